import type { Definition } from "../definition.ts";
import { theOddsApiAmerican, theOddsApiShape } from "../the-odds-api/definition.ts";

/** ParlayAPI speaks The Odds API's dialect, in American prices and an envelope of its own. Many of its books have one side only. */
export const parlayApi: Definition = {
  name: "ParlayAPI",
  website: "https://parlay-api.com",
  recorded: "a recorded answer of its demo, 2026-08-23, and its page of limits",
  base: "https://parlay-api.com/v1",
  auth: { header: "x-api-key" },
  settings: {
    sports: { about: "sport keys, such as baseball_mlb", default: ["baseball_mlb"] },
    markets: { about: "h2h, spreads, totals", default: ["h2h"] },
  },
  budget: [
    { per: "month", units: 1_000 },
    { per: "minute", units: 30, of: "requests" },
  ],
  errors: [
    { status: 401, means: "key" },
    { status: 429, means: "too_fast" },
  ],
  rhythm: { ahead: [1, 1], live: [1, 1] },
  live: "started",
  format: "american",
  words: theOddsApiAmerican.words,
  asks: {
    boards: {
      path: "/sports/{sport}/odds",
      covers: "sport",
      params: { markets: "{markets}" },
      shape: { ...theOddsApiShape, each: { ...theOddsApiShape.each, event: "answer.events[]" } },
    },
  },
};
