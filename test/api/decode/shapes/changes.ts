import { keyMeaning } from "../../../../src/api/decode/plan/keys.ts";

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Numbers from 0 to 1 that a seed fixes. */
export type Dice = () => number;

/** The same dice for the same seed. */
export function diceOf(seed: number): Dice {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A change that a service might make to its answers without another price in them. */
export type Change = (answer: Json, dice: Dice, names: readonly string[]) => Json;

const invented = ["zorp", "quxItem", "plim_data", "vexels", "brontle", "mirkSet", "tald"];

function isObject(value: Json): value is { readonly [key: string]: Json } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Every object, the innermost first, as the function makes it. */
function mapObjects(value: Json, change: (object: { readonly [key: string]: Json }) => Json): Json {
  if (Array.isArray(value)) return value.map((entry: Json) => mapObjects(entry, change));
  if (!isObject(value)) return value;
  return change(Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapObjects(inner, change)])));
}

function mapEntries(value: Json, change: (key: string, inner: Json) => readonly (readonly [string, Json])[]): Json {
  return mapObjects(value, (object) => Object.fromEntries(Object.entries(object).flatMap(([key, inner]) => change(key, inner))));
}

function keysOf(value: Json): string[] {
  const keys = new Set<string>();
  mapObjects(value, (object) => {
    for (const key of Object.keys(object)) keys.add(key);
    return object;
  });
  return [...keys];
}

function pick<T>(list: readonly T[], dice: Dice): T | undefined {
  return list[Math.floor(dice() * list.length)];
}

/** An invented word in the manner of a key. */
function inventedLike(key: string, dice: Dice): string {
  const word = pick(invented, dice) ?? "zorp";
  return /^[A-Z]/.test(key) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

/**
 * Words that say that a price is not on offer, or which part of the match it is for, keep their names: nothing else in an answer
 * says it. The same goes for data that stand as keys.
 */
function mayBeRenamed(key: string, names: readonly string[]): boolean {
  const { says } = keyMeaning(key);
  return (
    !["on", "off", "state", "period"].includes(says ?? "") &&
    !names.includes(key) &&
    !/^(?:teamTotal|number|OddType|type|qualifier)$/.test(key)
  );
}

/** Fields that an answer can be without, and mean the same. */
function isOptional(key: string): boolean {
  const { says, price, leads, noise } = keyMeaning(key);
  // Which side is which, or which part of the match is meant, nothing else may say.
  if (key === "qualifier" || key === "OddType") return false;
  // What a renamed key says is not known any more.
  if (invented.some((word) => word.toLowerCase() === key.toLowerCase())) return false;
  return noise || says === "at" || says === "created" || (says === null && price === null && leads === null);
}

const renameKey: Change = (answer, dice, names) => {
  const key = pick(
    keysOf(answer).filter((each) => mayBeRenamed(each, names)),
    dice,
  );
  if (key === undefined) return answer;
  const word = inventedLike(key, dice);
  return mapEntries(answer, (each, inner) => [[each === key ? word : each, inner]]);
};

const nestDeeper: Change = (answer, dice, names) => {
  const key = pick(
    keysOf(answer).filter((each) => mayBeRenamed(each, names)),
    dice,
  );
  const word = pick(invented, dice) ?? "zorp";
  return mapEntries(answer, (each, inner) => [[each, each === key && typeof inner === "object" ? { [word]: inner } : inner]]);
};

const wrapWhole: Change = (answer, dice) => ({ [pick(invented, dice) ?? "zorp"]: answer });

/** Lists of objects that have an id or a name, as dictionaries under it. */
const listsToDictionaries: Change = (answer, dice, names) => {
  const key = pick(keysOf(answer), dice);
  const by = pick(["id", "name", "key", "title"], dice) ?? "id";
  return mapEntries(answer, (each, inner) => {
    if (each !== key || !Array.isArray(inner) || !inner.every((entry: Json) => isObject(entry) && by in entry))
      return [[each, inner]];
    const entries = inner.map((entry: { readonly [key: string]: Json }): [string, Json] => [String(entry[by]), entry]);
    const apart = new Set(entries.map(([name]) => name)).size === entries.length;
    return [
      [each, apart && (by === "id" || entries.every(([name]) => names.includes(name))) ? Object.fromEntries(entries) : inner],
    ];
  });
};

/** `{home: 2.1, away: 1.8}` as rows of their own. */
const columnsToRows: Change = (answer) =>
  mapObjects(answer, (object) => {
    const keys = Object.keys(object);
    const sides = keys.filter(
      (key) => /^(?:home|draw|away|over|under)$/i.test(key) && /^(?:string|number)$/.test(typeof object[key]),
    );
    if (sides.length < 2 || sides.length < keys.length) return object;
    return sides.map((selection) => ({ selection, price: object[selection] ?? null }));
  });

const otherTypes: Change = (answer, dice) => {
  const toText = dice() < 0.5;
  return mapEntries(answer, (key, inner) => {
    if (keyMeaning(key).price === null) return [[key, inner]];
    if (toText && typeof inner === "number") return [[key, String(inner)]];
    const number = typeof inner === "string" && /^\d+(?:\.\d+)?$/.test(inner) ? Number(inner) : null;
    return [[key, toText || number === null ? inner : number]];
  });
};

const reorderKeys: Change = (answer, dice) =>
  mapObjects(answer, (object) =>
    Object.fromEntries(
      Object.entries(object)
        .map((entry) => ({ entry, place: dice() }))
        .sort((one, other) => one.place - other.place)
        .map(({ entry }) => entry),
    ),
  );

const dropOptional: Change = (answer, dice) => {
  const key = pick(keysOf(answer).filter(isOptional), dice);
  return mapEntries(answer, (each, inner) => (each === key && typeof inner !== "object" ? [] : [[each, inner]]));
};

/** A column of the same name in all objects that have another one. */
const addNoise: Change = (answer, dice, names) => {
  // Beside names of bookmakers stand more of them, and no noise.
  const beside = pick(
    keysOf(answer).filter((key) => !names.includes(key)),
    dice,
  );
  const word = pick(invented, dice) ?? "zorp";
  const kind = Math.floor(dice() * 6);
  return mapObjects(answer, (object) => {
    if (beside === undefined || !(beside in object)) return object;
    const values: Json[] = [
      Number((1.2 + dice() * 3).toFixed(2)),
      Math.floor(dice() * 1e6),
      dice() < 0.5,
      "note",
      "2026-11-22T07:30:00Z",
      0.5,
    ];
    return { ...object, [word]: values[kind] ?? null };
  });
};

export const changes: Readonly<Record<string, Change>> = {
  renameKey,
  nestDeeper,
  wrapWhole,
  listsToDictionaries,
  columnsToRows,
  otherTypes,
  reorderKeys,
  dropOptional,
  addNoise,
};

/** The bookmakers that stand as keys in the shapes. */
export const bookNames = ["quillbet", "starline", "brightodds", "novaplay", "Quillbet", "Starline", "Starline (EU)"];

/** An answer after one to three changes, and what they were. */
export function changed(answer: unknown, seed: number, names: readonly string[]): { answer: unknown; steps: string[] } {
  const dice = diceOf(seed);
  const steps: string[] = [];
  let current = JSON.parse(JSON.stringify(answer)) as Json;
  for (let left = 1 + Math.floor(dice() * 3); left > 0; left--) {
    const name = pick(Object.keys(changes), dice) ?? "reorderKeys";
    steps.push(name);
    current = changes[name]?.(current, dice, names) ?? current;
  }
  return { answer: current, steps };
}
