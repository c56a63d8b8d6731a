import type { Bonus, Book } from "../../../src/sandbox/books.ts";
import type { Fighter, Participant } from "../../../src/sandbox/cast.ts";
import type { Dialect, MatchView } from "../../../src/sandbox/dialects/dialect.ts";
import type { League, Sport } from "../../../src/sandbox/leagues.ts";
import type { Board, BookMarket } from "../../../src/sandbox/market.ts";
import { bookChangesOf } from "./changes.ts";

const statuses = { scheduled: "scheduled", live: "in_progress", finished: "completed" } as const;

/** Objects keyed by bookmaker, market and selection, in Russian; fractional prices, percents, times without a zone, names in Russian only. */
export const dictionary: Dialect = {
  name: "dictionary",
  statuses,
  match,
  matchAnswer: (view) => ({ match: match(view) }),
  oddsAnswer: ({ books, match }, refreshedAt) => ({
    slug: match.slug,
    odds: Object.fromEntries(books.map(({ book, markets }) => [book.name, Object.fromEntries(markets.map(marketEntry))])),
    ...(refreshedAt === null ? {} : { refreshed: timestamp(refreshedAt) }),
  }),
  historyAnswer: (match, boards) => ({ slug: match.slug, history: seriesOf(boards) }),
  prediction: ({ chances }, { match }) => ({
    slug: match.slug,
    match: `${match.home.name.ru} — ${match.away.name.ru}`,
    forecast: Object.fromEntries(chances.map(({ selection, chance }) => [word(selection), percent(chance)])),
  }),
  valueBet: (bet, { match }) => ({
    slug: match.slug,
    match: `${match.home.name.ru} — ${match.away.name.ru}`,
    bookmaker: bet.book.name,
    market: marketWord(bet.market, bet.line, bet.board.books[0]?.markets[0]?.prices.length === 3),
    selection: word(bet.selection),
    odds: fraction(bet.price),
    probability_percent: percent(bet.fair),
    edge_percent: percent(bet.edge),
  }),
  fighter,
  fighterAnswer: (person) => ({
    fighter: { ...fighter(person), height: person.heightCm, reach: person.reachCm, age: person.age },
  }),
  team: (team) => ({ ...side(team), sport: sportOf(team.league.sport), tournament: team.league.name.ru }),
  league,
  bookmaker: ({ slug, name, rating }) => ({
    slug,
    name,
    score: Math.round(rating * 20),
    score_max: 100,
    website: `https://${slug}.example/`,
  }),
  bonus,
  refusal: (code, message) => ({ error: code, detail: message }),
};

const sportNames: Record<Sport, string> = {
  football: "Футбол",
  "ice-hockey": "Хоккей",
  basketball: "Баскетбол",
  tennis: "Теннис",
  mma: "ММА",
};

const words: Readonly<Record<string, string>> = {
  home: "П1",
  draw: "X",
  away: "П2",
  over: "ТБ",
  under: "ТМ",
  yes: "Да",
  no: "Нет",
};

function match({ match, status, score }: MatchView): object {
  return {
    id: match.id,
    slug: match.slug,
    sport: sportOf(match.league.sport),
    tournament: { id: match.league.id, slug: match.league.slug, name_ru: match.league.name.ru },
    home_team: side(match.home),
    away_team: side(match.away),
    scheduled_at: new Date(match.startsAt).toISOString(),
    status: statuses[status],
    ...(score ? { score_home: score.home, score_away: score.away } : {}),
  };
}

function marketEntry({ market, line, prices }: BookMarket): [string, object] {
  const selections = Object.fromEntries(prices.map(({ selection, price }) => [word(selection), fraction(price)]));
  return [marketWord(market, line, prices.length === 3), selections];
}

function marketWord(market: BookMarket["market"], line: number | null, threeWay: boolean): string {
  if (market === "winner") return threeWay ? "1X2" : "Победитель";
  if (market === "double_chance") return "Двойной шанс";
  return market === "both_score" ? "Обе забьют" : `Тотал ${line}`;
}

function word(selection: string): string {
  return words[selection] ?? selection;
}

function seriesOf(boards: readonly Board[]): object {
  const series = new Map<string, Map<string, [string, string][]>>();
  for (const { at, book, prices } of bookChangesOf(boards)) {
    const ofBook = series.get(book.name) ?? new Map<string, [string, string][]>();
    series.set(book.name, ofBook);
    for (const { selection, price } of prices) {
      ofBook.set(word(selection), [...(ofBook.get(word(selection)) ?? []), [timestamp(at), fraction(price)]]);
    }
  }
  return Object.fromEntries([...series].map(([book, ofBook]) => [book, Object.fromEntries(ofBook)]));
}

function side({ slug, name }: Participant): object {
  return { slug, name_ru: name.ru };
}

function sportOf(sport: Sport): object {
  return { slug: sport, name_ru: sportNames[sport] };
}

function league({ id, slug, name, sport }: League): object {
  return { id, slug, name_ru: name.ru, sport: sportOf(sport) };
}

function fighter({ slug, name, nickname, country, weightClass, record }: Fighter): object {
  const { wins, losses, draws } = record;
  return { slug, name_ru: name.ru, nickname: nickname.ru, country: country.ru, weight: weightClass.ru, wins, losses, draws };
}

function bonus({ name, slug }: Book, { title, amount, currency }: Bonus): object {
  return { bookmaker: name, title_ru: title.ru, amount: { value: amount, currency }, url: `https://${slug}.example/bonus` };
}

/** What is won per unit staked, exact: 2.15 is 23/20. */
function fraction(price: number): string {
  const hundredths = Math.round(price * 100) - 100;
  const divisor = greatestCommon(hundredths, 100);
  return `${hundredths / divisor}/${100 / divisor}`;
}

function greatestCommon(a: number, b: number): number {
  return b === 0 ? a : greatestCommon(b, a % b);
}

function percent(share: number): number {
  return Number((share * 100).toFixed(2));
}

function timestamp(time: number): string {
  return new Date(time).toISOString().slice(0, 19).replace("T", " ");
}
