import { ApiRefused } from "./errors.ts";
import type { Page } from "./model.ts";
import type { Answer, ListOptions } from "./odds-api.ts";
import { unlessApiTrouble } from "./trouble.ts";

/** A list of the API as far as it was read. */
export interface ReadList<T> extends Omit<Answer<unknown>, "value"> {
  items: readonly T[];
  /** There is more, or may be: the list is too long, or a page did not come. */
  isCut: boolean;
}

type Fetch<T> = (options: ListOptions) => Promise<Answer<Page<T>>>;

/** No list is read further than this. */
const pageCap = 5;

/**
 * The pages of a list, as old as the oldest of them: until all is known, a page is short or brings nothing new, or the cap.
 * Rejects only when the first page does.
 */
export async function allPages<T>(fetch: Fetch<T>): Promise<ReadList<T>> {
  const first = await fetch({});
  const { total, items } = first.value;
  const found = new Map(items.map((item) => [JSON.stringify(item), item]));
  let { fetchedAt, failure } = first;
  for (let page = 2; items.length > 0 && (total === null || found.size < total); page++) {
    const next = page > pageCap ? null : await unlessApiTrouble(laterPage(fetch, { first, page }));
    if (!next) return { items: [...found.values()], fetchedAt, failure, isCut: true };
    const known = found.size;
    for (const item of next.value.items) found.set(JSON.stringify(item), item);
    fetchedAt = Math.min(fetchedAt, next.fetchedAt);
    failure ??= next.failure;
    const isRepeated = found.size === known && next.value.items.length > 0;
    if (isRepeated) return { items: [...found.values()], fetchedAt, failure, isCut: total !== null };
    if (next.value.items.length === 0 || (total === null && next.value.items.length < items.length)) break;
  }
  // Items that could not be read are missing as well.
  return { items: [...found.values()], fetchedAt, failure, isCut: total !== null && found.size < total };
}

/** `page` is not documented: a service that does not know it answers with the first page again, or refuses, which is the same. */
async function laterPage<T>(
  fetch: Fetch<T>,
  { first, page }: { first: Answer<Page<T>>; page: number },
): Promise<Answer<Page<T>>> {
  return fetch({ page }).catch((error: unknown) => {
    if (error instanceof ApiRefused && pageUnknown.has(error.status)) return first;
    throw error;
  });
}

const pageUnknown: ReadonlySet<number> = new Set([400, 404, 422]);
