import { Gauge, type Registry } from "prom-client";
import type { Backlog } from "../facts/backlog.ts";
import type { Credits } from "../feed/credits.ts";

/** How the bot does at this moment. Lengths are in milliseconds; what nobody can tell is null. */
export interface State {
  version: string;
  /** Requests a minute that the odds service may be sent, how many of them this process has left, and for how long it may send none. */
  pace: { rate: number | null; left: number | null; blockedForMs: number } | null;
  /** How what the key may spend by the day or longer stands. */
  credits: Credits | null;
  /** Of the matches that somebody watches: how many there are, and how old their odds are. */
  boards: { watched: number; without: number; old: number; medianAgeMs: number; oldestAgeMs: number } | null;
  backlog: readonly Backlog[] | null;
  chats: { active: number; suspended: number; watches: number } | null;
  /** What was noted of each endpoint's answers, as often as it was met. */
  notes: ReadonlyMap<string, number>;
  /** Jobs that one process does for all; whether that is this one. */
  leases: ReadonlyMap<string, boolean>;
  /** Platforms; whether they take what they are sent. */
  platforms: ReadonlyMap<string, boolean>;
  /** Platforms that asked for a pause of more than 30 s, and how much of it is left. */
  pauses: ReadonlyMap<string, number>;
  /** Platforms whose calls this process takes; whether its connections to them are open. */
  arriving: ReadonlyMap<string, boolean>;
  /** Since when the poller has not taken a turn; null where another process polls. */
  pollerRestsMs: number | null;
  /** No endpoint of the odds service has answered lately. */
  oddsFailing: boolean;
  /** What keeps matches or odds from coming now; null where nothing does. */
  oddsTrouble: OddsTrouble | null;
  /** How long ago the newest backup was made, and whether that is too long; null where none is made by night, or another process does. */
  backup: { ageMs: number; isOld: boolean } | null;
  databaseAway: boolean;
  diskFull: boolean;
  clockOffMs: number;
  now: number;
}

/** Words of the four states that tell a host what to do; anything else is `down`. */
const oddsTroubles = ["key_refused", "out_of_credits", "busy", "down"] as const;
export type OddsTrouble = (typeof oddsTroubles)[number];

const seconds = (ms: number): number => ms / 1000;
const flag = (is: boolean): number => (is ? 1 : 0);

/** Makes the gauges of a registry; the function it returns sets them. What nobody can tell is left out. */
export function stateGauges(registry: Registry): (state: State) => void {
  const gauges: Gauge[] = [];
  const gauge = <L extends string>(name: string, help: string, labelNames: readonly L[] = []): Gauge<L> => {
    const made = new Gauge<L>({ name: `linewatch_${name}`, help, labelNames: [...labelNames], registers: [registry] });
    gauges.push(made as Gauge);
    return made;
  };
  const build = gauge("build_info", "The version that runs; always 1.", ["version", "node"]);
  const rate = gauge("api_requests_per_minute", "How many requests a minute the odds service may be sent at present.");
  const left = gauge("api_requests_left", "How many of them are left, by what this process has sent within the last minute.");
  const blocked = gauge("api_blocked_seconds", "For how long the odds service is sent no request.");
  const setCredits = creditGauges(gauge);
  const watched = gauge("matches_watched", "Matches that somebody watches.");
  const without = gauge("matches_without_odds", "Of these, matches without odds.");
  const old = gauge("matches_with_old_odds", "Of these, matches whose odds missed two refreshes.");
  const age = gauge("board_age_seconds", "How old the odds of watched matches are.", ["quantile"]);
  const facts = gauge("facts_waiting", "Facts that wait to be told: due, claimed by a message, or why held.", [
    "platform",
    "kind",
    "state",
  ]);
  const oldest = gauge("outbox_age_seconds", "How long the oldest fact that is due has waited.", ["platform"]);
  const chats = gauge("chats", "Chats that are known.", ["state"]);
  const watches = gauge("watches", "Watches of all chats.");
  const notes = gauge("api_notes", "Unknown fields and other things met in the odds service's answers.", ["endpoint"]);
  const lease = gauge("lease_held", "Whether this process does a job that one process does for all.", ["lease"]);
  const platforms = gauge("platform_up", "Whether a platform takes what it is sent.", ["platform"]);
  const pauses = gauge("platform_pause_seconds", "How much is left of a long pause that a platform asked for.", ["platform"]);
  const arriving = gauge(
    "platform_connected",
    "Whether what people do on a platform arrives; only where this process takes it.",
    ["platform"],
  );
  const rests = gauge("poller_rest_seconds", "Since when the poller has not taken a turn; only where this process polls.");
  const odds = gauge("odds_trouble", "What keeps matches or odds from coming: 1 for the state that is now.", ["state"]);
  const database = gauge("database_up", "Whether the database answers.");
  const disk = gauge("disk_full", "Whether the database's disk is full.");
  const backup = gauge("backup_age_seconds", "How old the newest backup is; 0 where this process makes none.");
  const clock = gauge("clock_off_seconds", "How far the machine's clock is ahead of the database's.");

  return (state) => {
    for (const one of gauges) one.reset();
    build.set({ version: state.version, node: process.version }, 1);
    if (state.pace) {
      setKnown(rate, state.pace.rate);
      setKnown(left, state.pace.left);
      blocked.set(seconds(state.pace.blockedForMs));
    }
    setCredits(state);
    if (state.boards) {
      watched.set(state.boards.watched);
      without.set(state.boards.without);
      old.set(state.boards.old);
      age.set({ quantile: "0.5" }, seconds(state.boards.medianAgeMs));
      age.set({ quantile: "1" }, seconds(state.boards.oldestAgeMs));
    }
    for (const { platform, kind, state: waits, count } of state.backlog ?? []) facts.set({ platform, kind, state: waits }, count);
    for (const [platform, since] of dueSince(state.backlog ?? []))
      oldest.set({ platform }, seconds(Math.max(0, state.now - since)));
    if (state.chats) {
      chats.set({ state: "active" }, state.chats.active);
      chats.set({ state: "suspended" }, state.chats.suspended);
      watches.set(state.chats.watches);
    }
    for (const [endpoint, count] of state.notes) notes.set({ endpoint }, count);
    for (const [name, isOurs] of state.leases) lease.set({ lease: name }, flag(isOurs));
    for (const [name, isUp] of state.platforms) {
      platforms.set({ platform: name }, flag(isUp));
      pauses.set({ platform: name }, seconds(state.pauses.get(name) ?? 0));
    }
    for (const [name, arrives] of state.arriving) arriving.set({ platform: name }, flag(arrives));
    if (state.pollerRestsMs !== null) rests.set(seconds(state.pollerRestsMs));
    setTroubles(odds, state);
    database.set(flag(!state.databaseAway));
    disk.set(flag(state.diskFull));
    if (state.backup) backup.set(seconds(state.backup.ageMs));
    clock.set(seconds(state.clockOffMs));
  };
}

/** What the key may spend by the day or longer. */
function creditGauges(gauge: <L extends string>(name: string, help: string, labelNames?: readonly L[]) => Gauge<L>) {
  const credits = gauge("credits", "Units of the key's longest count: all, left, and left at its end at this pace.", ["state"]);
  const end = gauge("credits_end_seconds", "For how long what is left of it has to last.");
  const byLeague = gauge("credits_per_day", "What the watches of a league take of it in a day.", ["league"]);
  const byWatch = gauge("credits_per_day_and_watch", "The same for one of its watches.", ["league"]);
  return ({ credits: known, now }: State): void => {
    if (!known) return;
    credits.set({ state: "units" }, known.units);
    credits.set({ state: "left" }, known.left);
    credits.set({ state: "left_at_end" }, known.leftAtEnd);
    end.set(seconds(Math.max(0, known.endsAt - now)));
    for (const { league, perDay, watches } of known.leagues) {
      byLeague.set({ league }, perDay);
      byWatch.set({ league }, perDay / Math.max(1, watches));
    }
  };
}

function setTroubles(odds: Gauge<"state">, { oddsTrouble }: State): void {
  for (const trouble of oddsTroubles) odds.set({ state: trouble }, flag(oddsTrouble === trouble));
}

/** Since when the oldest fact of each platform is due that nothing holds. */
function dueSince(backlog: readonly Backlog[]): Map<string, number> {
  const first = new Map<string, number>();
  for (const { platform, state, since } of backlog)
    if (state === "due") first.set(platform, Math.min(since, first.get(platform) ?? since));
  return first;
}

/** What nobody counts has no figure. */
function setKnown(gauge: { set(value: number): void }, value: number | null): void {
  if (value !== null) gauge.set(value);
}
