import type { Block, Button, Draft, PressButton, Span } from "../../chat/reply.ts";
import type { AlertMatch } from "../../detection/alert-facts.ts";
import { type MarketKey, marketOf } from "../../odds/markets.ts";
import { matchTitle } from "../parts/match.ts";
import { chartButton } from "../parts/paging.ts";
import { inOneLine, onLines, plain, type Text } from "../parts/text.ts";
import { eventSpans } from "./event.ts";
import { belowButton, detailsButton, messageRef } from "./message.ts";
import { asideSpans, doubtSpans, type Moved, movesTold, peakSpans, sureSpans, waySpans } from "./move.ts";
import { briefStart, namesSide, startSpans, subjectOf } from "./subject.ts";

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

/** The message that carries movements to a chat: what was waited for first, then one match in full or a line for each. */
export function movementReply(text: Text, facts: MovementFacts): Draft {
  const events = facts.matches.flatMap((alert): Block[] => {
    const spans = eventSpans(text, alert, facts.now);
    return spans ? [{ kind: "paragraph", spans }] : [];
  });
  const [only, ...others] = firstOfEach(facts.matches);
  if (only && others.length === 0)
    return {
      blocks: [...events, ...matchBlocks(text, facts, events.length)],
      buttons: [[oddsButton(text, only), ...chartButton(text, only.matchId, marketTold(facts)), stopButton(text, facts)]],
      personal: false,
    };
  return {
    blocks: [...events, ...listBlocks(text, facts)],
    buttons: [[detailsButton(text, facts.id), stopButton(text, facts)]],
    personal: false,
  };
}

/** The first alert of each match; several rules of a chat may be about the same. */
export function firstOfEach(alerts: readonly AlertMatch[]): AlertMatch[] {
  return alerts.filter((one, nth) => alerts.findIndex(({ matchId }) => matchId === one.matchId) === nth);
}

/**
 * What moved in one match: two lines for each selection, as many as leave room for what was waited for, then the match and how many
 * more selections moved.
 */
function matchBlocks(text: Text, { matches, ownBooks, now }: MovementFacts, events: number): Block[] {
  const moves = movesOf(matches, ownBooks);
  const [first] = moves;
  if (!first) return [];
  const told = moves.slice(0, events === 0 ? 2 : events <= 2 ? 1 : 0);
  const { match } = first.alert;
  const lines = told.flatMap((moved, nth) => [waySpans(text, moved), sureSpans(text, moved, told.slice(0, nth))]);
  const about = inOneLine([
    plain(matchTitle(text, match)),
    startSpans(text, match, now),
    ...moreSpans(text, moves.length - told.length),
  ]);
  // A side's name tells which match it is; "Over 2.5" does not.
  const isClear = told.some(({ move }) => namesSide(move));
  return [{ kind: "paragraph", spans: onLines(isClear ? [...lines, about] : [about, ...lines]) }];
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

/** How many selections of several matches moved and have no line: a list tells the strongest of each match. */
export function movesBesideList(matches: readonly AlertMatch[]): number {
  const listed = firstOfEach(matches.filter(({ movement }) => movement.moves.length > 0));
  return movesOf(matches, []).length - listed.length;
}

/** A line for each match, the largest move first. */
function listBlocks(text: Text, facts: MovementFacts): Block[] {
  const moved = firstOfEach(facts.matches.filter(({ movement }) => movement.moves.length > 0).toSorted(byLength));
  if (moved.length === 0) return [];
  const key = facts.isDigest ? "alert-heading-digest" : "alert-heading-many";
  return [
    { kind: "heading", spans: text.spans(key, { count: moved.length }) },
    {
      kind: "list",
      items: moved.flatMap((alert) => lineSpans(text, alert, facts)),
      leads: moved.map((alert) => oddsButton(text, alert).press),
    },
  ];
}

function byLength(a: AlertMatch, b: AlertMatch): number {
  const lengthOf = ({ movement: { moves } }: AlertMatch) => {
    return Math.max(...moves.map(({ probability: { from, to } }) => Math.abs(to - from)));
  };
  return lengthOf(b) - lengthOf(a);
}

function lineSpans(text: Text, alert: AlertMatch, { ownBooks, now }: MovementFacts): Span[][] {
  const [move] = alert.movement.moves;
  if (!move) return [];
  const way = waySpans(text, { alert, move, ownBooks }, subjectOf(text, alert.match, move));
  const special = [...doubtSpans(text, alert, move), ...peakSpans(text, alert), ...asideSpans(text, alert)];
  return [inOneLine([way, ...special, briefStart(text, alert.match, now)])];
}

function oddsButton(text: Text, { matchId }: AlertMatch): PressButton {
  return { label: text.say("watch-odds"), press: { command: "odds", text: `#${matchId}`, replace: false } };
}

function stopButton(text: Text, { id }: MovementFacts): Button {
  return belowButton(text, "watch-stop", { command: "unwatch", text: messageRef(id) });
}
