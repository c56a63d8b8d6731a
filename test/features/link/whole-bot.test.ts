// @module-tag long
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { laterMatch, type TestWorld } from "../../bot.ts";
import { type DiscordHouse, openDiscord } from "../../whole-bot/discord-house.ts";
import { type House, openScene, refreshMs, type Scene, type Seat, type Shown } from "../../whole-bot/promises.ts";
import { ann, openTelegram, type TelegramHouse } from "../../whole-bot/telegram-house.ts";

/** Without the signs that keep a platform from reading anything into it. */
const bare = (line: string): string => line.replaceAll("\u200B", "");

interface BothHouse extends House {
  telegram: TelegramHouse;
  discord: DiscordHouse;
}

/** One bot on two platforms. Those who sit here are on Telegram. */
async function openBoth(world: TestWorld): Promise<BothHouse> {
  const [telegram, discord] = [await openTelegram(world), await openDiscord(world)];
  return {
    telegram,
    discord,
    settings: { ...telegram.settings, ...discord.settings },
    seat: (bot) => telegram.seat(bot),
    async close() {
      await telegram.close();
      await discord.close();
    },
  };
}

describe("one list on Telegram and Discord", () => {
  let scene: Scene<BothHouse>;
  let here: Seat;
  let there: Seat;
  let slug: string;
  beforeEach(async () => {
    scene = await openScene(openBoth);
    await seat();
    ({ slug } = laterMatch(scene.world));
  });
  afterEach(() => scene.close());

  async function seat(): Promise<void> {
    here = scene.seats.ann;
    there = (await scene.house.discord.seat(scene.bot)).ann;
  }
  const move = (points: number) => scene.world.sandbox.knobs.move({ slug, selection: "home", points });
  const codeIn = ({ text }: Shown): string => /\/link (\S{4}-\S{4})/.exec(text)?.[1] ?? "";
  const join = async (seat: Seat, code: string): Promise<Shown> => {
    const asked = await scene.ask(seat, `/link ${code}`);
    const [yes = "?"] = asked.buttons;
    return scene.press(seat, asked, yes);
  };
  const link = async (): Promise<Shown> => join(there, codeIn(await scene.ask(here, "/link")));
  const alertsOf = (seat: Seat): string[] => seat.shown().flatMap(({ text }) => (/[▼▲]/.test(text) ? [text] : []));
  const heard = () => [alertsOf(here).length, alertsOf(there).length];

  it("has the chat's own line and the time of its day's matches at both; after parting each place has them by itself", async () => {
    const { sandbox, clock } = scene.world;
    const soon = sandbox.world.matches(clock.now()).find(({ startsAt }) => startsAt > clock.now() + 2 * 3_600_000);
    await scene.ask(here, `/watch ${soon?.slug} 25pp`);
    await scene.ask(here, "/settings footer Mine");
    await scene.ask(here, "/settings fixtures 12:20");
    await link();
    const shared = await scene.ask(there, "/settings alerts");
    expect((await scene.ask(there, "/settings chat")).text).toContain("Footer: Mine");
    expect(shared.text).toContain("Daily matches: 12:20");
    await scene.ask(there, "/unlink");
    const lists = (seat: Seat) => seat.shown().filter(({ text }) => text.startsWith("Matches · "));
    await scene.world.until(() => [here, there].every((seat) => lists(seat).length > 0));
    for (const seat of [here, there]) {
      expect(lists(seat)).toHaveLength(1);
      expect(lists(seat)[0]?.text).toMatch(/\nMine\nData: Test Odds$/);
    }
  });

  it("has the watches and settings of both, and tells where the person was last seen, once", async () => {
    await scene.ask(here, `/watch ${slug} 3pp`);
    await scene.ask(here, "/settings format american");
    await scene.ask(there, "/watch value bets 60%");
    const linked = await link();
    expect(linked.text).toContain("Telegram and Discord share one list with 2 watches.");
    expect(linked.text).toContain("where you last were: now Discord.");
    const [first, second] = [await scene.ask(there, "/watches"), await scene.ask(here, "/watches")];
    for (const { text } of [first, second]) expect(text).toMatch(/^\W*1 .* v [\s\S]*^\W*2 .*from 60%/m);
    await scene.ask(there, "/status");
    const alert = await scene.after(there, () => move(6));
    expect(alert.text).toMatch(/[+-]\d\d\d → [+-]\d\d\d/);
    await scene.world.pass(refreshMs);
    expect(heard()).toEqual([0, 1]);
    const muted = await scene.press(there, alert, "Mute");
    expect((await scene.press(there, muted, "Unmute")).buttons).toEqual(alert.buttons);
    await scene.ask(here, "/why");
    await scene.after(here, () => move(-6));
    await scene.world.pass(refreshMs);
    expect(heard()).toEqual([1, 1]);
    expect((await scene.ask(here, "/why")).text).toContain("3 pp");
  });

  it("tells at both places where that is wished, each once, also over a restart", async () => {
    await scene.ask(here, `/watch ${slug} 3pp`);
    const linked = await link();
    const both = await scene.press(there, linked, "Alerts to both");
    expect(both.text).toContain("Alerts go to both.");
    await scene.after(there, () => move(6));
    await scene.world.until(() => alertsOf(here).length > 0);
    const [copy, original] = [alertsOf(here), alertsOf(there)].map(([text]) => text?.split("\n").slice(0, 2).map(bare));
    expect(copy).toEqual(original);
    await scene.restart(() => void move(-6));
    await seat();
    await scene.world.until(() => heard().every((count) => count === 2));
    await scene.world.pass(refreshMs);
    expect(heard()).toEqual([2, 2]);
  });

  it("takes a thumb up under either message", async () => {
    const { telegram, discord } = scene.house;
    await scene.ask(here, `/watch ${slug} 3pp`);
    await scene.press(there, await link(), "Alerts to both");
    await scene.after(there, () => move(6));
    await scene.world.until(() => heard().every((count) => count === 1));
    const muted = async () => (await scene.ask(here, "/mute")).text.includes("is muted until you unmute it");
    const onTelegram = telegram.standIn.messages(ann).findLast(({ text }) => /[▼▲]/.test(text));
    const onDiscord = discord.standIn.messagesIn(discord.dmOfAnn).findLast(({ text }) => /[▼▲]/.test(text));
    if (!onTelegram || !onDiscord) throw new Error("one of them did not come");
    telegram.standIn.react(onTelegram, ann, "👍");
    await scene.world.until(() => telegram.standIn.ownReaction(onTelegram) === "👌", 60_000);
    expect(await muted()).toBe(true);
    telegram.standIn.react(onTelegram, ann, null);
    await scene.world.until(() => telegram.standIn.ownReaction(onTelegram) === null, 60_000);
    expect(await muted()).toBe(false);
    discord.standIn.react(discord.guest, onDiscord, "👍");
    await scene.world.until(() => onDiscord.reactions.has("👌"), 60_000);
    expect(await muted()).toBe(true);
  });

  it("goes on at the other place where one cannot be reached, and comes back", async () => {
    const { standIn } = scene.house.telegram;
    await scene.ask(here, `/watch ${slug} 3pp`);
    await link();
    await scene.ask(here, "/watches");
    standIn.block(ann);
    await scene.after(there, () => move(6));
    expect(heard()).toEqual([0, 1]);
    standIn.unblock(ann);
    await scene.ask(here, "/watches");
    await scene.after(here, () => move(-6));
    expect(heard()).toEqual([1, 1]);
  });

  it("changes what it said at both places when a value bet is gone, wherever the person is by then", async () => {
    const { knobs } = scene.world.sandbox;
    await scene.press(there, await link(), "Alerts to both");
    await scene.ask(there, "/watch value bets 20% improving by 2");
    knobs.move({ slug, selection: "home", bookmaker: "bookpine", price: 9.5 });
    const said = (words: RegExp) => [here, there].map((seat) => seat.shown().filter(({ text }) => words.test(text)).length);
    await scene.world.until(() => said(/^New value bet/m).every((count) => count === 1));
    await scene.ask(here, "/help");
    knobs.reverse({ slug });
    await scene.world.until(() => said(/^A value bet is gone/m).every((count) => count === 1));
    expect(said(/^New value bet/m)).toEqual([0, 0]);
  });

  it("is parted by either, and nothing is lost", async () => {
    await scene.ask(here, `/watch ${slug} 3pp`);
    await scene.ask(there, "/watch value bets 5%");
    await scene.ask(here, "/settings format american");
    await link();
    const parted = await scene.ask(here, "/unlink");
    expect(parted.text).toContain("lists are separate again, each with all 2 watches.");
    for (const seat of [here, there]) {
      const list = await scene.ask(seat, "/watches");
      expect(list.text).toMatch(/^\W*1 .* v [\s\S]* · 3 pp · .* -\d\d\d$[\s\S]*^\W*2 Value bets: from 5%/m);
    }
    await scene.after(here, () => move(6));
    await scene.world.until(() => alertsOf(there).length > 0);
    await scene.ask(there, "/unwatch 1");
    await scene.after(here, () => move(-6));
    await scene.world.pass(refreshMs);
    expect(heard()).toEqual([2, 1]);
    expect(alertsOf(there)[0]).toMatch(/[+-]\d\d\d → [+-]\d\d\d/);
    expect((await scene.ask(there, "/unlink")).text).toContain("doesn’t share its list");
  });

  it("says what deleting it does to the other side, and does it", async () => {
    await scene.ask(here, `/watch ${slug} 3pp`);
    await link();
    const asked = await scene.ask(there, "/forgetme");
    expect(asked.text).toContain("What you have on Telegram goes too, as both share one list.");
    expect(asked.buttons[0]).toBe("Unlink");
    await scene.press(there, asked, "Yes, delete everything");
    for (const seat of [here, there]) expect((await scene.ask(seat, "/mydata")).text).toContain("I keep nothing about this");
    move(6);
    await scene.world.pass(refreshMs);
    expect(heard()).toEqual([0, 0]);
  });

  it("is on a break on both sides, over /forgetme as well", async () => {
    await scene.ask(here, `/watch ${slug} 3pp`);
    await link();
    const [yes = ""] = (await scene.ask(here, "/break 7d")).buttons;
    await scene.press(here, here.shown().at(-1) as Shown, yes);
    const isResting = async () => {
      for (const seat of [here, there, (await scene.house.discord.seat(scene.bot)).guest])
        expect((await scene.ask(seat, "/watches")).text).toContain("You’re on a break until");
    };
    await isResting();
    const forgotten = await scene.press(there, await scene.ask(there, "/forgetme"), "Yes, delete everything");
    expect(forgotten.text).toContain("but your break, which lasts until");
    await isResting();
    move(6);
    await scene.world.pass(refreshMs);
    expect(heard()).toEqual([0, 0]);
  });

  it("joins nothing before the person has said that the code is their own", async () => {
    await scene.ask(here, `/watch ${slug} 3pp`);
    const asked = await scene.ask(there, `/link ${codeIn(await scene.ask(here, "/link"))}`);
    expect(asked.text).toContain("If it’s someone else’s code, they see your watches");
    expect((await scene.ask(there, "/watches")).text).toContain("You aren’t watching anything yet.");
    expect((await scene.press(there, asked, "Yes, it’s my code")).text).toContain("share one list with 1 watch");
  });

  it("takes a code once, for ten minutes, from another platform, five tries at most, and links two at most", async () => {
    const [rita, ritaThere] = [scene.seats.rita, (await scene.house.discord.seat(scene.bot)).rita];
    const code = codeIn(await scene.ask(here, "/link"));
    expect((await join(rita, code)).text).toContain("на этой же платформе");
    await scene.world.pass(10 * 60_000);
    expect((await join(there, code)).text).toContain("I don’t know this code");
    const fresh = codeIn(await scene.ask(here, "/link"));
    expect((await join(there, fresh.toLowerCase().replace("-", " "))).text).toContain("share one list");
    expect((await join(ritaThere, fresh)).text).toContain("Такого кода нет");
    const third = codeIn(await scene.ask(rita, "/link"));
    expect((await join(there, third)).text).toContain("only two can");
    for (let tried = 1; tried < 5; tried++) await scene.ask(ritaThere, `/link ${"💥".repeat(tried)}`);
    expect((await join(ritaThere, third)).text).toContain("Слишком много попыток");
    await scene.world.pass(10 * 60_000);
    const last = codeIn(await scene.ask(rita, "/link"));
    expect((await join(ritaThere, last)).text).toContain("Общий список в Telegram и в Discord");
    expect((await scene.ask(scene.seats.admin, "/link")).text).toContain("Only private chats");
  });
});
