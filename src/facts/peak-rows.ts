import { type RawBuilder, sql } from "kysely";
import type { MeasuredPeak } from "../rules/peak.ts";
import type { Reached, SatisfiedRule } from "./reached.ts";

/** The rules that are satisfied, by their words. */
export function wordsOf(rules: readonly SatisfiedRule[]): string[] {
  return rules.map(({ words }) => words);
}

/** Something of the peak that belongs to the watch's rule and baseline. */
export function byRule<T>(reached: readonly Reached[], of: (peak: MeasuredPeak | null) => RawBuilder<unknown>) {
  const cases = reached.flatMap(({ baseline, rules }) =>
    rules.map(({ words, peak }) => sql`when b.revision = ${baseline} and w.rule = ${words} then ${of(peak)}`),
  );
  return sql<T | null>`case ${sql.join(cases, sql` `)} end`;
}

/** Of what waited already and what came now, the one that went further. */
export function furthest(column: "peak" | "peak_length") {
  return sql<never>`case when outbox.peak_length >= excluded.peak_length
    then ${sql.ref(`outbox.${column}`)} else ${sql.ref(`excluded.${column}`)} end`;
}
