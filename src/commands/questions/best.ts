import type { OddsApi } from "../../api/odds-api.ts";
import { unlessApiTrouble } from "../../api/trouble.ts";
import { isOld } from "../../boards/freshness.ts";
import type { MatchIndex } from "../../matches/index.ts";
import { type MarketKey, marketOf, offeredMarkets, offeredSelections } from "../../odds/markets.ts";
import type { Quote } from "../../odds/quote.ts";
import { bestReply, type SelectionChoice, selectionsReply } from "../../replies/questions/best.ts";
import type { Ask, Command } from "../command.ts";
import { failedOf } from "../faults.ts";
import { bookRef } from "../input/book-words.ts";
import { findMatch } from "../input/find-match.ts";
import { pageOfAsk, pageOption } from "../input/find-named.ts";
import { type NameDeps, nameOf } from "../input/name-and-more.ts";
import {
  type NamedSelection,
  selectionFollowing,
  selectionForm,
  selectionMeant,
  wordsOfSelection,
} from "../input/selection-words.ts";
import type { OddsDeps } from "./odds.ts";

export type BestDeps = OddsDeps & { index: MatchIndex; api: Pick<OddsApi, "bookmakers"> };

/** `/best <match> [selection]`: the books of one selection, the best price first. */
export function createBestCommand({ finder, boards, index, api }: BestDeps): Command {
  return {
    name: "best",
    options: [
      { name: "match", required: true, suggests: true },
      { name: "selection", required: false, suggests: false, form: selectionForm },
      pageOption,
    ],
    manages: false,
    async run(asking) {
      const { ask, stake } = withoutStake(asking);
      const { text, now } = ask;
      const asked = askedSelection(ask, index);
      const found = await findMatch({ ...ask, args: asked.args }, { finder, command: "best", rest: asked.rest, next: true });
      if ("instead" in found) return found.instead;
      const { id, match } = found.known;
      const view = await boards.read(found.known, { lane: "person" });
      const quotes = view?.board.quotes ?? [];
      const choices = choicesOf(quotes);
      const meant = asked.selection === null ? null : selectionMeant(asked.selection, { match, quotes });
      const facts = {
        id,
        match,
        board: view?.board ?? null,
        failed: view !== null && failedOf(view, now),
        old: view !== null && isOld(view.board, match, now),
        choices,
        now,
      };
      if (meant && choices.some((choice) => isSame(choice, meant))) {
        const listed = (await unlessApiTrouble(api.bookmakers()))?.value ?? [];
        const bookmakers = listed.map((book) => ({ ...book, ref: bookRef(book.name) }));
        return found.leadOn(
          bestReply(text, { ...facts, selection: keyOf(meant), ownBooks: ask.settings.books, bookmakers, stake }),
        );
      }
      return found.leadOn(
        selectionsReply(text, {
          ...{ ...facts, choices: choices.map((choice) => withStake(choice, stake)) },
          ...{ missing: meant, unknown: meant ? null : asked.selection, page: pageOfAsk(ask) },
        }),
      );
    },
  };
}

const stakeForm = /\s*=(\d{1,7}(?:\.\d{1,2})?)$/;

/** What is staked, behind all else, `#12 home =20`, and the call without it. */
function withoutStake(ask: Ask): { ask: Ask; stake: number | null } {
  const [, typed] =
    Object.values(ask.args)
      .flatMap((value) => [stakeForm.exec(value ?? "")])
      .find((found) => found !== null) ?? [];
  if (typed === undefined) return { ask, stake: null };
  const args = Object.fromEntries(
    Object.entries(ask.args).flatMap(([name, value]) => {
      const left = value?.replace(stakeForm, "") ?? "";
      return left === "" ? [] : [[name, left]];
    }),
  );
  return { ask: { ...ask, args }, stake: Number(typed) };
}

function withStake(choice: SelectionChoice, stake: number | null): SelectionChoice {
  return stake === null || choice.words === null ? choice : { ...choice, words: `${choice.words} =${stake}` };
}

/** The selection that was named, as an option or behind the match; `rest` carries it into a button. */
export function askedSelection(
  ask: Pick<Ask, "call" | "args">,
  index: NameDeps["index"],
): { args: Record<string, string>; selection: string | null; rest: string } {
  const { name, more: selection } = nameOf(ask, "selection", { index, following: selectionFollowing });
  return { args: name === "" ? {} : { match: name }, selection, rest: selection ?? "" };
}

/** Every selection that is quoted, with the words that call it up. */
export function choicesOf(quotes: readonly Quote[]): SelectionChoice[] {
  return offeredMarkets(quotes).flatMap((market) =>
    offeredSelections(quotes, market).flatMap((selection): SelectionChoice[] => {
      const quote = quotes.find((one) => one.selection === selection && isOf(one, market));
      const words = quote ? wordsOfSelection(quote) : null;
      return quote ? [{ market, selection, line: quote.line, words }] : [];
    }),
  );
}

function keyOf(named: NamedSelection) {
  return { ...marketOf(named), selection: named.selection };
}

function isSame(choice: SelectionChoice, named: NamedSelection): boolean {
  return choice.market.market === named.market && choice.selection === named.selection && choice.line === named.line;
}

function isOf(quote: Quote, market: MarketKey): boolean {
  const own = marketOf(quote);
  return own.market === market.market && own.line === market.line;
}
