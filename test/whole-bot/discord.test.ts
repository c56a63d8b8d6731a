import { ComponentType } from "discord.js";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { laterMatch } from "../bot.ts";
import { hostileFiles } from "../messages/hostile.ts";
import { manageGuild } from "../standins/discord.ts";
import { type DiscordHouse, openDiscord, seatOf } from "./discord-house.ts";
import { describeWholeBot, openScene, refreshMs, type Scene } from "./promises.ts";

describeWholeBot("Discord", openDiscord);

describe("a whole bot on Discord", () => {
  let scene: Scene<DiscordHouse>;
  let match: ReturnType<typeof laterMatch>;
  beforeEach(async () => {
    scene = await openScene(openDiscord);
    match = laterMatch(scene.world);
    // The list of matches has come by then.
    await scene.ask(scene.seats.ann, "/matches");
  });
  afterEach(() => scene.close());

  it("completes a half-typed name to an id that works, without asking the API", { tags: ["long"] }, async () => {
    const { standIn, channel, guest } = scene.house;
    const { requests } = scene.world.sandbox.knobs.statistics();
    const typed = match.home.name.en.slice(0, -2).toLowerCase();
    const choices = await standIn.autocomplete(guest, channel, { command: "odds", option: "match", typed });
    const choice = choices.find(({ name }) => name.endsWith(` · ${match.home.name.en} v ${match.away.name.en}`));
    expect(choice?.value).toMatch(/^#\d+$/);
    expect(choice?.name).toMatch(/^Aug \d+ · /);
    expect(scene.world.sandbox.knobs.statistics().requests).toBe(requests);
    const board = await scene.ask(scene.seats.guest, `/odds ${choice?.value}`);
    expect(board.text.startsWith(choice?.name.replace(/^.* · /, "") ?? "?")).toBe(true);
  });

  it("answers what is written to it: in private, where it is mentioned and where it is replied to", async () => {
    const { standIn, channel, guest, boss } = scene.house;
    const { ann, admin } = scene.seats;
    const list = await scene.ask(ann, "castelmira");
    const [, second] = list.text.split("\n").filter((line) => line.includes(" v "));
    const board = await scene.ask(ann, "2");
    expect(board.text.split("\n")[0]).toBe(second?.replace(/^2 /, ""));

    const asked = await scene.ask(scene.seats.guest, "castelmira");
    expect([asked.text, standIn.messages.at(-1)?.ephemeralFor]).toEqual([list.text, null]);
    // Every person has a list of their own.
    expect((await scene.ask(admin, "2")).text).toMatch(/^I don’t have a line 2 here\./);
    const shown = standIn.messagesIn(channel).find(({ id }) => id === asked.id);
    const write = (content: string, user = guest) => standIn.write(user, channel, content, shown ? { repliesTo: shown } : {});
    expect((await scene.after(admin, () => void write("2"))).text).toBe(board.text);
    expect((await scene.after(admin, () => void write("/watch 2"))).text).toContain("Only admins of this chat can do that.");
    await scene.ask(admin, "castelmira");
    expect((await scene.after(admin, () => void write("/watch 2", boss))).text).toMatch(/^.+\nWatching\. /);
  });

  it("says once that it can only read text", async () => {
    const { standIn, dmOfAnn, guest } = scene.house;
    const { ann } = scene.seats;
    const voice = () => void standIn.write(guest, dmOfAnn, "", { attached: [{ name: "voice-message.ogg", content: "" }] });
    expect((await scene.after(ann, voice)).text).toMatch(/^I can only read text\./);
    const shown = ann.shown().length;
    voice();
    await scene.ask(ann, "castelmira");
    expect(ann.shown()).toHaveLength(shown + 1);
  });

  it("exports to a file for the asker alone, and imports one that is attached", { tags: ["long"] }, async () => {
    const { standIn, channel, guest, boss } = scene.house;
    const { ann, admin } = scene.seats;
    await scene.ask(ann, `/watch ${match.slug}`);
    const exported = await scene.ask(ann, "/export");
    expect(exported.text).toContain("1 watch and this chat’s settings");
    const file = standIn.messages.at(-1)?.file;
    expect(file?.name).toMatch(/^linewatch-.*\.json$/);
    if (!file) return;
    const attached = { name: file.name, content: file.content };
    await scene.after(scene.seats.guest, () => void standIn.slash(guest, channel, "import", {}, { attached }));
    expect(scene.seats.guest.shown().at(-1)?.text).toContain("Only admins of this chat can do that.");
    const shown = await scene.after(admin, () => void standIn.slash(boss, channel, "import", {}, { attached }));
    expect(shown.text).toContain("New: 1 watch");
    expect((await scene.press(admin, shown, "Import 1 watch")).text).toContain("1 watch imported.");
    for (const [content, answer] of hostileFiles) {
      const refused = await scene.after(
        admin,
        () => void standIn.slash(boss, channel, "import", {}, { attached: { ...attached, content } }),
      );
      expect([refused.text.replaceAll("\u200B", "").split("\n")[0], refused.buttons]).toEqual([answer, ["Help"]]);
    }
    const bare = await scene.after(admin, () => void standIn.slash(boss, channel, "import"));
    expect(bare.text).toContain("choose the option “file”");
  });

  it("brings an alert that Discord does not take as a container as one text, once, with the credit", {
    tags: "long",
  }, async () => {
    const { standIn, dmOfAnn } = scene.house;
    const { ann } = scene.seats;
    await scene.ask(ann, `/watch ${match.slug} 3pp`);
    const path = new RegExp(`^/channels/${dmOfAnn}/messages$`);
    const posts = () => standIn.requests.filter((request) => request.method === "POST" && path.test(request.path)).length;
    const before = posts();
    const refused = { kind: "answer", status: 400, code: 50035, message: "Invalid Form Body" } as const;
    standIn.failNext({ method: "POST", path }, refused);
    const knobs = scene.world.sandbox.knobs;
    const alert = await scene.after(ann, () => knobs.move({ slug: match.slug, selection: "home", points: 6 }));
    expect(alert.text).toMatch(/^▼ .* \d+\.\d+ → \d+\.\d+\n(?:▲ .*\n)?Best at \S/);
    expect(alert.text).toMatch(/Data: Test Odds$/);
    const sent = JSON.stringify(standIn.messagesIn(dmOfAnn).find(({ id }) => id === alert.id)?.payload.components);
    expect(sent).toContain(`"type":${ComponentType.TextDisplay}`);
    expect(sent).not.toContain(`"type":${ComponentType.Container}`);
    const heard = ann.shown().length;
    await scene.world.pass(refreshMs);
    expect(ann.shown()).toHaveLength(heard);
    expect(posts()).toBe(before + 2);
  });

  it("shows a refusal to who was refused and to nobody else", async () => {
    const refusal = await scene.ask(scene.seats.guest, `/watch ${match.slug}`);
    expect(refusal.text).toContain("Only admins of this chat can do that.");
    expect(scene.seats.admin.shown()).toEqual([]);
  });

  it("introduces itself in a server that it is added to, silently and once", async () => {
    const { standIn } = scene.house;
    const guild = standIn.addGuild();
    const [hall, lobby] = [standIn.addChannel({ guild }), standIn.addChannel({ guild })];
    standIn.leaveGuild(guild);
    standIn.setAccess(hall, "hidden");
    standIn.joinGuild(guild);
    await scene.world.until(() => standIn.messagesIn(lobby).length > 0, 60_000);
    await scene.world.pass(60_000);
    expect(standIn.messagesIn(lobby).map(({ text, silent }) => [text.split("\n")[0], silent])).toEqual([["Linewatch", true]]);
    expect(standIn.messagesIn(hall)).toEqual([]);
  });

  it("answers what concerns the asker alone so that nobody else in the channel sees it", async () => {
    const { admin, guest } = scene.seats;
    for (const command of ["/help", "/settings", "/privacy"]) await scene.ask(guest, command);
    expect(guest.shown()).toHaveLength(3);
    expect(admin.shown()).toEqual([]);
    await scene.ask(guest, "/matches");
    expect(admin.shown()).toHaveLength(1);
  });

  it("brings a long list as a file to who pressed alone", async () => {
    const { admin, guest } = scene.seats;
    const list = await scene.ask(guest, "/matches");
    await scene.press(guest, await scene.press(guest, list, "Sport ▾"), "CSV");
    const { standIn, channel } = scene.house;
    const sent = standIn.messagesIn(channel).at(-1);
    expect(sent?.file?.content).toMatch(/^\u{FEFF}Number,Starts \(UTC\),Home,/u);
    expect([sent?.ephemeralFor === null, admin.shown().length]).toEqual([false, 1]);
  });

  it("changes a message for who asked and for administrators, and answers others alone", { tags: ["long"] }, async () => {
    const { admin, guest } = scene.seats;
    const { standIn, channel } = scene.house;
    const list = await scene.ask(guest, "/matches");
    const turned = await scene.press(guest, list, "Next ›");
    const back = await scene.press(admin, turned, "‹ Previous");
    expect([turned.id, back.id, back.edits]).toEqual([list.id, list.id, 2]);
    const own = await scene.press(seatOf(standIn, channel, standIn.addUser()), back, "Next ›");
    expect([own.id === list.id, own.edits]).toEqual([false, 0]);
    expect(own.text).toContain("6–10 of ");
    expect(admin.shown().map(({ id, edits }) => [id, edits])).toEqual([[list.id, 2]]);
  });

  it("speaks the language of the first administrator to everybody in the channel", { tags: ["long"] }, async () => {
    const { standIn, channel } = scene.house;
    const chief = standIn.addUser({ locale: "ru" });
    standIn.permit(chief, channel, manageGuild);
    expect((await scene.ask(scene.seats.guest, "/matches")).text).toMatch(/^Matches/);
    await scene.ask(seatOf(standIn, channel, chief), `/watch ${match.slug}`);
    expect((await scene.ask(scene.seats.guest, "/matches")).text).toMatch(/^Матчи/);
  });

  it("tells who set it up in private, once, when the channel is deleted", { tags: ["long"] }, async () => {
    const { standIn, channel, boss } = scene.house;
    await scene.ask(scene.seats.admin, `/watch ${match.slug}`);
    const dm = standIn.addDm(boss);
    standIn.deleteChannel(channel);
    await scene.world.until(() => standIn.messagesIn(dm).length > 0, 60_000);
    await scene.world.pass(60_000);
    expect(standIn.messagesIn(dm).map(({ text }) => text)).toEqual([
      expect.stringMatching(/^#channel-\d+ was deleted\. Its watch sends nothing now\. I’ll delete it on /),
    ]);
  });

  it("alerts with the kick-off in the reader's own time, a nonce, and no mention", { tags: ["long"] }, async () => {
    const { standIn, channel } = scene.house;
    await scene.ask(scene.seats.admin, `/watch ${match.slug}`);
    await scene.after(scene.seats.admin, () =>
      scene.world.sandbox.knobs.move({ slug: match.slug, selection: "home", points: 6 }),
    );
    const alert = standIn.messagesIn(channel).at(-1);
    expect(JSON.stringify(alert?.payload)).toContain(`<t:${match.startsAt / 1000}`);
    expect(alert?.payload).toMatchObject({ enforce_nonce: true, allowed_mentions: { parse: [] } });
    expect(alert?.marks.filter((mark) => mark.startsWith("mention"))).toEqual([]);
  });
});

describe("a channel on Discord where few may write", () => {
  let scene: Scene<DiscordHouse>;
  let slug: string;
  beforeEach(async () => {
    scene = await openScene(openDiscord);
    ({ slug } = laterMatch(scene.world));
  });
  afterEach(() => scene.close());

  it.each([
    ["announcements", false],
    ["a thread", true],
  ])("answers its readers alone, whatever they press or type: %s", { tags: "long" }, async (_, thread) => {
    const { standIn, boss } = scene.house;
    const place = standIn.addChannel({ thread });
    standIn.permit(boss, place, manageGuild);
    standIn.hush(place);
    const admin = seatOf(standIn, place, boss);
    await scene.ask(admin, `/watch ${slug} 3pp`);
    const board = await scene.ask(admin, `/odds ${slug}`);
    scene.world.sandbox.knobs.move({ slug, selection: "home", points: 6 });
    const alert = await scene.after(admin, () => undefined);
    const open = () => standIn.messagesIn(place).filter(({ ephemeralFor }) => ephemeralFor === null);
    const before = open().map(({ id, edits }) => ({ id, edits }));
    const readers = [1, 2, 3, 4].map(() => seatOf(standIn, place, standIn.addUser()));
    const pressed = readers.flatMap((reader) => alert.buttons.map((label) => ({ reader, label })));
    for (const { reader, label } of pressed) await scene.press(reader, alert, label);
    const [reader] = readers;
    if (!reader) throw new Error("nobody reads");
    await scene.press(reader, board, "Refresh");
    await scene.ask(reader, `/odds ${slug}`);
    expect(pressed.length).toBeGreaterThanOrEqual(28);
    expect(open().map(({ id, edits }) => ({ id, edits }))).toEqual(before);
  });

  it("lets a reader go on in what they alone see", { tags: ["long"] }, async () => {
    const { standIn, boss, guest } = scene.house;
    const place = standIn.addChannel();
    standIn.permit(boss, place, manageGuild);
    standIn.hush(place);
    const seat = seatOf(standIn, place, guest);
    const board = await scene.ask(seat, `/odds ${slug}`);
    const refreshed = await scene.press(seat, board, "Refresh");
    expect(refreshed.id).toBe(board.id);
  });
});
