import type { DefinitionInUse } from "../api/definitions.ts";
import { draftFrom } from "../propose/draft.ts";
import { documentedService } from "../sources/documented/service.ts";
import { openSource, type Readers } from "../sources/open.ts";
import { type ListRow, Misfit, type PriceRow, type Question, type Reading } from "../sources/reading/reading.ts";
import type { Asked, Asking } from "./asking.ts";
import { askingOrder, type Endpoint, type Samples, sampleMatches, wantedFrom } from "./endpoints.ts";

/** An answer, and what it must be about. */
export interface Heard {
  json: unknown;
  meant: Question;
}

/** What an endpoint answered. */
export interface Recording {
  endpoint: Endpoint;
  /** The first request, or the first without an answer; null when nothing was asked. */
  asked: Asked | null;
  /** Good answers. */
  answers: readonly Heard[];
}

export type Recordings = ReadonlyMap<Endpoint, Recording>;

/** Asks every endpoint: lists once, boards and histories of a few matches. */
export async function record(asking: Asking, inUse: DefinitionInUse | null): Promise<Recordings> {
  const readers = inUse === null ? {} : openSource(inUse).readers;
  const recordings = new Map<Endpoint, Recording>();
  const samples: { -readonly [S in keyof Samples]: Samples[S] } = { matches: [], fighter: null };
  for (const endpoint of askingOrder) {
    const recording = await recordEndpoint(endpoint, { asking, samples });
    recordings.set(endpoint, recording);
    if (endpoint === "matches") samples.matches = sampleMatches(rowsOf(recording, readers));
    if (endpoint === "fighters") samples.fighter = rowsOf(recording, readers).find(({ slug }) => slug != null) ?? null;
  }
  return recordings;
}

async function recordEndpoint(endpoint: Endpoint, { asking, samples }: { asking: Asking; samples: Samples }): Promise<Recording> {
  const answers: Heard[] = [];
  let first: Asked | null = null;
  for (const { target, meant } of wantedFrom(endpoint, samples)) {
    const asked = await asking.ask(target);
    if (asked.trouble !== null) return { endpoint, asked, answers: [] };
    answers.push({ json: asked.json, meant });
    first ??= asked;
  }
  return { endpoint, asked: first, answers };
}

/** The rows of a list: by the definition in use, else by a draft. They only say what to ask about next. */
function rowsOf({ endpoint, answers }: Recording, readers: Readers): readonly ListRow[] {
  const reader = readers[endpoint];
  const known = reader && readingsBy(reader, answers);
  if (known && "readings" in known) return known.readings.flatMap(({ rows }) => rows as ListRow[]);
  const recorded = answers.map(({ json: answer }) => ({ ask: endpoint, answer }));
  return (draftFrom(recorded, documentedService).rows[endpoint] ?? []) as readonly ListRow[];
}

type AnyReader = (json: unknown, meant?: Question) => Reading<PriceRow | ListRow>;

/** What a reader makes of all answers; what doesn't fit, where one of them isn't what the definition says. */
export function readingsBy(
  reader: unknown,
  answers: readonly Heard[],
): { readings: readonly Reading<PriceRow | ListRow>[] } | { misfit: Misfit } {
  try {
    return { readings: answers.map(({ json, meant }) => (reader as AnyReader)(json, meant)) };
  } catch (error) {
    if (error instanceof Misfit) return { misfit: error };
    throw error;
  }
}

/** Whether an answer holds anything beside its envelope: an entry in a list, an object with something in it, a value of its own. */
export function holdsAnything(json: unknown): boolean {
  if (Array.isArray(json)) return json.length > 0;
  if (!isObject(json)) return json !== null && json !== undefined;
  return Object.entries(json).some(([key, value]) => {
    if (/^(?:meta|pagination|links|success|ok|status|message)$/i.test(key)) return false;
    if (Array.isArray(value)) return value.length > 0;
    return isObject(value) ? Object.keys(value).length > 0 : value !== null;
  });
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
