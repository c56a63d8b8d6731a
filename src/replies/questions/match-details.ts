import type { Match } from "../../api/model.ts";
import type { Block, Button, Draft, Span } from "../../chat/reply.ts";
import { leagueName } from "../../matches/names.ts";
import { hasEnded } from "../../matches/state.ts";
import type { MarketKey } from "../../odds/markets.ts";
import type { Board } from "../../odds/quote.ts";
import { factsBlock } from "../parts/facts.ts";
import { marketName } from "../parts/markets.ts";
import { matchTitle, startSpan } from "../parts/match.ts";
import { inFittingRows } from "../parts/paging.ts";
import { sportName } from "../parts/sports.ts";
import { plain, type Text } from "../parts/text.ts";

import { ageNote } from "./odds.ts";
import { watchButton } from "./odds-buttons.ts";

export interface MatchDetailsFacts {
  id: number;
  match: Match;
  /** Null when no bookmaker quotes the match, or its odds could not be asked for. */
  board: Board | null;
  old: boolean;
  /** What is quoted, the main markets first. */
  markets: readonly MarketKey[];
  /** How many books quote something. */
  books: number;
  isWatched: boolean;
  now: number;
}

const linesShown = 4;

/** One match: who plays where and when, what is quoted, and a button for everything that can be asked about it. */
export function matchDetailsReply(text: Text, facts: MatchDetailsFacts): Draft {
  const { id, match, board } = facts;
  const to = (label: string, command: string): Button => {
    return { label: text.say(label), press: { command, text: `#${id}`, replace: false } };
  };
  const quoted = facts.markets.length > 0;
  return {
    blocks: [
      { kind: "heading", spans: plain(matchTitle(text, match)) },
      factsBlock(text, factRows(text, facts)),
      ...(board ? [ageNote(text, { board, old: facts.old, now: facts.now })] : []),
    ],
    buttons: [
      [to("watch-odds", "odds"), ...(quoted ? [to("match-best", "best")] : []), to("match-history", "history")],
      ...inFittingRows([
        to("match-prediction", "predictions"),
        ...(hasEnded(match.status) ? [] : [watchButton(text, id, facts.isWatched), to("card-button", "card")]),
      ]),
    ],
    personal: false,
  };
}

function factRows(text: Text, { match, markets, books, id }: MatchDetailsFacts): Extract<Block, { kind: "facts" }>["rows"] {
  const row = (label: string, value: readonly Span[]) => [{ label: text.say(label), value }];
  return [
    ...(match.sport === null ? [] : row("match-sport", plain(sportName(text, match.sport)))),
    ...(match.league === null ? [] : row("match-league", plain(leagueName(match.league, text.language)))),
    ...row("match-start", [startSpan(text, match) ?? { kind: "text" as const, text: text.say("status-no-time") }]),
    ...(match.status === "unknown" ? [] : row("match-status", plain(text.say(`status-${match.status}`)))),
    ...row("match-markets", plain(markets.length === 0 ? text.say("match-no-markets") : marketsInWords(text, match, markets))),
    ...(books === 0 ? [] : row("match-books", plain(text.number(books)))),
    ...row("match-number", [{ kind: "text", text: `#${id}`, style: "code" }]),
  ];
}

/** The markets by name, each with its main lines: "Winner, Total 2.5, Total 3". */
function marketsInWords(text: Text, match: Match, markets: readonly MarketKey[]): string {
  const shown = markets.filter((key, index) => {
    return markets.slice(0, index).filter(({ market }) => market === key.market).length < linesShown;
  });
  return shown.map((key) => marketName(text, key, match.sport)).join(", ");
}
