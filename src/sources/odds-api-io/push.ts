import type { PushBehind, PushWord } from "../open.ts";
import { own } from "../reading/path.ts";
import { entriesOf } from "../reading/prepared.ts";
import { inColumns } from "./definition.ts";

const mostSports = 10;

/**
 * The WebSocket of odds-api.io, for paid plans. Several messages stand in one frame, one a line, and each is about one book of one
 * match: the markets that have changed, whole. `lastSeq` brings the newest word on everything that was missed.
 */
export const oddsApiIoPush: PushBehind = {
  path: "/ws",
  query: ({ sports = [] }, lastSeq) => ({
    markets: inColumns.join(","),
    sport: sports.slice(0, mostSports).join(","),
    ...(lastSeq !== null && { lastSeq: `${lastSeq}` }),
  }),
  read: (frame) => frame.split("\n").flatMap((line) => wordIn(line)),
};

function wordIn(line: string): PushWord[] {
  const message = parsed(line);
  const [match, book, seq] = [own(message, "id"), own(message, "bookie"), own(message, "seq")];
  const about = { match: String(match), book: typeof book === "string" ? book : null, seq: typeof seq === "number" ? seq : null };
  switch (own(message, "type")) {
    case "welcome":
      return [{ kind: "welcome" }];
    case "resync_required":
      return [{ kind: "forgotten" }];
    case "created":
    case "updated":
      return entriesOf(own(message, "markets")).map((market) => ({ kind: "prices", ...about, ...pricesIn(message, market) }));
    case "deleted":
    case "no_markets":
      return [{ kind: "gone", ...about }];
    default:
      return [];
  }
}

/** A market as an answer to a question brings it, so that it is read in the same way. */
function pricesIn(message: unknown, market: unknown): { market: string; answer: unknown } {
  const book = String(own(message, "bookie"));
  const event = { id: own(message, "id"), home: "", away: "", urls: { [book]: own(message, "url") } };
  return { market: String(own(market, "name")), answer: [{ ...event, bookmakers: { [book]: [market] } }] };
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
