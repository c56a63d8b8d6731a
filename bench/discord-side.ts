import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { systemClock } from "../src/clock.ts";
import { createGateway, type Gateway } from "../test/standins/discord-gateway.ts";
import { createWorld } from "../test/standins/discord-world.ts";
import { within } from "./load.ts";

/** One bot's Discord, which does nothing but hand over interactions and take answers: the tests' gateway, and a REST side that checks nothing. */
export interface DiscordSide {
  apiUrl: string;
  token: string;
  /** Somebody who has never asked before uses `/odds` in a direct message. Resolves to the message that answers. */
  ask(words: string): Promise<Readonly<Record<string, unknown>>>;
  /** Resolves when the bot listens. */
  connected(): Promise<void>;
  close(): Promise<void>;
}

/** Much longer than any answer takes. */
const answerWithinMs = 20_000;

type Payload = Readonly<Record<string, unknown>>;

const chatInput = 2;

export async function openDiscordSide(token: string): Promise<DiscordSide> {
  const world = createWorld(systemClock);
  const waiting = new Map<string, (message: Payload) => void>();
  const server = createServer((request, response) => void answer(request, response));
  // A bot rests while another has its turn; a connection closed meanwhile would lose its next answer.
  server.keepAliveTimeout = 0;
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const url = `ws://127.0.0.1:${port}/gw`;
  const gateway: Gateway = createGateway({ server, world, token, url: () => url });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? "";
    const body = await text(request);
    const [, interaction] = /\/interactions\/\d+\/([^/]+)\/callback/.exec(path) ?? [];
    if (interaction !== undefined) {
      const { data } = JSON.parse(body) as { data?: Payload };
      response.writeHead(204).end();
      // Without a message it only says that one will come.
      if (data && "components" in data) take(interaction, data);
      return;
    }
    const [, later] = /\/webhooks\/\d+\/([^/]+)\/messages/.exec(path) ?? [];
    if (later !== undefined) take(later, JSON.parse(body) as Payload);
    const known = /\/gateway\/bot$/.test(path) ? gatewayAnswer(url) : body === "" ? [] : JSON.parse(body);
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(known));
  }

  function take(interaction: string, message: Payload): void {
    waiting.get(interaction)?.(message);
    waiting.delete(interaction);
  }

  return {
    apiUrl: `http://127.0.0.1:${port}/api`,
    token,
    ask(words) {
      const id = world.nextId();
      gateway.dispatch("INTERACTION_CREATE", interactionJson(id, world.applicationId, words));
      return within(answerWithinMs, new Promise((resolve) => waiting.set(id, resolve)));
    },
    connected: async () => void (await world.until(() => gateway.connected)),
    async close() {
      gateway.stop();
      server.closeAllConnections();
      server.close();
    },
  };
}

/** In a channel and by a person of its own, since nobody may ask so much. */
function interactionJson(id: string, applicationId: string, words: string): object {
  return {
    id,
    token: id,
    application_id: applicationId,
    version: 1,
    type: chatInput,
    data: { id, name: "odds", type: 1, options: [{ name: "match", type: 3, value: words }] },
    channel: { id, type: 1 },
    channel_id: id,
    user: { id, username: "ann", discriminator: "0", avatar: null, global_name: "Ann" },
    app_permissions: "0",
    locale: "en-US",
    entitlements: [],
    authorizing_integration_owners: { 0: "0" },
    context: 1,
    attachment_size_limit: 10_485_760,
  };
}

function gatewayAnswer(url: string): object {
  return { url, shards: 1, session_start_limit: { total: 1000, remaining: 999, reset_after: 14_400_000, max_concurrency: 1 } };
}
