import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import {
  createVitest,
  ForksPoolWorker,
  type TestSpecification,
  type Vitest,
  type WorkerRequest,
  type WorkerResponse,
} from "vitest/node";
import { type Mutant, withSwitches } from "./mutants.ts";

/** One source file with its mutants, which count from `first`. */
export interface MutatedFile {
  /** Its full path. */
  path: string;
  source: string;
  mutants: readonly Mutant[];
  first: number;
}

export interface Session {
  /** Full paths of all test files that run in the process of the tests. */
  tests: readonly string[];
  /** Runs a test file with one mutant alive (0: none), until one of its tests fails. */
  run(mutant: number, test: string): Promise<TestRun>;
  close(): Promise<void>;
}

export interface TestRun {
  /** The name of the first test that fails; null when all go well. */
  failed: string | null;
  /** It did not end in time. */
  isLate: boolean;
  /** The mutants that the file passes by. */
  reached: ReadonlySet<number>;
}

/** So long at most, and the mutant has stopped the program. */
const hangsAfterMs = 100_000;

/** What no mutant can reach: tests of other processes, of browsers, and the long ones. */
const apart = /\/test\/(?:process|browser|bench)\/|\.long\.test\.ts$/;

/** A vitest that stays warm: each run starts a process of its own, which loads the mutated files anew. */
export async function openSession(files: readonly MutatedFile[]): Promise<Session> {
  // The tests of tables run on each database there is; a second one takes as long again and notices the same.
  process.env["TEST_DATABASE_URL"] ??= "postgres://127.0.0.1:1/none";
  const byPath = new Map(files.map((file) => [file.path, file]));
  const folder = mkdtempSync(join(tmpdir(), "mutants-"));
  const workerFile = join(folder, "worker");
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
      retry: 0,
      testTimeout: 60_000,
      hookTimeout: 60_000,
      reporters: [{}],
      silent: true,
      setupFiles: [resolve("test/setup.ts"), resolve("test/mutants/switch.ts")],
    },
    {
      plugins: [
        {
          name: "mutants",
          enforce: "pre",
          transform(code, id) {
            const file = byPath.get(id);
            if (file && file.source !== code) throw new Error(`${id} has changed since the run began`);
            return file && withSwitches(code, file.mutants, file.first);
          },
        },
      ],
    },
  );
  const specifications = new Map(
    (await vitest.globTestSpecifications()).filter(({ moduleId }) => !apart.test(moduleId)).map((one) => [one.moduleId, one]),
  );

  return {
    tests: [...specifications.keys()],
    async run(mutant, test) {
      const file = join(folder, "reached");
      rmSync(file, { force: true });
      const specification = specifications.get(test);
      if (!specification) throw new Error(`${test} is no test`);
      const watchdog = setTimeout(() => process.kill(Number(readFileSync(workerFile, "utf8")), "SIGKILL"), hangsAfterMs);
      // Workers take over the environment of this process as it is when they start.
      Object.assign(process.env, { MUTANT: String(mutant), MUTANT_WORKER: workerFile, MUTANT_REACHED: file });
      try {
        const failure = await failureIn(vitest, specification);
        const reached = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as number[]) : [];
        return { ...failure, reached: new Set(reached) };
      } finally {
        clearTimeout(watchdog);
        await worker?.ended;
      }
    },
    async close() {
      await vitest.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
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

async function failureIn(vitest: Vitest, test: TestSpecification): Promise<Omit<TestRun, "reached">> {
  // Else the failures of the run before count here too.
  vitest.state.filesMap.clear();
  vitest.state.idMap.clear();
  vitest.state.clearErrors();
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications([test]);
  for (const module of testModules) {
    if (module.state() !== "failed") continue;
    const [first] = [...module.children.allTests("failed")];
    const isLate = first?.result().errors?.some(({ message }) => /timed out/.test(message)) ?? false;
    return { failed: first ? `${module.relativeModuleId}: ${first.fullName}` : module.relativeModuleId, isLate };
  }
  return { failed: unhandledErrors.length > 0 ? "an error that no test catches" : null, isLate: false };
}
