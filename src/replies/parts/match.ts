import type { Match } from "../../api/model.ts";
import type { Block, PressButton, Span } from "../../chat/reply.ts";
import { leagueName, teamName } from "../../matches/names.ts";
import type { Quote } from "../../odds/quote.ts";
import { labelsApart } from "./apart.ts";
import type { Text } from "./text.ts";

/** "Home v Away", as the reader's language writes it. */
export function matchTitle(text: Text, match: Match): string {
  return text.say("match-title", { home: teamName(match.home, text.language), away: teamName(match.away, text.language) });
}

/** A match as it is offered to be chosen, under our number. */
interface Offered {
  id: number;
  match: Match;
}

/**
 * What these matches are called where one of them is to be chosen. Where titles are the same, the day tells them apart, then the time,
 * then the league, and at last our number. `dated` labels have their day in any case: "Aug 15 · Home v Away".
 */
export function titlesApart(text: Text, matches: readonly Offered[], { dated = false } = {}): string[] {
  const day = ({ match: { startsAt, day: known } }: Offered) =>
    startsAt === null ? (known === undefined ? [] : [wholeDay(text, known)]) : [text.day(startsAt)];
  const time = ({ match: { startsAt } }: Offered) => (startsAt === null ? [] : [text.moment(startsAt, "time").text]);
  const league = ({ match }: Offered) => (match.league ? [leagueName(match.league, text.language)] : []);
  const first = dated ? [day] : [];
  const ways = [first, [day], [day, time], [...first, league], [day, time, league], [({ id }: Offered) => [`#${id}`]]];
  return labelsApart(
    matches,
    ways.map(
      (parts) => (one) =>
        headed(
          text,
          one,
          parts.flatMap((part) => part(one)),
        ),
    ),
  );
}

/** The title of a match behind what tells it apart, which so is never what is cut. */
function headed(text: Text, { match }: Offered, parts: readonly string[]): string {
  const title = matchTitle(text, match);
  return parts.length === 0 ? title : text.say("find-fixture", { day: parts.join(" · "), title });
}

/** The other side of a match where the selection names one of them: "v Away"; else both. */
export function againstSpans(text: Text, match: Match, selection: string): Span[] {
  const opponent = selection === "home" ? match.away : selection === "away" ? match.home : null;
  if (!opponent) return [{ kind: "text", text: matchTitle(text, match) }];
  return text.spans("row-against", { opponent: teamName(opponent, text.language) });
}

/** League, kick-off and, once it matters, the state of a match. */
export function whenBlock(text: Text, match: Match): Block[] {
  return [{ kind: "paragraph", spans: whenSpans(text, match) }];
}

/** The same as a part of a paragraph; with `now` the start is in as few letters as it takes. */
export function whenSpans(text: Text, match: Match, now?: number): Span[] {
  const start = kickOff(text, match, now);
  const league = match.league ? leagueName(match.league, text.language) : null;
  return league === null ? text.spans("odds-when-no-league", { start }) : text.spans("odds-when", { league, start });
}

/** When a match starts, or what it is doing when that says more; with `now` in as few letters as it takes. */
export function kickOff(text: Text, match: Match, now?: number): Span {
  const { status } = match;
  if (status !== "scheduled" && status !== "unknown") return { kind: "text", text: text.say(`status-${status}`) };
  return startSpan(text, match, now) ?? { kind: "text", text: text.say("status-no-time") };
}

/** Whether a selection is one of the two sides, whose name says which match is meant. */
export function namesSide({ market, selection }: Pick<Quote, "market" | "selection">): boolean {
  return (market === "winner" || market === "handicap") && (selection === "home" || selection === "away");
}

/** The match of a selection beside it: "v Riverside" where the selection is a side, else both. */
export function whichMatch(text: Text, match: Match, offer: Pick<Quote, "market" | "selection">): Span[] {
  return againstSpans(text, match, namesSide(offer) ? offer.selection : "");
}

/** When a match starts: its day alone where no more is known of it, and null where nothing is. */
export function startSpan(text: Text, { startsAt, day }: Pick<Match, "startsAt" | "day">, now?: number): Span | null {
  if (startsAt !== null) return text.dated(startsAt, now);
  return day === undefined ? null : { kind: "text", text: wholeDay(text, day) };
}

/** A day of which no time is known, `2026-11-23`: it is the same in all time zones. */
function wholeDay({ language }: Text, date: string): string {
  const format = new Intl.DateTimeFormat(language, { timeZone: "UTC", weekday: "short", day: "numeric", month: "short" });
  return format.format(Date.parse(date));
}

/** The buttons that lead to each of these matches. */
export function matchButtons(text: Text, matches: readonly Offered[], command = "odds", rest = ""): PressButton[] {
  const labels = titlesApart(text, matches);
  return matches.map((known, index) => ({ ...matchButton(text, known, command, rest), label: labels[index] ?? "" }));
}

/** A button that leads to a match: its title, and a call of `command` with its id. */
export function matchButton(text: Text, { id, match }: Offered, command = "odds", rest = ""): PressButton {
  const hint = whenSpans(text, match).map((span) => span.text);
  const press = { command, text: `#${id}${rest === "" ? "" : ` ${rest}`}`, replace: false };
  return { label: matchTitle(text, match), press, hint: hint.join("") };
}
