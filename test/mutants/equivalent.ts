/** A mutant that changes nothing anybody could see, found by reading it. */
export interface Equivalent {
  /** Path from src/. */
  file: string;
  /** The line that it begins in, without blanks around it. */
  line: string;
  /** What is replaced and by what, as the run prints it. */
  change: string;
  why: string;
}

export const equivalent: readonly Equivalent[] = [
  {
    file: "odds/devig.ts",
    line: "for (let step = 0; step < 200; step++) {",
    change: "step < 200 → (step) <= (200)",
    why: "a guard against what never ends: Newton's steps are through after a dozen",
  },
  {
    file: "odds/devig.ts",
    line: "for (let step = 0; step < 200; step++) {",
    change: "0 → 1",
    why: "the same guard",
  },
  {
    file: "odds/devig.ts",
    line: "for (let step = 0; step < 60; step++) {",
    change: "60 → 120",
    why: "sixty halvings are as near as a double comes",
  },
  {
    file: "api/client.ts",
    line: "if (bookmakers !== listed.from[0] || leagues !== listed.from[1] || met !== listed.from[2])",
    change: "0 → 1",
    why: "what is kept is put together anew, and is the same",
  },
  {
    file: "api/gcra.ts",
    line: "return { ...coldStart(now, state.rate), blockedUntil: leftMs > 0 ? now + leftMs : 0 };",
    change: "leftMs > 0 → (leftMs) >= (0)",
    why: "a block that ends now is over",
  },
  {
    file: "platforms/discord/outcome.ts",
    line: 'return { kind: "refused", status: error.status, code: Number(error.code) || 0, message: error.message.slice(0, 300) };',
    change: "300 → 600",
    why: "how much of a foreign text stands in the log; no answer of Discord is so long",
  },
  {
    file: "watches/pauses.ts",
    line: 'const query = session.selectFrom("baselines").select("revision").where("watch_id", "=", id).limit(1);',
    change: "1 → 2",
    why: "one row is enough to see that there is one",
  },
];
