import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { type WebSocket, WebSocketServer } from "ws";
import type { Clock } from "../../../src/clock.ts";

/** The prices of one book for one match, as its question by HTTP says them. */
export interface PushedBook {
  id: number;
  sport: string;
  league: string;
  isLive: boolean;
  book: string;
  url: string;
  markets: { name: string; updatedAt?: string }[];
}

/** What a test does to those who listen. */
export interface Push {
  /** How many listen; a key has one connection at most. */
  readonly listeners: number;
  /** What each connection asked for, without its key. */
  readonly opened: readonly Readonly<Record<string, string>>[];
  /** How each try to listen was answered: 101 where it was let in. */
  readonly statuses: readonly number[];
  /** The connection breaks without a word. */
  drop(): void;
  /** Nothing is let in until `false`. */
  beDown(isDown: boolean): void;
  /** Nothing is said, and no ping answered, though the connection stands. */
  fallSilent(): void;
  /** What comes next is said twice. */
  sayTwice(): void;
  /** What comes next within one look is said in the wrong order. */
  disorder(): void;
  /** Nothing of what was said is kept, so nobody can go on from where they were. */
  forget(): void;
  /** Looks at all prices now; otherwise it does so every few seconds. */
  look(): void;
}

interface PushOptions {
  clock: Clock;
  /** Refuses a try to listen by the status that it says; null lets it in. */
  refuse(key: string | null): { status: number; error: string } | null;
  /** The books that the account has. */
  books(): readonly string[];
  /** Everything that has a price now. */
  priced(): PushedBook[];
}

const lookEveryMs = 5_000;
const known = ["apiKey", "markets", "sport", "leagues", "eventIds", "status", "channels", "lastSeq"];
const most: Readonly<Record<string, number>> = { markets: 20, sport: 10, leagues: 20, eventIds: 50, channels: 3 };

interface Listener {
  socket: WebSocket;
  query: URLSearchParams;
}

interface Said {
  seq: number;
  type: string;
  at: number;
  about: PushedBook;
}

/**
 * The WebSocket of odds-api.io by what its guide and clients of it say: one connection a key, the newest closes the one before;
 * `markets` is a must; several messages stand in one frame, one a line; ids are texts; `seq` goes up and `lastSeq` brings the newest
 * word on everything since, or `resync_required` where that is no longer known.
 */
export function createPush({ clock, refuse, books, priced }: PushOptions) {
  const server = new WebSocketServer({ noServer: true, autoPong: false });
  const opened: Record<string, string>[] = [];
  const statuses: number[] = [];
  /** The last word on each market of each book, as text. */
  const shown = new Map<string, Map<string, string>>();
  /** The last message about each book of each match. */
  const said = new Map<string, Said>();
  let listener: Listener | null = null;
  let seq = 1_000;
  let forgotten = seq;
  let [isDown, isSilent, twice, disordered, isLooking] = [false, false, false, false, false];

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { searchParams: query } = new URL(request.url ?? "", "http://stand-in");
    const refusal = isDown ? { status: 503, error: "Service unavailable" } : (refuse(query.get("apiKey")) ?? wrongIn(query));
    statuses.push(refusal?.status ?? 101);
    if (refusal) {
      const body = JSON.stringify({ error: refusal.error });
      socket.end(
        `HTTP/1.1 ${refusal.status} Refused\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`,
      );
      return;
    }
    const { apiKey: _, ...asked } = Object.fromEntries(query);
    opened.push(asked);
    server.handleUpgrade(request, socket, head, (opening) => welcome({ socket: opening, query }));
  }

  function welcome(next: Listener): void {
    listener?.socket.close(1008, "replaced by a newer connection");
    listener = next;
    isSilent = false;
    next.socket.on("ping", (data) => isSilent || next.socket.pong(data));
    next.socket.on("close", () => {
      if (listener === next) listener = null;
    });
    const list = (name: string) => (next.query.get(name) ?? "").split(",").filter((item) => item !== "");
    send([
      {
        ...{ type: "welcome", message: "Connected to Odds-API WebSocket", bookmakers: books() },
        ...{ sport_filter: list("sport"), leagues_filter: list("leagues"), market_filter: list("markets") },
        status_filter: next.query.get("status") ?? "all",
      },
    ]);
    begin();
    const last = next.query.get("lastSeq");
    if (last === null) return;
    if (Number(last) < forgotten) send([{ type: "resync_required", reason: "sequence too old" }]);
    const missed = [...said.values()].filter((one) => one.seq > Number(last));
    say(missed.sort((a, b) => a.seq - b.seq));
  }

  function begin(): void {
    if (isLooking) return;
    isLooking = true;
    // What was there before anybody listened is no news.
    for (const one of priced()) shown.set(keyOf(one), marketsOf(one));
    const again = (): void => {
      if (!isLooking) return;
      look();
      clock.after(lookEveryMs, again);
    };
    clock.after(lookEveryMs, again);
  }

  function look(): void {
    const now = new Map(priced().map((one) => [keyOf(one), one]));
    const news: Said[] = [];
    for (const [key, one] of now) {
      const [before, after] = [shown.get(key), marketsOf(one)];
      shown.set(key, after);
      const changed = one.markets.filter(({ name }) => before?.get(name) !== after.get(name));
      if (changed.length > 0) news.push(note(key, { ...one, markets: changed }, before ? "updated" : "created"));
    }
    for (const key of [...shown.keys()].filter((one) => !now.has(one))) {
      const gone = said.get(key)?.about;
      shown.delete(key);
      if (gone) news.push(note(key, { ...gone, markets: [] }, "deleted"));
    }
    say(disordered ? news.toReversed() : news);
    if (news.length > 0) [twice, disordered] = [false, false];
  }

  function note(key: string, about: PushedBook, type: string): Said {
    seq += 1;
    const one = { seq, type, at: clock.now(), about };
    said.set(key, one);
    return one;
  }

  /** As many in one frame as come at once, one a line. */
  function say(news: readonly Said[]): void {
    const messages = news.filter(({ about }) => isWanted(about)).flatMap(messageOf);
    if (messages.length > 0) send([...messages, ...(twice ? messages : [])]);
  }

  /** None where nobody wants its markets. */
  function messageOf({ seq: nth, type, at, about }: Said): object[] {
    const wanted = (listener?.query.get("markets") ?? "").split(",");
    const markets = about.markets.filter(({ name }) => wanted.includes(name));
    const head = { type, id: `${about.id}`, bookie: about.book, timestamp: new Date(at).toISOString(), seq: nth };
    if (type === "deleted") return [head];
    return markets.length > 0 ? [{ ...head, url: about.url, markets }] : [];
  }

  function send(messages: readonly object[]): void {
    sendText(messages.map((message) => JSON.stringify(message)).join("\n"));
  }

  function sendText(text: string): void {
    if (!isSilent) listener?.socket.send(text);
  }

  function isWanted({ id, sport, league, isLive, book }: PushedBook): boolean {
    const fits = (name: string, value: string) => (listener?.query.get(name) ?? value).split(",").includes(value);
    const status = isLive ? "live" : "prematch";
    const isOwn = books().includes(book);
    return isOwn && fits("sport", sport) && fits("leagues", league) && fits("eventIds", `${id}`) && fits("status", status);
  }

  const push: Push = {
    get listeners() {
      return server.clients.size;
    },
    opened,
    statuses,
    drop: () => listener?.socket.terminate(),
    beDown(down) {
      isDown = down;
      if (down) push.drop();
    },
    fallSilent() {
      isSilent = true;
    },
    sayTwice() {
      twice = true;
    },
    disorder() {
      disordered = true;
    },
    forget() {
      forgotten = seq + 1;
      said.clear();
    },
    look,
  };

  return {
    push,
    upgrade,
    stop(): void {
      isLooking = false;
      for (const client of server.clients) client.terminate();
      server.close();
    },
  };
}

function wrongIn(query: URLSearchParams): { status: number; error: string } | null {
  const wrong = (error: string) => ({ status: 400, error });
  for (const name of query.keys()) {
    if (!known.includes(name) || query.getAll(name).length > 1) return wrong(`Invalid parameter: ${name}`);
    const items = (query.get(name) ?? "").split(",");
    if (items.length > (most[name] ?? 1)) return wrong(`Too many ${name}. Maximum ${most[name] ?? 1} allowed.`);
  }
  if (!query.get("markets")) return wrong("markets is required");
  if (query.has("leagues") && query.has("eventIds")) return wrong("Cannot use both 'leagues' and 'eventIds' filters together.");
  if (!["live", "prematch"].includes(query.get("status") ?? "live"))
    return wrong("Invalid status filter. Use 'prematch' or 'live'");
  if (!/^\d+$/.test(query.get("lastSeq") ?? "0")) return wrong("Invalid lastSeq");
  return null;
}

function keyOf({ id, book }: PushedBook): string {
  return `${id} ${book}`;
}

/** Its markets by name, without when they were touched: a price that stands is no news. */
function marketsOf({ markets }: PushedBook): Map<string, string> {
  return new Map(markets.map(({ updatedAt: _, ...market }) => [market.name, JSON.stringify(market)]));
}
