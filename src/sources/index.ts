import { kalshi } from "./kalshi/source.ts";
import { oddsApiIo } from "./odds-api-io/source.ts";
import type { BuiltIn } from "./open.ts";
import { parlayApi } from "./parlay-api/definition.ts";
import { polymarket } from "./polymarket/source.ts";
import { sandbox } from "./sandbox/definition.ts";
import { theOddsApi, theOddsApiAmerican } from "./the-odds-api/source.ts";

/** The sources that come with the program, by the word that names them in settings. */
export const builtIn: Readonly<Record<string, BuiltIn>> = {
  sandbox: { definition: sandbox },
  "the-odds-api": theOddsApi,
  "the-odds-api-american": theOddsApiAmerican,
  "odds-api-io": oddsApiIo,
  polymarket,
  kalshi,
  "parlay-api": { definition: parlayApi },
};
