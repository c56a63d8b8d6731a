import type { Match } from "../../api/model.ts";
import type { Block, Button, Span } from "../../chat/reply.ts";
import type { Reading, Section, Telling } from "../../delivery/fact-kind.ts";
import type { Manner } from "../../facts/frozen.ts";
import type { ToldBet } from "../../facts/told-bets.ts";
import { isOwnBook } from "../../odds/own-books.ts";
import { fold, note, paragraph } from "../parts/blocks.ts";
import { offerName } from "../parts/markets.ts";
import { kickOff, matchTitle, namesSide, whichMatch } from "../parts/match.ts";
import { withOneSign } from "../parts/numbers.ts";
import { bold, inOneLine, onLines, plain, type Text } from "../parts/text.ts";
import { allOf, messageRef } from "./message.ts";
import { subjectOf } from "./subject.ts";

/** A bet as it is told, with its match; null where that is forgotten. */
export interface ShownBet {
  bet: ToldBet;
  match: Match | null;
}

interface Row {
  bet: ToldBet;
  match: Match;
}

/** The best price of a selection. */
interface GroupedRow extends Row {
  /** How many other books have it too. */
  others: number;
}

type BetTelling = Pick<Telling & Reading, "id" | "manner" | "ownBooks" | "now">;

/** A row more is none than can be read at a glance: of more rows than this the last ones are folded. */
const mostRows = 6;

/**
 * What a message says of value bets: those there are, by selection, then those that are gone meanwhile. A bet that several watches
 * told of is told once.
 */
export function betSection(text: Text, shown: readonly ShownBet[], { id, manner, ownBooks, now }: BetTelling): Section {
  const rows = rowsOf(shown);
  const present = bySelection(
    rows.filter(({ bet }) => bet.gone === null),
    ownBooks,
  );
  const gone = bySelection(
    rows.filter(({ bet }) => bet.gone !== null),
    ownBooks,
  );
  return {
    blocks: [...presentBlocks(text, present, { id, now }), ...goneBlocks(text, gone, { id, isAll: present.length === 0 })],
    notes: notesOf(text, manner),
    ...leadsOn(text, id, present.length > 0 ? present : gone),
  };
}

/** One in full, or a list of the first ones with the others folded below. */
function presentBlocks(text: Text, present: readonly GroupedRow[], { id, now }: Pick<BetTelling, "id" | "now">): Block[] {
  const [only, ...others] = present;
  if (!only) return [];
  const title = headingOf(text, present);
  if (others.length === 0) return [paragraph(onLines([[title], ...wholeRow(text, only, now)]))];
  const listed = present.length > mostRows ? present.slice(0, mostRows - 1) : present;
  const folded = present.slice(listed.length).map((row) => rowSpans(text, row));
  return [
    paragraph([title]),
    {
      kind: "list",
      items: listed.map((row) => onLines([rowSpans(text, row), placeSpans(text, row, now)])),
      marks: listed.map((_, index) => `${index + 1}`),
      leads: listed.map(({ bet }) => ({ command: "odds", text: `#${bet.matchId}`, replace: false })),
    },
    ...foldBlocks(text, bold(text.say("list-more", { count: folded.length })), folded, id),
  ];
}

/** A line for each selection, folded. */
function goneBlocks(text: Text, gone: readonly GroupedRow[], { id, isAll }: { id: string; isAll: boolean }): Block[] {
  const title = text.say(isAll ? "bet-alert-gone" : "bet-alert-gone-too", { count: gone.length });
  return foldBlocks(
    text,
    bold(title),
    gone.map((row) => goneRow(text, row)),
    id,
  );
}

function foldBlocks(text: Text, title: Span, items: readonly Span[][], id: string): Block[] {
  return items.length === 0 ? [] : [paragraph([title]), fold(text, items, allOf(id))];
}

function notesOf(text: Text, { held, passed }: Manner): Block[] {
  const missed = passed["bet"] ?? 0;
  return [
    ...(held === null || held === "away" ? [] : [note(text.spans(`alert-held-${held}`))]),
    ...(held === null || missed === 0 ? [] : [note(text.spans("bet-alert-missed", { count: missed }))]),
  ];
}

/** Says what most of the message is about; of a single bet its edge, which is what a lock screen shows. */
function headingOf(text: Text, present: readonly GroupedRow[]): Span {
  const improved = present.filter(({ bet }) => bet.news === "improved");
  const isAllImproved = improved.length === present.length;
  const key = improved.length === 0 ? "appeared" : isAllImproved ? "improved" : "both";
  const [{ bet }] = present as [GroupedRow];
  const [before, edge] = edgesOf(text, bet);
  return bold(text.say(`bet-alert-${key}`, { count: present.length, before, edge }));
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
function bySelection(rows: readonly Row[], ownBooks: readonly string[]): GroupedRow[] {
  const isOwn = ({ bet }: Row) => Number(isOwnBook(bet.bookmaker, ownBooks));
  const groups = new Map<string, GroupedRow>();
  for (const row of rows.toSorted((a, b) => isOwn(b) - isOwn(a) || b.bet.figures.edge - a.bet.figures.edge)) {
    const { matchId, market, selection, line } = row.bet;
    const name = JSON.stringify([matchId, market, selection, line]);
    const first = groups.get(name);
    if (first) first.others += 1;
    else groups.set(name, { ...row, others: 0 });
  }
  return [...groups.values()].sort((a, b) => b.bet.figures.edge - a.bet.figures.edge);
}

/** "Ostravia Wanderers 5.91 at Fortunelle", and which match that is. */
function wholeRow(text: Text, { bet, match, others }: GroupedRow, now: number): Span[][] {
  const offer = { selection: offerName(text, match, bet), price: bold(text.price(bet.figures.price)) };
  return [
    text.spans("bet-alert-at", { ...offer, books: booksOf(text, bet, others) }),
    inOneLine([whichMatch(text, match, bet), [kickOff(text, match, now)]]),
  ];
}

/** "Ostravia Wanderers 5.91 · +6.2%" */
function rowSpans(text: Text, { bet, match }: GroupedRow): Span[] {
  const [before, edge] = edgesOf(text, bet);
  return text.spans("bet-alert-row", {
    selection: offerName(text, match, bet),
    price: bold(text.price(bet.figures.price)),
    news: bet.before === null ? "appeared" : bet.news,
    before,
    edge: bold(edge),
  });
}

/** Where and when: "Fortunelle + 2 more · Fri 05:30", with the match where the selection doesn't name it. */
function placeSpans(text: Text, { bet, match, others }: GroupedRow, now: number): Span[] {
  const title = namesSide(bet) ? [] : [plain(matchTitle(text, match))];
  return inOneLine([plain(booksOf(text, bet, others)), ...title, [kickOff(text, match, now)]]);
}

function booksOf(text: Text, { bookmaker }: ToldBet, others: number): string {
  return text.say("bet-alert-books", { book: bookmaker ?? text.say("odds-unnamed-book"), others });
}

/** The edge before, where it's known, and now: "+3.0" and "+6.2%". */
function edgesOf(text: Text, { before, figures }: ToldBet): [before: string, now: string] {
  const now = text.percent(figures.edge, true);
  return before === null ? ["", now] : withOneSign(text.percent(before.edge, true), now);
}

function goneRow(text: Text, { bet, match }: GroupedRow): Span[] {
  const then = bet.gone?.price ?? null;
  return text.spans("bet-alert-gone-row", {
    selection: subjectOf(text, match, bet),
    price: text.price(bet.figures.price),
    known: then === null ? "no" : "yes",
    now: then === null ? "" : bold(text.price(then)),
  });
}

/** What of a bet its offer is said with. */
interface Offered {
  bet: Pick<ToldBet, "market" | "selection" | "line" | "bookmaker" | "figures">;
  match: Match;
}

/** "Northgate at 2.10 (BookX)", as it was told. */
export function offerInWords(text: Text, { bet, match }: Offered): string {
  const offer = { selection: offerName(text, match, bet), price: text.price(bet.figures.price) };
  if (bet.bookmaker === null) return text.say("bet-alert-offer-no-book", offer);
  return text.say("bet-alert-offer", { ...offer, book: bet.bookmaker });
}

/** Why and when a bet was gone; nothing for one that is there. */
export function goneSpans(text: Text, { bet, match }: Offered & { bet: Pick<ToldBet, "gone"> }): Span[] {
  if (!bet.gone) return [];
  const { at, why, price } = bet.gone;
  const args = { offer: offerInWords(text, { bet, match }), time: text.moment(at, "datetime") };
  if (price === null) return text.spans(`bet-gone-${why}`, args);
  return text.spans(why === "below" ? "bet-gone-below-now" : "bet-gone-left-now", { ...args, now: bold(text.price(price)) });
}

function leadsOn(text: Text, messageId: string, rows: readonly Row[]): Pick<Section, "buttons" | "mute" | "less"> {
  const [match, ...otherMatches] = new Set(rows.map(({ bet }) => bet.matchId));
  const [watch, ...others] = new Set(rows.map(({ bet }) => bet.watchId));
  const ref = watch === undefined || others.length > 0 ? "" : betWatchRef(watch);
  const isOne = match !== undefined && otherMatches.length === 0;
  return {
    buttons: [[...(isOne ? [to(text, "watch-odds", "odds", `#${match}`)] : []), to(text, "alert-bets", "valuebets", "")]],
    // Where it is of several matches, it asks which of exactly these.
    mute: isOne ? `#${match}` : messageRef(messageId),
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
