import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { isPlatformFailing } from "../../src/chat/delivered.ts";
import type { Outcome, Outgoing, Platform } from "../../src/chat/platform.ts";
import { silentLog } from "../../src/log.ts";
import { createDiscord } from "../../src/platforms/discord/adapter.ts";
import { createTelegram } from "../../src/platforms/telegram/adapter.ts";
import { createFakeClock, type FakeClock } from "../clock.ts";
import { createScript } from "./contract.ts";

interface Row {
  platform: "Discord" | "Telegram";
  status: string;
  answer: string;
  outcome: string;
}

/** The rows of the table in the docs: platform, status, answer, outcome. */
const rows: Row[] = [
  ...readFileSync("docs/outcomes.md", "utf8").matchAll(/^\| (Discord|Telegram) \| (\S+) \| (.+?) \| (.+?) \|$/gm),
].map(([, platform, status = "", answer = "", outcome = ""]) => ({
  platform: platform as Row["platform"],
  status,
  answer,
  outcome,
}));

const page = "<!DOCTYPE html><html><head><title>Attention Required!</title></head><body><h1>Sorry</h1></body></html>";
const taken = { Discord: { id: "12345678901234567" }, Telegram: { ok: true, result: { message_id: 5 } } };
const drawn = { kind: "png" as const, data: new Uint8Array([137, 80, 78, 71]), key: "drawn" };
const picture = { kind: "picture" as const, picture: { kind: "lines" } as never, alt: "a chart", drawn };
const addresses = { Discord: "discord:12345678901234567", Telegram: "telegram:-1001:45" };

describe("the table of outcomes in the docs", () => {
  let server: Server | null = null;
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
    server = null;
  });

  it("has enough rows for both platforms, each answer once", () => {
    expect(rows.filter(({ platform }) => platform === "Discord").length).toBeGreaterThanOrEqual(50);
    expect(rows.filter(({ platform }) => platform === "Telegram").length).toBeGreaterThanOrEqual(40);
    const told = rows.map(({ platform, status, answer }) => `${platform} ${status} ${answer}`);
    expect(told.filter((row, index) => told.indexOf(row) !== index)).toEqual([]);
  });

  it.each(rows)("$platform $status $answer: $outcome", async (row) => {
    const clock = createFakeClock();
    const platform = createPlatform(row.platform, await serve(answering(row, clock)), clock);
    expect(wordFor(await platform.send(outgoingTo(addresses[row.platform])))).toBe(row.outcome);
    await platform.stop();
  });

  const sends: Record<string, (message: Outgoing) => Outgoing> = {
    "new message": (message) => message,
    "change of a message": (message) => ({ ...message, replaces: "12345678901234568" }),
    "message with a file": (message) => ({ ...message, reply: { ...message.reply, file: { name: "a.csv", rows: [["Home"]] } } }),
    "message with a picture": (message) => ({
      ...message,
      reply: { ...message.reply, blocks: [...message.reply.blocks, picture] },
    }),
  };

  it.each(
    (["Discord", "Telegram"] as const).flatMap((platform) =>
      Object.keys(sends).flatMap((kind) =>
        ["*a page of HTML*", "*JSON of something else*", "*nothing*"].map((answer) => ({ platform, kind, answer })),
      ),
    ),
  )("$platform 200 $answer to a $kind: later, platform", async ({ platform: name, kind, answer }) => {
    const clock = createFakeClock();
    const row: Row = { platform: name, status: "200", answer, outcome: "later, platform" };
    const platform = createPlatform(name, await serve(answering(row, clock)), clock);
    const message = sends[kind]?.(outgoingTo(addresses[name])) ?? outgoingTo("");
    const sent = { ...message, replaces: message.replaces && (name === "Telegram" ? "5" : message.replaces) };
    expect(wordFor(await platform.send(sent))).toBe(row.outcome);
    await platform.stop();
  });

  it.each([
    ["Discord", { code: 10008, message: "Unknown Message" }, 404],
    ["Telegram", { ok: false, error_code: 400, description: "Bad Request: can't parse entities: x", parameters: {} }, 400],
  ] as const)("gives a message on %s ten seconds in all, in however many steps it goes", async (name, refusal, status) => {
    const clock = createFakeClock();
    let asked = 0;
    const url = await serve(async (_, response) => {
      const answer = asked++ === 0 ? { code: status, body: refusal } : { code: 200, body: taken[name] };
      await clock.advance(6_000);
      if (!response.destroyed) send(response, { ...answer, type: "application/json", body: JSON.stringify(answer.body) });
    });
    const platform = createPlatform(name, url, clock);
    const message = { ...outgoingTo(addresses[name]), replaces: name === "Discord" ? "12345678901234568" : null };
    expect((await platform.send(message)).kind).toBe("unknown");
    expect(asked).toBe(2);
    await platform.stop();
  });

  async function serve(listener: RequestListener | null): Promise<string> {
    server = createServer(listener ?? undefined).listen(0, "127.0.0.1");
    await once(server, "listening");
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    if (!listener) await new Promise((resolve) => server?.close(resolve));
    return url;
  }
});

function createPlatform(name: Row["platform"], url: string, clock: FakeClock): Platform {
  const common = { deps: createScript().deps, log: silentLog, clock };
  if (name === "Discord") return createDiscord({ token: "token", apiUrl: `${url}/api`, ...common });
  return createTelegram({ token: "42:token", apiRoot: url, ...common });
}

/** Answers every request in one way; null refuses connections. */
function answering({ platform, status, answer }: Row, clock: FakeClock): RequestListener | null {
  const code = Number(status);
  switch (answer) {
    case "*connection refused*":
      return null;
    case "*connection cut*":
      return (request) => void request.socket.destroy();
    case "*no answer in ten seconds*":
      return () => void clock.advance(10_000);
    case "*a page of HTML*":
      return (_, response) => send(response, { code, type: "text/html", body: page });
    case "*nothing*":
      return (_, response) => send(response, { code, type: "application/json", body: "" });
    case "*half an answer*":
      return (_, response) =>
        send(response, { code, type: "application/json", body: JSON.stringify(taken[platform]).slice(0, -4) });
    case "*JSON of something else*":
      return (_, response) => send(response, { code, type: "application/json", body: '{"error":"blocked","ray":"8f"}' });
    case "*a message*":
      return (_, response) => send(response, { code, type: "application/json", body: JSON.stringify(taken[platform]) });
    default:
      return (_, response) =>
        send(response, { code, type: "application/json", body: JSON.stringify(said(platform, code, answer)) });
  }
}

/** A refusal in the platform's own form; what stands in parentheses at its end are parameters. */
function said(platform: Row["platform"], status: number, answer: string): object {
  const [, text = "", name, value] = /^(.*?)(?: \((\w+) (-?\d+)\))?$/.exec(answer) ?? [];
  const parameters = name === undefined ? {} : { [name]: Number(value) };
  if (platform === "Telegram") return { ok: false, error_code: status, description: text, parameters };
  const [, code, message] = /^(\d+) (.*)$/.exec(text) ?? [];
  return { code: Number(code), message, ...parameters };
}

function send(response: ServerResponse, { code, type, body }: { code: number; type: string; body: string }): void {
  response.writeHead(code, { "content-type": type, ...(code === 429 ? { "retry-after": "3" } : {}) }).end(body);
}

function outgoingTo(address: string): Outgoing {
  const reply = { blocks: [], buttons: [], personal: false, credit: [], cut: "", language: "en" };
  const blocks = [{ kind: "paragraph" as const, spans: [{ kind: "text" as const, text: "1.72 → 1.55" }] }];
  return { address, reply: { ...reply, blocks }, deliveryId: "delivery-1", replaces: null, silent: false };
}

function wordFor(outcome: Outcome): string {
  switch (outcome.kind) {
    case "rejected":
      return "refused";
    case "later":
      return isPlatformFailing(outcome) ? "later, platform" : "later, this chat";
    default:
      return outcome.kind;
  }
}
