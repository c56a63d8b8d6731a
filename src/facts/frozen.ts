import { z } from "zod";
import type { Downtime } from "../boards/downtime.ts";
import { type Peak, peakSchema } from "../rules/peak.ts";
import { type Cap, capSchema } from "./cap.ts";
import { type Evidence, evidenceSchema } from "./explanation.ts";
import { type Hold, holds } from "./holds.ts";

/** What a message says about one watch, frozen when it was claimed: every attempt says the same. */
export interface FrozenFact {
  watchId: number;
  matchId: number;
  rule: string;
  /** The boards compared, and when the chat was told the first of them. */
  baseline: number;
  baselineAt: number;
  /** Why the baseline was there; null where nobody knows. */
  baselineReason: string | null;
  /** The baseline that moves once it is told, where that is another: `baseline` may have been told since. */
  standsAt?: number | undefined;
  revision: number;
  /** The newest board that it was queued by, for the log. */
  queued: number | null;
  /** What the comparison found; null where it could not be made. */
  evidence: Evidence | null;
  /** When it was due at first. */
  since: number;
  /** The watch's own quiet hours, as the table holds them. */
  quiet: string | null;
  /** The furthest that the line has been while it waited; null where there is no way. */
  peak: Peak | null;
}

/** How a message is sent and what it says beside its parts; the same for every attempt. */
export interface Manner {
  silent: boolean;
  /** Why what it says was held; null when it was not. */
  held: Hold | null;
  /** How much else passed while it was held, by the kind of fact: lines that came back, bets that were gone again. */
  passed: Readonly<Record<string, number>>;
  /** The downtime that it makes up for; null when there was none. */
  away: Downtime | null;
  /** Whether the limit per hour counts it. */
  counts: boolean;
  /** Said when it is the last one that the limit per hour lets through; null when it is not. */
  cap: Cap | null;
  /** The thread of its chat that it goes into; left out for the chat itself. */
  thread?: ThreadRef | undefined;
  /** The drafts by which what it says was approved; left out for none. */
  drafts?: readonly number[] | undefined;
}

/** A thread by what it is about: a match, or the league of one. */
export interface ThreadRef {
  key: string;
  matchId: number;
}

export const frozenFacts = z.array(
  z.object({
    watchId: z.number(),
    matchId: z.number(),
    rule: z.string(),
    baseline: z.number(),
    baselineAt: z.number(),
    baselineReason: z.string().nullable(),
    standsAt: z.number().optional(),
    revision: z.number(),
    queued: z.number().nullable(),
    evidence: evidenceSchema.nullable(),
    since: z.number(),
    quiet: z.string().nullable(),
    peak: peakSchema.nullable(),
  }),
);

const manners = z.object({
  silent: z.boolean(),
  held: z.enum(holds).nullable(),
  passed: z.record(z.string(), z.number()),
  away: z.object({ from: z.number(), to: z.number() }).nullable(),
  counts: z.boolean(),
  cap: capSchema.nullable(),
  thread: z.object({ key: z.string(), matchId: z.number() }).optional(),
  drafts: z.array(z.number()).optional(),
});

/** The manner of a message about which nothing is special. */
export const plainManner: Manner = { silent: false, held: null, passed: {}, away: null, counts: true, cap: null };

/** As a table holds it. */
export function mannerFrom(text: string): Manner {
  return manners.parse(JSON.parse(text));
}
