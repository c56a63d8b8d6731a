import { columnOf } from "../columns.ts";
import { foldKey, isBlank, isRecord, textOf } from "../fields.ts";
import { sidesIn } from "../items/sides.ts";
import { limits } from "../limits.ts";
import { lineOf } from "../lines.ts";
import { knownMarket, type MarketName, marketOf, withinPeriod } from "../markets.ts";
import { nowhere, type Offer, type Place } from "../offers.ts";
import { type Notation, notationOf, priceFormats } from "../prices.ts";
import { lineOfKey, type Sides, selectionOf } from "../selections.ts";
import { isoOf } from "../times.ts";
import { formatWords, wholeMatch } from "../words/markets.ts";
import { isPart, isWithdrawn, looksLikeName, nameFrom, saysPart, switchOf, THOUSANDTHS } from "./evidence.ts";
import type { KnownOdds } from "./kept.ts";
import { keyMeaning } from "./keys.ts";
import { BY_ITS_WORDS, ELSE, MATCHES, THE_FIRST } from "./plan.ts";
import { namesById } from "./references.ts";
import type { ColumnStep, Step } from "./steps.ts";
import { zippedRows } from "./zipped.ts";

/** The prices of an answer, read by its plan. */
export interface Read {
  offers: Offer[];
  /** The answer has something that the plan does not know. */
  isNew: boolean;
}

interface Here {
  path: string;
  depth: number;
  position: Offer["position"];
}

/** Applies a plan to an answer: a loop without guesses. */
export function readByPlan(payload: unknown, root: Step, { report, sides, mapping }: KnownOdds): Read {
  const offers: Offer[] = [];
  const names = new Map<string, ReadonlyMap<string, string>>();
  let nodesLeft: number = limits.nodes;
  let isNew = false;

  function read(value: unknown, step: Step, place: Place, here: Here): void {
    if (typeof value !== "object" || value === null) return;
    if (nodesLeft-- <= 0 || here.depth > limits.depth || offers.length >= limits.items) {
      report.note("the answer is larger or deeper than is read");
      return;
    }
    if (Array.isArray(value)) readList(value, step, place, here);
    else if (isRecord(value)) {
      const rows = step.item === null ? null : zippedRows(value);
      if (rows !== null) readList(rows, step, place, here);
      else readObject(value, step, place, here);
    }
  }

  function readList(list: readonly unknown[], { item }: Step, place: Place, { path, depth }: Here): void {
    if (item === null) {
      isNew ||= list.length > 0;
      return;
    }
    if (!item.prices) return;
    if (item.line?.role === "price" && !list.some(isBranch)) {
      if (isTuple(list)) addTuple(list, item, place, path);
      else if (list.length > 0) report.skip(path, "no selection");
      return;
    }
    const of = item.line?.of === THE_FIRST ? Math.min(1, list.length) : list.length;
    const several = of > 1 && item.line?.of === MATCHES;
    for (let index = 0; index < of; index++) {
      if (several && !isAsked(list[index])) {
        report.skip(`${path}[${index}]`, "another match, or nothing tells which");
        continue;
      }
      read(list[index], item, place, { path: `${path}[${index}]`, depth: depth + 1, position: { index, of } });
    }
  }

  /** Whether an entry is the match that was asked for. */
  function isAsked(entry: unknown): boolean {
    const own = sidesIn(entry);
    if (own === null) isNew = true;
    if (own === null || sides === null) return false;
    const same = (side: "home" | "away") => [...own[side]].some((name) => sides[side].has(name));
    return same("home") || same("away");
  }

  function addTuple(list: readonly unknown[], item: Step, place: Place, path: string): void {
    const at = isoOf(list[0]);
    const prices = at === null ? list : list.slice(1);
    const timed = at === null ? place : { ...place, at };
    prices.forEach((value, index) => {
      const position = prices.length === 1 ? null : { index, of: prices.length };
      add(notationOf(value), item, timed, { path: `${path}[${at === null ? index : index + 1}]`, position });
    });
  }

  function add(notation: Notation | null, step: Step, place: Place, { path, position }: Pick<Here, "path" | "position">): void {
    if (notation === null) report.skip(path, "no price");
    else if (place.market?.market === "other" && NUMBERED.test(place.market.name))
      report.skip(path, "the market is known by its number only");
    else if (/^\d{3,}$/.test(place.selection ?? "")) report.skip(path, "the selection is known by its number only");
    else offers.push({ place: place.part === null ? place : partOf(place), path, pattern: step.path, notation, position });
  }

  function readObject(record: Readonly<Record<string, unknown>>, step: Step, outer: Place, here: Here): void {
    const place = step.says.length === 0 ? outer : placeOf(record, step, outer);
    if (place === null) {
      report.skip(here.path, "not on offer");
      return;
    }
    const priced =
      step.own.length > 0 && addOwn(record, step, place, { ...here, position: place.at === outer.at ? here.position : null });
    for (const { key } of step.watched) if (saysPart(record[key])) isNew = true;
    for (const column of step.columns)
      if (!priced || column.selection === null) addColumn(record, column, { step, place, path: here.path });
    let keysLeft: number = limits.keys;
    for (const key in record) {
      if (!Object.hasOwn(record, key) || keysLeft-- <= 0) continue;
      const value = record[key];
      const kid = step.kids.get(key) ?? entryOf(key, value, step);
      if (kid === null || !kid.prices || kid.line?.role === "price") continue;
      enter(value, { kid, key, place, here });
    }
  }

  function enter(value: unknown, { kid, key, place, here }: { kid: Step; key: string; place: Place; here: Here }): void {
    const path = `${here.path}.${key}`;
    const named = kid.line === null ? place : placeUnder(key, kid, place);
    if (typeof value === "object") read(value, kid, named, { path, depth: here.depth + 1, position: null });
    else if (kid.key === "{}") add(notationOf(value), kid, named, { path, position: null });
    else isNew ||= !isBlank(value);
  }

  /** The entry of a dictionary that an unplanned key is; null, and the plan is an old one, where it is none. */
  function entryOf(key: string, value: unknown, { each }: Step): Step | null {
    if (isBlank(value)) return null;
    const { says, leads, noise, bars } = keyMeaning(key);
    const isBook = each?.line?.role === "bookmaker";
    if (isBook && !looksLikeName(key)) isNew = true;
    if (each !== null && leads === null && !noise && bars === null && (says === null || !isBook)) return each;
    isNew = true;
    return null;
  }

  function addOwn(record: Readonly<Record<string, unknown>>, step: Step, place: Place, here: Here): boolean {
    for (const own of step.own) {
      const notation = priceIn(record, own);
      if (notation === null) continue;
      const { format = null } = keyMeaning(own.key).price ?? {};
      const position = own.line?.of === "in order" ? here.position : null;
      add(notation, own, format === null ? place : { ...place, format }, { ...here, path: `${here.path}.${own.key}`, position });
      return true;
    }
    if (step.columns.length === 0) report.skip(here.path, "no price");
    return false;
  }

  function addColumn(
    record: Readonly<Record<string, unknown>>,
    column: ColumnStep,
    { step, place, path }: { step: Step; place: Place; path: string },
  ): void {
    const notation = priceIn(record, column.step);
    if (notation === null) return;
    const own = columnPlace(record, column, { step, place });
    add(notation, column.step, own, { path: `${path}.${column.step.key}`, position: null });
  }

  /** The price in a column. One of another type than before, or more than a price, is worth a plan of its own. */
  function priceIn(record: Readonly<Record<string, unknown>>, { key, line }: Step): Notation | null {
    const value = record[key];
    const notation = notationOf(value);
    isNew ||= (notation !== null || isBranch(value)) && line?.type !== typeof value;
    return notation;
  }

  /** What an object says of itself; null when it says that it is not on offer. */
  function placeOf(record: Readonly<Record<string, unknown>>, step: Step, outer: Place): Place | null {
    const place = copyOf(outer);
    let at: string | null = null;
    let own = false;
    for (const said of step.says) {
      const value = record[said.key];
      if (isBlank(value)) continue;
      const of = said.line?.of ?? null;
      switch (said.line?.role) {
        case "on":
          isNew ||= switchOf(value) === null;
          if (switchOf(value) !== true) return null;
          break;
        case "off":
          isNew ||= switchOf(value) === null;
          if (switchOf(value) !== false) return null;
          break;
        case "state":
          if (isWithdrawn(value)) return null;
          if (typeof value === "number" && String(value) !== of) {
            isNew = true;
            return null;
          }
          break;
        case "bookmaker":
          place.bookmaker = named(value, said, of) ?? place.bookmaker;
          break;
        case "market":
          place.market = marketNamed(named(value, said, of), place.sides) ?? place.market;
          if (place.market?.line != null) [place.line, place.lineOf] = [place.market.line, "market"];
          break;
        case "selection": {
          const name = named(value, said, of);
          if (name === null || (of === ELSE && own)) break;
          place.selection = name;
          own = true;
          break;
        }
        case "line":
          takeLine(place, { value, of, step, key: said.key });
          break;
        case "at":
          at ??= isoOf(value);
          break;
        case "period":
          place.part = partNamed(value, said.key, of === BY_ITS_WORDS) ?? place.part;
          break;
        case "format":
          place.format = formatWords.get(foldKey(textOf(value) ?? "")) ?? place.format;
          break;
      }
    }
    place.at = at ?? place.at;
    if (
      place.line !== outer.line &&
      place.lineOf === "market" &&
      (own || outer.selection !== null || step.own.length > 0) &&
      place.market?.line == null
    )
      place.lineOf = "outcome";
    return place;
  }

  function named(value: unknown, { key }: Step, of: string | null): string | null {
    const name = nameFrom(value, key);
    if (of === null || name === null || !of.startsWith("in ")) return name;
    const explained = names.get(of) ?? namesById(payload, of);
    names.set(of, explained);
    return explained.get(name) ?? name;
  }

  // The operator may say in which format all prices are.
  const format = priceFormats.find((each) => each === mapping.get("price_format")) ?? null;
  read(payload, root, { ...nowhere, sides, format }, { path: "", depth: 0, position: null });
  return { offers, isNew };
}

const isBranch = (value: unknown) => typeof value === "object" && value !== null;

/** `[time, price]`, `[time, 1, X, 2]`, `[1, X, 2]`. */
function isTuple(list: readonly unknown[]): boolean {
  return list.length >= 2 && list.length <= 4;
}

/** `6`, `m1`: nobody calls a market so. */
const NUMBERED = /^[a-z]?[\d.]+$/i;

type Open = { -readonly [Key in keyof Place]: Place[Key] };

// Written out: a spread for every object would be a good part of the whole cost.
function copyOf({ bookmaker, market, selection, line, lines, lineOf: owner, at, format, part, sides }: Place): Open {
  return { bookmaker, market, selection, line, lines, lineOf: owner, at, format, part, sides };
}

function takeLine(place: Open, { value, of, step, key }: { value: unknown; of: string | null; step: Step; key: string }): void {
  const line = of === THOUSANDTHS ? lineOf(Number(value) / 1000) : lineOf(value);
  if (line === null) return;
  if (of === "handicap" || of === "total") place.lines = { ...place.lines, [of]: line };
  // Beside columns of several markets, each of these takes its own line.
  if (step.mixed && place.market === null) return;
  [place.line, place.lineOf] = [line, "market"];
  // A field called `handicap` names the market along with its line.
  if (of === "handicap") place.market ??= { market: "handicap", name: key, line: null };
}

/** A market called `Over 2.5` is a selection's name in a source that has no better place for it. */
function marketNamed(name: string | null, sides: Sides | null): MarketName | null {
  if (name === null) return null;
  const known = knownMarket(name);
  if (known !== null) return known;
  const selection = selectionOf(name, sides);
  return selection?.market ? { market: selection.market, name, line: selection.line } : marketOf(name);
}

/** What the key of an entry or of a container adds to its place. */
function placeUnder(key: string, { line }: Step, place: Place): Place {
  switch (line?.role) {
    case "bookmaker":
      return { ...place, bookmaker: key };
    case "market": {
      const market = marketOf(key);
      return { ...place, market, selection: null, line: market.line ?? place.line, lineOf: "market" };
    }
    case "selection":
      return { ...place, selection: selectionOf(key, place.sides) === null ? (columnOf(key)?.selection ?? key) : key };
    case "line":
      return { ...place, line: lineOfKey(key), lineOf: place.selection === null ? "market" : "outcome" };
    case "at":
      return { ...place, at: isoOf(key) };
    case "period":
      return { ...place, part: partNamed(key, "", false) ?? place.part };
    default:
      return place;
  }
}

/** The part of the match that is meant, or null for the whole of it. */
function partNamed(value: unknown, key: string, byItsWords: boolean): string | null {
  const name = nameFrom(value, key);
  if (name === null || wholeMatch.has(foldKey(name))) return null;
  return !byItsWords || isPart(name) ? name : null;
}

/** The market narrowed to a part of the match, which makes it another one. */
function partOf(place: Place): Place {
  const { part, market, selection } = place;
  if (part === null) return place;
  if (market !== null) return { ...place, market: withinPeriod(market, part) };
  const implied = selection === null ? null : (selectionOf(selection, place.sides)?.market ?? "winner");
  return { ...place, market: { market: "other", name: implied === null ? part : `${implied} (${part})`, line: null } };
}

function columnPlace(
  record: Readonly<Record<string, unknown>>,
  column: ColumnStep,
  { step, place }: { step: Step; place: Place },
): Place {
  const { selection, lineOf: owner, lineStep } = column;
  const sideLine = lineStep === null ? null : lineOf(record[lineStep.step.key]);
  const implied = column.market ?? (sideLine !== null && (selection === "home" || selection === "away") ? "handicap" : null);
  const market = place.market ?? (implied === null ? null : { market: implied, name: implied, line: null });
  const named = market?.market === "handicap" || market?.market === "total" ? place.lines[market.market] : null;
  const line =
    column.line ??
    sideLine ??
    (place.market === null ? named : null) ??
    (step.mixed && place.market === null ? null : place.line);
  const own = copyOf(place);
  own.market = market;
  own.selection = (market?.market === "other" ? column.step.key : selection) ?? place.selection;
  own.line = line;
  own.lineOf = column.line !== null ? owner : sideLine !== null || selection === null ? "outcome" : "market";
  return own;
}
