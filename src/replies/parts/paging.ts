import { fitsBeside } from "../../chat/label-width.ts";
import { fitsButton, type Press } from "../../chat/press.ts";
import type { Block, Button, Span } from "../../chat/reply.ts";
import { type MarketKey, wordsOfMarket } from "../../odds/markets.ts";
import type { Text } from "./text.ts";

/** One page of a list. */
export interface Paged<T> {
  shown: readonly T[];
  /** Counted from 1. */
  page: number;
  pageSize: number;
  /** Of the whole list. */
  total: number;
}

/** A page as a call names it: a word that no selection has ("p2" is one). */
export function pageWord(page: number): string {
  return `page${page}`;
}

/** What asks for a whole list as a file. */
export const fileWord = "csv";

/** What asks for a picture of the same. */
export const chartWord = "chart";

/** The page that was asked for; the last one when the list has become shorter. */
export function pageOf<T>(items: readonly T[], asked: string | undefined, pageSize: number): Paged<T> {
  const { page, offset } = pageAt(items.length, asked, pageSize);
  return { shown: items.slice(offset, offset + pageSize), page, pageSize, total: items.length };
}

/** The same for a list that is read a page at a time: the page and where it begins. */
export function pageAt(total: number, asked: string | undefined, pageSize: number): { page: number; offset: number } {
  const last = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.max(1, Math.min(Number(asked ?? 1) || 1, last));
  return { page, offset: (page - 1) * pageSize };
}

/** So many rows and their numbers fit a phone. */
export const rowsShown = 5;

/** More below one message are too many to choose from. */
export const buttonsShown = 7;

/** The name of a list, and how many it has: "Value bets · 25". */
export function countedHeading(text: Text, name: readonly Span[], { total }: Pick<Paged<unknown>, "total">): Block {
  return { kind: "heading", spans: [...name, { kind: "text", text: ` · ${text.number(total)}` }] };
}

/** Says which part of a list this is; nothing when it is all of it, or the first page below a heading that has the count. */
export function pageNote(text: Text, { shown, page, pageSize, total }: Paged<unknown>, { counted = false } = {}): Block[] {
  if (total <= shown.length || (counted && page === 1)) return [];
  const first = (page - 1) * pageSize + 1;
  return [{ kind: "note", spans: text.spans("page-shown", { first, last: first + shown.length - 1, total }) }];
}

/** Says that a list of the odds service could not be read to its end. */
export function cutListNote(text: Text, isCut: boolean): Block[] {
  return isCut ? [{ kind: "note", spans: text.spans("page-list-cut") }] : [];
}

/** The buttons that turn the page in place, and with `file` on the first one that to the whole list; none where a button could not carry the call. */
export function pageButtons(
  text: Text,
  { page, pageSize, total }: Omit<Paged<unknown>, "shown">,
  press: (page: number) => Omit<Press, "replace">,
  { file = false } = {},
): Button[][] {
  const turn = (label: string, to: number): Button[] => {
    const turned = { ...press(to), replace: true };
    return fitsButton(turned) ? [{ label, press: turned }] : [];
  };
  const row = [
    ...(page > 1 ? turn(text.say("page-previous"), page - 1) : []),
    ...(page * pageSize < total ? turn(text.say("page-next"), page + 1) : []),
    // Pages further on turn both ways, and on Discord there is no room for a third.
    ...(file && page === 1 && pageSize < total ? fileButton(text, press(1)) : []),
  ];
  return row.length > 0 ? [row] : [];
}

/** The buttons below a list of numbered rows, in one row: those that turn its page, and as many of the others as leave seven in all. */
export function listButtons(
  text: Text,
  paged: Omit<Paged<unknown>, "shown">,
  press: (page: number) => Omit<Press, "replace">,
  others: readonly Button[],
): Button[][] {
  const turns = pageButtons(text, paged, press).flat();
  return inFittingRows([...turns, ...others.slice(0, 2 - Math.min(turns.length, 2))]);
}

/** The button to the picture of how a market's prices went, at one book or at all; none where it could not carry the call. */
export function chartButton(text: Text, id: number, market: MarketKey | null, book: string | null = null): Button[] {
  const words = market === null || market.market === "winner" ? [] : [wordsOfMarket(market)];
  const call = [`#${id}`, ...(book === null ? [] : [book]), ...words].join(" ");
  return market?.market === "other" ? [] : pictureButton(text, { command: "history", text: call });
}

/** The button to a picture of what a call answers in words. */
export function pictureButton(text: Text, call: Omit<Press, "replace">, label = "chart-button"): Button[] {
  const press = { ...call, text: `${call.text} ${chartWord}`.trimStart(), replace: false };
  return fitsButton(press) ? [{ label: text.say(label), press }] : [];
}

function fileButton(text: Text, first: Omit<Press, "replace">): Button[] {
  const press = { ...first, text: `${first.text} ${fileWord}`, replace: false };
  return fitsButton(press) ? [{ label: text.say("file-button"), press }] : [];
}

/** Buttons in their order, three in a row or two where the labels are short enough to be read whole. */
export function inFittingRows(buttons: readonly Button[]): Button[][] {
  const fits = (count: number) => buttons.length >= count && fitsBeside(buttons.slice(0, count).map(({ label }) => label));
  if (buttons.length === 0) return [];
  const leavesOne = buttons.length === 4;
  const size = !leavesOne && fits(3) ? 3 : fits(2) ? 2 : 1;
  return [buttons.slice(0, size), ...inFittingRows(buttons.slice(size))];
}

/** A list in rows of so many. */
export function inRows<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));
}
