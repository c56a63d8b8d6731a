import type { IncomingHttpHeaders } from "node:http";
import type { FastifyInstance } from "fastify";

/** What somebody brings to a door. */
interface Brought {
  headers: IncomingHttpHeaders;
  /** As it came, at most a megabyte. */
  body: Buffer;
}

/** A path at which a platform brings what happens. */
export interface Door {
  path: string;
  /** Whether somebody may come in by these headers; asked before anything else is read. */
  admits(headers: IncomingHttpHeaders): boolean;
  /** The status to answer with, and a body where one is wanted. */
  take(brought: Brought): { status: number; json?: object };
}

/** One HTTP server for all doors. It listens until the last one is closed. */
export interface Listener {
  /** Has the port, before there is a door: who comes then is not let in. Rejects when the port cannot be had. */
  listen(): Promise<void>;
  /** Resolves when the door can be reached; rejects when the port cannot be had. */
  open(door: Door): Promise<void>;
  /** What has come in is answered. */
  close(door: Door): Promise<void>;
  /** Where it listens; null when it does not. */
  address(): string | null;
}

const bodyBytes = 1024 * 1024;
const requestMs = 10_000;

export function createListener(place: { host: string; port: number }): Listener {
  const doors = new Map<string, Door>();
  let listening: Promise<FastifyInstance> | null = null;
  let address: string | null = null;

  async function listen(): Promise<FastifyInstance> {
    const app = await createApp((url) => doors.get(new URL(url, "http://localhost").pathname));
    address = await app.listen(place);
    return app;
  }

  async function listenOnce(): Promise<void> {
    listening ??= listen();
    try {
      await listening;
    } catch (error) {
      listening = null;
      throw error;
    }
  }

  return {
    listen: listenOnce,
    async open(door) {
      doors.set(door.path, door);
      await listenOnce().catch((error: unknown) => {
        doors.delete(door.path);
        throw error;
      });
    },
    async close(door) {
      if (doors.get(door.path) === door) doors.delete(door.path);
      if (doors.size > 0) return;
      const ending = listening;
      listening = null;
      address = null;
      await (await ending)?.close();
    },
    address: () => address,
  };
}

async function createApp(doorAt: (url: string) => Door | undefined): Promise<FastifyInstance> {
  // Loaded only where it is wanted: it would be a part of every start.
  const { default: fastify } = await import("fastify");
  const app = fastify({ bodyLimit: bodyBytes, requestTimeout: requestMs, forceCloseConnections: true });
  // A signature is about the very bytes.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
  app.addHook("onRequest", async (request, reply) => {
    const door = request.method === "POST" ? doorAt(request.url) : undefined;
    if (!door) return reply.code(404).send();
    if (!door.admits(request.headers)) return reply.code(401).send();
  });
  app.post("*", (request, reply) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const { status, json } = doorAt(request.url)?.take({ headers: request.headers, body }) ?? { status: 404 };
    return reply.code(status).send(json);
  });
  // What a stranger sends is none of the operator's business, and what Fastify would say is none of the stranger's.
  app.setNotFoundHandler((_, reply) => reply.code(404).send());
  app.setErrorHandler((_error, _request, reply) => reply.code(400).send());
  return app;
}

/** The JSON in a body; undefined when it is none. */
export function jsonIn(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return undefined;
  }
}
