import { GrammyError, HttpError } from "grammy";
import { describe, expect, it } from "vitest";
import { faultFromError, faultFromRefusal, outcomeFromFault, refusalFields } from "../../../src/platforms/telegram/outcome.ts";

const token = "4242:CANARY-not-to-be-written";

function outcomeOf(code: number, description: string, parameters: object = {}) {
  return outcomeFromFault(faultFromRefusal({ error_code: code, description, parameters }), 45);
}

function networkError(code: string | null, reason: string): HttpError {
  const cause = new Error(`request to https://api.telegram.org/bot${token}/sendMessage failed, reason: ${reason}`);
  return new HttpError("Network request for 'sendMessage' failed!", Object.assign(cause, code === null ? {} : { code }));
}

describe("what a refusal of Telegram means", () => {
  it.each([
    [403, "Forbidden: bot was blocked by the user", "removed"],
    [403, "Forbidden: user is deactivated", "deleted"],
    [403, "Forbidden: bot can't initiate conversation with a user", "unknown"],
    [403, "Forbidden: bot can't send messages to the bot", "unknown"],
    [403, "Forbidden: bot can't send messages to bots", "unknown"],
    [403, "Forbidden: bot was kicked from the group chat", "removed"],
    [403, "Forbidden: bot was kicked from the supergroup chat", "removed"],
    [403, "Forbidden: bot was kicked from the channel chat", "removed"],
    [403, "Forbidden: bot is not a member of the channel chat", "removed"],
    [403, "Forbidden: the group chat was deleted", "deleted"],
    [400, "Bad Request: chat not found", "unknown"],
    [400, "Bad Request: private chat not found", "unknown"],
    [400, "Bad Request: PEER_ID_INVALID", "unknown"],
  ])("%i %s: the chat is gone", (code, description, loss) => {
    expect(outcomeOf(code, description)).toEqual({ kind: "gone", loss, reason: description });
  });

  it.each([
    [400, "Bad Request: not enough rights to send text messages to the chat"],
    [400, "Bad Request: have no write access to the chat"],
    [400, "Bad Request: need administrator rights in the channel chat"],
    [400, "Bad Request: CHAT_WRITE_FORBIDDEN"],
    [400, "Bad Request: CHAT_RESTRICTED"],
    [400, "Bad Request: CHAT_SEND_PLAIN_FORBIDDEN"],
    [400, "Bad Request: CHAT_ADMIN_REQUIRED"],
    [400, "Bad Request: TOPIC_CLOSED"],
  ])("%i %s: we may not write there at present", (code, description) => {
    const lack = description.endsWith("TOPIC_CLOSED") ? "closed" : "write";
    expect(outcomeOf(code, description)).toEqual({ kind: "barred", lack, reason: description });
  });

  it.each([
    [403, "Forbidden: something new"],
    [400, "Bad Request: something new"],
    [402, "Payment Required"],
  ])("%i %s: nobody knows what it speaks of, so the message waits", (code, description) => {
    const reason = `${code} ${description}`;
    expect(outcomeOf(code, description)).toEqual({ kind: "later", afterMs: 5_000, strange: true, reason });
  });

  it.each([
    [400, "Bad Request: can't parse entities: Unsupported start tag"],
    [400, "Bad Request: message is too long"],
    [400, "Bad Request: BUTTON_DATA_INVALID"],
    [400, "Bad Request: message thread not found"],
    [413, "Request Entity Too Large"],
  ])("%i %s: this message is rejected", (code, description) => {
    expect(outcomeOf(code, description)).toEqual({ kind: "rejected", reason: description });
  });

  it("400 with migrate_to_chat_id: the chat moved, its topic with it", () => {
    const description = "Bad Request: group chat was upgraded to a supergroup chat";
    expect(outcomeOf(400, description, { migrate_to_chat_id: -1009 })).toEqual({ kind: "moved", to: "telegram:-1009:45" });
  });

  it("429: later, after as long as it says", () => {
    expect(outcomeOf(429, "Too Many Requests: retry after 7", { retry_after: 7 })).toEqual({ kind: "later", afterMs: 7_000 });
    expect(outcomeOf(429, "Too Many Requests")).toEqual({ kind: "later", afterMs: 1_000 });
  });

  it.each([500, 502, 504])("%i: unknown, whatever it says", (code) => {
    expect(outcomeOf(code, "Internal Server Error: chat not found")).toMatchObject({ kind: "unknown" });
  });

  it.each([
    [401, "Unauthorized"],
    [404, "Not Found"],
    [409, "Conflict: terminated by other getUpdates request"],
  ])("%i %s: the token is wrong, so the message waits and is not lost", (code, description) => {
    expect(outcomeOf(code, description)).toEqual({ kind: "later", afterMs: 60_000, strange: true, reason: description });
  });

  it.each([
    ["message is not modified: specified new message content", "unchanged"],
    ["message to edit not found", "no-message"],
    ["message can't be edited", "no-message"],
    ["message thread not found", "no-thread"],
    ["TOPIC_CLOSED", "topic-closed"],
    ["TOPIC_DELETED", "no-thread"],
  ])("400 %s is told apart", (description, kind) => {
    expect(faultFromRefusal({ error_code: 400, description: `Bad Request: ${description}`, parameters: {} }).kind).toBe(kind);
  });
});

describe("what a broken connection means", () => {
  const unreached = { kind: "later", afterMs: 5_000, unreached: true };

  it.each([
    ["ECONNREFUSED", "connect ECONNREFUSED 127.0.0.1:443"],
    ["ENOTFOUND", "getaddrinfo ENOTFOUND api.telegram.org"],
    ["EAI_AGAIN", "getaddrinfo EAI_AGAIN api.telegram.org"],
    ["ETIMEDOUT", "connect ETIMEDOUT 149.154.167.220:443"],
    ["UND_ERR_CONNECT_TIMEOUT", "Connect Timeout Error"],
    ["CERT_HAS_EXPIRED", "certificate has expired"],
    ["ERR_TLS_CERT_ALTNAME_INVALID", "Hostname/IP does not match certificate's altnames"],
    ["ECONNRESET", "Client network socket disconnected before secure TLS connection was established"],
  ])("%s (%s): nothing was sent", (code, reason) => {
    expect(outcomeFromFault(faultFromError(networkError(code, reason)), null)).toEqual(unreached);
  });

  it.each([
    ["ECONNRESET", "socket hang up"],
    ["ETIMEDOUT", "read ETIMEDOUT"],
    ["EPIPE", "write EPIPE"],
    [null, "invalid json response body"],
  ])("%s (%s): nobody knows", (code, reason) => {
    expect(outcomeFromFault(faultFromError(networkError(code, reason)), null)).toMatchObject({ kind: "unknown" });
  });

  it.each([
    ["a numbered error", Object.assign(new Error("socket hang up"), { code: 5 })],
    ["what is no error", { code: "ECONNREFUSED" }],
    ["a text", "ECONNREFUSED"],
  ])("nobody knows, and no code is read from %s", (_, cause) => {
    expect(faultFromError(new HttpError("Network request failed!", cause))).toEqual({ kind: "unknown", reason: "network" });
  });

  it("is unknown for any other error", () => {
    expect(faultFromError(new TypeError("x")).kind).toBe("unknown");
    expect(faultFromError("x").kind).toBe("unknown");
  });
});

describe("errors in the log", () => {
  const refusal = new GrammyError("Call failed", { ok: false, error_code: 400, description: "Bad Request" }, "sendMessage", {
    text: "private words",
  });

  it("hold no token and no message", () => {
    const errors = [networkError("ECONNRESET", "socket hang up"), refusal, new Error("own"), 5];
    const written = JSON.stringify(errors.map(refusalFields));
    expect(written).not.toContain("CANARY");
    expect(written).not.toContain("private words");
  });

  it("say what was refused and why", () => {
    expect(refusalFields(refusal)).toEqual({ error: "GrammyError", method: "sendMessage", code: 400, reason: "Bad Request" });
    expect(refusalFields(networkError("ECONNRESET", "socket hang up"))).toMatchObject({
      error: "HttpError",
      reason: "ECONNRESET",
    });
  });
});
