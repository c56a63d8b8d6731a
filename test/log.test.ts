import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createLog, createNames, createRedactor, errorFields } from "../src/log.ts";
import { readableLines } from "../src/readable-log.ts";

const token = "123456:AAF-secret/with+signs";
const password = 'p"ss\\word';

function logInto(lines: string[], level: "debug" | "info" = "info") {
  return createLog({ level, secrets: [token, password], write: (line) => void lines.push(line) });
}

describe("the log", () => {
  it("is one JSON object a line, with its time, its fields and its message", () => {
    const lines: string[] = [];
    logInto(lines).info({ chat: "telegram:7" }, "a call\nwas answered");
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^[^\n]+\n$/);
    const { time, ...rest } = JSON.parse(lines[0] ?? "");
    expect(rest).toEqual({ level: 30, chat: "telegram:7", msg: "a call\nwas answered" });
    expect(Date.parse(time)).not.toBeNaN();
  });

  it("leaves out what is below its level", () => {
    const lines: string[] = [];
    logInto(lines).debug({}, "detail");
    logInto(lines, "debug").debug({}, "detail");
    expect(lines).toHaveLength(1);
  });

  it.each([
    ["as it is", `https://api.example/bot${token}/getMe`],
    ["URL-encoded", `https://api.example/?token=${encodeURIComponent(token)}`],
    ["URL-encoded in small letters", `token=${encodeURIComponent(token).toLowerCase().replace("aaf", "AAF")}`],
    ["in base64", `Bearer ${Buffer.from(token).toString("base64")}`],
    ["in base64 for URLs", `id ${Buffer.from(token).toString("base64url")}`],
    ["with quotes, inside JSON", password],
  ])("never holds a secret %s", (_how, text) => {
    const lines: string[] = [];
    const error = new Error(`failed: ${text}`);
    logInto(lines).error({ text, nested: { deep: [text] }, ...errorFields(error) }, `said ${text}`);
    const forms = [token, password].flatMap((secret) => [
      secret,
      JSON.stringify(secret).slice(1, -1),
      encodeURIComponent(secret),
      encodeURIComponent(secret).replace(/%../g, (code) => code.toLowerCase()),
      Buffer.from(secret).toString("base64"),
      Buffer.from(secret).toString("base64url"),
    ]);
    for (const form of forms) expect(lines.join()).not.toContain(form);
    expect(lines.join().match(/\[redacted\]/g)?.length).toBeGreaterThanOrEqual(5);
    expect(() => JSON.parse(lines[0] ?? "")).not.toThrow();
  });

  it("hides the longer of two secrets that begin alike as a whole", () => {
    expect(createRedactor(["secret", "secret-and-more"])("secret-and-more, secret")).toBe("[redacted], [redacted]");
  });

  it("takes no short word for a secret, which would eat its own lines", () => {
    expect(createRedactor(["", "info"])('{"level":"info"}')).toBe('{"level":"info"}');
  });
});

describe("the names of chats and persons", () => {
  const names = createNames("a token");

  it("stand for every address, wherever it is, and tell them apart", () => {
    const hidden = names.hide('{"chat":"telegram:-1001234:45","reason":"gone discord:@80351110224678912"} playground:ann');
    expect(hidden).not.toMatch(/1001234|80351110224678912|:ann/);
    const [group, person, ann] = hidden.match(/\w+~[\da-f]{10}/g) ?? [];
    expect([group, person, ann].map((name) => name?.split("~")[0])).toEqual(["telegram", "discord", "playground"]);
    expect(hidden).toContain(`${group}:45`);
    expect(names.of("telegram:-1001234:45")).toBe(group);
    expect(names.of("telegram:-1001235")).not.toBe(group);
  });

  it("are the same in every process with the same key, and others with another", () => {
    expect(createNames("a token").of("telegram:7")).toBe(names.of("telegram:7"));
    expect(createNames("another").of("telegram:7")).not.toBe(names.of("telegram:7"));
  });

  it("leave jobs and times alone", () => {
    const line =
      '{"lease":"calls:discord:0/4","job":"deliver:telegram","time":"2026-08-15T12:00:00Z","turn":"turn:discord identify 0"}';
    expect(names.hide(line)).toBe(line);
  });

  it("are what the log writes", () => {
    const lines: string[] = [];
    const log = createLog({ level: "info", secrets: [], names, write: (line) => void lines.push(line) });
    log.info({ chat: "telegram:7123456789" }, "from telegram:7123456789");
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({ chat: names.of("telegram:7123456789") });
    expect(lines[0]).not.toContain("7123456789");
  });
});

describe("the log in a terminal", () => {
  it("is readable: time, level, message and fields on one line", () => {
    const written: string[] = [];
    const log = createLog({
      level: "info",
      secrets: [token],
      write: readableLines((text) => void written.push(text), { colorize: false }),
    });
    log.warn({ platform: "telegram", reason: `bot${token}` }, "a platform fails");
    expect(written.join("")).toMatch(
      /^\[\d\d:\d\d:\d\d\] WARN: a platform fails \{"platform":"telegram","reason":"bot\[redacted\]"\}\n$/,
    );
  });
});

describe("an error as fields", () => {
  it("is its name, its message and its stack, and nothing that a library attached", () => {
    const attached = { token, request: { headers: { authorization: token } }, cause: new Error(token) };
    const fields = errorFields(Object.assign(new TypeError("no answer"), attached));
    expect(Object.keys(fields)).toEqual(["error", "reason", "stack"]);
    expect(fields).toMatchObject({ error: "TypeError", reason: "no answer" });
    expect(JSON.stringify(fields)).not.toContain(token);
  });

  it.each([
    [token, "string"],
    [{ token }, "object"],
    [null, "object"],
    [undefined, "undefined"],
  ])("says only the type of something else that was thrown", (thrown, type) => {
    expect(errorFields(thrown)).toEqual({ error: type });
  });
});

describe("what the program logs", () => {
  const source = new URL("../src/", import.meta.url).pathname;
  const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));
  const messages = files.flatMap((file) => {
    const calls = readFileSync(join(source, file), "utf8").matchAll(
      /\blog\??\.(?:debug|info|warn|error)\([^"`;]*["`]([^"`]+)["`]\s*,?\s*\)/g,
    );
    return [...calls].map(([, message = ""]) => message);
  });

  it("begins with what failed: “could not read a list”, not “a list could not be read”", () => {
    expect(messages.length).toBeGreaterThan(90);
    expect(
      messages.filter((message) => /\S+ (?:could not|can't|cannot|was not|can not) be\b|^[^:]*\bcannot\b/.test(message)),
    ).toEqual([]);
  });

  it("is a sentence without its stop, in small letters but for names", () => {
    expect(messages.filter((message) => !/^(?:[a-z]|Telegram|Discord)[^\n]*[^.\s]$/.test(message))).toEqual([]);
  });
});
