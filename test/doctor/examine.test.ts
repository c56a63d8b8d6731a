import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createOddsApi } from "../../src/api/client.ts";
import { createDefinitions } from "../../src/api/definitions.ts";
import type { Examination } from "../../src/api/examination.ts";
import { printed } from "../../src/doctor/print.ts";
import { silentLog } from "../../src/log.ts";
import type { Ask } from "../../src/sources/definition.ts";
import { openSource } from "../../src/sources/open.ts";
import { isUsual } from "../../src/sources/reading/reading.ts";
import { type Database, openDatabase } from "../../src/storage/database.ts";
import type { TestServer } from "../api/servers.ts";
import { createFakeClock } from "../clock.ts";
import { eachBriefly } from "../long-elsewhere.ts";
import { type DialectName, dialectNames, dialects } from "../sandbox/dialects/catalog.ts";
import { type RunningSandbox, runSandbox } from "../sandbox/running.ts";
import { driven, examined } from "./running.ts";
import { type Manner, openService, type Rewrite } from "./service.ts";

let database: Database;
const services: Pick<TestServer, "close">[] = [];
beforeEach(async () => {
  database = await openDatabase(":memory:", silentLog);
});
afterEach(async () => {
  await database.destroy();
  for (const service of services.splice(0)) await service.close();
});

async function examine(manner: Manner, more: Partial<Parameters<typeof examined>[1]> = {}): Promise<Examination> {
  const service = await openService(manner);
  services.push(service);
  return examined(service.baseUrl, { database, ...more });
}

const league = { name: "league", by: "slug" } as const;
const text = (examination: Examination) => printed(examination, (key) => key);

function endpointOf({ endpoints }: Examination, ask: Ask) {
  const found = endpoints.find(({ endpoint }) => endpoint === ask);
  if (!found) throw new Error(`${ask} was not examined`);
  return found;
}

function filterOf({ filters }: Examination, wanted: string) {
  return filters.find(({ parameter }) => parameter === wanted);
}

/** Rewrites every object of an answer with one key under another name. */
function renaming(from: string, to: string): Rewrite {
  return (answer) => JSON.parse(JSON.stringify(answer).replaceAll(`"${from}":`, `"${to}":`));
}

describe("the first examination of a service", () => {
  it("finds out how everything is read, keeps that, and asks the lists once", async () => {
    const clock = createFakeClock();
    const examination = await examine({ league }, { clock });
    expect(examination.endpoints.filter(({ verdict }) => verdict !== "understood").map(({ endpoint }) => endpoint)).toEqual([
      "value_bets",
    ]);
    expect(endpointOf(examination, "value_bets")).toMatchObject({ verdict: "empty", reason: expect.stringContaining("yet") });
    expect(examination).toMatchObject({ understood: true, degraded: [], isNew: true, changes: [] });
    const { definition } = examination;
    expect(definition).toMatchObject({ from: "accepted", acceptedAt: expect.any(Number) });
    expect(Object.keys(definition?.definition.asks ?? {})).not.toContain("value_bets");
    expect(definition?.definition.asks.boards).toMatchObject({ path: "/api/v1/matches/{match}/odds", covers: "match" });
    expect(await createDefinitions({ fixed: null, source: "test", database, clock }).current()).toEqual(definition);
    const asked = services[0] && "asked" in services[0] ? (services[0].asked as string[]) : [];
    // Twelve endpoints; boards and histories of a match of each sport.
    expect(asked.filter((request) => !request.includes("?"))).toHaveLength(14);
    expect(new Set(asked).size).toBe(asked.length);
    expect(examination.requests).toBe(asked.length);
  });

  it("lets a bot read that was not able to", async () => {
    const service = await openService({ league });
    services.push(service);
    const clock = createFakeClock();
    const options = { baseUrl: service.baseUrl, source: "test", version: "1", database, clock, log: silentLog };
    const client = createOddsApi(options);
    await expect(driven(clock, client.odds("match-a"))).rejects.toMatchObject({ reason: "no_definition" });
    await examined(service.baseUrl, { database, clock });
    expect((await driven(clock, client.odds("match-a"))).value.quotes).toHaveLength(3);
    await client.close();
  });

  it("shows headers of caching and of limits", async () => {
    const headers = { "cache-control": "max-age=60", "x-ratelimit-remaining": "93", "x-powered-by": "magic" };
    const finding = endpointOf(await examine({ league, headers }), "teams");
    expect(finding.caching).toEqual({ "cache-control": "max-age=60" });
    expect(finding.rateLimits).toEqual({ "x-ratelimit-remaining": "93" });
  });

  it("spends from the budget that everybody shares", async () => {
    const clock = createFakeClock();
    const began = clock.now();
    const { requests } = await examine({ league }, { clock });
    const paceMs = 60_000 / 92;
    expect(clock.now() - began).toBeGreaterThanOrEqual(Math.floor((requests - 1) * paceMs));
    const row = await database.selectFrom("api_budget").selectAll().where("id", "=", "requests").executeTakeFirstOrThrow();
    expect(row.tat).toBeGreaterThan(clock.now());
  });

  it("leaves unread what could be read in two ways, and says both", async () => {
    const outcomes = [
      { selection: "home", price: 1.9, odds: 2.4 },
      { selection: "away", price: 1.95, odds: 2.2 },
    ];
    const answer = { data: [{ bookmaker: "Book One", market: "winner", outcomes }] };
    const rewrite: Rewrite = (usual, path) => (path.endsWith("/odds") ? answer : usual);
    const examination = await examine({ league, rewrite });
    const finding = endpointOf(examination, "boards");
    expect(finding).toMatchObject({ verdict: "open", items: null });
    expect(finding.questions.map(({ question }) => question).join("\n")).toMatch(/could both be the price/);
    expect(examination.understood).toBe(false);
    expect(examination.definition?.definition.asks.boards).toBeUndefined();
    expect(examination.definition?.definition.asks.matches).toBeDefined();
    for (const feature of ["odds", "alerts"])
      expect(examination.degraded).toContainEqual({ feature, cause: "not-understood", endpoint: "boards", field: null });
    expect(text(examination)).toMatch(/^To decide:\n {2}boards: .* could both be the price$/m);
    expect(text(examination)).toContain("npm run doctor -- --write my-service.json, then ODDS_SOURCE=./my-service.json");
  });

  it("says which features lack a field", async () => {
    const rewrite = renaming("scheduled_at", "zq");
    const { degraded } = await examine({ league, rewrite });
    expect(degraded).toContainEqual({ feature: "kickoff", cause: "field", endpoint: "matches", field: "scheduled_at" });
  });
});

describe("the sandbox in a dialect that nobody has described", () => {
  const open: Readonly<Record<DialectName, readonly string[]>> = { plain: [], columns: [], dictionary: ["history"] };

  eachBriefly(dialectNames, (dialect) => dialect === "dictionary")(
    "%s: is read after one examination, but for what only a person can tell",
    async (dialect) => {
      const running: RunningSandbox = await runSandbox({ dialect: dialects[dialect] });
      services.push({ close: running.stop });
      const { clock, url, sandbox } = running;
      const examination = await examined(url, { database, clock });
      const unread = examination.endpoints.filter(({ verdict }) => verdict !== "understood");
      expect(unread.map(({ endpoint, verdict }) => [endpoint, verdict])).toEqual(
        open[dialect].map((endpoint) => [endpoint, "open"]),
      );
      const [match] = sandbox.world.matches(clock.now());
      const { json } = await running.get(`/matches/${match?.slug}/odds`);
      const { readers } = openSource({ definition: examination.definition?.definition });
      const read = readers.boards?.(json, { matches: [match?.slug ?? ""] });
      const board = match && sandbox.world.board(match, clock.now());
      const prices = board?.books.flatMap(({ markets }) => markets.flatMap((market) => market.prices)) ?? [];
      expect(read?.rows).toHaveLength(prices.length);
      expect(read?.refused.filter((one) => !isUsual(one))).toEqual([]);
    },
  );
});

describe("the filters of the match list", () => {
  it("work when the service obeys them", async () => {
    const { filters } = await examine({ league });
    expect(filters.map(({ parameter, works }) => [parameter, works])).toEqual([
      ["per_page", "yes"],
      ["page", "yes"],
      ["sport", "yes"],
      ["league", "yes"],
    ]);
  });

  eachBriefly(["per_page", "page", "sport"], (name) => name === "sport")("are found out when %s is ignored", async (ignored) => {
    const parameters = (["per_page", "page", "sport"] as const).filter((parameter) => parameter !== ignored);
    const examination = await examine({ league, parameters });
    expect(examination.filters.filter(({ works }) => works === "no").map(({ parameter }) => parameter)).toContain(ignored);
    expect(filterOf(examination, ignored)?.detail).toContain("ignored");
    expect(examination.understood).toBe(false);
    expect(examination.degraded).toContainEqual(expect.objectContaining({ cause: "filter", field: ignored }));
  });

  const spellings = [
    ["league_slug", "slug", "league_slug=south"],
    ["league_id", "id", "league_id=12"],
    ["league", "id", "league=12"],
    ["tournament", "slug", "tournament=south"],
  ] as const;
  eachBriefly(spellings, ([name]) => name === "tournament")("tell the spelling %s (by %s)", async (name, by, spelling) => {
    expect(filterOf(await examine({ league: { name, by } }), "league")).toMatchObject({ works: "yes", spelling });
  });

  it("whose spelling is another than usual becomes part of the definition, and is asked for by it", async () => {
    const manner = { league: { name: "league_slug", by: "slug" } } as const;
    const { definition } = await examine(manner);
    expect(definition?.definition.asks.matches?.params).toMatchObject({ league_slug: "{league}" });
    expect(definition?.definition.asks.matches?.params).not.toHaveProperty("league");
    const again = await examine(manner);
    expect(again).toMatchObject({ isNew: false, definition });
    expect(filterOf(again, "league")?.detail).toBe("league_slug=south: only such matches");
  });

  it("have no spelling for leagues when none works", async () => {
    const examination = await examine({});
    expect(filterOf(examination, "league")).toMatchObject({ works: "no", spelling: null });
    expect(examination.degraded).toContainEqual({ feature: "leagues", cause: "filter", endpoint: "matches", field: "league" });
  });
});

describe("a later examination", () => {
  it("changes nothing where the answers still fit", async () => {
    const first = await examine({ league });
    const second = await examine({ league });
    expect(second).toMatchObject({ isNew: false, changes: [], understood: true, definition: first.definition });
  });

  it("reads what answers otherwise in another way, and shows the old and the new one side by side", async () => {
    const first = await examine({ league });
    const rewrite = renaming("price", "decimal_odds");
    const second = await examine({ league, rewrite });
    expect(second.isNew).toBe(true);
    expect(second.changes.map(({ endpoint, isAccepted }) => [endpoint, isAccepted])).toEqual([
      ["boards", true],
      ["history", true],
    ]);
    expect(second.definition?.definition.asks.teams).toEqual(first.definition?.definition.asks.teams);
    expect(endpointOf(second, "boards")).toMatchObject({ verdict: "understood", items: 3 });
    expect(text(second)).toMatch(/^boards is now read in another way:\n {2}before +\| now$/m);
    expect(text(second)).toMatch(/"price": "[^"]*\.price\?".* \| .*"price": "[^"]*\.decimal_odds\?"/);
  });

  it("keeps the old way where the new one is not beyond doubt", async () => {
    const first = await examine({ league });
    const rewrite: Rewrite = (usual, path) => (path.endsWith("/odds") ? { data: [{ mood: "sunny" }] } : usual);
    const second = await examine({ league, rewrite });
    expect(second).toMatchObject({ isNew: false, understood: false, definition: first.definition });
    expect(endpointOf(second, "boards")).toMatchObject({
      verdict: "misfit",
      reason: expect.stringMatching(/is not there|is in none/),
    });
    expect(second.changes).toMatchObject([{ endpoint: "boards", isAccepted: false }]);
    expect(text(second)).toContain("boards answers differently from its definition:");
  });

  it("only compares with a definition that somebody has written", async () => {
    const { definition: known } = await examine({ league });
    await database.deleteFrom("definitions").execute();
    if (!known) throw new Error("nothing was accepted");
    const fixed = { definition: known.definition, from: "file" } as const;
    const examination = await examine({ league, rewrite: renaming("price", "decimal_odds") }, { fixed });
    expect(examination).toMatchObject({ isNew: false, understood: false, definition: fixed });
    expect(endpointOf(examination, "boards")).toMatchObject({ verdict: "misfit" });
    expect(examination.changes.map(({ endpoint, isAccepted }) => [endpoint, isAccepted])).toEqual([
      ["boards", false],
      ["history", false],
    ]);
    expect(examination.draft?.asks.boards?.shape).toEqual(examination.changes[0]?.now);
    expect(await database.selectFrom("definitions").selectAll().execute()).toEqual([]);
  });

  it("names what is left out", async () => {
    await examine({ league });
    const rewrite: Rewrite = (answer) => JSON.parse(JSON.stringify(answer).replaceAll('"name":"draw"', '"name":"perhaps"'));
    const examination = await examine({ league, rewrite });
    expect(endpointOf(examination, "boards")).toMatchObject({
      verdict: "partly",
      refused: [{ why: expect.stringContaining("perhaps"), times: 2 }],
    });
    expect(text(examination)).toMatch(/^ {2}boards: .*perhaps.*\(2 times\)$/m);
  });
});
