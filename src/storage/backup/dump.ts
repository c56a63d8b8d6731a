import { randomBytes } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { chmod, mkdir, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setImmediate } from "node:timers/promises";
import { createGunzip, createGzip } from "node:zlib";
import { z } from "zod";
import { type Log, reasonOf } from "../../log.ts";
import type { Row, Snapshot } from "./shape.ts";
import { openSnapshot } from "./snapshot.ts";

const headerShape = z.object({
  linewatch: z.literal("backup"),
  /** Of this file. */
  format: z.literal(1),
  /** The program that made it. */
  version: z.string(),
  /** The last step of the schema that the rows are of. */
  schema: z.string(),
  /** When it was so (ISO 8601, UTC). */
  at: z.iso.datetime(),
});
const tableShape = z.object({ table: z.string().regex(/^[a-z_]+$/), columns: z.array(z.string().regex(/^[a-z_]+$/)) });
const endShape = z.object({ end: z.literal(true), rows: z.number(), sequences: z.record(z.string(), z.number()) });
const rowShape = z.array(z.union([z.string(), z.number(), z.null()]));

export type Header = z.output<typeof headerShape>;

/** A whole database, one part after the other: its header, for each table its columns and rows, and how many there were. */
export type Part =
  | { header: Header }
  | { table: string; columns: readonly string[] }
  | { rows: readonly Row[] }
  | { end: z.output<typeof endShape> };

/** The parts of a database as it is now. */
export async function* partsOf(snapshot: Snapshot, { version, now }: { version: string; now: number }): AsyncGenerator<Part> {
  const at = new Date(now).toISOString();
  yield { header: { linewatch: "backup", format: 1, version, schema: snapshot.schema, at } };
  let count = 0;
  for (const table of snapshot.tables) {
    yield { table: table.name, columns: table.columns };
    for await (const rows of snapshot.rows(table)) {
      count += rows.length;
      yield { rows };
      // SQLite answers without letting anybody else have a turn.
      await setImmediate();
    }
  }
  yield { end: { end: true, rows: count, sequences: await snapshot.sequences() } };
}

export interface DumpOptions {
  version: string;
  now: number;
  log: Log;
  /** Is told how many rows are done. */
  onProgress?: (rows: number) => void;
}

/**
 * Writes a database into one file, as it is at this moment, while others go on to use it: JSON lines, zipped, readable by
 * its owner alone. The file has its name only when it is whole. Resolves to the number of rows.
 */
export async function dump(url: string, file: string, { version, now, log, onProgress }: DumpOptions): Promise<number> {
  const snapshot = await openSnapshot(url, log);
  // Several processes may begin at the same moment, in one folder.
  const unfinished = `${file}.${randomBytes(4).toString("hex")}.part`;
  let count = 0;
  async function* lines(): AsyncGenerator<string> {
    for await (const part of partsOf(snapshot, { version, now })) {
      if ("rows" in part) {
        count += part.rows.length;
        onProgress?.(count);
      }
      yield linesOf(part);
    }
  }
  try {
    await mkdir(dirname(file), { recursive: true });
    await pipeline(Readable.from(lines()), createGzip(), createWriteStream(unfinished, { mode: 0o600 }));
    await chmod(unfinished, 0o600);
    await keepOnDisk(unfinished);
    await rename(unfinished, file);
    return count;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    await snapshot.close();
  }
}

async function keepOnDisk(file: string): Promise<void> {
  const handle = await open(file, "r");
  await handle.sync().finally(() => handle.close());
}

function linesOf(part: Part): string {
  if ("rows" in part) return part.rows.map((row) => `${JSON.stringify(row)}\n`).join("");
  return `${JSON.stringify("header" in part ? part.header : "end" in part ? part.end : part)}\n`;
}

/** The file is no backup, or not all of one. */
export class BrokenBackup extends Error {
  override readonly name = "BrokenBackup";
}

const rowsPerPart = 500;

/** The parts of a backup's file. Throws `BrokenBackup` for anything that is not all of one. */
export async function* partsFrom(file: string): AsyncGenerator<Part> {
  let rows: Row[] = [];
  let columns = -1;
  let isEnded = false;
  try {
    for await (const line of linesFrom(file)) {
      if (isEnded) throw new BrokenBackup("something follows its end");
      const value: unknown = JSON.parse(line);
      if (Array.isArray(value)) {
        if (value.length !== columns) throw new BrokenBackup("a row has more or fewer values than its table has columns");
        rows.push(rowShape.parse(value));
        if (rows.length < rowsPerPart) continue;
      }
      if (rows.length > 0) yield { rows };
      rows = [];
      if (Array.isArray(value)) continue;
      const part = partFrom(value);
      if ("columns" in part) columns = part.columns.length;
      isEnded = "end" in part;
      yield part;
    }
  } catch (error) {
    if (error instanceof BrokenBackup || (error as NodeJS.ErrnoException).code === "ENOENT") throw error;
    if (error instanceof SyntaxError || error instanceof z.ZodError) throw new BrokenBackup("a line of it cannot be read");
    if (/^Z_/.test(String((error as NodeJS.ErrnoException).code))) throw new BrokenBackup(`it is damaged: ${reasonOf(error)}`);
    throw error;
  }
  if (!isEnded) throw new BrokenBackup("its end is missing");
}

async function* linesFrom(file: string): AsyncGenerator<string> {
  const zipped = createReadStream(file).on("error", (error) => unzipped.destroy(error));
  const unzipped = zipped.pipe(createGunzip());
  // Who has read a broken line reads no further, and what is damaged behind it is nobody's error any more.
  unzipped.on("error", () => undefined);
  try {
    for await (const line of createInterface({ input: unzipped, crlfDelay: Number.POSITIVE_INFINITY })) yield line;
  } finally {
    zipped.destroy();
    unzipped.destroy();
  }
}

function partFrom(value: unknown): Exclude<Part, { rows: readonly Row[] }> {
  const header = headerShape.safeParse(value);
  if (header.success) return { header: header.data };
  const table = tableShape.safeParse(value);
  if (table.success) return table.data;
  const end = endShape.safeParse(value);
  if (end.success) return { end: end.data };
  if (typeof value === "object" && value !== null && "linewatch" in value)
    throw new BrokenBackup("it was made by a Linewatch that this one does not know: use that version or a later one");
  throw new BrokenBackup("a line of it cannot be read");
}
