/** `npm run --silent doctor [-- --json] [--write FILE]`: asks the odds API, finds out how it is read, and says what is left. */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { systemClock } from "./clock.ts";
import { listedCommands, menusOf } from "./commands/catalog.ts";
import { configOrProblems, wrongSettingsCode } from "./config.ts";
import { runDoctor } from "./doctor/shell.ts";
import { features } from "./features/index.ts";
import { createLog, createRedactor } from "./log.ts";
import { loadTexts } from "./replies/parts/text.ts";
import { saidAtOnce } from "./version.ts";

const usage = `usage: npm run --silent doctor [-- --json] [--write FILE]

  --json         prints everything it found as JSON
  --write FILE   writes to FILE how answers are read, with drafts of what you have to decide

The exit code is 0 when everything is understood and no line is red.
`;

const announced =
  "The doctor asks each endpoint of the odds service once, and some again to try their filters: about 24 requests in three minutes.";

void run().then((code) => {
  process.exitCode = code;
});

async function run(): Promise<number> {
  const said = saidAtOnce(process.argv.slice(2), usage);
  if (said !== null) return tell(said);
  const flags = readFlags();
  if (!flags) return fail(usage);
  const config = configOrProblems();
  if (typeof config === "string") return fail(`${config}\n`, wrongSettingsCode);
  // Standard output is the report's alone.
  const log = createLog({ level: "error", secrets: config.secrets, write: (line) => process.stderr.write(line) });
  const redact = createRedactor(config.secrets);
  const texts = loadTexts(undefined, config.texts);
  if (config.service === null) process.stderr.write(`${announced}\n`);
  try {
    return await runDoctor(config, flags, {
      clock: systemClock,
      log,
      say: texts.in("en").say,
      catalogs: menusOf(listedCommands(config.bonuses, features), { texts, operators: config.operators.persons.length > 0 }),
      write: (text) => process.stdout.write(redact(text)),
      writeFile: (path, text) => writeFileSync(path, redact(text)),
      steadyMs: () => performance.now(),
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : "unknown error";
    return fail(redact(`The doctor could not work: ${reason}\n`));
  }
}

function readFlags(): { json: boolean; file: string | null } | null {
  try {
    const { json, write } = parseArgs({ options: { json: { type: "boolean" }, write: { type: "string" } } }).values;
    return { json: json ?? false, file: write ?? null };
  } catch {
    return null;
  }
}

function tell(message: string): number {
  process.stdout.write(message);
  return 0;
}

function fail(message: string, code = 2): number {
  process.stderr.write(message);
  return code;
}
