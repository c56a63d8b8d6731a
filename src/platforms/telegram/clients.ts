import { autoRetry } from "@grammyjs/auto-retry";
import { Api, type Transformer } from "grammy";
import type { Lane } from "./lane.ts";
import { requestOfFetch } from "./requests.ts";

/** One token, four ways of using it that must not wait for each other. */
export interface Clients {
  /** Answers to people: waits out a short 429 once. */
  people: Api;
  /** Messages sent unasked: never repeats anything by itself, because Telegram cannot tell a repetition. */
  alerts: Api;
  /** Long polling, whose requests are answered late on purpose. */
  updates: Api;
  /** The last words of a process that stops: quick or not at all. */
  closing: Api;
}

const timeoutSeconds = 30;
/** Longer than the server holds a poll. */
const pollTimeoutSeconds = 50;
const closingTimeoutSeconds = 3;
const repeatable = { maxRetryAttempts: 1, maxDelaySeconds: 5, rethrowHttpErrors: true, rethrowInternalServerErrors: true };
const messageMethods = new Set(["sendMessage", "editMessageText", "sendDocument", "editMessageMedia"]);

export function createClients({ token, apiRoot, lane }: { token: string; apiRoot: string; lane: Lane }): Clients {
  const root = apiRoot.replace(/\/+$/, "");
  const client = (seconds: number) => new Api(token, { apiRoot: root, timeoutSeconds: seconds, fetch: requestOfFetch });
  const people = client(timeoutSeconds);
  people.config.use(reporting(lane, true), autoRetry(repeatable));
  const alerts = client(timeoutSeconds);
  alerts.config.use(reporting(lane, false));
  return { people, alerts, updates: client(pollTimeoutSeconds), closing: client(closingTimeoutSeconds) };
}

/** Tells the lane of every message that leaves and of every 429, also of those that a retry hides. */
function reporting(lane: Lane, unasked: boolean): Transformer {
  return async (previous, method, payload, signal) => {
    const chat = messageMethods.has(method) && "chat_id" in payload ? Number(payload.chat_id) : null;
    if (chat !== null && unasked) lane.spend(chat);
    const answer = await previous(method, payload, signal);
    if (chat !== null && !answer.ok && answer.error_code === 429) {
      lane.refused(chat, (answer.parameters?.retry_after ?? 1) * 1000);
    }
    return answer;
  };
}
