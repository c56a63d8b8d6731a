import type { OddsApi } from "../../api/odds-api.ts";
import { unlessApiTrouble } from "../../api/trouble.ts";
import { isOld } from "../../boards/freshness.ts";
import { fitsButton } from "../../chat/press.ts";
import type { Block, Draft, Span } from "../../chat/reply.ts";
import { type Ask, type Command, Refusal } from "../../commands/command.ts";
import { type KeptDeps, saysWhy } from "../../commands/faults.ts";
import { bookMeant, bookRef } from "../../commands/input/book-words.ts";
import { exampleMatch, findMatch } from "../../commands/input/find-match.ts";
import { type NamedSelection, selectionMeant, wordsOfSelection } from "../../commands/input/selection-words.ts";
import { askedSelection, choicesOf } from "../../commands/questions/best.ts";
import { asksFor, readsWords } from "../../commands/shown.ts";
import type { Boards } from "../../feed/boards.ts";
import type { Finder } from "../../matches/finder.ts";
import type { KnownMatch, MatchIndex } from "../../matches/index.ts";
import { hasBegun } from "../../matches/state.ts";
import { selectionsOf } from "../../odds/markets.ts";
import { fromMicros, toMicros } from "../../odds/price.ts";
import type { Board, Quote } from "../../odds/quote.ts";
import { button, heading, note, paragraph } from "../../replies/parts/blocks.ts";
import { offerName } from "../../replies/parts/markets.ts";
import { againstSpans, kickOff, matchTitle } from "../../replies/parts/match.ts";
import { inRows } from "../../replies/parts/paging.ts";
import { bold, inOneLine, onLines, plain, type Text } from "../../replies/parts/text.ts";
import { type BetLine, betLineFrom, termsOf } from "./bet-line.ts";
import { addBets, type Bet, countBets, journalOwner, mostBets } from "./bets.ts";
import { fairChance } from "./closing.ts";
import { betSpans, forAskerAlone, journalButton, privateDraft } from "./view.ts";

export interface BetDeps extends KeptDeps {
  finder: Finder;
  index: MatchIndex;
  boards: Pick<Boards, "latest">;
  api: Pick<OddsApi, "bookmakers">;
}

const longestBook = 60;
const mostChoices = 12;
/** Given by name only. Typed words all belong to the line. */
const byName = { required: false, suggests: false, form: /(?!)/ } as const;

/** `/bet <match> <selection> <price> [stake] [at <bookmaker>]`: writes down a bet placed elsewhere. */
export function createBetCommand(deps: BetDeps): Command {
  const { finder, index, boards, api, database } = deps;

  return {
    name: "bet",
    topic: "money",
    own: true,
    personal: true,
    bets: true,
    options: [
      { name: "line", required: false, suggests: false, hidden: true },
      { ...byName, name: "match", suggests: true },
      { ...byName, name: "selection" },
      { ...byName, name: "price" },
      { ...byName, name: "stake" },
      { ...byName, name: "book" },
    ],
    manages: false,
    run,
  };

  async function run(ask: Ask): Promise<Draft> {
    const { text, settings } = ask;
    const line = betLineFrom(lineOf(ask), settings.format);
    if (!line) return askForRest(ask);
    const book = line.book === null ? null : await knownBook(line.book);
    const terms = termsOf({ ...line, book: book?.short ?? null });

    const asked = askedSelection({ call: { ...ask.call, options: null }, args: { match: line.what } }, index);
    const rest = `${asked.rest} ${terms}`.trim();
    const found = await findMatch({ ...ask, args: asked.args }, { finder, command: "bet", rest });
    if ("instead" in found) return forAskerAlone(text, found.instead);

    const { known } = found;
    const stored = await boards.latest(known.id);
    const quotes = stored?.board.quotes ?? [];
    const selection = asked.selection === null ? null : selectionMeant(asked.selection, { match: known.match, quotes });
    if (!selection) return betWhichReply(text, { known, quotes, terms, unknown: asked.selection });
    return record(ask, { known, selection, line: { ...line, book: book?.name ?? null }, board: stored?.board ?? null });
  }

  /** Asks for what is missing of a bet, one thing after the other: the match, the selection, the price. */
  async function askForRest(ask: Ask): Promise<Draft> {
    const { text } = ask;
    const typed = lineOf(ask);
    const asked = askedSelection({ call: { ...ask.call, options: null }, args: { match: typed } }, index);
    const found = await findMatch({ ...ask, args: typed === "" ? {} : asked.args }, { finder, command: "bet", rest: asked.rest });
    const usage = new Refusal("bet-usage", { example: text.say("command-bet.example", { match: exampleMatch(finder) }) });
    if ("instead" in found) {
      if (typed !== "" && found.candidates.length === 0) throw usage;
      return forAskerAlone(text, found.instead);
    }
    const { known } = found;
    const quotes = (await boards.latest(known.id))?.board.quotes ?? [];
    if (asked.selection === null) return betWhichReply(text, { known, quotes, terms: "", unknown: null });
    const selection = selectionMeant(asked.selection, { match: known.match, quotes });
    const words = selection && wordsOfSelection(selection);
    if (!selection || words === null || !readsWords(ask.call)) throw usage;
    return betPriceReply(text, { known, selection, words });
  }

  /** Writes the bet down, and says whether its price is fair at this moment. */
  async function record(
    ask: Ask,
    { known: { id: matchId, match }, selection: { market, selection, line: points }, line, board }: Placed,
  ): Promise<Draft> {
    const { call, text, now } = ask;
    const owner = await journalOwner(database, call);
    if ((await countBets(database, owner)) >= mostBets) throw new Refusal("journal-full", { most: mostBets }, []);
    const { stake, book } = line;
    const placed = { at: now, matchId, match, market, selection, line: points, price: toMicros(line.price), stake, book };
    const bet = { ...placed, result: null, closedAt: null, closing: null };
    const [id = 0] = await addBets(database, owner, [bet]);

    const isLate = hasBegun(match, now);
    const canTell = board !== null && !isLate && !isOld(board, match, now);
    const fair = canTell ? fairChance(board.quotes, bet) : null;
    const reply = betRecordedReply(text, { ...bet, id }, { fair, isLate, now });
    return fair === null ? reply : saysWhy(deps, ask, [matchId], reply);
  }

  /** The book by its own name, and short enough for a button. We take names of books we don't know as they are. */
  async function knownBook(typed: string): Promise<{ name: string; short: string }> {
    if (typed.length > longestBook) throw new Refusal("refuse-too-long");
    const listed = (await unlessApiTrouble(api.bookmakers()))?.value ?? [];
    const names = listed.map(({ name }) => name);
    const known = bookMeant(typed, names);
    return known === null ? { name: typed, short: typed } : { name: known, short: bookRef(known) };
  }
}

/** A bet that is about to be written down. */
interface Placed {
  known: KnownMatch;
  selection: NamedSelection;
  line: BetLine;
  /** The newest board of the match, where there is one. */
  board: Board | null;
}

/** The line as it was typed, or put together from the options. */
function lineOf({ args }: Ask): string {
  const { line, match, selection, price, stake, book } = args;
  return line ?? [match, selection, price, stake, ...(book === undefined ? [] : ["at", book])].filter(Boolean).join(" ");
}

/** What was saved, how its price compares with the fair one at that moment, and how to take it back. */
export function betRecordedReply(
  text: Text,
  bet: Bet,
  { fair, isLate, now }: { fair: number | null; isLate: boolean; now: number },
): Draft {
  const blocks: Block[] = [
    heading(text.spans("bet-recorded")),
    paragraph(onLines([betSpans(text, bet), whoseSpans(text, bet, now)])),
  ];
  if (fair !== null) blocks.push(note(fairSpans(text, fair, fromMicros(bet.price) * fair - 1)));
  if (isLate) blocks.push(note(text.spans("bet-late")));
  const undo = journalButton(text, "bet-undo", `#${bet.id} remove`);
  return privateDraft(text, blocks, [[undo, journalButton(text, "journal-heading")]]);
}

/** The rest of the match, and when it starts. */
function whoseSpans(text: Text, { match, market, selection }: Bet, now: number): Span[] {
  return inOneLine([againstSpans(text, match, market === "total" ? "" : selection), [kickOff(text, match, now)]]);
}

function fairSpans(text: Text, fair: number, edge: number): Span[] {
  const by = text.percent(Math.abs(edge));
  const way = Math.abs(edge) < leastDifference ? "same" : edge > 0 ? "higher" : "lower";
  return text.spans("bet-fair", { fair: text.fairPrice(fair), way, by });
}

/** Less than this reads as 0.0 %. */
const leastDifference = 0.0005;

interface Which {
  known: KnownMatch;
  quotes: readonly Quote[];
  /** Price, stake and book, which each button carries on. */
  terms: string;
  /** The words that name no selection; null when none was named. */
  unknown: string | null;
}

/** Asks which selection the bet is on. */
export function betWhichReply(text: Text, { known: { id, match }, quotes, terms, unknown }: Which): Draft {
  const quoted = choicesOf(quotes).map(({ market, ...choice }) => ({ ...choice, market: market.market }));
  const winner = selectionsOf("winner").map((selection) => ({ market: "winner" as const, selection, line: null }));
  const buttons = (quoted.length > 0 ? quoted : winner)
    .flatMap((choice) => {
      const words = wordsOfSelection(choice);
      return words === null ? [] : [button(offerName(text, match, choice), "bet", `#${id} ${words} ${terms}`.trim())];
    })
    .slice(0, mostChoices)
    .filter(({ press }) => fitsButton(press));
  const question = unknown === null ? text.spans("best-which") : text.spans("best-unknown", { selection: unknown.slice(0, 40) });
  const asked = privateDraft(text, [heading(matchTitle(text, match)), paragraph(question)], inRows(buttons, 3));
  return { ...asked, asks: asksFor("bet", { before: `#${id}`, behind: terms }) };
}

/** Asks for the price of a bet, and the stake. */
function betPriceReply(
  text: Text,
  { known: { id, match }, selection, words }: { known: KnownMatch; selection: NamedSelection; words: string },
): Draft {
  const title = inOneLine([[bold(offerName(text, match, selection))], plain(matchTitle(text, match))]);
  const asked = privateDraft(text, [paragraph(title), paragraph(text.spans("bet-price"))]);
  return { ...asked, asks: asksFor("bet", { before: `#${id} ${words}` }) };
}
