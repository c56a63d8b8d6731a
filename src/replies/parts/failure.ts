import type { Failed } from "../../api/errors.ts";
import type { Block, Span } from "../../chat/reply.ts";
import type { Text } from "./text.ts";

const nearMs = 18 * 3_600_000;

/** A day, or a time that is near enough to need none. */
export function untilSpan(text: Text, until: number, now: number): Span {
  return text.moment(until, Math.abs(until - now) < nearMs ? "time" : "date");
}

/** Says of older data why there is nothing newer: the odds service could not be reached, refuses the key … */
export function failureSpans(text: Text, failed: Exclude<Failed, false>): Span[] {
  if (typeof failed === "object") {
    const { until, at, now } = failed;
    return text.spans("odds-spent-until", { until: untilSpan(text, until, now), at: untilSpan(text, at, now) });
  }
  return text.spans(failed === true ? "odds-failure" : `odds-${failed}`);
}

/** The same below whatever it is about; nothing where nothing failed. */
export function failureNotes(text: Text, failed: Failed): Block[] {
  return failed ? [{ kind: "note", spans: failureSpans(text, failed) }] : [];
}
