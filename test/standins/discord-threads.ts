import type { FastifyInstance } from "fastify";
import { checkMessage, type RawMessage } from "./discord-checks.ts";
import { channelJson } from "./discord-gateway.ts";
import { createForm, Refusal } from "./discord-refusal.ts";
import { messageJson, type StandInChannel, type World } from "./discord-world.ts";

interface RawThread {
  name?: unknown;
  auto_archive_duration?: unknown;
  type?: unknown;
  applied_tags?: string[];
  message?: RawMessage;
}

interface RawChange {
  archived?: boolean;
  available_tags?: { id?: string; name?: unknown }[];
}

const threadTypeOf = { text: 11, announcement: 10, forum: 11, voice: null } as const;
const mostTags = 20;
const longestTag = 20;

/** Threads of channels, posts of forums, and their tags. */
export function addThreadRoutes(
  app: FastifyInstance,
  { world, channelOf }: { world: World; channelOf(id: string): StandInChannel },
): void {
  app.post<{ Params: { channel: string }; Body: RawThread }>("/channels/:channel/threads", async ({ params, body }) => {
    const channel = channelOf(params.channel);
    if (channel.isThread || channel.guildId === null || channel.kind === "voice")
      throw new Refusal(400, 50024, "Cannot execute action on this channel type");
    if (!channel.mayOpenThreads) throw new Refusal(403, 50013, "Missing Permissions");
    checkThread(channel, body);
    if (channel.demandsTag && !body.applied_tags?.length)
      throw new Refusal(400, 40067, "A tag is required to create a forum post in this channel");
    const thread = world.addChannel({ guildId: channel.guildId, isThread: true });
    Object.assign(thread, { parent: channel.id, name: body.name, tags: body.applied_tags ?? [] });
    const first = body.message ? messageJson(world, world.addMessage(thread.id, body.message, null)) : undefined;
    return { ...channelJson(world, thread.id), ...(first ? { message: first } : {}) };
  });
  app.patch<{ Params: { channel: string }; Body: RawChange }>("/channels/:channel", async ({ params, body }) => {
    const channel = channelOf(params.channel);
    if (body.archived !== undefined) channel.isArchived = body.archived;
    if (body.available_tags) {
      if (!channel.mayManage) throw new Refusal(403, 50013, "Missing Permissions");
      const form = createForm();
      if (body.available_tags.length > mostTags) form.wrong("available_tags", "BASE_TYPE_MAX_LENGTH", "Must be 20 or fewer.");
      for (const { name } of body.available_tags)
        if (typeof name !== "string" || name === "" || name.length > longestTag)
          form.wrong("available_tags", "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 20 in length.");
      form.settle();
      channel.availableTags = body.available_tags.map(({ id, name }) => ({ id: id ?? world.nextId(), name: String(name) }));
    }
    world.changed();
    return channelJson(world, channel.id);
  });
}

function checkThread({ kind, availableTags }: StandInChannel, { name, type, applied_tags: tags = [], message }: RawThread): void {
  const form = createForm();
  if (typeof name !== "string" || name === "" || name.length > 100)
    form.wrong("name", "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 100 in length.");
  if (kind === "forum" && !message) form.wrong("message", "BASE_TYPE_REQUIRED", "This field is required");
  if (kind !== "forum" && type !== threadTypeOf[kind]) form.wrong("type", "BASE_TYPE_CHOICES", "No such type here.");
  if (tags.some((tag) => !availableTags.some(({ id }) => id === tag))) form.wrong("applied_tags", "UNKNOWN", "Unknown tag");
  form.settle();
  if (message) checkMessage(message);
}
