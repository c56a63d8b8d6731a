import { tokensOf } from "../columns.ts";
import { foldKey, isRecord } from "../fields.ts";
import { limits } from "../limits.ts";
import { type ItemKind, itemLists, itemWords, ownerOfList } from "../words/items.ts";
import { oddsLists } from "../words/odds.ts";
import { isWrapper, meaningsOf } from "./vocabulary.ts";

/** One row as found, with what stands around it. */
export interface Entry {
  /** The values from the whole answer down to the row, which is the last. */
  readonly chain: readonly unknown[];
  readonly path: string;
  /** The key that it stands under in a dictionary, or that of the dictionary around it; null where there is none. */
  readonly key: string | null;
  /** It is itself an entry of the dictionary. */
  readonly isKeyed: boolean;
}

/** The rows that a pattern (`matches`, `[]`) leads to; of a huge answer the first ones. */
export function entriesAt(
  payload: unknown,
  pattern: readonly string[],
  most: number = limits.items,
): { entries: Entry[]; more: boolean } {
  const entries: Entry[] = [];
  let more = false;
  const visit = (chain: readonly unknown[], path: string, key: string | null): void => {
    if (entries.length >= most) {
      more = true;
      return;
    }
    const at = chain.at(-1);
    const step = pattern[chain.length - 1];
    if (step === undefined) entries.push({ chain, path, key, isKeyed: pattern.at(-1) === "{}" });
    else if (step === "[]") {
      if (Array.isArray(at))
        for (let index = 0; index < at.length && !more; index++) visit([...chain, at[index]], `${path}[${index}]`, key);
    } else if (isRecord(at)) {
      if (step !== "{}") visit([...chain, Object.hasOwn(at, step) ? at[step] : undefined], `${path}.${step}`, key);
      else for (const each of Object.keys(at)) if (!isOther(each)) visit([...chain, at[each]], `${path}.${each}`, each);
    }
  };
  visit([payload], "", null);
  return { entries, more };
}

/** A place where rows may stand. */
export interface Candidate {
  pattern: readonly string[];
  samples: readonly Entry[];
  /** Its list is called as lists of such rows are. */
  isListed: boolean;
}

const SAMPLES = 60;
const CANDIDATES = 60;

/** Every place of an answer where there are objects or names, the outermost first. */
export function candidatesIn(payload: unknown, kind: ItemKind): Candidate[] {
  const found: Candidate[] = [];
  const queue: { pattern: readonly string[]; isBarred: boolean }[] = [{ pattern: [], isBarred: false }];
  for (const { pattern, isBarred } of queue) {
    if (found.length >= CANDIDATES) break;
    const samples = entriesAt(payload, pattern, SAMPLES).entries.filter(({ chain }) => chain.at(-1) != null);
    const values = samples.map(({ chain }) => chain.at(-1));
    const name = pattern.findLast((step) => step !== "[]" && step !== "{}") ?? "";
    const isListed = namesList(name, kind) && /^[[{]/.test(pattern.at(-1) ?? "");
    const plain = samples.filter(({ chain }) => !Array.isArray(chain.at(-1)));
    if (plain.length > 0 && !isBarred && !isOthersList(name, kind)) found.push({ pattern, samples: plain, isListed });
    if (pattern.length >= limits.depth) continue;
    if (values.some(Array.isArray)) queue.push({ pattern: [...pattern, "[]"], isBarred });
    const records = values.filter(isRecord);
    if (records.length === 0) continue;
    const inRow = pattern.includes("[]") && !namesList(name, kind);
    if (!inRow && isDictionary(records, kind, pattern)) queue.push({ pattern: [...pattern, "{}"], isBarred });
    else
      for (const key of branchesOf(records))
        queue.push({ pattern: [...pattern, key], isBarred: (isBarred || isNoRow(key, kind)) && !namesList(key, kind) });
  }
  return found;
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

function isOther(key: string): boolean {
  return itemLists.otherThings.has(foldKey(key)) || key.startsWith("_");
}

/** Whether what stands under a key is known to be no row, whatever it looks like. */
function isNoRow(key: string, kind: ItemKind): boolean {
  return isOther(key) || (oddsLists.noise.has(foldKey(key)) && !isWrapper(kind, key));
}

function branchesOf(records: readonly Readonly<Record<string, unknown>>[]): string[] {
  const keys = new Set<string>();
  for (const record of records)
    for (const key in record) if (Object.hasOwn(record, key) && isBranch(record[key]) && keys.size < 100) keys.add(key);
  return [...keys];
}

const isBranch = (value: unknown) => typeof value === "object" && value !== null;

/** Whether the keys of these objects are data: none is a word that anything here is called by, and all hold the same. */
function isDictionary(
  records: readonly Readonly<Record<string, unknown>>[],
  kind: ItemKind,
  pattern: readonly string[],
): boolean {
  const entries = records
    .flatMap((record) => Object.entries(record).slice(0, SAMPLES))
    .slice(0, 4 * SAMPLES)
    .filter(([key, value]) => !isOther(key) && value != null);
  const [first] = entries;
  if (kind === "match" || kind === "fighter" || first === undefined || entries.some(([key]) => isWord(key, kind))) return false;
  const texts = entries.every(([, value]) => typeof value === "string");
  if (texts) return pattern.length > 0 && ["teams", "leagues", "fighters", "bookmakers"].includes(kind) && entries.length > 1;
  return entries.every(([, value]) => isBranch(value) && isAlike(first[1], value));
}

function isWord(key: string, kind: ItemKind): boolean {
  const folded = foldKey(key);
  const { lists } = itemWords[kind];
  if (
    itemLists.wrappers.has(folded) ||
    oddsLists.noise.has(folded) ||
    ownerOfList.has(folded) ||
    lists.has(folded) ||
    isWrapper(kind, key)
  )
    return true;
  return (
    meaningsOf(kind, [key]).length > 0 ||
    meaningsOf(kind, [key, "name"]).length > 0 ||
    meaningsOf(kind, [key, "value"]).length > 0
  );
}

function isAlike(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) || Array.isArray(other)) return Array.isArray(one) && Array.isArray(other);
  if (one === other || !isRecord(one) || !isRecord(other)) return true;
  return Object.keys(one).some((key) => Object.hasOwn(other, key));
}
