import { readdirSync, readFileSync } from "node:fs";
import { join, posix, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { features } from "../src/features/index.ts";

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
  "settings",
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
  proxy: ["version"],
  telemetry: [],
  "typed-words": [],
  "wakeable-sleep": [],
  compiled: [],
  variables: ["replies/parts/entries", "sources/file", "sources/index", "types sources"],
  settings: ["sources", "types variables"],
  config: ["types proxy", "odds/rhythm", "settings", "sources/documented/service", "variables"],
  version: [],
  "readable-log": [],
  updates: ["version"],
  storage: [],
  chats: ["chat", "storage"],
  api: ["odds", "storage", "sources"],
  matches: ["api", "storage"],
  talk: ["matches", "types api"],
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
    "types talk",
    "rules/threshold",
    "rules/calmer",
    ...alertPath.map((folder) => `types ${folder}`),
  ],
  commands: [
    "chat",
    "chats",
    "matches",
    "api",
    "talk",
    ...alertPath,
    "odds",
    "replies",
    "types storage",
    "storage/away",
    "storage/full",
  ],
  boards: ["types api", "odds", "matches/state", "storage"],
  rules: ["types api", "odds", "matches/state", "types matches", "types storage", "boards"],
  facts: ["chat", "odds", "storage", "boards", "rules"],
  watches: ["chat", "chats", "api", "matches", "odds", "storage", ...alertPath.slice(0, 3)],
  detection: ["api", "chats", "matches", "odds", "storage", ...alertPath.slice(0, 4)],
  delivery: ["types api", "chat", "chats", "matches", "storage", "replies", ...alertPath.slice(0, 5)],
  feed: ["api", "chats", "matches", "odds", "storage", ...alertPath.slice(0, 6)],
  "features/feature": ["types chats", "types commands", "types delivery", "types storage", "types watches"],
  charts: ["chat"],
  sandbox: ["odds"],
  sources: ["odds"],
  propose: ["sources"],
  "odds-source": [
    ...["types api", "types config", "odds/rhythm", "sandbox"],
    ...["sources/documented/service", "sources/sandbox/definition", "types sources"],
  ],
  metrics: ["types boards", "types facts", "types feed"],
  host: [
    "types chat",
    "types config",
    "platforms/telegram/account",
    "types platforms/telegram",
    "platforms/discord/account",
    "types platforms/discord",
    "replies/parts/entries",
    "replies/parts/text",
    "storage",
    "types api",
    "api/errors",
    "api/asking/http",
    "api/reading/grouped",
    "api/budget/windows",
    "propose/draft",
    "sources",
    "updates",
    "version",
  ],
  init: ["config", "host", "platforms/telegram/account", "platforms/discord/account", "sources", "storage/database", "variables"],
  doctor: ["api", "propose", "sources", "host", "storage", "types config", "odds-source", "version"],
};
/** A feature stands on everything that asks and tells, and knows no other feature. */
const allowedToFeatures: readonly string[] = [
  ...["chat", "chats", "matches", "api", "odds", "replies", "commands", "storage/engine", "storage/transact"],
  ...["types storage", "types features/feature"],
  ...alertPath,
];
/** The one room that knows another: what goes into a file, and comes from one, is also the journal. */
const allowedToShare = [...allowedToFeatures, "features/journal"];
const allowedTo = (part: string) =>
  (part === "features/share" ? allowedToShare : null) ??
  allowed[part] ??
  (part.startsWith("features/") ? allowedToFeatures : undefined);
/** The files that put the parts together; nobody imports them. */
const roots = [
  "features/index",
  "linewatch",
  "main",
  "app/",
  "backup",
  "doctor",
  "init",
  "sandbox/main",
  "sources/read/main",
  "propose/main",
  "talk/main",
];
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
  return first === "platforms" || first === "features" ? `${first}/${second}` : first;
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
        allowedTo(part)?.some((may) => may === to || `${may}.ts` === imported) ||
        (typeOnly && allowedTo(part)?.includes(`types ${to}`)));
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
    expect([...parts].filter((part) => !allowedTo(part))).toEqual([]);
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
    ["another feature", "features/score/score.ts", 'import { x } from "../journal/bets.ts";'],
    ["the feature that stands behind one, known by it", "features/journal/bets.ts", 'import { x } from "../share/file.ts";'],
    [
      "another feature than the journal, known by what goes into files",
      "features/share/file.ts",
      'import { x } from "../link/link.ts";',
    ],
    ["a feature known by the core", "commands/catalog.ts", 'import { journal } from "../features/journal/index.ts";'],
    ["the list of features", "chats/chats.ts", 'import { features } from "../features/index.ts";'],
    ["a type of the parts put together", "delivery/loop.ts", 'import type { Storage } from "../app/storage.ts";'],
  ])("notices %s", (_what, file, planted) => {
    expect(violationsOf(file, planted)).toHaveLength(1);
  });

  it("lets only what goes into files know the journal, which is listed before it", () => {
    expect(violationsOf("features/share/file.ts", 'import { readPortableBet } from "../journal/file.ts";')).toEqual([]);
    const names = features.map(({ name }) => name);
    expect(names.indexOf("share")).toBeGreaterThan(names.indexOf("journal"));
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
});

describe("the benchmarks", () => {
  const folder = new URL("../bench/", import.meta.url).pathname;
  const benchFiles = readdirSync(folder).filter((file) => file.endsWith(".ts"));
  const targetsOf = (file: string) => importsOf(readFileSync(file, "utf8")).map(({ target }) => target);

  it("use the program and the tests' stand-ins, never a test itself", () => {
    const targets = benchFiles.flatMap((file) => targetsOf(join(folder, file)));
    expect(targets).toContain("../src/api/budget/gcra.ts");
    expect(targets.filter((target) => target === "vitest" || target.endsWith(".test.ts"))).toEqual([]);
  });

  it("are used by nobody, and neither are tests by the program", () => {
    const targets = files.flatMap((file) => targetsOf(join(source, file)));
    expect(targets.filter((target) => /(?:^|\/)(?:bench|test)\//.test(target))).toEqual([]);
  });
});

describe("files of long tests", () => {
  it("are tagged, or nothing would run them", () => {
    const folder = new URL("./", import.meta.url).pathname;
    const long = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".long.test.ts"));
    const isTagged = (text: string) => /module-tag long|tags: (?:"long"|\["long"\])|longUnless|eachBriefly/.test(text);
    expect(long).toContain("sources/v4-boards.long.test.ts");
    expect(long.filter((file) => !isTagged(readFileSync(join(folder, file), "utf8")))).toEqual([]);
  });
});

describe("the environment", () => {
  it("is read by config.ts alone, and before it is there", () => {
    const readers = files.filter((file) => readFileSync(join(source, file), "utf8").includes("process.env"));
    expect(readers.map((file) => relative(".", file))).toEqual(["config.ts", "linewatch.ts"]);
  });
});
