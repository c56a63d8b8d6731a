import { readdir } from "node:fs/promises";
import { request } from "undici";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Previewed } from "../../../src/chat/preview.ts";
import type { Playground } from "../../../src/platforms/playground/adapter.ts";
import { createFakeClock } from "../../clock.ts";
import { createTestPlayground, matches } from "./bot.ts";
import { openBrowser, postCall } from "./page.ts";
import { texts } from "./texts.ts";

const call = { kind: "typed", text: "/help", picked: null, language: "en", place: "private", admin: true };
let playground: Playground;
let url: string;

beforeEach(async () => {
  playground = createTestPlayground(createFakeClock());
  await playground.start();
  url = playground.url();
});
afterEach(() => playground.stop());

async function get(path: string, headers: Record<string, string> = {}) {
  const { statusCode, headers: answered, body } = await request(`${url}${path}`, { headers });
  return { status: statusCode, headers: answered, text: await body.text() };
}

async function post(body: string, headers: Record<string, string> = {}) {
  const options = { method: "POST", body, headers: { "content-type": "application/json", ...headers } } as const;
  const { statusCode, body: answered } = await request(`${url}/chats/ann/calls`, options);
  return { status: statusCode, text: await answered.text() };
}

describe("the page", () => {
  it("is served whole: everything that lies in its folder, with its type", async () => {
    const folder = new URL("../../../src/platforms/playground/page/", import.meta.url);
    const types: Record<string, string> = { html: "text/html", css: "text/css", js: "text/javascript", svg: "image/svg+xml" };
    for (const file of await readdir(folder)) {
      const { status, headers } = await get(file === "index.html" ? "/" : `/${file}`);
      expect([file, status, headers["content-type"]]).toEqual([
        file,
        200,
        `${types[file.split(".").at(-1) ?? ""]}; charset=utf-8`,
      ]);
    }
  });

  it("has the font of the pictures, which a browser keeps", async () => {
    const sheet = (await get("/theme.css")).text;
    const fonts = [...sheet.matchAll(/url\("([^"]+)"\)/g)].map(([, path = ""]) => path);
    expect(fonts).toEqual(["/inter-400.ttf", "/inter-600.ttf"]);
    for (const font of fonts) {
      const { status, headers, text } = await get(font);
      expect([font, status, headers["content-type"]]).toEqual([font, 200, "font/ttf"]);
      expect(headers["cache-control"]).toMatch(/immutable/);
      expect(headers["content-security-policy"]).toContain("font-src 'self'");
      expect(text.slice(0, 4)).toBe("\0\u0001\0\0");
    }
  });

  it("needs nothing from anywhere else", async () => {
    const { text } = await get("/");
    const links = [...text.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, link]) => link);
    expect(links.length).toBeGreaterThan(5);
    for (const link of links) expect(link).toMatch(/^\/[a-z]+\.(?:css|js|svg)$/);
  });

  it("may run nothing but its own files, and be framed by nobody", async () => {
    for (const path of ["/", "/main.js", "/setup", "/nothing", "/health"]) {
      const { headers } = await get(path);
      expect(headers["content-security-policy"]).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
      expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
      expect(headers["content-security-policy"]).not.toContain("unsafe");
      expect(headers["x-content-type-options"]).toBe("nosniff");
    }
  });

  it("gets its title, its texts and the catalog at once", async () => {
    const setup = JSON.parse((await get("/setup")).text);
    expect(setup).toMatchObject({ title: "Linewatch", texts });
    expect(setup.catalog[0]).toMatchObject({ name: "help", description: { en: "What this bot can do" } });
  });

  it("asks only for texts that exist, in every language", async () => {
    const folder = new URL("../../../src/platforms/playground/page/", import.meta.url);
    const files = (await readdir(folder)).filter((file) => /\.(html|js)$/.test(file));
    const sources = await Promise.all(files.map(async (file) => (await get(file === "index.html" ? "/" : `/${file}`)).text));
    const named = new Set(sources.join("\n").match(/playground-[a-z]+(?:-[a-z]+)*(?=["`])/g));
    expect(named.size).toBeGreaterThan(20);
    for (const of of Object.values(texts)) expect(Object.keys(of)).toEqual(expect.arrayContaining([...named]));
  });
});

describe("who may ask", () => {
  it("is whoever reached this machine under its own name", async () => {
    const { port } = new URL(url);
    for (const host of [`127.0.0.1:${port}`, `localhost:${port}`, `LOCALHOST:${port}`, `[::1]:${port}`])
      expect((await get("/health", { host })).status).toBe(200);
  });

  it("is nobody who came under another name (DNS rebinding)", async () => {
    for (const host of [
      "evil.example",
      "127.0.0.1.evil.example",
      "localhost.evil.example",
      "evil.example:80",
      "localhost@evil.example",
    ])
      expect((await get("/health", { host })).status).toBe(403);
    const headers = { host: "evil.example", origin: "http://evil.example" };
    expect((await post(JSON.stringify(call), headers)).status).toBe(403);
    expect((await get("/nothing", headers)).status).toBe(403);
  });

  it("is no page of another origin, another port of this machine included", async () => {
    for (const origin of ["http://evil.example", "https://127.0.0.1", "http://127.0.0.1:1", "null", `${url}.evil.example`])
      expect((await post(JSON.stringify(call), { origin })).status).toBe(403);
    expect((await post(JSON.stringify(call), { origin: url })).status).toBe(200);
  });

  it("is no listener from elsewhere: no link, picture or frame of another site takes a stream or is given a cookie", async () => {
    const cookie = await openBrowser(url);
    const foreign: Record<string, string>[] = [
      { cookie, "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" },
      { cookie, "sec-fetch-site": "same-site", "sec-fetch-mode": "navigate", "sec-fetch-dest": "iframe" },
      { cookie, "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors", "sec-fetch-dest": "image" },
      { cookie, origin: "http://evil.example" },
      { cookie, referer: "http://evil.example/page" },
      { cookie, referer: `${url}.evil.example/` },
      // An old browser that tells nothing; what it cannot send is our cookie.
      {},
      { cookie: "linewatch=short" },
      { cookie: `other=${"x".repeat(22)}` },
    ];
    for (const headers of foreign) expect((await get("/chats/ann/events", headers)).status, JSON.stringify(headers)).toBe(403);
    for (const headers of foreign.slice(0, 3))
      expect(await get("/setup", { ...headers, cookie: "" })).toMatchObject({
        status: 403,
        headers: expect.not.objectContaining({ "set-cookie": expect.anything() }),
      });
    const linked = await get("/", {
      "sec-fetch-site": "cross-site",
      "sec-fetch-mode": "navigate",
      referer: "http://evil.example/",
    });
    expect([linked.status, linked.headers["set-cookie"]]).toEqual([200, undefined]);
  });

  it("is told apart by a cookie that only this page sends, and keeps it", async () => {
    const { headers } = await get("/setup");
    expect(headers["set-cookie"]).toMatch(/^linewatch=[\w-]{22}; .*HttpOnly; SameSite=Strict$/);
    expect((await get("/setup", { cookie: `a=b; ${await openBrowser(url)}` })).headers["set-cookie"]).toBeUndefined();
  });

  it("is no page that the browser itself calls foreign; but a link may lead here", async () => {
    for (const site of ["cross-site", "same-site"]) {
      expect((await get("/suggest?command=odds&option=match&typed=n", { "sec-fetch-site": site })).status).toBe(403);
      expect((await get("/", { "sec-fetch-site": site, "sec-fetch-mode": "navigate" })).status).toBe(200);
      expect((await post(JSON.stringify(call), { "sec-fetch-site": site, "sec-fetch-mode": "navigate" })).status).toBe(403);
    }
    expect((await get("/setup", { "sec-fetch-site": "same-origin" })).status).toBe(200);
  });
});

describe("what may be posted", () => {
  it("is a call in JSON; it answers with the messages that came of it", async () => {
    const { status, text } = await post(JSON.stringify(call));
    expect(status).toBe(200);
    expect(JSON.parse(text).messages.map(({ entry }: { entry: { kind: string } }) => entry.kind)).toEqual(["asked", "answer"]);
  });

  it("is nothing larger than 32 KiB", async () => {
    expect((await post(JSON.stringify({ ...call, text: "x".repeat(33_000) }))).status).toBe(413);
  });

  it("is no form and no plain text, which a foreign page could send without asking", async () => {
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])
      expect((await post(JSON.stringify(call), { "content-type": type })).status).toBe(415);
  });

  it("is nothing else: broken JSON, poisoned prototypes, other shapes and other chats get 400", async () => {
    const poisoned = JSON.stringify(call).replace("{", '{"__proto__":{"admin":true},');
    for (const body of ["{", "", "null", "[]", "{}", poisoned]) expect((await post(body)).status).toBe(400);
    for (const chat of ["a%20b", "a%2Fb", "..%2Fx", "x".repeat(41), "%00"])
      expect((await postCall(url, chat, call)).status).toBe(400);
  });

  it("never tells what went wrong inside", async () => {
    expect((await post("{")).text).toBe('{"error":"bad request"}');
    expect(await get("/../../package.json")).toMatchObject({ status: 404, text: '{"error":"not found"}' });
  });
});

describe("the market", () => {
  const line = {
    slug: "northgate-harbour-2026-08-15",
    ...{ home: { en: "Northgate" }, away: { en: "Harbour" }, league: { en: "Premier Division" } },
    ...{ startsAt: 1, refreshedAt: 0, nextRefreshAt: null, trail: [0.5] },
    outcomes: [{ selection: "home", chance: 0.5, price: 2 }],
  };
  const push = { slug: line.slug, selection: "home", points: 6 };
  let pushed: unknown[];

  async function postPush(body: unknown, headers: Record<string, string> = {}): Promise<number> {
    const options = { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json", ...headers } };
    const { statusCode, body: answered } = await request(`${url}/market/push`, { ...options, method: "POST" });
    await answered.text();
    return statusCode;
  }

  beforeEach(async () => {
    pushed = [];
    await playground.stop();
    const market = { lines: () => [line], push: (what: { slug: string }) => pushed.push(what) > 0 && what.slug === line.slug };
    playground = createTestPlayground(createFakeClock(), { market });
    await playground.start();
    url = playground.url();
  });

  it("is shown, and pushed by the page alone", async () => {
    expect(JSON.parse((await get("/setup")).text)).toMatchObject({ hasMarket: true });
    expect(JSON.parse((await get("/market")).text)).toEqual({ lines: [line] });
    expect(await postPush(push)).toBe(200);
    expect(pushed).toEqual([push]);
    for (const headers of [{ origin: "http://evil.example" }, { host: "evil.example" }, { "sec-fetch-site": "cross-site" }])
      expect(await postPush(push, headers)).toBe(403);
    expect(await postPush(push, { "content-type": "text/plain" })).toBe(415);
    expect(pushed).toHaveLength(1);
  });

  it("takes no other push: of an unknown match, too far, of another shape", async () => {
    expect(await postPush({ ...push, slug: "nobody" })).toBe(404);
    pushed = [];
    for (const over of [{ slug: "../x" }, { selection: "everybody" }, { points: 16 }, { points: null }, { more: 1 }])
      expect(await postPush({ ...push, ...over })).toBe(400);
    expect(pushed).toEqual([]);
  });

  it("is not there where the odds are a real service's", async () => {
    await playground.stop();
    playground = createTestPlayground(createFakeClock());
    await playground.start();
    url = playground.url();
    expect(JSON.parse((await get("/setup")).text)).toMatchObject({ hasMarket: false });
    expect((await get("/market")).status).toBe(404);
    expect(await postPush(push)).toBe(404);
  });
});

describe("a message as other platforms would be asked for it", () => {
  it("is told of answers, with what was put below them, and of nothing else", async () => {
    await playground.stop();
    const preview = async ({ reply, edits, alert }: Previewed) => ({
      telegram: { method: "POST" as const, path: "/x", body: { language: reply.language, edits, alert }, files: [] },
    });
    playground = createTestPlayground(createFakeClock(), { preview });
    await playground.start();
    url = playground.url();
    const [asked, answer] = JSON.parse((await post(JSON.stringify(call))).text).messages as { id: string }[];
    const told = await get(`/chats/ann/messages/${answer?.id}`);
    expect(JSON.parse(told.text)).toEqual({
      telegram: { method: "POST", path: "/x", body: { language: "en", edits: false, alert: null }, files: [] },
    });
    for (const path of [`/chats/ann/messages/${asked?.id}`, `/chats/bob/messages/${answer?.id}`, "/chats/ann/messages/x"])
      expect((await get(path)).status).toBe(404);
  });
});

describe("suggestions", () => {
  it("come for options that have them", async () => {
    const { text } = await get("/suggest?command=odds&option=match&typed=northg&language=en");
    expect(JSON.parse(text)).toEqual([matches[0]]);
  });

  it("are refused for anything else", async () => {
    for (const query of [
      "",
      "command=odds",
      "command=nosuch&option=match&typed=x",
      "command=matches&option=sport&typed=x",
      "command=odds&option=match&typed=x&typed=y",
      `command=odds&option=match&typed=${"x".repeat(101)}`,
    ])
      expect((await get(`/suggest?${query}`)).status).toBe(400);
  });
});

describe("health", () => {
  it("is 200 while calls are taken", async () => {
    expect(await get("/health")).toMatchObject({ status: 200, text: '{"status":"ok"}' });
  });

  it("may be asked by HEAD, which a stream may not", async () => {
    const head = async (path: string) => (await request(`${url}${path}`, { method: "HEAD" })).statusCode;
    expect([await head("/health"), await head("/chats/ann/events")]).toEqual([200, 404]);
  });

  it("is 503 while the playground stops, and so is whatever else is asked then", async () => {
    let finish: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      finish = resolve;
    });
    await playground.stop();
    let isAsked: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => {
      isAsked = resolve;
    });
    playground = createTestPlayground(createFakeClock(), {
      answer: async () => {
        isAsked();
        await held;
        throw new Error("too late to say anything");
      },
    });
    await playground.start();
    url = playground.url();
    const cookie = await openBrowser(url);
    const slow = post(JSON.stringify(call));
    await asked;
    const stopped = playground.stop();
    expect((await get("/health")).status).toBe(503);
    expect((await get("/chats/ann/events", { cookie })).status).toBe(503);
    expect((await post(JSON.stringify(call))).status).toBe(503);
    finish();
    expect((await slow).status).toBe(500);
    await stopped;
  });
});
