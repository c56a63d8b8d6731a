import { fitsBeside } from "./label-width.ts";
import { encodePress, fitsButton, type Press } from "./press.ts";
import type { Block, Button, Draft, PressButton, Span } from "./reply.ts";

type List = Extract<Block, { kind: "list" | "fold" }>;
type Row = List["items"][number];

/** More numbers than this side by side are too small for a thumb. */
const mostBeside = 5;

/**
 * Buttons stand below all text: rows that lead somewhere get numbers, and their buttons say nothing but that number, since the row
 * says the rest. A single row keeps its button.
 */
export function withNumberedRows<D extends Pick<Draft, "blocks" | "buttons">>(draft: D): D {
  const { blocks, numbers } = numbered(draft.blocks);
  if (numbers.length < 2 || !numbers.every(({ press }) => fitsButton(press))) return draft;
  return { ...draft, blocks, buttons: withNumbers(draft.buttons, numbers) };
}

/** The same for platforms that have no menus: choices of which one is too long for its button become such rows. */
export function withNumberedChoices<D extends Pick<Draft, "blocks" | "buttons">>(draft: D): D {
  const { blocks, buttons } = draft;
  const column = numbered(blocks).numbers.length > 0 || leadsIn(blocks).length > 0 ? [] : columnIn(buttons);
  if (column.every(({ label }) => fitsBeside([label]))) return withNumberedRows(draft);
  const list: Block = {
    kind: "list",
    items: column.map(({ label }) => [{ kind: "text", text: label }]),
    opens: column.map(({ press }) => press),
  };
  return withNumberedRows({ ...draft, blocks: [...blocks, list] });
}

/**
 * What the rows of a draft lead to, each with its number, as they stand; a single row has none to be seen, and is the first. Where no row shows its
 * number, they are counted as they stand; where there are no rows, the buttons that stand one below the other.
 */
export function pressesByNumber({ blocks, buttons }: Pick<Draft, "blocks" | "buttons">): (readonly [string, Press])[] {
  const { numbers } = numbered(blocks);
  if (numbers.length > 0) return numbers.flatMap(({ label, press }) => (fitsButton(press) ? [[label, press] as const] : []));
  const leads = leadsIn(blocks);
  const counted = leads.length > 0 ? leads : columnIn(buttons).map(({ press }) => press);
  return counted.map((press, index) => [String(index + 1), press]);
}

function leadsIn(blocks: Draft["blocks"]): Press[] {
  return blocks.flatMap((block) => (block.kind === "list" ? (block.leads ?? []) : [])).filter((press) => fitsButton(press));
}

/** The choices that stand one below the other, each about something else: "Mute A v B", "Mute C v D". */
function columnIn(buttons: Draft["buttons"]): PressButton[] {
  const alone = buttons.flatMap((row) => (row.length === 1 ? row : []));
  const choices = alone.flatMap((button) => ("press" in button && isChoice(button.press) ? [button] : []));
  const column = choices.filter(({ press }) => press.command === choices[0]?.press.command);
  const subjects = new Set(column.map(({ press }) => press.text.split(" ")[0]));
  return subjects.size > 1 ? column : [];
}

function isChoice(press: Press): boolean {
  return fitsButton(press) && (press.below === true || press.text.startsWith("#"));
}

/** Rows with what they are called by: their own marks, or numbers where they lead somewhere. */
function numbered(blocks: Draft["blocks"]): { blocks: Block[]; numbers: PressButton[] } {
  let count = 0;
  const numbers: PressButton[] = [];
  const marked = blocks.map((block): Block => {
    if ((block.kind !== "list" && block.kind !== "fold") || !block.opens) return block;
    const { items, opens, marks } = block;
    const labels = items.map((_, index) => {
      const open = opens[index] ?? null;
      if (!open) return marks?.[index] ?? null;
      const label = marks?.[index] ?? String(++count);
      numbers.push({ label, press: open });
      return label;
    });
    return { ...block, marks: labels };
  });
  return { blocks: marked, numbers };
}

/** The numbers in place of the buttons that lead to the same. */
function withNumbers(buttons: Draft["buttons"], numbers: readonly Button[]): Draft["buttons"] {
  const covered = new Set(numbers.flatMap((button) => ("press" in button ? [encodePress(button.press)] : [])));
  const isCovered = (button: Button) => "press" in button && fitsButton(button.press) && covered.has(encodePress(button.press));
  const first = buttons.findIndex((row) => row.some(isCovered));
  const others = (rows: Draft["buttons"]) =>
    rows.map((row) => row.filter((button) => !isCovered(button))).filter((row) => row.length > 0);
  return [...others(buttons.slice(0, first)), ...evenRows(numbers), ...others(buttons.slice(first))];
}

/** In rows of five or fewer, as even as they come. */
function evenRows(buttons: readonly Button[]): Button[][] {
  const rows = Math.ceil(buttons.length / mostBeside);
  const size = Math.ceil(buttons.length / rows);
  return Array.from({ length: rows }, (_, row) => buttons.slice(row * size, (row + 1) * size));
}

/** What a row of a list says, with its number before it. */
export function markedRow({ items, marks }: Pick<List, "items" | "marks">, index: number): Row {
  const mark = marks?.[index] ?? null;
  const row = items[index] ?? [];
  return mark === null ? row : [{ kind: "text", text: mark, style: "bold" }, { kind: "text", text: " " }, ...row];
}

/** A row below the day that it is on; `day` is null where it stands below the same as the row before. */
export interface DatedRow {
  day: string | null;
  row: Row;
}

/**
 * The rows of a list below their days, so that each says its time alone; null where days would be longer than what they save, or
 * nobody knows the chat's days.
 */
export function rowsByDay(rows: readonly Row[]): DatedRow[] | null {
  let last: string | null = null;
  const dated = rows.map((row): DatedRow => {
    const inDay = dayOf(row);
    const day = inDay && inDay.day !== last ? inDay.day : null;
    last = inDay?.day ?? last;
    return {
      day,
      row: inDay ? row.map((span) => (span.kind === "time" && span.inDay === inDay ? timeAlone(inDay) : span)) : row,
    };
  });
  const days = dated.filter(({ day }) => day !== null).length;
  // What has no day stands before all that have one, or it would seem to be on the day above it.
  const isMixed = rows.some((row, index) => !dayOf(row) && rows.slice(0, index).some((before) => dayOf(before)));
  return days > 0 && 2 * days <= rows.length && !isMixed ? dated : null;
}

function dayOf(row: Row) {
  return row.flatMap((span) => (span.kind === "time" && span.inDay ? [span.inDay] : []))[0] ?? null;
}

function timeAlone({ time }: { time: string }): Span {
  return { kind: "text", text: time };
}
