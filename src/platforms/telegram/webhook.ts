import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import fastify, { type FastifyInstance, type FastifyRequest } from "fastify";
import type { Api } from "grammy";
import type { Update } from "grammy/types";
import type { Clock } from "../../clock.ts";
import type { Log } from "../../log.ts";
import { refusalFields } from "./outcome.ts";
import { retryUntilAnswered } from "./retry-until-answered.ts";
import type { Inbox, UnderWay } from "./under-way.ts";
import { allowedUpdates } from "./update.ts";

/** Where Telegram brings updates, and where we listen for them. */
export interface WebhookPlace {
  /** The https address that Telegram calls; a proxy brings its path here. */
  url: string;
  host: string;
  port: number;
}

interface WebhookDeps {
  place: WebhookPlace;
  token: string;
  api: Api;
  underWay: UnderWay;
  log: Log;
  clock: Clock;
}

const bodyBytes = 1024 * 1024;
const requestMs = 10_000;
/** So many are handled at once, as with polling; Telegram brings what is refused once more. */
const mostUnderWay = 500;
const secretHeader = "x-telegram-bot-api-secret-token";

/**
 * Takes updates by webhook: only with the secret that we gave Telegram, acknowledged at once and handled afterwards. It stays
 * set when we stop, since other processes may serve it, and Telegram keeps what comes meanwhile.
 */
export function createWebhook({ place, token, api, underWay, log, clock }: WebhookDeps): Inbox {
  const secret = secretOf(token);
  let app: FastifyInstance | null = null;
  let stopping = new AbortController();

  function open(): FastifyInstance {
    const opened = fastify({ bodyLimit: bodyBytes, requestTimeout: requestMs, forceCloseConnections: true });
    opened.addHook("onRequest", async (request, reply) => {
      if (!isTelegram(request, secret)) return reply.code(401).send();
    });
    opened.post(new URL(place.url).pathname, (request, reply) => {
      if (!isUpdate(request.body)) return reply.code(400).send();
      if (stopping.signal.aborted || underWay.count() >= mostUnderWay) return reply.code(503).send();
      take(request.body);
      return reply.code(200).send();
    });
    // What a stranger sends is none of the operator's business, and what Fastify would say is none of the stranger's.
    opened.setNotFoundHandler((_, reply) => reply.code(404).send());
    opened.setErrorHandler((_error, _request, reply) => reply.code(400).send());
    return opened;
  }

  function take(update: Update): void {
    underWay.handle(update).catch((error: unknown) => log.error(refusalFields(error), "an update could not be handled"));
  }

  return {
    async start() {
      stopping = new AbortController();
      const { signal } = stopping;
      app = open();
      const address = await app.listen({ host: place.host, port: place.port });
      const options = { secret_token: secret, allowed_updates: allowedUpdates };
      await retryUntilAnswered(() => api.setWebhook(place.url, options), { log, clock, signal });
      log.info({ url: place.url, address }, "Telegram brings updates to the webhook");
    },
    async stop() {
      stopping.abort();
      await underWay.drain();
      await app?.close();
      app = null;
    },
  };
}

/** The same in every process with this token, and tells nothing of it. */
function secretOf(token: string): string {
  return createHmac("sha256", token).update("linewatch webhook").digest("base64url");
}

/** Takes the same time whatever was sent. */
function isTelegram({ headers }: FastifyRequest, secret: string): boolean {
  const given = headers[secretHeader];
  return timingSafeEqual(digest(typeof given === "string" ? given : ""), digest(secret));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}

function isUpdate(body: unknown): body is Update {
  return typeof body === "object" && body !== null && "update_id" in body && Number.isSafeInteger(body.update_id);
}
