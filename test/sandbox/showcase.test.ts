import { describe, expect, it } from "vitest";
import { createSandbox } from "../../src/sandbox/server.ts";
import { createShowcase, type ShowcaseLine } from "../../src/sandbox/showcase.ts";
import { createFakeClock } from "../clock.ts";

function opened() {
  const clock = createFakeClock();
  const sandbox = createSandbox({ clock, seed: "test", speed: 150, volatility: 0 });
  return { clock, showcase: createShowcase({ ...sandbox, clock }) };
}

const home = (line: ShowcaseLine | undefined) => line?.outcomes[0] ?? { selection: "", chance: 0, price: 0 };

describe("the market as it is shown", () => {
  it("is a few matches of several sports that do not begin soon, their chances summing to one", () => {
    const { clock, showcase } = opened();
    const lines = showcase.lines();
    expect(lines.length).toBeGreaterThan(4);
    for (const { home, away, startsAt, outcomes, trail } of lines) {
      expect([home.en, home["ru"], away.en].every((name) => name !== undefined && name !== "")).toBe(true);
      expect(startsAt).toBeGreaterThan(clock.now() + 3 * 3_600_000 - 1);
      expect(outcomes.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
      expect(trail.at(-1)).toBeCloseTo(outcomes[0]?.chance ?? 0);
    }
  });

  it("moves when it is pushed, at once, and its trail with it", async () => {
    const { clock, showcase } = opened();
    const [before] = showcase.lines();
    await clock.advance(1_000);
    expect(showcase.push({ slug: before?.slug ?? "", selection: "home", points: 6 })).toBe(true);
    const [after] = showcase.lines();
    expect(after?.slug).toBe(before?.slug);
    expect(home(after).chance - home(before).chance).toBeCloseTo(0.06, 2);
    expect(home(after).price).toBeLessThan(home(before).price);
    expect(after?.trail.at(-1)).toBeCloseTo(home(after).chance);
  });

  it("cannot be pushed where there is nothing", () => {
    const { showcase } = opened();
    const [line] = showcase.lines();
    expect(showcase.push({ slug: "nobody-nowhere-2026-01-01", selection: "home", points: 6 })).toBe(false);
    expect(showcase.push({ slug: line?.slug ?? "", selection: "nobody", points: 6 })).toBe(false);
  });
});
