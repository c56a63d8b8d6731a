import type { Match } from "../../api/model.ts";
import type { Block, PressButton, Span } from "../../chat/reply.ts";
import { leagueName, teamName } from "../../matches/names.ts";
import { beside } from "./paging.ts";
import type { Text } from "./text.ts";

/** "Home v Away", as the reader's language writes it. */
export function matchTitle(text: Text, match: Match): string {
  return text.say("match-title", { home: teamName(match.home, text.language), away: teamName(match.away, text.language) });
}

/** The same with its day before it, where that is known: "Aug 15 · Home v Away". */
export function titleWithDay(text: Text, match: Match): string {
  const title = matchTitle(text, match);
  return match.startsAt === null ? title : text.say("find-fixture", { day: text.moment(match.startsAt, "date").text, title });
}

/** League, kick-off and, once it matters, the state of a match. */
export function whenBlock(text: Text, match: Match): Block[] {
  return [{ kind: "paragraph", spans: whenSpans(text, match) }];
}

function whenSpans(text: Text, match: Match): Span[] {
  const start = kickOff(text, match);
  const league = match.league ? leagueName(match.league, text.language) : null;
  return league === null ? text.spans("odds-when-no-league", { start }) : text.spans("odds-when", { league, start });
}

/** When a match starts, or what it is doing when that says more. */
export function kickOff(text: Text, { startsAt, status }: Match): Span {
  if (status !== "scheduled" && status !== "unknown") return { kind: "text", text: text.say(`status-${status}`) };
  if (startsAt === null) return { kind: "text", text: text.say("status-no-time") };
  return text.dated(startsAt);
}

/** A button that leads to a match: its title, and a call of `command` with its id. */
export function matchButton(text: Text, { id, match }: { id: number; match: Match }, command = "odds", rest = ""): PressButton {
  const hint = whenSpans(text, match).map((span) => span.text);
  const press = { command, text: `#${id}${rest === "" ? "" : ` ${rest}`}`, replace: false };
  return { label: matchTitle(text, match), press, hint: hint.join("") };
}

/** The same beside the row of a match. */
export function besideMatch(text: Text, known: { id: number; match: Match }): PressButton {
  return beside(text, matchButton(text, known), "row-odds");
}
