import { type IIdentifyThrottler, SimpleIdentifyThrottler, type WebSocketOptions } from "discord.js";
import type { PlatformDeps } from "../../chat/platform.ts";

/** That of @discordjs/ws, which discord.js is built on. */
type GatewayManager = Parameters<NonNullable<WebSocketOptions["buildIdentifyThrottler"]>>[0];

/** How long Discord wants between two that identify, of those that take turns. */
const identifyEveryMs = 5_000;

/**
 * Lets a shard identify when its turn has come, among all processes where there is a turn to wait for, else among the shards of its
 * own client. Rejects once the connection that waits is closed: the throttle of discord.js sleeps on, and then identifies on the
 * next connection before that is open, which throws where nobody catches it.
 */
export async function identifyInTurn(gateway: GatewayManager, untilTurn: PlatformDeps["untilTurn"]): Promise<IIdentifyThrottler> {
  const { session_start_limit: limit } = await gateway.fetchGatewayInformation();
  const own = new SimpleIdentifyThrottler(limit.max_concurrency);
  const turnOf = (shardId: number, signal: AbortSignal) =>
    untilTurn
      ? untilTurn({ name: `discord identify ${shardId % limit.max_concurrency}`, everyMs: identifyEveryMs }, signal)
      : own.waitForIdentify(shardId, signal);
  return {
    async waitForIdentify(shardId, signal) {
      await Promise.race([turnOf(shardId, signal), ended(signal)]);
      signal.throwIfAborted();
    },
  };
}

/** Resolves once the signal aborts. */
export function ended(signal: AbortSignal): Promise<null> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(null);
    signal.addEventListener("abort", () => resolve(null), { once: true });
  });
}
