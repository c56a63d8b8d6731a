import type { Bookmaker } from "../../api/model.ts";
import type { OddsApi } from "../../api/odds-api.ts";
import { pageOf } from "../../replies/parts/paging.ts";
import { bookmakersReply } from "../../replies/questions/bookmakers.ts";
import type { Command } from "../command.ts";
import { pageOfAsk, pageOption } from "../input/find-named.ts";

const pageSize = 10;

export interface BookmakersDeps {
  api: Pick<OddsApi, "bookmakers">;
  /** Whether there is `/bonuses` to lead on to. */
  bonuses: boolean;
}

/** `/bookmakers`: the bookmakers with their ratings, best first. */
export function createBookmakersCommand({ api, bonuses }: BookmakersDeps): Command {
  return {
    name: "bookmakers",
    options: [pageOption],
    manages: false,
    async run(ask) {
      const { value, fetchedAt, failure } = await api.bookmakers();
      const sorted = value.toSorted((a, b) => shareOf(b) - shareOf(a) || (a.name < b.name ? -1 : 1));
      const books = pageOf(sorted, pageOfAsk(ask), pageSize);
      return bookmakersReply(ask.text, { books, fetchedAt, failed: failure !== null, bonuses, now: ask.now });
    },
  };
}

/** How much of its scale a rating reaches; without one, less than any. */
function shareOf({ rating, ratingMax }: Bookmaker): number {
  return rating === null ? -1 : rating / (ratingMax ?? Math.max(rating, 1));
}
