import type { BuiltIn } from "../open.ts";
import { oddsReader } from "../reading/odds.ts";
import { own } from "../reading/path.ts";
import { entriesOf, ofQuestion, withAnswer } from "../reading/prepared.ts";
import { polymarket as definition } from "./definition.ts";

/** Polymarket, with what its definition can't say. */
export const polymarket: BuiltIn = {
  definition,
  code: {
    matches: (read) => withAnswer(read, withSides),
    boards: (read) => withAnswer(read, withSides),
    results: (read) => withAnswer(read, decided),
    history: () => ofQuestion(history, ""),
  },
};

/** Past prices come from another host, of one outcome that only the question names. */
export const historyBase = "https://clob.polymarket.com";
const history = oddsReader(
  {
    each: { point: "answer.history[]" },
    rows: [{ book: "'Polymarket'", market: "'winner'", selection: "'home'", price: "point.p", at: "point.t" }],
  },
  { format: "probability", zone: null, words: {}, nothing: [] },
  { isHistory: true },
);

function withSides(answer: unknown): unknown {
  const complete = (event: unknown) => {
    const { home, away } = sidesOf(event, moneylinesOf(own(event, "markets")));
    const others = { homeAlso: otherName(event, home), awayAlso: otherName(event, away), leagueCode: leagueCode(event) };
    return { ...Object(event), ...(home === undefined ? {} : { home, away }), ...others };
  };
  return Array.isArray(answer) ? answer.map(complete) : answer;
}

/** Markets of events, and markets alone, each with the game that it decided. */
function decided(answer: unknown): unknown {
  if (!Array.isArray(answer)) return answer;
  return answer.flatMap((entry) => {
    const markets = own(entry, "markets");
    return markets === undefined ? gameOf(entriesOf(own(entry, "events"))[0], [entry]) : gameOf(entry, markets);
  });
}

/** One game by its moneyline markets: two teams in one, or three of yes and no. */
function gameOf(event: unknown, all: unknown): unknown[] {
  const markets = moneylinesOf(all);
  const [main] = markets;
  if (!main) return [];
  const { home = null, away = null } = sidesOf(event, markets);
  return [{ ...Object(main), game: { slug: own(event, "slug"), home, away, ...resultOf(markets, home) } }];
}

function moneylinesOf(markets: unknown): unknown[] {
  return entriesOf(markets).filter((market) => own(market, "sportsMarketType") === "moneyline");
}

/** Sports whose titles name the visitor first. */
const visitorFirst = /^(?:nfl|cfb|nba|wnba|cbb|cwbb|mlb|nhl|kbo|npb|cfl|ahl|khl)-/;

/** Who plays at home, as outcomes call them. Without a list of teams, the order of the title says it, by sport. */
function sidesOf(event: unknown, moneylines: readonly unknown[]): { home?: string; away?: string } {
  const names = namesOf(moneylines, String(own(event, "title") ?? ""));
  const [first, second] = names;
  if (names.length !== 2 || first === undefined || second === undefined) return {};

  const teams = entriesOf(own(event, "teams"));
  const isHome = (name: string, ordering: string) =>
    teams.some((team) => own(team, "ordering") === ordering && [own(team, "alias"), own(team, "name")].includes(name));
  if (isHome(first, "home") || isHome(second, "away")) return { home: first, away: second };
  const isAtSecond = isHome(first, "away") || isHome(second, "home") || visitorFirst.test(String(own(event, "slug")));
  return isAtSecond ? { home: second, away: first } : { home: first, away: second };
}

/** What else the list of teams calls one: "Knicks" are the "New York Knicks". */
function otherName(event: unknown, name: string | undefined): unknown {
  const names = entriesOf(own(event, "teams")).map((team) => [own(team, "name"), own(team, "alias")]);
  return names.find((both) => both.includes(name))?.find((one) => one !== name);
}

/** The league as tables of results write it: `cfb` is the CFB. */
function leagueCode(event: unknown): string | undefined {
  const league = own(entriesOf(own(event, "teams"))[0], "league");
  return typeof league === "string" ? league.toUpperCase() : undefined;
}

/** What the winner's markets call the teams: one market names both, in its order; of three markets the title has the order. */
function namesOf(moneylines: readonly unknown[], title: string): string[] {
  const outcomes = jsonList(own(moneylines[0], "outcomes"));
  if (outcomes.length === 2 && outcomes[0] !== "Yes") return outcomes;
  const named = moneylines.map((market) => String(own(market, "groupItemTitle"))).filter((name) => title.includes(name));
  return named.sort((a, b) => title.indexOf(a) - title.indexOf(b));
}

/** A result is final when every market is closed and resolved. Half and half is nobody's: the stakes go back. */
function resultOf(markets: readonly unknown[], home: string | null): { status: string; winner: string | null } {
  const isFinal = markets.every((market) => own(market, "closed") === true && own(market, "umaResolutionStatus") === "resolved");
  if (!isFinal) return { status: "unknown", winner: null };
  const winners = markets.flatMap((market) => {
    const names = jsonList(own(market, "outcomes"));
    const at = jsonList(own(market, "outcomePrices")).findIndex((price) => Number(price) === 1);
    if (at < 0) return [null];
    if (names[0] !== "Yes") return [names[at] ?? null];
    return at === 0 ? [String(own(market, "groupItemTitle"))] : [];
  });
  const [winner = null] = winners;
  if (winners.length !== 1 || winner === null) return { status: "void", winner: null };
  return { status: "finished", winner: winner.startsWith("Draw") ? "draw" : winner === home ? "home" : "away" };
}

function jsonList(text: unknown): string[] {
  try {
    return typeof text === "string" ? entriesOf(JSON.parse(text)).map(String) : [];
  } catch {
    return [];
  }
}
