import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Ask } from "../../src/sources/definition.ts";
import { builtIn } from "../../src/sources/index.ts";
import { type OpenSource, openSource } from "../../src/sources/open.ts";
import { Misfit, type Reader } from "../../src/sources/reading/reading.ts";

/** Answers in the shape of each service, with teams and books that nobody has: `SOURCE/ASK-what.json`. */
const folder = new URL("recordings/", import.meta.url).pathname;

export interface Recording {
  /** `kalshi/boards-cents` */
  name: string;
  source: string;
  ask: Ask;
  file: string;
  json: unknown;
}

export const recordings: readonly Recording[] = readdirSync(folder).flatMap((source) =>
  readdirSync(join(folder, source))
    .filter((file) => file.endsWith(".json"))
    .map((file) => {
      const path = join(folder, source, file);
      const name = file.replace(".json", "");
      const ask = name.split("-")[0] as Ask;
      return { name: `${source}/${name}`, source, ask, file: path, json: JSON.parse(readFileSync(path, "utf8")) as unknown };
    }),
);

export const opened: Readonly<Record<string, OpenSource>> = Object.fromEntries(
  Object.entries(builtIn).map(([name, source]) => [name, openSource(source)]),
);

export function readerOf(source: string, ask: Ask): Reader<object> {
  const reader = opened[source]?.readers[ask];
  if (!reader) throw new Error(`${source} has no ${ask}`);
  return reader as Reader<object>;
}

/** The rows, or the misfit. */
export function outcomeOf(read: Reader<object>, json: unknown): { rows: readonly object[]; misfit: Misfit | null } {
  try {
    return { rows: read(json).rows, misfit: null };
  } catch (error) {
    if (error instanceof Misfit) return { rows: [], misfit: error };
    throw error;
  }
}
