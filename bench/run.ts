import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { arch, cpus, platform } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { Bench, Row } from "./bench.ts";
import { catalog } from "./catalog.ts";
import { tableOf } from "./table.ts";

const usage = `npm run bench                all benchmarks, each in a process of its own
npm run bench -- <name> …    some of them: ${Object.keys(catalog).join(", ")}
    --json                   prints JSON instead of a table

Results are written to bench/results/<name>.json.`;

const resultsFolder = join("bench", "results");
const { values: flags, positionals: names } = parseArgs({ options: { json: { type: "boolean" } }, allowPositionals: true });
const [only, ...others] = names.length > 0 ? names : Object.keys(catalog);

if (names.some((name) => !(name in catalog))) {
  process.stderr.write(`${usage}\n`);
  process.exitCode = 2;
} else if (only !== undefined && others.length === 0) await runOne(only);
else for (const name of [only, ...others]) if (name !== undefined) await runApart(name);

async function runOne(name: string): Promise<void> {
  const load = catalog[name];
  if (!load) throw new Error(`no benchmark ${name}`);
  const { bench } = await load();
  const rows = await bench.run();
  const result = { name, about: bench.about, machine: machine(), rows };
  await mkdir(resultsFolder, { recursive: true });
  await writeFile(join(resultsFolder, `${name}.json`), `${JSON.stringify(result, null, 2)}\n`);
  process.stdout.write(flags.json ? `${JSON.stringify(result)}\n` : textOf(name, bench, rows));
}

/** A process of its own, so that no benchmark runs on a heap that another has filled. */
async function runApart(name: string): Promise<void> {
  const args = [...process.execArgv, fileURLToPath(import.meta.url), name, ...(flags.json ? ["--json"] : [])];
  const child = spawn(process.execPath, args, { stdio: "inherit" });
  const [code] = (await once(child, "exit")) as [number | null];
  if (code !== 0) process.exitCode = 1;
}

function textOf(name: string, { about }: Bench, rows: readonly Row[]): string {
  return `\n${name}: ${about}\n${machine()}\n\n${tableOf(rows)}\n`;
}

/** What the figures were measured on. */
function machine(): string {
  return `${cpus().length} × ${cpus()[0]?.model.trim() ?? "unknown processor"}, Node ${process.versions.node}, ${platform()} ${arch()}`;
}
