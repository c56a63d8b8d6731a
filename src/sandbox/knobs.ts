import type { Clock } from "../clock.ts";
import { books } from "./books.ts";
import type { Match } from "./calendar.ts";
import type { MarketKey } from "./chances.ts";
import type { Manner } from "./dialects/dialect.ts";
import type { Fault, FaultKind, Faults } from "./faults.ts";
import type { Move } from "./moves.ts";
import type { Traffic, TrafficStatistics } from "./traffic.ts";
import type { World } from "./world.ts";

/** What is asked for does not exist in the sandbox's world. */
export class KnobRefused extends Error {
  override name = "KnobRefused";
}

type Visible = "now" | "next_refresh";

export interface MoveRequest {
  slug: string;
  /** `winner` unless said otherwise; double chance follows the winner's market. */
  market?: Exclude<MarketKey, "double_chance">;
  /** Needed for totals. */
  line?: number;
  selection: string;
  /** Percentage points of probability to add, before the margin; the other selections give way in proportion. */
  points?: number;
  /** Instead of points: the decimal price that stands from now on, to two places. */
  price?: number;
  /** Slug of the only bookmaker that moves; all when left out. */
  bookmaker?: string;
  /** `now` (the default) refreshes the match's odds at this moment; `next_refresh` leaves them to their own rhythm. */
  visible?: Visible;
}

interface MatchState {
  slug: string;
  refreshedAt: number;
  /** By the match's own rhythm; null when it has ended. */
  nextRefreshAt: number | null;
}

interface Statistics extends TrafficStatistics {
  faults: Partial<Record<FaultKind, number>>;
}

/** What tests and demonstrations can do to the sandbox; the same over HTTP under `/sandbox/`. Rejects with `KnobRefused`. */
export interface Knobs {
  /** Moves prices until reversed. Moves add up. */
  move(request: MoveRequest): MatchState & { id: number };
  /** Ends one move, or all of a match. */
  reverse(request: { id?: number; slug?: string; visible?: Visible }): { ended: number };
  /** Refreshes a match's odds at this moment. */
  refresh(request: { slug: string }): MatchState;
  state(slug: string): MatchState;
  moves(): readonly Move[];
  /** Takes a match off the list (and every other endpoint), or puts it back. */
  hide(request: { slug: string; hidden: boolean }): void;
  fail(fault: Fault): void;
  clearFaults(): void;
  speak(manner: Partial<Manner>): void;
  statistics(): Statistics;
  resetStatistics(): void;
}

interface Parts {
  world: World;
  clock: Clock;
  faults: Faults;
  traffic: Traffic;
  manner: Manner;
}

export function createKnobs({ world, clock, faults, traffic, manner }: Parts): Knobs {
  const hidden = new Map<string, Match>();

  function matchOf(slug: string): Match {
    const match = world.match(slug, clock.now());
    if (!match) throw new KnobRefused(`no match "${slug}"`);
    return match;
  }

  function stateOf(match: Match): MatchState {
    const now = clock.now();
    return { slug: match.slug, refreshedAt: world.refreshedAt(match, now), nextRefreshAt: world.nextRefreshAt(match, now) };
  }

  function show(match: Match, visible: Visible): void {
    if (visible === "now") world.actions.forceRefresh(match, clock.now());
  }

  return {
    move(request) {
      const match = matchOf(request.slug);
      const move = world.actions.add({ ...checked(request, match, world, clock), matchId: match.id, from: clock.now() });
      show(match, request.visible ?? "now");
      return { id: move.id, ...stateOf(match) };
    },
    reverse({ id, slug, visible = "now" }) {
      const match = slug === undefined ? null : matchOf(slug);
      if (!match && id === undefined) throw new KnobRefused("reverse needs an id or a slug");
      const wanted = (move: Move) => (id === undefined || move.id === id) && (!match || move.matchId === match.id);
      const ended = world.actions.end(wanted, clock.now());
      const touched = new Set(ended.map(({ matchId }) => matchId));
      for (const other of world.matches(clock.now())) if (touched.has(other.id)) show(other, visible);
      return { ended: ended.length };
    },
    refresh({ slug }) {
      const match = matchOf(slug);
      show(match, "now");
      return stateOf(match);
    },
    state: (slug) => stateOf(matchOf(slug)),
    moves: () => world.actions.all(),
    hide({ slug, hidden: hide }) {
      // A hidden match cannot be found any more, so it is remembered here.
      const match = hidden.get(slug) ?? matchOf(slug);
      if (hide) hidden.set(slug, match);
      else hidden.delete(slug);
      world.actions.hide(match, hide);
    },
    fail: (fault) => faults.add(fault),
    clearFaults: () => faults.clear(),
    speak(change) {
      Object.assign(manner, change);
    },
    statistics: () => ({ ...traffic.statistics(), faults: faults.befallen() }),
    resetStatistics: () => traffic.reset(),
  };
}

function checked(
  { market = "winner", line = null, selection, ...request }: Omit<MoveRequest, "line"> & { line?: number | null },
  match: Match,
  world: World,
  clock: Clock,
): Pick<Move, "market" | "line" | "selection" | "book" | "change"> {
  const [any] = world.board(match, clock.now()).books;
  const offered = any?.markets.find((candidate) => candidate.market === market && candidate.line === line);
  if (!offered) throw new KnobRefused(`"${match.slug}" has no market ${market}${line === null ? "" : ` ${line}`}`);
  if (!offered.prices.some((price) => price.selection === selection))
    throw new KnobRefused(`${market} has no selection "${selection}"`);
  const book = request.bookmaker ?? null;
  if (book !== null && !books.some(({ slug }) => slug === book)) throw new KnobRefused(`no bookmaker "${book}"`);
  return { market, line, selection, book, change: changeOf(request) };
}

function changeOf({ points, price }: { points?: number; price?: number }): Move["change"] {
  if (points !== undefined && price === undefined && Number.isFinite(points)) return { points };
  if (price !== undefined && points === undefined && price > 1 && price <= 1_000) return { price: Math.round(price * 100) / 100 };
  throw new KnobRefused("a move needs either points or a price from 1.01 to 1000");
}
