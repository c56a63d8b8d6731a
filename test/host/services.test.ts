import { afterEach, expect, it } from "vitest";
import { readConfig } from "../../src/config.ts";
import { oddsFindings } from "../../src/host/odds.ts";
import { createFakeClock } from "../clock.ts";
import { startKalshi } from "../standins/odds/kalshi.ts";
import { startTheOddsApi, type TheOddsApiStandIn } from "../standins/odds/the-odds-api.ts";

let standIn: TheOddsApiStandIn;
afterEach(() => standIn.stop());

async function findings(key: string, mood?: Parameters<TheOddsApiStandIn["be"]>, sports = "") {
  standIn = await startTheOddsApi({ clock: createFakeClock(), key: "right-key" });
  if (mood) standIn.be(...mood);
  const settings = { ODDS_SOURCE: "the-odds-api", ODDS_API_KEY: key, ODDS_SPORTS: sports };
  return oddsFindings(readConfig({ ...settings, ODDS_API_BASE_URL: standIn.baseUrl }));
}

it("proves a key with a question that costs nothing, and says what is left and what the service has", async () => {
  const says = (await findings("right-key")).map(({ light, says }) => `${light}: ${says}`);
  expect(says).toEqual([
    expect.stringMatching(/^green: The Odds API takes the key, with \d+ sports, 500 left this month$/),
    expect.stringMatching(/^green: ODDS_SPORTS is upcoming; it can name .*soccer_epl/),
    expect.stringMatching(/^green: works: matches, odds and alerts, results; not there: value bets of its own, predictions/),
    "green: plan: 500 a month, 30 a second; the odds of a sport cost 1",
    "green: alerts: all watches together get about 13 checks a day, so an alert may come up to 1 h 52 min late",
  ]);
  expect(standIn.tally()).toMatchObject({ requests: 1, cost: 0 });
});

it.each<[string, string, Parameters<TheOddsApiStandIn["be"]> | undefined, RegExp]>([
  ["a wrong key", "wrong-key", undefined, /^red: The Odds API refuses the key -> look at ODDS_API_KEY/],
  ["spent credits", "right-key", ["out-of-credits"], /^amber: the key is right, but its limit is used up -> wait/],
  ["a busy service", "right-key", ["busy"], /^amber: The Odds API gets too many requests right now -> wait some minutes/],
  ["no answer", "right-key", ["down"], /^red: The Odds API can.t be reached: .+ -> look at ODDS_API_BASE_URL/],
  [
    "another answer",
    "right-key",
    ["field-gone", { field: "key" }],
    /^red: its answer isn.t what its definition says: .+ -> report it/,
  ],
  ["an edge's page", "right-key", ["foreign-html", { status: 403 }], /^red: The Odds API answers with status 403 -> look/],
])("names %s, and what to look at", async (_, key, mood, says) => {
  const [state] = await findings(key, mood);
  expect(`${state?.light}: ${state?.says} -> ${state?.advice}`).toMatch(says);
});

it("names a chosen sport that the service does not list, for the same question", async () => {
  const [, choice] = await findings("right-key", undefined, "soccer_epl,soccer_nowhere,upcoming");
  expect(choice?.light).toBe("amber");
  expect(choice?.says).toBe("The Odds API lists no soccer_nowhere at present");
  expect(choice?.advice).toMatch(/^look at ODDS_SPORTS: it can name .*soccer_epl/);
  expect(standIn.tally()).toMatchObject({ requests: 1, cost: 0 });
  standIn.stop();
  const [, next] = await findings("right-key", undefined, "soccer_epl");
  expect(next?.says).toMatch(/^works: /);
});

it("asks a service without a key for its matches", async () => {
  standIn = (await startKalshi({ clock: createFakeClock() })) as never;
  const found = await oddsFindings(readConfig({ ODDS_SOURCE: "kalshi", ODDS_API_BASE_URL: standIn.baseUrl }));
  expect(found[0]?.says).toMatch(/^Kalshi answers, with \d+ matches/);
  expect(found.map(({ says }) => says)).toContain("plan: 10 a second; the odds of a series cost nothing");
  expect(found.at(-1)?.says).toBe("alerts: the plan doesn't delay them");
});
