// @module-tag long
import { expect, it } from "vitest";
import { isOnPostgres } from "../bot.ts";
import { faults } from "./kinds.ts";
import { type Fault, openStage, settleMs, type Told } from "./scene.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** Enough for every round with every clock; DAY_HOURS=24 makes a whole day of it. */
const hours = Number(process.env["DAY_HOURS"] ?? 5);

/** What goes wrong together in each round, by the ends of the names of `kinds.ts`: the odds service, Telegram, Discord. */
const rounds: readonly (readonly string[])[] = [
  ["service: 500", "Telegram: 502 afterwards", "Discord: 502 before anything is done"],
  ["service: connections cut", "Telegram: 429 for a minute", "Discord: a page of the edge"],
  ["service: 429, 30 s", "Telegram: no answer, all done", "Discord: connections cut afterwards"],
  ["service: half of the JSON", "Telegram: now this, now that", "Discord: 429 for a minute for all that a bot does"],
  ["service: every third request fails", "Telegram: connections cut afterwards", "Discord: no answer, all done"],
  ["service: 503 with Retry-After", "Telegram: no answer, nothing done", "Discord: now this, now that"],
  ["service: HTML with 200", "Telegram: 500", "Discord: the session is forgotten"],
  ["service: only the odds fail", "Telegram: somebody blocks the bot and lets it in again", "Discord: 429 for a minute"],
];
/** What the machine's clock is set to in a round, beside the time that passes; on Postgres a bot goes by the server's. */
const clockMs = [0, -hourMs, 0, 20 * minuteMs, -5 * minuteMs, 0];

const edge: Fault = {
  name: "Discord: a page of the edge",
  begin({ discord }) {
    discord.breakDown({ path: /^\/(channels|users)/ }, (nth) => ({ kind: "edge", status: nth % 2 === 0 ? 403 : 502 }));
    return () => discord.breakDown({}, null);
  },
};

it("hours of everything at once: each alert comes, none is false, and few come twice", { timeout: 3_600_000 }, async () => {
  const { stage, told, kill, setClock, close } = await openStage({ setsClock: !isOnPostgres });
  const { world } = stage;
  const chats = Object.keys(told()) as (keyof Told)[];
  const counts = { due: 0, told: 0, lost: 0, false: 0, twice: 0, mayBeTwice: 0, kills: 0 };
  try {
    const end = world.clock.now() + hours * hourMs;
    for (let round = 0; world.clock.now() < end; round++) {
      const names = rounds[round % rounds.length] ?? [];
      const those = [edge, ...faults].filter(({ name }) => names.some((one) => name.endsWith(one)));
      expect(those).toHaveLength(names.length);
      const points = round % 2 === 0 ? 6 : -6;
      const before = told();
      const fresh = (chat: keyof Told): string[] => told()[chat].slice(before[chat].length);
      setClock(clockMs[round % clockMs.length] ?? 0);

      const ends = [];
      for (const fault of those) ends.push(await fault.begin(stage));
      stage.move(points);
      await world.pass(3 * minuteMs);
      if (round % 3 !== 2) {
        counts.kills += 1;
        await kill();
      }
      await world.pass(3 * minuteMs);
      const losing = new Set(those.flatMap(({ losesAnswers = [] }) => losesAnswers));
      counts.mayBeTwice += chats.reduce((sum, chat) => sum + (losing.has(chat) ? fresh(chat).length : 0), 0);
      for (const stop of ends) if (typeof stop === "function") await stop();
      // Killed once more as what waited goes out.
      await world.within(settleMs, () => chats.some((chat) => fresh(chat).length > 0));
      if (round % 3 === 1) {
        counts.kills += 1;
        await kill();
      }
      await world.within(settleMs, () => chats.every((chat) => fresh(chat).length > 0));
      await world.pass(5 * minuteMs);

      for (const chat of chats) {
        counts.due += 1;
        counts.told += Math.min(1, fresh(chat).length);
        counts.twice += Math.max(0, fresh(chat).length - 1);
        counts.false += fresh(chat).filter((text) => !isTrue(text, points)).length;
      }
    }
    counts.lost = counts.due - counts.told;
    console.log(`${hours} hours of mixed faults on ${isOnPostgres ? "Postgres" : "SQLite"}: ${JSON.stringify(counts)}`);
    expect(counts).toMatchObject({ lost: 0, false: 0 });
    // Of a message under way when the bot is killed nobody knows whether it arrived: three at most on Telegram.
    expect(counts.twice).toBeLessThanOrEqual(counts.mayBeTwice + 3 * counts.kills);
  } finally {
    await close();
  }
});

/** Whether an alert says that the home team's chance has gone as far as it was moved. */
function isTrue(text: string, points: number): boolean {
  const [, from, to] = /[▼▲] .* (\d+\.\d+) → (\d+\.\d+)/.exec(text) ?? [];
  return from !== undefined && Math.abs(100 / Number(to) - 100 / Number(from) - points) <= 2;
}
