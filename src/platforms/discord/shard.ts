import { type Client, type Guild, type Interaction, Status } from "discord.js";
import { parseAddress } from "../../chat/address.ts";
import type { Inlet, Reaction } from "../../chat/platform.ts";
import type { Calls } from "./calls.ts";
import { connect, type GatewayOptions, type Shard, titleOf } from "./gateway.ts";
import type { Written } from "./messages.ts";
import { type Catalogs, keepRegistered } from "./register.ts";
import { createUnderWay } from "./under-way.ts";

interface ShardDeps extends Omit<GatewayOptions, "shard" | "onInteraction" | "onJoined" | "onReaction" | "onWritten"> {
  calls: Calls;
  catalogs: Catalogs;
}

/** A part of all servers, and what it knows of them. */
export interface ShardInlet extends Inlet {
  /** What a channel or thread is called, hidden ones too; null where it is none of its own. */
  titleOf(address: string): string | null;
}

/** Takes what comes in through Discord's gateway: all of it, or what comes by one shard. */
export function createShard({ calls, catalogs, ...gateway }: ShardDeps, shard: Shard | null): ShardInlet {
  const { log, clock } = gateway;
  const underWay = createUnderWay(clock);
  let client: Client<true> | null = null;
  let stopped: Promise<void> | null = null;

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
      const onReaction = (reaction: Reaction): void => {
        if (!signal.aborted) void underWay.during(calls.react(reaction));
      };
      const onWritten = (written: Written): void => {
        if (!signal.aborted) void underWay.during(calls.reply(written, signal));
      };
      client = await connect({ ...gateway, shard, onInteraction, onJoined, onReaction, onWritten }, signal);
      if (!client) return;
      const which = shard ? { shard: shard.id, of: shard.of } : { shards: client.ws.shards.size };
      log.info({ servers: client.guilds.cache.size, ...which }, "taking calls from discord");
      // The list of commands is one for all shards.
      if (shard && shard.id > 0) return;
      await keepRegistered({ rest: client.rest, id: client.application.id }, { catalogs, log, clock, underWay });
    },
    stop() {
      stopped ??= stop();
      return stopped;
    },
    titleOf(address) {
      const channel = client?.channels.cache.get(parseAddress(address).chat);
      return channel ? titleOf(channel) : null;
    },
    isCutOff: () => client?.ws.shards.some(({ status }) => status !== Status.Ready) ?? false,
  };
}
