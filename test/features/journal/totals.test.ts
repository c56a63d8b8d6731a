import { describe, expect, it } from "vitest";
import { markClosed } from "../../../src/boards/closing-lines.ts";
import { addBets, type Bet, type BetResult, betsOf } from "../../../src/features/journal/bets.ts";
import { closeBets, fairChance, journalOf } from "../../../src/features/journal/closing.ts";
import { closingValueOf, returnedBy, totalsOf } from "../../../src/features/journal/totals.ts";
import { createStage, matchNamed, quote, twoWay } from "../../alert-path/stage.ts";
import { engines } from "../../databases.ts";

const bet: Bet = {
  ...{ id: 1, at: 0, matchId: 1, market: "winner", selection: "home", line: null, price: 2_100_000, stake: 1_001 },
  ...{ book: null, result: null, closedAt: null, closing: null, match: matchNamed("a-b") },
};
const on = (slug: string, change: Partial<Bet>, sport: string | null = "football"): Bet => ({
  ...bet,
  ...change,
  match: { ...bet.match, slug, sport },
});

describe("a placed bet", () => {
  it.each<[BetResult, number]>([
    ["won", 2_102],
    ["lost", 0],
    ["void", 1_001],
    ["half_won", 1_551],
    ["half_lost", 500],
  ])("that is %s brings back to the hundredth what a bookmaker pays", (result, returned) => {
    expect(returnedBy({ ...bet, result })).toBe(returned);
  });

  it("has brought back nothing that is known while it is open or has no stake", () => {
    expect(returnedBy(bet)).toBeNull();
    expect(returnedBy({ ...bet, stake: null, result: "won" })).toBeNull();
  });

  it("is worth by the closing line what its price is times the fair chance", () => {
    expect(closingValueOf({ price: 2_100_000, closing: 0.5 })).toBeCloseTo(0.05, 12);
    expect(closingValueOf({ price: 2_100_000, closing: null })).toBeNull();
  });
});

describe("the fair chance of a bet", () => {
  const quotes = [
    ...twoWay(0.4),
    ...["Alder", "Birch", "Cedar"].flatMap((book) =>
      (["over", "under"] as const).map((side) => quote(book, side, side === "over" ? 4 : 4 / 3, { market: "total", line: 2.5 })),
    ),
  ];

  it.each<[Bet["market"], string, number | null, number | null]>([
    ["winner", "home", null, 0.4],
    ["winner", "away", null, 0.6],
    ["winner", "draw", null, null],
    ["total", "over", 2.5, 0.25],
    ["total", "under", 2.5, 0.75],
    ["total", "over", 3.5, null],
  ])("on %s %s %s is %s", (market, selection, line, chance) => {
    const found = fairChance(quotes, { market, selection, line });
    expect(found === null ? null : Math.round(found * 1e6) / 1e6).toBe(chance);
  });
});

describe.each(engines)("the closing line of placed bets on $name", ({ open }) => {
  it("is kept once it is known, of bets from before the start, and again when the match was put off", async () => {
    const opened = await open();
    try {
      const stage = createStage(opened);
      const { database, clock } = stage;
      const minute = 60_000;
      const [match, other] = [await stage.addMatch("reds-blues"), await stage.addMatch("greens-greys")];
      const startsAt = clock.now() + 10 * minute;
      const begin = (at: number) => database.updateTable("matches").set({ starts_at: at }).where("id", "=", match.id).execute();
      await begin(startsAt);
      const placed = (at: number, matchId: number | null = match.id) => ({ ...bet, at, matchId });
      const bets = [placed(startsAt - 1), placed(startsAt), placed(1, other.id), placed(1, null)];
      await addBets(
        database,
        "telegram:@7",
        bets.map(({ id: _id, ...rest }) => rest),
      );
      const closed = async () => {
        await closeBets(database);
        const rows = await betsOf(database, "telegram:@7");
        return rows
          .toSorted((a, b) => a.id - b.id)
          .map(({ closedAt, closing }) => (closedAt === null ? null : [closedAt - startsAt, closing?.toFixed(2) ?? null]));
      };
      await stage.poll(match, 0.4);
      await clock.advance(10 * minute);
      expect(await closed()).toEqual([null, null, null, null]);
      await markClosed(database, clock.now());
      const [, first] = await journalOf(database, "telegram:@7");
      expect([first?.closedAt, first?.closing?.toFixed(2)]).toEqual([startsAt, "0.40"]);
      expect(await closed()).toEqual([[0, "0.40"], null, null, null]);
      await begin(startsAt + 20 * minute);
      await stage.poll(match, 0.45);
      await clock.advance(20 * minute);
      await markClosed(database, clock.now());
      const later = [20 * minute, "0.45"];
      expect(await closed()).toEqual([later, later, null, null]);
    } finally {
      await opened.close();
    }
  });
});

describe("the totals of a journal", () => {
  it("count money where there is a stake and an end, and open ones", () => {
    const bets = [
      on("a", { result: "won" }),
      on("b", { result: "lost", stake: 500 }),
      on("c", { stake: null, result: "won" }),
      on("d", {}),
    ];
    expect(totalsOf(bets)).toMatchObject({ open: 1, settled: 2, staked: 1_501, returned: 2_102 });
  });

  it("tell the mean closing-line value from ten matches on, bets of one match as one", () => {
    const nine = Array.from({ length: 9 }, (_, index) => on(`m${index}`, { closing: 0.5 }));
    const twice = [...nine, on("m0", { closing: 0.5 })];
    expect(totalsOf(twice).closing).toEqual({ count: 10, matches: 9, mean: null });
    const ten = totalsOf([...twice, on("m9", { closing: 0.6 })]).closing;
    expect(ten).toMatchObject({ count: 11, matches: 10 });
    // Nine of +5 % and one of +26 %.
    expect(ten.mean?.value).toBeCloseTo(0.071, 12);
    // Student with nine degrees: 2.262 standard errors of 0.021.
    expect(ten.mean?.range.low).toBeCloseTo(0.071 - 2.262 * 0.021, 4);
    expect(ten.mean?.range.high).toBeCloseTo(0.071 + 2.262 * 0.021, 4);
  });

  it("tell markets and sports apart where there are several, and enough of one", () => {
    const some = (count: number, from: number, change: Partial<Bet>, sport: string | null) =>
      Array.from({ length: count }, (_, index) => on(`m${from + index}`, { closing: 0.5, ...change }, sport));
    const bets = [...some(11, 0, {}, "football"), ...some(10, 20, { market: "total" }, "tennis"), ...some(2, 40, {}, null)];
    const groups = totalsOf(bets).groups.map(({ by, rows }) => [by, rows.map(({ group, score }) => [group, score.matches])]);
    expect(groups).toEqual([
      [
        "market",
        [
          ["winner", 13],
          ["total", 10],
        ],
      ],
      [
        "sport",
        [
          ["football", 11],
          ["tennis", 10],
        ],
      ],
    ]);
    expect(totalsOf(some(12, 0, {}, "football")).groups).toEqual([]);
    const order = (...bets: Bet[]) => totalsOf(bets).groups.flatMap(({ rows }) => rows.map(({ group }) => group));
    expect(order(...some(10, 0, {}, "tennis"), ...some(11, 20, {}, "football"))).toEqual(["football", "tennis"]);
    expect(order(...some(10, 0, {}, "tennis"), ...some(10, 20, {}, "football"))).toEqual(["football", "tennis"]);
    expect(order(...some(10, 0, {}, "football"), ...some(10, 20, {}, "tennis"))).toEqual(["football", "tennis"]);
  });
});
