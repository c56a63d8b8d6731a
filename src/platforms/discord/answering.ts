import {
  type ChatInputCommandInteraction,
  ComponentType,
  type InteractionEditReplyOptions,
  type InteractionReplyOptions,
  InteractionResponseType,
  MessageFlags,
  MessageType,
} from "discord.js";
import { isPlatformFailing } from "../../chat/delivered.ts";
import type { Answered } from "../../chat/platform.ts";
import type { Reply } from "../../chat/reply.ts";
import type { Clock } from "../../clock.ts";
import { type DiscordMessage, filesOf, messageBelow, messageFromReply } from "./message.ts";
import { failureFromError, outcomeFromFailure } from "./outcome.ts";
import type { StraightReplies } from "./requests.ts";
import { type PressInteraction, placeOf } from "./update.ts";

/** Discord gives up on an interaction after 3 seconds; this leaves the rest for the way there. */
const deferAfterMs = 1_800;

interface HowToAnswer {
  clock: Clock;
  straight: StraightReplies;
  /** Only the asker sees the answer. */
  privately: boolean;
}

/**
 * Answers with a new message; after 1.8 seconds Discord is told that the answer is still coming. A later answer takes the
 * message's place, which Discord allows for 15 minutes.
 */
export async function answerAnew(
  interaction: ChatInputCommandInteraction | PressInteraction,
  answer: Promise<Answered>,
  { clock, privately, straight }: HowToAnswer,
): Promise<void> {
  const ready = await within(answer, deferAfterMs, clock);
  if (ready) await give(interaction, ready, { personal: ready.personal || privately, straight });
  else await interaction.deferReply(privately ? { flags: MessageFlags.Ephemeral } : {});
  const first = ready ?? (await answer);
  if (!ready) await finish(interaction, first, { clock, privately });
  if (first.later) await finish(interaction, await first.later, { clock, privately });
}

/** How long to wait before an answer that was announced is given again, each time that something else than Discord has answered. */
const againAfterMs = [1_000, 4_000, 16_000];

/**
 * Gives an answer that was announced: nobody asks again for what Discord says is coming. It is given again while the edge refuses it,
 * and an edit also where nobody knows whether it was made.
 */
async function insist(give: () => Promise<unknown>, { clock, isEdit }: { clock: Clock; isEdit: boolean }): Promise<void> {
  for (const pauseMs of againAfterMs) {
    try {
      await give();
      return;
    } catch (error) {
      const outcome = outcomeFromFailure(failureFromError(error));
      if (!isPlatformFailing(outcome) || (outcome.kind === "unknown" && !isEdit)) throw error;
      await clock.sleep(pauseMs);
    }
  }
  await give();
}

/** With files, or where Discord did not take it at once, it goes the library's way, which tries again and tells why. */
async function give(
  interaction: ChatInputCommandInteraction | PressInteraction,
  reply: Reply,
  { personal, straight }: { personal: boolean; straight: StraightReplies },
): Promise<void> {
  const message = newMessage(reply, personal);
  const isPlain = message.files?.length === 0;
  if (isPlain && (await straight(interaction, bodyOf(reply, personal)))) interaction.replied = true;
  else await interaction.reply(message);
}

const bodies = { personal: new WeakMap<Reply, string>(), open: new WeakMap<Reply, string>() };

/** The same reply is written once. */
function bodyOf(reply: Reply, personal: boolean): string {
  const written = bodies[personal ? "personal" : "open"];
  const known = written.get(reply) ?? newBody(reply, personal);
  written.set(reply, known);
  return known;
}

function newBody(reply: Reply, personal: boolean): string {
  const { components, flags, allowed_mentions } = messageFromReply(reply);
  const data = { components, allowed_mentions, flags: personal ? flags | MessageFlags.Ephemeral : flags };
  return JSON.stringify({ type: InteractionResponseType.ChannelMessageWithSource, data });
}

/** Brings the answer into the message that was announced, or that said when it comes. */
async function finish(
  interaction: ChatInputCommandInteraction | PressInteraction,
  reply: Reply,
  { clock, privately }: { clock: Clock; privately: boolean },
): Promise<void> {
  if (privately || !reply.personal || placeOf(interaction) === "private")
    return insist(() => interaction.editReply(edit(messageFromReply(reply), reply)), { clock, isEdit: true });
  // Everybody has seen that an answer is coming, and what was announced so can not become personal any more.
  await insist(() => interaction.deleteReply(), { clock, isEdit: false });
  await insist(() => interaction.followUp(newMessage(reply)), { clock, isEdit: false });
}

/** Whether the message that a button is on is seen by one person alone. */
export function isEphemeral({ message }: PressInteraction): boolean {
  return message.flags.has(MessageFlags.Ephemeral);
}

/**
 * Whether what a button is on was asked for by its presser, or by nobody. `askerOf` knows whose words a message of ours answers;
 * of a reply that it has forgotten nobody is the asker.
 */
export function isAsker({ message, user }: PressInteraction, askerOf: (messageId: string) => string | undefined): boolean {
  const asker = message.interactionMetadata?.user.id ?? askerOf(message.id);
  return asker === undefined ? message.type !== MessageType.Reply : asker === user.id;
}

interface InPlace {
  clock: Clock;
  /** The message keeps what it says itself. */
  below: boolean;
}

/**
 * Answers a button by replacing the message that it is on, or what stands below it. A personal answer (a refusal, say) must not replace what others
 * read: it becomes a message of its own that only the presser sees.
 */
export async function answerInPlace(
  interaction: PressInteraction,
  answer: Promise<Answered>,
  { clock, below }: InPlace,
): Promise<void> {
  const ready = await within(answer, deferAfterMs, clock);
  if (!ready) await interaction.deferUpdate();
  const first = ready ?? (await answer);
  await putInPlace(interaction, first, { clock, ready: ready !== null, below });
  // By then the message says when its answer comes, so that whatever comes belongs there.
  if (!first.later) return;
  const later = await first.later;
  await insist(() => interaction.editReply(edit(inPlace(interaction, later, below), later)), { clock, isEdit: true });
}

/** The whole message as it is from then on. */
function inPlace({ message }: PressInteraction, reply: Reply, below: boolean): DiscordMessage {
  const [own] = below ? message.components.map((component) => component.toJSON()) : [];
  return own?.type === ComponentType.Container ? messageBelow(own, reply) : messageFromReply(reply);
}

async function putInPlace(
  interaction: PressInteraction,
  reply: Reply,
  { clock, ready, below }: InPlace & { ready: boolean },
): Promise<void> {
  // Nor should a refusal that leads nowhere take the place of what somebody reads alone.
  const isMine = (isEphemeral(interaction) || placeOf(interaction) === "private") && reply.buttons.length > 0;
  if (reply.personal && !isMine) {
    if (ready) await interaction.reply(newMessage(reply));
    else await insist(() => interaction.followUp(newMessage(reply)), { clock, isEdit: false });
    return;
  }
  const message = edit(inPlace(interaction, reply, below), reply);
  if (ready) await interaction.update(message);
  else await insist(() => interaction.editReply(message), { clock, isEdit: true });
}

/** The answer if it comes in time, else null. Rejects when it does. */
async function within<T>(answer: Promise<T>, ms: number, clock: Clock): Promise<T | null> {
  let callOff = (): void => undefined;
  const late = new Promise<null>((resolve) => {
    callOff = clock.after(ms, () => resolve(null));
  });
  return Promise.race([answer, late]).finally(callOff);
}

function newMessage(reply: Reply, personal = reply.personal): InteractionReplyOptions {
  const { components, flags } = messageFromReply(reply);
  return {
    components,
    files: attachments(reply),
    allowedMentions: { parse: [] },
    flags: personal ? [flags, MessageFlags.Ephemeral] : [flags],
  };
}

function edit({ components, flags }: DiscordMessage, reply: Reply): InteractionEditReplyOptions {
  return { components, files: attachments(reply), flags: [flags], allowedMentions: { parse: [] } };
}

function attachments(reply: Reply): { attachment: Buffer; name: string }[] {
  return filesOf(reply).map(({ name, data }) => ({ attachment: data, name }));
}
