import { factKinds } from "../../src/app/deliveries.ts";
import type { Outcome, Outgoing } from "../../src/chat/platform.ts";
import type { Reply } from "../../src/chat/reply.ts";
import { moveChat, suspendChat } from "../../src/chats/chats.ts";
import type { Clock } from "../../src/clock.ts";
import { createDelivery, type DeliveryLoop } from "../../src/delivery/loop.ts";
import { createPlatformHealth, type PlatformHealth } from "../../src/delivery/platform-health.ts";
import { type Boards, createBoards } from "../../src/feed/boards.ts";
import { createPoller } from "../../src/feed/poller.ts";
import { createMatchPolls } from "../../src/feed/polls.ts";
import { createSchedule } from "../../src/feed/schedule.ts";
import type { Log } from "../../src/log.ts";
import { matchesById, rememberMatches } from "../../src/matches/matches.ts";
import { documentedRhythm } from "../../src/sources/documented/service.ts";
import type { Database } from "../../src/storage/database.ts";
import { type Said, saidBy } from "../alert-path/said.ts";
import type { Market } from "./market.ts";

/** Discord knows a nonce again for some minutes; Telegram knows none. */
export const platforms = [
  { name: "telegram", idempotentForMs: 0 },
  { name: "discord", idempotentForMs: 2 * 60_000 },
] as const;

export interface LifeDeps {
  database: Database;
  market: Market;
  clock: Clock;
  log: Log;
  send(platform: (typeof platforms)[number], message: Outgoing, facts: Said): Promise<Outcome>;
  probe(): Promise<boolean>;
  onEnded(slug: string): void;
}

/** One life of the process: the alerts path wired as the program wires it. */
export interface Life {
  boards: Boards;
  onWatched(): void;
  /** Stops in good order. */
  stop(): Promise<void>;
  /** Dies at once: from now on it writes nothing down. */
  kill(): Promise<void>;
}

export function beginLife({ database, market, clock, log, send, probe, onEnded }: LifeDeps): Life {
  const stopping = new AbortController();
  let isDead = false;
  const mortal = new Proxy(database, {
    get(target, name) {
      if (isDead) throw new Error("the process has died");
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  const shared = { database: mortal, clock, log, lookup: matchesById };
  const schedule = createSchedule({ rhythm: documentedRhythm, perMinute: 60 });
  const deliveries: DeliveryLoop[] = [];
  const healths: PlatformHealth[] = [];
  const onQueued = (): void => {
    for (const delivery of deliveries) delivery.wake();
  };
  const boards = createBoards({ tidying: { keepers: [], prune: [] }, ...shared, api: market.api, schedule, onQueued });
  const look = async ({ slug }: { slug: string }) => {
    const match = market.match(slug);
    await rememberMatches(mortal, [match], clock.now());
    return match;
  };
  const polls = createMatchPolls({ ...shared, schedule, boards });
  const poller = createPoller({ ...shared, polls, boards, look, onEnded: ({ match }) => onEnded(match.slug) });
  for (const platform of platforms) {
    const rendered = new Map<string, Said>();
    const health: PlatformHealth = createPlatformHealth({
      ...{ database: mortal, clock, log, onRoom: () => loop.wake() },
      platform: {
        name: platform.name,
        async send(message) {
          const facts = rendered.get(message.deliveryId);
          if (!facts) throw new Error("sent what was not rendered");
          rendered.delete(message.deliveryId);
          return send(platform, message, facts);
        },
        probe,
      },
    });
    const loop = createDelivery({
      ...shared,
      platform: health,
      kinds: factKinds,
      render(telling) {
        rendered.set(telling.deliveryId, saidBy(telling));
        return { reply: emptyReply, sections: {} };
      },
      chats: { suspend: suspendChat, move: moveChat },
      holder: "season",
      pollMs: 60_000,
      idempotentForMs: platform.idempotentForMs,
    });
    deliveries.push(loop);
    healths.push(health);
  }
  // A dead process's loops end by their faults.
  const jobs = [poller, ...healths, ...deliveries].map((job) => job.run(stopping.signal).catch(() => undefined));
  const end = async (): Promise<void> => {
    stopping.abort();
    await Promise.all(jobs);
  };
  return {
    boards,
    onWatched: poller.wake,
    stop: end,
    kill() {
      isDead = true;
      return end();
    },
  };
}

const emptyReply: Reply = { blocks: [], buttons: [], personal: false, credit: [], cut: "", language: "en" };
