import { describe, expect, it } from "vitest";
import { plainManner } from "../../src/facts/frozen.ts";
import type { ToldBet } from "../../src/facts/told-bets.ts";
import { betSection } from "../../src/replies/alerts/bet-alert.ts";
import { momentSection } from "../../src/replies/alerts/moments.ts";
import type { Text } from "../../src/replies/parts/text.ts";
import { hour, noon, northgate, said, texts } from "./facts.ts";

const bet: ToldBet = {
  ...{ id: 1, watchId: 12, matchId: 17, market: "winner", selection: "home", line: null, bookmaker: "Cedar" },
  ...{ news: "appeared", figures: { price: 2.1, edge: 0.041 }, before: null, asOf: noon, gone: null },
};

function told(text: Text, bets: readonly ToldBet[]): string[] {
  const shown = bets.map((one) => ({ bet: one, match: northgate }));
  const { blocks } = betSection(text, shown, { id: "a", manner: plainManner, ownBooks: [], now: noon });
  return said({ blocks, buttons: [], personal: false })
    .replaceAll(/[\u00a0\u202f]/g, " ")
    .split("\n");
}

describe("a value bet in an alert", () => {
  it.each([
    ["en", "New value bet: +4.1%", "Northgate 2.10 at Cedar + 1 more", "v Riverside · Sun, 19:00 UTC"],
    ["de", "Neue Value-Wette: +4,1%", "Northgate 2,10 · Cedar + 1 weiterer", "– Riverside · So, 19:00 UTC"],
    ["tr", "Yeni değerli bahis: +%4,1", "Northgate 2,10 · Cedar + 1 site", "- Riverside · Paz 19:00 UTC"],
  ])("has its edge in its first line, then the offer, in %s", (language, ...expected) => {
    const lines = told(texts.in(language), [bet, { ...bet, bookmaker: "Birch", figures: { price: 2.06, edge: 0.02 } }]);
    expect(lines.slice(1, -1)).toEqual(expected);
  });

  it("says what its edge was before", () => {
    const grown: ToldBet = { ...bet, news: "improved", before: { price: 2.05, edge: 0.02 } };
    expect(told(texts.in("en"), [grown])[1]).toBe("Value bet improved: +2.0 → +4.1%");
    expect(told(texts.in("en"), [grown, { ...bet, selection: "draw" }])).toContain("- 1 Northgate 2.10 · +2.0 → +4.1%");
  });

  it("is one line for each selection that is gone, whatever the reason, by its best price", () => {
    const gone = (bookmaker: string, edge: number, why: "left" | "below"): ToldBet => ({
      ...{
        ...bet,
        bookmaker,
        figures: { price: 2 + edge, edge },
        gone: { at: noon + hour, why, price: why === "below" ? 1.9 : null },
      },
    });
    const bets = [gone("Alder", 0.03, "left"), gone("Cedar", 0.04, "below"), gone("Oak", 0.01, "below")];
    const lines = told(texts.in("en"), [...bets, { ...gone("Oak", 0.02, "left"), selection: "draw" }, { ...bet, matchId: 18 }]);
    expect(lines.slice(4, -1)).toEqual(["Gone · 2", "> Northgate 2.04, now 1.90", "> Northgate v Riverside: Draw 2.02"]);
  });

  it("of more than six selections lists five, says how many more there are, and folds them", () => {
    const many = (count: number) =>
      told(
        texts.in("en"),
        Array.from({ length: count }, (_, nth) => ({ ...bet, matchId: 17 + nth })),
      );
    const rows = (lines: string[]) => lines.filter((line) => /^(?:- \d|>)/.test(line)).map((line) => line.slice(0, 3));
    expect(rows(many(6))).toEqual(["- 1", "- 2", "- 3", "- 4", "- 5", "- 6"]);
    expect(rows(many(8))).toEqual(["- 1", "- 2", "- 3", "- 4", "- 5", "> N", "> N", "> N"]);
    expect(many(8)).toContain("and 3 more");
  });
});

describe("a message that says that a match has started", () => {
  const started = { moment: { kind: "started", matchId: 17, startsAt: noon, line: null } as const, match: northgate };
  const silent = (matchId: number) => ({ moment: { kind: "silent", matchId, since: noon - hour } as const, match: northgate });
  const shown = (...all: Parameters<typeof momentSection>[1]) => momentSection(texts.in("en"), all, { now: noon });

  it("says no more that its alerts wait, and that of others still", () => {
    const one = shown(silent(17), started);
    expect(said({ blocks: one.blocks, buttons: [], personal: false })).not.toContain("its alerts are on hold");
    expect(one.buttons).toHaveLength(1);
    expect(said({ blocks: shown(silent(18), started).blocks, buttons: [], personal: false })).toContain("its alerts are on hold");
    expect(shown(silent(17)).blocks).toHaveLength(1);
  });
});
