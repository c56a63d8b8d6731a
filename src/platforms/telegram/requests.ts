import { type ApiClientOptions, HttpError, type Transformer } from "grammy";
import type { ApiResponse } from "grammy/types";
import type { Dispatcher } from "undici";
import type { Clock } from "../../clock.ts";
import { postJson } from "../../post.ts";
import { NotTelegram } from "./outcome.ts";

type Fetch = NonNullable<ApiClientOptions["fetch"]>;

/** What grammY hands to a `fetch`, as far as it uses one. */
interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: Dispatcher.DispatchOptions["body"];
  signal?: AbortSignal | null;
}

/**
 * What grammY's client sends its requests with. It uses no more of `fetch` than a request and its JSON, which undici's plain
 * requests do at half the cost of a whole one. Rejects with undici's errors, whose codes are those of the sockets.
 */
export function fetchBy(agent: Dispatcher): Fetch {
  return (async (url: string, asked: Asked = {}) => {
    const { method = "GET", headers, body = null, signal } = asked;
    const { origin, pathname, search } = new URL(url);
    const { statusCode, body: answer } = await agent.request({
      origin,
      path: pathname + search,
      method: method as Dispatcher.HttpMethod,
      body,
      ...(headers ? { headers } : {}),
      ...(signal ? { signal } : {}),
    });
    const json = async () => answerFrom({ status: statusCode, body: await answer.text() });
    return { status: statusCode, ok: statusCode >= 200 && statusCode < 300, json };
  }) as unknown as Fetch;
}

interface StraightOptions {
  agent: Dispatcher;
  /** Where the methods of the bot are, its token included. */
  root: string;
  /** An answer that takes longer is not waited for. */
  timeoutMs: number;
  clock: Clock;
}

/** Methods with files that may have to go up; grammY knows how to write a form. */
const withFiles: ReadonlySet<string> = new Set(["sendPhoto", "sendDocument", "editMessageMedia"]);

/**
 * Sends what is only JSON straight to undici, past grammY's own client, whose two abort controllers, stream and timer for every
 * request were half of what an answer cost. Fails as that client does, with an `HttpError`. To be installed before all others.
 */
export function straight({ root, ...way }: StraightOptions): Transformer {
  const { origin, pathname } = new URL(root);
  return async (previous, method, payload, signal) => {
    const until = signal as unknown as AbortSignal | undefined;
    if (withFiles.has(method))
      return inTime((ending) => {
        const either = until ? AbortSignal.any([ending, until]) : ending;
        return previous(method, payload, either as unknown as typeof signal);
      }, way);
    try {
      const post = { origin, path: `${pathname}/${method}`, body: JSON.stringify(payload) };
      return answerFrom(await postJson(post, { ...way, until }));
    } catch (error) {
      throw new HttpError(`Network request for '${method}' failed!`, error);
    }
  };
}

/** The answer of the Bot API. What something in between has answered is an error, whose status is of use. */
function answerFrom({ status, body }: { status: number; body: string }): ApiResponse<never> {
  const answer = parsed(body);
  if (isTelegrams(answer)) return answer;
  // Telegram may have done what it began to tell of.
  if (/^\{"ok":true/.test(body) && answer === null) throw new Error("the answer was cut off");
  throw new NotTelegram(status);
}

function isTelegrams(answer: unknown): answer is ApiResponse<never> {
  if (typeof answer !== "object" || answer === null || !("ok" in answer)) return false;
  return answer.ok === true ? "result" in answer : "error_code" in answer;
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

type Way = Omit<StraightOptions, "root">;

async function inTime<T>(request: (until: AbortSignal) => Promise<T>, { clock, timeoutMs }: Way): Promise<T> {
  const late = new AbortController();
  const callOff = clock.after(timeoutMs, () => late.abort());
  try {
    return await request(late.signal);
  } finally {
    callOff();
  }
}
