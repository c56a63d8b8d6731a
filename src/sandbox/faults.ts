import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import type { Clock } from "../clock.ts";

/** The named ways in which a call can go wrong. */
export const faultKinds = [
  "status",
  "rate_limit",
  "truncated",
  "html",
  "empty",
  "wrong_type",
  "slow_header",
  "slow_body",
  "drop",
  "huge",
  "redirect",
] as const;
export type FaultKind = (typeof faultKinds)[number];

export interface Fault {
  kind: FaultKind;
  /** How many calls it befalls; 1 unless said otherwise. */
  times?: number;
  /** The only endpoint it befalls, by name (`odds`, `matches`, …); any when left out. */
  endpoint?: string;
  /** Of `status`: 500 unless said otherwise. */
  status?: number;
  /** The Retry-After header as it is, for `status` (none) and `rate_limit` ("30"). */
  retryAfter?: string;
  /** Of `slow_header` and `slow_body`, 30,000 unless said otherwise. */
  delayMs?: number;
  /** Of `huge`: 8 MiB unless said otherwise. */
  bytes?: number;
  /** Of `redirect`: another host unless said otherwise. */
  location?: string;
}

export interface Faults {
  add(fault: Fault): void;
  clear(): void;
  /** The next fault that waits for a call of this endpoint, used up by it; null for none. */
  take(endpoint: string): Fault | null;
  /** How many calls of each kind went wrong. */
  befallen(): Partial<Record<FaultKind, number>>;
}

export function createFaults(): Faults {
  let waiting: { fault: Fault; left: number }[] = [];
  const befallen: Partial<Record<FaultKind, number>> = {};

  return {
    add(fault) {
      waiting.push({ fault, left: fault.times ?? 1 });
    },
    clear() {
      waiting = [];
    },
    take(endpoint) {
      const found = waiting.find(({ fault }) => fault.endpoint === undefined || fault.endpoint === endpoint);
      if (!found) return null;
      found.left -= 1;
      waiting = waiting.filter(({ left }) => left > 0);
      befallen[found.fault.kind] = (befallen[found.fault.kind] ?? 0) + 1;
      return found.fault;
    },
    befallen: () => ({ ...befallen }),
  };
}

interface Spoiling {
  reply: FastifyReply;
  /** The good answer that is spoilt. */
  body: string;
  clock: Clock;
  /** Ends every wait when the sandbox stops. */
  signal: AbortSignal;
}

/** Answers in the way of the fault; `goOn` when the good answer is still to be sent (it was only late). */
export async function spoil(fault: Fault, spoiling: Spoiling): Promise<"done" | "goOn"> {
  const { reply, body, clock, signal } = spoiling;
  switch (fault.kind) {
    case "slow_header":
      await clock.sleep(fault.delayMs ?? 30_000, signal);
      return "goOn";
    case "slow_body":
      await dribble(spoiling, fault.delayMs ?? 30_000);
      return "done";
    case "drop":
      reply.hijack();
      reply.raw.destroy();
      return "done";
    case "status":
      return refuse(reply, fault.status ?? 500, fault.retryAfter);
    case "rate_limit":
      return refuse(reply, 429, fault.retryAfter ?? "30");
    case "redirect":
      await reply
        .code(302)
        .header("location", fault.location ?? "http://169.254.169.254/")
        .send("");
      return "done";
    case "huge":
      await reply.type("application/json").send(Readable.from(filler(fault.bytes ?? 8 * 2 ** 20)));
      return "done";
    case "truncated":
      await reply.type("application/json").send(body.slice(0, Math.floor(body.length / 2)));
      return "done";
    case "wrong_type":
      await reply.type("text/plain").send(body);
      return "done";
    case "empty":
      await reply.type("application/json").send("");
      return "done";
    case "html":
      await reply.type("text/html").send("<!doctype html><title>Maintenance</title><p>We will be back soon.");
      return "done";
  }
}

async function refuse(reply: FastifyReply, status: number, retryAfter: string | undefined): Promise<"done"> {
  if (retryAfter !== undefined) reply.header("retry-after", retryAfter);
  await reply.code(status).type("application/json").send('{"message":"This failure was asked for."}');
  return "done";
}

async function dribble({ reply, body, clock, signal }: Spoiling, delayMs: number): Promise<void> {
  reply.hijack();
  reply.raw.writeHead(200, { "content-type": "application/json; charset=utf-8" });
  const half = Math.floor(body.length / 2);
  reply.raw.write(body.slice(0, half));
  await clock.sleep(delayMs, signal);
  reply.raw.end(body.slice(half));
}

function* filler(bytes: number): Generator<string> {
  const piece = "x".repeat(2 ** 14);
  yield '{"data":"';
  for (let sent = 0; sent < bytes; sent += piece.length) yield piece;
  yield '"}';
}
