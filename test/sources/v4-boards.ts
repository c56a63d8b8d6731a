import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** One price of a board in The Odds API's shape, flat. */
export interface Outcome {
  event: string;
  home: string;
  away: string;
  book: string;
  title: string;
  market: string;
  name: string;
  price: number;
  point: number | null;
}

/** The answer that holds these outcomes, in their order. */
export function v4Answer(outcomes: readonly Outcome[]): unknown[] {
  const events = new Map<
    string,
    { bookmakers: Map<string, { markets: Map<string, object[]>; title: string }>; home: string; away: string }
  >();
  for (const { event, home, away, book, title, market, name, price, point } of outcomes) {
    const { bookmakers } = existing(events, event, { bookmakers: new Map(), home, away });
    const { markets } = existing(bookmakers, book, { markets: new Map(), title });
    existing<string, object[]>(markets, market, []).push({ name, price, ...(point === null ? {} : { point }) });
  }
  return [...events].map(([id, { bookmakers, home, away }]) => ({
    id,
    sport_key: "soccer_norland",
    sport_title: "Norland",
    commence_time: "2027-02-06T15:00:00Z",
    home_team: home === "" ? null : home,
    away_team: away === "" ? null : away,
    bookmakers: [...bookmakers].map(([key, { markets, title }]) => ({
      key,
      title,
      last_update: "2027-02-06T11:59:00Z",
      markets: [...markets].map(([market, prices]) => ({ key: market, last_update: "2027-02-06T11:59:00Z", outcomes: prices })),
    })),
  }));
}

/** What a row of an outcome says, worked out from the outcome alone; null for what nobody can bet on. */
export function rowText({ event, home, away, book, title, market, name, price, point }: Outcome): string | null {
  if (market.endsWith("_lay") || price <= 1) return null;
  const shared = ["betfair_ex_eu", "betfair_ex_uk", "betfair_ex_au", "ladbrokes_uk", "ladbrokes_au"];
  const shown = shared.includes(book) ? `${title} (${book.slice(-2).toUpperCase()})` : title;
  const side = name === home ? "home" : name === away ? "away" : name.toLowerCase();
  const ours = { h2h: "winner", spreads: "handicap", totals: "total" }[market];
  return ours
    ? [event, shown, ours, side, point, price].join("|")
    : [event, shown, "other", `${market}: ${name}`, null, price].join("|");
}

/**
 * The boards of `iampreetdave/odds-api-data`: a folder `raw` with one for each sport, a CSV each. Null where they are not at hand; get
 * them with `git clone https://github.com/iampreetdave/odds-api-data` and name the clone in BOARDS.
 */
export function publicBoards(): Outcome[][] | null {
  const folder = join(process.env["BOARDS"] ?? "odds-api-data", "odds_data", "raw");
  if (!existsSync(folder)) return null;
  const boards = new Map<string, Outcome[]>();
  for (const sport of readdirSync(folder).sort()) {
    const file = join(folder, sport, "odds.csv");
    for (const row of existsSync(file) ? csvRows(readFileSync(file, "utf8")) : []) {
      const { event_id: event = "", home_team: home = "", away_team: away = "", bookmaker_key: book = "" } = row;
      const { bookmaker_title: title = "", market = "", outcome_name: name = "", price, point = "" } = row;
      const outcome = {
        event,
        home,
        away,
        book,
        title,
        market,
        name,
        price: Number(price),
        point: point === "" ? null : Number(point),
      };
      existing(boards, `${event} ${row["market_type"]}`, []).push(outcome);
    }
  }
  return [...boards.values()];
}

/** No field of these files is quoted. */
function csvRows(text: string): Record<string, string>[] {
  const [header = "", ...lines] = text.trim().split(/\r?\n/);
  const names = header.split(",");
  return lines.map((line) => Object.fromEntries(line.split(",").map((value, index) => [names[index] ?? "", value])));
}

function existing<K, V>(map: Map<K, V>, key: K, fresh: V): V {
  const found = map.get(key) ?? fresh;
  map.set(key, found);
  return found;
}

/** Boards of our own making: as many books, markets and oddities as real ones have. */
export function madeBoards(count: number): Outcome[][] {
  return Array.from({ length: count }, (_, index) => madeBoard(index));
}

const books = [
  ["oddmoor", "Oddmoor"],
  ["quayside", "Quayside"],
  ["lanternbet", "Lanternbet"],
  ["betfair_ex_eu", "Betfair"],
  ["betfair_ex_uk", "Betfair"],
  ["betfair_ex_au", "Betfair"],
  ["ladbrokes_uk", "Ladbrokes"],
  ["ladbrokes_au", "Ladbrokes"],
] as const;

function madeBoard(index: number): Outcome[] {
  const random = seeded(index + 1);
  const event = `made${index}`;
  if (index % 10 === 9) return madeOutrights(event, random);
  const [home, away] = [`Team ${index} Albion`, index % 7 === 3 ? `São ${index} d'Øst` : `Port ${index}`];
  const hasDraw = index % 3 !== 0;
  const chances = hasDraw ? [0.25 + random() * 0.4, 0.22 + random() * 0.08] : [0.15 + random() * 0.7];
  const left = 1 - chances.reduce((sum, chance) => sum + chance, 0);
  return books.slice(0, 3 + (index % 6)).flatMap(([book, title]) => {
    const about = { event, home, away, book, title };
    const priced = (market: string, name: string, chance: number, point: number | null = null): Outcome => {
      const margin = 1.02 + random() * 0.06;
      return { ...about, market, name, price: Math.max(1.01, Math.round(100 / (chance * margin)) / 100), point };
    };
    const winner = (market: string) => [
      priced(market, home, chances[0] ?? 0.5),
      priced(market, away, left),
      ...(hasDraw ? [priced(market, "Draw", chances[1] ?? 0.25)] : []),
    ];
    const line = Math.round(random() * 16) / 4;
    const spreads = [priced("spreads", home, 0.5, -line), priced("spreads", away, 0.5, line === 0 ? 0 : line)];
    const totals = [priced("totals", "Over", 0.48, 2.5 + line), priced("totals", "Under", 0.52, 2.5 + line)];
    const lay = book.startsWith("betfair") ? winner("h2h_lay") : [];
    return [...winner("h2h"), ...lay, ...(index % 2 ? spreads : []), ...(index % 4 ? totals : [])];
  });
}

/** Many runners, no sides; an exchange's lay prices beside its own. */
function madeOutrights(event: string, random: () => number): Outcome[] {
  const runners = Array.from({ length: 12 }, (_, index) => `Runner ${index}`);
  const about = { event, home: "", away: "", point: null };
  return books.slice(0, 4).flatMap(([book, title]) =>
    ["outrights", ...(book.startsWith("betfair") ? ["outrights_lay"] : [])].flatMap((market) =>
      runners.map((name) => ({
        ...about,
        book,
        title,
        market,
        name,
        price: name === "Runner 0" ? 1 : Math.round(200 + random() * 9000) / 100,
      })),
    ),
  );
}

/** The same numbers for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed * 2_654_435_761;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}
