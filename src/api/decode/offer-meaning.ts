import type { Market } from "../../odds/quote.ts";
import { foldKey } from "./fields.ts";
import type { Offer, Place } from "./offers.ts";
import type { Report } from "./report.ts";
import { type SelectionWords, selectionOf } from "./selections.ts";

/** An offer whose market and selection are understood; only the side of a handicap's line and the price's format are open. */
export interface Placed {
  readonly offer: Offer;
  readonly bookmaker: string | null;
  readonly market: Market;
  /** The market in the source's own word, to tell two markets apart that mean the same to us. */
  readonly source: string;
  readonly selection: string;
  readonly line: number | null;
  readonly lineOf: Offer["place"]["lineOf"];
  readonly at: string | null;
}

/** Gives each offer its market, selection and line in our words; what has no meaning for us is skipped or kept as `other`. */
export function placeOffers(offers: readonly Offer[], report: Report): Placed[] {
  const placed: Placed[] = [];
  for (const offer of offers) {
    const meaning = meaningOf(offer);
    if (typeof meaning === "string") report.skip(offer.path, meaning);
    else {
      const { market, source, selection, line, lineOf } = meaning;
      placed.push({ offer, bookmaker: offer.place.bookmaker, market, source, selection, line, lineOf, at: offer.place.at });
    }
  }
  return resolvePositions(placed, report);
}

type Meaning = Pick<Placed, "market" | "source" | "selection" | "line" | "lineOf">;

const selectionsOf: Readonly<Record<Exclude<Market, "other">, readonly string[]>> = {
  winner: ["home", "draw", "away", "#0", "#3"],
  double_chance: ["1X", "12", "X2"],
  draw_no_bet: ["home", "away"],
  total: ["over", "under"],
  handicap: ["home", "away"],
  both_score: ["yes", "no"],
};

/** The meaning, or the reason why there is none. */
function meaningOf(offer: Offer): Meaning | string {
  const { place } = offer;
  const words = place.selection === null ? positionWords(offer) : selectionOf(place.selection, place.sides);
  const market = place.market?.market ?? impliedMarket(offer, words);
  if (market === null) return place.selection === null ? "no selection" : "no market";
  if (market === "other") return otherMarket(offer);
  if (words === null || !selectionsOf[market].includes(words.selection)) return otherMarket(offer);
  if (words.market !== null && words.market !== market) return otherMarket(offer);
  const source = place.market === null || place.market.line !== null ? market : foldKey(place.market.name);
  const { selection } = words;
  const { lineOf } = place;
  if (market !== "total" && market !== "handicap") return { market, source, selection, line: null, lineOf };
  const stated = lineIn(market, place, words);
  return typeof stated === "string" ? stated : { market, source, selection, ...stated };
}

/** The line of a total or a handicap, and whose it is; or the reason why there is none. */
function lineIn(
  market: "total" | "handicap",
  { line, lineOf }: Place,
  words: SelectionWords,
): Pick<Meaning, "line" | "lineOf"> | string {
  if (words.line !== null) {
    // A source that has a field for the line fills it with 0 where there is none.
    const differs = line !== null && line !== 0 && Math.abs(line) !== Math.abs(words.line);
    return differs ? "two different lines" : { line: words.line, lineOf: "selection" };
  }
  if (line === null) return "no line";
  return market === "total" && line <= 0 ? "a total's line is above 0" : { line, lineOf };
}

function impliedMarket({ place: { line }, position }: Offer, words: SelectionWords | null): Market | null {
  if (words === null) return null;
  if (words.market !== null) return words.market;
  if (words.selection === "yes" || words.selection === "no") return null;
  // A side with a line may be a handicap or a team's own total.
  return line === null || position !== null ? "winner" : null;
}

function otherMarket({ place: { market, selection, line }, position }: Offer): Meaning | string {
  const own = selection ?? (position === null ? null : `#${position.index + 1}`);
  if (own === null) return "no selection";
  if (market === null) return "no market";
  const lineText =
    line === null || line === 0 || own.includes(String(Math.abs(line))) || market.name.includes(String(Math.abs(line)))
      ? ""
      : ` ${line}`;
  return {
    market: "other",
    source: foldKey(market.name),
    selection: `${market.name}: ${own}${lineText}`,
    line: null,
    lineOf: "market",
  };
}

const positions: Readonly<Partial<Record<Market, readonly (readonly string[])[]>>> = {
  winner: [
    ["home", "away"],
    ["home", "draw", "away"],
  ],
  double_chance: [["1X", "12", "X2"]],
  draw_no_bet: [["home", "away"]],
  total: [["over", "under"]],
  handicap: [["home", "away"]],
  both_score: [["yes", "no"]],
};

/** Prices in a row without any words stand in the order in which every bookmaker writes them. */
function positionWords({ position, place: { market } }: Offer): SelectionWords | null {
  if (position === null) return null;
  const orders = positions[market?.market ?? "winner"] ?? [];
  const selection = orders.find((order) => order.length === position.of)?.[position.index];
  return selection === undefined ? null : { selection, market: null, line: null };
}

/** `1, 2, 3` are positions where there is a 3 and no draw; `0, 1, 2` could be read in two ways. */
function resolvePositions(placed: Placed[], report: Report): Placed[] {
  if (!placed.some(({ selection }) => selection.startsWith("#"))) return placed;
  const groups = groupBySource(placed);
  return placed.flatMap((row) => {
    const found = groups.get(groupOf(row)) ?? new Set();
    if (row.market !== "winner" || !(found.has("#3") || found.has("#0"))) return [row];
    if (found.has("#0") || found.has("draw")) {
      report.skip(row.offer.path, "positions that can be read in two ways");
      return [];
    }
    const selection = { home: "home", away: "draw", "#3": "away" }[row.selection];
    return selection === undefined ? [] : [{ ...row, selection }];
  });
}

function groupBySource(placed: readonly Placed[]): Map<string, Set<string>> {
  const groups = new Map<string, Set<string>>();
  for (const row of placed) {
    const key = groupOf(row);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, new Set([row.selection]));
    else group.add(row.selection);
  }
  return groups;
}

function groupOf({ bookmaker, source }: Placed): string {
  return `${bookmaker}\n${source}`;
}
