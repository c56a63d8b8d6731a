import { STATUS_CODES } from "node:http";
import { DefaultUserAgent, DefaultUserAgentAppendix, DiscordAPIError, type REST, type RESTOptions } from "discord.js";
import type { Dispatcher } from "undici";
import { isPlatformFailing } from "../../chat/delivered.ts";
import type { Clock } from "../../clock.ts";
import { postJson } from "../../post.ts";
import type { InvalidRequests } from "./invalid-requests.ts";
import { failureFromError, NotDiscord, outcomeFromFailure } from "./outcome.ts";

type MakeRequest = RESTOptions["makeRequest"];
type Body = NonNullable<Dispatcher.DispatchOptions["body"]> | null;

/** What discord.js says of itself with every request. Discord's edge refuses a request without it (403, code 40333). */
export const userAgent = `${DefaultUserAgent} ${DefaultUserAgentAppendix}`.trim();

/**
 * Sends requests to Discord. discord.js brings a copy of undici of its own, which knows neither our agents nor all of our
 * settings, so its REST client is given ours. Rejects with undici's errors, whose codes are those of the sockets.
 */
export function requestsBy(agent: Dispatcher): MakeRequest {
  return (async (url: string, { method, headers, body, signal }: RequestInit) => {
    const { origin, pathname, search } = new URL(url);
    const written = isForm(body) ? await writtenForm(body) : { body: body ?? null, headers: {} };
    const response = await agent.request({
      origin,
      path: pathname + search,
      method: method as Dispatcher.HttpMethod,
      headers: { ...(headers as Record<string, string>), ...written.headers },
      body: written.body as Body,
      ...(signal ? { signal } : {}),
    });
    const { statusCode: status, body: answer } = response;
    const headersRead = readable(response.headers);
    if (isPage(status, headersRead.get("content-type"))) {
      await answer.dump();
      throw new NotDiscord(status);
    }
    return {
      status,
      statusText: STATUS_CODES[status],
      ok: status >= 200 && status < 300,
      headers: headersRead,
      body: answer,
      get bodyUsed() {
        return answer.bodyUsed;
      },
      json: async () => jsonOf(status, await answer.text()),
      text: () => answer.text(),
      arrayBuffer: () => answer.arrayBuffer(),
    };
  }) as unknown as MakeRequest;
}

/** Whether something in between says that all is well, which the library would take for Discord's word. */
function isPage(status: number, type: string | null): boolean {
  return status < 400 && status !== 204 && !type?.startsWith("application/json");
}

/** Half an answer may tell of what was done; what begins like no JSON is not Discord's. */
function jsonOf(status: number, text: string): unknown {
  if (!/^\s*[{[]/.test(text)) throw new NotDiscord(status);
  return JSON.parse(text);
}

// Not by what Node has for fetch: to name it loads all of that, which takes 9 MB.

function isForm(body: unknown): body is FormData {
  return typeof body === "object" && body !== null && Symbol.toStringTag in body && body[Symbol.toStringTag] === "FormData";
}

/** Headers as the library reads them. */
function readable(headers: Dispatcher.ResponseData["headers"]) {
  const find = (name: string): string | null => headers[name.toLowerCase()]?.toString() ?? null;
  return { get: find, has: (name: string) => find(name) !== null };
}

/** A form as the bytes that go out. */
async function writtenForm(form: FormData): Promise<{ body: Uint8Array; headers: Record<string, string> }> {
  const written = new Response(form);
  return {
    body: new Uint8Array(await written.arrayBuffer()),
    headers: { "content-type": written.headers.get("content-type") ?? "" },
  };
}

/**
 * Keeps the token of a client. After one 401 the library would forget it, so that nothing went out or came in any more until a new
 * start; Discord has answered 401 for a while when its own parts were down.
 */
export function keepToken(rest: REST): void {
  const set = rest.setToken.bind(rest);
  rest.setToken = (token: string | null) => (token === null ? rest : set(token));
}

/**
 * Answers an interaction with a body that is written already, by one request that waits for nothing: such answers count towards
 * no limit. Rejects with the library's own error where Discord refuses this answer; false where it may be tried again.
 */
export type StraightReplies = (interaction: { id: string; token: string }, body: string) => Promise<boolean>;

interface StraightDeps {
  agent: Dispatcher;
  apiUrl: string;
  clock: Clock;
  invalid: Pick<InvalidRequests, "count">;
}

/** As long as discord.js waits. */
const answerTimeoutMs = 15_000;

/** Goes past discord.js, whose payloads, queues, headers and streams for one request were half of what an answer cost. */
export function straightReplies({ agent, apiUrl, clock, invalid }: StraightDeps): StraightReplies {
  const { origin, pathname } = new URL(apiUrl);
  const root = pathname.replace(/\/$/, "");
  return async ({ id, token }, body) => {
    const path = `${root}/v10/interactions/${id}/${token}/callback?with_response=false`;
    const answer = await postJson({ origin, path, body }, { agent, clock, timeoutMs: answerTimeoutMs }).catch(() => null);
    if (!answer) return false;
    const { status } = answer;
    invalid.count(status);
    if (status < 300) return status === 204 || answer.body.startsWith("{");
    if (status >= 500 || status === 429) return false;
    const refusal = refusalFrom(answer);
    if (isPlatformFailing(outcomeFromFailure(failureFromError(refusal)))) return false;
    throw refusal;
  };
}

function refusalFrom({ status, body }: Awaited<ReturnType<typeof postJson>>): Error {
  const said = parsed(body);
  // The address holds the token of the interaction, and the body what somebody is told: neither is for an error.
  return new DiscordAPIError(said, said.code, status, "POST", "callback", { files: undefined, body: undefined });
}

/** What Discord says about a refusal; a page of a proxy says nothing. */
function parsed(body: string): { code: number; message: string } {
  try {
    return { code: 0, message: "", ...(JSON.parse(body) as object) };
  } catch {
    return { code: 0, message: "" };
  }
}
