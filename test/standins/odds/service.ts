import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import type { Clock } from "../../../src/clock.ts";
import { leaveUnanswered } from "../unanswered.ts";
import { createMoods, type Mood, type Moods } from "./moods.ts";
import type { Check } from "./parameters.ts";
import { type Counting, createWindow, type Limit, type Window } from "./windows.ts";
import { createOddsWorld, type OddsWorld } from "./world.ts";

/** A refusal in the service's own form. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly status: number;
  readonly body: object;
  readonly headers: Record<string, string>;

  /** `reason` is for the log alone. */
  constructor(reason: string, status: number, body: object, headers: Record<string, string> = {}) {
    super(reason);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** A question that passed the checks of its route. */
export interface Ask {
  now: number;
  /** A part of the path. */
  part(name: string): string;
  /** A parameter; null when it was not sent. */
  get(name: string): string | null;
  /** A parameter that is a list with commas; empty when it was not sent. */
  list(name: string): string[];
  body: string;
}

export interface Route {
  /** Method and path: `GET /sports/:sport/odds`. */
  name: string;
  query: Readonly<Record<string, Check>>;
  required?: readonly string[];
  /** Throws a refusal. `cost` is in the credits of the service. */
  answer(ask: Ask): { body: unknown; cost?: number };
}

/** One address of a service. */
interface Host {
  name: string;
  /** What stands before all paths: `/v4`. */
  prefix: string;
  routes: readonly Route[];
}

export interface WrongParameter {
  name: string;
  /** Null when it is missing. */
  text: string | null;
  /** Whether the route has such a parameter. */
  isKnown: boolean;
  route: string;
}

export interface Service {
  hosts: readonly Host[];
  /** Null where none is needed. */
  key: { parameter: string; refuse(why: "missing" | "wrong" | "old"): Refusal; spent(): Refusal } | null;
  limits: readonly Limit[];
  /** What is one too many is refused, or waits for its turn. */
  overLimit: "refuse" | "wait";
  refuse: {
    busy(window: Window | null): Refusal;
    unknownPath(): Refusal;
    parameter(wrong: WrongParameter): Refusal;
  };
  /** Pays for an answer, or refuses it. */
  pay?(cost: number, at: number): void;
  /** Takes connections that are to become something else than HTTP. */
  upgrade?(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** What good answers say of limits and credits. */
  headers?(windows: readonly Window[], cost: number): Record<string, string>;
}

export interface OddsStandInOptions {
  clock: Clock;
  key?: string;
  seed?: string | number;
  /** 0 holds prices still but for nudges and live play; 1 unless said otherwise. */
  volatility?: number;
  /** Any free one unless said otherwise. */
  port?: number;
  /** How its limits count; `fixed` unless said otherwise. */
  counting?: Counting;
  /** Whether refused requests count as well; they do not unless said otherwise. */
  countsRefused?: boolean;
  /** What its headers say of limits and credits in place of what is so. */
  retell?(headers: Record<string, string>): Record<string, string>;
}

/** A request as it came, without its key. */
interface LoggedRequest {
  at: number;
  host: string;
  /** The name of its route, or its method and path where there is none. */
  route: string;
  path: string;
  query: Readonly<Record<string, string>>;
  body: string;
  key: "right" | "missing" | "wrong" | "none";
  /** 0 when it was not answered. */
  status: number;
  cost: number;
  /** Why it was refused; null when it was not. */
  refused: string | null;
}

interface Tally {
  requests: number;
  cost: number;
  refused: number;
  byRoute: Record<string, number>;
  /** Refusals by what the log says of them. */
  byReason: Record<string, number>;
}

export interface OddsStandIn extends Omit<Moods, "meet"> {
  /** The base address of each host, version included. */
  urls: Readonly<Record<string, string>>;
  /** The key that it takes; empty where it needs none. */
  readonly key: string;
  world: OddsWorld;
  log: readonly LoggedRequest[];
  /** What came since `from`; since the start when left out. */
  tally(from?: number): Tally;
  /** From now on only this key is right. */
  acceptKey(key: string): void;
  /** Another program asks a question of this cost with the same key. */
  spendElsewhere(cost: number): void;
  /** It does so every so often from now on; null ends that. */
  shareKey(program: { cost: number; everyMs: number } | null): void;
  stop(): Promise<void>;
}

export async function startService(
  serviceOf: (world: OddsWorld) => Service,
  { clock, port = 0, ...options }: OddsStandInOptions,
): Promise<OddsStandIn> {
  const { seed = "stand-in", volatility = 1 } = options;
  const world = createOddsWorld({ seed, clock, volatility });
  const service = serviceOf(world);
  const keyParameter = service.key?.parameter ?? "";
  const windows = service.limits.map((limit) => createWindow(limit, options.counting ?? "fixed"));
  const moods = createMoods(clock);
  const log: LoggedRequest[] = [];
  const oldKeys = new Set<string>();
  let key = service.key === null ? "" : (options.key ?? "stand-in-key");
  let elsewhere: { cost: number; everyMs: number; spentAt: number } | null = null;

  const servers = service.hosts.map((host) =>
    createServer((request, response) => {
      // What has no address that can be read.
      handle(host, request, response).catch((error) => response.writeHead(400).end(String(error)));
    }),
  );
  for (const server of servers)
    server.on("upgrade", (request, socket, head) => {
      if (service.upgrade) service.upgrade(request, socket, head);
      else socket.destroy();
    });
  const ports = await Promise.all(servers.map((server, index) => listen(server, index === 0 ? port : 0)));
  const urls = Object.fromEntries(
    service.hosts.map(({ name, prefix }, nth) => [name, `http://127.0.0.1:${ports[nth]}${prefix}`]),
  );

  async function handle(host: Host, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "", "http://stand-in");
    const entry = await entryOf(host, request, url);
    log.push(entry);
    spendUntil(clock.now());
    const mood = moods.meet(entry.route);
    if (mood?.name === "down") return void request.socket.destroy();
    if (mood?.name === "silent") return leaveUnanswered(request.socket);
    if (mood?.name === "foreign-html") return sendPage(response, entry, mood.status ?? 502);
    try {
      const { body, cost, headers } = await answer(host, request, url, entry, mood);
      entry.cost = cost;
      send(response, entry, { status: 200, body: textOf(body, mood), headers, mood });
    } catch (error) {
      const { message, status, body, headers } = error instanceof Refusal ? error : faultOf(error);
      entry.refused = message;
      send(response, entry, { status, body: textOf(body, mood), headers, mood });
    }
  }

  async function entryOf(host: Host, request: IncomingMessage, url: URL): Promise<LoggedRequest> {
    const { method = "" } = request;
    const { [keyParameter]: sent, ...query } = Object.fromEntries(url.searchParams);
    const body = await bodyOf(request);
    const isRight = sent === key && url.searchParams.getAll(keyParameter).length === 1;
    return {
      at: clock.now(),
      host: host.name,
      route: routeOf(host, method, url)?.route.name ?? `${method} ${url.pathname}`,
      path: url.pathname,
      query,
      body,
      key: service.key === null ? "none" : isRight ? "right" : sent === undefined || sent === "" ? "missing" : "wrong",
      status: 0,
      cost: 0,
      refused: null,
    };
  }

  async function answer(host: Host, request: IncomingMessage, url: URL, entry: LoggedRequest, mood: Mood | null) {
    if (service.key) checkKey(service.key, entry, url, mood);
    if (mood?.name === "busy") throw service.refuse.busy(null);
    if (mood?.name === "wish-refused")
      throw service.refuse.parameter({ name: "markets", text: "h2h", isKnown: true, route: entry.route });
    const counted = windows.filter(({ limit }) => limit.routes?.test(entry.route) ?? true);
    await pass(counted, request);

    const found = routeOf(host, request.method ?? "", url);
    if (!found) throw service.refuse.unknownPath();
    checkParameters(found.route, url.searchParams);
    const { body, cost = 0 } = found.route.answer(askOf(found.parts, url.searchParams, entry.body));
    service.pay?.(cost, clock.now());
    const headers = service.headers?.(counted, cost) ?? {};
    return { body, cost, headers: options.retell?.(headers) ?? headers };
  }

  function checkKey(rules: NonNullable<Service["key"]>, entry: LoggedRequest, url: URL, mood: Mood | null): void {
    if (mood?.name === "key-refused") throw rules.refuse("wrong");
    if (entry.key === "missing") throw rules.refuse("missing");
    if (entry.key === "wrong") throw rules.refuse(oldKeys.has(url.searchParams.get(rules.parameter) ?? "") ? "old" : "wrong");
    if (mood?.name === "out-of-credits") throw rules.spent();
  }

  /** Counts a request under its limits; what is over one of them is refused, or waits. */
  async function pass(counted: readonly Window[], request: IncomingMessage): Promise<void> {
    const fullest = () => counted.find((window) => window.left(clock.now()) === 0);
    for (let full = fullest(); full; full = fullest()) {
      if (service.overLimit === "refuse") {
        if (options.countsRefused) take(counted, clock.now());
        throw service.refuse.busy(full);
      }
      const turn = clock.sleep(full.resetAt(clock.now()) - clock.now());
      leaveUnanswered(request.socket, turn);
      await turn;
    }
    take(counted, clock.now());
  }

  function checkParameters({ name: route, query, required = [] }: Route, sent: URLSearchParams): void {
    const missing = required.find((name) => !sent.has(name));
    if (missing !== undefined) throw service.refuse.parameter({ name: missing, text: null, isKnown: true, route });
    for (const name of new Set(sent.keys())) {
      const texts = sent.getAll(name);
      const isFine = texts.length === 1 && query[name]?.(texts[0] ?? "");
      if (isFine || (service.key && name === keyParameter)) continue;
      throw service.refuse.parameter({ name, text: texts.join(","), isKnown: name in query, route });
    }
  }

  function askOf(parts: Readonly<Record<string, string>>, sent: URLSearchParams, body: string): Ask {
    return {
      now: clock.now(),
      part: (name) => parts[name] ?? "",
      get: (name) => sent.get(name),
      list: (name) => (sent.get(name) ?? "").split(",").filter((item) => item !== ""),
      body,
    };
  }

  /** What the other program has spent by now, each time at its own moment. */
  function spendUntil(now: number): void {
    for (; elsewhere && elsewhere.spentAt + elsewhere.everyMs <= now; elsewhere.spentAt += elsewhere.everyMs)
      spend(elsewhere.cost, elsewhere.spentAt + elsewhere.everyMs);
  }

  function spend(cost: number, at: number): void {
    const shared = windows.filter(({ limit }) => !limit.routes);
    if (shared.some((window) => window.left(at) === 0)) return;
    take(shared, at);
    try {
      service.pay?.(cost, at);
    } catch (error) {
      // The other program is refused just as well.
      if (!(error instanceof Refusal)) throw error;
    }
  }

  return {
    urls,
    get key() {
      return key;
    },
    world,
    log,
    be(name, moodOptions) {
      if (!service.key && (name === "key-refused" || name === "out-of-credits")) throw new Error("a service without a key");
      moods.be(name, moodOptions);
    },
    calm: moods.calm,
    tally(from = Number.NEGATIVE_INFINITY) {
      const entries = log.filter(({ at }) => at >= from);
      const reasons = entries.flatMap(({ refused }) => (refused === null ? [] : [refused]));
      const cost = entries.reduce((total, entry) => total + entry.cost, 0);
      const [byRoute, byReason] = [counted(entries.map(({ route }) => route)), counted(reasons)];
      return { requests: entries.length, cost, refused: reasons.length, byRoute, byReason };
    },
    acceptKey(next) {
      oldKeys.add(key);
      key = next;
    },
    spendElsewhere(cost) {
      spendUntil(clock.now());
      spend(cost, clock.now());
    },
    shareKey(program) {
      spendUntil(clock.now());
      elsewhere = program && { ...program, spentAt: clock.now() };
    },
    async stop() {
      for (const server of servers) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
    },
  };

  interface Sending {
    status: number;
    body: string;
    headers: Record<string, string>;
    mood: Mood | null;
  }

  function send(response: ServerResponse, entry: LoggedRequest, { status, body, headers, mood }: Sending): void {
    const bytes = Buffer.from(body);
    const sent = mood?.name === "half" || mood?.name === "cut" ? bytes.subarray(0, bytes.length >> 1) : bytes;
    entry.status = status;
    response.writeHead(status, {
      "content-type": "application/json",
      "content-length": mood?.name === "cut" ? bytes.length : sent.length,
      date: new Date(clock.now()).toUTCString(),
      ...headers,
    });
    if (mood?.name !== "cut") response.end(sent);
    // Not before it is written, or nothing would come at all.
    else response.write(sent, () => response.destroy());
  }

  function sendPage(response: ServerResponse, entry: LoggedRequest, status: number): void {
    entry.status = status;
    const page = "<!doctype html><html><head><title>Just a moment...</title></head><body>Checking your browser</body></html>";
    response.writeHead(status, { "content-type": "text/html; charset=UTF-8", server: "an-edge" }).end(page);
  }
}

function counted(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}

/** A mistake of the stand-in's own. */
function faultOf(error: unknown): Refusal {
  return new Refusal(`fault: ${error instanceof Error ? error.stack : error}`, 500, { error: String(error) });
}

function take(windows: readonly Window[], at: number): void {
  for (const window of windows) window.take(at);
}

function textOf(body: unknown, mood: Mood | null): string {
  const gone = mood?.name === "field-gone" ? mood.field : undefined;
  return JSON.stringify(body, (name, value) => (gone !== undefined && name === gone ? undefined : value));
}

function routeOf(host: Host, method: string, url: URL): { route: Route; parts: Record<string, string> } | null {
  if (!url.pathname.startsWith(`${host.prefix}/`)) return null;
  const path = url.pathname.slice(host.prefix.length).replace(/\/$/, "");
  for (const route of host.routes) {
    const [wanted = "", pattern = ""] = route.name.split(" ");
    const match = new RegExp(`^${pattern.replaceAll(/:(\w+)/g, "(?<$1>[^/]+)")}$`).exec(path);
    if (!match || wanted !== method) continue;
    const parts = Object.entries(match.groups ?? {}).map(([name, text]) => [name, decodeURIComponent(text)]);
    return { route, parts: Object.fromEntries(parts) };
  }
  return null;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

async function listen(server: Server, port: number): Promise<number> {
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}
