import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { readMultipart } from "./multipart.ts";
import type { Payload } from "./telegram-methods.ts";
import { Refusal } from "./telegram-refusal.ts";
import { leaveUnanswered } from "./unanswered.ts";

/** What happens to a request instead of its answer. */
export type Failure =
  | { code: number; description: string; retryAfter?: number; migrateTo?: number }
  /** The request is done, and the connection breaks before its answer. */
  | "lost"
  /** The connection breaks before anything is done. */
  | "cut"
  /** A gateway in between answers with a page of HTML, before anything is done, or after. */
  | "gateway"
  | "gateway after"
  /** A page of HTML with status 200, before anything is done. */
  | "page"
  /** Nothing is ever answered, before anything is done, or after. */
  | "hang"
  | "hang after";

/** Whether the request is done in spite of the failure. */
function isDone(failure: Failure): boolean {
  return failure === "lost" || failure === "gateway after" || failure === "hang after";
}

export interface HandledRequest {
  /** In lower case, as the server reads it. */
  method: string;
  payload: Payload;
  /** 200, or the code of the refusal; 0 when the connection was cut. */
  code: number;
}

interface ApiServerDeps {
  token: string;
  /** Does what a method asks; throws a refusal. The signal tells that nobody waits for the answer any more. */
  call(method: string, payload: Payload, gone: AbortSignal): Promise<unknown>;
  /** What lies at a path of the server's files; null where there is nothing. */
  fileAt(path: string): string | null;
  failureOf(method: string): Failure | undefined;
  /** Resolves when the request has come all the way; undefined when that takes no time. */
  arrival(method: string): Promise<void> | undefined;
  handled(request: HandledRequest): void;
}

interface ApiServer {
  /** Gives the address before `/bot<token>`. */
  start(): Promise<string>;
  stop(): Promise<void>;
}

/** HTTP as the Bot API server speaks it: `/bot<token>/<method>`, JSON in and out. */
export function createApiServer({ token, call, fileAt, failureOf, arrival, handled }: ApiServerDeps): ApiServer {
  const server = createServer((request, response) => void answer(request, response));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? "";
    if (path.startsWith(`/file/bot${token}/`)) return sendFile(response, fileAt(path));
    const { method, isOurs } = route(path, token);
    const payload = await readPayload(request);
    const arrived = arrival(method);
    if (arrived) leaveUnanswered(request.socket, arrived);
    await arrived;
    const failure = failureOf(method);
    let code = 0;
    try {
      if (typeof failure === "object") throw refusalFrom(failure);
      if (failure && !isDone(failure)) return fail(failure, request, response);
      if (!isOurs) throw new Refusal(401, "Unauthorized");
      const result = await call(method, payload, closing(request, response));
      code = 200;
      if (failure) return fail(failure, request, response);
      send(response, 200, { ok: true, result });
    } catch (error) {
      const refusal = error instanceof Refusal ? error : new Refusal(500, "Internal Server Error");
      code = refusal.code;
      refuse(response, refusal);
    } finally {
      handled({ method, payload, code });
    }
  }

  return {
    async start() {
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
      const address = server.address();
      if (address === null || typeof address === "string") throw new Error("no port");
      return `http://127.0.0.1:${address.port}`;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function fail(failure: Exclude<Failure, object>, request: IncomingMessage, response: ServerResponse): void {
  if (failure === "lost" || failure === "cut") request.socket.destroy();
  else if (failure === "hang" || failure === "hang after") leaveUnanswered(request.socket);
  else if (failure === "page") response.writeHead(200, { "content-type": "text/html" }).end("<h1>It works!</h1>");
  else response.writeHead(502, { "content-type": "text/html" }).end("<h1>Bad Gateway</h1>");
}

function closing(request: IncomingMessage, response: ServerResponse): AbortSignal {
  const gone = new AbortController();
  response.once("close", () => gone.abort());
  if (request.socket.destroyed) gone.abort();
  return gone.signal;
}

function refusalFrom({ code, description, retryAfter, migrateTo }: Exclude<Failure, string>): Refusal {
  return new Refusal(code, description, {
    ...(retryAfter === undefined ? {} : { retry_after: retryAfter }),
    ...(migrateTo === undefined ? {} : { migrate_to_chat_id: migrateTo }),
  });
}

function route(url: string, token: string): { method: string; isOurs: boolean } {
  const [, bot = "", method = ""] = new URL(url, "http://stand-in").pathname.split("/");
  return { method: method.toLowerCase(), isOurs: bot === `bot${token}` };
}

async function readPayload(request: IncomingMessage): Promise<Payload> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  const type = request.headers["content-type"] ?? "";
  if (type.startsWith("multipart/form-data")) return payloadFromForm(body, type);
  return body.length === 0 ? {} : JSON.parse(body.toString());
}

/** In a form everything is text: numbers and truths are read as such, and objects are JSON. Files keep their fields. */
function payloadFromForm(body: Buffer, type: string): Payload {
  const { fields, uploads } = readMultipart(body, type);
  const isJson = (text: string) => /^(?:true|false|-?\d+|[[{].*)$/s.test(text);
  const read = [...fields].map(([name, text]) => [name, isJson(text) ? JSON.parse(text) : text]);
  return { ...Object.fromEntries(read), uploads };
}

function refuse(response: ServerResponse, { code, message, parameters }: Refusal): void {
  if (parameters.retry_after !== undefined) response.setHeader("retry-after", parameters.retry_after);
  const known = Object.keys(parameters).length > 0 ? { parameters } : {};
  send(response, code, { ok: false, error_code: code, description: message, ...known });
}

function sendFile(response: ServerResponse, content: string | null): void {
  response.writeHead(content === null ? 404 : 200, { "content-type": "application/octet-stream" }).end(content ?? "");
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
