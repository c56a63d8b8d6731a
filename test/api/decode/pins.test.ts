import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { decode, readMapping } from "../../../src/api/decode/index.ts";
import { roleText } from "../../../src/api/decode/plan/plan.ts";

/** The cases of docs/mapping.md, as they stand there: the answer, what is made of it, the mapping, what is made of it then. */
const cases = [...readFileSync("docs/mapping.md", "utf8").matchAll(/^## (.+?)$(.*?)(?=^## |$(?![\s\S]))/gms)]
  .map(([, title = "", text = ""]) => ({
    title,
    json: [...text.matchAll(/```json\n(.*?)```/gs)].map(([, body = ""]) => JSON.parse(body) as unknown),
    rows: [...text.matchAll(/```text\n(.*?)```/gs)].map(([, body = ""]) =>
      body
        .trim()
        .split("\n")
        .filter((line) => line !== "nothing"),
    ),
  }))
  .filter(({ json }) => json.length > 0);

function read(answer: unknown, file: unknown = {}) {
  const read = readMapping(file);
  if (!read.ok) throw new Error(read.problems.join("\n"));
  const decoded = decode("odds", answer, { mapping: read.mapping });
  const rows = decoded.items.map(({ bookmaker, market, selection, line, price }) =>
    [bookmaker, market, selection, line, price].filter((part) => part !== null).join(" "),
  );
  return { ...decoded, rows };
}

function readBets(answer: unknown, file: unknown = {}): string[] {
  const read = readMapping(file);
  if (!read.ok) throw new Error(read.problems.join("\n"));
  return decode("value_bets", answer, { mapping: read.mapping }).items.map(
    ({ match, bookmaker, market, selection, line, price, edge }) =>
      [match, bookmaker, market, selection, line, price, edge].filter((part) => part !== null).join(" "),
  );
}

const isOfBets = (mapping: unknown) => JSON.stringify(mapping).includes('"value_bets"');

describe("the cases of docs/mapping.md", () => {
  it("are three of odds, and one of a list", () => {
    expect(cases.map(({ json: [, mapping] }) => isOfBets(mapping))).toEqual([false, false, false, true]);
  });

  it.each(cases.map((each) => [each.title, each] as const))(
    "%s",
    (_title, { json: [answer, mapping], rows: [before, after] }) => {
      const rows = (file?: unknown) => (isOfBets(mapping) ? readBets(answer, file) : read(answer, file).rows);
      expect(rows()).toEqual(before);
      expect(rows(mapping)).toEqual(after);
    },
  );
});

describe("a pin", () => {
  const answer = [{ bookmaker: "Quill", market: "winner", home: 1.9, draw: 3.5, away: 4.2, updated: "2026-11-22T09:00:00Z" }];

  it("is a line of the plan: copied into the mapping, it changes nothing", () => {
    const { rows, plan } = read(answer);
    for (const line of plan) {
      if (line.role === "leads on") continue;
      expect(read(answer, { pins: { odds: { [line.path]: roleText(line) } } }).rows.toSorted()).toEqual(rows.toSorted());
    }
  });

  it("says where the rows of a list stand, and where they do not", () => {
    const lists = { first: [{ name: "Alder", slug: "alder" }], second: [{ name: "Birch", slug: "birch" }] };
    const slugs = (pins: object) => {
      const mapping = readMapping({ pins: { teams: pins } });
      return mapping.ok ? decode("teams", lists, { mapping: mapping.mapping }).items.map(({ slug }) => slug) : mapping.problems;
    };
    expect(slugs({})).toEqual(["alder", "birch"]);
    expect(slugs({ "second[]": "nothing" })).toEqual(["alder"]);
    expect(slugs({ "first[]": "row" })).toEqual(["alder", "birch"]);
    expect(slugs({ "first[].name": "nothing", "first[]": "row" })).toEqual([]);
  });

  it("can take a column out", () => {
    expect(read(answer).items[0]?.at).toBe("2026-11-22T09:00:00.000Z");
    expect(read(answer, { pins: { odds: { "[].updated": "nothing" } } }).items.map(({ at }) => at)).toEqual([null, null, null]);
  });

  it.each([
    [{ odds: { "[].a": "prize" } }, "pins.odds.[].a: must be one of bookmaker, market"],
    [{ odds: { "a[[": "price" } }, "must be a path of a plan"],
    [{ matches: { "[].a": "price" } }, "pins.matches.[].a: must be one of"],
  ])("that is none is told: %j", (pins, problem) => {
    const read = readMapping({ pins });
    expect(read.ok ? "" : read.problems.join("\n")).toContain(problem);
  });
});

describe("readings that came close", () => {
  const bet = { match_slug: "a-b", bookmaker: "Quill", market: "winner", selection: "home", probability: 0.5 };
  const sides = { slug: "a-b", home_team: "Ada", away_team: "Bo" };
  const row = { bookmaker: "Quill", market: "winner" };
  const unnamed = { bookmaker: "Quill", zorp: "Corner flags" };
  const named = { name: "Alder", slug: "alder" };

  it.each([
    ["value_bets", [{ ...bet, odds: 2.1, price: 1.9 }], "[].price and [].odds could both be the price"],
    ["value_bets", [{ ...bet, market: undefined, zorp: "Corner flags", odds: 2.1 }], "what [].zorp says is not known"],
    ["bonuses", [{ name: "Welcome", amount: 100, sum: 50 }], "[].amount and [].sum could both be the amount"],
    [
      "predictions",
      [{ ...sides, probabilities: { home: 0.5, draw: 0.2, away: 0.3 }, chances: { home: 0.4, draw: 0.3, away: 0.3 } }],
      "could both be the chances",
    ],
    [
      "odds",
      [
        { ...row, selection: "home", price: 1.9, odds: 2.1 },
        { ...row, selection: "away", price: 2, odds: 1.8 },
      ],
      "[].price and [].odds could both be the price",
    ],
    [
      "odds",
      [
        { ...unnamed, selection: "home", price: "9/10" },
        { ...unnamed, selection: "away", price: "1/1" },
      ],
      "what [].zorp says is not known",
    ],
    [
      "odds",
      { houses: { alfa: { winner: { home: 1.9, away: 2 } }, bravo: { winner: { home: 1.95, away: 1.95 } } } },
      "what houses.alfa is about is not known",
    ],
    ["odds", [{ bookmaker: "Quill", zorp: { home: 1.8, away: 2.1 } }], "what [].zorp is about is not known"],
    ["leagues", [{ ...named, zorps: [{ name: "Birch", slug: "birch" }] }], "[] and [].zorps[] could both be the rows"],
    ["leagues", { ...named, zorp: { name: "Birch", slug: "birch" } }, "the whole and zorp could both be the rows"],
  ] as const)("are told with the pins that decide, one for each: %s %j", (kind, answer, reason) => {
    const { skipped } = decode(kind, answer);
    const refused = skipped.find(({ readings }) => readings !== undefined);
    expect(refused?.reason).toContain(reason);
    expect(refused?.readings).toHaveLength(2);
    const decided = (refused?.readings ?? []).map((pins) => {
      const read = readMapping({ pins: { [kind]: pins } });
      if (!read.ok) throw new Error(read.problems.join("\n"));
      return decode(kind, answer, { mapping: read.mapping });
    });
    for (const { items, skipped: still } of decided) {
      expect(still.filter((one) => one.reason === refused?.reason)).toEqual([]);
      expect(items.length).toBeGreaterThan(0);
    }
    const [one, other] = decided.map(({ items }) => JSON.stringify(items));
    expect(one).not.toBe(other);
  });

  it("are told again where the chosen one leaves two prices for one thing", () => {
    const answer = [{ bookmaker: "Quill", zorp: { winner: { home: 1.8, away: 2.1 } }, winner: { home: 1.9, away: 2 } }];
    expect(read(answer).rows).toEqual(["Quill winner home 1.9", "Quill winner away 2"]);
    const { rows, skipped } = read(answer, { pins: { odds: { "[].zorp": "leads on" } } });
    expect(rows).toEqual([]);
    expect(skipped.map(({ reason }) => reason)).toContain("[].zorp.winner.home and [].winner.home could both be the price");
  });
});
