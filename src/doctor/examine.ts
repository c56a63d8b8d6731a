import { type Budget, createBudget } from "../api/budget.ts";
import { createAnswerCache } from "../api/cache.ts";
import type { Mapping } from "../api/decode/mapping.ts";
import { changesOfMeaning } from "../api/decode/plan/kept.ts";
import type { Decoded, Kind } from "../api/decode/rows.ts";
import type { EndpointFinding, Examination, FilterFinding, Proposal } from "../api/examination.ts";
import { createHttp, type Http } from "../api/http.ts";
import { type KeptPlan, mappingText, planKey } from "../api/kept-plans.ts";
import { usualLeagueParameter } from "../api/questions.ts";
import type { Clock } from "../clock.ts";
import type { Log } from "../log.ts";
import type { HttpsProxy } from "../proxy.ts";
import type { Database } from "../storage/database.ts";
import { type Asking, createAsking } from "./asking.ts";
import { askingOrder, namesOf, type Samples, sampleMatch, sidesFor, targetOf } from "./endpoints.ts";
import { degradedBy } from "./features.ts";
import { filled, rowFields } from "./fields.ts";
import { type AskMatches, probeFilters } from "./filters.ts";
import { findingOf, notAsked } from "./finding.ts";
import { recallShape, rememberShape } from "./memory.ts";
import { mappingFile, proposalsFor } from "./proposal.ts";
import { readAnswer } from "./reading.ts";
import { changesSince, mergedShape, shapeOf } from "./shape.ts";

export interface DoctorDeps {
  /** Everything before `/api/v1`. */
  baseUrl: string;
  /** Names the API in what is shown and remembered: its address, or the word `sandbox`. */
  source: string;
  version: string;
  database: Database;
  clock: Clock;
  log: Log;
  mapping: Mapping;
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
  const budget = createBudget(deps);
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

interface Examined {
  finding: EndpointFinding;
  decoded: Decoded | null;
  proposals: Proposal[];
}

async function examine(deps: DoctorDeps, asking: Asking): Promise<Examination> {
  const at = deps.clock.now();
  const samples: Samples = { match: null, fighter: null, names: { bookmakers: [], leagues: [] } };
  const examined = new Map<Kind, Examined>();
  for (const kind of askingOrder) {
    const found = await examineEndpoint(kind, { deps, asking, samples });
    examined.set(kind, found);
    if (kind === "matches") samples.match = sampleMatch(rowsOf(found, "matches"));
    if (kind === "leagues") samples.names = { ...samples.names, leagues: namesOf(rowsOf(found, "leagues")) };
    if (kind === "bookmakers") samples.names = { ...samples.names, bookmakers: namesOf(rowsOf(found, "bookmakers")) };
    if (kind === "fighters") samples.fighter = rowsOf(found, "fighters").find(({ slug }) => slug !== null) ?? null;
  }
  const endpoints = [...examined.values()].map(({ finding }) => finding);
  const filters = await examineFilters(examined, { deps, asking });
  const proposals = [...examined.values()].flatMap((found) => found.proposals);
  const missing = new Map([...examined].map(([kind, { decoded }]) => [kind, missingIn(kind, decoded)]));
  return {
    at,
    source: deps.source,
    requests: asking.requests(),
    aheadMs: asking.aheadMs(),
    understood: endpoints.every(isFine) && filters.every(({ works }) => works === "yes"),
    endpoints,
    filters,
    degraded: degradedBy(endpoints, { filters, missing }),
    proposals,
    mapping: mappingFile(deps.mapping, { proposals, league: leagueToMap(filters, deps.mapping) }),
  };
}

async function examineEndpoint(
  kind: Kind,
  { deps, asking, samples }: { deps: DoctorDeps; asking: Asking; samples: Samples },
): Promise<Examined> {
  const target = targetOf(kind, samples);
  if (!target) return { finding: notAsked(kind), decoded: null, proposals: [] };
  const asked = await asking.ask(target);
  const options = { mapping: deps.mapping, ...samples.names, ...sidesFor(kind, samples) };
  const reading = asked.trouble === null ? readAnswer(kind, asked.json, options) : null;
  const changes = { retyped: [], gone: [], moved: [] };
  if (!reading) return { finding: findingOf(kind, { asked, reading, changes }), decoded: null, proposals: [] };

  const memory = { source: deps.source, endpoint: kind };
  const before = await recallShape(deps.database, memory);
  const shape = shapeOf(asked.json);
  const since = changesSince(before, shape);
  await rememberShape(deps.database, { ...memory, shape: mergedShape(before, shape), now: deps.clock.now() });
  const moved = await movedSince(deps, kind, reading.decoded);
  const proposals = proposalsFor({ endpoint: kind, json: asked.json, options, gone: since.gone, before });
  return { finding: findingOf(kind, { asked, reading, changes: { ...since, moved } }), decoded: reading.decoded, proposals };
}

/** What the bot was told of since it keeps plans, and what is read in another way than it did last. */
async function movedSince({ database, source, clock, log, version, mapping }: DoctorDeps, kind: Kind, decoded: Decoded | null) {
  const answers = createAnswerCache({ database, source, clock, log });
  const kept = await answers.load<KeptPlan>(planKey(kind, version));
  if (kept === null || decoded === null || kept.value.mapping !== mappingText(kind, mapping)) return [];
  const now = changesOfMeaning(kept.value.plan, { lines: decoded.plan, refused: [] });
  return [...now, ...kept.value.changes].map(({ path, was, is }) => ({ field: path, was, is }));
}

async function examineFilters(
  examined: ReadonlyMap<Kind, Examined>,
  { deps, asking }: { deps: DoctorDeps; asking: Asking },
): Promise<FilterFinding[]> {
  const matches = examined.get("matches");
  if (!matches?.decoded || matches.decoded.items.length === 0) return unclearFilters;
  const all = matches.decoded as Decoded<"matches">;
  const ask: AskMatches = async (query) => {
    const { trouble, status, json } = await asking.ask({ path: ["matches"], query });
    if (trouble !== null) return saysNo(status) ? "refused" : "no_answer";
    const { decoded } = readAnswer("matches", json, { mapping: deps.mapping });
    return (decoded as Decoded<"matches"> | null) ?? "no_answer";
  };
  const spelled = deps.mapping.filters?.league ?? null;
  return probeFilters({ all, leagues: rowsOf(examined.get("leagues"), "leagues"), spelled, ask });
}

/** The league filter's name, where the client does not use it already. */
function leagueToMap(filters: readonly FilterFinding[], { filters: mapped }: Mapping): string | null {
  const spelling = filters.find(({ parameter }) => parameter === "league")?.spelling;
  const name = spelling?.slice(0, spelling.indexOf("=")) ?? null;
  return name === (mapped?.league ?? usualLeagueParameter) ? null : name;
}

/** Of what was asked, not of us or of the moment. */
function saysNo(status: number | null): boolean {
  return status === 400 || status === 404 || status === 422;
}

const unclearFilters: FilterFinding[] = (["per_page", "page", "sport", "league"] as const).map((parameter) => ({
  parameter,
  works: "unclear",
  spelling: null,
  detail: "there is no list of matches to try it on",
}));

function rowsOf<K extends Kind>(examined: Examined | undefined, _kind: K): Decoded<K>["items"] {
  return (examined?.decoded?.items ?? []) as Decoded<K>["items"];
}

/** Our fields that no row has. */
function missingIn(kind: Kind, decoded: Decoded | null): string[] {
  const rows = decoded?.items ?? [];
  return rows.length === 0 ? [] : rowFields[kind].filter((field) => filled(rows, field) === 0);
}

function isFine({ verdict }: EndpointFinding): boolean {
  return verdict === "understood" || verdict === "empty";
}
