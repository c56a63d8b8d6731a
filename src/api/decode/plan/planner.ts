import type { Market } from "../../../odds/quote.ts";
import { columnOf, isLoneLetter } from "../columns.ts";
import { foldKey } from "../fields.ts";
import { knownMarket } from "../markets.ts";
import { foldName, lineOfKey, selectionOf } from "../selections.ts";
import { looksLikeTime } from "../times.ts";
import { containers, oddsLists } from "../words/odds.ts";
import { attributesOf } from "./attributes.ts";
import { type Column, exampleOf, isBranch, mergedColumn, typeOf } from "./column.ts";
import { columnPricesOf, ownPricesOf } from "./column-prices.ts";
import { isNumbered, isUnknownText, roleOfKeys } from "./dictionary.ts";
import { holdsPrices, isPart, namesSides } from "./evidence.ts";
import type { KnownOdds } from "./kept.ts";
import { keyMeaning } from "./keys.ts";
import { MATCHES, type Plan, type PlanLine, type PlanRole, type Refused, THE_FIRST } from "./plan.ts";
import type { OddsKind, Pin } from "./roles.ts";
import type { Note, Spot } from "./spot.ts";
import { dropUnexplained, type Family, unknownNumbers, withoutDetails } from "./unexplained.ts";

/** Finds out how an answer of odds is to be read. */
export function planOdds(root: Column, known: KnownOdds): Plan {
  const planner = createPlanner(known, root);
  planner.visit(root, { bookmaker: false, market: null, selection: false, role: "any", entry: false, unknown: [], texts: [] });
  return planner.plan();
}

function createPlanner(known: KnownOdds, root: Column) {
  const lines = new Map<string, PlanLine>();
  const refused: Refused[] = [];
  const families: Family[] = [];

  const note: Note = (column, role, { of = null, why = null } = {}) => {
    lines.set(column.path, {
      path: column.path,
      role,
      of,
      why,
      example: exampleOf(column),
      type: typeOf(column),
      ...known.pinOf(column),
    });
  };

  function refuse(column: Column, reason: string): void {
    note(column, "nothing", { why: reason });
    refused.push({ path: column.path, reason });
  }

  function priced(
    column: Column,
    spot: Spot,
    { of = null, named = spot.market !== null }: { of?: string | null; named?: boolean } = {},
  ) {
    note(column, "price", { of });
    rests(column, spot, named);
  }

  /** What the place of a price rests on. */
  function rests({ path }: Column, { unknown, texts, bookmaker }: Spot, named: boolean): void {
    families.push({ path, named, unknown, texts, booked: bookmaker });
  }

  function visit(column: Column, spot: Spot): void {
    if (column.path !== "" && !lines.has(column.path)) note(column, "leads on");
    visitObject(column, spot);
    if (column.item !== null) visitList(column.item, column, spot);
  }

  function visitList(item: Column, list: Column, spot: Spot): void {
    if (item.leaves > 0) visitTuple(item, spot);
    // Below a selection (`home: [{name, price}]`) the entries are the bookmakers that offer it.
    const role = spot.role === "offer" ? "books" : spot.entry ? "any" : spot.role;
    if (isBranch(item) && namesSides(item)) note(item, "leads on", { of: MATCHES });
    if (isBranch(item) && oddsLists.ladder.has(foldKey(list.key))) note(item, "leads on", { of: THE_FIRST });
    if (isBranch(item)) visit(item, { ...spot, role, entry: true });
  }

  /** `[time, price]`, `[time, 1, X, 2]`, `[1, X, 2]`. */
  function visitTuple(item: Column, spot: Spot): void {
    const placed = spot.bookmaker || spot.market !== null || spot.selection || spot.role !== "any";
    if (holdsPrices(item) && placed) priced(item, spot, { of: "in order" });
    else note(item, "nothing");
  }

  function visitObject(column: Column, outer: Spot): void {
    const { spot: said, used } = attributesOf(column, outer, { known, note, root });
    const spot = withUnknowns(column, said, used);
    const own = ownPricesOf(column, {
      ...{ spot, used, known },
      refuse(kids, why) {
        for (const kid of kids) {
          used.add(kid);
          note(kid, "nothing", { why: why.reason });
        }
        refused.push({ path: column.path, ...why });
      },
    });
    const columns = columnPricesOf(column, { spot, outer, used, known });
    // Columns side by side go before a lone number called `rate` or `value`.
    const hasOwn = own.length > 0 && (spot.selection || columns.length < 2);
    const order = inOrder(column, { spot, used, own }) ? "in order" : null;
    const prices = [
      ...(hasOwn ? own.map((kid) => ({ column: kid, of: order, isLine: false, market: null })) : []),
      ...(hasOwn && !spot.selection ? [] : columns),
    ];
    for (const { column: kid, of, isLine, market } of prices) {
      used.add(kid);
      if (isLine) note(kid, "line", { of });
      else priced(kid, spot, { of, named: spot.market !== null || market !== null || foldKey(kid.key) === "moneyline" });
    }
    if (prices.length === 0) noteUnpriced(column, used);
    const teams = spot.selection ? [] : [...column.kids.values()].filter((kid) => !used.has(kid) && isTeam(kid));
    if (teams.length > 0) each(column, teams, { spot: { ...spot, selection: true }, role: "selection" });
    for (const kid of teams) used.add(kid);
    descend(column, spot, { used, structured: teams.length + prices.length > 0 });
  }

  /** What an object says that nobody understands: of a market without a name, it may be the name. */
  function withUnknowns(column: Column, spot: Spot, used: ReadonlySet<Column>): Spot {
    if (spot.market !== null || column.path === "") return spot;
    const isUnknown = spot.role === "markets" && spot.entry && known.pinOf(column) === null;
    const unknown = isUnknown ? [...spot.unknown, column.path] : spot.unknown;
    const texts = [...column.kids.values()]
      .filter((kid) => !used.has(kid) && known.pinOf(kid) === null && isUnknownText(kid))
      .map(({ path }) => path);
    return { ...spot, unknown, texts: [...spot.texts, ...texts] };
  }

  /** An object with a place for a price, and nothing readable in it. */
  function noteUnpriced(column: Column, used: Set<Column>): void {
    for (const kid of column.kids.values()) {
      const { price, bars, noise, says } = keyMeaning(kid.key);
      const isPlace = price !== null && !price.vague && !price.probability && says === null && bars === null && !noise;
      if (!isPlace || used.has(kid) || kid.leaves === 0 || isBranch(kid)) continue;
      used.add(kid);
      note(kid, "price");
    }
  }

  /** A bare price under the name of a side. */
  function isTeam(kid: Column): boolean {
    return (
      !isBranch(kid) &&
      holdsPrices(kid) &&
      known.sides !== null &&
      columnOf(kid.key) === null &&
      selectionOf(kid.key, known.sides) !== null
    );
  }

  /** Whether nothing but their order can tell the prices of a list apart. */
  function inOrder(
    column: Column,
    { spot, used, own }: { spot: Spot; used: ReadonlySet<Column>; own: readonly Column[] },
  ): boolean {
    if (spot.selection || !spot.entry) return false;
    return [...column.kids.values()].every(
      (kid) => used.has(kid) || own.includes(kid) || keyMeaning(kid.key).noise || keyMeaning(kid.key).bars !== null,
    );
  }

  function descend(column: Column, spot: Spot, { used, structured }: { used: ReadonlySet<Column>; structured: boolean }): void {
    const open: Column[] = [];
    let isStructured = structured;
    for (const kid of column.kids.values()) {
      if (used.has(kid)) continue;
      const went = enter(kid, spot, column);
      if (went === "open") open.push(kid);
      else isStructured ||= went === "entered";
    }
    visitOpen(column, spot, { open, structured: isStructured });
  }

  /** Goes into a field whose key is understood; `open` where only its neighbours tell whether its key is a name. */
  function enter(kid: Column, spot: Spot, column: Column): "entered" | "left" | "open" {
    const pin = known.pinOf(kid);
    if (pin !== null) return enterPinned(kid, spot, pin);
    const meaning = keyMeaning(kid.key);
    if (!isBranch(kid)) return leaf(kid, meaning);
    const folded = foldKey(kid.key);
    if (known.kind === "odds" && oddsLists.past.has(folded)) return leave(kid);
    if (meaning.bars !== null) {
      refuse(kid, meaning.bars);
      return "left";
    }
    const onward = (more: Partial<Spot>) => {
      visit(kid, { ...spot, entry: false, ...more });
      return "entered" as const;
    };
    if (isPart(kid.key)) return enterAs("period", kid, spot);
    // Bets of a market are its outcomes.
    if (meaning.leads === "markets" && spot.market !== null && spot.entry) return onward({ role: "outcomes" });
    if (meaning.leads !== null)
      return onward({ role: meaning.leads !== "any" ? meaning.leads : spot.entry && spot.role !== "offer" ? "any" : spot.role });
    if (meaning.noise) return leave(kid);
    const market = mayBeMarket(kid.key, spot) ? knownMarket(kid.key) : null;
    if (market !== null) return enterAs("market", kid, spot);
    if (looksLikeTime(kid.key) || (lineOfKey(kid.key) !== null && !amongSelections(column))) return "open";
    if (namesSelection(kid.key, spot, column) && !isNumbered(kid)) return enterAs("selection", kid, spot);
    if (meaning.price !== null) return onward({ entry: true });
    // `market: {key, outcomes}` is one of the markets, and no name.
    if (meaning.says === "market" && holdsEntries(kid)) return onward({ role: "markets", entry: true });
    if (meaning.says === "selection" && holdsEntries(kid)) return onward({ role: "outcomes", entry: true });
    return meaning.says !== null && kid.lists === 0 ? leave(kid) : "open";
  }

  function leaf(kid: Column, { says, noise, bars, price }: ReturnType<typeof keyMeaning>): "left" | "open" {
    const isKnown = says !== null || noise || bars !== null || price !== null;
    if (!isKnown) return "open";
    note(kid, "nothing", { why: noise ? null : bars });
    return "left";
  }

  function leave(kid: Column): "left" {
    note(kid, "nothing");
    return "left";
  }

  function enterPinned(kid: Column, spot: Spot, { role }: Pin<OddsKind>): "entered" | "left" {
    if (role !== "nothing") return enterAs(role, kid, spot);
    return leave(kid);
  }

  /** Goes into a field whose key says what is in it. */
  function enterAs(role: PlanRole, kid: Column, spot: Spot): "entered" {
    note(kid, role);
    visit(kid, spotUnder(role, spot, [kid]) ?? { ...spot, role: "any", entry: true });
    return "entered";
  }

  function mayBeMarket(key: string, { market, role, entry }: Spot): boolean {
    return !/^\d+$/.test(key) && (market === null || (role === "markets" && !entry));
  }

  function namesSelection(key: string, { selection, market }: Spot, { kids }: Column): boolean {
    if (isLoneLetter(foldKey(key), (letter) => [...kids.keys()].some((other) => foldKey(other) === letter))) return false;
    const name = columnOf(key);
    if (name !== null && name.selection !== null && !selection)
      return name.market === null || market === null || market.has(name.market);
    return known.sides !== null && selectionOf(key, known.sides) !== null;
  }

  /** Beside `1X` and `X2`, `12` is a selection. */
  function amongSelections({ kids }: Column): boolean {
    return [...kids.keys()].some((key) => lineOfKey(key) === null && selectionOf(key, known.sides) !== null);
  }

  /** Keys that nobody understands: names of bookmakers, markets or selections, lines, times, ids, or words of a program. */
  function visitOpen(column: Column, spot: Spot, { open, structured }: { open: readonly Column[]; structured: boolean }): void {
    const groups = { times: [] as Column[], numbers: [] as Column[], names: [] as Column[] };
    for (const kid of open) {
      if (looksLikeTime(kid.key)) groups.times.push(kid);
      else if (lineOfKey(kid.key) !== null || /^\d+$/.test(kid.key)) groups.numbers.push(kid);
      else groups.names.push(kid);
    }
    if (groups.times.length > 0) each(column, groups.times, { spot: { ...spot, entry: spot.entry }, role: "at" });
    if (groups.numbers.length > 0) visitNumbers(column, groups.numbers, spot);
    if (groups.names.length > 0) visitNames(column, groups.names, { spot, structured });
  }

  /** Merges columns into that of a dictionary's entries. */
  function each(column: Column, kids: readonly Column[], { spot, role }: { spot: Spot; role: PlanRole }): void {
    const merged = mergedColumn(kids, "{}", `${column.path}{}`);
    note(merged, role);
    const line = lines.get(merged.path);
    if (line !== undefined) line.example = kids[0]?.key.slice(0, 60) ?? null;
    // The line of the plan says what the key of such a price is: a name, a line or a moment.
    if (spot.selection && holdsPrices(merged)) rests(merged, spot, spot.market !== null);
    if (isBranch(merged)) visit(merged, spot);
  }

  function visitNumbers(column: Column, kids: readonly Column[], spot: Spot): void {
    const lined = spot.market === null ? spot.selection : spot.market.has("total") || spot.market.has("handicap");
    const sidesOnly = kids.every(({ key }) => /^[12]$/.test(key));
    const asSelections = kids.filter(({ key }) => namesSelection(key, spot, column) && /^[12]$/.test(key));
    if (lined && !(sidesOnly && !spot.market?.has("total") && !spot.selection)) each(column, kids, { spot, role: "line" });
    else if (asSelections.length === kids.length) {
      for (const kid of kids) enterAs("selection", kid, spot);
    } else if (spot.role === "books" && !spot.entry)
      each(column, kids, { spot: { ...spot, bookmaker: true, entry: true }, role: "bookmaker" });
    else if ((spot.role === "markets" || spot.role === "outcomes") && !spot.entry)
      refuse(mergedColumn(kids, "{}", `${column.path}{}`), `${spot.role} are known by numbers only`);
    else each(column, kids, { spot: { ...spot, role: spot.entry ? "any" : spot.role, entry: true }, role: "leads on" });
  }

  function visitNames(column: Column, kids: readonly Column[], { spot, structured }: { spot: Spot; structured: boolean }): void {
    const pinned = known.pinOf({ key: "{}", path: `${column.path}{}` });
    const level = pinned?.role ?? roleOfKeys(column, kids, { spot, structured, names: known.names });
    // Once the service's bookmakers are known, a key that is none of them is no bookmaker.
    const isKnown = (kid: Column) =>
      level !== "bookmaker" ||
      spot.role === "books" ||
      pinned !== null ||
      known.names.bookmakers.size === 0 ||
      known.names.bookmakers.has(foldName(kid.key));
    const named = level === null ? [] : kids.filter(isKnown);
    const inner = level === null ? null : spotUnder(level, spot, named);
    if (level !== null && inner !== null)
      each(column, named, { spot: level === "market" ? { ...inner, selection: false } : inner, role: level });
    for (const kid of inner === null ? kids : kids.filter((each) => !named.includes(each))) {
      note(kid, isBranch(kid) ? "leads on" : "nothing", { why: "unknown" });
      if (isBranch(kid)) visit(kid, { ...spot, role: "any", entry: spot.entry, unknown: [...spot.unknown, kid.path] });
    }
  }

  /** Where the entries of a dictionary are whose keys say that; null when a key cannot say it. */
  function spotUnder(level: PlanRole, spot: Spot, kids: readonly Column[]): Spot | null {
    if (level === "bookmaker") return { ...spot, bookmaker: true, role: spot.selection ? "offer" : "any", entry: true };
    if (level === "market") return { ...spot, market: marketsOf(kids), role: "markets", entry: true };
    if (level === "selection") return { ...spot, selection: true, role: "offer", entry: true };
    return level === "period" || level === "leads on" ? { ...spot, role: "any", entry: true } : null;
  }

  return {
    visit,
    plan(): Plan {
      dropUnexplained({ families, lines, refused });
      const hasPrices = families.length > 0 || [...lines.values()].some(({ role }) => role === "price");
      if (!hasPrices && refused.length === 0)
        refused.push({ path: "", reason: `no column of prices was found${unknownNumbers(lines)}` });
      return { lines: withoutDetails([...lines.values()]), refused };
    },
  };
}

function marketsOf(kids: readonly Column[]): ReadonlySet<Market> {
  return new Set(kids.map(({ key }) => knownMarket(key)?.market ?? "other"));
}

function holdsEntries({ kids }: Column): boolean {
  return [...kids.values()].some(
    (kid) => (kid.item?.objects ?? 0) > 0 || (isBranch(kid) && containers.get(foldKey(kid.key)) === "outcomes"),
  );
}
