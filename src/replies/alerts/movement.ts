import type { Match } from "../../api/model.ts";
import type { Block, Draft, PressButton, Span } from "../../chat/reply.ts";
import type { AlertMatch } from "../../detection/alert-facts.ts";
import { type MarketKey, marketOf } from "../../odds/markets.ts";
import { fold, paragraph } from "../parts/blocks.ts";
import { kickOff, matchTitle, namesSide, whichMatch } from "../parts/match.ts";
import { chartButton } from "../parts/paging.ts";
import { bold, inOneLine, onLines, plain, type Text } from "../parts/text.ts";
import { doneSpans, eventSpans } from "./event.ts";
import { allOf, detailsButton } from "./message.ts";
import { arrowOf, arrowSpans, asideSpans, doubtSpans, type Moved, movesTold, peakSpans, sureSpans, waySpans } from "./move.ts";
import { subjectOf } from "./subject.ts";

/** What is told of movements, to whom, and when. */
export interface MovementFacts {
  /** What calls name the message by. */
  id: string;
  matches: readonly AlertMatch[];
  /** The books that the chat has accounts with; none means all. */
  ownBooks: readonly string[];
  now: number;
  /** Whether it is the daily digest. */
  isDigest?: boolean;
}

/** More matches than this can't be read at a glance: then one less is seen, and the others are folded. */
const mostMatches = 3;

/** The message that carries movements to a chat: what was waited for first, then one match in full or two lines for each. */
export function movementReply(text: Text, facts: MovementFacts): Draft {
  const [only, ...others] = firstOfEach(facts.matches);
  const events = eventBlocks(text, facts, only !== undefined && others.length === 0);
  if (only && others.length === 0)
    return {
      blocks: [...events, ...matchBlocks(text, facts, facts.matches.filter(isEvent).length)],
      buttons: [[oddsButton(text, only), ...chartButton(text, only.matchId, marketTold(facts))]],
      personal: false,
    };
  return { blocks: [...events, ...listBlocks(text, facts)], buttons: [[detailsButton(text, facts.id)]], personal: false };
}

/** What was waited for. Of one match the last thing that's said says which it is. */
function eventBlocks(text: Text, { matches, ownBooks, now }: MovementFacts, isOne: boolean): Block[] {
  const hasMoves = movesOf(matches, ownBooks).length > 0;
  const events = matches.filter(isEvent);
  const done = doneSpans(text, events);
  const said = events.flatMap((alert, nth): Block[] => {
    const spans = eventSpans(text, alert, { now, isMatchSaid: isOne && (hasMoves || nth < events.length - 1) });
    return spans ? [paragraph(spans)] : [];
  });
  return [...said, ...(done ? [paragraph(done)] : [])];
}

function isEvent({ event }: AlertMatch): boolean {
  return event !== null;
}

/** The first alert of each match; several rules of a chat may be about the same. */
export function firstOfEach(alerts: readonly AlertMatch[]): AlertMatch[] {
  return alerts.filter((one, nth) => alerts.findIndex(({ matchId }) => matchId === one.matchId) === nth);
}

/**
 * What moved in one match: a line for each selection, as many as leave room for what was waited for, then what they share, and which
 * match it is with how many more selections moved.
 */
function matchBlocks(text: Text, { matches, ownBooks, now }: MovementFacts, events: number): Block[] {
  const moves = movesOf(matches, ownBooks);
  const [first] = moves;
  if (!first) return [];
  const told = moves.slice(0, Math.max(0, 2 - events));
  const about = inOneLine([
    ...matchSpans(text, first.alert.match, told),
    [kickOff(text, first.alert.match, now)],
    ...moreSpans(text, moves.length - told.length),
  ]);
  const ways = told.map((moved) => arrowSpans(text, moved));
  return [paragraph(onLines([...ways, ...(told.length > 0 ? [sureSpans(text, told)] : []), about]))];
}

/** Which match was told of: nothing where both its sides were. */
function matchSpans(text: Text, match: Match, told: readonly Moved[]): Span[][] {
  const sides = told.filter(({ move }) => namesSide(move));
  const [side] = sides;
  if (new Set(sides.map(({ move }) => move.selection)).size > 1) return [];
  return [side ? whichMatch(text, match, side.move) : plain(matchTitle(text, match))];
}

/** The market of what is told first; null where that is about the whole match. */
function marketTold({ matches, ownBooks }: MovementFacts): MarketKey | null {
  const [first] = movesOf(matches, ownBooks);
  if (first) return marketOf(first.move);
  const crossed = matches.flatMap(({ event }) => (event?.kind === "crossed" ? [event] : []));
  if (crossed[0]) return marketOf(crossed[0]);
  return matches.some(({ event }) => event?.kind === "gap") ? { market: "winner", line: null } : null;
}

/** The strongest move of each rule, then the others. */
function movesOf(alerts: readonly AlertMatch[], ownBooks: readonly string[]): Moved[] {
  const moves = alerts.map((alert) => movesTold(alert).map((move) => ({ alert, move, ownBooks })));
  return [...moves.flatMap(([first]) => first ?? []), ...moves.flatMap(([, ...others]) => others)];
}

/** How many selections moved beside those that are shown. */
export function moreSpans(text: Text, count: number): Span[][] {
  return count > 0 ? [text.spans("alert-more", { count })] : [];
}

/** How many selections of several matches moved and have no line: a list tells the strongest of each match. A folded one has a count. */
export function movesBesideList(matches: readonly AlertMatch[]): number {
  const listed = firstOfEach(matches.filter(({ movement }) => movement.moves.length > 0));
  return listed.length > mostSeen(matches) ? 0 : movesOf(matches, []).length - listed.length;
}

/** What was waited for takes the room of matches. */
function mostSeen(matches: readonly AlertMatch[]): number {
  return matches.some(isEvent) ? mostMatches - 1 : mostMatches;
}

/** Two lines for each match, the largest move first, and a folded one for each of more than a glance takes in. */
function listBlocks(text: Text, facts: MovementFacts): Block[] {
  const moved = firstOfEach(facts.matches.filter(({ movement }) => movement.moves.length > 0).toSorted(byLength));
  if (moved.length === 0) return [];
  const strongest = moved.flatMap((alert): Moved[] => {
    const [move] = alert.movement.moves;
    return move ? [{ alert, move, ownBooks: facts.ownBooks }] : [];
  });
  const most = mostSeen(facts.matches);
  const seen = strongest.length > most ? most - 1 : most;
  const [listed, folded] = [strongest.slice(0, seen), strongest.slice(seen)];
  const key = facts.isDigest ? "alert-heading-digest" : "alert-heading-many";
  return [
    paragraph([bold(text.say(key, { count: moved.length }))]),
    {
      kind: "list",
      items: listed.map((one) => onLines([waySpans(text, one), besideSpans(text, one, facts.now)])),
      marks: listed.map(({ move }) => arrowOf(move)),
      leads: moved.map((alert) => oddsButton(text, alert).press),
    },
    ...foldedBlocks(text, folded, facts.id),
  ];
}

function foldedBlocks(text: Text, folded: readonly Moved[], id: string): Block[] {
  if (folded.length === 0) return [];
  const items = folded.map((one) => arrowSpans(text, one, subjectOf(text, one.alert.match, one.move)));
  return [fold(text, items, allOf(id))];
}

function byLength(a: AlertMatch, b: AlertMatch): number {
  const lengthOf = ({ movement: { moves } }: AlertMatch) => {
    return Math.max(...moves.map(({ probability: { from, to } }) => Math.abs(to - from)));
  };
  return lengthOf(b) - lengthOf(a);
}

/** Which match, when, and what is special about its move. */
function besideSpans(text: Text, { alert, move }: Moved, now: number): Span[] {
  const special = [...doubtSpans(text, alert, move), ...peakSpans(text, alert), ...asideSpans(text, alert)];
  return inOneLine([whichMatch(text, alert.match, move), [kickOff(text, alert.match, now)], ...special]);
}

function oddsButton(text: Text, { matchId }: AlertMatch): PressButton {
  return { label: text.say("watch-odds"), press: { command: "odds", text: `#${matchId}`, replace: false } };
}
