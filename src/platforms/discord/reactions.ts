import {
  type Client,
  GatewayDispatchEvents,
  type GatewayMessageReactionAddDispatchData,
  type GatewayMessageReactionRemoveDispatchData,
} from "discord.js";
import type { Reaction } from "../../chat/platform.ts";
import { managesThere } from "./permissions.ts";
import { addressOf } from "./update.ts";

type Told = GatewayMessageReactionAddDispatchData | GatewayMessageReactionRemoveDispatchData;

/** Tells of thumbs up that people put under messages of ours, or take away. The library itself tells of messages that it keeps alone. */
export function followReactions(client: Client, onReaction: (reaction: Reaction) => void): void {
  const own = () => client.user?.id;
  client.ws.on(GatewayDispatchEvents.MessageReactionAdd, (told: GatewayMessageReactionAddDispatchData) => {
    const isOurs = told.message_author_id === undefined || told.message_author_id === own();
    if (isOurs && isThumb(told) && !told.member?.user.bot && told.user_id !== own())
      onReaction(reactionFrom(client, told, { isThere: true, roles: told.member?.roles ?? null }));
  });
  // Neither whose message it was is told, nor what roles the person has.
  client.ws.on(GatewayDispatchEvents.MessageReactionRemove, (told: GatewayMessageReactionRemoveDispatchData) => {
    if (isThumb(told) && told.user_id !== own()) onReaction(reactionFrom(client, told, { isThere: false, roles: null }));
  });
}

/** In any colour of skin. */
function isThumb({ emoji }: Told): boolean {
  return emoji.id === null && (emoji.name?.startsWith("👍") ?? false);
}

function reactionFrom(
  client: Client,
  { channel_id: channelId, message_id: messageId, user_id: user, guild_id: guildId }: Told,
  { isThere, roles }: { isThere: boolean; roles: readonly string[] | null },
): Reaction {
  const server = guildId ?? null;
  return {
    address: addressOf(channelId),
    messageId,
    place: server === null ? "private" : "group",
    reader: { id: user, language: null },
    isThere,
    mayManage: () => managesThere(client, { server, channelId, user, roles }),
  };
}
