import {
  type APIComponentInContainer,
  type APIContainerComponent,
  type APIFileComponent,
  type APIMediaGalleryComponent,
  type APIMessageTopLevelComponent,
  type APITextDisplayComponent,
  ComponentType,
  MessageFlags,
} from "discord.js";
import { contentOf } from "../../chat/file.ts";
import { linesOnPhone } from "../../chat/label-width.ts";
import type { Press } from "../../chat/press.ts";
import { type Block, type Button, type Reply, type Span, seenOfFold } from "../../chat/reply.ts";
import { markedRow, withNumberedRows } from "../../chat/rows.ts";
import { linesFromTable } from "../../chat/table.ts";
import { pressId, rowsFromButtons } from "./buttons.ts";
import { cleanText, codeBlockText, escapeText, markdownFromSpans, shorten } from "./markdown.ts";

/** A message as Discord takes it; every way of sending adds its own fields. */
export interface DiscordMessage {
  flags: MessageFlags.IsComponentsV2;
  components: APIMessageTopLevelComponent[];
  /** Nobody is ever notified by a name that looks like a mention. */
  allowed_mentions: { parse: []; roles?: string[]; users?: string[] };
}

/** Who is mentioned in a message, by Discord's ids. */
export interface Mentions {
  roles: readonly string[];
  users: readonly string[];
}

/** What Discord allows in all texts of a message together. */
const longestText = 4000;
/** What Discord allows in a message, nested components included. */
const mostComponents = 40;
/** What Discord allows in the words for a picture. */
const longestAlt = 1024;
/** The container and its text. */
const ownComponents = 2;

/**
 * Reply -> Discord message, and the only place that escapes. Rows that lead somewhere are numbered, and so are their buttons below:
 * a button beside a row leaves it half a phone's width. What does not fit is left out from the end of the content, whole blocks or
 * rows, and the message says so; the credit always stays. The same reply is drawn once.
 */
export function messageFromReply(reply: Reply): DiscordMessage {
  const message = messages.get(reply) ?? newMessage(reply);
  messages.set(reply, message);
  return message;
}

/** The same with everybody who is to be notified named below what it says, in a text of its own. */
export function messageWithMentions(reply: Reply, { roles, users }: Mentions): DiscordMessage {
  const content = [...roles.map((id) => `<@&${id}>`), ...users.map((id) => `<@${id}>`)].join(" ");
  if (content === "") return messageFromReply(reply);
  const mentioned = { type: ComponentType.TextDisplay, content } as const;
  return { ...newMessage(reply, [mentioned]), allowed_mentions: { parse: [], roles: [...roles], users: [...users] } };
}

/** An answer below what a message says itself, which has the credit already. */
export function messageBelow(own: APIContainerComponent, answer: Reply): DiscordMessage {
  const { blocks, buttons, cut } = withFoldButtons(withNumberedRows(answer));
  const { rows } = rowsFromButtons(buttons, mostComponents - own.components.length - 2);
  const length = lengthOf(own.components);
  const { text: content } = contentFromBlocks({ blocks, cut }, longestText - length, false);
  return {
    flags: MessageFlags.IsComponentsV2,
    components: [own, { type: ComponentType.TextDisplay, content }, ...rows],
    allowed_mentions: { parse: [] },
  };
}

const messages = new WeakMap<Reply, DiscordMessage>();

/** `below` stands between what it says and its buttons. */
function newMessage(given: Reply, below: readonly APITextDisplayComponent[] = []): DiscordMessage {
  const reply = withFoldButtons(withNumberedRows(given));
  const credit = reply.credit.map((line) => `-# ${markdownFromSpans(line)}`).join("\n");
  const room = mostComponents - below.length - attachedParts(reply) - ownComponents;
  const { cut } = rowsFromButtons(reply.buttons, room);
  const { text: content, lost } = contentFromBlocks(reply, longestText - lengthOf(below) - credit.length - 1, cut);
  const { rows } = rowsFromButtons(withoutPresses(reply.buttons, lost), room);
  const container = containerOf(picturePart(reply), [content, credit]);
  return {
    flags: MessageFlags.IsComponentsV2,
    components: [...(container ? [container] : []), ...below, ...filePart(reply), ...rows],
    allowed_mentions: { parse: [] },
  };
}

/** The same as one text, with its pictures, its file and the buttons below it: for where Discord does not take it as it is made. */
export function withoutContainer<M extends Pick<DiscordMessage, "components">>(message: M): M {
  const parts = message.components.flatMap((one) => (one.type === ComponentType.Container ? one.components : [one]));
  const content = parts.flatMap((part) => (part.type === ComponentType.TextDisplay ? [part.content] : [])).join("\n");
  const rest = parts.filter(({ type }) => type !== ComponentType.TextDisplay && type !== ComponentType.Separator);
  const text: APITextDisplayComponent[] = content === "" ? [] : [{ type: ComponentType.TextDisplay, content }];
  return { ...message, components: [...text, ...rest] };
}

/** The files that go up with a message, of which Discord shows only what a component names. */
export function filesOf({ file, blocks }: Pick<Reply, "file" | "blocks">): { name: string; data: Buffer }[] {
  return [
    ...(file ? [{ name: file.name, data: Buffer.from(contentOf(file)) }] : []),
    ...picturesIn(blocks).map(({ name, data }) => ({ name, data: Buffer.from(data) })),
  ];
}

/** The drawn pictures with their words for who does not see them. */
function picturesIn(blocks: readonly Block[]): { name: string; data: Uint8Array; alt: string }[] {
  const drawn = blocks.flatMap((block) =>
    block.kind === "picture" && block.drawn?.kind === "png" ? [{ data: block.drawn.data, alt: block.alt }] : [],
  );
  return drawn.map((picture, nth) => ({ ...picture, name: `picture-${nth + 1}.png` }));
}

function picturePart({ blocks }: Pick<Reply, "blocks">): APIMediaGalleryComponent[] {
  const items = picturesIn(blocks).map(({ name, alt }) => {
    return { media: { url: `attachment://${name}` }, description: shorten(cleanText(alt), longestAlt) };
  });
  return items.length > 0 ? [{ type: ComponentType.MediaGallery, items }] : [];
}

function filePart({ file }: Pick<Reply, "file">): APIFileComponent[] {
  return file ? [{ type: ComponentType.File, file: { url: `attachment://${file.name}` } }] : [];
}

/** How many components show what goes up with the message. */
function attachedParts(reply: Reply): number {
  return filePart(reply).length + picturePart(reply).length;
}

/**
 * With a button to all lines of each fold, since Discord can't fold. It stands among those of the first row: beside its lines a button
 * would leave them half a phone's width. Above choices, one below the other, it has a row of its own: those may become a menu.
 */
function withFoldButtons<D extends Pick<Reply, "blocks" | "buttons">>(reply: D): D {
  const folds = reply.blocks.flatMap((block) =>
    block.kind === "fold" && block.items.length > seenRows(block) ? [block.all] : [],
  );
  const ids = folds.map(({ press }) => pressId(press));
  const all = folds.filter((_, nth) => ids.indexOf(ids[nth] ?? "") === nth);
  const [first = [], ...others] = reply.buttons;
  const isChoice = first.length === 1 && others[0]?.length === 1;
  const rows = isChoice ? [all, first, ...others] : [[...all, ...first], ...others];
  return all.length === 0 ? reply : { ...reply, buttons: rows };
}

function lengthOf(parts: readonly APIComponentInContainer[]): number {
  return parts.reduce((sum, part) => sum + (part.type === ComponentType.TextDisplay ? part.content.length : 0), 0);
}

/** What is said and the credit are one text: a line between two would take as much of a phone as another row. */
function containerOf(pictures: readonly APIComponentInContainer[], lines: readonly string[]): APIContainerComponent | null {
  const content = lines.filter((one) => one !== "").join("\n");
  const text: APIComponentInContainer[] = content === "" ? [] : [{ type: ComponentType.TextDisplay, content }];
  const components = [...pictures, ...text];
  return components.length > 0 ? { type: ComponentType.Container, components } : null;
}

interface Content {
  text: string;
  /** What rows lead to that are left out: their numbers would stand below for nothing. */
  lost: readonly { mark: string | null; press: Press }[];
}

/** The blocks as one text of at most `room` code units; ends with the reply's own words for it when something is missing. */
function contentFromBlocks({ blocks, cut }: Pick<Reply, "blocks" | "cut">, room: number, alreadyCut: boolean): Content {
  const said = blocks.filter(({ kind }) => kind !== "picture");
  const pieces = said.map(piecesFromBlock);
  const whole = pieces.map(textOf).join("\n");
  if (!alreadyCut && whole.length <= room) return { text: whole, lost: [] };
  const notice = `-# ${escapeText(cut)}`;
  const kept = keep(pieces, room - notice.length - 1);
  const lost = said.flatMap((block, index) => {
    if ((block.kind !== "list" && block.kind !== "fold") || !block.opens) return [];
    const end = block.kind === "fold" && kept[index] ? block.items.length : (kept[index]?.lines.length ?? 0);
    const { opens, marks } = block;
    return opens.flatMap((press, row) => (press && row >= end ? [{ mark: marks?.[row] ?? null, press }] : []));
  });
  return { text: [...kept.map(textOf), notice].join("\n"), lost };
}

/** Two rows may lead to the same: the number of a row that's still there stays. */
function withoutPresses(buttons: Reply["buttons"], lost: Content["lost"]): Reply["buttons"] {
  const idOf = (label: string | null, press: Press) => JSON.stringify([label, pressId(press)]);
  const ids = new Set(lost.map(({ mark, press }) => idOf(mark, press)));
  const isLost = (one: Button) => "press" in one && ids.has(idOf(one.label, one.press));
  return lost.length === 0 ? buttons : buttons.map((row) => row.filter((one) => !isLost(one))).filter((row) => row.length > 0);
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
      return single(`-# ${markdownFromSpans(block.spans).replaceAll("\n", "\n-# ")}`);
    case "list":
      return { before: "", lines: block.items.map((_, index) => rowLine(block, index)), after: "" };
    case "fold":
      return { before: "", lines: block.items.slice(0, seenRows(block)).map((_, index) => rowLine(block, index)), after: "" };
    case "facts":
      return { before: "", lines: block.rows.map((row) => factLine(row, block.colon)), after: "" };
    case "table": {
      const { title, rows, fits } = linesFromTable(block, codeBlockText);
      if (!fits) return { before: "", lines: rows.map(escapeText), after: "" };
      return { before: `\`\`\`\n${title === null ? "" : `${title}\n`}`, lines: rows, after: "\n```" };
    }
    case "picture":
      return { before: "", lines: [], after: "" };
  }
}

/** How many rows of a fold fit the lines of a phone that are seen of it. The first always does. */
function seenRows({ items }: Extract<Block, { kind: "fold" }>): number {
  let left = seenOfFold;
  const end = items.findIndex((row) => {
    left -= linesOnPhone(row.map(({ text }) => text).join(""));
    return left < 0;
  });
  return end === -1 ? items.length : Math.max(1, end);
}

/** A row that has a mark needs no bullet. */
function rowLine(list: Extract<Block, { kind: "list" | "fold" }>, index: number): string {
  const row = markedRow(list, index);
  return list.marks?.[index] ? markdownFromSpans(row) : listLine(row);
}

function listLine(row: readonly Span[]): string {
  return `- ${markdownFromSpans(row).replaceAll("\n", "\n  ")}`;
}

function factLine({ label, value }: Extract<Block, { kind: "facts" }>["rows"][number], colon: string): string {
  return `${markdownFromSpans([{ kind: "text", text: label, style: "bold" }])}${colon}${markdownFromSpans(value)}`;
}

function single(line: string): Pieces {
  return { before: "", lines: [line], after: "" };
}

function textOf({ before, lines, after }: Pieces): string {
  return before + lines.join("\n") + after;
}

/** As many blocks as fit, and of the first that does not as many lines as fit. */
function keep(blocks: readonly Pieces[], room: number): Pieces[] {
  const kept: Pieces[] = [];
  let left = room;
  for (const block of blocks) {
    const text = textOf(block);
    if (text.length <= left) {
      kept.push(block);
      left -= text.length + 1;
      continue;
    }
    const some = firstLines(block, left);
    if (some.length > 0) kept.push({ ...block, lines: some });
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
