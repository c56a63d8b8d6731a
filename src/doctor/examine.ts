import { createHttp, type Http } from "../api/asking/http.ts";
import { type Budget, createBudget } from "../api/budget/budget.ts";
import { type Definitions, leagueParameterOf, usualLeagueParameter } from "../api/definitions.ts";
import type { EndpointFinding, Examination, FilterFinding } from "../api/examination.ts";
import type { Clock } from "../clock.ts";
import type { Log } from "../log.ts";
import type { HttpsProxy } from "../proxy.ts";
import { openSource, type Readers } from "../sources/open.ts";
import type { ListRow, Reader } from "../sources/reading/reading.ts";
import type { Database } from "../storage/database.ts";
import { type Asking, createAsking } from "./asking.ts";
import { type Defined, define, withLeagueParameter } from "./defining.ts";
import type { Endpoint } from "./endpoints.ts";
import { degradedBy } from "./features.ts";
import { missingFields } from "./fields.ts";
import { type AskMatches, type MatchList, probeFilters } from "./filters.ts";
import { findingOf } from "./finding.ts";
import { type Recordings, readingsBy, record } from "./recording.ts";

export interface DoctorDeps {
  /** Everything before `/api/v1`. */
  baseUrl: string;
  /** Names the API in what is shown and remembered: its address, or the word `sandbox`. */
  source: string;
  version: string;
  database: Database;
  clock: Clock;
  log: Log;
  /** How answers are read at present; what is accepted is kept there. */
  definitions: Definitions;
  /** As of the client. */
  budget?: Budget;
  steadyMs?: () => number;
  proxy?: HttpsProxy | null;
  /** For one request. */
  deadlineMs?: number;
}

export interface Doctor {
  /** Asks every endpoint once, and the match list a few times more. Who asks while it runs shares its result. */
  examine(): Promise<Examination>;
  /** Ends an examination under way; resolves when it has ended. */
  close(): Promise<void>;
}

/** Some twenty requests: longer than this it takes only when the budget has no room for them. */
const longestMs = 3 * 60_000;

/** Examines the odds API, paying from the one budget like everybody else. Throws when `baseUrl` is none. */
export function createDoctor(deps: DoctorDeps): Doctor {
  const http = createHttp(deps);
  const budget = deps.budget ?? createBudget(deps);
  const closing = new AbortController();
  let running: Promise<Examination> | null = null;

  return {
    examine() {
      running ??= examineWithin(deps, { http, budget, closing: closing.signal }).finally(() => {
        running = null;
      });
      return running;
    },
    async close() {
      closing.abort();
      await running?.catch(() => undefined);
      await budget.stop();
      await http.close();
    },
  };
}

async function examineWithin(
  deps: DoctorDeps,
  { http, budget, closing }: { http: Http; budget: Budget; closing: AbortSignal },
): Promise<Examination> {
  const { clock, steadyMs = clock.now } = deps;
  const done = new AbortController();
  const tooLong = new AbortController();
  void clock.sleep(longestMs, done.signal).then(() => tooLong.abort());
  try {
    const signal = AbortSignal.any([closing, tooLong.signal]);
    return await examine(deps, createAsking({ http, budget, clock, signal, steadyMs }));
  } finally {
    done.abort();
  }
}

/** Records the service's answers, finds out how they are read, accepts what is beyond doubt, and says what is left. */
async function examine(deps: DoctorDeps, asking: Asking): Promise<Examination> {
  const at = deps.clock.now();
  await deps.definitions.renew();
  const inUse = await deps.definitions.current();
  const recordings = await record(asking, inUse);
  const defined = define({ inUse, recordings, baseUrl: deps.baseUrl, at });
  const readers = defined.definition === null ? {} : openSource({ definition: defined.definition }).readers;
  const found = findings(recordings, { readers, defined });
  const endpoints = [...found.values()].map(({ finding }) => finding);
  const filters = await examineFilters(found, { recordings, reader: readers.matches, defined, asking });
  const missing = new Map([...found].map(([endpoint, { rows }]) => [endpoint, missingFields(endpoint, rows)]));
  const isNew = await accept(deps.definitions, defined, filters);
  return {
    at,
    source: deps.source,
    requests: asking.requests(),
    aheadMs: asking.aheadMs(),
    understood: endpoints.every(isFine) && filters.every(({ works }) => works === "yes"),
    endpoints,
    filters,
    degraded: degradedBy(endpoints, { filters, missing }),
    definition: await deps.definitions.current(),
    isNew,
    draft: defined.draft,
    changes: defined.changes,
  };
}

type Found = ReadonlyMap<Endpoint, ReturnType<typeof findingOf>>;

function findings(recordings: Recordings, { readers, defined }: { readers: Readers; defined: Defined }): Found {
  return new Map(
    [...recordings].map(([endpoint, recording]) => {
      const questions = defined.questions.get(endpoint) ?? [];
      return [endpoint, findingOf({ recording, reader: readers[endpoint], questions })];
    }),
  );
}

/** Whether another definition is in force from now on. */
async function accept(definitions: Definitions, defined: Defined, filters: readonly FilterFinding[]): Promise<boolean> {
  const { definition, isFixed, isNew } = defined;
  if (definition === null || isFixed) return false;
  const parameter = filters.find((filter) => filter.parameter === "league")?.spelling?.split("=")[0];
  const accepted = parameter === undefined ? definition : withLeagueParameter(definition, parameter);
  if (!isNew && accepted === definition) return false;
  await definitions.accept(accepted);
  return true;
}

interface Examining {
  recordings: Recordings;
  reader: Readers["matches"];
  defined: Defined;
  asking: Asking;
}

async function examineFilters(
  found: Found,
  { recordings, reader, defined, asking }: Examining,
): Promise<readonly FilterFinding[]> {
  const [list] = recordings.get("matches")?.answers ?? [];
  const all = reader && list ? listFrom(reader, list.json) : null;
  if (!reader || !all || all.rows.length === 0) return unclearFilters;
  const ask: AskMatches = async (query) => {
    const { trouble, json, status } = await asking.ask({ path: ["matches"], query });
    if (trouble !== null) return saysNo(status) ? "refused" : "no_answer";
    return listFrom(reader, json) ?? "no_answer";
  };
  const leagues = (found.get("leagues")?.rows ?? []) as readonly ListRow[];
  const named = leagueParameterOf(defined.definition);
  return probeFilters({ all, leagues, spelled: named === usualLeagueParameter ? null : named, ask });
}

function listFrom(reader: Reader<ListRow>, json: unknown): MatchList | null {
  const read = readingsBy(reader, [{ json, meant: {} }]);
  const [reading] = "readings" in read ? read.readings : [];
  return reading ? { rows: reading.rows as readonly ListRow[], total: reading.total } : null;
}

/** Of what was asked, not of us or of the moment. */
function saysNo(status: number | null): boolean {
  return status === 400 || status === 404 || status === 422;
}

const unclearFilters: readonly FilterFinding[] = (["per_page", "page", "sport", "league"] as const).map((parameter) => ({
  parameter,
  works: "unclear",
  spelling: null,
  detail: "there is no list of matches to try it on",
}));

function isFine({ verdict }: EndpointFinding): boolean {
  return verdict === "understood" || verdict === "empty";
}
