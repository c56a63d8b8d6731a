import { createSchedule } from "../src/feed/schedule.ts";
import { documentedRhythm } from "../src/sources/documented/service.ts";
import {
  createOracle,
  createRandom,
  createRoundRobin,
  type Figures,
  randomFrom,
  type Scenario,
  simulate,
} from "../test/feed/schedule-simulation.ts";
import { type Row, row } from "./bench.ts";

const perMinute = 88;
const base = { liveShare: 0.05, perMinute, seed: 1 };

/** How a service may refresh, and what of it can be seen. */
export const scenarios = {
  A: { gaps: "periodic", timestamps: true, changing: 1 },
  B: { gaps: "periodic", timestamps: false, changing: 1 },
  C: { gaps: "periodic", timestamps: false, changing: 0.5 },
  D: { gaps: "drifting", timestamps: true, changing: 1 },
  E: { gaps: "random", timestamps: true, changing: 1 },
  F: { gaps: "random", timestamps: false, changing: 1 },
  G: { gaps: "drifting", timestamps: false, changing: 1 },
} as const;

export const scenarioNote =
  "A: periodic, refresh times shown; B: periodic, only changes seen; C: as B, half of the refreshes change a price; " +
  "D: drifting period, times shown; E: no period, times shown; F: no period, only changes seen; " +
  "G: as D, only changes seen";

export interface Case {
  name: keyof typeof scenarios;
  matches: number;
  mostChats: number;
  hours: number;
  warmUpHours: number;
}

/** The delays of one case, for the schedule and for each rival on the same refreshes. */
export function rowsOf({ name, ...size }: Case): Row[] {
  const scenario: Scenario = { ...base, ...scenarios[name], ...size };
  const ours = simulate(() => createSchedule({ rhythm: documentedRhythm, perMinute, random: randomFrom(7) }), scenario);
  const inTurn = simulate(() => createRoundRobin(perMinute), scenario);
  const random = simulate(() => createRandom(perMinute, randomFrom(7)), scenario);
  const oracle = simulate((upstream) => createOracle(upstream, perMinute), scenario);
  const title = `${name}, ${size.matches} matches${size.mostChats > 1 ? ", by chats" : ""}`;
  const delay = size.mostChats > 1 ? meanOfChats : mean;
  return [
    row({ name: title, ours: delay(ours), rival: delay(inTurn), unit: "s", note: "round robin" }),
    row({ name: title, ours: delay(ours), rival: delay(random), unit: "s", note: "random" }),
    row({ name: title, ours: delay(ours), rival: delay(oracle), unit: "s", note: "oracle" }),
    row({ name: title, ours: ours.p95DelayMs / 1_000, rival: inTurn.p95DelayMs / 1_000, unit: "s, p95", note: "round robin" }),
    row({ name: title, ours: ours.pollsPerMinute, rival: perMinute, unit: "polls/min", note: "what is allowed" }),
  ];
}

function mean({ meanDelayMs }: Figures): number {
  return meanDelayMs / 1_000;
}

function meanOfChats({ meanDelayOfChatsMs }: Figures): number {
  return meanDelayOfChatsMs / 1_000;
}
