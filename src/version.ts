import { readFileSync } from "node:fs";
import { projectFile } from "./project-file.ts";

/** The program's version, as package.json says. */
export const version: string = (JSON.parse(readFileSync(projectFile("package.json"), "utf8")) as { version: string }).version;

/**
 * What `--help`, `-h`, `--version` and `-v` say, wherever they stand among a program's arguments; null when nobody asks for that. To
 * be asked before anything is read or connected.
 */
export function saidAtOnce(args: readonly string[], usage: string): string | null {
  const end = args.indexOf("--");
  const flags = end === -1 ? args : args.slice(0, end);
  if (flags.some((flag) => flag === "--help" || flag === "-h")) return usage;
  return flags.some((flag) => flag === "--version" || flag === "-v") ? `Linewatch ${version}\n` : null;
}
