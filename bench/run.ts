import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { arch, cpus, platform } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { createProgress } from "../src/progress.ts";
import type { Bench, Row } from "./bench.ts";
import { catalog } from "./catalog.ts";
import { tableOf } from "./table.ts";

const usage = `npm run bench                all benchmarks, each in a process of its own
npm run bench -- <name> …    some of them: ${Object.keys(catalog).join(", ")}
    --json                   prints JSON instead of a table

Results are written to bench/results/<name>.json.`;

const resultsFolder = join("bench", "results");
const { values: flags, positionals: names } = parseArgs({
  // `here` is what this program calls itself with.
  options: { json: { type: "boolean" }, here: { type: "boolean" } },
  allowPositionals: true,
});
const progress = createProgress(process.stderr);

if (names.some((name) => !(name in catalog))) {
  process.stderr.write(`${usage}\n`);
  process.exitCode = 2;
} else if (flags.here) for (const name of names) await runOne(name);
else {
  const wanted = names.length > 0 ? names : Object.keys(catalog);
  for (const [index, name] of wanted.entries()) await runApart(name, `${name}, ${index + 1} of ${wanted.length}`);
}

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

/** A process of its own, so that no benchmark runs on a heap that another has filled, and nobody measures the telling of progress. */
async function runApart(name: string, title: string): Promise<void> {
  const args = [...process.execArgv, fileURLToPath(import.meta.url), name, "--here", ...(flags.json ? ["--json"] : [])];
  const began = performance.now();
  const telling = setInterval(() => progress.tell(`${title}: ${Math.round((performance.now() - began) / 1000)} s`), 1_000);
  const child = spawn(process.execPath, args, { stdio: ["inherit", "pipe", "inherit"] });
  child.stdout.on("data", (written: Buffer) => {
    progress.done();
    process.stdout.write(written);
  });
  const [code] = (await once(child, "close")) as [number | null];
  clearInterval(telling);
  progress.done();
  if (code !== 0) process.exitCode = 1;
}

function textOf(name: string, { about }: Bench, rows: readonly Row[]): string {
  return `\n${name}: ${about}\n${machine()}\n\n${tableOf(rows)}\n`;
}

/** What the figures were measured on. */
function machine(): string {
  return `${cpus().length} × ${cpus()[0]?.model.trim() ?? "unknown processor"}, Node ${process.versions.node}, ${platform()} ${arch()}`;
}
