import type { Bench } from "./bench.ts";

/** Every benchmark by name. Loaded when its turn comes, so that none carries the libraries of another. */
export const catalog: Readonly<Record<string, () => Promise<{ bench: Bench }>>> = {
  budget: () => import("./budget.ts"),
  "cold-path": () => import("./cold-path.ts"),
  credits: () => import("./credits.ts"),
  "poll-schedule": () => import("./poll-schedule.ts"),
  "poll-schedule-large": () => import("./poll-schedule-large.ts"),
  "command-path": () => import("./command-path.ts"),
  "fan-out": () => import("./fan-out.ts"),
  detection: () => import("./detection.ts"),
  reading: () => import("./reading.ts"),
  words: () => import("./words.ts"),
  talk: () => import("./talk.ts"),
  growth: () => import("./growth.ts"),
  soak: () => import("./soak.ts"),
  writes: () => import("./writes.ts"),
  charts: () => import("./charts.ts"),
  "start-up": () => import("./start-up.ts"),
};
