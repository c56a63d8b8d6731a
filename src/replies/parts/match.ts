import type { Match } from "../../api/model.ts";
import type { Block, PressButton, Span } from "../../chat/reply.ts";
import { leagueName, teamName } from "../../matches/names.ts";
import { beside } from "./paging.ts";
import type { Text } from "./text.ts";

/** "Home v Away", as the reader's language writes it. */
export function matchTitle(text: Text, match: Match): string {
  return text.say("match-title", { home: teamName(match.home, text.language), away: teamName(match.away, text.language) });
}

/** League, kick-off and, once it matters, the state of a match. */
export function whenBlock(text: Text, match: Match): Block[] {
  const start = kickOff(text, match);
  const league = match.league ? leagueName(match.league, text.language) : null;
  const when = league === null ? text.spans("odds-when-no-league", { start }) : text.spans("odds-when", { league, start });
  return [{ kind: "paragraph", spans: when }];
}

/** When a match starts, or what it is doing when that says more. */
export function kickOff(text: Text, { startsAt, status }: Match): Span {
  if (status !== "scheduled" && status !== "unknown") return { kind: "text", text: text.say(`status-${status}`) };
  if (startsAt === null) return { kind: "text", text: text.say("status-no-time") };
  return text.moment(startsAt, "datetime");
}

/** A button that leads to a match: its title, and a call of `command` with its id. */
export function matchButton(text: Text, known: { id: number; match: Match }, command = "odds", rest = ""): PressButton {
  const label = matchTitle(text, known.match);
  return { label, press: { command, text: `#${known.id}${rest === "" ? "" : ` ${rest}`}`, replace: false } };
}

/** The same beside the row of a match. */
export function besideMatch(text: Text, known: { id: number; match: Match }): PressButton {
  return beside(text, matchButton(text, known), "row-odds");
}
