import {
  type APIComponentInContainer,
  type APISectionComponent,
  type APITextDisplayComponent,
  ButtonStyle,
  ComponentType,
} from "discord.js";
import { type Block, type Button, type PressButton, seenOfFold } from "../../chat/reply.ts";
import { markedRow } from "../../chat/rows.ts";
import { labelFrom, pressId } from "./buttons.ts";
import { markdownFromSpans } from "./markdown.ts";

type List = Extract<Block, { kind: "list" }>;
type Fold = Extract<Block, { kind: "fold" }>;

/** Content in which rows have their buttons beside them. */
export interface Sectioned {
  parts: APIComponentInContainer[];
  /** The notes after all of them. */
  notes: string;
  /** The calls that rows lead to: no button below needs to repeat them. */
  covered: ReadonlySet<string>;
}

/** The lists whose rows lead somewhere. */
export function leadingLists(blocks: readonly Block[]): List[] {
  return blocks.filter((block) => block.kind === "list").filter(({ opens }) => opens?.some((open) => open !== null) ?? false);
}

/** Whether a block has a button beside what it shows of itself, since Discord can't fold. */
export function hasMore(block: Block): block is Fold {
  return block.kind === "fold" && block.items.length > seenOfFold;
}

/** Blocks -> texts, and a section for each row of the `lists` that leads somewhere and for each fold; `write` draws all other blocks. */
export function sectionsFromBlocks(
  blocks: readonly Block[],
  { lists, write }: { lists: readonly Block[]; write: (block: Block) => string },
): Sectioned {
  const presses = new Map<string, number>();
  const end = blocks.findLastIndex(({ kind }) => kind !== "note") + 1;
  const parts = blocks.slice(0, end).flatMap((block): APIComponentInContainer[] => {
    if (hasMore(block)) return [sectionOf(write(block), block.all, presses)];
    if (block.kind !== "list" || !lists.includes(block)) return textPart(write(block));
    return block.items.flatMap((_, index): APIComponentInContainer[] => {
      const item = markedRow(block, index);
      const open = block.opens?.[index] ?? null;
      const content = markdownFromSpans(item);
      return open === null ? textPart(content) : [sectionOf(content, open, presses)];
    });
  });
  return { parts: joined(parts), notes: blocks.slice(end).map(write).join("\n"), covered: new Set(presses.keys()) };
}

/** How many components these are to Discord, nested ones included. */
export function countOf(parts: readonly APIComponentInContainer[]): number {
  return parts.reduce((sum, part) => sum + (part.type === ComponentType.Section ? part.components.length + 2 : 1), 0);
}

/** The rows of buttons without those whose call a row of the content leads to. */
export function withoutCovered(buttons: readonly (readonly Button[])[], covered: Sectioned["covered"]): Button[][] {
  return buttons.map((row) => row.filter((button) => !("press" in button && covered.has(pressId(button.press)))));
}

/** Discord takes no empty text. */
function textPart(content: string): APITextDisplayComponent[] {
  return content.trim() === "" ? [] : [{ type: ComponentType.TextDisplay, content }];
}

/** Texts that follow each other are one component: there may not be many. */
function joined(parts: readonly APIComponentInContainer[]): APIComponentInContainer[] {
  const all: APIComponentInContainer[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (part.type === ComponentType.TextDisplay && last?.type === ComponentType.TextDisplay)
      all.splice(-1, 1, { ...last, content: `${last.content}\n${part.content}` });
    else all.push(part);
  }
  return all;
}

function sectionOf(content: string, { label, press }: PressButton, presses: Map<string, number>): APISectionComponent {
  const id = pressId(press);
  const before = presses.get(id) ?? 0;
  presses.set(id, before + 1);
  return {
    type: ComponentType.Section,
    components: [{ type: ComponentType.TextDisplay, content: content.trim() || "…" }],
    accessory: {
      type: ComponentType.Button,
      style: ButtonStyle.Secondary,
      label: labelFrom(label),
      custom_id: pressId(press, before),
    },
  };
}
