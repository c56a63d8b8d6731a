import { describe, expect, it } from "vitest";
import type { AlertMatch } from "../../src/detection/alert-facts.ts";
import { winnerQuotes } from "../odds/prices.ts";
import {
  alertFacts,
  alertMatch,
  alertReply,
  boardOf,
  buttonsOf,
  heldFacts,
  hour,
  inBoth,
  movedMatch,
  noon,
  said,
  shortened,
  smash,
  texts,
  threeWay,
} from "./facts.ts";

const english = texts.in("en");
const smashed = alertMatch({ matchId: 18, match: smash, baseline: threeWay, board: shortened });

function many(count: number): AlertMatch[] {
  return Array.from({ length: count }, (_, index) => ({ ...(index % 3 === 1 ? smashed : movedMatch), matchId: 17 + index }));
}

describe("an alert that was held", () => {
  it("says in one line why, since when, and how many lines came back meanwhile", () => {
    const { en, ru } = inBoth((text) => alertReply(text, heldFacts([movedMatch])));
    expect(en).toContain("\nOn hold: quiet hours · Noticed 9 hours ago · 3 others moved back\n");
    expect(ru).toContain("\nОтложено: тихие часы · Замечено 9 часов назад · Ещё 3 линии откатились назад\n");
    for (const held of ["mute", "flood", "digest"] as const)
      expect(said(alertReply(english, heldFacts([movedMatch], held)))).not.toContain("quiet hours");
  });

  it("says from when to when we were away, where that was why", () => {
    const away = { from: noon - 5 * hour, to: noon - 60_000 };
    const facts = alertFacts(movedMatch, smashed);
    const { en, ru } = inBoth((text) => alertReply(text, { ...facts, manner: { ...facts.manner, held: "away", away } }));
    expect(en).toMatch(
      /^\n2 matches moved\n(?:.*\n){4}2 more moves · Back online: no odds from Sat, Aug 15, 07:00 UTC to 11:59 UTC\n$/,
    );
    expect(ru).toContain(" · Навёрстываю: коэффициентов не было (сб, 15 авг., 07:00 UTC – 11:59 UTC)\n");
    expect(en).not.toContain("Held");
  });

  it("says how far the line was in between, in full and among several", () => {
    const [move] = movedMatch.movement.moves;
    if (!move) throw new Error("nothing moved");
    const way = { from: move.probability.from, to: move.probability.to + 0.1 };
    const peak = { ...move, probability: way, price: { from: 1 / way.from, to: 1 / way.to } };
    const facts = heldFacts([{ ...movedMatch, peak }]);
    const { en, ru } = inBoth((text) => alertReply(text, facts));
    expect(en).toContain("· all 3 books · 61% in between\n");
    expect(ru).toContain("· все 3 букмекера · в какой-то момент 61%\n");
    expect(said(alertReply(english, heldFacts(many(7).map((one) => ({ ...one, peak })))))).toContain(
      "v Riverside · Sun, 19:00 UTC · 61% in between\n",
    );
    const other = { ...peak, selection: "away" };
    expect(said(alertReply(english, heldFacts([{ ...movedMatch, peak: other }])))).toContain("· Riverside 61% in between\n");
  });

  it("says nothing of it when it was not", () => {
    const text = said(alertReply(english, alertFacts(movedMatch)));
    expect(text).not.toMatch(/Noticed|Held|came back/);
  });
});

describe("the last alert before the limit per hour", () => {
  const atLimit = (points: number | null) => {
    const facts = alertFacts(movedMatch);
    return { ...facts, manner: { ...facts.manner, cap: { count: 12, until: noon + hour, points } } };
  };

  it("says so, until when the rest is collected, and leads to fewer alerts or no limit", () => {
    const { en, ru } = inBoth((text) => alertReply(text, atLimit(5)));
    expect(en).toContain("\nHourly limit reached (12). The rest comes at 13:00 UTC\n");
    expect(ru).toContain("\nЛимит 12 в час: остальное придёт в 13:00 UTC\n");
    expect(buttonsOf(alertReply(english, atLimit(5)))[1]).toBe(
      "[Only moves from 5 pp: less all 5pp] [No limit: settings hourly off briefly]",
    );
    expect(buttonsOf(alertReply(texts.in("ru"), atLimit(1.5)))[1]).toContain("[Только от 1,5 п. п.: less all 1.5pp]");
    expect(buttonsOf(alertReply(english, atLimit(null)))[1]).toContain("[Raise all thresholds: less all]");
  });

  it("offers to raise thresholds once, also when it was held itself", () => {
    const facts = atLimit(null);
    const held = alertReply(english, { ...facts, manner: { ...facts.manner, held: "flood" } });
    expect(
      buttonsOf(held)
        .join()
        .match(/Raise all thresholds/g),
    ).toHaveLength(1);
    expect(said(held)).toContain("On hold: hourly limit · Hourly limit reached (12)");
  });
});

describe("an alert of many matches", () => {
  it("is two lines for each of up to three matches, the largest move first, or of two, and a folded one for others", () => {
    const larger = alertMatch({ matchId: 98, match: smash, baseline: threeWay, board: boardOf(winnerQuotesOf(1.7)) });
    const { en, ru } = inBoth((text) => alertReply(text, heldFacts([...many(5), larger], "digest")));
    const row = (way: string, match: string) => [`- ▼ ${way}`, match];
    const line = row("Northgate 2.125 → 1.95", "v Riverside · Sun, 19:00 UTC");
    expect(en.split("\n").slice(1, 10)).toEqual([
      "Daily digest: 6 matches moved",
      ...row("Petrov 2.125 → 1.70", "v Marlow · time not known"),
      ...line,
      "> ▼ Petrov 2.125 → 1.95",
      "> ▼ Northgate 2.125 → 1.95",
      "> ▼ Northgate 2.125 → 1.95",
      "> ▼ Petrov 2.125 → 1.95",
    ]);
    const three = said(alertReply(english, heldFacts(many(3), "digest")));
    expect(three.match(/^- ▼/gm)).toHaveLength(3);
    expect(three).not.toContain("\n>");
    expect(ru).toContain("\nСводка за день: сдвиги в 6 матчах\n");
    expect(ru).toContain("\n- ▼ Северск 2,125 → 1,95\n— Заречье · вс, 19:00 UTC\n");
    expect(said(alertReply(english, alertFacts(...many(6))))).toContain("\n6 matches moved\n");
  });

  it("says which way a line went", () => {
    const back = alertMatch({ matchId: 99, baseline: shortened, board: boardOf(threeWay.quotes) });
    expect(said(alertReply(english, alertFacts(...many(5), back)))).toContain("▲ Northgate 1.95 → 2.125");
  });
});

function winnerQuotesOf(home: number) {
  return ["Alder", "Birch", "Cedar"].flatMap((book) => winnerQuotes(book, home, 3.8, 4.9));
}
