import { LRUCache } from "lru-cache";
import { backOffMs, type Clock } from "../clock.ts";
import { errorFields, type Log } from "../log.ts";
import type { Quote } from "../odds/quote.ts";
import type { About } from "../sources/definition.ts";
import type { PushBehind, PushWord, ReaderOf } from "../sources/open.ts";
import { Misfit } from "../sources/reading/reading.ts";
import { createSockets, type SocketOptions } from "./asking/socket.ts";
import type { Push, Pushed, PushState } from "./odds-api.ts";
import { quotesFrom } from "./reading/from-rows.ts";

export interface PushDeps {
  behind: PushBehind;
  /** Chosen sports, books … by the definition's names. */
  settings: Readonly<Record<string, readonly string[]>>;
  sockets: Pick<ReturnType<typeof createSockets>, "listen">;
  readerFor(ask: "boards"): Promise<ReaderOf<"boards"> | null>;
  clock: Clock;
  log: Log;
  /** For the jitter of pauses. */
  random?: () => number;
}

/** What a service pushes, over sockets of its own. */
export function createPushed({ about, ...deps }: Omit<PushDeps, "sockets"> & Omit<SocketOptions, "auth"> & { about: About }) {
  const sockets = createSockets({ ...deps, auth: about.auth });
  return { push: createPush({ ...deps, sockets }), close: sockets.close };
}

const minuteMs = 60_000;
const pause = { firstMs: 1_000, mostMs: 5 * minuteMs };
/** A key or a plan that was refused may be another by then. */
const refusedForMs = 6 * 60 * minuteMs;
/** Who was let in for so long begins again at once when that ends. */
const steadyMs = minuteMs;
/** More words than this wait for nobody: it is quicker to be told the newest ones again. */
const mostWaiting = 20_000;
const mostMarkets = 50_000;

/** Listens to what a service pushes: reconnects with pauses that grow, goes on from where it was, and says each price once. */
export function createPush({ behind, settings, sockets, readerFor, clock, log, random = Math.random }: PushDeps): Push {
  const order = createOrder();
  let state: PushState | null = null;

  async function run(to: Parameters<Push["run"]>[0], signal: AbortSignal): Promise<void> {
    let failures = 0;
    while (!signal.aborted) {
      const beganAt = clock.now();
      const { opened, status } = await listen(to, signal);
      if (signal.aborted) break;
      const isRefused = status === 401 || status === 403;
      failures = opened && clock.now() - beganAt >= steadyMs ? 1 : failures + 1;
      const waitMs = isRefused ? refusedForMs : backOffMs(failures, pause) * (1 + random() / 2);
      log.info({ opened, status, waitMs: Math.round(waitMs) }, "the odds service's push has ended, or was not let in");
      await clock.sleep(waitMs, signal);
    }
    state = null;
  }

  /** One connection, from its beginning to its end. */
  async function listen(to: Parameters<Push["run"]>[0], signal: AbortSignal) {
    const ending = new AbortController();
    let waiting = 0;
    let said = Promise.resolve();
    const target = { path: [behind.path.replace(/^\//, "")], query: behind.query(settings, order.last()) };
    const hear = (frame: string): void => {
      const words = behind.read(frame);
      waiting += words.length;
      if (waiting > mostWaiting) ending.abort();
      for (const word of words)
        said = said
          .then(() => follow(word, { to, end: () => ending.abort() }))
          .catch((error: unknown) => log.error(errorFields(error), "a word of the odds service's push was lost"))
          .finally(() => {
            waiting -= 1;
          });
    };
    const ended = await sockets.listen(target, hear, AbortSignal.any([signal, ending.signal]));
    await said;
    if (state?.isUp) {
      state = { ...state, isUp: false, since: clock.now() };
      to.interrupted();
    }
    return ended;
  }

  async function follow(word: PushWord, { to, end }: { to: Parameters<Push["run"]>[0]; end(): void }): Promise<void> {
    switch (word.kind) {
      case "welcome":
        return welcomed();
      case "forgotten":
        // What was missed is asked for, and the next connection begins anew.
        order.forget();
        to.interrupted();
        return end();
      case "gone":
        if (order.isNew(word)) await to.hear({ ...newsOf(word), quotes: [], replaces: ofBook(word.book) });
        return;
      case "prices":
        return prices(word, to);
    }
  }

  function welcomed(): void {
    order.begin();
    const now = clock.now();
    const gap = state && !state.isUp ? { from: state.since, to: now } : (state?.gap ?? null);
    state = { isUp: true, since: now, gap };
  }

  async function prices(word: PushWord & { kind: "prices" }, to: Parameters<Push["run"]>[0]): Promise<void> {
    const { books = [] } = settings;
    const isMeant = books.length === 0 || (word.book !== null && books.includes(word.book));
    if (!order.isNew(word) || !isMeant) return;
    const quotes = await quotesIn(word.answer);
    if (quotes) await to.hear({ ...newsOf(word), quotes, replaces: order.replacedBy(word, quotes) });
  }

  /** Null for what can't be read: nothing is known by it. */
  async function quotesIn(answer: unknown): Promise<Quote[] | null> {
    try {
      const read = await readerFor("boards");
      return read && quotesFrom(read(answer).rows);
    } catch (error) {
      if (!(error instanceof Misfit)) throw error;
      log.debug({ where: error.where, why: error.why }, "a push was not as the definition says");
      return null;
    }
  }

  return { run, state: () => state };
}

function newsOf({ match }: { match: string }): Pick<Pushed, "slug"> {
  return { slug: match };
}

/** All prices of a book; of every book where none is named. */
function ofBook(book: string | null): Pushed["replaces"] {
  return ({ bookmaker }) => book === null || bookmaker === book;
}

/** A winner may have been put apart from those with a draw, or without. */
const winners = new Set<string>(["winner", "two_way", "three_way"]);

type Said = { match: string; book: string | null; seq: number | null };

/** Which of several words is the newest, and what it takes the place of. */
function createOrder() {
  /** The newest number of each book, and of each of its markets. */
  const newest = new LRUCache<string, number>({ max: mostMarkets });
  /** When a book was without prices at last. */
  const gone = new LRUCache<string, number>({ max: mostMarkets });
  /** The selections that a market had when it was last heard of. */
  const held = new LRUCache<string, ReadonlySet<string>>({ max: mostMarkets });
  let lastSeq: number | null = null;

  return {
    last: () => lastSeq,
    /** Numbers are compared within a connection alone: a service may begin to count anew. */
    begin(): void {
      newest.clear();
      gone.clear();
    },
    forget(): void {
      lastSeq = null;
    },
    /** Not for what was said before, or is older than what was: of a market, or where none is named of a book as a whole. */
    isNew({ match, book, seq, market }: Said & { market?: string }): boolean {
      if (seq === null) return true;
      lastSeq = Math.max(lastSeq ?? seq, seq);
      const whole = keyOf(match, book);
      const key = market === undefined ? whole : keyOf(match, book, market);
      if (seq <= Math.max(newest.get(key) ?? -1, gone.get(whole) ?? -1)) return false;
      newest.set(whole, Math.max(seq, newest.get(whole) ?? seq));
      (market === undefined ? gone : newest).set(key, seq);
      return true;
    },
    /** The same selections, those that the market had before, and of winners all: a market comes whole. */
    replacedBy({ match, book, market }: Said & { market: string }, quotes: readonly Quote[]): Pushed["replaces"] {
      const now = new Set(quotes.map(placeOf));
      const before = held.get(keyOf(match, book, market)) ?? new Set();
      held.set(keyOf(match, book, market), now);
      const isWinner = quotes.some((quote) => winners.has(quote.market));
      return (quote) =>
        quote.bookmaker === book &&
        (now.has(placeOf(quote)) || before.has(placeOf(quote)) || (isWinner && winners.has(quote.market)));
    },
  };
}

function keyOf(...parts: readonly (string | null | undefined)[]): string {
  return JSON.stringify(parts);
}

function placeOf({ market, selection, line }: Quote): string {
  return JSON.stringify([market, selection, line]);
}
