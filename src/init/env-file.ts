import { randomBytes } from "node:crypto";
import { closeSync, fsyncSync, openSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { parseEnv } from "node:util";

/** Settings as text, by name; an empty one counts as not set. */
export type Values = Readonly<Record<string, string>>;

/** A file of settings as it was found. */
export interface EnvFile {
  /** Where it is; behind a link, where that leads. */
  path: string;
  /** Null when there is none. */
  text: string | null;
}

/** Throws when there is a file that cannot be read. */
export function readEnvFile(path: string): EnvFile {
  try {
    const place = realpathSync(path);
    return { path: place, text: readFileSync(place, "utf8") };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return { path, text: null };
    throw error;
  }
}

/** What is set in a text, as Node reads it. */
export function valuesIn(text: string): Values {
  return Object.fromEntries(Object.entries(parseEnv(text)).filter((entry): entry is [string, string] => Boolean(entry[1])));
}

/**
 * The text with other values and everything else as it was: comments, order, lines that nobody knows. Throws where a line cannot
 * be changed without touching another one, or a value cannot be written.
 */
export function withValues(text: string, changes: Values): string {
  const changed = Object.entries(changes).reduce((before, [name, value]) => withValue(before, name, value), text);
  const wanted = { ...valuesIn(text), ...changes };
  const found = valuesIn(changed);
  for (const name of new Set([...Object.keys(wanted), ...Object.keys(found)])) {
    // Several lines are a value to Node alone: neither Docker nor systemd would read them.
    const isOneLine = !/[\r\n]/.test(changes[name] ?? "");
    if (!isOneLine || (wanted[name] ?? "") !== (found[name] ?? ""))
      throw new Error(`${name} cannot be written into this file: change it by hand`);
  }
  return changed;
}

function withValue(text: string, name: string, value: string): string {
  const line = `${name}=${quoted(value)}`;
  // Of several lines the last one counts.
  const last = [...text.matchAll(new RegExp(`^[ \\t]*(?:export[ \\t]+)?${name}[ \\t]*=[^\\r\\n]*`, "gm"))].at(-1);
  if (last) return `${text.slice(0, last.index)}${line}${text.slice(last.index + last[0].length)}`;
  const isEnded = text === "" || text.endsWith("\n");
  return value === "" ? text : `${text}${isEnded ? "" : "\n"}${line}\n`;
}

/** Single quotes mean the same to Node, Docker and systemd. */
function quoted(value: string): string {
  if (/^[\w./:@%+,=?&~-]*$/.test(value)) return value;
  return value.includes("'") ? `"${value}"` : `'${value}'`;
}

/**
 * Puts a text in the place of a file, readable by its owner alone; what was there before stays beside it. Whoever looks sees the
 * one or the other, never half of one. Resolves to where the earlier one is; null when there was none.
 */
export function writeEnvFile({ path, text: before }: EnvFile, text: string, now: number): string | null {
  const kept = before === null ? null : `${path}.${new Date(now).toISOString().slice(0, 19).replaceAll(":", "")}Z`;
  const unfinished = `${path}.${randomBytes(4).toString("hex")}.part`;
  try {
    if (kept !== null) writeWhole(kept, before ?? "");
    writeWhole(unfinished, text);
    renameSync(unfinished, path);
    return kept;
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}

function writeWhole(path: string, text: string): void {
  const file = openSync(path, "wx", 0o600);
  try {
    writeFileSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
