import { emptyAfterOne, type Rate, waitMs } from "../../gcra.ts";
import type { About } from "../../sources/definition.ts";
import type { Lane, Limit } from "../odds-api.ts";
import type { Allowance } from "./budget.ts";

/** One way of counting, as a definition says it. */
export type Window = About["budget"][number];

/** What is known of a window. Short ones that roll are kept to by an even pace; days and months are counted. */
export interface Account {
  /** Of a pace: when its bucket is empty (ms UTC). Of a count: the units that are left. */
  level: number;
  /** The units in a whole window: a larger plan shows by what a header says is left. */
  units: number;
  /** When a count begins anew, or until when the service wants no more (ms UTC). */
  until: number;
}

/** All windows of a source, in the order of its definition. */
export interface Accounts {
  windows: readonly Account[];
  /** Nothing is sent before: the service has asked for a pause. */
  pausedUntil: number;
}

export interface Payment {
  lane: Lane;
  cost: number;
  now: number;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const lengths = { second: 1_000, minute: minuteMs, hour: hourMs, day: dayMs, month: 31 * dayMs };
/** So much of every window is people's; of a count it shrinks as the window nears its end. */
const peoplesShare = 0.2;
/** So much of a pace's window isn't asked for: whoever shares the key may be quicker. */
const lastOnes = 0.02;
/** A count that rises by this share of a window, to this share of it or more, has begun anew: what was said too low once comes back lower. */
const anew = { risenBy: 0.1, least: 0.75 };
/** A window that should have begun anew and has not, by the service's word: so far ahead is planned, and so little is tried. */
const overdue = { plannedMs: 7 * dayMs, triedAgainMs: dayMs, share: 0.05 };

export function freshAccounts(windows: readonly Window[], now: number): Accounts {
  return { windows: windows.map((window) => freshAccount(window, window.units, now)), pausedUntil: 0 };
}

function freshAccount(window: Window, units: number, now: number): Account {
  if (!isCounted(window)) return { level: now, units, until: 0 };
  return { level: units, units, until: endOf(window, now) };
}

/** Counts whose window has ended begin anew; so does what comes from a clock that has been set back since. */
export function broughtUpTo(windows: readonly Window[], accounts: Accounts, now: number): Accounts {
  const brought = windows.map((window, index) => {
    const known = accounts.windows[index];
    if (!known) return freshAccount(window, window.units, now);
    if (isCounted(window)) {
      if (known.until <= now && isEndUntold(window)) return overdueAccount(known, now);
      const isOther = known.until <= now || known.until > now + lengths[window.per];
      return isOther ? freshAccount(window, known.units, now) : known;
    }
    const most = now + 2 * lengths[window.per];
    return known.level > most ? { ...known, level: most } : known;
  });
  return { ...accounts, windows: brought };
}

/** Only a header can show that it has begun anew, so something is asked for even where nothing was left. */
function overdueAccount({ level, units }: Account, now: number): Account {
  const least = Math.max(1, units * overdue.share);
  return { level: Math.max(level, least), units, until: now + (level >= least ? overdue.plannedMs : overdue.triedAgainMs) };
}

function isEndUntold({ left, resetAt }: Window): boolean {
  return left !== undefined && resetAt === undefined;
}

/** When it may be paid at the earliest: now, or when the last window that is in the way lets it through. */
export function admitsAt(windows: readonly Window[], accounts: Accounts, payment: Payment): number {
  return Math.max(
    payment.now,
    accounts.pausedUntil,
    ...windows.map((window, at) => windowAdmitsAt(window, accounts.windows[at], payment)),
  );
}

function windowAdmitsAt(window: Window, account: Account | undefined, payment: Payment): number {
  const { now, lane } = payment;
  const units = unitsOf(window, payment);
  if (!account || units === 0) return now;
  if (isCounted(window)) return account.level - units >= keptFor(lane, { window, account, now }) ? now : account.until;
  const rate = rateOf(window, account.units);
  const burst = lane === "person" ? rate.burst : Math.max(1, Math.floor(rate.burst / 2));
  const wait = waitMs(account.level, now, { ...rate, burst });
  return Math.max(now + wait, account.until);
}

/** How much of a count must be left after somebody of this lane has paid. */
function keptFor(lane: Lane, { window, account, now }: { window: Window; account: Account; now: number }): number {
  if (lane === "person") return 0;
  return account.units * peoplesShare * Math.min(1, (account.until - now) / lengths[window.per]);
}

export function paid(windows: readonly Window[], accounts: Accounts, payment: Payment): Accounts {
  const left = windows.map((window, index) => {
    const account = accounts.windows[index] ?? freshAccount(window, window.units, payment.now);
    const units = unitsOf(window, payment);
    if (isCounted(window)) return { ...account, level: account.level - units };
    const rate = rateOf(window, account.units);
    const level = Array.from({ length: units }).reduce<number>((at) => emptyAfterOne(at, payment.now, rate), account.level);
    return { ...account, level };
  });
  return { ...accounts, windows: left };
}

/** Until when so much can't be paid, as a count is used up; null while it can. */
export function closedUntil(windows: readonly Window[], accounts: Accounts, payment: Payment): number | null {
  const closed = windows.flatMap((window, index) => {
    const account = accounts.windows[index];
    const units = unitsOf(window, payment);
    if (!account || units === 0) return [];
    // Nobody waits for the end of an hour that the service calls used up.
    if (!isCounted(window)) return account.until - payment.now > minuteMs ? [account.until] : [];
    return account.level - units < keptFor(payment.lane, { window, account, now: payment.now }) ? [account.until] : [];
  });
  return closed.length > 0 ? Math.max(...closed) : null;
}

/** What polls may plan with. A count that is down to people's share has nothing left for them. */
export function limitsOf(
  windows: readonly Window[],
  accounts: Accounts,
  { now, othersPerDay = 0 }: { now: number; othersPerDay?: number },
): Limit[] {
  const longest = longestCount(windows);
  return windows.map((window, index) => {
    const account = accounts.windows[index] ?? freshAccount(window, window.units, now);
    if (lengths[window.per] < dayMs) return { perMinute: perMinuteOf(window, account.units) };
    const isForPeople = account.level - 1 < keptFor("poller", { window, account, now });
    const left = isForPeople ? 0 : account.level;
    const limit: Limit = { left, endsAt: account.until, ...(window.per === "day" && { isDaily: true }) };
    const others = index === longest ? (othersPerDay * Math.max(0, account.until - now)) / dayMs : 0;
    return others > 0 ? { ...limit, others } : limit;
  });
}

interface Said {
  left: number;
  resetAt: number | null;
  now: number;
}

/** How far apart polls of this cost are, spread evenly over whole windows of so many units each (ms); null where nothing bounds them. */
export function evenPaceMs(windows: readonly Pick<Window, "per" | "of" | "units">[], cost: number): number | null {
  const paces = windows.flatMap(({ per, of: counts, units }) => {
    const each = counts === "requests" ? 1 : cost;
    return each === 0 ? [] : [(lengths[per] * each) / Math.max(1, units * (1 - peoplesShare))];
  });
  return paces.length === 0 || cost === 0 ? null : Math.max(...paces);
}

/** The service's own word of what is left counts more than what was counted here. */
export function told(window: Window, account: Account, { left, resetAt, now }: Said): Account {
  const units = Math.max(account.units, left);
  const until = resetAt ?? (hasBegunAnew(account, left) ? now + lengths[window.per] : account.until);
  if (isCounted(window)) return { level: left, units, until };
  // More is left than this pace would give at once: nothing to hold back for. The last ones somebody else may have taken by now.
  return left > units * lastOnes ? { ...account, units } : { ...account, units, until: Math.max(account.until, until) };
}

/** Whether an answer that was overtaken by another may say that more is left than is. */
export function isDoubtful(window: Window, account: Account, { left }: Pick<Said, "left">): boolean {
  return isCounted(window) && left > account.level && left <= account.units && !hasBegunAnew(account, left);
}

/** More than a window has shows a larger plan, not a new window. */
function hasBegunAnew({ level, units }: Account, left: number): boolean {
  return left <= units && left >= level + units * anew.risenBy && left >= units * anew.least;
}

/** The count that has to last longest; -1 where nothing is counted. */
function longestCount(windows: readonly Window[]): number {
  const counts = windows.flatMap((window, index) => (isCounted(window) ? [{ index, length: lengths[window.per] }] : []));
  return counts.toSorted((a, b) => b.length - a.length)[0]?.index ?? -1;
}

/** What a payment takes of the count that has to last longest. */
export function countedUnits(windows: readonly Window[], cost: number): number {
  const window = windows[longestCount(windows)];
  return window ? unitsOf(window, { cost }) : 0;
}

/** What is missing of it by the service's own word, and nobody here has paid. */
export function spentByOthers(windows: readonly Window[], before: Accounts, after: readonly Account[]): number {
  const index = longestCount(windows);
  const [then, now] = [before.windows[index], after[index]];
  return then && now ? Math.max(0, then.level - now.level) : 0;
}

/** A count of which nothing is left, by the service's own word. */
export function emptied(windows: readonly Window[], accounts: Accounts): Accounts {
  const longest = longestCount(windows);
  return { ...accounts, windows: accounts.windows.map((one, index) => (index === longest ? { ...one, level: 0 } : one)) };
}

/** What a service gives for an hour and longer. */
export function allowancesOf(windows: readonly Window[], accounts: Accounts): Allowance[] {
  return windows.flatMap((window, index) => {
    const { per } = window;
    const { units, level, until } = accounts.windows[index] ?? freshAccount(window, window.units, 0);
    if (per !== "hour" && per !== "day" && per !== "month") return [];
    return [isCounted(window) ? { per, units, left: Math.max(0, Math.floor(level)), endsAt: until } : { per, units, left: null }];
  });
}

/** How many requests a minute go through at most: what the shortest windows allow; null where none of them bounds that. */
export function requestsPerMinute(windows: readonly Window[], accounts: Accounts): number | null {
  const rates = windows.flatMap((window, index) =>
    isCounted(window) ? [] : [perMinuteOf(window, accounts.windows[index]?.units ?? window.units)],
  );
  return rates.length === 0 ? null : Math.min(...rates);
}

function perMinuteOf(window: Window, units: number): number {
  return minuteMs / rateOf(window, units).everyMs;
}

function isCounted({ per, resets }: Window): boolean {
  return per === "day" || per === "month" || (per === "hour" && resets === "calendar");
}

/** A fifth at once and the rest evenly: in no stretch of a window's length are there more than its units. */
function rateOf({ per }: Window, units: number): Rate {
  const burst = Math.max(1, Math.floor(units * peoplesShare));
  return { burst, everyMs: lengths[per] / Math.max(1, units - burst) };
}

function unitsOf({ of: counts }: Window, { cost }: Pick<Payment, "cost">): number {
  return counts === "requests" ? 1 : cost;
}

function endOf({ per, resets }: Window, now: number): number {
  const at = new Date(now);
  if (resets === "rolling") return now + lengths[per];
  if (per === "hour") return Math.floor(now / hourMs + 1) * hourMs;
  if (per === "day") return Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate() + 1);
  return Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1);
}
