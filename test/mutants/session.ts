import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { BaseSequencer, createVitest, type TestSpecification, type Vitest } from "vitest/node";
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
  /** Runs one test file on the program as it is; which mutants it passes by, how long it takes. Null when it fails. */
  measure(test: string): Promise<{ reached: ReadonlySet<number>; ms: number } | null>;
  /** Runs the tests, in this order, with one mutant alive; the first test that fails, or null. */
  failing(mutant: number, tests: readonly string[], mostMs: number): Promise<string | null>;
  close(): Promise<void>;
}

/** What no mutant can reach: tests of other processes, of browsers, and the long ones. */
const apart = /\/test\/(?:process|browser|bench)\/|\.long\.test\.ts$/;

/** A vitest that stays warm: each run starts a process of its own, which loads the mutated files anew. */
export async function openSession(files: readonly MutatedFile[]): Promise<Session> {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const folder = mkdtempSync(join(tmpdir(), "mutants-"));
  const workerFile = join(folder, "worker");
  const vitest = await createVitest(
    "test",
    {
      watch: false,
      pool: "forks",
      maxWorkers: 1,
      bail: 1,
      retry: 0,
      testTimeout: 20_000,
      hookTimeout: 20_000,
      reporters: [{}],
      silent: true,
      sequence: { sequencer: AsGiven },
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
  const chosen = (tests: readonly string[]) => tests.flatMap((test) => specifications.get(test) ?? []);

  return {
    tests: [...specifications.keys()],
    async measure(test) {
      const file = join(folder, "reached");
      rmSync(file, { force: true });
      const start = performance.now();
      const failed = await run(vitest, chosen([test]), { MUTANT_REACHED: file });
      if (failed !== null || !existsSync(file)) return null;
      const lines = readFileSync(file, "utf8").trim().split("\n");
      const reached = new Set(lines.flatMap((line) => JSON.parse(line) as number[]));
      return { reached, ms: performance.now() - start };
    },
    async failing(mutant, tests, mostMs) {
      const watchdog = setTimeout(() => process.kill(Number(readFileSync(workerFile, "utf8")), "SIGKILL"), mostMs);
      try {
        return await run(vitest, chosen(tests), { MUTANT: String(mutant), MUTANT_WORKER: workerFile });
      } finally {
        clearTimeout(watchdog);
      }
    },
    async close() {
      await vitest.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The nearest tests first, as they are handed over. */
class AsGiven extends BaseSequencer {
  override async sort(tests: TestSpecification[]): Promise<TestSpecification[]> {
    return tests;
  }
}

/** Workers take over the environment of this process as it is when they start. */
async function run(vitest: Vitest, tests: TestSpecification[], environment: Record<string, string>): Promise<string | null> {
  for (const name of ["MUTANT", "MUTANT_REACHED", "MUTANT_WORKER"]) delete process.env[name];
  Object.assign(process.env, environment);
  // Else the failures of the run before count here too.
  vitest.state.filesMap.clear();
  vitest.state.idMap.clear();
  vitest.state.clearErrors();
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(tests);
  for (const module of testModules) {
    if (module.state() !== "failed") continue;
    const [first] = [...module.children.allTests("failed")];
    return first === undefined ? module.relativeModuleId : `${module.relativeModuleId}: ${first.fullName}`;
  }
  return unhandledErrors.length > 0 ? "an error that no test catches" : null;
}
