import { readFileSync } from "node:fs";
import { projectFile } from "../../project-file.ts";
import type { Lookup } from "./words.ts";

/** Words that many services use, for a service whose own words nobody has written down. Whole words only. */
export interface Standard {
  /** `never` for the other side of a bet: `h2h_lay`. */
  markets: Lookup;
  selections: Lookup;
  statuses: Lookup;
}

let known: Standard | null = null;

/** Reads the dictionary when it is first wanted: most sources never want it. */
export function standardWords(): Standard {
  known ??= readStandard();
  return known;
}

/** A key or a word without what only separates: `Full_Time Result` and `full-time result` are one. */
export function foldKey(key: string): string {
  return key
    .slice(0, 300)
    .toLowerCase()
    .replaceAll("ё", "е")
    .replace(/[_\s]+|-(?!\d)|(?<=\p{L})-(?=[12]$)/gu, "");
}

/** The words of a key: `homeOdds` and `home_odds` have two. */
export function tokensOf(key: string): string[] {
  const parted = key.replace(/([a-zа-я0-9])([A-ZА-Я])/g, "$1 $2").toLowerCase();
  return parted.split(/[\s_-]+/).filter((token) => token !== "");
}

function readStandard(): Standard {
  const { markets, selections, statuses } = dictionaryFile("markets") as Record<string, Record<string, string>>;
  const { barredTokens, lists } = dictionaryFile("odds") as Record<string, Record<string, string>>;
  const marketWords = meanings(markets);
  const selectionWords = meanings(selections);
  const statusWords = meanings(statuses);
  const barred = new Set(meanings(barredTokens).keys());
  const parts = new Set(split(lists?.["part"]));
  return { markets: market, selections: selection, statuses: (word) => statusWords.get(foldKey(word)) };

  function market(word: string): string | undefined {
    const whole = marketWords.get(foldKey(word));
    if (whole !== undefined) return whole;
    if (tokensOf(word).some((token) => barred.has(token))) return "never";
    const bare = word.replace(/[+-]?\d+(?:[.,]\d+)?\s*$/, "").trim();
    return bare === word || parts.has(foldKey(bare)) ? undefined : marketWords.get(foldKey(bare));
  }

  function selection(word: string): string | undefined {
    const whole = selectionOf(word);
    if (whole !== undefined) return whole;
    const [, bare = ""] = /^(.*?\S)\s*\(?[+-]?\d+(?:[.,]\d+)?\)?$/.exec(word.trim()) ?? [];
    const withLine = selectionOf(bare);
    return withLine === "12" ? undefined : withLine;
  }

  /** A word may say the market as well: `total over`. */
  function selectionOf(word: string): string | undefined {
    return selectionWords.get(foldKey(word.trim()))?.split(" ").at(-1);
  }
}

/** A file of words that services use, from `locales/answers`. */
export function dictionaryFile(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`${name}.json`, projectFile("locales/answers/")), "utf8"));
}

/** Words by their meaning: `{"home": "home 1 host"}`. */
export function meanings(said: Readonly<Record<string, string>> = {}): ReadonlyMap<string, string> {
  return new Map(Object.entries(said).flatMap(([meaning, words]) => split(words).map((word) => [word, meaning] as const)));
}

export function split(text = ""): string[] {
  return text.split(" ").filter((word) => word !== "");
}
