import type { Block, Button, Draft, Span } from "../../chat/reply.ts";
import type { AlertMatch } from "../../detection/alert-facts.ts";
import { fromMicros } from "../../odds/price.ts";
import type { SelectionMove } from "../../rules/movement.ts";
import type { RuleEvent } from "../../rules/rule-events.ts";
import { namedAsideSpans } from "./aside.ts";
import { marketName, selectionName } from "./markets.ts";
import { kickOff, matchTitle, whenBlock } from "./match.ts";
import { ruleInWords } from "./rule.ts";
import { bold, plain, type Text } from "./text.ts";

/** Moves told per match; the strongest come first, the odds are one press away. */
const movesShown = 2;
/** Fewer books than this are worth a remark. */
const fewBooks = 3;

/** The message that carries movements to a chat: one match in full, several one after the other. */
export function movementReply(text: Text, { matches, now }: { matches: readonly AlertMatch[]; now: number }): Draft {
  const first = firstOfEach(matches);
  const [only, ...others] = first;
  if (only && others.length === 0)
    return { blocks: matchBlocks(text, matches, now), buttons: [matchButtons(text, only)], personal: false };
  const heading: Block = { kind: "heading", spans: text.spans("alert-heading-many", { count: first.length }) };
  return {
    blocks: [heading, ...matches.flatMap((match) => briefBlocks(text, match, now)), ...fairNote(text, matches)],
    buttons: first.map((match) => [oddsButton(matchTitle(text, match.match), match)]),
    personal: false,
  };
}

/** The first alert of each match; several rules of a chat may be about the same. */
export function firstOfEach(alerts: readonly AlertMatch[]): AlertMatch[] {
  return alerts.filter((one, nth) => alerts.findIndex(({ matchId }) => matchId === one.matchId) === nth);
}

/** What the rules of a chat have to tell of one match. */
function matchBlocks(text: Text, alerts: readonly AlertMatch[], now: number): Block[] {
  const [first] = alerts;
  if (!first) return [];
  const told = alerts.flatMap((alert) => [
    ...ruleBlocks(text, alert),
    ...eventBlocks(text, alert),
    ...tellingMoves(alert).flatMap((move, nth, told) => moveBlocks(text, alert, { move, before: told.slice(0, nth) })),
  ]);
  return [
    { kind: "heading", spans: plain(matchTitle(text, first.match)) },
    ...told,
    ...whenBlock(text, first.match),
    { kind: "note", spans: ageSpans(text, first, now) },
    ...fairNote(text, alerts),
  ];
}

function ruleBlocks(text: Text, { namesRule, rule, match }: AlertMatch): Block[] {
  return namesRule ? [{ kind: "note", spans: text.spans("alert-by-rule", { rule: ruleInWords(text, rule, match) }) }] : [];
}

/** The strongest moves, without those that only say the same from the other side: over when under was told. */
function tellingMoves({ movement }: AlertMatch): SelectionMove[] {
  const told: SelectionMove[] = [];
  for (const move of movement.moves) if (told.length < movesShown && !told.some((other) => mirrors(other, move))) told.push(move);
  return told;
}

function mirrors(a: SelectionMove, b: SelectionMove): boolean {
  const change = ({ probability: { from, to } }: SelectionMove): number => to - from;
  return a.market === b.market && Math.abs(change(a) + change(b)) < 1e-6;
}

function briefBlocks(text: Text, alert: AlertMatch, now: number): Block[] {
  const [move] = alert.movement.moves;
  const title: Block = { kind: "paragraph", spans: [bold(matchTitle(text, alert.match))] };
  const start: Block = { kind: "paragraph", spans: text.spans("odds-when-no-league", { start: kickOff(text, alert.match) }) };
  const told = move ? moveBlocks(text, alert, { move, before: [] }) : eventBlocks(text, alert);
  return [title, ...ruleBlocks(text, alert), ...told, start, { kind: "note", spans: ageSpans(text, alert, now) }];
}

/** What happened, where no way is told. */
function eventBlocks(text: Text, alert: AlertMatch): Block[] {
  const { event, match } = alert;
  if (!event) return [];
  const aside = asideItems(text, alert);
  const list: Block[] = aside.length === 0 ? [] : [{ kind: "list", items: aside }];
  return [{ kind: "paragraph", spans: eventSpans(text, event, match) }, ...list];
}

/** That the price of the book that the rule names is set aside for everybody else. */
export function asideItems(text: Text, { rule, event, movement: { moves } }: AlertMatch): Span[][] {
  const name = rule.kind !== "posted" && rule.reducer.by === "book" ? rule.reducer.book : null;
  const aside = event?.kind === "crossed" ? event.aside : moves[0]?.aside;
  return name !== null && aside ? [namedAsideSpans(text, { name, aside })] : [];
}

/** A crossed limit or the first odds in one line. */
function eventSpans(text: Text, event: RuleEvent, match: AlertMatch["match"]): Span[] {
  if (event.kind === "posted") return text.spans("alert-posted");
  const selection = bold(offerName(text, match, event));
  const price = bold(text.price(event.price));
  return event.book === null
    ? text.spans("alert-crossed-no-book", { selection, price })
    : text.spans("alert-crossed", { selection, price, book: event.book });
}

interface Telling {
  move: SelectionMove;
  /** The moves of the match that were told already. */
  before: readonly SelectionMove[];
}

function moveBlocks(text: Text, alert: AlertMatch, { move, before }: Telling): Block[] {
  const { from, to } = pricesOf(text, alert, move);
  const key = move.probability.to > move.probability.from ? "alert-shortened" : "alert-drifted";
  const headline = text.spans(key, {
    selection: bold(offerName(text, alert.match, move)),
    from,
    to: bold(to),
  });
  const isSaid = before.some((other) => isSameGrade(other, move));
  const items = [
    measureSpans(text, alert, move),
    ...(before.length === 0 ? [...asideItems(text, alert), ...peakSpans(text, alert)] : []),
    ...(isSaid ? [] : [gradeSpans(text, alert, move)]),
    ...bestSpans(text, move),
  ];
  return [
    { kind: "paragraph", spans: headline },
    { kind: "list", items },
  ];
}

/** What a move went from and to: fair prices of the consensus, else prices as they were quoted. */
export function pricesOf(
  text: Text,
  { rule }: AlertMatch,
  { probability, price }: Pick<SelectionMove, "probability" | "price">,
): { from: string; to: string } {
  if (isFair(rule)) return { from: text.fairPrice(probability.from), to: text.fairPrice(probability.to) };
  return { from: text.price(price.from), to: text.price(price.to) };
}

/** How far the line has been while the alert waited. */
function peakSpans(text: Text, alert: AlertMatch): Span[][] {
  const { peak } = alert;
  if (!peak) return [];
  const { from, to } = peak.probability;
  const args = { selection: offerName(text, alert.match, peak), price: pricesOf(text, alert, peak).to };
  return [text.spans("alert-peak", { ...args, points: text.points(to - from) })];
}

function isFair(rule: AlertMatch["rule"]): boolean {
  return rule.kind === "movement" && rule.reducer.by === "consensus";
}

/** The books of a market agree on it as a whole, so that it need be said once. */
function isSameGrade(a: SelectionMove, b: SelectionMove): boolean {
  return a.market === b.market && a.books.length === b.books.length && a.agreeing.length === b.agreeing.length;
}

function offerName(text: Text, match: AlertMatch["match"], move: Pick<SelectionMove, "market" | "selection" | "line">): string {
  const selection = selectionName(text, match, move);
  if (move.market === "winner") return selection;
  return text.say("alert-selection", { market: marketName(text, { market: move.market, line: null }), selection });
}

/** The chance of the consensus; where a quoted price moved, whose it is and whether the consensus went along. */
function measureSpans(text: Text, { rule }: AlertMatch, { consensus: { from, to }, withMarket }: SelectionMove): Span[] {
  if (rule.kind === "movement" && rule.reducer.by !== "consensus")
    return text.spans(withMarket ? "alert-with-market" : "alert-margin-only", {
      measure: rule.reducer.by,
      book: rule.reducer.by === "book" ? rule.reducer.book : "",
      fromChance: text.percent(from),
      toChance: text.percent(to),
    });
  return text.spans("alert-points", {
    fromChance: text.percent(from),
    toChance: text.percent(to),
    points: text.points(to - from),
  });
}

/** How many books agree, and whether a second refresh does. */
function gradeSpans(text: Text, { confirmed }: AlertMatch, { books, agreeing }: SelectionMove): Span[] {
  const second = confirmed ? "yes" : "no";
  if (books.length < fewBooks) return text.spans("alert-books-few", { books: books.length, confirmed: second });
  return text.spans("alert-books", { same: agreeing.length, books: books.length, confirmed: second });
}

function bestSpans(text: Text, { best }: SelectionMove): Span[][] {
  if (!best.to) return [];
  const price = text.price(best.to.price);
  const { bookmaker } = best.to;
  return [
    bookmaker === null ? text.spans("alert-best-no-book", { price }) : text.spans("alert-best", { price, book: bookmaker }),
  ];
}

function ageSpans(text: Text, alert: AlertMatch, now: number): Span[] {
  const start = isFromOwnPrice(alert) ? "own" : "told";
  const since = text.moment(alert.baselineAt, "datetime");
  return text.spans("alert-since", { start, since, age: text.relative(alert.refreshedAt, now) });
}

function isFromOwnPrice({ rule, movement }: AlertMatch): boolean {
  if (rule.kind !== "movement" || rule.from === null) return false;
  return movement.moves[0]?.price.from === fromMicros(rule.from);
}

function fairNote(text: Text, alerts: readonly AlertMatch[]): Block[] {
  return alerts.some(({ rule }) => isFair(rule)) ? [{ kind: "note", spans: text.spans("alert-fair") }] : [];
}

function matchButtons(text: Text, alert: AlertMatch): Button[] {
  const stop = { label: text.say("watch-stop"), press: { command: "unwatch", text: `#${alert.matchId}`, replace: false } };
  return [oddsButton(text.say("watch-odds"), alert), stop];
}

function oddsButton(label: string, { matchId }: AlertMatch): Button {
  return { label, press: { command: "odds", text: `#${matchId}`, replace: false } };
}
