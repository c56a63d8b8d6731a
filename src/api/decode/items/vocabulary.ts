import { columnOf, tokensOf } from "../columns.ts";
import { foldKey } from "../fields.ts";
import { keyMeaning } from "../plan/keys.ts";
import { remembered } from "../remembered.ts";
import { type ItemKind, itemLists, itemWords, type Reads } from "../words/items.ts";

/** What the path of a value can mean, read from all of its keys together: `home_team.name_ru` and `home_name_ru` say the same. */
export interface Meaning {
  role: string;
  reads: Reads;
  /** Of several columns that mean the same, the one with the lowest is the surest. */
  rank: number;
  vague: boolean;
  /** The language of a name, where the path says it. */
  language: string | null;
}

/** All that a path inside of a row can mean; empty when any word in it is not understood. */
export function meaningsOf(kind: ItemKind, keys: readonly string[]): readonly Meaning[] {
  return readPath([kind, ...keys].join("\n"));
}

/** Whether a key says nothing of what is in it: the row's own name, or a wrapper. */
export function isWrapper(kind: ItemKind, key: string): boolean {
  const { self, containers } = itemWords[kind];
  const folded = foldKey(key);
  return self.has(folded) || containers.has(folded) || itemLists.fillers.has(folded);
}

/** The word that a role's own column would have. */
export function wordOf(kind: ItemKind, role: string): string {
  return itemWords[kind].roles.get(role)?.words[0]?.word || role;
}

type Phrases = ReadonlyMap<string, readonly Meaning[]>;

/** What whole phrases mean. */
const phrasesOf = remembered((kind): Phrases => {
  const phrases = new Map<string, Meaning[]>();
  for (const [role, { reads, words, ends }] of itemWords[kind as ItemKind].roles)
    for (const [index, { word, vague }] of words.entries())
      for (const [place, end] of ends.entries()) {
        const others = phrases.get(`${word}${end}`) ?? [];
        if (others.some((other) => other.role === role)) continue;
        phrases.set(`${word}${end}`, [...others, { role, reads, rank: index * 10 + place, vague, language: null }]);
      }
  return phrases;
});

/** How much a meaning loses for which words of the path had to be left out. */
const variantRank = 1000;

const readPath = remembered((path): readonly Meaning[] => {
  const [first = "", ...keys] = path.split("\n");
  const kind = first as ItemKind;
  const phrases = phrasesOf(kind);
  const { self, containers } = itemWords[kind];
  const isFiller = (word: string) => itemLists.fillers.has(word) || self.has(word);
  const parts = keys.map((key) => ({ whole: foldKey(key), tokens: tokensOf(key).map(foldKey) }));
  const bare = parts.map(({ whole, tokens }) => (isFiller(whole) ? [] : tokens.filter((token) => !isFiller(token))));
  const inner = bare.map((tokens, index) => (containers.has(parts[index]?.whole ?? "") ? [] : tokens));
  const variants = [parts.map(({ tokens }) => tokens), bare, inner].map((tokens) => tokens.flat());
  // The row's own word, alone, is its name; a wrapper's says nothing.
  const isNamed = keys.length === 0 || self.has(parts.at(-1)?.whole ?? "");
  const found = variants.flatMap((tokens, index) =>
    tokens.length === 0 && !isNamed
      ? []
      : [...inWords(phrases, tokens), ...ofOdds(kind, tokens), ...ofChances(kind, tokens)].map((meaning) => ({
          ...meaning,
          rank: meaning.rank + index * variantRank,
        })),
  );
  return found.filter((meaning, index) => found.findIndex(({ role }) => role === meaning.role) === index);
}, 160);

function inWords(phrases: Phrases, tokens: readonly string[]): readonly Meaning[] {
  const whole = phrases.get(tokens.join(""));
  if (whole !== undefined) return whole;
  const at = tokens.findLastIndex((token) => itemLists.languages.has(token));
  const language = tokens[at];
  if (language === undefined) return [];
  const rest = phrases.get(tokens.toSpliced(at, 1).join("")) ?? [];
  return rest.filter(({ reads }) => reads === "name" || reads === "letters").map((meaning) => ({ ...meaning, language }));
}

const lines: readonly (string | null)[] = ["line", "handicap_line", "total_line"];

/** A value bet is an offer as well: what its fields say is read as in odds. */
function ofOdds(kind: ItemKind, tokens: readonly string[]): Meaning[] {
  if (kind !== "value_bets" || tokens.length === 0) return [];
  const { says, rank, price } = keyMeaning(tokens.join("_"));
  const meaning = (role: string, reads: Reads, of: number): Meaning => ({ role, reads, rank: of, vague: false, language: null });
  const found: Meaning[] = [];
  if (says === "bookmaker" || says === "market" || says === "selection") found.push(meaning(says, "text", rank * 10));
  if (lines.includes(says)) found.push(meaning("line", "text", rank * 10));
  if (price !== null && !price.probability && !price.vague) found.push(meaning("price", "price", 1e4 + price.rank));
  return found;
}

/** The chance of an outcome, by the name of its column. */
function ofChances(kind: ItemKind, tokens: readonly string[]): Meaning[] {
  if (kind !== "predictions" || tokens.length === 0) return [];
  const column = columnOf(tokens.join("_"));
  if (column?.selection == null || column.line !== null) return [];
  const isWinner = (column.market === null || column.market === "winner") && /^(?:home|draw|away)$/.test(column.selection);
  if (!isWinner || (column.role !== "probability" && column.role !== "bare")) return [];
  const sure = column.role === "probability";
  return [{ role: `${column.selection}_chance`, reads: "chance", rank: sure ? 0 : 1, vague: false, language: null }];
}
