import type { Block, Button, Draft, Span } from "../../chat/reply.ts";
import { note } from "../parts/blocks.ts";
import { inFittingRows, inRows, pageButtons, pageNote, pageOf, pageWord } from "../parts/paging.ts";
import { plain, type Text } from "../parts/text.ts";

export interface HelpFacts {
  commands: readonly HelpCommand[];
  /** What is listed now, for examples that work. */
  examples: { match: string; team: string; fighter: string };
  place: "private" | "group";
  /** Null for the first page. */
  topic: HelpTopic | null;
  /** Of the topic, counted from 1; the first one when left out. */
  page?: string | undefined;
  /** What people type in other chats to ask the bot there; left out where it is not asked so. */
  inlineName?: string | undefined;
  /** Where a thumb up under an alert is told of: always, or where the bot is an administrator; left out or null where it never is. */
  thumb?: "always" | "as_administrator" | null | undefined;
  /** People bring the bot along for themselves on this platform. */
  carried?: boolean;
  /** What was asked for and is no topic. */
  unknown?: string | undefined;
}

interface HelpCommand {
  name: string;
  /** Where the command says itself which topic tells of it. */
  topic?: HelpTopic | undefined;
  hasExample: boolean;
}

/** What each topic is about, in the order in which it is told. Commands may name their topic themselves; others belong to the last one. */
const topics = {
  matches: ["matches", "live", "match", "search", "teams", "team", "leagues", "fighters", "fighter"],
  odds: ["odds", "best", "history", "movers", "predictions", "bookmakers", "bonuses"],
  watches: ["watch", "preview", "watches", "card", "unwatch", "edit", "pause", "resume", "undo", "for"],
  alerts: ["mute", "unmute", "snooze", "less", "log", "why", "score"],
  money: ["valuebets", "arbs", "fair"],
  chat: ["settings"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type HelpTopic = keyof typeof topics;
export const helpTopics = Object.keys(topics) as HelpTopic[];

/** What most people do. */
const first = ["matches", "odds", "watch", "watches", "settings"];
/** What private chats alone can do. */
const inPrivate = new Set(["break", "link", "unlink", "for"]);
/** So many commands fit a phone, with two lines each. */
const pageSize = 6;
/** Beside what was not understood. */
const firstOfUnknown = 3;

/** The topic that tells of a command. */
export function topicOf({ name, topic: own }: Pick<HelpCommand, "name" | "topic">): HelpTopic {
  return own ?? helpTopics.find((topic) => (topics[topic] as readonly string[]).includes(name)) ?? "chat";
}

/** A short first page that leads to all topics, or the commands of one, a page at a time; every command has an example that works as it stands. */
export function helpReply(text: Text, facts: HelpFacts): Draft {
  const { topic, place, unknown } = facts;
  const commands = facts.commands.filter(({ name }) => place === "private" || !inPrivate.has(name));
  const page = topic && pageOf(commandsOf(commands, topic), facts.page, pageSize);
  const isLast = page !== null && page.page * page.pageSize >= page.total;
  const turn = (to: number) => ({ command: "help", text: `${topic} ${pageWord(to)}` });
  return {
    blocks: [
      { kind: "heading", spans: text.spans(topic ? `help-topic-${topic}` : "help-heading") },
      ...(unknown === undefined ? [] : [{ kind: "paragraph" as const, spans: text.spans("help-unknown", { words: unknown }) }]),
      listOf(
        text,
        page?.shown ?? inOrder(commands, unknown === undefined ? first : first.slice(0, firstOfUnknown)),
        facts.examples,
      ),
      ...(page ? pageNote(text, page) : [note(text.spans("help-words"))]),
      ...(topic && isLast ? topicNotes(text, topic, facts) : []),
    ],
    buttons: page ? inFittingRows([...pageButtons(text, page, turn).flat(), backButton(text)]) : topicButtons(text),
    personal: false,
  };
}

/** What else there is to know of a topic. */
function topicNotes(text: Text, topic: HelpTopic, { place, inlineName, thumb, carried = false }: HelpFacts): Block[] {
  const said = (key: string, usage = `${key}.usage`) => note(text.spans(key, { usage: code(text.say(usage)) }));
  switch (topic) {
    case "odds":
      return inlineName ? [note(text.spans("help-inline", { name: code(inlineName) }))] : [];
    case "alerts":
      return [...(thumb ? thumbNotes(text, thumb) : []), ...(place === "group" ? [said("help-threads")] : [])];
    case "watches":
      return place === "group" ? [note(text.spans("help-group"))] : [];
    case "chat":
      return [said("help-fixtures", "settings-fixtures-example"), ...(carried ? [note(text.spans("help-carried"))] : [])];
    default:
      return [];
  }
}

function thumbNotes(text: Text, thumb: NonNullable<HelpFacts["thumb"]>): Block[] {
  const one = text.spans(thumb === "always" ? "help-thumb" : "help-thumb-group");
  const several = text.spans("help-thumb-several", { mute: text.say("alert-mute") });
  return [note(one), note(several)];
}

function code(typed: string): Span {
  return { kind: "text", text: typed, style: "code" };
}

function topicButtons(text: Text): Button[][] {
  const buttons = helpTopics.map((topic) => ({
    label: text.say(`help-topic-${topic}`),
    press: { command: "help", text: topic, replace: true },
  }));
  return inRows(buttons, 2);
}

function backButton(text: Text): Button {
  return { label: text.say("help-first"), press: { command: "help", text: "", replace: true } };
}

function commandsOf(commands: readonly HelpCommand[], topic: HelpTopic): HelpCommand[] {
  const named = inOrder(commands, topics[topic]);
  return [...named, ...commands.filter((command) => topicOf(command) === topic && !named.includes(command))];
}

function inOrder(commands: readonly HelpCommand[], names: readonly string[]): HelpCommand[] {
  return names.flatMap((wanted) => commands.filter(({ name }) => name === wanted));
}

function listOf(text: Text, commands: readonly HelpCommand[], examples: HelpFacts["examples"]): Block {
  const items = commands.map(({ name, hasExample }) => {
    const usage = hasExample ? text.say(`command-${name}.example`, examples) : `/${name}`;
    return text.spans("help-line", {
      usage: code(usage),
      description: text.say(`command-${name}`),
    });
  });
  return { kind: "list", items };
}

/** What came is nothing that can be read, and what can be. */
export function unreadReply(text: Text, { unread, place }: { unread: "media" | "edit"; place: HelpFacts["place"] }): Draft {
  const key = unread === "edit" ? "unread-edit" : place === "private" ? "unread-media" : "unread-media-group";
  const button = (label: string, command: string) => ({
    label: text.say(label),
    press: { command, text: "", replace: false },
  });
  return sentenceReply(text, { key, buttons: [[button("start-matches", "matches"), button("help-button", "help")]] });
}

/** One sentence and what to press instead. */
export function sentenceReply(
  text: Text,
  { key, args, buttons = [] }: { key: string; args?: Readonly<Record<string, string | number>>; buttons?: Draft["buttons"] },
): Draft {
  return { blocks: [{ kind: "paragraph", spans: plain(text.say(key, args)) }], buttons, personal: true };
}
