import { describe, expect, it } from "vitest";
import type { Decision } from "../../src/facts/decisions.ts";
import { quietThreshold, wayAsThreshold } from "../../src/facts/explanation.ts";
import { decisionInWords } from "../../src/replies/watching/decision.ts";
import { logReply } from "../../src/replies/watching/log.ts";
import { whyReply } from "../../src/replies/watching/why.ts";
import { defaultRule } from "../../src/rules/rule.ts";
import { decided } from "./decisions.ts";
import { buttonsOf, inBoth, languages, northgate, said, texts } from "./facts.ts";

const length = decided.evidence?.length ?? 0;
const rules = {
  rule: defaultRule,
  moved: wayAsThreshold(defaultRule.threshold, length),
  quiet: quietThreshold(defaultRule.threshold, length),
};
const told = { decision: decided, match: northgate, ...rules };

describe("why an alert came", () => {
  it("says what is doubtful about it, and none of what is not", () => {
    const english = texts.in("en");
    const books = (agreeing: number) => (decided.evidence?.books ?? []).map((book, nth) => ({ ...book, agrees: nth < agreeing }));
    const of = (agreeing: number, by: "consensus" | "best") => {
      const evidence = decided.evidence && { ...decided.evidence, books: books(agreeing) };
      return said(whyReply(english, { ...told, decision: { ...decided, evidence }, rule: { ...defaultRule, reducer: { by } } }));
    };
    expect(of(3, "consensus")).not.toMatch(/Only (?:one book|the margin)|verified|!/);
    expect(of(1, "consensus")).toContain("\nOnly one book moved.\n");
    expect(of(0, "best")).toContain("\nOnly the margin changed; the fair odds stayed.\n");
    expect(of(2, "best")).not.toContain("Only the margin");
  });

  it("is told with the rule, the baseline, each book, the age, and what would have kept it quiet", () => {
    const { en, ru } = inBoth((text) => whyReply(text, told));
    expect(en).toMatchInlineSnapshot(`
      "
      Northgate v Riverside
      Sat, Aug 15, 12:00 UTC: sent.
      Rule: 3 pp
      Northgate: 2.17 → 1.96 without margin, chance 46.0% → 51.1%
      Compared with: Sat, Aug 15, 10:00 UTC, when you set the watch
      Price changed: 11:48 UTC · Seen: 11:59 UTC, 11 minutes later · Sent: 12:00 UTC, 1 minute later
      Moved the same way (3 of 3):
      > Alder 2.10 → 1.90
      > Birch 2.05 → 1.87
      > Cedar 2.125 → 1.95
      With a threshold of 5.1 pp or more, no alert.
      "
    `);
    expect(ru).toMatchInlineSnapshot(`
      "
      Северск — Заречье
      сб, 15 авг., 12:00 UTC: отправлено.
      Правило: 3 п. п.
      Северск: 2,17 → 1,96 без маржи, шанс 46,0% → 51,1%
      Точка отсчёта: сб, 15 авг., 10:00 UTC (подписка добавлена)
      Коэффициент изменился: 11:48 UTC · Замечено: 11:59 UTC (+11 минут) · Отправлено: 12:00 UTC (+1 минута)
      Сдвиг в ту же сторону (3 из 3):
      > Alder 2,10 → 1,90
      > Birch 2,05 → 1,87
      > Cedar 2,125 → 1,95
      Порог, при котором оповещения бы не было: 5,1 п. п. вероятности или больше.
      "
    `);
    expect(buttonsOf(whyReply(texts.in("en"), told))).toEqual(["[Odds: odds #17] [Chart: history #17 chart] [Log: log ]"]);
  });

  it("names the least threshold that would have kept it quiet: one that it does not reach, and a step less would", () => {
    expect(rules).toMatchObject({ moved: { points: 5 }, quiet: { points: 5.1 } });
    expect(quietThreshold({ kind: "points", points: 3 }, 50_000)).toEqual({ kind: "points", points: 5.1 });
    expect(quietThreshold({ kind: "percent", percent: 5 }, 99_999)).toEqual({ kind: "percent", percent: 10 });
    expect(quietThreshold({ kind: "price", micros: 100_000 }, 123_456)).toEqual({ kind: "price", micros: 130_000 });
  });

  it("tells books that followed by their other prices from those that moved, and from those that did not", () => {
    const books = [
      { name: "Alder", from: 2.1, to: 1.95, agrees: true },
      { name: "Birch", from: 2.05, to: 2.05, agrees: true },
      { name: "Cedar", from: 2.125, to: 2.15, agrees: false },
      { name: "", from: 2, to: 2, agrees: false },
    ];
    const evidence = decided.evidence && { ...decided.evidence, books };
    const text = said(whyReply(texts.in("en"), { ...told, decision: { ...decided, evidence } }));
    expect(text).toContain("Moved the same way (2 of 4):\n> Alder 2.10 → 1.95\n> Birch 2.05, by its other prices\n");
    expect(text).toContain("Didn’t move that way (2 of 4):\n> Cedar 2.125 → 2.15\n> an unnamed book 2.00\n");
  });
});

describe("why an alert did not come", () => {
  it("is told with how far the line was, and how far the rule asks for", () => {
    const evidence = decided.evidence && { ...decided.evidence, from: 0.5, to: 0.512, length: 12_345 };
    const decision = { ...decided, outcome: "withdrawn" as const, reason: "came_back", evidence };
    const draft = (text: Parameters<typeof whyReply>[0]) =>
      whyReply(text, { ...told, decision, moved: wayAsThreshold(defaultRule.threshold, 12_345) });
    const { en, ru } = inBoth(draft);
    expect(en).toContain("not sent: the odds moved back");
    expect(en).toContain("The odds had moved by 1.2 pp; the rule needs 3 pp.");
    expect(ru).toContain("Сдвиг линии: 1,2 п. п. вероятности; порог правила: 3 п. п. вероятности.");
  });

  it("says as much as there is where nothing was compared and the match is forgotten", () => {
    const ended = { ...decided, outcome: "ended" as const, reason: "match_missing", evidence: null, baselineAt: null };
    const facts = { decision: ended, match: null, rule: defaultRule, moved: null, quiet: null };
    expect(said(whyReply(texts.in("en"), facts))).toMatchInlineSnapshot(`
      "
      a past match
      Sat, Aug 15, 12:00 UTC: the watch ended: no longer on the odds service’s list.
      Rule: 3 pp
      "
    `);
    expect(buttonsOf(whyReply(texts.in("en"), facts))).toEqual(["[Log: log ]"]);
  });
});

describe("a decision in words", () => {
  it.each(languages)("says more than its outcome where the reason is known in %s", (language) => {
    const text = texts.in(language);
    const words = (outcome: Decision["outcome"], reason: string | null) => decisionInWords(text, { outcome, reason });
    const known = ["came_back", "match_over", "no_board", "nothing_to_compare"].map((reason) => words("dropped", reason));
    expect(new Set([...known, words("dropped", null)]).size).toBe(5);
    expect(words("dropped", "of its own making")).toBe(words("dropped", null));
    expect(words("failed", "Forbidden: bot was kicked")).toBe(words("failed", null));
  });
});

describe("the log", () => {
  it("lists what was decided, also what was not sent, each with a button to why", () => {
    const dropped = {
      ...decided,
      id: 13,
      at: decided.at + 3_600_000,
      outcome: "dropped" as const,
      reason: "match_over",
      evidence: null,
    };
    const rows = [told, { decision: dropped, match: northgate }];
    const draft = (text: Parameters<typeof logReply>[0]) =>
      logReply(text, { rows: { shown: rows, page: 1, pageSize: 6, total: 2 }, held: [] });
    const { en, ru } = inBoth(draft);
    expect(en).toMatchInlineSnapshot(`
      "
      Log · Aug 15
      - 12:00 UTC · sent
      Northgate 2.17 → 1.96 · v Riverside
      - 13:00 UTC · not sent: the match was over
      Northgate v Riverside
      "
    `);
    expect(ru).toMatchInlineSnapshot(`
      "
      Журнал · 15 авг
      - 12:00 UTC · отправлено
      Северск 2,17 → 1,96 · — Заречье
      - 13:00 UTC · не отправлено: матч закончился
      Северск — Заречье
      "
    `);
    expect(buttonsOf(draft(texts.in("en")))).toEqual([
      "[Why: 12:00 UTC · Northgate v Riverside: why 12]",
      "[Why: 13:00 UTC · Northgate v Riverside: why 13]",
      "[Chart: log chart] [Scorecard: score ]",
    ]);
  });
});
