import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ExplainedBet, quietEdge, quietImprovement } from "../../src/facts/bet-explanation.ts";
import { type BetFilter, fitsFilter, isSameFilter, staysInFilter } from "../../src/rules/bet-filter.ts";
import {
  afterSight,
  asKnown,
  type BetSight,
  isEdit,
  type KnownBet,
  newsAfterEdit,
  newsOf,
  noImprovement,
  usualImprovement,
  withSaid,
} from "../../src/rules/bet-rule.ts";
import { formatBetTerms, parseBetTerms } from "../../src/rules/rule-text.ts";
import { matchNamed } from "../alert-path/stage.ts";

const minute = 60_000;
const hour = 60 * minute;
const noon = Date.UTC(2026, 7, 15, 12);
const open: BetFilter = { edge: null, leastPrice: null, mostPrice: null, withinHours: null, sport: null, book: null };

const listed = (edge: number, fits = true): BetSight => ({ there: true, figures: { price: 2.1, edge }, fits });
const left: BetSight = { there: false, why: "left", price: 1.95 };
const news = (known: KnownBet | null) => known && newsOf(known, usualImprovement);
const see = (known: KnownBet | null, sight: BetSight, at = noon) => afterSight(known, sight, at);
/** The chat has been told what there was to tell, by a message. */
const tell = (known: KnownBet | null): KnownBet => {
  if (!known) throw new Error("there is nothing to tell");
  const [first = { id: "m" }, ...others] = known.messages;
  const messages = [first, ...others].map(({ id }) => ({ id, saysGone: known.gone !== null }));
  return { ...asKnown(known), messages };
};
const appeared = () => tell(see(null, listed(0.05)));

describe("a value bet", () => {
  it("that fits appears, and is told once", () => {
    const known = see(null, listed(0.05));
    expect(news(known)).toBe("appeared");
    expect(news(see(tell(known), listed(0.05)))).toBeNull();
    expect(see(null, listed(0.05, false))).toBeNull();
  });

  it("keeps since when its figures are as they are, until they change", () => {
    const at = (changedAt: number, edge = 0.05): BetSight => ({
      ...{ there: true, fits: true },
      figures: { price: 2.1, edge, changedAt, fetchedAt: changedAt + minute },
    });
    const known = see(null, at(noon));
    const later = see(known, at(noon + hour));
    expect(later?.figures).toEqual({ price: 2.1, edge: 0.05, changedAt: noon, fetchedAt: noon + minute });
    expect(see(later, at(noon + hour, 0.06))?.figures).toMatchObject({ edge: 0.06, changedAt: noon + hour });
  });

  it("that was there when the watch began is no news, until it improves", () => {
    const first = see(null, listed(0.05));
    const known = first && asKnown(first);
    expect(news(known)).toBeNull();
    expect(news(see(known, listed(0.0599)))).toBeNull();
    expect(news(see(known, listed(0.06)))).toBe("improved");
    expect(see(known, left)).toBeNull();
  });

  it("improves from what was last told, not from where it has fallen to", () => {
    const fallen = see(appeared(), listed(0.03));
    expect(news(see(fallen, listed(0.059)))).toBeNull();
    const better = see(fallen, listed(0.06));
    expect(news(better)).toBe("improved");
    expect(news(see(tell(better), listed(0.069)))).toBeNull();
    expect(news(see(tell(better), listed(0.07)))).toBe("improved");
  });

  it("that is gone is told by a change of its messages, once, with when and at what price", () => {
    const gone = see(appeared(), left, noon + minute);
    expect(news(gone)).toBe("gone");
    expect(gone?.gone).toEqual({ at: noon + minute, why: "left", price: 1.95 });
    expect(see(gone, left, noon + 2 * minute)).toEqual(gone);
    expect(news(tell(gone))).toBeNull();
  });

  it("that is gone before anybody was told of it is nothing at all", () => {
    expect(see(see(null, listed(0.05)), left)).toBeNull();
  });

  it("that comes back soon is the same one, by the whole filter; later it appears anew", () => {
    const gone = tell(see(appeared(), left));
    expect(see(gone, listed(0.05, false), noon + minute)).toEqual(gone);
    const back = see(gone, listed(0.05), noon + 59 * minute);
    expect(news(back)).toBe("back");
    expect(news(tell(back))).toBeNull();
    const anew = see(gone, listed(0.05), noon + 60 * minute);
    expect(news(anew)).toBe("appeared");
    expect(anew?.messages).toEqual([]);
  });

  it("that stays away is forgotten, at once when its message says so, and after a day in any case", () => {
    const gone = see(appeared(), left);
    expect(see(tell(gone), left, noon + 60 * minute)).toBeNull();
    expect(see(gone, left, noon + 60 * minute)).toEqual(gone);
    expect(see(gone, left, noon + 24 * 60 * minute)).toBeNull();
    // Not a moment sooner.
    expect([see(tell(gone), left, noon + 60 * minute - 1), see(gone, left, noon + 24 * 60 * minute - 1)]).toEqual([
      tell(gone),
      gone,
    ]);
    // One message that does not say so is enough to go on.
    const half = withSaid(
      {
        ...tell(gone),
        messages: [
          { id: "m", saysGone: true },
          { id: "n", saysGone: true },
        ],
      },
      "n",
      false,
    );
    expect(see(half, left, noon + 60 * minute)).toEqual(half);
  });

  it("is the same one for an hour, and another from then on, whatever is listed", () => {
    const gone = tell(see(appeared(), left));
    expect(news(see(gone, listed(0.05), noon + 60 * minute - 1))).toBe("back");
    expect(see(gone, listed(0.05, false), noon + 60 * minute)).toEqual(gone);
    // What is still within its slack goes on while it is there.
    expect(see(appeared(), listed(0.046, false))?.figures.edge).toBe(0.046);
  });

  it("is said to be gone, or back, by the messages that say otherwise", () => {
    const [gone, here] = [tell(see(appeared(), left)), appeared()];
    expect(withSaid(gone, "m", false).messages).toEqual([{ id: "m", saysGone: false }]);
    expect(withSaid(gone, "other", false)).toEqual(gone);
    expect([news(withSaid(gone, "m", false)), news(withSaid(here, "m", true)), news(gone), news(here)]).toEqual([
      "gone",
      "back",
      null,
      null,
    ]);
    expect((["gone", "back", "appeared", "improved", null] as const).map(isEdit)).toEqual([true, true, false, false, false]);
  });

  it("keeps an improvement that waits while its messages are changed, and no change that was made", () => {
    const [gone, better] = [see(appeared(), left), see(appeared(), listed(0.09))];
    expect(newsOf(better ?? appeared(), noImprovement)).toBeNull();
    expect(gone && newsAfterEdit(gone, "improved")).toBe("gone");
    expect((["improved", "appeared", "gone", "back", null] as const).map((before) => newsAfterEdit(appeared(), before))).toEqual([
      "improved",
      "appeared",
      null,
      null,
      null,
    ]);
  });

  it("does not improve while it is gone", () => {
    const gone = tell(see(appeared(), left));
    expect(news({ ...gone, figures: { price: 3, edge: 0.5 } })).toBeNull();
  });

  it("is told as often as its edge has grown by the improvement, on whatever path", () => {
    const edges = fc.array(fc.integer({ min: 20_000, max: 200_000 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(edges, (path) => {
        let known: KnownBet | null = null;
        const told: number[] = [];
        for (const [step, micros] of path.entries()) {
          known = see(known, listed(micros / 1e6), noon + step * minute);
          if (news(known) === null) continue;
          told.push(micros);
          known = tell(known);
        }
        const due: number[] = [];
        for (const micros of path) if (due.length === 0 || micros >= (due.at(-1) ?? 0) + usualImprovement) due.push(micros);
        expect(told).toEqual(due);
      }),
    );
  });
});

describe("what would have kept value bets quiet", () => {
  const bet = (edge: number, before: number | null): ExplainedBet => ({
    ...{ market: "winner", selection: "home", line: null, bookmaker: "Alder", gone: null, others: null },
    ...{ figures: { price: 2.1, edge }, before: before === null ? null : { price: 2, edge: before } },
  });

  it("is a step of a tenth above what they had: of a percent, of a point", () => {
    expect([0.05, 0.0509, 0.051].map((edge) => quietEdge([bet(0.02, null), bet(edge, null)]))).toEqual([0.051, 0.051, 0.052]);
    expect(quietImprovement([bet(0.061, 0.05), bet(0.09, 0.0755)])).toBe(15_000);
  });
});

describe("the filter of value bets", () => {
  const match = { ...matchNamed("reds-blues", "scheduled", noon + 3 * 60 * minute), sport: "football" };
  const bet = { matchSlug: "reds-blues", match, market: "winner", selection: "home", line: null } as const;
  const one = (edge: number, price = 2.1) => ({ bet: { ...bet, bookmaker: "Alder", price, edge }, known: { id: 1, match } });
  const fits = (filter: Partial<BetFilter>, edge = 0.05, price = 2.1) =>
    fitsFilter(one(edge, price), { ...open, ...filter }, noon);

  it("looks at edge, price, hours, sport and book, limits included", () => {
    expect(fits({ edge: 0.05 })).toBe(true);
    expect(fits({ edge: 0.05 }, 0.1 - 0.05)).toBe(true);
    expect(fits({ edge: 0.05 }, 0.0499)).toBe(false);
    expect(fits({ leastPrice: 2.1, mostPrice: 2.1 })).toBe(true);
    expect([fits({ leastPrice: 2.11 }), fits({ mostPrice: 2.09 })]).toEqual([false, false]);
    expect([fits({ withinHours: 3 }), fits({ withinHours: 2 })]).toEqual([true, false]);
    expect([fits({ sport: "football" }), fits({ sport: "tennis" })]).toEqual([true, false]);
    expect([fits({ book: "Alder" }), fits({ book: "Birch" })]).toEqual([true, false]);
  });

  it("lets go of a bet only when its edge is half a point below", () => {
    const stays = (edge: number) => staysInFilter({ edge }, { ...open, edge: 0.05 });
    expect([stays(0.0451), stays(0.045), stays(0.0449)]).toEqual([true, true, false]);
    expect(staysInFilter({ edge: 0.001 }, open)).toBe(true);
  });

  it("is another one where any part of it is", () => {
    const others: Partial<BetFilter>[] = [
      { edge: 0.1 },
      { leastPrice: 2 },
      { mostPrice: 2 },
      { withinHours: 2 },
      { sport: "tennis" },
      { book: "B" },
    ];
    for (const change of others) {
      expect(isSameFilter(open, { ...open, ...change })).toBe(false);
      expect(isSameFilter({ ...open, ...change }, { ...open, ...change })).toBe(true);
    }
  });

  it("is written with the improvement in words that are read back, whatever names there are", () => {
    const name = fc.option(fc.string());
    const figure = fc.option(fc.integer({ min: 1, max: 5_000 }).map((hundredths) => hundredths / 100));
    const filters = fc.record({
      edge: figure,
      leastPrice: figure,
      mostPrice: figure,
      withinHours: fc.option(fc.integer({ min: 1, max: 99 })),
      sport: name,
      book: name,
    });
    fc.assert(
      fc.property(filters, fc.integer({ min: 1, max: 1_000_000 }), (filter, improvement) => {
        const terms = { filter, improvement };
        const written = formatBetTerms(terms);
        expect(parseBetTerms(written)).toEqual(terms);
        const reversed = Object.fromEntries(Object.entries(filter).reverse()) as typeof filter;
        expect([formatBetTerms({ filter: reversed, improvement }), isSameFilter(filter, reversed)]).toEqual([written, true]);
      }),
      { seed: 10 },
    );
    const filter = { ...open, edge: 0.05, leastPrice: 1.5, withinHours: 12, sport: "ice hockey" };
    expect(formatBetTerms({ filter, improvement: 10_000 })).toBe(
      "bets edge>=0.05 prices=1.5- within=12h sport=ice%20hockey improving=10000",
    );
  });
});
