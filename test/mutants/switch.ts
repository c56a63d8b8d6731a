import { writeFileSync } from "node:fs";
import { afterAll, beforeEach } from "vitest";

declare global {
  /** Whether this mutant is the one that lives; every mutated place asks. */
  var $mutant: (number: number) => boolean;
}

/** More often than any test runs through one place; a mutant that turns a loop endless is stopped here. */
const mostAsked = 20_000_000;

const { MUTANT = "", MUTANT_REACHED = "", MUTANT_WORKER = "" } = process.env;
writeFileSync(MUTANT_WORKER, String(process.pid));

const alive = Number(MUTANT);
const reached = new Set<number>();
let asked = 0;
globalThis.$mutant = (number) => {
  reached.add(number);
  if (number !== alive) return false;
  if (++asked > mostAsked) throw new Error(`mutant ${number} runs for ever`);
  return true;
};

// One failure is enough. Vitest's own `bail` waits for its worker, and that for it, until a minute is over.
let hasFailed = false;
beforeEach(({ skip, onTestFailed }) => {
  if (hasFailed) skip();
  onTestFailed(() => {
    hasFailed = true;
  });
});
afterAll(() => writeFileSync(MUTANT_REACHED, JSON.stringify([...reached])));
