import type { Match } from "../../api/model.ts";
import type { Block, Button, Span } from "../../chat/reply.ts";
import type { Reading, Section, Telling } from "../../delivery/fact-kind.ts";
import type { Manner } from "../../facts/frozen.ts";
import type { ToldBet } from "../../facts/told-bets.ts";
import { isOwnBook } from "../../odds/own-books.ts";
import { offerName } from "../parts/markets.ts";
import { matchButtons, matchTitle } from "../parts/match.ts";
import { bold, inOneLine, onLines, plain, type Text } from "../parts/text.ts";
import { messageRef } from "./message.ts";
import { startSpans } from "./subject.ts";

/** A bet as it is told, with its match; null where that is forgotten. */
export interface ShownBet {
  bet: ToldBet;
  match: Match | null;
}

interface Row {
  bet: ToldBet;
  match: Match;
}

type BetTelling = Pick<Telling & Reading, "id" | "manner" | "ownBooks" | "now">;

/** With more matches than this the list of all value bets leads to them. */
const matchesWithButtons = 5;

/**
 * What a message says of value bets: those there are, by selection, then those that are gone meanwhile. A bet that several watches
 * told of is told once.
 */
export function betSection(text: Text, shown: readonly ShownBet[], { id, manner, ownBooks, now }: BetTelling): Section {
  const rows = rowsOf(shown);
  const present = rows.filter(({ bet }) => bet.gone === null);
  const gone = rows.filter(({ bet }) => bet.gone !== null);
  return {
    blocks: [
      { kind: "heading", spans: text.spans(headingOf(present), { count: present.length || gone.length }) },
      ...listOf(bySelection(present, ownBooks), (row) => presentSpans(text, row, now)),
      ...(present.length > 0 && gone.length > 0 ? [titleOf(text, gone.length)] : []),
      ...listOf(bySelection(gone, ownBooks), (row) => goneRow(text, row)),
    ],
    notes: notesOf(text, manner),
    ...leadsOn(text, id, rows),
  };
}

function listOf<R extends Row>(rows: readonly R[], spansOf: (row: R) => Span[]): Block[] {
  if (rows.length === 0) return [];
  const leads = rows.map(({ bet }) => ({ command: "odds", text: `#${bet.matchId}`, replace: false }));
  return [{ kind: "list", items: rows.map(spansOf), leads }];
}

function titleOf(text: Text, count: number): Block {
  return { kind: "paragraph", spans: [bold(text.say("bet-alert-gone", { count }))] };
}

function notesOf(text: Text, { held, passed }: Manner): Block[] {
  const missed = passed["bet"] ?? 0;
  return [
    ...(held === null || held === "away" ? [] : [note(text.spans(`alert-held-${held}`))]),
    ...(held === null || missed === 0 ? [] : [note(text.spans("bet-alert-missed", { count: missed }))]),
  ];
}

/** Says what most of the message is about. */
function headingOf(present: readonly Row[]): string {
  if (present.length === 0) return "bet-alert-gone";
  const improved = present.filter(({ bet }) => bet.news === "improved");
  if (improved.length === 0) return "bet-alert-appeared";
  return improved.length === present.length ? "bet-alert-improved" : "bet-alert-both";
}

function rowsOf(shown: readonly ShownBet[]): Row[] {
  const rows = new Map<string, Row>();
  for (const { bet, match } of shown) {
    const key = JSON.stringify([bet.matchId, bet.market, bet.selection, bet.line, bet.bookmaker]);
    if (match && !rows.has(key)) rows.set(key, { bet, match });
  }
  return [...rows.values()];
}

/**
 * Of the books that offer the same selection the one with the largest edge, the chat's own ones before all others, with how many
 * more there are; the largest edge first.
 */
function bySelection(rows: readonly Row[], ownBooks: readonly string[]): (Row & { others: number })[] {
  const isOwn = ({ bet }: Row) => Number(isOwnBook(bet.bookmaker, ownBooks));
  const groups = new Map<string, Row & { others: number }>();
  for (const row of rows.toSorted((a, b) => isOwn(b) - isOwn(a) || b.bet.figures.edge - a.bet.figures.edge)) {
    const { matchId, market, selection, line, gone } = row.bet;
    // Of those that are gone, for one reason.
    const name = JSON.stringify([matchId, market, selection, line, gone?.why]);
    const first = groups.get(name);
    if (first) first.others += 1;
    else groups.set(name, { ...row, others: 0 });
  }
  return [...groups.values()].sort((a, b) => b.bet.figures.edge - a.bet.figures.edge);
}

function goneRow(text: Text, { bet, match, others }: Row & { others: number }): Span[] {
  return onLines([goneSpans(text, { bet, match, others }, "time"), plain(matchTitle(text, match))]);
}

function presentSpans(text: Text, { bet, match, others }: Row & { others: number }, now: number): Span[] {
  const { price, edge } = bet.figures;
  const row = text.spans("bet-alert-row", {
    edge: bold(text.percent(edge, true)),
    news: bet.before === null ? "appeared" : bet.news,
    before: bet.before === null ? "" : text.percent(bet.before.edge, true),
    selection: offerName(text, match, bet),
    price: bold(text.price(price)),
    book: bet.bookmaker ?? text.say("odds-unnamed-book"),
    others,
  });
  return onLines([
    row,
    inOneLine([whichMatch(text, match, now), text.spans("bet-alert-fair", { fair: text.fairPrice((1 + edge) / price) })]),
  ]);
}

/** "Northgate v Riverside · starts 19:00". */
function whichMatch(text: Text, match: Match, now: number): Span[] {
  return inOneLine([plain(matchTitle(text, match)), startSpans(text, match, now)]);
}

/** What of a bet its offer is said with. */
interface Offered {
  bet: Pick<ToldBet, "market" | "selection" | "line" | "bookmaker" | "figures">;
  match: Match;
  /** How many other books offered the same; none where it is left out. */
  others?: number;
}

/** "Northgate at 2.10 (BookX)", as it was told. */
export function offerInWords(text: Text, { bet, match, others = 0 }: Offered): string {
  const offer = { selection: offerName(text, match, bet), price: text.price(bet.figures.price) };
  if (bet.bookmaker === null) return text.say("bet-alert-offer-no-book", offer);
  return text.say("bet-alert-offer", { ...offer, book: bet.bookmaker, others });
}

/** Why and when a bet was gone; nothing for one that is there. */
export function goneSpans(
  text: Text,
  { bet, match, others = 0 }: Offered & { bet: Pick<ToldBet, "gone"> },
  show: "time" | "datetime" = "datetime",
): Span[] {
  if (!bet.gone) return [];
  const { at, why, price } = bet.gone;
  const args = { offer: offerInWords(text, { bet, match, others }), time: text.moment(at, show) };
  if (price === null) return text.spans(`bet-gone-${why}`, args);
  return text.spans(why === "below" ? "bet-gone-below-now" : "bet-gone-left-now", { ...args, now: bold(text.price(price)) });
}

function leadsOn(text: Text, messageId: string, rows: readonly Row[]): Pick<Section, "buttons" | "mute" | "less"> {
  const matches = new Map(rows.map(({ bet, match }) => [bet.matchId, match]));
  const shown = matches.size <= matchesWithButtons ? [...matches] : [];
  const [watch, ...others] = new Set(rows.map(({ bet }) => bet.watchId));
  const ref = watch === undefined || others.length > 0 ? "" : betWatchRef(watch);
  return {
    buttons: [
      ...matchButtons(
        text,
        shown.map(([id, match]) => ({ id, match })),
      ).map((button) => [button]),
      [to(text, "valuebets-heading", "valuebets", ""), to(text, "bet-alert-watch", "watches", ref)],
    ],
    // Where it is of several matches, it asks which of exactly these.
    mute: matches.size === 1 ? `#${[...matches.keys()][0]}` : messageRef(messageId),
    less: ref === "" ? messageRef(messageId) : lessWords(ref, rows),
  };
}

/** Where all that is told has improved, it is improvements that are told too often. */
function lessWords(ref: string, rows: readonly Row[]): string {
  return rows.every(({ bet }) => bet.news === "improved") ? `${ref} improving` : ref;
}

function to(text: Text, key: string, command: string, words: string): Button {
  return { label: text.say(key), press: { command, text: words, replace: false } };
}

/** What buttons name a watch by, whatever number it has in its chat. */
function betWatchRef(id: number): string {
  return `=${id}`;
}

function note(spans: Span[]): Block {
  return { kind: "note", spans };
}
