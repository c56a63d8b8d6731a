import { fromMicros, toMicros } from "../odds/price.ts";
import { markets } from "../odds/quote.ts";
import type { BetTerms } from "./calmer.ts";
import {
  type MovementRule,
  movementBy,
  type Part,
  type Reducer,
  type Rule,
  type Since,
  type TargetRule,
  windows,
} from "./rule.ts";
import { formatThreshold, parseThreshold } from "./threshold.ts";

/** What the words of every rule about the model's gap begin with. */
export const gapHead = "gap>=";

/** A rule in its canonical words, as tables hold it: equal rules have equal texts, and `parseRule` reads them back. */
export function formatRule(rule: Rule): string {
  return wordsOf(rule)
    .filter((word) => word !== null)
    .join(" ");
}

/** Reads canonical words, and nothing else; what people type is read in commands. */
export function parseRule(text: string): Rule | null {
  const [head = "", ...rest] = text.split(" ");
  const rule = beginning(head);
  if (!rule || !rest.every((word) => takeWord(rule, word))) return null;
  return formatRule(rule) === text ? rule : null;
}

/** What a watch on value bets asks for, in its canonical words: "bets edge>=0.05 within=12h improving=10000". */
export function formatBetTerms({ filter, improvement }: BetTerms): string {
  const { edge, leastPrice, mostPrice, withinHours, sport, book } = filter;
  const hasPrices = leastPrice !== null || mostPrice !== null;
  const words = [
    "bets",
    edge === null ? null : `edge>=${edge}`,
    hasPrices ? `prices=${leastPrice ?? ""}-${mostPrice ?? ""}` : null,
    withinHours === null ? null : `within=${withinHours}h`,
    sport === null ? null : `sport=${coded(sport)}`,
    book === null ? null : `book=${coded(book)}`,
    `improving=${improvement}`,
  ];
  return words.filter((word) => word !== null).join(" ");
}

/** Reads what `formatBetTerms` wrote. */
export function parseBetTerms(text: string): BetTerms {
  const said = new Map(
    text.split(" ").map((word) => {
      const [, key = "", value = ""] = /^([a-z]+)>?=(.*)$/.exec(word) ?? [];
      return [key, value];
    }),
  );
  const number = (value: string | undefined) => (value === undefined || value === "" ? null : Number.parseFloat(value));
  const name = (value: string | undefined) => (value === undefined ? null : decoded(value));
  const [least, most] = (said.get("prices") ?? "").split("-");
  const filter = {
    edge: number(said.get("edge")),
    leastPrice: number(least),
    mostPrice: number(most),
    withinHours: number(said.get("within")),
    sport: name(said.get("sport")),
    book: name(said.get("book")),
  };
  return { filter, improvement: number(said.get("improving")) ?? 0 };
}

/** Whether a rule, in its canonical words, is about moves during the match. */
export function asksForLive(text: string): boolean {
  return text.split(" ").includes("live");
}

function wordsOf(rule: Rule): (string | null)[] {
  switch (rule.kind) {
    case "movement":
      return [
        formatThreshold(rule.threshold),
        rule.direction === "both" ? null : rule.direction,
        partWord(rule.part),
        reducerWord(rule.reducer, "consensus"),
        agreeingWord(rule.agreeing),
        sinceWord(rule.since),
        rule.from === null ? null : `from=${fromMicros(rule.from)}`,
        rule.prices && `prices=${fromMicros(rule.prices.least)}-${fromMicros(rule.prices.most)}`,
        rule.withinHours === null ? null : `within=${rule.withinHours}h`,
        rule.phase,
        rule.fast ? "fast" : null,
      ];
    case "target": {
      const limit = `${rule.side === "at_least" ? ">=" : "<="}${fromMicros(rule.price)}`;
      return [
        limit,
        partWord(rule.part),
        reducerWord(rule.reducer, "best"),
        agreeingWord(rule.agreeing),
        rule.again ? "again" : null,
      ];
    }
    case "posted":
      return ["posted", partWord(rule.part), rule.book === null ? null : `book=${coded(rule.book)}`];
    case "gap":
      return [`${gapHead}${formatThreshold(rule.threshold)}`, partWord(rule.part)];
  }
}

function partWord(part: Part | null): string | null {
  return part && `on=${[part.market, coded(part.selection ?? ""), part.line ?? ""].join(":").replace(/:+$/, "")}`;
}

function reducerWord(reducer: Reducer, usual: Reducer["by"]): string | null {
  if (reducer.by === usual) return null;
  switch (reducer.by) {
    case "book":
      return `book=${coded(reducer.book)}`;
    case "own":
      return `own=${reducer.books.toSorted().map(coded).join(",")}`;
    default:
      return reducer.by;
  }
}

function agreeingWord(books: number): string | null {
  return books > 0 ? `books>=${books}` : null;
}

function sinceWord(since: Since): string | null {
  if (since === "told") return null;
  return since === "open" ? "since=open" : `since=${since}h`;
}

/** The rule that the first word tells, with nothing else said yet. */
function beginning(head: string): Rule | null {
  if (head === "posted") return { kind: "posted", part: null, book: null };
  const limit = /^([<>])=(\d+(?:\.\d+)?)$/.exec(head);
  if (limit) {
    const side = limit[1] === ">" ? "at_least" : "at_most";
    // Which selection is meant must follow, or the text is not what `formatRule` writes.
    const part: Part = { market: "other", selection: null, line: null };
    const reducer = { by: "best" } as const;
    return { kind: "target", side, price: toMicros(Number(limit[2])), part, reducer, agreeing: 0, again: false };
  }
  const isGap = head.startsWith(gapHead);
  const threshold = parseThreshold(isGap ? head.slice(gapHead.length) : head);
  if (isGap) return threshold?.kind === "points" ? { kind: "gap", threshold, part: null } : null;
  return threshold && movementBy(threshold);
}

/** Adds what a word says; false for a word that does not belong to such a rule. */
function takeWord(rule: Rule, word: string): boolean {
  const [, name = "", value = ""] = /^([a-z]+)(?:>?=(.*))?$/.exec(word) ?? [];
  if (name === "on") return takePart(rule, value);
  switch (rule.kind) {
    case "movement":
      return takeReducer(rule, name, value) || takeCondition(rule, name, value);
    case "target":
      if (name === "again") rule.again = true;
      else if (name === "books") rule.agreeing = Number(value);
      else return takeReducer(rule, name, value);
      return true;
    case "posted":
      if (name === "book") rule.book = decoded(value);
      return name === "book";
    case "gap":
      return false;
  }
}

function takePart(rule: Rule, value: string): boolean {
  const [name = "", selection = "", line = ""] = value.split(":");
  const market = markets.find((one) => one === name);
  if (!market) return false;
  rule.part = { market, selection: decoded(selection) || null, line: line === "" ? null : Number(line) };
  return true;
}

function takeReducer(rule: MovementRule | TargetRule, name: string, value: string): boolean {
  if (name === "consensus" || name === "best") rule.reducer = { by: name };
  else if (name === "book") rule.reducer = { by: "book", book: decoded(value) };
  else if (name === "own") rule.reducer = { by: "own", books: value === "" ? [] : value.split(",").map(decoded) };
  else return false;
  return true;
}

function takeCondition(rule: MovementRule, name: string, value: string): boolean {
  const hours = Number(value.replace(/h$/, ""));
  switch (name) {
    case "shortens":
    case "drifts":
      rule.direction = name;
      return true;
    case "books":
      rule.agreeing = Number(value);
      return true;
    case "since":
      rule.since = value === "open" ? "open" : (windows.find((window) => window === hours) ?? "told");
      return true;
    case "from":
      rule.from = toMicros(Number(value));
      return true;
    case "prices": {
      const [least = "", most = ""] = value.split("-");
      rule.prices = { least: toMicros(Number(least)), most: toMicros(Number(most)) };
      return true;
    }
    case "within":
      rule.withinHours = hours;
      return true;
    case "live":
    case "prematch":
      rule.phase = name;
      return true;
    case "fast":
      rule.fast = true;
      return true;
    default:
      return false;
  }
}

/** A name without the signs that part words: a source may call books and selections anything. */
function coded(name: string): string {
  return name.replace(/[ %:,]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
}

function decoded(word: string): string {
  return word.replace(/%(20|25|3a|2c)/g, (_sign, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
