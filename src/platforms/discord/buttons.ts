import {
  type APIActionRowComponent,
  type APIButtonComponent,
  type APIButtonComponentWithCustomId,
  type APIStringSelectComponent,
  ButtonStyle,
  ComponentType,
} from "discord.js";
import { flowingRows } from "../../chat/label-width.ts";
import { decodePress, encodePress, type Press } from "../../chat/press.ts";
import type { Button } from "../../chat/reply.ts";
import { cleanText, httpsAddress, shorten } from "./markdown.ts";

export type Row = APIActionRowComponent<APIButtonComponent | APIStringSelectComponent>;

const mostInRow = 5;
const mostInMenu = 25;
/** A list of fewer choices is a row of buttons each, one tap away. */
const leastInMenu = 4;
const longestLabel = 80;
/** Of a menu's choice. */
const longestHint = 100;

/**
 * Buttons -> action rows of at most `room` components, rows and their content counted. Rows of one button each that call
 * the same command anew are a list to choose from and become a select menu; what turns the page stays a button. `cut` says that
 * some were left out for want of room.
 */
export function rowsFromButtons(buttons: readonly (readonly Button[])[], room: number): { rows: Row[]; cut: boolean } {
  const seen = new Map<string, number>();
  const made = buttons.map((row) => row.flatMap((button) => buttonOf(button, seen)));
  const all = inFewLines(withMenus(made, hintsOf(buttons.flat())));
  const rows: Row[] = [];
  let left = room;
  for (const row of all) {
    left -= row.components.length + 1;
    if (left < 0) return { rows, cut: true };
    rows.push(row);
  }
  return { rows, cut: false };
}

/** A press as a custom id. Discord refuses equal ones, so the second of its kind is numbered: no press begins with a digit. */
export function pressId(press: Press, before = 0): string {
  return (before === 0 ? "" : String(before + 1)) + encodePress(press);
}

/** Reads what `pressId` wrote; null for what was never ours. */
export function pressFromId(id: string): Press | null {
  return decodePress(id.replace(/^\d{1,2}(?=[=+~!])/, ""));
}

/** A label as Discord takes it. */
function labelFrom(label: string): string {
  return shorten(cleanText(label).trim(), longestLabel) || "…";
}

function hintsOf(buttons: readonly Button[]): Map<string, string> {
  return new Map(
    buttons.flatMap((button): [string, string][] => {
      const hint = "press" in button && button.hint !== undefined ? shorten(cleanText(button.hint).trim(), longestHint) : "";
      return "press" in button && hint !== "" ? [[pressId(button.press), hint]] : [];
    }),
  );
}

function buttonOf(button: Button, seen: Map<string, number>): APIButtonComponent[] {
  const label = labelFrom(button.label);
  if ("url" in button) {
    const url = httpsAddress(button.url);
    return url === null ? [] : [{ type: ComponentType.Button, style: ButtonStyle.Link, label, url }];
  }
  const id = pressId(button.press);
  const before = seen.get(id) ?? 0;
  seen.set(id, before + 1);
  return [{ type: ComponentType.Button, style: ButtonStyle.Secondary, label, custom_id: pressId(button.press, before) }];
}

/** The rows, with menus in place of long lists. */
function withMenus(rows: readonly (readonly APIButtonComponent[])[], hints: ReadonlyMap<string, string>): Row[] {
  const all: Row[] = [];
  const menus = { count: 0, hints };
  let list: APIButtonComponentWithCustomId[] = [];
  const endList = (): void => {
    all.push(...listRows(list, menus));
    list = [];
  };
  for (const row of rows) {
    const [only] = row;
    const choice = row.length === 1 && only ? choiceOf(only) : null;
    if (list[0] && choice?.of !== choiceOf(list[0])?.of) endList();
    if (choice) list.push(choice.button);
    else all.push(...chunks(row, mostInRow).map(rowOf));
  }
  endList();
  return all;
}

/** A button that calls a command anew, with the command; null for others. */
function choiceOf(button: APIButtonComponent): { button: APIButtonComponentWithCustomId; of: string } | null {
  const press = "custom_id" in button ? pressFromId(button.custom_id) : null;
  return press && (!press.replace || press.below)
    ? { button: button as APIButtonComponentWithCustomId, of: press.command }
    : null;
}

/** Where a phone shows a row of buttons on two lines, the buttons around it join in, if that makes fewer lines of all. */
function inFewLines(rows: readonly Row[]): Row[] {
  const runs: Row[][] = [];
  for (const row of rows) {
    const run = runs.at(-1);
    if (run?.[0] && labelled(run[0]) && labelled(row)) run.push(row);
    else runs.push([row]);
  }
  return runs.flatMap((run) => {
    const poured = flowingRows(
      run.flatMap((row) => labelled(row) ?? []),
      mostInRow,
    );
    const lines = run.reduce((sum, row) => sum + flowingRows(labelled(row) ?? [], mostInRow).length, 0);
    return poured.length < lines && lines > run.length ? poured.map((row) => rowOf([...row])) : run;
  });
}

/** The buttons of a row with their labels; null for a menu. */
function labelled({ components }: Row): (APIButtonComponent & { label: string })[] | null {
  const all = components.flatMap((one) => ("label" in one && one.label !== undefined ? [{ ...one, label: one.label }] : []));
  return all.length === components.length ? all : null;
}

interface Menus {
  count: number;
  /** By the call of a choice, what it says below its label. */
  hints: ReadonlyMap<string, string>;
}

function listRows(list: readonly APIButtonComponentWithCustomId[], menus: Menus): Row[] {
  if (list.length < leastInMenu) return list.map((button) => rowOf([button]));
  return chunks(list, mostInMenu).map((part) => {
    const options = part.map(({ label = "…", custom_id: value }) => {
      const description = menus.hints.get(value);
      return description === undefined ? { label, value } : { label, value, description };
    });
    menus.count += 1;
    return rowOf([{ type: ComponentType.StringSelect, custom_id: `menu${menus.count}`, options }]);
  });
}

function rowOf(components: (APIButtonComponent | APIStringSelectComponent)[]): Row {
  return { type: ComponentType.ActionRow, components };
}

function chunks<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));
}
