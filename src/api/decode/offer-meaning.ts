import type { Market } from "../../odds/quote.ts";
import { foldKey } from "./fields.ts";
import { groupedBy } from "./grouped.ts";
import { canHave, selectionsOfMarket } from "./markets.ts";
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
    else placed.push(meaning);
  }
  return resolvePositions(placed, report);
}

/** The meaning, or the reason why there is none. */
function meaningOf(offer: Offer): Placed | string {
  const { place } = offer;
  const words = place.selection === null ? positionWords(offer) : selectionOf(place.selection, place.sides);
  const market = place.market?.market ?? impliedMarket(offer, words);
  if (market === null) return place.selection === null ? "no selection" : "no market";
  if (market === "other") return otherMarket(offer);
  if (words === null || !canHave(market, words.selection)) return otherMarket(offer);
  if (words.market !== null && words.market !== market) return otherMarket(offer);
  const source = place.market === null || place.market.line !== null ? market : foldKey(place.market.name);
  const { selection } = words;
  const { bookmaker, at, lineOf } = place;
  if (market !== "total" && market !== "handicap") return { offer, bookmaker, market, source, selection, line: null, lineOf, at };
  const stated = lineIn(market, place, words);
  if (typeof stated === "string") return stated;
  return { offer, bookmaker, market, source, selection, line: stated.line, lineOf: stated.lineOf, at };
}

/** The line of a total or a handicap, and whose it is; or the reason why there is none. */
function lineIn(
  market: "total" | "handicap",
  { line, lineOf }: Place,
  words: SelectionWords,
): Pick<Placed, "line" | "lineOf"> | string {
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
  // A side with a line may be a handicap or a team's own total.
  return line === null || position !== null ? "winner" : null;
}

function otherMarket(offer: Offer): Placed | string {
  const { place, position } = offer;
  const { bookmaker, market, selection, line, at } = place;
  const own = selection ?? (position === null ? null : `#${position.index + 1}`);
  if (own === null) return "no selection";
  if (market === null) return "no market";
  const lineText =
    line === null || line === 0 || own.includes(String(Math.abs(line))) || market.name.includes(String(Math.abs(line)))
      ? ""
      : ` ${line}`;
  const said = `${market.name}: ${own}${lineText}`;
  const source = foldKey(market.name);
  return { offer, bookmaker, market: "other", source, selection: said, line: null, lineOf: "market", at };
}

/** Prices in a row without any words stand in the order in which every bookmaker writes them. */
function positionWords({ position, place: { market } }: Offer): SelectionWords | null {
  const named = market?.market ?? "winner";
  if (position === null || named === "other") return null;
  const all = selectionsOfMarket[named];
  const order = named === "winner" && position.of === 2 ? all.filter((each) => each !== "draw") : all;
  const selection = order.length === position.of ? order[position.index] : undefined;
  return selection === undefined ? null : { selection, market: null, line: null };
}

/** `1, 2, 3` are positions where there is a 3 and no draw; `0, 1, 2` could be read in two ways. */
function resolvePositions(placed: Placed[], report: Report): Placed[] {
  if (!placed.some(({ selection }) => selection.startsWith("#"))) return placed;
  const groups = [...groupedBy(placed, nameOfMarket)];
  const selections = new Map(groups.map(([name, rows]) => [name, new Set(rows.map(({ selection }) => selection))]));
  return placed.flatMap((row) => {
    const found = selections.get(nameOfMarket(row)) ?? new Set();
    if (row.market !== "winner" || !(found.has("#3") || found.has("#0"))) return [row];
    if (found.has("#0") || found.has("draw")) {
      report.skip(row.offer.path, "position 0 can be the draw or the first of three");
      return [];
    }
    const selection = { home: "home", away: "draw", "#3": "away" }[row.selection];
    return selection === undefined ? [] : [{ ...row, selection }];
  });
}

/** A market of a bookmaker, in the source's own words. */
export function nameOfMarket({ bookmaker, source }: Pick<Placed, "bookmaker" | "source">): string {
  return `${bookmaker}\n${source}`;
}
