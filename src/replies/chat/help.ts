import type { Block, Draft } from "../../chat/reply.ts";
import { bold, plain, type Text } from "../parts/text.ts";

/** What the bot is for, and the two ways to begin: by a name in private, by a command where people talk to each other. */
export function startReply(text: Text, place: HelpFacts["place"] = "private"): Draft {
  const press = (command: string) => ({ command, text: "", replace: false });
  const how = place === "private" ? ["start-how"] : ["start-how-group", "help-group"];
  return {
    blocks: [
      { kind: "heading", spans: text.spans("start-heading") },
      { kind: "paragraph", spans: text.spans("start-what") },
      ...how.map((key): Block => ({ kind: "paragraph", spans: text.spans(key) })),
    ],
    buttons: [
      [
        { label: text.say("start-matches"), press: press("matches") },
        { label: text.say("start-valuebets"), press: press("valuebets") },
      ],
      [
        { label: text.say("start-help"), press: press("help") },
        { label: text.say("settings-heading"), press: press("settings") },
      ],
    ],
    personal: false,
  };
}

export interface HelpFacts {
  commands: readonly { name: string; hasExample: boolean }[];
  /** What is listed now, for examples that work. */
  examples: { match: string; team: string; fighter: string };
  place: "private" | "group";
}

/** Where a command stands in a long list; what is named nowhere comes last. */
const subjects = {
  matches: ["matches", "live", "match", "search"],
  odds: ["odds", "best", "history", "movers", "predictions", "valuebets", "arbs", "fair", "stake", "kelly"],
  alerts: [
    "watch",
    "preview",
    "unwatch",
    "watches",
    "card",
    "edit",
    "pause",
    "resume",
    "undo",
    "export",
    "import",
    "mute",
    "unmute",
    "snooze",
    "break",
    "less",
    "log",
    "why",
    "score",
  ],
  names: ["teams", "team", "leagues", "fighters", "fighter", "bookmakers", "bonuses"],
} as const;
const mostTogether = 10;
/** What private chats alone can do. */
const inPrivate = new Set(["break", "link", "unlink"]);

/** Every command with an example that works as it stands; by subject when they are many. */
export function helpReply(text: Text, { commands: all, examples, place }: HelpFacts): Draft {
  const commands = place === "group" ? all.filter(({ name }) => !inPrivate.has(name)) : all;
  const lists = commands.length > mostTogether ? bySubject(text, commands, examples) : [listOf(text, commands, examples)];
  return {
    blocks: [
      { kind: "heading", spans: text.spans("help-heading") },
      ...lists,
      { kind: "paragraph", spans: text.spans("help-words") },
      ...(place === "group" ? [{ kind: "note" as const, spans: text.spans("help-group") }] : []),
    ],
    buttons: [],
    personal: false,
  };
}

type Commands = HelpFacts["commands"];

function bySubject(text: Text, commands: Commands, examples: HelpFacts["examples"]): Block[] {
  const named = new Set<string>(Object.values(subjects).flat());
  const groups = Object.entries(subjects).map(([subject, names]: [string, readonly string[]]) => ({
    subject,
    among: commands.filter(({ name }) => names.includes(name)),
  }));
  const all = [...groups, { subject: "bot", among: commands.filter(({ name }) => !named.has(name)) }];
  return all
    .filter(({ among }) => among.length > 0)
    .flatMap(({ subject, among }): Block[] => [
      { kind: "paragraph", spans: [bold(text.say(`help-subject-${subject}`))] },
      listOf(text, among, examples),
    ]);
}

function listOf(text: Text, commands: Commands, examples: HelpFacts["examples"]): Block {
  const items = commands.map(({ name, hasExample }) => {
    const usage = hasExample ? text.say(`command-${name}.example`, examples) : `/${name}`;
    return text.spans("help-line", {
      usage: { kind: "text", text: usage, style: "code" },
      description: text.say(`command-${name}`),
    });
  });
  return { kind: "list", items };
}

/** One sentence and what to press instead. */
export function sentenceReply(
  text: Text,
  { key, args, buttons = [] }: { key: string; args?: Readonly<Record<string, string | number>>; buttons?: Draft["buttons"] },
): Draft {
  return { blocks: [{ kind: "paragraph", spans: plain(text.say(key, args)) }], buttons, personal: true };
}
