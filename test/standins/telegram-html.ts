/** A stretch of a message's text that means something, in UTF-16 units. */
export interface Entity {
  type: string;
  offset: number;
  length: number;
  url?: string;
  unix_time?: number;
  date_time_format?: string;
}

export interface ParsedText {
  text: string;
  entities: Entity[];
}

/** Why a text in HTML was refused, in the server's own words. */
export class UnparsableText extends Error {}

const types: Readonly<Record<string, string>> = {
  a: "text_link",
  b: "bold",
  strong: "bold",
  i: "italic",
  em: "italic",
  s: "strikethrough",
  strike: "strikethrough",
  del: "strikethrough",
  u: "underline",
  ins: "underline",
  "tg-spoiler": "spoiler",
  "tg-emoji": "custom_emoji",
  "tg-time": "date_time",
  span: "spoiler",
  pre: "pre",
  code: "code",
  blockquote: "blockquote",
};

interface OpenTag {
  name: string;
  offset: number;
  attributes: ReadonlyMap<string, string>;
}

/** Reads a text with `parse_mode: "HTML"` as strictly as the Bot API server does. */
export function parseHtml(html: string): ParsedText {
  const open: OpenTag[] = [];
  const entities: Entity[] = [];
  let text = "";
  let at = 0;
  while (at < html.length) {
    if (html[at] === "&") {
      const { value, length } = decodeEntity(html.slice(at, at + 12));
      text += value;
      at += length;
    } else if (html.startsWith("</", at)) {
      const tag = readEndTag(html, at, open);
      entities.push(...entityFrom(tag.opened, text.length));
      at = tag.end;
    } else if (html[at] === "<") {
      const tag = readStartTag(html, at);
      open.push({ name: tag.name, attributes: tag.attributes, offset: text.length });
      at = tag.end;
    } else {
      text += html[at++];
    }
  }
  const left = open.at(-1);
  if (left) throw new UnparsableText(`Can't find end tag corresponding to start tag "${left.name}"`);
  return { text, entities: entities.filter(({ length }) => length > 0) };
}

/** Entities that the server finds by itself in plain text: what a reader could tap without the sender meaning it. */
export function findTappable({ text, entities }: ParsedText): Entity[] {
  const quiet = entities.filter(({ type }) => ["pre", "code", "text_link"].includes(type));
  const patterns: readonly [string, RegExp][] = [
    ["email", /(?<![\p{L}\p{N}._-])[\p{L}\p{N}._-]+@[\p{L}\p{N}-]+\.\p{L}{2,}/gu],
    ["mention", /(?<![\p{L}\p{N}_@])@[a-z0-9_]{2,32}/giu],
    ["hashtag", /(?<![\p{L}\p{N}_])#[\p{L}\p{N}_]*\p{L}[\p{L}\p{N}_]*/gu],
    ["cashtag", /(?<![p{L}p{N}_$])\$[A-Z]{1,8}(?![A-Za-z])/g],
    ["bot_command", /(?<![\p{L}\p{N}_/<>])\/[a-z0-9_]{1,64}(?:@\w+)?/giu],
    ["url", /(?:(?<!\p{L})\p{L}{2,}:\/\/\S+)|(?<![\p{L}\p{N}-])(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:\/\S*)?/gu],
  ];
  return patterns.flatMap(([type, pattern]) =>
    [...text.matchAll(pattern)]
      .map(({ index, 0: { length } }) => ({ type, offset: index, length }))
      .filter(
        ({ offset, length }) => !quiet.some((other) => offset < other.offset + other.length && other.offset < offset + length),
      ),
  );
}

function readStartTag(html: string, start: number): { name: string; attributes: Map<string, string>; end: number } {
  let at = start + 1;
  while (at < html.length && !/[\s>]/.test(html[at] ?? "")) at++;
  if (at >= html.length) throw new UnparsableText(`Unclosed start tag at byte offset ${bytes(html, start)}`);
  const name = html.slice(start + 1, at).toLowerCase();
  if (!Object.hasOwn(types, name))
    throw new UnparsableText(`Unsupported start tag "${name}" at byte offset ${bytes(html, start)}`);
  const close = html.indexOf(">", at);
  if (close < 0) throw new UnparsableText(`Unclosed start tag "${name}" at byte offset ${bytes(html, start)}`);
  const attributes = readAttributes(html.slice(at, close));
  checkAttributes(name, attributes, bytes(html, start));
  return { name, attributes, end: close + 1 };
}

function readAttributes(source: string): Map<string, string> {
  const pairs = source.matchAll(/([a-z-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/gi);
  return new Map([...pairs].map(([, name, a, b, c]) => [(name ?? "").toLowerCase(), decodeAll(a ?? b ?? c ?? "")]));
}

function checkAttributes(name: string, attributes: ReadonlyMap<string, string>, offset: number): void {
  if (name === "span" && attributes.get("class") !== "tg-spoiler") {
    throw new UnparsableText(`Tag "span" must have class "tg-spoiler" at byte offset ${offset}`);
  }
  if (name !== "tg-time") return;
  if (!/^[1-9]\d{0,9}$/.test(attributes.get("unix") ?? ""))
    throw new UnparsableText("Invalid date-time entity Unix time specified");
  if (!/^(?:r|w?[dD]?[tT]?)$/.test(attributes.get("format") ?? ""))
    throw new UnparsableText("Invalid date-time entity format specified");
}

function readEndTag(html: string, start: number, open: OpenTag[]): { opened: OpenTag & { end: number }; end: number } {
  const opened = open.pop();
  if (!opened) throw new UnparsableText(`Unexpected end tag at byte offset ${bytes(html, start)}`);
  const close = html.indexOf(">", start);
  if (close < 0) throw new UnparsableText(`Unclosed end tag at byte offset ${bytes(html, start)}`);
  const name = html
    .slice(start + 2, close)
    .trim()
    .toLowerCase();
  if (name !== "" && name !== opened.name) {
    const where = bytes(html, start);
    throw new UnparsableText(`Unmatched end tag at byte offset ${where}, expected "</${opened.name}>", found "</${name}>"`);
  }
  return { opened: { ...opened, end: close }, end: close + 1 };
}

function entityFrom({ name, offset, attributes }: OpenTag, end: number): Entity[] {
  const entity: Entity = { type: types[name] ?? name, offset, length: end - offset };
  if (name === "blockquote" && attributes.has("expandable")) return [{ ...entity, type: "expandable_blockquote" }];
  if (name === "a") {
    const url = attributes.get("href") ?? "";
    return /^(?:https?|tg):\/\/./.test(url) ? [{ ...entity, url }] : [];
  }
  if (name !== "tg-time") return [entity];
  return [{ ...entity, unix_time: Number(attributes.get("unix")), date_time_format: attributes.get("format") ?? "" }];
}

const named: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"' };

/** Four names and numbers; anything else stays as it is written. */
function decodeEntity(source: string): { value: string; length: number } {
  const found = /^&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(lt|gt|amp|quot));?/i.exec(source);
  if (!found) return { value: "&", length: 1 };
  const [whole, hex, decimal, name] = found;
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  const value = name === undefined ? characterOf(code) : (named[name.toLowerCase()] ?? "&");
  return value === "" ? { value: "&", length: 1 } : { value, length: whole.length };
}

function characterOf(code: number): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
}

function decodeAll(source: string): string {
  return source.replace(/&[^&;]{1,9};?/g, (entity) => {
    const { value, length } = decodeEntity(entity);
    return value + entity.slice(length);
  });
}

function bytes(html: string, end: number): number {
  return Buffer.byteLength(html.slice(0, end));
}
