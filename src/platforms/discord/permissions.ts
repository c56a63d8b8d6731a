import { type Guild, type Interaction, PermissionFlagsBits, PermissionsBitField } from "discord.js";

const { ViewChannel, SendMessages, SendMessagesInThreads, CreatePublicThreads, AddReactions, ReadMessageHistory } =
  PermissionFlagsBits;

/**
 * What a server is asked for when it adds the bot: to speak unasked, in threads of its own as well, and to answer a reaction by one.
 * Answers to commands need no permission.
 */
export const permissions =
  ViewChannel | SendMessages | SendMessagesInThreads | CreatePublicThreads | AddReactions | ReadMessageHistory;

/** Whether the bot may speak unasked where something was done. Without a cache of channels nobody knows whether that is a thread; then either will do. */
export function maySpeak({ appPermissions, channel }: Interaction): boolean {
  const isThread = channel?.isThread();
  const needed = { true: [SendMessagesInThreads], false: [SendMessages], undefined: [SendMessages, SendMessagesInThreads] };
  return appPermissions.has(ViewChannel) && appPermissions.any(needed[`${isThread}`]);
}

/**
 * Whether who asked may write there themselves. Of a server that is known every channel is, but no thread; where nobody knows, both
 * rights are needed.
 */
export function mayWrite({ memberPermissions, channel, guild }: Interaction): boolean {
  const isThread = channel?.isThread() ?? (guild ? true : undefined);
  const needed = { true: [SendMessagesInThreads], false: [SendMessages], undefined: [SendMessages, SendMessagesInThreads] };
  return memberPermissions?.has(needed[`${isThread}`]) ?? true;
}

const { Administrator, ManageGuild, ManageChannels } = PermissionFlagsBits;

/** What lets a person change settings and watches of a channel, by the permissions that they have there. */
export const managing = [ManageGuild, ManageChannels];

/**
 * Whether somebody with these roles may do so, as Discord reckons: what everybody may and the roles allow, then what the channel
 * says otherwise of everybody, of the roles and of the person. Of a thread only the server's own permissions are known.
 */
export function managesChannel(
  guild: Guild,
  { channelId, user, roles }: { channelId: string; user: string; roles: readonly string[] },
): boolean {
  if (guild.ownerId === user) return true;
  const allowed = new PermissionsBitField();
  for (const id of [guild.id, ...roles]) allowed.add(guild.roles.cache.get(id)?.permissions ?? 0n);
  if (allowed.has(Administrator)) return true;
  const channel = guild.channels.cache.get(channelId);
  const overwrites = channel && "permissionOverwrites" in channel ? channel.permissionOverwrites.cache : null;
  for (const among of [[guild.id], roles, [user]]) {
    const its = among.flatMap((id) => overwrites?.get(id) ?? []);
    for (const { deny } of its) allowed.remove(deny);
    for (const { allow } of its) allowed.add(allow);
  }
  return allowed.any(managing);
}
