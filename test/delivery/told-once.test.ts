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
