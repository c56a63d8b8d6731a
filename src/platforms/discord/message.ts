import {
  type APIComponentInContainer,
  type APIContainerComponent,
  type APIMessageTopLevelComponent,
  ComponentType,
  MessageFlags,
} from "discord.js";
import type { Block, Reply } from "../../chat/reply.ts";
import { rowsFromButtons } from "./buttons.ts";
import { escapeText, markdownFromSpans } from "./markdown.ts";
import { linesFromTable } from "./table.ts";

/** A message as Discord takes it; every way of sending adds its own fields. */
export interface DiscordMessage {
  flags: MessageFlags.IsComponentsV2;
  components: APIMessageTopLevelComponent[];
  /** Nobody is ever notified by a name that looks like a mention. */
  allowed_mentions: { parse: [] };
}

/** What Discord allows in all texts of a message together. */
const longestText = 4000;
/** What Discord allows in a message, nested components included. */
const mostComponents = 40;
/** The container, the content, a separator and the credit. */
const ownComponents = 4;

/**
 * Reply -> Discord message, and the only place that escapes. What does not fit is left out from the end of the content, whole
 * blocks or rows, and the message says so; the credit always stays. The same reply is drawn once.
 */
export function messageFromReply(reply: Reply): DiscordMessage {
  const message = messages.get(reply) ?? newMessage(reply);
  messages.set(reply, message);
  return message;
}

const messages = new WeakMap<Reply, DiscordMessage>();

function newMessage(reply: Reply): DiscordMessage {
  const credit = reply.credit.map((line) => `-# ${markdownFromSpans(line)}`).join("\n");
  const buttons = rowsFromButtons(reply.buttons, mostComponents - ownComponents);
  const content = contentFromBlocks(reply, longestText - credit.length, buttons.cut);
  const container = containerOf(content, credit);
  return {
    flags: MessageFlags.IsComponentsV2,
    components: container ? [container, ...buttons.rows] : buttons.rows,
    allowed_mentions: { parse: [] },
  };
}

function containerOf(content: string, credit: string): APIContainerComponent | null {
  const components: APIComponentInContainer[] = [content, credit]
    .filter((text) => text !== "")
    .map((text) => ({ type: ComponentType.TextDisplay, content: text }));
  if (components.length === 0) return null;
  if (components.length === 2) components.splice(1, 0, { type: ComponentType.Separator, divider: true });
  return { type: ComponentType.Container, components };
}

/** The blocks as one text of at most `room` code units; ends with the reply's own words for it when something is missing. */
function contentFromBlocks({ blocks, cut }: Reply, room: number, alreadyCut: boolean): string {
  const pieces = blocks.map(piecesFromBlock);
  const whole = pieces.map(textOf).join("\n");
  if (!alreadyCut && whole.length <= room) return whole;
  const notice = `-# ${escapeText(cut)}`;
  const kept = keep(pieces, room - notice.length - 1);
  return [...kept, notice].join("\n");
}

/** A block's lines between what must stand around them, if only one of them is shown. */
interface Pieces {
  before: string;
  lines: readonly string[];
  after: string;
}

/** Draws a block once for all messages that it is part of: a board is shown to many. */
function piecesFromBlock(block: Block): Pieces {
  const known = drawn.get(block) ?? newPieces(block);
  drawn.set(block, known);
  return known;
}

const drawn = new WeakMap<Block, Pieces>();

function newPieces(block: Block): Pieces {
  switch (block.kind) {
    case "heading":
      return single(`### ${markdownFromSpans(block.spans)}`);
    case "paragraph":
      return single(markdownFromSpans(block.spans));
    case "note":
      return single(`-# ${markdownFromSpans(block.spans)}`);
    case "list":
      return { before: "", lines: block.items.map((item) => `- ${markdownFromSpans(item)}`), after: "" };
    case "facts":
      return { before: "", lines: block.rows.map(factLine), after: "" };
    case "table": {
      const { title, rows } = linesFromTable(block);
      return { before: `\`\`\`\n${title}\n`, lines: rows, after: "\n```" };
    }
  }
}

function factLine({ label, value }: Extract<Block, { kind: "facts" }>["rows"][number]): string {
  return `${markdownFromSpans([{ kind: "text", text: label, style: "bold" }])}: ${markdownFromSpans(value)}`;
}

function single(line: string): Pieces {
  return { before: "", lines: [line], after: "" };
}

function textOf({ before, lines, after }: Pieces): string {
  return before + lines.join("\n") + after;
}

/** As many blocks as fit, and of the first that does not as many lines as fit. */
function keep(blocks: readonly Pieces[], room: number): string[] {
  const kept: string[] = [];
  let left = room;
  for (const block of blocks) {
    const text = textOf(block);
    if (text.length <= left) {
      kept.push(text);
      left -= text.length + 1;
      continue;
    }
    const some = firstLines(block, left);
    if (some.length > 0) kept.push(textOf({ ...block, lines: some }));
    break;
  }
  return kept;
}

function firstLines({ before, lines, after }: Pieces, room: number): string[] {
  let left = room - before.length - after.length;
  const kept: string[] = [];
  for (const line of lines) {
    if (line.length > left) break;
    kept.push(line);
    left -= line.length + 1;
  }
  return kept;
}
