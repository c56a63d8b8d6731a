import type { FixedDefinition } from "../../src/api/definitions.ts";
import type { Definition } from "../../src/sources/definition.ts";
import { documentedRequests, documentedService } from "../../src/sources/documented/service.ts";

const each = { row: ["answer.data[]", "answer[]"] };
const fields = {
  slug: "row.slug",
  id: "row.id?",
  home: { ru: "row.home_team.name_ru" },
  away: { ru: "row.away_team.name_ru" },
  scheduled_at: "row.scheduled_at",
  status: "row.status",
  refreshed: "row.odds_updated_at?",
};
const named = { name: "row.name", slug: "row.slug?", id: "row.id?" };

/** How the answers of the tests' small services are read. */
export const testDefinition: Definition = {
  ...documentedService,
  name: "A test's service",
  format: "decimal",
  asks: {
    matches: { ...documentedRequests.matches, shape: { each, fields, total: "answer.meta.total?" } },
    match: { ...documentedRequests.match, shape: { each: { row: ["answer.data", "answer"] }, fields } },
    boards: {
      ...documentedRequests.boards,
      shape: {
        each: { market: "answer.data[]", outcome: "market.outcomes[]" },
        rows: [{ book: "market.bookmaker", market: "market.market", selection: "outcome.name", price: "outcome.price" }],
        words: { standard: true },
        refreshed: "answer.updated_at?",
      },
    },
    history: {
      ...documentedRequests.history,
      shape: {
        each: { point: "answer.data[]" },
        rows: [
          { book: "point.bookmaker", market: "point.market", selection: "point.selection", price: "point.price", at: "point.at" },
        ],
        words: { standard: true },
      },
    },
    fighters: { ...documentedRequests.fighters, shape: { each, fields: named, total: "answer.meta.total?" } },
    fighter: { ...documentedRequests.fighter, shape: { each: { row: ["answer.data", "answer"] }, fields: named } },
    teams: { ...documentedRequests.teams, shape: { each, fields: named, total: "answer.meta.total?" } },
    leagues: { ...documentedRequests.leagues, shape: { each, fields: named, total: "answer.meta.total?" } },
    bookmakers: { ...documentedRequests.bookmakers, shape: { each, fields: { name: "row.name", slug: "row.slug?" } } },
    bonuses: {
      ...documentedRequests.bonuses,
      shape: { each, fields: { title: ["row.title", "row.name"], bookmaker: "row.bookmaker?" } },
    },
  },
};

export const fixedByTest: FixedDefinition = { definition: testDefinition, from: "file" };
