// @module-tag long
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { laterMatch } from "../bot.ts";
import { manageGuild, mentionEveryone, type StandInMessage, type StandInUser } from "../standins/discord.ts";
import { type DiscordHouse, seatOf as discordSeat, openDiscord } from "./discord-house.ts";
import { openScene, refreshMs, type Scene } from "./promises.ts";
import { openTelegram } from "./telegram-house.ts";

const hourMs = 60 * 60_000;

describe("who is mentioned in a server's alerts", () => {
  let scene: Scene<DiscordHouse>;
  let slug: string;
  beforeEach(async () => {
    scene = await openScene(openDiscord);
    ({ slug } = laterMatch(scene.world));
  });
  afterEach(() => scene.close());

  let way = 1;
  const standIn = () => scene.house.standIn;
  const move = () => {
    way = -way;
    scene.world.sandbox.knobs.move({ slug, selection: "home", points: 8 * way });
  };
  /** The next alert in the channel. */
  async function alertIn(channel = scene.house.channel): Promise<StandInMessage> {
    const alerts = () =>
      standIn()
        .messagesIn(channel)
        .filter(({ text }) => text.includes("all 10 books"));
    const before = alerts().length;
    await scene.world.pass(1_100);
    move();
    await scene.world.until(() => alerts().length > before, refreshMs);
    return alerts().at(-1) as StandInMessage;
  }
  async function soon(answer: Promise<StandInMessage>): Promise<StandInMessage> {
    const came: StandInMessage[] = [];
    void answer.then((message) => came.push(message));
    await scene.world.until(() => came.length > 0, 60_000);
    return came[0] as StandInMessage;
  }
  async function setRole(role: Parameters<ReturnType<typeof standIn>["slash"]>[4], user = scene.house.boss): Promise<string> {
    await scene.world.pass(1_100);
    const set = standIn().slash(user, scene.house.channel, "settings", {}, role);
    return (await soon(set.message())).text;
  }
  async function press(user: StandInUser, message: StandInMessage, button: string): Promise<StandInMessage> {
    await scene.world.pass(1_100);
    return soon(standIn().press(user, message, button).message());
  }
  const watch = () => scene.ask(scene.seats.admin, `/watch ${slug} 3pp`);

  it("has a role that is chosen in /settings, by who may change them, and nobody else", async () => {
    const { channel, guest } = scene.house;
    await watch();
    expect((await alertIn()).pinged).toEqual({ users: [], roles: [] });
    const fans = standIn().addRole(channel, { name: "Line fans", mentionable: true });
    expect(await setRole({ role: fans }, guest)).toContain("Only admins of this chat can do that.");
    expect(await setRole({ role: "everyone" })).toContain("That would mention everyone. Choose a role people can opt into.");
    expect((await alertIn()).pinged).toEqual({ users: [], roles: [] });

    const set = await setRole({ role: fans });
    expect(set).toMatch(/✓ Mentions: @Line fans/);
    expect(set).not.toContain("can’t be mentioned");
    const alert = await alertIn();
    expect(alert.pinged).toEqual({ users: [], roles: [fans.id] });
    expect(alert.payload.allowed_mentions).toEqual({ parse: [], roles: [fans.id], users: [] });
    // What else is said there notifies nobody.
    await scene.ask(scene.seats.admin, "/settings");
    expect(standIn().messages.filter(({ pinged }) => pinged.roles.length > 0)).toHaveLength(1);

    await scene.ask(scene.seats.admin, "/settings ping off");
    expect((await alertIn()).pinged.roles).toEqual([]);
  });

  it("says where a role is not notified, and leaves out one that is no more", async () => {
    const { channel } = scene.house;
    await watch();
    const shy = standIn().addRole(channel, { name: "Shy", mentionable: false });
    // Who may mention it nowhere cannot have the bot mention it, also where the bot may.
    expect(await setRole({ role: shy })).toContain("You aren’t allowed to mention @Shy here");
    standIn().channel(channel).mayMentionAll = true;
    expect(await setRole({ role: shy })).toContain("You aren’t allowed to mention @Shy here");
    standIn().channel(channel).mayMentionAll = false;
    standIn().permit(scene.house.boss, channel, manageGuild | mentionEveryone);
    expect(await setRole({ role: shy })).toContain("@Shy can’t be mentioned by me yet. ");
    expect((await alertIn()).pinged.roles).toEqual([]);
    standIn().channel(channel).mayMentionAll = true;
    expect(await setRole({ role: shy })).not.toContain("can’t be mentioned");
    expect((await alertIn()).pinged.roles).toEqual([shy.id]);

    expect((await scene.ask(scene.seats.admin, "/settings chat")).text).toContain("Mentions: @Shy");
    standIn().deleteRole(shy);
    const gone = await scene.ask(scene.seats.admin, "/settings chat");
    expect(gone.text).toContain("Mentions: Nobody");
    expect(gone.text).toContain("@Shy no longer exists, so nobody is mentioned. Choose another role.");
    const alert = await alertIn();
    expect(alert.payload.allowed_mentions).toEqual({ parse: [] });
    expect(alert.marks.join()).not.toContain(shy.id);
  });

  it("has whoever presses [Ping me], until they press it again, go on a break, or ask to be forgotten", {
    tags: "long",
  }, async () => {
    const { guest, boss, channel } = scene.house;
    await watch();
    const first = await alertIn();
    expect(first.buttons.map(({ label }) => label)).toContain("Ping me");
    const said = await press(guest, first, "Ping me");
    expect(said.ephemeralFor).toBe(guest.id);
    expect(said.text).toContain("I’ll mention you with every alert about ");
    await press(boss, first, "Ping me");
    const second = await alertIn();
    expect(second.pinged).toEqual({ users: [guest.id, boss.id], roles: [] });
    expect(second.edits).toBe(0);

    // By what was said to them alone.
    const off = await press(guest, said, "No more pings");
    expect(off.text).toContain("I’ll no longer mention you");
    expect((await alertIn()).pinged.users).toEqual([boss.id]);
    await press(guest, second, "Ping me");

    const dm = discordSeat(standIn(), standIn().addDm(guest), guest);
    const asked = await scene.ask(dm, "/break 1d");
    await scene.press(dm, asked, asked.buttons[0] ?? "");
    expect((await alertIn()).pinged.users).toEqual([boss.id]);
    await scene.world.pass(25 * hourMs);
    const after = await alertIn();
    expect(after.pinged.users).toEqual([boss.id, guest.id]);

    // What the message says changes in its place, and notifies nobody.
    await press(boss, after, "Mute");
    expect(standIn().messagesIn(channel).at(-1)?.pinged.users).toEqual([boss.id, guest.id]);
    await scene.ask(scene.seats.admin, `/unmute ${slug}`);

    await scene.ask(dm, "/mydata");
    const kept = standIn().messages.findLast(({ ephemeralFor, file }) => ephemeralFor === guest.id || file !== null);
    expect(kept?.file?.content ?? kept?.text).toMatch(new RegExp(`"ping":\\s*{\\s*"chat":\\s*"discord:${channel}"`));
    const forget = await scene.ask(dm, "/forgetme");
    await scene.press(dm, forget, forget.buttons[0] ?? "");
    expect((await alertIn()).pinged.users).toEqual([boss.id]);
  });

  it("mentions twenty people at most, and says so to the next one", async () => {
    await watch();
    const alert = await alertIn();
    const people = Array.from({ length: 21 }, (_, nth) => standIn().addUser({ name: `fan${nth}` }));
    const answers: string[] = [];
    for (const person of people) answers.push((await press(person, alert, "Ping me")).text);
    expect(answers.at(-2)).toContain("I’ll mention you");
    expect(answers.at(-1)).toContain("already mentions 20 people");
    expect((await alertIn()).pinged.users).toEqual(people.slice(0, 20).map(({ id }) => id));
  });

  it("mentions them in the thread of the match, by a press there as well", async () => {
    const { guest, channel } = scene.house;
    await watch();
    await scene.ask(scene.seats.admin, "/settings threads match");
    move();
    await scene.world.until(() => standIn().threadsIn(channel).length === 1, refreshMs);
    const [thread] = standIn().threadsIn(channel);
    await scene.world.until(() => standIn().messagesIn(thread?.id ?? "").length === 1, refreshMs);
    const [alert] = standIn().messagesIn(thread?.id ?? "");
    if (!alert) throw new Error("no alert came");
    await press(guest, alert, "Ping me");
    expect((await alertIn(thread?.id)).pinged.users).toEqual([guest.id]);
  });

  it("is nobody in private, where there is no such button", async () => {
    const { ann } = scene.seats;
    const watched = await scene.ask(ann, `/watch ${slug} 3pp`);
    expect(watched.buttons).not.toContain("Ping me");
    expect((await scene.ask(ann, "/settings chat")).text).not.toContain("Mentions");
    const alert = await scene.after(ann, move);
    expect(alert.buttons).not.toContain("Ping me");
    expect((await watch()).buttons).toContain("Ping me");
  });
});

describe("mentions on Telegram", () => {
  it("are not offered, since nobody is notified so there", async () => {
    const scene = await openScene(openTelegram);
    const { slug } = laterMatch(scene.world);
    const { admin } = scene.seats;
    expect((await scene.ask(admin, "/settings chat")).text).not.toContain("Mentions");
    expect((await scene.ask(admin, "/settings ping")).text).not.toContain("A role that alerts here mention");
    expect((await scene.ask(admin, `/watch ${slug} 3pp`)).buttons).not.toContain("Ping me");
    await scene.close();
  });
});
