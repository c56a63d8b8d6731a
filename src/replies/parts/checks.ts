import type { Match } from "../../api/model.ts";
import type { Block, Span } from "../../chat/reply.ts";
import type { Checks } from "../../facts/checks.ts";
import { matchTitle } from "./match.ts";
import { bold, onLines, type Text } from "./text.ts";

const minuteMs = 60_000;

/** How often a match is looked at, as one sentence. */
function checksSpans(text: Text, checks: Checks): Span[] {
  switch (checks.kind) {
    case "always":
      return text.spans("checks-always");
    case "often": {
      const args = {
        about: text.length(checks.about),
        aboutMinutes: checks.about / minuteMs,
        latest: text.length(checks.latest),
      };
      return checks.last === null
        ? text.spans("checks-last-hour", args)
        : text.spans("checks-often", { ...args, ...lastOf(text, checks.last) });
    }
    case "later":
      return text.spans("checks-later", {
        from: text.length(checks.fromHours * 60 * minuteMs),
        latest: text.length(checks.latest),
        ...lastOf(text, checks.last),
      });
    case "few":
      return text.spans("checks-few", { count: checks.count });
    case "none":
      return text.spans("checks-none");
  }
}

function lastOf(text: Text, last: number) {
  return { last: text.length(last), lastMinutes: last / minuteMs };
}

/** The same in a few words, for a row among others. */
export function checksInShort(text: Text, checks: Checks): string {
  switch (checks.kind) {
    case "often":
      return text.say("checks-row-often", { about: text.length(checks.about), aboutMinutes: checks.about / minuteMs });
    case "later":
      return text.say("checks-row-later", { from: text.length(checks.fromHours * 60 * minuteMs) });
    case "few":
      return text.say("checks-row-few", { count: checks.count });
    default:
      return text.say(`checks-row-${checks.kind}`);
  }
}

/** The same as a line of its own; nothing where nobody can say. */
export function checksBlocks(text: Text, checks: Checks | null | undefined): Block[] {
  return checks ? [{ kind: "note", spans: checksSpans(text, checks) }] : [];
}

/** A match, and on the next line how often it is looked at. */
export function checkedMatchSpans(text: Text, { match, checks }: { match: Match; checks: Checks }): Span[] {
  return onLines([[bold(matchTitle(text, match))], checksSpans(text, checks)]);
}
