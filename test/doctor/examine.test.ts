import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createOddsApi } from "../../src/api/client.ts";
import { readMapping } from "../../src/api/decode/index.ts";
import type { Kind } from "../../src/api/decode/rows.ts";
import type { Examination } from "../../src/api/examination.ts";
import { printed } from "../../src/doctor/print.ts";
import { silentLog } from "../../src/log.ts";
import { type Database, openDatabase } from "../../src/storage/database.ts";
import type { TestServer } from "../api/servers.ts";
import { createFakeClock } from "../clock.ts";
import { driven, examined } from "./running.ts";
import { type Manner, openService, type Rewrite } from "./service.ts";

let database: Database;
const services: TestServer[] = [];
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

function endpointOf({ endpoints }: Examination, kind: Kind) {
  const found = endpoints.find(({ endpoint }) => endpoint === kind);
  if (!found) throw new Error(`${kind} was not examined`);
  return found;
}

function filterOf({ filters }: Examination, wanted: string) {
  return filters.find(({ parameter }) => parameter === wanted);
}

/** Rewrites every object of an answer with one key under another name. */
function renaming(from: string, to: string): Rewrite {
  return (answer) => JSON.parse(JSON.stringify(answer).replaceAll(`"${from}":`, `"${to}":`));
}

describe("an examination of a service that says what we expect", () => {
  it("understands everything, and asks each endpoint once", async () => {
    const examination = await examine({ league });
    expect(examination.endpoints.filter(({ verdict }) => verdict !== "understood").map(({ endpoint }) => endpoint)).toEqual([
      "value_bets",
    ]);
    expect(endpointOf(examination, "value_bets").verdict).toBe("empty");
    expect(examination).toMatchObject({ understood: true, degraded: [], proposals: [], mapping: {} });
    const asked = services[0]?.asked ?? [];
    expect(asked.filter((request) => !request.includes("?"))).toHaveLength(12);
    expect(new Set(asked).size).toBe(asked.length);
    expect(examination.requests).toBe(asked.length);
  });

  it("names the fields that are known, also those of odds", async () => {
    const examination = await examine({ league });
    expect(endpointOf(examination, "matches").known).toContain("matches.scheduled_at");
    expect(endpointOf(examination, "odds").known).toContain("data[].markets[].outcomes[].price");
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

  it.each(["per_page", "page", "sport"] as const)("are found out when %s is ignored", async (ignored) => {
    const parameters = (["per_page", "page", "sport"] as const).filter((parameter) => parameter !== ignored);
    const examination = await examine({ league, parameters });
    expect(examination.filters.filter(({ works }) => works === "no").map(({ parameter }) => parameter)).toContain(ignored);
    expect(filterOf(examination, ignored)?.detail).toContain("ignored");
    expect(examination.understood).toBe(false);
    expect(examination.degraded).toContainEqual(expect.objectContaining({ cause: "filter", field: ignored }));
  });

  it("are not believed when meta.per_page only echoes", async () => {
    const found = filterOf(await examine({ league, parameters: ["page", "sport"] }), "per_page");
    expect(found?.detail).toBe("ignored: 5 items instead of 2, though meta.per_page echoes it");
  });

  it.each([
    ["league_slug", "slug", "league_slug=south"],
    ["league_id", "id", "league_id=12"],
    ["league", "id", "league=12"],
    ["tournament", "slug", "tournament=south"],
  ] as const)("tell the spelling %s (by %s)", async (name, by, spelling) => {
    expect(filterOf(await examine({ league: { name, by } }), "league")).toMatchObject({ works: "yes", spelling });
  });

  it("whose spelling is another than usual becomes part of the mapping, and is asked for by it", async () => {
    const manner = { league: { name: "league_slug", by: "slug" } } as const;
    const { mapping } = await examine(manner);
    expect(mapping).toEqual({ filters: { league: "league_slug" } });
    const read = readMapping({ ...mapping, ignore: { matches: ["mood"] } });
    if (!read.ok) throw new Error(read.problems.join());
    const mapped = await examine(manner, { mapping: read.mapping });
    expect(mapped.mapping).toEqual({ filters: { league: "league_slug" }, ignore: { matches: ["mood"] } });
    expect(filterOf(mapped, "league")?.detail).toBe("league_slug=south: only such matches");
  });

  it("have no spelling for leagues when none works", async () => {
    const examination = await examine({});
    expect(filterOf(examination, "league")).toMatchObject({ works: "no", spelling: null });
    expect(examination.degraded).toContainEqual({ feature: "leagues", cause: "filter", endpoint: "matches", field: "league" });
  });
});

describe("what changed since last time", () => {
  it("is nothing the first time, and nothing when nothing changed", async () => {
    const first = await examine({ league });
    const second = await examine({ league });
    for (const { endpoints } of [first, second])
      expect(endpoints.flatMap(({ retyped, gone }) => [...retyped, ...gone])).toEqual([]);
  });

  it("is told of a field that has another type, and once only", async () => {
    const rewrite: Rewrite = (answer) => JSON.parse(JSON.stringify(answer).replace(/"rating":([\d.]+)/g, '"rating":"$1"'));
    await examine({ league });
    const second = await examine({ league, rewrite });
    expect(endpointOf(second, "bookmakers").retyped).toEqual([{ field: "data[].rating", was: "number", is: "string" }]);
    expect(endpointOf(second, "bookmakers").verdict).toBe("partly");
    expect(second.understood).toBe(false);
    expect(endpointOf(await examine({ league, rewrite }), "bookmakers").retyped).toEqual([]);
  });

  it("is told of a column that means something else than when the bot last read it", async () => {
    const service = await openService({ league });
    services.push(service);
    const options = {
      baseUrl: service.baseUrl,
      source: "test",
      version: "1",
      database,
      clock: createFakeClock(),
      log: silentLog,
    };
    const client = createOddsApi(options);
    await driven(options.clock, client.bookmakers());
    await client.close();
    const second = await examine({ league, rewrite: renaming("rating", "score") });
    expect(endpointOf(second, "bookmakers").moved).toEqual([
      { field: "[].rating", was: "rating", is: "gone, [].score is rating" },
    ]);
    expect(endpointOf(second, "teams").moved).toEqual([]);
  });

  it("is told of prices too, however deep they are", async () => {
    const rewrite: Rewrite = (answer) => JSON.parse(JSON.stringify(answer).replace(/"price":([\d.]+)/g, '"price":"$1"'));
    await examine({ league });
    expect(endpointOf(await examine({ league, rewrite }), "odds").retyped).toEqual([
      { field: "data[].markets[].outcomes[].price", was: "number", is: "string" },
    ]);
  });

  it("leads to a proposal for a field that was renamed", async () => {
    await examine({ league });
    const second = await examine({ league, rewrite: renaming("scheduled_at", "zq") });
    expect(endpointOf(second, "matches").gone).toEqual(["data[].scheduled_at"]);
    expect(endpointOf(second, "matches").unknown).toMatchObject([{ field: "matches.zq", type: "string" }]);
    expect(second.degraded).toContainEqual({ feature: "kickoff", cause: "field", endpoint: "matches", field: "scheduled_at" });
    expect(second.mapping).toMatchObject({ matches: { scheduled_at: "zq" } });
  });

  it("is kept apart for each source", async () => {
    await examine({ league });
    const rows = await database.selectFrom("api_fields").select("source").distinct().execute();
    expect(rows).toEqual([{ source: "test" }]);
  });
});

describe("the proposed mapping", () => {
  it("makes a field understood that the decoder did not know", async () => {
    const rewrite = renaming("scheduled_at", "moment_of_whistle");
    const { mapping } = await examine({ league, rewrite });
    expect(mapping).toEqual({ matches: { scheduled_at: "moment_of_whistle" }, match: { scheduled_at: "moment_of_whistle" } });
    const read = readMapping(JSON.parse(JSON.stringify(mapping)));
    if (!read.ok) throw new Error(read.problems.join());
    const mapped = await examine({ league, rewrite }, { mapping: read.mapping });
    expect(mapped).toMatchObject({ understood: true, degraded: [], proposals: [], mapping });
  });

  it.each([
    [{ price: 0.6 }, { price: 0.58 }, "the price format cannot be told: hongkong or probability"],
    [{ price: 1.9, odds: 2.4 }, { price: 1.95, odds: 2.2 }, "[].outcomes[].price and [].outcomes[].odds could both be the price"],
    [{ zorp: 1.9, mirk: 2.4 }, { zorp: 1.95, mirk: 2.2 }, "[].outcomes[].zorp or [].outcomes[].mirk may be one"],
    [{ market: "handicap", line: 1, price: 1.9 }, { line: -2, price: 1.9 }, "can be its own or the home side's"],
  ])("says both readings of what could be two things: %j", async (home, away, reason) => {
    const outcomes = [
      { selection: "home", ...home },
      { selection: "away", ...home, ...away },
    ];
    const answer = { data: [{ bookmaker: "Book One", market: "winner", outcomes }] };
    const rewrite: Rewrite = (usual, path) => (path.endsWith("/odds") ? answer : usual);
    const examination = await examine({ league, rewrite });
    expect(
      endpointOf(examination, "odds")
        .skipped.map((each) => each.reason)
        .join("\n"),
    ).toContain(reason);
    expect(printed(examination, (key) => key)).toContain(reason);
  });

  it.each([
    [
      "value_bets",
      "ml/value-bets",
      { match_slug: "a-b", bookmaker: "Quill", market: "winner", selection: "home", odds: 2.1, price: 1.9, probability: 0.5 },
      ['to decide, map {"pins":{"value_bets":{"[].price":"price"}}}', 'or {"pins":{"value_bets":{"[].odds":"price"}}}'],
    ],
    [
      "odds",
      "matches/match-a/odds",
      { bookmaker: "Quill", market: "winner", selection: "home", price: 1.9, odds: 2.1 },
      ['to decide, map {"pins":{"odds":{"[].price":"price"}}}', 'or {"pins":{"odds":{"[].odds":"price"}}}'],
    ],
  ] as const)("shows the line for the mapping file that decides between two readings of %s", async (kind, path, row, lines) => {
    const rewrite: Rewrite = (usual, asked) => (asked === path ? { data: [row] } : usual);
    const examination = await examine({ league, rewrite });
    const text = printed(examination, (key) => key);
    expect(text).toContain(`${kind}: 1 passed over ([].price and [].odds could both be the price)`);
    for (const line of lines) {
      expect(text).toContain(line);
      const read = readMapping(JSON.parse(line.slice(line.indexOf("{"))));
      if (!read.ok) throw new Error(read.problems.join());
      const decided = await examine({ league, rewrite }, { mapping: read.mapping });
      expect(printed(decided, (key) => key)).not.toContain("could both be");
    }
  });

  it("reads odds as the bot does, which knows the service's own bookmakers and leagues", async () => {
    const prices = { winner: { home: 1.9, draw: 3.6, away: 4.4 } };
    const rewrite: Rewrite = (usual, path) => (path.endsWith("/odds") ? { "book-one": prices, North: prices } : usual);
    const finding = endpointOf(await examine({ league, rewrite }), "odds");
    expect({ items: finding.items, of: finding.plan.find(({ path }) => path === "{}")?.role }).toEqual({
      items: 3,
      of: "bookmaker",
    });
  });

  it("finds a list in an unusual place", async () => {
    const rewrite: Rewrite = (answer, path) =>
      path === "bookmakers" ? { data: [], stuff: { entries: (answer as { data: unknown }).data } } : answer;
    const examination = await examine({ league, rewrite });
    expect(endpointOf(examination, "bookmakers")).toMatchObject({ verdict: "not_understood", items: 0 });
    expect(examination.mapping).toEqual({ bookmakers: { items: "stuff.entries" } });
    expect(examination.degraded).toContainEqual(expect.objectContaining({ feature: "bookmakers", cause: "not-understood" }));
  });

  it("takes no value that merely fits: a nickname is no country", async () => {
    expect((await examine({ league, rewrite: renaming("country", "nickname") })).proposals).toEqual([]);
  });
});

describe("an unknown field", () => {
  it("is shown with an example", async () => {
    const rewrite: Rewrite = (answer) => JSON.parse(JSON.stringify(answer).replace('"rating":', '"mood":"sunny","rating":'));
    const examination = await examine({ league, rewrite });
    expect(endpointOf(examination, "bookmakers").unknown).toEqual([
      { field: "bookmakers.mood", type: "string", example: "sunny" },
    ]);
    expect(endpointOf(examination, "bookmakers").verdict).toBe("partly");
    expect(examination.understood).toBe(false);
  });
});
