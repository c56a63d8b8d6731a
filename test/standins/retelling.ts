import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** Something of a JSON answer. */
export type Row = Readonly<Record<string, unknown>>;

/** An odds service that says what another one says, but for what a test has it say otherwise. In the sandbox's plain dialect. */
export interface Retelling {
  /** What stands before `/api/v1`. */
  url: string;
  /** From now on a match is told of like this, in lists and by itself; null for as it is. */
  tell(slug: string, row: ((row: Row) => Row) | null): void;
  /** The same of the answer with its odds. */
  tellOdds(slug: string, data: ((data: Row) => Row) | null): void;
  close(): Promise<void>;
}

export async function openRetelling(original: string): Promise<Retelling> {
  const rows = new Map<string, (row: Row) => Row>();
  const odds = new Map<string, (data: Row) => Row>();
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? "";
    const { status, headers, body } = await ask(path);
    const type = headers.get("content-type") ?? "application/json";
    response.writeHead(status, { "content-type": type }).end(retold(path, body));
  }

  async function ask(path: string) {
    const answered = await fetch(`${new URL(original).origin}${path}`);
    return { status: answered.status, headers: answered.headers, body: await answered.text() };
  }

  function retold(path: string, body: string): string {
    if (rows.size + odds.size === 0) return body;
    const json: unknown = JSON.parse(body);
    const [, slug] = /\/matches\/([^/?]+)\/odds/.exec(path) ?? [];
    const told = slug === undefined ? walk(json) : withData(json, odds.get(slug));
    return JSON.stringify(told);
  }

  /** Whatever looks like a match, wherever it stands. */
  function walk(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(walk);
    if (value === null || typeof value !== "object") return value;
    const row = Object.fromEntries(Object.entries(value).map(([key, held]) => [key, walk(held)]));
    const change = "home_team" in row ? rows.get(String(row["slug"])) : undefined;
    return change ? change(row) : row;
  }

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${new URL(original).pathname.replace(/\/$/, "")}`,
    tell: (slug, row) => void (row ? rows.set(slug, row) : rows.delete(slug)),
    tellOdds: (slug, data) => void (data ? odds.set(slug, data) : odds.delete(slug)),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function withData(json: unknown, change: ((data: Row) => Row) | undefined): unknown {
  const whole = json as Row;
  const { data } = whole;
  return change && data !== null && typeof data === "object" ? { ...whole, data: change(data as Row) } : whole;
}
