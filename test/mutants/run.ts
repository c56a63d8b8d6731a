import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { keyOf, shuffle } from "../../src/sandbox/hash.ts";
import { equivalent } from "./equivalent.ts";
import { changeOf, lineOf, type Mutant, mutantsOf } from "./mutants.ts";
import { importersOf, nearestTo } from "./related.ts";
import { openSession, type Said, type Session, type Usual, type Visit } from "./session.ts";

/** What must not be wrong, by name: the way of an alert, what it is judged by, what it costs, what becomes of it. */
const groups: Readonly<Record<string, readonly string[]>> = {
  odds: ["src/odds"],
  rules: ["src/rules"],
  watches: ["src/watches"],
  detection: ["src/detection"],
  delivery: ["src/delivery"],
  budget: [
    "src/api/budget/budget.ts",
    "src/api/client.ts",
    "src/api/budget/gcra.ts",
    "src/api/asking/backoff.ts",
    "src/api/asking/retry-after.ts",
    "src/gcra.ts",
  ],
  outcomes: ["src/platforms/telegram/outcome.ts", "src/platforms/discord/outcome.ts"],
  reading: ["src/sources/reading"],
};

const usage = `npm run mutants                               all mutants of each group: ${Object.keys(groups).join(", ")}
npm run mutants -- rules odds                 of these groups
npm run mutants -- src/commands src/gcra.ts   of these folders and files together
npm run mutants -- watches --sample 150       150 of them; --seed 7 tries the same ones again

Changes one operator, boundary, constant or flag at a time, and runs the tests that pass by it, the quickest first.
`;

/** How many of the test files nearest to a mutated one are asked whether they pass by its mutants: at first, and for what is left then. */
const tiers = [5, 12];
/** A mutant is held against tests until they have taken so long together. */
const patienceMs = 10_000;
/** What it takes to load a file of tests anew. */
const loadingMs = 500;
/** Tests take turns by how long they take: before any slow one runs, the quick ones have caught what they can. */
const roundsMs = [20, 80, 300, 1_200, 5_000, Number.POSITIVE_INFINITY];

interface Numbered extends Mutant {
  number: number;
  file: string;
  line: number;
  /** Why it is none, when it is listed. */
  equivalent: string | undefined;
}

/** A test, or a whole file of tests, that passes by mutants. */
interface Passing {
  file: string;
  test: string | null;
  ms: number;
  mutants: ReadonlySet<number>;
}

interface Recorded {
  passing: readonly Passing[];
  /** By test file, what it passes by outside of its tests: when it is loaded, or before and after all of them. */
  outside: ReadonlyMap<string, ReadonlySet<number>>;
  usual: ReadonlyMap<string, Record<string, Usual>>;
  /** The test files nearest to each mutated one. */
  nearest: ReadonlyMap<string, readonly string[]>;
}

const options = { sample: { type: "string" }, seed: { type: "string" }, help: { type: "boolean" } } as const;
const { values, positionals } = parseArgs({ options, allowPositionals: true });
const [sample, seed] = [Number(values.sample ?? Number.POSITIVE_INFINITY), Number(values.seed ?? 1)];
const named = positionals.length === 0 ? Object.keys(groups) : positionals.filter((one) => one in groups);
const paths = positionals.filter((one) => !(one in groups));
if (values.help || Number.isNaN(sample) || Number.isNaN(seed) || !paths.every((path) => existsSync(path))) {
  process.stderr.write(usage);
  process.exitCode = 2;
} else {
  const sums: string[] = [];
  for (const one of named) sums.push(await sweep(one, groups[one] ?? []));
  if (paths.length > 0) sums.push(await sweep(paths.length > 3 ? `${paths.length} paths` : paths.join(" "), paths));
  process.stdout.write(`${sums.join("\n")}\n`);
}

/** Holds the mutants of a group against the tests that pass by them; what came of it, in a line. */
async function sweep(group: string, paths: readonly string[]): Promise<string> {
  const all = mutantsAt(paths);
  const chosen = sample < all.length ? shuffle(keyOf(seed), all).slice(0, sample) : all;
  const changing = chosen.filter((one) => one.equivalent === undefined);
  const files = [...new Set(changing.map(({ file }) => file))];
  process.stdout.write(`${group}: ${chosen.length} of ${all.length} mutants${sample < all.length ? `, seed ${seed}` : ""}\n`);
  const session = await openSession(
    files.map((path) => ({
      path,
      source: readFileSync(path, "utf8"),
      mutants: changing.filter(({ file }) => file === path),
    })),
  );
  const reached = new Set<number>();
  const caught = new Map<number, string>();
  try {
    const related = { tests: session.tests, importers: importersOf(session.tests) };
    const asked = new Set<string>();
    const hear = (said: Said) => {
      if (said.is === "broken") process.stdout.write(`fails without a mutant: ${relative(".", said.name)}\n`);
      if (said.is === "caught") caught.set(said.mutant, said.by);
    };
    for (const most of tiers) {
      const left = changing.filter(({ number }) => !caught.has(number));
      const nearest = new Map(left.map(({ file }) => [file, nearestTo(file, related).slice(0, most)]));
      const near = [...new Set([...nearest.values()].flat())].filter((test) => !asked.has(test));
      for (const test of near) asked.add(test);
      const found = { ...(await recorded(session, near)), nearest };
      for (const numbers of [...found.passing.map(({ mutants }) => mutants), ...found.outside.values()])
        for (const number of numbers) reached.add(number);
      for (const round of roundsOf(left, found)) {
        const visits = visitsOf(round, { usual: found.usual, caught });
        if (visits.length === 0) continue;
        await session.visit(visits, hear);
        process.stdout.write(`${caught.size} caught after ${visits.length} more test files\n`);
      }
    }
  } finally {
    await session.close();
  }
  for (const mutant of changing) {
    if (caught.has(mutant.number)) continue;
    const { file, line, number } = mutant;
    process.stdout.write(
      `${reached.has(number) ? "SURVIVED   " : "NOT REACHED"} ${relative("src", file)}:${line}  ${changeOf(mutant)}\n`,
    );
    process.exitCode = 1;
  }
  const notReached = changing.length - reached.size;
  const share = ((100 * caught.size) / Math.max(1, changing.length)).toFixed(1);
  return `${group}: ${chosen.length} mutants, ${chosen.length - changing.length} equivalent, ${reached.size} reached, ${caught.size} caught, ${
    reached.size - caught.size
  } survived, ${notReached} not reached: ${share} % of those that change something`;
}

/** Every mutant of the files at these paths. */
function mutantsAt(paths: readonly string[]): Numbered[] {
  const files = paths
    .map((path) => resolve(path))
    .flatMap((path) =>
      statSync(path).isDirectory()
        ? readdirSync(path, { recursive: true, encoding: "utf8" }).map((name) => join(path, name))
        : [path],
    );
  const mutants = files
    // A program of its own is tested as it was built, which no mutant reaches.
    .filter((file) => file.endsWith(".ts") && basename(file) !== "main.ts")
    .sort()
    .flatMap((file) => {
      const source = readFileSync(file, "utf8");
      return mutantsOf(source).map((mutant) => ({
        ...mutant,
        file,
        line: source.slice(0, mutant.start).split("\n").length,
        equivalent: whyEquivalent(file, lineOf(source, mutant), mutant),
      }));
    });
  return mutants.map((mutant, index) => ({ ...mutant, number: index + 1 }));
}

function whyEquivalent(file: string, line: string, mutant: Mutant): string | undefined {
  const [name, change] = [relative("src", file), changeOf(mutant)];
  return equivalent.find((one) => one.file === name && one.change === change && one.line === line)?.why;
}

/** Which mutants each of these tests passes by, and what it takes. */
async function recorded(session: Session, near: readonly string[]): Promise<Omit<Recorded, "nearest">> {
  const passing: Passing[] = [];
  const outside = new Map<string, Set<number>>();
  const usual = new Map<string, Record<string, Usual>>();
  await session.visit(
    near.map((file) => ({ file, usual: {}, mutant: 0, holds: null })),
    (said) => {
      if (said.is === "broken") process.stdout.write(`left out, as it fails by itself: ${relative(".", said.name)}\n`);
      if (said.is !== "passed by") return;
      const { file, test, mutants } = said;
      if (test === undefined || said.usual === undefined) outside.set(file, new Set([...(outside.get(file) ?? []), ...mutants]));
      else {
        usual.set(file, { ...usual.get(file), [test]: said.usual });
        passing.push({ file, test, ms: said.usual.ms, mutants: new Set(mutants) });
      }
    },
  );
  process.stdout.write(`${passing.length} tests in ${near.length} files\n`);
  return { passing, outside, usual };
}

type Pair = readonly [Passing, Numbered];

/** Which tests each mutant is held against, quick tests before slow ones; then whole files, the nearest before others. */
function roundsOf(mutants: readonly Numbered[], { passing, outside, usual, nearest }: Recorded): Pair[][] {
  const rounds: Pair[][] = roundsMs.map(() => []);
  const wholes: Pair[][] = [];
  const quickest = [...passing].sort((one, other) => one.ms - other.ms);
  const whole = new Map(
    [...outside].map(([file, numbers]): [string, Passing] => {
      const ms = Object.values(usual.get(file) ?? {}).reduce((sum, one) => sum + one.ms, loadingMs);
      return [file, { file, test: null, ms, mutants: numbers }];
    }),
  );
  for (const mutant of mutants) {
    const reaching = ({ mutants: numbers }: Passing) => numbers.has(mutant.number);
    for (const one of patiently(quickest.filter(reaching))) rounds[roundsMs.findIndex((ms) => one.ms <= ms)]?.push([one, mutant]);
    const files = (nearest.get(mutant.file) ?? []).flatMap((file) => whole.get(file) ?? []);
    for (const [nth, one] of patiently(files.filter(reaching)).entries()) {
      wholes[nth] ??= [];
      wholes[nth].push([one, mutant]);
    }
  }
  return [...rounds, ...wholes];
}

/** The first of them, until they have taken long enough. */
function patiently(tests: readonly Passing[]): readonly Passing[] {
  let left = patienceMs;
  return tests.filter(({ ms }) => {
    const isWanted = left > 0;
    left -= ms;
    return isWanted;
  });
}

/** One visit to each file for all of its tests, and one for each mutant that lives outside of them. */
function visitsOf(
  round: readonly Pair[],
  { usual, caught }: { usual: ReadonlyMap<string, Record<string, Usual>>; caught: ReadonlyMap<number, string> },
): Visit[] {
  const visits: Visit[] = [];
  const byFile = new Map<string, Record<string, number[]>>();
  for (const [{ file, test }, { number }] of round) {
    if (caught.has(number)) continue;
    if (test === null) visits.push({ file, usual: usual.get(file) ?? {}, mutant: number, holds: null });
    else {
      const holds = byFile.get(file) ?? {};
      byFile.set(file, holds);
      holds[test] = [...(holds[test] ?? []), number];
    }
  }
  for (const [file, holds] of byFile) visits.push({ file, usual: usual.get(file) ?? {}, mutant: 0, holds });
  return visits;
}
