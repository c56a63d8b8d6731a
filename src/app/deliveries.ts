import type { PlatformName } from "../chat/address.ts";
import type { Platform } from "../chat/platform.ts";
import { chatOf, languageOf, moveChat } from "../chats/chats.ts";
import { settingsOf } from "../chats/settings.ts";
import { announcementOf } from "../delivery/announcement.ts";
import { type Announcer, createAnnouncer } from "../delivery/announcer.ts";
import { type BetDelivery, type BetFacts, createBetDelivery } from "../delivery/bet-delivery.ts";
import { suspendAndTell } from "../delivery/chat-gone.ts";
import { type AlertFacts, createDelivery, type DeliveryLoop } from "../delivery/loop.ts";
import { createPlatformHealth, type PlatformHealth } from "../delivery/platform-health.ts";
import type { EventsToTell } from "../facts/events.ts";
import type { Log } from "../log.ts";
import { matchesById } from "../matches/matches.ts";
import { alertReply } from "../replies/alerts/alert.ts";
import { betAlertReply } from "../replies/alerts/bet-alert.ts";
import { type Credit, credited } from "../replies/parts/credit.ts";
import { displayOf } from "../replies/parts/numbers.ts";
import type { Texts } from "../replies/parts/text.ts";
import { type LeasedJobs, together } from "./leased-jobs.ts";
import type { Storage } from "./storage.ts";

/** What a chat may be told unasked, each with a loop of its own on every platform. */
type Kind = "movements" | "moments" | "bets";

/** Brings what waits to the chats of every platform. */
export interface Deliveries {
  /** Delivers to a platform from now on. */
  to(platform: Platform): void;
  /** Says that something of this kind waits. */
  wake(kind: Kind): void;
}

export interface DeliveriesDeps {
  storage: Storage;
  jobs: LeasedJobs;
  texts: Texts;
  credit: Credit;
  /** How many times faster than life the odds are refreshed. */
  speed: number;
  log: Log;
  failpoint: (name: string) => void;
}

/** How often facts and events are looked for that another process may have queued: only Postgres has other processes. */
const lookMs = { alone: { facts: 60_000, events: 60_000 }, among: { facts: 1_000, events: 5_000 } };

/** How long a platform recognises a delivery id, and how many messages are under way to it at once. */
const deliveryOf: Record<PlatformName, { idempotentForMs: number; inFlight: number }> = {
  telegram: { idempotentForMs: 0, inFlight: 3 },
  discord: { idempotentForMs: 2 * 60_000, inFlight: 10 },
  playground: { idempotentForMs: 24 * 60 * 60_000, inFlight: 3 },
};

const chatKeeping = { suspend: suspendAndTell, move: moveChat };

/** Creates the deliveries; each platform is handed to `to` once it can be used. */
export function createDeliveries(deps: DeliveriesDeps): Deliveries {
  const { storage, jobs, log } = deps;
  const { database, clock } = storage;
  const running: Record<Kind, { wake(): void }>[] = [];
  return {
    to(platform) {
      const job = jobs.alone(`deliver:${platform.name}`);
      const onRoom = (): void => {
        for (const loop of Object.values(loops)) loop.wake();
      };
      const health = createPlatformHealth({ platform, database, clock, log, onRoom });
      const loops = createLoops(deps, { platform: health, claims: job.database });
      running.push(loops);
      job.run(together(loops.movements.run, loops.moments.run, loops.bets.run, health.run));
    },
    wake(kind) {
      for (const loops of running) loops[kind].wake();
    },
  };
}

interface Loops {
  movements: DeliveryLoop;
  moments: Announcer;
  bets: BetDelivery;
}

/** The loops of one platform; `claims` is the database for what only the process that delivers may write. */
function createLoops(
  deps: DeliveriesDeps,
  { platform, claims }: { platform: PlatformHealth; claims: Storage["database"] },
): Loops {
  const { storage, speed, log, failpoint } = deps;
  const { database, clock, holder } = storage;
  const { idempotentForMs, inFlight } = deliveryOf[platform.name];
  const every = storage.among ? lookMs.among : lookMs.alone;
  const render = createRenders(deps);
  const shared = {
    database,
    claims,
    platform,
    lookup: matchesById,
    chats: chatKeeping,
    clock,
    log,
    speed,
    failpoint,
    idempotentForMs,
  };
  return {
    movements: createDelivery({ ...shared, holder, inFlight, pollMs: every.facts, render: render.movements }),
    moments: createAnnouncer({ ...shared, pollMs: every.events, render: render.moments }),
    bets: createBetDelivery({ ...shared, pollMs: every.events, render: render.bets }),
  };
}

/** Facts to messages, in the language and formats of their chat. */
function createRenders({ storage, texts, credit }: DeliveriesDeps) {
  const { database, clock } = storage;
  async function writerFor(address: string) {
    const chat = await chatOf(database, address);
    const settings = await settingsOf(database, address);
    return { text: texts.in(settings.language ?? (chat && languageOf(chat)), displayOf(settings)) };
  }
  return {
    async movements(facts: AlertFacts) {
      const { text } = await writerFor(facts.chat);
      return credited(alertReply(text, facts), credit, text);
    },
    moments: (events: EventsToTell) => announcementOf({ database, writerFor, credit, clock }, events),
    async bets(facts: BetFacts) {
      const { text } = await writerFor(facts.message.chat);
      return credited(betAlertReply(text, facts), credit, text);
    },
  };
}
