import type { BuiltIn, CodeBehind } from "../open.ts";
import { own } from "../reading/path.ts";
import { withAnswer } from "../reading/prepared.ts";
import { theOddsApiAmerican as american, theOddsApi as definition } from "./definition.ts";

/** A sport is the first word of what the service calls one: `soccer_italy_serie_a` is a league. */
const code: CodeBehind = {
  matches: (read) => withAnswer(read, withSports),
  results: (read) => withAnswer(read, withSports),
};

/** The Odds API, with what its definition can't say. */
export const theOddsApi: BuiltIn = { definition, code };
export const theOddsApiAmerican: BuiltIn = { definition: american, code };

function withSports(answer: unknown): unknown {
  const data = own(answer, "data");
  if (Array.isArray(data)) return { ...Object(answer), data: data.map(withSport) };
  return Array.isArray(answer) ? answer.map(withSport) : answer;
}

function withSport(event: unknown): unknown {
  const key = own(event, "sport_key");
  return typeof key === "string" ? { ...Object(event), sport: key.split("_")[0] } : event;
}
