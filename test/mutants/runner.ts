import { appendFileSync, readFileSync } from "node:fs";
import { type RunnerTestCase, type RunnerTestFile, type RunnerTestSuite, TestRunner } from "vitest";
import type { Plan, Said, Usual, Visit } from "./session.ts";

declare global {
  /** Whether this mutant is the one that lives; every mutated place asks. */
  var $mutant: (number: number) => boolean;
  /** What stands for a memory during one run of a test. */
  var $memory: <Memory extends object>(kept: Memory) => Memory;
}

/** What vitest keeps of a module that it has loaded. */
interface LoadedModule {
  importers: ReadonlySet<string>;
}
interface LoadedModules {
  fileToModulesMap: ReadonlyMap<string, ReadonlySet<LoadedModule>>;
  idToModuleMap: ReadonlyMap<string, LoadedModule>;
}

const { MUTANTS_PLAN = "", MUTANTS_SAID = "" } = process.env;
const { visits, mutated, count } = JSON.parse(readFileSync(MUTANTS_PLAN, "utf8")) as Plan;
const say = (said: Said) => appendFileSync(MUTANTS_SAID, `${JSON.stringify(said)}\n`);
say({ is: "begun", pid: process.pid });

const passed = new Uint8Array(count + 1);
let [alive, asked, mostAsked] = [0, 0, Number.POSITIVE_INFINITY];
globalThis.$mutant = (number) => {
  passed[number] = 1;
  if (++asked > mostAsked) throw new Error(`mutant ${alive} runs for ever`);
  return number === alive;
};

let lives = 0;
const memories = new WeakMap<object, { life: number; memory: object }>();
globalThis.$memory = <Memory extends object>(kept: Memory): Memory => {
  let own = memories.get(kept);
  if (own?.life !== lives) {
    own = { life: lives, memory: new (kept.constructor as new () => object)() };
    memories.set(kept, own);
  }
  return own.memory as Memory;
};

/** The mutants passed by since this was asked last. */
function takePassed(): number[] {
  const numbers: number[] = [];
  for (let number = passed.indexOf(1); number !== -1; number = passed.indexOf(1, number + 1)) numbers.push(number);
  passed.fill(0);
  return numbers;
}

/** A mutant changes how long a test takes; what takes so much more than usual has no end. */
const mostTimesAsked = (usual: number) => 1_000_000 + 20 * usual;
const longestMs = (usual: number) => 3_000 + 10 * usual;
const recordingMs = 300_000;
const turnMs = 50;

const caught = new Set<number>();

/**
 * Runs each test once for each mutant that it is to be held against, all in one process and with the same modules: each failure
 * is followed by a run without any mutant, which must go well. A mutant that lives in what runs when modules are loaded, or
 * before all tests of a file, is alive through the whole file, and the modules are loaded anew.
 */
export default class MutantRunner extends TestRunner {
  #nth = -1;
  #visit: Visit = { file: "", usual: {}, mutant: 0, holds: null };
  /** What the test that runs is yet to be held against; 0 for none of them. */
  #waiting: number[] = [];
  /** What the test has just noticed, if it goes well without it. */
  #suspect: number | null = null;
  #startedAt = 0;

  onBeforeCollect([file]: string[]): void {
    const last = this.#visit;
    this.#visit = visits[++this.#nth] ?? last;
    if (this.#visit.file !== file) throw new Error(`${file} in place of ${this.#visit.file}`);
    const isLoadedAnew = this.#visit.holds === null || last.holds === null;
    this.#unload([file, ...(isLoadedAnew ? mutated : [])]);
    takePassed();
    this.#live(this.#visit.mutant, Object.values(this.#visit.usual));
  }

  get #isRecording(): boolean {
    return this.#visit.holds === null && this.#visit.mutant === 0;
  }

  /** These files are loaded anew when they are needed, with all that import them. */
  #unload(files: readonly string[]): void {
    const { evaluatedModules } = Reflect.get(this, "workerState") as { evaluatedModules: LoadedModules };
    const stale = new Set(files.flatMap((file) => [...(evaluatedModules.fileToModulesMap.get(file) ?? [])]));
    for (const module of stale) {
      Object.assign(module, { promise: undefined, exports: undefined, evaluated: false });
      for (const id of module.importers) {
        const importer = evaluatedModules.idToModuleMap.get(id);
        if (importer) stale.add(importer);
      }
    }
  }

  #live(mutant: number, usual: readonly Usual[], test?: string): void {
    const total = (of: keyof Usual) => usual.reduce((sum, one) => sum + one[of], 0);
    const limitMs = this.#isRecording ? recordingMs : longestMs(total("ms"));
    say({ is: "alive", mutant, nth: this.#nth, limitMs, ...(test !== undefined && { test }) });
    lives++;
    [alive, asked, mostAsked] = [mutant, 0, mutant === 0 ? Number.POSITIVE_INFINITY : mostTimesAsked(total("asked"))];
    this.#startedAt = performance.now();
  }

  onCollected([file]: RunnerTestFile[]): void {
    const { holds } = this.#visit;
    if (file && holds) skipOthers(file, (test) => holds[test.id]?.some((mutant) => !caught.has(mutant)) ?? false);
  }

  override async onBeforeRunTask(test: RunnerTestCase): Promise<void> {
    const { holds, mutant } = this.#visit;
    if (mutant !== 0 && caught.has(mutant)) test.mode = "skip";
    await super.onBeforeRunTask(test);
    this.#recordOutside();
    if (holds === null) return;
    this.#waiting = [...(holds[test.id] ?? [])];
    test.retry = Number.POSITIVE_INFINITY;
  }

  override onBeforeTryTask(test: RunnerTestCase): void {
    super.onBeforeTryTask(test);
    const { usual, holds, mutant } = this.#visit;
    const one = usual[test.id];
    this.#live(holds === null ? mutant : (this.#waiting.shift() ?? 0), one ? [one] : [], test.id);
  }

  /**
   * The test's function, which has less time with a mutant alive. Time goes by the turns of the process itself: on a loaded machine
   * nothing is late because others were busy.
   */
  async runTask(test: RunnerTestCase): Promise<void> {
    const run = TestRunner.getTestFn(test);
    if (alive === 0) return await run();
    let timer: NodeJS.Timeout | undefined;
    let leftMs = longestMs(this.#visit.usual[test.id]?.ms ?? 0);
    const late = new Promise<never>((_, reject) => {
      timer = setInterval(() => {
        leftMs -= turnMs;
        if (leftMs < 0) reject(new Error("it comes to no end"));
      }, turnMs);
    });
    await Promise.race([run(), late]).finally(() => clearInterval(timer));
  }

  onAfterRetryTask(test: RunnerTestCase): void {
    const { result } = test;
    const [mutant, usual] = [alive, { asked, ms: performance.now() - this.#startedAt }];
    [alive, asked] = [this.#visit.mutant, 0];
    if (result?.state !== "pass" && result?.state !== "fail") return;
    const hasFailed = result.state === "fail";
    const name = `${this.#visit.file}: ${test.fullTestName}`;
    if (this.#isRecording && !hasFailed)
      say({ is: "passed by", file: this.#visit.file, test: test.id, name, mutants: takePassed(), usual });
    if (mutant === 0 && hasFailed) this.#sayBroken(name);
    if (this.#visit.holds === null) {
      if (mutant !== 0 && hasFailed) this.#catch(mutant, name);
      return;
    }
    if (this.#suspect !== null) this.#catch(this.#suspect, name);
    this.#suspect = hasFailed ? mutant : null;
    if (hasFailed) this.#waiting.unshift(0);
    const next = this.#waiting.findIndex((one) => !caught.has(one));
    this.#waiting.splice(0, next === -1 ? this.#waiting.length : next);
    // A failure is what is tried again.
    Object.assign(result, next === -1 ? { state: "pass", errors: undefined } : { state: "fail", errors: [{ message: "again" }] });
  }

  #catch(mutant: number, by: string): void {
    caught.add(mutant);
    say({ is: "caught", mutant, by });
  }

  /** What an earlier mutant has left behind may spoil what comes after it, so a new process goes on. */
  #sayBroken(name: string): void {
    say({ is: "broken", name, mutant: this.#suspect ?? 0 });
    if (!this.#isRecording) process.kill(process.pid, "SIGKILL");
  }

  override onAfterRunFiles(files: RunnerTestFile[] = []): void {
    super.onAfterRunFiles();
    this.#recordOutside();
    const { mutant, file } = this.#visit;
    if (mutant !== 0 && !caught.has(mutant) && files.some(hasFailed)) this.#catch(mutant, `${file}: before its tests`);
    alive = 0;
    say({ is: "visited", nth: this.#nth });
  }

  /** What was passed by outside of any test. */
  #recordOutside(): void {
    if (this.#isRecording) say({ is: "passed by", file: this.#visit.file, mutants: takePassed() });
  }
}

type Task = RunnerTestCase | RunnerTestSuite;

/** Skips what is not wanted, with the suites that nothing of is left. */
function skipOthers(suite: RunnerTestSuite, isWanted: (test: RunnerTestCase) => boolean): void {
  for (const task of suite.tasks as Task[]) {
    if (task.type === "suite") skipOthers(task, isWanted);
    else if (!isWanted(task)) task.mode = "skip";
  }
  if (suite.tasks.every(({ mode }) => mode === "skip")) suite.mode = "skip";
}

function hasFailed(task: Task): boolean {
  return task.result?.state === "fail" || ("tasks" in task && (task.tasks as Task[]).some(hasFailed));
}
