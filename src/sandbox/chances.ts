import { type Match, statusAt } from "./calendar.ts";
import type { View } from "./drift.ts";
import { keyOf, uniform } from "./hash.ts";

export type MarketKey = "winner" | "double_chance" | "total" | "both_score";

/** The probabilities of one market. They add up to 1, and to 2 for double chance, where two of three selections win. */
export interface Chances {
  market: MarketKey;
  line: number | null;
  selections: readonly string[];
  chances: readonly number[];
}

export interface Score {
  home: number;
  away: number;
}

/** What a view means for each market that is offered, at `time`: once the match is live, what will happen shows more and more. */
export function chancesOf(match: Match, view: View, time: number): Chances[] {
  const markets = beforehand(match, view);
  if (statusAt(match, time) === "scheduled") return markets;
  const score = resultOf(match);
  const passed = Math.min(1, (time - match.startsAt) / (match.endsAt - match.startsAt));
  return markets.map((market) => foreshadow(market, winning(market, score), 0.92 * passed ** 1.5));
}

/** How the match ends, settled before it begins and in keeping with what the market thought of it then. */
export function resultOf(match: Match): Score {
  const key = keyOf(match.key, "result");
  const view = { strength: match.strength, pace: 1 };
  switch (match.league.sport) {
    case "football":
    case "ice-hockey": {
      const [home, away] = rates(match, view);
      return { home: draw(goals(home), uniform(key, 0)), away: draw(goals(away), uniform(key, 1)) };
    }
    case "basketball": {
      const margin = Math.max(1, Math.round(14 * Math.abs(logit(uniform(key, 0)) / 2)));
      const points = Math.round(match.scoring + 10 * logit(uniform(key, 1)));
      const winner = Math.ceil((points + margin) / 2);
      return homeWins(match, key) ? { home: winner, away: winner - margin } : { home: winner - margin, away: winner };
    }
    case "tennis": {
      const lost = uniform(key, 0) < 0.35 ? 1 : 0;
      return homeWins(match, key) ? { home: 2, away: lost } : { home: lost, away: 2 };
    }
    case "mma":
      return homeWins(match, key) ? { home: 1, away: 0 } : { home: 0, away: 1 };
  }
}

function homeWins(match: Match, key: number): boolean {
  return uniform(key, 2) < logistic(match.strength);
}

function beforehand(match: Match, view: View): Chances[] {
  switch (match.league.sport) {
    case "football":
      return [...countedGoals(match, view), bothScore(match, view)];
    case "ice-hockey":
      return countedGoals(match, view);
    case "basketball":
      return [twoWay(view), ...match.lines.map((line) => points(match, view, line))];
    default:
      return [twoWay(view)];
  }
}

function twoWay({ strength }: View): Chances {
  const home = logistic(strength);
  return { market: "winner", line: null, selections: ["home", "away"], chances: [home, 1 - home] };
}

function countedGoals(match: Match, view: View): Chances[] {
  const [home, away] = rates(match, view);
  const all = goals(home + away);
  return [
    winnerByGoals(goals(home), goals(away)),
    ...match.lines.map((line) => overUnder(line, sum(all.slice(0, Math.ceil(line))))),
  ];
}

function winnerByGoals(home: readonly number[], away: readonly number[]): Chances {
  let homeWin = 0;
  let level = 0;
  let awayBelow = 0;
  for (const [index, chance] of home.entries()) {
    const same = away[index] ?? 0;
    homeWin += chance * awayBelow;
    level += chance * same;
    awayBelow += same;
  }
  const selections = ["home", "draw", "away"];
  return { market: "winner", line: null, selections, chances: [homeWin, level, 1 - homeWin - level] };
}

function bothScore(match: Match, view: View): Chances {
  const [home, away] = rates(match, view);
  const yes = (1 - Math.exp(-home)) * (1 - Math.exp(-away));
  return { market: "both_score", line: null, selections: ["yes", "no"], chances: [yes, 1 - yes] };
}

function points(match: Match, { pace }: View, line: number): Chances {
  // Pace counts for less here than in goals: a fifth more points than expected is unheard of.
  const expected = match.scoring * (1 + 0.3 * (pace - 1));
  return overUnder(line, logistic((line - expected) / 10));
}

function overUnder(line: number, under: number): Chances {
  return { market: "total", line, selections: ["over", "under"], chances: [1 - under, under] };
}

/** Goals that each side is expected to score. */
function rates(match: Match, { strength, pace }: View): [home: number, away: number] {
  const edge = Math.exp((match.league.sport === "football" ? 0.42 : 0.29) * strength);
  const all = match.scoring * pace;
  return [(all * edge) / (edge + 1 / edge), all / edge / (edge + 1 / edge)];
}

const mostGoals = 24;

/** Poisson: the probability of 0, 1, 2 … goals. */
function goals(rate: number): number[] {
  const chances = [Math.exp(-rate)];
  for (let count = 1; count < mostGoals; count++) chances.push(((chances[count - 1] ?? 0) * rate) / count);
  return chances;
}

function draw(chances: readonly number[], luck: number): number {
  let passed = 0;
  const index = chances.findIndex((chance) => {
    passed += chance;
    return luck < passed;
  });
  return index === -1 ? chances.length - 1 : index;
}

function winning({ market, line }: Chances, { home, away }: Score): string {
  if (market === "winner") return home > away ? "home" : home < away ? "away" : "draw";
  if (market === "both_score") return home > 0 && away > 0 ? "yes" : "no";
  return home + away > (line ?? 0) ? "over" : "under";
}

/** Leans towards the selection that will win, and leaves the others a small chance to the end. */
function foreshadow(market: Chances, winner: string, weight: number): Chances {
  const rest = 0.06 / (market.selections.length - 1);
  const settled = market.selections.map((selection) => (selection === winner ? 0.94 : rest));
  return { ...market, chances: market.chances.map((chance, index) => (1 - weight) * chance + weight * (settled[index] ?? 0)) };
}

function logistic(value: number): number {
  return 1 / (1 + Math.exp(-value));
}

function logit(share: number): number {
  const inside = Math.max(0.001, Math.min(0.999, share));
  return Math.log(inside / (1 - inside));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
