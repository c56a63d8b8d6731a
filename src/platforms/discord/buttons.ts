import { type APIActionRowComponent, type APIButtonComponent, ButtonStyle, ComponentType } from "discord.js";
import { encodePress } from "../../chat/press.ts";
import type { Button } from "../../chat/reply.ts";
import { cleanText, httpsAddress, shorten } from "./markdown.ts";

type Row = APIActionRowComponent<APIButtonComponent>;

const mostInRow = 5;
const longestLabel = 80;

/**
 * Buttons -> action rows of at most `room` components, rows and buttons counted. A second button that would do the same as an
 * earlier one is left out, since Discord refuses equal ids; `cut` says that some were left out for want of room.
 */
export function rowsFromButtons(buttons: readonly (readonly Button[])[], room: number): { rows: Row[]; cut: boolean } {
  const seen = new Set<string>();
  const all = buttons.flatMap((row) => inRows(row.flatMap((button) => buttonOf(button, seen))));
  const rows: Row[] = [];
  let left = room;
  for (const components of all) {
    left -= components.length + 1;
    if (left < 0) return { rows, cut: true };
    rows.push({ type: ComponentType.ActionRow, components });
  }
  return { rows, cut: false };
}

function buttonOf(button: Button, seen: Set<string>): APIButtonComponent[] {
  const label = shorten(cleanText(button.label).trim(), longestLabel) || "…";
  if ("url" in button) {
    const url = httpsAddress(button.url);
    return url === null ? [] : [{ type: ComponentType.Button, style: ButtonStyle.Link, label, url }];
  }
  const id = encodePress(button.press);
  if (seen.has(id)) return [];
  seen.add(id);
  return [{ type: ComponentType.Button, style: ButtonStyle.Secondary, label, custom_id: id }];
}

function inRows(buttons: readonly APIButtonComponent[]): APIButtonComponent[][] {
  const rows: APIButtonComponent[][] = [];
  for (let start = 0; start < buttons.length; start += mostInRow) rows.push(buttons.slice(start, start + mostInRow));
  return rows;
}
