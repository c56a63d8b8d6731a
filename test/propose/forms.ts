/** One price of a board, whatever form it is told in. */
export interface Told {
  book: string;
  market: "winner" | "total" | "handicap" | "both_score";
  selection: string;
  line: number | null;
  price: number;
}

const books = ["Oddmoor", "Quayside", "Lanternbet"];

/** A board as three books have it. */
export const board: readonly Told[] = books.flatMap((book, index) => {
  const told = (market: Told["market"], selection: string, price: number, line: number | null = null): Told => ({
    book,
    market,
    selection,
    line,
    price: Number((price + index * 0.03).toFixed(2)),
  });
  return [
    ...[told("winner", "home", 2.12), told("winner", "draw", 3.35), told("winner", "away", 3.6)],
    ...[told("total", "over", 1.91, 2.5), told("total", "under", 1.95, 2.5)],
    ...[told("handicap", "home", 1.93, -0.5), told("handicap", "away", 1.94, 0.5)],
    ...[told("both_score", "yes", 1.85), told("both_score", "no", 1.96)],
  ];
});
const winners = board.filter(({ market }) => market === "winner");
const totals = board.filter(({ market }) => market === "total");

interface Words {
  books: string;
  book: string;
  markets: string;
  market: string;
  outcomes: string;
  outcome: string;
  line: string;
  price: string;
}
const english: Words = {
  books: "bookmakers",
  book: "name",
  markets: "markets",
  market: "key",
  outcomes: "outcomes",
  outcome: "name",
  line: "point",
  price: "price",
};
const american = (price: number) => (price >= 2 ? `+${Math.round((price - 1) * 100)}` : `-${Math.round(100 / (price - 1))}`);
const fraction = (price: number) => `${Math.round((price - 1) * 100)}/100`;

const grouped = <T>(all: readonly T[], keyOf: (one: T) => string): [string, T[]][] => {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return [...groups];
};

/** Books, their markets, their outcomes: three lists in each other. */
function nested(all: readonly Told[], words: Partial<Words> = {}, write: (price: number) => unknown = (price) => price): unknown {
  const said = { ...english, ...words };
  return {
    [said.books]: grouped(all, ({ book }) => book).map(([book, ofBook]) => ({
      [said.book]: book,
      [said.markets]: grouped(ofBook, ({ market }) => market).map(([market, outcomes]) => ({
        [said.market]: market,
        [said.outcomes]: outcomes.map(({ selection, line, price }) => ({
          [said.outcome]: selection,
          ...(line === null ? {} : { [said.line]: line }),
          [said.price]: write(price),
        })),
      })),
    })),
  };
}

/** A row a price. */
function flat(all: readonly Told[], words: Partial<Words> = {}, write: (price: number) => unknown = (price) => price): unknown[] {
  const said = { ...english, book: "bookmaker", market: "market", outcome: "selection", line: "line", price: "odds", ...words };
  return all.map(({ book, market, selection, line, price }) => ({
    [said.book]: book,
    [said.market]: market,
    [said.outcome]: selection,
    [said.line]: line,
    [said.price]: write(price),
  }));
}

/** A row a book, a column a selection. */
function columns(all: readonly Told[], keyOf: (selection: string) => string, more: object = {}): unknown[] {
  return grouped(all, ({ book }) => book).map(([book, ofBook]) => ({
    bookmaker: book,
    ...Object.fromEntries(ofBook.map(({ selection, price }) => [keyOf(selection), price])),
    ...more,
  }));
}

/** Keys as values: books, and their markets. */
function keyed(all: readonly Told[], named: (told: Told) => string): unknown {
  return Object.fromEntries(
    grouped(all, ({ book }) => book).map(([book, ofBook]) => [
      book,
      Object.fromEntries(
        grouped(ofBook, named).map(([market, outcomes]) => [
          market,
          Object.fromEntries(outcomes.map(({ selection, price }) => [selection, price])),
        ]),
      ),
    ]),
  );
}

const positions: Readonly<Record<string, string>> = { home: "1", draw: "X", away: "2" };
const russian: Readonly<Record<string, string>> = {
  home: "П1",
  draw: "X",
  away: "П2",
  over: "ТБ",
  under: "ТМ",
  yes: "Да",
  no: "Нет",
};
const inRussian = board.map((told) => ({ ...told, selection: russian[told.selection] ?? told.selection }));
const flatTotals = totals.map((told) => ({
  ...told,
  selection: `${told.selection === "over" ? "Over" : "Under"} ${told.line}`,
  line: null,
}));

/** What a form may become: read at once, read or asked about, or never read by itself. */
export type Expected = "accepted" | "asked";

/** 40 forms that services have for one board, with the prices that are in each. */
export const forms: readonly (readonly [name: string, expected: Expected, answer: unknown, told: readonly Told[]])[] = [
  ["lists in lists", "accepted", nested(board), board],
  ["in an envelope", "accepted", { success: true, data: nested(board) }, board],
  ["in two envelopes", "accepted", { status: "ok", result: { data: nested(board) } }, board],
  [
    "with sportsbooks and bets",
    "accepted",
    nested(board, { books: "sportsbooks", markets: "bets", outcomes: "selections" }),
    board,
  ],
  ["with bookies and odds", "accepted", nested(board, { books: "bookies", price: "odds", outcome: "label" }), board],
  ["with titles", "accepted", nested(board, { book: "title", market: "name", line: "handicap" }), board],
  ["with lines", "accepted", nested(board, { line: "line" }), board],
  ["with decimal odds", "accepted", nested(board, { price: "decimal_odds" }), board],
  ["with prices as texts", "accepted", nested(board, {}, String), board],
  ["with commas", "accepted", nested(board, {}, (price) => String(price).replace(".", ",")), board],
  ["in American prices", "accepted", nested(board, { price: "american" }, american), board],
  ["in fractions", "accepted", nested(board, {}, fraction), board],
  ["lines in the words and beside", "accepted", nested(flatTotals.map((told) => ({ ...told, line: 2.5 }))), totals],
  ["with Russian words", "accepted", nested(inRussian), board],
  ["a row a price", "accepted", flat(board), board],
  ["a row a price in data", "accepted", { data: flat(board) }, board],
  ["a row a price in American", "accepted", flat(board, { price: "price" }, american), board],
  [
    "a row a price in Russian",
    "accepted",
    flat(board, { book: "контора", market: "рынок", outcome: "исход", line: "линия", price: "кф" }),
    board,
  ],
  ["a column a selection", "accepted", { odds: columns(winners, (selection) => selection) }, winners],
  ["columns of odds", "accepted", columns(winners, (selection) => `${selection}_odds`), winners],
  ["columns of positions", "accepted", { bookmakers: columns(winners, (selection) => positions[selection] ?? "") }, winners],
  ["columns of coefficients", "accepted", columns(winners, (selection) => `koef_${positions[selection]}`), winners],
  ["columns with a total", "accepted", columns(totals, (selection) => `${selection}_odds`, { total: 2.5 }), totals],
  ["books as keys", "accepted", { bookmakers: keyed(winners, () => "1x2") }, winners],
  ["lines in the words", "accepted", nested(flatTotals), totals],
  [
    "with what is suspended",
    "accepted",
    {
      bookmakers: grouped(winners, ({ book }) => book).map(([name, ofBook]) => ({
        name,
        markets: [
          { key: "winner", outcomes: ofBook.map(({ selection, price }) => ({ name: selection, price, suspended: false })) },
          { key: "both_score", outcomes: [{ name: "yes", price: 1.85, suspended: true }] },
        ],
      })),
    },
    winners,
  ],
  [
    "several matches",
    "accepted",
    [
      { id: "m1", home_team: "A", away_team: "B", ...(nested(winners) as object) },
      {
        id: "m2",
        home_team: "C",
        away_team: "D",
        ...(nested(winners.map((told) => ({ ...told, price: Number((told.price + 0.01).toFixed(2)) }))) as object),
      },
    ],
    [...winners, ...winners.map((told) => ({ ...told, price: Number((told.price + 0.01).toFixed(2)) }))],
  ],
  ["lines in the words and another beside", "asked", nested(flatTotals.map((told) => ({ ...told, line: 3.5 }))), []],
  [
    "several matches without names of theirs",
    "asked",
    [
      { home_team: "A", away_team: "B", ...(nested(winners) as object) },
      { home_team: "C", away_team: "D", ...(nested(winners) as object) },
    ],
    [],
  ],
  ["with unknown keys", "asked", nested(board, { price: "zxq" }), []],
  ["with an unknown market's name", "asked", nested(board.map((told) => ({ ...told, market: "Qwert" as "winner" }))), []],
  ["with two prices", "asked", flat(winners).map((row, index) => ({ ...(row as object), price: 1.5 + index / 10 })), []],
  ["with whole prices", "asked", nested(winners.map((told, index) => ({ ...told, price: 2 + index }))), []],
  ["in chances", "asked", nested(winners, {}, (price) => Number((1 / price).toFixed(4))), []],
  ["in chances of a hundred", "asked", nested(winners, {}, (price) => Math.round(100 / price)), []],
  ["in Hong Kong prices", "asked", nested(winners, {}, (price) => Number((price - 1).toFixed(2))), []],
  ["lists of numbers", "asked", { bookmakers: [{ name: "Oddmoor", odds: [2.1, 3.3, 3.5] }] }, []],
  ["totals without a line", "asked", nested(totals.map((told) => ({ ...told, line: null }))), []],
  [
    "a part of the match that nobody knows",
    "asked",
    {
      bookmakers: [
        {
          name: "Oddmoor",
          markets: [
            {
              key: "winner",
              period: 7,
              outcomes: [
                { name: "home", price: 2.1 },
                { name: "away", price: 1.8 },
              ],
            },
          ],
        },
      ],
    },
    [],
  ],
  [
    "another number beside the price",
    "asked",
    flat(winners).map((row, index) => ({ ...(row as object), zxq: 1.31 + index / 7 })),
    [],
  ],
  ["an error", "asked", { error: { code: 500, message: "try again" } }, []],
];
