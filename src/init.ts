/** `npm run init [-- flags]`: asks for the settings, tries each out, and writes `.env`. */
import { existsSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { variableNames } from "./config.ts";
import type { Values } from "./init/env-file.ts";
import { createPrompt, NoAnswer } from "./init/prompt.ts";
import { type InitOptions, runInit } from "./init/run.ts";
import { reasonOf } from "./log.ts";
import { projectFile } from "./project-file.ts";
import { saidAtOnce } from "./version.ts";

const usage = `usage: npm run init                                     asks for what it needs
       npm run init -- --<setting> <value> … [--yes]    takes it from the command line

  Every setting of .env.example is a flag: TELEGRAM_BOT_TOKEN is --telegram-bot-token. Other users of this machine can see
  a command line; --telegram-bot-token-file names a file instead.

  --yes         asks nothing, and writes the file only if everything is fine
  --unchecked   doesn't try the answers out
  --file <path> another file than .env
`;

void run().then((code) => process.exit(code));

async function run(): Promise<number> {
  const said = saidAtOnce(process.argv.slice(2), usage);
  if (said !== null) {
    process.stdout.write(said);
    return 0;
  }
  const options = readFlags();
  if (typeof options === "string") return fail(`${options}${usage}`, 2);
  const prompt = createPrompt({ input: process.stdin, output: process.stdout });
  const example = projectFile(".env.example");
  const template = existsSync(example) ? readFileSync(example, "utf8") : "";
  try {
    return await Promise.race([runInit(options, { prompt, template, now: Date.now }), prompt.cancelled]);
  } catch (error) {
    if (!(error instanceof NoAnswer)) return fail(`It did not work: ${reasonOf(error)}\n`, 1);
    return fail(`\nNothing was written${error.isCancelled ? "" : ": there is no more input"}.\n`, error.isCancelled ? 130 : 1);
  } finally {
    prompt.close();
  }
}

/** The flags; what is wrong with them, as a text. */
function readFlags(): InitOptions | string {
  const settings = new Map(variableNames.map((name) => [name.toLowerCase().replaceAll("_", "-"), name]));
  const options = {
    ...Object.fromEntries([...settings.keys()].map((flag) => [flag, { type: "string" as const }])),
    yes: { type: "boolean" as const, default: false },
    unchecked: { type: "boolean" as const, default: false },
    file: { type: "string" as const, default: ".env" },
  };
  try {
    const { yes, unchecked, file, ...rest } = parseArgs({ options }).values;
    const given: Values = Object.fromEntries(
      Object.entries(rest).map(([flag, value]) => [settings.get(flag) ?? "", String(value)]),
    );
    return { path: String(file), given, yes: yes === true, unchecked: unchecked === true };
  } catch (error) {
    // An argument that nobody knows may be a token.
    const [flag] = /'-{1,2}[a-z-]+'/.exec(reasonOf(error)) ?? [];
    return flag === undefined ? "There is an argument too many.\n\n" : `${flag} is not known, or needs a value.\n\n`;
  }
}

function fail(text: string, code: number): number {
  process.stderr.write(text);
  return code;
}
