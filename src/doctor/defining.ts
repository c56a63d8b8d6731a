import { type DefinitionInUse, leagueParameterOf } from "../api/definitions.ts";
import { withListed, withMatch, withRefreshed } from "../propose/beside.ts";
import { type Draft, draftFrom } from "../propose/draft.ts";
import type { Definition, ListShape, OddsShape } from "../sources/definition.ts";
import { documentedRequests, documentedService } from "../sources/documented/service.ts";
import { isPriceAsk, openSource, type Readers } from "../sources/open.ts";
import type { Endpoint } from "./endpoints.ts";
import { type Heard, holdsAnything, type Recordings, readingsBy } from "./recording.ts";

export interface OpenQuestion {
  /** Where in the answer. */
  path: string;
  question: string;
}

/** How an endpoint was read before, and how it is read from now on. */
interface Change {
  endpoint: Endpoint;
  before: object;
  /** What the doctor would read now: in force only where it is accepted. */
  now: object | null;
  isAccepted: boolean;
}

/** What came of looking for a definition. */
export interface Defined {
  /** What answers are read by from now on; null while there is nothing that could be accepted. */
  definition: Definition | null;
  /** Another one than before. */
  isNew: boolean;
  /** It is built in, or a file: only its owner changes it. */
  isFixed: boolean;
  /** The definition with drafts of what has open questions: for a person who answers them in a file. */
  draft: Definition | null;
  questions: ReadonlyMap<Endpoint, readonly OpenQuestion[]>;
  changes: readonly Change[];
}

export interface Defining {
  inUse: DefinitionInUse | null;
  recordings: Recordings;
  baseUrl: string;
  /** When the answers were recorded (ms UTC). */
  at: number;
}

/**
 * Finds out how a service's answers are read. What the definition in use reads stays as it is. For the rest a shape is drafted, and
 * accepted where nothing is left to ask. A built-in definition, and one in a file, are only compared with.
 */
export function define({ inUse, recordings, baseUrl, at }: Defining): Defined {
  const readers = inUse === null ? {} : openSource(inUse).readers;
  const unfit = [...recordings.values()].filter((one) => needsDraft(one.answers, readers[one.endpoint]));
  const isFixed = inUse !== null && inUse.from !== "accepted";
  if (unfit.length === 0) return unchanged(inUse, isFixed);

  const about = { ...documentedService, base: baseUrl, recorded: `own answers, ${new Date(at).toISOString().slice(0, 10)}` };
  const drafted = draftFrom(recordedIn(recordings), about);
  const shapes = unfit.map(({ endpoint, answers }) => [endpoint, shapeFor(endpoint, answers, drafted)] as const);
  const accepted = shapes.filter(([, { shape, questions }]) => !isFixed && shape !== null && questions.length === 0);
  const base: Definition = inUse?.definition ?? { ...about, format: "decimal", asks: {} };
  return {
    definition: accepted.length > 0 ? withShapes(base, accepted) : (inUse?.definition ?? null),
    isNew: accepted.length > 0,
    isFixed,
    draft: withShapes(base, shapes),
    questions: new Map(shapes.map(([endpoint, { questions }]) => [endpoint, questions])),
    changes: changesOf(base, shapes, new Set(accepted.map(([endpoint]) => endpoint))),
  };
}

/** The definition with another name of the filter by league, where the doctor has found one that works. */
export function withLeagueParameter(definition: Definition, parameter: string): Definition {
  const { matches } = definition.asks;
  if (!matches || leagueParameterOf(definition) === parameter) return definition;
  const params = Object.fromEntries(Object.entries(matches.params ?? {}).filter(([, value]) => value !== "{league}"));
  return {
    ...definition,
    asks: { ...definition.asks, matches: { ...matches, params: { ...params, [parameter]: "{league}" } } },
  };
}

/** An answer with nothing in it teaches nothing. */
function needsDraft(answers: readonly Heard[], reader: Readers[Endpoint]): boolean {
  if (!answers.some(({ json }) => holdsAnything(json))) return false;
  return reader === undefined || "misfit" in readingsBy(reader, answers);
}

function unchanged(inUse: DefinitionInUse | null, isFixed: boolean): Defined {
  const definition = inUse?.definition ?? null;
  return { definition, isNew: false, isFixed, draft: definition, questions: new Map(), changes: [] };
}

function recordedIn(recordings: Recordings) {
  return [...recordings.values()].flatMap(({ endpoint, answers }) =>
    answers.filter(({ json }) => holdsAnything(json)).map(({ json: answer }) => ({ ask: endpoint, answer })),
  );
}

interface Shaped {
  shape: OddsShape | ListShape | null;
  questions: readonly OpenQuestion[];
}

/** A drafted shape, completed, and tried on the answers with what they must be about. */
function shapeFor(endpoint: Endpoint, answers: readonly Heard[], { definition, questions: asked }: Draft): Shaped {
  const questions = asked.filter(({ ask }) => ask === endpoint);
  const drafted = definition.asks[endpoint]?.shape;
  if (!drafted) return { shape: null, questions };
  const shape = completed(endpoint, drafted, answers);
  const misfit = tryOut(endpoint, shape, { answers, definition });
  if (misfit === null) return { shape, questions };
  // A number that the lists don't tell can't be compared with what was asked.
  const { match: _, ...unchecked } = shape as OddsShape;
  if (misfit.path === "match" && tryOut(endpoint, unchecked, { answers, definition }) === null)
    return { shape: unchecked, questions };
  return { shape, questions: [...questions, misfit] };
}

function completed(endpoint: Endpoint, shape: OddsShape | ListShape, answers: readonly Heard[]): OddsShape | ListShape {
  const all = answers.map(({ json }) => json);
  if (!isPriceAsk(endpoint)) return withListed(shape as ListShape, all);
  const named = withMatch(
    shape as OddsShape,
    all,
    answers.map(({ meant }) => meant.matches?.[0] ?? ""),
  );
  return endpoint === "boards" ? withRefreshed(named, all) : named;
}

function tryOut(
  endpoint: Endpoint,
  shape: object,
  { answers, definition }: { answers: readonly Heard[]; definition: Definition },
): OpenQuestion | null {
  const alone = { ...definition, asks: { [endpoint]: { ...documentedRequests[endpoint], shape } } };
  const tried = readingsBy(openSource({ definition: alone }).readers[endpoint], answers);
  return "misfit" in tried ? { path: tried.misfit.where, question: tried.misfit.message } : null;
}

function withShapes(base: Definition, shapes: readonly (readonly [Endpoint, Shaped])[]): Definition {
  const asks = shapes.flatMap(([endpoint, { shape }]) =>
    shape === null ? [] : [[endpoint, { ...documentedRequests[endpoint], ...base.asks[endpoint], shape }] as const],
  );
  return { ...base, asks: { ...base.asks, ...Object.fromEntries(asks) } };
}

function changesOf(
  { asks }: Definition,
  shapes: readonly (readonly [Endpoint, Shaped])[],
  accepted: ReadonlySet<Endpoint>,
): Change[] {
  return shapes.flatMap(([endpoint, { shape }]) => {
    const before = asks[endpoint]?.shape;
    return before ? [{ endpoint, before, now: shape, isAccepted: accepted.has(endpoint) }] : [];
  });
}
