import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { laterMatch } from "../bot.ts";
import { eachBriefly } from "../long-elsewhere.ts";
import { hostileFiles } from "../messages/hostile.ts";
import { describeWholeBot, openScene, refreshMs, type Scene } from "./promises.ts";
import { ann, boss, club, group, openTelegram, rita, seatOf, supergroup, type TelegramHouse, topic } from "./telegram-house.ts";

describeWholeBot("Telegram", openTelegram);

describe("a whole bot on Telegram", () => {
  let scene: Scene<TelegramHouse>;
  let match: ReturnType<typeof laterMatch>;
  beforeEach(async () => {
    scene = await openScene(openTelegram);
    match = laterMatch(scene.world);
  });
  afterEach(() => scene.close());

  const moveHome = () => scene.world.sandbox.knobs.move({ slug: match.slug, selection: "home", points: 6 });
  const alerts = (chat: number) => scene.house.standIn.messages(chat).filter(({ text }) => text.includes("▼"));

  it("answers and tells in the topic that asked, with the kick-off in the reader's own time", async () => {
    const { inTopic } = scene.house;
    await scene.ask(inTopic, `/watch ${match.slug}`);
    await scene.after(inTopic, moveHome);
    expect(scene.house.standIn.messages(group).map(({ thread }) => thread)).toEqual([topic, topic]);
    const [alert] = alerts(group);
    expect(alert?.entities.filter(({ type }) => type === "date_time").map(({ unix_time }) => unix_time)).toContain(
      match.startsAt / 1000,
    );
  });

  it("says once what it cannot read, and does nothing of what an edit asks", { tags: ["long"] }, async () => {
    const { standIn } = scene.house;
    const seat = scene.seats.ann;
    const picture = () => void standIn.send(ann, ann, { name: "coupon.pdf", content: "%PDF" });
    expect((await scene.after(seat, picture)).text).toMatch(/^I can only read text\. Type a team’s name/);
    const written = standIn.say(ann, ann, "/matches");
    await scene.world.until(() => seat.shown().length === 2, 60_000);
    const edit = () => standIn.edit(ann, ann, written, `/watch ${match.slug}`);
    expect((await scene.after(seat, edit)).text).toMatch(/^I don’t see edits to a message\./);
    picture();
    edit();
    expect((await scene.ask(seat, "/watches")).text).toContain("You aren’t watching anything yet.");
    expect(seat.shown()).toHaveLength(4);
  });

  it("keeps its tables within the columns of a phone", async () => {
    await scene.ask(scene.seats.ann, `/odds ${match.slug}`);
    await scene.ask(scene.seats.rita, `/odds ${match.slug}`);
    const tables = scene.house.standIn
      .messages()
      .flatMap(({ text, entities }) =>
        entities.filter(({ type }) => type === "pre").map(({ offset, length }) => text.slice(offset, offset + length)),
      );
    expect(tables).toHaveLength(2);
    expect(tables.flatMap((table) => table.split("\n")).filter((line) => line.length > 34)).toEqual([]);
    // A bookmaker's name may be cut, but not our own words in the first line and the last two.
    const own = tables.flatMap((table) => table.split("\n").filter((_, index, { length }) => index === 0 || index > length - 3));
    expect(own.filter((line) => line.includes("…"))).toEqual([]);
  });

  it("brings a long list as a file by a press, as a message that answers nothing", { tags: ["long"] }, async () => {
    const { admin, guest } = scene.seats;
    await scene.ask(admin, "/matches");
    // Until then only the first page of the service's list is known.
    await scene.world.pass(60_000);
    const list = await scene.ask(admin, "/matches football");
    const choice = await scene.press(admin, list, "Sport ▾");
    await scene.press(guest, choice, "CSV");
    const [, , sent] = scene.house.standIn.messages(group);
    const total = Number(/^Matches · Football · (\d+)$/m.exec(list.text)?.[1]);
    expect(sent).toMatchObject({ replyTo: null, buttons: [], text: expect.stringContaining(`${total} rows for a spreadsheet.`) });
    expect(sent?.file?.name).toMatch(/^matches-\d{4}-\d\d-\d\d\.csv$/);
    const [titles, first = "", ...rows] = sent?.file?.content.split("\r\n") ?? [];
    expect(titles).toBe("\u{FEFF}Number,Starts (UTC),Home,Away,Sport,League,Status,1,X,2");
    expect(first).toMatch(/^\d+,2026-\d\d-\d\dT\d\d:\d\d:00Z,.+,.+,Football,.+,(?:live|upcoming),/);
    expect(rows.filter((row) => row !== "")).toHaveLength(total);
    expect(rows.at(-2)).toMatch(/^Data: /);
    expect(list.edits).toBe(0);
  });

  it("exports to a file, and imports one with the command below it, in answer to it, or alone in private", {
    tags: ["long"],
  }, async () => {
    const { ann: seat, rita: russian } = scene.seats;
    const { standIn } = scene.house;
    await scene.ask(seat, `/watch ${match.slug} 2pp`);
    await scene.ask(seat, "/export");
    const file = standIn.messages(ann).at(-1)?.file;
    expect(file?.name).toMatch(/^linewatch-.*\.json$/);
    if (!file) return;
    const shown = await scene.after(russian, () => void standIn.send(rita, rita, file, "/import"));
    expect(shown.text).toContain("Новая: 1 подписка");
    expect((await scene.press(russian, shown, "Импорт: 1 подписка")).text).toContain("Добавлена 1 подписка.");
    const alone = await scene.after(russian, () => void standIn.send(rita, rita, file));
    expect(alone.text).toContain("В файле нет ничего нового");
    const sent = standIn.send(group, boss, file);
    const answered = await scene.after(scene.seats.admin, () => standIn.answer(group, boss, sent, "/import"));
    expect(answered.text).toContain("New: 1 watch");
    for (const [content, answer] of hostileFiles) {
      const refused = await scene.after(seat, () => void standIn.send(ann, ann, { ...file, content }, "/import"));
      expect([refused.text.replaceAll("\u200B", "").split("\n")[0], refused.buttons]).toEqual([answer, ["Help"]]);
    }
    const large = await scene.after(
      seat,
      () => void standIn.send(ann, ann, { ...file, content: "x".repeat(300_000) }, "/import"),
    );
    expect(large.text).toContain("larger than 256 KB");
  });

  it("shows a refusal to who pressed and to nobody else", async () => {
    const { admin, guest } = scene.seats;
    const board = await scene.ask(admin, `/odds ${match.slug}`);
    await scene.press(guest, board, "Watch");
    expect(scene.house.standIn.popups()).toMatchObject([{ user: ann, chat: group, alert: true }]);
    expect(scene.house.standIn.messages(group)).toHaveLength(1);
  });

  it("introduces itself where it is added, and speaks the adder's language there to everybody", async () => {
    const { standIn, inClub } = scene.house;
    const hello = await scene.after(inClub, () => standIn.rejoin(club, rita));
    expect(hello.text).toMatch(/^Linewatch\nКоэффициенты/);
    expect((await scene.ask(inClub, "/matches")).text).toMatch(/^Матчи · \d+\n/);
    await scene.ask(inClub, "/settings language english");
    expect((await scene.ask(inClub, "/matches")).text).toMatch(/^Matches · \d+\n/);
  });

  it("speaks the language of the first administrator to everybody, where nobody is known to have added it", {
    tags: ["long"],
  }, async () => {
    const { standIn } = scene.house;
    const asked = (user: number, typed: string) => scene.ask(seatOf(standIn, group, user), typed);
    standIn.addGroup({ id: group, admins: [boss, rita] });
    expect((await asked(ann, "/matches")).text).toMatch(/^Matches · \d+\n/);
    await asked(rita, `/watch ${match.slug}`);
    expect((await asked(ann, "/matches")).text).toMatch(/^Матчи · \d+\n/);
    await asked(boss, `/watch ${match.slug} 5%`);
    expect((await asked(boss, "/matches")).text).toMatch(/^Матчи · \d+\n/);
  });

  it("changes a message for who asked and for administrators, and answers others anew", { tags: ["long"] }, async () => {
    const { guest, admin } = scene.seats;
    const list = await scene.ask(guest, "/matches");
    const turned = await scene.press(guest, list, "Next ›");
    expect([turned.id, turned.edits]).toEqual([list.id, 1]);
    const back = await scene.press(admin, turned, "‹ Previous");
    expect([back.id, back.edits]).toEqual([list.id, 2]);
    const own = await scene.press(seatOf(scene.house.standIn, group, rita), back, "Next ›");
    expect([own.id === list.id, own.edits]).toEqual([false, 0]);
    expect(own.text).toContain("6–10 из ");
  });

  it("does so as well with what follows from a press, which quotes nobody", { tags: ["long"] }, async () => {
    const { guest, admin } = scene.seats;
    const other = seatOf(scene.house.standIn, group, 12);
    const list = await scene.ask(guest, "/matches");
    const own = await scene.press(other, list, "Next ›");
    const turned = await scene.press(other, own, "‹ Previous");
    const back = await scene.press(admin, turned, "Next ›");
    expect([turned.id, back.id, back.edits]).toEqual([own.id, own.id, 2]);
    const guests = await scene.press(guest, back, "‹ Previous");
    expect([guests.id === own.id, guests.edits]).toEqual([false, 0]);
    const again = await scene.press(other, back, "‹ Previous");
    expect([again.id, again.edits]).toEqual([own.id, 3]);
  });

  it("says where alerts go on when their topic is gone", { tags: ["long"] }, async () => {
    const { standIn, inTopic } = scene.house;
    await scene.ask(inTopic, `/watch ${match.slug}`);
    standIn.deleteTopic(group, topic);
    moveHome();
    const said = () => standIn.messages(group).filter(({ thread }) => thread === null);
    await scene.world.until(() => said().length > 0);
    expect(said().map(({ text }) => text)).toEqual([
      expect.stringMatching(/→ 1\.56\n.*Best at .*\nThe topic for alerts is gone, so/s),
    ]);
  });

  eachBriefly(
    [
      ["Telegram says so", false],
      ["a message is refused", true],
    ],
    ([_, quietly]) => !quietly,
  )("keeps the watches of a group that became a supergroup, noticed when %s", async (_, quietly) => {
    const { standIn, inClub, inSupergroup } = scene.house;
    await scene.ask(inClub, `/watch ${match.slug}`);
    standIn.migrate(club, supergroup, { quietly });
    await scene.after(inSupergroup, moveHome);
    expect([alerts(club).length, alerts(supergroup).length]).toEqual([0, 1]);
    expect((await scene.ask(inSupergroup, "/watches")).text).toContain("3 pp");
  });

  it.each([
    ["Telegram says so", true],
    ["a message is refused", false],
  ])(
    "sends nothing to who blocked it, noticed when %s, and catches up when it is let in again",
    { tags: "long" },
    async (_, told) => {
      const { standIn } = scene.house;
      await scene.ask(scene.seats.ann, `/watch ${match.slug}`);
      if (told) standIn.block(ann);
      else standIn.deactivate(ann);
      const sends = () => standIn.requests("sendMessage").length;
      const before = sends();
      moveHome();
      await scene.world.pass(2 * refreshMs);
      // An answer alone is not believed at once: it may pass.
      const mostTries = Math.ceil(Math.log2((2 * refreshMs) / 3_000)) + 1;
      expect(sends() - before).toBeGreaterThanOrEqual(told ? 0 : 2);
      expect(sends() - before).toBeLessThanOrEqual(told ? 0 : mostTries);
      expect(alerts(ann)).toEqual([]);
      await scene.after(scene.seats.ann, () => standIn.unblock(ann), 60_000);
      expect(alerts(ann)).toHaveLength(1);
    },
  );
});
