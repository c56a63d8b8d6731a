import type { DecodeOptions } from "../api/decode/index.ts";
import { type Mapping, readMapping } from "../api/decode/mapping.ts";
import type { Decoded, Kind } from "../api/decode/rows.ts";
import type { MappingFile, Proposal } from "../api/examination.ts";
import { filled, rowFields } from "./fields.ts";
import { readAnswer } from "./reading.ts";
import { type Changes, isObject, keyOf, parentOf, type Shape, shapeOf } from "./shape.ts";

export interface ProposalDeps {
  endpoint: Kind;
  json: unknown;
  /** As it is decoded now. */
  options: DecodeOptions;
  /** What was there last time and is not now. */
  gone: Changes["gone"];
  before: Shape;
}

const triesAtMost = 60;

/**
 * Mappings under which more of an answer is understood and nothing less. Each is tried by decoding the answer with it, and
 * only where the key resembles the field, or took the place of one that is gone: a value that merely fits proves nothing.
 */
export function proposalsFor({ endpoint, json, options, gone, before }: ProposalDeps): Proposal[] {
  const proposals: Proposal[] = [];
  let fields = fieldsOf(options.mapping, endpoint);
  let triesLeft = triesAtMost;
  const decodeWith = (more: Record<string, string>): Decoded | null => {
    const mapping = mappingFrom({ [endpoint]: { ...fields, ...more } });
    return mapping && triesLeft-- > 0 ? readAnswer(endpoint, json, { ...options, mapping }).decoded : null;
  };
  let current = decodeWith({});

  function accept(field: string, path: string, decoded: Decoded): void {
    proposals.push({ endpoint, field, path, items: filled(decoded.items, field) || decoded.items.length });
    fields = { ...fields, [field]: path };
    current = decoded;
  }

  if (!current || current.items.length === 0) {
    const [best] = listsIn(json)
      .map((path) => ({ path, decoded: decodeWith({ items: path }) }))
      .filter(({ decoded }) => rowsIn(decoded) > 0)
      .toSorted((a, b) => rowsIn(b.decoded) - rowsIn(a.decoded));
    if (best?.decoded) accept("items", best.path, best.decoded);
  }
  const shape = shapeOf(json);
  for (const field of rowFields[endpoint]) {
    if (!current || field in fields || (current.items.length > 0 && filled(current.items, field) > 0)) continue;
    const heirs = heirsOf(gone, { before, shape });
    for (const path of candidatesIn(current, { json, endpoint })) {
      if (!resembles(field, path) && !heirs.has(path.split(".")[0] ?? "")) continue;
      const decoded = decodeWith({ [field]: path });
      if (!decoded || !isBetter(decoded, current, { endpoint, field })) continue;
      accept(field, path, decoded);
      break;
    }
  }
  return proposals;
}

/** The operator's mapping with the proposals and the league filter that works added, as a file's content. */
export function mappingFile(
  mapping: Mapping,
  { proposals, league }: { proposals: readonly Proposal[]; league: string | null },
): MappingFile {
  const { ignore, filters, pins } = mapping;
  const file: MappingFile = {
    ...(ignore && { ignore }),
    ...(pins && { pins }),
    ...(league === null ? filters && { filters } : { filters: { ...filters, league } }),
  };
  for (const kind of Object.keys(rowFields) as Kind[]) {
    const added = proposals.filter(({ endpoint }) => endpoint === kind).map(({ field, path }) => [field, path]);
    const fields = { ...fieldsOf(mapping, kind), ...Object.fromEntries(added) };
    if (Object.keys(fields).length > 0) file[kind] = fields;
  }
  return file;
}

function fieldsOf(mapping: Mapping | undefined, kind: Kind): Record<string, string> {
  return Object.fromEntries(mapping?.[kind] ?? []);
}

/** Null for what the mapping's own rules refuse: a field that cannot be mapped, a key with a dot in it. */
function mappingFrom(file: MappingFile): Mapping | null {
  const read = readMapping(file);
  return read.ok ? read.mapping : null;
}

function rowsIn(decoded: Decoded | null): number {
  return decoded?.items.length ?? 0;
}

/** Paths to every list or dictionary of objects that the answer holds, the innermost first. */
function listsIn(json: unknown): string[] {
  const found: string[] = [];
  const visit = (value: unknown, path: string[]): void => {
    if (path.length > 4 || found.length >= 20) return;
    if (Array.isArray(value) ? value.some(isObject) : isObject(value) && path.length > 0) found.push(path.join("."));
    if (isObject(value)) for (const [key, entry] of Object.entries(value).slice(0, 30)) visit(entry, [...path, key]);
  };
  visit(json, []);
  return found.filter((path) => path !== "").reverse();
}

/** Unknown fields, and what is inside those that are objects. Odds take one key, wherever it stands. */
function candidatesIn(decoded: Decoded, { json, endpoint }: { json: unknown; endpoint: Kind }): string[] {
  const unknown = decoded.fields.filter(({ understood }) => !understood);
  return unknown.flatMap(({ field, type }) => {
    const key = field.slice(field.lastIndexOf(".") + 1);
    if (endpoint === "odds" || endpoint === "history" || type !== "object") return [key];
    return [key, ...keysInside(json, key).map((inner) => `${key}.${inner}`)];
  });
}

function keysInside(json: unknown, key: string): string[] {
  let nodesLeft = 2_000;
  const find = (value: unknown): string[] | null => {
    if (nodesLeft-- <= 0 || typeof value !== "object" || value === null) return null;
    if (isObject(value) && Object.hasOwn(value, key) && isObject(value[key])) return Object.keys(value[key]).slice(0, 10);
    for (const entry of Object.values(value)) {
      const found = find(entry);
      if (found) return found;
    }
    return null;
  };
  return find(json) ?? [];
}

/** Keys that stand where another of the same type stood last time. */
function heirsOf(gone: readonly string[], { before, shape }: { before: Shape; shape: Shape }): ReadonlySet<string> {
  const left = gone.map((field) => `${parentOf(field)} ${before.get(field)}`);
  const came = [...shape].filter(([field, type]) => !before.has(field) && left.includes(`${parentOf(field)} ${type}`));
  return new Set(came.map(([field]) => keyOf(field)));
}

/** More of this field, and no less of any other. */
function isBetter(after: Decoded, before: Decoded, { endpoint, field }: { endpoint: Kind; field: string }): boolean {
  const rows = after.items.length;
  const gains = filled(after.items, field) > filled(before.items, field) || rows > before.items.length;
  const keeps = rowFields[endpoint].every((other) => filled(after.items, other) >= filled(before.items, other));
  return gains && keeps && rows >= before.items.length && after.skipped.length <= before.skipped.length;
}

/** Words that a key for our field is likely to have in it. */
const words: Readonly<Record<string, RegExp>> = {
  id: /(?:^|_|-)(?:id|uid|num|number)$|Id$/,
  slug: /slug|alias|key|code|handle|permalink|url/i,
  home: /home|host|first|(?:team|side|player).?(?:1|a)$|хозя/i,
  away: /away|guest|visit|second|(?:team|side|player).?(?:2|b)$|гост/i,
  scheduled_at: /time|date|start|kick|begin|when|sched|moment|начал|дата/i,
  status: /stat|phase|stage|статус/i,
  league: /league|tourn|compet|champ|division|cup|лиг|турнир/i,
  sport: /sport|disciplin|спорт/i,
  bookmaker: /book|operator|site|brand|house|контор|букм/i,
  market: /market|bet|рын/i,
  selection: /select|outcome|pick|result|runner|исход/i,
  line: /line|point|handicap|total|threshold/i,
  price: /price|odd|coef|koef|quot|rate|payout|коэф|цен/i,
  at: /time|date|when|stamp|moment|at$/i,
  match: /match|event|game|fixture|bout/i,
  draw: /draw|tie|нич/i,
  pick: /pick|tip|choice|favou?rite|прогноз/i,
  confidence: /confid|certain|trust|увер/i,
  edge: /edge|value|ev$|profit|advantage|overlay/i,
  name: /name|title|label|called|имя|назв/i,
  record: /record|tally|balance|w.?l.?d|рекорд/i,
  weight_class: /weight|class|division|categ|вес/i,
  country: /countr|nation|homeland|стран/i,
  rating: /rating|score|stars|grade|рейт|оцен/i,
  rating_max: /max|scale|out.?of/i,
  url: /url|link|site|web|href/i,
  title: /title|name|headline|offer|назв/i,
  amount: /amount|sum|size|value|сумм/i,
  currency: /curr|money|coin|валют/i,
};

function resembles(field: string, path: string): boolean {
  return words[field]?.test(path) ?? false;
}
