import type { Bench } from "./bench.ts";
import { rowsOf, scenarioNote, scenarios } from "./poll-scenarios.ts";

const names = Object.keys(scenarios) as (keyof typeof scenarios)[];

export const bench: Bench = {
  about: `delay from a change to its discovery, 16 simulated hours without the first 8. ${scenarioNote}`,
  run: async () =>
    [50, 500].flatMap((matches) => names.flatMap((name) => rowsOf({ name, matches, mostChats: 1, hours: 16, warmUpHours: 8 }))),
};
