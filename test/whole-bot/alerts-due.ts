import type { World } from "../../src/sandbox/world.ts";

type Match = ReturnType<World["matches"]>[number];
type Board = ReturnType<World["board"]>;

const threshold = 0.03;

/**
 * How many alerts a watch by the default rule must have had, worked out from the sandbox's own prices at the times when
 * the bot asked for them. For matches with two outcomes and no other market.
 */
export function alertsDue(world: World, match: Match, asked: readonly number[], watchedAt: number): number {
  const chanceAt = (time: number): number => homeChance(world.board(match, time));
  const shown = asked.findLast((at) => at <= watchedAt) ?? asked[0] ?? watchedAt;
  let told = chanceAt(shown);
  let due = 0;
  for (const at of asked.filter((time) => time > shown)) {
    const chance = chanceAt(at);
    if (Math.abs(chance - told) < threshold) continue;
    due++;
    told = chance;
  }
  return due;
}

/** The mean over the books but the highest and the lowest, each book's margin taken out by a power of its prices. */
function homeChance({ books }: Board): number {
  const chances = books.map(({ markets: [winner] }) => {
    const [home = 1, away = 1] = winner?.prices.map(({ price }) => 1 / price) ?? [];
    return withoutMargin(home, away);
  });
  const [, ...rest] = chances.sort((a, b) => a - b);
  const kept = rest.slice(0, -1);
  return kept.reduce((total, chance) => total + chance, 0) / kept.length;
}

function withoutMargin(home: number, away: number): number {
  let [low, high] = [0.1, 10];
  for (let step = 0; step < 60; step++) {
    const power = (low + high) / 2;
    if (home ** power + away ** power > 1) low = power;
    else high = power;
  }
  return home ** low;
}
