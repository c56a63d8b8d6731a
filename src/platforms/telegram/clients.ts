import { autoRetry } from "@grammyjs/auto-retry";
import { Api, type Transformer } from "grammy";
import type { ApiResponse } from "grammy/types";
import type { Dispatcher } from "undici";
import { longestSendMs } from "../../chat/platform.ts";
import { type Clock, systemClock } from "../../clock.ts";
import type { Lane } from "./lane.ts";
import { fetchBy, straight } from "./requests.ts";

/** One token, six ways of using it that must not wait for each other. */
export interface Clients {
  /** Answers to people: waits out a short 429 once. */
  people: Api;
  /** Messages sent unasked: never repeats anything by itself, because Telegram cannot tell a repetition. */
  alerts: Api;
  /** The same for changes that nobody waits for: what Telegram refuses of them holds up nothing else. */
  changes: Api;
  /** Whether Telegram answers at all. */
  probes: Api;
  /** Long polling, whose requests are answered late on purpose. */
  updates: Api;
  /** The last words of a process that stops: quick or not at all. */
  closing: Api;
}

/** How long the answer to a person may be on its way; what takes longer is never known. */
const timeoutSeconds = 30;
/** The same for what goes out unasked, whose lease is short. */
const unaskedTimeoutSeconds = longestSendMs / 1_000;
const probeTimeoutSeconds = 5;
/** Longer than the server holds a poll. */
const pollTimeoutSeconds = 50;
const closingTimeoutSeconds = 3;
const repeatable = { maxRetryAttempts: 1, maxDelaySeconds: 5, rethrowHttpErrors: true, rethrowInternalServerErrors: true };
const messageMethods = new Set([
  ...["sendMessage", "sendRichMessage", "sendPhoto", "sendDocument"],
  ...["editMessageText", "editMessageMedia"],
]);

interface ClientsOptions {
  token: string;
  apiRoot: string;
  agent: Dispatcher;
  lane: Lane;
  clock: Clock;
}

export function createClients({ token, apiRoot, agent, lane, clock }: ClientsOptions): Clients {
  const root = apiRoot.replace(/\/+$/, "");
  const fetch = fetchBy(agent);
  const client = (timeoutSeconds: number, by = clock) => {
    const api = new Api(token, { apiRoot: root, timeoutSeconds, fetch });
    api.config.use(straight({ agent, root: `${root}/bot${token}`, timeoutMs: timeoutSeconds * 1000, clock: by }));
    return api;
  };
  const people = client(timeoutSeconds);
  people.config.use(reporting(lane, true), autoRetry(repeatable));
  const alerts = client(unaskedTimeoutSeconds);
  alerts.config.use(reporting(lane, false));
  const changes = client(unaskedTimeoutSeconds);
  changes.config.use(sparing(lane));
  const probes = client(probeTimeoutSeconds);
  // Whatever time the bot goes by, Telegram holds a poll by its own.
  const updates = client(pollTimeoutSeconds, systemClock);
  return { people, alerts, changes, probes, updates, closing: client(closingTimeoutSeconds, systemClock) };
}

/** Tells the lane of every message that leaves and of every 429, also of those that a retry hides. */
function reporting(lane: Lane, unasked: boolean): Transformer {
  return async (previous, method, payload, signal) => {
    const chat = messageMethods.has(method) && "chat_id" in payload ? Number(payload.chat_id) : null;
    if (chat !== null && unasked) lane.spend(chat);
    const answer = await previous(method, payload, signal);
    if (chat === null) return answer;
    const afterMs = limitOf(answer);
    if (afterMs === null) lane.answered(chat);
    else lane.refused(chat, afterMs);
    return answer;
  };
}

/** Tells the lane of every 429 on a change that nobody waits for. */
function sparing(lane: Pick<Lane, "spareRefused">): Transformer {
  return async (previous, method, payload, signal) => {
    const answer = await previous(method, payload, signal);
    const afterMs = limitOf(answer);
    if (afterMs !== null) lane.spareRefused(afterMs, "chat_id" in payload ? Number(payload.chat_id) : undefined);
    return answer;
  };
}

/** How long a 429 wants us to wait; null for every other answer. */
function limitOf(answer: ApiResponse<unknown>): number | null {
  return answer.ok || answer.error_code !== 429 ? null : (answer.parameters?.retry_after ?? 1) * 1000;
}
