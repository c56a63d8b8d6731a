import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createVitest, ForksPoolWorker, type TestSpecification, type WorkerRequest, type WorkerResponse } from "vitest/node";
import { type Mutant, withSwitches } from "./mutants.ts";

/** One source file with its mutants, each with the number it is asked for by. */
export interface MutatedFile {
  /** Its full path. */
  path: string;
  source: string;
  mutants: readonly (Mutant & { number: number })[];
}

/** What a test needs when no mutant is alive. */
export interface Usual {
  ms: number;
  /** How often it passes by a mutated place. */
  asked: number;
}

/** One run of a test file. Without mutants, it records which ones its tests pass by. */
export interface Visit {
  file: string;
  /** By the test's id, as for `holds`. */
  usual: Readonly<Record<string, Usual>>;
  /** The mutant that is alive through the whole file, from when it is loaded; 0 for none. */
  mutant: number;
  /** Which tests are run, each once for each of these mutants; null for all tests. */
  holds: Readonly<Record<string, readonly number[]>> | null;
}

export interface Plan {
  visits: readonly Visit[];
  /** Full paths of the files with mutants, and how many these are. */
  mutated: readonly string[];
  count: number;
}

/** What the process of the tests tells. */
export type Said =
  | { is: "begun"; pid: number }
  | { is: "alive"; mutant: number; nth: number; test?: string; limitMs: number }
  | { is: "passed by"; file: string; mutants: readonly number[]; test?: string; name?: string; usual?: Usual }
  | { is: "caught"; mutant: number; by: string }
  /** A test fails without any mutant, after it did with this one. */
  | { is: "broken"; name: string; mutant: number }
  | { is: "visited"; nth: number };

export interface Session {
  /** Full paths of all test files that run in the process of the tests. */
  tests: readonly string[];
  /** Makes these visits, in this order, in as few processes as it can. */
  visit(visits: readonly Visit[], hear: (said: Said) => void): Promise<void>;
  close(): Promise<void>;
}

/** What no mutant can reach: tests of other processes, of browsers, and the long ones. */
const apart = /\/test\/(?:process|browser|bench)\/|\.long\.test\.ts$/;

/** What is remembered from one test, or with one mutant alive, would hide what another one passes by, or be wrong for it. */
const memories = /\/src\/(?:api\/decode|odds)\/remembered\.ts$/;

const mostStarts = 5;

/** Beyond a test's limit, for what is done around it on a loaded machine: only a loop that nothing is asked in ends by it. */
const graceMs = 120_000;

/** A vitest that stays warm; its process of the tests lives as long as mutants let it. */
export async function openSession(files: readonly MutatedFile[]): Promise<Session> {
  // The tests of tables run on each database there is; a second one takes as long again and notices the same.
  process.env["TEST_DATABASE_URL"] ??= "postgres://127.0.0.1:1/none";
  const byPath = new Map(files.map((file) => [file.path, file]));
  const folder = mkdtempSync(join(tmpdir(), "mutants-"));
  const [planFile, saidFile] = [join(folder, "plan"), join(folder, "said")];
  let worker: MortalWorker | null = null;
  const vitest = await createVitest(
    "test",
    {
      watch: false,
      pool: {
        name: "mortal",
        createPoolWorker(options) {
          worker = new MortalWorker(options);
          return worker;
        },
      },
      maxWorkers: 1,
      isolate: false,
      retry: 0,
      reporters: [{}],
      silent: true,
      runner: resolve("test/mutants/runner.ts"),
      sequence: { sequencer: AsPlanned },
    },
    {
      plugins: [
        {
          name: "mutants",
          enforce: "pre",
          transform(code, id) {
            const file = byPath.get(id);
            if (file && file.source !== code) throw new Error(`${id} has changed since the run began`);
            const switched = file && withSwitches(code, file.mutants);
            return memories.test(id) ? (switched ?? code).replaceAll(/\bknown\.(?=\w)/g, "$memory(known).") : switched;
          },
        },
      ],
    },
  );
  // A mutant may ask for snapshots that nobody took.
  for (const { config } of vitest.projects) config.snapshotOptions.updateSnapshot = "none";
  const specifications = new Map(
    (await vitest.globTestSpecifications()).filter(({ moduleId }) => !apart.test(moduleId)).map((one) => [one.moduleId, one]),
  );
  const mutated = files.map(({ path }) => path);
  const count = Math.max(0, ...files.flatMap(({ mutants }) => mutants.map(({ number }) => number)));

  /** One process, which goes as far as it gets. */
  async function run(visits: readonly Visit[], hear: (said: Said) => void): Promise<void> {
    writeFileSync(planFile, JSON.stringify({ visits, mutated, count } satisfies Plan));
    rmSync(saidFile, { force: true });
    // Workers take over the environment of this process as it is when they start.
    Object.assign(process.env, { MUTANTS_PLAN: planFile, MUTANTS_SAID: saidFile });
    let [heard, pid, deadline] = [0, 0, Date.now() + 120_000];
    const hearNew = () => {
      const lines = existsSync(saidFile) ? readFileSync(saidFile, "utf8").split("\n").slice(0, -1) : [];
      for (const line of lines.slice(heard)) {
        const said = JSON.parse(line) as Said;
        if (said.is === "begun") pid = said.pid;
        if (said.is === "alive") deadline = Date.now() + said.limitMs + graceMs;
        hear(said);
      }
      heard = lines.length;
    };
    const listening = setInterval(() => {
      hearNew();
      if (Date.now() < deadline || pid === 0) return;
      process.kill(pid, "SIGKILL");
      pid = 0;
    }, 1_000);
    try {
      await vitest.runTestSpecifications(visits.map(({ file }) => specificationOf(file))).catch(() => {
        // Its process ended: what was alive then is known.
      });
    } finally {
      await worker?.ended;
      clearInterval(listening);
      hearNew();
      vitest.state.filesMap.clear();
      vitest.state.idMap.clear();
      vitest.state.clearErrors();
    }
  }

  function specificationOf(file: string): TestSpecification {
    const specification = specifications.get(file);
    if (!specification) throw new Error(`${file} is no test`);
    return specification;
  }

  return {
    tests: [...specifications.keys()],
    async visit(visits, hear) {
      const doubted = new Set<number>();
      const caught = new Set<number>();
      const note = (said: Said) => {
        if (said.is === "caught") caught.add(said.mutant);
        hear(said);
      };
      let starts = 0;
      for (let left = visits; left.length > 0; ) {
        const progress = followed(left, doubted, note);
        await run(left, progress.hear);
        // On a loaded machine a process may not begin in time.
        starts = progress.hasBegun() ? 0 : starts + 1;
        if (starts === mostStarts) throw new Error("the process of the tests does not start");
        // What one process has caught, the next one need not wait for: some end only by their deadline.
        left = progress.left().flatMap((visit) => without(visit, caught));
      }
    },
    async close() {
      await vitest.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A visit to hold others than these; none where nobody is left. */
function without(visit: Visit, caught: ReadonlySet<number>): Visit[] {
  if (visit.holds === null) return caught.has(visit.mutant) ? [] : [visit];
  const holds = Object.entries(visit.holds)
    .map(([test, mutants]) => [test, mutants.filter((mutant) => !caught.has(mutant))] as const)
    .filter(([, mutants]) => mutants.length > 0);
  return holds.length === 0 ? [] : [{ ...visit, holds: Object.fromEntries(holds) }];
}

/** What is left of a plan when the process that follows it ends too early. */
function followed(visits: readonly Visit[], doubted: Set<number>, hear: (said: Said) => void) {
  let [visited, hasBegun] = [0, false];
  let last: Said | null = null;
  let tried = new Map<string, Set<number>>();

  function again(test: string, mutant: number): void {
    // What fails once more in a process of its own is noticed, whatever it leaves behind.
    if (doubted.has(mutant)) hear({ is: "caught", mutant, by: test });
    else tried.get(test)?.delete(mutant);
    doubted.add(mutant);
  }

  return {
    hear(said: Said): void {
      hasBegun ||= said.is === "alive";
      if (said.is === "alive" && said.test !== undefined)
        tried.set(said.test, (tried.get(said.test) ?? new Set()).add(said.mutant));
      if (said.is === "broken" && said.mutant !== 0 && last?.is === "alive" && last.test !== undefined)
        again(last.test, said.mutant);
      if (said.is === "visited") {
        visited = said.nth + 1;
        tried = new Map();
      }
      last = said;
      hear(said);
    },
    hasBegun: () => hasBegun,
    left(): readonly Visit[] {
      if (!hasBegun) return visits;
      const [current, ...rest] = visits.slice(visited);
      if (current === undefined) return [];
      // Whoever is alive when the process ends has ended it.
      if (last?.is === "alive" && last.mutant !== 0) hear({ is: "caught", mutant: last.mutant, by: "the end of its process" });
      if (last?.is === "alive" && last.mutant === 0) hear({ is: "broken", name: current.file, mutant: 0 });
      if (current.holds === null) return rest;
      const holds = Object.entries(current.holds).map(
        ([test, mutants]) => [test, mutants.filter((mutant) => !tried.get(test)?.has(mutant))] as const,
      );
      return [{ ...current, holds: Object.fromEntries(holds) }, ...rest];
    },
  };
}

/** Files in the order that they are given in. */
class AsPlanned {
  async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    return specifications;
  }

  async shard(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    return specifications;
  }
}

/**
 * A process that ends when its tests have. Vitest asks it to stop and waits for the answer, a minute long; a program that a
 * mutant lets turn for ever gives none, and nobody would end it: it keeps its core from all that come after.
 */
class MortalWorker extends ForksPoolWorker {
  /** Resolves when the process is no more. */
  ended: Promise<void> = Promise.resolve();
  readonly #listeners = new Set<(message: WorkerResponse) => void>();

  override async start(): Promise<void> {
    await super.start();
    this.ended = new Promise((resolve) => super.on("exit", () => resolve()));
  }

  override on(event: string, callback: (message: WorkerResponse) => void): void {
    if (event === "message") this.#listeners.add(callback);
    super.on(event, callback);
  }

  override send(message: WorkerRequest): void {
    // What it would have cleaned up ends with it, in `stop`, which comes next.
    if (message.type === "stop")
      for (const listener of this.#listeners) listener({ __vitest_worker_response__: true, type: "stopped" });
    else super.send(message);
  }
}
