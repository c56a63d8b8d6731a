import { personMaxAgeMs } from "../../boards/freshness.ts";
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
  speed: number;
}

const limitForm = /^(.*\S)\s+limit$/isu;

/** What a limit is wanted on, where a button or a reader says no more than that they want one; null for all other watches. */
export function limitWanted(ask: Ask): Ask | null {
  const typed = `${ask.args["match"] ?? ""} ${ask.args["rule"] ?? ""}`.trim();
  const [, on] = limitForm.exec(typed) ?? [];
  return on === undefined ? null : { ...ask, args: { match: on } };
}

/** Asks for the limit of a price alert; first of all for its selection, where a market alone is named. */
export async function askLimit({ finder, boards, index, speed }: PriceAlertDeps, ask: Ask): Promise<Draft> {
  const { text, call, now, settings } = ask;
  const { name, more } = nameOf(ask, "rule", { index, following: selectionFollowing });
  const args = name === "" ? {} : { match: name };
  const found = await findMatch({ ...ask, args }, { finder, command: "watch", rest: `${more ?? ""} limit`.trim() });
  if ("instead" in found) return found.instead;

  const { known } = found;
  const maxAgeMs = personMaxAgeMs(known.match, speed, false);
  const quotes = (await boards.read(known, { lane: "person", maxAgeMs }))?.board.quotes ?? [];
  const meant = more === null ? null : selectionMeant(more, { match: known.match, quotes });
  const words = meant && wordsOfSelection(meant);
  if (meant && words) {
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
  return limitWhichReply(text, { known, choices, now });
}
