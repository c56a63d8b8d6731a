import { describe, expect, it } from "vitest";
import { Refusal } from "../../src/commands/command.ts";
import { type RuleContext, ruleMeant } from "../../src/commands/input/rule-meant.ts";
import { readRuleWords } from "../../src/commands/input/rule-words.ts";
import { defaultRule, type MovementRule, type Rule } from "../../src/rules/rule.ts";
import { formatRule, parseRule, soundRule } from "../../src/rules/rule-text.ts";
import { northgate } from "../replies/facts.ts";

const context: RuleContext = {
  settings: { threshold: null, books: ["Birch", "Alder"], format: "decimal" },
  present: null,
  match: northgate,
  sport: northgate.sport,
  quotes: [],
  books: ["Alder", "Birch", "Royal Flush", "Royal Oak"],
  example: "/watch #1 3pp",
};
const meant = (typed: string, fields: Partial<RuleContext> = {}) =>
  formatRule(ruleMeant(readRuleWords(typed), { ...context, ...fields }));

function refusal(typed: string, fields: Partial<RuleContext> = {}) {
  try {
    return `no refusal, but ${meant(typed, fields)}`;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return [error.key, ...Object.values(error.args).filter((value) => value !== context.example)].join(" ");
  }
}

describe("a preset", () => {
  it.each([
    ["football", "normal", "3pp"],
    ["ice-hockey", "calm", "2.5pp"],
    ["ice-hockey", "обычно", "1.5pp"],
    ["icehockey", "sharp", "0.8pp"],
    ["Хоккей", "normal", "1.5pp"],
    ["baseball", "calm shortens", "3.5pp shortens"],
    ["MLB", "normal", "2pp"],
    ["basketball", "normal", "3pp"],
    ["field-hockey", "normal", "3pp"],
    [null, "normal", "3pp"],
  ])("in %s “%s” is %s", (sport, typed, rule) => {
    expect(meant(typed, { sport })).toBe(rule);
  });

  it("is what a watch without a threshold takes, unless the chat has chosen one", () => {
    expect(meant("home", { sport: "ice-hockey" })).toBe("1.5pp on=winner:home");
    expect(meant("home", { sport: "ice-hockey", settings: { ...context.settings, threshold: "4pp" } })).toBe(
      "4pp on=winner:home",
    );
  });

  it("leaves the number of a watch that there is alone", () => {
    const present = parseRule("3pp shortens");
    expect(meant("keep books>=3", { sport: "ice-hockey", present })).toBe("3pp shortens books>=3");
    expect(meant("keep sharp", { sport: "ice-hockey", present })).toBe("0.8pp shortens");
  });
});

describe("a limit at several books", () => {
  it.each([
    ["home >= 3.50 books>=2", ">=3.5 on=winner:home own=Alder,Birch books>=2"],
    ["П1 >= 3,50 лучший контор>=3 снова", ">=3.5 on=winner:home books>=3 again"],
    ["home >= 3.50 books>=3", "watch-too-few-own 2 3"],
    ["home >= 3.50 book:Alder books>=2", "watch-bad-word books>=2"],
    ["home >= 3.50 consensus books>=2", "watch-bad-word books>=2"],
    ["home >= 3.50 books>=0", "watch-bad-word books>=0"],
    // “casa” is the home side in Italian and a bookmaker in Spanish.
    ["casa >= 3.50 casa >= 2", ">=3.5 on=winner:home own=Alder,Birch books>=2"],
    // The sign needs no space before it either.
    ["casa>=3.50 casa>=2", ">=3.5 on=winner:home own=Alder,Birch books>=2"],
    ["home>=3,5", ">=3.5 on=winner:home own=Alder,Birch"],
    ["over 2.5<=1.8", "<=1.8 on=total:over:2.5 own=Alder,Birch"],
    ["П1≥3.50 контор≥3 лучший", ">=3.5 on=winner:home books>=3"],
  ])("“%s” is %s", (typed, rule) => {
    expect(`${refusal(typed)}`.replace("no refusal, but ", "")).toBe(rule);
  });

  it("is what words make of a limit that there is, or not where only one book is left", () => {
    const present = parseRule(">=3.5 on=winner:home");
    expect(meant("keep books>=3", { present })).toBe(">=3.5 on=winner:home books>=3");
    const three = parseRule(">=3.5 on=winner:home books>=3");
    expect(refusal("keep book:Alder", { present: three })).toBe("watch-bad-word book:Alder");
  });
});

describe("rule words", () => {
  it.each([
    ["", "3pp"],
    ["5%", "5%"],
    ["%5", "5%"],
    ["% 7,5 ev", "7.5% on=winner:home"],
    ["3 pp shortens", "3pp shortens"],
    ["2,5 п.п. вниз", "2.5pp shortens"],
    ["calm", "5pp"],
    ["чутко", "1.5pp"],
    ["0.10 drifts", "0.10 drifts"],
    ["5% both", "5%"],
    ["home", "3pp on=winner:home"],
    ["П1 5%", "5% on=winner:home"],
    ["5% 1", "5% on=winner:home"],
    ["northgate", "3pp on=winner:home"],
    ["заречье 5%", "5% on=winner:away"],
    ["over 2.5", "3pp on=total:over:2.5"],
    ["ТБ 2,5", "3pp on=total:over:2.5"],
    ["over", "3pp on=total:over"],
    ["total", "3pp on=total"],
    ["total 3.5", "3pp on=total::3.5"],
    ["home -1.5", "3pp on=handicap:home:-1.5"],
    ["X2", "3pp on=double_chance:X2"],
    ["best", "3pp best"],
    ["5% лучший", "5% best"],
    ["consensus", "3pp"],
    ["mybooks", "3pp own=Alder,Birch"],
    ["мои конторы 5%", "5% own=Alder,Birch"],
    ["book:alder", "3pp book=Alder"],
    ["5% at Royal Flush shortens", "5% shortens book=Royal%20Flush"],
    ["book:royal oak home", "3pp on=winner:home book=Royal%20Oak"],
    ["5% у Birch", "5% book=Birch"],
    ["books>=3", "3pp books>=3"],
    ["books ≥ 3", "3pp books>=3"],
    ["контор>=2 вверх", "3pp drifts books>=2"],
    ["1.5-3", "3pp prices=1.5-3"],
    ["1,5-3,25", "3pp prices=1.5-3.25"],
    ["home from 2.10", "3pp on=winner:home best from=2.1"],
    ["П2 от 2,10 5%", "5% on=winner:away best from=2.1"],
    ["home from 11/10 consensus", "3pp on=winner:home from=2.1"],
    ["3h", "3pp since=3h"],
    ["5% 24 ч", "5% since=24h"],
    ["since open", "3pp since=open"],
    ["5% с открытия", "5% since=open"],
    ["within 24h", "3pp within=24h"],
    ["за 6 ч", "3pp within=6h"],
    ["within 2 days", "3pp within=48h"],
    ["1 day", "3pp since=24h"],
    ["live", "3pp live"],
    ["прематч 5%", "5% prematch"],
    ["5% fast", "5% fast"],
    ["5% within 12h 3h prematch сразу", "5% since=3h within=12h prematch fast"],
    ["home >= 2.10 at Birch", ">=2.1 on=winner:home book=Birch"],
    ["П2 ≤ 1,80 снова", "<=1.8 on=winner:away own=Alder,Birch again"],
    ["П2 ≤ 1,80 лучший", "<=1.8 on=winner:away"],
    ["over 2.5 >=2.10 again mybooks", ">=2.1 on=total:over:2.5 own=Alder,Birch again"],
    ["draw >=3.5 consensus", ">=3.5 on=winner:draw consensus"],
    ["posted", "posted"],
    ["when posted total at Alder", "posted on=total book=Alder"],
    ["когда появятся", "posted"],
    ["x 5% shortens books>=3 best 1.5-6 from 3.4", "5% shortens on=winner:draw best books>=3 from=3.4 prices=1.5-6"],
  ])("%j mean %s", (typed, canonical) => {
    expect(meant(typed)).toBe(canonical);
  });

  it("begin with the threshold that the chat has chosen", () => {
    expect(meant("home", { settings: { ...context.settings, threshold: "5%" } })).toBe("5% on=winner:home");
  });

  it("read a price in the reader's own format", () => {
    expect(meant("home from 1.10", { settings: { ...context.settings, format: "hongkong" } })).toBe(
      "3pp on=winner:home best from=2.1",
    );
  });

  it("change one thing of the rule that there is, when they say so", () => {
    const present: MovementRule = { ...defaultRule, direction: "shortens", agreeing: 3 };
    const changed = (typed: string, rule: Rule | null = present) => meant(typed, { present: rule });
    expect(changed("keep calm")).toBe("5pp shortens books>=3");
    expect(changed("keep both")).toBe("3pp books>=3");
    expect(changed("calm")).toBe("5pp");
    expect(changed("keep drifts", null)).toBe("3pp drifts");
    expect(present).toEqual({ ...defaultRule, direction: "shortens", agreeing: 3 });
  });

  it("make it another kind of rule about the same selection", () => {
    const changed = (typed: string, words: string) => meant(`keep ${typed}`, { present: parseRule(words) });
    expect(changed("home >= 2.10", "3pp books>=3")).toBe(">=2.1 on=winner:home own=Alder,Birch");
    expect(changed(">= 2.20 at Birch", "5% on=total:over:2.5")).toBe(">=2.2 on=total:over:2.5 book=Birch");
    expect(changed("<= 1.90", ">=2.2 on=winner:draw again")).toBe("<=1.9 on=winner:draw again");
    expect(changed("5%", ">=2.2 on=winner:draw again")).toBe("5% on=winner:draw");
    expect(changed("posted", "5% shortens on=total")).toBe("posted on=total");
  });

  it.each([
    ["5% shortnes books>=3", "watch-unknown-word match shortnes"],
    ["5% very soon", "watch-unknown-word match very soon"],
    ["5% 3pp", "watch-bad-word 3pp"],
    ["shortens drifts", "watch-bad-word drifts"],
    ["best book:alder", "watch-bad-word book:alder"],
    ["3.00-1.50", "watch-bad-word 3.00-1.50"],
    ["books>=0", "watch-bad-word books>=0"],
    ["home from 0.5", "watch-bad-word from 0.5"],
    [">=2.10", "watch-needs-selection"],
    ["home >=2.10 5%", "watch-bad-word 5%"],
    ["home >=abc", "watch-bad-word >=abc"],
    ["5% again", "watch-bad-word again"],
    ["posted 5%", "watch-bad-word 5%"],
    ["2h", "watch-unknown-word match 2h"],
    ["within 0h", "watch-bad-word within 0h"],
    ["live prematch", "watch-bad-word prematch"],
    ["from 2.10", "watch-needs-selection"],
    ["total from 2.10", "watch-needs-selection"],
    ["book:nobody", "watch-unknown-book nobody"],
    ["book:royal 5%", "watch-unknown-book royal"],
  ])("%j are refused: %s", (typed, expected) => {
    expect(refusal(typed)).toBe(expected);
  });

  it("are refused when they need books that were not chosen", () => {
    expect(refusal("mybooks", { settings: { ...context.settings, books: [] } })).toBe("watch-no-own-books");
  });

  it("name a team only where there is one match", () => {
    expect(refusal("northgate", { match: null })).toBe("watch-unknown-word many northgate");
  });
});

describe("a rule that can be typed", () => {
  it.each([
    ["keep edge>=5", "3pp on=total:over:2.5", "gap>=5pp"],
    ["keep edge>=5", ">=1.9 on=handicap:home:-1.5", "gap>=5pp"],
    ["keep edge>=5", "3pp on=total", "gap>=5pp"],
    ["keep edge>=5", "3pp on=winner:draw", "gap>=5pp on=winner:draw"],
    ["keep 4pp over 2.5", "3pp on=winner:home", "4pp on=total:over:2.5"],
    ["keep posted", "3pp on=total:over:2.5", "posted on=total:over:2.5"],
  ])("“%s” is about what its kind can be about, instead of %s: %s", (typed, present, rule) => {
    expect(meant(typed, { present: parseRule(present) })).toBe(rule);
  });

  it.each([
    ["edge>=5 over 2.5", null],
    ["keep over 2.5", "gap>=5pp"],
    ["books>=51", null],
    ["books>=60", null],
    ["keep books>=60", "3pp"],
    ["home >= 2.10 best books>=60", null],
  ])("“%s” is refused where nobody could have it, beside %s", (typed, present) => {
    expect(refusal(typed, { present: present === null ? null : parseRule(present) })).toMatch(/^watch-bad-word/);
  });

  it("can be shared and imported, whatever words it is made of", { tags: "long" }, () => {
    const words = [
      ...["home", "over 2.5", "total", "edge>=5", "posted", ">=2.10", "<=1.9", "5%", "0.3", "books>=2", "books>=50", "books>=60"],
      ...["best", "book:Alder", "mybooks", "from 3.4", "1.5-6", "within 6h", "within 90d", "live", "fast", "again", "shortens"],
    ];
    const presents = ["3pp on=total:over:2.5", ">=2.1 on=winner:home", "gap>=5pp", "posted book=Alder", "3pp best books>=3"];
    const pairs = words.flatMap((one) => words.map((other) => `${one} ${other}`));
    const typed = [...pairs, ...presents.flatMap((present) => [...words, ...pairs].map((said) => `${present}|keep ${said}`))];
    const accepted = typed.flatMap((one) => {
      const [said = "", present = null] = one.split("|").toReversed();
      const rule = refusal(said, { present: present === null ? null : parseRule(present) });
      return rule.startsWith("no refusal, but ") ? [{ one, rule: rule.slice("no refusal, but ".length) }] : [];
    });
    expect(accepted.length).toBeGreaterThan(200);
    expect(accepted.filter(({ rule }) => soundRule(rule) === null)).toEqual([]);
  });
});
