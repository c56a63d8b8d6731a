import { failedBy } from "../../api/errors.ts";
import type { Bookmaker } from "../../api/model.ts";
import type { OddsApi } from "../../api/odds-api.ts";
import { latestBoards } from "../../boards/board-rows.ts";
import { isOld } from "../../boards/freshness.ts";
import type { Draft } from "../../chat/reply.ts";
import type { MatchIndex } from "../../matches/index.ts";
import { type BookBoard, bookRecord } from "../../odds/book-record.ts";
import { pageOf } from "../../replies/parts/paging.ts";
import { bookmakerReply, bookmakersReply } from "../../replies/questions/bookmakers.ts";
import { type Ask, type Command, Refusal } from "../command.ts";
import { type KeptDeps, saysWhy } from "../faults.ts";
import { bookMeant, bookRef } from "../input/book-words.ts";
import { pageOfAsk, pageOption, wordsOfAsk } from "../input/find-named.ts";

const pageSize = 10;

export interface BookmakersDeps extends KeptDeps {
  api: Pick<OddsApi, "bookmakers">;
  index: Pick<MatchIndex, "list">;
  /** Whether there is `/bonuses` to lead on to. */
  bonuses: boolean;
}

/**
 * `/bookmakers [name]`: the bookmakers with their ratings, best first; or what one of them is like on our own boards. Of names with
 * commas between or behind them it says which are none.
 */
export function createBookmakersCommand(deps: BookmakersDeps): Command {
  const { api, database, index, bonuses } = deps;

  /** The boards of matches to come, but for those that are old. */
  async function boardsNow(now: number): Promise<BookBoard[]> {
    const known = new Map(index.list().map(({ id, match }) => [id, match]));
    const boards = await latestBoards(database, [...known.keys()]);
    return [...boards].flatMap(([id, { board }]) => {
      const match = known.get(id);
      return match && !isOld(board, match, now) ? [{ sport: match.sport, quotes: board.quotes }] : [];
    });
  }

  async function one({ text, now }: Ask, words: string): Promise<Draft> {
    const { value, fetchedAt, ...answer } = await api.bookmakers();
    const boards = await boardsNow(now);
    const quoted = boards.flatMap(({ quotes }) => quotes.flatMap(({ bookmaker }) => bookmaker ?? []));
    const name = bookMeant(words, [...new Set([...value.map((book) => book.name), ...quoted])]);
    if (name === null) {
      const all = { label: text.say("bookmakers-heading"), press: { command: "bookmakers", text: "", replace: false } };
      throw new Refusal("bookmakers-unknown", { words }, [[all]]);
    }
    const record = await bookRecord(boards, name);
    const listed = value.find((book) => book.name === name) ?? null;
    return bookmakerReply(text, {
      name,
      ref: bookRef(name),
      listed,
      ...record,
      fetchedAt,
      failed: failedBy(answer, { now }),
      now,
    });
  }

  return {
    name: "bookmakers",
    options: [{ name: "book", required: false, suggests: false }, pageOption],
    manages: false,
    async run(ask) {
      const words = wordsOfAsk(ask, "book");
      if (words !== null && !words.includes(",")) return one(ask, words);
      const { value, fetchedAt, ...answer } = await api.bookmakers();
      const sorted = value.toSorted((a, b) => shareOf(b) - shareOf(a) || (a.name < b.name ? -1 : 1));
      const listed = sorted.map((book) => ({ ...book, ref: bookRef(book.name) }));
      const books = pageOf(listed, pageOfAsk(ask), pageSize);
      const names = value.map(({ name }) => name);
      const asked = (words ?? "").split(",").map((name) => name.trim());
      const missing = asked.filter((name) => name !== "" && bookMeant(name, names) === null);
      const reply = bookmakersReply(ask.text, {
        books,
        missing,
        fetchedAt,
        failed: failedBy(answer, ask),
        bonuses,
        now: ask.now,
      });
      return books.total === 0 && answer.failure === null ? saysWhy(deps, ask, [], reply) : reply;
    },
  };
}

/** How much of its scale a rating reaches; without one, less than any. */
function shareOf({ rating, ratingMax }: Bookmaker): number {
  return rating === null ? -1 : rating / (ratingMax ?? Math.max(rating, 1));
}
