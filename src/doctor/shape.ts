/** Every place of an answer (`data[].home_team.name_ru`) with the type of what stands there; `null` when nothing ever does. */
export type Shape = ReadonlyMap<string, string>;

/** What became of the places of an answer since an earlier one. */
export interface Changes {
  retyped: { field: string; was: string; is: string }[];
  gone: string[];
}

const maxPlaces = 400;
const maxNodes = 20_000;
const maxDepth = 10;
const maxLength = 200;

/** The shape of an answer, bounded whatever comes. The keys of dictionaries are data, not places: they are written `*`. */
export function shapeOf(json: unknown): Shape {
  const shape = new Map<string, string>();
  let nodesLeft = maxNodes;

  function visit(value: unknown, path: string, depth: number): void {
    if (nodesLeft-- <= 0 || depth > maxDepth || path.length > maxLength) return;
    if (path !== "") note(path, typeOf(value));
    if (Array.isArray(value)) {
      for (const entry of value) visit(entry, `${path}[]`, depth + 1);
    } else if (isObject(value)) {
      const entries = Object.entries(value);
      const isDictionary = looksLikeDictionary(entries.map(([, entry]) => entry));
      for (const [key, entry] of entries)
        visit(entry, `${path}${path === "" ? "" : "."}${isDictionary ? "*" : key.slice(0, 60)}`, depth + 1);
    }
  }

  function note(path: string, type: string): void {
    const known = shape.get(path);
    if (known === undefined ? shape.size < maxPlaces : known === "null") shape.set(path, type);
  }

  visit(json, "", 0);
  return shape;
}

/** Compares with an earlier shape. A place that held nothing then or now has not changed; one whose surroundings are missing as well is not gone. */
export function changesSince(before: Shape, now: Shape): Changes {
  const retyped = [...now].flatMap(([field, is]) => {
    const was = before.get(field);
    return was === undefined || was === is || was === "null" || is === "null" ? [] : [{ field, was, is }];
  });
  const gone = [...before.keys()].filter((field) => !now.has(field) && now.has(parentOf(field)));
  return { retyped, gone };
}

/** What a place held before stays known while it holds nothing. */
export function mergedShape(before: Shape, now: Shape): Shape {
  return new Map([...now].map(([field, type]) => [field, type === "null" ? (before.get(field) ?? type) : type]));
}

/** The place that a place is in: `data[].home` is in `data[]`. */
export function parentOf(field: string): string {
  return field.replace(/(?:\.[^.[\]]+|\[\])$/, "");
}

/** The last key of a place; empty for the entries of a list. */
export function keyOf(field: string): string {
  return /[^.[\]]+$/.exec(field)?.[0] ?? "";
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function typeOf(value: unknown): string {
  if (value === null || value === "") return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

/** Three values or more, all objects or all lists. */
function looksLikeDictionary(values: readonly unknown[]): boolean {
  return values.length >= 3 && (values.every(isObject) || values.every(Array.isArray));
}
