import type { Ask, Definition } from "../sources/definition.ts";
import type { Refused } from "../sources/reading/reading.ts";
import type { DefinitionInUse } from "./definitions.ts";

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
  /** Everything that is asked was answered, all of the answers is read, and the filters do what the document says. */
  understood: boolean;
  endpoints: readonly EndpointFinding[];
  filters: readonly FilterFinding[];
  degraded: readonly Degraded[];
  /** What answers are read by from now on; null while nothing could be accepted. */
  definition: DefinitionInUse | null;
  /** It was accepted just now. */
  isNew: boolean;
  /** The definition with drafts of what has open questions, as `--write` writes it; null where nothing could be drafted. */
  draft: Definition | null;
  /** Endpoints that answer otherwise than before: how they were read, and how they would be read now. */
  changes: readonly ShapeChange[];
}

/**
 * `partly`: something in it is left out. `empty`: an answer with nothing in it. `open`: a person has to decide how it is read; until
 * then it isn't. `misfit`: it isn't what the definition says.
 */
export type Verdict =
  | "understood"
  | "partly"
  | "empty"
  | "open"
  | "misfit"
  | "not_understood"
  | "refused"
  | "unreachable"
  | "not_asked";

export interface EndpointFinding {
  endpoint: Ask;
  /** What was asked, after `/api/v1/`; null when it was not. */
  path: string | null;
  verdict: Verdict;
  /** Why it is not read, or not asked. */
  reason: string | null;
  status: number | null;
  latencyMs: number | null;
  /** How many rows are read of the first answer. */
  items: number | null;
  /** What is left out, each thing once. */
  refused: readonly Refused[];
  /** What a person has to decide before such answers are read. */
  questions: readonly { path: string; question: string }[];
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
  endpoint: Ask;
  /** The field that no item has, or the filter that does nothing; null for other causes. */
  field: string | null;
}

export interface ShapeChange {
  endpoint: Ask;
  before: object;
  /** Null where nothing could be drafted. */
  now: object | null;
  isAccepted: boolean;
}

/**
 * What one question shows of a service that is asked as its definition says. `works`: the key is taken, and the answer is what was
 * described. `key`: the service refuses the key. `plan`: its plan doesn't carry what was asked for. `spent`: nothing is left of what
 * it may ask for. `busy`: too much was asked just now. `choices`: the service doesn't know what the host has chosen. `misfit`: it
 * sends something else. `refused`: another status. `down`: no answer.
 */
export type ServiceState = "works" | "key" | "plan" | "spent" | "busy" | "choices" | "misfit" | "refused" | "down";

export interface ServiceSeen {
  service: string;
  state: ServiceState;
  /** Whether it asks for a key. */
  isKeyed: boolean;
  /** The settings to look at where it doesn't work. */
  settings: readonly string[];
  /** The status, the misfit, or what kept us from connecting, in English; null where there is nothing to add. */
  detail: string | null;
  /** What was listed: how many rows are read, and the words by which the first of them are named; null without a good answer. */
  listed: { ask: Ask; rows: number; slugs: readonly string[] } | null;
  /** What the service says is left, in its own units. */
  left: readonly { per: Period; units: number }[];
  /** What the service has. */
  has: readonly Ask[];
  plan: PlanSeen;
}

type Period = "second" | "minute" | "hour" | "day" | "month";

/** What a plan buys. */
export interface PlanSeen {
  windows: readonly { per: Period; units: number }[];
  /** One question for odds: what it brings, and what it costs in the service's own units. */
  brings: "everything" | "match" | "sport" | "league" | "day" | "series" | number;
  cost: number;
  /** How far apart such questions are for watches, at an even pace of what isn't kept for people (ms); null where the service's own rhythm is slower. */
  evenPaceMs: number | null;
}
