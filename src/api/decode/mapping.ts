import { z } from "zod";
import { edgeUnits } from "./items/edges.ts";
import { keysOfPath } from "./plan/plan.ts";
import { isOdds, roleOf, rolesOf } from "./plan/roles.ts";
import { type Kind, kinds } from "./rows.ts";
import { type ItemKind, itemWords } from "./words/items.ts";

/** One kind's part of a mapping: our field → where the source keeps it. */
export type FieldMapping = ReadonlyMap<string, string>;

/** What an operator says about answers that the decoder reads wrongly or not at all. */
export interface Mapping extends Readonly<Partial<Record<Kind, FieldMapping>>> {
  /** Fields that nobody needs to hear about. */
  readonly ignore?: Readonly<Partial<Record<Kind, readonly string[] | undefined>>> | undefined;
  /** Columns whose part is fixed, by their path in the plan that `npm run doctor` prints. */
  readonly pins?: Readonly<Partial<Record<Kind, Readonly<Record<string, string>> | undefined>>> | undefined;
  /** What the service calls the parameters of the match list that the document leaves open. */
  readonly filters?: { readonly league?: string | undefined } | undefined;
}

/** Either the mapping, or every problem in it. */
export type MappingResult = { ok: true; mapping: Mapping } | { ok: false; problems: string[] };

/**
 * Validates an operator's mapping (`{"odds": {"price": "k"}, "matches": {"items": "payload.rows", "slug": "code"}}`).
 * A path is keys with dots between, from the item; `items` leads from the whole answer to the list. `odds` and `history`,
 * which can be nested in any way, take a key instead of a path. `price_format` and `edge_unit` say how numbers are written;
 * `{"pins": {"odds": {"data[].k": "price"}}}` fixes columns of a plan; `{"ignore": {"matches": ["venue"]}}` and `{"filters": {"league": "league_slug"}}` stand beside the kinds.
 */
export function readMapping(json: unknown): MappingResult {
  const result = schema.safeParse(json);
  if (!result.success) return { ok: false, problems: result.error.issues.flatMap(problemsOf) };
  const { ignore, filters, pins, ...fieldsOfKinds } = result.data;
  const mapping: Partial<Record<Kind, FieldMapping>> = {};
  for (const kind of kinds) {
    const fields = fieldsOfKinds[kind];
    if (fields !== undefined)
      mapping[kind] = new Map(Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined));
  }
  return { ok: true, mapping: { ...mapping, ...(ignore && { ignore }), ...(filters && { filters }), ...(pins && { pins }) } };
}

export const noMapping: FieldMapping = new Map();

const path = z.string().regex(/^[^.]{1,60}(?:\.[^.]{1,60}){0,7}$/, "must be a path such as data.rows");
const key = z.string().regex(/^[^.]{1,60}$/, "must be one key, without dots");

const quotes = z
  .strictObject({
    items: path.optional(),
    bookmaker: key.optional(),
    market: key.optional(),
    selection: key.optional(),
    line: key.optional(),
    price: key.optional(),
    at: key.optional(),
    price_format: z.enum(["decimal", "fractional", "american", "hongkong", "permille", "probability", "percent"]).optional(),
  })
  .optional();

/** The parts of a list's rows, under their names in a row. */
function rowOf(kind: ItemKind) {
  const { owner, roles } = itemWords[kind];
  const own = [...(owner === "match" ? ["match"] : []), ...(kind === "predictions" ? ["home", "draw", "away"] : [])];
  const fields = ["items", ...own, ...roles.keys()].map((field) => [field, path.optional()] as const);
  const unit = kind === "value_bets" ? { edge_unit: z.enum(edgeUnits).optional() } : {};
  return z.strictObject({ ...Object.fromEntries(fields), ...unit }).optional();
}

const pinPath = z
  .string()
  .max(300)
  .refine((text) => keysOfPath(text) !== null);
function pinned(kind: Kind) {
  const pin = z.string().refine((text) => roleOf(text, kind) !== null, `must be one of ${rolesOf(kind).join(", ")}`);
  return z.record(pinPath, pin).optional();
}
function eachKind<Schema>(of: (kind: Kind) => Schema): Record<Kind, Schema> {
  return Object.fromEntries(kinds.map((kind) => [kind, of(kind)])) as Record<Kind, Schema>;
}

const names = z.array(key).max(200).optional();

const schema = z.strictObject({
  pins: z.strictObject(eachKind(pinned)).optional(),
  ignore: z.strictObject(eachKind(() => names)).optional(),
  filters: z
    .strictObject({
      league: z
        .string()
        .regex(/^[\w.[\]-]{1,40}$/, "must be the name of a parameter")
        .optional(),
    })
    .optional(),
  ...eachKind((kind) => (isOdds(kind) ? quotes : rowOf(kind))),
});

function problemsOf(issue: z.core.$ZodIssue): string[] {
  const at = issue.path.map(String);
  if (issue.code === "invalid_key") return [`${at.join(".")}: must be a path of a plan, such as data[].key`];
  if (issue.code !== "unrecognized_keys") return [`${at.join(".") || "mapping"}: ${issue.message}`];
  const [first] = at;
  const what = first === undefined || first === "ignore" ? "kind of answer" : first === "filters" ? "filter" : "field";
  return issue.keys.map((name) => `${[...at, name].join(".")}: there is no such ${what}`);
}
