/** Answers that somebody might send to keep a reader busy, as JSON texts. */
export const hostileAnswers: Readonly<Record<string, () => string>> = {
  "a million numbers": () => JSON.stringify({ data: Array.from({ length: 1_000_000 }, (_, index) => index / 7) }),
  "fifteen thousand rows": () =>
    JSON.stringify(
      Array.from({ length: 15_000 }, (_, index) => ({ slug: `a-${index}`, home: "Alpha", away: "Beta", price: 1.9 })),
    ),
  "a key of its own in every row": () =>
    JSON.stringify(
      Array.from({ length: 5_000 }, (_, index) => ({ name: "Alpha", [`key_${index}`]: index, home: { [`k${index}`]: 1.9 } })),
    ),
  "eight thousand keys in one object": () =>
    JSON.stringify(Object.fromEntries(Array.from({ length: 8_000 }, (_, index) => [`Key ${index}`, { home: 1.9, away: 2 }]))),
  "keys of ten thousand letters": () =>
    JSON.stringify(
      Array.from({ length: 100 }, (_, index) => ({ [`${"home_team_name_".repeat(700)}${index}`]: 1.9, name: "Alpha" })),
    ),
  "lists in lists in lists": () => `${"[".repeat(5_000)}1${"]".repeat(5_000)}`,
  "seven objects in each of seven levels": () => JSON.stringify(tree(7, 6)),
};

function tree(width: number, depth: number): unknown {
  if (depth === 0) return { name: "Alpha", price: 1.9 };
  return Object.fromEntries(Array.from({ length: width }, (_, index) => [`group${index}`, [tree(width, depth - 1)]]));
}
