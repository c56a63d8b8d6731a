import { describe, expect, it } from "vitest";
import * as from from "../../../src/api/reading/from-rows.ts";
import { books } from "../../../src/sandbox/books.ts";
import { statusAt } from "../../../src/sandbox/calendar.ts";
import { leagues } from "../../../src/sandbox/leagues.ts";
import { createWorld } from "../../../src/sandbox/world.ts";
import type { Ask } from "../../../src/sources/definition.ts";
import { openSource } from "../../../src/sources/open.ts";
import type { ListRow, PriceRow } from "../../../src/sources/reading/reading.ts";
import { sandbox } from "../../../src/sources/sandbox/definition.ts";
import { dialectNames } from "../../sandbox/dialects/catalog.ts";
import { answerOf, definitionOf } from "../../sandbox/dialects/definition.ts";

const time = Date.UTC(2027, 1, 6, 12);
const world = createWorld({ seed: "model", speed: 1, volatility: 1 });
const matches = world.matches(time);
const some = matches.filter((_, index) => index % 20 === 0);
const { readers } = openSource({ definition: sandbox });
const listOf = (name: string) => answerOf(world, time, { name, dialect: "plain" });

function rowsOf(ask: Ask, name: string): ListRow[] {
  const reader = readers[ask] as ((json: unknown) => { rows: ListRow[] }) | undefined;
  return reader?.(listOf(name)).rows ?? [];
}

const named = ({ slug, name: { ru, en } }: { slug: string; name: { ru: string; en: string } }) => ({ slug, names: { ru, en } });
const side = (one: (typeof matches)[number]["home"]) => ({ id: null, ...named(one) });

/** The world's own match, in the model's words. */
function matchOf(match: (typeof matches)[number]) {
  const { id, slug, home, away, league, startsAt } = match;
  return {
    ...{ id, slug, startsAt, sport: league.sport, status: statusAt(match, time) },
    ...{ home: side(home), away: side(away), league: { id: null, ...named(league), sport: league.sport } },
  };
}

describe("the sandbox's answers in the model's words", () => {
  it("are its matches", () => {
    const listed = rowsOf("matches", "matches").map(from.matchFrom);
    const wanted = matches.slice(0, 100).map((match) => ({ ...matchOf(match), oddsRefreshedAt: world.refreshedAt(match, time) }));
    expect(listed).toEqual(wanted);
  });

  it("are its prices and their past", () => {
    for (const match of some) {
      const board = world.board(match, time);
      const quotes = board.books.flatMap(({ book, markets }) =>
        markets.flatMap(({ market, line, prices }) =>
          prices.map(({ selection, price }) => ({ bookmaker: book.name, market, selection, line, price, at: board.refreshedAt })),
        ),
      );
      const odds = readers.boards?.(answerOf(world, time, { name: "odds", dialect: "plain", slug: match.slug }));
      expect(from.quotesFrom(odds?.rows ?? [])).toEqual(quotes);
      expect(odds?.refreshedAt).toBe(board.refreshedAt);
      const history = readers.history?.(answerOf(world, time, { name: "history", dialect: "plain", slug: match.slug }));
      const points = from.pricePointsFrom(history?.rows ?? []);
      const moments = new Set(world.history(match, time).map(({ refreshedAt }) => refreshedAt));
      expect(points.length).toBeGreaterThan(0);
      expect(points.every(({ at, market }) => moments.has(at) && market === "winner")).toBe(true);
    }
  });

  it("are its predictions and value bets", () => {
    const predictions = rowsOf("predictions", "predictions").map(from.predictionFrom);
    expect(predictions.length).toBeGreaterThan(0);
    for (const { matchSlug, match, home, draw, away, pick } of predictions) {
      const own = matches.find(({ slug }) => slug === matchSlug);
      if (!own) throw new Error("a prediction about no match");
      const { chances } = world.prediction(own, time);
      const chanceOf = (selection: string) => chances.find((one) => one.selection === selection)?.chance ?? null;
      expect([home, draw, away]).toEqual(["home", "draw", "away"].map(chanceOf));
      expect(chanceOf(pick ?? "")).toBe(Math.max(...chances.map(({ chance }) => chance)));
      expect(match).toMatchObject(matchOf(own));
    }
    const bets = rowsOf("value_bets", "value-bets").map(from.valueBetFrom);
    const wanted = world.valueBets(time).slice(0, 100);
    expect(bets).toMatchObject(
      wanted.map(({ board, book, market, line, selection, price, edge }) => ({
        ...{ matchSlug: board.match.slug, bookmaker: book.name, market, line, selection, price },
        edge: expect.closeTo(edge, 3),
      })),
    );
  });

  it("are its teams, fighters, leagues, bookmakers and bonuses", () => {
    const { teams, fighters } = world.cast;
    expect(rowsOf("teams", "teams").map(from.teamFrom)).toEqual(
      teams.slice(0, 100).map((team) => ({ id: team.id, ...named(team) })),
    );
    expect(rowsOf("fighters", "fighters").map(from.fighterFrom)).toEqual(
      fighters.slice(0, 100).map((fighter) => ({
        ...{ id: fighter.id, ...named(fighter), record: fighter.record },
        ...{ weightClass: fighter.weightClass.en, country: fighter.country.en },
      })),
    );
    expect(rowsOf("leagues", "leagues").map(from.leagueFrom)).toEqual(
      leagues.map((league) => ({ id: league.id, ...named(league), sport: league.sport })),
    );
    const rated = rowsOf("bookmakers", "bookmakers").map(from.bookmakerFrom);
    expect(rated.map(({ name, rating, ratingMax }) => [name, rating, ratingMax])).toEqual(
      books.toSorted((a, b) => b.rating - a.rating).map(({ name, rating }) => [name, rating, 5]),
    );
    expect(rowsOf("bonuses", "bonuses").map(from.bonusFrom)).toMatchObject(
      books.flatMap(({ name, bonus }) =>
        bonus ? [{ bookmaker: name, title: bonus.title.en, amount: bonus.amount, currency: bonus.currency }] : [],
      ),
    );
  });
});

describe.each(dialectNames)("the sandbox's %s dialect through a draft", (dialect) => {
  const drafted = openSource({ definition: definitionOf(world, time, dialect) }).readers;
  const rounded = (price: number) => Math.round(price * 50) / 50;
  const pricesOf = (rows: readonly Pick<PriceRow, "bookmaker" | "market" | "selection" | "line" | "price">[]) =>
    rows
      .map(({ bookmaker, market, selection, line, price }) => [bookmaker, market, selection, line, rounded(price)].join("|"))
      .sort();

  it("has the world's prices in other matches too, and when they were refreshed", () => {
    for (const match of some) {
      const board = world.board(match, time);
      const wanted = board.books.flatMap(({ book, markets }) =>
        markets.flatMap(({ market, line, prices }) =>
          prices.map(({ selection, price }) => ({ bookmaker: book.name, market, selection, line, price })),
        ),
      );
      const reading = drafted.boards?.(answerOf(world, time, { name: "odds", dialect, slug: match.slug }));
      expect(pricesOf(reading?.rows ?? [])).toEqual(pricesOf(wanted));
      const seconds = (at: number | null | undefined) => at && Math.floor(at / 1_000);
      const times = new Set(reading?.rows.map(({ at }) => seconds(at)));
      expect([seconds(reading?.refreshedAt), ...times]).toContain(seconds(board.refreshedAt));
    }
  });

  it("has the world's matches, in their order", () => {
    const rows = (drafted.matches?.(answerOf(world, time, { name: "matches", dialect })).rows ?? []).map(from.matchFrom);
    expect(rows.map(({ slug, startsAt, status }) => [slug, startsAt, status])).toEqual(
      matches.slice(0, 100).map((match) => [match.slug, match.startsAt, statusAt(match, time)]),
    );
  });
});
