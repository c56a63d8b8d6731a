import type { Span } from "../../chat/reply.ts";
import type { Text } from "../parts/text.ts";

/** How the database does that several processes share. */
export interface StorageHealth {
  /** Since when it does not answer (ms UTC); null while it does. */
  awaySince: number | null;
  /** How far the machine's clock is ahead of the time that counts: the database's, or that of the process (ms). */
  clockOffMs: number;
}

/** From here on a clock that is off is worth a word. */
const noticeableMs = 1_000;

/** What is wrong with it, one sentence each. */
export function storageTroubles(text: Text, { awaySince, clockOffMs }: StorageHealth, now: number): Span[][] {
  const seconds = Math.round(Math.abs(clockOffMs) / 1000);
  return [
    ...(awaySince === null ? [] : [text.spans("status-database-away", { since: text.ago(awaySince, now) })]),
    ...(Math.abs(clockOffMs) <= noticeableMs
      ? []
      : [text.spans(clockOffMs > 0 ? "status-clock-fast" : "status-clock-slow", { seconds })]),
  ];
}
