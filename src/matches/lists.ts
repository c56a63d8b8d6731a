import { ApiRefused } from "../api/errors.ts";
import type { Match, Page } from "../api/model.ts";
import type { Answer, Lane, MatchQuery, OddsApi } from "../api/odds-api.ts";

/** No refresh of the list asks for more pages than this. */
export const pageCap = 10;

interface ListOptions {
  /** An answer that is not newer was kept already. */
  newerThan: number;
  /** Whose requests these are. */
  lane: Lane;
  keep(matches: readonly Match[]): Promise<unknown>;
}

/**
 * Fetches the list of matches, page by page, and keeps what is new. A list that is too long to be read whole holds the
 * past as well: then the scheduled and the live matches are asked for instead. The answer is that of the first page.
 */
export async function fetchLists(api: Pick<OddsApi, "matches">, options: ListOptions): Promise<Answer<Page<Match>>> {
  const { lane } = options;
  const first = await api.matches({}, { lane });
  if (first.fetchedAt <= options.newerThan) return first;
  const { items, total } = first.value;
  await options.keep(items);
  if (total === null || total <= pageCap * items.length) {
    await fetchRest(api, { query: {}, first: first.value, lane, keep: options.keep });
    return first;
  }
  for (const status of ["scheduled", "live"]) await fetchByStatus(api, status, options);
  return first;
}

async function fetchByStatus(api: Pick<OddsApi, "matches">, status: string, { lane, keep }: ListOptions): Promise<void> {
  const query = { status };
  try {
    const { value } = await api.matches(query, { lane });
    await keep(value.items);
    await fetchRest(api, { query, first: value, lane, keep });
  } catch (error) {
    // Only "scheduled" is documented; a service may refuse any other word.
    if (!(error instanceof ApiRefused) || status === "scheduled") throw error;
  }
}

interface Rest {
  query: MatchQuery;
  first: Page<Match>;
  lane: Lane;
  keep: ListOptions["keep"];
}

/** The pages after the first, until all are known, a page brings nothing new (`page` may be ignored), or the cap is reached. */
async function fetchRest(api: Pick<OddsApi, "matches">, { query, first, lane, keep }: Rest): Promise<void> {
  const slugs = new Set(first.items.map(({ slug }) => slug));
  for (let page = 2; page <= pageCap && (first.total === null || slugs.size < first.total); page++) {
    const { value } = await api.matches({ ...query, page }, { lane });
    const fresh = value.items.filter(({ slug }) => !slugs.has(slug));
    if (fresh.length === 0) return;
    for (const { slug } of fresh) slugs.add(slug);
    await keep(fresh);
  }
}
