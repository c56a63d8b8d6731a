import type { Mapping } from "./decode/mapping.ts";
import type { PlanLine } from "./decode/plan/plan.ts";
import type { Kind } from "./decode/rows.ts";

/** What the doctor found out about the odds API; plain data, the same for the shell, for JSON and for a chat. */
export interface Examination {
  /** When it began (ms UTC). */
  at: number;
  /** The API's address, or the word `sandbox`. */
  source: string;
  /** How many requests it took. */
  requests: number;
  /** How far our clock is ahead of the service's (ms); null when it did not tell its time. */
  aheadMs: number | null;
  /** Everything that is asked was answered, everything in the answers is known, and the filters do what the document says. */
  understood: boolean;
  endpoints: readonly EndpointFinding[];
  filters: readonly FilterFinding[];
  degraded: readonly Degraded[];
  /** Mappings that would make more of the answers understood, each tried on the answer itself. */
  proposals: readonly Proposal[];
  /** A whole mapping file: the operator's own with the proposals added. */
  mapping: MappingFile;
}

/** As `ODDS_API_MAP` wants it: our field → where the source keeps it, per kind of answer, and what stands beside these. */
export interface MappingFile extends Partial<Record<Kind, Record<string, string>>> {
  ignore?: Mapping["ignore"];
  pins?: Mapping["pins"];
  filters?: Mapping["filters"];
}

/**
 * `partly`: rows came out of it, but something in it is unknown, changed its type or was passed over. `empty`: an answer
 * with nothing in it, which leaves nothing to misunderstand.
 */
export type Verdict = "understood" | "partly" | "empty" | "not_understood" | "refused" | "unreachable" | "not_asked";

export interface EndpointFinding {
  endpoint: Kind;
  /** What was asked, after `/api/v1/`; null when it was not. */
  path: string | null;
  verdict: Verdict;
  /** Why it is not understood, or not asked. */
  reason: string | null;
  status: number | null;
  latencyMs: number | null;
  items: number | null;
  /** Names of the fields whose meaning is known. */
  known: readonly string[];
  unknown: readonly { field: string; type: string; example: string }[];
  /** Since the last examination of the same source. */
  retyped: readonly { field: string; was: string; is: string }[];
  gone: readonly string[];
  /** Columns whose part in the plan is another than in earlier answers. */
  moved: readonly { field: string; was: string; is: string }[];
  /** Why parts of the answer were passed over, each reason once, with how often. */
  /** What was passed over, and why; `readings`, where several came close, are the pins that decide for each of them. */
  skipped: readonly { reason: string; count: number; readings: readonly Readonly<Record<string, string>>[] }[];
  /** How the answer is read, column by column. A line of it, put into the mapping, is fixed. */
  plan: readonly PlanLine[];
  /** Headers as they came. */
  caching: Readonly<Record<string, string>>;
  rateLimits: Readonly<Record<string, string>>;
}

/** Whether a parameter of the match list does what the document says. */
export interface FilterFinding {
  parameter: "per_page" | "page" | "sport" | "league";
  works: "yes" | "no" | "unclear";
  /** The spelling that works (`league_slug=…`), for the one that the document leaves open. */
  spelling: string | null;
  /** What was seen, in English. */
  detail: string;
}

/** A feature that suffers. Its texts are the locale keys `admin-feature-<feature>` and `admin-cause-<cause>`. */
export interface Degraded {
  feature: string;
  cause: "no-answer" | "not-understood" | "field" | "filter";
  endpoint: Kind;
  /** The field that no item has, or the filter that does nothing; null for other causes. */
  field: string | null;
}

export interface Proposal {
  endpoint: Kind;
  /** Ours. */
  field: string;
  /** The source's. */
  path: string;
  /** How many items it fills. */
  items: number;
}
