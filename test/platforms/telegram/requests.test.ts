import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { Api } from "grammy";
import { afterEach, describe, expect, it } from "vitest";
import { systemClock } from "../../../src/clock.ts";
import { type Fault, faultFromError } from "../../../src/platforms/telegram/outcome.ts";
import { fetchBy, straight } from "../../../src/platforms/telegram/requests.ts";
import { createAgent } from "../../../src/proxy.ts";
import { version } from "../../../src/version.ts";

describe.each(["by grammY's own client", "straight"])("requests to Telegram, %s,", (way) => {
  let server: Server | null = null;
  afterEach(() => server?.close());

  async function serve(listener: Parameters<typeof createServer>[1]): Promise<string> {
    server = createServer(listener).listen(0, "127.0.0.1");
    await once(server, "listening");
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }
  function apiAt(apiRoot: string, timeoutSeconds = 5): Api {
    const agent = createAgent(null);
    const api = new Api("42:token", { apiRoot, timeoutSeconds, fetch: fetchBy(agent) });
    const root = `${apiRoot}/bot42:token`;
    if (way === "straight") api.config.use(straight({ agent, root, timeoutMs: timeoutSeconds * 1000, clock: systemClock }));
    return api;
  }
  const faultOf = (asked: Promise<unknown>): Promise<Fault | null> => asked.then(() => null, faultFromError);

  it("carry the method and its payload as JSON, and bring back what Telegram says", async () => {
    const heard: unknown[] = [];
    const root = await serve(async (request, response) => {
      heard.push(request.url, request.headers["content-type"], request.headers["user-agent"], JSON.parse(await text(request)));
      response.end(JSON.stringify({ ok: true, result: { message_id: 5 } }));
    });
    expect(await apiAt(root).sendMessage(7, "words")).toEqual({ message_id: 5 });
    const named = `Linewatch/${version}`;
    expect(heard).toEqual(["/bot42:token/sendMessage", "application/json", named, { chat_id: 7, text: "words" }]);
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
    expect(await faultOf(apiAt(root).getMe())).toEqual({ kind: "unreached", reason: expect.stringContaining("ECONNREFUSED") });
    expect(await faultOf(apiAt("http://nowhere.invalid").getMe())).toMatchObject({ kind: "unreached" });
  });

  it("are of no use when a proxy answers with a page, or with nothing", async () => {
    const root = await serve((request, response) => void response.end(request.url?.endsWith("/getMe") ? "<html>" : ""));
    expect(await faultOf(apiAt(root).getMe())).toMatchObject({ kind: "strange" });
    expect(await faultOf(apiAt(root).sendMessage(7, "words"))).toMatchObject({ kind: "strange" });
  });

  it("bring back an answer that comes in pieces, a letter cut in two among them", async () => {
    const answer = Buffer.from(JSON.stringify({ ok: true, result: { message_id: 5, text: "Жалгирис" } }));
    const root = await serve((_, response) => {
      response.write(answer.subarray(0, 39));
      setImmediate(() => response.end(answer.subarray(39)));
    });
    expect(await apiAt(root).sendMessage(7, "words")).toEqual({ message_id: 5, text: "Жалгирис" });
  });

  it("end when no answer comes in time", async () => {
    const root = await serve(() => undefined);
    expect(await faultOf(apiAt(root, 0.05).getMe())).toMatchObject({ kind: "unknown" });
    server?.closeAllConnections();
  });

  it("end when they are told to", async () => {
    const root = await serve(() => stopping.abort());
    const stopping = new AbortController();
    expect(await faultOf(apiAt(root).getUpdates({ timeout: 30 }, stopping.signal as never))).toMatchObject({ kind: "unknown" });
    server?.closeAllConnections();
  });
});
