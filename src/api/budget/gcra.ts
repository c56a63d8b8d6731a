import { emptyAfterOne } from "../../gcra.ts";
import type { Lane } from "../odds-api.ts";

/** What all requests are paid from; pure data, times in ms. */
export interface BudgetState {
  /** When the bucket is empty again: the "theoretical arrival time" of the generic cell rate algorithm. */
  tat: number;
  /** The same for the share of the people, who go first only within it. */
  peopleTat: number;
  /** Requests a minute at `updatedAt`; halved by a refusal, growing back by itself. */
  rate: number;
  /** Nothing is sent before. */
  blockedUntil: number;
  updatedAt: number;
}

const minuteMs = 60_000;
const fullRate = 92;
const lowestRate = 6;
const growthPerMinute = 0.05 * fullRate;
/** Four requests ahead of the pace. Fixed in ms, so that a change of rate never widens it: 92 + 5 = 97 in any minute. */
const toleranceMs = (4 * minuteMs) / fullRate;
const peopleIntervalMs = minuteMs / 30;
const peopleToleranceMs = 9 * peopleIntervalMs;
/** How far people beyond their share step back, so that a poller of another process that waits as well is served before. */
const stepBackMs = 50;
const longestSkewMs = 10_000;

/** The state when nothing is known: as if the burst had just been used, or a crash loop would send it again and again. */
export function coldStart(now: number, rate = fullRate): BudgetState {
  return { tat: now + toleranceMs + minuteMs / rate, peopleTat: now, rate, blockedUntil: 0, updatedAt: now };
}

/** The state as of now, its rate grown back. One that comes from the future (the clock jumped back) starts cold. */
export function broughtUpTo(now: number, state: BudgetState): BudgetState {
  if (state.updatedAt - now > longestSkewMs) return restarted(now, state);
  // The clocks of two processes differ a little: between them, time only goes forward.
  const at = Math.max(now, state.updatedAt);
  const grownMs = Math.max(0, at - Math.max(state.updatedAt, state.blockedUntil));
  return { ...state, rate: Math.min(fullRate, state.rate + (growthPerMinute * grownMs) / minuteMs), updatedAt: at };
}

/** A cold start that keeps what is left of a block and the lowered rate, counted from the state's own time. */
export function restarted(now: number, state: BudgetState): BudgetState {
  const leftMs = Math.max(0, state.blockedUntil - state.updatedAt);
  return { ...coldStart(now, state.rate), blockedUntil: leftMs > 0 ? now + leftMs : 0 };
}

/** The state as if all were spent until a time. */
export function spentUntil(state: BudgetState, until: number): BudgetState {
  return { ...state, tat: coldStart(until, state.rate).tat };
}

/** What was written ahead binds nobody more than a cold start does. */
export function atMostCold(now: number, state: BudgetState): BudgetState {
  const at = Math.max(now, state.updatedAt);
  return { ...state, tat: Math.min(state.tat, coldStart(at, state.rate).tat) };
}

/** When the lane is admitted at the earliest. The poller leaves the burst alone, and so do people beyond their share. */
export function admitsAt(state: BudgetState, lane: Lane): number {
  const at = lane === "poller" ? state.tat : Math.min(inShareAt(state), state.tat + stepBackMs);
  return Math.max(at, state.blockedUntil);
}

function inShareAt({ tat, peopleTat }: BudgetState): number {
  return Math.max(tat - toleranceMs, peopleTat - peopleToleranceMs);
}

interface Line {
  lane: Lane;
  /** How many of the lane go before. */
  ahead: number;
  /** Polls wait as well, so that people have their share alone. */
  polled: boolean;
}

/** When the one behind `ahead` others is admitted, if nobody else comes. */
export function admitsInLineAt(state: BudgetState, { lane, ahead, polled }: Line): number {
  let then = state;
  for (let before = 0; ; before++) {
    const own = lane === "person" && polled ? Math.max(inShareAt(then), then.blockedUntil) : admitsAt(then, lane);
    const at = Math.max(then.updatedAt, own);
    if (before === ahead) return at;
    then = spent({ ...then, updatedAt: at }, lane);
  }
}

/** The state after one request of the lane at the state's own time. */
export function spent(state: BudgetState, lane: Lane): BudgetState {
  const now = state.updatedAt;
  const inShare = lane === "person" && state.peopleTat - peopleToleranceMs <= now;
  return {
    ...state,
    tat: emptyAfterOne(state.tat, now, { everyMs: minuteMs / state.rate }),
    peopleTat: inShare ? emptyAfterOne(state.peopleTat, now, { everyMs: peopleIntervalMs }) : state.peopleTat,
  };
}

/** The state after a refusal of a request sent at `sentAt`. Several refusals of one moment halve the rate once. */
export function refused(state: BudgetState, { pauseMs, sentAt }: { pauseMs: number; sentAt: number }): BudgetState {
  const sameMoment = sentAt < state.blockedUntil;
  return {
    ...state,
    rate: sameMoment ? state.rate : Math.max(lowestRate, state.rate / 2),
    blockedUntil: Math.max(state.blockedUntil, state.updatedAt + pauseMs),
  };
}
