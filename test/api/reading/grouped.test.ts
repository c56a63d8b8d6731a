import { afterEach, describe, expect, it } from "vitest";
import { createOddsApi, type OddsApiClient } from "../../../src/api/client.ts";
import { ApiUnreachable } from "../../../src/api/errors.ts";
import { oddsTrouble } from "../../../src/api/health.ts";
import { silentLog } from "../../../src/log.ts";
import { checkedDefinition, type Definition } from "../../../src/sources/definition.ts";
import { builtIn } from "../../../src/sources/index.ts";
import { Secret } from "../../../src/sources/key.ts";
import { type Database, openDatabase } from "../../../src/storage/database.ts";
import { createFakeClock, type FakeClock } from "../../clock.ts";
import { startKalshi } from "../../standins/odds/kalshi.ts";
import { startOddsApiIo } from "../../standins/odds/odds-api-io.ts";
import { startPolymarket } from "../../standins/odds/polymarket.ts";
import type { OddsStandIn } from "../../standins/odds/service.ts";
import { startTheOddsApi } from "../../standins/odds/the-odds-api.ts";
import { answering, serve } from "../servers.ts";

const minute = 60_000;
const hour = 60 * minute;

interface Opened {
  api: OddsApiClient;
  clock: FakeClock;
  standIn: OddsStandIn;
  database: Database;
  /** Another process on the same database, or the next start. */
  again(): OddsApiClient;
  changeKey(text: string): void;
}

const starters: Readonly<Record<string, (clock: FakeClock) => Promise<OddsStandIn>>> = {
  "the-odds-api": (clock) => startTheOddsApi({ clock }),
  "odds-api-io": (clock) => startOddsApiIo({ clock }),
  polymarket: (clock) => startPolymarket({ clock }),
  kalshi: (clock) => startKalshi({ clock }),
};
const chosen: Readonly<Record<string, Record<string, string[]>>> = {
  "the-odds-api": { sports: ["soccer_epl", "basketball_nba"], books: ["pinnacle", "unibet_eu"] },
};

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** A client of any service, as a definition says it is asked. */
async function openAt(baseUrl: string, definition: Definition) {
  const about = checkedDefinition(definition);
  const clock = createFakeClock();
  const database = await openDatabase(":memory:", silentLog);
  ends.push(() => database.destroy());
  const settings = Object.fromEntries(Object.entries(about.settings).map(([one, { default: usual }]) => [one, usual]));
  const api = createOddsApi({
    ...{ baseUrl, source: about.name, version: "0", database, clock, log: silentLog },
    fixed: { definition, from: "built_in" },
    service: { about, settings, key: () => new Secret("key") },
  });
  ends.push(() => api.close());
  return { api, clock };
}

async function open(name: string, start = starters[name]): Promise<Opened> {
  const { definition, code } = builtIn[name] ?? {};
  const about = checkedDefinition(definition);
  const clock = createFakeClock();
  const standIn = await (start ?? (startTheOddsApi as never))(clock);
  ends.push(() => standIn.stop());
  const database = await openDatabase(":memory:", silentLog);
  ends.push(() => database.destroy());
  let key = standIn.key;
  const settings = Object.fromEntries(Object.entries(about.settings).map(([one, { default: usual }]) => [one, usual]));
  const create = () => {
    const api = createOddsApi({
      ...{ baseUrl: Object.values(standIn.urls)[0] ?? "", source: about.name, version: "0", database, clock, log: silentLog },
      fixed: { definition: definition as never, ...(code && { code }), from: "built_in" },
      service: { about, settings: { ...settings, ...chosen[name] }, key: () => (key ? new Secret(key) : null) },
    });
    ends.push(() => api.close());
    return api;
  };
  return { api: create(), clock, standIn, database, again: create, changeKey: (text) => (key = text) };
}

/** Lets time pass until it resolves or rejects. */
async function settled<T>({ clock }: Pick<Opened, "clock">, work: Promise<T>): Promise<T> {
  let isSettled = false;
  const noted = work.finally(() => {
    isSettled = true;
  });
  noted.catch(() => undefined);
  while (!isSettled) {
    await new Promise((resolve) => setImmediate(resolve));
    await clock.advance(10);
  }
  return noted;
}

const reasonOf = (opened: Pick<Opened, "clock">, work: Promise<unknown>) =>
  settled(opened, work).then(
    () => "answered",
    (error) => (error instanceof ApiUnreachable ? error.reason : String(error)),
  );

describe.each(Object.keys(starters))("%s", (name) => {
  it("gives matches, their boards, and nothing that its definition doesn't name", async () => {
    const opened = await open(name);
    const { api } = opened;
    const { items } = (await settled(opened, api.matches())).value;
    expect(items.length).toBeGreaterThan(5);
    const boards = [];
    for (const { slug } of items.slice(0, 12)) boards.push((await settled(opened, api.odds(slug))).value.quotes);
    expect(boards.filter((quotes) => quotes.length > 1).length).toBeGreaterThan(4);
    expect(boards.flat().every(({ price }) => price > 1)).toBe(true);
    expect(api.notes().filter(({ note }) => !note.endsWith("too far apart"))).toEqual([]);
    expect(await reasonOf(opened, api.bonuses())).toBe("not_offered");
    expect(api.has.has("bonuses")).toBe(false);
    expect(api.has.has("boards")).toBe(true);
    expect(opened.standIn.log.filter(({ refused }) => refused !== null)).toEqual([]);
  });
});

describe("questions for a whole sport", () => {
  it("are asked once for all who want a match of it, at once or within the minute", async () => {
    const opened = await open("the-odds-api");
    const { api, standIn } = opened;
    const { items } = (await settled(opened, api.matches())).value;
    const slugs = items.filter(({ league }) => league?.slug === "soccer_epl").map(({ slug }) => slug);
    const [first = ""] = slugs;
    await settled(opened, Promise.all([...slugs, ...slugs].map((slug) => api.odds(slug))));
    await settled(opened, api.odds(first));
    expect(standIn.tally().byRoute["GET /sports/:sport/odds"]).toBe(1);
    expect(standIn.tally().cost).toBe(1);
  });

  it("cost nothing after a restart, while the answer is young", async () => {
    const opened = await open("the-odds-api");
    const [match] = (await settled(opened, opened.api.matches())).value.items;
    const slug = match?.slug ?? "";
    const board = await settled(opened, opened.api.odds(slug));
    const api = opened.again();
    const before = opened.standIn.log.length;
    expect(await settled(opened, api.odds(slug, { lane: "poller" }))).toEqual(board);
    expect(opened.standIn.log).toHaveLength(before);
  });

  it("are the fewest for all matches that are wanted, each with its price, and none for what nobody lists", async () => {
    const opened = await open("the-odds-api");
    const { api, standIn } = opened;
    const items = (await settled(opened, api.matches())).value.items;
    const slugs = [...items.map(({ slug }) => slug), "never-heard"];
    const questions = (await api.groups?.questionsFor(slugs)) ?? [];
    expect(questions.map(({ cost, together }) => [cost, together])).toEqual([
      [1, 1],
      [1, 1],
    ]);
    expect(questions.flatMap((one) => one.slugs).sort()).toEqual(items.map(({ slug }) => slug).sort());
    for (const one of questions) {
      const boards = (await settled(opened, api.groups?.boards([one], { lane: "poller" }) ?? Promise.reject())).value;
      expect(one.slugs.filter((slug) => boards[slug])).not.toEqual([]);
      expect((await api.groups?.kept([one]))?.value).toEqual(boards);
    }
    expect(standIn.tally().cost).toBe(2);
  });

  it("bring ten matches at once where a service is asked by their numbers", async () => {
    const opened = await open("odds-api-io");
    const { api, standIn } = opened;
    const slugs = (await settled(opened, api.matches())).value.items.slice(0, 7).map(({ slug }) => slug);
    const questions = (await api.groups?.questionsFor(slugs)) ?? [];
    expect(questions.map((one) => [one.slugs.length, one.together])).toEqual(slugs.map(() => [1, 10]));
    const { value } = await settled(opened, api.groups?.boards(questions, { lane: "poller" }) ?? Promise.reject());
    expect(Object.keys(value).length).toBeGreaterThan(4);
    expect(standIn.tally().byRoute["GET /odds/multi"]).toBe(1);
  });

  it("say by name that the key is refused, and take a new one without a restart", async () => {
    const opened = await open("the-odds-api");
    opened.changeKey("nonsense");
    expect(await reasonOf(opened, opened.api.matches())).toBe("key");
    expect(await reasonOf(opened, opened.api.matches())).toBe("key");
    expect(opened.api.health().map(({ failure }) => failure)).toEqual(["key"]);
    opened.changeKey(opened.standIn.key);
    await opened.clock.advance(10 * minute);
    expect(await reasonOf(opened, opened.api.matches())).toBe("answered");
  });

  it("say by name that the credits are spent, until when, and keep the last board", async () => {
    const opened = await open("the-odds-api", (clock) => startTheOddsApi({ clock, credits: 1 }));
    const { api, clock, standIn } = opened;
    const items = (await settled(opened, api.matches())).value.items;
    const slugOf = (sport: string) => items.find(({ league }) => league?.slug === sport)?.slug ?? "";
    const first = await settled(opened, api.odds(slugOf("soccer_epl")));
    const error: unknown = await settled(
      opened,
      api.odds(slugOf("basketball_nba")).catch((caught) => caught),
    );
    expect(error).toMatchObject({ reason: "spent", retryAfterMs: expect.any(Number) });
    const until = clock.now() + ((error as ApiUnreachable).retryAfterMs ?? 0);
    expect(Math.abs(until - Date.UTC(2026, 8, 1))).toBeLessThan(minute);
    await clock.advance(10 * minute);
    const last = await settled(opened, api.odds(slugOf("soccer_epl")));
    expect(last).toEqual({ ...first, failure: "spent", until: Date.UTC(2026, 8, 1) });
    expect(standIn.tally().refused).toBe(0);
  });

  it("are not asked for a match that nobody lists", async () => {
    const opened = await open("the-odds-api");
    const error: unknown = await settled(
      opened,
      opened.api.odds("never-heard").catch((caught) => caught),
    );
    expect(error).toMatchObject({ status: 404 });
    expect(opened.standIn.tally().cost).toBe(0);
  });

  it("find a match over that is gone from the list after its start, if it stays away", async () => {
    const opened = await open("the-odds-api");
    const { api, clock } = opened;
    const live = (await settled(opened, api.matches())).value.items.find(({ status }) => status === "live");
    const slug = live?.slug ?? "";
    await clock.advance(3 * hour);
    expect((await settled(opened, api.match(slug))).value.status).toBe("live");
    await clock.advance(20 * minute);
    expect((await settled(opened, api.match(slug))).value.status).toBe("finished");
  });
});

describe("choices that a service does not know", () => {
  it("are named as that: in place of a list, and beside the odds that there were", async () => {
    const opened = await open("the-odds-api");
    const { api, clock, standIn } = opened;
    const [{ slug } = { slug: "" }] = (await settled(opened, api.matches())).value.items;
    const first = await settled(opened, api.odds(slug));
    Object.assign(chosen["the-odds-api"] ?? {}, { sports: ["soccer_nowhere"] });
    const other = opened.again();
    Object.assign(chosen["the-odds-api"] ?? {}, { sports: ["soccer_epl", "basketball_nba"] });
    expect(await reasonOf(opened, other.matches())).toBe("wish");
    // And not that nobody can tell why, when it is asked again at once.
    expect(await reasonOf(opened, other.matches())).toBe("wish");
    expect(other.health().map(({ failure }) => failure)).toEqual(["wish"]);
    expect(standIn.tally().byReason).toEqual({ UNKNOWN_SPORT: 1 });
    await clock.advance(2 * minute);
    standIn.be("wish-refused");
    expect(await settled(opened, api.odds(slug))).toEqual({ ...first, failure: "wish" });
  });

  it("stay a trouble while other sports are listed, and are none of their odds", async () => {
    const sports = chosen["the-odds-api"] ?? {};
    Object.assign(sports, { sports: ["soccer_epl", "soccer_nowhere"] });
    const opened = await open("the-odds-api").finally(() => Object.assign(sports, { sports: ["soccer_epl", "basketball_nba"] }));
    const { api, clock } = opened;
    for (let round = 0; round < 3; round++) {
      const [{ slug } = { slug: "" }] = (await settled(opened, api.matches())).value.items;
      expect((await settled(opened, api.odds(slug))).failure).toBeNull();
      expect(api.health().map(({ endpoint, failure }) => [endpoint, failure])).toEqual([
        ["matches", "wish"],
        ["boards", null],
      ]);
      expect(oddsTrouble(api.health(), clock.now())).toBeNull();
      await clock.advance(20 * minute);
    }
  });

  it("have no matches any more once a list is gone, however live those would be by now", async () => {
    const startsAt = new Date(createFakeClock().now() + hour).toISOString();
    const event = { id: "a1", sport_key: "soccer_x", sport_title: "X", home_team: "A", away_team: "B", commence_time: startsAt };
    let isGone = false;
    const server = await serve((request, response) => {
      if (!isGone) return answering([event])(request, response);
      response.writeHead(404, { "content-type": "application/json" });
      response.end("{}");
    });
    ends.push(() => server.close());
    const opened = await openAt(server.baseUrl, builtIn["the-odds-api"]?.definition as Definition);
    const { api, clock } = opened;
    expect((await settled(opened, api.matches())).value.items).toHaveLength(1);
    isGone = true;
    await clock.advance(3 * hour);
    expect(await reasonOf(opened, api.matches())).toBe("wish");
    await clock.advance(hour);
    expect(await reasonOf(opened, api.matches())).toBe("wish");
  });

  it("are not meant where the results of a league are unknown that nobody has chosen", async () => {
    const opened = await open("the-odds-api");
    const { api } = opened;
    const [match] = (await settled(opened, api.matches())).value.items;
    const league = match?.league && { ...match.league, slug: "soccer_nowhere" };
    const asked = match && league && api.results?.({ ...match, league });
    expect(await reasonOf(opened, asked ?? Promise.reject())).toContain("404");
    expect(api.health().map(({ endpoint, failure }) => [endpoint, failure])).toEqual([["matches", null]]);
  });

  it("are no list's trouble where a single match is unknown", async () => {
    const opened = await open("odds-api-io");
    await settled(opened, opened.api.matches());
    expect(await reasonOf(opened, opened.api.match("12345"))).toContain("404");
  });
});

describe("a pause that a service asks for", () => {
  it.each([429, 503])("with %s is told with its end, beside lists as well", async (status) => {
    const events = [{ id: "a1", sport_key: "soccer_x", sport_title: "X", home_team: "A", away_team: "B" }];
    const list = events.map((event) => ({ ...event, commence_time: new Date(createFakeClock().now() + 9 * hour).toISOString() }));
    let isBusy = false;
    const server = await serve((request, response) => {
      if (!isBusy) return answering(list)(request, response);
      response.writeHead(status, { "retry-after": "600" });
      response.end();
    });
    ends.push(() => server.close());
    const opened = await openAt(server.baseUrl, builtIn["the-odds-api"]?.definition as Definition);
    await settled(opened, opened.api.leagues());
    isBusy = true;
    await opened.clock.advance(20 * minute);
    const until = opened.clock.now() + 10 * minute;
    const { failure, until: told } = await settled(opened, opened.api.leagues());
    expect([failure, Math.round(((told ?? 0) - until) / minute)]).toEqual(["busy", 0]);
    expect(opened.api.health().map((one) => one.failure)).toEqual(["busy"]);
  });
});

describe("pages", () => {
  const shape = { each: { row: "answer.rows[]" }, fields: { slug: "row.id", home: "row.home", away: "row.away" } };
  const definition = (paging: NonNullable<NonNullable<Definition["asks"]["matches"]>["paging"]>): Definition => ({
    ...(builtIn["kalshi"]?.definition as Definition),
    settings: {},
    asks: { matches: { path: "/games", paging, cost: 0, shape }, boards: builtIn["kalshi"]?.definition.asks.boards as never },
  });
  const all = ["a", "b", "c", "d", "e"].map((id) => ({ id, home: `${id} City`, away: `${id} Town` }));
  const paged = { page: { by: "page", param: "n" }, offset: { by: "offset", param: "skip", size: 2 } } as const;
  const cursor = { by: "cursor", param: "after", next: "answer.next" } as const;

  async function listed(paging: Parameters<typeof definition>[0], answer: (asked: URLSearchParams) => object | null) {
    const server = await serve((request, response) => {
      const body = answer(new URL(request.url ?? "", "http://service").searchParams);
      response.writeHead(body === null ? 500 : 200);
      response.end(JSON.stringify(body));
    });
    ends.push(() => server.close());
    const opened = await openAt(server.baseUrl, definition(paging));
    const found = settled(opened, opened.api.matches()).then(
      ({ value }) => value.items.map(({ slug }) => slug).join(""),
      (error) => String(error),
    );
    return [await found, server.asked.length];
  }

  it("are read to the last one, by their number, by what came before, and by cursors", async () => {
    const at = (from: number) => ({ rows: all.slice(from, from + 2) });
    expect(await listed(paged.page, (asked) => at(2 * Number(asked.get("n") ?? 1) - 2))).toEqual(["abcde", 4]);
    expect(await listed(paged.offset, (asked) => at(Number(asked.get("skip") ?? 0)))).toEqual(["abcde", 3]);
    const byCursor = (asked: URLSearchParams) => {
      const from = Number(asked.get("after") ?? 0);
      return { ...at(from), next: from + 2 < all.length ? String(from + 2) : "" };
    };
    expect(await listed(cursor, byCursor)).toEqual(["abcde", 3]);
  });

  it("end where the same one comes again, or the same cursor", async () => {
    expect(await listed(paged.page, () => ({ rows: all }))).toEqual(["abcde", 2]);
    expect(await listed(paged.offset, () => ({ rows: all.slice(0, 2) }))).toEqual(["ab", 2]);
    let nth = 0;
    expect(await listed(cursor, () => ({ rows: [all[nth++] ?? all[0]], next: "same" }))).toEqual(["ab", 2]);
  });

  it("are no list while one of them is missing", async () => {
    const [found] = await listed(paged.offset, (asked) => (asked.has("skip") ? null : { rows: all.slice(0, 2) }));
    expect(found).toContain("500");
  });
});
