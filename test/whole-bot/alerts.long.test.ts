// @module-tag long
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openBot, openWorld, type TestBot, type TestWorld } from "../bot.ts";
import { createTelegramStandIn, type TelegramStandIn } from "../standins/telegram.ts";

const ann = 7;
const bob = 8;
const cyd = 9;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** Longer than any match goes without a refresh. */
const stepMs = 32 * minuteMs;
/** After this the bot knows the rhythm in which a match is refreshed. */
const learningMs = 80 * minuteMs;

describe("alerts of a whole bot on Telegram", () => {
  let world: TestWorld;
  let telegram: TelegramStandIn;
  let bot: TestBot;
  beforeEach(async () => {
    world = await openWorld();
    telegram = createTelegramStandIn({ clock: world.clock, strict: true });
    const { apiRoot, token } = await telegram.start();
    for (const person of [ann, bob, cyd]) telegram.addUser(person);
    const settings = { TELEGRAM_BOT_TOKEN: token, TELEGRAM_API_ROOT: apiRoot };
    // In memory: these hours would mostly be spent waiting for the disk.
    bot = await openBot(world, { settings });
  });
  afterEach(async () => {
    await bot.stop();
    await telegram.stop();
    await world.close();
  });

  /** Football matches that start in thirty hours or more, whose favourite is at home but not by far. */
  function laterMatches(count: number): string[] {
    const now = world.clock.now();
    const later = world.sandbox.world.matches(now).filter(({ league, startsAt, strength }) => {
      return league.sport === "football" && startsAt > now + 30 * hourMs && strength > 0.2 && strength < 0.4;
    });
    expect(later.length).toBeGreaterThanOrEqual(count);
    return later.slice(0, count).map(({ slug }) => slug);
  }

  /** Writes to the bot, at the pace of a person, and waits for its answer. */
  async function say(person: number, text: string): Promise<void> {
    await world.pass(2_000);
    const before = telegram.messages(person).length;
    telegram.say(person, person, text);
    await world.until(() => telegram.messages(person).length > before);
  }

  /** Watches, and forgets what was said until then. */
  async function watch(person: number, slug: string, threshold: string): Promise<void> {
    await say(person, `/watch ${slug} ${threshold}`);
    expect(telegram.messages(person).at(-1)?.text).toContain("Watching");
    for (const message of telegram.messages(person)) telegram.deleteMessage(message);
  }

  /** How many alerts each of them has got since they last watched. */
  function told(): number[] {
    return [ann, bob, cyd].map((person) => telegram.messages(person).length);
  }

  const oddsRequests = (): number => world.sandbox.knobs.statistics().byEndpoint["odds"] ?? 0;

  it("tells each chat by its own rule, and asks no more for three chats than for one", async () => {
    const [slug = ""] = laterMatches(1);
    await watch(ann, slug, "3pp");
    await watch(bob, slug, "8pp");
    await watch(cyd, slug, "5%");
    // A period is trusted after some ten refreshes that kept it.
    await world.pass(3 * learningMs);
    const totals: number[][] = [];
    world.sandbox.knobs.resetStatistics();
    for (const points of [4, 5, 2.7, 1]) {
      world.sandbox.knobs.move({ slug, selection: "home", points, visible: "next_refresh" });
      await world.pass(stepMs);
      totals.push(told());
    }
    expect(totals).toEqual([
      [1, 0, 1],
      [2, 1, 2],
      [2, 1, 3],
      [3, 1, 3],
    ]);
    const forThree = oddsRequests();
    // A few looks per refresh: the last finds it, those before came a little early.
    expect(forThree).toBeLessThanOrEqual(4 * refreshes(slug, 4 * stepMs));
    expect(Math.abs((await requestsForOne(slug)) - forThree)).toBeLessThanOrEqual(forThree / 5);
  }, 180_000);

  /** What the same time costs a bot of one chat, in a world of its own. */
  async function requestsForOne(slug: string): Promise<number> {
    const same = await openWorld();
    const other = await openBot(same);
    try {
      await other.ask("playground:dan", `/watch ${slug} 3pp`);
      await same.pass(world.clock.now() - 4 * stepMs - same.clock.now());
      same.sandbox.knobs.resetStatistics();
      await same.pass(world.clock.now() - same.clock.now());
      return same.sandbox.knobs.statistics().byEndpoint["odds"] ?? 0;
    } finally {
      await other.stop();
      await same.close();
    }
  }

  /** How often the source refreshed a match in the time just past. */
  function refreshes(slug: string, pastMs: number): number {
    const now = world.clock.now();
    const match = world.sandbox.world.match(slug, now);
    let count = 0;
    for (let at = now; match && at > now - pastMs; count++) at = world.sandbox.world.refreshedAt(match, at) - 1;
    return count;
  }

  it("adds up small drifts: five of them alert once, when they reach the threshold together", async () => {
    const [slug = ""] = laterMatches(1);
    await watch(ann, slug, "3pp");
    await watch(bob, slug, "8pp");
    const totals: number[][] = [];
    for (let drift = 1; drift <= 5; drift++) {
      world.sandbox.knobs.move({ slug, selection: "home", points: 0.7, visible: "next_refresh" });
      await world.pass(stepMs);
      totals.push(told().slice(0, 2));
    }
    expect(totals).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
      [1, 0],
    ]);
    expect([3, 4]).toContain(pointsIn(telegram.messages(ann)[0]?.text));
    await world.pass(2 * hourMs);
    expect(told()).toEqual([1, 0, 0]);
  });

  it("drops a line that came back while its message was held up, and tells the next move", async () => {
    const [slug = ""] = laterMatches(1);
    await watch(ann, slug, "3pp");
    telegram.failNext("sendMessage", { code: 429, description: "Too Many Requests: retry after 3600", retryAfter: 3600 });
    const sends = telegram.requests("sendMessage").length;
    const move = world.sandbox.knobs.move({ slug, selection: "home", points: 6 });
    await world.until(() => telegram.requests("sendMessage").length > sends);
    world.sandbox.knobs.reverse({ id: move.id, visible: "next_refresh" });
    await world.pass(2 * hourMs);
    expect(telegram.requests("sendMessage")).toHaveLength(sends + 1);
    world.sandbox.knobs.move({ slug, selection: "away", points: 6 });
    await world.until(() => told()[0] === 1);
    // From the price that the chat knows, not from the one that it was never told.
    expect([5, 6]).toContain(pointsIn(telegram.messages(ann)[0]?.text));
  });

  it("sends one message at most for a line that goes to and fro while the message is held up", async () => {
    const [slug = ""] = laterMatches(1);
    await watch(ann, slug, "3pp");
    telegram.failNext("sendMessage", { code: 429, description: "Too Many Requests: retry after 7200", retryAfter: 7200 });
    for (let flap = 0; flap < 6; flap++) {
      world.sandbox.knobs.move({ slug, selection: "home", points: flap % 2 === 0 ? 6 : -6, visible: "next_refresh" });
      await world.pass(20 * minuteMs);
    }
    world.sandbox.knobs.move({ slug, selection: "home", points: 6, visible: "next_refresh" });
    await world.pass(2 * hourMs);
    expect(told()).toEqual([1, 0, 0]);
  });

  it("does not tell every jump of a line that jumps to and fro within minutes", async () => {
    const [slug = ""] = laterMatches(1);
    await watch(ann, slug, "3pp");
    for (let flap = 0; flap < 80; flap++) {
      world.sandbox.knobs.move({ slug, selection: "home", points: flap % 2 === 0 ? 6 : -6 });
      await world.pass(15_000);
    }
    await world.pass(40 * minuteMs);
    expect(told()[0]).toBeLessThanOrEqual(2);
  });

  it("tells what moves on many matches at once in one message", async () => {
    const slugs = laterMatches(8);
    for (const slug of slugs) await watch(ann, slug, "3pp");
    telegram.failNext("sendMessage", { code: 429, description: "Too Many Requests: retry after 300", retryAfter: 300 });
    for (const slug of slugs) world.sandbox.knobs.move({ slug, selection: "home", points: 6 });
    // Somebody else looks at them all, so that the bot learns of the moves while the first message is held up; not before
    // every board from before the moves is too old for that.
    await world.pass(31_000);
    for (const slug of slugs) {
      await bot.ask("telegram:77", `/odds ${slug} fresh`);
      await world.pass(10_000);
    }
    await world.pass(5 * minuteMs);
    expect(told()).toEqual([1, 0, 0]);
    expect(telegram.messages(ann)[0]?.text.match(/▼/g)).toHaveLength(8);
    await world.pass(hourMs);
    expect(told()).toEqual([1, 0, 0]);
  });
});

/** By how many points the first price that is told has moved, as a chance. */
function pointsIn(text = ""): number {
  const [, from = "", to = ""] = /[▼▲] .* (\d+\.\d+) → (\d+\.\d+)/.exec(text) ?? [];
  return Math.round(100 / Number(to) - 100 / Number(from));
}
