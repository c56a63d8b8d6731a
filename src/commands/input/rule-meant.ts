import type { z } from "zod";
import type { Match } from "../../api/model.ts";
import type { Settings } from "../../chats/settings.ts";
import { toMicros } from "../../odds/price.ts";
import type { Quote } from "../../odds/quote.ts";
import { priceFromText } from "../../odds/typed-price.ts";
import { kindNamed, kindOf, ruleKinds } from "../../rules/kinds/index.ts";
import { movementKind } from "../../rules/kinds/movement.ts";
import { type MovementRule, movementBy, type Part, type Reducer, type Rule, type TargetRule } from "../../rules/rule.ts";
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
  let rule = beginning(meant, context);
  const heard = new Set<string>();
  for (const word of meant) {
    const topic = word.says === "book" ? "reducer" : word.says;
    const fields = heard.has(topic) ? null : fieldsSaid(rule, word, context);
    if (!fields || !fits(rule, fields)) throw misfit(word, context);
    rule = { ...rule, ...fields };
    heard.add(topic);
  }
  // Each word fits, so what is missing is what they are about.
  if (!kindOf(rule).grammar.schema.safeParse(rule).success)
    throw new Refusal("watch-needs-selection", { example: context.example });
  if (rule.kind === "target") demandBooks(rule, meant, context);
  return rule;
}

/** Whether a rule of this kind can say so. */
function fits(rule: Rule, fields: object): boolean {
  const shape: Readonly<Record<string, z.ZodType>> = kindOf(rule).grammar.schema.shape;
  return Object.entries(fields).every(([name, value]) => shape[name]?.safeParse(value).success === true);
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
  const says = (topic: RuleWord["says"]) => words.some((word) => word.says === topic);
  const kept = says("keep") ? context.present : null;
  const named = kindAsked(words, kept);
  if (kept && named === kept.kind) return kept;
  const { usual } = (kindNamed(named) ?? movementKind).grammar;
  // A rule of another kind is still about what the present one is about.
  const about = kept?.part && fits(usual, { part: kept.part }) ? { part: kept.part } : {};
  // A price that nobody can have is none that somebody waits for.
  const { books } = context.settings;
  const reducer: Reducer = books.length > 0 ? { by: "own", books } : { by: "best" };
  if (usual.kind === "target") return { ...usual, reducer, ...about };
  if (usual.kind !== "movement") return { ...usual, ...about };
  // What a person paid is a bookmaker's price, margin included, so it is compared with such a price.
  return { ...usualRule(context), ...(says("from") ? { reducer: { by: "best" } } : {}), ...about };
}

/** The kind of rule that words ask for: by its own words, else the present one where it can have them. */
function kindAsked(words: readonly RuleWord[], kept: Rule | null): string {
  const said = words.flatMap((word) => (word.says === "kind" ? [word.kind] : []));
  const asked = ruleKinds.findLast(({ name }) => said.includes(name));
  if (asked) return asked.name;
  const threshold = words.find((word) => word.says === "threshold");
  if (!threshold) return kept?.kind ?? "movement";
  const isNumber = typeof threshold.threshold !== "string";
  return kept && isNumber && fits(kept, { threshold: threshold.threshold }) ? kept.kind : "movement";
}

/** What a word says of a rule; null for nothing. */
function fieldsSaid(rule: Rule, word: RuleWord, context: RuleContext): object | null {
  const price = (typed: string) => priceNamed(typed, word, context);
  switch (word.says) {
    case "keep":
      return {};
    case "kind": {
      const { price: typed, ...fields } = word.fields;
      return word.kind !== rule.kind ? null : typed === undefined ? fields : { ...fields, price: price(typed) };
    }
    case "threshold":
      if (typeof word.threshold !== "string") return { threshold: word.threshold };
      return rule.kind === "movement" ? { threshold: presetsFor(context.sport)[word.threshold] } : null;
    case "book": {
      const book = bookNamed(word.book, context);
      return "reducer" in rule ? { reducer: { by: "book", book } } : { book };
    }
    case "reducer":
      return { reducer: word.reducer === "own" ? ownBooks(context) : { by: word.reducer } };
    case "agreeing":
      return word.books > 0 ? { agreeing: word.books } : null;
    case "from":
      return { from: price(word.price) };
    case "prices":
      return { prices: { least: price(word.least), most: price(word.most) } };
    case "within":
      return { withinHours: word.hours };
    case "fast":
    case "again":
      return { [word.says]: true };
    case "part":
      return { part: word.part };
    case "direction":
      return { direction: word.direction };
    case "since":
      return { since: word.since };
    case "phase":
      return { phase: word.phase };
    case "unknown":
      return null;
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
