// @module-tag long

import { describe, expect, it } from "vitest";
import { createSchedule } from "../../src/feed/schedule.ts";
import { documentedRhythm } from "../../src/sources/documented/service.ts";
import { createRoundRobin, randomFrom, type Scenario, simulate } from "./schedule-simulation.ts";

const base: Scenario = {
  matches: 50,
  liveShare: 0.05,
  gaps: "periodic",
  timestamps: true,
  changing: 1,
  mostChats: 1,
  perMinute: 88,
  hours: 6,
  warmUpHours: 4,
  seed: 1,
};

/** Mean delay of the schedule as a share of round robin's, at the same budget on the same refreshes. */
function compare(fields: Partial<Scenario>) {
  const scenario = { ...base, ...fields };
  const { perMinute } = scenario;
  const ours = simulate(() => createSchedule({ rhythm: documentedRhythm, perMinute, random: randomFrom(7) }), scenario);
  const rival = simulate(() => createRoundRobin(perMinute), scenario);
  expect(ours.pollsPerMinute).toBeLessThanOrEqual(perMinute * 1.01);
  return { ...ours, ratio: ours.meanDelayMs / rival.meanDelayMs };
}

describe("the schedule against round robin", () => {
  it.each([
    { matches: 50, most: 0.35 },
    { matches: 200, most: 0.12 },
    { matches: 500, most: 0.06 },
  ])("finds refreshes that tell their time in a fraction of its delay: $matches matches", ({ matches, most }) => {
    expect(compare({ matches }).ratio).toBeLessThan(most);
  });

  it("needs few requests for few matches once it knows their periods", () => {
    const { meanDelayMs, pollsPerMinute } = compare({ matches: 50, hours: 12, warmUpHours: 8 });
    expect(meanDelayMs).toBeLessThan(6_000);
    expect(pollsPerMinute).toBeLessThan(15);
  });

  it.each([
    { matches: 50, changing: 1, most: 0.35 },
    { matches: 50, changing: 0.5, most: 0.45 },
    { matches: 200, changing: 1, most: 0.12 },
    { matches: 500, changing: 1, most: 0.25 },
  ])("learns periods from changed prices alone: %o", ({ matches, changing, most }) => {
    expect(compare({ matches, changing, timestamps: false }).ratio).toBeLessThan(most);
  });

  it.each<Partial<Scenario> & { most: number }>([
    { matches: 50, timestamps: true, changing: 1, most: 0.6 },
    { matches: 50, timestamps: false, changing: 1, most: 0.6 },
    { matches: 50, timestamps: false, changing: 0.5, most: 1 },
    { matches: 200, timestamps: false, changing: 1, most: 0.5 },
    { matches: 500, timestamps: false, changing: 1, most: 0.6, hours: 8, warmUpHours: 5 },
  ])("is not led astray by periods that drift: %o", ({ most, ...fields }) => {
    for (const seed of [1, 2]) expect(compare({ ...fields, seed, gaps: "drifting" }).ratio).toBeLessThan(most);
  });

  it.each<Partial<Scenario>>([
    { matches: 50, timestamps: true, changing: 1 },
    { matches: 50, timestamps: false, changing: 0.5 },
    { matches: 200, timestamps: true, changing: 1 },
    { matches: 200, timestamps: false, changing: 1 },
    { matches: 200, timestamps: false, changing: 0.5 },
    { matches: 500, timestamps: false, changing: 1, hours: 3, warmUpHours: 1 },
  ])("is never worse where there is no period to learn: %o", (fields) => {
    expect(compare({ ...fields, gaps: "random" }).ratio).toBeLessThan(1);
  });
});
