import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { Api } from "grammy";
import type { Update } from "grammy/types";
import type { Clock } from "../../clock.ts";
import { type Door, jsonIn, type Listener } from "../../listener.ts";
import type { Log } from "../../log.ts";
import { refusalFields } from "./outcome.ts";
import { retryUntilAnswered } from "./retry-until-answered.ts";
import type { Inbox, UnderWay } from "./under-way.ts";
import { allowedUpdates } from "./update.ts";

/** Where Telegram brings updates, and where we listen for them. */
export interface WebhookPlace {
  /** The https address that Telegram calls; a proxy brings its path here. */
  url: string;
  listener: Listener;
}

interface WebhookDeps {
  place: WebhookPlace;
  token: string;
  api: Api;
  underWay: UnderWay;
  log: Log;
  clock: Clock;
}

/** So many are handled at once, as with polling; Telegram brings what is refused once more. */
const mostUnderWay = 500;
const secretHeader = "x-telegram-bot-api-secret-token";

/**
 * Takes updates by webhook: only with the secret that we gave Telegram, acknowledged at once and handled afterwards. It stays
 * set when we stop, since other processes may serve it, and Telegram keeps what comes meanwhile.
 */
export function createWebhook({ place, token, api, underWay, log, clock }: WebhookDeps): Inbox {
  const secret = secretOf(token);
  let stopping = new AbortController();
  const door: Door = {
    path: new URL(place.url).pathname,
    admits: (headers) => isTelegram(headers, secret),
    take({ body }) {
      const update = jsonIn(body);
      if (!isUpdate(update)) return { status: 400 };
      if (stopping.signal.aborted || underWay.count() >= mostUnderWay) return { status: 503 };
      take(update);
      return { status: 200 };
    },
  };

  function take(update: Update): void {
    underWay.handle(update).catch((error: unknown) => log.error(refusalFields(error), "could not handle an update"));
  }

  return {
    async start() {
      stopping = new AbortController();
      const { signal } = stopping;
      await place.listener.open(door);
      const options = { secret_token: secret, allowed_updates: allowedUpdates };
      await retryUntilAnswered(() => api.setWebhook(place.url, options), { log, clock, signal });
      log.info({ url: place.url, address: place.listener.address() }, "Telegram brings updates to the webhook");
    },
    async stop() {
      stopping.abort();
      await underWay.drain();
      await place.listener.close(door);
    },
  };
}

/** The same in every process with this token, and tells nothing of it. */
function secretOf(token: string): string {
  return createHmac("sha256", token).update("linewatch webhook").digest("base64url");
}

/** Takes the same time whatever was sent. */
function isTelegram(headers: IncomingHttpHeaders, secret: string): boolean {
  const given = headers[secretHeader];
  return timingSafeEqual(digest(typeof given === "string" ? given : ""), digest(secret));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}

function isUpdate(body: unknown): body is Update {
  return typeof body === "object" && body !== null && "update_id" in body && Number.isSafeInteger(body.update_id);
}
