/**
 * `npm run --silent read -- SOURCE ASK FILE [--rows]`: prints what a source's definition reads of an answer, as JSON.
 * `npm run --silent read -- SOURCE --print`: prints the definition itself.
 */
import { existsSync, readFileSync, statSync } from "node:fs";
import { saidAtOnce } from "../../version.ts";
import { type Ask, asks } from "../definition.ts";
import { readDefinitionFile } from "../file.ts";
import { builtIn } from "../index.ts";
import { textIn } from "../json.ts";
import { type BuiltIn, openSource } from "../open.ts";
import { differences, linesOf, type ReadAnswer, readAnswer } from "./answer.ts";

const documented = "documented";
const usage = [
  "usage: npm run --silent read -- SOURCE ASK FILE [--rows]",
  "       npm run --silent read -- SOURCE --print",
  `SOURCE: ${[documented, ...Object.keys(builtIn)].join(" | ")} | a definition file (./my-service.json)`,
  `ASK: ${asks.join(" | ")}`,
].join("\n");

/** What the command can't be done with: sentences for standard error. */
class Unusable extends Error {}

void run(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});

async function run(words: readonly string[]): Promise<number> {
  const said = saidAtOnce(words, `${usage}\n`);
  if (said !== null) {
    process.stdout.write(said);
    return 0;
  }
  const flags = words.filter((word) => word.startsWith("--"));
  const [name, ask, file, ...more] = words.filter((word) => !word.startsWith("--"));
  try {
    if (name === undefined || more.length > 0 || flags.some((flag) => flag !== "--rows" && flag !== "--print"))
      throw new Unusable(usage);
    const output = flags.includes("--print")
      ? await printDefinition(name)
      : await printAnswer(name, { ask, file, asLines: flags.includes("--rows") });
    process.stdout.write(`${output}\n`);
    return 0;
  } catch (error) {
    if (!(error instanceof Unusable)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 2;
  }
}

async function printDefinition(name: string): Promise<string> {
  const source = await sourceNamed(name);
  if (source === null) throw new Unusable(`${documented}: no definition yet: npm run doctor`);
  return JSON.stringify(source.definition, null, 2);
}

async function printAnswer(
  name: string,
  { ask, file, asLines }: { ask: string | undefined; file: string | undefined; asLines: boolean },
): Promise<string> {
  if (ask === undefined || file === undefined) throw new Unusable(usage);
  if (!isAsk(ask)) throw new Unusable(`there is no ask "${ask}"\n${usage}`);
  const source = await sourceNamed(name);
  const opened = source && openSource(source);
  const isRead = opened?.readers[ask] !== undefined;
  if (opened && !isRead && name !== documented)
    throw new Unusable(`${opened.about.name} has no ${ask}: it has ${Object.keys(opened.readers).join(", ")}`);
  const text = textFrom(file);
  const read = opened && isRead ? readAnswer(opened, ask, text) : undefinedYet();
  return asLines ? linesFor(read, file) : JSON.stringify(read, null, 2);
}

/** Null for the documented service while nobody has accepted a definition of it. */
async function sourceNamed(name: string): Promise<BuiltIn | null> {
  if (name === documented) return documentedSource();
  const source = Object.hasOwn(builtIn, name) ? builtIn[name] : undefined;
  if (source) return source;
  if (!/[/\\]|\.json$/.test(name)) throw new Unusable(`there is no source "${name}"\n${usage}`);
  const read = readDefinitionFile(name);
  if ("problems" in read) throw new Unusable(read.problems.map((problem) => `${name}: ${problem}`).join("\n"));
  return { definition: read.definition as BuiltIn["definition"] };
}

/** The documented service as the bot of these settings reads it: by a file of the host's, else by what the doctor has accepted. */
async function documentedSource(): Promise<BuiltIn | null> {
  const { configOrProblems } = await import("../../config.ts");
  const config = configOrProblems();
  if (typeof config === "string" || config.service) return null;
  const { api, database, definition } = config;
  if (typeof definition === "object") return { definition: definition.definition as BuiltIn["definition"] };
  return api && acceptedIn(database.url, api.baseUrl);
}

/** A database that can't be read has accepted nothing. */
async function acceptedIn(url: string, source: string): Promise<BuiltIn | null> {
  const { lookInto } = await import("../../storage/database.ts");
  const { acceptedFor } = await import("../../api/definitions.ts");
  const { createLog } = await import("../../log.ts");
  const log = createLog({ level: "error", secrets: [url], write: () => undefined });
  return lookInto(url, log, (database) => acceptedFor(database, source));
}

function textFrom(file: string): string {
  try {
    if (statSync(file).isFile()) return textIn(readFileSync(file));
  } catch {
    // What is not there, and what nobody may read, is said alike.
  }
  throw new Unusable(`${file} cannot be read`);
}

function undefinedYet(): ReadAnswer {
  return { rows: [], refused: [{ where: documented, why: "no definition yet: npm run doctor" }] };
}

/** A shell that saves these lines has made the file already, with nothing in it. */
function linesFor(read: ReadAnswer, file: string): string {
  const beside = [`${file}.rows`, file.replace(/\.json$/, ".rows")].filter((path) => path !== file && existsSync(path));
  const expected = beside.find((path) => textFrom(path) !== "");
  return (expected === undefined ? linesOf(read) : differences(read, textFrom(expected))).join("\n");
}

function isAsk(word: string): word is Ask {
  return (asks as readonly string[]).includes(word);
}
