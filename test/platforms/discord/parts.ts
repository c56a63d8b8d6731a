import type { Call } from "../../../src/chat/call.ts";
import type { CommandInfo, Outgoing, Platform, PlatformDeps, Reaction, Suggestion } from "../../../src/chat/platform.ts";
import type { Block, Reply } from "../../../src/chat/reply.ts";
import { createListener, type Listener } from "../../../src/listener.ts";
import type { Log } from "../../../src/log.ts";
import { createDiscord } from "../../../src/platforms/discord/adapter.ts";
import { interactionsPath } from "../../../src/platforms/discord/interactions.ts";
import { createFakeClock, type FakeClock } from "../../clock.ts";
import { type DiscordStandIn, type DiscordStandInOptions, startDiscordStandIn } from "../../standins/discord.ts";

export const catalog: readonly CommandInfo[] = [
  {
    name: "odds",
    names: { en: "odds", ru: "котировки" },
    description: { en: "Odds of a match", ru: "Котировки матча" },
    options: [
      { name: "words", description: { en: "More words" }, required: false, suggests: false },
      {
        name: "match",
        names: { en: "match", ru: "Какой матч" },
        description: { en: "Which match", ru: "Какой матч" },
        required: true,
        suggests: true,
      },
    ],
    menus: ["slash"],
    manages: false,
    privately: {
      name: "private",
      names: { en: "private", ru: "лично" },
      description: { en: "Only you see it" },
      required: false,
      suggests: false,
    },
  },
  {
    name: "watch",
    description: { en: "Watch a match" },
    options: [{ name: "role", description: { en: "Whom to tell" }, required: false, suggests: false, takesRole: true }],
    menus: ["slash"],
    manages: true,
  },
];

/** A reply of one paragraph, unless told otherwise. */
export function replyOf(text: string, more: Partial<Reply> = {}): Reply {
  return {
    blocks: [paragraph(text)],
    buttons: [],
    personal: false,
    credit: [[{ kind: "text", text: "Data: Example Odds" }]],
    cut: "Parts were left out.",
    language: "en",
    ...more,
  };
}

export function paragraph(text: string): Block {
  return { kind: "paragraph", spans: [{ kind: "text", text }] };
}

/** An alert to a channel. */
export function outgoingTo(channelId: string, more: Partial<Outgoing> = {}): Outgoing {
  return {
    address: `discord:${channelId}`,
    reply: replyOf("The line moved"),
    deliveryId: "delivery-1",
    replaces: null,
    silent: false,
    ...more,
  };
}

/** A log that keeps its lines. */
interface KeptLog extends Log {
  lines: { level: string; fields: object; message: string }[];
}

function createKeptLog(): KeptLog {
  const lines: KeptLog["lines"] = [];
  const keep = (level: string) => (fields: object, message: string) => void lines.push({ level, fields, message });
  return { lines, debug: keep("debug"), info: keep("info"), warn: keep("warn"), error: keep("error") };
}

/** Discord with a bot on it whose answers the test makes up. */
export interface Bench {
  clock: FakeClock;
  discord: DiscordStandIn;
  platform: Platform;
  log: KeptLog;
  /** Every call that arrived. */
  calls: Call[];
  /** Every thumb that was told of, with whether who put it there may manage the chat. */
  thumbs: (Omit<Reaction, "mayManage"> & { mayManage: boolean })[];
  /** What happened to chats, as `gone discord:1 reason`. */
  events: string[];
  answerWith(answer: (call: Call) => Promise<Reply> | Reply): void;
  suggestWith(suggest: (typed: string) => Promise<readonly Suggestion[]> | readonly Suggestion[]): void;
  stop(): Promise<void>;
}

/** The fake clock stands still unless a test moves it, so nothing may wait for its turn. */
const unpaced = { perSecond: Number.POSITIVE_INFINITY, burst: 1 };

interface BenchOptions extends Partial<DiscordStandInOptions> {
  shards?: number;
  /** Discord brings what people do by HTTP. */
  byHttp?: boolean;
  /** Another one than Discord signs with. */
  publicKey?: string;
  untilTurn?: PlatformDeps["untilTurn"];
}

/** From now on Discord brings what people do to a listener on a free port. */
export function bringByHttp({ endpoint }: DiscordStandIn): { publicKey: string; listener: Listener } {
  const listener = createListener({ host: "127.0.0.1", port: 0 });
  endpoint.set(() => `${listener.address()}${interactionsPath}`);
  return { publicKey: endpoint.publicKey, listener };
}

/** The bot is made but not started; on a strict stand-in it keeps its pace. */
export async function createBench({
  shards,
  byHttp = false,
  publicKey,
  untilTurn,
  ...options
}: BenchOptions = {}): Promise<Bench> {
  const clock = createFakeClock();
  const discord = await startDiscordStandIn({ clock, ...options });
  const log = createKeptLog();
  const calls: Call[] = [];
  const events: string[] = [];
  const thumbs: Bench["thumbs"] = [];
  let answer: (call: Call) => Promise<Reply> | Reply = ({ command }) => replyOf(`answer to ${command}`);
  let suggest: (typed: string) => Promise<readonly Suggestion[]> | readonly Suggestion[] = () => [];
  const note = async (event: string) => void events.push(event);
  const platform = createDiscord({
    token: discord.token,
    apiUrl: discord.apiUrl,
    shards: shards ?? null,
    interactions: byHttp ? { ...bringByHttp(discord), ...(publicKey ? { publicKey } : {}) } : null,
    log,
    clock,
    ...(options.strict ? {} : { pace: unpaced }),
    deps: {
      ...(untilTurn ? { untilTurn } : {}),
      catalog,
      async answer(call) {
        calls.push(call);
        return answer(call);
      },
      async reacted({ mayManage, ...reaction }) {
        thumbs.push({ ...reaction, mayManage: await mayManage() });
        return "👌";
      },
      suggest: async ({ typed }) => suggest(typed),
      chats: {
        gone: (address, { title, loss, reason }) => note(`gone ${address} (${title}) ${loss} ${reason}`),
        back: (address) => note(`back ${address}`),
        rightsChanged: (addresses) => note(`rights ${addresses.join(" ")}`),
        moved: (from, to) => note(`moved ${from} ${to}`),
      },
    },
  });
  return {
    clock,
    discord,
    platform,
    log,
    calls,
    thumbs,
    events,
    answerWith(next) {
      answer = next;
    },
    suggestWith(next) {
      suggest = next;
    },
    async stop() {
      await platform.stop();
      await discord.stop();
    },
  };
}

/** A promise that the test settles. */
export function later<T>(): { promise: Promise<T>; resolve(value: T): void } {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

/** Resolves when somebody sleeps on the clock, so that it can be moved on. */
export async function untilSleeping(clock: FakeClock): Promise<void> {
  while (clock.nextWake() === null) await new Promise((resolve) => setImmediate(resolve));
}
