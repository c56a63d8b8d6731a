// @module-tag long
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, describe, expect, it, vi } from "vitest";
import type { LineState } from "../line.ts";
import { hasPostgres } from "./memory.ts";
import { killLeftProcesses } from "./processes.ts";
import { openSeveral, type Several } from "./several.ts";

/** How long (s) the database is away; 11, 20, 60 and 600 are what was promised. */
const outageS = Number(process.env["OUTAGE_SECONDS"] ?? 11);
/** How often a process is killed or replaced. */
const rounds = Number(process.env["ROUNDS"] ?? 3);
const backWithinMs = 15_000;

vi.setConfig({ testTimeout: 240_000 + 2_000 * outageS + 30_000 * rounds });
afterAll(killLeftProcesses);

/** A first alert has arrived on both platforms, and people begin to ask. */
async function begin(several: Several) {
  const first = await several.start();
  await first.bot.until(() => several.isTaken());
  await several.watch(first.bot);
  await wait(3_000);
  several.move();
  await first.bot.until(() => several.told() === 1);
  return first;
}

/** Waits for so many alerts; resolves to how long that took (ms). */
async function untilTold(several: Several, count: number, { bot }: { bot: { until(check: () => boolean): Promise<unknown> } }) {
  const since = performance.now();
  await bot.until(() => several.told() >= count);
  return performance.now() - since;
}

function say(what: string, several: Several): void {
  console.log(`${what}: ${JSON.stringify(several.seen())}`);
}

describe.skipIf(!hasPostgres)("real processes on a real Postgres", () => {
  it.each<LineState>(["refuses", "hangs"])(`answer from what they have while it ${"%s"}, and lose nothing`, async (state) => {
    const several = await openSeveral();
    const first = await begin(several);
    several.ask();
    await wait(8_000);
    several.reset();
    first.line.set(state);
    await wait(outageS * 500);
    several.move();
    await wait(outageS * 500);
    const { asked, answered, slowestMs } = several.seen();
    first.line.set("open");
    const backMs = await untilTold(several, 2, first);
    several.hush();
    several.move();
    await untilTold(several, 3, first);
    say(`${outageS} s in which Postgres ${state}, told again after ${Math.round(backMs)} ms`, several);
    // The last question of each platform may still be under way, and one may have begun before the silence was noticed.
    expect(asked - answered).toBeLessThanOrEqual(4);
    expect(slowestMs).toBeLessThan(5_000);
    expect(backMs).toBeLessThan(backWithinMs);
    expect(several.seen()).toMatchObject({ twice: 0, conflicts: 0, alerts: { lost: 0, false: 0, repeated: 0 } });
    await several.close();
  });

  it.each(["is stopped and goes on", "is cut off from the database"])(
    "leave everything to one of them when the other %s",
    async (what) => {
      const isStopped = what.includes("stopped");
      const several = await openSeveral();
      const first = await begin(several);
      const second = await several.start();
      several.ask();
      await wait(8_000);
      several.reset();
      if (isStopped) first.bot.signal("SIGSTOP");
      else first.line.set("refuses");
      await wait(20_000);
      several.move();
      await untilTold(several, 2, second);
      // While it stands still, it holds its connections; what counts is what it does when it wakes.
      if (isStopped) several.reset();
      first.bot.signal("SIGCONT");
      first.line.set("open");
      await wait(15_000);
      several.move();
      await untilTold(several, 3, second);
      several.hush();
      await wait(2_000);
      say(`one of two ${what}`, several);
      const seen = several.seen();
      expect(seen).toMatchObject({ twice: 0, alerts: { lost: 0, false: 0, repeated: 0 } });
      expect(seen.twoHoldersS).toBeLessThan(3);
      expect(seen.conflicts).toBeLessThanOrEqual(2);
      expect(seen.asked - seen.answered).toBeLessThanOrEqual(isStopped ? 2 : 24);
      await several.close();
    },
  );

  it("take over from one that is killed within 15 s, at most 10 in the middle, and lose nothing", async () => {
    const several = await openSeveral();
    let holder = await begin(several);
    const tookMs: number[] = [];
    for (let round = 1; round <= rounds; round++) {
      const heir = await several.start();
      // Not always at the same moment of its lease.
      await wait(3_000 + ((round * 370) % 1_000));
      holder.bot.signal("SIGKILL");
      const since = performance.now();
      await holder.bot.end();
      several.move();
      await heir.bot.until(() => several.isTaken());
      tookMs.push(Math.round(performance.now() - since));
      await untilTold(several, 1 + round, heir);
      holder = heir;
    }
    await wait(2_000);
    say(`killed ${rounds} times, taken over after ${tookMs.join(", ")} ms`, several);
    expect(several.seen()).toMatchObject({ twice: 0, alerts: { lost: 0, false: 0, repeated: 0 } });
    expect(Math.max(...tookMs)).toBeLessThan(15_000);
    expect(tookMs.sort((a, b) => a - b)[Math.floor(rounds / 2)]).toBeLessThan(10_000);
    await several.close();
  });

  it("are replaced one after the other without a lost question or alert", async () => {
    const several = await openSeveral();
    let holder = await begin(several);
    several.ask();
    await wait(2_000);
    several.reset();
    for (let round = 1; round <= rounds; round++) {
      const heir = await several.start();
      await wait(2_000);
      several.move();
      holder.bot.signal("SIGTERM");
      await untilTold(several, 1 + round, heir);
      expect((await holder.bot.end()).code).toBe(0);
      holder = heir;
    }
    several.hush();
    await wait(3_000);
    say(`replaced ${rounds} times`, several);
    const seen = several.seen();
    expect(seen).toMatchObject({ twice: 0, alerts: { lost: 0, false: 0, repeated: 0 } });
    expect(seen.asked - seen.answered).toBe(0);
    await several.close();
  });

  it("serve Telegram together by webhook, answer each update once, and miss nobody who dies", async () => {
    const several = await openSeveral();
    const members = [await several.start({ webhook: true }), await several.start({ webhook: true })] as const;
    const [first, second] = members;
    let serving: readonly (typeof first)[] = members;
    let turns = 0;
    const carrier = setInterval(() => {
      const member = serving[turns++ % serving.length];
      // Every third time Telegram does not hear the answer and brings it all again, to the other one.
      if (member) several.bring(member, { acknowledged: turns % 3 > 0 }).catch(() => undefined);
    }, 50);
    await first.bot.until(() => several.lives() === 1);
    await several.watch(first.bot);
    await wait(3_000);
    several.reset();
    for (let count = 0; count < 16; count++) {
      several.askTelegram();
      await wait(250);
    }
    first.bot.signal("SIGKILL");
    serving = [second];
    for (let count = 0; count < 16; count++) {
      several.askTelegram();
      await wait(250);
    }
    several.move();
    await untilTold(several, 1, second);
    clearInterval(carrier);
    say("by webhook, one of two killed", several);
    const seen = several.seen();
    expect(seen).toMatchObject({ twice: 0, alerts: { lost: 0, false: 0, repeated: 0 } });
    // Whoever is killed may take an unanswered question along.
    expect(seen.asked - seen.answered).toBeLessThanOrEqual(1);
    expect(seen.slowestMs).toBeLessThan(3_000);
    await several.close();
  });

  it("share four shards of Discord, hand them over unnoticed, and take over those of one that is killed", async () => {
    const several = await openSeveral({ servers: true });
    const start = () => several.start({ shards: 4 });
    const connections = ({ bot }: { bot: { stdout(): string } }) => bot.stdout().split("taking calls from discord").length - 1;
    const first = await start();
    await first.bot.until(() => several.shards().length === 4 && several.isTaken());
    several.ask();
    await wait(2_000);
    several.reset();
    const second = await start();
    await second.bot.until(() => connections(second) === 2 && several.lives() === 4);
    await wait(2_000);
    say("shared with another one", several);
    expect(several.seen()).toMatchObject({ twice: 0 });
    expect(several.seen().asked - several.seen().inTime).toBeLessThanOrEqual(2);
    several.reset();
    first.bot.signal("SIGKILL");
    const since = performance.now();
    await first.bot.end();
    await second.bot.until(() => connections(second) === 4);
    const tookMs = Math.round(performance.now() - since);
    await wait(2_000);
    say(`killed, its two shards taken over after ${tookMs} ms`, several);
    const { asked, answered, twice } = several.seen();
    expect(tookMs).toBeLessThan(15_000);
    expect(twice).toBe(0);
    // One question a second, and half of the shards answered all the while; Telegram keeps its questions.
    expect(asked - answered).toBeLessThanOrEqual(Math.ceil(tookMs / 2_000) + 2);
    several.reset();
    const third = await start();
    await third.bot.until(() => connections(third) === 2 && several.lives() === 4);
    second.bot.signal("SIGTERM");
    expect((await second.bot.end()).code).toBe(0);
    expect(several.shards()).toHaveLength(4);
    several.hush();
    await wait(3_000);
    say("replaced by a third one", several);
    expect(several.seen().asked - several.seen().answered).toBe(0);
    expect(several.seen().twice).toBe(0);
    expect(Math.min(...several.identifyGapsMs())).toBeGreaterThan(4_900);
    await several.close();
  });

  it("leave their shards to another when they alone do not reach Discord", async () => {
    const several = await openSeveral({ servers: true });
    const start = () => several.start({ shards: 2 });
    const connections = ({ bot }: { bot: { stdout(): string } }) => bot.stdout().split("taking calls from discord").length - 1;
    const first = await start();
    await first.bot.until(() => connections(first) === 2);
    const second = await start();
    await second.bot.until(() => connections(second) === 1 && several.lives() === 2);
    first.discordLine.set("refuses");
    const since = performance.now();
    await wait(80_000);
    expect(connections(second)).toBe(1);
    await second.bot.until(() => several.shards().length === 2 && connections(second) === 2);
    const tookMs = Math.round(performance.now() - since);
    several.ask();
    await wait(20_000);
    several.hush();
    await wait(3_000);
    say(`one of two is cut off from Discord, its shard taken over after ${tookMs} ms`, several);
    expect(tookMs).toBeGreaterThan(85_000);
    expect(several.seen().asked - several.seen().answered).toBe(0);
    await several.close();
  });

  it("leave the alerts that they alone cannot bring to another", async () => {
    const several = await openSeveral();
    const first = await begin(several);
    const second = await several.start();
    await wait(5_000);
    first.discordLine.set("refuses");
    several.move();
    const since = performance.now();
    await wait(80_000);
    await untilTold(several, 2, second);
    const tookMs = Math.round(performance.now() - since);
    several.move();
    const nextMs = Math.round(await untilTold(several, 3, second));
    several.ask();
    await wait(10_000);
    several.hush();
    await wait(3_000);
    say(`one of two is cut off from Discord, its alert there after ${tookMs} ms, the next one after ${nextMs} ms`, several);
    expect(tookMs).toBeLessThan(150_000);
    expect(nextMs).toBeLessThan(backWithinMs);
    expect(several.seen()).toMatchObject({ alerts: { lost: 0, false: 0, repeated: 0 } });
    expect(several.seen().asked - several.seen().answered).toBe(0);
    await several.close();
  });

  it.each([-3_000, 3_000])("share the requests with clocks %i ms apart", async (shiftMs) => {
    const several = await openSeveral();
    const first = await several.start({ shiftMs });
    await first.bot.until(() => several.isTaken());
    await several.watch(first.bot);
    const second = await several.start();
    await wait(3_000);
    several.ask();
    several.reset();
    for (let move = 1; move <= 3; move++) {
      several.move();
      await untilTold(several, move, second);
    }
    several.hush();
    await wait(2_000);
    say(`clocks ${shiftMs} ms apart`, several);
    expect(several.seen()).toMatchObject({ twice: 0, conflicts: 0, alerts: { lost: 0, false: 0, repeated: 0 } });
    expect(first.bot.stderr() + first.bot.stdout()).toContain("this machine's clock does not agree with the database's");
    await several.close();
  });
});
