import type { AutocompleteInteraction, ChatInputCommandInteraction, Guild, Interaction } from "discord.js";
import { LRUCache } from "lru-cache";
import { formatAddress } from "../../chat/address.ts";
import type { Call } from "../../chat/call.ts";
import { deliveredFrom, delivering } from "../../chat/delivered.ts";
import type { Answered, Delivered, PlatformDeps, Reaction } from "../../chat/platform.ts";
import type { Press } from "../../chat/press.ts";
import type { Button, Reply } from "../../chat/reply.ts";
import type { Clock } from "../../clock.ts";
import type { Log } from "../../log.ts";
import { answerAnew, answerInPlace, isAsker, isEphemeral } from "./answering.ts";
import type { createFiles } from "./files.ts";
import { channelsToSpeakIn } from "./gateway.ts";
import { createInOrder } from "./in-order.ts";
import { callFromWritten, type Written } from "./messages.ts";
import { failureFields, failureFromError, isInteractionOver, outcomeFromFailure } from "./outcome.ts";
import { mayWrite, type Rights } from "./permissions.ts";
import { createReplying } from "./replying.ts";
import type { StraightReplies } from "./requests.ts";
import type { Sender } from "./sender.ts";
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

interface CallsDeps {
  deps: PlatformDeps;
  /** What people write arrives as well. */
  hearsWords: boolean;
  sender: Pick<Sender, "send" | "react" | "privateOf" | "hasRole" | "threadTrouble">;
  attachedFrom: ReturnType<typeof createFiles>;
  straight: StraightReplies;
  log: Log;
  clock: Clock;
}

interface Pressed {
  call: Call;
  press: Press;
  how: HowAsked;
}

interface HowAsked {
  /** What the bot may do there; null where nobody says. */
  rights(): Promise<Rights | null>;
  stopping: AbortSignal;
  delivered: Promise<Delivered>;
}

/** What people do with the bot, however it comes in. Nothing here rejects. */
export interface Calls {
  /** Answers a command or a press, or suggests; when `stopping` aborts, that says at once that no answer comes. */
  answer(interaction: Interaction, stopping: AbortSignal): Promise<void>;
  /** Answers what somebody wrote; `stopping` as of a command. */
  reply(written: Written, stopping: AbortSignal): Promise<void>;
  /** Says hello where the server lets us speak. */
  introduce(guild: Guild): Promise<void>;
  /** Does what a thumb up stands for, and shows so by a reaction. */
  react(reaction: Reaction): Promise<void>;
}

/** What follows from it is for the presser's own chat too; what else there is to do is done there. */
function actingForOwn({ later, ...reply }: Answered): Answered {
  const followed = ({ buttons, ...rest }: Reply): Reply => ({ ...rest, buttons: buttons.map(ownButtons).filter(isFilled) });
  return { ...followed(reply), ...(later ? { later: later.then(followed) } : {}) };
}

function ownButtons(row: readonly Button[]): Button[] {
  return row.flatMap((button): Button[] => {
    if (!("press" in button) || !followedOwn.has(button.press.command)) return [];
    const { command, text } = button.press;
    return [{ ...button, press: { command, text, replace: false, own: true } }];
  });
}

function isFilled({ length }: readonly Button[]): boolean {
  return length > 0;
}

const followedOwn = new Set(["import", "undo"]);

const mostKnown = 10_000;

export function createCalls({ deps, hearsWords, sender, attachedFrom, straight, log, clock }: CallsDeps): Calls {
  const inOrder = createInOrder();
  /** The languages of people's own Discord, which only commands and presses tell. */
  const languages = new LRUCache<string, string>({ max: mostKnown });
  /** Whose words a message of ours answers. */
  const askers = new LRUCache<string, string>({ max: mostKnown });
  const replyTo = createReplying({ sender, onSent: ({ messageId, asker }) => askers.set(messageId, asker), clock, log });

  async function handle(interaction: Interaction, stopping: AbortSignal): Promise<void> {
    languages.set(interaction.user.id, interaction.locale);
    if (interaction.isAutocomplete()) await suggest(interaction);
    else if (interaction.isChatInputCommand()) {
      if (await isFirst(interaction)) await onCommand(interaction, stopping);
    } else if (interaction.isButton() || interaction.isStringSelectMenu()) {
      if (await isFirst(interaction)) await onPress(interaction, stopping);
    }
  }

  async function isFirst({ id, channelId }: Pick<Interaction, "id" | "channelId">): Promise<boolean> {
    // In the order in which they came, as all that follows.
    return inOrder.run(`first ${channelId}`, async () => (await deps.isFirst?.("discord", id)) ?? true);
  }

  async function suggest(interaction: AutocompleteInteraction): Promise<void> {
    await respondWithSuggestions(interaction, deps.suggest);
  }

  async function onCommand(interaction: ChatInputCommandInteraction, stopping: AbortSignal): Promise<void> {
    const call = callFromCommand(interaction, attachedFrom);
    if (!call) return;
    const privately = isAskedPrivately(interaction) || isForAsker(call) || !mayWrite(interaction);
    const rights = async () => interaction.appPermissions;
    await told((delivered) =>
      answerAnew(interaction, answer(call, { rights, stopping, delivered }), { clock, privately, straight }),
    );
  }

  async function onWritten(written: Written, stopping: AbortSignal): Promise<void> {
    const language = languages.get(written.author) ?? null;
    const call = callFromWritten(written, { language, attachedFrom });
    if (!(await isFirst(written))) return;
    const { rights } = written;
    const give = (delivered: Promise<Delivered>) => replyTo(written, answer(call, { rights, stopping, delivered }));
    await delivering(give, (error) => deliveredFrom(outcomeFromFailure(failureFromError(error))));
  }

  /** Answers, and tells what Discord made of the answer. Rejects as `give` does. */
  async function told(give: (delivered: Promise<Delivered>) => Promise<void>): Promise<void> {
    const giveAll = async (delivered: Promise<Delivered>): Promise<Delivered> => {
      await give(delivered);
      return { kind: "taken" };
    };
    await delivering(giveAll, (error) => deliveredFrom(outcomeFromFailure(failureFromError(error))));
  }

  /** Whether nobody else in a group is to see the answer. */
  function isForAsker({ command, place }: Call): boolean {
    const isPersonal = place === "group" && deps.catalog.some(({ name, personal }) => personal && name === command);
    return isPersonal || (deps.operatorCatalog?.some(({ name }) => name === command) ?? false);
  }

  async function onPress(interaction: PressInteraction, stopping: AbortSignal): Promise<void> {
    const press = pressOf(interaction);
    const call = press && callFromPress(interaction, press);
    // Not a button of ours, or none of today's: the press is taken without a word.
    if (!press || !call) return void (await interaction.deferUpdate());
    const rights = async () => interaction.appPermissions;
    await told((delivered) => answerPress(interaction, { call, press, how: { rights, stopping, delivered } }));
  }

  async function answerPress(interaction: PressInteraction, { call, press, how }: Pressed): Promise<void> {
    if (press.own && call.place === "group")
      return answerAnew(interaction, answerOwn(call, how), { clock, privately: true, straight });
    // Whoever may not write there changes nothing that others read.
    const isReader = !mayWrite(interaction) && !isEphemeral(interaction);
    const isOthers = isReader || (press.replace && !isAsker(interaction, (id) => askers.get(id)) && !(await call.mayManage()));
    const answered = answer(call, how);
    if (press.replace && !isOthers) return answerInPlace(interaction, answered, { clock, below: press.below === true });
    // What follows from an answer that one person sees is for that person too.
    const privately = isOthers || isEphemeral(interaction) || isForAsker(call);
    await answerAnew(interaction, answered, { clock, privately, straight });
  }

  /** As if it had been pressed in the presser's direct messages. Nothing can be sent there while they cannot be opened. */
  async function answerOwn({ isGuest: _, server: __, ...call }: Call, how: HowAsked): Promise<Answered> {
    const opened = await sender.privateOf(call.reader.id);
    // Never the channel itself: in private they may do everything.
    const address = opened ?? formatAddress({ platform: "discord", chat: `@${call.reader.id}`, thread: null });
    const own = { ...call, address, place: "private", own: true, canPost: opened !== null } as const;
    return actingForOwn(await answer({ ...own, mayManage: async () => true }, how));
  }

  /** The calls of one chat are answered in the order they came. */
  function answer(call: Call, { rights, stopping, delivered }: HowAsked): Promise<Answered> {
    const asked = { ...call, ...askingOfServer(call, rights), ...(hearsWords ? {} : { wordless: true as const }) };
    return inOrder.run(call.address, () => deps.answer(asked, stopping, delivered));
  }

  /** What Discord is asked about a server only when it is needed. */
  function askingOfServer({ server }: Call, rights: HowAsked["rights"]): Pick<Call, "hasRole" | "threadTrouble"> {
    if (server === undefined) return {};
    return {
      hasRole: (id) => sender.hasRole({ id, server }),
      async threadTrouble(chat) {
        const known = await rights();
        return known && sender.threadTrouble(chat, known);
      },
    };
  }

  /** Who added the bot is not told, so it speaks the server's language. */
  async function sayHello(guild: Guild): Promise<void> {
    for (const [nth, id] of channelsToSpeakIn(guild).entries()) {
      const reply = await deps.answer(callFromGuild(guild, id));
      const deliveryId = `hello-${guild.id}${nth}`.slice(-25);
      const outcome = await sender.send({ address: addressOf(id), reply, deliveryId, replaces: null, silent: true });
      if (outcome.kind !== "gone" && outcome.kind !== "barred") return;
    }
  }

  /** Those of one channel in the order in which they came. */
  async function react(reaction: Reaction): Promise<void> {
    const { address, messageId, isThere } = reaction;
    const shown = await inOrder.run(`react ${address}`, async () => deps.reacted?.(reaction));
    if (shown) await sender.react({ address, messageId, shown, isThere });
  }

  function tellFailure({ id, channelId }: Pick<Interaction, "id" | "channelId">, error: unknown): void {
    const failure = failureFromError(error);
    const address = channelId === null ? null : addressOf(channelId);
    const fields = { interaction: id, address, ...failureFields(failure) };
    if (isInteractionOver(failure)) log.info(fields, "an answer came too late for discord");
    else if (failure.kind === "bug") log.error(fields, "could not answer a discord interaction");
    else log.warn(fields, "discord did not take an answer");
  }

  return {
    answer: (interaction, stopping) => handle(interaction, stopping).catch((error) => tellFailure(interaction, error)),
    reply: (written, stopping) => onWritten(written, stopping).catch((error) => tellFailure(written, error)),
    react,
    introduce: (guild) =>
      sayHello(guild).catch((error) => log.warn(failureFields(failureFromError(error)), "could not say hello to a server")),
  };
}
