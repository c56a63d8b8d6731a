import { isLoneLetter } from "./columns.ts";
import { type Fields, fieldsOf, foldKey, isRecord, pick } from "./fields.ts";
import { limits } from "./limits.ts";
import type { FieldMapping } from "./mapping.ts";
import { knownMarket } from "./markets.ts";
import { sidesIn } from "./match-sides.ts";
import { readColumns } from "./odds-columns.ts";
import * as words from "./odds-fields.ts";
import {
  dictionaryLevel,
  fitsPrice,
  hasIds,
  isAttributeKey,
  isKnownField,
  isLineKey,
  isWhole,
  lineOwner,
  named,
  pointAt,
  roleOf,
  type Step,
  standsInOrder,
  type WalkRole,
} from "./odds-keys.ts";
import { bookmakersById, contentsOf, isWithdrawn, namesPrice, saysMatch, zippedRows } from "./odds-objects.ts";
import { placeOf, type Shape } from "./odds-place.ts";
import { priceIn, statedFormat } from "./odds-price.ts";
import { allSubjects, subject, subjectsOf } from "./odds-subjects.ts";
import { nowhere, type Offer, type Place } from "./offers.ts";
import { notationOf } from "./prices.ts";
import type { Report } from "./report.ts";
import { lineOfKey, type Sides, selectionOf } from "./selections.ts";
import { isoOf, looksLikeTime } from "./times.ts";

export interface WalkOptions {
  kind: "odds" | "history";
  report: Report;
  sides: Sides | null;
  mapping: FieldMapping;
}

/**
 * Finds every price in an answer of odds, however it is nested, with everything that the objects around it say: lists and
 * dictionaries of bookmakers, markets and selections in any order, flat rows, columns per selection, points in time.
 */
export function findOffers(payload: unknown, options: WalkOptions): Offer[] {
  const walk = createWalk(payload, options);
  walk.visit(payload, {
    place: { ...nowhere, sides: options.sides, format: statedFormat(options.mapping) },
    role: "any",
    entry: false,
    path: "",
    depth: 0,
    position: null,
  });
  return walk.offers;
}

function createWalk(payload: unknown, { kind, report, mapping }: WalkOptions) {
  const offers: Offer[] = [];
  const bookmakers = bookmakersById(payload);
  const mapped = new Set([...mapping.values()].map(foldKey));
  let nodesLeft: number = limits.nodes;
  let typedLeft: number = limits.typed;

  function visit(node: unknown, step: Step): void {
    if (nodesLeft-- <= 0 || step.depth > limits.depth || offers.length >= limits.items) {
      report.note("the answer is larger or deeper than is read");
      return;
    }
    if (Array.isArray(node)) visitList(node, step);
    else if (isRecord(node)) visitObject(fieldsOf(node), step);
  }

  function visitList(list: readonly unknown[], step: Step): void {
    if (addTuple(list, step)) return;
    const of = list.length;
    // Below a selection (`home: [{name, price}]`) the entries are the bookmakers that offer it.
    const role = step.role === "offer" ? "books" : step.entry ? "any" : step.role;
    for (let index = 0; index < of; index++) {
      if (nodesLeft <= 0) return;
      // Written out: copying the step for every entry would be a good part of the whole cost.
      visit(list[index], {
        place: step.place,
        role,
        entry: true,
        path: `${step.path}[${index}]`,
        depth: step.depth + 1,
        position: { index, of },
      });
    }
  }

  /** `[time, price]`, `[time, 1, X, 2]`, `[1, X, 2]`. */
  function addTuple(list: readonly unknown[], { place, path, role }: Step): boolean {
    if (list.length < 2 || list.length > 4 || list.some((value) => typeof value === "object" && value !== null)) return false;
    const at = isoOf(list[0]);
    const prices = at === null ? list : list.slice(1);
    if (at === null && role === "any" && place.bookmaker === null && place.market === null) return false;
    prices.forEach((value, index) => {
      const position = prices.length === 1 ? null : { index, of: prices.length };
      add(value, { ...place, at: at ?? place.at }, `${path}[${at === null ? index : index + 1}]`, position);
    });
    return true;
  }

  function add(value: unknown, place: Place, path: string, position: Offer["position"] = null): void {
    const notation = notationOf(value);
    if (notation === null) report.skip(path, "no price");
    else offers.push({ place, path, notation, position });
  }

  /** The types of known fields, so that one that changes is noticed; the first objects tell them for all. */
  function noteTypes(fields: Fields, { role }: Step): void {
    const level = role === "any" ? kind : `${kind}.${role}`;
    for (const [folded, { key, value }] of fields)
      if ((typeof value !== "object" || value === null) && (isKnownField(folded, key) || mapped.has(folded)))
        report.saw(level, key, value, true);
  }

  function visitObject(fields: Fields, step: Step): void {
    if (typedLeft-- > 0) noteTypes(fields, step);
    const subjects = mapped.size > 0 ? allSubjects : subjectsOf(fields);
    if ((subjects & subject.state) !== 0 && isWithdrawn(fields)) {
      report.skip(step.path, "not on offer");
      return;
    }
    const rows = (subjects & subject.time) !== 0 ? zippedRows(fields) : [];
    if (rows.length > 0) {
      for (const row of rows) if (nodesLeft-- > 0) visitObject(row, { ...step, depth: step.depth + 1 });
      return;
    }
    const price = (subjects & subject.price) !== 0 ? priceIn(fields, mapping) : null;
    const shape = shapeOf(fields, step, { priced: price !== null, subjects });
    const sides = shape.isMatch || step.depth < 3 ? sidesIn(fields) : null;
    const outer = sides === null ? step.place : { ...step.place, sides };
    const place = placeOf(fields, outer, shape);
    // Columns side by side go before a lone number called `rate` or `value`.
    const hasColumns = step.role !== "offer" && !(price !== null && fields.size < 3) && !saysSelection(fields, subjects);
    const columns = hasColumns ? readColumns(fields, place) : [];
    const isForecast = price?.probability === true && place.bookmaker === null;
    const priced = price !== null && columns.length < 2 && !isForecast;
    if (priced) {
      const position = standsInOrder(place, step) ? step.position : null;
      const own = price.format === null ? place : { ...place, format: price.format };
      add(price.value, own, `${step.path}.${price.key}`, position);
    } else for (const { key, value, place: own } of columns) add(value, own, `${step.path}.${key}`);
    if (!priced && columns.length === 0 && namesPrice(fields)) report.skip(step.path, "no price");
    const used = priced || columns.length === 0 ? none : new Set(columns.map(({ key }) => key));
    // All that a bookmaker offers at a price is read; only a history has more inside.
    if (priced && kind === "odds") return;
    const { role, entry, path, depth } = step;
    descend(fields, { place, role, entry, path, depth, position: null }, { shape, done: priced, columns: used });
  }

  function saysSelection(fields: Fields, subjects: number): boolean {
    return ((subjects & subject.selection) !== 0 && pick(fields, words.selectionKeys) !== undefined) || mapping.has("price");
  }

  function shapeOf(fields: Fields, { role, entry }: Step, { priced, subjects }: { priced: boolean; subjects: number }): Shape {
    const isMatch = !priced && saysMatch(fields);
    return { role, entry, priced, subjects, ...contentsOf(fields), isMatch, bookmakers, keysOf };
  }

  function keysOf(field: string, usual: readonly string[]): readonly string[] {
    const own = mapping.get(field);
    return own === undefined ? usual : [foldKey(own), ...usual];
  }

  interface Seen {
    shape: Shape;
    /** The object was a price; only a history has more inside. */
    done: boolean;
    columns: ReadonlySet<string>;
  }

  function descend(fields: Fields, step: Step, { shape, done, columns }: Seen): void {
    const open: { key: string; value: unknown }[] = [];
    let structured = done || columns.size > 0;
    for (const [folded, field] of fields) {
      if (columns.has(field.key)) {
        report.saw(`${kind}.column`, field.key, field.value, true);
        continue;
      }
      const next = nextStep(folded, field, { step, fields });
      if (next === "open") open.push(field);
      else if (next !== null) {
        structured = true;
        visit(field.value, next);
      }
    }
    visitDictionary(open, step, { structured, shape });
  }

  /** Where a field leads: onward, nowhere (null), or `open` when only its neighbours tell whether its key is a name. */
  function nextStep(
    folded: string,
    { key, value }: { key: string; value: unknown },
    { step, fields }: { step: Step; fields: Fields },
  ): Step | "open" | null {
    const onward = (role: WalkRole, place: Partial<Place> | null = null, entry = false): Step => ({
      place: place === null ? step.place : { ...step.place, ...place },
      role,
      entry,
      path: `${step.path}.${key}`,
      depth: step.depth + 1,
      position: null,
    });
    if (typeof value !== "object" || value === null) return isKnownField(folded, key) || mapped.has(folded) ? null : "open";
    if (words.matchObjects.has(folded)) return onward("any");
    if (kind === "odds" && words.pastContainers.has(folded)) return null;
    if (words.notCurrent.has(folded) || words.aggregates.has(folded)) {
      report.skip(`${step.path}.${key}`, "not a bookmaker's price on offer");
      return null;
    }
    const container = words.containers.get(folded);
    if (container !== undefined)
      return onward(container !== "any" ? container : step.role === "offer" ? "offer" : step.entry ? "any" : step.role);
    if (isAttributeKey(folded)) return null;
    if (step.role === "books" && !step.entry) return "open";
    const mayBeMarket = !isWhole(key) && (step.place.market === null || (step.role === "markets" && !step.entry));
    const market = mayBeMarket ? knownMarket(key) : null;
    if (market !== null) return onward("markets", { market, selection: null, line: market.line, lineOf: "market" }, true);
    const line = isLineKey(key, fields, step.place) ? lineOfKey(key) : null;
    if (line !== null) return onward(step.role, { line, lineOf: lineOwner(step.place) }, step.entry);
    const names = !isLoneLetter(folded, fields) && !(isWhole(key) && hasIds(fields));
    if (names && selectionOf(key, step.place.sides) !== null) return onward("offer", { selection: key }, true);
    if (looksLikeTime(key)) return onward(step.role, { at: isoOf(key) }, step.entry);
    return "open";
  }

  /** Keys that are names: of bookmakers, of markets, of selections. */
  function visitDictionary(
    open: readonly { key: string; value: unknown }[],
    step: Step,
    { structured, shape }: { structured: boolean; shape: Shape },
  ): void {
    const level = dictionaryLevel(step, structured);
    for (const { key, value } of open) {
      const path = `${step.path}.${key}`;
      const point = typeof value === "object" || shape.isMatch ? null : pointAt(key, step.place);
      if (point !== null) {
        add(value, point, path);
        continue;
      }
      const nested = typeof value === "object" && value !== null;
      const usable = level !== null && !shape.isMatch && (nested || (notationOf(value) !== null && fitsPrice(level, step.place)));
      report.saw(`${kind}.${level ?? "object"}`, usable ? "*" : key, value, usable);
      if (!usable) continue;
      const place = { ...step.place, ...named(level, key) };
      if (nested) visit(value, { place, role: roleOf[level], entry: true, path, depth: step.depth + 1, position: null });
      else add(value, place, path);
    }
  }

  return { offers, visit };
}

const none: ReadonlySet<string> = new Set();
