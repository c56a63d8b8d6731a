import { z } from "zod";
import { badRequest } from "./telegram-refusal.ts";

/** The rich texts that are played here; Telegram knows more. */
type RichText = string | readonly RichText[] | { type: string; text: RichText };

const mostUnits = 32_768;
const mostBlocks = 500;
const mostColumns = 20;
const deepest = 16;

const text: z.ZodType<RichText> = z.lazy(() =>
  z.union([
    z.string(),
    z.array(text),
    z.strictObject({ type: z.enum(["bold", "italic", "strikethrough", "code"]), text }),
    z.strictObject({ type: z.literal("url"), text, url: z.url({ protocol: /^https?$/ }) }),
    z.strictObject({ type: z.literal("bot_command"), text, bot_command: z.string().regex(/^\/[a-z0-9_]{1,32}$/) }),
    z.strictObject({
      type: z.literal("date_time"),
      text,
      unix_time: z
        .number()
        .int()
        .positive()
        .max(2 ** 31 - 1),
      date_time_format: z.string().regex(/^(?:r|w?[dD]?[tT]?)$/),
    }),
  ]),
);

const cell = z.strictObject({
  text: text.optional(),
  is_header: z.literal(true).optional(),
  colspan: z.number().int().min(1).optional(),
  rowspan: z.number().int().min(1).optional(),
  align: z.enum(["left", "center", "right"]),
  valign: z.enum(["top", "middle", "bottom"]),
});

const block = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("paragraph"), text }),
  z.strictObject({ type: z.literal("footer"), text }),
  z.strictObject({ type: z.literal("heading"), text, size: z.number().int().min(1).max(6) }),
  z.strictObject({
    type: z.literal("table"),
    cells: z.array(z.array(cell).min(1)).min(1),
    is_bordered: z.literal(true).optional(),
    is_striped: z.literal(true).optional(),
    is_compact: z.literal(true).optional(),
    caption: text.optional(),
  }),
]);

const richMessage = z.strictObject({
  // One of the three ways to write it; we write no other.
  blocks: z.array(block).min(1),
  is_rtl: z.boolean().optional(),
  skip_entity_detection: z.boolean().optional(),
});

type Rich = z.output<typeof richMessage>;

/** A rich message as it is read: a line for each block and for each row of a table, whose cells have bars between them. */
export function textOfRich(given: unknown): string {
  const { data, error } = richMessage.safeParse(given);
  if (!data) throw badRequest(`can't parse rich message: ${error.issues[0]?.path.join(".")} ${error.issues[0]?.message}`);
  const cells = data.blocks.flatMap((one) => (one.type === "table" ? one.cells : []));
  if (data.blocks.length > mostBlocks) throw badRequest("RICH_MESSAGE_BLOCKS_TOO_MUCH");
  if (cells.some((row) => row.reduce((sum, { colspan = 1 }) => sum + colspan, 0) > mostColumns))
    throw badRequest("RICH_MESSAGE_TABLE_COLUMNS_TOO_MUCH");
  if (data.blocks.some((one) => depthOf(one) > deepest)) throw badRequest("RICH_MESSAGE_TOO_DEEP");
  const lines = data.blocks.flatMap(linesOf);
  if (unitsOf(data.blocks) > mostUnits) throw badRequest("message is too long");
  if (lines.every((line) => line.trim() === "")) throw badRequest("message text is empty");
  return lines.join("\n");
}

function linesOf(one: Rich["blocks"][number]): string[] {
  if (one.type !== "table") return [plain(one.text)];
  return one.cells.map((row) => row.map((its) => plain(its.text ?? "")).join(" | "));
}

function plain(of: RichText): string {
  if (typeof of === "string") return of;
  return "text" in of ? plain(of.text) : of.map(plain).join("");
}

function unitsOf(blocks: Rich["blocks"]): number {
  const texts = blocks.flatMap((one) => (one.type === "table" ? one.cells.flat().map((its) => its.text ?? "") : [one.text]));
  return texts.reduce((sum: number, one) => sum + plain(one).length, 0);
}

function depthOf(of: unknown): number {
  if (typeof of !== "object" || of === null) return 0;
  const inner = Object.values(of).map(depthOf);
  return Math.max(0, ...inner) + ("type" in of ? 1 : 0);
}
