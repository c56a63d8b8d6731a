import {
  ApplicationCommandOptionType,
  type Attachment,
  type ButtonInteraction,
  type ChatInputCommandInteraction,
  type Guild,
  type Interaction,
  InteractionContextType,
  PermissionFlagsBits,
  type StringSelectMenuInteraction,
} from "discord.js";
import { formatAddress } from "../../chat/address.ts";
import type { Attached } from "../../chat/attached.ts";
import type { Call } from "../../chat/call.ts";
import type { Press } from "../../chat/press.ts";
import { pressFromId } from "./buttons.ts";
import { managing, maySpeak } from "./permissions.ts";

/** A slash command -> Call, or null when it comes from nowhere that an answer could be addressed to. */
export function callFromCommand(
  interaction: ChatInputCommandInteraction,
  attachedFrom: (attachment: Pick<Attachment, "name" | "size" | "url">) => Attached,
): Call | null {
  const attachment = interaction.options.data.find((option) => option.attachment)?.attachment;
  const given = interaction.options.data.filter(({ type }) => type === ApplicationCommandOptionType.String);
  const options = Object.fromEntries(given.map(({ name, value }) => [name, String(value ?? "")]));
  const file = attachment ? { attached: attachedFrom(attachment) } : {};
  return callFrom(interaction, {
    ...{ command: interaction.commandName, text: "", options, source: "typed" as const },
    ...file,
    ...roleIn(interaction),
  });
}

/** The role that one of the options names. Everybody has the one that has its server's id. */
function roleIn({ options, guildId, appPermissions, memberPermissions }: ChatInputCommandInteraction): Pick<Call, "role"> {
  const role = options.data.find((option) => option.role)?.role;
  if (!role) return {};
  const { MentionEveryone } = PermissionFlagsBits;
  const notifies = role.mentionable || appPermissions.has(MentionEveryone);
  const mayMention = role.mentionable || (memberPermissions?.has(MentionEveryone) ?? false);
  return { role: { id: role.id, name: role.name, isEveryone: role.id === guildId, notifies, mayMention } };
}

/** Whether the asker wants to be the only one who sees the answer; the one switch that a command has says so. */
export function isAskedPrivately({ options }: ChatInputCommandInteraction): boolean {
  return options.data.some(({ type, value }) => type === ApplicationCommandOptionType.Boolean && value === true);
}

/** A pressed button, or a choice of a menu, which is the same in another shape. */
export type PressInteraction = ButtonInteraction | StringSelectMenuInteraction;

/** What a button, or the chosen option of a menu, carries; null for what was never ours. */
export function pressOf(interaction: PressInteraction): Press | null {
  return pressFromId(interaction.isStringSelectMenu() ? (interaction.values[0] ?? "") : interaction.customId);
}

/** A press, read already -> Call. */
export function callFromPress(interaction: PressInteraction, { command, text, below }: Press): Call | null {
  const place = below ? { below: interaction.message.id } : {};
  return callFrom(interaction, { command, text, options: null, source: "button", ...place });
}

/** A server that the bot has just joined -> the Call by which it introduces itself in one of its channels. */
export function callFromGuild({ ownerId, preferredLocale }: Guild, channelId: string): Call {
  return {
    address: addressOf(channelId),
    place: "group",
    reader: { id: ownerId, language: preferredLocale },
    command: "start",
    text: "",
    options: null,
    source: "typed",
    // Nobody has said by this what the channel is to be spoken to in.
    mayManage: async () => false,
  };
}

/** The address of a channel; a thread is a channel of its own, and so is a direct message. */
export function addressOf(channelId: string): string {
  return formatAddress({ platform: "discord", chat: channelId, thread: null });
}

type Asked = Pick<Call, "command" | "text" | "options" | "source" | "below" | "attached" | "role">;

// Everything is read from the interaction itself, never from a cache, so that the caches can stay empty.
function callFrom(interaction: Interaction, asked: Asked): Call | null {
  if (interaction.channelId === null) return null;
  const mayManage = isManager(interaction);
  return {
    ...asked,
    address: addressOf(interaction.channelId),
    place: placeOf(interaction),
    reader: { id: interaction.user.id, language: interaction.locale ?? null },
    mayManage: async () => mayManage,
    canPost: canPost(interaction),
    ...(isGuest(interaction) ? { isGuest: true } : serverOf(interaction)),
  };
}

function serverOf({ guildId }: Interaction): Pick<Call, "server"> {
  return guildId === null ? {} : { server: guildId };
}

/** Whether a person alone brought the bot along, into a server that has not added it or a conversation with others. */
function isGuest(interaction: Interaction): boolean {
  const { guildId, authorizingIntegrationOwners: owners } = interaction;
  return !isPrivate(interaction) && (guildId === null || owners.guildId === null);
}

/** Whether alerts could be sent here: an answer to a command needs no permission, a message of our own does. */
function canPost(interaction: Interaction): boolean {
  if (isPrivate(interaction)) return true;
  return !isGuest(interaction) && maySpeak(interaction);
}

export function placeOf(interaction: Interaction): Call["place"] {
  return isPrivate(interaction) ? "private" : "group";
}

/** Between one person and the bot; a group of friends counts as a group. */
function isPrivate({ guildId, context }: Interaction): boolean {
  return guildId === null && context !== InteractionContextType.PrivateChannel;
}

/**
 * In a server: whoever may manage it or the channel, by the permissions that Discord puts into the interaction. Where only a
 * person brought the bot along it can post nothing by itself, so there is nothing to manage.
 */
function isManager(interaction: Interaction): boolean {
  if (isPrivate(interaction)) return true;
  if (isGuest(interaction)) return false;
  return interaction.memberPermissions?.any(managing) ?? false;
}
