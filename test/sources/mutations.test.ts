import { describe, expect, it } from "vitest";
import type { PriceRow } from "../../src/sources/reading/reading.ts";
import { runs } from "../runs.ts";
import { outcomeOf, type Recording, readerOf, recordings } from "./recordings.ts";
import { seeded } from "./v4-boards.ts";

type Random = () => number;
type Mutate = (json: unknown, random: Random) => unknown;
type Entry = Record<string, unknown>;

/** Prices that a flip makes others of: decimals. */
const hasDecimals = ({ source }: Recording) => source === "the-odds-api" || source === "odds-api-io";
const isEntry = (value: unknown): value is Entry => value !== null && typeof value === "object" && !Array.isArray(value);
const oneOf = <T>(all: readonly T[], random: Random) => all[Math.floor(random() * all.length)];
const mapped = (json: unknown, change: (value: unknown, key: string) => unknown): unknown =>
  JSON.parse(JSON.stringify(json), (key, value: unknown) => change(value, key));
const keysOf = (json: unknown): string[] => {
  const keys = new Set<string>();
  mapped(json, (value) => {
    if (isEntry(value)) for (const key of Object.keys(value)) keys.add(key);
    return value;
  });
  return [...keys];
};
/** Books and prices are what an answer says; to give them other names is to say something else. */
const isData = (key: string) => /^(?:Oddmoor|Tidewater Exchange|home|draw|away|over|under|yes|no|1X|12|X2)$/.test(key);

/** What services do to their answers over the years. None of it makes another price of what is read. */
const mutations: Readonly<Record<string, Mutate>> = {
  "a key renamed everywhere": (json, random) => {
    const key =
      oneOf(
        keysOf(json).filter((one) => !isData(one)),
        random,
      ) ?? "";
    return mapped(json, (value) =>
      isEntry(value) && key in value
        ? Object.fromEntries(Object.entries(value).map(([own, inner]) => [own === key ? `new_${key}` : own, inner]))
        : value,
    );
  },
  "a key gone in some entries": (json, random) => {
    const key = oneOf(keysOf(json), random) ?? "";
    return mapped(json, (value) =>
      isEntry(value) && key in value && random() < 0.4
        ? Object.fromEntries(Object.entries(value).filter(([own]) => own !== key))
        : value,
    );
  },
  "entries gone": (json, random) => mapped(json, (value) => (Array.isArray(value) ? value.filter(() => random() < 0.8) : value)),
  "entries in another order": (json, random) =>
    mapped(json, (value) => (Array.isArray(value) && value.every(isEntry) ? value.toSorted(() => random() - 0.5) : value)),
  "entries twice": (json, random) =>
    mapped(json, (value) => (Array.isArray(value) && value.every(isEntry) && random() < 0.3 ? [...value, ...value] : value)),
  "values null": (json, random) =>
    mapped(json, (value, key) => (key !== "" && !Array.isArray(value) && !isEntry(value) && random() < 0.1 ? null : value)),
  "values of other types": (json, random) =>
    mapped(json, (value, key) =>
      key !== "" && typeof value === "string" && random() < 0.1 ? oneOf([{}, [], true, ""], random) : value,
    ),
  "an envelope": (json, random) =>
    oneOf<unknown>([{ data: json }, { response: json, meta: { page: 1 } }, [json], { result: { data: json } }], random),
  "no envelope": (json) =>
    isEntry(json) ? ((Object.values(json).find(Array.isArray) as unknown) ?? json) : (json as unknown[])[0],
  "new keys beside": (json, random) =>
    mapped(json, (value) =>
      isEntry(value)
        ? {
            ...value,
            [oneOf(["probability", "lay", "opening", "result", "goals", "margin"], random) ?? "x"]: random() * 5,
            fair: { price: 3.3 },
          }
        : value,
    ),
  "prices in another format": (json, random) => {
    const flip = oneOf<(price: number) => number | string>(
      [
        (n) => Math.round((n - 1) * 100),
        (n) => Number((n - 1).toFixed(2)),
        (n) => Number((100 / n).toFixed(1)),
        (n) => `${Math.round((n - 1) * 100)}/100`,
        (n) => Math.round(n * 1000),
      ],
      random,
    );
    const isPrice = (key: string, value: unknown) =>
      /^(?:price|odds|p|bestBid|bestAsk|home|draw|away|over|under|yes|no|close_dollars|(?:yes|no)_(?:bid|ask)(?:_dollars)?)$/.test(
        key,
      ) &&
      Number.isFinite(Number(value)) &&
      !Array.isArray(value);
    return mapped(json, (value, key) => (isPrice(key, value) && Number(value) > 0 && flip ? flip(Number(value)) : value));
  },
  "an error instead": (_, random) =>
    oneOf<unknown>([{ error: { message: "no" } }, { success: false }, [], {}, null, "busy", 503], random),
};

const mutated = recordings.filter(({ ask, name }) => (ask === "boards" || ask === "history") && !name.endsWith("-empty"));
const textOf = (row: object) => {
  const { match, bookmaker, market, selection, line, price } = row as PriceRow;
  return JSON.stringify([match, bookmaker, market, selection, line, price]);
};
const isKnown = (row: object) => (row as PriceRow).market !== "other";
const truths = new Map(
  mutated.map((recording) => [
    recording,
    new Set(outcomeOf(readerOf(recording.source, recording.ask), recording.json).rows.map(textOf)),
  ]),
);

describe("6,000 mutated answers", () => {
  it.each(Object.keys(mutations))("%s: no row says what the service never said", (name) => {
    const random = seeded(name.length);
    const wrong: string[] = [];
    for (let round = 0; round < runs(500); round++) {
      const recording = oneOf(name === "prices in another format" ? mutated.filter(hasDecimals) : mutated, random) as Recording;
      const json = mutations[name]?.(recording.json, random);
      const { rows } = outcomeOf(readerOf(recording.source, recording.ask), json);
      for (const row of rows.filter(isKnown)) {
        const { match, bookmaker } = row as PriceRow;
        // A row that names no match or no book is nobody's. One book of the recordings contradicts itself, until a part of it is gone.
        const isNobodys = match === null || bookmaker === null || bookmaker === "Quayside";
        if (!isNobodys && !truths.get(recording)?.has(textOf(row))) wrong.push(`${recording.name}: ${textOf(row)}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});
