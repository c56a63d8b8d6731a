import type { Definition, Paths } from "../definition.ts";
import { documentedRequests, documentedService } from "../documented/service.ts";

const inBoth = (of: string): Record<string, Paths> => ({ en: `${of}.name_en?`, ru: `${of}.name_ru` });
const place = {
  id: "row.id",
  slug: "row.slug",
  name: inBoth("row"),
  sport: "row.sport",
  country: { en: "row.country.en?", ru: "row.country.ru?" },
};
/** A match, wherever it stands. */
const matchAt = (of: string) => ({
  home_slug: `${of}.home_team.slug`,
  away_slug: `${of}.away_team.slug`,
  scheduled_at: `${of}.scheduled_at`,
  status: `${of}.status`,
  league: inBoth(`${of}.league`),
  league_slug: `${of}.league.slug`,
  sport: `${of}.sport`,
});
const match = {
  id: "row.id",
  slug: "row.slug",
  home: inBoth("row.home_team"),
  away: inBoth("row.away_team"),
  ...matchAt("row"),
  refreshed: "row.odds_updated_at?",
};
const aboutMatch = {
  id: "row.match.id",
  match: "row.match.slug",
  home_name: inBoth("row.match.home_team"),
  away_name: inBoth("row.match.away_team"),
  ...matchAt("row.match"),
};
const fighter = {
  id: "row.id",
  slug: "row.slug",
  name: inBoth("row"),
  wins: "row.record.wins",
  losses: "row.record.losses",
  draws: "row.record.draws",
  weight_class: "row.weight_class",
  country: "row.country",
};

/** The sandbox's plain dialect: the documented service's own words everywhere. */
export const sandbox: Definition = {
  ...documentedService,
  name: "The sandbox",
  terms: { export: true },
  recorded: "the sandbox itself",
  base: "http://127.0.0.1:8099",
  format: "decimal",
  asks: {
    matches: {
      ...documentedRequests.matches,
      shape: { each: { row: "answer.data[]" }, fields: match, total: "answer.meta.total?" },
    },
    match: {
      ...documentedRequests.match,
      shape: { each: { row: "answer.data" }, fields: match },
    },
    boards: {
      ...documentedRequests.boards,
      shape: {
        each: { book: "answer.data.bookmakers[]", market: "book.markets[]", outcome: "market.outcomes[]" },
        match: "answer.data.match.slug",
        refreshed: "answer.data.updated_at?",
        rows: [
          {
            book: "book.name",
            market: "market.key",
            selection: "outcome.key",
            line: "market.line?",
            price: "outcome.price",
            at: "answer.data.updated_at?",
          },
        ],
      },
    },
    history: {
      ...documentedRequests.history,
      shape: {
        each: { change: "answer.data.changes[]" },
        match: "answer.data.match.slug",
        rows: [
          {
            book: "change.bookmaker",
            market: "change.market",
            selection: "change.selection",
            price: "change.price",
            at: "change.at",
          },
        ],
      },
    },
    predictions: {
      ...documentedRequests.predictions,
      shape: {
        each: { row: "answer.data[]" },
        fields: {
          ...aboutMatch,
          home: "row.probabilities.home",
          draw: "row.probabilities.draw?",
          away: "row.probabilities.away",
          pick: "row.pick",
          confidence: "row.confidence",
        },
      },
    },
    value_bets: {
      ...documentedRequests.value_bets,
      shape: {
        each: { row: "answer.data[]" },
        fields: {
          ...aboutMatch,
          bookmaker: "row.bookmaker.name",
          market: "row.market",
          selection: "row.selection",
          line: "row.line?",
          price: "row.price",
          edge: "row.edge",
        },
      },
    },
    fighters: {
      ...documentedRequests.fighters,
      shape: { each: { row: "answer.data[]" }, fields: fighter },
    },
    fighter: {
      ...documentedRequests.fighter,
      shape: { each: { row: "answer.data" }, fields: fighter },
    },
    teams: {
      ...documentedRequests.teams,
      shape: { each: { row: "answer.data[]" }, fields: place },
    },
    leagues: {
      ...documentedRequests.leagues,
      shape: { each: { row: "answer.data[]" }, fields: place },
    },
    bookmakers: {
      ...documentedRequests.bookmakers,
      shape: {
        each: { row: "answer.data[]" },
        fields: { slug: "row.slug", name: "row.name", rating: "row.rating", rating_max: "row.rating_max", url: "row.url" },
      },
    },
    bonuses: {
      ...documentedRequests.bonuses,
      shape: {
        each: { row: "answer.data[]" },
        fields: {
          bookmaker: "row.bookmaker.name",
          title: { en: "row.title_en", ru: "row.title_ru" },
          amount: "row.amount",
          currency: "row.currency",
          url: "row.url",
        },
      },
    },
  },
};
