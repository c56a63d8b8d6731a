import { tokensOf } from "../columns.ts";
import { foldKey } from "../fields.ts";
import { type Column, isAlike, isBranch, mergedColumn } from "../plan/column.ts";
import type { Known } from "../plan/kept.ts";
import { type ItemKind, itemLists, itemWords, ownerOfList } from "../words/items.ts";
import { oddsLists } from "../words/odds.ts";
import { isWrapper, meaningsOf } from "./vocabulary.ts";

/** A place where rows may stand. */
export interface Place {
  /** The keys that lead to it, with `[]` and `{}` as keys of their own. */
  pattern: readonly string[];
  /** The columns from the whole answer down to the row, which is the last. */
  columns: readonly Column[];
  row: Column;
  /** Its list is called as lists of such rows are. */
  isListed: boolean;
}

const PLACES = 60;

/** Every place of an answer where there are objects or names, the outermost first. */
export function placesIn(root: Column, known: Known<ItemKind>): Place[] {
  const { kind, pinOf } = known;
  const found: Place[] = [];
  const queue = [{ pattern: [] as readonly string[], columns: [root] as readonly Column[], row: root, isBarred: false }];
  for (const { pattern, columns, row, isBarred } of queue) {
    if (found.length >= PLACES) break;
    const name = pattern.findLast((step) => step !== "[]" && step !== "{}") ?? "";
    const isListed = namesList(name, kind) && isEntry(pattern);
    const isOpen = !isBarred && !isOthersList(name, kind);
    if (row.objects + row.leaves > 0 && (isOpen || pinOf(row)?.role === "row")) found.push({ pattern, columns, row, isListed });
    const enter = (kid: Column, barred: boolean) =>
      queue.push({ pattern: [...pattern, kid.key], columns: [...columns, kid], row: kid, isBarred: barred });
    if (row.item !== null) enter(row.item, isBarred);
    if (row.objects === 0) continue;
    const inRow = pattern.includes("[]") && !namesList(name, kind);
    const entries = inRow ? null : entriesOf(row, known);
    if (entries !== null) enter(mergedColumn(entries, "{}", `${row.path}{}`), isBarred);
    else
      for (const kid of [...row.kids.values()].filter(isBranch).slice(0, 100))
        enter(kid, (isBarred || isNoRow(kid.key, kind)) && !namesList(kid.key, kind));
  }
  return found;
}

export function isEntry(pattern: readonly string[]): boolean {
  return pattern.at(-1) === "[]" || pattern.at(-1) === "{}";
}

/** Whether a key of a dictionary is none of its entries. */
export function isOther(key: string): boolean {
  return itemLists.otherThings.has(foldKey(key)) || key.startsWith("_");
}

/** Whether a list of that name holds rows of the kind: `uniqueTournaments` are tournaments. */
function namesList(key: string, kind: ItemKind): boolean {
  const { lists } = itemWords[kind];
  return lists.has(foldKey(key)) || lists.has(tokensOf(key).at(-1) ?? "");
}

/** Whether a list is one of something else: only a bet or a prediction may be told with its match. */
function isOthersList(key: string, kind: ItemKind): boolean {
  const owner = ownerOfList.get(foldKey(key)) ?? ownerOfList.get(tokensOf(key).at(-1) ?? "");
  const isOwn = owner === "match" && itemWords[kind].owner === "match";
  return owner !== undefined && !isOwn && !namesList(key, kind);
}

/** Whether what stands under a key is known to be no row, whatever it looks like. */
function isNoRow(key: string, kind: ItemKind): boolean {
  return isOther(key) || (oddsLists.noise.has(foldKey(key)) && !isWrapper(kind, key));
}

/** The entries of a dictionary: its keys are data, none is a word that anything here is called by, and all hold the same. */
function entriesOf({ kids, path }: Column, { kind, pinOf }: Known<ItemKind>): Column[] | null {
  const entries = [...kids.values()].filter((kid) => !isOther(kid.key) && (isBranch(kid) || kid.leaves > 0));
  const [first] = entries;
  if (first === undefined || kind === "match" || kind === "fighter") return null;
  if (pinOf({ key: "{}", path: `${path}{}` })?.role === "row") return entries;
  if (entries.some(({ key }) => isWord(key, kind))) return null;
  const areTexts = entries.every((kid) => !isBranch(kid) && [...kid.values].every((value) => typeof value === "string"));
  // Texts under keys of a program, or in the entries of a list, are the fields of one row.
  const areFields = path === "" || path.endsWith("[]") || entries.some(({ key }) => /[a-z][A-Z]/.test(key));
  const mayBeTexts = !areFields && entries.length > 1 && ["teams", "leagues", "fighters", "bookmakers"].includes(kind);
  const areRows = areTexts ? mayBeTexts : entries.every((kid) => isBranch(kid) && isAlike(kid, first));
  return areRows ? entries : null;
}

function isWord(key: string, kind: ItemKind): boolean {
  const folded = foldKey(key);
  const sets = [itemLists.wrappers, oddsLists.noise, itemWords[kind].lists];
  if (sets.some((set) => set.has(folded)) || ownerOfList.has(folded) || isWrapper(kind, key)) return true;
  return [[key], [key, "name"], [key, "value"]].some((keys) => meaningsOf(kind, keys).length > 0);
}
