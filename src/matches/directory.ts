import { createHash } from "node:crypto";
import { askedAgain, failureOf } from "../api/errors.ts";
import type { Names, Page } from "../api/model.ts";
import type { Answer, ListOptions } from "../api/odds-api.ts";
import type { Clock } from "../clock.ts";
import { errorFields, type Log } from "../log.ts";
import type { ListFreshness } from "./index.ts";
import { byFit, clearHit, createWordSearch } from "./word-search.ts";
import { spellingsOf, wordsOf } from "./words.ts";

/** What teams, fighters and leagues have in common. */
export interface Named {
  id: number | null;
  slug: string | null;
  names: Names;
}

/** Something with a name, under the key that buttons carry (`#17`, without the sign). */
export interface Listed<T> {
  key: string;
  item: T;
}

/** Which of them a text means, best first; `more` when not all that fit are there, `near` may be none. */
type NamedFinding<T> =
  | { kind: "one"; one: Listed<T> }
  | { kind: "many"; candidates: readonly Listed<T>[]; more: boolean }
  | { kind: "none"; near: readonly Listed<T>[] };

/** A list of the API whose items have names, in memory. */
export interface Directory<T> {
  /**
   * Brings the list up to date where the API's answer has outlived its time, which is hours; otherwise it asks nothing.
   * Further pages come in behind, so that nobody waits for them; where one of them failed, they are asked for again by who
   * comes a minute later. Rejects with the API's errors only while nothing is known.
   */
  refresh(): Promise<ListFreshness>;
  /** Everything that is known, in the API's order. */
  list(): readonly Listed<T>[];
  byKey(key: string): Listed<T> | null;
  /** By words in any alphabet, best first; `alike` are those that only resemble them. */
  search(words: string, options: { limit: number; some?: boolean }): (Listed<T> & { alike: boolean })[];
  /** What has any of the words, best first, with those that it has. */
  having(words: string, limit: number): readonly (Listed<T> & { found: readonly string[] })[];
  /** By key (`#17`), slug or words. */
  find(text: string): NamedFinding<T>;
}

interface DirectoryDeps<T> {
  /** One page of the list; the client keeps its answers. */
  fetch(options: ListOptions): Promise<Answer<Page<T>>>;
  clock: Clock;
  log: Log;
}

/** No list is read further than this; one that does not say how long it is may have no end. */
const pageCap = { counted: 20, uncounted: 10 };
const retryMs = 60_000;
const candidateLimit = 10;
const nearLimit = 5;

export function createDirectory<T extends Named>({ fetch, clock, log }: DirectoryDeps<T>): Directory<T> {
  const listed = new Map<string, Listed<T>>();
  const words = createWordSearch<string, "name" | "slug">(["name", "slug"], { name: 3 });
  /** Of the first page that is known. */
  let fetchedAt: number | null = null;
  /** Of the first page whose list was read to its end; another one means that pages are missing. */
  let completeAt: number | null = null;
  let retryAt = 0;
  let isReading = false;

  function put(items: readonly T[]): string[] {
    return items.map((item) => {
      const key = keyOf(item);
      listed.set(key, { key, item });
      words.put(key, () => ({ name: spelled(Object.values(item.names)), slug: wordsOf(item.slug ?? "").join(" ") }));
      return key;
    });
  }

  async function refresh(): Promise<ListFreshness> {
    try {
      const first = await fetch({});
      const isNew = first.fetchedAt !== fetchedAt;
      fetchedAt = first.fetchedAt;
      if (isNew) put(first.value.items);
      if (completeAt !== fetchedAt && !isReading && (isNew || clock.now() >= retryAt)) void readOn(first);
      const { failure, until } = first;
      return { fetchedAt: first.fetchedAt, failure, ...(until !== undefined && { until }) };
    } catch (error) {
      if (fetchedAt === null) throw error;
      return { fetchedAt, failure: failureOf(error) ?? "unreachable", ...askedAgain(error, clock.now()) };
    }
  }

  /** Asks for the pages after the first; what none of them names any more is forgotten. */
  async function readOn(first: Answer<Page<T>>): Promise<void> {
    isReading = true;
    try {
      const seen = await readRest(first.value);
      completeAt = first.fetchedAt;
      // A newer first page came meanwhile: its own reading tells what has gone.
      if (completeAt !== fetchedAt) return;
      for (const key of listed.keys()) if (!seen.has(key)) remove(key);
    } catch (error) {
      retryAt = clock.now() + retryMs;
      log.debug(errorFields(error), "could not read a list to its end");
    } finally {
      isReading = false;
    }
  }

  /** The keys of the whole list: until all are known, a page is short or brings nothing new (`page` may be ignored), or the cap. */
  async function readRest({ items, total }: Page<T>): Promise<Set<string>> {
    const seen = new Set(items.map(keyOf));
    const cap = total === null ? pageCap.uncounted : pageCap.counted;
    for (let page = 2; page <= cap && items.length > 0 && (total === null || seen.size < total); page++) {
      const before = seen.size;
      const { value } = await fetch({ page, lane: "poller" });
      for (const key of put(value.items)) seen.add(key);
      if (seen.size === before || (total === null && value.items.length < items.length)) break;
    }
    return seen;
  }

  function remove(key: string): void {
    listed.delete(key);
    words.remove(key);
  }

  function hits(text: string, { limit, some = false }: { limit: number; some?: boolean }) {
    const found = words.find(text, some).flatMap((hit) => {
      const one = listed.get(hit.id);
      return one ? [{ ...hit, one }] : [];
    });
    return found.sort(byFit).slice(0, limit);
  }

  const search: Directory<T>["search"] = (text, options) => hits(text, options).map(({ one, alike }) => ({ ...one, alike }));

  const having: Directory<T>["having"] = (text, limit) =>
    hits(text, { limit, some: true }).map(({ one, found }) => ({ ...one, found }));

  function find(text: string): NamedFinding<T> {
    const typed = text.trim();
    const direct = typed.startsWith("#") ? listed.get(typed.slice(1)) : bySlug(typed);
    if (direct) return { kind: "one", one: direct };
    const found = hits(typed, { limit: candidateLimit + 1 });
    const clear = clearHit(found) ?? (found.length === 1 ? found[0] : undefined);
    if (clear) return { kind: "one", one: clear.one };
    const candidates = found.slice(0, candidateLimit).map((hit) => hit.one);
    if (candidates.length > 0) return { kind: "many", candidates, more: found.length > candidateLimit };
    return { kind: "none", near: search(typed, { limit: nearLimit, some: true }) };
  }

  function bySlug(text: string): Listed<T> | undefined {
    const wanted = text.toLowerCase();
    return /^[a-z0-9._~-]+$/.test(wanted) ? [...listed.values()].find(({ item }) => item.slug === wanted) : undefined;
  }

  return { refresh, list: () => [...listed.values()], byKey: (key) => listed.get(key) ?? null, search, having, find };
}

/** The API's number; without one a short name that stays the same as long as slug or names do. */
function keyOf({ id, slug, names }: Named): string {
  if (id !== null) return String(id);
  const known = slug ?? JSON.stringify(Object.entries(names).sort());
  return `x${createHash("sha256").update(known).digest("hex").slice(0, 12)}`;
}

function spelled(names: readonly string[]): string {
  return [...new Set(names.flatMap(spellingsOf))].join(" ");
}
