import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { Api } from "grammy";
import { afterEach, describe, expect, it } from "vitest";
import { type Fault, faultFromError } from "../../../src/platforms/telegram/outcome.ts";
import { requestOfFetch } from "../../../src/platforms/telegram/requests.ts";

describe("requests to Telegram", () => {
  let server: Server | null = null;
  afterEach(() => server?.close());

  async function serve(listener: Parameters<typeof createServer>[1]): Promise<string> {
    server = createServer(listener).listen(0, "127.0.0.1");
    await once(server, "listening");
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }
  const apiAt = (apiRoot: string, timeoutSeconds = 5) => new Api("42:token", { apiRoot, timeoutSeconds, fetch: requestOfFetch });
  const faultOf = (asked: Promise<unknown>): Promise<Fault | null> => asked.then(() => null, faultFromError);

  it("carry the method and its payload as JSON, and bring back what Telegram says", async () => {
    const heard: unknown[] = [];
    const root = await serve(async (request, response) => {
      heard.push(request.url, request.headers["content-type"], JSON.parse(await text(request)));
      response.end(JSON.stringify({ ok: true, result: { message_id: 5 } }));
    });
    expect(await apiAt(root).sendMessage(7, "words")).toEqual({ message_id: 5 });
    expect(heard).toEqual(["/bot42:token/sendMessage", "application/json", { chat_id: 7, text: "words" }]);
  });

  it("tell a refusal from a server that cannot be reached, and that from an answer that was lost", async () => {
    const root = await serve((request, response) => {
      if (request.url?.endsWith("/getMe")) return void request.socket.destroy();
      response.writeHead(400).end(JSON.stringify({ ok: false, error_code: 400, description: "Bad Request: chat not found" }));
    });
    expect(await faultOf(apiAt(root).sendMessage(7, "words"))).toMatchObject({ kind: "gone" });
    expect(await faultOf(apiAt(root).getMe())).toMatchObject({ kind: "unknown" });
    server?.close();
    server?.closeAllConnections();
    expect(await faultOf(apiAt(root).getMe())).toEqual({ kind: "unreached", reason: "ECONNREFUSED" });
    expect(await faultOf(apiAt("http://nowhere.invalid").getMe())).toMatchObject({ kind: "unreached" });
  });

  it("end when they are told to", async () => {
    const root = await serve(() => stopping.abort());
    const stopping = new AbortController();
    expect(await faultOf(apiAt(root).getUpdates({ timeout: 30 }, stopping.signal as never))).toMatchObject({ kind: "unknown" });
    server?.closeAllConnections();
  });
});
