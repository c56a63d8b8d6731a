/** `npm run --silent decode -- <kind> [mapping.json] < response.json`: prints what the decoder makes of an answer, as JSON. */
import { readFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { decode, type Mapping, NotUnderstood, readMapping } from "./index.ts";
import { type Kind, kinds } from "./rows.ts";

const usage = `usage: npm run --silent decode -- <kind> [mapping.json] < response.json\nkinds: ${kinds.join(" ")}\n`;

void run(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});

async function run([kind, mappingFile, ...more]: readonly string[]): Promise<number> {
  if (kind === undefined || more.length > 0) return fail(usage, 2);
  if (!isKind(kind)) return fail(`there is no kind "${kind}"\n${usage}`, 1);
  const mapping = mappingFile === undefined ? {} : mappingFrom(mappingFile);
  if (typeof mapping === "string") return fail(mapping, 1);
  try {
    const decoded = decode(kind, JSON.parse(await text(process.stdin)), { mapping });
    process.stdout.write(`${JSON.stringify(decoded, null, 2)}\n`);
    return 0;
  } catch (error) {
    if (error instanceof NotUnderstood) return fail(`${error.message}\n`, 1);
    if (error instanceof SyntaxError) return fail("standard input is not JSON\n", 1);
    throw error;
  }
}

function mappingFrom(file: string): Mapping | string {
  try {
    const result = readMapping(JSON.parse(readFileSync(file, "utf8")));
    return result.ok ? result.mapping : `${file}:\n${result.problems.map((problem) => `  ${problem}\n`).join("")}`;
  } catch {
    return `${file} cannot be read as JSON\n`;
  }
}

function isKind(word: string): word is Kind {
  return (kinds as readonly string[]).includes(word);
}

function fail(message: string, code: number): number {
  process.stderr.write(message);
  return code;
}
