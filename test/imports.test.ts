import { readdirSync, readFileSync } from "node:fs";
import { join, posix, relative } from "node:path";
import { describe, expect, it } from "vitest";

/** Who may import whom. A name alone allows everything; `types` allows type-only imports. */
const everywhere = [
  "clock",
  "gcra",
  "in-turns",
  "listener",
  "log",
  "post",
  "project-file",
  "proxy",
  "telemetry",
  "typed-words",
  "wakeable-sleep",
];
/** The way of an alert, from the ground up: a folder knows those before it. */
const alertPath = ["boards", "rules", "facts", "watches", "detection", "delivery", "feed"];
const allowed: Record<string, readonly string[]> = {
  chat: [],
  odds: [],
  clock: [],
  gcra: [],
  "in-turns": [],
  listener: [],
  log: [],
  progress: [],
  "project-file": [],
  post: ["types clock"],
  proxy: [],
  telemetry: [],
  "typed-words": [],
  "wakeable-sleep": [],
  compiled: [],
  variables: ["api/decode/mapping"],
  config: ["api/decode/mapping", "types proxy", "variables"],
  version: [],
  "readable-log": [],
  updates: ["version"],
  storage: [],
  chats: ["chat", "storage"],
  api: ["odds", "storage"],
  matches: ["api", "storage"],
  "platforms/telegram": ["chat"],
  "platforms/discord": ["chat"],
  "platforms/playground": ["chat", "charts/font"],
  replies: [
    "chat",
    "types chats",
    "odds",
    "types api",
    "matches/names",
    "matches/state",
    "types matches",
    "types metrics",
    "rules/threshold",
    ...alertPath.map((folder) => `types ${folder}`),
  ],
  commands: ["chat", "chats", "matches", "api", ...alertPath, "odds", "replies", "types storage", "storage/away", "storage/full"],
  boards: ["types api", "odds", "matches/state", "storage"],
  rules: ["types api", "odds", "matches/state", "types matches", "types storage", "boards"],
  facts: ["chat", "odds", "storage", "boards", "rules"],
  watches: ["chat", "chats", "api", "matches", "odds", "storage", ...alertPath.slice(0, 3)],
  detection: ["api", "chats", "matches", "odds", "storage", ...alertPath.slice(0, 4)],
  delivery: ["types api", "chat", "chats", "matches", "storage", "replies", ...alertPath.slice(0, 5)],
  feed: ["api", "chats", "matches", "odds", "storage", ...alertPath.slice(0, 6)],
  charts: ["chat"],
  sandbox: ["odds"],
  "odds-source": ["types config", "sandbox"],
  metrics: ["types boards", "types facts"],
  host: [
    "types chat",
    "types config",
    "platforms/telegram/account",
    "types platforms/telegram",
    "platforms/discord/account",
    "types platforms/discord",
    "replies/parts/text",
    "storage",
    "types api",
    "api/decode/index",
    "api/errors",
    "api/http",
    "updates",
    "version",
  ],
  init: ["config", "host", "platforms/telegram/account", "platforms/discord/account", "storage/database", "variables"],
  doctor: ["api", "host", "storage", "types config", "odds-source", "version"],
};
/** The files that put the parts together; nobody imports them. */
const roots = ["linewatch", "main", "app/", "backup", "doctor", "init", "sandbox/main", "api/decode/main"];
const isRoot = (file: string): boolean => {
  const name = file.replace(/\.ts$/, "");
  return roots.some((root) => (root.endsWith("/") ? name.startsWith(root) : name === root));
};
const packageOwners: Record<string, string> = {
  grammy: "platforms/telegram",
  "@grammyjs": "platforms/telegram",
  "discord.js": "platforms/discord",
  "@discordjs": "platforms/discord",
  echarts: "charts",
  "@resvg": "charts",
  "prom-client": "metrics",
};

/** The part of the program that a file under src/ belongs to: its folder, or its own name at the top. */
function partOf(file: string): string {
  const [first = "", second = ""] = file.replace(/\.ts$/, "").split("/");
  return first === "platforms" ? `${first}/${second}` : first;
}

/** Every import of a source text: static, type-only, re-exported, dynamic, and `import("…").Type`. */
function importsOf(source: string): { target: string; typeOnly: boolean }[] {
  const pattern = /(?:\b(?:import|export)\s+(type\s)?[^"';]*?\bfrom\s*|\bimport\s*\(\s*|\bimport\s+)["']([^"']+)["']/g;
  return [...source.matchAll(pattern)].map(([, type, target = ""]) => ({ target, typeOnly: type !== undefined }));
}

function violationsOf(file: string, source: string): string[] {
  if (isRoot(file)) return [];
  const part = partOf(file);
  return importsOf(source).flatMap(({ target, typeOnly }) => {
    if (!target.startsWith(".")) {
      const owner = packageOwners[target.startsWith("@") ? (target.split("/")[0] as string) : target];
      return owner !== undefined && owner !== part ? [`${file} imports ${target}, which only ${owner} may`] : [];
    }
    const imported = posix.join(posix.dirname(file), target);
    const to = partOf(imported);
    const fine =
      !isRoot(imported) &&
      (to === part ||
        everywhere.includes(to) ||
        allowed[part]?.some((may) => may === to || `${may}.ts` === imported) ||
        (typeOnly && allowed[part]?.includes(`types ${to}`)));
    return fine ? [] : [`${file} imports ${imported}${typeOnly ? " (types)" : ""}`];
  });
}

const source = new URL("../src/", import.meta.url).pathname;
const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));

describe("the import table", () => {
  it("holds for every file", () => {
    expect(files.length).toBeGreaterThan(50);
    expect(files.flatMap((file) => violationsOf(file, readFileSync(join(source, file), "utf8")))).toEqual([]);
  });

  it("knows every folder there is", () => {
    const parts = new Set(files.filter((file) => !isRoot(file)).map(partOf));
    expect([...parts].filter((part) => !(part in allowed))).toEqual([]);
  });

  it.each([
    ["a plain import", "odds/price.ts", 'import { createLog } from "../api/client.ts";'],
    ["a type-only import", "chat/call.ts", 'import type { Match } from "../api/model.ts";'],
    ["an import spread over lines", "api/client.ts", 'import {\n  a,\n  b,\n} from "../feed/boards.ts";'],
    ["a dynamic import", "matches/index.ts", 'const x = await import("../commands/questions/odds.ts");'],
    ["a type taken from import()", "chats/chats.ts", 'type X = import("../replies/parts/text.ts").Text;'],
    ["a re-export", "storage/database.ts", 'export * from "../api/model.ts";'],
    ["an import for its effect", "replies/questions/odds.ts", 'import "../../storage/database.ts";'],
    ["a value where only types may come", "replies/questions/odds.ts", 'import { createBoards } from "../../feed/boards.ts";'],
    ["another platform", "platforms/telegram/adapter.ts", 'import { x } from "../discord/message.ts";'],
    ["a platform's library elsewhere", "commands/questions/odds.ts", 'import { Bot } from "grammy";'],
    ["a library's part elsewhere", "delivery/loop.ts", 'import { REST } from "@discordjs/rest";'],
    ["a step back on the way of an alert", "rules/movement.ts", 'import { queueFacts } from "../facts/movements.ts";'],
    ["a type taken from further on", "facts/movements.ts", 'import type { Hold } from "../delivery/gate.ts";'],
    ["a command known by the way of an alert", "feed/boards.ts", 'import { odds } from "../commands/questions/odds.ts";'],
    ["the file that puts everything together", "delivery/loop.ts", 'import { main } from "../main.ts";'],
    ["a type of the parts put together", "delivery/loop.ts", 'import type { Storage } from "../app/storage.ts";'],
  ])("notices %s", (_what, file, planted) => {
    expect(violationsOf(file, planted)).toHaveLength(1);
  });

  it("lets types through where the table says types", () => {
    expect(violationsOf("replies/questions/odds.ts", 'import type { Match } from "../../api/model.ts";')).toEqual([]);
  });
});

/** Files that import each other, directly or by way of others, type-only imports included; each circle once. */
function circlesOf(sources: ReadonlyMap<string, string>): string[][] {
  const targetsOf = (file: string) =>
    importsOf(sources.get(file) ?? "").flatMap(({ target }) => {
      const imported = posix.join(posix.dirname(file), target);
      return target.startsWith(".") && sources.has(imported) ? [imported] : [];
    });
  const circles: string[][] = [];
  const done = new Set<string>();
  const walk = (file: string, way: readonly string[]): void => {
    if (way.includes(file)) circles.push(way.slice(way.indexOf(file)));
    if (done.has(file)) return;
    done.add(file);
    for (const target of targetsOf(file)) walk(target, [...way, file]);
  };
  for (const file of sources.keys()) walk(file, []);
  return circles;
}

describe("files", () => {
  it("never import each other in a circle", () => {
    const sources = new Map(files.map((file) => [file, readFileSync(join(source, file), "utf8")]));
    expect(circlesOf(sources)).toEqual([]);
  });

  it("are noticed when they do, also by types and over others", () => {
    const planted = new Map([
      ["facts/a.ts", 'import { b } from "./b.ts";'],
      ["facts/b.ts", 'import type { C } from "../rules/c.ts";'],
      ["rules/c.ts", 'export * from "../facts/a.ts";'],
      ["rules/d.ts", 'import { c } from "./c.ts";'],
    ]);
    expect(circlesOf(planted)).toEqual([["facts/a.ts", "facts/b.ts", "rules/c.ts"]]);
  });

  it("have at most 350 lines", () => {
    const long = files.filter((file) => readFileSync(join(source, file), "utf8").trimEnd().split("\n").length > 350);
    expect(long).toEqual([]);
  });

  // Steps of the schema only ever become more.
  it("stand at most 30 side by side", () => {
    const counts = new Map<string, number>();
    for (const file of files) counts.set(posix.dirname(file), (counts.get(posix.dirname(file)) ?? 0) + 1);
    expect([...counts].filter(([folder, count]) => count > 30 && folder !== "storage/migrations")).toEqual([]);
  });
});

describe("the benchmarks", () => {
  const folder = new URL("../bench/", import.meta.url).pathname;
  const benchFiles = readdirSync(folder).filter((file) => file.endsWith(".ts"));
  const targetsOf = (file: string) => importsOf(readFileSync(file, "utf8")).map(({ target }) => target);

  it("use the program and the tests' stand-ins, never a test itself", () => {
    const targets = benchFiles.flatMap((file) => targetsOf(join(folder, file)));
    expect(targets).toContain("../src/api/gcra.ts");
    expect(targets.filter((target) => target === "vitest" || target.endsWith(".test.ts"))).toEqual([]);
  });

  it("are used by nobody, and neither are tests by the program", () => {
    const targets = files.flatMap((file) => targetsOf(join(source, file)));
    expect(targets.filter((target) => /(?:^|\/)(?:bench|test)\//.test(target))).toEqual([]);
  });
});

describe("the environment", () => {
  it("is read by config.ts alone, and before it is there", () => {
    const readers = files.filter((file) => readFileSync(join(source, file), "utf8").includes("process.env"));
    expect(readers.map((file) => relative(".", file))).toEqual(["config.ts", "linewatch.ts"]);
  });
});
