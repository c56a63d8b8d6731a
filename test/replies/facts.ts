import type { Match, ValueBet } from "../../src/api/model.ts";
import type { Draft } from "../../src/chat/reply.ts";
import type { Reading, Telling } from "../../src/delivery/fact-kind.ts";
import type { AlertMatch } from "../../src/detection/alert-facts.ts";
import { plainManner } from "../../src/facts/frozen.ts";
import type { Hold } from "../../src/facts/holds.ts";
import { offeredMarkets, wordsOfMarket } from "../../src/odds/markets.ts";
import type { Board, Quote } from "../../src/odds/quote.ts";
import { movementSection } from "../../src/replies/alerts/alert.ts";
import { messageReply } from "../../src/replies/alerts/message.ts";
import { credited } from "../../src/replies/parts/credit.ts";
import { loadTexts, type Text } from "../../src/replies/parts/text.ts";
import type { OddsFacts } from "../../src/replies/questions/odds.ts";
import type { WatchFacts } from "../../src/replies/watching/watch.ts";
import { exampleOf } from "../../src/rules/example.ts";
import { gapNow } from "../../src/rules/gap.ts";
import { movementOf } from "../../src/rules/movement.ts";
import { defaultRule, movementBy, type Rule } from "../../src/rules/rule.ts";
import { limitNow, type RuleEvent } from "../../src/rules/rule-events.ts";
import { cup, hour, match, noon, team } from "../matches/known.ts";
import { winnerQuotes } from "../odds/prices.ts";
import { plainText } from "../plain-text.ts";
import { eventIn } from "../rules/event-in.ts";

export const texts = loadTexts();
/** Those in which every message is kept as it was approved; `test/languages.test.ts` looks at all there are. */
export const languages = ["en", "ru"] as const;
export { hour, noon };

const minute = 60_000;

/** What a draft says, without the credit that is added later. Spaces that do not break are shown as spaces, or not at all before "%". */
export function said(draft: Draft): string {
  const reply = credited(draft, { source: null, simulated: false }, texts.in("en"));
  return `\n${plainText(reply)
    .replace(/[\u00a0\u202f]/g, " ")
    .replaceAll(" %", "%")}\n`;
}

/** What a draft's buttons say and do. */
export function buttonsOf({ buttons }: Draft): string[] {
  return buttons.map((row) =>
    row.map((button) => ("press" in button ? `[${button.label}: ${button.press.command} ${button.press.text}]` : "")).join(" "),
  );
}

/** The same facts put into words in each language. */
export function inBoth(write: (text: Text) => Draft): { en: string; ru: string } {
  return { en: said(write(texts.in("en"))), ru: said(write(texts.in("ru"))) };
}

export const northgate = match("northgate-riverside", {
  home: team({ en: "Northgate", ru: "Северск" }),
  away: team({ en: "Riverside", ru: "Заречье" }),
  league: cup,
  startsAt: noon + 31 * hour,
});

export const smash = match("petrov-marlow", {
  home: team({ ru: "Петров" }),
  away: team({ en: "Marlow", ru: "Марлоу" }),
  sport: "tennis",
  startsAt: null,
});

export function boardOf(quotes: readonly Quote[], fields: Partial<Board> = {}): Board {
  return { quotes, fetchedAt: noon - minute, refreshedAt: noon - 12 * minute, ...fields };
}

export const threeWay = boardOf([
  ...winnerQuotes("Alder", 2.1, 3.4, 3.6),
  ...winnerQuotes("Birch", 2.05, 3.5, 3.7),
  ...winnerQuotes("Cedar", 2.125, 3.3, 3.55),
]);

export const twoWay = boardOf([...winnerQuotes("Alder", 1.5, 2.6), ...winnerQuotes("Birch", 1.52, 2.55)]);

export function total(bookmaker: string, over: number, under: number): Quote[] {
  const shared = { bookmaker, market: "total", line: 2.5, at: null } as const;
  return [
    { ...shared, selection: "over", price: over },
    { ...shared, selection: "under", price: under },
  ];
}

export function oddsFacts(fields: Partial<OddsFacts> = {}): OddsFacts {
  const offers = offeredMarkets((fields.board === undefined ? threeWay : fields.board)?.quotes ?? []);
  return {
    id: 17,
    match: northgate,
    board: threeWay,
    failed: false,
    old: false,
    isClosing: false,
    nextAt: null,
    format: null,
    watched: null,
    offers: offers.map((key) => ({ key, words: wordsOfMarket(key) })),
    shown: offers[0] ?? null,
    missing: null,
    marketsPage: null,
    whole: false,
    density: "normal",
    ownBooks: [],
    now: noon,
    ...fields,
  };
}

/** A watch by this rule that starts from a board. */
export function watchFacts(rule: Rule, board: Board | null): Omit<WatchFacts, "known" | "created"> {
  return {
    ref: "1",
    rule,
    example: board && rule.kind === "movement" ? exampleOf(rule, board) : null,
    limit: board && rule.kind === "target" ? limitNow(rule, board) : null,
    gap: board && rule.kind === "gap" ? gapNow(rule, board) : null,
    hasOdds: board !== null,
  };
}

/** A match whose line went from one board to another; throws when the rule makes nothing of that. */
export function alertMatch(fields: Partial<AlertMatch> & { baseline: Board; board: Board }): AlertMatch {
  const rule = fields.rule ?? defaultRule;
  const { baseline, board } = fields;
  const movement = rule.kind === "movement" ? movementOf(rule, baseline, board) : { moves: [] };
  const event = eventOf(rule, baseline, board);
  if (!movement || (rule.kind !== "movement" && !event)) throw new Error("nothing happened");
  return {
    watchId: 1,
    matchId: 17,
    match: northgate,
    rule,
    movement,
    event,
    peak: null,
    confirmed: true,
    baselineAt: noon - 2 * hour,
    since: noon - minute,
    refreshedAt: fields.board.refreshedAt ?? fields.board.fetchedAt,
    ...fields,
  };
}

function eventOf(rule: Rule, baseline: Board, board: Board): RuleEvent | null {
  const event = rule.kind === "movement" ? null : eventIn(rule, baseline, board);
  return event === "back" ? null : event;
}

/** What a message says that is about movements alone. */
export type AlertFacts = Omit<Telling, "parts"> & Partial<Reading> & { matches: readonly AlertMatch[] };

export function alertFacts(...matches: AlertMatch[]): AlertFacts & Reading {
  const told = { matches, manner: plainManner, repeated: false, now: noon, ownBooks: [] };
  return { ...told, chat: "telegram:7", id: "d1", deliveryId: "d1", kept: {} };
}

/** That message. */
export function alertReply(text: Text, { matches, ownBooks = [], ...about }: AlertFacts): Draft {
  const telling = { ...about, ownBooks, parts: new Map([["movement", matches]]) };
  return messageReply(text, telling, [movementSection(text, matches, telling)]);
}

/** The same after a night in which three lines came back. */
export function heldFacts(matches: readonly AlertMatch[], held: Hold = "quiet"): AlertFacts {
  const waited = matches.map((one) => ({ ...one, since: noon - 9 * hour }));
  return { ...alertFacts(...waited), manner: { ...plainManner, held, passed: { movement: 3 } } };
}

/** All three books shorten the home side. */
export const shortened = boardOf([
  ...winnerQuotes("Alder", 1.9, 3.6, 4.1),
  ...winnerQuotes("Birch", 1.87, 3.6, 4.2),
  ...winnerQuotes("Cedar", 1.95, 3.5, 4),
]);

export const movedMatch = alertMatch({ baseline: threeWay, board: shortened });

export const rules: readonly Rule[] = [
  ...[1, 3, 2.5, 11].map((points) => movementBy({ kind: "points", points })),
  movementBy({ kind: "percent", percent: 7.5 }),
  movementBy({ kind: "price", micros: 100_000 }),
];

export const valueBet: ValueBet = {
  matchSlug: northgate.slug,
  match: northgate,
  market: "winner",
  selection: "draw",
  line: null,
  bookmaker: "Alder",
  price: 3.75,
  edge: 0.0625,
};

export function known(id: number, one: Match = northgate): { id: number; match: Match } {
  return { id, match: one };
}
