import { columnOf, tokensOf } from "../columns.ts";
import { foldKey } from "../fields.ts";
import { foldName } from "../selections.ts";
import { containers } from "../words/odds.ts";
import { type Column, isAlike, isBranch } from "./column.ts";
import { holdsPrices, isTimes, isWords, looksForeign, looksLikeName, saysMatch, share } from "./evidence.ts";
import { keyMeaning } from "./keys.ts";
import type { ListedNames, PlanRole } from "./plan.ts";
import type { Spot } from "./spot.ts";

interface Asked {
  spot: Spot;
  /** Other fields beside the keys were understood. */
  structured: boolean;
  names: ListedNames;
}

/** What the keys of a dictionary name; null when they are no names, or when it cannot be told. */
export function roleOfKeys(column: Column, kids: readonly Column[], { spot, structured, names }: Asked): PlanRole | null {
  const { role, entry } = spot;
  const { bookmakers } = names;
  if (/^(?:periods?|halves|submarkets)$/i.test(column.key)) return "period";
  const branches = kids.filter(isBranch);
  const leaves = kids.length - branches.length;
  const isName = isCapital(column, kids) ? looksForeign : looksLikeName;
  const areNames = (all: readonly Column[]) => all.every(({ key }) => isName(key));
  const lone = loneOf(kids);
  if (lone !== null && wrapsList(lone) && !isName(lone.key) && !bookmakers.has(foldName(lone.key))) return null;
  if (role === "books" && !entry) return branches.length > 0 || spot.selection ? "bookmaker" : null;
  if (role === "markets" && !entry) return branches.length > 0 ? "market" : null;
  if (role === "outcomes" && !entry) return kids.every(isNumbered) ? "leads on" : "selection";
  if (structured) return spot.bookmaker && spot.market === null && leaves === 0 && areNames(branches) ? "market" : null;
  if (leaves > 0 && leaves < kids.length) return null;
  if (leaves === 0 && kids.every(({ key }) => names.leagues.has(foldName(key)))) return "leads on";
  if (leaves === 0 && kids.every(isKeyedById)) return "leads on";
  const alike = kids.every((kid) => isAlike(kid, kids[0]));
  if (!spot.bookmaker && alike && areBookmakers(kids, { spot, bookmakers, areNames })) return "bookmaker";
  if (role === "offer") return null;
  if (spot.market === null && spot.bookmaker && leaves === 0 && areNames(kids)) return "market";
  // One key of a program, or an id, is no outcome: `subcategoryId`.
  const areOutcomes =
    kids.every((kid) => holdsPrices(kid) && !tokensOf(kid.key).includes("id")) && (kids.length > 1 || areNames(kids));
  return spot.market !== null && !spot.selection && leaves > 0 && areOutcomes ? "selection" : null;
}

function loneOf([first, ...others]: readonly Column[]): Column | null {
  return first === undefined || others.length > 0 ? null : first;
}

/** Whether all keys are written with capitals, those of fields as well: then it is no sign of a name. */
function isCapital(column: Column, kids: readonly Column[]): boolean {
  const names = new Set(kids);
  return [...column.kids.values()].some((kid) => !isBranch(kid) && !names.has(kid) && /^\p{Lu}/u.test(kid.key));
}

interface AskedOfBooks {
  spot: Spot;
  bookmakers: ReadonlySet<string>;
  areNames(kids: readonly Column[]): boolean;
}

function areBookmakers(kids: readonly Column[], { spot, bookmakers, areNames }: AskedOfBooks): boolean {
  if (kids.some((kid) => holds(kid, namesBooks))) return false;
  // What one key alone leads to may be the whole answer: a match is no bookmaker's.
  const lone = loneOf(kids);
  if (lone !== null && holds(lone, saysMatch)) return false;
  if (bookmakers.size > 0) return kids.some(({ key }) => bookmakers.has(foldName(key)));
  const leaves = kids.every((kid) => !isBranch(kid));
  if (leaves && !(spot.selection && kids.every(mayBePrice))) return false;
  return areNames(kids) || (kids.length >= 4 && !kids.some(({ key }) => /[a-z][A-Z]|_/.test(key)));
}

/** A price under a name: nobody is called by one small letter. */
function mayBePrice(kid: Column): boolean {
  return !/^[a-z]$/.test(kid.key) && (kid.leaves === 0 || holdsPrices(kid));
}

/** A text in words: no number, no moment, no address, no id. */
export function isUnknownText(kid: Column): boolean {
  if (isBranch(kid) || isTimes(kid)) return false;
  const { says, price, noise, bars } = keyMeaning(kid.key);
  if (noise || bars !== null || price !== null || (says !== null && says !== "name" && says !== "weak" && says !== "market"))
    return false;
  return share(kid, isWords) > 0 && columnOf(kid.key) === null;
}

/** One key with a list of objects in it may be a name, and may be a wrapper. */
function wrapsList({ item }: Column): boolean {
  return item !== null && item.objects > 0;
}

/** An entry that repeats the key under which it stands: the key is its id. */
function isKeyedById({ key, kids }: Column): boolean {
  return [...kids.values()].some(({ values }) => values.size === 1 && values.has(key));
}

/** The same of an id with a number in it: `o1` may be over 1, and the id of an outcome. */
export function isNumbered(column: Column): boolean {
  return /\d/.test(column.key) && isKeyedById(column);
}

/** Whether something further inside is as the test says. */
function holds(column: Column, test: (inner: Column) => boolean, depth = 0): boolean {
  const inside = [...column.kids.values(), ...(column.item === null ? [] : [column.item])];
  return inside.some((kid) => test(kid) || (depth < 4 && isBranch(kid) && holds(kid, test, depth + 1)));
}

const namesBooks = ({ key }: Column) => containers.get(foldKey(key)) === "books" || keyMeaning(key).says === "bookmaker";
