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
    catalog: [{ name: "about", description: { en: "What this is" }, options: [], manages: false }],
    chats: { gone: async () => undefined, back: async () => undefined, moved: async () => undefined },
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

/** Delivers what waits on Telegram, with nothing to wait for; resolves when so many messages are out. */
export async function deliverAll(database: Database, { facts, inFlight }: { facts: number; inFlight: number }): Promise<void> {
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
  await deliver({ database, platform, inFlight }, stopping.signal);
}

interface Way {
  database: Database;
  platform: Pick<Platform, "name" | "send" | "probe">;
  inFlight: number;
}

/** Delivers what waits, beside the platform's health as in the bot. */
async function deliver({ database, platform, inFlight }: Way, signal: AbortSignal): Promise<void> {
  const health = createPlatformHealth({ platform, database, clock: systemClock, log: silentLog, onRoom: () => delivery.wake() });
  const delivery = createDelivery({ ...deliveryDeps, database, platform: health, inFlight });
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
  speed: 1,
  holder: "bench",
};
