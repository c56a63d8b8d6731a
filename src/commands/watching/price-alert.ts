import type { Draft } from "../../chat/reply.ts";
import type { Boards } from "../../feed/boards.ts";
import type { Finder } from "../../matches/finder.ts";
import { bestQuote } from "../../odds/best.ts";
import { marketOf, offeredMarkets } from "../../odds/markets.ts";
import { limitReply, limitWhichReply } from "../../replies/watching/price-alert.ts";
import type { Ask } from "../command.ts";
import { findMatch } from "../input/find-match.ts";
import { type NameDeps, nameOf } from "../input/name-and-more.ts";
import { marketMeant, selectionFollowing, selectionMeant, wordsOfSelection } from "../input/selection-words.ts";
import { choicesOf } from "../questions/best.ts";
import { readsWords } from "../shown.ts";

interface PriceAlertDeps {
  finder: Finder;
  boards: Pick<Boards, "read">;
  index: NameDeps["index"];
}

const wantedForm = /^(.*\S)\s+(limit|keep side)$/isu;

/** What a button or a reader wants without saying more: a limit, or alerts for one side only. */
export interface Wanted {
  ask: Ask;
  of: "limit" | "side";
}

/** Null for all other watches. */
export function selectionWanted(ask: Ask): Wanted | null {
  const typed = `${ask.args["match"] ?? ""} ${ask.args["rule"] ?? ""}`.trim();
  const [, on, what] = wantedForm.exec(typed) ?? [];
  if (on === undefined) return null;
  return { ask: { ...ask, args: { match: on } }, of: what?.toLowerCase() === "limit" ? "limit" : "side" };
}

/** Asks for the limit of a price alert; first of all for its selection, where a market alone is named. Or for the one side of a watch. */
export async function askSelection({ finder, boards, index }: PriceAlertDeps, { ask, of }: Wanted): Promise<Draft> {
  const { text, call, now, settings } = ask;
  const { name, more } = nameOf(ask, "rule", { index, following: selectionFollowing });
  const args = name === "" ? {} : { match: name };
  const found = await findMatch(
    { ...ask, args },
    { finder, command: "watch", rest: `${more ?? ""} ${of === "limit" ? of : "keep side"}`.trim() },
  );
  if ("instead" in found) return found.instead;

  const { known } = found;
  const quotes = (await boards.read(known, { lane: "person" }))?.board.quotes ?? [];
  const meant = more === null ? null : selectionMeant(more, { match: known.match, quotes });
  const words = meant && wordsOfSelection(meant);
  if (of === "limit" && meant && words) {
    const books = settings.books.length > 0 ? new Set(settings.books) : null;
    const key = { ...marketOf(meant), selection: meant.selection };
    const price = (bestQuote(quotes, { ...key, books }) ?? bestQuote(quotes, key))?.price ?? null;
    return limitReply(text, { known, selection: meant, words, price, now, readsWords: readsWords(call) });
  }

  const offers = offeredMarkets(quotes);
  const market = (more === null ? null : marketMeant(more, offers)) ?? offers[0] ?? null;
  const choices = choicesOf(quotes).filter(
    (choice) => choice.market.market === market?.market && choice.market.line === market.line,
  );
  return limitWhichReply(text, { known, choices, of, now });
}
