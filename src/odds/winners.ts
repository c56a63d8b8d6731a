import type { Market, Quote } from "./quote.ts";

/** Two markets that services call by one name: who wins, with a draw to bet on, and who wins where a draw is no outcome. */
type Winner = Pick<Quote, "bookmaker" | "market" | "selection" | "hasDraw">;

/**
 * Quotes with each book's winner in its own market. `winner` is what most books of the match mean by it; the other one is `two_way`
 * or `three_way`. `main` says which of them `winner` has been so far, since a watch keeps to one; null where nobody knows.
 */
export function winnersApart<Of extends Winner>(quotes: readonly Of[], main: boolean | null): readonly Of[] {
  const kinds = kindsOf(quotes);
  const known = main ?? majorityOf(quotes, kinds);
  if ([...kinds.values()].every((hasDraw) => hasDraw === known)) return quotes;
  const other: Market = known ? "two_way" : "three_way";
  return quotes.map((quote) =>
    quote.market === "winner" && kinds.get(quote.bookmaker) !== known ? { ...quote, market: other } : quote,
  );
}

/** Whether `winner` has a draw in these quotes, which were put apart before; null where they don't tell. */
export function mainWinnerOf(quotes: readonly Winner[]): boolean | null {
  if (quotes.some(({ market }) => market === "two_way")) return true;
  if (quotes.some(({ market }) => market === "three_way")) return false;
  const kinds = [...kindsOf(quotes).values()];
  return kinds.length === 0 ? null : kinds.includes(true);
}

/** Whether each book's winner has a draw, on offer or not. */
function kindsOf(quotes: readonly Winner[]): ReadonlyMap<string | null, boolean> {
  const kinds = new Map<string | null, boolean>();
  for (const { bookmaker, market, selection, hasDraw } of quotes)
    if (market === "winner") kinds.set(bookmaker, kinds.get(bookmaker) === true || selection === "draw" || hasDraw === true);
  return kinds;
}

/** What most books mean that quote both sides. */
function majorityOf(quotes: readonly Winner[], kinds: ReadonlyMap<string | null, boolean>): boolean {
  const quoting = (side: string) =>
    new Set(quotes.flatMap((one) => (one.market === "winner" && one.selection === side ? [one.bookmaker] : [])));
  const away = quoting("away");
  const twoSided = [...quoting("home")].filter((book) => away.has(book));
  const asked = twoSided.length > 0 ? twoSided : [...kinds.keys()];
  return asked.filter((book) => kinds.get(book) === true).length * 2 >= asked.length;
}
