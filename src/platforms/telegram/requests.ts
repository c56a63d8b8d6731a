import { type ApiClientOptions, HttpError, type Transformer } from "grammy";
import type { Dispatcher } from "undici";
import type { Clock } from "../../clock.ts";
import { postJson } from "../../post.ts";

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
    return { status: statusCode, ok: statusCode >= 200 && statusCode < 300, json: () => answer.json() };
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
    if (withFiles.has(method)) return inTime((ending) => previous(method, payload, ending as unknown as typeof signal), way);
    try {
      const { body } = await postJson(
        { origin, path: `${pathname}/${method}`, body: JSON.stringify(payload) },
        { ...way, until },
      );
      return JSON.parse(body);
    } catch (error) {
      throw new HttpError(`Network request for '${method}' failed!`, error);
    }
  };
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
