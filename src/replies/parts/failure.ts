import type { Failed } from "../../api/errors.ts";
import type { Trouble } from "../../api/health.ts";
import type { Block, Span } from "../../chat/reply.ts";
import { momentSince } from "./numbers.ts";
import type { Text } from "./text.ts";

const nearMs = 18 * 3_600_000;

/** A day, or a time that is near enough to need none. */
export function untilSpan(text: Text, until: number, now: number): Span {
  return text.moment(until, Math.abs(until - now) < nearMs ? "time" : "date");
}

/** An end as it is told: to the minute, and never before it. */
function toMinute(at: number): number {
  return 60_000 * Math.ceil(at / 60_000);
}

/** Says of older data why there is nothing newer: the odds service could not be reached, refuses the key … */
export function failureSpans(text: Text, failed: Exclude<Failed, false>): Span[] {
  if (typeof failed === "object") {
    const { why, at, now } = failed;
    const until = untilSpan(text, toMinute(failed.until), now);
    if (at === null) return text.spans(why === "spent" ? "odds-spent" : "odds-busy-waits", { until });
    return text.spans(why === "spent" ? "odds-spent-until" : "odds-busy-until", { until, at: untilSpan(text, at, now) });
  }
  return text.spans(failed === true ? "odds-failure" : `odds-${failed}`);
}

/** The same below whatever it is about; nothing where nothing failed. */
export function failureNotes(text: Text, failed: Failed): Block[] {
  return failed ? [{ kind: "note", spans: failureSpans(text, failed) }] : [];
}

/** What data lacks, and until when where that has an end. */
export function failingSpans(text: Text, data: string, { failure, failingSince, until }: Trouble, now: number): Span[] {
  if (failure === null || failingSince === null) return [];
  if ((failure === "spent" || failure === "busy") && until !== undefined && until > now)
    return text.spans(`status-failing-${failure}-until`, { data, until: untilSpan(text, toMinute(until), now) });
  const since = failure === "misfit" ? momentSince(text, failingSince, now) : text.ago(failingSince, now);
  return text.spans(`status-failing-${failure.replace("_", "-")}`, { data, since });
}

/** Why there are no newer prices, and from when the oldest of them is; `at` is null where there are none. */
interface KeptPrices {
  trouble: Trouble;
  failed: Failed;
  at: number | null;
  now: number;
}

/** The same below a list of prices. */
export function keptPricesNotes(text: Text, { trouble, failed, at, now }: KeptPrices): Block[] {
  if (at === null) return [{ kind: "note", spans: failingSpans(text, text.say("status-data-boards"), trouble, now) }];
  const age: Block = { kind: "note", spans: text.spans("odds-age", { age: text.ago(at, now) }) };
  return [...failureNotes(text, failed), ...(typeof failed === "object" ? [] : [age])];
}
