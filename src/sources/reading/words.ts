/** What a service's word means; undefined for a word that nobody has written down. */
export type Lookup = (word: string) => string | undefined;

/** Words by their meaning, whatever their case. `Over *` stands for every word that begins so; the longest such beginning wins. */
export function dictionary(words: Readonly<Record<string, string>>): Lookup {
  const entries = Object.entries(words).map(([word, meaning]) => [word.trim().toLowerCase(), meaning] as const);
  const exact = new Map(entries.filter(([word]) => !word.endsWith("*")));
  const beginnings = entries
    .filter(([word]) => word.endsWith("*"))
    .map(([word, meaning]) => [word.slice(0, -1), meaning] as const);
  beginnings.sort(([a], [b]) => b.length - a.length);
  return remembered((word: string) => {
    const lower = word.trim().toLowerCase();
    return exact.get(lower) ?? beginnings.find(([beginning]) => lower.startsWith(beginning))?.[1];
  });
}

/** Asks the second dictionary where the first knows nothing. */
export function orElse(first: Lookup, second: Lookup | null): Lookup {
  return second === null ? first : remembered((word: string) => first(word) ?? second(word));
}

/** The same few words come with every row, so what is made of them is remembered. */
export function remembered<Key, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const known = new Map<Key, Made>();
  return (key) => {
    if (known.has(key)) return known.get(key) as Made;
    const made = make(key);
    if (known.size < 5_000) known.set(key, made);
    return made;
  };
}

/** All names of both sides of a match. */
export interface Sides {
  home: readonly string[];
  away: readonly string[];
}
/** Names as they are compared: small letters and figures alone. */
export interface FoldedSides {
  home: ReadonlySet<string>;
  away: ReadonlySet<string>;
}

export function foldedSides({ home, away }: { home: readonly unknown[]; away: readonly unknown[] }): FoldedSides {
  return { home: folded(home), away: folded(away) };
}

/** Entries of one match follow each other, so its names are folded once. */
export function createSidesOf(): (home: unknown, away: unknown) => FoldedSides {
  let last = { home: undefined as unknown, away: undefined as unknown, sides: foldedSides({ home: [], away: [] }) };
  return (home, away) => {
    if (last.home !== home || last.away !== away)
      last = { home, away, sides: foldedSides({ home: [home], away: others(away, home) }) };
    return last.sides;
  };
}

/** The side that a selection is called by; undefined for a name of neither, or of both. */
export function sideNamed(name: string, { home, away }: FoldedSides): "home" | "away" | undefined {
  const key = fold(name);
  if (home.has(key) === away.has(key)) return undefined;
  return home.has(key) ? "home" : "away";
}

/** `away` may be a list of both sides: the one that isn't at home plays away. */
function others(away: unknown, home: unknown): unknown[] {
  if (!Array.isArray(away)) return [away];
  return away.includes(home) ? away.filter((name) => name !== home) : [];
}

function folded(names: readonly unknown[]): ReadonlySet<string> {
  return new Set(names.flatMap((name) => (typeof name === "string" ? [fold(name)] : [])).filter((name) => name !== ""));
}

const fold = remembered((name: string) =>
  name
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}]/gu, ""),
);
