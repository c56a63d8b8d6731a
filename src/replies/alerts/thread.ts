import type { Match } from "../../api/model.ts";
import type { Draft, Span } from "../../chat/reply.ts";
import type { ThreadTrouble } from "../../chat/thread-trouble.ts";
import { leagueName } from "../../matches/names.ts";
import { matchButton, matchTitle, startSpan, whenBlock } from "../parts/match.ts";
import { bold, type Text } from "../parts/text.ts";

/** "Home v Away · Mon, Nov 24, 18:30 UTC": how a thread for a match is called. */
export function threadTitle(text: Text, match: Match): string {
  const title = matchTitle(text, match);
  const start = startSpan(text, match);
  return start === null ? title : text.say("thread-title", { title, time: start.text });
}

/** How a thread for the matches of a league is called. */
export function leagueOf(text: Text, { league }: Match): string | null {
  return league === null ? null : leagueName(league, text.language);
}

/** What a post begins with, where a thread cannot be empty: what its alerts are about. */
export function threadReply(text: Text, { id, match, isLeague }: { id: number; match: Match; isLeague: boolean }): Draft {
  const name = (isLeague ? leagueOf(text, match) : null) ?? matchTitle(text, match);
  return {
    blocks: [
      { kind: "heading", spans: [bold(name)] },
      ...(isLeague ? [] : whenBlock(text, match)),
      { kind: "paragraph", spans: text.spans("thread-first") },
    ],
    buttons: isLeague ? [] : [[{ ...matchButton(text, { id, match }), label: text.say("watch-odds") }]],
    personal: false,
  };
}

/** Why alerts stay in the chat itself. */
export function threadTroubleSpans(text: Text, trouble: ThreadTrouble): Span[] {
  return text.spans(`thread-trouble-${trouble.replace("_", "-")}`);
}
