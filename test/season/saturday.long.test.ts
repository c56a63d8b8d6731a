// @module-tag long
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { mannerFrom } from "../../src/facts/frozen.ts";
import { silentLog } from "../../src/log.ts";
import type { World } from "../../src/sandbox/world.ts";
import { openDatabase } from "../../src/storage/database.ts";
import { freshFolder, openBot, openWorld, type TestBot, type TestWorld } from "../bot.ts";
import { createTelegramStandIn, type TelegramStandIn } from "../standins/telegram.ts";

type Match = ReturnType<World["matches"]>[number];

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const ann = 7;
const bob = 8;
const club = -100_500;
/** Each chat with its limit of messages an hour; the first one has what everybody has. */
const caps = new Map([
  [ann, 12],
  [bob, 3],
]);
const cards = 3;
/** The season plays the whole day, every other run its first two hours. */
const hours = process.env["SEASON"] === "whole" ? 24 : 2;

describe("a busy Saturday", () => {
  let world: TestWorld;
  let telegram: TelegramStandIn;
  let bot: TestBot;
  let dataDir: string;
  beforeEach(async () => {
    // It is noon of a Saturday, and lines move as they do in life.
    world = await openWorld({ volatility: 1 });
    telegram = createTelegramStandIn({ clock: world.clock, strict: true });
    const { apiRoot, token } = await telegram.start();
    for (const person of [ann, bob]) telegram.addUser(person);
    telegram.addGroup({ id: club, admins: [ann] });
    dataDir = freshFolder();
    bot = await openBot(world, { dataDir, settings: { TELEGRAM_BOT_TOKEN: token, TELEGRAM_API_ROOT: apiRoot } });
    await world.pass(minuteMs);
  });
  afterEach(async () => {
    await telegram.stop();
    await world.close();
  });

  async function say(chat: number, typed: string): Promise<void> {
    // No faster than a person, nor than Telegram lets groups be answered.
    await world.pass(chat < 0 ? 4_000 : 2_000);
    const before = telegram.messages(chat).length;
    telegram.say(chat, ann === chat || chat < 0 ? ann : bob, typed);
    await world.until(() => telegram.messages(chat).length > before, 2 * minuteMs);
  }

  /** Matches of the day, those that begin soonest first. */
  function ofToday(): Match[] {
    const now = world.clock.now();
    const upcoming = world.sandbox.world.matches(now).filter(({ startsAt }) => startsAt > now + hourMs);
    return upcoming.toSorted((a, b) => a.startsAt - b.startsAt);
  }

  /** Every kind of watch, with rules that tell whatever they can, reminders, the day's matches and cards. */
  async function switchOn(chat: number): Promise<void> {
    const [first, ...others] = ofToday();
    if (!first) throw new Error("nothing is played");
    await say(chat, "/settings reminder 30m");
    await say(chat, "/settings fixtures 13:30");
    await say(chat, "/settings footer Odds by the Reds");
    await say(chat, "/watch football edge>=1pp");
    await say(chat, `/watch league ${first.league.name.en} 0.5pp live`);
    await say(chat, "/watch value bets improving by 0.5");
    for (const { slug } of [first, ...others.slice(0, 3)]) {
      await say(chat, `/watch ${slug} 0.5pp live fast`);
      await say(chat, `/watch ${slug} home <= 2 again`);
      await say(chat, `/watch ${slug} edge>=1pp add`);
    }
    for (const { slug } of others.slice(0, cards)) await say(chat, `/card ${slug} live`);
  }

  it("brings no chat more messages than its limit allows, with everything switched on", async () => {
    for (const [chat, cap] of caps) {
      if (cap !== 12) await say(chat, `/settings hourly ${cap}`);
      await switchOn(chat);
    }
    await world.pass(3 * minuteMs);
    const begun = world.clock.now();
    const before = new Map([...caps.keys()].map((chat) => [chat, telegram.messages(chat).length]));
    const perCard: number[] = [];
    for (let hour = 0; hour < hours; hour++) {
      const edits = editsIn(caps.keys());
      await world.pass(hourMs);
      perCard.push((editsIn(caps.keys()) - edits) / (caps.size * cards));
    }
    await bot.stop();
    const sent = await messagesSince(begun);
    for (const [chat, cap] of caps) {
      const mine = sent.filter((one) => one.chat === `telegram:${chat}`);
      const counted = mine.filter(({ counts }) => counts);
      // Whatever came without being asked for went through the table.
      expect(telegram.messages(chat).length - (before.get(chat) ?? 0)).toBe(mine.length);
      expect(mostInAnHour(counted.map(({ at }) => at))).toBeLessThanOrEqual(cap);
      // Beside these there is nothing but moments, each once: the reminders that it asked for, and what happens once to a match.
      const others = mine.filter(({ counts }) => !counts).map(({ moment }) => moment);
      expect(others).not.toContain(undefined);
      expect(new Set(others).size).toBe(others.length);
      if (cap === 12) expect(mine.length).toBeLessThanOrEqual(hours * cap);
      // The day was busy: the tighter limit was reached.
      if (cap === 3) expect(mostInAnHour(counted.map(({ at }) => at))).toBe(cap);
    }
    const said = telegram.messages(ann).map(({ text }) => text);
    for (const kind of [/Model \d+/, /value bet/, /^Starts /m, /^Started\. /m, /^\d+ matches moved/, /^Matches · /])
      expect([kind, said.some((text) => kind.test(text))]).toEqual([kind, true]);
    expect(Math.max(...perCard)).toBeLessThanOrEqual(60);
    expect(Math.max(...perCard)).toBeGreaterThan(0);
  }, 1_200_000);

  function editsIn(chats: Iterable<number>): number {
    return [...chats].flatMap((chat) => telegram.messages(chat)).reduce((sum, { edits }) => sum + edits, 0);
  }

  /** The messages that went out unasked and new, but for cards, with whether the limit counts them. */
  async function messagesSince(
    begun: number,
  ): Promise<{ chat: string; at: number; counts: boolean; moment?: string | undefined }[]> {
    const database = await openDatabase(
      join(dataDir, readdirSync(dataDir).find((name) => name.endsWith(".db")) ?? ""),
      silentLog,
    );
    try {
      const rows = await database.selectFrom("messages").selectAll().where("edits", "is", null).execute();
      return rows
        .filter(({ settled_at, state }) => state === "sent" && (settled_at ?? 0) > begun)
        .map(({ chat, settled_at, manner, parts }) => {
          const [, moment] = /^\{"moment":\[\{"key":"([a-z_]+ \d+)/.exec(parts) ?? [];
          return { chat, at: settled_at ?? 0, counts: mannerFrom(manner).counts, moment };
        });
    } finally {
      await database.destroy();
    }
  }
});

/** How many there are in the fullest hour. */
function mostInAnHour(times: readonly number[]): number {
  return Math.max(0, ...times.map((from) => times.filter((at) => at >= from && at < from + hourMs).length));
}
