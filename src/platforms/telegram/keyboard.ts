import type { InlineKeyboardButton, InlineKeyboardMarkup } from "grammy/types";
import { fittingRows } from "../../chat/label-width.ts";
import { decodePress, encodePress, type Press, pressBytes } from "../../chat/press.ts";
import type { Button } from "../../chat/reply.ts";
import { cleaned, cutTo, webAddress } from "./markup.ts";

const mostPerRow = 8;
const mostInAll = 100;
/** The units that a row of labels can show; buttons side by side share them. */
const rowLabels = 60;

interface Keyboard {
  markup: InlineKeyboardMarkup | null;
  /** Some buttons could not be shown: too many, or a press or link that Telegram would refuse. */
  cut: boolean;
}

/** Buttons within Telegram's limits, in rows that a phone shows whole; rows of more than eight continue on the next. */
export function keyboardFromButtons(buttons: readonly (readonly Button[])[]): Keyboard {
  const rows: InlineKeyboardButton[][] = [];
  let left = mostInAll;
  for (const row of buttons) {
    for (const part of chunks(row, mostPerRow).flatMap((some) => fittingRows(some))) {
      const shown = part.flatMap((button) => buttonFrom(button, Math.floor(rowLabels / part.length)) ?? []).slice(0, left);
      left -= shown.length;
      if (shown.length > 0) rows.push(shown);
    }
  }
  const asked = buttons.reduce((sum, row) => sum + row.length, 0);
  return { markup: rows.length > 0 ? { inline_keyboard: rows } : null, cut: asked > mostInAll - left };
}

/**
 * The same buttons for what follows from a press in a group: each brings back who asked, since what quotes nobody does not say.
 * A button that is too full for that is without it.
 */
export function askedBy(person: string, markup: InlineKeyboardMarkup): InlineKeyboardMarkup {
  const asker = Number(person).toString(36);
  const withAsker = (button: InlineKeyboardButton): InlineKeyboardButton => {
    if (!("callback_data" in button)) return button;
    const data = asker + button.callback_data;
    return Buffer.byteLength(data) <= pressBytes ? { ...button, callback_data: data } : button;
  };
  return { inline_keyboard: markup.inline_keyboard.map((row) => row.map(withAsker)) };
}

/** Reads what a button brings back: what it calls, and whom it names as the asker. Null for what was never ours. */
export function pressFromData(data: string): { press: Press; asker: string | null } | null {
  const [, asker = "", called = ""] = /^(-?[\da-z]{0,11})(.*)$/su.exec(data) ?? [];
  const press = decodePress(called);
  return press && { press, asker: asker === "" ? null : String(Number.parseInt(asker, 36)) };
}

function buttonFrom(button: Button, most: number): InlineKeyboardButton | null {
  const text = cutTo(cleaned(button.label).trim(), most) || "…";
  if ("url" in button) {
    const url = webAddress(button.url);
    return url === null ? null : { text, url };
  }
  return fits(button.press) ? { text, callback_data: encodePress(button.press) } : null;
}

/** A sign, a blank and the number of a chat are what `encodePress` adds. */
function fits({ command, text, chat }: Press): boolean {
  return Buffer.byteLength(`${chat ?? ""}${command}${text}`) + 2 <= pressBytes;
}

function chunks<T>(items: readonly T[], size: number): T[][] {
  const parts: T[][] = [];
  for (let from = 0; from < items.length; from += size) parts.push(items.slice(from, from + size));
  return parts;
}
