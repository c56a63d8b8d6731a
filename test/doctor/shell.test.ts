import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import type { Finding } from "../../src/host/finding.ts";
import { silentLog } from "../../src/log.ts";
import type { Fault } from "../../src/sandbox/faults.ts";
import type { Definition } from "../../src/sources/definition.ts";
import { openUnchanged } from "../../src/storage/database.ts";
import { schemaOf } from "../../src/storage/upgrade.ts";
import { serve, type TestServer } from "../api/servers.ts";
import { freshFolder } from "../bot.ts";
import { eachBriefly } from "../long-elsewhere.ts";
import { type RunningSandbox, runSandbox } from "../sandbox/running.ts";
import { openOld } from "../storage/old-database.ts";
import { shell } from "./running.ts";
import { type Manner, openService } from "./service.ts";

const servers: (Pick<TestServer, "close"> | { close: RunningSandbox["stop"] })[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function brokenSandbox(fault: Fault): Promise<RunningSandbox> {
  const running = await runSandbox();
  servers.push({ close: running.stop });
  running.sandbox.knobs.fail({ times: 1_000, ...fault });
  return running;
}

const kinds = "matches leagues bookmakers fighters match boards history predictions value_bets fighter teams bonuses".split(" ");

describe("npm run doctor without a real service", () => {
  it("examines the sandbox, whose definition is built in", { tags: "long" }, async () => {
    const { code, output } = await shell({ DATA_DIR: freshFolder() });
    for (const kind of kinds) expect(output).toMatch(new RegExp(`^${kind} +understood +200 +\\d+ +[1-9]\\d* +0 +0$`, "m"));
    expect(output).toMatch(/league: yes, as league=[a-z-]+ /);
    expect(output).toContain("per_page: yes (obeyed)");
    expect(output).toMatch(/etag: \S+ \(all endpoints\)/);
    expect(output).toContain("What suffers: nothing");
    expect(output).toContain("Definition: the sandbox's own");
    expect(output).toContain("Everything is understood.");
    expect(code).toBe(0);
  });
});

describe("the exit code", () => {
  it("is 0 when everything is understood", async () => {
    const service = await openService({ league: { name: "league", by: "slug" } });
    servers.push(service);
    const { code, output } = await shell({ ODDS_API_BASE_URL: service.baseUrl, DATA_DIR: freshFolder() });
    expect(output).toContain("Everything is understood.");
    expect(output).toMatch(/^Definition: accepted now \(2026-/m);
    expect(code).toBe(0);
  });

  it("is 1 when something has to be decided", { tags: ["long"] }, async () => {
    const service = await openService({
      league: { name: "league", by: "slug" },
      rewrite: (answer, path) => (path === "bonuses" ? { data: [{ mood: 1 }] } : answer),
    });
    servers.push(service);
    const { code, output } = await shell({ ODDS_API_BASE_URL: service.baseUrl, DATA_DIR: freshFolder() });
    expect(output).toMatch(/^bonuses +open/m);
    expect(code).toBe(1);
  });
});

describe("--write", () => {
  const outcomes = [
    { selection: "home", price: 1.9, odds: 2.4 },
    { selection: "away", price: 1.95, odds: 2.2 },
  ];
  const manner: Manner = {
    league: { name: "league", by: "slug" },
    rewrite: (answer, path) =>
      path.endsWith("/odds") ? { data: [{ bookmaker: "Book One", market: "winner", outcomes }] } : answer,
  };

  it("writes a definition that a person completes, and that the bot then reads by", { tags: "long" }, async () => {
    const service = await openService(manner);
    servers.push(service);
    const folder = freshFolder();
    const settings = { ODDS_API_BASE_URL: service.baseUrl, DATA_DIR: folder };
    const { output, files } = await shell(settings, { file: "mine.json" });
    expect(output).toMatch(/boards: .*could both be the price/);
    const draft = JSON.parse(files["mine.json"] ?? "null") as Definition;
    expect(Object.keys(draft.asks)).toContain("teams");

    const shape = {
      each: { row: "answer.data[]", outcome: "row.outcomes[]" },
      rows: [{ book: "row.bookmaker", market: "row.market", selection: "outcome.selection", price: "outcome.price" }],
    };
    const boards = { path: "/api/v1/matches/{match}/odds", covers: "match" as const, shape };
    const file = join(folder, "mine.json");
    writeFileSync(file, JSON.stringify({ ...draft, asks: { ...draft.asks, boards } }));
    const decided = await shell({ ...settings, ODDS_SOURCE: file });
    expect(decided.output).toMatch(/^boards +understood/m);
    expect(decided.output).toContain("Definition: the file that ODDS_SOURCE names");
  });
});

describe("a broken service", () => {
  const faults: [string, Fault, RegExp][] = [
    ["sends HTML", { kind: "html" }, /^matches +not understood.*matches: the answer is not JSON/ms],
    ["fails with 500", { kind: "status" }, /^matches +refused +500.*matches: the service said no \(500\)/ms],
    ["sends half an answer", { kind: "truncated" }, /^matches +not understood.*matches: the answer is not JSON/ms],
    ["points elsewhere", { kind: "redirect" }, /^matches +refused.*redirects are not followed/ms],
  ];
  eachBriefly(faults, ([what]) => what === "sends HTML")(
    "that %s is asked on, and said to be so",
    async (_what, fault, expected) => {
      const { url, sandbox } = await brokenSandbox(fault);
      const { code, output } = await shell({ ODDS_API_BASE_URL: url, DATA_DIR: freshFolder() });
      expect(output).toMatch(expected);
      expect(output).toContain("boards: no list named anything to ask about");
      expect(output).toContain("alerts: boards didn’t answer");
      expect(code).toBe(1);
      // The eight lists; nothing is known to ask the other four about.
      expect(sandbox.knobs.statistics()).toMatchObject({ requests: 8 });
    },
  );

  it("that fails on one endpoint is told apart from the rest", { tags: "long" }, async () => {
    const { url } = await brokenSandbox({ kind: "status", endpoint: "odds" });
    const { output } = await shell({ ODDS_API_BASE_URL: url, DATA_DIR: freshFolder() });
    expect(output).toMatch(/^boards +refused +500/m);
    expect(output).toMatch(/^history +understood +200/m);
    expect(output).toContain("  alerts: boards didn’t answer");
    expect(output).not.toContain("value bets: value_bets didn’t answer");
  });

  it("that asks for a pause gets it: nothing more is asked", { tags: ["long"] }, async () => {
    const { url, sandbox } = await brokenSandbox({ kind: "rate_limit" });
    const { code, output } = await shell({ ODDS_API_BASE_URL: url, DATA_DIR: freshFolder() });
    expect(output).toMatch(/^matches +refused +429/m);
    expect(output).toMatch(/^bonuses +not asked/m);
    expect(output).toContain("bonuses: the service asked for a pause of 30 s");
    expect(output).toContain("retry-after: 30 (matches)");
    expect(code).toBe(1);
    expect(sandbox.knobs.statistics()).toMatchObject({ requests: 1 });
  });

  it("that stops answering half-way says nothing about the filters", { tags: "long" }, async () => {
    const { url } = await brokenSandbox({ kind: "rate_limit", endpoint: "bonuses" });
    const { output } = await shell({ ODDS_API_BASE_URL: url, DATA_DIR: freshFolder() });
    expect(output).toContain("per_page: unclear (there was no answer)");
    expect(output).toMatch(/league: unclear/);
    expect(output).not.toContain("ignores");
  });

  it("that is not there is tried once, with the setting to look at", { tags: ["long"] }, async () => {
    const service = await serve(() => undefined);
    await service.close();
    const { code, output } = await shell({ ODDS_API_BASE_URL: service.baseUrl, DATA_DIR: freshFolder() });
    expect(output).toContain("(ECONNREFUSED): look at ODDS_API_BASE_URL");
    expect(output).toContain("(2026-08-15T12:00:00.000Z, 1 requests)");
    expect(output).toContain("bonuses: the service does not answer");
    expect(code).toBe(1);
  });
});

describe("a database of an earlier version", () => {
  it("is left as it is, and all else is looked at", { tags: "long" }, async () => {
    const folder = freshFolder();
    const file = join(folder, "sandbox-1.db");
    const old = await openOld(file, "0108-messages-by-id");
    await old.close();
    const { code, output } = await shell({ DATA_DIR: folder });
    expect(output).toContain("Everything is understood.");
    expect(output).toMatch(/AMBER {2}database +its schema is an earlier version's \(0108-messages-by-id\)\n +-> start the bot/);
    expect(code).toBe(0);
    const database = openUnchanged(file, silentLog);
    expect(await schemaOf(database)).toMatchObject({ last: "0108-messages-by-id" });
    await database.destroy();
  });

  it("that cannot be used at all is red", { tags: ["long"] }, async () => {
    const { code, output } = await shell({ DATABASE_URL: "postgres://bot:CANARY@127.0.0.1:1/odds" });
    expect(output).toContain("Everything is understood.");
    expect(output).toMatch(/RED {4}database +it cannot be used/);
    expect(output).not.toContain("CANARY");
    expect(code).toBe(1);
  });
});

describe("what is printed", () => {
  it("is the whole examination as JSON with --json, and nothing else", { tags: ["long"] }, async () => {
    const { code, output } = await shell({ DATA_DIR: freshFolder() }, { json: true });
    const examination = JSON.parse(output);
    expect(Object.keys(examination).sort()).toEqual([
      "aheadMs",
      "at",
      "changes",
      "definition",
      "degraded",
      "draft",
      "endpoints",
      "filters",
      "host",
      "isNew",
      "requests",
      "source",
      "understood",
    ]);
    expect(examination).toMatchObject({ source: "sandbox", understood: true, requests: 24 });
    expect(examination.endpoints.map(({ endpoint }: { endpoint: string }) => endpoint)).toEqual(kinds);
    for (const finding of examination.endpoints)
      expect(finding).toMatchObject({
        status: 200,
        latencyMs: expect.any(Number),
        items: expect.any(Number),
        refused: [],
        questions: [],
      });
    // What our languages lack while someone adds a text is a release's concern.
    const ofHost = examination.host.filter(({ about }: Finding) => about !== "languages");
    expect(ofHost.map(({ light, about }: Finding) => `${light} ${about}`)).toEqual(
      ["database", "disk", "backups", "clock"].map((about) => `green ${about}`),
    );
    expect(code).toBe(0);
  });

  it("never steers the terminal, whatever a service sends", { tags: ["long"] }, async () => {
    const service = await openService({
      rewrite: (answer, path) =>
        path === "bonuses" ? JSON.parse(JSON.stringify(answer).replace('"title":', '"\\u001b[2J\\u202e":')) : answer,
      headers: { "x-ratelimit-limit": "1" },
    });
    servers.push(service);
    const { output } = await shell({ ODDS_API_BASE_URL: service.baseUrl, DATA_DIR: freshFolder() });
    expect(output).toMatch(/^bonuses +open/m);
    for (const sign of ["\u001b", "\u202e"]) expect(output).not.toContain(sign);
  });
});
