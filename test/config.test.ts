import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ConfigError, environment, readConfig, variableNames } from "../src/config.ts";
import { createRedactor } from "../src/log.ts";
import { documentedRhythm } from "../src/sources/documented/service.ts";
import { sandbox } from "../src/sources/sandbox/definition.ts";
import { theOddsApi } from "../src/sources/the-odds-api/definition.ts";
import { runs } from "./runs.ts";

const real = {
  ODDS_API_BASE_URL: "https://odds.example/",
  ODDS_SOURCE_NAME: "Odds Example",
  ODDS_SOURCE_URL: "https://odds.example",
};

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

describe("the configuration", () => {
  it("runs the playground on the sandbox with SQLite when nothing is set", () => {
    const config = readConfig({});
    expect(config).toMatchObject({ telegram: null, discord: null, api: null, playground: { host: "127.0.0.1" } });
    expect(config.database.url).toBe(join("data", "sandbox-1.db"));
  });

  it("keeps a key that comes into its file later out of all that is written, as the first one", () => {
    const file = join(mkdtempSync(join(tmpdir(), "linewatch-key-")), "key");
    writeFileSync(file, "the-first-key");
    const { secrets, service } = readConfig({ ODDS_SOURCE: "the-odds-api", ODDS_API_KEY_FILE: file });
    const redact = createRedactor(secrets);
    expect(redact("?apiKey=the-first-key")).toBe("?apiKey=[redacted]");
    writeFileSync(file, "another+key/later");
    expect(service?.key()?.reveal()).toBe("another+key/later");
    expect(redact("another+key/later another%2Bkey%2Flater the-first-key")).toBe("[redacted] [redacted] [redacted]");
  });

  it("refuses a token without an odds service", () => {
    expect(problemsOf({ TELEGRAM_BOT_TOKEN: "1:abc" })).toEqual([expect.stringContaining("ODDS_API_BASE_URL")]);
    expect(problemsOf({ DISCORD_BOT_TOKEN: "abc.def" })).toEqual([expect.stringContaining("ODDS_API_BASE_URL")]);
  });

  it("lets simulated odds into real chats when the host says so", () => {
    const config = readConfig({ TELEGRAM_BOT_TOKEN: "1:abc", ODDS_API_BASE_URL: "sandbox" });
    expect(config).toMatchObject({ telegram: { token: "1:abc" }, api: null, playground: null });
  });

  it("asks for the source to credit with a real odds service", () => {
    expect(problemsOf({ ODDS_API_BASE_URL: "https://odds.example" })).toEqual([
      expect.stringContaining("ODDS_SOURCE_NAME"),
      expect.stringContaining("ODDS_SOURCE_URL"),
    ]);
    expect(readConfig(real).api).toMatchObject({
      baseUrl: "https://odds.example",
      source: { name: "Odds Example", url: "https://odds.example" },
    });
  });

  it("accepts the address of the odds service with the prefix that people copy along", () => {
    expect(readConfig({ ...real, ODDS_API_BASE_URL: "https://odds.example/v/api/v1/" }).api?.baseUrl).toBe(
      "https://odds.example/v",
    );
  });

  it("takes plain http for this machine only", () => {
    expect(readConfig({ ...real, ODDS_API_BASE_URL: "http://127.0.0.1:9000" }).api?.baseUrl).toBe("http://127.0.0.1:9000");
    expect(problemsOf({ ...real, ODDS_API_BASE_URL: "http://odds.example" })).toHaveLength(1);
    expect(problemsOf({ ...real, ODDS_API_BASE_URL: "file:///etc/passwd" })).toHaveLength(1);
  });

  it("lets a sandbox of this machine be fast, but no real odds service", () => {
    expect(readConfig({ ...real, ODDS_API_BASE_URL: "http://127.0.0.1:9000", SANDBOX_SPEED: "60" }).api?.rhythm.ahead).toEqual({
      leastMs: 15_000,
      mostMs: 30_000,
    });
    expect(readConfig({ ...real, SANDBOX_SPEED: "60" }).api?.rhythm).toEqual(documentedRhythm);
  });

  it("names everything that is wrong with the host's own texts, beside all else", () => {
    const folder = mkdtempSync(join(tmpdir(), "linewatch-texts-"));
    writeFileSync(join(folder, "en.ftl"), "no-such-text = Hm\nodds-fair = { $price }\n");
    expect(problemsOf({ TEXTS_DIR: folder, PORT: "many" })).toEqual([
      [
        `TEXTS_DIR names ${folder}, where something is wrong:`,
        "en.ftl: no-such-text isn't a text of Linewatch",
        "en.ftl: odds-fair uses $price, but this text has no variables",
      ].join("\n      "),
      expect.stringContaining("PORT must be"),
    ]);
    writeFileSync(join(folder, "en.ftl"), "odds-fair = Without margin\n");
    expect(readConfig({ TEXTS_DIR: folder }).texts?.pathname).toBe(`${folder}/`);
    expect(problemsOf({ TEXTS_DIR: join(folder, "gone") })).toEqual([expect.stringContaining("there's no such folder")]);
  });

  it("tells all problems at once", () => {
    const problems = problemsOf({
      TELEGRAM_BOT_TOKEN: "a b",
      PORT: "70000",
      LOG_LEVEL: "loud",
      DATABASE_URL: "mysql://x",
      SANDBOX_SPEED: "0",
    });
    expect(problems.map((problem) => problem.split(" ")[0])).toEqual([
      "TELEGRAM_BOT_TOKEN",
      "DATABASE_URL",
      "PORT",
      "LOG_LEVEL",
      "SANDBOX_SPEED",
    ]);
  });

  it("never repeats a secret in a problem", () => {
    expect(problemsOf({ TELEGRAM_BOT_TOKEN: "1:sec ret", DATABASE_URL: "pg://me:hunter22@x" }).join()).not.toMatch(
      /sec|ret|hunter22/,
    );
  });

  it("keeps the playground on this machine", () => {
    expect(problemsOf({ HOST: "0.0.0.0" })).toEqual([expect.stringContaining("HOST")]);
    expect(problemsOf({ ...real, TELEGRAM_BOT_TOKEN: "1:abc", HOST: "0.0.0.0" })).toEqual([]);
    expect(problemsOf({ ...real, TELEGRAM_BOT_TOKEN: "1:abc", HOST: "0.0.0.0", PLAYGROUND: "1" })).toHaveLength(1);
  });

  it("listens for a webhook where the playground does not, at an address that Telegram calls", () => {
    const url = "https://bot.example.org/telegram";
    const chats = { ...real, TELEGRAM_BOT_TOKEN: "1:abc", TELEGRAM_WEBHOOK_URL: url };
    expect(readConfig(chats).telegram?.webhook).toEqual({ url, host: "127.0.0.1", port: 8080 });
    expect(readConfig({ ...chats, HOST: "0.0.0.0", PORT: "9000" }).telegram?.webhook).toMatchObject({
      host: "0.0.0.0",
      port: 9_000,
    });
    expect(problemsOf({ ...chats, PLAYGROUND: "1" })).toEqual([expect.stringContaining("cannot share")]);
    for (const wrong of ["http://bot.example.org/", "https://bot.example.org:9000/", "https://me:secret@bot.example.org/"])
      expect(problemsOf({ ...chats, TELEGRAM_WEBHOOK_URL: wrong })).toEqual([expect.stringContaining("TELEGRAM_WEBHOOK_URL")]);
    expect(readConfig({ ...chats, TELEGRAM_WEBHOOK_URL: "" }).telegram?.webhook).toBeNull();
  });

  it("takes interactions of Discord by HTTP with the key that they are signed with", () => {
    const publicKey = "0123456789abcdefABCDEF".padEnd(64, "7");
    const chats = { ...real, DISCORD_BOT_TOKEN: "abc", DISCORD_PUBLIC_KEY: publicKey };
    expect(readConfig(chats).discord?.interactions).toEqual({ publicKey, host: "127.0.0.1", port: 8080 });
    expect(readConfig({ ...chats, DISCORD_PUBLIC_KEY: "" }).discord?.interactions).toBeNull();
    expect(problemsOf({ ...chats, DISCORD_PUBLIC_KEY: "7".repeat(63) })).toEqual([expect.stringContaining("DISCORD_PUBLIC_KEY")]);
    expect(problemsOf({ ...chats, PLAYGROUND: "1" })).toEqual([expect.stringContaining("cannot share")]);
    expect(problemsOf({ ...chats, DISCORD_SHARDS: "4" })).toEqual([expect.stringContaining("DISCORD_SHARDS")]);
    expect(problemsOf({ ...chats, METRICS_PORT: "8080" })).toEqual([expect.stringContaining("must differ")]);
    const telegram = { TELEGRAM_BOT_TOKEN: "1:abc", TELEGRAM_WEBHOOK_URL: "https://bot.example.org/discord" };
    expect(problemsOf({ ...chats, ...telegram })).toEqual([expect.stringContaining("must not end in /discord")]);
  });

  it("divides Discord into shards", () => {
    const chats = { ...real, DISCORD_BOT_TOKEN: "abc" };
    expect(readConfig(chats).discord?.shards).toBeNull();
    expect(readConfig({ ...chats, DISCORD_SHARDS: "4" }).discord?.shards).toBe(4);
    expect(problemsOf({ ...chats, DISCORD_SHARDS: "0" })).toEqual([expect.stringContaining("from 1 to 256")]);
  });

  it("pays for no alert unless the host says so", () => {
    const chats = { ...real, TELEGRAM_BOT_TOKEN: "1:abc" };
    expect(readConfig(chats).telegram?.paid).toBe(false);
    expect(readConfig({ ...chats, TELEGRAM_PAID_BROADCASTS: "1" }).telegram?.paid).toBe(true);
  });

  it("runs the playground beside chats only when asked", () => {
    const chats = { ...real, DISCORD_BOT_TOKEN: "abc.def" };
    expect(readConfig(chats).playground).toBeNull();
    expect(readConfig({ ...chats, PLAYGROUND: "1", PORT: "0" }).playground).toEqual({ host: "127.0.0.1", port: 0 });
  });

  it("reads secrets from files and refuses a secret given twice", () => {
    const file = join(mkdtempSync(join(tmpdir(), "linewatch-")), "token");
    writeFileSync(file, "1:from-file\n");
    expect(readConfig({ ...real, TELEGRAM_BOT_TOKEN_FILE: file }).telegram?.token).toBe("1:from-file");
    expect(problemsOf({ ...real, TELEGRAM_BOT_TOKEN_FILE: file, TELEGRAM_BOT_TOKEN: "1:abc" })).toHaveLength(1);
    expect(problemsOf({ ...real, TELEGRAM_BOT_TOKEN_FILE: `${file}.missing` })).toEqual([expect.stringContaining("ENOENT")]);
  });

  it("keeps invented and real odds in different databases", () => {
    const sandbox = readConfig({ TELEGRAM_BOT_TOKEN: "1:abc", ODDS_API_BASE_URL: "sandbox", SANDBOX_SEED: "7" });
    expect(sandbox.database.url).toBe(join("data", "sandbox-7.db"));
    expect(readConfig({ ...real, DATA_DIR: "/somewhere" }).database.url).toBe(join("/somewhere", "linewatch.db"));
  });

  it.each([
    "https://user:secret@odds.example",
    "https://odds.example/?key=1",
    "https://odds.example/#x",
    "https://odds.example/api/v1/matches",
  ])("refuses %s as the odds service", (url) => {
    const problems = problemsOf({ ...real, ODDS_API_BASE_URL: url });
    expect(problems).toEqual([expect.stringMatching(/^ODDS_API_BASE_URL must/)]);
    expect(problems.join()).not.toContain("secret");
  });

  it("explains a database address that cannot be read", () => {
    expect(problemsOf({ ...real, DATABASE_URL: "postgres://u:pa%ss@h/db" })).toEqual([expect.stringContaining("%25")]);
    expect(problemsOf({ ...real, HTTPS_PROXY: "http://u:pa%ss@proxy" })).toEqual([expect.stringContaining("%25")]);
  });

  it("says so when there is a .env that cannot be read", () => {
    const [before, folder] = [process.cwd(), mkdtempSync(join(tmpdir(), "linewatch-"))];
    mkdirSync(join(folder, ".env"));
    process.chdir(folder);
    try {
      expect(() => environment()).toThrow(/\.env cannot be read/);
    } finally {
      process.chdir(before);
    }
  });

  it("lists tokens and the passwords of database and proxy as secrets", () => {
    const addresses = { DATABASE_URL: "postgres://me:p%40ss@db/x", HTTPS_PROXY: "http://me:w%2Frd@proxy:3128" };
    expect(readConfig({ ...real, TELEGRAM_BOT_TOKEN: "1:abc", ...addresses }).secrets).toEqual(["1:abc", "p@ss", "w/rd"]);
    expect(readConfig({ ...real, HTTPS_PROXY: "http://proxy:3128" })).toMatchObject({
      secrets: [],
      proxy: { url: "http://proxy:3128", except: "" },
    });
  });

  it("reads a definition of the host's own and tells every problem in it", () => {
    const file = join(mkdtempSync(join(tmpdir(), "linewatch-")), "service.json");
    const source = { ...real, ODDS_SOURCE: file };
    const bookmakers = { path: "/bookmakers", shape: { each: { row: "answer[]" }, fields: { name: "row.name" } } };
    const definition = {
      ...{ name: "Mine", recorded: "today", base: "https://odds.example", format: "decimal" },
      rhythm: { ahead: [15, 30], live: [5, 5] },
      asks: { matches: sandbox.asks.matches, boards: sandbox.asks.boards, bookmakers },
    };
    writeFileSync(file, JSON.stringify(definition));
    expect(readConfig(source).definition).toEqual({ file, definition });
    writeFileSync(file, JSON.stringify({ ...definition, asks: { bookmakers } }));
    expect(problemsOf(source)).toEqual([expect.stringContaining("without matches or without boards")]);
    writeFileSync(file, JSON.stringify({ ...definition, formatt: 1, asks: { bookmakers: { ...bookmakers, path: 7 } } }));
    const problems = problemsOf({ ...source, PORT: "x" });
    expect(problems.map((problem) => problem.split(" ")[0])).toEqual(["ODDS_SOURCE", "PORT"]);
    expect(problems[0]).toMatch(/asks\.bookmakers\.path.*"formatt"/s);
    writeFileSync(file, JSON.stringify(definition).replace("row.name", "line.name"));
    expect(problemsOf(source)).toEqual([expect.stringContaining('there is no level "line"')]);
    writeFileSync(file, "{");
    expect(problemsOf(source)).toEqual([expect.stringContaining("not JSON")]);
    expect(problemsOf({ ...source, ODDS_SOURCE: `${file}.missing.json` })).toEqual([
      `ODDS_SOURCE names ${file}.missing.json: it cannot be read`,
    ]);
    expect(problemsOf({ ...source, ODDS_SOURCE: "weather" })).toEqual([
      expect.stringMatching(/documented, sandbox, the-odds-api, .*, or a definition file/),
    ]);
  });

  it("knows the services that come with it: where they are asked, with what key, and what is chosen of them", () => {
    const told = { ODDS_SOURCE: "the-odds-api", ODDS_API_KEY: "canary", ODDS_SPORTS: "soccer_epl, basketball_nba" };
    const { api, service, secrets, database } = readConfig({ ...told, TELEGRAM_BOT_TOKEN: "1:abc" });
    expect(api).toMatchObject({
      baseUrl: "https://api.the-odds-api.com/v4",
      source: { name: "The Odds API", url: "https://the-odds-api.com" },
    });
    expect(service?.settings).toMatchObject({ sports: ["soccer_epl", "basketball_nba"], markets: ["h2h"] });
    expect(service?.key()?.reveal()).toBe("canary");
    expect(JSON.stringify(service?.key())).toBe('"[secret]"');
    expect(secrets).toContain("canary");
    expect(database.url).toMatch(/the-odds-api\.db$/);
    const mirror = { ...told, ODDS_API_BASE_URL: "http://127.0.0.1:8099/v4/" };
    expect(readConfig(mirror).api?.baseUrl).toBe("http://127.0.0.1:8099/v4");
    expect(readConfig({ ODDS_SOURCE: "polymarket" }).service?.key()).toBeNull();
  });

  it("takes a new key from its file without a restart, and keeps the last one while there is none", () => {
    const file = join(mkdtempSync(join(tmpdir(), "linewatch-")), "key");
    writeFileSync(file, "first\n");
    const key = readConfig({ ODDS_SOURCE: "the-odds-api", ODDS_API_KEY_FILE: file }).service?.key;
    expect(key?.()?.reveal()).toBe("first");
    writeFileSync(file, "second\n");
    expect(key?.()?.reveal()).toBe("second");
    writeFileSync(file, "");
    expect(key?.()?.reveal()).toBe("second");
  });

  it.each<[Record<string, string>, string[]]>([
    [{ ODDS_SOURCE: "the-odds-api" }, ["ODDS_API_KEY is not set: The Odds API gives keys at https://the-odds-api.com"]],
    [{ ODDS_SOURCE: "polymarket", ODDS_API_KEY: "x" }, ["ODDS_API_KEY is set, and this odds source takes no key"]],
    [{ ODDS_API_KEY: "x" }, ["ODDS_API_KEY is set, and this odds source takes no key"]],
    [
      { ODDS_SOURCE: "kalshi", ODDS_SPORTS: "nba", ODDS_TAGS: "1", PORT: "x" },
      ["PORT", "ODDS_SPORTS means nothing to this odds source: it has ODDS_SERIES", "ODDS_TAGS means nothing"],
    ],
    [
      { ODDS_SOURCE: "odds-api-io", ODDS_API_KEY: "x", ODDS_BOOKS: [...Array(31).keys()].join() },
      ["ODDS_BOOKS may name 30 at most"],
    ],
    [{ ODDS_SOURCE: "the-odds-api", ODDS_API_KEY: "a b" }, ["ODDS_API_KEY does not look like a key"]],
    [{ ODDS_SOURCE: "polymarket", ODDS_API_BASE_URL: "sandbox" }, ["ODDS_SOURCE and ODDS_API_BASE_URL contradict each other"]],
    [{ ODDS_SOURCE: "polymarket", ODDS_API_BASE_URL: "http://far.example" }, ["ODDS_API_BASE_URL must be https"]],
  ])("says all at once what does not fit a service: %j", (values, problems) => {
    expect(problemsOf(values)).toEqual(problems.map((problem) => expect.stringContaining(problem)));
  });

  it("knows by which definition answers are read where nobody says it", () => {
    expect(readConfig({}).definition).toBe("sandbox");
    expect(readConfig(real).definition).toBe("documented");
    expect(readConfig({ ...real, ODDS_SOURCE: "sandbox" }).definition).toBe("sandbox");
    expect(problemsOf({ ODDS_SOURCE: "documented" })).toEqual([expect.stringContaining("set ODDS_API_BASE_URL")]);
  });

  it("takes a definition for the documented service's only where it asks for nothing else", () => {
    const file = join(mkdtempSync(join(tmpdir(), "linewatch-")), "definition.json");
    const { matches, boards } = sandbox.asks;
    const asks = { matches: { ...matches, params: {} }, boards };
    const serviceOf = (change: object) => {
      writeFileSync(file, JSON.stringify({ ...sandbox, asks, ...change }));
      return readConfig({ ...real, ODDS_SOURCE: file, ...("auth" in change && { ODDS_API_KEY: "canary" }) }).service;
    };
    expect(serviceOf({})).toBeNull();
    expect(serviceOf({ asks: { ...asks, matches: { ...asks.matches, path: "/api/v1/events" } } })).not.toBeNull();
    expect(serviceOf({ auth: { query: "key" } })).not.toBeNull();
  });

  it("names a placeholder of a definition that nothing fills", () => {
    const file = join(mkdtempSync(join(tmpdir(), "linewatch-")), "definition.json");
    const problemsWith = (path: string) => {
      const boards = { ...theOddsApi.asks.boards, path };
      writeFileSync(file, JSON.stringify({ ...theOddsApi, asks: { ...theOddsApi.asks, boards } }));
      return problemsOf({ ODDS_SOURCE: file, ODDS_API_KEY: "canary" });
    };
    expect(problemsWith("/sports/{sport}/odds")).toEqual([]);
    expect(problemsWith("/fixtures/{fixture}/odds")).toEqual([
      expect.stringMatching(
        /^ODDS_SOURCE: nothing fills \{fixture\} in asks\.boards; there are \{day\}, \{match\}, .*\{sports\}/,
      ),
    ]);
  });

  it("says of a setting that is gone what stands in its place; an empty line says nothing", () => {
    expect(problemsOf({ ODDS_API_MAP: "map.json" })).toEqual([expect.stringMatching(/^ODDS_API_MAP is gone: .*npm run doctor/)]);
    const dialect = { SANDBOX_DIALECT: "nested" };
    for (const more of [{}, { ODDS_SOURCE: "kalshi" }, { PLAYGROUND: "1" }])
      expect(problemsOf({ ...dialect, ...more })).toEqual(["SANDBOX_DIALECT is gone: the sandbox writes its answers in one way"]);
    expect(() => readConfig({ ODDS_API_MAP: "", SANDBOX_DIALECT: "" }, ["ODDS_API_MAP", "SANDBOX_DIALECT"])).not.toThrow();
  });

  it("knows its operators; whoever uses the playground is one only where there are no chats", () => {
    const chats = { ...real, TELEGRAM_BOT_TOKEN: "1:abc", OPERATORS: "telegram:42, discord:80351110224678912" };
    expect(readConfig(chats).operators).toEqual({ persons: ["telegram:42", "discord:80351110224678912"], local: false });
    expect(readConfig({ ...chats, PLAYGROUND: "1" }).operators.local).toBe(false);
    expect(readConfig({}).operators).toEqual({ persons: [], local: true });
    expect(problemsOf({ OPERATORS: "telegram:-100,ann,discord:1" })).toEqual([expect.stringContaining('"telegram:-100", "ann"')]);
  });

  it("has bonuses only where the host says so", () => {
    expect([readConfig({}).bonuses, readConfig({ BONUSES: "0" }).bonuses, readConfig({ BONUSES: "1" }).bonuses]).toEqual([
      false,
      false,
      true,
    ]);
    expect(problemsOf({ BONUSES: "yes" })).toEqual(["BONUSES must be one of 0, 1"]);
  });

  it("is documented: .env.example names exactly the variables that are read", () => {
    const documented = readFileSync(new URL("../.env.example", import.meta.url), "utf8").matchAll(/^([A-Z_]+)=/gm);
    expect([...documented].map(([, variable]) => variable).sort()).toEqual([...variableNames].sort());
  });
});

describe("any settings whatever", () => {
  const canary = "canary-3141";
  const words = [
    "1",
    "0",
    "sandbox",
    "https://odds.example/",
    "http://127.0.0.1:1",
    "8090",
    "plain",
    "3600",
    "telegram:7",
    `x ${canary}`,
  ];
  const value = fc.oneof(fc.constantFrom(...words), fc.string({ maxLength: 40 }), fc.string({ unit: "binary", maxLength: 20 }));
  const secret = fc.constantFrom(
    `1:${canary}`,
    `${canary} !`,
    `postgres://u:${canary}@h/d`,
    `postgres://u:%${canary}@h/d`,
    `http://u:${canary}@h:1`,
  );
  const isSecret = (name: string) => /TOKEN$|SECRET$|^DATABASE_URL$|^HTTPS_PROXY$/.test(name);

  it("are read, or refused with every problem by the name of its variable, and no secret is repeated", () => {
    let refused = 0;
    const known = fc.uniqueArray(fc.constantFrom(...variableNames), { maxLength: 8 });
    const settings = known.chain((names) =>
      fc.record(Object.fromEntries(names.map((name) => [name, isSecret(name) ? secret : value]))),
    );
    fc.assert(
      fc.property(settings, (given) => {
        const problems = problemsOf(given);
        if (problems.length > 0) refused++;
        for (const problem of problems) expect(variableNames.some((name) => problem.includes(name))).toBe(true);
        for (const [name, said] of Object.entries(given)) if (isSecret(name)) expect(problems.join()).not.toContain(said);
      }),
      { numRuns: runs(1_000) },
    );
    expect(refused).toBeGreaterThan(100);
  });
});
