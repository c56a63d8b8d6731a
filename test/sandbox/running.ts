import { createSandbox, type Sandbox, type SandboxOptions } from "../../src/sandbox/server.ts";
import { createFakeClock, type FakeClock } from "../clock.ts";

interface Answered {
  status: number;
  headers: Headers;
  text: string;
  json: Json;
}

/** Parsed JSON, looked into without knowing its shape. */
export interface Json {
  readonly [key: string]: Json;
  readonly [index: number]: Json;
}

export interface RunningSandbox {
  sandbox: Sandbox;
  clock: FakeClock;
  url: string;
  /** Asks a path below `/api/v1`. */
  get(path: string, headers?: Record<string, string>): Promise<Answered>;
  /** Reads what a knob shows, by its whole path. */
  look(path: string): Promise<Answered>;
  /** Turns a knob over HTTP. */
  post(path: string, body?: object): Promise<Answered>;
  /** Every item of a list, page by page. */
  all(path: string): Promise<Json[]>;
  stop(): Promise<void>;
}

/** A sandbox on a free port and a fake clock; without a rate limit unless a test wants the usual one. */
export async function runSandbox(options: Partial<SandboxOptions> = {}, { limited = false } = {}): Promise<RunningSandbox> {
  const clock = createFakeClock();
  const defaults = { clock, seed: "test", speed: 1 } as const;
  const sandbox = createSandbox({ ...defaults, ...(limited ? {} : { rateLimitPerMinute: 1_000_000 }), ...options });
  const url = await sandbox.start(0, "127.0.0.1");
  const get: RunningSandbox["get"] = (path, headers = {}) => ask(`${url}/api/v1${path}`, { headers });
  return {
    sandbox,
    clock,
    url,
    get,
    look: (path) => ask(`${url}${path}`, {}),
    post: (path, body = {}) =>
      ask(`${url}${path}`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    async all(path) {
      const items: Json[] = [];
      for (let page = 1; ; page++) {
        const { json } = await get(`${path}${path.includes("?") ? "&" : "?"}per_page=100&page=${page}`);
        items.push(...rows(json["data"]));
        if (items.length >= Number(json["meta"]?.["total"])) return items;
      }
    },
    stop: () => sandbox.stop(),
  };
}

/** The elements of a JSON array. */
export function rows(json: Json | undefined): Json[] {
  if (!Array.isArray(json)) throw new TypeError("not an array");
  return json;
}

async function ask(url: string, init: RequestInit): Promise<Answered> {
  const response = await fetch(url, init);
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: parsed(text) };
}

function parsed(text: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
