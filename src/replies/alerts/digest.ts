import type { Block, Draft, Span } from "../../chat/reply.ts";
import type { AlertMatch } from "../../detection/alert-facts.ts";
import type { Manner } from "../../facts/frozen.ts";
import { leagueName } from "../../matches/names.ts";
import type { RuleEvent } from "../../rules/rule-events.ts";
import { selectionName } from "../parts/markets.ts";
import { matchTitle } from "../parts/match.ts";
import { asideItems, pricesOf } from "../parts/movement.ts";
import { bold, type Text } from "../parts/text.ts";

/** Many matches in one message: under each league a line per match, with its strongest move. */
export function digestReply(text: Text, { matches, manner }: { matches: readonly AlertMatch[]; manner: Manner }): Draft {
  const key = manner.held === "digest" ? "digest-heading-daily" : "digest-heading";
  const heading: Block = { kind: "heading", spans: text.spans(key, { count: matches.length }) };
  return {
    blocks: [heading, ...[...byLeague(text, matches)].flatMap(([league, its]) => leagueBlocks(text, league, its))],
    buttons: [[{ label: text.say("watches-heading"), press: { command: "watches", text: "", replace: false } }]],
    personal: false,
  };
}

/** The matches of each league by its name, null for those of none; leagues in the order in which they come up. */
export function byLeague(text: Text, matches: readonly AlertMatch[]): Map<string | null, AlertMatch[]> {
  const leagues = new Map<string | null, AlertMatch[]>();
  for (const one of matches) {
    const { league } = one.match;
    const name = league ? leagueName(league, text.language) : null;
    leagues.set(name, [...(leagues.get(name) ?? []), one]);
  }
  return leagues;
}

function leagueBlocks(text: Text, league: string | null, matches: readonly AlertMatch[]): Block[] {
  const title: Block = { kind: "paragraph", spans: [bold(league ?? text.say("digest-no-league"))] };
  return [title, { kind: "list", items: matches.flatMap((match) => lineOf(text, match)) }];
}

/** A line, and that the book which it is about stands alone. */
function lineOf(text: Text, alert: AlertMatch): Span[][] {
  const aside = asideItems(text, alert).flatMap((spans): Span[] => [{ kind: "text", text: " · " }, ...spans]);
  return wayLine(text, alert).map((spans) => [...spans, ...aside]);
}

function wayLine(text: Text, alert: AlertMatch): Span[][] {
  const { match, movement } = alert;
  const [move] = movement.moves;
  if (alert.event) return [eventLine(text, alert.event, match)];
  if (!move) return [];
  const { probability } = move;
  const { from, to } = pricesOf(text, alert, move);
  const direction = probability.to > probability.from ? "shortened" : "drifted";
  const args = { title: matchTitle(text, match), selection: selectionName(text, match, move), from, to: bold(to) };
  const { peak } = alert;
  const isOfMove = peak?.market === move.market && peak.selection === move.selection;
  if (!peak || !isOfMove) return [text.spans(`digest-${direction}`, args)];
  return [text.spans(`digest-peak-${direction}`, { ...args, peak: pricesOf(text, alert, peak).to })];
}

function eventLine(text: Text, event: RuleEvent, match: AlertMatch["match"]): Span[] {
  const title = matchTitle(text, match);
  if (event.kind === "posted") return text.spans("digest-posted", { title });
  const { price } = event;
  return text.spans("digest-crossed", { title, selection: selectionName(text, match, event), price: bold(text.price(price)) });
}
