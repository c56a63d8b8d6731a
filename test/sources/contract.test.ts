import { describe, expect, it } from "vitest";
import type { Definition, ListShape, OddsShape, Paths } from "../../src/sources/definition.ts";
import { builtIn } from "../../src/sources/index.ts";
import { compileLevels, forEachEntry, noPresence } from "../../src/sources/reading/levels.ts";
import { compilePath, own } from "../../src/sources/reading/path.ts";
import { outcomeOf, type Recording, readerOf, recordings } from "./recordings.ts";

/** What every source has to do, worked out from its definition and its recorded answers. */

const definitionOf = (source: string) => builtIn[source]?.definition ?? ({} as Definition);
type Levels = Readonly<Record<string, Paths>>;
interface Named {
  /** The alternatives of one thing that the definition names. */
  paths: readonly string[];
  each: Levels;
}

const isFull = ({ name }: Recording) => !name.endsWith("-empty");
const shapeOf = ({ source, ask }: Recording) => definitionOf(source).asks[ask]?.shape as OddsShape | ListShape | undefined;

/** All that the definition of this ask names and that every answer has, but for what it says itself. */
function namedIn(recording: Recording): Named[] {
  const shape = shapeOf(recording);
  if (!shape) return [];
  const levels = Object.values(shape.each).map((paths, index) => ({
    paths: [paths].flat(),
    each: Object.fromEntries(Object.entries(shape.each).slice(0, index)),
  }));
  const columns =
    "rows" in shape
      ? [[shape.match, ...Object.values(shape.teams ?? {})], ...shape.rows.map((row) => columnsOf(row))].flat()
      : [
          ...Object.values(shape.fields).flatMap((said) =>
            typeof said === "string" || Array.isArray(said) ? [said] : Object.values(said),
          ),
          ...conditionsOf(shape),
        ];
  const all = columns
    .filter((said) => said !== undefined)
    .map((said) => ({ paths: [said].flat() as string[], each: shape.each }));
  const seen = new Set<string>();
  return [...levels, ...all].filter(({ paths }) => {
    const text = paths.join();
    const isNew = !seen.has(text);
    seen.add(text);
    return isNew && !paths.some((path) => path.endsWith("?") || path.startsWith("'") || path.startsWith("@"));
  });
}

function columnsOf({
  book,
  bookId,
  market,
  selection,
  price,
  at,
  whose,
  ...row
}: OddsShape["rows"][number]): (Paths | undefined)[] {
  const prices = typeof price === "string" || Array.isArray(price) ? [price] : Object.values(price);
  return [book, bookId, market, selection, at, whose, ...prices, ...conditionsOf(row)];
}

function conditionsOf({ only = {}, not = {} }: { only?: object | undefined; not?: object | undefined }): string[] {
  return [...Object.keys(only), ...Object.keys(not)];
}

/** The answer without what a path leads to, and how often it was there. */
function without(json: unknown, { paths, each }: Named): { json: unknown; removed: number } {
  const copy = structuredClone(json);
  const removals: (() => void)[] = [];
  const { names, levels } = compileLevels(each);
  for (const text of paths) {
    const [, parentText = "", key = ""] = /^-?(.+?)\.([^.[\]|{}']+)(?:\[\]|\{\}|\[\d\])*(?:\|.*)?$/.exec(text) ?? [];
    const parent = parentText === "" || /\[\]|\{\}/.test(parentText) ? null : compilePath(parentText, names);
    const remove = (at: unknown) => {
      if (own(at, key) !== undefined) removals.push(() => delete (at as Record<string, unknown>)[key]);
    };
    if (parent) forEachEntry(levels, { values: [copy], keys: [0] }, noPresence(levels), (place) => remove(parent.get(place)));
  }
  for (const removal of removals) removal();
  return { json: copy, removed: removals.length };
}

/** Of `-market.yes_ask_dollars|opposite`, what a misfit says in any case. */
function beginningOf(path: string): string {
  return path.replace(/^-|_dollars$|[|[{].*$/g, "");
}

const removals = recordings
  .filter(isFull)
  .flatMap((recording) =>
    namedIn(recording).map((named) => ({ name: recording.name, path: named.paths.join(" or "), recording, named })),
  );

/** What code beside a definition says of an answer that is incomplete. */
const byCode = /(?:event\.(?:decides|home|away|status)|market\.game)/;
/** Needed by readings that these recordings have nothing for. */
const unreached = new Set(["kalshi/boards-cents market.no_ask"]);

describe("a recorded answer without what its definition names", () => {
  const cases = removals.filter(
    ({ recording, named, name, path }) =>
      without(recording.json, named).removed > 0 &&
      !unreached.has(`${name} ${path}`) &&
      !named.paths.some((one) => one === "answer" || byCode.test(one)),
  );

  it("is tried often enough", () => {
    expect(cases.length).toBeGreaterThan(130);
  });

  it.each(cases)("$name without $path is a misfit that says so", ({ recording, named }) => {
    const read = readerOf(recording.source, recording.ask);
    expect(outcomeOf(read, recording.json).misfit).toBeNull();
    const { misfit } = outcomeOf(read, without(recording.json, named).json);
    const message = `${misfit?.where} ${misfit?.why}`;
    expect(named.paths.map(beginningOf).some((path) => message.includes(path)) || byCode.test(message), message).toBe(true);
  });
});

const flips: Readonly<Record<string, (decimal: number) => number | string>> = {
  decimal: (price) => Number(price.toFixed(3)),
  american: (price) => (price >= 2 ? Math.round((price - 1) * 100) : -Math.round(100 / (price - 1))),
  hongkong: (price) => Number((price - 1).toFixed(2)),
  percent: (price) => Number((100 / price).toFixed(2)),
  probability: (price) => Number((1 / price).toFixed(4)),
  milli: (price) => Math.round(price * 1000),
  fraction: (price) => `${Math.round((price - 1) * 100)}/100`,
};
const priceKeys = new Set([
  "price",
  "home",
  "draw",
  "away",
  "over",
  "under",
  "yes",
  "no",
  "1X",
  "12",
  "X2",
  "odds",
  "p",
  "bestBid",
  "bestAsk",
]);

/** The answer with every price in another format; `read` makes decimals of what stands there. */
function flipped(json: unknown, flip: (decimal: number) => number | string, read: (value: number) => number): unknown {
  return JSON.parse(JSON.stringify(json), (key, value: unknown) => {
    const isPrice = (priceKeys.has(key) || /_(?:ask|bid)_dollars$/.test(key)) && /^-?\d+(?:\.\d+)?$/.test(String(value));
    return isPrice && Number(value) !== 0 ? flip(read(Number(value))) : value;
  });
}

describe("a recorded answer in another price format", () => {
  const decimals: Readonly<Record<string, (value: number) => number>> = {
    american: (value) => (value > 0 ? 1 + value / 100 : 1 - 100 / value),
    probability: (value) => 1 / value,
    decimal: (value) => value,
  };
  const cases = recordings
    .filter(({ ask, name }) => ask === "boards" && isFull({ name } as Recording) && !/one|cents/.test(name))
    .flatMap((recording) => {
      const { format } = definitionOf(recording.source);
      return Object.keys(flips).flatMap((flip) => (flip === format ? [] : [{ name: recording.name, flip, format, recording }]));
    });

  it.each(cases)("$name in $flip is a misfit", ({ recording, flip, format }) => {
    const json = flipped(recording.json, flips[flip] ?? String, decimals[format] ?? Number);
    const { rows, misfit } = outcomeOf(readerOf(recording.source, recording.ask), json);
    expect({ rows: rows.length, isMisfit: misfit !== null }).toEqual({ rows: 0, isMisfit: true });
  });
});

/** Every key of the answer, once; but not keys that are data: books and markets. */
function keysOf(json: unknown): string[] {
  const keys = new Set<string>();
  JSON.stringify(json, (key, value: unknown) => {
    if (value !== null && typeof value === "object" && !Array.isArray(value) && !["bookmakers", "urls"].includes(key))
      for (const own of Object.keys(value)) keys.add(own);
    return value;
  });
  return [...keys];
}

function renamed(json: unknown, key: string): unknown {
  return JSON.parse(JSON.stringify(json), (_, value: unknown) => {
    if (value === null || typeof value !== "object" || Array.isArray(value) || !Object.hasOwn(value, key)) return value;
    return Object.fromEntries(Object.entries(value).map(([own, inner]) => [own === key ? `${key}x` : own, inner as unknown]));
  });
}

/** Rows of the markets that we know, without their times. */
function known(rows: readonly object[]): string[] {
  const texts = rows.map((row) => {
    const { match, bookmaker, market, selection, line, price } = row as Record<string, unknown>;
    return JSON.stringify([match, bookmaker, market, selection, line, price]);
  });
  return texts.filter((text) => !text.includes('"other"'));
}

describe("a recorded answer with one key renamed everywhere", () => {
  const cases = recordings
    .filter(({ ask }) => ask === "boards" || ask === "history" || ask === "value_bets")
    .filter(isFull)
    .flatMap((recording) => keysOf(recording.json).map((key) => ({ name: recording.name, key, recording })));

  it.each(cases)("$name with $key renamed has no false row", ({ recording, key }) => {
    const read = readerOf(recording.source, recording.ask);
    const before = new Set(known(outcomeOf(read, recording.json).rows));
    const after = known(outcomeOf(read, renamed(recording.json, key)).rows);
    expect(after.filter((row) => !before.has(row))).toEqual([]);
  });
});

describe("an empty answer", () => {
  const emptied = (json: unknown): unknown => {
    if (Array.isArray(json)) return [];
    const [key] = Object.entries(Object(json) as object).find(([, value]) => Array.isArray(value)) ?? [];
    return key === undefined ? null : { ...Object(json), [key]: [] };
  };
  const cases = recordings.filter(({ json }) => emptied(json) !== null && !Object.hasOwn(Object(json) as object, "bookmakers"));

  it.each(cases)("of $name is empty, and nothing is wrong", ({ source, ask, json }) => {
    expect(outcomeOf(readerOf(source, ask), emptied(json))).toEqual({ rows: [], misfit: null });
  });
});
