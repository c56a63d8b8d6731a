/** `npm run --silent doctor [-- --json]`: asks every endpoint of the odds API once and says what was understood. */
import { parseArgs } from "node:util";
import { systemClock } from "./clock.ts";
import { listedCommands, menusOf } from "./commands/catalog.ts";
import { configOrProblems } from "./config.ts";
import { runDoctor } from "./doctor/shell.ts";
import { createLog, createRedactor } from "./log.ts";
import { loadTexts } from "./replies/parts/text.ts";

const usage = `usage: npm run --silent doctor [-- --json]

The exit code is 0 when everything is understood and nothing is red.
`;

void run().then((code) => {
  process.exitCode = code;
});

async function run(): Promise<number> {
  const flags = readFlags();
  if (!flags) return fail(usage);
  const config = configOrProblems();
  if (typeof config === "string") return fail(`${config}\n`);
  // Standard output is the report's alone.
  const log = createLog({ level: "error", secrets: config.secrets, write: (line) => process.stderr.write(line) });
  const redact = createRedactor(config.secrets);
  const texts = loadTexts();
  try {
    return await runDoctor(config, flags, {
      clock: systemClock,
      log,
      say: texts.in("en").say,
      catalogs: menusOf(listedCommands(config.bonuses), { texts, operators: config.operators.persons.length > 0 }),
      write: (text) => process.stdout.write(redact(text)),
      steadyMs: () => performance.now(),
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : "unknown error";
    return fail(redact(`The doctor could not work: ${reason}\n`));
  }
}

function readFlags(): { json: boolean } | null {
  try {
    return parseArgs({ options: { json: { type: "boolean", default: false } } }).values;
  } catch {
    return null;
  }
}

function fail(message: string): number {
  process.stderr.write(message);
  return 2;
}
