import { rhythmOf } from "../../odds/rhythm.ts";
import type { Ask, Definition } from "../definition.ts";

/** Where the documented service is asked, and how often its prices change: all that its document says. */
export const documentedService: Omit<Definition, "asks" | "format"> = {
  name: "The documented service",
  recorded: "the service's own answers, drafted by npm run doctor",
  base: "https://service.example",
  budget: [{ per: "minute", units: 92, of: "requests" }],
  errors: [
    { status: 404, means: "unknown" },
    { status: 400, means: "wish" },
    { status: 422, means: "wish" },
    { status: 429, means: "too_fast" },
  ],
  rhythm: { ahead: [15, 30], live: [4, 6] },
  zone: "UTC",
};

export const documentedRhythm = rhythmOf(documentedService.rhythm);

type Requests = { readonly [A in Ask]?: Omit<NonNullable<Definition["asks"][A]>, "shape"> };
const page = { by: "page", param: "page" } as const;
const perPage = { per_page: 100 };

/** How each endpoint of the document is asked. What it answers, the document doesn't show. */
export const documentedRequests = {
  matches: {
    path: "/api/v1/matches",
    params: { ...perPage, sport: "{sport}", league: "{league}", status: "{status}" },
    paging: page,
    fresh: "15 min",
  },
  match: { path: "/api/v1/matches/{match}", covers: "match", fresh: "5 min" },
  boards: { path: "/api/v1/matches/{match}/odds", covers: "match" },
  history: { path: "/api/v1/odds/history/{match}", covers: "match", fresh: "5 min" },
  predictions: { path: "/api/v1/ml/predictions", params: perPage, paging: page, fresh: "15 min" },
  value_bets: { path: "/api/v1/ml/value-bets", params: perPage, paging: page, fresh: "5 min" },
  fighters: { path: "/api/v1/fighters", params: perPage, paging: page, fresh: "6 h" },
  fighter: { path: "/api/v1/fighters/{fighter}", covers: "match", fresh: "6 h" },
  teams: { path: "/api/v1/teams", params: perPage, paging: page, fresh: "6 h" },
  leagues: { path: "/api/v1/leagues", params: perPage, paging: page, fresh: "6 h" },
  bookmakers: { path: "/api/v1/bookmakers", params: perPage, fresh: "6 h" },
  bonuses: { path: "/api/v1/bonuses", params: perPage, fresh: "6 h" },
} as const satisfies Requests;
