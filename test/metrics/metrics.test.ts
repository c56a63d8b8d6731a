import { once } from "node:events";
import { readdirSync, readFileSync, renameSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { silentLog } from "../../src/log.ts";
import { startMetrics } from "../../src/metrics/server.ts";
import { backupName } from "../../src/storage/backup/folder.ts";
import { openDatabase } from "../../src/storage/database.ts";
import { freshFolder, laterMatch, openBot, openWorld, type TestBot, type TestWorld } from "../bot.ts";
import { failingChecks, listening, valuesAt } from "./listening.ts";

const ann = "playground:ann";

/** The status of a path as it stands, which `fetch` would mend. */
async function statusOf(url: string, path: string): Promise<number | undefined> {
  const { hostname, port } = new URL(url);
  const asked = request({ hostname, port, path }).end();
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  answer.resume();
  return answer.statusCode;
}

describe("a bot whose health can be asked for", () => {
  let world: TestWorld;
  let bot: TestBot;
  let url: string;
  beforeEach(async () => {
    world = await openWorld();
    const { log, url: found } = listening();
    bot = await openBot(world, { log, settings: { METRICS_PORT: "0" } });
    url = found();
  });
  afterEach(async () => {
    await bot.stop();
    await world.close();
  });

  const values = () => valuesAt(url);

  it("counts what it does, and shows how it is", async () => {
    const before = await values();
    expect(before.get("linewatch_matches_watched")).toBe(0);
    const match = laterMatch(world);
    await bot.ask(ann, `/watch ${match.slug}`);
    world.sandbox.knobs.move({ slug: match.slug, selection: "home", points: 6 });
    await world.until(() => bot.sent.length > 0);
    await bot.ask(ann, `/odds ${match.slug}`);
    await bot.ask(ann, "/frobnicate");
    const after = await values();
    const grown = (name: string): number => (after.get(name) ?? 0) - (before.get(name) ?? 0);
    expect(grown('linewatch_messages_total{platform="playground",outcome="sent"}')).toBe(1);
    expect(grown('linewatch_facts_told_total{platform="playground"}')).toBe(1);
    expect(grown('linewatch_send_seconds_count{platform="playground"}')).toBe(1);
    expect(grown('linewatch_calls_total{platform="playground",command="watch",outcome="answered"}')).toBe(1);
    expect(grown('linewatch_calls_total{platform="playground",command="odds",outcome="answered"}')).toBe(1);
    expect(grown('linewatch_calls_total{platform="playground",command="unknown",outcome="refused"}')).toBe(1);
    expect(grown('linewatch_polls_total{outcome="answered"}')).toBeGreaterThan(0);
    expect(grown('linewatch_api_requests_total{endpoint="boards",outcome="answered"}')).toBeGreaterThan(1);
    expect(grown("linewatch_detection_seconds_count")).toBeGreaterThan(0);
    expect(grown("linewatch_facts_queued_total")).toBeGreaterThan(0);
    expect(grown('linewatch_alert_late_seconds_count{platform="playground",part="seen"}')).toBe(1);
    expect(grown('linewatch_alert_late_seconds_count{platform="playground",part="sent"}')).toBe(1);
    expect(grown('linewatch_alert_late_seconds_sum{platform="playground",part="sent"}')).toBeLessThan(5);
    expect(grown('linewatch_decisions_total{outcome="sent",reason=""}')).toBe(1);
    expect(after.get("linewatch_matches_watched")).toBe(1);
    expect(after.get("linewatch_watches")).toBe(1);
    expect(after.get('linewatch_chats{state="active"}')).toBe(1);
    expect(after.get("linewatch_api_requests_per_minute")).toBe(92);
    const left = after.get("linewatch_api_requests_left") ?? 0;
    expect(left).toBeLessThan(92);
    expect((await values()).get("linewatch_api_requests_left")).toBe(left);
    await world.pass(90_000);
    expect((await values()).get("linewatch_api_requests_left")).toBeGreaterThan(left);
    expect(after.get('linewatch_platform_up{platform="playground"}')).toBe(1);
    expect(after.get("linewatch_database_up")).toBe(1);
    expect(after.get('linewatch_board_age_seconds{quantile="1"}')).toBeGreaterThanOrEqual(0);
    expect([...after.keys()].some((name) => name.startsWith("nodejs_eventloop_lag_p99_seconds"))).toBe(true);
  });

  it("counts by endpoint which questions were answered from memory", async () => {
    const { slug } = laterMatch(world);
    await bot.ask(ann, `/history ${slug}`);
    const hit = 'linewatch_api_answers_total{endpoint="history",from="memory"}';
    const first = (await values()).get(hit) ?? 0;
    await bot.ask(ann, `/history ${slug}`);
    expect((await values()).get(hit)).toBe(first + 1);
  });

  it("is healthy and ready, and says by its name what is not", async () => {
    const health = await fetch(`${url}/healthz`);
    expect([health.status, await health.json()]).toEqual([200, { status: "ok", checks: [{ name: "poller", ok: true }] }]);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    const match = laterMatch(world);
    await bot.ask(ann, `/watch ${match.slug}`);
    bot.outcomes.push({ kind: "unknown", reason: "no answer" });
    world.sandbox.knobs.move({ slug: match.slug, selection: "home", points: 6 });
    await world.until(async () => (await fetch(`${url}/readyz`)).status === 503);
    const ready = (await (await fetch(`${url}/readyz`)).json()) as { checks: { name: string; ok: boolean; why?: string }[] };
    expect(ready.checks.filter(({ ok }) => !ok)).toEqual([{ name: "playground", ok: false, why: "does not take messages" }]);
    // A new start would not help the platform.
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    await world.until(async () => (await fetch(`${url}/readyz`)).status === 200);
  });

  it("says how old the newest backup is, and isn't ready once that is more than a day and a half", {
    tags: ["long"],
  }, async () => {
    const { log, url: found } = listening();
    const folder = freshFolder();
    const second = await openBot(world, { log, settings: { METRICS_PORT: "0", BACKUP_DIR: folder } });
    await world.until(() => readdirSync(folder).length > 0);
    const at = found();
    expect((await valuesAt(at)).get("linewatch_backup_age_seconds")).toBeLessThan(60);
    expect(await failingChecks(at)).toEqual([]);

    const [name = ""] = readdirSync(folder);
    renameSync(join(folder, name), join(folder, backupName(world.clock.now() - 37 * 3_600_000)));
    expect((await valuesAt(at)).get("linewatch_backup_age_seconds")).toBeCloseTo(37 * 3_600, -2);
    const { checks } = (await (await fetch(`${at}/readyz`)).json()) as { checks: { name: string; ok: boolean; why?: string }[] };
    expect(checks.filter(({ ok }) => !ok)).toEqual([{ name: "backup", ok: false, why: "the newest is 37 hours old" }]);
    await second.stop();
    // Where none is made by night nothing is said of it.
    expect((await values()).get("linewatch_backup_age_seconds")).toBe(0);
    expect(await failingChecks(url)).toEqual([]);
  });

  it("is not ready when the odds service has been failing for a while", { tags: "long" }, async () => {
    const { slug } = laterMatch(world);
    await bot.ask(ann, `/watch ${slug}`);
    world.sandbox.knobs.fail({ kind: "status", times: 100_000 });
    await world.until(async () => (await fetch(`${url}/readyz`)).status === 503, 7_200_000);
    const { checks } = (await (await fetch(`${url}/readyz`)).json()) as { checks: { name: string; ok: boolean }[] };
    expect(checks.filter(({ ok }) => !ok).map(({ name }) => name)).toEqual(["odds"]);
  });

  it.each<[number | null, number, object]>([
    [null, 200, { name: "poller", ok: true }],
    [300_000, 200, { name: "poller", ok: true }],
    [300_001, 503, { name: "poller", ok: false, why: "took no turn for 300 s" }],
  ])("is not healthy once the poller has rested for five minutes: %s ms", async (rests, status, poller) => {
    const fail = () => Promise.reject(new Error("this process is asked, and nobody else"));
    const server = await startMetrics({ host: "127.0.0.1", port: 0, look: fail, pollerRestsMs: () => rests, log: silentLog });
    const health = await fetch(`${server.url}/healthz`);
    expect([health.status, await health.json()]).toEqual([
      status,
      { status: status === 200 ? "ok" : "failing", checks: [poller] },
    ]);
    await server.stop();
  });

  it("answers nothing but what it knows, and only to GET", async () => {
    expect((await fetch(`${url}/`)).status).toBe(404);
    // An address that cannot be read must not end the process.
    for (const path of ["//", "/__proto__", "*", "http://["]) expect(await statusOf(url, path)).toBe(404);
    expect((await fetch(`${url}/healthz?a=//`)).status).toBe(200);
    expect((await fetch(`${url}/metrics`, { method: "POST" })).status).toBe(405);
    expect((await fetch(`${url}/metrics`, { method: "HEAD" })).status).toBe(200);
  });

  it("has every metric that the dashboard and the alert rules name", async () => {
    const text = await (await fetch(`${url}/metrics`)).text();
    const known = new Set(
      [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = "", type]) =>
        type === "histogram" ? [name, `${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
      ),
    );
    const folder = new URL("../../monitoring/", import.meta.url);
    for (const file of readdirSync(folder)) {
      const named = readFileSync(new URL(file, folder), "utf8").match(/\b(?:linewatch|nodejs|process)_\w+/g) ?? [];
      expect(named.length, file).toBeGreaterThan(5);
      expect(
        named.filter((name) => !known.has(name)),
        file,
      ).toEqual([]);
    }
  });
});

it("names the jobs that are done for all, and nobody's wish to do them", async () => {
  const world = await openWorld();
  const { log, url } = listening();
  const dataDir = freshFolder();
  const bot = await openBot(world, { dataDir, log, settings: { METRICS_PORT: "0" } });
  // Both write from one thread: what the bot begins with is over by then.
  await world.pass(1_000);
  const database = await openDatabase(join(dataDir, "linewatch.db"), silentLog);
  const until = world.clock.now() + 60_000;
  const row = (name: string) => ({ name, holder: "another", until, epoch: 1 });
  await database.insertInto("leases").values(["poller", "wanted:calls:telegram:another"].map(row)).execute();
  const text = await (await fetch(`${url()}/metrics`)).text();
  expect(text.match(/^linewatch_lease_held.*$/gm)).toEqual(['linewatch_lease_held{lease="poller"} 0']);
  await database.destroy();
  await bot.stop();
  await world.close();
});
