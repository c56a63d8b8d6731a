import { describe, expect, it } from "vitest";
import { toldOnce } from "../../src/delivery/kinds/told-once.ts";
import type { AlertMatch } from "../../src/detection/alert-facts.ts";
import { parseRule } from "../../src/rules/rule-text.ts";
import { alertMatch, shortened, threeWay } from "../replies/facts.ts";

const way = alertMatch({ baseline: threeWay, board: shortened });

/** An alert of one watch, by a rule in canonical words, of some selections or of a limit that was crossed. */
function alert(watchId: number, words: string, of: readonly string[], fields: Partial<AlertMatch> = {}): AlertMatch {
  const rule = parseRule(words);
  const [move] = way.movement.moves;
  if (!rule || !move) throw new Error("not canonical");
  const isLimit = rule.kind === "target";
  const crossed = {
    kind: "crossed",
    market: "winner",
    selection: of[0] ?? "",
    line: null,
    price: 3,
    book: null,
    aside: null,
    before: 2.5,
  } as const;
  const moves = isLimit ? [] : of.map((selection) => ({ ...move, market: "winner" as const, selection, line: null }));
  return { ...way, watchId, rule, movement: { moves }, event: isLimit ? crossed : null, ...fields };
}

function told(...alerts: AlertMatch[]) {
  return toldOnce(alerts).map(({ watchId, movement, event, namesRule }) => {
    const of = event?.kind === "crossed" ? [`${event.selection}!`] : movement.moves.map(({ selection }) => selection);
    return [watchId, ...of, ...(namesRule ? ["by its rule"] : [])];
  });
}

describe("what several rules of a chat would tell of one match", () => {
  it("is told once, by the tighter rule, and what only the looser one tells comes after it", () => {
    expect(told(alert(1, "3pp", ["home", "away"]), alert(2, "5pp", ["home"]))).toEqual([
      [2, "home", "by its rule"],
      [1, "away", "by its rule"],
    ]);
    expect(told(alert(1, "3pp", ["home"]), alert(2, "5pp", ["home"]))).toEqual([[2, "home", "by its rule"]]);
  });

  it("is told by a limit before a way, and by the limit that is further", () => {
    const [low, high] = ["3", "3.5"].map((price, nth) => alert(nth + 2, `>=${price} on=winner:home`, ["home"]));
    if (!low || !high) throw new Error("two limits");
    expect(told(alert(1, "3pp", ["home"]), low, high)).toEqual([[3, "home!", "by its rule"]]);
    const [loose, tight] = ["2", "1.8"].map((price, nth) => alert(nth + 5, `<=${price} on=winner:home`, ["home"]));
    if (!loose || !tight) throw new Error("two limits");
    expect(told(loose, tight)).toEqual([[6, "home!", "by its rule"]]);
  });

  it("is told by the watch that came first where the rules are as tight, and by the way that is longer in its own unit", () => {
    expect(told(alert(2, "3pp", ["home"]), alert(1, "3pp", ["home"]))).toEqual([[1, "home", "by its rule"]]);
    expect(told(alert(1, "3pp", ["home"]), alert(2, "3.5pp", ["home"]))).toEqual([[2, "home", "by its rule"]]);
    // Any limit is tighter than any way, as low as it may be.
    for (const words of ["<=1000 on=winner:home", ">=1.01 on=winner:home"])
      expect(told(alert(1, "50pp", ["home"]), alert(2, words, ["home"]))).toEqual([[2, "home!", "by its rule"]]);
  });

  it("is another thing in another market, and on another line", () => {
    const [move] = way.movement.moves;
    if (!move) throw new Error("no move");
    const total = (line: number) => ({ moves: [{ ...move, market: "total" as const, selection: "over", line }] });
    const lines = (...alerts: AlertMatch[]) => toldOnce(alerts).flatMap(({ movement }) => movement.moves.map(({ line }) => line));
    const on = (id: number, words: string, line: number) => alert(id, words, [], { movement: total(line) });
    expect(lines(on(1, "5pp", 2.5), on(2, "3pp", 3.5))).toEqual([2.5, 3.5]);
    expect(lines(on(1, "5pp", 2.5), on(2, "3pp", 2.5))).toEqual([2.5]);
  });

  it("is told by a gap that opened, and once where two rules say the same of it", () => {
    const gap = (id: number, words: string, ...changes: (readonly [string, boolean])[]) => {
      const event = {
        kind: "gap",
        changes: changes.map(([selection, isOpen]) => ({ selection, isOpen })),
      } as unknown as AlertMatch["event"];
      return alert(id, words, [], { event });
    };
    const ids = (...alerts: AlertMatch[]) => toldOnce(alerts).map(({ watchId }) => watchId);
    expect(ids(gap(1, "gap>=5pp", ["home", true]), gap(2, "gap>=6pp", ["home", true]))).toEqual([2]);
    expect(ids(gap(1, "gap>=5pp", ["home", false]), gap(2, "gap>=6pp", ["home", true]))).toEqual([2, 1]);
  });

  it("is told by a way before odds that are new", () => {
    const posted = alert(1, "posted", ["away"], { event: { kind: "posted" } });
    expect(told(posted, alert(2, "3pp", ["home"]))).toEqual([
      [2, "home", "by its rule"],
      [1, "away", "by its rule"],
    ]);
  });

  it("stays as it is where the rules tell of different things, or of different matches", () => {
    const limit = alert(2, ">=3 on=winner:away", ["away"]);
    expect(told(alert(1, "3pp", ["home"]), limit)).toEqual([
      [2, "away!", "by its rule"],
      [1, "home", "by its rule"],
    ]);
    const other = alert(2, "5pp", ["home"], { matchId: 18 });
    expect(told(alert(1, "3pp", ["home"]), other)).toEqual([
      [1, "home"],
      [2, "home"],
    ]);
  });
});
