import type { Match } from "../../api/model.ts";
import type { Span } from "../../chat/reply.ts";
import type { Market } from "../../odds/quote.ts";
import { offerName, selectionName } from "../parts/markets.ts";
import { kickOff, matchTitle } from "../parts/match.ts";
import type { Text } from "../parts/text.ts";

interface Offer {
  market: Market;
  selection: string;
  line: number | null;
}

const hourMs = 60 * 60_000;
/** A start that is nearer than this needs no date. */
const nearMs = 18 * hourMs;

/** Whether the selection names a side, so that it tells which match is meant. */
export function namesSide({ market, selection }: Pick<Offer, "market" | "selection">): boolean {
  return market === "winner" && (selection === "home" || selection === "away");
}

/** A selection beside the rest of its line, whole: half a name could be another's, and half a question has no answer. */
export function briefOffer(text: Text, match: Match, offer: Offer): string {
  // A side with its line says by itself that it is a handicap.
  return offer.market === "handicap" ? selectionName(text, match, offer) : offerName(text, match, offer);
}

/** What is told about, for a line that stands alone: a team, or a match with its selection. */
export function subjectOf(text: Text, match: Match, offer: Offer): string {
  const selection = offerName(text, match, offer);
  return namesSide(offer) ? selection : text.say("alert-subject", { title: matchTitle(text, match), selection });
}

/** When a match starts, or what it is doing. */
export function startSpans(text: Text, match: Match, now: number): Span[] {
  const start = startOf(match, now);
  return start
    ? text.spans("alert-starts", { start: text.moment(start.at, start.isNear ? "time" : "datetime") })
    : [kickOff(text, match)];
}

/** The same where there is least room: a time, or a date. */
export function briefStart(text: Text, match: Match, now: number): Span[] {
  const start = startOf(match, now);
  return [start ? text.moment(start.at, start.isNear ? "time" : "date") : kickOff(text, match)];
}

function startOf({ startsAt, status }: Match, now: number): { at: number; isNear: boolean } | null {
  const isAhead = startsAt !== null && (status === "scheduled" || status === "unknown");
  return isAhead ? { at: startsAt, isNear: Math.abs(startsAt - now) < nearMs } : null;
}
