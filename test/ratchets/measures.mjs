import { execFile } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { functionsOf } from "./functions.mjs";

/** More own lines, more complexity, more files side by side than this are exceptions, and each is listed. */
export const limits = { function: 40, complexity: 15, folder: 30 };

/** Lines of src by part: the first pattern that fits counts, and what fits none is the core. */
const parts = [
  ["platforms", /^platforms\//],
  ["sandbox", /^(sandbox\/|odds-source)/],
  ["sources and decoder", /^(api\/|sources\/|decode\/|app\/source)/],
  ["schema", /^storage\/(schema|steps|adoption|upgrade)\./],
  [
    "host",
    /^(doctor|init|host|metrics|backup|storage\/backup|progress|updates|version|readable-log)|operators?\/|\/(operators|troubles|backups|observed|updates|acts|access|admission)\.ts$/,
  ],
  [
    "value bets",
    /value-bet|(^|\/)(bet-|watched-bets|present-bets|scored-bets|told-bets|settle-bets|explain-bets)|kinds\/bet\.ts/,
  ],
  [
    "features",
    /^(features|charts)\/|portable|share|import|export|copies|score|card|draft|approval|thread|ping|link|places|steered|\/for\.ts|fixtures|chart|pictures|previews|axes/,
  ],
];

/**
 * Everything that is bounded: totals by name, and by kind the exceptions, each with how much it is. `parts` is for the reader alone.
 */
export async function measure(root) {
  const [complex, unused] = await Promise.all([complexities(root), unusedExports(root)]);
  const src = filesUnder(root, "src");
  const test = filesUnder(root, "test");
  const byPart = linesByPart(src);
  const functions = src.flatMap((file) => functionsOf(file.path, file.text).map((one) => ({ file: file.path, ...one })));
  return {
    totals: new Map([
      ["lines of src", sum(src)],
      ["lines of test", sum(test)],
      ["lines of the core", byPart.get("core") ?? 0],
      ["files of src", src.length],
      ["files of test", test.length],
    ]),
    exceptions: new Map([
      [
        "function",
        new Map(functions.filter(({ own }) => own > limits.function).map(({ file, name, own }) => [`${file} ${name}`, own])),
      ],
      ["complexity", new Map(complex.map((one) => [`${one.file} ${functionAt(functions, one)}`, one.complexity]))],
      ["folder", new Map([...filesByFolder(src)].filter(([, count]) => count > limits.folder))],
      ["loose", new Map(src.filter(({ path }) => posix.dirname(path) === "src").map(({ path }) => [path, 1]))],
      ["unused", new Map(unused.nobody.map((name) => [name, 1]))],
      ["tests alone", new Map(unused.testsAlone.map((name) => [name, 1]))],
    ]),
    parts: byPart,
  };
}

function filesUnder(root, folder) {
  if (!existsSync(join(root, folder))) return [];
  const names = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"));
  return names.sort().map((name) => {
    const text = readFileSync(join(root, folder, name), "utf8");
    return { path: posix.join(folder, name), text, lines: text.split("\n").length - 1 };
  });
}

const sum = (files) => files.reduce((all, { lines }) => all + lines, 0);

function linesByPart(src) {
  const lines = new Map();
  for (const file of src) {
    const path = file.path.slice("src/".length);
    const part = parts.find(([, form]) => form.test(path))?.[0] ?? "core";
    lines.set(part, (lines.get(part) ?? 0) + file.lines);
  }
  return lines;
}

function filesByFolder(files) {
  const counts = new Map();
  for (const { path } of files) counts.set(posix.dirname(path), (counts.get(posix.dirname(path)) ?? 0) + 1);
  return counts;
}

/** The innermost function around a line. */
function functionAt(functions, { file, line }) {
  return functions.findLast((one) => one.file === file && one.first <= line && line <= one.last)?.name ?? "file";
}

/** What Biome finds too complex; its rule counts branches, and nested ones more. */
async function complexities(root) {
  const rule = "--only=complexity/noExcessiveCognitiveComplexity";
  const found = await output(root, "biome", ["lint", rule, "--reporter=json", "--max-diagnostics=none", "src"]);
  return JSON.parse(found).diagnostics.map(({ message, location }) => {
    const complexity = Number(/complexity of (\d+)/.exec(message)?.[1]);
    if (!Number.isInteger(complexity)) throw new Error(`Biome says something else than before: ${message}`);
    return { file: location.path, line: location.start.line, complexity };
  });
}

/** Exports that nobody imports, and those that tests alone import; unused files and packages too. */
async function unusedExports(root) {
  const knip = async (...args) => namesFrom(JSON.parse(await output(root, "knip", ["--reporter", "json", ...args])));
  const [nobody, production] = await Promise.all([knip(), knip("--production")]);
  return { nobody, testsAlone: production.filter((name) => name.startsWith("src/") && !nobody.includes(name)) };
}

function namesFrom({ issues }) {
  const kinds = ["files", "exports", "types", "duplicates", "dependencies", "devDependencies", "unlisted", "unresolved"];
  return issues.flatMap((issue) =>
    kinds.flatMap((kind) => (issue[kind] ?? []).map(({ name }) => (kind === "files" ? name : `${issue.file} ${name}`))),
  );
}

/** What a program of a package prints; that it found something is no failure. */
function output(root, name, args) {
  const program = join(import.meta.dirname, "../../node_modules/.bin", name);
  return new Promise((done, failed) => {
    execFile(program, args, { cwd: root, maxBuffer: 1e8 }, (error, stdout, stderr) => {
      if (stdout.startsWith("{")) done(stdout);
      else failed(new Error(`${name} gives no list: ${stderr || error?.message}`));
    });
  });
}
