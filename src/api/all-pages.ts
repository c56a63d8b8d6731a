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
  const answers = [first];
  const read = () => ({ items: [...found.values()], ...freshnessOf(answers) });
  for (let page = 2; items.length > 0 && (total === null || found.size < total); page++) {
    const next = page > pageCap ? null : await unlessApiTrouble(laterPage(fetch, { first, page }));
    if (!next) return { ...read(), isCut: true };
    const known = found.size;
    for (const item of next.value.items) found.set(JSON.stringify(item), item);
    answers.push(next);
    const isRepeated = found.size === known && next.value.items.length > 0;
    if (isRepeated) return { ...read(), isCut: total !== null };
    if (next.value.items.length === 0 || (total === null && next.value.items.length < items.length)) break;
  }
  // Items that could not be read are missing as well.
  return { ...read(), isCut: total !== null && found.size < total };
}

/** As old as the oldest of them, with the first failure. */
function freshnessOf(answers: readonly Answer<unknown>[]): Omit<Answer<unknown>, "value"> {
  const { failure = null, until } = answers.find((one) => one.failure !== null) ?? {};
  const fetchedAt = Math.min(...answers.map((one) => one.fetchedAt));
  return { fetchedAt, failure, ...(until !== undefined && { until }) };
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
