import type { World } from "../../src/sandbox/world.ts";

type Board = ReturnType<World["board"]>;

/**
 * Home's chance by the books of a match with two outcomes: the mean over them but the highest and the lowest, each book's
 * margin taken out by a power of its prices. Null when nobody offers the match.
 */
export function homeChance({ books }: Board): number | null {
  const chances = books.flatMap(({ markets: [winner] }) => {
    const [home, away] = winner?.prices.map(({ price }) => 1 / price) ?? [];
    return home === undefined || away === undefined ? [] : [withoutMargin(home, away)];
  });
  if (chances.length < 3) return null;
  const kept = chances.sort((a, b) => a - b).slice(1, -1);
  return kept.reduce((total, chance) => total + chance, 0) / kept.length;
}

function withoutMargin(home: number, away: number): number {
  let [low, high] = [0.1, 10];
  for (let step = 0; step < 40; step++) {
    const power = (low + high) / 2;
    if (home ** power + away ** power > 1) low = power;
    else high = power;
  }
  return home ** low;
}
