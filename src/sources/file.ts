import { readFileSync, statSync } from "node:fs";
import { BadDefinition } from "./definition.ts";
import { parsedJson, textIn } from "./json.ts";
import { openSource } from "./open.ts";

/** What a definition file may have at most: it is written by hand. */
const largestDefinition = 64 * 1024;

/** A definition that a host has written, checked; else what is wrong with it, a sentence each. */
export function readDefinitionFile(file: string): { definition: unknown } | { problems: readonly string[] } {
  const text = textOf(file);
  if (text === null) return { problems: ["it cannot be read"] };
  if (text.length > largestDefinition) return { problems: ["a definition has at most 64 kB"] };
  try {
    const definition = parsedJson(text);
    openSource({ definition });
    return { definition };
  } catch (error) {
    if (error instanceof SyntaxError) return { problems: [`it is not JSON: ${error.message}`] };
    if (error instanceof BadDefinition) return { problems: error.problems };
    throw error;
  }
}

/** What is not there, and what nobody may read, is said alike. */
function textOf(file: string): string | null {
  try {
    return statSync(file).isFile() ? textIn(readFileSync(file)) : null;
  } catch {
    return null;
  }
}
