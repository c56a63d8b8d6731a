import type { Inlet, Platform, PlatformDeps } from "../../chat/platform.ts";
import type { Clock } from "../../clock.ts";
import type { Log } from "../../log.ts";
import { createAgent, type HttpsProxy } from "../../proxy.ts";
import { createCalls } from "./calls.ts";
import { createFiles } from "./files.ts";
import { createInteractions, type InteractionsPlace } from "./interactions.ts";
import { createInvalidRequests } from "./invalid-requests.ts";
import type { PaceLimits } from "./pace.ts";
import { requestsBy, straightReplies, userAgent } from "./requests.ts";
import { createSender } from "./sender.ts";
import { createShard, type ShardInlet } from "./shard.ts";
import { createUnderWay } from "./under-way.ts";

export interface DiscordOptions {
  token: string;
  /** Where Discord's REST interface is, without version; another one for a proxy. */
  apiUrl?: string;
  /** Into how many shards the servers are divided, so that several processes can share them; null leaves that to Discord. */
  shards?: number | null;
  /** Where Discord brings what people do; null takes it from the gateway. */
  interactions?: InteractionsPlace | null;
  proxy?: HttpsProxy | null;
  log: Log;
  clock: Clock;
  deps: PlatformDeps;
  /** Slower or faster than Discord's known limits. */
  pace?: PaceLimits;
}

/** How long an heir may take to connect; two shards wait for two turns of five seconds, were another one connected just before. */
const overlapMs = { alone: 6_000, sharded: 13_000 };

/** Discord: slash commands, buttons and menus come in through its gateway or by HTTP, alerts go out through a REST client of their own. */
export function createDiscord({
  token,
  apiUrl = "https://discord.com/api",
  shards = null,
  interactions = null,
  proxy = null,
  log,
  clock,
  deps,
  pace,
}: DiscordOptions): Platform {
  const invalid = createInvalidRequests(clock);
  const agent = createAgent(proxy, { userAgent });
  const makeRequest = requestsBy(agent);
  const sender = createSender({ token, apiUrl, makeRequest, log, clock, invalid, pace });
  const attachedFrom = createFiles({ agent, apiUrl, log });
  const straight = straightReplies({ agent, apiUrl, clock, invalid });
  const calls = createCalls({ deps, hearsWords: interactions === null, sender, attachedFrom, straight, log, clock });
  const sends = createUnderWay(clock);
  const inlets = createInlets();

  function createInlets(): (Inlet | ShardInlet)[] {
    const common = { token, apiUrl, makeRequest, log, clock, invalid, calls, catalogs: deps };
    if (interactions) return [createInteractions({ ...common, place: interactions })];
    const gateway = { ...common, proxy, chats: deps.chats, untilTurn: deps.untilTurn };
    if (shards === null) return [createShard(gateway, null)];
    return Array.from({ length: shards }, (_, id) => createShard(gateway, { id, of: shards }));
  }

  return {
    name: "discord",
    everywhere: interactions !== null,
    // Discord tells every connection that there is of the same things.
    overlapMs: shards === null ? overlapMs.alone : overlapMs.sharded,
    ...(shards === null ? {} : { shards: inlets }),
    async start() {
      await Promise.all(inlets.map((inlet) => inlet.start()));
    },
    isCutOff: () => inlets.some((inlet) => inlet.isCutOff?.() ?? false),
    send: (message, signal) => sends.during(sender.send(message, signal)),
    probe: () => sender.probe(),
    longPauseUntil: () => sender.longPauseUntil(),
    open: (opening, signal) => sends.during(sender.open(opening, signal)),
    close: (address) => sender.close(address),
    leave: (address) => sender.leave(address),
    async titleOf(chat) {
      const known = inlets.flatMap((inlet) => ("titleOf" in inlet ? (inlet.titleOf(chat) ?? []) : []));
      return known[0] ?? (await sender.titleOf(chat));
    },
    async stop(how) {
      await Promise.all([sends.close(), ...inlets.map((inlet) => inlet.stop(how))]);
    },
  };
}
