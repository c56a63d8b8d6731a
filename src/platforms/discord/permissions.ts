import { type Client, type Guild, type Interaction, PermissionFlagsBits, PermissionsBitField, Routes } from "discord.js";

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

export type Rights = Pick<PermissionsBitField, "has">;

/** Where somebody is, by Discord's ids; without a server in direct messages. */
interface Whereabouts {
  server: string | null;
  channelId: string;
  user: string;
}

/**
 * Whether somebody may do so where Discord tells of no more than where they are and, at times, their roles. Nobody is trusted
 * whose roles it does not tell.
 */
export async function managesThere(
  client: Client,
  { server, channelId, user, roles }: Whereabouts & { roles: readonly string[] | null },
): Promise<boolean> {
  if (server === null) return true;
  const guild = client.guilds.cache.get(server);
  if (!guild) return false;
  if (guild.ownerId === user) return true;
  const known = roles ?? (await rolesOf(client, { server, user })) ?? [];
  return permissionsIn(guild, { channelId, user, roles: known }).any(managing);
}

/** What the bot may do in a channel; null in direct messages and where Discord does not say. */
export async function permissionsOfBot(client: Client, { server, channelId }: Whereabouts): Promise<Rights | null> {
  const guild = client.guilds.cache.get(server ?? "");
  const user = client.user?.id;
  const roles = guild && user !== undefined ? await rolesOf(client, { server: guild.id, user }) : null;
  return guild && user !== undefined && roles ? permissionsIn(guild, { channelId, user, roles }) : null;
}

async function rolesOf({ rest }: Client, { server, user }: { server: string; user: string }): Promise<readonly string[] | null> {
  const member = await rest.get(Routes.guildMember(server, user)).catch(() => null);
  return (member as { roles?: string[] } | null)?.roles ?? null;
}

/**
 * What somebody with these roles may do, as Discord reckons: what everybody may and the roles allow, then what the channel
 * says otherwise of everybody, of the roles and of the person. Of a thread only the server's own permissions are known.
 */
function permissionsIn(
  guild: Guild,
  { channelId, user, roles }: { channelId: string; user: string; roles: readonly string[] },
): PermissionsBitField {
  const allowed = new PermissionsBitField();
  for (const id of [guild.id, ...roles]) allowed.add(guild.roles.cache.get(id)?.permissions ?? 0n);
  if (allowed.has(Administrator)) return allowed;
  const channel = guild.channels.cache.get(channelId);
  const overwrites = channel && "permissionOverwrites" in channel ? channel.permissionOverwrites.cache : null;
  for (const among of [[guild.id], roles, [user]]) {
    const its = among.flatMap((id) => overwrites?.get(id) ?? []);
    for (const { deny } of its) allowed.remove(deny);
    for (const { allow } of its) allowed.add(allow);
  }
  return allowed;
}
