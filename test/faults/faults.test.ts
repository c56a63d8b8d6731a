import { expect } from "vitest";
import { eachBriefly } from "../long-elsewhere.ts";
import { faults } from "./kinds.ts";
import { outcomeOf } from "./scene.ts";

const everything = "everything at once: odds service, Telegram and Discord";
/** Those that tell most; `npm run test:faults` holds them all. */
const short = ["Telegram: now this, now that", "the bot starts while the odds service is away", everything];

eachBriefly(short, (name) => name === everything)("each alert comes once: %s", async (name) => {
  const fault = faults.find((one) => one.name === name);
  if (!fault) throw new Error(`there is no fault "${name}"`);
  const outcome = await outcomeOf(fault);
  expect(outcome).toMatchObject({ expected: 12, delivered: 12, lost: 0 });
  expect(outcome.repeated).toBeLessThanOrEqual(outcome.lostAnswers);
});
