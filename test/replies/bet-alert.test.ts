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
    ["en", "- Northgate 2.10 Cedar (+1 book) · +4.1%", "· model 2.02"],
    ["de", "- Northgate 2,10 Cedar (+1 Anbieter) · +4,1%", "· Modell 2,02"],
    ["tr", "- Northgate 2,10 Cedar (+1 site) · +%4,1", "· model 2,02"],
  ])("begins with the offer and ends with its edge, in %s, and its fair price is the model's", (language, row, model) => {
    const lines = told(texts.in(language), [bet, { ...bet, bookmaker: "Birch", figures: { price: 2.06, edge: 0.02 } }]);
    expect(lines).toContain(row);
    expect(lines.at(-2)?.endsWith(model)).toBe(true);
  });

  it("says behind its edge what that was", () => {
    const grown: ToldBet = { ...bet, news: "improved", before: { price: 2.05, edge: 0.02 } };
    expect(told(texts.in("en"), [grown])).toContain("- Northgate 2.10 Cedar · +4.1% (was +2.0%)");
  });

  it("that is gone at several books is told once for each reason, as those are that are there", () => {
    const gone = (bookmaker: string, edge: number, why: "left" | "below"): ToldBet => ({
      ...{ ...bet, bookmaker, figures: { price: 2.1, edge }, gone: { at: noon + hour, why, price: null } },
    });
    const lines = told(texts.in("en"), [gone("Alder", 0.03, "left"), gone("Cedar", 0.04, "left"), gone("Oak", 0.01, "below")]);
    expect(lines.filter((line) => line.startsWith("- "))).toEqual([
      expect.stringMatching(/^- Northgate at 2\.10 \(Cedar, \+1\): /),
      expect.stringMatching(/^- Northgate at 2\.10 \(Oak\): /),
    ]);
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
