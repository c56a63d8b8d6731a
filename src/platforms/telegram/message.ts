import type {
  InlineKeyboardMarkup,
  InputRichMessage,
  Message,
  MessageEntity,
  ReplyKeyboardMarkup,
  ReplyKeyboardRemove,
} from "grammy/types";
import { contentOf } from "../../chat/file.ts";
import type { Block, Reply, Span } from "../../chat/reply.ts";
import { markedRow, rowsByDay, withNumberedChoices } from "../../chat/rows.ts";
import { linesFromTable, type Table } from "../../chat/table.ts";
import { chooserFrom } from "./chooser.ts";
import { keyboardFromButtons } from "./keyboard.ts";
import { cleaned, cutTo, escaped, type Marked, markedFromSpans } from "./markup.ts";
import { richFromReply } from "./rich.ts";

/** A reply as Telegram takes it. */
export interface TelegramMessage {
  /** For `parse_mode: "HTML"`. */
  html: string;
  /** The same without any markup: what the message is measured by, and what is sent when the markup is refused. */
  plain: string;
  /** Given where there is no HTML: how the text looks. */
  entities?: MessageEntity[];
  /** The same with tables of Telegram's own: sent in place of the HTML where it is taken. */
  rich?: InputRichMessage;
  keyboard: InlineKeyboardMarkup | null;
  /** In place of the reader's letters, where there are no buttons of its own; only new messages have it. */
  chooser?: ReplyKeyboardMarkup | ReplyKeyboardRemove;
  /** Goes with it; the text is its caption then. */
  file?: { name: string; content: string };
  /** The same with a picture, which equal pictures have the key of. */
  photo?: Photo;
}

export interface Photo {
  data: Uint8Array;
  key: string;
}

/** UTF-16 units after entities. */
const mostUnits = 4096;
/** The same of the caption of a file. */
const mostInCaption = 1024;
/** No single line may take the room of all others. */
const mostPerLine = 1500;
/** What a pop-up over a button holds. */
const mostInPopup = 200;

/** Lines of the message that stay together. */
interface Part {
  lines: Marked[];
  /** What stands around all lines. */
  frame: "pre" | "fold" | null;
  /** The next part follows without a blank line. */
  tight: boolean;
  /** Small print: what follows of it stands right below. */
  note: boolean;
  /** The title of the part after it, so it keeps away from the one before. */
  subheading?: true;
  /** Fewer lines than this say nothing, such as a table's titles alone. */
  least: number;
}

/**
 * Draws a reply within Telegram's limits. The only place that escapes. What does not fit is left out from the end of
 * the content and `reply.cut` says so; the credit always stays. The same reply is drawn once.
 */
export function messageFromReply(reply: Reply): TelegramMessage {
  const message = messages.get(reply) ?? newMessage(reply);
  messages.set(reply, message);
  return message;
}

const messages = new WeakMap<Reply, TelegramMessage>();

function newMessage(given: Reply): TelegramMessage {
  const reply = withNumberedChoices(given);
  const keyboard = keyboardFromButtons(reply.buttons);
  const parts = reply.blocks.map((block, index) => partAmong(block, reply.blocks[index + 1])).filter(saysSomething);
  const credit = { ...text(reply.credit.map((spans) => wrapped(line(spans), "i"))), note: true };
  const cut = partFromBlock({ kind: "note", spans: [{ kind: "text", text: reply.cut }] });
  const whole = joined([...parts, credit]);
  const photo = photoOf(reply);
  const most = reply.file || photo ? mostInCaption : mostUnits;
  const isWhole = whole.plain.length <= most && !keyboard.cut;
  const shown = isWhole ? whole : fitted(parts, { ending: [cut, credit].filter(saysSomething), most });
  const { html, plain } = shown.plain.trim() === "" ? { html: "…", plain: "…" } : shown;
  const chooser = reply.choosesChat === undefined ? {} : { chooser: chooserFrom(reply.choosesChat) };
  const rich = reply.nativeTables && !reply.file && !photo ? richFromReply(reply, { cut: keyboard.cut }) : null;
  const look = { ...(rich ? { rich } : {}), ...(photo ? { photo } : {}) };
  const message = { html, plain, keyboard: keyboard.markup, ...chooser, ...look };
  return reply.file ? { ...message, file: { name: reply.file.name, content: contentOf(reply.file) } } : message;
}

/** A message has one file at most, and a list that was asked for is more than a picture of it. */
function photoOf({ blocks, file }: Pick<Reply, "blocks" | "file">): Photo | null {
  const picture = file ? undefined : blocks.find((block) => block.kind === "picture");
  return picture?.drawn?.kind === "png" ? { data: picture.drawn.data, key: picture.drawn.key } : null;
}

/** What a message says itself, as Telegram shows it to us. */
export interface Above {
  text: string;
  entities: MessageEntity[];
}

/** What stands first in each line that an answer put below a message. */
const belowSign = "\n\n↳ ";

/** The text of a message without what an answer put below it; null for one without text. */
export function aboveIn({ text, entities = [] }: Pick<Message, "text" | "entities">): Above | null {
  if (text === undefined) return null;
  const end = text.indexOf(belowSign);
  const own = end < 0 ? text : text.slice(0, end);
  return { text: own, entities: entities.filter(({ offset, length }) => offset + length <= own.length) };
}

/** The same with an answer below; its credit stands above already. Null when that would be too long. */
export function messageBelow(above: Above, reply: Reply): TelegramMessage | null {
  const { plain, keyboard } = messageFromReply({ ...reply, credit: [] });
  const whole = `${above.text}${belowSign}${plain.replaceAll(/\n+/g, "\n")}`;
  return whole.length > mostUnits ? null : { html: whole, plain: whole, entities: above.entities, keyboard };
}

/** A short reply as a pop-up that only the presser of a button sees; null when it would lose anything. */
export function popupFromReply(reply: Reply): string | null {
  const { plain, keyboard, file, photo } = messageFromReply(reply);
  return keyboard === null && !file && !photo && plain.length <= mostInPopup ? plain : null;
}

/** As much of a reply as a pop-up holds. */
export function shortPopup(reply: Reply): string {
  return cutTo(messageFromReply(reply).plain, mostInPopup);
}

/** As much of the content as leaves room for what must stand at the end. */
function fitted(parts: readonly Part[], { ending, most }: { ending: readonly Part[]; most: number }): Marked {
  const kept: Part[] = [];
  let left = most - joined(ending).plain.length - blankLine.length;
  for (const part of parts) {
    left -= kept.length === 0 ? 0 : gapBetween(kept.at(-1), part).length;
    const count = linesWithin(part.lines, left);
    const lines = part.lines.slice(0, count);
    if (count >= part.least) kept.push({ ...part, lines });
    if (count < part.lines.length) break;
    left -= lines.reduce((units, { plain }) => units + plain.length + 1, -1);
  }
  return joined([...kept, ...ending]);
}

/** How many of the lines, from the first, take no more units than there are. */
function linesWithin(lines: readonly Marked[], units: number): number {
  let left = units + 1;
  const over = lines.findIndex(({ plain }) => {
    left -= plain.length + 1;
    return left < 0;
  });
  return over < 0 ? lines.length : over;
}

const blankLine = "\n\n";

function gapBetween(before: Part | undefined, part: Part): string {
  if (part.subheading) return blankLine;
  // A table has a frame of its own.
  return before?.tight || part.frame === "pre" || (before?.note && part.note) ? "\n" : blankLine;
}

function joined(parts: readonly Part[]): Marked {
  let html = "";
  let plain = "";
  let before: Part | undefined;
  for (const part of parts.filter(({ lines }) => lines.length > 0)) {
    const gap = before ? gapBetween(before, part) : "";
    const lines = part.lines.map((line) => line.html).join("\n");
    html += gap + framed(lines, part.frame);
    plain += gap + part.lines.map((line) => line.plain).join("\n");
    before = part;
  }
  return { html, plain };
}

function framed(lines: string, frame: Part["frame"]): string {
  if (frame === "pre") return `<pre>${lines}</pre>`;
  return frame === "fold" ? `<blockquote expandable>${lines}</blockquote>` : lines;
}

/** A block as part of a message; a line in bold right before a list is its title. */
function partAmong(block: Block, next: Block | undefined): Part {
  const part = partFromBlock(block);
  const isRows = next?.kind === "list" || next?.kind === "fold";
  const isTitle = block.kind === "paragraph" && isRows && block.spans.every(isBold);
  return isTitle ? { ...part, tight: true, subheading: true } : part;
}

function isBold(span: Span): boolean {
  return span.kind === "text" && span.style === "bold";
}

/** Draws a block once for all messages that it is part of: a board is shown to many. */
function partFromBlock(block: Block): Part {
  const known = drawn.get(block) ?? newPart(block);
  drawn.set(block, known);
  return known;
}

const drawn = new WeakMap<Block, Part>();

function newPart(block: Block): Part {
  switch (block.kind) {
    case "heading":
      return { ...text([wrapped(line(block.spans), "b")]), tight: true };
    case "paragraph":
      return text([line(block.spans)]);
    case "note":
      return { ...text([wrapped(line(block.spans), "i")]), note: true };
    case "list":
      return text(listLines(block));
    case "fold":
      return { ...text(block.items.map((_, nth) => line(markedRow(block, nth)))), frame: "fold" };
    case "facts":
      return text(block.rows.map(({ label, value }) => prefixed(`${cleaned(label)}${block.colon}`, line(value))));
    case "table":
      return tablePart(block);
    case "picture":
      return text([]);
  }
}

function listLines(list: Extract<Block, { kind: "list" }>): Marked[] {
  const rows = list.items.map((_, index) => markedRow(list, index));
  const isMarked = (index: number) => (list.marks?.[index] ?? null) !== null;
  const dated = rowsByDay(rows);
  return rows.flatMap((own, index): Marked[] => {
    const { day = null, row = own } = dated?.[index] ?? {};
    const heading = day === null ? [] : [wrapped(line([{ kind: "text", text: day }]), "b")];
    const gap = day === null || index === 0 ? [] : [line([])];
    return [...gap, ...heading, isMarked(index) ? line(row) : prefixed("• ", line(row))];
  });
}

function tablePart(table: Table): Part {
  const { title, rows, fits } = linesFromTable(table, cleaned);
  if (!fits) return text(rows.map((row) => line([{ kind: "text", text: row }])));
  const header = title === null ? [] : [title];
  const lines = [...header, ...rows].map((plain) => ({ html: escaped(plain), plain }));
  return { lines, frame: "pre", tight: true, note: false, least: header.length + 1 };
}

function saysSomething({ lines }: Part): boolean {
  return lines.some(({ plain }) => plain.trim() !== "");
}

function text(lines: Marked[]): Part {
  return { lines, frame: null, tight: false, note: false, least: 1 };
}

function line(spans: readonly Span[]): Marked {
  return markedFromSpans(spans, mostPerLine);
}

function prefixed(prefix: string, { html, plain }: Marked): Marked {
  const { html: start, plain: shown } = markedFromSpans([{ kind: "text", text: prefix }], mostPerLine);
  return { html: start + html, plain: shown + plain };
}

function wrapped({ html, plain }: Marked, tag: "b" | "i"): Marked {
  return { html: html === "" ? "" : `<${tag}>${html}</${tag}>`, plain };
}
