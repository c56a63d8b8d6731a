import { factKinds } from "../src/app/deliveries.ts";
import type { Platform, PlatformDeps } from "../src/chat/platform.ts";
import { moveChat, suspendChat } from "../src/chats/chats.ts";
import { systemClock } from "../src/clock.ts";
import { createDelivery, type DeliveryDeps } from "../src/delivery/loop.ts";
import { createPlatformHealth } from "../src/delivery/platform-health.ts";
import { silentLog } from "../src/log.ts";
import { matchesById } from "../src/matches/matches.ts";
import { movementReply } from "../src/replies/alerts/movement.ts";
import { sentenceReply } from "../src/replies/chat/help.ts";
import { credited } from "../src/replies/parts/credit.ts";
import { loadTexts } from "../src/replies/parts/text.ts";
import { type Database, openDatabase } from "../src/storage/database.ts";
import { saidBy } from "../test/alert-path/said.ts";
import { freshFolder } from "../test/bot.ts";
import { gather } from "./crowd.ts";

const texts = loadTexts();

/** What a platform needs to answer everybody with one short sentence. */
export function answeringDeps(): PlatformDeps {
  const text = texts.in("en");
  return {
    answer: async () => credited(sentenceReply(text, { key: "fault-busy" }), { source: null, simulated: true }, text),
    suggest: async () => [],
    catalog: [
      {
        name: "about",
        description: { en: "What this is" },
        options: [],
        menus: ["private", "members", "administrators", "slash"],
        manages: false,
      },
    ],
    chats: {
      gone: async () => undefined,
      back: async () => undefined,
      rightsChanged: async () => undefined,
      moved: async () => undefined,
    },
  };
}

/** Delivers one alert to each chat until the signal aborts. */
export async function deliverTo(
  platform: Pick<Platform, "name" | "send" | "probe">,
  { chats, inFlight }: Delivering,
  signal: AbortSignal,
): Promise<void> {
  const database = await openDatabase(`${freshFolder()}/linewatch.db`, silentLog);
  const crowd = await gather(database, { chats: chats.map((id) => `${platform.name}:${id}`), matches: 1, rules: ["3pp"] });
  crowd.move(0.6);
  for (const match of crowd.matches) await crowd.boards.fetch(match, { lane: "poller" });
  await deliver({ database, platform, inFlight }, signal);
  await database.destroy();
}

/** Delivers what waits on Telegram, with nothing to wait for, until so many messages are out; how long they were being claimed. */
export async function deliverAll(
  database: Database,
  { facts, inFlight }: { facts: number; inFlight: number },
): Promise<{ claimMs: number }> {
  const stopping = new AbortController();
  let sent = 0;
  const platform: Pick<Platform, "name" | "send" | "probe"> = {
    name: "telegram",
    probe: async () => true,
    async send() {
      if (++sent === facts) stopping.abort();
      return { kind: "sent", messageId: String(sent) };
    },
  };
  const claims = timed(database);
  await deliver({ database, claims: claims.database, platform, inFlight }, stopping.signal);
  return { claimMs: claims.ms() };
}

/** The same database, and how long its transactions have taken. */
function timed(database: Database): { database: Database; ms(): number } {
  let total = 0;
  const begin = () => {
    const builder = database.transaction();
    const run = builder.execute.bind(builder);
    builder.execute = async (work) => {
      const start = performance.now();
      return run(work).finally(() => {
        total += performance.now() - start;
      });
    };
    return builder;
  };
  const watched = new Proxy(database, {
    get(target, name) {
      if (name === "transaction") return begin;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  return { database: watched, ms: () => total };
}

interface Way {
  database: Database;
  claims?: Database;
  platform: Pick<Platform, "name" | "send" | "probe">;
  inFlight: number;
}

/** Delivers what waits, beside the platform's health as in the bot. */
async function deliver({ database, claims = database, platform, inFlight }: Way, signal: AbortSignal): Promise<void> {
  const health = createPlatformHealth({ platform, database, clock: systemClock, log: silentLog, onRoom: () => delivery.wake() });
  const delivery = createDelivery({ ...deliveryDeps, database, claims, platform: health, inFlight });
  await Promise.all([delivery.run(signal), health.run(signal)]);
}

export interface Delivering {
  /** Their ids on the platform. */
  chats: readonly string[];
  /** As the bot has it for this platform. */
  inFlight: number;
}

const deliveryDeps: Omit<DeliveryDeps, "database" | "platform"> = {
  kinds: factKinds,
  render(telling) {
    const text = texts.in("en");
    return {
      reply: credited(movementReply(text, { ...saidBy(telling), ownBooks: [] }), { source: null, simulated: true }, text),
      sections: {},
    };
  },
  lookup: matchesById,
  chats: { suspend: suspendChat, move: moveChat },
  clock: systemClock,
  log: silentLog,
  holder: "bench",
  idempotentForMs: 0,
};
