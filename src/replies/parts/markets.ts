import type { Match } from "../../api/model.ts";
import { teamName } from "../../matches/names.ts";
import type { Quote } from "../../odds/quote.ts";
import type { Text } from "./text.ts";

type Offer = Pick<Quote, "market" | "selection" | "line">;

/**
 * A market in words, with its line: "Over/under 2.5". What people call it depends on the sport: in football the winner is the
 * match result.
 */
export function marketName(text: Text, { market, line }: Pick<Quote, "market" | "line">, sport: string | null = null): string {
  const key = market === "winner" && sport === "football" ? "odds-market-result" : `odds-market-${market.replaceAll("_", "-")}`;
  return text.say(key, { line: line === null ? "" : text.number(line, market === "handicap") }).trimEnd();
}

/** A selection in words: the team's own name instead of "home" wherever there is room for it. */
export function selectionName(text: Text, match: Match, { market, selection, line }: Offer): string {
  const word = wordOf(text, match, selection);
  if (line === null) return word;
  return text.say("selection-line", { selection: word, line: text.number(line, market === "handicap") });
}

/** A selection with its market where that does not go without saying: "Over 2.5", "Handicap: Northgate +1". */
export function offerName(text: Text, match: Match, offer: Offer): string {
  const selection = selectionName(text, match, offer);
  if (offer.market === "winner" || offer.market === "total") return selection;
  return text.say("alert-selection", { market: marketName(text, { market: offer.market, line: null }, match.sport), selection });
}

/** A selection as the head of a narrow column: 1, X, 2; what has no shorter name has its own. */
export function selectionColumn(text: Text, selection: string): string {
  const key = [`column-${selection}`, `selection-${selection}`].find(text.has);
  return key === undefined ? selection : text.say(key);
}

function wordOf(text: Text, match: Match, selection: string): string {
  if (selection === "home") return teamName(match.home, text.language);
  if (selection === "away") return teamName(match.away, text.language);
  const key = `selection-${selection}`;
  return text.has(key) ? text.say(key) : selection;
}

/** Words for markets as commands take them. */
const typedMarkets = {
  draw_no_bet: "draw_no_bet",
  double_chance: "double_chance",
  "both score": "both_score",
  handicap: "handicap",
  total: "total",
  over: "total",
  under: "total",
} as const;

/** A market that was asked for, as readers call it: "Draw no bet" for `draw_no_bet`. Other words stay as they were typed. */
export function typedMarketName(text: Text, typed: string): string {
  const [, words = "", line = ""] = /^(\D*?) ?([+-]?\d.*)?$/.exec(typed) ?? [];
  if (!Object.hasOwn(typedMarkets, words)) return typed;
  const name = marketName(text, { market: typedMarkets[words as keyof typeof typedMarkets], line: null });
  return `${name} ${line}`.trim();
}
