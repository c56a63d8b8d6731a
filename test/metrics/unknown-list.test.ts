import { expect, it } from "vitest";
import { openService } from "../whole-bot/service-house.ts";
import { failingChecks, listening, valuesAt } from "./listening.ts";

it.each([
  ["is ready, with no trouble, where one sport of several is unknown", "soccer_epl,soccer_nowhere", []],
  ["isn't ready where all are", "soccer_nowhere", ["odds"]],
])("a bot %s", async (_what, sports, failing) => {
  const house = await openService("the-odds-api", undefined, { ODDS_SPORTS: sports });
  const { log, url } = listening();
  await house.start({ METRICS_PORT: "0" }, log);
  await house.world.pass(40 * 60_000);
  expect(await failingChecks(url())).toEqual(failing);
  const values = await valuesAt(url());
  expect(values.get('linewatch_odds_trouble{state="down"}')).toBe(failing.length);
});
