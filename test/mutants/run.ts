import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join, relative, resolve } from "node:path";
import { keyOf, shuffle } from "../../src/sandbox/hash.ts";
import { equivalent } from "./equivalent.ts";
import { changeOf, lineOf, type Mutant, mutantsOf } from "./mutants.ts";
import { distancesTo, importersOf } from "./related.ts";
import { type MutatedFile, openSession, type Session, type TestRun } from "./session.ts";

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
npm run mutants -- rules,odds 80      80 of each of these parts
npm run mutants -- src/commands 40 7  of a folder or a file; seed 7 tries the same mutants again
npm run mutants -- src/gcra.ts:12     all of one line

Changes one operator, boundary, constant or flag at a time, and runs the tests that pass by it, the nearest first.
`;

/** A mutant is held against so many test files at most, of the nearest ones that pass by it. */
const mostTests = 16;
/** How many of the nearest are looked at, whether they pass by it. */
const mostLookedAt = 40;

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

const [asked, countText = "40", seedText = String(Math.floor(Math.random() * 100_000))] = process.argv.slice(2);
const [count, seed] = [Number(countText), Number(seedText)];
const [wanted, lineText] = asked?.split(/:(?=\d+$)/) ?? [];
const names = wanted?.split(",");
const chosen = Object.entries(parts).filter(([name]) => names?.includes(name) ?? true);
if (wanted !== undefined && chosen.length === 0 && existsSync(wanted)) chosen.push([wanted, [wanted]]);
if (chosen.length === 0 || !Number.isInteger(count) || !Number.isInteger(seed)) {
  process.stderr.write(usage);
  process.exitCode = 2;
} else {
  const files = mutatedFiles(chosen.flatMap(([, paths]) => paths));
  // One for all parts, so that what a test passes by is known to all.
  const session = await openSession(files);
  const tests = createTests(session);
  const sums: string[] = [];
  for (const [part, paths] of chosen) {
    const its = files.filter(({ path }) => paths.some((one) => path === resolve(one) || path.startsWith(`${resolve(one)}/`)));
    sums.push(await mutate(part, its, tests));
  }
  await session.close();
  process.stdout.write(`${sums.join("\n")}\n`);
}

async function mutate(part: string, files: readonly MutatedFile[], tests: ReturnType<typeof createTests>): Promise<string> {
  const everywhere = files.flatMap((file) => file.mutants.map((mutant, index) => ({ file, mutant, number: file.first + index })));
  const all = everywhere.filter((one) => lineText === undefined || lineNumber(one) === Number(lineText));
  const choices = shuffle(keyOf(seed), all).slice(0, count);
  process.stdout.write(`${part}: ${choices.length} of ${all.length} mutants in ${files.length} files, seed ${seed}\n`);
  const tried: Tried[] = [];
  for (const choice of choices) {
    const one = await tryOut(choice, tests);
    tried.push(one);
    process.stdout.write(
      `${mark(one)} ${one.file}:${one.line}  ${one.change}${one.caughtBy === null ? "" : `  [${one.caughtBy}]`}\n`,
    );
  }
  if (tried.some((one) => one.caughtBy === null && one.equivalent === undefined)) process.exitCode = 1;
  return sumOf(part, tried);
}

/** Every file at these paths with its mutants, numbered through. */
function mutatedFiles(paths: readonly string[]): MutatedFile[] {
  const names = paths
    .map((path) => resolve(path))
    .flatMap((path) =>
      statSync(path).isDirectory()
        ? readdirSync(path, { recursive: true, encoding: "utf8" }).map((name) => join(path, name))
        : [path],
    );
  let first = 1;
  return (
    names
      // A program of its own is tested as it was built, which no mutant reaches.
      .filter((name) => name.endsWith(".ts") && basename(name) !== "main.ts")
      .sort()
      .map((name) => {
        const source = readFileSync(name, "utf8");
        const file = { path: name, source, mutants: mutantsOf(source), first };
        first += file.mutants.length;
        return file;
      })
  );
}

/** Runs the tests that may pass by a mutant, nearest first, until one fails; which that is. */
function createTests(session: Session) {
  /** Which mutants each test passes by, of those that were seen to go well. */
  const reachedBy = new Map<string, ReadonlySet<number>>();
  const nearestOf = new Map<string, string[]>();
  const importers = importersOf(session.tests);
  const broken = new Set<string>();

  async function run(number: number, test: string): Promise<TestRun> {
    const result = await session.run(number, test);
    if (result.failed === null) reachedBy.set(test, result.reached);
    return result;
  }

  /** Whether a test that failed does so without any mutant as well. One that came to no end may be slow today. */
  async function isBroken(test: string, isLate: boolean): Promise<boolean> {
    if (reachedBy.has(test) && !isLate) return false;
    if ((await run(0, test)).failed === null) return false;
    broken.add(test);
    process.stdout.write(`left out, as it fails by itself: ${relative(".", test)}\n`);
    return true;
  }

  async function failing({ file, number }: Choice): Promise<string | null> {
    const near = nearestOf.get(file.path) ?? nearest(file.path, { tests: session.tests, importers });
    nearestOf.set(file.path, near);
    let left = mostTests;
    for (const test of near) {
      if (broken.has(test) || reachedBy.get(test)?.has(number) === false) continue;
      const { failed, isLate, reached } = await run(number, test);
      if (failed !== null && !(await isBroken(test, isLate))) return failed;
      if (reached.has(number)) left -= 1;
      if (left === 0) break;
    }
    return null;
  }
  return { failing };
}

/**
 * The file's own test, those of its name and of the names of those who import it, of its folder and of each one around it, then
 * the whole way of an alert and its facts; of these, and of all others, those with the fewest imports between them first.
 */
function nearest(file: string, related: Parameters<typeof distancesTo>[1]): string[] {
  const name = relative("src", file).replace(/\.ts$/, "");
  const users = (related.importers.get(file) ?? []).filter((one) => !relative("src", one).startsWith(".."));
  const names = [file, ...users].map((one) => `/${basename(one, ".ts")}.test.ts`);
  const folders = [...foldersAround(name), "/alert-path/", "/facts/"];
  const rank = (test: string) => {
    const path = `/${relative("test", test)}`;
    if (path === `/${name}.test.ts`) return 0;
    const named = names.findIndex((one) => path.endsWith(one));
    if (named !== -1) return Math.min(1 + named, 2);
    const folder = folders.findIndex((one) => path.startsWith(one));
    return 3 + (folder === -1 ? folders.length : folder);
  };
  const apart = ([test, distance]: [string, number]) => rank(test) + distance / 100;
  const found = [...distancesTo(file, related)].sort((one, other) => apart(one) - apart(other));
  return found.slice(0, mostLookedAt).map(([test]) => test);
}

/** `api/decode/plan/keys` → `/api/decode/plan/`, `/api/decode/`, `/api/`. */
function foldersAround(name: string): string[] {
  const folders = name.split("/").slice(0, -1);
  return folders.map((_, nth) => `/${folders.slice(0, folders.length - nth).join("/")}/`);
}

async function tryOut(choice: Choice, tests: ReturnType<typeof createTests>): Promise<Tried> {
  const { file, mutant } = choice;
  const change = changeOf(mutant);
  const name = relative("src", file.path);
  const text = lineOf(file.source, mutant);
  const why = equivalent.find((one) => one.file === name && one.change === change && one.line === text)?.why;
  return {
    file: name,
    line: lineNumber(choice),
    change,
    equivalent: why,
    caughtBy: why === undefined ? await tests.failing(choice) : null,
  };
}

function lineNumber({ file, mutant }: Choice): number {
  return file.source.slice(0, mutant.start).split("\n").length;
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
