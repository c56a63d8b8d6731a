import type { Board, Offer } from "./boards.ts";

/** Ways in which a service may nest a board. Each is written from what services do, not from what the decoder expects. */
export type Encoder = (board: Board) => unknown;

const titles: Readonly<Record<string, string>> = {
  winner: "Match Winner",
  double_chance: "Double Chance",
  draw_no_bet: "Draw No Bet",
  total: "Over/Under",
  handicap: "Asian Handicap",
  both_score: "Both Teams To Score",
};

const russian: Readonly<Record<string, string>> = {
  winner: "Исход матча",
  double_chance: "Двойной шанс",
  draw_no_bet: "Ничья возврат",
  total: "Тотал",
  handicap: "Фора",
  both_score: "Обе забьют",
};

const signs: Readonly<Record<string, string>> = {
  home: "1",
  draw: "X",
  away: "2",
  over: "Over",
  under: "Under",
  yes: "Yes",
  no: "No",
};
const cyrillic: Readonly<Record<string, string>> = {
  home: "П1",
  draw: "Х",
  away: "П2",
  over: "ТБ",
  under: "ТМ",
  yes: "Да",
  no: "Нет",
  "1X": "1Х",
  X2: "Х2",
};

const ownLine = ({ market, line }: Offer, selection: string) =>
  line !== null && market === "handicap" && selection === "away" ? 0 - line : line;
const signed = (line: number) => (line > 0 ? `+${line}` : `${line}`);

function byBook<T>(board: Board, entry: (name: string, offers: Offer[]) => T): T[] {
  const names = [...new Set(board.offers.map(({ bookmaker }) => bookmaker))];
  return names.map((name) =>
    entry(
      name,
      board.offers.filter(({ bookmaker }) => bookmaker === name),
    ),
  );
}

function byMarket<T>(offers: readonly Offer[], entry: (market: string, offers: Offer[]) => T): T[] {
  const names = [...new Set(offers.map(({ market }) => market))];
  return names.map((name) =>
    entry(
      name,
      offers.filter(({ market }) => market === name),
    ),
  );
}

const envelope = (data: unknown) => ({ success: true, data, meta: { page: 1, per_page: 50, total: 10 } });

export const encoders: Readonly<Record<string, Encoder>> = {
  "bookmakers, markets and outcomes as lists, one line for a market": (board) =>
    envelope({
      match: { slug: "alpha-beta", home_team: { name_ru: "Альфа" }, away_team: { name_ru: "Бета" } },
      bookmakers: byBook(board, (name, offers) => ({
        id: name.length,
        name,
        rating: 4.5,
        markets: offers.map((offer) => ({
          name: titles[offer.market],
          line: offer.line,
          limit: 5000,
          outcomes: offer.prices.map(({ selection, written }) => ({
            name: signs[selection] ?? selection,
            price: written,
            max_bet: 1000,
          })),
        })),
      })),
    }),

  "lists with a point beside each outcome": (board) =>
    byBook(board, (title, offers) => ({
      key: title.toLowerCase(),
      title,
      markets: byMarket(offers, (market, same) => ({
        key: market === "winner" ? "h2h" : market,
        outcomes: same.flatMap((offer) =>
          offer.prices.map(({ selection, written }) => {
            const point = ownLine(offer, selection);
            return { name: selection, price: written, ...(point === null ? {} : { point }) };
          }),
        ),
      })),
    })),

  "flat rows": (board) =>
    envelope(
      board.offers.flatMap((offer, id) =>
        offer.prices.map(({ selection, written }) => ({
          id: 1000 + id,
          bookmaker: { id: 3, name: offer.bookmaker },
          market: offer.market,
          selection,
          line: ownLine(offer, selection),
          odds: written,
        })),
      ),
    ),

  "flat rows in Russian": (board) =>
    envelope(
      board.offers.flatMap((offer) =>
        offer.prices.map(({ selection, written }) => {
          const line = ownLine(offer, selection);
          const name = cyrillic[selection] ?? selection;
          const text =
            line === null
              ? name
              : offer.market === "handicap"
                ? `${selection === "home" ? "Ф1" : "Ф2"}(${signed(line)})`
                : `${name} ${line}`;
          return { букмекер: offer.bookmaker, рынок: russian[offer.market], исход: text, коэффициент: written };
        }),
      ),
    ),

  "rows keyed by id": (board) => ({
    odds: Object.fromEntries(
      board.offers.flatMap((offer, index) =>
        offer.prices.map(({ selection, written }, position) => [
          `${index * 10 + position + 1}`,
          {
            bookmaker: offer.bookmaker,
            market_type: titles[offer.market],
            outcome: selection,
            handicap: ownLine(offer, selection),
            value: written,
          },
        ]),
      ),
    ),
  }),

  "markets first, with the bookmakers inside": (board) =>
    envelope(
      byMarket(board.offers, (market, same) => ({
        market: titles[market],
        bookmakers: [...new Set(same.map(({ bookmaker }) => bookmaker))].map((name) => ({
          bookmaker: name,
          lines: same
            .filter(({ bookmaker }) => bookmaker === name)
            .map((offer) => ({
              line: offer.line,
              outcomes: offer.prices.map(({ selection, written }) => ({ selection, coefficient: written })),
            })),
        })),
      })),
    ),

  "dictionaries by bookmaker, market, line and selection": (board) =>
    envelope(
      Object.fromEntries(
        byBook(board, (name, offers) => [
          name,
          Object.fromEntries(
            byMarket(offers, (market, same) => {
              const tables = same.map((offer) => [
                `${offer.line}`,
                Object.fromEntries(offer.prices.map(({ selection, written }) => [selection, written])),
              ]);
              return [market, same[0]?.line === null ? tables[0]?.[1] : Object.fromEntries(tables)];
            }),
          ),
        ]),
      ),
    ),

  "dictionaries by market, bookmaker and selection": (board) => ({
    data: Object.fromEntries(
      byMarket(board.offers, (market, same) => [
        market === "winner" ? "1x2" : market,
        Object.fromEntries(
          [...new Set(same.map(({ bookmaker }) => bookmaker))].map((name) => [
            name,
            same
              .filter(({ bookmaker }) => bookmaker === name)
              .map((offer) => ({
                ...(offer.line === null ? {} : { line: offer.line }),
                ...Object.fromEntries(offer.prices.map(({ selection, written }) => [selection, { price: written, limit: 500 }])),
              })),
          ]),
        ),
      ]),
    ),
  }),

  "dictionaries by market, selection and bookmaker": (board) => ({
    markets: byMarket(board.offers, (_market, same) =>
      [...new Set(same.map(({ line }) => line))].map((line) => same.filter((offer) => offer.line === line)),
    )
      .flat()
      .map((same) => {
        const names = same[0]?.prices.map(({ selection }) => selection) ?? [];
        const books = (wanted: string) =>
          Object.fromEntries(
            same.map(({ bookmaker, prices }) => [bookmaker, prices.find(({ selection }) => selection === wanted)?.written]),
          );
        return {
          type: titles[same[0]?.market ?? ""],
          line: same[0]?.line,
          outcomes: Object.fromEntries(names.map((name) => [name, books(name)])),
        };
      }),
  }),

  "a column per selection": (board) =>
    envelope(
      byBook(board, (bookmaker, offers) => ({
        bookmaker,
        rating: 4.7,
        max_bet: 1500,
        ...Object.fromEntries(
          offers.flatMap((offer) => offer.prices.map(({ selection, written }) => [columnName(offer, selection), written])),
        ),
      })),
    ),

  "names of the teams as selections": (board) => ({
    home_team: { name: "Alpha City" },
    away_team: { name: "Beta Town" },
    odds: byBook(board, (name, offers) => ({
      bookmaker: name,
      markets: offers.map((offer) => ({
        name: titles[offer.market],
        ...(offer.line === null ? {} : { handicap: offer.line }),
        prices: Object.fromEntries(
          offer.prices.map(({ selection, written }) => [
            selection === "home" ? "Alpha City" : selection === "away" ? "Beta Town" : selection,
            written,
          ]),
        ),
      })),
    })),
  }),

  "prices in order": (board) =>
    envelope(
      byBook(board, (name, offers) => ({
        bookmaker: name,
        markets: offers.map((offer) => ({
          name: titles[offer.market],
          line: offer.line,
          prices: offer.prices.map(({ written }) => written),
        })),
      })),
    ),
};

function columnName(offer: Offer, selection: string): string {
  const line = ownLine(offer, selection);
  if (offer.market === "winner") return `odds_${(signs[selection] ?? selection).toLowerCase()}`;
  if (offer.market === "double_chance") return `dc_${selection.toLowerCase()}`;
  if (offer.market === "both_score") return `btts_${selection}`;
  if (offer.market === "draw_no_bet") return `dnb_${selection}`;
  return offer.market === "total" ? `${selection}_${`${line}`.replace(".", "_")}` : `handicap_${selection}_${line}`;
}
