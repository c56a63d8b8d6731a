import type { KnownMatch } from "../../matches/index.ts";
import { isLive } from "../../matches/state.ts";
import { covers, targetKinds } from "../../matches/targets.ts";
import type { StillTold } from "../../replies/watching/unwatch.ts";
import { asksForLive, parseRule } from "../../rules/rule-text.ts";
import type { Database } from "../../storage/database.ts";
import { betWatchesOf } from "../../watches/bet-watches.ts";
import type { Widening } from "../../watches/expansion.ts";
import type { BetWatch, WideWatch } from "../../watches/watch.ts";
import { watchesOfMatch } from "../../watches/watches.ts";
import { wideWatchesOf } from "../../watches/wide-watches.ts";
import type { Ask } from "../command.ts";

interface StillDeps {
  database: Database;
  widening: Pick<Widening, "widen">;
}

/** The wide watches of a chat whose targets a match belongs to, the narrowest first. */
export async function wideOver(database: Database, chat: string, { match }: KnownMatch): Promise<WideWatch[]> {
  const over = (await wideWatchesOf(database, chat)).filter(({ target }) => covers(target, match));
  const width = ({ target }: WideWatch) => targetKinds.indexOf(target.kind);
  return over.toSorted((a, b) => width(a) - width(b));
}

/** What tells the chat of a match after its own watch has ended. Whatever covers it does so at once, so that it can be said. */
export async function stillTold({ database, widening }: StillDeps, { call, now }: Ask, known: KnownMatch): Promise<StillTold> {
  const chat = call.address;
  const over = await wideOver(database, chat, known);
  const active = over.find(({ pausedUntil }) => pausedUntil === null);
  if (active) await widening.widen(active.target);
  const present = await watchesOfMatch(database, { chat, matchId: known.id });
  const own = present.filter(({ wideId }) => wideId === null).flatMap(({ rule }) => parseRule(rule) ?? []);
  const [watch] = present;
  const covering = over.find(({ id }) => id === watch?.wideId);
  const hasBegun = isLive(known.match, now);
  const later = over.find(({ rule }) => !hasBegun || asksForLive(rule));
  // A wide watch leaves alone what the chat watches itself.
  const wide = own.length > 0 ? undefined : (covering ?? later);
  const rule = wide && parseRule(wide.rule);
  return {
    wide: wide && rule ? { target: wide.target, rule, now: covering !== undefined } : null,
    own,
    bets: hasBegun ? [] : await betsOver(database, chat, known),
  };
}

/** What the chat's watches on value bets ask for, as far as bets on this match may fit. */
export async function betsOver(database: Database, chat: string, { match }: KnownMatch): Promise<StillTold["bets"]> {
  const fits = ({ filter: { sport }, pausedUntil }: BetWatch) =>
    pausedUntil === null && (sport === null || sport === match.sport);
  return (await betWatchesOf(database, chat)).filter(fits).map(({ filter }) => filter);
}
