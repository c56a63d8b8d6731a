import type { Match } from "../../api/model.ts";
import type { Settings } from "../../chats/settings.ts";
import { toMicros } from "../../odds/price.ts";
import type { Quote } from "../../odds/quote.ts";
import { priceFromText } from "../../odds/typed-price.ts";
import {
  type GapRule,
  type MovementRule,
  movementBy,
  type Part,
  type Reducer,
  type Rule,
  type TargetRule,
} from "../../rules/rule.ts";
import { isGapPart } from "../../rules/sound.ts";
import { parseThreshold, presetsFor } from "../../rules/threshold.ts";
import { Refusal } from "../command.ts";
import { bookMeant } from "./book-words.ts";
import type { RuleWord } from "./rule-words.ts";
import { selectionMeant } from "./selection-words.ts";

/** What rule words are read against. */
export interface RuleContext {
  settings: Pick<Settings, "threshold" | "books" | "format">;
  /** The rule that there is already, for words that change one thing of it. */
  present: Rule | null;
  /** The match that is to be watched; null when it is more than one. */
  match: Match | null;
  /** The API's own word for the sport of all that is to be watched; null where it is not known, or several. */
  sport: string | null;
  quotes: readonly Quote[];
  /** Every bookmaker there is, by name. */
  books: readonly string[];
  /** A call that can be made as it stands, for refusals. */
  example: string;
}

/** The rule that words mean. Throws the refusal that names the first word that does not fit. */
export function ruleMeant(words: readonly RuleWord[], context: RuleContext): Rule {
  const meant = words.map((word) => (word.says === "unknown" ? partByName(word, context) : word));
  const rule = beginning(meant, context);
  const heard = new Set<string>();
  for (const word of meant) {
    const topic = word.says === "book" ? "reducer" : word.says;
    if (heard.has(topic) || !isTaken(rule, word, context)) throw misfit(word, context);
    heard.add(topic);
  }
  const needsSelection = rule.kind === "target" || (rule.kind === "movement" && rule.from !== null);
  if (needsSelection && !rule.part?.selection) throw new Refusal("watch-needs-selection", { example: context.example });
  if (rule.kind === "target") demandBooks(rule, meant, context);
  return rule;
}

/** Throws where so many books can never have the price of a limit: it is that of one, or of none, or of fewer. */
function demandBooks({ agreeing, reducer }: TargetRule, words: readonly RuleWord[], context: RuleContext): void {
  const said = words.find(({ says }) => says === "agreeing") ?? words.find(({ says }) => says === "book" || says === "reducer");
  if (agreeing === 0) return;
  if (said && (reducer.by === "book" || reducer.by === "consensus")) throw misfit(said, context);
  const count = reducer.by === "own" && reducer.books.length > 0 ? reducer.books.length : agreeing;
  if (count < agreeing) throw new Refusal("watch-too-few-own", { count, books: agreeing }, null);
}

/** The rule of a watch that names none: the threshold that the chat has chosen, else what is normal in the sport. */
function usualRule({ settings: { threshold }, sport }: RuleContext): MovementRule {
  const chosen = threshold === null ? null : parseThreshold(threshold);
  return movementBy(chosen ?? presetsFor(sport).normal);
}

/** The rule before its words are added to it: what kind it is, and what nothing was said about. */
function beginning(words: readonly RuleWord[], context: RuleContext): Rule {
  const { present } = context;
  const says = (topic: RuleWord["says"]) => words.some((word) => word.says === topic);
  const kept = says("keep") ? present : null;
  const named = kindNamed(words, kept);
  if (kept && (named ?? kept.kind) === kept.kind) return { ...kept };
  // A rule of another kind is still about what the present one is about.
  const about = kept?.part ? { part: kept.part } : {};
  if (named === "gap") return { kind: "gap", threshold: usualGap, part: null, ...about };
  if (named === "posted") return { kind: "posted", part: null, book: null, ...about };
  // A price that nobody can have is none that somebody waits for.
  const { books } = context.settings;
  const reducer: Reducer = books.length > 0 ? { by: "own", books } : { by: "best" };
  if (named === "target") return { ...noTarget, reducer, ...about };
  // What a person paid is a bookmaker's price, margin included, so it is compared with such a price.
  return { ...usualRule(context), ...(says("from") ? { reducer: { by: "best" } } : {}), ...about };
}

/** Replaced by what the word says that names such a rule. */
const usualGap: GapRule["threshold"] = { kind: "points", points: 5 };

/** The kind of rule that words ask for; null where any has such words. */
function kindNamed(words: readonly RuleWord[], kept: Rule | null): Rule["kind"] | null {
  const says = (topic: RuleWord["says"]) => words.some((word) => word.says === topic);
  if (says("gap")) return "gap";
  if (says("posted")) return "posted";
  if (says("target")) return "target";
  // Another threshold of the gap that there is.
  if (kept?.kind === "gap" && words.some(isPoints)) return "gap";
  return says("threshold") ? "movement" : null;
}

function isPoints(word: RuleWord): boolean {
  return word.says === "threshold" && typeof word.threshold !== "string" && word.threshold.kind === "points";
}

const noTarget: TargetRule = {
  kind: "target",
  side: "at_least",
  price: 0,
  part: { market: "winner", selection: null, line: null },
  reducer: { by: "best" },
  agreeing: 0,
  again: false,
};

/** Adds what a word says to the rule; false when it has no place there. */
function isTaken(rule: Rule, word: RuleWord, context: RuleContext): boolean {
  if (word.says === "keep") return true;
  if (word.says === "part") {
    rule.part = word.part;
    return rule.kind !== "gap" || isGapPart(rule.part);
  }
  switch (rule.kind) {
    case "movement":
      return takesReducer(rule, word, context) || takesCondition(rule, word, context);
    case "target":
      return takesReducer(rule, word, context) || takesLimit(rule, word, context);
    case "gap":
      return takesGap(rule, word);
    case "posted":
      if (word.says === "book") rule.book = bookNamed(word.book, context);
      return word.says === "book" || word.says === "posted";
  }
}

function takesLimit(rule: TargetRule, word: RuleWord, context: RuleContext): boolean {
  if (word.says === "again") rule.again = true;
  else if (word.says === "agreeing" && word.books > 0) rule.agreeing = word.books;
  else if (word.says === "target") {
    rule.side = word.side;
    rule.price = priceNamed(word.price, word, context);
  } else return false;
  return true;
}

function takesGap(rule: GapRule, word: RuleWord): boolean {
  const isTaken = word.says === "gap" || isPoints(word);
  if (word.says === "gap") rule.threshold = word.threshold;
  if (word.says === "threshold" && typeof word.threshold !== "string" && word.threshold.kind === "points")
    rule.threshold = word.threshold;
  return isTaken;
}

function takesReducer(rule: MovementRule | TargetRule, word: RuleWord, context: RuleContext): boolean {
  if (word.says === "book") rule.reducer = { by: "book", book: bookNamed(word.book, context) };
  else if (word.says === "reducer") rule.reducer = word.reducer === "own" ? ownBooks(context) : { by: word.reducer };
  else return false;
  return true;
}

function takesCondition(rule: MovementRule, word: RuleWord, context: RuleContext): boolean {
  switch (word.says) {
    case "threshold":
      rule.threshold = typeof word.threshold === "string" ? presetsFor(context.sport)[word.threshold] : word.threshold;
      return true;
    case "direction":
      rule.direction = word.direction;
      return true;
    case "agreeing":
      rule.agreeing = word.books;
      return word.books > 0;
    case "from":
      rule.from = priceNamed(word.price, word, context);
      return true;
    case "prices":
      rule.prices = { least: priceNamed(word.least, word, context), most: priceNamed(word.most, word, context) };
      return rule.prices.least < rule.prices.most;
    case "within":
      rule.withinHours = word.hours;
      return word.hours > 0;
    case "since":
      rule.since = word.since;
      return true;
    case "phase":
      rule.phase = word.phase;
      return true;
    case "fast":
      rule.fast = true;
      return true;
    default:
      return false;
  }
}

/** Words that have no form of their own may be a team, or what the source calls a selection. */
function partByName(word: RuleWord, { match, quotes }: RuleContext): RuleWord {
  const part: Part | null = match && selectionMeant(word.typed, { match, quotes });
  return part ? { says: "part", part, typed: word.typed } : word;
}

function priceNamed(typed: string, word: RuleWord, context: RuleContext): number {
  const price = priceFromText(typed, context.settings.format);
  if (price === null) throw misfit(word, context);
  return toMicros(price);
}

function bookNamed(typed: string, { books, example }: RuleContext): string {
  const book = bookMeant(typed, books);
  if (book === null) throw new Refusal("watch-unknown-book", { book: typed.slice(0, 40), example });
  return book;
}

function ownBooks({ settings }: RuleContext) {
  if (settings.books.length > 0) return { by: "own", books: settings.books } as const;
  throw new Refusal("watch-no-own-books", {}, null);
}

function misfit({ says, typed }: RuleWord, { example, match, present }: RuleContext): Refusal {
  const what = match ? "match" : present ? "watch" : "many";
  if (says === "unknown") return new Refusal("watch-unknown-word", { what, word: typed.slice(0, 40) });
  return new Refusal("watch-bad-word", { word: typed.slice(0, 40), example });
}
