import { createHash } from "node:crypto";
import type { OddsApi } from "../../api/odds-api.ts";
import { unlessApiTrouble } from "../../api/trouble.ts";
import type { Quote } from "../../odds/quote.ts";
import type { RuleWord } from "./rule-words.ts";

/** How a button names a bookmaker, whatever its name is made of. */
export const bookRefForm = /^b:[0-9a-f]{8}$/;

/** A bookmaker's name as a short word that stays the same as long as the name does. */
export function bookRef(book: string): string {
  return `b:${createHash("sha256").update(book).digest("hex").slice(0, 8)}`;
}

/** The bookmaker that words or a button's reference mean, by its whole name or how it begins; null when it is none or several. */
export function bookMeant(typed: string, books: readonly string[]): string | null {
  const wanted = typed.trim().toLowerCase();
  if (bookRefForm.test(wanted)) return books.find((book) => bookRef(book) === wanted) ?? null;
  const exact = books.find((book) => book.toLowerCase() === wanted);
  if (exact !== undefined || wanted.length < 3) return exact ?? null;
  const beginning = books.filter((book) => book.toLowerCase().startsWith(wanted));
  return beginning.length === 1 ? (beginning[0] ?? null) : null;
}

/** Takes a bookmaker's whole name off the end of words. */
export function splitBook(words: string, books: readonly string[]): { words: string; book: string | null } {
  const lower = words.toLowerCase();
  const fitting = books.filter((book) => lower.endsWith(` ${book.toLowerCase()}`));
  const [book] = fitting.toSorted((a, b) => b.length - a.length);
  return book === undefined ? { words, book: null } : { words: words.slice(0, -book.length).trim(), book };
}

/** The bookmakers that rule words are read against: where they name one, every one there is, also where it quotes nothing yet. */
export async function booksForWords(
  words: readonly RuleWord[],
  { quotes, api }: { quotes: readonly Quote[]; api: Pick<OddsApi, "bookmakers"> },
): Promise<string[]> {
  const namesBook = words.some(({ says }) => says === "book");
  const listed = namesBook ? ((await unlessApiTrouble(api.bookmakers()))?.value ?? []) : [];
  return [...new Set([...listed.map(({ name }) => name), ...quotes.flatMap(({ bookmaker }) => bookmaker ?? [])])];
}
