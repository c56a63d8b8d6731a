import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Reply } from "../../src/chat/reply.ts";
import { durationMeant, hoursMeant } from "../../src/commands/input/durations.ts";
import { plainManner } from "../../src/facts/frozen.ts";
import { credited } from "../../src/replies/parts/credit.ts";
import { calmer } from "../../src/rules/calmer.ts";
import { formatThreshold, parseThreshold } from "../../src/rules/threshold.ts";
import { laterMatch, openBot, openWorld, type TestBot, type TestWorld } from "../bot.ts";
import { type AlertFacts, alertFacts, alertReply, heldFacts, movedMatch, texts } from "../replies/facts.ts";

let world: TestWorld;
let bot: TestBot;
let slug: string;

beforeAll(async () => {
  world = await openWorld();
  bot = await openBot(world);
  slug = laterMatch(world).slug;
});
beforeEach(() => world.pass(60_000));
afterAll(async () => {
  await bot.stop();
  await world.close();
});

const english = texts.in("en");
const first = (text: string) => text.split("\n")[0];
const hourMs = 60 * 60_000;

describe("what an alert's buttons do", () => {
  const chat = "playground:ann";

  it("less: the next larger threshold, and back", { tags: "long" }, async () => {
    await bot.ask(chat, `/watch ${slug} 3pp`);
    const less = await bot.ask(chat, `/less ${slug}`);
    expect(less.text).toContain("only moves of 5 pp or more now");
    expect((await bot.ask(chat, "/watches")).text).toContain("5 pp");
    expect((await bot.press(chat, less.reply, "Undo")).text).toContain("only moves of 3 pp or more");
    expect((await bot.ask(chat, "/less")).text).toContain("Fewer alerts from which watch?");
    const all = await bot.ask(chat, "/less all");
    expect(all.text).toContain("1 watch has a higher threshold now.");
    expect((await bot.ask(chat, "/watches")).text).toContain("5 pp");
    expect((await bot.press(chat, all.reply, "Undo")).text).toContain("1 watch has its old threshold again.");
    expect((await bot.ask(chat, "/watches")).text).toContain("3 pp");
  });

  it("less of all: on the digest of a chat that had its alerts of the hour, and back", async () => {
    const flo = "playground:flo";
    const other = world.sandbox.world.matches(world.clock.now()).findLast(({ league }) => league.sport === "football");
    for (const typed of [`${slug} 3pp`, `${other?.slug} 5%`, "sport mma 8pp"]) await bot.ask(flo, `/watch ${typed}`);
    const message = (facts: AlertFacts) => credited(alertReply(english, facts), { source: null, simulated: true }, english);
    const labels = ({ buttons }: Reply) => buttons.flat().map(({ label }) => label);
    const digest = message(heldFacts(Array(7).fill(movedMatch), "flood"));
    expect(labels(message(heldFacts([movedMatch], "flood")))).toContain("Raise all thresholds");
    expect(labels(message(heldFacts([movedMatch], "quiet")))).not.toContain("Raise all thresholds");
    const raised = await bot.press(flo, digest, "Raise all thresholds");
    expect(raised.text).toContain("3 watches have a higher threshold now.");
    const thresholds = async () => {
      const list = await bot.ask(flo, "/watches");
      return list.text.match(/\d+ pp|\d+% of the price/g)?.sort();
    };
    expect(await thresholds()).toEqual(["12 pp", "5 pp", "8% of the price"]);
    await bot.press(flo, raised.reply, "Undo");
    expect(await thresholds()).toEqual(["3 pp", "5% of the price", "8 pp"]);
  });

  it("the last message before the limit: only larger moves, or no limit, at once and back", { tags: "long" }, async () => {
    const kim = "playground:kim";
    for (const typed of [`${slug} 3pp`, "sport mma 8pp", "league premier 2pp"]) await bot.ask(kim, `/watch ${typed}`);
    await bot.ask(kim, "/settings hourly 12");
    const cap = { count: 12, until: world.clock.now() + hourMs, points: 5 };
    const facts = { ...alertFacts(movedMatch), manner: { ...plainManner, cap } };
    const message = credited(alertReply(english, facts), { source: null, simulated: true }, english);
    expect(message.buttons[1]?.map(({ label }) => label)).toEqual(["Only moves from 5 pp", "No limit"]);
    const thresholds = async () => (await bot.ask(kim, "/watches")).text.match(/\d+ pp/g)?.sort();
    const raised = await bot.press(kim, message, "Only moves from 5 pp");
    expect(first(raised.text)).toBe("Only moves of 5 pp or more now.");
    expect(await thresholds()).toEqual(expect.arrayContaining(["5 pp", "8 pp"]));
    expect(await thresholds()).not.toEqual(expect.arrayContaining(["3 pp"]));
    expect((await bot.press(kim, raised.reply, "Undo")).text).toContain("2 watches have their old thresholds again.");
    await world.pass(60_000);
    expect(await thresholds()).toEqual(expect.arrayContaining(["2 pp", "3 pp"]));
    const free = await bot.press(kim, message, "No limit");
    expect(first(free.text)).toBe("No hourly limit any more.");
    expect((await bot.ask(kim, "/settings alerts")).text).toContain("Hourly limit: No limit");
    const back = await bot.press(kim, free.reply, "Undo");
    expect(first(back.text)).toBe("At most 12 messages with alerts an hour.");
    expect((await bot.ask(kim, "/settings alerts")).text).toContain("Hourly limit: 12 messages");
    expect(first((await bot.ask(kim, "/settings hourly much briefly")).text)).toContain("older message");
  });

  it("less of what is wide and of value bets: listed with the matches, and back", { tags: "long" }, async () => {
    const meg = "playground:meg";
    for (const typed of [`${slug} 3pp`, "sport mma 5pp", "value bets 4%", "value bets 5%"]) await bot.ask(meg, `/watch ${typed}`);
    const which = await bot.ask(meg, "/less");
    const labels = which.reply.buttons.flat().map(({ label }) => label);
    expect(labels.slice(0, 4)).toEqual(["All of them", "MMA", "Value bets: from 4%", "Value bets: from 5%"]);
    expect([labels.length, labels.at(-1)]).toEqual([6, "My watches"]);
    const wide = await bot.press(meg, which.reply, "MMA");
    expect(wide.text).toContain("MMA: only moves of 8 pp or more now.");
    expect((await bot.press(meg, wide.reply, "Undo")).text).toContain("1 watch has its old threshold again.");
    // There is one from 5 % already.
    const bets = await bot.press(meg, which.reply, "Value bets: from 4%");
    expect(bets.text).toMatch(/^Value bets: from 8%\nOnly value bets with an edge of 8% or more now\./);
    const fewer = await bot.press(meg, bets.reply, "Larger improvements only");
    expect(fewer.text).toContain("only when its edge has grown by 2 pp.");
    await world.pass(60_000);
    const all = await bot.ask(meg, "/less all");
    expect(all.text).toContain("4 watches have a higher threshold now.");
    const rows = async () => (await bot.ask(meg, "/watches")).text.match(/from \d+%\nimproving by \d/g);
    expect(await rows()).toEqual(["from 12%\nimproving by 2", "from 8%\nimproving by 1"]);
    expect((await bot.press(meg, all.reply, "Undo")).text).toContain("4 watches have their old thresholds again.");
    await bot.press(meg, fewer.reply, "Undo");
    await bot.press(meg, bets.reply, "Undo");
    expect(await rows()).toEqual(["from 4%\nimproving by 1", "from 5%\nimproving by 1"]);
    expect((await bot.ask(meg, "/less value bets")).reply.buttons).toHaveLength(3);
    expect((await bot.ask(meg, "/less v99")).text).toContain("There’s no watch v99 here.");
  });

  it("mute: a match for as long as is chosen, and what is muted is listed", { tags: "long" }, async () => {
    const muted = await bot.ask(chat, `/mute ${slug}`);
    expect(muted.text).toContain("is muted until you unmute it.");
    expect((await bot.ask(chat, "/watches")).text).toMatch(/ · muted$/m);
    expect((await bot.press(chat, muted.reply, "For 8 hours")).text).toMatch(/is muted until Sat, Aug 15, \d\d:\d\d UTC\./);
    const list = await bot.ask(chat, "/mute");
    expect(list.text).toMatch(/is muted until Sat.*\nMute what\?/);
    await bot.press(chat, list.reply, "All for 1 hour");
    expect((await bot.ask(chat, "/unmute")).text).toContain("Alerts are unmuted.");
    await world.pass(60_000);
    expect((await bot.press(chat, muted.reply, "Unmute")).text).toContain("is unmuted.");
    expect((await bot.press(chat, muted.reply, "Unmute")).text).toContain("isn’t muted.");
    expect(first((await bot.ask(chat, `/mute ${slug} 999d`)).text)).toContain("For how long?");
  });

  it("snooze: another word for a mute of everything, for an hour or longer, and no more", async () => {
    const snoozed = await bot.ask(chat, "/snooze");
    expect(snoozed.text).toContain("All alerts are muted until Sat, Aug 15, 13:");
    expect((await bot.ask(chat, "/snooze morning")).text).toContain("muted until Sun, Aug 16, 08:00 UTC");
    expect((await bot.press(chat, snoozed.reply, "All for 8 hours")).text).toContain("muted until Sat, Aug 15, 2");
    expect((await bot.ask(chat, "/snooze off")).text).toContain("Alerts are unmuted.");
    expect(first((await bot.ask(chat, "/snooze soon")).text)).toContain("For how long?");
  });

  it("wait until a weekday in the chat's zone, whatever is to be quiet", { tags: "long" }, async () => {
    const pat = "playground:pat";
    await bot.ask(pat, "/settings zone london");
    await bot.ask(pat, `/watch ${slug}`);
    const monday = "Mon, Aug 17, 09:00";
    expect((await bot.ask(pat, `/mute ${slug} until mon 9:00`)).text).toContain(`is muted until ${monday}.`);
    expect((await bot.ask(pat, "/mute until mon 9:00")).text).toContain(`All alerts are muted until ${monday}.`);
    expect((await bot.ask(pat, "/mute for 2 days")).text).toContain("All alerts are muted until Mon, Aug 17,");
    expect((await bot.ask(pat, "/snooze до пн 9:00")).text).toContain(`All alerts are muted until ${monday}.`);
    await world.pass(60_000);
    expect((await bot.ask(pat, "/pause 1 until mon 9:00")).text).toContain(`State: paused until ${monday}`);
    expect((await bot.ask(pat, "/pause 1 for 2 days")).text).toContain("State: paused until Mon, Aug 17,");
    const options = { match: "all", for: "mon 9:00" };
    expect((await bot.ask(pat, "/mute", { options })).text).toContain(`All alerts are muted until ${monday}.`);
    expect((await bot.ask(pat, `/mute ${slug} until someday`)).text).toContain("3h, 2 days or until mon 9:00.");
    expect((await bot.ask(pat, "/settings digest 6 pm")).text).toContain("✓ Daily digest: 18:00");
  });

  it("is for those who may decide it", { tags: "long" }, async () => {
    const group = "playground:group";
    const by = (id: string, manages = false) => ({
      ...({ place: "group", reader: { id, language: "en" } } as const),
      mayManage: async () => manages,
    });
    await bot.ask(group, "/settings members on", by("2", true));
    await bot.ask(group, `/watch ${slug}`, by("1"));
    for (const command of ["mute", "less"]) {
      expect((await bot.ask(group, `/${command} ${slug}`, by("3"))).text).toContain("Someone else added this watch");
      expect((await bot.ask(group, `/${command} all`, by("1"))).text).toContain("Only admins of this chat");
    }
    expect((await bot.ask(group, "/snooze", by("1"))).text).toContain("Only admins of this chat");
    expect((await bot.ask(group, `/mute ${slug} 1h`, by("1"))).text).toContain("is muted until");
  });
});

describe("a calmer threshold", () => {
  it("is the next larger one of its kind, until there is none", () => {
    const after = (words: string) => {
      const threshold = parseThreshold(words);
      const next = threshold && calmer(threshold);
      return next && formatThreshold(next);
    };
    expect(["1.5pp", "3pp", "4pp", "30pp", "5%", "0.10", "0.12", "2.00"].map(after)).toEqual([
      "2pp",
      "5pp",
      "5pp",
      null,
      "8%",
      "0.20",
      "0.20",
      null,
    ]);
  });
});

describe("a length of time", () => {
  it("has bounds and a unit of its own where a command says so", () => {
    const reminder = { leastMs: 5 * 60_000, mostMs: 2 * hourMs, bare: "m" } as const;
    expect(["30", "1 час", "4", "3h", "x"].map((one) => durationMeant(one, reminder))).toEqual([
      hourMs / 2,
      hourMs,
      null,
      null,
      null,
    ]);
    expect(["6 часов", "2d", "90m", "25h"].map((one) => hoursMeant(one, { most: 48 }))).toEqual([6, 48, null, 25]);
  });

  it("is read in minutes, hours and days of either language", () => {
    expect(["30m", "3 ч", "2d", "15мин", "1H", "for 3 hours", "на 2 дня"].map((one) => durationMeant(one))).toEqual([
      hourMs / 2,
      3 * hourMs,
      48 * hourMs,
      hourMs / 4,
      hourMs,
      3 * hourMs,
      48 * hourMs,
    ]);
    expect(["0h", "3", "h", "400d", "1000h", "3 weeks"].map((one) => durationMeant(one))).toEqual(Array(6).fill(null));
  });
});
