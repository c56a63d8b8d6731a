import { ApiRefused } from "../../src/api/errors.ts";
import type { Match, MatchStatus, Odds } from "../../src/api/model.ts";
import type { OddsApi } from "../../src/api/odds-api.ts";
import { factKinds } from "../../src/app/deliveries.ts";
import type { Outcome, Outgoing } from "../../src/chat/platform.ts";
import type { Reply } from "../../src/chat/reply.ts";
import { changeSettings, type Settings } from "../../src/chats/settings.ts";
import { createDelivery, type DeliveryDeps } from "../../src/delivery/loop.ts";
import type { ChatKeeping } from "../../src/delivery/settle.ts";
import { type Boards, createBoards } from "../../src/feed/boards.ts";
import { type Log, silentLog } from "../../src/log.ts";
import type { MatchLookup } from "../../src/matches/matches.ts";
import type { Quote } from "../../src/odds/quote.ts";
import { parseRule } from "../../src/rules/rule-text.ts";
import { documentedRhythm } from "../../src/sources/documented/service.ts";
import type { Database } from "../../src/storage/database.ts";
import { mute } from "../../src/watches/mutes.ts";
import { addWatch } from "../../src/watches/watches.ts";
import { createFakeClock, type FakeClock } from "../clock.ts";
import { type TestPlatform, withHealth } from "../delivery/health.ts";
import { observe } from "./queries.ts";
import { type Said, saidBy } from "./said.ts";

export interface Known {
  id: number;
  match: Match;
}

/** A message that the recording platform was given, with the facts it was made of. */
interface Sent {
  message: Outgoing;
  said: Said;
}

/** Prices of a two-way match: every book gives home this probability, without a margin. */
export function twoWay(home: number, books = ["Alder", "Birch", "Cedar"]): Quote[] {
  return books.flatMap((bookmaker) => [quote(bookmaker, "home", 1 / home), quote(bookmaker, "away", 1 / (1 - home))]);
}

export function quote(bookmaker: string | null, selection: string, price: number, rest: Partial<Quote> = {}): Quote {
  return { bookmaker, market: "winner", selection, line: null, price: Math.round(price * 1e6) / 1e6, at: null, ...rest };
}

export function matchNamed(slug: string, status: MatchStatus = "scheduled", startsAt: number | null = null): Match {
  const team = (name: string) => ({ id: null, slug: null, names: { en: name } });
  return { id: null, slug, home: team(`${slug} home`), away: team(`${slug} away`), startsAt, status, league: null, sport: null };
}

/** What a test wants otherwise. */
type StagedDeps = Partial<Omit<DeliveryDeps, "platform">> & { platform?: TestPlatform };

/** The second path from the fetch to the platform on a real database, with a source and a platform that the test controls. */
export function createStage(opened: { database: Database }, clock: FakeClock = createFakeClock()) {
  const { database, settle, count, mostRows } = observe(opened.database);
  const odds = new Map<string, Odds>();
  const asked: { slug: string; lane: string | undefined }[] = [];
  const sent: Sent[] = [];
  const said = new Map<string, Said>();
  const outcomes: Outcome[] = [];
  const suspended: string[] = [];
  /** What was logged as an error; nothing is, unless a test provokes it. */
  const faults: object[] = [];
  const log: Log = { ...silentLog, error: (fields, message) => void faults.push({ ...fields, message }) };

  const api: Pick<OddsApi, "odds" | "rhythm"> = {
    rhythm: documentedRhythm,
    async odds(slug, options) {
      asked.push({ slug, lane: options?.lane });
      const value = odds.get(slug);
      if (!value) throw new ApiRefused({ status: 404 });
      return { value, fetchedAt: clock.now(), failure: null };
    },
  };
  const boards: Boards = createBoards({
    tidying: { keepers: [], prune: [] },
    database,
    api,
    clock,
    log,
    collectMs: 1_000,
  });

  const chats: ChatKeeping = {
    async suspend(session, { address, reason }) {
      suspended.push(address);
      const query = session.updateTable("chats").set({ state: "suspended", state_reason: reason });
      await query.where("address", "=", address).execute();
    },
    async move(session, { from, to }) {
      await session.updateTable("chats").set({ address: to }).where("address", "=", from).execute();
    },
  };
  const lookup: MatchLookup = async (session, ids) => {
    if (ids.length === 0) return new Map();
    const rows = await session.selectFrom("matches").select(["id", "body", "status"]).where("id", "in", ids).execute();
    return new Map(rows.map(({ id, body, status }) => [id, { ...(JSON.parse(body) as Match), status: status as MatchStatus }]));
  };

  const recording: TestPlatform = {
    name: "telegram",
    async send(message) {
      sent.push({ message, said: said.get(message.deliveryId) as Said });
      return outcomes.shift() ?? { kind: "sent", messageId: `${sent.length}` };
    },
  };

  const deliveryOf = ({ platform = recording, ...given }: StagedDeps = {}) => {
    const deps: Omit<DeliveryDeps, "platform"> = {
      database,
      kinds: factKinds,
      render(telling) {
        said.set(telling.deliveryId, saidBy(telling));
        return { reply: emptyReply, sections: {} };
      },
      lookup,
      chats,
      clock,
      log,
      holder: "test",
      idempotentForMs: 0,
      // What becomes due by itself wakes it; looking for the work of other processes would only make the tests slow.
      pollMs: 60_000,
      ...given,
    };
    return withHealth({ ...deps, platform }, (health) => createDelivery({ ...deps, platform: health }));
  };

  return {
    database,
    clock,
    boards,
    api,
    lookup,
    odds,
    asked,
    sent,
    /** What a delivery was made of, for platforms that a test brings itself. */
    said: (deliveryId: string) => said.get(deliveryId) as Said,
    /** What the next sends come to; `sent` when empty. */
    outcomes,
    suspended,
    faults,
    log,
    settle,
    queries: count,
    mostRows,

    async addMatch(slug: string, home = 0.5): Promise<Known> {
      const match = matchNamed(slug);
      const row = { slug, body: JSON.stringify(match), status: match.status, starts_at: match.startsAt, seen_at: clock.now() };
      const { id } = await database.insertInto("matches").values(row).returning("id").executeTakeFirstOrThrow();
      odds.set(slug, { quotes: twoWay(home), refreshedAt: null });
      return { id, match };
    },
    async addChat(address: string): Promise<string> {
      const chat = { address, state: "active" as const, state_since: 0, created_at: 0 };
      await database.insertInto("chats").values(chat).execute();
      return address;
    },
    /** The platform has said of a chat for more than a day that it is gone, for this reason: by its next answer it is believed. */
    async saidGone(address: string, reason: string): Promise<void> {
      const change = { state_reason: JSON.stringify({ reason, title: null }), state_since: clock.now() - 25 * 60 * 60_000 };
      await database.updateTable("chats").set(change).where("address", "=", address).execute();
    },
    /** What is set for a chat. */
    async set(address: string, change: Partial<Settings>): Promise<void> {
      await changeSettings(database, { address, change, now: clock.now() });
    },
    /** Everything is muted until then. */
    async mute(chat: string, until: number): Promise<void> {
      await mute(database, { chat, matchId: null, until, createdAt: clock.now() });
    },
    /** A watch as the command adds it, with the board just shown as baseline. */
    async watch(chat: string, { id }: Known, rule = "3pp") {
      const latest = await boards.latest(id);
      const parsed = parseRule(rule);
      if (!parsed) throw new Error(`no canonical rule: ${rule}`);
      const wanted = { chat, matchId: id, rule: parsed, createdBy: "7", now: clock.now() };
      const added = await addWatch(database, { ...wanted, revision: latest?.revision ?? null });
      if (added === "limit_reached") throw new Error("the chat watches too much");
      return added.watch;
    },
    /** A poll that finds home at this probability. */
    async poll(known: Known, home?: number) {
      if (home !== undefined) odds.set(known.match.slug, { quotes: twoWay(home), refreshedAt: null });
      return boards.fetch(known, { lane: "poller" });
    },
    deliveryOf,
    /** Runs the delivery for so long, then stops it in good order. */
    async deliver(ms = 2_000, deps: StagedDeps = {}) {
      const stopping = new AbortController();
      const running = deliveryOf(deps).run(stopping.signal);
      await clock.advance(ms, settle);
      stopping.abort();
      await running;
    },
    async waiting() {
      return database.selectFrom("facts").selectAll().where("watch_id", "is not", null).orderBy("watch_id").execute();
    },
    async decisions() {
      const rows = await database.selectFrom("decisions").selectAll().orderBy("id").execute();
      return rows.map(({ chat, outcome, reason }) => (reason === null ? `${chat} ${outcome}` : `${chat} ${outcome}: ${reason}`));
    },
  };
}

export type Stage = ReturnType<typeof createStage>;

const emptyReply: Reply = { blocks: [], buttons: [], personal: false, credit: [], cut: "", language: "en" };
