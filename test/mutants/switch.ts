import { appendFileSync, writeFileSync } from "node:fs";
import { afterAll } from "vitest";

declare global {
  /** Whether this mutant is the one that lives; every mutated place asks. */
  var $mutant: (number: number) => boolean;
}

/** More often than any test runs through one place; a mutant that turns a loop endless is stopped here. */
const mostAsked = 20_000_000;

const { MUTANT = "", MUTANT_REACHED, MUTANT_WORKER } = process.env;
if (MUTANT_WORKER !== undefined) writeFileSync(MUTANT_WORKER, String(process.pid));

if (MUTANT_REACHED === undefined) {
  const alive = Number(MUTANT);
  let asked = 0;
  globalThis.$mutant = (number) => {
    if (number !== alive) return false;
    if (++asked > mostAsked) throw new Error(`mutant ${number} runs for ever`);
    return true;
  };
} else {
  const reached = new Set<number>();
  globalThis.$mutant = (number) => {
    reached.add(number);
    return false;
  };
  afterAll(() => appendFileSync(MUTANT_REACHED, `${JSON.stringify([...reached])}\n`));
}
