import { recordDecisions } from "../facts/decisions.ts";
import { toMicros } from "../odds/price.ts";
import { type BetOfMatch, fitsFilter, staysInFilter } from "../rules/bet-filter.ts";
import { afterSight, asKnown, type BetNews, type BetSight, isEdit, type KnownBet, newsOf } from "../rules/bet-rule.ts";
import type { Session } from "../storage/database.ts";
import { countMissed, markLookedAt } from "../watches/bet-watches.ts";
import { explained } from "../watches/explain-bets.ts";
import type { BetWatch } from "../watches/watch.ts";
import { betKey, deleteBets, insertBet, knownBets, type Offer, updateBet, type WatchedBet } from "../watches/watched-bets.ts";
import type { PresentBets } from "./present-bets.ts";

/** One look at the list of value bets, for whatever watch. */
export interface BetLook {
  present: Pick<PresentBets, "bets" | "fetchedAt" | "isCut">;
  /** What is known of bets that are not on the list, by their keys. */
  absent: ReadonlyMap<string, Extract<BetSight, { there: false }>>;
  now: number;
  /** When news of it is due. */
  dueAt: number;
}

/**
 * Compares what a watch knows with the list and writes down what there is to tell, all in the transaction of the session. What
 * is there at its first look is no news. Says how much news there is.
 */
export async function lookForWatch(session: Session, watch: BetWatch, look: BetLook): Promise<number> {
  const { present, now, dueAt } = look;
  if (!(await markLookedAt(session, watch, present.fetchedAt))) return 0;
  const isFirst = watch.lookedAt === null;
  const listed = new Map(present.bets.map((one) => [betKey(one.known.id, one.bet), one]));
  const known = await knownBets(session, watch.id);
  const forgotten: { bet: WatchedBet; sight: BetSight }[] = [];
  let count = 0;
  for (const bet of known) {
    const sight = sightOf(bet, listed.get(betKey(bet.matchId, bet.offer)), { watch, look });
    const after = sight && afterSight(bet.known, sight, now);
    if (after === null && sight && !sight.there) forgotten.push({ bet, sight });
    if (!after) continue;
    const counted = isFirst ? asKnown(after) : after;
    const news = newsFor(watch, counted);
    if (news !== bet.news || !isSame(counted, bet.known)) await updateBet(session, bet, { known: counted, news, dueAt });
    if (news !== null && news !== bet.news) count += 1;
    else if (isWithdrawn(bet) && news === null) await recordWithdrawn(session, watch, { bet, sight, look });
  }
  await deleteBets(
    session,
    forgotten.map(({ bet }) => bet.id),
  );
  for (const { bet, sight } of forgotten) if (isWithdrawn(bet)) await recordWithdrawn(session, watch, { bet, sight, look });
  const keys = new Set(known.map(({ matchId, offer }) => betKey(matchId, offer)));
  const fresh = [...listed].filter(([key, one]) => !keys.has(key) && fitsFilter(one, watch.filter, now));
  for (const [, one] of fresh) await insertFresh(session, { watch, one, isFirst, look });
  return count + (isFirst ? 0 : fresh.length);
}

interface Fresh {
  watch: BetWatch;
  one: BetOfMatch;
  isFirst: boolean;
  look: BetLook;
}

async function insertFresh(
  session: Session,
  { watch, one: { bet, known: match }, isFirst, look: { dueAt, present } }: Fresh,
): Promise<void> {
  const appeared: KnownBet = { figures: figuresOf(bet, present.fetchedAt), told: null, messages: [], gone: null };
  const known = isFirst ? asKnown(appeared) : appeared;
  const news = newsOf(known, watch.improvement);
  await insertBet(session, { watchId: watch.id, chat: watch.chat, matchId: match.id, offer: offerOf(bet), known, news, dueAt });
}

/** What was told by a smaller least edge, before that was raised, is told again only when it reaches the new one. */
export function newsFor(
  { filter: { edge }, improvement }: Pick<BetWatch, "filter" | "improvement">,
  known: KnownBet,
): BetNews | null {
  const news = newsOf(known, improvement);
  return news === "improved" && edge !== null && toMicros(known.figures.edge) < toMicros(edge) ? null : news;
}

/** A bet is not gone because the least edge was raised: only when it falls below what the chat knows. */
function leastEdgeOf({ filter: { edge } }: BetWatch, { told }: KnownBet): number | null {
  return edge === null || told === null ? edge : Math.min(edge, told.edge);
}

/** Null when nobody can say: it is not on the part of the list that was read. */
function sightOf(
  { matchId, offer, known }: WatchedBet,
  listed: BetOfMatch | undefined,
  { watch, look: { present, absent, now } }: { watch: BetWatch; look: BetLook },
): BetSight | null {
  if (!listed) {
    const sight = absent.get(betKey(matchId, offer)) ?? null;
    if (sight?.why === "began" || !present.isCut) return sight ?? { there: false, why: "left", price: null };
    return null;
  }
  const figures = figuresOf(listed.bet, present.fetchedAt);
  const { price, edge } = figures;
  if (!staysInFilter({ edge }, { edge: leastEdgeOf(watch, known) })) return { there: false, why: "below", price };
  return { there: true, figures, fits: fitsFilter(listed, watch.filter, now) };
}

function figuresOf({ price, edge, pricedAt }: BetOfMatch["bet"], fetchedAt: number): KnownBet["figures"] {
  return pricedAt === undefined ? { price, edge } : { price, edge, changedAt: Math.min(pricedAt, fetchedAt), fetchedAt };
}

function isWithdrawn({ news }: WatchedBet): boolean {
  return news !== null && !isEdit(news);
}

interface Withdrawn {
  bet: WatchedBet;
  /** What took its news back. */
  sight: BetSight;
  look: BetLook;
}

async function recordWithdrawn(session: Session, { id, chat }: BetWatch, { bet, sight, look }: Withdrawn): Promise<void> {
  const { matchId, offer, news, held, known } = bet;
  const { now: at, present } = look;
  if (held !== null && news === "appeared") await countMissed(session, id);
  const decision = { at, chat, watchId: id, matchId, outcome: "withdrawn", reason: reasonOf(sight) } as const;
  const gone = sight.there ? null : { at, why: sight.why, price: sight.price };
  const bets = [{ ...offer, figures: known.figures, before: known.told, gone }];
  await recordDecisions(session, await explained(session, [{ decision, bets, asOf: present.fetchedAt }]));
}

function reasonOf(sight: BetSight): "bet_worse" | "bet_small" | "bet_gone" {
  if (sight.there) return "bet_worse";
  return sight.why === "below" ? "bet_small" : "bet_gone";
}

function isSame(a: KnownBet, b: KnownBet): boolean {
  return JSON.stringify(a) === JSON.stringify({ ...a, ...b });
}

function offerOf({ market, selection, line, bookmaker }: Offer): Offer {
  return { market, selection, line, bookmaker };
}
