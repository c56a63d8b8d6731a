import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Clock } from "../clock.ts";
import { type Endpoint, endpoints } from "./answers.ts";
import type { Manner } from "./dialects/dialect.ts";
import { type Faults, spoil } from "./faults.ts";
import type { Traffic } from "./traffic.ts";
import type { World } from "./world.ts";

interface Parts {
  world: World;
  clock: Clock;
  manner: Manner;
  faults: Faults;
  traffic: Traffic;
  /** Aborts when the service stops. */
  signal: AbortSignal;
}

/** The documented interface. Every request under /api/ counts towards the rate limit, whatever becomes of it. */
export function addEndpoints(app: FastifyInstance, parts: Parts): void {
  const { clock, manner, traffic } = parts;
  app.addHook("onRequest", async (request, reply) => {
    if (!request.url.startsWith("/api/")) return;
    // By the world's clock, as all times in the bodies are, or they would look wrong by the difference.
    reply.header("date", new Date(clock.now()).toUTCString());
    const name = endpoints.find(({ path }) => path === request.routeOptions.url)?.name ?? "unknown";
    const retryAfterMs = traffic.arrive(name);
    if (retryAfterMs === null) return;
    reply.header("retry-after", String(Math.max(1, Math.ceil(retryAfterMs / 1000))));
    await reply.code(429).send(manner.dialect.refusal("rate_limited", "Too many requests."));
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send(manner.dialect.refusal("not_found", "There is nothing here.")),
  );
  for (const endpoint of endpoints) app.get(endpoint.path, (request, reply) => answer({ ...parts, endpoint, request, reply }));
}

async function answer(asked: Parts & { endpoint: Endpoint; request: FastifyRequest; reply: FastifyReply }): Promise<void> {
  const { world, clock, manner, faults, signal, endpoint, request, reply } = asked;
  const found = endpoint.answer({
    world,
    time: clock.now(),
    manner,
    slug: slugOf(request.params),
    query: queryOf(request.query),
  });
  const body = found?.body ?? JSON.stringify(manner.dialect.refusal("not_found", "There is nothing of that name."));
  const fault = faults.take(endpoint.name);
  if (fault && (await spoil(fault, { reply, body, clock, signal })) === "done") return;
  reply.type("application/json; charset=utf-8");
  if (!found) return void (await reply.code(404).send(body));
  reply.header("etag", found.etag);
  const unchanged = request.headers["if-none-match"]?.includes(found.etag) ?? false;
  await (unchanged ? reply.code(304).send() : reply.send(body));
}

function slugOf(params: unknown): string {
  return typeof params === "object" && params !== null && "slug" in params && typeof params.slug === "string" ? params.slug : "";
}

function queryOf(query: unknown): Readonly<Record<string, unknown>> {
  return typeof query === "object" && query !== null ? { ...query } : {};
}
