import { contentOf } from "../../chat/file.ts";
import { isolated } from "../../chat/isolated.ts";
import { encodePress } from "../../chat/press.ts";
import { type Block, type Button, type Cell, type Reply, type Span, seenOfFold } from "../../chat/reply.ts";
import { markedRow, withNumberedChoices } from "../../chat/rows.ts";

type ShownButton = { label: string; press: string } | { label: string; url: string };

/** A picture is one SVG element without styles or scripts, of our own making; what cannot be drawn is left out. */
type ShownBlock =
  | Exclude<Block, { kind: "picture" | "list" | "fold" }>
  | { kind: "list"; items: readonly (readonly Span[])[]; isMarked?: boolean }
  /** `more` is unfolded by a press on `all`. */
  | { kind: "fold"; items: readonly (readonly Span[])[]; more: readonly (readonly Span[])[]; all: string }
  | { kind: "picture"; svg: string; alt: string };

/** A reply as JSON for the page, which writes every text with `textContent`: nothing in it is markup but a picture's SVG. */
export interface ShownReply {
  blocks: ShownBlock[];
  buttons: ShownButton[][];
  credit: Span[][];
  language: string;
  /** Offered for download. */
  file?: { name: string; content: string };
  /** How many of the blocks are its own, where an answer stands below them. */
  own?: number;
}

/** What a shown message was made of. */
export interface Original {
  reply: Reply;
  below: Reply | null;
}

const originals = new WeakMap<ShownReply, Original>();

/** What other platforms would draw instead of this; null for what was not made here. */
export function originalOf(shown: ShownReply): Original | null {
  return originals.get(shown) ?? null;
}

/** A message with an answer below what it says itself. */
export function withBelow(above: ShownReply, answer: ShownReply): ShownReply {
  const own = above.own ?? above.blocks.length;
  const shown = { ...above, blocks: [...above.blocks.slice(0, own), ...answer.blocks], buttons: answer.buttons, own };
  const [before, below] = [originals.get(above), originals.get(answer)];
  if (before && below) originals.set(shown, { reply: before.reply, below: below.reply });
  return shown;
}

/** Reply -> plain JSON. Control and direction characters are dropped, links other than http(s) become text, nothing is ever cut. */
export function messageFromReply(reply: Reply): ShownReply {
  const { blocks, buttons } = withNumberedChoices(reply);
  const shown: ShownReply = {
    blocks: blocks.flatMap(block),
    buttons: buttons.map((row) => row.flatMap(button)).filter((row) => row.length > 0),
    credit: reply.credit.map(spans),
    language: reply.language,
    ...(reply.file ? { file: { name: reply.file.name, content: contentOf(reply.file) } } : {}),
  };
  originals.set(shown, { reply, below: null });
  return shown;
}

// Direction overrides in a name would turn the rest of its line around; what is left of control characters draws nothing.
const unseen = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** A text without the characters that a reader cannot see but that change what is seen; a line break stays a space. */
export function cleanText(text: string): string {
  return text.replace(/[\t\n\r]+/g, " ").replace(unseen, "");
}

function shownText(text: string): string {
  return isolated(cleanText(text));
}

function block(of: Block): ShownBlock[] {
  if (of.kind !== "picture") return [worded(of)];
  return of.drawn?.kind === "svg" ? [{ kind: "picture", svg: of.drawn.text, alt: shownText(of.alt) }] : [];
}

function worded(of: Exclude<Block, { kind: "picture" }>): ShownBlock {
  switch (of.kind) {
    case "list":
      return {
        kind: of.kind,
        items: of.items.map((_, index) => spans(markedRow(of, index))),
        ...(of.items.every((_, index) => of.marks?.[index]) ? { isMarked: true } : {}),
      };
    case "fold": {
      const items = of.items.map((_, index) => spans(markedRow(of, index)));
      const [seen, more] = [items.slice(0, seenOfFold), items.slice(seenOfFold)];
      return { kind: of.kind, items: seen, more, all: shownText(of.all.label) };
    }
    case "facts":
      return {
        kind: of.kind,
        colon: of.colon,
        rows: of.rows.map(({ label, value }) => ({ label: shownText(label), value: spans(value) })),
      };
    case "table":
      return {
        kind: of.kind,
        columns: of.columns.map(({ title, align }) => ({ title: shownText(title), align })),
        rows: of.rows.map((row) => row.map(cell)),
      };
    default:
      return { kind: of.kind, spans: spans(of.spans) };
  }
}

function cell({ text, mark, says }: Cell): Cell {
  return { text: shownText(text), ...(mark && { mark }), ...spoken(says) };
}

function spoken(says: string | undefined): { says?: string } {
  return says === undefined ? {} : { says: shownText(says) };
}

function spans(of: readonly Span[]): Span[] {
  return of.map(span);
}

function span(of: Span): Span {
  if (of.kind === "break") return of;
  const text = shownText(of.text);
  if (of.kind === "time") return { kind: "time", at: of.at, show: of.show, text };
  if (of.kind === "link" && isWebLink(of.url)) return { kind: "link", text, url: of.url };
  if (of.kind === "text") return { kind: "text", text, ...(of.style && { style: of.style }), ...spoken(of.says) };
  return { kind: "text", text };
}

function button(of: Button): ShownButton[] {
  const label = shownText(of.label);
  if ("press" in of) return [{ label, press: encodePress(of.press) }];
  return isWebLink(of.url) ? [{ label, url: of.url }] : [];
}

function isWebLink(url: string): boolean {
  return URL.canParse(url) && ["https:", "http:"].includes(new URL(url).protocol);
}
