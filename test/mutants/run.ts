import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { keyOf, shuffle } from "../../src/sandbox/hash.ts";
import { equivalent } from "./equivalent.ts";
import { changeOf, lineOf, type Mutant, mutantsOf } from "./mutants.ts";
import { distancesTo } from "./related.ts";
import { type MutatedFile, openSession, type Session } from "./session.ts";

/** What must not be wrong, by name: the way of an alert, what it is judged by, what it costs, what becomes of it. */
const parts: Readonly<Record<string, readonly string[]>> = {
  odds: ["src/odds"],
  rules: ["src/rules"],
  watches: ["src/watches"],
  detection: ["src/detection"],
  delivery: ["src/delivery"],
  budget: [
    "src/api/budget.ts",
    "src/api/client.ts",
    "src/api/gcra.ts",
    "src/api/backoff.ts",
    "src/api/retry-after.ts",
    "src/gcra.ts",
  ],
  outcomes: ["src/platforms/telegram/outcome.ts", "src/platforms/discord/outcome.ts"],
  decoder: ["src/api/decode"],
};

const usage = `npm run mutants                       40 mutants of each part: ${Object.keys(parts).join(", ")}
npm run mutants -- rules 80           80 of one part
npm run mutants -- src/commands 40 7  of a folder or a file; seed 7 tries the same mutants again

Changes one operator, boundary, constant or flag at a time, and runs the tests that pass by it, the nearest first.
`;

/** A mutant is held against so many test files at most, of the nearest ones that pass by it. */
const mostTests = 12;
/** How many of the nearest are looked at, whether they pass by it. */
const mostLookedAt = 24;
/** How many test files are looked at and run together. */
const atOnce = 6;
/** So much longer than that, and the mutant has stopped the program. */
const hangsAfterMs = 60_000;

interface Tried {
  file: string;
  line: number;
  change: string;
  /** The test that fails; null when none does. */
  caughtBy: string | null;
  /** Why it is none, when it is listed. */
  equivalent: string | undefined;
}

interface Choice {
  file: MutatedFile;
  mutant: Mutant;
  number: number;
}

const [wanted, countText = "40", seedText = String(Math.floor(Math.random() * 100_000))] = process.argv.slice(2);
const [count, seed] = [Number(countText), Number(seedText)];
const chosen = Object.entries(parts).filter(([name]) => wanted === undefined || wanted === name);
if (wanted !== undefined && chosen.length === 0 && existsSync(wanted)) chosen.push([wanted, [wanted]]);
if (chosen.length === 0 || !Number.isInteger(count) || !Number.isInteger(seed)) {
  process.stderr.write(usage);
  process.exitCode = 2;
} else {
  const sums: string[] = [];
  for (const [name, paths] of chosen) sums.push(await mutate(name, paths));
  process.stdout.write(`${sums.join("\n")}\n`);
}

async function mutate(part: string, paths: readonly string[]): Promise<string> {
  const files = mutatedFiles(paths.map((path) => resolve(path)));
  const all = files.flatMap((file) => file.mutants.map((mutant, index) => ({ file, mutant, number: file.first + index })));
  const choices = shuffle(keyOf(seed), all).slice(0, count);
  process.stdout.write(`${part}: ${choices.length} of ${all.length} mutants in ${files.length} files, seed ${seed}\n`);
  const session = await openSession(files);
  const tried: Tried[] = [];
  const tests = createTests(session);
  for (const choice of choices) {
    const one = await tryOut(choice, session, tests);
    tried.push(one);
    process.stdout.write(
      `${mark(one)} ${one.file}:${one.line}  ${one.change}${one.caughtBy === null ? "" : `  [${one.caughtBy}]`}\n`,
    );
  }
  await session.close();
  if (tried.some((one) => one.caughtBy === null && one.equivalent === undefined)) process.exitCode = 1;
  return sumOf(part, tried);
}

/** Every file at these paths with its mutants, numbered through. */
function mutatedFiles(paths: readonly string[]): MutatedFile[] {
  const names = paths.flatMap((path) =>
    statSync(path).isDirectory()
      ? readdirSync(path, { recursive: true, encoding: "utf8" }).map((name) => join(path, name))
      : [path],
  );
  let first = 1;
  return names
    .filter((name) => name.endsWith(".ts"))
    .sort()
    .map((name) => {
      const source = readFileSync(name, "utf8");
      const file = { path: name, source, mutants: mutantsOf(source), first };
      first += file.mutants.length;
      return file;
    });
}

/** The tests that pass by a mutant, nearest first; each is measured when it is first asked for. */
function createTests(session: Session) {
  const measured = new Map<string, Awaited<ReturnType<Session["measure"]>>>();
  const nearestOf = new Map<string, string[]>();
  const measure = async (test: string) => {
    if (!measured.has(test)) {
      const figures = await session.measure(test);
      if (figures === null) process.stdout.write(`left out, as it fails by itself: ${relative(".", test)}\n`);
      measured.set(test, figures);
    }
    return measured.get(test) ?? null;
  };
  return {
    async *passing({ file, number }: Choice): AsyncGenerator<{ test: string; ms: number }[]> {
      const near = nearestOf.get(file.path) ?? nearest(file.path, session.tests);
      nearestOf.set(file.path, near);
      for (let start = 0; start < near.length; start += atOnce) {
        const found: { test: string; ms: number }[] = [];
        for (const test of near.slice(start, start + atOnce)) {
          const figures = await measure(test);
          if (figures?.reached.has(number)) found.push({ test, ms: figures.ms });
        }
        if (found.length > 0) yield found;
      }
    },
  };
}

/** The tests of the same folder, then those of the whole way of an alert, then by the imports between them. */
function nearest(file: string, tests: readonly string[]): string[] {
  const [folder = ""] = relative("src", file).split("/");
  const rank = (test: string) => [folder, "alert-path"].indexOf(relative("test", test).split("/")[0] ?? "");
  const apart = ([test, distance]: [string, number]) => (rank(test) === -1 ? 10 + distance : rank(test));
  const found = [...distancesTo(file, tests)].sort((one, other) => apart(one) - apart(other));
  return found.slice(0, mostLookedAt).map(([test]) => test);
}

async function tryOut(choice: Choice, session: Session, tests: ReturnType<typeof createTests>): Promise<Tried> {
  const { file, mutant, number } = choice;
  const change = changeOf(mutant);
  const name = relative("src", file.path);
  const line = file.source.slice(0, mutant.start).split("\n").length;
  const text = lineOf(file.source, mutant);
  const why = equivalent.find((one) => one.file === name && one.change === change && one.line === text)?.why;
  const tried = { file: name, line, change, equivalent: why };
  if (why !== undefined) return { ...tried, caughtBy: null };
  let left = mostTests;
  for await (const some of tests.passing(choice)) {
    const chosen = some.slice(0, left);
    const ms = chosen.reduce((total, one) => total + one.ms, 0);
    const names = chosen.map(({ test }) => test);
    const failed = await session.failing(number, names, ms + hangsAfterMs);
    if (failed !== null) return { ...tried, caughtBy: failed };
    left -= chosen.length;
    if (left === 0) break;
  }
  return { ...tried, caughtBy: null };
}

function mark({ caughtBy, equivalent: why }: Tried): string {
  if (why !== undefined) return "equivalent";
  return caughtBy === null ? "SURVIVED  " : "caught    ";
}

function sumOf(part: string, tried: readonly Tried[]): string {
  const same = tried.filter((one) => one.equivalent !== undefined).length;
  const caught = tried.filter((one) => one.caughtBy !== null).length;
  const survived = tried.length - same - caught;
  const share = Math.round((100 * caught) / Math.max(1, caught + survived));
  return `${part}: ${caught} caught, ${survived} survived, ${same} equivalent: ${share} % of those that change something`;
}
