import { afterEach, expect, it, vi } from "vitest";
import { WebSocket } from "ws";
import { createFakeClock, type FakeClock } from "../../clock.ts";
import { type OddsApiIoOptions, type OddsApiIoStandIn, startOddsApiIo } from "./odds-api-io.ts";
import { hourMs } from "./world.ts";

let clock: FakeClock;
let standIn: OddsApiIoStandIn;
afterEach(() => standIn.stop());

interface Message {
  type: string;
  id?: string;
  bookie?: string;
  seq?: number;
  markets?: { name: string }[];
}

async function open(options: Partial<OddsApiIoOptions> = {}): Promise<void> {
  clock = createFakeClock();
  standIn = await startOddsApiIo({ clock, plan: "paid", volatility: 0, ...options });
}

/** Resolves once it is let in, or refused: then `status` says how. */
async function listen(query: string, key = standIn.key) {
  const socket = new WebSocket(`${standIn.baseUrl.replace("http", "ws")}/ws?apiKey=${key}${query}`);
  const messages: Message[] = [];
  let closed: number | null = null;
  socket.on("message", (data) => messages.push(...`${data}`.split("\n").map((line) => JSON.parse(line))));
  socket.on("close", (code) => (closed = code));
  socket.on("error", () => undefined);
  const status = await new Promise<number>((resolve) => {
    socket.once("unexpected-response", (_, response) => resolve(response.statusCode ?? 0));
    socket.once("open", () => resolve(101));
  });
  const news = () => messages.filter(({ type }) => type !== "welcome");
  return { status, messages, news, closed: () => closed, socket };
}

function nextMatch() {
  const now = clock.now();
  const [match] = standIn.world.matches({ from: now + hourMs, to: now + 28 * hourMs, now });
  if (!match) throw new Error("no match");
  return match;
}

const all = "&markets=ML,Spread,Totals&sport=football,basketball,baseball,tennis";

it("refuses wrong keys, the free plan, and what it does not know or has too much of", async () => {
  await open();
  const statuses = async (...queries: string[]) => {
    const asked: number[] = [];
    for (const query of queries) asked.push((await listen(query)).status);
    return asked;
  };
  const many = (count: number) => Array.from({ length: count }, (_, nth) => nth).join(",");
  expect(
    await statuses(
      "",
      `&markets=${many(21)}`,
      "&markets=ML&league=x",
      "&markets=ML&leagues=a&eventIds=1",
      "&markets=ML&status=pending",
    ),
  ).toEqual([400, 400, 400, 400, 400]);
  expect(await statuses(`&markets=ML&eventIds=${many(51)}`, `&markets=ML&sport=${many(11)}`, all)).toEqual([400, 400, 101]);
  expect((await listen(all, "wrong")).status).toBe(401);
  await standIn.stop();
  await open({ plan: "free" });
  expect((await listen(all)).status).toBe(403);
});

it("says welcome, and then what changed alone, with ids as texts and a sequence that goes up", async () => {
  await open();
  const { messages, news } = await listen(all);
  await vi.waitFor(() => expect(messages[0]).toMatchObject({ type: "welcome", bookmakers: expect.arrayContaining(["Bet365"]) }));
  const match = nextMatch();
  standIn.world.nudge(match, { margin: 0.6 });
  await clock.advance(60_000);
  await vi.waitFor(() => expect(news().filter(({ id }) => id === `${match.id}`).length).toBeGreaterThan(2));
  const own = news().filter(({ id, type }) => id === `${match.id}` && type === "updated");
  for (const { markets = [] } of own) for (const { name } of markets) expect(["ML", "Spread", "Totals"]).toContain(name);
  const seqs = news().map(({ seq = 0 }) => seq);
  expect(seqs).toEqual([...seqs].sort((a, b) => a - b));
});

it("keeps one connection a key: the newer one ends the older", async () => {
  await open();
  const first = await listen(all);
  const second = await listen(all);
  await vi.waitFor(() => expect(first.closed()).toBe(1008));
  expect(second.closed()).toBeNull();
  expect(standIn.push.listeners).toBe(1);
});

it("goes on from a sequence with the newest word on each, or wants everything anew where it has forgotten", async () => {
  await open();
  const first = await listen(all);
  const match = nextMatch();
  standIn.push.drop();
  await vi.waitFor(() => expect(first.closed()).not.toBeNull());
  for (const margin of [0.3, 0.3]) {
    standIn.world.nudge(match, { margin });
    await clock.advance(60_000);
  }
  const second = await listen(`${all}&lastSeq=1000`);
  await vi.waitFor(() => expect(second.news().length).toBeGreaterThan(0));
  const own = second.news().filter(({ id }) => id === `${match.id}`);
  expect(own.length).toBe(new Set(own.map(({ bookie }) => bookie)).size);
  standIn.push.forget();
  const third = await listen(`${all}&lastSeq=1000`);
  await vi.waitFor(() => expect(third.news()).toEqual([{ type: "resync_required", reason: expect.any(String) }]));
});

it("says things twice, out of order or not at all where a test wants that", async () => {
  await open();
  const { news, socket } = await listen(all);
  standIn.push.sayTwice();
  standIn.push.disorder();
  standIn.world.nudge(nextMatch(), { margin: 0.6 });
  await clock.advance(60_000);
  await vi.waitFor(() => expect(news().length).toBeGreaterThan(2));
  const seqs = news().map(({ seq = 0 }) => seq);
  expect(new Set(seqs).size).toBeLessThan(seqs.length);
  standIn.push.fallSilent();
  let ponged = false;
  socket.on("pong", () => (ponged = true));
  socket.ping();
  await clock.advance(60_000);
  expect(ponged).toBe(false);
});
