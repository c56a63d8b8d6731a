import { TZDate } from "@date-fns/tz";
import type { BuiltIn } from "../open.ts";
import { oddsReader } from "../reading/odds.ts";
import { own } from "../reading/path.ts";
import { entriesOf, ofQuestion, withAnswer } from "../reading/prepared.ts";
import { kalshi as definition } from "./definition.ts";

/** Kalshi, with what its definition can't say. */
export const kalshi: BuiltIn = {
  definition,
  code: {
    matches: (read) => withAnswer(read, withGames),
    boards: (read) => withAnswer(read, withGames),
    results: (read) => withAnswer(read, withGames),
    history: () => ofQuestion(history),
  },
};

/** Candlesticks are of one market's yes, which only the question names. What one pays is what others ask at the end. */
const history = oddsReader(
  {
    each: { market: ["answer.markets[]", "answer"], point: "market.candlesticks[]" },
    match: ["market.ticker", "market.market_ticker"],
    rows: [
      {
        not: { "point.yes_ask.close_dollars?": null },
        book: "'Kalshi'",
        market: "'winner'",
        selection: "'home'",
        price: "point.yes_ask.close_dollars",
        at: "point.end_period_ts",
      },
      {
        only: { "point.yes_ask.close_dollars?": null },
        book: "'Kalshi'",
        market: "'winner'",
        selection: "'home'",
        price: "point.yes_ask.close?",
        at: "point.end_period_ts",
        format: "percent",
      },
    ],
  },
  { format: "probability", zone: null, words: {}, nothing: [] },
  { isHistory: true },
);

/** Completes every event. Answers of markets alone, or of one, come without their events. */
function withGames(answer: unknown): unknown {
  const events = own(answer, "events");
  if (Array.isArray(events)) return { ...Object(answer), events: events.map(withGame) };
  const markets = own(answer, "markets") ?? (own(answer, "market") === undefined ? undefined : [own(answer, "market")]);
  return Array.isArray(markets) ? { ...Object(answer), events: eventsOf(markets).map(withGame) } : answer;
}

function eventsOf(markets: readonly unknown[]): unknown[] {
  const byEvent = new Map<string, unknown[]>();
  for (const market of markets) {
    const ticker = String(own(market, "event_ticker"));
    byEvent.set(ticker, [...(byEvent.get(ticker) ?? []), market]);
  }
  return [...byEvent].map(([ticker, own]) => ({ event_ticker: ticker, markets: own }));
}

function withGame(event: unknown): unknown {
  const ticker = String(own(event, "event_ticker"));
  const markets = entriesOf(own(event, "markets"));
  const title = String(own(event, "title") ?? own(markets[0], "title") ?? "");
  const sides = sidesOf(ticker, title, markets);
  const about = { decides: decidedBy(ticker), start: startOf(ticker), competition: competitionOf(ticker) };
  return { ...Object(event), ...about, ...sides, ...resultOf(markets, sides) };
}

/** What people call the games of a series: `KXNBAGAME` is the NBA. */
function competitionOf(ticker: string): string | undefined {
  const [series = ""] = ticker.split("-");
  return /^KX([A-Z\d]+?)(?:GAME|MATCH|FIGHT|TOTAL|SPREAD)$/.exec(series)?.[1];
}

/** What a series decides of a match as a whole. Parts of a match and single teams have series of their own. */
function decidedBy(ticker: string): "winner" | "total" | "other" | undefined {
  const [series = ""] = ticker.split("-");
  if (!series.startsWith("KX")) return undefined;
  if (/TEAMTOTAL$|\d(?:H|Q|P|ST|ND|RD|TH)(?:WINNER|GAME|TOTAL)$|F5/.test(series)) return "other";
  if (/(?:GAME|MATCH|FIGHT)$/.test(series)) return "winner";
  return /TOTAL$/.test(series) ? "total" : "other";
}

interface GameSides {
  home: string | undefined;
  away: string | undefined;
  /** The codes that the ticker has for them: people type `nyk` where the name is "New York K". */
  homeCode: string | undefined;
  awayCode: string | undefined;
}

/** Sports that name the visitor first: "A vs B" is played at B's there, as "A at B" is everywhere. */
const visitorFirst = /^KX(?:NFL|UFL|CFL|NCAA|NBA|WNBA|MLB|NPB|KBO|NHL|AHL)/;

/** Who plays at home. An event's ticker ends in the codes of both teams, and a market's in its own: `…TBSEA`, `…TBSEA-TB`. */
function sidesOf(ticker: string, title: string, markets: readonly unknown[]): GameSides {
  const [, codes = ""] = /-\d\d[A-Z]{3}\d\d(?:\d{4})?([A-Z].*)$/.exec(ticker) ?? [];
  const teams = markets.flatMap((market) => {
    const code = String(own(market, "ticker") ?? "").slice(ticker.length + 1);
    return isTie(nameOf(market)) || code === "" ? [] : [{ code, name: nameOf(market) }];
  });
  teams.sort((a, b) => b.code.length - a.code.length);
  const first = teams.find(({ code }) => codes.startsWith(code));
  const second = teams.find((team) => team !== first && codes.includes(team.code, first?.code.length ?? 1));
  const isAtSecond = title.includes(" at ") || visitorFirst.test(ticker);
  const [home, away] = isAtSecond ? [second, first] : [first, second];
  return { home: home?.name, away: away?.name, homeCode: home?.code, awayCode: away?.code };
}

/** A game is over when all its markets are finalized; the one that was worth its dollar won. */
function resultOf(
  markets: readonly unknown[],
  { home, away }: Pick<GameSides, "home" | "away">,
): { status: string; winner?: string } {
  const isFinal = markets.length > 0 && markets.every((market) => own(market, "status") === "finalized");
  if (!isFinal) return { status: "unknown" };
  const winners = markets.filter((market) => own(market, "result") === "yes").map(nameOf);
  const [winner = ""] = winners;
  if (winners.length !== 1) return { status: "void" };
  if (isTie(winner)) return { status: "finished", winner: "draw" };
  if (winner === home) return { status: "finished", winner: "home" };
  return winner === away ? { status: "finished", winner: "away" } : { status: "finished" };
}

const months = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"];

/** No field has the kick-off. Tickers of some sports carry it, in New York's time: `-26AUG091610TBSEA`. Others have the day alone. */
function startOf(ticker: string): number | string | undefined {
  const form = /-(\d\d)([A-Z]{3})(\d\d)(?:([01]\d|2[0-3])([0-5]\d))?[A-Z]/;
  const [, year, month = "", day, hour, minute] = form.exec(ticker) ?? [];
  if (year === undefined || !months.includes(month)) return undefined;
  if (hour === undefined) return `20${year}-${String(months.indexOf(month) + 1).padStart(2, "0")}-${day}`;
  return new TZDate(
    2000 + Number(year),
    months.indexOf(month),
    Number(day),
    Number(hour),
    Number(minute),
    "America/New_York",
  ).getTime();
}

function nameOf(market: unknown): string {
  return String(own(market, "yes_sub_title") ?? "");
}

function isTie(name: string): boolean {
  return name === "Tie" || name === "Draw";
}
