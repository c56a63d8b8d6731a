import { describe, expect, it } from "vitest";
import { fairPrices } from "../../src/odds/fair-prices.ts";
import { fairReply } from "../../src/replies/questions/fair.ts";
import { buttonsOf, inBoth, said, texts } from "./facts.ts";

const english = texts.in("en");
const facts = { fair: fairPrices([1.9, 3.5, 4.2], "power"), typed: ["1.90", "7/2", "+320"] };

describe("/fair", () => {
  it("shows fair prices and chances, the margin, the method and how far the methods are apart", () => {
    const { en, ru } = inBoth((text) => fairReply(text, facts));
    expect(en).toMatchInlineSnapshot(`
      "
      Fair odds
       | Price | Fair | Chance% | ±
      1 | 1.90 | 1.96 | 51.0 | 0.9
      2 | 3.50 | 3.72 | 26.8 | 0.4
      3 | 4.20 | 4.51 | 22.2 | 0.5
      Margin 5.0%: it pays back 95.2% of stakes on average.
      Method: power
      ±: how far apart the three methods’ chances are (power, proportional, Shin), in pp.
      "
    `);
    expect(ru).toMatchInlineSnapshot(`
      "
      Линия без маржи
       | Кэф | Без маржи | Шанс% | ±
      1 | 1,90 | 1,96 | 51,0 | 0,9
      2 | 3,50 | 3,72 | 26,8 | 0,4
      3 | 4,20 | 4,51 | 22,2 | 0,5
      Маржа 5,0%: в среднем возвращается 95,2% поставленного.
      Степенной метод
      ±: насколько расходятся шансы по степенному и пропорциональному методам и по методу Шина, в п. п.
      "
    `);
  });

  it("changes the method by a button that carries the prices as they were typed, if it can", () => {
    expect(buttonsOf(fairReply(english, facts))).toMatchInlineSnapshot(`
      [
        "[Method: proportional: fair 1.90 7/2 +320 proportional] [Method: Shin: fair 1.90 7/2 +320 shin]",
      ]
    `);
    const many = Array.from({ length: 20 }, () => 15);
    const draft = fairReply(english, { fair: fairPrices(many, "shin"), typed: many.map(String) });
    expect(buttonsOf(draft)).toEqual([]);
  });

  it("says when prices leave no margin, and when they can hardly be one market", () => {
    expect(said(fairReply(english, { ...facts, fair: fairPrices([2.1, 2.1], "power") }))).toContain(
      "Margin −4.8%: these prices pay back 105.0% of stakes together.",
    );
    expect(said(fairReply(english, { ...facts, fair: fairPrices([1.2, 1.2], "power") }))).toContain("an unusual margin");
    expect(said(fairReply(english, facts))).not.toContain("an unusual margin");
  });

  it("has no fair price for a chance of nothing", () => {
    expect(said(fairReply(english, { ...facts, fair: fairPrices([1.000001, 1.000001, 10_000], "power") }))).toContain(
      "3 | 10000.00 | – | 0.0",
    );
  });
});
