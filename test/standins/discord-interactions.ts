import type { FastifyInstance } from "fastify";
import type { Clock } from "../../src/clock.ts";
import { checkChoices, checkMessage, flagEphemeral, type RawMessage } from "./discord-checks.ts";
import { checkSnowflakes, createForm, Refusal } from "./discord-refusal.ts";
import { type Interaction, messageJson, type StandInMessage, type World } from "./discord-world.ts";

const firstAnswerMs = 3_000;
const tokenMs = 15 * 60_000;

const reply = 4;
const deferReply = 5;
const deferUpdate = 6;
const update = 7;
const autocomplete = 8;
const allowed = {
  command: [reply, deferReply],
  button: [reply, deferReply, deferUpdate, update],
  autocomplete: [autocomplete],
} as const satisfies Record<Interaction["kind"], readonly number[]>;

interface CallbackBody {
  type?: number;
  data?: RawMessage & { choices?: { name: string; value: string }[] };
}

/** The answers to interactions: the first within 3 seconds and only once, edits and further messages for 15 minutes. */
export function addInteractionRoutes(app: FastifyInstance, world: World, clock: Clock): void {
  app.post<{ Params: { id: string; token: string }; Body: CallbackBody; Querystring: { with_response?: string } }>(
    "/interactions/:id/:token/callback",
    async (request, answer) => {
      const { id, token } = request.params;
      checkSnowflakes({ interaction_id: id });
      const interaction = world.interactions.get(token);
      if (interaction?.id !== id || clock.now() > interaction.createdAt + firstAnswerMs) {
        throw new Refusal(404, 10062, "Unknown interaction");
      }
      if (interaction.responded !== null) throw new Refusal(400, 40060, "Interaction has already been acknowledged.");
      respond(interaction, request.body);
      if (request.query.with_response !== "true") return answer.code(204).send();
      const message = interaction.original && { message: messageJson(world, interaction.original) };
      return { interaction: { id, type: 2 }, resource: { type: request.body.type, ...message } };
    },
  );

  function respond(interaction: Interaction, { type = 0, data = {} }: CallbackBody): void {
    if (!(allowed[interaction.kind] as readonly number[]).includes(type)) {
      const form = createForm();
      form.wrong("type", "BASE_TYPE_CHOICES", `Value must be one of {${allowed[interaction.kind].join(", ")}}.`);
      form.settle();
    }
    if (type === reply || type === update) checkMessage(data);
    if (type === autocomplete) checkChoices(data.choices);
    interaction.responded = type;
    interaction.respondedAt = clock.now();
    if (type === reply) interaction.original = add(interaction, data);
    if (type === deferReply) interaction.original = addLoading(interaction, data);
    if (type === deferUpdate || type === update) interaction.original = interaction.source;
    if (type === update && interaction.source) world.editMessage(interaction.source, data);
    if (type === autocomplete) interaction.choices = data.choices ?? [];
    world.changed();
  }

  function add({ channelId, user }: Interaction, payload: RawMessage): StandInMessage {
    const isEphemeral = ((payload.flags ?? 0) & flagEphemeral) !== 0;
    return world.addMessage(channelId, payload, isEphemeral ? user.id : null, user);
  }

  function addLoading(interaction: Interaction, payload: RawMessage): StandInMessage {
    const message = add(interaction, payload);
    message.loading = true;
    return message;
  }

  function interactionOf(applicationId: string, token: string): Interaction {
    checkSnowflakes({ webhook_id: applicationId });
    const interaction = world.interactions.get(token);
    if (!interaction || interaction.responded === null) throw new Refusal(404, 10015, "Unknown Webhook");
    if (clock.now() > interaction.createdAt + tokenMs) throw new Refusal(401, 50027, "Invalid Webhook Token");
    return interaction;
  }

  function messageOf(interaction: Interaction, id: string): StandInMessage {
    const own = id === "@original" ? interaction.original : interaction.followups.find((message) => message.id === id);
    if (!own || own.deleted) throw new Refusal(404, 10008, "Unknown Message");
    return own;
  }

  interface WebhookParams {
    application: string;
    token: string;
  }

  app.post<{ Params: WebhookParams; Body: RawMessage }>("/webhooks/:application/:token", async ({ params, body }) => {
    const interaction = interactionOf(params.application, params.token);
    checkMessage(body);
    // The first message after a deferred answer becomes that answer.
    if (interaction.original?.loading && !interaction.original.deleted) {
      world.editMessage(interaction.original, body);
      return messageJson(world, interaction.original);
    }
    const message = add(interaction, body);
    interaction.followups.push(message);
    world.changed();
    return messageJson(world, message);
  });

  const path = "/webhooks/:application/:token/messages/:message";
  type MessageParams = WebhookParams & { message: string };

  app.get<{ Params: MessageParams }>(path, async ({ params }) => {
    return messageJson(world, messageOf(interactionOf(params.application, params.token), params.message));
  });

  app.patch<{ Params: MessageParams; Body: RawMessage }>(path, async ({ params, body }) => {
    const message = messageOf(interactionOf(params.application, params.token), params.message);
    checkMessage({ ...message.payload, ...body });
    world.editMessage(message, body);
    return messageJson(world, message);
  });

  app.delete<{ Params: MessageParams }>(path, async ({ params }, answer) => {
    messageOf(interactionOf(params.application, params.token), params.message).deleted = true;
    world.changed();
    return answer.code(204).send();
  });
}
