import type { IncomingHttpHeaders } from "node:http";
import { brotliCompressSync, gzipSync } from "node:zlib";
import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { checkedSlug, createAddresses } from "../../../src/api/asking/address.ts";
import { createHttp, type Http } from "../../../src/api/asking/http.ts";
import { ApiRefused, ApiUnreachable } from "../../../src/api/errors.ts";
import { answering, serve, serveRaw, type TestServer } from "../servers.ts";

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});

function kept<T extends { close(): Promise<void> }>(one: T): T {
  open.push(one);
  return one;
}

function httpTo(server: TestServer | string, limits: { deadlineMs?: number; maxBytes?: number } = {}): Http {
  const baseUrl = typeof server === "string" ? server : server.baseUrl;
  return kept(createHttp({ baseUrl, version: "1.2.3", deadlineMs: 3_000, ...limits }));
}

const teams = { path: ["teams"] };

async function reasonOf(asked: Promise<unknown>): Promise<string> {
  const error = await asked.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiUnreachable);
  expect(Object.keys(error as object).sort()).toEqual(["name", "reason", "retryAfterMs"]);
  return (error as ApiUnreachable).reason;
}

describe("a request to the odds API", () => {
  it("keeps the path prefix of the base address and names Linewatch", async () => {
    let headers: IncomingHttpHeaders = {};
    const server = kept(
      await serve((request, response) => {
        headers = request.headers;
        answering({ data: [] })(request, response);
      }),
    );
    const http = httpTo(`${server.baseUrl}/deep/prefix/`);
    const response = await http.get({ path: ["matches"], query: { sport: "ice hockey&x=1", per_page: "100" } });
    expect(server.asked).toEqual(["GET /deep/prefix/api/v1/matches?sport=ice+hockey%26x%3D1&per_page=100"]);
    expect(headers["user-agent"]).toBe("Linewatch/1.2.3");
    expect(response).toMatchObject({ status: 200, json: { data: [] } });
  });

  it.each([
    ["gzip", gzipSync],
    ["br", brotliCompressSync],
  ])("reads a body compressed with %s", async (encoding, compress) => {
    const body = compress(Buffer.from(JSON.stringify({ data: "ж".repeat(100_000) })));
    const server = kept(await serve((_request, response) => response.writeHead(200, { "content-encoding": encoding }).end(body)));
    expect((await httpTo(server).get(teams)).json).toEqual({ data: "ж".repeat(100_000) });
  });

  it("sends the validators of an earlier answer and says when nothing changed", async () => {
    let headers: IncomingHttpHeaders = {};
    const server = kept(
      await serve((request, response) => {
        headers = request.headers;
        response.writeHead(304, { etag: '"b"' }).end();
      }),
    );
    const validators = { etag: '"a"', lastModified: "Sat, 15 Aug 2026 12:00:00 GMT" };
    const response = await httpTo(server).get(teams, { validators });
    expect(response).toMatchObject({ status: 304, json: null, headers: { etag: '"b"' } });
    expect(headers).toMatchObject({ "if-none-match": '"a"', "if-modified-since": validators.lastModified });
  });

  it.each([400, 401, 403, 404, 418, 429, 500, 502, 503])("hands on status %i with its headers", async (status) => {
    const server = kept(
      await serve((_request, response) => response.writeHead(status, { "retry-after": "7" }).end("<h1>no</h1>".repeat(1_000))),
    );
    const response = await httpTo(server).get(teams);
    expect(response).toMatchObject({ status, json: null, headers: { retryAfter: "7" } });
  });

  it.each(["http://169.254.169.254/latest", "https://example.org/", "file:///etc/passwd", "/api/v1/teams"])(
    "never follows a redirect to %s",
    async (location) => {
      const server = kept(await serve((_request, response) => response.writeHead(302, { location }).end()));
      expect(await reasonOf(httpTo(server).get(teams))).toBe("redirected");
      expect(server.asked).toHaveLength(1);
    },
  );

  it.each([
    ["an empty body", ""],
    ["a page of HTML", "<!doctype html><title>hello</title>"],
    ["truncated JSON", '{"data":[{"id":1'],
    ["NaN", '{"price":NaN}'],
    ["two values", "{}{}"],
  ])("refuses %s as not JSON", async (_what, body) => {
    const server = kept(await serve((_request, response) => response.end(body)));
    expect(await reasonOf(httpTo(server).get(teams))).toBe("not_json");
  });

  it("reads JSON behind a byte order mark, of the wrong content type, or 10,000 levels deep", async () => {
    const bodies = ["\uFEFF{}", "[".repeat(10_000) + "]".repeat(10_000)];
    const server = kept(
      await serve((_request, response) => response.writeHead(200, { "content-type": "text/plain" }).end(bodies.shift())),
    );
    const http = httpTo(server);
    expect((await http.get(teams)).json).toEqual({});
    expect(Array.isArray((await http.get(teams)).json)).toBe(true);
  });

  it("stops at its limit when a body never ends", async () => {
    let sent = 0;
    const server = kept(
      await serve((_request, response) => {
        const chunk = Buffer.alloc(64 * 1024, 32);
        const more = () => {
          while (!response.destroyed && response.write(chunk)) sent += chunk.length;
          if (!response.destroyed) response.once("drain", more);
        };
        more();
      }),
    );
    expect(await reasonOf(httpTo(server).get(teams))).toBe("too_large");
    expect(sent).toBeLessThan(32 * 1024 * 1024);
  });

  it("does not unpack a small body that grows a thousand times", { tags: "long" }, async () => {
    const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024, 32));
    expect(bomb.length).toBeLessThan(100_000);
    const server = kept(await serve((_request, response) => response.writeHead(200, { "content-encoding": "gzip" }).end(bomb)));
    const before = process.memoryUsage().rss;
    expect(await reasonOf(httpTo(server).get(teams))).toBe("too_large");
    expect(process.memoryUsage().rss - before).toBeLessThan(32 * 1024 * 1024);
  });

  it("reports a broken compression as a broken answer", async () => {
    const server = kept(
      await serve((_request, response) => response.writeHead(200, { "content-encoding": "gzip" }).end("no gzip")),
    );
    expect(await reasonOf(httpTo(server).get(teams))).toBe("broken");
  });

  it("gives up at the deadline when the headers never come", async () => {
    const server = kept(await serveRaw(() => undefined));
    expect(await reasonOf(httpTo(server, { deadlineMs: 150 }).get(teams))).toBe("timeout");
  });

  it("gives up at the deadline when the body drips byte by byte", async () => {
    const server = kept(
      await serveRaw((socket) => {
        socket.write("HTTP/1.1 200 OK\r\ncontent-length: 100000\r\n\r\n[");
        const drip = setInterval(() => socket.write(" "), 20);
        socket.on("close", () => clearInterval(drip));
      }),
    );
    expect(await reasonOf(httpTo(server, { deadlineMs: 150 }).get(teams))).toBe("timeout");
  });

  it("gives up at the deadline when a refusal's body never ends", async () => {
    const server = kept(await serveRaw((socket) => socket.write("HTTP/1.1 500 Oops\r\ncontent-length: 100000\r\n\r\n[")));
    const response = httpTo(server, { deadlineMs: 150 }).get(teams);
    expect(await response).toMatchObject({ status: 500 });
  });

  it.each([
    ["closes at once", (socket: { destroy(): void }) => socket.destroy()],
    ["resets", (socket: { resetAndDestroy(): void }) => socket.resetAndDestroy()],
    ["talks nonsense", (socket: { end(text: string): void }) => socket.end("SSH-2.0-OpenSSH_9.2\r\n")],
    [
      "stops in the middle",
      (socket: { end(text: string): void }) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 1000\r\n\r\n{"data":['),
    ],
  ])("reports a server that %s as broken", async (_what, act) => {
    const server = kept(await serveRaw(act));
    expect(await reasonOf(httpTo(server).get(teams))).toBe("broken");
  });

  it("reports a server that nobody listens at as not connected", async () => {
    const server = await serve(answering({}));
    await server.close();
    expect(await reasonOf(httpTo(server).get(teams))).toBe("connect");
  });

  it("ends when whoever asked gives up", async () => {
    const server = kept(await serveRaw(() => undefined));
    const leaving = new AbortController();
    const asked = reasonOf(httpTo(server).get(teams, { signal: leaving.signal }));
    leaving.abort();
    expect(await asked).toBe("aborted");
  });
});

describe("an address of the odds API", () => {
  it.each([
    "file:///etc/passwd",
    "ftp://example.org",
    "javascript:1",
    "nonsense",
    "https://user:pass@example.org",
    "https://example.org?a=1",
  ])("has no base such as %s", (baseUrl) => {
    expect(() => createAddresses(baseUrl)).toThrow("base address");
  });

  it.each([
    "../../admin",
    "..",
    ".",
    "%2e%2e%2f",
    "a?x=",
    "a#b",
    "a/b",
    "a\\b",
    "a\r\nHost: evil",
    "a\0b",
    "",
    "-a",
    "~a",
    "⚽",
    "a спартак",
    "\u202Eabc",
    "x".repeat(129),
  ])("is never made from the slug %j", (text) => {
    expect(() => checkedSlug(text)).toThrow(ApiRefused);
  });

  it.each(["arsenal-chelsea", "Arsenal_Chelsea-2026", "st.-pauli", "17", "a..b"])("is made from the slug %s as it is", (slug) => {
    const url = createAddresses("https://example.org/x").urlOf({ path: ["matches", checkedSlug(slug), "odds"] });
    expect(url.href).toBe(`https://example.org/x/api/v1/matches/${slug}/odds`);
  });

  it("is made from a slug in any script, which stands there in bytes", () => {
    const url = createAddresses("https://example.org").urlOf({ path: ["matches", checkedSlug("横浜-川崎"), "odds"] });
    expect(url.href).toBe("https://example.org/api/v1/matches/%E6%A8%AA%E6%B5%9C-%E5%B7%9D%E5%B4%8E/odds");
  });

  it("never leaves its prefix, whatever slug or filter people type", () => {
    const addresses = createAddresses("https://example.org/x");
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 40 }), fc.string({ maxLength: 100 }), (slug, sport) => {
        let url: URL;
        try {
          url = addresses.urlOf({ path: ["matches", slug], query: { sport } });
        } catch (error) {
          // encodeURIComponent refuses half a surrogate pair; nothing was asked then.
          expect(error instanceof ApiRefused || error instanceof URIError).toBe(true);
          return;
        }
        expect(url.origin).toBe("https://example.org");
        expect(url.pathname.startsWith("/x/api/v1/matches/")).toBe(true);
        expect(url.pathname.split("/")).toHaveLength(6);
        expect(url.searchParams.size).toBe(1);
      }),
    );
  });
});
