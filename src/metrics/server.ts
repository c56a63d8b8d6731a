import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { collectDefaultMetrics, Registry } from "prom-client";
import { errorFields, type Log } from "../log.ts";
import { type Check, healthChecks, readyChecks } from "./checks.ts";
import { countHappenings } from "./counted.ts";
import { type State, stateGauges } from "./state.ts";

export interface MetricsDeps {
  host: string;
  port: number;
  /** How the bot does. Does not reject. */
  look(): Promise<State>;
  /** As in the state, at once. */
  pollerRestsMs(): State["pollerRestsMs"];
  log: Log;
}

export interface MetricsServer {
  /** Where it listens. */
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Serves `/healthz` (503 where a new start would help), `/readyz` (503 while some of the work cannot be done) and `/metrics`
 * in Prometheus' text format. Rejects when the port cannot be had.
 */
export async function startMetrics({ host, port, look, pollerRestsMs, log }: MetricsDeps): Promise<MetricsServer> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const endCounting = countHappenings(registry);
  const set = stateGauges(registry);

  const paths: Record<string, (response: ServerResponse) => Promise<void>> = {
    // Of this process alone: a database that hangs must not look like a process that does.
    "/healthz": async (response) => answerChecks(response, healthChecks({ pollerRestsMs: pollerRestsMs() })),
    "/readyz": async (response) => answerChecks(response, readyChecks(await look())),
    "/metrics": async (response) => {
      set(await look());
      const text = await registry.metrics();
      response.writeHead(200, { "content-type": registry.contentType }).end(text);
    },
  };

  const server = createServer((request, response) => {
    // Whatever somebody sends is no reason to end the process, as an address that cannot be read would be.
    const [path = ""] = (request.url ?? "").split("?");
    const answer = Object.hasOwn(paths, path) ? paths[path] : undefined;
    if (!answer || (request.method !== "GET" && request.method !== "HEAD")) {
      response.writeHead(answer ? 405 : 404).end();
      return;
    }
    answer(response).catch((error: unknown) => {
      log.error(errorFields(error), "could not give the metrics");
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  // Whoever measures asks again and again: a connection that stays open must not keep the process.
  server.keepAliveTimeout = 5_000;
  await listen(server, { host, port });
  const { port: bound } = server.address() as AddressInfo;
  const shown = host.includes(":") ? `[${host}]` : host;
  log.info({ address: `http://${shown}:${bound}` }, "health and metrics can be asked for");
  return {
    url: `http://${shown}:${bound}`,
    async stop() {
      endCounting();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      registry.clear();
    },
  };
}

function answerChecks(response: ServerResponse, checks: readonly Check[]): void {
  const ok = checks.every((one) => one.ok);
  const body = JSON.stringify({ status: ok ? "ok" : "failing", checks });
  response
    .writeHead(ok ? 200 : 503, { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" })
    .end(body);
}

function listen(server: Server, at: { host: string; port: number }): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(at.port, at.host, () => resolve());
  });
}
