import { type Interaction, PermissionFlagsBits } from "discord.js";

const { ViewChannel, SendMessages, SendMessagesInThreads, CreatePublicThreads } = PermissionFlagsBits;

/** What a server is asked for when it adds the bot: to speak unasked, in threads of its own as well. Answers to commands need no permission. */
export const permissions = ViewChannel | SendMessages | SendMessagesInThreads | CreatePublicThreads;

/** Whether the bot may speak unasked where something was done. Without a cache of channels nobody knows whether that is a thread; then either will do. */
export function maySpeak({ appPermissions, channel }: Interaction): boolean {
  const isThread = channel?.isThread();
  const needed = { true: [SendMessagesInThreads], false: [SendMessages], undefined: [SendMessages, SendMessagesInThreads] };
  return appPermissions.has(ViewChannel) && appPermissions.any(needed[`${isThread}`]);
}
