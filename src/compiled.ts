import { createHash } from "node:crypto";
import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { Script } from "node:vm";

/** By then all that a start needs was compiled, and none of it has been thrown away again. */
const keptAfterMs = 60_000;
/** So long a start has everything at hand that was kept. */
const heldMs = 5_000;
/** What a file is called stands for what is in it. */
const hashed = /-[\w-]{8}\.js$/;

/**
 * From now on what V8 makes of the program's files is kept in a folder, and taken from there the next time: most of a start is that.
 * Node's own cache, which the oldest Node that we run on does not have, gains half as much. Where nothing can be read or written
 * nothing is lost but time.
 */
export function keepCompiled(folder: string, program: string): void {
  const file = join(folder, `${process.version}-${process.arch}.v8`);
  // Megabytes, which are let go as soon as the start is over.
  let kept: Map<string, Buffer> | null = null;
  const known = (): Map<string, Buffer> => {
    if (kept === null) setTimeout(() => (kept = null), heldMs).unref();
    kept ??= readCompiled(file);
    return kept;
  };
  const fresh = new Map<string, Script>();
  const { extensions } = createRequire(program);
  const load = extensions[".js"];

  extensions[".js"] = (module, path) => {
    const name = basename(path);
    if (dirname(path) !== dirname(program) || !hashed.test(name)) return load?.(module, path);
    const cachedData = known().get(name);
    const source = `(function (exports, require, module, __filename, __dirname) {${readFileSync(path, "utf8")}\n})`;
    const script = new Script(source, { filename: path, cachedData });
    if (!cachedData || script.cachedDataRejected) fresh.set(name, script);
    script.runInThisContext()(module.exports, module.require.bind(module), module, path, dirname(path));
  };

  const keep = (): void => {
    if (fresh.size === 0) return;
    writeCompiled(file, new Map([...known(), ...[...fresh].map(([name, script]) => [name, script.createCachedData()] as const)]));
    fresh.clear();
  };
  setTimeout(keep, keptAfterMs).unref();
  process.once("exit", keep);
}

/** The first line of the file; behind it the parts follow one another. */
interface Contents {
  /** Each with where it begins and ends. */
  parts: [name: string, from: number, to: number][];
  /** Of all parts together: V8 does not look whether what it is given is damaged. */
  digest: string;
}

function readCompiled(file: string): Map<string, Buffer> {
  try {
    const all = readFileSync(file);
    const line = all.indexOf("\n") + 1;
    const { parts, digest } = JSON.parse(all.toString("utf8", 0, line)) as Contents;
    const data = all.subarray(line);
    return digestOf(data) === digest ? new Map(parts.map(([name, from, to]) => [name, data.subarray(from, to)])) : new Map();
  } catch {
    return new Map();
  }
}

function writeCompiled(file: string, compiled: ReadonlyMap<string, Buffer>): void {
  const unfinished = `${file}.${process.pid}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    const all = Buffer.concat([...compiled.values()]);
    let end = 0;
    const parts = [...compiled].map(([name, { length }]): Contents["parts"][number] => {
      end += length;
      return [name, end - length, end];
    });
    const contents: Contents = { parts, digest: digestOf(all) };
    const opened = openSync(unfinished, "w", 0o600);
    writeSync(opened, `${JSON.stringify(contents)}\n`);
    writeSync(opened, all);
    fsyncSync(opened);
    closeSync(opened);
    renameSync(unfinished, file);
  } catch {
    // The next start takes a little longer.
  }
}

function digestOf(data: Buffer): string {
  return createHash("sha256").update(data).digest("base64");
}
