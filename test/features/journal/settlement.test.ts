import { describe, expect, it } from "vitest";
import type { MatchResult } from "../../../src/api/model.ts";
import { resultOf, type Settled } from "../../../src/features/journal/settlement.ts";
import { createRandom } from "../../odds/invented-boards.ts";

/** What comes back of a stake of 2 at a price of 2: it tells half a bet from a whole one. */
const returned = { won: 4, half_won: 3, void: 2, half_lost: 1, lost: 0 } as const;

/** Every selection by how a match of two teams ended, as a bookmaker's table of rules has it: w, l or v (the stake comes back). */
const bySide: Readonly<Record<string, string>> = {
  // market selection: home side won, level, away side won
  "three_way home": "wll",
  "three_way draw": "lwl",
  "three_way away": "llw",
  "two_way home": "wvl",
  "two_way away": "lvw",
  "draw_no_bet home": "wvl",
  "draw_no_bet away": "lvw",
  "double_chance 1X": "wwl",
  "double_chance 12": "wlw",
  "double_chance X2": "lww",
};

/** What comes back by the rules, worked out in another way: a quarter line as two bets of half the stake. */
function byHand({ market, selection, line, hasDraw }: Settled, home: number, away: number): number {
  const back = { w: 2, v: 1, l: 0 } as Readonly<Record<string, number>>;
  if (market === "both_score") return 2 * ((selection === "yes") === home * away > 0 ? 2 : 0);
  if (market !== "total" && market !== "handicap") {
    const name = market === "winner" ? (hasDraw ? "three_way" : "two_way") : market;
    return (
      2 * (back[bySide[`${name} ${selection}`]?.[[home > away, home === away, home < away].indexOf(true)] ?? ""] ?? Number.NaN)
    );
  }
  const quarters = Math.round((line ?? 0) * 4);
  const halves = quarters % 2 === 0 ? [quarters, quarters] : [quarters - 1, quarters + 1];
  return halves.reduce((sum, quarter) => {
    const goals = { over: home + away, under: -home - away, home: home - away, away: away - home }[selection] ?? Number.NaN;
    const ahead = market === "total" && selection === "over" ? 4 * goals - quarter : 4 * goals + quarter;
    return sum + (ahead > 0 ? 2 : ahead === 0 ? 1 : 0);
  }, 0);
}

const selections = {
  winner: ["home", "draw", "away"],
  three_way: ["home", "draw", "away"],
  two_way: ["home", "away"],
  double_chance: ["1X", "12", "X2"],
  draw_no_bet: ["home", "away"],
  total: ["over", "under"],
  handicap: ["home", "away"],
  both_score: ["yes", "no"],
} as const;

function scored(home: number, away: number, more: Partial<MatchResult> = {}): MatchResult {
  return { slug: "one", status: "finished", score: { home, away }, regular: null, winner: null, ...more };
}

const football = { hasDraw: true, isRegular: true };
const other = { hasDraw: false, isRegular: false };
const bet = (words: string, how: Pick<Settled, "hasDraw" | "isRegular"> = football): Settled => {
  const [market = "", selection = "", line] = words.split(" ");
  return { market: market as Settled["market"], selection, line: line === undefined ? null : Number(line), ...how };
};

describe("how a bet ended", () => {
  it("is what the rules of bookmakers say of 1,000 bets on all markets", () => {
    const random = createRandom(7);
    const counts = new Map<string, number>();
    for (let nth = 0; nth < 1_000; nth++) {
      const pick = <T>(of: readonly T[]) => of[Math.floor(random() * of.length)] as T;
      const market = pick(Object.keys(selections) as (keyof typeof selections)[]);
      const hasDraw = market === "winner" ? random() < 0.5 : market === "three_way";
      const selection = pick(selections[market].filter((one) => market !== "winner" || hasDraw || one !== "draw"));
      const line =
        market === "total" ? pick([1.5, 2, 2.25, 2.5, 2.75, 3, 3.5]) : pick([-1.5, -1, -0.75, -0.25, 0, 0.25, 0.5, 1.25]);
      const hasLine = market === "total" || market === "handicap";
      const settled: Settled = { market, selection, line: hasLine ? line : null, hasDraw, isRegular: true };
      const [home, away] = [Math.floor(random() * 5), Math.floor(random() * 4)];
      const result = resultOf(settled, scored(home, away));
      expect({ ...settled, home, away, back: returned[result ?? "lost"] }).toEqual({
        ...{ ...settled, home, away },
        back: byHand(settled, home, away),
      });
      counts.set(result ?? "none", (counts.get(result ?? "none") ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual(["half_lost", "half_won", "lost", "void", "won"]);
  });

  it("gives every stake back when the match was called off, and says nothing before its end", () => {
    for (const words of ["winner home", "total over 2.5", "handicap away 1.25", "both_score no"]) {
      expect(resultOf(bet(words), scored(3, 0, { status: "cancelled" }))).toBe("void");
      expect(resultOf(bet(words), scored(3, 0, { status: "live" }))).toBeNull();
    }
  });

  it("goes by the regular time where bets do, and never by a final score that may go beyond it", () => {
    const extraTime = scored(2, 1, { regular: { home: 1, away: 1 } });
    expect(
      ["winner home", "winner draw", "total over 2.5", "both_score yes"].map((one) => resultOf(bet(one), extraTime)),
    ).toEqual(["lost", "won", "lost", "won"]);
    // Ice hockey: who wins at all, and who wins within sixty minutes.
    const hockey = { hasDraw: true, isRegular: false };
    expect(resultOf(bet("three_way home", hockey), scored(4, 3))).toBeNull();
    expect(resultOf(bet("three_way draw", hockey), scored(4, 3, { regular: { home: 3, away: 3 } }))).toBe("won");
    expect(resultOf(bet("two_way home", other), scored(4, 3, { regular: { home: 3, away: 3 } }))).toBe("won");
    expect(resultOf(bet("total over 6.5", other), scored(4, 3, { regular: { home: 3, away: 3 } }))).toBe("won");
  });

  it("goes by the winner where a service has no score, and leaves open what that doesn't tell", () => {
    const won = scored(0, 0, { score: null, winner: "away" });
    expect(resultOf(bet("winner away", other), won)).toBe("won");
    expect(resultOf(bet("double_chance X2"), won)).toBe("won");
    expect(resultOf(bet("total under 2.5"), won)).toBeNull();
    expect(resultOf(bet("handicap home -1"), won)).toBeNull();
    expect(resultOf(bet("winner home"), scored(0, 0, { score: null }))).toBeNull();
  });

  it("is nobody's guess where it is not known whether a draw was offered, and three ways at a handicap are told apart", () => {
    const unknown = { hasDraw: null, isRegular: true };
    expect(["winner home", "handicap home -1"].map((one) => resultOf(bet(one, unknown), scored(2, 1)))).toEqual(["won", null]);
    expect(resultOf(bet("winner home", unknown), scored(1, 1))).toBeNull();
    const threeWays = ["handicap home -1", "handicap draw -1", "handicap away 1"];
    expect(threeWays.map((one) => resultOf(bet(one), scored(2, 1)))).toEqual(["lost", "won", "lost"]);
    expect(threeWays.map((one) => resultOf(bet(one), scored(3, 1)))).toEqual(["won", "lost", "lost"]);
    expect(resultOf(bet("other Exact"), scored(2, 1))).toBeNull();
  });
});
