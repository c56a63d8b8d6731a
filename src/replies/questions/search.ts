import type { Match } from "../../api/model.ts";
import type { Press } from "../../chat/press.ts";
import type { Block, Button, Draft, Span } from "../../chat/reply.ts";
import { kickOff, matchButton, matchButtons, matchTitle } from "../parts/match.ts";
import { allButton, foundSpans, listName, type NamedList, type NamedRow, namedButton, namesApart } from "../parts/named.ts";
import { bold, plain, type Text } from "../parts/text.ts";

type Row = Pick<NamedRow, "key" | "name">;

export interface SearchFacts {
  words: string;
  matches: readonly { id: number; match: Match }[];
  teams: readonly Row[];
  leagues: readonly Row[];
  fighters: readonly Row[];
  /** Nothing has all of the words; these are only near. */
  near: boolean;
  /** Some lists could not be fetched. */
  partly: boolean;
}

const lists = ["teams", "leagues", "fighters"] as const satisfies readonly NamedList[];

/** Everything that words lead to, each with a button. */
export function searchReply(text: Text, facts: SearchFacts): Draft {
  const { words, matches, near, partly } = facts;
  const named = lists.map((list) => ({ list, rows: facts[list] })).filter(({ rows }) => rows.length > 0);
  const count = matches.length + named.length;
  const blocks: Block[] = [
    { kind: "paragraph", spans: foundSpans(text, { words, near: near && count > 0, count }) },
    ...(matches.length > 0
      ? section(
          text.say("matches-heading"),
          matches.map((known) => ({ spans: matchLine(text, known.match), open: matchButton(text, known).press })),
        )
      : []),
    ...named.flatMap(({ list, rows }) =>
      section(
        listName(text, list),
        rows.map((row) => ({ spans: plain(row.name), open: namedButton(list, row).press })),
      ),
    ),
    ...(partly ? [{ kind: "note" as const, spans: text.spans("search-partly") }] : []),
  ];
  const buttons: Button[][] = [
    ...matchButtons(text, matches).map((button) => [button]),
    ...named.map(({ list, rows }) => {
      const names = namesApart(rows);
      return rows.map((row, index) => namedButton(list, row, text.say(`search-${list}`, { name: names[index] ?? "" })));
    }),
  ];
  return { blocks, buttons: buttons.length > 0 ? buttons : listButtons(text), personal: false };
}

function section(title: string, rows: readonly { spans: readonly Span[]; open: Press }[]): Block[] {
  return [
    { kind: "paragraph", spans: [bold(title)] },
    { kind: "list", items: rows.map(({ spans }) => spans), opens: rows.map(({ open }) => open) },
  ];
}

function matchLine(text: Text, match: Match) {
  return text.spans("named-match", { start: kickOff(text, match), title: matchTitle(text, match) });
}

/** Where to look instead. */
function listButtons(text: Text): Button[][] {
  const matches: Button = { label: text.say("start-matches"), press: { command: "matches", text: "", replace: false } };
  return [[matches, ...lists.map((list) => allButton(text, list))]];
}
