import type { OddsApi } from "../../api/odds-api.ts";
import { unlessApiTrouble } from "../../api/trouble.ts";
import { isOld } from "../../boards/freshness.ts";
import type { Draft } from "../../chat/reply.ts";
import { addBets, countBets, journalOwner, mostBets } from "../../chats/journal.ts";
import { fairChance } from "../../detection/placed-bets.ts";
import type { Boards } from "../../feed/boards.ts";
import type { Finder } from "../../matches/finder.ts";
import type { KnownMatch, MatchIndex } from "../../matches/index.ts";
import { hasBegun } from "../../matches/state.ts";
import { selectionsOf } from "../../odds/markets.ts";
import { toMicros } from "../../odds/price.ts";
import type { Quote } from "../../odds/quote.ts";
import { betRecordedReply, betWhichReply, forAskerAlone } from "../../replies/journal/bet.ts";
import type { Database } from "../../storage/database.ts";
import { type Ask, type Command, Refusal } from "../command.ts";
import { bookMeant, bookRef } from "../input/book-words.ts";
import { exampleMatch, findMatch } from "../input/find-match.ts";
import { type NamedSelection, selectionMeant, wordsOfSelection } from "../input/selection-words.ts";
import { askedSelection, choicesOf } from "../questions/best.ts";
import { type BetLine, betLineFrom, termsOf } from "./bet-line.ts";
import { shownFrom } from "./bets-shown.ts";

export interface BetDeps {
  finder: Finder;
  index: MatchIndex;
  boards: Pick<Boards, "latest">;
  api: Pick<OddsApi, "bookmakers">;
  database: Database;
  /** How many times faster than life the odds are refreshed. */
  speed: number;
}

const longestBook = 60;
const mostChoices = 12;
/** Only as an option by its name: in typed words it is a part of the line. */
const named = { required: false, suggests: false, form: /(?!)/ } as const;

/** `/bet <match> <selection> <price> [stake] [at <bookmaker>]`: writes a bet down that was placed elsewhere. */
export function createBetCommand(deps: BetDeps): Command {
  const { finder, index, boards, database } = deps;
  return {
    name: "bet",
    own: true,
    personal: true,
    bets: true,
    options: [
      { name: "line", required: false, suggests: false, hidden: true },
      { ...named, name: "match", suggests: true },
      { ...named, name: "selection" },
      { ...named, name: "price" },
      { ...named, name: "stake" },
      { ...named, name: "book" },
    ],
    manages: false,
    async run(ask) {
      const { text, settings } = ask;
      const typed = betLineFrom(lineOf(ask), settings.format);
      if (!typed) throw new Refusal("bet-usage", { example: text.say("command-bet.example", { match: exampleMatch(finder) }) });
      const books = typed.book === null ? [] : await booksKnown(deps);
      const line = withBook(typed, books);
      const asked = askedSelection({ call: { ...ask.call, options: null }, args: { match: line.what } }, index);
      const found = await findMatch(
        { ...ask, args: asked.args },
        { finder, command: "bet", rest: `${asked.rest} ${line.terms}`.trim() },
      );
      if ("instead" in found) return forAskerAlone(text, found.instead);
      const stored = await boards.latest(found.known.id);
      const quotes = stored?.board.quotes ?? [];
      const meant = asked.selection === null ? null : selectionMeant(asked.selection, { match: found.known.match, quotes });
      if (!meant) return which(ask, { known: found.known, quotes, line, unknown: asked.selection });
      const board = stored && !isOld(stored.board, found.known.match, { now: ask.now, speed: deps.speed }) ? stored.board : null;
      return record(ask, { known: found.known, meant, line, fair: board && fairChance(board.quotes, meant) });
    },
  };

  async function record(
    { call, text, now }: Ask,
    { known, meant, line, fair }: { known: KnownMatch; meant: NamedSelection; line: BetLine; fair: number | null },
  ): Promise<Draft> {
    const owner = await journalOwner(database, call);
    if ((await countBets(database, owner)) >= mostBets) throw new Refusal("journal-full", { most: mostBets }, []);
    const { price, stake, book } = line;
    const what = { ...meant, price: toMicros(price), stake, book, at: now, matchId: known.id, body: JSON.stringify(known.match) };
    const bet = { ...what, result: null, closedAt: null, closing: null };
    const [id = 0] = await addBets(database, owner, [bet]);
    const isLate = hasBegun(known.match, now);
    return betRecordedReply(text, { shown: shownFrom({ ...bet, id }, known.match), fair: isLate ? null : fair, isLate });
  }
}

/** The one line that was typed, or what options say as such a line. */
function lineOf({ args }: Ask): string {
  const { line, match, selection, price, stake, book } = args;
  return line ?? [match, selection, price, stake, ...(book === undefined ? [] : ["at", book])].filter(Boolean).join(" ");
}

async function booksKnown({ api }: BetDeps): Promise<string[]> {
  const listed = (await unlessApiTrouble(api.bookmakers()))?.value ?? [];
  return listed.map(({ name }) => name);
}

/** The book by its own name, as far as it is known; a button carries it in short. */
function withBook(line: BetLine, books: readonly string[]): BetLine {
  if (line.book === null) return line;
  if (line.book.length > longestBook) throw new Refusal("refuse-too-long");
  const known = bookMeant(line.book, books);
  return known === null ? line : { ...line, book: known, terms: termsOf({ ...line, book: bookRef(known) }) };
}

/** Leads on to a selection where none was named, or one that nobody knows. */
function which(
  { text }: Ask,
  { known, quotes, line, unknown }: { known: KnownMatch; quotes: readonly Quote[]; line: BetLine; unknown: string | null },
): Draft {
  const winner = selectionsOf("winner").map((selection) => ({ market: "winner" as const, selection, line: null }));
  const quoted = choicesOf(quotes).map(({ market, selection, line: of }) => ({ market: market.market, selection, line: of }));
  const choices = (quoted.length > 0 ? quoted : winner).flatMap((choice) => {
    const words = wordsOfSelection(choice);
    return words === null ? [] : [{ choice, call: `#${known.id} ${words} ${line.terms}` }];
  });
  return betWhichReply(text, { match: known.match, unknown, choices: choices.slice(0, mostChoices) });
}
