// @module-tag long
import { afterAll, describe, expect, it } from "vitest";
import { faults } from "./kinds.ts";
import { type FaultFigures, outcomeOf } from "./scene.ts";

const figures: FaultFigures[] = [];
const sum = (of: (figure: FaultFigures) => number) => figures.reduce((total, figure) => total + of(figure), 0);

afterAll(() => {
  const counts = ["expected", "delivered", "repeated", "lost"] as const;
  const said = counts.map((count) => `${sum((figure) => figure[count])} ${count}`).join(", ");
  console.log(
    `faults: ${faults.length} kinds, ${figures.length} tries; alerts: ${said}, ${sum(({ lostAnswers }) => lostAnswers)} answers lost on their way`,
  );
});

describe("whatever goes wrong, each alert comes once", () => {
  it.each(faults.map((fault) => [fault.name, fault] as const))("%s", async (_, fault) => {
    const outcome = await outcomeOf(fault);
    figures.push(outcome);
    expect(outcome.lost).toBe(0);
    expect(outcome.repeated).toBeLessThanOrEqual(outcome.lostAnswers);
    expect(outcome.mostPerMinute).toBeLessThanOrEqual(100);
  });
});
