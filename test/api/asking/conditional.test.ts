import diagnostics from "node:diagnostics_channel";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createOddsApi } from "../../../src/api/client.ts";
import { silentLog } from "../../../src/log.ts";
import { sandbox as sandboxDefinition } from "../../../src/sources/sandbox/definition.ts";
import { type Database, openDatabase } from "../../../src/storage/database.ts";
import { type RunningSandbox, runSandbox } from "../../sandbox/running.ts";

const statuses: number[] = [];
const heard = (message: unknown) => void statuses.push((message as { response: { statusCode: number } }).response.statusCode);
let running: RunningSandbox;
let database: Database;
beforeEach(async () => {
  running = await runSandbox();
  database = await openDatabase(":memory:", silentLog);
  statuses.length = 0;
  diagnostics.subscribe("undici:request:headers", heard);
});
afterEach(async () => {
  diagnostics.unsubscribe("undici:request:headers", heard);
  await database.destroy();
  await running.stop();
});

it("odds that the sandbox has not refreshed come without their body, and are as fresh as new ones", async () => {
  const { clock, url, sandbox } = running;
  const fixed = { definition: sandboxDefinition, from: "built_in" } as const;
  const api = createOddsApi({ baseUrl: url, fixed, source: "sandbox", version: "1", database, clock, log: silentLog });
  const slug = sandbox.world.matches(clock.now()).find(({ startsAt }) => startsAt > clock.now() + 3_600_000)?.slug ?? "";
  const ask = async () => {
    const asked = api.odds(slug);
    await clock.advance(2_000);
    return asked;
  };
  const first = await ask();
  const again = await ask();
  sandbox.knobs.refresh({ slug });
  await ask();
  await api.close();
  expect(statuses).toEqual([200, 304, 200]);
  expect(again.value).toEqual(first.value);
  expect([again.failure, again.fetchedAt > first.fetchedAt]).toEqual([null, true]);
});
