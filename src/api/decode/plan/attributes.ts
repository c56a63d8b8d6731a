import type { Market } from "../../../odds/quote.ts";
import { foldKey } from "../fields.ts";
import { knownMarket } from "../markets.ts";
import { selectionOf } from "../selections.ts";
import { type Attribute, containers, oddsLists } from "../words/odds.ts";
import { allValues, type Column, isBranch } from "./column.ts";
import {
  areSwitches,
  areThousandths,
  holdsPrices,
  isFlags,
  isLines,
  isNamedIn,
  isNameObject,
  isPart,
  isTimes,
  isTitles,
  marketShare,
  namesGroups,
  saysMatch,
  selectionShare,
  share,
  THOUSANDTHS,
} from "./evidence.ts";
import type { KnownOdds } from "./kept.ts";
import { keyMeaning } from "./keys.ts";
import { BY_ITS_WORDS, ELSE, type PlanRole } from "./plan.ts";
import { referenceOf } from "./references.ts";
import type { Note, Spot } from "./spot.ts";

interface Surroundings {
  known: KnownOdds;
  note: Note;
  root: Column;
}

interface Said {
  kid: Column;
  says: Attribute | PlanRole;
  /** The lowest is the surest. */
  rank: number;
}

/** What the fields of an object say of it, all of the column's objects together; the fields that said something are used up. */
export function attributesOf(column: Column, outer: Spot, around: Surroundings): { spot: Spot; used: Set<Column> } {
  const { known, note, root } = around;
  const used = new Set<Column>();
  const said = saidIn(column, known);
  const isMatch = saysMatch(column);
  const priced = holdsOwnPrice(column);

  const of = (...wanted: Said["says"][]) =>
    said.filter(({ says, kid }) => wanted.includes(says) && !used.has(kid)).map(({ kid }) => kid);
  const isBooks = (kid: Column) => known.pinOf(kid) === null && isNamedIn(known.names.bookmakers, kid);
  const use = (kid: Column, role: PlanRole, more: string | null = null) => {
    used.add(kid);
    note(kid, role, { of: more });
  };

  for (const kid of of("on").filter(areSwitches)) use(kid, "on");
  for (const kid of of("off").filter(areSwitches)) use(kid, "off");
  for (const kid of of("state").filter((each) => each.leaves > 0 && !(isMatch && isNumbers(each))))
    use(kid, "state", onlyNumber(kid));
  for (const kid of of("format").filter((each) => each.leaves > 0)) use(kid, "format");
  const times = of("at")
    .filter(isTimes)
    .filter(({ key }) => !isMatch || oddsLists.refresh.has(foldKey(key)));
  for (const kid of times.length > 0 || !priced ? times : of("created").filter(isTimes)) use(kid, "at");
  for (const kid of of("period").filter((each) => each.leaves > 0 || isNameObject(each))) use(kid, "period");
  for (const kid of of("line", "handicap_line", "total_line")) if (areThousandths(kid, column)) use(kid, "line", THOUSANDTHS);
  for (const kid of of("line").filter(isLines)) use(kid, "line");
  for (const kid of of("handicap_line").filter(isLines)) use(kid, "line", "handicap");
  for (const kid of of("total_line").filter(isLines)) use(kid, "line", "total");

  for (const kid of column.kids.values())
    if (!used.has(kid) && known.pinOf(kid) === null && isNamedIn(known.names.leagues, kid)) use(kid, "nothing");

  let spot = outer;
  const listed = outer.bookmaker || isMatch ? undefined : [...column.kids.values()].find((kid) => !used.has(kid) && isBooks(kid));
  const bookmaker = bestName(of("bookmaker"), root) ?? (listed === undefined ? null : { kid: listed, reference: null });
  if (bookmaker !== null) {
    use(bookmaker.kid, "bookmaker", bookmaker.reference);
    spot = { ...spot, bookmaker: true };
  }
  // Under a market, `bet: "Over"` is one of its selections.
  const isOutcome = (kid: Column) => outer.market !== null && known.pinOf(kid) === null && selectionShare(kid, known.sides) === 1;
  const outcomes = of("market").filter(isOutcome);
  const market = bestName(
    of("market").filter((kid) => !isOutcome(kid)),
    root,
  );
  const numbered = market !== null && market.reference === null && isNumbers(market.kid);
  const hasName =
    numbered && spot.role === "markets" && said.some(({ says, kid }) => says === "name" && kid.leaves > 0 && !isNumbers(kid));
  if (market !== null && !hasName) {
    use(market.kid, "market", market.reference);
    spot = { ...spot, market: marketsNamed(market.kid) };
  }
  const named = nameRole(column, { spot, outer, said, used, known, isMatch, priced, hasMarket: market !== null && !hasName });
  const selections = [
    ...of("selection"),
    ...outcomes,
    ...(named?.role === "selection" ? [named.kid] : []),
    ...of("weak").filter((kid) => selectionShare(kid, known.sides) === 1),
  ];
  if (named !== null && named.role !== "selection") {
    use(named.kid, named.role);
    if (named.role === "bookmaker") spot = { ...spot, bookmaker: true };
    if (named.role === "market") spot = { ...spot, market: marketsNamed(named.kid) };
  }
  const weak = spot.market === null ? of("weak").find((kid) => marketShare(kid) > 0) : undefined;
  if (weak !== undefined) {
    use(weak, "market");
    spot = { ...spot, market: marketsNamed(weak) };
  }
  const selection = bestSelection(
    selections.filter((kid) => !used.has(kid)),
    { known, root },
  );
  if (selection !== null && !isMatch) {
    use(selection.kid, "selection", selection.reference);
    const isOther = (kid: Column) => !used.has(kid) && !isBranch(kid) && selectionShare(kid, known.sides) === 1;
    const other = selection.kid.leaves < column.objects ? selections.find(isOther) : undefined;
    if (other !== undefined) use(other, "selection", ELSE);
    spot = { ...spot, selection: true };
  }
  for (const kid of column.kids.values())
    if (!used.has(kid) && !isBranch(kid) && share(kid, isPart) > 0) use(kid, "period", BY_ITS_WORDS);
  return { spot, used };
}

function saidIn(column: Column, { pinOf }: KnownOdds): Said[] {
  const said: Said[] = [];
  for (const kid of column.kids.values()) {
    const pin = pinOf(kid);
    if (pin !== null) {
      said.push({ kid, says: pin.role, rank: Number.NEGATIVE_INFINITY });
      continue;
    }
    const { says, rank, bars } = keyMeaning(kid.key);
    if (/^(?:number|num)$/i.test(kid.key) && /periods?\[\]$/i.test(column.path)) said.push({ kid, says: "period", rank });
    else if (says !== null && (bars === null || says === "on" || says === "off")) said.push({ kid, says, rank });
  }
  return said.sort((one, other) => one.rank - other.rank);
}

/** Whether there is a price in an object itself, or in an object that is nothing but its price. */
function holdsOwnPrice(column: Column, depth = 0): boolean {
  for (const kid of column.kids.values()) {
    const { price, bars, says, noise } = keyMeaning(kid.key);
    if (price === null || bars !== null || noise) continue;
    if (!isBranch(kid) && holdsPrices(kid) && (says === null || says === "weak")) return true;
    if (kid.lists === 0 && depth < 3 && holdsOwnPrice(kid, depth + 1)) return true;
  }
  return false;
}

/** A state that is a number says nothing, unless it is the same for all: then another one is news. */
function onlyNumber({ values }: Column): string | null {
  const [first] = values;
  return values.size === 1 && typeof first === "number" ? String(first) : null;
}

interface BestName {
  kid: Column;
  reference: string | null;
}

/** A name goes before a number; a number that a list of the answer explains is a name. */
function bestName(kids: readonly Column[], root: Column): BestName | null {
  const usable = kids.filter((kid) => (kid.leaves > 0 && !isBranch(kid) && !isFlags(kid)) || isNameObject(kid));
  const text = usable.find((kid) => !isNumbers(kid));
  const [first] = usable;
  if (first === undefined) return null;
  const numbered = usable.map((kid) => ({ kid, reference: referenceOf(kid, root) })).find(({ reference }) => reference !== null);
  return text !== undefined ? { kid: text, reference: referenceOf(text, root) } : (numbered ?? { kid: first, reference: null });
}

function isNumbers(kid: Column): boolean {
  return allValues(kid, (value) => typeof value === "number" || /^[\d.]+$/.test(String(value)));
}

function bestSelection(kids: readonly Column[], { known, root }: { known: KnownOdds; root: Column }): BestName | null {
  const usable = kids.filter((kid) => !isBranch(kid) || isNameObject(kid));
  const shares = usable.map((kid) => ({ kid, share: isBranch(kid) ? 0.5 : selectionShare(kid, known.sides) }));
  const [best] = shares.sort((one, other) => other.share - one.share);
  if (best === undefined) return null;
  return best.share > 0 && !(isNumbers(best.kid) && best.share < 1) ? { kid: best.kid, reference: null } : bestName(usable, root);
}

/** What the markets can be that a column names. */
function marketsNamed(kid: Column): ReadonlySet<Market> {
  const texts = isBranch(kid) ? [...kid.kids.values()].flatMap(({ values }) => [...values]) : [...kid.values];
  return new Set(texts.map((text) => knownMarket(String(text))?.market ?? selectionOf(String(text), null)?.market ?? "other"));
}

interface NameAsked {
  spot: Spot;
  outer: Spot;
  said: readonly Said[];
  used: ReadonlySet<Column>;
  known: KnownOdds;
  isMatch: boolean;
  priced: boolean;
  hasMarket: boolean;
}

type Named = { kid: Column; role: "bookmaker" | "market" | "selection" };

/** What `name`, `title`, `key` … of these objects are the names of. */
function nameRole(column: Column, asked: NameAsked): Named | null {
  const { spot, said, used, isMatch, priced } = asked;
  if (spot.role === "offer" || isMatch || !(spot.entry || priced)) return null;
  const kid = said
    .filter(({ says, kid: each }) => says === "name" && !used.has(each))
    .map((each) => each.kid)
    .find((each) => isNameObject(each) || (each.leaves > 0 && !isFlags(each)));
  if (kid === undefined) return weakName(asked);
  if (spot.role === "books")
    return asked.outer.selection && selectionShare(kid, asked.known.sides) > 0.5 ? null : { kid, role: "bookmaker" };
  if (spot.role === "markets") return asked.hasMarket ? null : { kid, role: "market" };
  if (spot.role === "outcomes") return { kid, role: "selection" };
  const role = guessedRole(kid, column, asked);
  return role === null ? null : { kid, role };
}

/** `{value: "Home", odd: 1.9}`, `{type: "home", …}` among outcomes. */
function weakName({ said, used, spot, known, priced }: NameAsked): Named | null {
  const kid = said
    .filter(({ says, kid: each }) => says === "weak" && !used.has(each))
    .map((each) => each.kid)
    .find((each) => each.leaves > 0 && !isFlags(each) && !isNumbers(each));
  if (kid === undefined) return null;
  const known_ = selectionShare(kid, known.sides);
  if (spot.role === "outcomes" || (priced && (known_ > 0 || spot.market?.has("other") === true)))
    return { kid, role: "selection" };
  return spot.role === "markets" ? { kid, role: "market" } : null;
}

function guessedRole(kid: Column, column: Column, { spot, outer, known, priced, hasMarket }: NameAsked): Named["role"] | null {
  const selections = selectionShare(kid, known.sides);
  if (priced) {
    if (!spot.selection || selections > 0.5) return "selection";
    return spot.bookmaker ? null : "bookmaker";
  }
  const markets = marketShare(kid);
  const titles = isTitles(kid);
  const holds = (role: string) =>
    [...column.kids.values()].some((each) => isBranch(each) && containers.get(foldKey(each.key)) === role);
  if (holds("markets") && !titles) return canBeBooks(kid, { spot, outer, known }) ? "bookmaker" : null;
  if (markets > 0 && !hasMarket) return "market";
  if (holds("books")) return titles || hasMarket ? null : "market";
  if (selections > 0 && !spot.selection) return "selection";
  if (titles) return null;
  if (!spot.bookmaker) return canBeBooks(kid, { spot, outer, known }) ? "bookmaker" : null;
  return spot.market === null ? "market" : null;
}

/** Groups of markets have names as well, and what nobody understands is no place for a bookmaker. */
function canBeBooks(kid: Column, { spot, outer, known }: Pick<NameAsked, "spot" | "outer" | "known">): boolean {
  if (known.names.bookmakers.size > 0 && !isBranch(kid)) return false;
  const isName = /^(?:name|title|label|названи)/i.test(kid.key);
  return isName && !spot.bookmaker && !namesGroups(kid) && outer.unknown.length === 0 && !isNumbers(kid);
}
