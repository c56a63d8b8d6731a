import type { Decoded, Kind } from "../api/decode/rows.ts";
import type { EndpointFinding, Verdict } from "../api/examination.ts";
import type { Asked } from "./asking.ts";
import type { Reading } from "./reading.ts";
import { type Changes, isObject, keyOf, shapeOf } from "./shape.ts";

interface Seen {
  asked: Asked;
  /** Null when there is no answer to read. */
  reading: Reading | null;
  changes: Changes & Pick<EndpointFinding, "moved">;
}

/** What there is to say of one endpoint. */
export function findingOf(endpoint: Kind, { asked, reading, changes }: Seen): EndpointFinding {
  const { path, status, latencyMs, policy } = asked;
  const decoded = reading?.decoded ?? null;
  const unknown = (decoded?.fields ?? [])
    .filter(({ understood }) => !understood)
    .map(({ field, type, example }) => ({ field, type, example: example ?? "" }));
  const skipped = countReasons(decoded?.skipped ?? []);
  const found = { endpoint, path: asked.trouble === "not_asked" ? null : path, status, latencyMs, unknown, skipped, ...changes };
  return {
    ...found,
    ...judge({ asked, reading, found }),
    items: decoded?.items.length ?? null,
    plan: decoded?.plan ?? [],
    known: decoded ? knownFields(endpoint, { json: asked.json, fields: decoded.fields }) : [],
    caching: pick(policy, (name) => !isLimit(name)),
    rateLimits: pick(policy, isLimit),
  };
}

/** No list named anything that it could be asked about. */
export function notAsked(endpoint: Kind): EndpointFinding {
  const asked: Asked = {
    path: "",
    trouble: "not_asked",
    reason: "no list named anything to ask about",
    status: null,
    latencyMs: null,
    json: null,
    policy: {},
  };
  return findingOf(endpoint, { asked, reading: null, changes: { retyped: [], gone: [], moved: [] } });
}

type Judged = { verdict: Verdict; reason: string | null };

function judge({
  asked,
  reading,
  found,
}: Omit<Seen, "changes"> & { found: Pick<EndpointFinding, "unknown" | "skipped" | "retyped"> }): Judged {
  if (asked.trouble !== null) return { verdict: asked.trouble, reason: asked.reason };
  if (!reading?.decoded) return { verdict: "not_understood", reason: reading?.refusal ?? null };
  const noted = found.unknown.length + found.skipped.length + found.retyped.length > 0;
  if (reading.decoded.items.length > 0) return { verdict: noted ? "partly" : "understood", reason: null };
  if (noted || holdsAnything(asked.json)) return { verdict: "not_understood", reason: "nothing was found in the answer" };
  return { verdict: "empty", reason: null };
}

/** Whether there is an entry in any list, or an object inside of an object, beside the paging. */
function holdsAnything(json: unknown): boolean {
  if (Array.isArray(json)) return json.length > 0;
  if (!isObject(json)) return false;
  return Object.entries(json).some(
    ([key, value]) =>
      !/^(?:meta|pagination|links)$/i.test(key) &&
      (Array.isArray(value) ? value.length > 0 : isObject(value) && Object.keys(value).length > 0),
  );
}

/** Of odds the decoder names what it does not know; the rest of their places are known. */
function knownFields(
  endpoint: Kind,
  { json, fields }: { json: unknown; fields: readonly { field: string; understood: boolean }[] },
): string[] {
  const named = fields.filter(({ understood }) => understood).map(({ field }) => field);
  if (endpoint !== "odds" && endpoint !== "history") return named;
  const unknown = new Set(
    fields.filter(({ understood }) => !understood).map(({ field }) => field.slice(field.lastIndexOf(".") + 1)),
  );
  const leaves = [...shapeOf(json)].filter(([, type]) => type !== "object" && type !== "array").map(([place]) => place);
  return leaves.filter((place) => !unknown.has(keyOf(place)) && !/^(?:success$|meta\.)/.test(place));
}

function countReasons(skipped: Decoded["skipped"]): EndpointFinding["skipped"] {
  const counts = new Map<string, EndpointFinding["skipped"][number]>();
  for (const { reason, readings = [] } of skipped) {
    const before = counts.get(reason);
    counts.set(reason, { reason, count: (before?.count ?? 0) + 1, readings: before?.readings ?? readings });
  }
  return [...counts.values()];
}

function isLimit(name: string): boolean {
  return name === "retry-after" || name.includes("rate");
}

function pick(policy: Asked["policy"], wanted: (name: string) => boolean): Record<string, string> {
  return Object.fromEntries(Object.entries(policy).filter(([name]) => wanted(name)));
}
