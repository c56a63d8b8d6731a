import { describe, expect, it } from "vitest";
import { priceFormats } from "../../src/odds/formats.ts";
import { ruleInWords, thresholdInShort, thresholdInWords } from "../../src/replies/parts/rule.ts";
import { parseRule } from "../../src/rules/rule-text.ts";
import type { Threshold } from "../../src/rules/threshold.ts";
import { languages, northgate, rules, texts } from "./facts.ts";

describe("a rule in words", () => {
  it("has the number's own form of the words in each language", () => {
    const words = languages.map((language) =>
      rules.map((rule) => ruleInWords(texts.in(language), rule, null).replace(/\u00a0/g, " ")),
    );
    expect(words).toEqual([
      [...["1 pp", "3 pp", "2.5 pp", "11 pp"], ...["7.5% of the price", "0.10 in price"]],
      [...["1 п. п.", "3 п. п.", "2,5 п. п.", "11 п. п."], ...["7,5 % по коэффициенту", "0,10 по коэффициенту"]],
    ]);
  });
});

/** What moves, in each language. */
const moving: Readonly<Record<string, RegExp>> = {
  en: /odds shorten/,
  de: /Quote/,
  es: /cuota/,
  fr: /cote/,
  it: /quota/,
  pl: /kurs/,
  "pt-BR": /odd/,
  ru: /коэффициент/,
  tr: /oran/i,
  uk: /коефіцієнт/,
};

describe("what a watch on the books' average waits for", () => {
  it.each(texts.languages)("is odds that fall, by how much, in one sentence, in %s", (language) => {
    const text = texts.in(language);
    const rule = thresholdInShort(text, { kind: "points", points: 2 });
    const said = text.say("watch-rule", { measure: "consensus", direction: "shortens", book: "", rule });
    expect(said).toMatch(moving[language] ?? /-/);
    expect(said).toContain(rule);
    expect(said).not.toMatch(/:|\.\.$/);
  });
});

describe("a whole rule in one line", () => {
  it.each([
    ["5% shortens on=winner:home best", "5% of the price · Northgate · only shortening · best price"],
    ["3pp on=total:over:2.5 book=Alder", "3 pp · Over/under: Over 2.5 · price at Alder"],
    [
      "3pp on=total own=Alder books>=3 prices=1.5-3",
      "3 pp · Over/under · best price at your books · 3 books or more · price 1.50–3.00",
    ],
    ["3pp on=handicap:away:1.5 from=2.1", "3 pp · Handicap: Riverside +1.5 · from your 2.10"],
    // As exactly as the rule judges.
    ["3pp on=winner:home from=1.0525", "3 pp · Northgate · from your 1.0525"],
    ["3pp on=winner:home prices=1.0005-1.0525", "3 pp · Northgate · price 1.0005–1.0525"],
  ])("%s", (canonical, words) => {
    const rule = parseRule(canonical);
    if (!rule) throw new Error("not canonical");
    expect(ruleInWords(texts.in("en"), rule, northgate)).toBe(words);
  });

  it("names no team where there is more than one match", () => {
    const rule = parseRule("3pp on=winner:home");
    if (!rule) throw new Error("not canonical");
    expect(ruleInWords(texts.in("en"), rule, null)).toBe("3 pp · Home");
    expect(ruleInWords(texts.in("ru"), rule, null)).toContain(" · Хозяева");
  });
});

describe("a difference of prices", () => {
  it.each(priceFormats)("is no price, so it is written the same where prices are %s", (format) => {
    const step: Threshold = { kind: "price", micros: 50_000 };
    const text = texts.in("en", { format, timeZone: "UTC" });
    expect([thresholdInWords(text, step), thresholdInShort(text, step)]).toEqual(["0.05 in price", "0.05"]);
    expect(thresholdInShort(text, { ...step, micros: 52_500 })).toBe("0.0525");
  });
});
