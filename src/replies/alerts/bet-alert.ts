import type { Match } from "../../api/model.ts";
import type { Block, Button, Span } from "../../chat/reply.ts";
import type { Section, Telling } from "../../delivery/fact-kind.ts";
import type { Manner } from "../../facts/frozen.ts";
import type { ToldBet } from "../../facts/told-bets.ts";
import { selectionName } from "../parts/markets.ts";
import { kickOff, matchButton, matchTitle } from "../parts/match.ts";
import { bold, type Text } from "../parts/text.ts";
import { messageRef } from "./message.ts";

/** A bet as it is told, with its match; null where that is forgotten. */
export interface ShownBet {
  bet: ToldBet;
  match: Match | null;
}

interface Row {
  bet: ToldBet;
  match: Match;
}

/** With more matches than this the list of all value bets leads to them. */
const matchesWithButtons = 5;

/**
 * What a message says of value bets: those there are, then those that are gone meanwhile. A bet that several watches told of is
 * told once.
 */
export function betSection(text: Text, shown: readonly ShownBet[], { id, manner }: Pick<Telling, "id" | "manner">): Section {
  const rows = rowsOf(shown);
  const present = rows.filter(({ bet }) => bet.gone === null);
  const gone = rows.filter(({ bet }) => bet.gone !== null);
  return {
    blocks: [
      { kind: "heading", spans: text.spans(headingOf(present), { count: present.length || gone.length }) },
      ...byMatch(text, present, presentSpans),
      ...(present.length > 0 && gone.length > 0 ? [paragraph([bold(text.say("bet-alert-gone", { count: gone.length }))])] : []),
      ...byMatch(text, gone, goneSpans),
    ],
    notes: notesOf(text, present, manner),
    ...leadsOn(text, id, rows),
  };
}

function notesOf(text: Text, present: readonly Row[], { held, passed }: Manner): Block[] {
  const missed = passed["bet"] ?? 0;
  return [
    ...(held === null || held === "away" ? [] : [note(text.spans(`alert-held-${held}`))]),
    ...(held === null || missed === 0 ? [] : [note(text.spans("bet-alert-missed", { count: missed }))]),
    ...(present.length === 0 ? [] : [note(text.spans("valuebets-model")), note(asOf(text, present))]),
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

/** Each match once, with its bets below. */
function byMatch(text: Text, rows: readonly Row[], spansOf: (text: Text, row: Row) => Span[]): Block[] {
  const matches = new Map<number, Row[]>();
  for (const row of rows) matches.set(row.bet.matchId, [...(matches.get(row.bet.matchId) ?? []), row]);
  return [...matches.values()].flatMap((those): Block[] => {
    const [first] = those;
    if (!first) return [];
    const { match } = first;
    const spans = text.spans("bet-alert-match", { title: bold(matchTitle(text, match)), start: kickOff(text, match) });
    return [paragraph(spans), { kind: "list", items: those.map((row) => spansOf(text, row)) }];
  });
}

function presentSpans(text: Text, { bet, match }: Row): Span[] {
  const { price, edge } = bet.figures;
  const args = {
    edge: bold(text.percent(edge)),
    offer: offerInWords(text, { bet, match }),
    fair: text.fairPrice((1 + edge) / price),
  };
  if (bet.news === "appeared" || bet.before === null) return text.spans("bet-alert-row", args);
  return text.spans("bet-alert-row-improved", { ...args, before: text.percent(bet.before.edge) });
}

/** What of a bet its offer is said with. */
interface Offered {
  bet: Pick<ToldBet, "market" | "selection" | "line" | "bookmaker" | "figures">;
  match: Match;
}

/** "Northgate at 2.10 (BookX)", as it was told. */
export function offerInWords(text: Text, { bet, match }: Offered): string {
  const offer = { selection: selectionName(text, match, bet), price: text.price(bet.figures.price) };
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

function asOf(text: Text, rows: readonly Row[]): Span[] {
  return text.spans("bet-alert-as-of", { time: text.moment(Math.min(...rows.map(({ bet }) => bet.asOf)), "datetime") });
}

function leadsOn(text: Text, messageId: string, rows: readonly Row[]): Pick<Section, "buttons" | "mute" | "less"> {
  const matches = new Map(rows.map(({ bet, match }) => [bet.matchId, match]));
  const shown = matches.size <= matchesWithButtons ? [...matches] : [];
  const [watch, ...others] = new Set(rows.map(({ bet }) => bet.watchId));
  const ref = watch === undefined || others.length > 0 ? "" : betWatchRef(watch);
  return {
    buttons: [
      ...shown.map(([id, match]) => [matchButton(text, { id, match })]),
      [to(text, "valuebets-heading", "valuebets", ""), to(text, "bet-alert-watch", "watches", ref)],
    ],
    mute: null,
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

function paragraph(spans: Span[]): Block {
  return { kind: "paragraph", spans };
}

function note(spans: Span[]): Block {
  return { kind: "note", spans };
}
