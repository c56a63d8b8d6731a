import { describe, expect, it } from "vitest";
import { type DecodeOptions, decode, readMapping } from "../../../../src/api/decode/index.ts";
import { roleText } from "../../../../src/api/decode/plan/plan.ts";

/*
 * How small answers are understood, one decision of the planner each: the plan without what merely leads on, the rows behind =, and
 * what was left out behind !.
 */

interface Options extends DecodeOptions {
  kind?: "odds" | "history";
  pins?: Readonly<Record<string, string>>;
}
type Case = [title: string, answer: unknown, expected: string, options?: Options];

function told(answer: unknown, { kind = "odds", pins = {}, ...options }: Options = {}): string {
  const read = readMapping({ pins: { [kind]: pins } });
  if (!read.ok) throw new Error(read.problems.join("\n"));
  const { items, plan, skipped } = decode(kind, answer, { ...options, mapping: read.mapping });
  const isPlain = (role: string, path: string) => role === "leads on" && !path.endsWith("{}");
  const why = (reason: string | null) => (reason === null ? "" : `: ${reason}`);
  const lines = plan
    .filter(({ path, role, of, why: reason }) => !isPlain(role, path) || of !== null || reason !== null)
    .map((line) => `${line.path} → ${roleText(line)}${why(line.why)}`);
  const quotes = items.map(({ bookmaker, market, selection, line, price, at: moment }) =>
    [bookmaker, market, selection, line, price, moment].filter((part) => part !== null).join(" "),
  );
  const refused = new Set(skipped.map(({ path, reason }) => `! ${path}: ${reason}`));
  return [lines.join(", "), quotes.length === 0 ? "" : `= ${quotes.join(", ")}`, [...refused].join(", ")]
    .filter((text) => text !== "")
    .join(" ");
}

const W = { home: 1.9, away: 2 };
const OU = { over: 1.9, under: 1.95 };
const Q = { bookmaker: "Q" };
const at = "2026-01-02T10:00:00Z";
const later = "2026-01-02T11:00:00Z";
const match = { home: ["Reds"], away: ["Blues"] };
const sel = (first: object = {}, second = first) => [
  { ...Q, selection: "home", price: 1.9, ...first },
  { ...Q, selection: "away", price: 2, ...second },
];
const zips = (price: object) => ({
  ...Q,
  market: "Corner flags",
  rows: [
    { name: "Zip", ...price },
    { name: "Zap", ...price },
  ],
});

describe("what the fields of an object say", () => {
  it.each<Case>([
    [
      "flags",
      [{ ...Q, active: true, suspended: "0", ...W }],
      "[].active → on, [].suspended → off, [].bookmaker → bookmaker, [].home → price home, [].away → price away = Q winner home 1.9, Q winner away 2",
    ],
    [
      "no flags",
      [{ ...Q, active: "yes", suspended: 5, ...W }],
      "[].bookmaker → bookmaker, [].home → price home, [].away → price away, [].active → nothing, [].suspended → nothing = Q winner home 1.9, Q winner away 2",
    ],
    [
      "barred words that are flags",
      [{ ...Q, open: true, closed: false, ...W }],
      "[].open → on, [].closed → off, [].bookmaker → bookmaker, [].home → price home, [].away → price away = Q winner home 1.9, Q winner away 2",
    ],
    [
      "a state",
      [{ ...Q, status: "open", ...W }],
      "[].status → state, [].bookmaker → bookmaker, [].home → price home, [].away → price away = Q winner home 1.9, Q winner away 2",
    ],
    [
      "a state in an object",
      [{ ...Q, status: { x: 1 }, ...W }],
      "[].bookmaker → bookmaker, [].home → price home, [].away → price away, [].status → nothing = Q winner home 1.9, Q winner away 2",
    ],
    [
      "a state that is one number",
      [{ ...Q, status: 1, ...W }],
      "[].status → state 1, [].bookmaker → bookmaker, [].home → price home, [].away → price away = Q winner home 1.9, Q winner away 2",
    ],
    [
      "a state that is one number as a text",
      [{ ...Q, status: "1", ...W }],
      "[].status → state, [].bookmaker → bookmaker, [].home → price home, [].away → price away = Q winner home 1.9, Q winner away 2",
    ],
    [
      "a state that is several numbers",
      [
        { ...Q, status: 1, ...W },
        { bookmaker: "R", status: 2, ...W },
      ],
      "[].status → state, [].bookmaker → bookmaker, [].home → price home, [].away → price away ! [0]: not on offer, ! [1]: not on offer",
    ],
    [
      "the state of a match in a number",
      [{ status: 1, home_team: "A", away_team: "B", ...W }],
      "[].home → price home, [].away → price away, [].status → nothing, [].home_team → nothing, [].away_team → nothing = winner home 1.9, winner away 2",
    ],
    [
      "the state of a match in words",
      [{ status: "open", home_team: "A", away_team: "B", ...W }],
      "[].status → state, [].home → price home, [].away → price away, [].home_team → nothing, [].away_team → nothing = winner home 1.9, winner away 2",
    ],
    [
      "a format",
      [{ ...Q, format: "decimal", ...W }],
      "[].format → format, [].bookmaker → bookmaker, [].home → price home, [].away → price away = Q winner home 1.9, Q winner away 2",
    ],
    [
      "a format in an object",
      [{ ...Q, format: { x: "decimal" }, ...W }],
      "[].bookmaker → bookmaker, [].home → price home, [].away → price away, [].format → nothing = Q winner home 1.9, Q winner away 2",
    ],
    [
      "a moment",
      [{ ...Q, time: at, ...W }],
      "[].time → at, [].bookmaker → bookmaker, [].home → price home, [].away → price away = Q winner home 1.9 2026-01-02T10:00:00.000Z, Q winner away 2 2026-01-02T10:00:00.000Z",
    ],
    [
      "no moment",
      [{ ...Q, time: "soon", ...W }],
      "[].bookmaker → bookmaker, [].home → price home, [].away → price away, [].time → nothing = Q winner home 1.9, Q winner away 2",
    ],
    [
      "the moments of a match",
      [{ ...Q, kickoff: later, time: at, updated_at: at, ...W }],
      "[].updated_at → at, [].bookmaker → bookmaker, [].home → price home, [].away → price away, [].kickoff → nothing, [].time → nothing = Q winner home 1.9 2026-01-02T10:00:00.000Z, Q winner away 2 2026-01-02T10:00:00.000Z",
    ],
    [
      "when a price was made",
      sel({ created_at: at }),
      "[].created_at → at, [].bookmaker → bookmaker, [].selection → selection, [].price → price = Q winner home 1.9 2026-01-02T10:00:00.000Z, Q winner away 2 2026-01-02T10:00:00.000Z",
    ],
    [
      "when a price was made, and another moment",
      sel({ created_at: at, time: later }),
      "[].time → at, [].bookmaker → bookmaker, [].selection → selection, [].price → price, [].created_at → nothing = Q winner home 1.9 2026-01-02T11:00:00.000Z, Q winner away 2 2026-01-02T11:00:00.000Z",
    ],
    [
      "when something was made that holds prices",
      [
        {
          ...Q,
          created_at: at,
          selections: [
            { name: "home", price: 1.9 },
            { name: "away", price: 2 },
          ],
        },
      ],
      "[].bookmaker → bookmaker, [].created_at → nothing, [].selections[].name → selection, [].selections[].price → price = Q winner home 1.9, Q winner away 2",
    ],
    [
      "when a wrapped price was made",
      [
        { ...Q, selection: "home", created_at: at, price: { a: { price: { price: 1.9 } } } },
        { ...Q, selection: "away", created_at: at, price: { a: { price: { price: 2 } } } },
      ],
      "[].bookmaker → bookmaker, [].selection → selection, [].created_at → nothing, [].price.a → leads on: unknown, [].price.a.price.price → nothing: what [].price.a is about is not known ! [].price.a.price.price: what [].price.a is about is not known",
    ],
    [
      "a part of the match",
      [{ ...Q, period: "1st half", market: "winner", ...W }],
      "[].period → period, [].bookmaker → bookmaker, [].market → market, [].home → price home, [].away → price away = Q other winner (1st half): home 1.9, Q other winner (1st half): away 2",
    ],
    [
      "a part of the match as an object",
      [{ ...Q, period: { name: "1st half" }, market: "winner", ...W }],
      "[].period → period, [].bookmaker → bookmaker, [].market → market, [].home → price home, [].away → price away = Q other winner (1st half): home 1.9, Q other winner (1st half): away 2",
    ],
    [
      "no part of the match",
      [{ ...Q, period: { x: 1 }, market: "winner", ...W }],
      "[].bookmaker → bookmaker, [].market → market, [].home → price home, [].away → price away, [].period → nothing = Q winner home 1.9, Q winner away 2",
    ],
    [
      "a part by number",
      { ...Q, periods: [{ number: 1, market: "winner", ...W }] },
      "bookmaker → bookmaker, periods → leads on: unknown, periods[].number → period, periods[].market → market, periods[].home → price home, periods[].away → price away = Q other winner (1): home 1.9, Q other winner (1): away 2",
    ],
    [
      "a part by num",
      { ...Q, period: [{ num: 1, market: "winner", ...W }] },
      "bookmaker → bookmaker, period → leads on: unknown, period[].num → period, period[].market → market, period[].home → price home, period[].away → price away = Q other winner (1): home 1.9, Q other winner (1): away 2",
    ],
    [
      "a number elsewhere",
      { ...Q, rows: [{ number: 1, market: "winner", ...W }] },
      "bookmaker → bookmaker, rows[].market → market, rows[].home → price home, rows[].away → price away, rows[].number → nothing: unknown = Q winner home 1.9, Q winner away 2",
    ],
    [
      "a text that names a part",
      [
        { ...Q, zorp: "1st half", ...W },
        { ...Q, bookmaker: "R", zorp: "x", ...W },
      ],
      "[].bookmaker → bookmaker, [].zorp → period by its words, [].home → price home, [].away → price away = Q other winner (1st half): home 1.9, Q other winner (1st half): away 2, R winner home 1.9, R winner away 2",
    ],
    [
      "a known field that names a part",
      [{ ...Q, market: "winner", type: "1st half", ...W }],
      "[].bookmaker → bookmaker, [].market → market, [].type → period by its words, [].home → price home, [].away → price away = Q other winner (1st half): home 1.9, Q other winner (1st half): away 2",
    ],
    [
      "lines in thousandths",
      sel(
        { market: "total", line: 2500, selection: "over", price: 1900 },
        { market: "total", line: 2500, selection: "under", price: 1950 },
      ),
      "[].line → line in thousandths, [].bookmaker → bookmaker, [].market → market, [].selection → selection, [].price → price = Q total over 2.5 1.9, Q total under 2.5 1.95",
    ],
    [
      "a line",
      [{ ...Q, market: "total", line: 2.5, over: 1.9, under: 1.95 }],
      "[].line → line, [].bookmaker → bookmaker, [].market → market, [].over → price total / over, [].under → price total / under = Q total over 2.5 1.9, Q total under 2.5 1.95",
    ],
    [
      "no line",
      [{ ...Q, market: "total", line: "x", over: 1.9, under: 1.95 }],
      "[].bookmaker → bookmaker, [].market → market, [].over → price total / over, [].under → price total / under, [].line → nothing ! [0].over: no line, ! [0].under: no line",
    ],
    [
      "a handicap",
      [{ ...Q, handicap: -1.5, home: 1.9, away: 1.95 }],
      "[].handicap → line handicap, [].bookmaker → bookmaker, [].home → price home, [].away → price away = Q handicap home -1.5 1.9, Q handicap away 1.5 1.95",
    ],
    [
      "no handicap",
      [{ ...Q, handicap: "x", home: 1.9, away: 1.95 }],
      "[].bookmaker → bookmaker, [].home → price home, [].away → price away, [].handicap → nothing = Q winner home 1.9, Q winner away 1.95",
    ],
    [
      "a total",
      [{ ...Q, total: 2.5, over: 1.9, under: 1.95 }],
      "[].total → line total, [].bookmaker → bookmaker, [].over → price total / over, [].under → price total / under = Q total over 2.5 1.9, Q total under 2.5 1.95",
    ],
    [
      "no total",
      [{ ...Q, total: "x", over: 1.9, under: 1.95 }],
      "[].bookmaker → bookmaker, [].over → price total / over, [].under → price total / under, [].total → nothing ! [0].over: no line, ! [0].under: no line",
    ],
  ])("%s", (_title, answer, expected, options) => {
    expect(told(answer, options)).toEqual(expected);
  });
});

describe("names", () => {
  it.each<Case>([
    [
      "of leagues",
      [{ ...Q, name: "Cup", ...W }],
      "[].name → nothing, [].bookmaker → bookmaker, [].home → price home, [].away → price away = Q winner home 1.9, Q winner away 2",
      { leagues: ["Cup"] },
    ],
    [
      "of leagues, unless they say something else",
      [{ ...Q, period: "Cup", ...W }],
      "[].period → period, [].bookmaker → bookmaker, [].home → price home, [].away → price away = Q other winner (Cup): home 1.9, Q other winner (Cup): away 2",
      { leagues: ["Cup"] },
    ],
    [
      "of bookmakers, whatever the key",
      [{ zorp: "Quillbet", ...W }],
      "[].zorp → bookmaker, [].home → price home, [].away → price away = Quillbet winner home 1.9, Quillbet winner away 2",
      { bookmakers: ["Quillbet"] },
    ],
    [
      "of bookmakers beside their own field",
      [{ ...Q, zorp: "Quillbet", ...W }],
      "[].bookmaker → bookmaker, [].home → nothing: the market has no name, and what [].zorp says is not known, [].away → nothing: the market has no name, and what [].zorp says is not known, [].zorp → nothing: unknown ! [].home: the market has no name, and what [].zorp says is not known, ! [].away: the market has no name, and what [].zorp says is not known",
      { bookmakers: ["Quillbet"] },
    ],
    [
      "of bookmakers below one",
      [{ ...Q, rows: [{ zorp: "Quillbet", ...W }] }],
      "[].bookmaker → bookmaker, [].rows[].home → nothing: the market has no name, and what [].rows[].zorp says is not known, [].rows[].away → nothing: the market has no name, and what [].rows[].zorp says is not known, [].rows[].zorp → nothing: unknown ! [].rows[].home: the market has no name, and what [].rows[].zorp says is not known, ! [].rows[].away: the market has no name, and what [].rows[].zorp says is not known",
      { bookmakers: ["Quillbet"] },
    ],
    [
      "of bookmakers on a match",
      [{ zorp: "Quillbet", home_team: "A", away_team: "B", ...W }],
      "[].home → nothing: the market has no name, and what [].zorp says is not known, [].away → nothing: the market has no name, and what [].zorp says is not known, [].home_team → nothing, [].away_team → nothing, [].zorp → nothing: unknown ! [].home: the market has no name, and what [].zorp says is not known, ! [].away: the market has no name, and what [].zorp says is not known",
      { bookmakers: ["Quillbet"] },
    ],
    [
      "of bookmakers pinned as nothing",
      [{ zorp: "Quillbet", ...W }],
      "[].home → price home, [].away → price away, [].zorp → nothing = winner home 1.9, winner away 2",
      { bookmakers: ["Quillbet"], pins: { "[].zorp": "nothing" } },
    ],
    [
      "before numbers",
      [{ bookmaker_id: 7, bookmaker: "Q", ...W }],
      "[].bookmaker → bookmaker, [].home → price home, [].away → price away, [].bookmaker_id → nothing = Q winner home 1.9, Q winner away 2",
    ],
    [
      "before numbers in texts",
      [{ bookmaker_id: "7", bookmaker_key: "q", ...W }],
      "[].bookmaker_key → bookmaker, [].home → price home, [].away → price away, [].bookmaker_id → nothing = q winner home 1.9, q winner away 2",
    ],
    [
      "by numbers alone",
      [{ bookmaker_id: 7, ...W }],
      "[].bookmaker_id → bookmaker, [].home → price home, [].away → price away = 7 winner home 1.9, 7 winner away 2",
    ],
    [
      "by numbers that a list explains",
      { bookmakers: [{ id: 7, name: "Quill" }], odds: [{ operator: 3, bookmaker_id: 7, ...W }] },
      "bookmakers → nothing, odds[].bookmaker_id → bookmaker in bookmakers[], odds[].home → price home, odds[].away → price away, odds[].operator → nothing = Quill winner home 1.9, Quill winner away 2",
    ],
    [
      "that are objects",
      [{ bookmaker: { id: 7, name: "Quill" }, ...W }],
      "[].bookmaker → bookmaker, [].home → price home, [].away → price away = Quill winner home 1.9, Quill winner away 2",
    ],
    [
      "that are flags",
      [{ bookmaker: true, ...W }],
      "[].home → price home, [].away → price away, [].bookmaker → nothing = winner home 1.9, winner away 2",
    ],
    [
      "that are objects of other things",
      [{ bookmaker: { zorp: 1 }, ...W }],
      "[].home → price home, [].away → price away, [].bookmaker → nothing = winner home 1.9, winner away 2",
    ],
    [
      "now and then an object",
      [
        { bookmaker: { zorp: 1 }, ...W },
        { bookmaker: "Q", ...W },
      ],
      "[].home → price home, [].away → price away, [].bookmaker → nothing = winner home 1.9, winner away 2",
    ],
    [
      "of markets by numbers beside a name",
      { ...Q, markets: [{ market_id: 1, name: "1x2", ...W }] },
      "bookmaker → bookmaker, markets[].name → market, markets[].home → price home, markets[].away → price away, markets[].market_id → nothing = Q winner home 1.9, Q winner away 2",
    ],
    [
      "of markets by numbers beside a number",
      { ...Q, markets: [{ market_id: 1, name: 7, ...W }] },
      "bookmaker → bookmaker, markets[].market_id → market, markets[].home → price home, markets[].away → price away, markets[].name → nothing ! .markets[0].home: the market is known by its number only, ! .markets[0].away: the market is known by its number only",
    ],
    [
      "of markets by numbers beside a moment",
      { ...Q, markets: [{ market_id: 1, time: at, ...W }] },
      "bookmaker → bookmaker, markets[].time → at, markets[].market_id → market, markets[].home → price home, markets[].away → price away ! .markets[0].home: the market is known by its number only, ! .markets[0].away: the market is known by its number only",
    ],
    [
      "of markets by numbers beside an object",
      { ...Q, markets: [{ market_id: 1, name: { x: 1 }, ...W }] },
      "bookmaker → bookmaker, markets[].market_id → market, markets[].home → price home, markets[].away → price away, markets[].name → nothing ! .markets[0].home: the market is known by its number only, ! .markets[0].away: the market is known by its number only",
    ],
    [
      "of markets by numbers elsewhere",
      { ...Q, rows: [{ market_id: 1, name: "1x2", ...W }] },
      "bookmaker → bookmaker, rows[].market_id → market, rows[].home → price home, rows[].away → price away, rows[].name → nothing ! .rows[0].home: the market is known by its number only, ! .rows[0].away: the market is known by its number only",
    ],
    [
      "of markets in words beside a name",
      { ...Q, markets: [{ market: "1x2", name: "Main", ...W }] },
      "bookmaker → bookmaker, markets[].market → market, markets[].home → price home, markets[].away → price away, markets[].name → nothing = Q winner home 1.9, Q winner away 2",
    ],
    [
      "of markets in a weak word",
      [{ ...Q, type: "1x2", ...W }],
      "[].bookmaker → bookmaker, [].type → market, [].home → price home, [].away → price away = Q winner home 1.9, Q winner away 2",
    ],
    [
      "of markets in a weak word now and then",
      [
        { ...Q, type: "1x2", ...W },
        { ...Q, type: "Corners", over: 1.9, under: 1.9 },
      ],
      "[].bookmaker → bookmaker, [].type → market, [].home → price home, [].away → price away, [].over → price total / over, [].under → price total / under = Q winner home 1.9, Q winner away 2, Q other Corners: over 1.9, Q other Corners: under 1.9",
    ],
    [
      "of no market in a weak word",
      [{ ...Q, type: "zorp", ...W }],
      "[].bookmaker → bookmaker, [].home → nothing: the market has no name, and what [].type says is not known, [].away → nothing: the market has no name, and what [].type says is not known, [].type → nothing ! [].home: the market has no name, and what [].type says is not known, ! [].away: the market has no name, and what [].type says is not known",
    ],
    [
      "of a market that has one, in a weak word",
      [{ ...Q, market: "1x2", type: "total", ...W }],
      "[].bookmaker → bookmaker, [].market → market, [].home → price home, [].away → price away, [].type → nothing = Q winner home 1.9, Q winner away 2",
    ],
    [
      "of a market around, in a weak word",
      { ...Q, market: "1x2", odds: [{ type: "total", ...W }] },
      "bookmaker → bookmaker, market → market, odds[].home → price home, odds[].away → price away, odds[].type → nothing = Q winner home 1.9, Q winner away 2",
    ],
    [
      "of markets by numbers beside a weak word",
      { ...Q, markets: [{ market_id: 1, name: "Main", type: "total", over: 1.9, under: 1.9 }] },
      "bookmaker → bookmaker, markets[].name → market, markets[].over → price total / over, markets[].under → price total / under, markets[].market_id → nothing, markets[].type → nothing = Q other Main: over 1.9, Q other Main: under 1.9",
    ],
    [
      "of selections under a market",
      {
        ...Q,
        market: "total",
        rows: [
          { bet: "Over 2.5", price: 1.9 },
          { bet: "Under 2.5", price: 1.95 },
        ],
      },
      "bookmaker → bookmaker, market → market, rows[].bet → selection, rows[].price → price = Q total over 2.5 1.9, Q total under 2.5 1.95",
    ],
    [
      "of selections in the market's word, under a market",
      {
        ...Q,
        market: "total",
        rows: [
          { criterion: "Over 2.5", price: 1.9 },
          { criterion: "Under 2.5", price: 1.95 },
        ],
      },
      "bookmaker → bookmaker, market → market, rows[].criterion → selection, rows[].price → price = Q total over 2.5 1.9, Q total under 2.5 1.95",
    ],
    [
      "of selections in the market's word, alone",
      {
        ...Q,
        rows: [
          { criterion: "Over 2.5", price: 1.9 },
          { criterion: "Under 2.5", price: 1.95 },
        ],
      },
      "bookmaker → bookmaker, rows[].criterion → market, rows[].price → price in order = Q total over 2.5 1.9, Q total under 2.5 1.95",
    ],
    [
      "of selections in a weak word",
      sel({ selection: undefined, value: "home" }, { selection: undefined, value: "away" }),
      "[].bookmaker → bookmaker, [].value → selection, [].price → price, [].selection → nothing = Q winner home 1.9, Q winner away 2",
    ],
    [
      "of selections, the one that is understood",
      sel({ selection: "Reds", side: "home" }, { selection: "Blues", side: "away" }),
      "[].bookmaker → bookmaker, [].side → selection, [].price → price, [].selection → nothing = Q winner home 1.9, Q winner away 2",
    ],
    [
      "of selections, the first where all are",
      sel({ selection: "home", side: "away" }, { selection: "away", side: "home" }),
      "[].bookmaker → bookmaker, [].selection → selection, [].price → price, [].side → nothing = Q winner home 1.9, Q winner away 2",
    ],
    [
      "of selections where one is missing",
      sel({ selection: "home", side: "home" }, { selection: null, side: "away" }),
      "[].bookmaker → bookmaker, [].selection → selection, [].side → selection else, [].price → price = Q winner home 1.9, Q winner away 2",
    ],
    [
      "of selections where one is missing, and the other is not understood",
      sel({ selection: "home", side: "Reds" }, { selection: null, side: "Blues" }),
      "[].bookmaker → bookmaker, [].selection → selection, [].price → price, [].side → nothing ! [1].price: no selection, ! [0].price: the price format cannot be told: decimal or hongkong or percent",
    ],
    [
      "of selections by number and by name",
      sel({ selection: 1, outcome_name: "Reds" }, { selection: 5, outcome_name: "Blues" }),
      "[].bookmaker → bookmaker, [].outcome_name → selection, [].price → price, [].selection → nothing ! [0].price: no market, ! [1].price: no market",
    ],
    [
      "of selections by number alone",
      sel({ selection: 1 }, { selection: 2 }),
      "[].bookmaker → bookmaker, [].selection → selection, [].price → price = Q winner home 1.9, Q winner away 2",
    ],
    [
      "of selections as an object",
      sel({ selection: { name: "home" } }, { selection: { name: "away" } }),
      "[].bookmaker → bookmaker, [].selection → selection, [].price → price = Q winner home 1.9, Q winner away 2",
    ],
    [
      "of selections as an object or a text",
      sel({ outcome: { name: "Home side" }, selection: "Reds" }, { outcome: { name: "Away side" }, selection: "Blues" }),
      "[].bookmaker → bookmaker, [].outcome → selection, [].price → price, [].selection → nothing ! [0].price: no market, ! [1].price: no market",
    ],
    [
      "of selections on a match",
      [{ home_team: "A", away_team: "B", selection: "home", price: 1.9 }],
      "[].price → price, [].home_team → nothing, [].away_team → nothing, [].selection → nothing ! [0].price: no selection",
    ],
  ])("%s", (_title, answer, expected, options) => {
    expect(told(answer, options)).toEqual(expected);
  });
});

describe("what a name is the name of", () => {
  it.each<Case>([
    [
      "a bookmaker among books",
      { bookmakers: [{ name: "Q", ...W }] },
      "bookmakers[].name → bookmaker, bookmakers[].home → price home, bookmakers[].away → price away = Q winner home 1.9, Q winner away 2",
    ],
    [
      "a bookmaker among books, by its key",
      { bookmakers: [{ key: "q", ...W }] },
      "bookmakers[].key → bookmaker, bookmakers[].home → price home, bookmakers[].away → price away = q winner home 1.9, q winner away 2",
    ],
    [
      "no bookmaker by a flag",
      { bookmakers: [{ name: true, ...W }] },
      "bookmakers[].home → price home, bookmakers[].away → price away, bookmakers[].name → nothing = winner home 1.9, winner away 2",
    ],
    [
      "no bookmaker by an object",
      { bookmakers: [{ name: { x: 1 }, ...W }] },
      "bookmakers[].home → price home, bookmakers[].away → price away, bookmakers[].name → nothing = winner home 1.9, winner away 2",
    ],
    [
      "a market among markets",
      { ...Q, markets: [{ name: "1x2", ...W }] },
      "bookmaker → bookmaker, markets[].name → market, markets[].home → price home, markets[].away → price away = Q winner home 1.9, Q winner away 2",
    ],
    [
      "a market among markets, by a weak word",
      { ...Q, markets: [{ type: "Corners", ...W }] },
      "bookmaker → bookmaker, markets[].type → market, markets[].home → price home, markets[].away → price away = Q other Corners: home 1.9, Q other Corners: away 2",
    ],
    [
      "no market by a weak number",
      { ...Q, markets: [{ type: 5, ...W }] },
      "bookmaker → bookmaker, markets[].home → nothing: what markets[] is about is not known, markets[].away → nothing: what markets[] is about is not known, markets[].type → nothing ! markets[].home: what markets[] is about is not known, ! markets[].away: what markets[] is about is not known",
    ],
    [
      "no market by a weak flag",
      { ...Q, markets: [{ type: true, ...W }] },
      "bookmaker → bookmaker, markets[].home → nothing: what markets[] is about is not known, markets[].away → nothing: what markets[] is about is not known, markets[].type → nothing ! markets[].home: what markets[] is about is not known, ! markets[].away: what markets[] is about is not known",
    ],
    [
      "no market by a weak object",
      { ...Q, markets: [{ type: { x: 1 }, ...W }] },
      "bookmaker → bookmaker, markets[].home → nothing: what markets[] is about is not known, markets[].away → nothing: what markets[] is about is not known, markets[].type → nothing ! markets[].home: what markets[] is about is not known, ! markets[].away: what markets[] is about is not known",
    ],
    [
      "a selection among outcomes",
      {
        ...Q,
        market: "winner",
        outcomes: [
          { name: "home", price: 1.9 },
          { name: "away", price: 2 },
        ],
      },
      "bookmaker → bookmaker, market → market, outcomes[].name → selection, outcomes[].price → price = Q winner home 1.9, Q winner away 2",
    ],
    [
      "a selection among outcomes, by a weak word",
      {
        ...Q,
        market: "winner",
        outcomes: [
          { type: "home", price: 1.9 },
          { type: "away", price: 2 },
        ],
      },
      "bookmaker → bookmaker, market → market, outcomes[].type → selection, outcomes[].price → price = Q winner home 1.9, Q winner away 2",
    ],
    [
      "a selection among outcomes, by a weak word that nobody knows",
      {
        ...Q,
        market: "Corners",
        outcomes: [
          { type: "zip", price: 1.9 },
          { type: "zap", price: 2 },
        ],
      },
      "bookmaker → bookmaker, market → market, outcomes[].type → selection, outcomes[].price → price = Q other Corners: zip 1.9, Q other Corners: zap 2",
    ],
    [
      "a selection beside a price, by a weak word that nobody knows, of another market",
      {
        ...Q,
        market: "Corners",
        rows: [
          { type: "zip", price: 1.9 },
          { type: "zap", price: 2 },
        ],
      },
      "bookmaker → bookmaker, market → market, rows[].type → selection, rows[].price → price = Q other Corners: zip 1.9, Q other Corners: zap 2",
    ],
    [
      "nothing beside a price, by a weak word that nobody knows",
      {
        ...Q,
        market: "winner",
        rows: [
          { type: "zip", price: 1.9 },
          { type: "zap", price: 2 },
        ],
      },
      "bookmaker → bookmaker, market → market, rows[].price → price, rows[].type → nothing ! .rows[0].price: no selection, ! .rows[1].price: no selection",
    ],
    [
      "a selection below a selection, no bookmaker",
      {
        market: "winner",
        home: {
          bookmakers: [
            { name: "home", price: 1.9 },
            { name: "away", price: 2 },
          ],
        },
      },
      "market → market, home → selection, home.bookmakers[].price → price, home.bookmakers[].name → nothing ! .home.bookmakers[1].price: two prices for the same selection, ! .home.bookmakers[0].price: two prices for the same selection",
    ],
    [
      "a bookmaker below a selection",
      {
        market: "winner",
        home: [
          { name: "Q", price: 1.9 },
          { name: "R", price: 1.8 },
        ],
        away: [
          { name: "Q", price: 2 },
          { name: "R", price: 2.1 },
        ],
      },
      "market → market, home → selection, home[].name → bookmaker, home[].price → price, away → selection, away[].name → bookmaker, away[].price → price = Q winner home 1.9, Q winner away 2, R winner home 1.8, R winner away 2.1",
    ],
    [
      "a bookmaker of whom half sound like selections",
      {
        market: "winner",
        home: {
          bookmakers: [
            { name: "home", price: 1.9 },
            { name: "Q", price: 2 },
          ],
        },
        away: {
          bookmakers: [
            { name: "home", price: 1.9 },
            { name: "Q", price: 2 },
          ],
        },
      },
      "market → market, home → selection, home.bookmakers[].name → bookmaker, home.bookmakers[].price → price, away → selection, away.bookmakers[].name → bookmaker, away.bookmakers[].price → price = home winner home 1.9, home winner away 1.9, Q winner home 2, Q winner away 2",
    ],
    [
      "a selection beside a price",
      [
        { ...Q, market: "winner", name: "home", price: 1.9 },
        { ...Q, market: "winner", name: "away", price: 2 },
      ],
      "[].bookmaker → bookmaker, [].market → market, [].name → selection, [].price → price = Q winner home 1.9, Q winner away 2",
    ],
    [
      "a bookmaker beside a price and its selection",
      [
        { name: "Q", market: "winner", selection: "home", price: 1.9 },
        { name: "Q", market: "winner", selection: "away", price: 2 },
      ],
      "[].market → market, [].selection → selection, [].price → price, [].name → nothing = winner home 1.9, winner away 2",
    ],
    [
      "a selection beside what was one",
      {
        ...Q,
        home: {
          rows: [
            { name: "home", price: 1.9 },
            { name: "away", price: 2 },
          ],
        },
      },
      "bookmaker → bookmaker, home → selection, home.rows[].price → nothing: the market has no name, and what home.rows[].name says is not known, home.rows[].name → nothing ! home.rows[].price: the market has no name, and what home.rows[].name says is not known",
    ],
    [
      "a name of which half are selections, beside a selection",
      [
        { selection: "home", market: "winner", name: "home", price: 1.9 },
        { selection: "away", market: "winner", name: "Q", price: 2 },
      ],
      "[].market → market, [].selection → selection, [].price → price, [].name → nothing = winner home 1.9, winner away 2",
    ],
    [
      "nothing beside a bookmaker, a price and its selection",
      [
        { ...Q, name: "zorp", market: "winner", selection: "home", price: 1.9 },
        { ...Q, name: "zorp", market: "winner", selection: "away", price: 2 },
      ],
      "[].bookmaker → bookmaker, [].market → market, [].selection → selection, [].price → price, [].name → nothing = Q winner home 1.9, Q winner away 2",
    ],
    [
      "the bookmaker of markets",
      [{ name: "Q", markets: [{ key: "1x2", ...W }] }],
      "[].name → bookmaker, [].markets[].key → market, [].markets[].home → price home, [].markets[].away → price away = Q winner home 1.9, Q winner away 2",
    ],
    [
      "the bookmaker of markets, in a title",
      [{ name: "A - B", markets: [{ key: "1x2", ...W }] }],
      "[] → leads on each a match, [].name → nothing, [].markets[].key → market, [].markets[].home → price home, [].markets[].away → price away = winner home 1.9, winner away 2",
    ],
    [
      "a group of markets",
      [{ name: "Main", markets: [{ key: "1x2", ...W }] }],
      "[].name → nothing, [].markets[].key → market, [].markets[].home → price home, [].markets[].away → price away = winner home 1.9, winner away 2",
    ],
    [
      "a number over markets",
      [{ name: 5, markets: [{ key: "1x2", ...W }] }],
      "[].name → nothing, [].markets[].key → market, [].markets[].home → price home, [].markets[].away → price away = winner home 1.9, winner away 2",
    ],
    [
      "no bookmaker by a key alone",
      [{ key: "q", markets: [{ key: "1x2", ...W }] }],
      "[].key → nothing, [].markets[].key → market, [].markets[].home → price home, [].markets[].away → price away = winner home 1.9, winner away 2",
    ],
    [
      "no bookmaker inside of what nobody understands",
      { zorp: [{ name: "Q", markets: [{ key: "1x2", ...W }] }] },
      "zorp → leads on: unknown, zorp[].name → nothing, zorp[].markets[].key → market, zorp[].markets[].home → price home, zorp[].markets[].away → price away = winner home 1.9, winner away 2",
    ],
    [
      "no bookmaker once others are listed",
      [{ name: "Q", markets: [{ key: "1x2", ...W }] }],
      "[].name → nothing, [].markets[].key → market, [].markets[].home → price home, [].markets[].away → price away = winner home 1.9, winner away 2",
      { bookmakers: ["Starline"] },
    ],
    [
      "a bookmaker as an object, once others are listed",
      [{ name: { name: "Q" }, markets: [{ key: "1x2", ...W }] }],
      "[].name → bookmaker, [].markets[].key → market, [].markets[].home → price home, [].markets[].away → price away = Q winner home 1.9, Q winner away 2",
      { bookmakers: ["Starline"] },
    ],
    [
      "a market by its words",
      [{ name: "1x2", ...W, ...Q }],
      "[].bookmaker → bookmaker, [].name → market, [].home → price home, [].away → price away = Q winner home 1.9, Q winner away 2",
    ],
    [
      "a market by its words, beside another",
      [{ name: "1x2", market: "total", line: 2.5, over: 1.9, under: 1.95, ...Q }],
      "[].line → line, [].bookmaker → bookmaker, [].market → market, [].over → price total / over, [].under → price total / under, [].name → nothing = Q total over 2.5 1.9, Q total under 2.5 1.95",
    ],
    [
      "the market of books",
      [{ name: "Corners", books: [{ title: "Q", over: 1.9, under: 1.95 }] }],
      "[].name → market, [].books[].title → bookmaker, [].books[].over → price total / over, [].books[].under → price total / under = Q other Corners: over 1.9, Q other Corners: under 1.95",
    ],
    [
      "the market of books, which has one",
      [{ name: "Corners", market: "total", line: 2.5, books: [{ title: "Q", over: 1.9, under: 1.95 }] }],
      "[].line → line, [].market → market, [].name → period by its words, [].books[].title → bookmaker, [].books[].over → price total / over, [].books[].under → price total / under = Q other total (Corners): over 2.5 1.9, Q other total (Corners): under 2.5 1.95",
    ],
    [
      "the title of a match with books",
      [{ name: "A - B", books: [{ title: "Q", ...W }] }],
      "[] → leads on each a match, [].name → nothing, [].books[].title → bookmaker, [].books[].home → price home, [].books[].away → price away = Q winner home 1.9, Q winner away 2",
    ],
    [
      "the selection of rows",
      {
        ...Q,
        market: "winner",
        rows: [
          { name: "home", items: [{ price: 1.9 }] },
          { name: "away", items: [{ price: 2 }] },
        ],
      },
      "bookmaker → bookmaker, market → market, rows[].name → selection, rows[].items[].price → price = Q winner home 1.9, Q winner away 2",
    ],
    [
      "no selection of rows that have one",
      { ...Q, market: "winner", home: [{ name: "away", items: [{ price: 1.9 }] }] },
      "bookmaker → bookmaker, market → market, home → selection, home[].name → nothing, home[].items[].price → price ! .home[0].items[0].price: the price format cannot be told: decimal or hongkong or percent",
    ],
    [
      "the bookmaker of columns",
      [{ name: "Q", ...W }],
      "[].name → bookmaker, [].home → price home, [].away → price away = Q winner home 1.9, Q winner away 2",
    ],
    [
      "the market of columns",
      [{ ...Q, name: "Corners", over: 1.9, under: 1.95 }],
      "[].bookmaker → bookmaker, [].name → market, [].over → price total / over, [].under → price total / under = Q other Corners: over 1.9, Q other Corners: under 1.95",
    ],
    [
      "no market of columns that have one",
      [{ ...Q, market: "winner", name: "Corners", ...W }],
      "[].bookmaker → bookmaker, [].market → market, [].name → period by its words, [].home → price home, [].away → price away = Q other winner (Corners): home 1.9, Q other winner (Corners): away 2",
    ],
    [
      "a title of columns",
      [{ name: "A - B", ...W }],
      "[] → leads on each a match, [].home → price home, [].away → price away, [].name → nothing = winner home 1.9, winner away 2",
    ],
    [
      "nothing, in an offer",
      { market: "winner", bookmaker: "Q", home: { name: "zorp", price: 1.9 }, away: { name: "zorp", price: 2 } },
      "bookmaker → bookmaker, market → market, home → selection, home.price → price, home.name → nothing, away → selection, away.price → price, away.name → nothing = Q winner home 1.9, Q winner away 2",
    ],
    [
      "nothing, outside of entries",
      { name: "Q", items: [W] },
      "name → nothing, items[].home → price home, items[].away → price away = winner home 1.9, winner away 2",
    ],
  ])("%s", (_title, answer, expected, options) => {
    expect(told(answer, options)).toEqual(expected);
  });
});

describe("pins", () => {
  it.each<Case>([
    [
      "of a price",
      [{ ...Q, ...W, zorp: 2 }],
      "[].bookmaker → bookmaker, [].zorp → price draw, [].home → price home, [].away → price away = Q winner draw 3, Q winner home 2.9, Q winner away 3",
      { pins: { "[].zorp": "price draw" } },
    ],
    [
      "of a price alone",
      sel({ zorp: 3 }, { zorp: 4 }),
      "[].bookmaker → bookmaker, [].selection → selection, [].zorp → price, [].price → nothing ! [0].zorp: the market's prices do not add up in any format, ! [1].zorp: the market's prices do not add up in any format",
      { pins: { "[].zorp": "price" } },
    ],
    [
      "of what leads on",
      { zorp: { home: 1.9, away: 2 }, ...Q },
      "bookmaker → bookmaker, zorp.home → price home, zorp.away → price away = Q winner home 1.9, Q winner away 2",
      { pins: { zorp: "leads on" } },
    ],
    [
      "of nothing",
      [{ ...Q, market: "winner", name: "1x2", ...W }],
      "[].bookmaker → bookmaker, [].name → market, [].home → price home, [].away → price away, [].market → nothing = Q winner home 1.9, Q winner away 2",
      { pins: { "[].market": "nothing" } },
    ],
    [
      "of a bookmaker before another",
      [{ ...Q, zorp: "R", ...W }],
      "[].zorp → bookmaker, [].home → price home, [].away → price away, [].bookmaker → nothing = R winner home 1.9, R winner away 2",
      { pins: { "[].zorp": "bookmaker" } },
    ],
    [
      "of names in a dictionary",
      { zorp: { alfa: W, bravo: W } },
      "zorp → leads on: unknown, zorp{} → bookmaker, zorp{}.home → nothing: what zorp is about is not known, zorp{}.away → nothing: what zorp is about is not known ! zorp{}.home: what zorp is about is not known, ! zorp{}.away: what zorp is about is not known",
      { pins: { "zorp{}": "bookmaker" } },
    ],
    [
      "of moments in a dictionary",
      { ...Q, zorp: { alfa: W } },
      "bookmaker → bookmaker, zorp → leads on: unknown, zorp.alfa → leads on: unknown, zorp.alfa.home → nothing: what zorp.alfa is about is not known, zorp.alfa.away → nothing: what zorp.alfa is about is not known ! zorp.alfa.home: what zorp.alfa is about is not known, ! zorp.alfa.away: what zorp.alfa is about is not known",
      { pins: { "zorp{}": "nothing" } },
    ],
    [
      "of another market's price",
      [{ ...Q, ...W, zorp: 2 }],
      "[].bookmaker → bookmaker, [].zorp → price total / over 2.5, [].home → price home, [].away → price away = Q total over 2.5 2, Q winner home 1.9, Q winner away 2",
      { pins: { "[].zorp": "price total / over 2.5" } },
    ],
  ])("%s", (_title, answer, expected, options) => {
    expect(told(answer, options)).toEqual(expected);
  });
});

describe("keys that are names", () => {
  it.each<Case>([
    [
      "of a bookmaker with a list, as people write it",
      { Quill: [{ market: "1x2", ...W }] },
      "{} → bookmaker, {}[].market → market, {}[].home → price home, {}[].away → price away = Quill winner home 1.9, Quill winner away 2",
    ],
    [
      "a wrapper with a list",
      { quill: [{ market: "1x2", ...W }] },
      "quill → leads on: unknown, quill[].market → market, quill[].home → price home, quill[].away → price away = winner home 1.9, winner away 2",
    ],
    [
      "of a listed bookmaker with a list",
      { quill: [{ market: "1x2", ...W }] },
      "{} → bookmaker, {}[].market → market, {}[].home → price home, {}[].away → price away = quill winner home 1.9, quill winner away 2",
      { bookmakers: ["Quill"] },
    ],
    [
      "of a selection with a list of numbers",
      { ...Q, market: "winner", zorp: [1.9, 2] },
      "bookmaker → bookmaker, market → market, zorp → leads on: unknown, zorp[] → price in order = Q winner home 1.9, Q winner away 2",
    ],
    [
      "of bookmakers",
      { Alfa: W, Bravo: W },
      "{} → bookmaker, {}.home → price home, {}.away → price away = Alfa winner home 1.9, Alfa winner away 2, Bravo winner home 1.9, Bravo winner away 2",
    ],
    [
      "of nobody knows what",
      { alfa: W, bravo: W },
      "alfa → leads on: unknown, alfa.home → nothing: what alfa is about is not known, alfa.away → nothing: what alfa is about is not known, bravo → leads on: unknown, bravo.home → nothing: what bravo is about is not known, bravo.away → nothing: what bravo is about is not known ! alfa.home: what alfa is about is not known, ! alfa.away: what alfa is about is not known, ! bravo.home: what bravo is about is not known, ! bravo.away: what bravo is about is not known",
    ],
    [
      "of four that are alike",
      { alfa: W, bravo: W, charlie: W, echo: W },
      "{} → bookmaker, {}.home → price home, {}.away → price away = alfa winner home 1.9, alfa winner away 2, bravo winner home 1.9, bravo winner away 2, charlie winner home 1.9, charlie winner away 2, echo winner home 1.9, echo winner away 2",
    ],
    [
      "of four as a program has them",
      { alfa_bet: W, bravo: W, charlie: W, echo: W },
      "alfa_bet → leads on: unknown, alfa_bet.home → nothing: what alfa_bet is about is not known, alfa_bet.away → nothing: what alfa_bet is about is not known, bravo → leads on: unknown, bravo.home → nothing: what bravo is about is not known, bravo.away → nothing: what bravo is about is not known, charlie → leads on: unknown, charlie.home → nothing: what charlie is about is not known, charlie.away → nothing: what charlie is about is not known, echo → leads on: unknown, echo.home → nothing: what echo is about is not known, echo.away → nothing: what echo is about is not known ! alfa_bet.home: what alfa_bet is about is not known, ! alfa_bet.away: what alfa_bet is about is not known, ! bravo.home: what bravo is about is not known, ! bravo.away: what bravo is about is not known, ! charlie.home: what charlie is about is not known, ! charlie.away: what charlie is about is not known, ! echo.home: what echo is about is not known, ! echo.away: what echo is about is not known",
    ],
    [
      "of four as another program has them",
      { alfaBet: W, bravo: W, charlie: W, echo: W },
      "alfaBet → leads on: unknown, alfaBet.home → nothing: what alfaBet is about is not known, alfaBet.away → nothing: what alfaBet is about is not known, bravo → leads on: unknown, bravo.home → nothing: what bravo is about is not known, bravo.away → nothing: what bravo is about is not known, charlie → leads on: unknown, charlie.home → nothing: what charlie is about is not known, charlie.away → nothing: what charlie is about is not known, echo → leads on: unknown, echo.home → nothing: what echo is about is not known, echo.away → nothing: what echo is about is not known ! alfaBet.home: what alfaBet is about is not known, ! alfaBet.away: what alfaBet is about is not known, ! bravo.home: what bravo is about is not known, ! bravo.away: what bravo is about is not known, ! charlie.home: what charlie is about is not known, ! charlie.away: what charlie is about is not known, ! echo.home: what echo is about is not known, ! echo.away: what echo is about is not known",
    ],
    [
      "of three that are alike",
      { alfa: W, bravo: W, charlie: W },
      "alfa → leads on: unknown, alfa.home → nothing: what alfa is about is not known, alfa.away → nothing: what alfa is about is not known, bravo → leads on: unknown, bravo.home → nothing: what bravo is about is not known, bravo.away → nothing: what bravo is about is not known, charlie → leads on: unknown, charlie.home → nothing: what charlie is about is not known, charlie.away → nothing: what charlie is about is not known ! alfa.home: what alfa is about is not known, ! alfa.away: what alfa is about is not known, ! bravo.home: what bravo is about is not known, ! bravo.away: what bravo is about is not known, ! charlie.home: what charlie is about is not known, ! charlie.away: what charlie is about is not known",
    ],
    [
      "of things that are not alike",
      { Alfa: W, Bravo: { zorp: 1 } },
      "Alfa → leads on: unknown, Alfa.home → nothing: what Alfa is about is not known, Alfa.away → nothing: what Alfa is about is not known, Bravo → nothing: unknown ! Alfa.home: what Alfa is about is not known, ! Alfa.away: what Alfa is about is not known",
    ],
    [
      "of an object and a list",
      { Alfa: W, Bravo: [W] },
      "Alfa → leads on: unknown, Alfa.home → nothing: what Alfa is about is not known, Alfa.away → nothing: what Alfa is about is not known, Bravo → leads on: unknown, Bravo[].home → nothing: what Bravo is about is not known, Bravo[].away → nothing: what Bravo is about is not known ! Alfa.home: what Alfa is about is not known, ! Alfa.away: what Alfa is about is not known, ! Bravo[].home: what Bravo is about is not known, ! Bravo[].away: what Bravo is about is not known",
    ],
    [
      "of two lists",
      { Alfa: [W], Bravo: [W] },
      "{} → bookmaker, {}[].home → price home, {}[].away → price away = Alfa winner home 1.9, Alfa winner away 2, Bravo winner home 1.9, Bravo winner away 2",
    ],
    [
      "beside fields that are capitals too",
      { Zorp: 5, Alfa: W, Bravo: W },
      "Zorp → nothing: unknown, Alfa → leads on: unknown, Alfa.home → nothing: what Alfa is about is not known, Alfa.away → nothing: what Alfa is about is not known, Bravo → leads on: unknown, Bravo.home → nothing: what Bravo is about is not known, Bravo.away → nothing: what Bravo is about is not known ! Alfa.home: what Alfa is about is not known, ! Alfa.away: what Alfa is about is not known, ! Bravo.home: what Bravo is about is not known, ! Bravo.away: what Bravo is about is not known",
    ],
    [
      "beside fields that are not",
      { zorp: 5, Alfa: W, Bravo: W },
      "zorp → nothing: unknown, Alfa → leads on: unknown, Alfa.home → nothing: what Alfa is about is not known, Alfa.away → nothing: what Alfa is about is not known, Bravo → leads on: unknown, Bravo.home → nothing: what Bravo is about is not known, Bravo.away → nothing: what Bravo is about is not known ! Alfa.home: what Alfa is about is not known, ! Alfa.away: what Alfa is about is not known, ! Bravo.home: what Bravo is about is not known, ! Bravo.away: what Bravo is about is not known",
    ],
    [
      "beside objects that are capitals too",
      { Odds: { x: 1 }, Alfa: W, Bravo: W },
      "Odds.x → price draw, Alfa → leads on: unknown, Alfa.home → nothing: what Alfa is about is not known, Alfa.away → nothing: what Alfa is about is not known, Bravo → leads on: unknown, Bravo.home → nothing: what Bravo is about is not known, Bravo.away → nothing: what Bravo is about is not known ! Alfa.home: what Alfa is about is not known, ! Alfa.away: what Alfa is about is not known, ! Bravo.home: what Bravo is about is not known, ! Bravo.away: what Bravo is about is not known, ! .Odds.x: the price format cannot be told: hongkong or percent",
    ],
    [
      "in another script",
      { Лиговка: W, "Bravo Bet": W },
      "{} → bookmaker, {}.home → price home, {}.away → price away = Лиговка winner home 1.9, Лиговка winner away 2, Bravo Bet winner home 1.9, Bravo Bet winner away 2",
    ],
    [
      "of books",
      { bookmakers: { alfa: W, bravo: W } },
      "bookmakers{} → bookmaker, bookmakers{}.home → price home, bookmakers{}.away → price away = alfa winner home 1.9, alfa winner away 2, bravo winner home 1.9, bravo winner away 2",
    ],
    [
      "of books that are none",
      { bookmakers: { alfa: 5, bravo: 6 } },
      "bookmakers → nothing ! : no column of prices was found: bookmakers.alfa or bookmakers.bravo may be one",
    ],
    [
      "of books below a selection",
      { market: "winner", home: { bookmakers: { alfa: 1.9, bravo: 1.8 } }, away: { bookmakers: { alfa: 2, bravo: 2.1 } } },
      "market → market, home → selection, home.bookmakers{} → bookmaker, away → selection, away.bookmakers{} → bookmaker = alfa winner home 1.9, alfa winner away 2, bravo winner home 1.8, bravo winner away 2.1",
    ],
    [
      "of books inside of an entry",
      { bookmakers: [{ alfa: W, bravo: W }] },
      "bookmakers[].alfa → leads on: unknown, bookmakers[].alfa.home → nothing: what bookmakers[].alfa is about is not known, bookmakers[].alfa.away → nothing: what bookmakers[].alfa is about is not known, bookmakers[].bravo → leads on: unknown, bookmakers[].bravo.home → nothing: what bookmakers[].bravo is about is not known, bookmakers[].bravo.away → nothing: what bookmakers[].bravo is about is not known ! bookmakers[].alfa.home: what bookmakers[].alfa is about is not known, ! bookmakers[].alfa.away: what bookmakers[].alfa is about is not known, ! bookmakers[].bravo.home: what bookmakers[].bravo is about is not known, ! bookmakers[].bravo.away: what bookmakers[].bravo is about is not known",
    ],
    [
      "of markets",
      { ...Q, markets: { "1x2": W, corners: OU } },
      "bookmaker → bookmaker, markets.1x2 → market, markets.1x2.home → price home, markets.1x2.away → price away, markets.corners → period, markets.corners.over → price total / over, markets.corners.under → price total / under = Q winner home 1.9, Q winner away 2, Q other total (corners): over 1.9, Q other total (corners): under 1.95",
    ],
    [
      "of markets that are none",
      { ...Q, markets: { alfa: 1.5, bravo: 6 } },
      "bookmaker → bookmaker, markets → nothing ! : no column of prices was found: markets.alfa or markets.bravo may be one",
    ],
    [
      "of outcomes",
      { ...Q, market: "winner", outcomes: { zip: { price: 1.9 }, zap: { price: 2 } } },
      "bookmaker → bookmaker, market → market, outcomes{} → selection, outcomes{}.price → price = Q other winner: zip 1.9, Q other winner: zap 2",
    ],
    [
      "of outcomes by their ids",
      {
        ...Q,
        market: "winner",
        outcomes: { o1: { id: "o1", name: "home", price: 1.9 }, o2: { id: "o2", name: "away", price: 2 } },
      },
      "bookmaker → bookmaker, market → market, outcomes{} → leads on, outcomes{}.name → selection, outcomes{}.price → price, outcomes{}.id → nothing = Q winner home 1.9, Q winner away 2",
    ],
    [
      "of outcomes, one by its id",
      {
        ...Q,
        market: "winner",
        outcomes: { o1: { id: "o1", name: "home", price: 1.9 }, o2: { id: "x", name: "away", price: 2 } },
      },
      "bookmaker → bookmaker, market → market, outcomes{} → selection, outcomes{}.price → price, outcomes{}.id → nothing, outcomes{}.name → nothing = Q other winner: o1 1.9, Q other winner: o2 2",
    ],
    [
      "of markets beside what is understood",
      [{ ...Q, odds: W, Corners: OU }],
      "[].bookmaker → bookmaker, [].odds.home → price home, [].odds.away → price away, [].Corners → period, [].Corners.over → price total / over, [].Corners.under → price total / under = Q winner home 1.9, Q winner away 2, Q other total (Corners): over 1.9, Q other total (Corners): under 1.95",
    ],
    [
      "of markets beside what is understood, in small letters",
      [{ ...Q, odds: W, zorps: OU }],
      "[].bookmaker → bookmaker, [].odds.home → price home, [].odds.away → price away, [].zorps → leads on: unknown, [].zorps.over → nothing: what [].zorps is about is not known, [].zorps.under → nothing: what [].zorps is about is not known = Q winner home 1.9, Q winner away 2 ! [].zorps.over: what [].zorps is about is not known, ! [].zorps.under: what [].zorps is about is not known",
    ],
    [
      "of markets beside what is understood, with a number",
      [{ ...Q, odds: W, Corners: OU, Zorp: 5 }],
      "[].bookmaker → bookmaker, [].odds.home → price home, [].odds.away → price away, [].Corners → period, [].Corners.over → price total / over, [].Corners.under → price total / under, [].Zorp → nothing: unknown = Q winner home 1.9, Q winner away 2, Q other total (Corners): over 1.9, Q other total (Corners): under 1.95",
    ],
    [
      "of a market beside what is understood, under a market",
      [{ ...Q, market: "1x2", odds: W, Corners: OU }],
      "[].bookmaker → bookmaker, [].market → market, [].odds.home → price home, [].odds.away → price away, [].Corners → period, [].Corners{} → selection = Q winner home 1.9, Q winner away 2, Q other 1x2 (Corners): over 1.9, Q other 1x2 (Corners): under 1.95",
    ],
    [
      "without a bookmaker beside what is understood",
      [{ odds: W, Corners: OU }],
      "[].odds.home → price home, [].odds.away → price away, [].Corners → period, [].Corners.over → price total / over, [].Corners.under → price total / under = winner home 1.9, winner away 2, other total (Corners): over 1.9, other total (Corners): under 1.95",
    ],
    [
      "of a number alone, beside what is understood",
      [{ ...Q, odds: W, Zorp: 5 }],
      "[].bookmaker → bookmaker, [].odds.home → price home, [].odds.away → price away, [].Zorp → nothing: unknown = Q winner home 1.9, Q winner away 2",
    ],
    [
      "of numbers and objects",
      { Alfa: W, Bravo: 1.9 },
      "Alfa → leads on: unknown, Alfa.home → nothing: what Alfa is about is not known, Alfa.away → nothing: what Alfa is about is not known, Bravo → nothing: unknown ! Alfa.home: what Alfa is about is not known, ! Alfa.away: what Alfa is about is not known",
    ],
    [
      "of leagues",
      { "Cup A": [{ ...Q, ...W }], "Cup B": [{ ...Q, ...W }] },
      "{} → leads on, {}[].bookmaker → bookmaker, {}[].home → price home, {}[].away → price away = Q winner home 1.9, Q winner away 2",
      { leagues: ["Cup A", "Cup B"] },
    ],
    [
      "of one league",
      { "Cup A": { ...W }, Quill: { ...W } },
      "{} → bookmaker, {}.home → price home, {}.away → price away = Cup A winner home 1.9, Cup A winner away 2, Quill winner home 1.9, Quill winner away 2",
      { leagues: ["Cup A"] },
    ],
    [
      "of leagues with prices",
      { ...Q, market: "winner", rows: [{ "Cup A": 1.9, "Cup B": 2 }] },
      "bookmaker → bookmaker, market → market, rows[]{} → selection = Q other winner: Cup A 1.9, Q other winner: Cup B 2",
      { leagues: ["Cup A", "Cup B"] },
    ],
    [
      "that are ids",
      { "Alfa 1": { id: "Alfa 1", ...W }, "Bravo 2": { id: "Bravo 2", ...W } },
      "{} → leads on, {}.home → price home, {}.away → price away, {}.id → nothing = winner home 1.9, winner away 2",
    ],
    [
      "of which one is an id",
      { "Alfa 1": { id: "Alfa 1", ...W }, "Bravo 2": { id: "x", ...W } },
      "{} → bookmaker, {}.home → price home, {}.away → price away, {}.id → nothing = Alfa 1 winner home 1.9, Alfa 1 winner away 2, Bravo 2 winner home 1.9, Bravo 2 winner away 2",
    ],
    [
      "of markets under a bookmaker",
      { Quill: { Zip: OU, Zap: OU } },
      "{} → bookmaker, {}{} → market, {}{}.over → price total / over, {}{}.under → price total / under = Quill other Zip: over 1.9, Quill other Zip: under 1.95, Quill other Zap: over 1.9, Quill other Zap: under 1.95",
    ],
    [
      "of markets under a bookmaker, with small letters",
      { Quill: { zip: OU, zap: OU } },
      "{} → bookmaker, {}.zip → leads on: unknown, {}.zip.over → nothing: what {}.zip is about is not known, {}.zip.under → nothing: what {}.zip is about is not known, {}.zap → leads on: unknown, {}.zap.over → nothing: what {}.zap is about is not known, {}.zap.under → nothing: what {}.zap is about is not known ! {}.zip.over: what {}.zip is about is not known, ! {}.zip.under: what {}.zip is about is not known, ! {}.zap.over: what {}.zap is about is not known, ! {}.zap.under: what {}.zap is about is not known",
    ],
    [
      "of markets under a bookmaker, known ones",
      { Quill: { total: { "2.5": OU }, zap: OU } },
      "{} → bookmaker, {}.total → market, {}.total{} → line, {}.total{}.over → price total / over, {}.total{}.under → price total / under, {}.zap → leads on: unknown, {}.zap.over → nothing: what {}.zap is about is not known, {}.zap.under → nothing: what {}.zap is about is not known = Quill total over 2.5 1.9, Quill total under 2.5 1.95 ! {}.zap.over: what {}.zap is about is not known, ! {}.zap.under: what {}.zap is about is not known",
    ],
    [
      "of nothing under a market",
      { Quill: { "Corner flags": { Zip: { zap: 1.9, zup: 2 } } } },
      "{} → bookmaker, {}{} → market, {}{}.Zip → leads on: unknown, {}{}.Zip{} → selection = Quill other Corner flags: zap 1.9, Quill other Corner flags: zup 2",
    ],
    [
      "of selections under a market",
      { Quill: { "Corner flags": { zip: 1.9, zap: 2 } } },
      "{} → bookmaker, {}{} → market, {}{}{} → selection = Quill other Corner flags: zip 1.9, Quill other Corner flags: zap 2",
    ],
    [
      "of one selection under a market",
      { Quill: { "Corner flags": { Zip: 1.9 } } },
      "{} → bookmaker, {}{} → market, {}{}{} → selection ! .Quill.Corner flags.Zip: the price format cannot be told: decimal or hongkong or percent",
    ],
    [
      "of one field under a market",
      { Quill: { "Corner flags": { zip: 1.9 } } },
      "{} → bookmaker, {}{} → market, {}{}.zip → nothing: unknown ! : no column of prices was found: {}{}.zip may be one",
    ],
    [
      "of ids under a market",
      { Quill: { "Corner flags": { zip_id: 19, zap_id: 20 } } },
      "{} → bookmaker, {}{} → market, {}{}.zip_id → nothing: unknown, {}{}.zap_id → nothing: unknown ! : no column of prices was found: {}{}.zip_id or {}{}.zap_id may be one",
    ],
    [
      "of an id and more under a market",
      { Quill: { "Corner flags": { zip_id: 19, zap: 20 } } },
      "{} → bookmaker, {}{} → market, {}{}.zip_id → nothing: unknown, {}{}.zap → nothing: unknown ! : no column of prices was found: {}{}.zip_id or {}{}.zap may be one",
    ],
    [
      "of texts under a market",
      { Quill: { "Corner flags": { zip: "a", zap: "b" } } },
      "{} → bookmaker, {}{} → market, {}{}.zip → nothing: unknown, {}{}.zap → nothing: unknown ! : no column of prices was found",
    ],
    [
      "of a text and a price under a market",
      { Quill: { "Corner flags": { zip: "a", zap: 1.9 } } },
      "{} → bookmaker, {}{} → market, {}{}.zip → nothing: unknown, {}{}.zap → nothing: unknown ! : no column of prices was found: {}{}.zap may be one",
    ],
    [
      "of objects under a market",
      { Quill: { "Corner flags": { zip: { price: 1.9 }, zap: { price: 2 } } } },
      "{} → bookmaker, {}{} → market, {}{}.zip → leads on: unknown, {}{}.zip.price → nothing: what {}{}.zip is about is not known, {}{}.zap → leads on: unknown, {}{}.zap.price → nothing: what {}{}.zap is about is not known ! {}{}.zip.price: what {}{}.zip is about is not known, ! {}{}.zap.price: what {}{}.zap is about is not known",
    ],
    [
      "of bookmakers with what is a bookmaker's inside",
      { Alfa: { bookmakers: [{ name: "Q", ...W }] }, Bravo: { bookmakers: [{ name: "Q", ...W }] } },
      "Alfa → leads on: unknown, Alfa.bookmakers[].name → bookmaker, Alfa.bookmakers[].home → nothing: what Alfa is about is not known, Alfa.bookmakers[].away → nothing: what Alfa is about is not known, Bravo → leads on: unknown, Bravo.bookmakers[].name → bookmaker, Bravo.bookmakers[].home → nothing: what Bravo is about is not known, Bravo.bookmakers[].away → nothing: what Bravo is about is not known ! Alfa.bookmakers[].home: what Alfa is about is not known, ! Alfa.bookmakers[].away: what Alfa is about is not known, ! Bravo.bookmakers[].home: what Bravo is about is not known, ! Bravo.bookmakers[].away: what Bravo is about is not known",
    ],
    [
      "of bookmakers with a bookmaker's name inside",
      { Alfa: { rows: [{ bookmaker: "Q", ...W }] }, Bravo: { rows: [{ bookmaker: "Q", ...W }] } },
      "Alfa → leads on: unknown, Alfa.rows[].bookmaker → bookmaker, Alfa.rows[].home → nothing: what Alfa is about is not known, Alfa.rows[].away → nothing: what Alfa is about is not known, Bravo → leads on: unknown, Bravo.rows[].bookmaker → bookmaker, Bravo.rows[].home → nothing: what Bravo is about is not known, Bravo.rows[].away → nothing: what Bravo is about is not known ! Alfa.rows[].home: what Alfa is about is not known, ! Alfa.rows[].away: what Alfa is about is not known, ! Bravo.rows[].home: what Bravo is about is not known, ! Bravo.rows[].away: what Bravo is about is not known",
    ],
    [
      "of one with a bookmaker's name inside",
      { Alfa: { rows: [{ bookmaker: "Q", ...W }] }, Bravo: { rows: [{ ...W }] } },
      "Alfa → leads on: unknown, Alfa.rows[].bookmaker → bookmaker, Alfa.rows[].home → nothing: what Alfa is about is not known, Alfa.rows[].away → nothing: what Alfa is about is not known, Bravo → leads on: unknown, Bravo.rows[].home → nothing: what Bravo is about is not known, Bravo.rows[].away → nothing: what Bravo is about is not known ! Alfa.rows[].home: what Alfa is about is not known, ! Alfa.rows[].away: what Alfa is about is not known, ! Bravo.rows[].home: what Bravo is about is not known, ! Bravo.rows[].away: what Bravo is about is not known",
    ],
    [
      "of bookmakers with a bookmaker's name five levels inside",
      {
        Alfa: { odds: { data: { odds: { data: { bookmaker: "Q", ...W } } } } },
        Bravo: { odds: { data: { odds: { data: { bookmaker: "Q", ...W } } } } },
      },
      "Alfa → leads on: unknown, Alfa.odds.data.odds.data.bookmaker → bookmaker, Alfa.odds.data.odds.data.home → nothing: what Alfa is about is not known, Alfa.odds.data.odds.data.away → nothing: what Alfa is about is not known, Bravo → leads on: unknown, Bravo.odds.data.odds.data.bookmaker → bookmaker, Bravo.odds.data.odds.data.home → nothing: what Bravo is about is not known, Bravo.odds.data.odds.data.away → nothing: what Bravo is about is not known ! Alfa.odds.data.odds.data.home: what Alfa is about is not known, ! Alfa.odds.data.odds.data.away: what Alfa is about is not known, ! Bravo.odds.data.odds.data.home: what Bravo is about is not known, ! Bravo.odds.data.odds.data.away: what Bravo is about is not known",
    ],
    [
      "of bookmakers with a bookmaker's name six levels inside",
      {
        Alfa: { odds: { data: { odds: { data: { odds: { bookmaker: "Q", ...W } } } } } },
        Bravo: { odds: { data: { odds: { data: { odds: { bookmaker: "Q", ...W } } } } } },
      },
      "{} → bookmaker, {}.odds.data.odds.data.odds.bookmaker → bookmaker, {}.odds.data.odds.data.odds.home → price home, {}.odds.data.odds.data.odds.away → price away = Q winner home 1.9, Q winner away 2",
    ],
    [
      "of one match",
      { Alfa: { home_team: "A", away_team: "B", odds: W } },
      "{} → bookmaker, {}.home_team → nothing, {}.away_team → nothing, {}.odds.home → price home, {}.odds.away → price away = Alfa winner home 1.9, Alfa winner away 2",
    ],
    [
      "of one match deeper inside",
      { Alfa: { odds: { kickoff: at, ...W } } },
      "Alfa → leads on: unknown, Alfa.odds.home → nothing: what Alfa is about is not known, Alfa.odds.away → nothing: what Alfa is about is not known, Alfa.odds.kickoff → nothing ! Alfa.odds.home: what Alfa is about is not known, ! Alfa.odds.away: what Alfa is about is not known",
    ],
    [
      "of one of several",
      { Alfa: { odds: { zorp: 1, ...W } } },
      "{} → bookmaker, {}.odds.home → price home, {}.odds.away → price away, {}.odds.zorp → nothing: unknown = Alfa winner home 1.9, Alfa winner away 2",
    ],
    [
      "of two matches",
      { Alfa: { home_team: "A", away_team: "B", odds: W }, Bravo: { home_team: "C", away_team: "D", odds: W } },
      "{} → bookmaker, {}.home_team → nothing, {}.away_team → nothing, {}.odds.home → price home, {}.odds.away → price away = Alfa winner home 1.9, Alfa winner away 2, Bravo winner home 1.9, Bravo winner away 2",
    ],
    [
      "of some listed bookmakers",
      { alfa: W, zulu: W },
      "{} → bookmaker, {}.home → price home, {}.away → price away, zulu → leads on: unknown, zulu.home → nothing: what zulu is about is not known, zulu.away → nothing: what zulu is about is not known = alfa winner home 1.9, alfa winner away 2 ! zulu.home: what zulu is about is not known, ! zulu.away: what zulu is about is not known",
      { bookmakers: ["Alfa"] },
    ],
    [
      "of no listed bookmakers",
      { Alfa: W, Bravo: W },
      "Alfa → leads on: unknown, Alfa.home → nothing: what Alfa is about is not known, Alfa.away → nothing: what Alfa is about is not known, Bravo → leads on: unknown, Bravo.home → nothing: what Bravo is about is not known, Bravo.away → nothing: what Bravo is about is not known ! Alfa.home: what Alfa is about is not known, ! Alfa.away: what Alfa is about is not known, ! Bravo.home: what Bravo is about is not known, ! Bravo.away: what Bravo is about is not known",
      { bookmakers: ["Quill"] },
    ],
    [
      "of bookmakers' prices under a selection",
      { market: "winner", home: { Alfa: 1.9, Bravo: 1.8 }, away: { Alfa: 2, Bravo: 2.1 } },
      "market → market, home → selection, home{} → bookmaker, away → selection, away{} → bookmaker = Alfa winner home 1.9, Alfa winner away 2, Bravo winner home 1.8, Bravo winner away 2.1",
    ],
    [
      "of bookmakers' prices under a selection, one letter of them",
      { market: "winner", home: { Alfa: 1.9, b: 1.8, Charlie: 1.7, Echo: 1.6 }, away: { Alfa: 2, b: 2.1, Charlie: 2, Echo: 2 } },
      "market → market, home → selection, home.Alfa → nothing: unknown, home.b → nothing: unknown, home.Charlie → nothing: unknown, home.Echo → nothing: unknown, away → selection, away.Alfa → nothing: unknown, away.b → nothing: unknown, away.Charlie → nothing: unknown, away.Echo → nothing: unknown ! : no column of prices was found: home.Alfa or home.b or home.Charlie may be one",
    ],
    [
      "of texts under a selection",
      { market: "winner", home: { Alfa: "x", Bravo: "y" }, away: { Alfa: "x", Bravo: "y" } },
      "market → market, home → selection, home.Alfa → nothing: unknown, home.Bravo → nothing: unknown, away → selection, away.Alfa → nothing: unknown, away.Bravo → nothing: unknown ! : no column of prices was found",
    ],
    [
      "of a price and nothing under a selection",
      { market: "winner", home: { Alfa: 1.9, Bravo: null }, away: { Alfa: 2, Bravo: null } },
      "market → market, home → selection, home{} → bookmaker, away → selection, away{} → bookmaker = Alfa winner home 1.9, Alfa winner away 2",
    ],
    [
      "of periods",
      { ...Q, periods: { "1st half": { market: "winner", ...W }, "full time": { market: "winner", ...W } } },
      'bookmaker → bookmaker, periods → leads on: unknown, periods."1st half" → period, periods."1st half".market → market, periods."1st half".home → price home, periods."1st half".away → price away, periods."full time" → market, periods."full time".market → market, periods."full time".home → price home, periods."full time".away → price away = Q other winner (1st half): home 1.9, Q other winner (1st half): away 2, Q winner home 1.9, Q winner away 2',
    ],
    [
      "of halves",
      { ...Q, halves: { first: { market: "winner", ...W }, second: { market: "winner", ...W } } },
      "bookmaker → bookmaker, halves → leads on: unknown, halves.first → nothing: not a bookmaker's price on offer, halves{} → period, halves{}.market → market, halves{}.home → price home, halves{}.away → price away = Q other winner (second): home 1.9, Q other winner (second): away 2 ! halves.first: not a bookmaker's price on offer",
    ],
  ])("%s", (_title, answer, expected, options) => {
    expect(told(answer, options)).toEqual(expected);
  });
});

describe("a text that nobody understands", () => {
  it.each<Case>([
    [
      "may name the market",
      [{ ...Q, zorp: "Corner flags", ...W }],
      "[].bookmaker → bookmaker, [].home → nothing: the market has no name, and what [].zorp says is not known, [].away → nothing: the market has no name, and what [].zorp says is not known, [].zorp → nothing: unknown ! [].home: the market has no name, and what [].zorp says is not known, ! [].away: the market has no name, and what [].zorp says is not known",
    ],
    [
      "is no number",
      [{ ...Q, zorp: "12", ...W }],
      "[].bookmaker → bookmaker, [].home → price home, [].away → price away, [].zorp → nothing: unknown = Q winner home 1.9, Q winner away 2",
    ],
    [
      "is no moment",
      [{ ...Q, zorp: at, ...W }],
      "[].bookmaker → bookmaker, [].home → price home, [].away → price away, [].zorp → nothing: unknown = Q winner home 1.9, Q winner away 2",
    ],
    [
      "is no object",
      [{ ...Q, zorp: { x: "Corner flags" }, ...W }],
      "[].bookmaker → bookmaker, [].home → price home, [].away → price away, [].zorp → nothing: unknown = Q winner home 1.9, Q winner away 2",
    ],
    [
      "is no league",
      [{ ...Q, zorp: "Cup", ...W }],
      "[].zorp → nothing, [].bookmaker → bookmaker, [].home → price home, [].away → price away = Q winner home 1.9, Q winner away 2",
      { leagues: ["Cup"] },
    ],
    [
      "is no noise",
      [{ ...Q, venue: "Corner flags", ...W }],
      "[].bookmaker → bookmaker, [].home → price home, [].away → price away, [].venue → nothing = Q winner home 1.9, Q winner away 2",
    ],
    [
      "is no column that is barred",
      [{ ...Q, opening_zorp: "Corner flags", ...W }],
      "[].bookmaker → bookmaker, [].home → price home, [].away → price away, [].opening_zorp → nothing: not a bookmaker's price on offer = Q winner home 1.9, Q winner away 2",
    ],
    [
      "is no price",
      [{ ...Q, coef: "Corner flags", ...W }],
      "[].bookmaker → bookmaker, [].home → price home, [].away → price away, [].coef → nothing = Q winner home 1.9, Q winner away 2",
    ],
    [
      "is no state",
      [{ ...Q, state: "Corner flags", selection: "home", price: 1.9 }],
      "[].state → state, [].bookmaker → bookmaker, [].selection → selection, [].price → price ! [0].price: the price format cannot be told: decimal or hongkong or percent",
    ],
    [
      "is no format",
      [{ ...Q, format: "Corner flags", ...W }],
      "[].format → format, [].bookmaker → bookmaker, [].home → price home, [].away → price away = Q winner home 1.9, Q winner away 2",
    ],
    [
      "may be a name",
      { ...Q, zorp: [{ name: "Corner flags", ...W }] },
      "bookmaker → bookmaker, zorp → leads on: unknown, zorp[].name → market, zorp[].home → price home, zorp[].away → price away = Q other Corner flags: home 1.9, Q other Corner flags: away 2",
    ],
    [
      "may be a name that is not used",
      [{ ...Q, name: "Corner flags", title: "Zip zap", ...W }],
      "[].bookmaker → bookmaker, [].name → market, [].home → price home, [].away → price away, [].title → nothing = Q other Corner flags: home 1.9, Q other Corner flags: away 2",
    ],
    [
      "may be a weak word",
      [{ ...Q, kind: "Corner flags", ...W }],
      "[].bookmaker → bookmaker, [].home → nothing: the market has no name, and what [].kind says is not known, [].away → nothing: the market has no name, and what [].kind says is not known, [].kind → nothing ! [].home: the market has no name, and what [].kind says is not known, ! [].away: the market has no name, and what [].kind says is not known",
    ],
    [
      "may be a second market",
      [{ ...Q, market_id: 5, criterion: "Corner flags", ...W }],
      "[].bookmaker → bookmaker, [].criterion → market, [].home → price home, [].away → price away, [].market_id → nothing = Q other Corner flags: home 1.9, Q other Corner flags: away 2",
    ],
    [
      "is no column's name",
      [{ ...Q, home_odds: 1.9, away_odds: 2, draw_odds: "Corner flags" }],
      "[].bookmaker → bookmaker, [].home_odds → price home, [].away_odds → price away, [].draw_odds → nothing: unknown = Q winner home 1.9, Q winner away 2",
    ],
    [
      "matters not beside a market",
      [{ ...Q, market: "1x2", zorp: "Corner flags", ...W }],
      "[].bookmaker → bookmaker, [].market → market, [].home → price home, [].away → price away, [].zorp → nothing: unknown = Q winner home 1.9, Q winner away 2",
    ],
    [
      "matters not to columns with a market of their own",
      [{ ...Q, zorp: "Corner flags", over_2_5: 1.9, under_2_5: 1.95 }],
      "[].bookmaker → bookmaker, [].over_2_5 → price total / over 2.5, [].under_2_5 → price total / under 2.5, [].zorp → nothing: unknown = Q total over 2.5 1.9, Q total under 2.5 1.95",
    ],
    [
      "matters not where it is pinned",
      [{ ...Q, zorp: "Corner flags", ...W }],
      "[].bookmaker → bookmaker, [].home → price home, [].away → price away, [].zorp → nothing = Q winner home 1.9, Q winner away 2",
      { pins: { "[].zorp": "nothing" } },
    ],
  ])("%s", (_title, answer, expected, options) => {
    expect(told(answer, options)).toEqual(expected);
  });
});

describe("the price of an object", () => {
  it.each<Case>([
    [
      "is one column",
      [
        { ...Q, selection: "home", price: 1.9 },
        { ...Q, selection: "away", price: 2 },
      ],
      "[].bookmaker → bookmaker, [].selection → selection, [].price → price = Q winner home 1.9, Q winner away 2",
    ],
    [
      "is the surest",
      [
        { ...Q, selection: "home", decimal: 1.9, price: 5 },
        { ...Q, selection: "away", decimal: 2, price: 6 },
      ],
      "[].bookmaker → bookmaker, [].selection → selection, [].decimal → price, [].price → nothing = Q winner home 1.9, Q winner away 2",
    ],
    [
      "and what says it in another format",
      [
        { ...Q, selection: "home", price: 1.9, american: -111 },
        { ...Q, selection: "away", price: 2, american: 100 },
      ],
      "[].bookmaker → bookmaker, [].selection → selection, [].price → price, [].american → price = Q winner home 1.9, Q winner away 2",
    ],
    [
      "is none of two that differ",
      [
        { ...Q, selection: "home", price: 1.9, odds: 1.8 },
        { ...Q, selection: "away", price: 2, odds: 2.1 },
      ],
      "[].bookmaker → bookmaker, [].selection → selection, [].price → nothing: [].price and [].odds could both be the price, [].odds → nothing: [].price and [].odds could both be the price ! []: [].price and [].odds could both be the price",
    ],
    [
      "is none of two that differ, though they add up alike",
      [
        { ...Q, selection: "home", price: 2, odds: 4 },
        { ...Q, selection: "away", price: 4, odds: 3 },
      ],
      "[].bookmaker → bookmaker, [].selection → selection, [].price → nothing: [].price and [].odds could both be the price, [].odds → nothing: [].price and [].odds could both be the price ! []: [].price and [].odds could both be the price",
    ],
    [
      "is the first of two that are the same",
      [
        { ...Q, selection: "home", price: 1.9, odds: 1.9 },
        { ...Q, selection: "away", price: 2, odds: 2 },
      ],
      "[].bookmaker → bookmaker, [].selection → selection, [].price → price, [].odds → nothing = Q winner home 1.9, Q winner away 2",
    ],
    [
      "is none of two with other numbers of values",
      [
        { ...Q, selection: "home", price: 1.9, odds: 1.9 },
        { ...Q, selection: "away", price: 2 },
      ],
      "[].bookmaker → bookmaker, [].selection → selection, [].price → nothing: [].price and [].odds could both be the price, [].odds → nothing: [].price and [].odds could both be the price ! []: [].price and [].odds could both be the price",
    ],
    [
      "is not a vague one beside it",
      [
        { ...Q, selection: "home", price: 1.9, rate: 1.8 },
        { ...Q, selection: "away", price: 2, rate: 2.1 },
      ],
      "[].bookmaker → bookmaker, [].selection → selection, [].price → price, [].rate → nothing = Q winner home 1.9, Q winner away 2",
    ],
    [
      "is a vague one alone",
      [
        { ...Q, selection: "home", rate: 1.9 },
        { ...Q, selection: "away", rate: 2 },
      ],
      "[].bookmaker → bookmaker, [].selection → selection, [].rate → price = Q winner home 1.9, Q winner away 2",
    ],
    [
      "is no vague one without a selection",
      [
        { ...Q, rate: 1.9 },
        { bookmaker: "R", rate: 2 },
      ],
      "[] → nothing ! : no column of prices was found",
    ],
    [
      "is a vague one among outcomes",
      { ...Q, market: "winner", outcomes: [{ rate: 1.9 }, { rate: 2 }] },
      "bookmaker → bookmaker, market → market, outcomes[].rate → price in order = Q winner home 1.9, Q winner away 2",
    ],
    [
      "is a probability that a bookmaker stands for",
      [
        { ...Q, selection: "home", prob: 0.53 },
        { ...Q, selection: "away", prob: 0.5 },
      ],
      "[].bookmaker → bookmaker, [].selection → selection, [].prob → price = Q winner home 1.886792, Q winner away 2",
    ],
    [
      "is no probability that nobody stands for",
      [
        { selection: "home", prob: 0.53 },
        { selection: "away", prob: 0.5 },
      ],
      "[] → nothing ! : no column of prices was found",
    ],
    [
      "is no probability beside a price",
      [
        { ...Q, selection: "home", prob: 0.53, price: 1.9 },
        { ...Q, selection: "away", prob: 0.5, price: 2 },
      ],
      "[].bookmaker → bookmaker, [].selection → selection, [].price → price, [].prob → nothing = Q winner home 1.9, Q winner away 2",
    ],
    [
      "is no moment",
      [{ ...Q, selection: "home", price: 1767348000 }],
      "[].bookmaker → bookmaker, [].selection → selection, [].price → price ! [0].price: the market's prices do not add up in any format",
    ],
    [
      "is no average",
      [{ ...Q, selection: "home", avg_price: 1.9 }],
      "[].bookmaker → bookmaker, [].selection → selection, [].avg_price → nothing: not a bookmaker's price on offer ! : no column of prices was found",
    ],
    [
      "is no object",
      [{ ...Q, selection: "home", price: { x: 1 } }],
      "[] → nothing ! : no column of prices was found: [].price.x may be one",
    ],
    [
      "is no text",
      [{ ...Q, selection: "home", price: "x" }],
      "[].bookmaker → bookmaker, [].selection → selection, [].price → price ! [0]: no price",
    ],
    [
      "missing in all of them",
      [{ ...Q, market: "winner", selection: "home", price: "-" }],
      "[].bookmaker → bookmaker, [].market → market, [].selection → selection, [].price → price ! [0]: no price",
    ],
    [
      "missing, where it would be vague",
      [{ ...Q, market: "winner", selection: "home", rate: "-" }],
      "[] → nothing ! : no column of prices was found",
    ],
    [
      "missing, where it would be a forecast",
      [{ ...Q, market: "winner", selection: "home", prob: "-" }],
      "[] → nothing ! : no column of prices was found",
    ],
    [
      "missing, of the moneyline",
      [{ ...Q, selection: "home", moneyline: "-" }],
      "[].bookmaker → bookmaker, [].selection → selection, [].moneyline → price ! [0]: no price",
    ],
    [
      "of the moneyline needs no market's name",
      [
        { ...Q, zorp: "Corner flags", selection: "home", moneyline: 100 },
        { ...Q, zorp: "Corner flags", selection: "away", moneyline: -120 },
      ],
      "[].bookmaker → bookmaker, [].selection → selection, [].moneyline → price, [].zorp → nothing: unknown = Q winner home 2, Q winner away 1.833333",
    ],
    [
      "is one of a list, by their order",
      { ...Q, market: "winner", rows: [{ price: 1.9 }, { price: 3.5 }, { price: 4.2 }] },
      "bookmaker → bookmaker, market → market, rows[].price → price in order = Q winner home 1.9, Q winner draw 3.5, Q winner away 4.2",
    ],
    [
      "is one of a list with noise, by their order",
      {
        ...Q,
        market: "winner",
        rows: [
          { price: 1.9, id: 5, max_odds: 3 },
          { price: 2, id: 6, max_odds: 3 },
        ],
      },
      "bookmaker → bookmaker, market → market, rows[].price → price in order, rows[].id → nothing, rows[].max_odds → nothing: not a bookmaker's price on offer = Q winner home 1.9, Q winner away 2",
    ],
    [
      "is one of a list with more, not by their order",
      {
        ...Q,
        market: "winner",
        rows: [
          { price: 1.9, zorp: 5 },
          { price: 2, zorp: 6 },
        ],
      },
      "bookmaker → bookmaker, market → market, rows[].price → price, rows[].zorp → nothing: unknown ! .rows[0].price: no selection, ! .rows[1].price: no selection",
    ],
    [
      "goes after two columns side by side",
      [{ ...Q, rate: 1.5, ...W }],
      "[].bookmaker → bookmaker, [].home → price home, [].away → price away, [].rate → nothing = Q winner home 1.9, Q winner away 2",
    ],
    [
      "goes before one column",
      {
        ...Q,
        market: "winner",
        outcomes: [
          { price: 1.9, home: 3 },
          { price: 2, home: 4 },
        ],
      },
      "bookmaker → bookmaker, market → market, outcomes[].price → price, outcomes[].home → nothing: unknown ! .outcomes[0].price: no selection, ! .outcomes[1].price: no selection",
    ],
    [
      "goes before columns beside its selection",
      [{ ...Q, selection: "home", price: 1.9, ...W }],
      "[].bookmaker → bookmaker, [].selection → selection, [].price → price, [].home → price home, [].away → price away ! [0].price: the price format cannot be told: decimal or hongkong or percent",
    ],
    [
      "beside that of another market for its selection",
      [
        { ...Q, selection: "home", price: 1.9, spread_odds: 1.95, spread: -1.5 },
        { ...Q, selection: "away", price: 2, spread_odds: 1.85, spread: 1.5 },
      ],
      "[].spread → line handicap, [].bookmaker → bookmaker, [].selection → selection, [].price → price, [].spread_odds → price handicap = Q winner home 1.9, Q winner away 2, Q handicap home -1.5 1.95, Q handicap away 1.5 1.85",
    ],
  ])("%s", (_title, answer, expected, options) => {
    expect(told(answer, options)).toEqual(expected);
  });
});

describe("columns of selections", () => {
  it.each<Case>([
    [
      "with prices",
      [{ ...Q, home_odds: 1.9, away_odds: 2 }],
      "[].bookmaker → bookmaker, [].home_odds → price home, [].away_odds → price away = Q winner home 1.9, Q winner away 2",
    ],
    ["of flags", [{ ...Q, home: true, away: false }], "[] → nothing ! : no column of prices was found"],
    [
      "of objects",
      [{ ...Q, home: { price: 1.9 }, away: { price: 2 } }],
      "[].bookmaker → bookmaker, [].home → selection, [].home.price → price, [].away → selection, [].away.price → price = Q winner home 1.9, Q winner away 2",
    ],
    ["of texts", [{ ...Q, home: "x", away: "y" }], "[] → nothing ! : no column of prices was found"],
    [
      "of noise",
      [{ ...Q, ...W, home_score: 3, score: 5 }],
      "[].bookmaker → bookmaker, [].home → price home, [].away → price away, [].score → nothing, [].home_score → nothing: unknown = Q winner home 1.9, Q winner away 2",
    ],
    [
      "of earlier prices",
      [{ ...Q, ...W, opening_draw: 3.5 }],
      "[].bookmaker → bookmaker, [].home → price home, [].away → price away, [].opening_draw → nothing: not a bookmaker's price on offer = Q winner home 1.9, Q winner away 2",
    ],
    ["of lone letters", [{ ...Q, h: 1.9, z: 2 }], "[] → nothing ! : no column of prices was found: [].h or [].z may be one"],
    [
      "of letters",
      [{ ...Q, h: 1.9, a: 2 }],
      "[].bookmaker → bookmaker, [].h → price home, [].a → price away = Q winner home 1.9, Q winner away 2",
    ],
    [
      "used already",
      [{ ...Q, total: 2.5, ...OU }],
      "[].total → line total, [].bookmaker → bookmaker, [].over → price total / over, [].under → price total / under = Q total over 2.5 1.9, Q total under 2.5 1.95",
    ],
    [
      "beside a market that has them",
      [{ ...Q, market: "total", line: 2.5, ...OU }],
      "[].line → line, [].bookmaker → bookmaker, [].market → market, [].over → price total / over, [].under → price total / under = Q total over 2.5 1.9, Q total under 2.5 1.95",
    ],
    [
      "beside a market that has others",
      [{ ...Q, market: "winner", ...OU }],
      "[].bookmaker → bookmaker, [].market → market, []{} → selection = Q other winner: over 1.9, Q other winner: under 1.95",
    ],
    [
      "beside a market that nobody knows",
      [{ ...Q, market: "Corner flags", ...OU }],
      "[].bookmaker → bookmaker, [].market → market, [].over → price total / over, [].under → price total / under = Q other Corner flags: over 1.9, Q other Corner flags: under 1.95",
    ],
    [
      "of the winner beside handicaps",
      [{ ...Q, market: "handicap", line: -1.5, moneyline_home: 1.9, moneyline_away: 2 }],
      "[].line → line, [].bookmaker → bookmaker, [].market → market, [].moneyline_home → price winner / home, [].moneyline_away → price winner / away = Q handicap home -1.5 1.9, Q handicap away 1.5 2",
    ],
    [
      "of the winner beside totals",
      [{ ...Q, market: "total", line: 2.5, moneyline_home: 1.9, moneyline_away: 2 }],
      "[].line → line, [].bookmaker → bookmaker, [].market → market, []{} → selection = Q other total: home 2.5 1.9, Q other total: away 2.5 2",
    ],
    [
      "of totals beside handicaps",
      [{ ...Q, market: "handicap", line: -1.5, ...OU }],
      "[].line → line, [].bookmaker → bookmaker, [].market → market, []{} → selection = Q other handicap: over -1.5 1.9, Q other handicap: under -1.5 1.95",
    ],
    [
      "of totals beside one of several markets",
      [
        { ...Q, market: "total", line: 2.5, ...OU },
        { ...Q, market: "winner", ...W },
      ],
      "[].line → line, [].bookmaker → bookmaker, [].market → market, [].over → price total / over, [].under → price total / under, [].home → price home, [].away → price away = Q total over 2.5 1.9, Q total under 2.5 1.95, Q winner home 1.9, Q winner away 2",
    ],
    [
      "with a line in each",
      [{ ...Q, over_2_5: 1.9, under_2_5: 1.95 }],
      "[].bookmaker → bookmaker, [].over_2_5 → price total / over 2.5, [].under_2_5 → price total / under 2.5 = Q total over 2.5 1.9, Q total under 2.5 1.95",
    ],
    [
      "with a line beside them",
      [{ ...Q, over: 1.9, under: 1.95, over_line: 2.5, under_line: 2.5 }],
      "[].bookmaker → bookmaker, [].over → price total / over, [].under → price total / under, [].over_line → line total / over, [].under_line → line total / under = Q total over 2.5 1.9, Q total under 2.5 1.95",
    ],
    [
      "with lines that are texts",
      [{ ...Q, home: 1.9, away: 2, home_line: "x", away_line: "x" }],
      "[].bookmaker → bookmaker, [].home → price home, [].away → price away, [].home_line → nothing: unknown, [].away_line → nothing: unknown = Q winner home 1.9, Q winner away 2",
    ],
    [
      "with lines that are American",
      [{ ...Q, spread_home: -110, spread_away: -105, home_spread_line: -110, away_spread_line: -105 }],
      "[].bookmaker → bookmaker, [].home_spread_line → price handicap / home, [].away_spread_line → price handicap / away, [].spread_home → nothing: unknown, [].spread_away → nothing: unknown ! [0].home_spread_line: no line, ! [0].away_spread_line: no line",
    ],
    [
      "with handicaps beside their prices",
      [{ ...Q, home_handicap: -1.5, away_handicap: 1.5, home_handicap_odds: 1.9, away_handicap_odds: 2 }],
      "[].bookmaker → bookmaker, [].home_handicap_odds → price handicap / home, [].away_handicap_odds → price handicap / away, [].home_handicap → line handicap / home, [].away_handicap → line handicap / away = Q handicap home -1.5 1.9, Q handicap away 1.5 2",
    ],
    [
      "with handicaps beside American prices",
      [{ ...Q, home_spread: -1.5, away_spread: 1.5, spread_home: -110, spread_away: -105 }],
      "[].bookmaker → bookmaker, [].spread_home → price handicap / home, [].spread_away → price handicap / away, [].home_spread → line handicap / home, [].away_spread → line handicap / away = Q handicap home -1.5 1.909091, Q handicap away 1.5 1.952381",
    ],
    [
      "with handicaps alone that are signed",
      [{ ...Q, home_handicap: -1.5, away_handicap: 1.5 }],
      "[].bookmaker → bookmaker, [].away_handicap → price handicap / away, [].home_handicap → line handicap / home ! [0].away_handicap: no line",
    ],
    [
      "with handicaps alone that are not signed",
      [{ ...Q, home_handicap: 1.9, away_handicap: 2 }],
      "[].bookmaker → bookmaker, [].home_handicap → price handicap / home, [].away_handicap → price handicap / away ! [0].home_handicap: no line, ! [0].away_handicap: no line",
    ],
    [
      "with handicaps that may be American",
      [{ ...Q, home_handicap: -110, away_handicap: -105 }],
      "[].bookmaker → bookmaker, [].home_handicap → price handicap / home, [].away_handicap → price handicap / away ! [0].home_handicap: no line, ! [0].away_handicap: no line",
    ],
    [
      "with handicaps up to a hundred",
      [{ ...Q, home_handicap: -99, away_handicap: 99 }],
      "[].bookmaker → bookmaker, [].away_handicap → price handicap / away, [].home_handicap → line handicap / home ! [0].away_handicap: no line",
    ],
    [
      "with handicaps of a hundred",
      [{ ...Q, home_handicap: -100, away_handicap: 99 }],
      "[].bookmaker → bookmaker, [].home_handicap → price handicap / home, [].away_handicap → price handicap / away ! [0].home_handicap: no line, ! [0].away_handicap: no line",
    ],
    [
      "with handicaps now and then signed",
      [
        { ...Q, home_handicap: -1.5, away_handicap: 1.5 },
        { ...Q, home_handicap: 1.5, away_handicap: -1.5 },
      ],
      "[] → nothing ! : no column of prices was found: [].home_handicap or [].away_handicap may be one",
    ],
    [
      "with handicaps of zero",
      [{ ...Q, home_handicap: "0", away_handicap: "0", home_handicap_odds: 1.9, away_handicap_odds: 2 }],
      "[].bookmaker → bookmaker, [].home_handicap_odds → price handicap / home, [].away_handicap_odds → price handicap / away, [].home_handicap → nothing: unknown, [].away_handicap → nothing: unknown ! [0].home_handicap_odds: no line, ! [0].away_handicap_odds: no line",
    ],
    [
      "with handicaps that are no lines",
      [{ ...Q, home_handicap: -1.3, away_handicap: 1.3 }],
      "[].bookmaker → bookmaker, [].home_handicap → price handicap / home, [].away_handicap → price handicap / away ! [0].home_handicap: no line, ! [0].away_handicap: no line",
    ],
    [
      "with totals beside their prices",
      [{ ...Q, total_over: 2.5, total_under: 2.5, total_over_odds: 1.9, total_under_odds: 1.95 }],
      "[].bookmaker → bookmaker, [].total_over_odds → price total / over, [].total_under_odds → price total / under, [].total_over → line total / over, [].total_under → line total / under = Q total over 2.5 1.9, Q total under 2.5 1.95",
    ],
    [
      "with other markets' bare prices",
      [{ ...Q, moneyline_home: 1.9, moneyline_away: 2, moneyline_home_odds: 1.8, moneyline_away_odds: 2.1 }],
      "[].bookmaker → bookmaker, [].moneyline_home_odds → price winner / home, [].moneyline_away_odds → price winner / away, [].moneyline_home → nothing: unknown, [].moneyline_away → nothing: unknown = Q winner home 1.8, Q winner away 2.1",
    ],
    [
      "bare, beside those with prices",
      [{ ...Q, home: 3, away: 1, home_odds: 1.9, away_odds: 2 }],
      "[].bookmaker → bookmaker, [].home_odds → price home, [].away_odds → price away, [].home → nothing: unknown, [].away → nothing: unknown = Q winner home 1.9, Q winner away 2",
    ],
    [
      "with prices, beside bare ones",
      [{ ...Q, home_odds: 1.9, away_odds: 2, home: 3, away: 1 }],
      "[].bookmaker → bookmaker, [].home_odds → price home, [].away_odds → price away, [].home → nothing: unknown, [].away → nothing: unknown = Q winner home 1.9, Q winner away 2",
    ],
    [
      "bare, beside chances",
      [{ ...Q, home: 1.9, away: 2, home_probability: 0.53, away_probability: 0.5 }],
      "[].bookmaker → bookmaker, [].home → price home, [].away → price away, [].home_probability → nothing: unknown, [].away_probability → nothing: unknown = Q winner home 1.9, Q winner away 2",
    ],
    [
      "of chances, beside bare ones",
      [{ ...Q, home_probability: 0.53, away_probability: 0.5, draw: 3 }],
      "[].bookmaker → bookmaker, [].draw → price draw, [].home_probability → nothing: unknown, [].away_probability → nothing: unknown ! [0].draw: the price format cannot be told: decimal or hongkong or percent",
    ],
    [
      "of chances alone",
      [{ ...Q, home_probability: 0.53, away_probability: 0.5 }],
      "[].bookmaker → bookmaker, [].home_probability → price home, [].away_probability → price away = Q winner home 1.886792, Q winner away 2",
    ],
    [
      "of chances that nobody stands for",
      [{ home_probability: 0.53, away_probability: 0.5 }],
      "[] → nothing ! : no column of prices was found: [].home_probability or [].away_probability may be one",
    ],
    [
      "in two formats, decimal first",
      [{ ...Q, home_decimal: 1.9, away_decimal: 2, home_odds: 5, away_odds: 6 }],
      "[].bookmaker → bookmaker, [].home_decimal → price home, [].away_decimal → price away, [].home_odds → nothing: unknown, [].away_odds → nothing: unknown = Q winner home 1.9, Q winner away 2",
    ],
    [
      "in two formats, decimal last",
      [{ ...Q, home_odds: 5, away_odds: 6, home_decimal: 1.9, away_decimal: 2 }],
      "[].bookmaker → bookmaker, [].home_decimal → price home, [].away_decimal → price away, [].home_odds → nothing: unknown, [].away_odds → nothing: unknown = Q winner home 1.9, Q winner away 2",
    ],
    [
      "in two formats, American first",
      [{ ...Q, home_american: -110, away_american: 100, home_odds: 1.9, away_odds: 2 }],
      "[].bookmaker → bookmaker, [].home_odds → price home, [].away_odds → price away, [].home_american → nothing: unknown, [].away_american → nothing: unknown = Q winner home 1.9, Q winner away 2",
    ],
    [
      "in two formats, American last",
      [{ ...Q, home_odds: 1.9, away_odds: 2, home_american: -110, away_american: 100 }],
      "[].bookmaker → bookmaker, [].home_odds → price home, [].away_odds → price away, [].home_american → nothing: unknown, [].away_american → nothing: unknown = Q winner home 1.9, Q winner away 2",
    ],
    [
      "in two formats, fractional and American",
      [{ ...Q, home_fractional: "9/10", away_fractional: "1/1", home_american: -110, away_american: 100 }],
      "[].bookmaker → bookmaker, [].home_fractional → price home, [].away_fractional → price away, [].home_american → nothing: unknown, [].away_american → nothing: unknown = Q winner home 1.9, Q winner away 2",
    ],
    [
      "twice the same",
      [{ ...Q, home_odds: 1.9, away_odds: 2, odds_1: 5, odds_2: 6 }],
      "[].bookmaker → bookmaker, [].home_odds → price home, [].away_odds → price away, [].odds_1 → nothing: unknown, [].odds_2 → nothing: unknown = Q winner home 1.9, Q winner away 2",
    ],
    [
      "of a market alone, below a selection",
      { ...Q, home: { zorp: 1, spread_odds: 1.9 }, away: { zorp: 1, spread_odds: 2 } },
      "bookmaker → bookmaker, home → selection, home.spread_odds → price handicap, home.zorp → nothing: unknown, away → selection, away.spread_odds → price handicap, away.zorp → nothing: unknown ! .home.spread_odds: no line, ! .away.spread_odds: no line",
    ],
    [
      "of a market alone, in the selection's object",
      [
        { ...Q, selection: "home", moneyline: -110, spread: -1.5, spread_odds: -105 },
        { ...Q, selection: "away", moneyline: 100, spread: 1.5, spread_odds: -115 },
      ],
      "[].spread → line handicap, [].bookmaker → bookmaker, [].selection → selection, [].moneyline → price, [].spread_odds → price handicap = Q winner home 1.909091, Q winner away 2, Q handicap home -1.5 1.952381, Q handicap away 1.5 1.869565",
    ],
    [
      "of a market alone, without a selection",
      [{ ...Q, spread_odds: 1.9 }],
      "[] → nothing ! : no column of prices was found: [].spread_odds may be one",
    ],
    [
      "under the names of the sides",
      [{ ...Q, Reds: 1.9, Blues: 2 }],
      "[].bookmaker → bookmaker, []{} → selection = Q winner home 1.9, Q winner away 2",
      { match },
    ],
    [
      "under the names of the sides, with a number",
      [{ ...Q, Reds: 1.9, Blues: 2, zorp: 5 }],
      "[].bookmaker → bookmaker, []{} → selection, [].zorp → nothing: unknown = Q winner home 1.9, Q winner away 2",
      { match },
    ],
    [
      "under the name of one side, as an object",
      [{ ...Q, Reds: { price: 1.9 }, Blues: { price: 2 } }],
      "[].bookmaker → bookmaker, [].Reds → selection, [].Reds.price → price, [].Blues → selection, [].Blues.price → price = Q winner home 1.9, Q winner away 2",
      { match },
    ],
    [
      "under the name of a side, as a text",
      [{ ...Q, Reds: "x", Blues: 2 }],
      "[].bookmaker → bookmaker, []{} → selection, [].Reds → nothing: unknown ! [0].Blues: the price format cannot be told: decimal or hongkong or percent",
      { match },
    ],
    [
      "under the names of the sides, beside a selection",
      [{ ...Q, selection: "home", price: 1.9, Reds: 5 }],
      "[].bookmaker → bookmaker, [].selection → selection, [].price → price, [].Reds → nothing: unknown ! [0].price: the price format cannot be told: decimal or hongkong or percent",
      { match },
    ],
    [
      "under the names of the sides, beside dictionaries",
      { market: "winner", Reds: 1.9, Blues: 2, Alfa: { Reds: 1.8, Blues: 2.1 }, Bravo: { Reds: 1.7, Blues: 2.2 } },
      "market → market, {} → selection, Alfa → leads on: unknown, Alfa{} → nothing: what Alfa is about is not known, Bravo → leads on: unknown, Bravo{} → nothing: what Bravo is about is not known = winner home 1.9, winner away 2 ! Alfa{}: what Alfa is about is not known, ! Bravo{}: what Bravo is about is not known",
      { match },
    ],
  ])("%s", (_title, answer, expected, options) => {
    expect(told(answer, options)).toEqual(expected);
  });
});

describe("the way to the prices", () => {
  it.each<Case>([
    [
      "through a list",
      [[{ ...Q, ...W }]],
      "[][].bookmaker → bookmaker, [][].home → price home, [][].away → price away = Q winner home 1.9, Q winner away 2",
    ],
    [
      "through moments",
      { ...Q, [at]: W },
      "bookmaker → bookmaker, {} → at, {}.home → price home, {}.away → price away = Q winner home 1.9 2026-01-02T10:00:00.000Z, Q winner away 2 2026-01-02T10:00:00.000Z",
    ],
    [
      "through moments in an entry",
      [{ ...Q, [at]: W, [later]: W }],
      "[].bookmaker → bookmaker, []{} → at, []{}.home → price home, []{}.away → price away = Q winner home 1.9 2026-01-02T11:00:00.000Z, Q winner away 2 2026-01-02T11:00:00.000Z",
    ],
    [
      "through numbers",
      { ...Q, 7: W, 8: W },
      "bookmaker → bookmaker, {} → leads on, {}.home → price home, {}.away → price away = Q winner home 1.9, Q winner away 2",
    ],
    [
      "through numbers of books",
      { bookmakers: { 7: W, 8: W } },
      "bookmakers{} → bookmaker, bookmakers{}.home → price home, bookmakers{}.away → price away = 7 winner home 1.9, 7 winner away 2, 8 winner home 1.9, 8 winner away 2",
    ],
    [
      "through numbers of books in an entry",
      { bookmakers: [{ 7: W, 8: W }] },
      "bookmakers[]{} → leads on, bookmakers[]{}.home → price home, bookmakers[]{}.away → price away = winner home 1.9, winner away 2",
    ],
    [
      "through numbers of markets",
      { ...Q, markets: { 7: W, 8: OU } },
      "bookmaker → bookmaker, markets{} → nothing: markets are known by numbers only ! markets{}: markets are known by numbers only",
    ],
    [
      "through numbers of markets in an entry",
      { ...Q, markets: [{ name: "x1", 7: W, 8: W }] },
      "bookmaker → bookmaker, markets[].name → market, markets[]{} → leads on, markets[]{}.home → price home, markets[]{}.away → price away = Q other x1: home 1.9, Q other x1: away 2",
    ],
    [
      "through numbers of outcomes",
      { ...Q, market: "winner", outcomes: { 7: { price: 1.9 }, 8: { price: 2 } } },
      "bookmaker → bookmaker, market → market, outcomes{} → nothing: outcomes are known by numbers only ! outcomes{}: outcomes are known by numbers only",
    ],
    [
      "through one and two",
      { ...Q, market: "winner", 1: 1.9, 2: 2 },
      "bookmaker → bookmaker, market → market, 1 → price home, 2 → price away = Q winner home 1.9, Q winner away 2",
    ],
    [
      "through one and two as objects",
      { ...Q, market: "winner", 1: { price: 1.9 }, 2: { price: 2 } },
      "bookmaker → bookmaker, market → market, 1 → selection, 1.price → price, 2 → selection, 2.price → price = Q winner home 1.9, Q winner away 2",
    ],
    [
      "through one, two and three",
      { ...Q, market: "winner", 1: { price: 1.9 }, 2: { price: 2 }, 3: { price: 4 } },
      "bookmaker → bookmaker, market → market, {} → leads on, {}.price → price in order ! .1.price: no selection, ! .2.price: no selection, ! .3.price: no selection",
    ],
    [
      "through lines",
      { ...Q, market: "total", "2.5": OU, "3.5": OU },
      "bookmaker → bookmaker, market → market, {} → line, {}.over → price total / over, {}.under → price total / under = Q total over 2.5 1.9, Q total under 2.5 1.95, Q total over 3.5 1.9, Q total under 3.5 1.95",
    ],
    [
      "through lines of one and two",
      { ...Q, market: "total", "1": OU, "2": OU },
      "bookmaker → bookmaker, market → market, {} → line, {}.over → price total / over, {}.under → price total / under = Q total over 1 1.9, Q total under 1 1.95, Q total over 2 1.9, Q total under 2 1.95",
    ],
    [
      "through handicaps of one and two",
      { ...Q, market: "handicap", "1": { price: 1.9 }, "2": { price: 2 } },
      "bookmaker → bookmaker, market → market, 1 → selection, 1.price → price, 2 → selection, 2.price → price ! .1.price: no line, ! .2.price: no line",
    ],
    [
      "through lines below a selection",
      { ...Q, market: "total", over: { "2.5": 1.9, "3": 1.8 }, under: { "2.5": 1.95, "3": 2 } },
      "bookmaker → bookmaker, market → market, over → selection, over{} → line, under → selection, under{} → line = Q total over 3 1.8, Q total under 3 2, Q total over 2.5 1.9, Q total under 2.5 1.95",
    ],
    [
      "through lines of a selection, without a market",
      { ...Q, over: { "2.5": 1.9, "1": 1.8 }, under: { "2.5": 1.95, "1": 2 } },
      "bookmaker → bookmaker, over → selection, over{} → line, under → selection, under{} → line = Q total over 1 1.8, Q total under 1 2, Q total over 2.5 1.9, Q total under 2.5 1.95",
    ],
    [
      "through lines of a market that has none",
      { ...Q, market: "winner", "2.5": W },
      "bookmaker → bookmaker, market → market, {} → leads on, {}.home → price home, {}.away → price away = Q winner home 1.9, Q winner away 2",
    ],
    [
      "through twelve among double chances",
      { ...Q, market: "double chance", "1X": { price: 1.25 }, 12: { price: 1.3 }, X2: { price: 1.9 } },
      "bookmaker → bookmaker, market → market, 12 → selection, 12.price → price, 1X → selection, 1X.price → price, X2 → selection, X2.price → price = Q double_chance 12 1.3, Q double_chance 1X 1.25, Q double_chance X2 1.9",
    ],
    [
      "through a side",
      { ...Q, market: "winner", home: { price: 1.9 }, away: { price: 2 } },
      "bookmaker → bookmaker, market → market, home → selection, home.price → price, away → selection, away.price → price = Q winner home 1.9, Q winner away 2",
    ],
    [
      "through a side of another market",
      { ...Q, market: "total", line: 2.5, home: { price: 1.9 }, away: { price: 2 } },
      "line → line, bookmaker → bookmaker, market → market, home → selection, home.price → price, away → selection, away.price → price = Q other total: home 2.5 1.9, Q other total: away 2.5 2",
    ],
    [
      "through a selection of its own market",
      { ...Q, market: "winner", over_2_5: { price: 1.9 }, under_2_5: { price: 2 } },
      "bookmaker → bookmaker, market → market, over_2_5 → leads on: unknown, over_2_5.price → nothing: what over_2_5 is about is not known, under_2_5 → leads on: unknown, under_2_5.price → nothing: what under_2_5 is about is not known ! over_2_5.price: what over_2_5 is about is not known, ! under_2_5.price: what under_2_5 is about is not known",
    ],
    [
      "through a selection below a selection",
      { ...Q, market: "winner", home: { away: { price: 1.9 } } },
      "bookmaker → bookmaker, market → market, home → selection, home.away → leads on: unknown, home.away.price → price ! .home.away.price: the price format cannot be told: decimal or hongkong or percent",
    ],
    [
      "through a side's name",
      { ...Q, market: "winner", Reds: { price: 1.9 }, Blues: { price: 2 } },
      "bookmaker → bookmaker, market → market, Reds → selection, Reds.price → price, Blues → selection, Blues.price → price = Q winner home 1.9, Q winner away 2",
      { match },
    ],
    [
      "through a key that is its id",
      { ...Q, market: "winner", o1: { id: "o1", name: "home", price: 1.9 }, o2: { id: "o2", name: "away", price: 2 } },
      "bookmaker → bookmaker, market → market, {} → leads on, {}.name → selection, {}.price → price, {}.id → nothing = Q winner home 1.9, Q winner away 2",
    ],
    [
      "through a market",
      { ...Q, "1x2": W },
      "bookmaker → bookmaker, 1x2 → market, 1x2.home → price home, 1x2.away → price away = Q winner home 1.9, Q winner away 2",
    ],
    [
      "through a market below a market",
      { ...Q, market: "Corner flags", "1x2": W },
      "bookmaker → bookmaker, market → market, 1x2 → leads on: unknown, 1x2.home → price home, 1x2.away → price away = Q other Corner flags: home 1.9, Q other Corner flags: away 2",
    ],
    [
      "through markets of a market",
      { ...Q, "Corner flags": { markets: { "1x2": W } } },
      "bookmaker → bookmaker, {} → market, {}.markets{} → selection, {}.markets{}.home → nothing: unknown, {}.markets{}.away → nothing: unknown ! : no column of prices was found: {}.markets{}.home or {}.markets{}.away may be one",
    ],
    [
      "through a market's object with outcomes",
      {
        ...Q,
        market: {
          name: "1x2",
          outcomes: [
            { name: "home", price: 1.9 },
            { name: "away", price: 2 },
          ],
        },
      },
      "bookmaker → bookmaker, market.name → market, market.outcomes[].name → selection, market.outcomes[].price → price = Q winner home 1.9, Q winner away 2",
    ],
    [
      "through a market's object with runners in a dictionary",
      { ...Q, market: { name: "1x2", runners: { home: { price: 1.9 }, away: { price: 2 } } } },
      "bookmaker → bookmaker, market → market ! : no column of prices was found",
    ],
    [
      "through a selection's object with entries",
      {
        ...Q,
        market: "winner",
        selection: {
          rows: [
            { name: "home", price: 1.9 },
            { name: "away", price: 2 },
          ],
        },
      },
      "bookmaker → bookmaker, market → market, selection.rows[].name → selection, selection.rows[].price → price = Q winner home 1.9, Q winner away 2",
    ],
    [
      "through a name's object",
      { ...Q, name: { zorp: { ...W } } },
      "bookmaker → bookmaker, name → nothing ! : no column of prices was found",
    ],
    [
      "through a name's list",
      { ...Q, name: [{ ...W }] },
      "bookmaker → bookmaker, name → leads on: unknown, name[].home → nothing: what name is about is not known, name[].away → nothing: what name is about is not known ! name[].home: what name is about is not known, ! name[].away: what name is about is not known",
    ],
    [
      "through a price's object",
      { ...Q, selection: "home", price: { decimal: 1.9, american: -111 } },
      "bookmaker → bookmaker, selection → selection, price.decimal → price, price.american → price = Q winner home 1.9",
    ],
    [
      "through bets of a market",
      [
        {
          ...Q,
          market: "winner",
          bets: [
            { name: "home", price: 1.9 },
            { name: "away", price: 2 },
          ],
        },
      ],
      "[].bookmaker → bookmaker, [].market → market, [].bets[].name → selection, [].bets[].price → price = Q winner home 1.9, Q winner away 2",
    ],
    [
      "through bets",
      { ...Q, bets: [{ name: "winner", ...W }] },
      "bookmaker → bookmaker, bets[].name → market, bets[].home → price home, bets[].away → price away = Q winner home 1.9, Q winner away 2",
    ],
    [
      "through odds of books",
      { bookmakers: { odds: [{ name: "Q", ...W }] } },
      "bookmakers.odds[].name → bookmaker, bookmakers.odds[].home → price home, bookmakers.odds[].away → price away = Q winner home 1.9, Q winner away 2",
    ],
    [
      "through odds of a book",
      { bookmakers: [{ name: "Q", odds: [{ name: "winner", ...W }] }] },
      "bookmakers[].name → bookmaker, bookmakers[].odds[].name → market, bookmakers[].odds[].home → price home, bookmakers[].odds[].away → price away = Q winner home 1.9, Q winner away 2",
    ],
    [
      "through odds of an offer",
      { market: "winner", home: { odds: [{ name: "Q", price: 1.9 }] }, away: { odds: [{ name: "Q", price: 2 }] } },
      "market → market, home → selection, home.odds[].name → bookmaker, home.odds[].price → price, away → selection, away.odds[].name → bookmaker, away.odds[].price → price = Q winner home 1.9, Q winner away 2",
    ],
    [
      "through a part of the match",
      { ...Q, "1st half": { market: "winner", ...W } },
      'bookmaker → bookmaker, "1st half" → period, "1st half".market → market, "1st half".home → price home, "1st half".away → price away = Q other winner (1st half): home 1.9, Q other winner (1st half): away 2',
    ],
    [
      "through noise",
      { ...Q, ...W, stats: { draw: { price: 3 } } },
      "bookmaker → bookmaker, home → price home, away → price away, stats → nothing = Q winner home 1.9, Q winner away 2",
    ],
    [
      "through an average",
      { ...Q, ...W, average: { draw: { price: 3 } } },
      "bookmaker → bookmaker, home → price home, away → price away, average → nothing: not a bookmaker's price on offer = Q winner home 1.9, Q winner away 2 ! average: not a bookmaker's price on offer",
    ],
    [
      "through a history",
      { ...Q, ...W, history: [{ home: 1.8, away: 2.1 }] },
      "bookmaker → bookmaker, home → price home, away → price away, history → nothing = Q winner home 1.9, Q winner away 2",
    ],
    [
      "through a history of a history",
      { ...Q, market: "winner", history: [{ at, ...W }] },
      "bookmaker → bookmaker, market → market, history[].at → at, history[].home → price home, history[].away → price away = Q winner home 1.9 2026-01-02T10:00:00.000Z, Q winner away 2 2026-01-02T10:00:00.000Z",
      { kind: "history" },
    ],
    [
      "through a ladder",
      {
        ...Q,
        market: "winner",
        home: { back: [{ price: 1.9 }, { price: 1.8 }] },
        away: { back: [{ price: 2 }, { price: 1.9 }] },
      },
      "bookmaker → bookmaker, market → market, home → selection, home.back[] → leads on the first, home.back[].price → price, away → selection, away.back[] → leads on the first, away.back[].price → price = Q winner home 1.9, Q winner away 2",
    ],
    [
      "through matches",
      [
        { home_team: "Reds", away_team: "Blues", odds: [{ ...Q, ...W }] },
        { home_team: "Pinks", away_team: "Blacks", odds: [{ ...Q, ...W }] },
      ],
      "[] → leads on each a match, [].home_team → nothing, [].away_team → nothing, [].odds[].bookmaker → bookmaker, [].odds[].home → price home, [].odds[].away → price away = Q winner home 1.9, Q winner away 2 ! [1]: another match, or nothing tells which",
      { match },
    ],
    [
      "through tuples",
      { ...Q, market: "winner", odds: [[at, 1.9, 2]] },
      "bookmaker → bookmaker, market → market, odds[][] → price in order = Q winner home 1.9 2026-01-02T10:00:00.000Z, Q winner away 2 2026-01-02T10:00:00.000Z",
    ],
    [
      "through tuples of a market alone",
      { market: "winner", odds: [[at, 1.9, 2]] },
      "market → market, odds[][] → price in order = winner home 1.9 2026-01-02T10:00:00.000Z, winner away 2 2026-01-02T10:00:00.000Z",
    ],
    [
      "through tuples of a bookmaker alone",
      { ...Q, odds: [[at, 1.9, 2]] },
      "bookmaker → bookmaker, odds[][] → price in order = Q winner home 1.9 2026-01-02T10:00:00.000Z, Q winner away 2 2026-01-02T10:00:00.000Z",
    ],
    ["through tuples of outcomes", { outcomes: [1.9, 2] }, "outcomes[] → price in order = winner home 1.9, winner away 2"],
    ["through tuples of nobody", { odds: [1.9, 2] }, "odds → nothing ! : no column of prices was found"],
    [
      "through tuples of no prices",
      { ...Q, market: "winner", odds: ["x", "y"] },
      "bookmaker → bookmaker, market → market, odds → nothing ! : no column of prices was found",
    ],
    [
      "through one list of markets without names",
      { ...Q, markets: [{ ...W }] },
      "bookmaker → bookmaker, markets[].home → nothing: what markets[] is about is not known, markets[].away → nothing: what markets[] is about is not known ! markets[].home: what markets[] is about is not known, ! markets[].away: what markets[] is about is not known",
    ],
    [
      "through one list of markets that is pinned",
      { ...Q, markets: [{ ...W }] },
      "bookmaker → bookmaker, markets[].home → price home, markets[].away → price away = Q winner home 1.9, Q winner away 2",
      { pins: { "markets[]": "leads on" } },
    ],
    [
      "through what is pinned as a market",
      { ...Q, zorp: { ...W } },
      "bookmaker → bookmaker, zorp → market, zorp.home → price home, zorp.away → price away = Q other zorp: home 1.9, Q other zorp: away 2",
      { pins: { zorp: "market" } },
    ],
    [
      "through what is pinned as a selection",
      { ...Q, market: "winner", zorp: { price: 1.9 }, zurp: { price: 2 } },
      "bookmaker → bookmaker, market → market, zorp → selection, zorp.price → price, zurp → selection, zurp.price → price = Q other winner: zorp 1.9, Q other winner: zurp 2",
      { pins: { zorp: "selection", zurp: "selection" } },
    ],
    [
      "through what is pinned as a period",
      { ...Q, zorp: { market: "winner", ...W } },
      "bookmaker → bookmaker, zorp → period, zorp.market → market, zorp.home → price home, zorp.away → price away = Q other winner (zorp): home 1.9, Q other winner (zorp): away 2",
      { pins: { zorp: "period" } },
    ],
    [
      "through what is pinned as a price",
      { ...Q, zorp: { market: "winner", ...W } },
      "bookmaker → bookmaker, zorp → price ! : no price",
      { pins: { zorp: "price" } },
    ],
    ["nowhere", { zorp: 5 }, "zorp → nothing: unknown ! : no column of prices was found: zorp may be one"],
    [
      "nowhere, among many numbers",
      { zorp: 5, zip: 6, zap: 7, zup: 8 },
      "zorp → nothing: unknown, zip → nothing: unknown, zap → nothing: unknown, zup → nothing: unknown ! : no column of prices was found: zorp or zip or zap may be one",
    ],
    ["nowhere, with an empty list", [], "! : no column of prices was found"],
    ["nowhere, with nothing", {}, "! : no column of prices was found"],
    [
      "to a dictionary with a long key",
      { ...Q, markets: { ["x".repeat(70)]: OU } },
      "bookmaker → bookmaker, markets{} → market, markets{}.over → price total / over, markets{}.under → price total / under = Q other xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx: over 1.9, Q other xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx: under 1.95",
    ],
  ])("%s", (_title, answer, expected, options) => {
    expect(told(answer, options)).toEqual(expected);
  });
});

describe("lines beside a selection", () => {
  it.each<Case>([
    [
      "of each side",
      { ...Q, home: { spread: -1.5, spread_odds: 1.9 }, away: { spread: 1.5, spread_odds: 2 } },
      "bookmaker → bookmaker, home → selection, home.spread → line handicap, home.spread_odds → price handicap, away → selection, away.spread → line handicap, away.spread_odds → price handicap = Q handicap home -1.5 1.9, Q handicap away 1.5 2",
    ],
    [
      "of the home side on both",
      { ...Q, home: { spread: -1.5, spread_odds: 1.9 }, away: { spread: -1.5, spread_odds: 2 } },
      "bookmaker → bookmaker, home → selection, home.spread → line handicap, home.spread_odds → price handicap, away → selection, away.spread → line handicap, away.spread_odds → price handicap = Q handicap home -1.5 1.9, Q handicap away 1.5 2",
    ],
    [
      "of each side, beside its chance to win",
      {
        ...Q,
        home: { moneyline: -110, spread: -1.5, spread_odds: -105 },
        away: { moneyline: 100, spread: 1.5, spread_odds: -115 },
      },
      "bookmaker → bookmaker, home → selection, home.spread → line handicap, home.moneyline → price, home.spread_odds → price handicap, away → selection, away.spread → line handicap, away.moneyline → price, away.spread_odds → price handicap = Q winner home 1.909091, Q winner away 2, Q handicap home -1.5 1.952381, Q handicap away 1.5 1.869565",
    ],
    [
      "of both sides",
      { ...Q, spread: -1.5, home: { spread_odds: 1.9 }, away: { spread_odds: 2 } },
      "spread → line handicap, bookmaker → bookmaker, home → selection, home.spread_odds → price handicap, away → selection, away.spread_odds → price handicap = Q handicap home -1.5 1.9, Q handicap away 1.5 2",
    ],
    [
      "of each row, beside its chance to win",
      [
        { ...Q, selection: "home", moneyline: -110, spread: -1.5, spread_odds: -105 },
        { ...Q, selection: "away", moneyline: 100, spread: 1.5, spread_odds: -115 },
      ],
      "[].spread → line handicap, [].bookmaker → bookmaker, [].selection → selection, [].moneyline → price, [].spread_odds → price handicap = Q winner home 1.909091, Q winner away 2, Q handicap home -1.5 1.952381, Q handicap away 1.5 1.869565",
    ],
    [
      "of each row",
      [
        { ...Q, selection: "home", spread: -1.5, spread_odds: -105 },
        { ...Q, selection: "away", spread: 1.5, spread_odds: -115 },
      ],
      "[].spread → line handicap, [].bookmaker → bookmaker, [].selection → selection, [].spread_odds → price handicap = Q handicap home -1.5 1.952381, Q handicap away 1.5 1.869565",
    ],
    [
      "of none, with a column of its own side",
      [
        { ...Q, selection: "home", price: 1.9, home: 5 },
        { ...Q, selection: "away", price: 2, home: 6 },
      ],
      "[].bookmaker → bookmaker, [].selection → selection, [].price → price, [].home → price home = Q winner home 1.9, Q winner away 2",
    ],
  ])("%s", (_title, answer, expected, options) => {
    expect(told(answer, options)).toEqual(expected);
  });
});

describe("more of names", () => {
  it.each<Case>([
    [
      "of the bookmaker of chances",
      [{ name: "Q", home_probability: 0.53, away_probability: 0.5 }],
      "[].name → bookmaker, [].home_probability → price home, [].away_probability → price away = Q winner home 1.886792, Q winner away 2",
    ],
    [
      "of a state that was",
      [{ ...Q, opening_status: "suspended", ...W }],
      "[].bookmaker → bookmaker, [].home → price home, [].away → price away, [].opening_status → nothing: not a bookmaker's price on offer = Q winner home 1.9, Q winner away 2",
    ],
    [
      "of nobody",
      [{ bookmaker: null, ...W }],
      "[].home → price home, [].away → price away, [].bookmaker → nothing = winner home 1.9, winner away 2",
    ],
    [
      "of selections beside a price in an object",
      zips({ price: { decimal: 1.9 } }),
      "bookmaker → bookmaker, market → market, rows[].name → selection, rows[].price.decimal → price = Q other Corner flags: Zip 1.9, Q other Corner flags: Zap 1.9",
    ],
    [
      "of selections beside a price in three objects",
      zips({ price: { price: { price: { decimal: 1.9 } } } }),
      "bookmaker → bookmaker, market → market, rows[].name → selection, rows[].price.price.price.decimal → price = Q other Corner flags: Zip 1.9, Q other Corner flags: Zap 1.9",
    ],
    [
      "of no selections beside a price in four objects",
      zips({ price: { price: { price: { price: { decimal: 1.9 } } } } }),
      "bookmaker → bookmaker, market → market, rows[].name → nothing, rows[].price.price.price.price.decimal → price ! .rows[0].price.price.price.price.decimal: no selection, ! .rows[1].price.price.price.price.decimal: no selection",
    ],
    [
      "of no selections beside prices in a list",
      zips({ price: [{ decimal: 1.9 }] }),
      "bookmaker → bookmaker, market → market, rows[].name → nothing, rows[].price[].decimal → price in order = Q other Corner flags: #1 1.9",
    ],
    [
      "of no selections beside no price",
      zips({ price: "n/a", odds: [{ price: 1.9 }] }),
      "bookmaker → bookmaker, market → market, rows[].price → price, rows[].name → nothing, rows[].odds[].price → price in order ! .rows[0]: no price, ! .rows[1]: no price, ! .rows[0].odds[0].price: the price format cannot be told: decimal or hongkong or percent",
    ],
    [
      "of selections that are objects now and then",
      sel({}, { selection: { x: 1 } }),
      "[].bookmaker → bookmaker, [].price → price, [].selection → nothing ! [0].price: no selection, ! [1].price: no selection",
    ],
    [
      "of selections that are flags",
      sel({ selection: true }, { selection: false }),
      "[].bookmaker → bookmaker, [].price → price, [].selection → nothing ! [0].price: no selection, ! [1].price: no selection",
    ],
    [
      "of selections by numbers that are sides, and others",
      sel({ selection: 1, outcome_name: "Reds" }, { selection: 2, outcome_name: "Blues" }),
      "[].bookmaker → bookmaker, [].selection → selection, [].price → price, [].outcome_name → nothing = Q winner home 1.9, Q winner away 2",
    ],
    [
      "of selections as an object, and as a side",
      sel({ outcome: { name: "zip" }, selection: "home" }, { outcome: { name: "zap" }, selection: "away" }),
      "[].bookmaker → bookmaker, [].selection → selection, [].price → price, [].outcome → market, [].outcome.name → market ! [0].price: the price format cannot be told: decimal or hongkong or percent, ! [1].price: the price format cannot be told: decimal or hongkong or percent",
    ],
    [
      "of a bookmaker below a selection, in a part of the match",
      { market: "winner", home: { "1st half": { name: "Q", price: 1.9 } }, away: { "1st half": { name: "Q", price: 2 } } },
      'market → market, home → selection, home."1st half" → period, home."1st half".name → bookmaker, home."1st half".price → price, away → selection, away."1st half" → period, away."1st half".name → bookmaker, away."1st half".price → price = Q other winner (1st half): home 1.9, Q other winner (1st half): away 2',
    ],
    [
      "of two below a selection, one of them a side",
      {
        market: "winner",
        home: {
          "1st half": [
            { name: "Q", price: 1.9 },
            { name: "home", price: 2 },
          ],
        },
      },
      'market → market, home → selection, home."1st half" → period, home."1st half"[].name → bookmaker, home."1st half"[].price → price ! .home.1st half[0].price: the price format cannot be told: decimal or hongkong or percent, ! .home.1st half[1].price: the price format cannot be told: decimal or hongkong or percent',
    ],
    [
      "of three below a selection, two of them sides",
      {
        market: "winner",
        home: {
          "1st half": [
            { name: "Q", price: 1.9 },
            { name: "home", price: 2 },
            { name: "away", price: 3 },
          ],
        },
      },
      'market → market, home → selection, home."1st half" → period, home."1st half"[].name → selection, home."1st half"[].price → price ! .home.1st half[0].price: the price format cannot be told: decimal or hongkong or percent, ! .home.1st half[1].price: the price format cannot be told: decimal or hongkong or percent, ! .home.1st half[2].price: the price format cannot be told: decimal or hongkong or percent',
    ],
  ])("%s", (_title, answer, expected, options) => {
    expect(told(answer, options)).toEqual(expected);
  });
});

describe("more of keys", () => {
  it.each<Case>([
    [
      "of bookmakers, one in small letters",
      { Alfa: W, bravo: W },
      "Alfa → leads on: unknown, Alfa.home → nothing: what Alfa is about is not known, Alfa.away → nothing: what Alfa is about is not known, bravo → leads on: unknown, bravo.home → nothing: what bravo is about is not known, bravo.away → nothing: what bravo is about is not known ! Alfa.home: what Alfa is about is not known, ! Alfa.away: what Alfa is about is not known, ! bravo.home: what bravo is about is not known, ! bravo.away: what bravo is about is not known",
    ],
    [
      "of one list among books",
      { bookmakers: { zorp: [{ name: "Q", ...W }] } },
      "bookmakers.zorp → leads on: unknown, bookmakers.zorp[].home → nothing: what bookmakers.zorp is about is not known, bookmakers.zorp[].away → nothing: what bookmakers.zorp is about is not known, bookmakers.zorp[].name → nothing ! bookmakers.zorp[].home: what bookmakers.zorp is about is not known, ! bookmakers.zorp[].away: what bookmakers.zorp is about is not known",
    ],
    [
      "of two lists among books",
      { bookmakers: { zorp: [{ market: "1x2", ...W }], zurp: [{ market: "1x2", ...W }] } },
      "bookmakers{} → bookmaker, bookmakers{}[].market → market, bookmakers{}[].home → price home, bookmakers{}[].away → price away = zorp winner home 1.9, zorp winner away 2, zurp winner home 1.9, zurp winner away 2",
    ],
    [
      "of one list among books, as people write it",
      { bookmakers: { Zorp: [{ market: "1x2", ...W }] } },
      "bookmakers{} → bookmaker, bookmakers{}[].market → market, bookmakers{}[].home → price home, bookmakers{}[].away → price away = Zorp winner home 1.9, Zorp winner away 2",
    ],
    [
      "of one list among books that are listed",
      { bookmakers: { zorp: [{ market: "1x2", ...W }] } },
      "bookmakers{} → bookmaker, bookmakers{}[].market → market, bookmakers{}[].home → price home, bookmakers{}[].away → price away = zorp winner home 1.9, zorp winner away 2",
      { bookmakers: ["Zorp"] },
    ],
    [
      "of one object among books",
      { bookmakers: { zorp: { market: "1x2", ...W } } },
      "bookmakers{} → bookmaker, bookmakers{}.market → market, bookmakers{}.home → price home, bookmakers{}.away → price away = zorp winner home 1.9, zorp winner away 2",
    ],
    [
      "of one list of numbers among books",
      { bookmakers: { zorp: [1.9, 2] } },
      "bookmakers{} → bookmaker, bookmakers{}[] → price in order = zorp winner home 1.9, zorp winner away 2",
    ],
    [
      "of markets beside what is understood",
      [{ ...Q, odds: W, Zip: OU }],
      "[].bookmaker → bookmaker, [].odds.home → price home, [].odds.away → price away, []{} → market, []{}.over → price total / over, []{}.under → price total / under = Q winner home 1.9, Q winner away 2, Q other Zip: over 1.9, Q other Zip: under 1.95",
    ],
    [
      "of markets in small letters beside what is understood",
      [{ ...Q, odds: W, Zip: OU, zap: OU }],
      "[].bookmaker → bookmaker, [].odds.home → price home, [].odds.away → price away, [].Zip → leads on: unknown, [].Zip.over → nothing: what [].Zip is about is not known, [].Zip.under → nothing: what [].Zip is about is not known, [].zap → leads on: unknown, [].zap.over → nothing: what [].zap is about is not known, [].zap.under → nothing: what [].zap is about is not known = Q winner home 1.9, Q winner away 2 ! [].Zip.over: what [].Zip is about is not known, ! [].Zip.under: what [].Zip is about is not known, ! [].zap.over: what [].zap is about is not known, ! [].zap.under: what [].zap is about is not known",
    ],
    [
      "of a market and a number beside what is understood",
      [{ ...Q, odds: W, Zip: OU, Zap: 5 }],
      "[].bookmaker → bookmaker, [].odds.home → price home, [].odds.away → price away, [].Zip → leads on: unknown, [].Zip.over → nothing: what [].Zip is about is not known, [].Zip.under → nothing: what [].Zip is about is not known, [].Zap → nothing: unknown = Q winner home 1.9, Q winner away 2 ! [].Zip.over: what [].Zip is about is not known, ! [].Zip.under: what [].Zip is about is not known",
    ],
    [
      "of a number beside what is understood",
      [{ ...Q, odds: W, Zip: 5 }],
      "[].bookmaker → bookmaker, [].odds.home → price home, [].odds.away → price away, [].Zip → nothing: unknown = Q winner home 1.9, Q winner away 2",
    ],
    [
      "of a market under a market, beside what is understood",
      [{ ...Q, market: "1x2", odds: W, Zip: OU }],
      "[].bookmaker → bookmaker, [].market → market, [].odds.home → price home, [].odds.away → price away, [].Zip → leads on: unknown, [].Zip{} → nothing: what [].Zip is about is not known = Q winner home 1.9, Q winner away 2 ! [].Zip{}: what [].Zip is about is not known",
    ],
    [
      "of nobody beside what is understood",
      [{ odds: W, Zip: OU, Zap: OU }],
      "[].odds.home → price home, [].odds.away → price away, [].Zip → leads on: unknown, [].Zip.over → nothing: what [].Zip is about is not known, [].Zip.under → nothing: what [].Zip is about is not known, [].Zap → leads on: unknown, [].Zap.over → nothing: what [].Zap is about is not known, [].Zap.under → nothing: what [].Zap is about is not known = winner home 1.9, winner away 2 ! [].Zip.over: what [].Zip is about is not known, ! [].Zip.under: what [].Zip is about is not known, ! [].Zap.over: what [].Zap is about is not known, ! [].Zap.under: what [].Zap is about is not known",
    ],
    [
      "of bookmakers beside columns",
      { ...W, Zip: OU, Zap: OU },
      "home → price home, away → price away, Zip → leads on: unknown, Zip.over → nothing: what Zip is about is not known, Zip.under → nothing: what Zip is about is not known, Zap → leads on: unknown, Zap.over → nothing: what Zap is about is not known, Zap.under → nothing: what Zap is about is not known = winner home 1.9, winner away 2 ! Zip.over: what Zip is about is not known, ! Zip.under: what Zip is about is not known, ! Zap.over: what Zap is about is not known, ! Zap.under: what Zap is about is not known",
    ],
    [
      "of bookmakers beside one column",
      { home: 1.9, Zip: OU, Zap: OU },
      "home → price home, Zip → leads on: unknown, Zip.over → nothing: what Zip is about is not known, Zip.under → nothing: what Zip is about is not known, Zap → leads on: unknown, Zap.over → nothing: what Zap is about is not known, Zap.under → nothing: what Zap is about is not known ! Zip.over: what Zip is about is not known, ! Zip.under: what Zip is about is not known, ! Zap.over: what Zap is about is not known, ! Zap.under: what Zap is about is not known, ! .home: the price format cannot be told: decimal or hongkong or percent",
    ],
    [
      "of bookmakers beside nothing",
      { zorp: null, Zip: OU, Zap: OU },
      "zorp → nothing: unknown, Zip → leads on: unknown, Zip.over → nothing: what Zip is about is not known, Zip.under → nothing: what Zip is about is not known, Zap → leads on: unknown, Zap.over → nothing: what Zap is about is not known, Zap.under → nothing: what Zap is about is not known ! Zip.over: what Zip is about is not known, ! Zip.under: what Zip is about is not known, ! Zap.over: what Zap is about is not known, ! Zap.under: what Zap is about is not known",
    ],
    [
      "of numbers, one of them an object now and then",
      {
        ...Q,
        market: "Corner flags",
        rows: [
          { zip: 1.9, zap: 2 },
          { zip: { x: 1 }, zap: 2 },
        ],
      },
      "bookmaker → bookmaker, market → market, rows[].zip → leads on: unknown, rows[].zip.x → price draw, rows[].zap → nothing: unknown ! .rows[1].zip.x: the price format cannot be told: hongkong or percent",
    ],
    [
      "of numbers that are objects now and then",
      {
        ...Q,
        market: "Corner flags",
        rows: [
          { zip: 1.9, zap: 2 },
          { zip: { x: 1 }, zap: { x: 2 } },
        ],
      },
      "bookmaker → bookmaker, market → market, rows[].zip → leads on: unknown, rows[].zip.x → nothing: what rows[].zip is about is not known, rows[].zap → leads on: unknown, rows[].zap.x → nothing: what rows[].zap is about is not known ! rows[].zip.x: what rows[].zip is about is not known, ! rows[].zap.x: what rows[].zap is about is not known",
    ],
    [
      "of three, of which the first and the last share nothing",
      { Alfa: { home: 1.9 }, Bravo: W, Charlie: { away: 2 } },
      "Alfa → leads on: unknown, Alfa.home → nothing: what Alfa is about is not known, Bravo → leads on: unknown, Bravo.home → nothing: what Bravo is about is not known, Bravo.away → nothing: what Bravo is about is not known, Charlie → leads on: unknown, Charlie.away → nothing: what Charlie is about is not known ! Alfa.home: what Alfa is about is not known, ! Bravo.home: what Bravo is about is not known, ! Bravo.away: what Bravo is about is not known, ! Charlie.away: what Charlie is about is not known",
    ],
    [
      "in capitals as the fields are",
      { Updated: at, Alfa: W, Bravo: W },
      "Updated → at, Alfa → leads on: unknown, Alfa.home → nothing: what Alfa is about is not known, Alfa.away → nothing: what Alfa is about is not known, Bravo → leads on: unknown, Bravo.home → nothing: what Bravo is about is not known, Bravo.away → nothing: what Bravo is about is not known ! Alfa.home: what Alfa is about is not known, ! Alfa.away: what Alfa is about is not known, ! Bravo.home: what Bravo is about is not known, ! Bravo.away: what Bravo is about is not known",
    ],
    [
      "in capitals as the fields are not",
      { updated: at, Alfa: W, Bravo: W },
      "updated → at, {} → bookmaker, {}.home → price home, {}.away → price away = Alfa winner home 1.9 2026-01-02T10:00:00.000Z, Alfa winner away 2 2026-01-02T10:00:00.000Z, Bravo winner home 1.9 2026-01-02T10:00:00.000Z, Bravo winner away 2 2026-01-02T10:00:00.000Z",
    ],
    [
      "in capitals beside an object that says nothing",
      { Stats: { x: 1 }, Alfa: W, Bravo: W },
      "Stats → nothing, {} → bookmaker, {}.home → price home, {}.away → price away = Alfa winner home 1.9, Alfa winner away 2, Bravo winner home 1.9, Bravo winner away 2",
    ],
    [
      "of objects with a book's name inside",
      { Alfa: { rows: [{ book: "Q", ...W }] }, Bravo: { rows: [{ book: "Q", ...W }] } },
      "Alfa → leads on: unknown, Alfa.rows[].book → bookmaker, Alfa.rows[].home → nothing: what Alfa is about is not known, Alfa.rows[].away → nothing: what Alfa is about is not known, Bravo → leads on: unknown, Bravo.rows[].book → bookmaker, Bravo.rows[].home → nothing: what Bravo is about is not known, Bravo.rows[].away → nothing: what Bravo is about is not known ! Alfa.rows[].home: what Alfa is about is not known, ! Alfa.rows[].away: what Alfa is about is not known, ! Bravo.rows[].home: what Bravo is about is not known, ! Bravo.rows[].away: what Bravo is about is not known",
    ],
    [
      "of objects with sites inside",
      { Alfa: { sites: [{ name: "Q", ...W }] }, Bravo: { sites: [{ name: "Q", ...W }] } },
      "Alfa → leads on: unknown, Alfa.sites[].name → bookmaker, Alfa.sites[].home → nothing: what Alfa is about is not known, Alfa.sites[].away → nothing: what Alfa is about is not known, Bravo → leads on: unknown, Bravo.sites[].name → bookmaker, Bravo.sites[].home → nothing: what Bravo is about is not known, Bravo.sites[].away → nothing: what Bravo is about is not known ! Alfa.sites[].home: what Alfa is about is not known, ! Alfa.sites[].away: what Alfa is about is not known, ! Bravo.sites[].home: what Bravo is about is not known, ! Bravo.sites[].away: what Bravo is about is not known",
    ],
    [
      "of objects, one with a book's name inside",
      { Alfa: { rows: [{ book: "Q", ...W }] }, Bravo: { rows: [{ ...W }] } },
      "Alfa → leads on: unknown, Alfa.rows[].book → bookmaker, Alfa.rows[].home → nothing: what Alfa is about is not known, Alfa.rows[].away → nothing: what Alfa is about is not known, Bravo → leads on: unknown, Bravo.rows[].home → nothing: what Bravo is about is not known, Bravo.rows[].away → nothing: what Bravo is about is not known ! Alfa.rows[].home: what Alfa is about is not known, ! Alfa.rows[].away: what Alfa is about is not known, ! Bravo.rows[].home: what Bravo is about is not known, ! Bravo.rows[].away: what Bravo is about is not known",
    ],
    [
      "of letters",
      { ...Q, market: "winner", h: { price: 1.9 }, a: { price: 2 } },
      "bookmaker → bookmaker, market → market, h → selection, h.price → price, a → selection, a.price → price = Q winner home 1.9, Q winner away 2",
    ],
    [
      "of a lone letter",
      { ...Q, market: "winner", h: { price: 1.9 }, z: { price: 2 } },
      "bookmaker → bookmaker, market → market, h → leads on: unknown, h.price → nothing: what h is about is not known, z → leads on: unknown, z.price → nothing: what z is about is not known ! h.price: what h is about is not known, ! z.price: what z is about is not known",
    ],
    [
      "of handicaps",
      { ...Q, market: "handicap", 1: W, "2.5": W },
      "bookmaker → bookmaker, market → market, {} → line, {}.home → price home, {}.away → price away = Q handicap home 1 1.9, Q handicap away -1 2, Q handicap home 2.5 1.9, Q handicap away -2.5 2",
    ],
    [
      "of markets under a market",
      { ...Q, market: "Corner flags", markets: { "1x2": W } },
      "bookmaker → bookmaker, market → market, markets.1x2 → market, markets.1x2.home → price home, markets.1x2.away → price away = Q winner home 1.9, Q winner away 2",
    ],
    [
      "of markets in a list under a market",
      [{ ...Q, market: "Corner flags", markets: { "1x2": W } }],
      "[].bookmaker → bookmaker, [].market → market, [].markets{} → selection, [].markets{}.home → nothing: unknown, [].markets{}.away → nothing: unknown ! : no column of prices was found: [].markets{}.home or [].markets{}.away may be one",
    ],
  ])("%s", (_title, answer, expected, options) => {
    expect(told(answer, options)).toEqual(expected);
  });
});

describe("more of the way", () => {
  it.each<Case>([
    [
      "through a tuple of one",
      { market: "winner", ...Q, odds: [1.9] },
      "bookmaker → bookmaker, market → market, odds[] → price in order ! .odds: no selection",
    ],
    [
      "beside a price and two columns",
      [{ ...Q, price: 1.5, ...W }],
      "[].bookmaker → bookmaker, [].home → price home, [].away → price away, [].price → nothing = Q winner home 1.9, Q winner away 2",
    ],
    [
      "beside a price and three columns",
      [{ ...Q, price: 1.5, ...W, draw: 3 }],
      "[].bookmaker → bookmaker, [].home → price home, [].away → price away, [].draw → price draw, [].price → nothing ! [0].home: the market's prices do not add up in any format, ! [0].away: the market's prices do not add up in any format, ! [0].draw: the market's prices do not add up in any format",
    ],
    [
      "beside a price and one column",
      [{ ...Q, market: "winner", price: 1.5, home: 3 }],
      "[].bookmaker → bookmaker, [].market → market, [].price → price, [].home → nothing: unknown ! [0].price: no selection",
    ],
    [
      "through what is pinned as a moment",
      { ...Q, [at]: { name: "1x2", ...W } },
      "bookmaker → bookmaker, 2026-01-02T10:00:00Z → at, 2026-01-02T10:00:00Z.name → market, 2026-01-02T10:00:00Z.home → price home, 2026-01-02T10:00:00Z.away → price away = Q winner home 1.9 2026-01-02T10:00:00.000Z, Q winner away 2 2026-01-02T10:00:00.000Z",
      { pins: { [at]: "at" } },
    ],
    [
      "through names below a selection, inside of a wrapper",
      { zorp: { market: "winner", home: { Alfa: 1.9, Bravo: 1.8 }, away: { Alfa: 2, Bravo: 2.1 } } },
      "zorp → leads on: unknown, zorp.market → market, zorp.home → selection, zorp.home{} → bookmaker, zorp.away → selection, zorp.away{} → bookmaker = Alfa winner home 1.9, Alfa winner away 2, Bravo winner home 1.8, Bravo winner away 2.1",
    ],
    [
      "through names below a selection, beside a text",
      { zorp: "Corner flags", home: { Alfa: 1.9, Bravo: 1.8 }, away: { Alfa: 2, Bravo: 2.1 } },
      "home → selection, home{} → bookmaker, away → selection, away{} → bookmaker, zorp → nothing: unknown = Alfa winner home 1.9, Alfa winner away 2, Bravo winner home 1.8, Bravo winner away 2.1",
    ],
    [
      "through numbers of books with chances",
      {
        bookmakers: {
          7: { home_probability: 0.53, away_probability: 0.5 },
          8: { home_probability: 0.53, away_probability: 0.5 },
        },
      },
      "bookmakers{} → bookmaker, bookmakers{}.home_probability → price home, bookmakers{}.away_probability → price away = 7 winner home 1.886792, 7 winner away 2, 8 winner home 1.886792, 8 winner away 2",
    ],
    [
      "through numbers of books with markets",
      { bookmakers: { 7: { name: "1x2", ...W }, 8: { name: "1x2", ...W } } },
      "bookmakers{} → bookmaker, bookmakers{}.name → bookmaker, bookmakers{}.home → price home, bookmakers{}.away → price away = 1x2 winner home 1.9, 1x2 winner away 2",
    ],
    [
      "through names of books with markets",
      { Alfa: { name: "1x2", ...W }, Bravo: { name: "1x2", ...W } },
      "{} → bookmaker, {}.name → market, {}.home → price home, {}.away → price away = Alfa winner home 1.9, Alfa winner away 2, Bravo winner home 1.9, Bravo winner away 2",
    ],
    [
      "through names of markets with lists",
      {
        Quill: {
          Zip: [
            { name: "a", price: 1.9 },
            { name: "b", price: 2 },
          ],
          Zap: [
            { name: "a", price: 1.9 },
            { name: "b", price: 2 },
          ],
        },
      },
      "{} → bookmaker, {}{} → market, {}{}[].name → selection, {}{}[].price → price = Quill other Zip: a 1.9, Quill other Zip: b 2, Quill other Zap: a 1.9, Quill other Zap: b 2",
    ],
    [
      "through bets of a selection",
      { market: "winner", home: { bets: [{ name: "Q", price: 1.9 }] }, away: { bets: [{ name: "Q", price: 2 }] } },
      "market → market, home → selection, home.bets[].name → selection, home.bets[].price → price, away → selection, away.bets[].name → selection, away.bets[].price → price ! .home.bets[0].price: home.bets[].price and away.bets[].price could both be the price, ! .away.bets[0].price: home.bets[].price and away.bets[].price could both be the price",
    ],
    [
      "through a part of the match with a market",
      { ...Q, "1st half": { name: "1x2", ...W } },
      'bookmaker → bookmaker, "1st half" → period, "1st half".name → market, "1st half".home → price home, "1st half".away → price away = Q other 1x2 (1st half): home 1.9, Q other 1x2 (1st half): away 2',
    ],
    [
      "through a market's object of other things",
      { ...Q, market: { zorp: { ...W } } },
      "bookmaker → bookmaker, market → nothing ! : no column of prices was found",
    ],
    [
      "through columns that are objects now and then",
      [
        { ...Q, ...W },
        { bookmaker: "R", home: { price: 1.8 }, away: { price: 2.1 } },
      ],
      "[].bookmaker → bookmaker, [].home → selection, [].home.price → price, [].away → selection, [].away.price → price = R winner home 1.8, R winner away 2.1",
    ],
    [
      "of totals' own lines",
      sel(
        { selection: "over", total_points: 2.5, total_odds: 1.9, price: undefined },
        { selection: "under", total_points: 2.5, total_odds: 1.95, price: undefined },
      ),
      "[].total_points → line total, [].bookmaker → bookmaker, [].selection → selection, [].total_odds → price total, [].price → nothing = Q total over 2.5 1.9, Q total under 2.5 1.95",
    ],
    [
      "of handicaps up to a hundred, now and then",
      [
        { ...Q, home_handicap: -100, away: 2 },
        { ...Q, home_handicap: -1.5, away: 2 },
      ],
      "[].bookmaker → bookmaker, [].home_handicap → price handicap / home, [].away → price away ! [0].home_handicap: no line, ! [1].home_handicap: no line, ! [0].away: the price format cannot be told: decimal or hongkong or percent",
    ],
    [
      "of handicaps over a hundred, now and then",
      [
        { ...Q, home_handicap: -150, away: 2 },
        { ...Q, home_handicap: -1.5, away: 2 },
      ],
      "[].bookmaker → bookmaker, [].home_handicap → price handicap / home, [].away → price away ! [0].home_handicap: no line, ! [1].home_handicap: no line, ! [0].away: the price format cannot be told: decimal or hongkong or percent",
    ],
    [
      "of handicaps from zero",
      [
        { ...Q, home_handicap: "0", away: 2 },
        { ...Q, home_handicap: 1.5, away: 2 },
      ],
      "[].bookmaker → bookmaker, [].home_handicap → price handicap / home, [].away → price away ! [1].home_handicap: no line, ! [0].away: the price format cannot be told: decimal or hongkong or percent",
    ],
    [
      "of lines in American numbers, and prices",
      [{ ...Q, home_spread_line: -110, away_spread_line: -105, home_spread_odds: 1.9, away_spread_odds: 2 }],
      "[].bookmaker → bookmaker, [].home_spread_odds → price handicap / home, [].away_spread_odds → price handicap / away, [].home_spread_line → nothing: unknown, [].away_spread_line → nothing: unknown ! [0].home_spread_odds: no line, ! [0].away_spread_odds: no line",
    ],
    [
      "of prices, and bare ones in American numbers",
      [{ ...Q, home_spread: -110, away_spread: -105, home_spread_line: -120, away_spread_line: -130 }],
      "[].bookmaker → bookmaker, [].home_spread_line → price handicap / home, [].away_spread_line → price handicap / away, [].home_spread → nothing: unknown, [].away_spread → nothing: unknown ! [0].home_spread_line: no line, ! [0].away_spread_line: no line",
    ],
    [
      "pinned beside a text",
      [{ ...Q, zorp: "Corner flags", zip: 1.9, zap: 2 }],
      "[].bookmaker → bookmaker, [].zip → nothing: the market has no name, and what [].zorp says is not known, [].zap → nothing: the market has no name, and what [].zorp says is not known, [].zorp → nothing: unknown ! [].zip: the market has no name, and what [].zorp says is not known, ! [].zap: the market has no name, and what [].zorp says is not known",
      { pins: { "[].zip": "price home", "[].zap": "price away" } },
    ],
    [
      "pinned with their market beside a text",
      [{ ...Q, zorp: "Corner flags", zip: 1.9, zap: 1.95 }],
      "[].bookmaker → bookmaker, [].zip → price total / over 2.5, [].zap → price total / under 2.5, [].zorp → nothing: unknown = Q total over 2.5 1.9, Q total under 2.5 1.95",
      { pins: { "[].zip": "price total / over 2.5", "[].zap": "price total / under 2.5" } },
    ],
    [
      "pinned with their market in words beside a text",
      [{ ...Q, zorp: "Corner flags", zip: 1.9, zap: 1.95 }],
      "[].bookmaker → bookmaker, [].zip → price over 2.5, [].zap → price under 2.5, [].zorp → nothing: unknown = Q total over 2.5 1.9, Q total under 2.5 1.95",
      { pins: { "[].zip": "price over 2.5", "[].zap": "price under 2.5" } },
    ],
    [
      "beside a moment in words",
      [{ ...Q, zorp: "Fri, 02 Jan 2026 10:00:00 GMT", ...W }],
      "[].bookmaker → bookmaker, [].home → price home, [].away → price away, [].zorp → nothing: unknown = Q winner home 1.9, Q winner away 2",
    ],
    [
      "beside a text that is an object now and then",
      [
        { ...Q, zorp: "Corner flags", ...W },
        { ...Q, bookmaker: "R", zorp: { x: 1 }, ...W },
      ],
      "[].bookmaker → bookmaker, [].home → price home, [].away → price away, [].zorp → leads on: unknown, [].zorp.x → nothing: what [].zorp is about is not known = Q winner home 1.9, Q winner away 2, R winner home 1.9, R winner away 2 ! [].zorp.x: what [].zorp is about is not known",
    ],
  ])("%s", (_title, answer, expected, options) => {
    expect(told(answer, options)).toEqual(expected);
  });
});

describe("what is said twice", () => {
  it.each<Case>([
    [
      "at the same time",
      [
        { ...Q, market: "winner", selection: "home", price: 1.9 },
        { ...Q, market: "winner", selection: "home", price: 1.8 },
      ],
      "[].bookmaker → bookmaker, [].market → market, [].selection → selection, [].price → price ! [0].price: two prices for the same selection, ! [1].price: two prices for the same selection",
    ],
    [
      "in the same words",
      [
        { ...Q, market: "winner", ...W },
        { ...Q, market: "winner", ...W },
      ],
      "[].bookmaker → bookmaker, [].market → market, [].home → price home, [].away → price away = Q winner home 1.9, Q winner away 2",
    ],
    [
      "at two times",
      [
        { ...Q, ...W, at },
        { ...Q, home: 1.8, away: 2.1, at: later },
      ],
      "[].at → at, [].bookmaker → bookmaker, [].home → price home, [].away → price away = Q winner home 1.8 2026-01-02T11:00:00.000Z, Q winner away 2.1 2026-01-02T11:00:00.000Z",
    ],
    [
      "at two times, by nobody",
      [
        { ...W, at },
        { home: 1.8, away: 2.1, at: later },
      ],
      "[].at → at, [].home → price home, [].away → price away = winner home 1.8 2026-01-02T11:00:00.000Z, winner away 2.1 2026-01-02T11:00:00.000Z",
    ],
    [
      "at two times, by nobody, in a history",
      [
        { ...W, at },
        { home: 1.8, away: 2.1, at: later },
      ],
      "[].at → at, [].home → price home, [].away → price away = winner home 1.9 2026-01-02T10:00:00.000Z, winner away 2 2026-01-02T10:00:00.000Z, winner home 1.8 2026-01-02T11:00:00.000Z, winner away 2.1 2026-01-02T11:00:00.000Z",
      { kind: "history" },
    ],
    [
      "at two times, and once more",
      [
        { ...Q, ...W, at },
        { ...Q, home: 1.8, away: 2.1, at: later },
        { ...Q, home: 1.7, away: 2.2, at: later },
      ],
      "[].at → at, [].bookmaker → bookmaker, [].home → price home, [].away → price away ! [2].home: two prices for the same selection, ! [1].home: two prices for the same selection, ! [2].away: two prices for the same selection, ! [1].away: two prices for the same selection",
    ],
    [
      "in two formats",
      { ...Q, decimal: W, american: { home: -111, away: 100 } },
      "bookmaker → bookmaker, decimal.home → price home, decimal.away → price away, american.home → price home, american.away → price away = Q winner home 1.9, Q winner away 2",
    ],
    [
      "in two formats, of which one is another price",
      { ...Q, decimal: W, american: { home: -111, away: 150 } },
      "bookmaker → bookmaker, decimal.home → price home, decimal.away → price away, american.home → price home, american.away → price away ! .decimal.away: decimal.away and american.away could both be the price, ! .american.away: decimal.away and american.away could both be the price, ! .decimal.home: the price format cannot be told: decimal or hongkong or percent",
    ],
    [
      "in two places, alike",
      { ...Q, odds: W, prices: W },
      "bookmaker → bookmaker, odds.home → price home, odds.away → price away, prices.home → price home, prices.away → price away = Q winner home 1.9, Q winner away 2",
    ],
    [
      "in two places, of which one is another price",
      { ...Q, odds: W, prices: { home: 1.9, away: 2.1 } },
      "bookmaker → bookmaker, odds.home → price home, odds.away → price away, prices.home → price home, prices.away → price away ! .odds.away: odds.away and prices.away could both be the price, ! .prices.away: odds.away and prices.away could both be the price, ! .odds.home: the price format cannot be told: decimal or hongkong or percent",
    ],
    [
      "in two places, both otherwise",
      { ...Q, odds: W, prices: { home: 1.8, away: 2.1 } },
      "bookmaker → bookmaker, odds.home → price home, odds.away → price away, prices.home → price home, prices.away → price away ! .odds.home: odds.home and prices.home could both be the price, ! .odds.away: odds.away and prices.away could both be the price, ! .prices.home: odds.home and prices.home could both be the price, ! .prices.away: odds.away and prices.away could both be the price",
    ],
    [
      "with a field that nobody knows",
      [
        { ...Q, market: "winner", zorp: 1, ...W },
        { ...Q, market: "winner", zorp: 2, home: 1.8, away: 2.1 },
      ],
      "[].bookmaker → bookmaker, [].market → market, [].home → price home, [].away → price away, [].zorp → nothing: unknown ! [0].home: [].zorp tells prices apart, and what it means is not known, ! [0].away: [].zorp tells prices apart, and what it means is not known, ! [1].home: [].zorp tells prices apart, and what it means is not known, ! [1].away: [].zorp tells prices apart, and what it means is not known",
    ],
    [
      "with a field that nobody knows, and that is the same",
      [
        { ...Q, market: "winner", zorp: 1, ...W },
        { ...Q, market: "winner", zorp: 1, home: 1.8, away: 2.1 },
      ],
      "[].bookmaker → bookmaker, [].market → market, [].home → price home, [].away → price away, [].zorp → nothing: unknown ! [0].home: two prices for the same selection, ! [0].away: two prices for the same selection, ! [1].home: two prices for the same selection, ! [1].away: two prices for the same selection",
    ],
    [
      "with a field that nobody knows, and that is an object",
      [
        { ...Q, market: "winner", zorp: { x: 1 }, ...W },
        { ...Q, market: "winner", zorp: { x: 2 }, home: 1.8, away: 2.1 },
      ],
      "[].bookmaker → bookmaker, [].market → market, [].home → price home, [].away → price away, [].zorp → leads on: unknown, [].zorp.x → nothing: what [].zorp is about is not known ! [].zorp.x: what [].zorp is about is not known, ! [0].home: two prices for the same selection, ! [0].away: two prices for the same selection, ! [1].home: two prices for the same selection, ! [1].away: two prices for the same selection",
    ],
    [
      "with a field that nobody knows, and that is an object once",
      [
        { ...Q, market: "winner", zorp: { x: 1 }, ...W },
        { ...Q, market: "winner", zorp: 2, home: 1.8, away: 2.1 },
      ],
      "[].bookmaker → bookmaker, [].market → market, [].home → price home, [].away → price away, [].zorp → leads on: unknown, [].zorp.x → nothing: what [].zorp is about is not known ! [].zorp.x: what [].zorp is about is not known, ! [0].home: two prices for the same selection, ! [0].away: two prices for the same selection, ! [1].home: two prices for the same selection, ! [1].away: two prices for the same selection",
    ],
    [
      "with an id",
      [
        { ...Q, market: "winner", id: 1, ...W },
        { ...Q, market: "winner", id: 2, home: 1.8, away: 2.1 },
      ],
      "[].bookmaker → bookmaker, [].market → market, [].home → price home, [].away → price away, [].id → nothing ! [0].home: two prices for the same selection, ! [0].away: two prices for the same selection, ! [1].home: two prices for the same selection, ! [1].away: two prices for the same selection",
    ],
    [
      "without a market",
      [
        { ...Q, zorp: 1, ...W },
        { ...Q, zorp: 1, home: 1.8, away: 2.1 },
      ],
      "[].bookmaker → bookmaker, [].home → price home, [].away → price away, [].zorp → nothing: unknown ! [1].home: two prices for the same selection, ! [0].home: two prices for the same selection, ! [1].away: two prices for the same selection, ! [0].away: two prices for the same selection",
    ],
    [
      "by two objects in a list",
      {
        ...Q,
        rows: [
          { zorp: 1, odds: W },
          { zorp: 2, odds: { home: 1.8, away: 2.1 } },
        ],
      },
      "bookmaker → bookmaker, rows[].odds.home → price home, rows[].odds.away → price away, rows[].zorp → nothing: unknown ! .rows[0].odds.home: rows[].zorp tells prices apart, and what it means is not known, ! .rows[0].odds.away: rows[].zorp tells prices apart, and what it means is not known, ! .rows[1].odds.home: rows[].zorp tells prices apart, and what it means is not known, ! .rows[1].odds.away: rows[].zorp tells prices apart, and what it means is not known",
    ],
    [
      "by two entries of a list of lists",
      {
        ...Q,
        market: "winner",
        rows: [
          [
            { name: "home", price: 1.9 },
            { name: "away", price: 2 },
          ],
          [
            { name: "home", price: 1.8 },
            { name: "away", price: 2.1 },
          ],
        ],
      },
      "bookmaker → bookmaker, market → market, rows[][].name → selection, rows[][].price → price ! .rows[0][0].price: the entries of rows[] say the same thing twice, and what tells them apart is not known, ! .rows[0][1].price: the entries of rows[] say the same thing twice, and what tells them apart is not known, ! .rows[1][0].price: the entries of rows[] say the same thing twice, and what tells them apart is not known, ! .rows[1][1].price: the entries of rows[] say the same thing twice, and what tells them apart is not known",
    ],
    [
      "by two entries of a list below one",
      {
        ...Q,
        rows: [
          {
            items: [
              { name: "home", price: 1.9 },
              { name: "away", price: 2 },
            ],
          },
          {
            items: [
              { name: "home", price: 1.8 },
              { name: "away", price: 2.1 },
            ],
          },
        ],
      },
      "bookmaker → bookmaker, rows[].items[].name → selection, rows[].items[].price → price ! .rows[0].items[0].price: the entries of rows[] say the same thing twice, and what tells them apart is not known, ! .rows[0].items[1].price: the entries of rows[] say the same thing twice, and what tells them apart is not known, ! .rows[1].items[0].price: the entries of rows[] say the same thing twice, and what tells them apart is not known, ! .rows[1].items[1].price: the entries of rows[] say the same thing twice, and what tells them apart is not known",
    ],
    [
      "by two entries of a dictionary",
      { ...Q, 7: W, 8: { home: 1.8, away: 2.1 } },
      "bookmaker → bookmaker, {} → leads on, {}.home → price home, {}.away → price away ! .8.home: two prices for the same selection, ! .7.home: two prices for the same selection, ! .8.away: two prices for the same selection, ! .7.away: two prices for the same selection",
    ],
    [
      "by two entries of a dictionary of objects",
      { ...Q, 7: { odds: [{ ...W }] }, 8: { odds: [{ home: 1.8, away: 2.1 }] } },
      "bookmaker → bookmaker, {} → leads on, {}.odds[].home → price home, {}.odds[].away → price away ! .7.odds[0].home: the entries of {} say the same thing twice, and what tells them apart is not known, ! .7.odds[0].away: the entries of {} say the same thing twice, and what tells them apart is not known, ! .8.odds[0].home: the entries of {} say the same thing twice, and what tells them apart is not known, ! .8.odds[0].away: the entries of {} say the same thing twice, and what tells them apart is not known",
    ],
    [
      "by two entries of a dictionary, with a field that nobody knows",
      { ...Q, 7: { zorp: 1, ...W }, 8: { zorp: 2, home: 1.8, away: 2.1 } },
      "bookmaker → bookmaker, {} → leads on, {}.home → price home, {}.away → price away, {}.zorp → nothing: unknown ! .7.home: {}.zorp tells prices apart, and what it means is not known, ! .7.away: {}.zorp tells prices apart, and what it means is not known, ! .8.home: {}.zorp tells prices apart, and what it means is not known, ! .8.away: {}.zorp tells prices apart, and what it means is not known",
    ],
    [
      "by two markets of one name",
      {
        ...Q,
        markets: [
          {
            name: "Zip",
            rows: [
              { name: "a", price: 1.9 },
              { name: "b", price: 2 },
            ],
          },
          {
            name: "Zip",
            rows: [
              { name: "a", price: 1.8 },
              { name: "b", price: 2.1 },
            ],
          },
          {
            name: "Zap",
            rows: [
              { name: "a", price: 1.8 },
              { name: "b", price: 2.1 },
            ],
          },
        ],
      },
      "bookmaker → bookmaker, markets[].name → market, markets[].rows[].name → selection, markets[].rows[].price → price = Q other Zap: a 1.8, Q other Zap: b 2.1 ! .markets[0].rows[0].price: two prices for the same selection, ! .markets[0].rows[1].price: two prices for the same selection, ! .markets[1].rows[0].price: two prices for the same selection, ! .markets[1].rows[1].price: two prices for the same selection",
    ],
    [
      "by two markets of one name in a dictionary",
      { Quill: { "1x2": W, "Match Winner": { home: 1.8, away: 2.1 } } },
      '{} → bookmaker, {}.1x2 → market, {}.1x2.home → price home, {}.1x2.away → price away, {}."Match Winner" → market, {}."Match Winner".home → price home, {}."Match Winner".away → price away = Quill winner home 1.9, Quill winner away 2, Quill other Match Winner: home 1.8, Quill other Match Winner: away 2.1',
    ],
    [
      "by two books of one name",
      {
        bookmakers: [
          { name: "Q", ...W },
          { name: "Q", home: 1.8, away: 2.1 },
        ],
      },
      "bookmakers[].name → bookmaker, bookmakers[].home → price home, bookmakers[].away → price away ! .bookmakers[1].home: two prices for the same selection, ! .bookmakers[0].home: two prices for the same selection, ! .bookmakers[1].away: two prices for the same selection, ! .bookmakers[0].away: two prices for the same selection",
    ],
  ])("%s", (_title, answer, expected, options) => {
    expect(told(answer, options)).toEqual(expected);
  });
});

describe("what is small and once", () => {
  it.each<Case>([
    [
      "a market's object with a list of one entry",
      { ...Q, market: { name: "1x2", rows: [{ name: "home", price: 1.9 }] } },
      "bookmaker → bookmaker, market.name → market, market.rows[].name → selection, market.rows[].price → price ! .market.rows[0].price: the price format cannot be told: decimal or hongkong or percent",
    ],
    [
      "a list of one price",
      { ...Q, market: "winner", odds: [1.9] },
      "bookmaker → bookmaker, market → market, odds[] → price in order ! .odds: no selection",
    ],
    [
      "two times, by nobody, of a market",
      [
        { market: "winner", ...W, at },
        { market: "winner", home: 1.8, away: 2.1, at: later },
      ],
      "[].at → at, [].market → market, [].home → price home, [].away → price away ! [0].home: two prices for the same selection, ! [0].away: two prices for the same selection, ! [1].home: two prices for the same selection, ! [1].away: two prices for the same selection",
    ],
    [
      "two times, by nobody, of a market, in a history",
      [
        { market: "winner", ...W, at },
        { market: "winner", home: 1.8, away: 2.1, at: later },
      ],
      "[].at → at, [].market → market, [].home → price home, [].away → price away = winner home 1.9 2026-01-02T10:00:00.000Z, winner away 2 2026-01-02T10:00:00.000Z, winner home 1.8 2026-01-02T11:00:00.000Z, winner away 2.1 2026-01-02T11:00:00.000Z",
      { kind: "history" },
    ],
    [
      "two times, by somebody, of a market",
      [
        { ...Q, market: "winner", ...W, at },
        { ...Q, market: "winner", home: 1.8, away: 2.1, at: later },
      ],
      "[].at → at, [].bookmaker → bookmaker, [].market → market, [].home → price home, [].away → price away = Q winner home 1.8 2026-01-02T11:00:00.000Z, Q winner away 2.1 2026-01-02T11:00:00.000Z",
    ],
    [
      "two formats, which agree for one of two bookmakers",
      [
        { ...Q, decimal: W, american: { home: -111, away: 100 } },
        { bookmaker: "R", decimal: W, american: { home: 500, away: 100 } },
      ],
      "[].bookmaker → bookmaker, [].decimal.home → price home, [].decimal.away → price away, [].american.home → price home, [].american.away → price away ! [0].decimal.home: [].decimal.home and [].american.home could both be the price, ! [0].american.home: [].decimal.home and [].american.home could both be the price, ! [1].decimal.home: [].decimal.home and [].american.home could both be the price, ! [1].american.home: [].decimal.home and [].american.home could both be the price, ! [0].decimal.away: the price format cannot be told: decimal or hongkong or percent, ! [1].decimal.away: the price format cannot be told: decimal or hongkong or percent",
    ],
    [
      "two formats, which agree for both of two bookmakers",
      [
        { ...Q, decimal: W, american: { home: -111, away: 100 } },
        { bookmaker: "R", decimal: W, american: { home: -111, away: 100 } },
      ],
      "[].bookmaker → bookmaker, [].decimal.home → price home, [].decimal.away → price away, [].american.home → price home, [].american.away → price away = Q winner home 1.9, Q winner away 2, R winner home 1.9, R winner away 2",
    ],
    [
      "two entries of a dictionary, one of them under a key with a point",
      { ...Q, 7: { zorp: 1, ...W }, "8.5": { zorp: 2, home: 1.8, away: 2.1 } },
      "bookmaker → bookmaker, {} → leads on, {}.home → price home, {}.away → price away, {}.zorp → nothing: unknown ! .8.5.home: two prices for the same selection, ! .7.home: two prices for the same selection, ! .8.5.away: two prices for the same selection, ! .7.away: two prices for the same selection",
    ],
    [
      "a number alone under a bookmaker, beside what is understood",
      [{ ...Q, odds: W, Zip: 5, Zap: 6 }],
      "[].bookmaker → bookmaker, [].odds.home → price home, [].odds.away → price away, [].Zip → nothing: unknown, [].Zap → nothing: unknown = Q winner home 1.9, Q winner away 2",
    ],
  ])("%s", (_title, answer, expected, options) => {
    expect(told(answer, options)).toEqual(expected);
  });
});

describe("what is known of names and texts", () => {
  it.each<Case>([
    [
      "a text beside a container that nobody understands",
      [{ ...Q, zorp: "Corner flags", zurp: { ...W } }],
      "[].bookmaker → bookmaker, [].zorp → nothing: unknown, [].zurp → leads on: unknown, [].zurp.home → nothing: what [].zurp is about is not known, [].zurp.away → nothing: what [].zurp is about is not known ! [].zurp.home: what [].zurp is about is not known, ! [].zurp.away: what [].zurp is about is not known",
    ],
    [
      "markets under a listed bookmaker",
      { Quill: { Zip: OU, Zap: OU } },
      "{} → bookmaker, {}{} → market, {}{}.over → price total / over, {}{}.under → price total / under = Quill other Zip: over 1.9, Quill other Zip: under 1.95, Quill other Zap: over 1.9, Quill other Zap: under 1.95",
      { bookmakers: ["Quill"] },
    ],
    [
      "names that are pinned as bookmakers, once others are listed",
      { Alfa: W, Bravo: W },
      "{} → bookmaker, {}.home → price home, {}.away → price away = Alfa winner home 1.9, Alfa winner away 2, Bravo winner home 1.9, Bravo winner away 2",
      { bookmakers: ["Quill"], pins: { "{}": "bookmaker" } },
    ],
    [
      "names among books, once others are listed",
      { bookmakers: { alfa: W, bravo: W } },
      "bookmakers{} → bookmaker, bookmakers{}.home → price home, bookmakers{}.away → price away = alfa winner home 1.9, alfa winner away 2, bravo winner home 1.9, bravo winner away 2",
      { bookmakers: ["Quill"] },
    ],
    [
      "a market's name in the object of a price",
      { ...Q, coef: { name: "1x2", ...W } },
      "bookmaker → bookmaker, coef.name → market, coef.home → price home, coef.away → price away = Q winner home 1.9, Q winner away 2",
    ],
  ])("%s", (_title, answer, expected, options) => {
    expect(told(answer, options)).toEqual(expected);
  });
});
