// @module-tag long
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { codeOf } from "../../../src/watches/share-codes.ts";
import { laterMatch, type TestWorld } from "../../bot.ts";
import { type DiscordHouse, openDiscord, seatOf as seatOnDiscord } from "../../whole-bot/discord-house.ts";
import { openScene, refreshMs, type Scene, type Shown } from "../../whole-bot/promises.ts";
import { boss, group, openTelegram, seatOf, type TelegramHouse } from "../../whole-bot/telegram-house.ts";

const bare = (text: string): string => text.replaceAll("\u200B", "");
const linkIn = ({ text }: Shown): string => /https:\/\/t\.me\/linewatch_bot\?start=(\S+)/.exec(bare(text))?.[1] ?? "?";

describe("a watch that is shared on Telegram", () => {
  let scene: Scene<TelegramHouse>;
  let match: ReturnType<TestWorld["sandbox"]["world"]["matches"]>[number];
  beforeEach(async () => {
    scene = await openScene(openTelegram);
    match = laterMatch(scene.world);
  });
  afterEach(() => scene.close());

  /** What the button below a watch's card leads to. */
  async function shared(typed: string, number = 1): Promise<Shown> {
    const { ann } = scene.seats;
    await scene.ask(ann, typed);
    const list = await scene.ask(ann, "/watches");
    const card = await scene.press(
      ann,
      list,
      list.buttons.find((label) => new RegExp(`^${number}\\b`).test(label)) ?? list.buttons.join(),
    );
    return scene.press(ann, await scene.press(ann, card, "More"), "Share");
  }

  it("is added by a link and one press, in the reader's language, and told of from then on", async () => {
    const { rita } = scene.seats;
    const share = await shared(`/watch ${match.slug} 4pp shortens`);
    expect(share.buttons).toEqual(["Send to someone", "Add to a group"]);
    expect(share.text).toContain("says nothing about you");
    const offer = await scene.ask(rita, `/start ${linkIn(share)}`);
    expect(offer.text).toContain("Этой подпиской с вами поделились");
    expect(offer.buttons).toEqual(["Добавить подписку"]);
    expect((await scene.ask(rita, "/watches")).text).not.toContain("4");
    const added = await scene.press(rita, offer, "Добавить подписку");
    expect(added.text).toContain("Добавлено:");
    expect(added.buttons).toEqual(["Отменить", "Мои подписки"]);
    const alert = await scene.after(rita, () =>
      scene.world.sandbox.knobs.move({ slug: match.slug, selection: "home", points: 6 }),
    );
    expect(alert.text).toMatch(/[▼▲]/);
    expect((await scene.ask(rita, `/start ${linkIn(share)}`)).text).toContain("уже есть");
  });

  it("fits into 64 characters whatever is shared, and keeps longer ones for three months", async () => {
    const { rita } = scene.seats;
    for (const [at, typed] of [
      `/watch ${match.slug} 3pp`,
      `/watch team ${match.home.name.en} 3pp`,
      "/watch sport football 5% shortens best books>=3 within 12h 6h fast",
      "/watch value bets 5% football within 12h",
    ].entries()) {
      const share = await shared(typed, at + 1);
      const code = linkIn(share);
      expect(code).toMatch(/^w[\w-]{8,55}$/);
      expect(share.text.includes("Works until")).toBe(code.startsWith("w_"));
      const offer = await scene.ask(rita, `/start ${code}`);
      expect(bare(offer.text).split("\n")[0]).not.toBe("");
      await scene.press(rita, offer, "Добавить подписку");
    }
    expect((await scene.ask(rita, "/export")).text).toContain("4 подписки");
  });

  it("takes the place of another rule only after saying so, and can be undone", async () => {
    const { rita } = scene.seats;
    const code = linkIn(await shared(`/watch ${match.slug} 5pp`));
    await scene.ask(rita, `/watch ${match.slug} 8%`);
    const offer = await scene.ask(rita, `/start ${code}`);
    expect(offer.text).toContain("Заменит ваше правило: 8");
    const added = await scene.press(rita, offer, "Добавить подписку");
    expect((await scene.press(rita, added, "Отменить")).text).not.toContain("5");
    expect((await scene.ask(rita, "/watches")).text).toContain("8");
  });

  it("is offered in a group to all, and added by who may", async () => {
    const { admin, guest } = scene.seats;
    const share = await shared(`/watch ${match.slug} 3pp`);
    const to = scene.house.standIn.messages(7).at(-1)?.payload["reply_markup"];
    expect(JSON.stringify(to)).toContain(`https://t.me/linewatch_bot?startgroup=${linkIn(share)}`);
    const offer = await scene.ask(admin, `/start@linewatch_bot ${linkIn(share)}`);
    expect((await scene.press(guest, offer, "Add this watch")).text).toContain("Only admins");
    expect((await scene.press(admin, offer, "Add this watch")).text).toContain("Added:");
    expect(seatOf(scene.house.standIn, group, boss).shown().length).toBeGreaterThan(0);
  });

  it("says what is wrong with a link that is cut, forged, stale or of a match that is over", async () => {
    const { rita } = scene.seats;
    const code = linkIn(await shared(`/watch ${match.slug} 3pp`));
    for (const wrong of [code.slice(0, -1), "w_", "wAAAAAAAAAAAA", `${code}A`, "w-drop-table"])
      expect((await scene.ask(rita, `/start ${wrong}`)).text).toContain("Ссылка обрезана или изменена");
    expect((await scene.ask(rita, "/start w_AAAAAAAAAAAAAAAA")).text).toContain("больше не действует");
    expect((await scene.ask(rita, `/import https://t.me/linewatch_bot?start=${code}`)).buttons).toEqual(["Добавить подписку"]);
    const forged = (matchId: number, rule: string) => codeOf({ kind: "match", matchId, rule }) ?? "";
    expect((await scene.ask(rita, `/start ${forged(999_999, "3pp")}`)).text).toContain("больше не действует");
    expect((await scene.ask(rita, `/start ${forged(1, "move a lot")}`)).text).toContain("непонятное правило");
  });
});

describe("a watch that is shared on Discord", () => {
  let scene: Scene<DiscordHouse>;
  beforeEach(async () => {
    scene = await openScene(openDiscord);
  });
  afterEach(() => scene.close());

  it("is taken over by the line that the share gives", async () => {
    const { ann, admin } = scene.seats;
    const match = laterMatch(scene.world);
    await scene.ask(ann, `/watch ${match.slug} 3pp`);
    const list = await scene.ask(ann, "/watches");
    const card = await scene.press(ann, list, list.buttons.find((label) => label.startsWith("1 ·")) ?? list.buttons[0] ?? "?");
    const share = await scene.press(ann, await scene.press(ann, card, "More"), "Share");
    const [, code = "?"] = /\/import text:(w[\w-]+)/.exec(bare(share.text)) ?? [];
    const { standIn, channel, boss: chief } = scene.house;
    const offer = await scene.after(admin, () => void standIn.slash(chief, channel, "import", { text: code }));
    expect(offer.buttons).toEqual(["Add this watch"]);
    expect((await scene.press(admin, offer, "Add this watch")).text).toContain("Added:");
  });

  it("is copied by a button into the own direct messages of whoever presses it, and told of there alone", async () => {
    const { admin, guest } = scene.seats;
    const { standIn, channel, boss: chief, guest: person } = scene.house;
    const dm = standIn.addDm(person);
    const own = seatOnDiscord(standIn, dm, person);
    const match = laterMatch(scene.world);
    await scene.ask(admin, `/watch ${match.slug} 3pp`);
    const list = await scene.ask(admin, "/watches");
    const card = await scene.press(admin, list, list.buttons.find((label) => label.startsWith("1 ·")) ?? list.buttons[0] ?? "?");
    expect(card.buttons).toContain("Copy this watch");
    const copied = await scene.press(guest, card, "Copy this watch");
    expect(copied.text).toContain("Added:");
    expect(copied.text).toContain("Its alerts will come to your direct messages with me.");
    expect(copied.buttons).toEqual(["Undo"]);
    // Nobody else sees that.
    expect(admin.shown().some(({ text }) => text.includes("direct messages"))).toBe(false);
    expect((await scene.ask(own, "/watches")).text).toContain("3 pp");
    const again = await scene.press(guest, card, "Copy this watch");
    expect(again.text).toContain("already has this watch");
    scene.world.sandbox.knobs.move({ slug: match.slug, selection: "home", points: 6 });
    const alerts = (id: string) => standIn.messagesIn(id).filter(({ text }) => text.startsWith("▼")).length;
    await scene.world.until(() => alerts(dm) === 1 && alerts(channel) === 1, refreshMs);
    expect((await scene.press(guest, copied, "Undo")).text).toContain("Undone");
    expect((await scene.ask(own, "/watches")).text).not.toContain("3 pp");
    expect((await scene.ask(admin, "/watches")).text).toContain("3 pp");
    // Where direct messages cannot be opened nothing is watched.
    standIn.breakDown({ path: /^\/users/ }, () => ({ kind: "answer", status: 500 }));
    const refused = await scene.after(admin, () => {
      const message = standIn.messagesIn(channel).find(({ id }) => id === card.id);
      if (message) standIn.press(chief, message, "Copy this watch");
    });
    expect(refused.text).toContain("I couldn’t open your direct messages");
    standIn.breakDown({}, null);
  });
});
