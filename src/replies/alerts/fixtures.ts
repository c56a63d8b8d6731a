import type { Match } from "../../api/model.ts";
import type { Block, Button, Span } from "../../chat/reply.ts";
import type { Section } from "../../delivery/fact-kind.ts";
import { leagueName } from "../../matches/names.ts";
import { matchButton, matchButtons, matchTitle } from "../parts/match.ts";
import { bold, plain, type Text } from "../parts/text.ts";

/** The matches of a day that a chat follows. */
export interface ShownFixtures {
  /** `2026-11-23`. */
  date: string;
  /** The time from which it tells (ms UTC). */
  since: number;
  /** The soonest first, each with the best prices on its winner in the order of the market; none where they are not known. */
  matches: readonly FixtureFacts[];
  /** How many others there are. */
  more: number;
}

interface FixtureFacts {
  id: number;
  match: Match;
  prices: readonly number[];
}

/** A day's matches below their leagues, each with the way to its odds. */
export function fixturesSection(text: Text, told: readonly ShownFixtures[]): Section {
  const shown = firstRows(told);
  const matches = shown.flatMap((one) => one.matches);
  return {
    blocks: shown.flatMap((one) => blocksOf(text, one)),
    notes: matches.some(({ prices }) => prices.length > 0) ? [{ kind: "note", spans: text.spans("matches-prices") }] : [],
    buttons: [
      ...matchButtons(text, matches).map((button) => [button]),
      [
        ...shown.flatMap(({ date, more }) => (more > 0 ? [allButton(text, date)] : [])),
        { label: text.say("settings-name-fixtures"), press: { command: "settings", text: "fixtures", replace: false } },
      ],
    ],
    mute: null,
    less: null,
  };
}

/** Below their leagues fewer rows than of a list. */
const rowsTold = 4;

/** As many matches as a phone shows, of each day; those that are left out are counted. */
function firstRows(told: readonly ShownFixtures[]): ShownFixtures[] {
  const most = Math.max(1, Math.floor(rowsTold / told.length));
  return told.map((one) => ({
    ...one,
    matches: one.matches.slice(0, most),
    more: one.more + Math.max(0, one.matches.length - most),
  }));
}

function blocksOf(text: Text, { since, matches, more }: ShownFixtures): Block[] {
  const groups = new Map<string, FixtureFacts[]>();
  for (const known of matches) {
    const title = groupTitle(text, known.match, since);
    groups.set(title, [...(groups.get(title) ?? []), known]);
  }
  const lists = [...groups].flatMap(([title, those]): Block[] => [
    ...(title === "" ? [] : [{ kind: "paragraph" as const, spans: [bold(title)] }]),
    {
      kind: "list",
      items: those.map((known) => row(text, known)),
      opens: those.map((known) => matchButton(text, known).press),
    },
  ]);
  return [
    { kind: "heading", spans: text.spans("fixtures-heading", { day: inDay(text, since)?.day ?? text.day(since) }) },
    ...lists,
    ...(more > 0 ? [{ kind: "paragraph" as const, spans: text.spans("fixtures-more", { count: more }) }] : []),
  ];
}

/** The league of a match, and its day where that is not the one of the list. */
function groupTitle(text: Text, { league, startsAt }: Match, since: number): string {
  const day = startsAt === null ? null : text.day(startsAt);
  const parts = [
    ...(league ? [leagueName(league, text.language)] : []),
    ...(day === null || day === text.day(since) ? [] : [day]),
  ];
  return parts.join(" · ");
}

function row(text: Text, { match, prices }: FixtureFacts): Span[] {
  const title = bold(matchTitle(text, match));
  const spans = match.startsAt === null ? [title] : text.spans("matches-row", { time: timeOf(text, match.startsAt), title });
  return prices.length === 0 ? spans : [...spans, { kind: "break", text: "\n" }, ...plain(prices.map(text.price).join(" / "))];
}

/** By the clock of the chat, which the heading names; of one that has said no zone, by the reader's own where the platform can. */
function timeOf(text: Text, at: number): Span {
  const time = inDay(text, at)?.time;
  return time === undefined ? text.moment(at, "time") : { kind: "text", text: time };
}

function inDay(text: Text, at: number) {
  const span = text.dated(at);
  return span.kind === "time" ? (span.inDay ?? null) : null;
}

function allButton(text: Text, date: string): Button {
  return { label: text.say("matches-all"), press: { command: "matches", text: `${date} 1`, replace: false } };
}
