import type { Client, Guild, Interaction } from "discord.js";
import type { Inlet } from "../../chat/platform.ts";
import type { Calls } from "./calls.ts";
import { connect, type GatewayOptions, type Shard } from "./gateway.ts";
import { failureFields, failureFromError } from "./outcome.ts";
import { type Catalogs, registerCommands } from "./register.ts";
import { createUnderWay } from "./under-way.ts";

interface ShardDeps extends Omit<GatewayOptions, "shard" | "onInteraction" | "onJoined"> {
  calls: Calls;
  catalogs: Catalogs;
}

const registerRetriesMs = [10_000, 60_000, 600_000];

/** Takes what comes in through Discord's gateway: all of it, or what comes by one shard. */
export function createShard({ calls, catalogs, ...gateway }: ShardDeps, shard: Shard | null): Inlet {
  const { log, clock } = gateway;
  const underWay = createUnderWay(clock);
  let client: Client<true> | null = null;
  let stopped: Promise<void> | null = null;

  /** Answers whether Discord knows the commands now. */
  async function register(ready: Client<true>): Promise<boolean> {
    try {
      const changed = await registerCommands(ready.rest, ready.application.id, catalogs);
      log.info({ commands: catalogs.catalog.length, changed }, "discord knows the commands");
      return true;
    } catch (error) {
      log.error(failureFields(failureFromError(error)), "discord did not take the list of commands");
      return false;
    }
  }

  async function registerLater(ready: Client<true>, signal: AbortSignal): Promise<void> {
    for (const retryMs of registerRetriesMs) {
      await clock.sleep(retryMs, signal);
      if (signal.aborted || (await register(ready))) return;
    }
  }

  async function stop(): Promise<void> {
    await underWay.close();
    await client?.destroy();
    client = null;
  }

  return {
    async start() {
      stopped = null;
      const signal = underWay.open();
      const onInteraction = (interaction: Interaction): void => {
        if (!signal.aborted) void underWay.during(calls.answer(interaction, signal));
      };
      const onJoined = (guild: Guild): void => {
        if (!signal.aborted) void underWay.during(calls.introduce(guild));
      };
      client = await connect({ ...gateway, shard, onInteraction, onJoined }, signal);
      if (!client) return;
      const which = shard ? { shard: shard.id, of: shard.of } : { shards: client.ws.shards.size };
      log.info({ servers: client.guilds.cache.size, ...which }, "taking calls from discord");
      // The list of commands is one for all shards.
      if (shard && shard.id > 0) return;
      // The commands of last time work meanwhile, so the bot is up without the new list.
      if (!(await register(client))) void underWay.during(registerLater(client, signal));
    },
    stop() {
      stopped ??= stop();
      return stopped;
    },
  };
}
