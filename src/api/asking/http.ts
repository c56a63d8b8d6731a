import { errors } from "undici";
import { connectionTrouble, createAgent, type HttpsProxy, troubleWords } from "../../proxy.ts";
import type { About } from "../../sources/definition.ts";
import { type KeyNow, withKey } from "../../sources/key.ts";
import { ApiUnreachable, type UnreachableReason } from "../errors.ts";
import { createAddresses, type Target } from "./address.ts";
import { jsonFromBody } from "./body.ts";

/** What an earlier answer allows us to ask: "only if it changed since". */
export interface Validators {
  etag: string | null;
  lastModified: string | null;
}

/** The headers that mean something to us; null where the API sent none. */
export interface ResponseHeaders extends Validators {
  age: string | null;
  date: string | null;
  retryAfter: string | null;
}

/** The API's answer. `json` is there for 2xx, and for refusals of a service that gives its reasons. */
export interface HttpResponse {
  status: number;
  headers: ResponseHeaders;
  /** Any header by its name in lower case; null where there is none. */
  header(name: string): string | null;
  /** The headers about caching and limits as they came, for whoever examines the API. */
  policy: Readonly<Record<string, string>>;
  json: unknown;
}

/** GET requests to the odds API and to nobody else. Rejects with `ApiUnreachable` only, never with a library's error. */
export interface Http {
  get(target: Target, options?: { validators?: Validators; signal?: AbortSignal }): Promise<HttpResponse>;
  close(): Promise<void>;
}

/** A service with an address and a key of its own. */
interface HttpService {
  auth: About["auth"];
  key: KeyNow;
}

interface HttpOptions {
  /** Everything before `/api/v1`; with a `service`, everything before the paths of its definition. */
  baseUrl: string;
  service?: HttpService | null;
  /** Linewatch's own, for the `User-Agent`. */
  version: string;
  proxy?: HttpsProxy | null;
  /** For everything from connecting to the last byte. Real time, as it bounds a real connection. */
  deadlineMs?: number;
  /** Of the body after decompression. */
  maxBytes?: number;
}

const connections = 16;
const connectTimeoutMs = 5_000;
const dumpedBytes = 64 * 1024;

export function createHttp({
  baseUrl,
  service = null,
  version,
  proxy = null,
  deadlineMs = 10_000,
  // A service answers with whole leagues.
  maxBytes = (service ? 16 : 2) * 1024 * 1024,
}: HttpOptions): Http {
  const addresses = createAddresses(baseUrl, service ? "" : "/api/v1");
  const agent = createAgent(proxy, {
    connections,
    pipelining: 1,
    connect: { timeout: Math.min(connectTimeoutMs, deadlineMs) },
    headersTimeout: deadlineMs,
    bodyTimeout: deadlineMs,
    maxResponseSize: maxBytes,
  });

  async function exchange(url: URL, headers: Record<string, string>, signal: AbortSignal): Promise<HttpResponse> {
    // undici follows no redirect unless told to.
    const keyed = withKey(url, { auth: service?.auth ?? null, key: service?.key() ?? null });
    const response = await agent.request({
      origin: addresses.origin,
      path: keyed.path,
      method: "GET",
      headers: { ...headers, ...keyed.headers },
      signal,
    });
    const status = response.statusCode;
    const header = (name: string) => oneOf(response.headers[name]);
    const answer = { status, headers: knownHeaders(response.headers), header, policy: policyOf(response.headers) };
    if (status >= 200 && status < 300) {
      const json = await jsonFromBody(response.body, oneOf(response.headers["content-encoding"]), maxBytes);
      return { ...answer, json };
    }
    if (service && status >= 400)
      return { ...answer, json: await reasonsIn(response.body, oneOf(response.headers["content-encoding"])) };
    // Read to its end where that is near, so that the connection can serve again; what it says does not matter.
    await response.body.dump({ limit: dumpedBytes, signal }).catch(() => undefined);
    if (status >= 300 && status !== 304 && status < 400) throw new ApiUnreachable("redirected");
    return { ...answer, json: null };
  }

  return {
    async get(target, { validators, signal } = {}) {
      const url = addresses.urlOf(target);
      const deadline = AbortSignal.timeout(deadlineMs);
      try {
        const headers = requestHeaders(version, validators);
        return await exchange(url, headers, signal ? AbortSignal.any([signal, deadline]) : deadline);
      } catch (error) {
        if (error instanceof ApiUnreachable) throw error;
        if (signal?.aborted) throw new ApiUnreachable("aborted");
        const trouble = connectionTrouble(error, "ODDS_API_BASE_URL");
        if (trouble) throw new ApiUnreachable("connect", null, troubleWords(trouble));
        throw new ApiUnreachable(deadline.aborted ? "timeout" : reasonOf(error));
      }
    },
    close: () => agent.destroy(),
  };
}

/** What a refusal says; null where it is nothing that can be read. */
async function reasonsIn(body: Parameters<typeof jsonFromBody>[0], encoding: string | null): Promise<unknown> {
  return jsonFromBody(body, encoding, dumpedBytes).catch(() => null);
}

function requestHeaders(version: string, validators: Validators | undefined): Record<string, string> {
  return {
    accept: "application/json",
    "accept-encoding": "gzip, br",
    "user-agent": `Linewatch/${version}`,
    ...(validators?.etag ? { "if-none-match": validators.etag } : {}),
    ...(validators?.lastModified ? { "if-modified-since": validators.lastModified } : {}),
  };
}

type RawHeaders = Record<string, string | string[] | undefined>;

function knownHeaders(headers: RawHeaders): ResponseHeaders {
  return {
    etag: returnable(headers["etag"]),
    lastModified: returnable(headers["last-modified"]),
    age: oneOf(headers["age"]),
    date: oneOf(headers["date"]),
    retryAfter: oneOf(headers["retry-after"]),
  };
}

const policyNames =
  /^(?:cache-control|etag|last-modified|expires|age|vary|retry-after|(?:x-)?ratelimit(?:-[a-z-]+)?|x-rate-limit-[a-z-]+)$/;
const longestPolicy = 200;

function policyOf(headers: RawHeaders): Record<string, string> {
  const policies = Object.entries(headers).filter(([name]) => policyNames.test(name));
  return Object.fromEntries(policies.map(([name, value]) => [name, (oneOf(value) ?? "").slice(0, longestPolicy)]));
}

function oneOf(header: string | string[] | undefined): string | null {
  return (Array.isArray(header) ? header[0] : header) ?? null;
}

/** A validator that can go back in a request as it came; an odd one would make every later request fail. */
function returnable(header: string | string[] | undefined): string | null {
  const value = oneOf(header);
  return value && /^[\x20-\x7e]{1,200}$/.test(value) ? value : null;
}

const connectCodes = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH", "EACCES", "EPERM"]);

function reasonOf(error: unknown): UnreachableReason {
  if (error instanceof errors.ResponseExceededMaxSizeError) return "too_large";
  if (error instanceof errors.HeadersTimeoutError || error instanceof errors.BodyTimeoutError) return "timeout";
  if (error instanceof errors.ConnectTimeoutError) return "connect";
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  // Several addresses of one host were tried in vain.
  if (error instanceof AggregateError || connectCodes.has(code) || code.startsWith("ERR_TLS") || code.includes("CERT"))
    return "connect";
  return "broken";
}
