import { expect, it } from "vitest";
import { faults } from "./kinds.ts";
import { outcomeOf } from "./scene.ts";

/** Those that tell most; `npm run test:faults` holds them all. */
const short = [
  "Telegram: now this, now that",
  "the bot starts while the odds service is away",
  "everything at once: odds service, Telegram and Discord",
];

it.each(short)("each alert comes once: %s", async (name) => {
  const fault = faults.find((one) => one.name === name);
  if (!fault) throw new Error(`there is no fault "${name}"`);
  const outcome = await outcomeOf(fault);
  expect(outcome).toMatchObject({ expected: 12, delivered: 12, lost: 0 });
  expect(outcome.repeated).toBeLessThanOrEqual(outcome.lostAnswers);
});
