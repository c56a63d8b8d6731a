import type { BuiltIn } from "../open.ts";
import { own } from "../reading/path.ts";
import { entriesOf, withAnswer, withRows } from "../reading/prepared.ts";
import type { ListRow } from "../reading/reading.ts";
import { oddsApiIo as definition } from "./definition.ts";
import { oddsApiIoPush } from "./push.ts";

/** odds-api.io, with what its definition can't say. */
export const oddsApiIo: BuiltIn = {
  definition,
  code: { value_bets: (read) => withAnswer(read, withSides), results: (read) => withRows(read, abandoned) },
  push: oddsApiIoPush,
};

const spreads = new Set(["spread", "asian handicap", "alternative asian handicap"]);
const totals = new Set(["totals", "over/under", "alternative totals"]);
const totalSides: Readonly<Record<string, string>> = { home: "over", away: "under" };

/** Says of every value bet which side it is on, and the line from that side. */
function withSides(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(sided);
  const data = own(answer, "data");
  return Array.isArray(data) ? { ...Object(answer), data: entriesOf(data).map(sided) } : answer;
}

function sided(bet: unknown): unknown {
  const market = own(bet, "market");
  const name = String(own(market, "name")).toLowerCase();
  const side = String(own(bet, "betSide"));
  const line = own(market, "hdp") ?? null;
  if (line === null) return bet;
  if (spreads.has(name)) return { ...Object(bet), line: side === "away" ? 0 - Number(line) : line };
  // Of other markets nobody has said whose line it is.
  if (!totals.has(name)) return { ...Object(bet), betSide: null };
  const odds = own(bet, "bookmakerOdds");
  const prices = { over: own(odds, "over") ?? own(odds, "home"), under: own(odds, "under") ?? own(odds, "away") };
  return { ...Object(bet), line, betSide: totalSides[side] ?? side, bookmakerOdds: { ...Object(odds), ...prices } };
}

/** A settled match without a score was abandoned: nobody won. */
function abandoned(row: ListRow): ListRow {
  const isAbandoned = row["status"] === "finished" && (row["home_score"] === null || row["away_score"] === null);
  return isAbandoned ? { ...row, status: "void", home_score: null, away_score: null } : row;
}
