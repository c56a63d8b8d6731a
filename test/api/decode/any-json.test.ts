import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decode, NotUnderstood } from "../../../src/api/decode/index.ts";
import { type Decoded, type Kind, kinds } from "../../../src/api/decode/rows.ts";
import { markets } from "../../../src/odds/quote.ts";
import { runs } from "../../runs.ts";
import { hostileAnswers } from "./hostile.ts";

const words = (
  "data success meta bookmakers markets outcomes odds price home draw away 1 X 2 over under line handicap total selection bookmaker market name slug " +
  "id home_team away_team teams match 1x2 winner name_ru at updated_at history rating record wins losses edge probability pick confidence amount currency " +
  "__proto__ constructor prototype toString hasOwnProperty П1 Фора times over_2.5 Spartak title items results value 2.5 -1.5 2026-11-20T10:00:00Z"
).split(" ");

const leaf = fc.oneof(
  fc.constantFrom<unknown>(
    1.9,
    2,
    "3,5",
    "11/8",
    "+150",
    -170,
    0.55,
    45.5,
    1850,
    null,
    true,
    "home",
    "Spartak - Zenit",
    "22-6-0",
    "4.5/5",
    "€100",
    "2026-11-20T10:00:00",
    1_795_168_800,
  ),
  fc.double({ noNaN: true }),
  fc.string({ maxLength: 12 }),
  fc.constantFrom(...words),
);
const { json: wordyJson } = fc.letrec((tie) => ({
  json: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    leaf,
    fc.array(tie("json"), { maxLength: 4 }),
    objectOf(tie("json")),
  ),
}));

/** Through JSON text, so that `__proto__` is a key of its own as it would be in an answer. */
function objectOf(values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc
    .array(fc.tuple(fc.constantFrom(...words), values), { maxLength: 6 })
    .map((entries) =>
      JSON.parse(`{${entries.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value) ?? "null"}`).join(",")}}`),
    );
}

const anyJson = fc.oneof(fc.jsonValue(), wordyJson, objectOf(wordyJson));

function decodeOrRefuse(kind: Kind, json: unknown): Decoded | null {
  try {
    return decode(kind, json);
  } catch (error) {
    if (error instanceof NotUnderstood) return null;
    throw error;
  }
}

const prototypes = () =>
  [Object.prototype, Array.prototype, Map.prototype].map((prototype) => Object.getOwnPropertyNames(prototype).join());

describe.each(kinds)("any JSON whatever as %s", (kind) => {
  it("decodes or is refused, and leaves every prototype as it was", () => {
    const before = prototypes();
    fc.assert(
      fc.property(anyJson, (json) => {
        const decoded = decodeOrRefuse(kind, json);
        if (decoded === null) return;
        expect(JSON.parse(JSON.stringify(decoded))).toEqual(decoded);
        expect(decoded.items.length + decoded.skipped.length).toBeLessThan(100_000);
      }),
      { numRuns: runs(150) },
    );
    expect(prototypes()).toEqual(before);
    expect(({} as Record<string, unknown>)["price"]).toBeUndefined();
  });
});

describe.each(["odds", "history"] as const)("quotes out of any JSON as %s", (kind) => {
  it("have a price above 1 with at most six decimals, a known market, and a line where one belongs", () => {
    fc.assert(
      fc.property(anyJson, (json) => {
        for (const { market, selection, line, price, at } of (decodeOrRefuse(kind, json)?.items as
          | Decoded<"odds">["items"]
          | undefined) ?? []) {
          expect(price).toBeGreaterThan(1);
          expect(String(price)).toMatch(/^\d+(\.\d{1,6})?$/);
          expect(markets).toContain(market);
          expect(selection).not.toBe("");
          expect(line !== null).toBe(market === "total" || market === "handicap");
          if (at !== null) expect(new Date(at).toISOString()).toBe(at);
        }
      }),
      { numRuns: runs(400) },
    );
  });
});

describe.each(Object.entries(hostileAnswers))("%s", (_name, text) => {
  it.each(["matches", "predictions", "value_bets", "odds"] as const)(
    "as %s come to an end, with so many rows at most",
    (kind) => {
      const decoded = decodeOrRefuse(kind, JSON.parse(text()));
      expect(decoded?.items.length ?? 0).toBeLessThanOrEqual(40_000);
      expect(decoded?.skipped.length ?? 0).toBeLessThanOrEqual(201);
      expect(decoded?.plan.length ?? 0).toBeLessThanOrEqual(3_000);
    },
  );
});

describe("answers that are too much", () => {
  it("decodes one that is nested ten thousand levels deep without going down there", () => {
    const deep = JSON.parse(`${'{"odds":['.repeat(10_000)}1.9${"]}".repeat(10_000)}`);
    for (const kind of kinds) expect(decodeOrRefuse(kind, deep)?.items ?? []).toEqual([]);
  });

  it("reads only so many rows, and says that there were more", () => {
    const rows = Array.from({ length: 30_000 }, (_, index) => ({ bookmaker: `Book ${index}`, home: 1.9, away: 2 }));
    const { items, notes } = decode("odds", { data: rows });
    expect(items.length).toBeGreaterThan(1000);
    expect(items.length).toBeLessThanOrEqual(20_002);
    expect(notes).toContain("the answer is larger or deeper than is read");
  });

  it("lists a bounded number of things that it passed over", () => {
    const rows = Array.from({ length: 5_000 }, (_, index) => ({
      bookmaker: "A",
      market: "winner",
      selection: "home",
      price: "-",
      [`field${index}`]: 1,
    }));
    const { skipped, notes, fields } = decode("odds", { data: rows });
    expect(skipped.length).toBeLessThanOrEqual(201);
    expect(skipped.at(-1)?.reason).toMatch(/more, not listed/);
    expect(notes.length).toBeLessThanOrEqual(200);
    expect(fields.length).toBeLessThanOrEqual(500);
  });

  it("takes no texts of a megabyte for names", () => {
    const long = "x".repeat(1_000_000);
    expect(decode("teams", [{ name: long, slug: "a" }]).items).toEqual([]);
    expect(
      decode("odds", [{ bookmaker: long, [long]: 1.9, home: 1.9, away: 2 }]).items.every(({ bookmaker }) => bookmaker === null),
    ).toBe(true);
  });
});
