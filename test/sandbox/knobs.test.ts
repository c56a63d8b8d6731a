import { request } from "node:http";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Fault } from "../../src/sandbox/faults.ts";
import { KnobRefused } from "../../src/sandbox/knobs.ts";
import { type RunningSandbox, rows, runSandbox } from "./running.ts";

let running: RunningSandbox;
let slug: string;

beforeEach(async () => {
  // Still, so that whatever moves was moved by a knob.
  running = await runSandbox({ volatility: 0 });
  const matches = await running.all("/matches?status=scheduled&sport=football");
  slug = String(matches.at(40)?.["slug"]);
});
afterEach(() => running.stop());

/** Prices by bookmaker of one selection. */
async function prices(selection: string, market = "winner", line?: number): Promise<Map<string, number>> {
  const { json } = await running.get(`/matches/${slug}/odds`);
  return new Map(
    rows(json["data"]?.["bookmakers"]).flatMap((bookmaker) =>
      rows(bookmaker["markets"])
        .filter((each) => String(each["key"]) === market && (line === undefined || Number(each["line"]) === line))
        .flatMap((each) => rows(each["outcomes"]).filter((outcome) => String(outcome["key"]) === selection))
        .map((outcome) => [String(bookmaker["slug"]), Number(outcome["price"])] as const),
    ),
  );
}

async function chance(selection: string): Promise<number> {
  const all = await Promise.all(["home", "draw", "away"].map((each) => prices(each)));
  const asked = await prices(selection);
  const shares = [...asked].map(
    ([book, price]) => 1 / price / all.reduce((sum, each) => sum + 1 / (each.get(book) ?? Number.NaN), 0),
  );
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

describe("moving prices", () => {
  it("moves a selection by points at all bookmakers at once, and back", async () => {
    const before = { home: await chance("home"), draw: await chance("draw"), away: await chance("away") };
    const { json } = await running.post("/sandbox/move", { slug, selection: "home", points: 6 });
    expect(json).toMatchObject({ id: 1, slug, refreshedAt: running.clock.now() });
    expect((await chance("home")) - before.home).toBeCloseTo(0.06, 2);
    // The others give way in proportion.
    expect((await chance("draw")) / (await chance("away"))).toBeCloseTo(before.draw / before.away, 1);
    await running.clock.advance(3_600_000);
    expect((await chance("home")) - before.home).toBeCloseTo(0.06, 2);
    expect((await running.post("/sandbox/reverse", { id: 1 })).json).toEqual({ ended: 1 });
    expect(await chance("home")).toBe(before.home);
  });

  it("adds moves up, and ends all of a match together", async () => {
    const before = await chance("away");
    for (let step = 0; step < 5; step++) await running.post("/sandbox/move", { slug, selection: "away", points: 0.8 });
    expect((await chance("away")) - before).toBeCloseTo(0.04, 2);
    expect(running.sandbox.knobs.moves()).toHaveLength(5);
    expect((await running.post("/sandbox/reverse", { slug })).json).toEqual({ ended: 5 });
    expect(await chance("away")).toBe(before);
  });

  it("shows a move at the next refresh of the match when it is told to wait", async () => {
    const before = await prices("draw");
    const { json } = await running.post("/sandbox/move", { slug, selection: "draw", points: 5, visible: "next_refresh" });
    expect(await prices("draw")).toEqual(before);
    await running.clock.advance(Number(json["nextRefreshAt"]) - running.clock.now() - 1);
    expect(await prices("draw")).toEqual(before);
    await running.clock.advance(1);
    for (const [book, price] of await prices("draw")) expect(price).toBeLessThan(before.get(book) ?? 0);
  });

  it("moves one bookmaker alone", async () => {
    const before = await prices("home");
    await running.post("/sandbox/move", { slug, selection: "home", points: -5, bookmaker: "kvotara" });
    const after = await prices("home");
    expect([...after].filter(([book, price]) => price !== before.get(book)).map(([book]) => book)).toEqual(["kvotara"]);
  });

  it("fixes a price exactly", async () => {
    await running.post("/sandbox/move", { slug, selection: "home", price: 2.37, bookmaker: "oddmoor" });
    await running.post("/sandbox/move", { slug, selection: "draw", price: 4.5 });
    expect((await prices("home")).get("oddmoor")).toBe(2.37);
    expect(new Set((await prices("draw")).values())).toEqual(new Set([4.5]));
  });

  it("moves totals and both to score, and double chance with the winner's market", async () => {
    const line = Number(
      rows(rows((await running.get(`/matches/${slug}/odds`)).json["data"]?.["bookmakers"])[0]?.["markets"]).find(
        (market) => String(market["key"]) === "total",
      )?.["line"],
    );
    const before = {
      over: await prices("over", "total", line),
      yes: await prices("yes", "both_score"),
      x2: await prices("X2", "double_chance"),
    };
    await running.post("/sandbox/move", { slug, market: "total", line, selection: "over", points: 6 });
    await running.post("/sandbox/move", { slug, market: "both_score", selection: "yes", points: 6 });
    await running.post("/sandbox/move", { slug, selection: "home", points: 6 });
    for (const [book, price] of await prices("over", "total", line)) expect(price).toBeLessThan(before.over.get(book) ?? 0);
    for (const [book, price] of await prices("yes", "both_score")) expect(price).toBeLessThan(before.yes.get(book) ?? 0);
    for (const [book, price] of await prices("X2", "double_chance")) expect(price).toBeGreaterThan(before.x2.get(book) ?? 9);
  });

  it("writes a move into the history, at its time", async () => {
    await running.clock.advance(600_000);
    await running.post("/sandbox/move", { slug, selection: "home", points: 9 });
    const changes = rows((await running.get(`/odds/history/${slug}`)).json["data"]?.["changes"]);
    const moved = changes.filter((change) => Date.parse(String(change["at"])) === running.clock.now());
    expect(moved).toHaveLength(30);
    expect(new Set(changes.map((change) => String(change["at"]))).size).toBe(2);
  });

  it("refreshes a match without moving anything", async () => {
    const before = await prices("home");
    await running.clock.advance(1_000);
    const { json } = await running.post("/sandbox/refresh", { slug });
    expect(json["refreshedAt"]).toBe(running.clock.now());
    expect(await prices("home")).toEqual(before);
  });

  it.each([
    [{ slug: "no-such", selection: "home", points: 1 }, 404],
    [{ slug: "?", selection: "nobody", points: 1 }, 404],
    [{ slug: "?", selection: "home", points: 1, bookmaker: "nobody" }, 404],
    [{ slug: "?", market: "total", line: 77.5, selection: "over", points: 1 }, 404],
    [{ slug: "?", selection: "home" }, 404],
    [{ slug: "?", selection: "home", points: 1, price: 2 }, 404],
    [{ slug: "?", selection: "home", price: 1 }, 404],
    [{ slug: "?", selection: "home", points: "3" }, 400],
    [{ slug: "?", selection: "home", points: 3, typo: true }, 400],
    [{ selection: "home", points: 3 }, 400],
  ] as [Record<string, unknown>, number][])("refuses %j and changes nothing", async (body, status) => {
    const refused = await running.post("/sandbox/move", { ...body, ...(body["slug"] === "?" ? { slug } : {}) });
    expect(refused.status).toBe(status);
    expect(refused.json["message"]).toEqual(expect.any(String));
    expect(running.sandbox.knobs.moves()).toEqual([]);
  });

  it("refuses the same within the process, by an error of its own", () => {
    expect(() => running.sandbox.knobs.move({ slug: "no-such", selection: "home", points: 1 })).toThrow(KnobRefused);
    expect(() => running.sandbox.knobs.reverse({})).toThrow(KnobRefused);
  });
});

describe("hiding a match", () => {
  it("takes it from every endpoint, and puts it back", async () => {
    const everywhere = [`/matches/${slug}`, `/matches/${slug}/odds`, `/odds/history/${slug}`];
    const listed = async () => (await running.all("/matches")).some((match) => String(match["slug"]) === slug);
    const statuses = async () => Promise.all(everywhere.map(async (path) => (await running.get(path)).status));
    await running.post("/sandbox/hide", { slug, hidden: true });
    expect(await listed()).toBe(false);
    expect(await statuses()).toEqual([404, 404, 404]);
    await running.post("/sandbox/hide", { slug, hidden: false });
    expect(await listed()).toBe(true);
    expect(await statuses()).toEqual([200, 200, 200]);
  });
});

describe("failing calls", () => {
  const fail = (fault: Fault) => running.post("/sandbox/fault", fault);

  it("answers with a status, so many times and no more", async () => {
    await fail({ kind: "status", status: 503, times: 2, retryAfter: "7" });
    const answers = [await running.get("/leagues"), await running.get("/teams"), await running.get("/teams")];
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 200]);
    expect(answers[0]?.headers.get("retry-after")).toBe("7");
  });

  it("spares the endpoints that were not meant, and forgets when told to", async () => {
    await fail({ kind: "status", times: 5, endpoint: "odds" });
    expect((await running.get("/leagues")).status).toBe(200);
    expect((await running.get(`/matches/${slug}/odds`)).status).toBe(500);
    await running.post("/sandbox/fault/clear");
    expect((await running.get(`/matches/${slug}/odds`)).status).toBe(200);
    expect((await running.look("/sandbox/statistics")).json["faults"]).toEqual({ status: 1 });
  });

  it("answers 429 with the Retry-After that was asked for, without counting it as a refusal", async () => {
    await fail({ kind: "rate_limit", retryAfter: "Wed, 21 Oct 2026 07:28:00 GMT" });
    const { status, headers } = await running.get("/leagues");
    expect([status, headers.get("retry-after")]).toEqual([429, "Wed, 21 Oct 2026 07:28:00 GMT"]);
    expect(running.sandbox.knobs.statistics().refused).toBe(0);
  });

  it("spoils the body: cut short, HTML, nothing, or JSON that calls itself text", async () => {
    const good = await running.get("/leagues");
    await fail({ kind: "truncated" });
    const cut = await running.get("/leagues");
    expect([cut.status, good.text.startsWith(cut.text), cut.text.length > 0 && cut.text.length < good.text.length]).toEqual([
      200,
      true,
      true,
    ]);
    await fail({ kind: "html" });
    const html = await running.get("/leagues");
    expect([html.status, html.headers.get("content-type"), html.text.startsWith("<!doctype")]).toEqual([
      200,
      expect.stringContaining("text/html"),
      true,
    ]);
    await fail({ kind: "empty" });
    const empty = await running.get("/leagues");
    expect([empty.status, empty.text]).toEqual([200, ""]);
    await fail({ kind: "wrong_type" });
    const typed = await running.get("/leagues");
    expect([typed.text, typed.headers.get("content-type")]).toEqual([good.text, expect.stringContaining("text/plain")]);
  });

  it("sends a body as large as asked for, and survives a reader that leaves in the middle", async () => {
    await fail({ kind: "huge", bytes: 3_000_000, times: 2 });
    expect((await running.get("/leagues")).text.length).toBeGreaterThan(3_000_000);
    const leaving = new AbortController();
    const response = await fetch(`${running.url}/api/v1/leagues`, { signal: leaving.signal });
    await response.body?.getReader().read();
    leaving.abort();
    expect((await running.get("/leagues")).status).toBe(200);
  });

  it("drops the connection", async () => {
    await fail({ kind: "drop" });
    await expect(running.get("/leagues")).rejects.toThrow();
    expect((await running.get("/leagues")).status).toBe(200);
  });

  it("points to another address", async () => {
    await fail({ kind: "redirect", location: "http://127.0.0.1:1/elsewhere" });
    const response = await fetch(`${running.url}/api/v1/leagues`, { redirect: "manual" });
    expect([response.status, response.headers.get("location")]).toEqual([302, "http://127.0.0.1:1/elsewhere"]);
  });

  it("waits before the header, by the clock that it was given", async () => {
    await fail({ kind: "slow_header", delayMs: 20_000 });
    let answered = false;
    const asking = running.get("/leagues").then((answer) => {
      answered = true;
      return answer;
    });
    await sleepers();
    expect(answered).toBe(false);
    await running.clock.advance(20_000);
    expect((await asking).json["success"]).toBe(true);
  });

  it("waits in the middle of the body", async () => {
    const good = await running.get("/leagues");
    await fail({ kind: "slow_body", delayMs: 20_000 });
    const response = await fetch(`${running.url}/api/v1/leagues`);
    await sleepers();
    await running.clock.advance(20_000);
    expect([response.status, await response.text()]).toEqual([200, good.text]);
  });

  it("lets go of waiting calls when it stops", async () => {
    await fail({ kind: "slow_header", delayMs: 600_000 });
    const asking = running.get("/leagues").catch(() => "gone");
    await sleepers();
    await running.stop();
    await asking;
    expect(running.clock.nextWake()).toBeNull();
  });

  it("refuses a failure that it does not know", async () => {
    expect((await running.post("/sandbox/fault", { kind: "earthquake" })).status).toBe(400);
    expect((await running.get("/leagues")).status).toBe(200);
  });
});

describe("the knobs over HTTP", () => {
  it("list themselves", async () => {
    const { json } = await running.look("/sandbox");
    expect(rows(json["knobs"]).map((each) => String(each["knob"]))).toContain("POST /sandbox/move");
  });

  it("hide refresh times from the next answer on", async () => {
    expect((await running.get(`/matches/${slug}/odds`)).text).toContain('"updated_at":');
    expect((await running.post("/sandbox/manner", { showRefreshTime: false })).json).toEqual({ done: true });
    expect((await running.get(`/matches/${slug}/odds`)).text).not.toContain('"updated_at":');
    expect((await running.post("/sandbox/manner", { dialect: "klingon" })).status).toBe(400);
  });

  it("show the figures and begin them anew, while the running window stays", async () => {
    await running.clock.advance(61_000);
    await running.post("/sandbox/statistics/reset");
    await running.get("/leagues");
    await running.clock.advance(59_000);
    await running.get("/teams");
    const figures = async () => (await running.look("/sandbox/statistics")).json;
    expect(await figures()).toMatchObject({ requests: 2, refused: 0, byEndpoint: { leagues: 1, teams: 1 }, inWindow: 2 });
    await running.clock.advance(2_000);
    expect(await figures()).toMatchObject({ requests: 2, inWindow: 1 });
    await running.post("/sandbox/statistics/reset");
    expect(await figures()).toMatchObject({ requests: 0, byEndpoint: {}, inWindow: 1 });
  });

  it("do not count towards the rate limit", async () => {
    const before = running.sandbox.knobs.statistics().requests;
    await running.post("/sandbox/refresh", { slug });
    expect(running.sandbox.knobs.statistics().requests).toBe(before);
  });

  it("take nothing but JSON, and answer no page that came by another name", async () => {
    const plain = await fetch(`${running.url}/sandbox/refresh`, {
      method: "POST",
      headers: { "content-type": "text/plain" },
      body: "{}",
    });
    expect(plain.status).toBe(415);
    expect(await statusByHost("evil.example")).toBe(403);
    expect(await statusByHost("localhost:80")).toBe(200);
  });
});

function statusByHost(host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const asking = request(`${running.url}/sandbox`, { headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    asking.on("error", reject).end();
  });
}

/** Resolves when somebody waits on the fake clock. */
async function sleepers(): Promise<void> {
  while (running.clock.nextWake() === null) await new Promise((resolve) => setImmediate(resolve));
}
