import { fileURLToPath } from "node:url";
import { keepCompiled } from "./compiled.ts";
import { saidAtOnce } from "./version.ts";

const usage = `usage: npm start                          the bot; it takes no arguments

  Settings come from the environment and from .env: .env.example names them all, npm run init asks for them.
  npm run doctor says what's wrong with them. More programs: npm run backup, restore, migrate-to, sandbox, read, draft.

  --help, -h      this text
  --version, -v   the version
`;

const args = process.argv.slice(2);
const said = saidAtOnce(args, usage);
if (said !== null) process.stdout.write(said);
else if (args.length > 0) refuse();
else start();

/** What stands there isn't said again: it may be a token. */
function refuse(): void {
  process.stderr.write(usage);
  process.exitCode = 2;
}

function start(): void {
  // Beside the program, or where Node would keep its own. All else is loaded after this.
  const program = fileURLToPath(import.meta.url);
  keepCompiled(process.env["NODE_COMPILE_CACHE"] || fileURLToPath(new URL("compiled", import.meta.url)), program);
  void import("./main.ts");
}
