import { staleAfterMs } from "../alerts/freshness.ts";
import { allPages } from "../api/all-pages.ts";
import type { ValueBet } from "../api/model.ts";
import type { OddsApi } from "../api/odds-api.ts";
import { unlessApiTrouble } from "../api/trouble.ts";
import { isUpcoming, matchAbout } from "../matches/about-match.ts";
import type { KnownMatch, MatchIndex } from "../matches/index.ts";
import { comparePrices } from "../odds/price.ts";
import { pageOf } from "../replies/paging.ts";
import { type BetFilter, valueBetsReply } from "../replies/value-bets.ts";
import { bookMeant, bookRef, bookRefForm, splitBook } from "./book-words.ts";
import { type Ask, type Command, Refusal } from "./command.ts";
import { pageOfAsk, pageOption } from "./find-named.ts";
import { sportNamed, sportsOf } from "./match-filter.ts";

export interface ValueBetsDeps {
  api: Pick<OddsApi, "bookmakers" | "valueBets">;
  index: Omit<MatchIndex, "byId" | "everBySlug" | "search">;
  /** How many times faster than life the odds are refreshed. */
  speed: number;
}

interface Bet {
  bet: ValueBet;
  known: KnownMatch;
}

const pageSize = 6;
const number = "\\d{1,3}(?:[.,]\\d{1,3})?";
const edgeForm = new RegExp(`^>?(${number})%\\+?$`, "u");
const priceForm = new RegExp(`^(${number})?-(${number})?$|^>(${number})$|^<(${number})$`, "u");
const withinForm = /^(\d{1,3})(?:h|hours?|ч|час|часа|часов)$/iu;
const anywhere = { required: false, suggests: false, anywhere: true } as const;

/** `/valuebets [5%] [1.5-3] [12h] [sport] [book]`: prices of matches to come that are better than their fair odds, best edge first. */
export function createValueBetsCommand({ api, index, speed }: ValueBetsDeps): Command {
  return {
    name: "valuebets",
    options: [
      { name: "sport", required: false, suggests: true },
      { name: "edge", form: edgeForm, ...anywhere },
      { name: "price", form: priceForm, ...anywhere },
      { name: "within", form: withinForm, ...anywhere },
      { name: "book", form: bookRefForm, ...anywhere },
      pageOption,
    ],
    manages: false,
    async run(ask) {
      const [answer] = await Promise.all([allPages(api.valueBets), index.ready()]);
      const bets = (await betsOf(answer.items, index)).filter(({ known }) => isUpcoming(known, ask.now));
      const filter = filterOf(ask, {
        sports: sportsOf(index.list()),
        books: await booksOf(ask, { bets, api }),
      });
      const fitting = bets.filter((one) => fits(one, filter, ask.now)).sort((a, b) => b.bet.edge - a.bet.edge);
      return valueBetsReply(ask.text, {
        bets: pageOf(fitting, pageOfAsk(ask), pageSize),
        all: bets.length,
        filter,
        words: wordsOf(filter),
        fetchedAt: answer.fetchedAt,
        old: ask.now - answer.fetchedAt >= staleAfterMs(false, speed),
        failed: answer.failure !== null,
        isCut: answer.isCut,
        now: ask.now,
      });
    },
  };
}

async function betsOf(bets: readonly ValueBet[], index: ValueBetsDeps["index"]): Promise<Bet[]> {
  const found: Bet[] = [];
  for (const bet of bets) {
    const known = await matchAbout(bet, index);
    if (known) found.push({ bet, known });
  }
  return found;
}

/** The bookmakers that can be named: also those without a bet at the moment. */
async function booksOf({ args }: Ask, { bets, api }: { bets: readonly Bet[]; api: ValueBetsDeps["api"] }): Promise<string[]> {
  const quoted = bets.flatMap(({ bet }) => bet.bookmaker ?? []);
  const isNamed = args["sport"] !== undefined || args["book"] !== undefined;
  const listed = isNamed ? await unlessApiTrouble(api.bookmakers()) : null;
  return [...new Set([...quoted, ...(listed?.value.map(({ name }) => name) ?? [])])].sort();
}

function filterOf({ args, text }: Ask, { sports, books }: { sports: readonly string[]; books: readonly string[] }): BetFilter {
  const words = placed(args["sport"] ?? null, { books, sport: (one) => sportNamed(text, one, sports) });
  const named = args["book"];
  const book = named === undefined ? words.book : bookMeant(named, books);
  if (named !== undefined && book === null) throw unknown(named);
  return {
    edge: args["edge"] === undefined ? null : matched(edgeForm, args["edge"], ([edge]) => edge / 100),
    ...priceRange(args["price"]),
    withinHours: args["within"] === undefined ? null : matched(withinForm, args["within"], ([hours]) => hours),
    sport: words.sport,
    book,
  };
}

/** Words that name a sport, a book, or one after the other. */
function placed(
  typed: string | null,
  { books, sport }: { books: readonly string[]; sport: (words: string) => string | null },
): { sport: string | null; book: string | null } {
  if (typed === null) return { sport: null, book: null };
  const whole = sport(typed);
  if (whole !== null) return { sport: whole, book: null };
  const alone = bookMeant(typed, books);
  if (alone !== null) return { sport: null, book: alone };
  const { words, book } = splitBook(typed, books);
  const first = sport(words);
  if (book !== null && first !== null) return { sport: first, book };
  const [word = "", ...rest] = typed.split(/\s+/u);
  const last = sport(rest.join(" "));
  const leading = bookMeant(word, books);
  if (leading !== null && last !== null) return { sport: last, book: leading };
  throw unknown(typed);
}

function priceRange(typed: string | undefined): Pick<BetFilter, "leastPrice" | "mostPrice"> {
  if (typed === undefined) return { leastPrice: null, mostPrice: null };
  const found = priceForm.exec(typed.trim());
  const bound = (...digits: (string | undefined)[]): number | null => {
    const given = digits.find((one) => one !== undefined);
    return given === undefined ? null : Number(given.replace(",", "."));
  };
  const range = { leastPrice: bound(found?.[1], found?.[3]), mostPrice: bound(found?.[2], found?.[4]) };
  const { leastPrice, mostPrice } = range;
  const isEmpty = leastPrice === null && mostPrice === null;
  if (isEmpty || (leastPrice !== null && mostPrice !== null && comparePrices(leastPrice, mostPrice) > 0)) throw unknown(typed);
  return range;
}

function matched(form: RegExp, typed: string, read: (numbers: [number]) => number): number {
  const digits = form.exec(typed.trim())?.[1];
  if (digits === undefined) throw unknown(typed);
  return read([Number(digits.replace(",", "."))]);
}

function unknown(typed: string): Refusal {
  return new Refusal("valuebets-bad-filter", { words: typed.slice(0, 40) }, [
    [{ label: "/valuebets 5% 1.5-3 12h", press: { command: "valuebets", text: "5% 1.5-3 12h", replace: false } }],
  ]);
}

function fits({ bet, known: { match } }: Bet, filter: BetFilter, now: number): boolean {
  const { edge, leastPrice, mostPrice, withinHours, sport, book } = filter;
  if (edge !== null && bet.edge < edge - 1e-9) return false;
  if (leastPrice !== null && comparePrices(bet.price, leastPrice) < 0) return false;
  if (mostPrice !== null && comparePrices(bet.price, mostPrice) > 0) return false;
  if (sport !== null && match.sport !== sport) return false;
  if (book !== null && bet.bookmaker !== book) return false;
  const ahead = match.startsAt === null ? null : match.startsAt - now;
  return withinHours === null || (ahead !== null && ahead >= 0 && ahead <= withinHours * 3_600_000);
}

/** The filter in canonical words, as page buttons carry it. */
function wordsOf({ edge, leastPrice, mostPrice, withinHours, sport, book }: BetFilter): string {
  return [
    ...(sport === null ? [] : [sport]),
    ...(edge === null ? [] : [`${Number((edge * 100).toFixed(3))}%`]),
    ...(leastPrice === null && mostPrice === null ? [] : [`${leastPrice ?? ""}-${mostPrice ?? ""}`]),
    ...(withinHours === null ? [] : [`${withinHours}h`]),
    ...(book === null ? [] : [bookRef(book)]),
  ].join(" ");
}
