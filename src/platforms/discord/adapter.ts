import type { AutocompleteInteraction, ChatInputCommandInteraction, Client, Guild, Interaction } from "discord.js";
import type { Call } from "../../chat/call.ts";
import type { Answered, Platform, PlatformDeps } from "../../chat/platform.ts";
import type { Clock } from "../../clock.ts";
import type { Log } from "../../log.ts";
import { answerAnew, answerInPlace, isAsker, isEphemeral } from "./answering.ts";
import { channelsToSpeakIn, connect } from "./gateway.ts";
import { createInOrder } from "./in-order.ts";
import { createInvalidRequests } from "./invalid-requests.ts";
import { failureFields, failureFromError, isInteractionOver } from "./outcome.ts";
import type { PaceLimits } from "./pace.ts";
import { registerCommands } from "./register.ts";
import { createSender } from "./sender.ts";
import { respondWithSuggestions } from "./suggestions.ts";
import {
  addressOf,
  callFromCommand,
  callFromGuild,
  callFromPress,
  isAskedPrivately,
  type PressInteraction,
  pressOf,
} from "./update.ts";

export interface DiscordOptions {
  token: string;
  /** Where Discord's REST interface is, without version; another one for a proxy. */
  apiUrl?: string;
  log: Log;
  clock: Clock;
  deps: PlatformDeps;
  /** Slower or faster than Discord's known limits. */
  pace?: PaceLimits;
}

/** How long `stop` waits for answers that are under way. */
const stopWaitMs = 3_000;
const registerRetriesMs = [10_000, 60_000, 600_000];

/** Discord: slash commands, buttons and menus come in through its gateway, alerts go out through a REST client of their own. */
export function createDiscord({ token, apiUrl = "https://discord.com/api", log, clock, deps, pace }: DiscordOptions): Platform {
  const invalid = createInvalidRequests(clock);
  const sender = createSender({ token, apiUrl, log, clock, invalid, pace });
  const inOrder = createInOrder();
  let stopping = new AbortController();
  const open = new Set<Promise<unknown>>();
  let client: Client<true> | null = null;
  let stopped: Promise<void> | null = null;

  function track<T>(work: Promise<T>): Promise<T> {
    open.add(work);
    const done = () => void open.delete(work);
    work.then(done, done);
    return work;
  }

  function takeIn(interaction: Interaction, signal: AbortSignal): void {
    if (signal.aborted) return;
    void track(handle(interaction).catch((error) => tellFailure(interaction, error)));
  }

  async function handle(interaction: Interaction): Promise<void> {
    if (interaction.isAutocomplete()) await suggest(interaction);
    else if (interaction.isChatInputCommand()) {
      if (await isFirst(interaction)) await onCommand(interaction);
    } else if (interaction.isButton() || interaction.isStringSelectMenu()) {
      if (await isFirst(interaction)) await onPress(interaction);
    }
  }

  async function isFirst({ id, channelId }: Interaction): Promise<boolean> {
    // In the order in which they came, as all that follows.
    return inOrder.run(`first ${channelId}`, async () => (await deps.isFirst?.("discord", id)) ?? true);
  }

  async function suggest(interaction: AutocompleteInteraction): Promise<void> {
    await respondWithSuggestions(interaction, deps.suggest);
  }

  async function onCommand(interaction: ChatInputCommandInteraction): Promise<void> {
    const call = callFromCommand(interaction);
    if (!call) return;
    await answerAnew(interaction, answer(call), { clock, privately: isAskedPrivately(interaction) || isForAsker(call) });
  }

  /** Whether nobody else in a group is to see the answer. */
  function isForAsker({ command, place }: Call): boolean {
    const isPersonal = place === "group" && deps.catalog.some(({ name, personal }) => personal && name === command);
    return isPersonal || (deps.operatorCatalog?.some(({ name }) => name === command) ?? false);
  }

  async function onPress(interaction: PressInteraction): Promise<void> {
    const press = pressOf(interaction);
    const call = press && callFromPress(interaction, press);
    // Not a button of ours, or none of today's: the press is taken without a word.
    if (!call) return void (await interaction.deferUpdate());
    const isOthers = press.replace && !isAsker(interaction) && !(await call.mayManage());
    if (press.replace && !isOthers) return answerInPlace(interaction, answer(call), { clock, below: press.below === true });
    // What follows from an answer that one person sees is for that person too.
    const privately = isOthers || isEphemeral(interaction) || isForAsker(call);
    await answerAnew(interaction, answer(call), { clock, privately });
  }

  /** Says hello where the server lets us speak. Who added the bot is not told, so it speaks the server's language. */
  async function introduce(guild: Guild): Promise<void> {
    for (const [nth, id] of channelsToSpeakIn(guild).entries()) {
      const reply = await deps.answer(callFromGuild(guild, id));
      const deliveryId = `hello-${guild.id}${nth}`.slice(-25);
      const outcome = await sender.send({ address: addressOf(id), reply, deliveryId, replaces: null, silent: true });
      if (outcome.kind !== "gone") return;
    }
  }

  /** The calls of one chat are answered in the order they came. */
  function answer(call: Call): Promise<Answered> {
    return inOrder.run(call.address, () => deps.answer(call, stopping.signal));
  }

  function tellFailure({ id, channelId }: Interaction, error: unknown): void {
    const failure = failureFromError(error);
    const fields = { interaction: id, channel: channelId, ...failureFields(failure) };
    if (isInteractionOver(failure)) log.info(fields, "an answer came too late for discord");
    else if (failure.kind === "bug") log.error(fields, "a discord interaction could not be answered");
    else log.warn(fields, "discord did not take an answer");
  }

  /** Answers whether Discord knows the commands now. */
  async function register(ready: Client<true>): Promise<boolean> {
    try {
      const changed = await registerCommands(ready.rest, ready.application.id, deps);
      log.info({ commands: deps.catalog.length, changed }, "discord knows the commands");
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
    stopping.abort();
    const waited = new AbortController();
    await Promise.race([Promise.allSettled(open), clock.sleep(stopWaitMs, waited.signal)]);
    waited.abort();
    await client?.destroy();
    client = null;
  }

  return {
    name: "discord",
    // Discord tells every connection that there is of the same things.
    overlaps: true,
    async start() {
      stopping = new AbortController();
      stopped = null;
      const { signal } = stopping;
      const onInteraction = (interaction: Interaction): void => takeIn(interaction, signal);
      const onJoined = (guild: Guild): void => {
        if (!signal.aborted)
          void track(introduce(guild).catch((error) => log.warn(failureFields(failureFromError(error)), "said no hello")));
      };
      client = await connect({ token, apiUrl, log, clock, chats: deps.chats, invalid, onInteraction, onJoined }, signal);
      if (!client) return;
      log.info({ servers: client.guilds.cache.size, shards: client.ws.shards.size }, "taking calls from discord");
      // The commands of last time work meanwhile, so the bot is up without the new list.
      if (!(await register(client))) void track(registerLater(client, signal));
    },
    send: (message, signal) => track(sender.send(message, signal)),
    probe: () => sender.probe(),
    stop() {
      stopped ??= stop();
      return stopped;
    },
  };
}
