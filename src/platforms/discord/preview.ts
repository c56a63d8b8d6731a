import { type APIMessageTopLevelComponent, ComponentType, InteractionResponseType, MessageFlags } from "discord.js";
import type { PlatformRequest, Previewed } from "../../chat/preview.ts";
import { type DiscordMessage, filesOf, messageBelow, messageFromReply } from "./message.ts";
import { bodyOfOutgoing } from "./sender.ts";

/** What Discord would be asked for: a message to a channel when it goes out unasked, else the answer to an interaction. */
export function discordPreview({ reply, below, edits, alert }: Previewed): PlatformRequest {
  const files = filesOf(below ?? reply).map(({ name, data }) => ({
    name,
    content: name.endsWith(".csv") ? data.toString("utf8") : null,
  }));
  if (alert && !below)
    return edits
      ? { method: "PATCH", path: "/channels/{channel}/messages/{message}", body: { ...messageFromReply(reply) }, files }
      : { method: "POST", path: "/channels/{channel}/messages", body: { ...bodyOfOutgoing({ reply, ...alert }) }, files };
  const message = below ? belowOf(messageFromReply(reply).components, below) : messageFromReply(reply);
  const changes = edits || below !== null;
  const type = changes ? InteractionResponseType.UpdateMessage : InteractionResponseType.ChannelMessageWithSource;
  const flags = reply.personal && !changes ? message.flags | MessageFlags.Ephemeral : message.flags;
  return {
    method: "POST",
    path: "/interactions/{interaction}/{token}/callback",
    body: { type, data: { ...message, flags } },
    files,
  };
}

function belowOf([own]: readonly APIMessageTopLevelComponent[], below: Previewed["reply"]): DiscordMessage {
  return own?.type === ComponentType.Container ? messageBelow(own, below) : messageFromReply(below);
}
