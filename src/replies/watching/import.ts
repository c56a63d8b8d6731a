import type { Match } from "../../api/model.ts";
import type { Block, Button, Draft, Span } from "../../chat/reply.ts";
import type { Target } from "../../matches/targets.ts";
import type { BetTerms } from "../../rules/calmer.ts";
import type { Rule } from "../../rules/rule.ts";
import { factsBlock } from "../parts/facts.ts";
import { ruleInWords } from "../parts/rule.ts";
import { bold, plain, type Text } from "../parts/text.ts";
import { improvementArgs, listButton, watchTitle } from "./watch-view.ts";

/** A watch that a file asks for. */
export type Shown =
  | { kind: "match"; known: { id: number; match: Match }; rule: Rule }
  | { kind: "wide"; target: Target; rule: Rule }
  | { kind: "bets"; terms: BetTerms };

/** Something of a file that is not taken, by what it calls itself where it means nothing here. */
export type LeftOut =
  | { name: string; why: "unreadable" | "rule" | "unknown_match" | "unknown_name" | "over" | "setting" | "settings_rights" }
  | { shown: Shown; why: "limit" | "others" };

export interface PlannedImport {
  added: readonly Shown[];
  /** `from` in canonical words. */
  changed: readonly { shown: Shown; from: string }[];
  /** How many watches of the file are here already. */
  same: number;
  /** How many watches of the chat the file says nothing about. */
  stays: number;
  left: readonly LeftOut[];
  /** Settings that change, as the file calls them. */
  settings: readonly string[];
  /** How many bets go into the asker's journal. */
  bets: number;
}

const mostLines = 8;

/** What a file would change, before anything is changed. `id` names the file in the answer; null where there is nothing to answer. */
export function importReply(text: Text, facts: PlannedImport & { id: number | null }): Draft {
  const { added, changed, same, stays, left, settings, bets, id } = facts;
  const count = added.length + changed.length;
  const notes = [
    ...(settings.length > 0 ? [text.spans("import-settings", { names: settingsInWords(text, settings) })] : []),
    ...(same > 0 ? [text.spans("import-same", { count: same })] : []),
    ...(stays > 0 ? [text.spans("import-stays", { count: stays })] : []),
  ];
  return {
    blocks: [
      { kind: "heading", spans: text.spans("import-heading") },
      ...(id === null ? [paragraph(text.spans("import-nothing"))] : []),
      ...listed(
        text,
        "import-new",
        added.map((shown) => titled(text, shown, shownRule(text, shown))),
      ),
      ...listed(
        text,
        "import-changed",
        changed.map(({ shown }) => titled(text, shown, shownRule(text, shown))),
      ),
      ...listed(
        text,
        "import-left",
        left.map((one) => leftSpans(text, one)),
      ),
      ...betsBlock(text, bets),
      ...notes.map(paragraph),
    ],
    buttons: id === null ? [[listButton(text)]] : [answers(text, { id, count, bets })],
    personal: false,
  };
}

function betsBlock(text: Text, bets: number): Block[] {
  return bets === 0 ? [] : [factsBlock(text, [{ label: text.say("journal-heading"), value: plain(text.number(bets, true)) }])];
}

function answers(text: Text, { id, count, bets }: { id: number; count: number; bets: number }): Button[] {
  const press = (answer: string) => ({ command: "import", text: `${answer}${id}`, replace: true });
  return [
    { label: bets > 0 ? text.say("import-button") : text.say("import-yes", { count }), press: press("yes") },
    { label: text.say("import-no"), press: press("no") },
  ];
}

function listed(text: Text, key: string, items: readonly (readonly Span[])[]): Block[] {
  if (items.length === 0) return [];
  const more = items.length - mostLines;
  return [
    paragraph([bold(text.say(key, { count: items.length }))]),
    { kind: "list", items: items.slice(0, mostLines) },
    ...(more > 0 ? [{ kind: "note" as const, spans: text.spans("import-more", { count: more }) }] : []),
  ];
}

function titled(text: Text, shown: Shown, words: string): Span[] {
  return [...plain(shownTitle(text, shown)), { kind: "break", text: "\n" }, ...plain(words)];
}

/** What is watched. */
export function shownTitle(text: Text, shown: Shown): string {
  return watchTitle(text, shown.kind === "bets" ? { kind: "bets", filter: shown.terms.filter } : shown);
}

/** By which rule. */
export function shownRule(text: Text, shown: Shown): string {
  if (shown.kind === "bets") return text.say("bet-watch-improving", improvementArgs(text, shown.terms.improvement));
  return ruleInWords(text, shown.rule, shown.kind === "match" ? shown.known.match : null);
}

function leftSpans(text: Text, one: LeftOut): Span[] {
  const name = "shown" in one ? shownTitle(text, one.shown) : one.name;
  return text.spans("import-left-row", { name, why: one.why });
}

/** Those that are shown under a name, by that; the others by what the file calls them. */
function settingsInWords(text: Text, settings: readonly string[]): string {
  const names: Readonly<Record<string, string>> = {
    timeZone: "zone",
    digestAt: "digest",
    fixturesAt: "fixtures",
    reminderMinutes: "reminder",
    membersMayWatch: "members",
  };
  return new Intl.ListFormat(text.language).format(settings.map((name) => text.say(`settings-name-${names[name] ?? name}`)));
}

/** Says what was taken, with the way back. */
export function importedReply(
  text: Text,
  {
    added,
    changed,
    settings,
    bets,
    undo,
  }: { added: number; changed: number; settings: readonly string[]; bets: number; undo: number },
): Draft {
  const said = [
    ...(added > 0 ? [text.say("import-done-new", { count: added })] : []),
    ...(changed > 0 ? [text.say("import-done-changed", { count: changed })] : []),
    ...(settings.length > 0 ? [text.say("import-done-settings", { names: settingsInWords(text, settings) })] : []),
  ];
  return {
    blocks: [...said.map((sentence) => paragraph(plain(sentence))), ...betsBlock(text, bets)],
    buttons: [
      [{ label: text.say("less-undo"), press: { command: "undo", text: String(undo), replace: true } }, listButton(text)],
    ],
    personal: false,
  };
}

/** Says that all is as it was. */
export function nothingImportedReply(text: Text): Draft {
  return { blocks: [paragraph(text.spans("import-cancelled"))], buttons: [[listButton(text)]], personal: true };
}

function paragraph(spans: readonly Span[]): Block {
  return { kind: "paragraph", spans };
}
