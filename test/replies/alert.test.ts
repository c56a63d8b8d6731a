import { describe, expect, it } from "vitest";
import type { AlertMatch } from "../../src/detection/alert-facts.ts";
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
  it("says why, since when, and how many lines came back meanwhile", () => {
    const { en, ru } = inBoth((text) => alertReply(text, heldFacts([movedMatch])));
    expect(en).toContain("Noticed 9 hours ago.\nHeld back until now by quiet hours.\n3 lines moved and came back meanwhile.\n");
    expect(ru).toContain(
      "Замечено 9 часов назад.\nНе пришло раньше из-за тихих часов.\nЗа это время 3 линии сдвинулись и вернулись.\n",
    );
    expect(said(alertReply(english, heldFacts([movedMatch, smashed])))).toContain(
      "The first of these was noticed 9 hours ago.\n",
    );
    for (const held of ["snooze", "flood", "digest"] as const)
      expect(said(alertReply(english, heldFacts([movedMatch], held)))).not.toContain("quiet hours");
  });

  it("says first from when to when we were away, where that was why", () => {
    const away = { from: noon - 5 * hour, to: noon - 60_000 };
    const facts = alertFacts(movedMatch, smashed);
    const { en, ru } = inBoth((text) => alertReply(text, { ...facts, manner: { ...facts.manner, held: "away", away } }));
    expect(en).toMatch(
      /^\nFrom Sat, Aug 15, 07:00 UTC to Sat, Aug 15, 11:59 UTC I had no odds\. These matches have moved since, and this is where they are now:\n/,
    );
    expect(ru).toMatch(/^\nС сб, 15 авг., 07:00 UTC по сб, 15 авг., 11:59 UTC коэффициентов у меня не было\. За это время линии/);
    expect(en).not.toContain("Held back");
  });

  it("says how far the line was in between, in full and in a digest", () => {
    const [move] = movedMatch.movement.moves;
    if (!move) throw new Error("nothing moved");
    const way = { from: move.probability.from, to: move.probability.to + 0.1 };
    const peak = { ...move, probability: way, price: { from: 1 / way.from, to: 1 / way.to } };
    const facts = heldFacts([{ ...movedMatch, peak }]);
    const { en, ru } = inBoth((text) => alertReply(text, facts));
    expect(en).toMatch(/Furthest in between: Northgate [\d.]+ \(\+[\d.]+ points\)/);
    expect(ru).toMatch(/Дальше всего в промежутке: Северск [\d,]+ \(\+[\d,]+ п\. п\.\)/);
    expect(said(alertReply(english, heldFacts(many(7).map((one) => ({ ...one, peak })))))).toMatch(
      /▼ Northgate [\d.]+ → [\d.]+, furthest [\d.]+/,
    );
  });

  it("says nothing of it when it was not", () => {
    const text = said(alertReply(english, alertFacts(movedMatch)));
    expect(text).not.toMatch(/Noticed|Held|came back/);
  });
});

describe("the last alert before the limit per hour", () => {
  const atLimit = (points: number | null, count = 12) => {
    const facts = alertFacts(movedMatch);
    return { ...facts, manner: { ...facts.manner, cap: { count, until: noon + hour, points } } };
  };

  it("says so, until when the rest is collected, and leads to fewer alerts or no limit", () => {
    const { en, ru } = inBoth((text) => alertReply(text, atLimit(5)));
    expect(en).toContain("\nThat was 12 this hour. I collect the rest until 13:00 UTC.\n");
    expect(ru).toContain("\nЭто 12-е сообщение за час. Остальное соберу до 13:00 UTC.\n");
    expect(buttonsOf(alertReply(english, atLimit(5)))[1]).toBe(
      "[Only moves from 5 points: less all 5pp] [No limit: settings hourly off briefly]",
    );
    expect(buttonsOf(alertReply(texts.in("ru"), atLimit(1.5)))[1]).toContain("[Только движения от 1,5 п. п.: less all 1.5pp]");
    expect(buttonsOf(alertReply(english, atLimit(null)))[1]).toContain("[Raise all thresholds: less all]");
    const one = inBoth((text) => alertReply(text, atLimit(5, 1)));
    expect(one.en).toContain("That was the one message for this hour.");
    expect(one.ru).toContain("Одно сообщение за этот час уже пришло.");
  });

  it("offers to raise thresholds once, also when it was held itself", () => {
    const facts = atLimit(null);
    const held = alertReply(english, { ...facts, manner: { ...facts.manner, held: "flood" } });
    expect(
      buttonsOf(held)
        .join()
        .match(/Raise all thresholds/g),
    ).toHaveLength(1);
    expect(said(held)).toContain("Collected while the limit per hour was reached.");
  });
});

describe("an alert of many matches", () => {
  it("is a line per match under each league, with the strongest move", () => {
    const { en, ru } = inBoth((text) => alertReply(text, heldFacts(many(6), "digest")));
    const line = "- Northgate v Riverside: ▼ Northgate 2.17 → 1.96";
    const other = "- Petrov v Marlow: ▼ Petrov 2.17 → 1.96";
    const lines = [...Array<string>(4).fill(line), "Other matches", ...Array<string>(2).fill(other)].join("\n");
    expect(en).toContain(`\nDaily digest: 6 matches moved\nRiver Cup\n${lines}\n`);
    expect(en).not.toContain("Held back");
    expect(ru).toContain("Сводка за день: движение линии в 6 матчах\nРечной кубок\n- Северск — Заречье: ▼ Северск 2,17 → 1,96\n");
    expect(said(alertReply(english, alertFacts(...many(6))))).toContain("\n6 matches moved\n");
  });

  it("tells up to five in full, those of one league together", () => {
    const text = said(alertReply(english, alertFacts(...many(4))));
    expect(text.match(/moved the same way/g)).toHaveLength(4);
    expect([...text.matchAll(/^(Northgate|Petrov) v/gm)].map(([, home]) => home)).toEqual([
      "Northgate",
      "Northgate",
      "Northgate",
      "Petrov",
    ]);
  });

  it("says which way a line went", () => {
    const back = alertMatch({ matchId: 99, baseline: shortened, board: boardOf(threeWay.quotes) });
    expect(said(alertReply(english, alertFacts(...many(5), back)))).toContain("▲ Northgate 1.96 → 2.17");
  });
});
