import type { Bench } from "./bench.ts";
import { rowsOf, scenarioNote, scenarios } from "./poll-scenarios.ts";

const names = Object.keys(scenarios) as (keyof typeof scenarios)[];
const hours = { hours: 12, warmUpHours: 6 };

/** Apart from the small sizes, because it takes more than an hour: each simulated poll looks at every match. */
export const bench: Bench = {
  about: `delay from a change to its discovery, 12 simulated hours without the first 6; by chats: the n-th match has an n-th of the chats. ${scenarioNote}`,
  run: async () => [
    ...[1_500, 5_000].flatMap((matches) => names.flatMap((name) => rowsOf({ name, matches, mostChats: 1, ...hours }))),
    ...rowsOf({ name: "A", matches: 5_000, mostChats: 5_000, ...hours }),
  ],
};
