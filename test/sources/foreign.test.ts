import { describe, expect, it } from "vitest";
import type { PriceRow } from "../../src/sources/reading/reading.ts";
import { opened, outcomeOf, type Recording, recordings } from "./recordings.ts";
import { seeded } from "./v4-boards.ts";

/** The sources whose answers have one shape, in one format. */
const families: Readonly<Record<string, string>> = { "the-odds-api-american": "v4 american", "parlay-api": "v4 american" };
const familyOf = (source: string) => families[source] ?? source;
const priceReaders = Object.entries(opened).flatMap(([source, { readers }]) =>
  (["boards", "history"] as const).flatMap((ask) => (readers[ask] ? [{ source, ask, read: readers[ask] }] : [])),
);

/** The answer in other clothes: in an envelope, without one, as one of its entries, or with some keys of others. */
function clothed(json: unknown, random: () => number): unknown {
  const wraps = [
    (value: unknown) => ({ data: value }),
    (value: unknown) => ({ events: value }),
    (value: unknown) => ({ data: { bookmakers: value, changes: value } }),
    (value: unknown) => ({ history: value, candlesticks: value, movements: value }),
    (value: unknown) => [value],
    (value: unknown) => (Array.isArray(value) ? value[0] : Object.values(Object(value) as object)[0]) as unknown,
    (value: unknown) => value,
  ];
  const wrapped = wraps[Math.floor(random() * wraps.length)]?.(json);
  const names = ["id", "name", "key", "price", "odds", "markets", "outcomes", "bookmakers", "title", "home", "away", "t", "p"];
  const [from, to] = [0, 1].map(() => names[Math.floor(random() * names.length)] ?? "");
  return JSON.parse(JSON.stringify(wrapped ?? null), (_, value: unknown) => {
    if (value === null || typeof value !== "object" || Array.isArray(value) || !from || !Object.hasOwn(value, from)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key === from && random() < 0.5 ? to : key, inner as unknown]),
    );
  });
}

describe("a foreign answer", () => {
  it("gives no price, in 10,000 pairs of a definition and an answer of another service", { tags: ["long"] }, () => {
    const random = seeded(30);
    const pairs = Array.from({ length: 10_000 }, () => {
      const reader = priceReaders[Math.floor(random() * priceReaders.length)] as (typeof priceReaders)[number];
      const foreign = recordings.filter(
        ({ source, ask }) =>
          familyOf(source) !== familyOf(reader.source) &&
          !(ask === "history" && reader.ask === "history" && source === reader.source),
      );
      return { reader, recording: foreign[Math.floor(random() * foreign.length)] as Recording };
    });
    const found: string[] = [];
    for (const { reader, recording } of pairs) {
      // The same shape in another format is no foreign shape: see the contract.
      if (recording.source.startsWith("the-odds") && reader.source.startsWith("the-odds")) continue;
      const { rows } = outcomeOf(reader.read, clothed(recording.json, random));
      if (rows.length > 0)
        found.push(`${reader.source} ${reader.ask} of ${recording.name}: ${JSON.stringify((rows as PriceRow[])[0])}`);
    }
    expect(found).toEqual([]);
  });
});
