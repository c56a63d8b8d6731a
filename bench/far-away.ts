import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

/** A server as seen from far away. */
export interface FarAway {
  url: string;
  close(): void;
}

/** Stands before a server; `travel` is the way there, and the way back. */
export async function openFarAway(url: string, travel: (path: string | undefined) => Promise<void>): Promise<FarAway> {
  const target = new URL(url);
  const server = createServer(async (asked, answer) => {
    const body = await buffer(asked);
    await travel(asked.url);
    const { method, headers, url: path } = asked;
    const to = { host: target.hostname, port: target.port, path, method, headers: { ...headers, host: target.host } };
    const passed = request(to, async (given) => {
      const content = await buffer(given);
      await travel(asked.url);
      answer.writeHead(given.statusCode ?? 502, given.headers).end(content);
    });
    passed.once("error", () => answer.destroy());
    passed.end(body);
  });
  server.keepAliveTimeout = 0;
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${target.pathname.replace(/\/$/, "")}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
