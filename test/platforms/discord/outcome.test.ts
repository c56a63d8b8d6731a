import { DiscordAPIError, HTTPError, RateLimitError } from "discord.js";
import { describe, expect, it } from "vitest";
import { isPlatformFailing } from "../../../src/chat/delivered.ts";
import {
  type Failure,
  failureFromError,
  isInteractionOver,
  isNewMessageNeeded,
  isThreadGone,
  isTokenRefused,
  outcomeFromFailure,
} from "../../../src/platforms/discord/outcome.ts";

const refused = (code: number, status = 403): Failure => ({ kind: "refused", status, code, message: "no" });

describe("what a failure means for a message", () => {
  it.each([10003, 10004, 10013, 50033])("%i: the channel is no more", (code) => {
    expect(outcomeFromFailure(refused(code)).kind).toBe("gone");
  });

  it.each([
    [20009, "write"],
    [40058, "kind"],
    [50001, "view"],
    [50007, "write"],
    [50008, "kind"],
    [50009, "write"],
    [50013, "write"],
    [50024, "kind"],
    [50083, "locked"],
    [50278, "write"],
    [160005, "locked"],
    [220001, "kind"],
  ])("%i: we may not write there at present (%s)", (code, lack) => {
    expect(outcomeFromFailure(refused(code))).toMatchObject({ kind: "barred", lack });
  });

  it.each([50035, 50006, 200000, 200001, 240000, 10008, 30046])("%i: this message is not taken", (code) => {
    expect(outcomeFromFailure(refused(code, 400))).toEqual({ kind: "rejected", reason: `discord refused it: 400 ${code} no` });
  });

  it.each([50014, 40333, 20001, 40001, 40002, 40004, 40006, 130000, 99999, 0])(
    "%i: it speaks of no message, so the message waits",
    (code) => {
      const reason = `discord refused it: 400 ${code} no`;
      expect(outcomeFromFailure(refused(code, 400))).toMatchObject({ kind: "later", strange: true, reason });
    },
  );

  it.each([
    [20016, 10_000],
    [20022, 10_000],
    [20028, 10_000],
    [20029, 10_000],
    [40003, 60_000],
  ])("%i: it waits for %i ms", (code, afterMs) => {
    expect(outcomeFromFailure(refused(code))).toEqual({ kind: "later", afterMs });
  });

  it.each([
    [1_234.5, 1_235],
    [0, 250],
  ])("a limit of %d ms: it waits for %i ms", (retryAfterMs, afterMs) => {
    expect(outcomeFromFailure({ kind: "limited", retryAfterMs })).toEqual({ kind: "later", afterMs });
  });

  it.each(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "UND_ERR_CONNECT_TIMEOUT"])("%s: it waits", (code) => {
    expect(outcomeFromFailure({ kind: "network", code }).kind).toBe("later");
  });

  it.each(["ECONNRESET", "UND_ERR_SOCKET", "ABORTED", "BAD_JSON", "EPIPE"])("%s: nobody knows", (code) => {
    expect(outcomeFromFailure({ kind: "network", code }).kind).toBe("unknown");
  });

  it("a breakdown of Discord: nobody knows", () => {
    expect(outcomeFromFailure({ kind: "broken", status: 503 })).toEqual({ kind: "unknown", reason: "discord answered 503" });
  });

  it("a fault of ours: it may pass, and says nothing about Discord", () => {
    const outcome = outcomeFromFailure({ kind: "bug", message: "TypeError: x" });
    expect(outcome).toMatchObject({ kind: "later", ours: true, reason: "fault while sending: TypeError: x" });
    expect(isPlatformFailing(outcome)).toBe(false);
  });

  it("the token is refused by 401 and by 50014, and by nothing else", () => {
    expect([refused(0, 401), refused(50014, 400), refused(50001, 403)].map(isTokenRefused)).toEqual([true, true, false]);
  });

  it("a thread is gone, archived or locked", () => {
    expect([10003, 50083, 160005, 50001].map((code) => isThreadGone(refused(code)))).toEqual([true, true, true, false]);
    expect(isThreadGone({ kind: "broken", status: 10003 })).toBe(false);
  });

  it("an edit asks for a new message when the old one cannot be had", () => {
    expect([10008, 30046, 50005, 50013].map((code) => isNewMessageNeeded(refused(code)))).toEqual([true, true, true, false]);
  });

  it("an interaction is over when it is too old or answered already", () => {
    expect([10062, 40060, 10015, 50027, 10008, 50035].map((code) => isInteractionOver(refused(code)))).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
    ]);
  });
});

describe("a failure read from an error", () => {
  const url = "https://discord.com/api/v10/channels/1/messages";

  it("of the library", () => {
    const body = { code: 50001, message: "Missing Access" };
    expect(failureFromError(new DiscordAPIError(body, 50001, 403, "POST", url, { body: {} }))).toEqual({
      kind: "refused",
      status: 403,
      code: 50001,
      message: "Missing Access",
    });
    const unnumbered = new DiscordAPIError({ error: "invalid_client" }, "invalid_client", 401, "POST", url, { body: {} });
    expect(failureFromError(unnumbered)).toMatchObject({ kind: "refused", status: 401, code: 0 });
    expect(failureFromError(new HTTPError(502, "Bad Gateway", "POST", url, { body: {} }))).toEqual({
      kind: "broken",
      status: 502,
    });
    const limit = { global: false, hash: "", limit: 5, majorParameter: "1", method: "POST", route: "/channels/:id/messages" };
    const more = { scope: "user", sublimitTimeout: 0, timeToReset: 4_000, retryAfter: 3_000, url } as const;
    expect(failureFromError(new RateLimitError({ ...limit, ...more }))).toEqual({ kind: "limited", retryAfterMs: 4_000 });
  });

  it("of the network, also where it is only the cause", () => {
    const reset = Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET" });
    expect(failureFromError(reset)).toEqual({ kind: "network", code: "ECONNRESET" });
    expect(failureFromError(new Error("other", { cause: reset }))).toEqual({ kind: "network", code: "ECONNRESET" });
    expect(failureFromError(new DOMException("x", "AbortError"))).toEqual({ kind: "network", code: "ABORTED" });
    expect(failureFromError(new SyntaxError("Unexpected end of JSON"))).toEqual({ kind: "network", code: "BAD_JSON" });
  });

  it("of our own", () => {
    const invalid = Object.assign(new Error("invalid header"), { code: "UND_ERR_INVALID_ARG" });
    // A number is no code of the network: Node and undici write theirs in letters.
    const numbered = new DOMException("x", "DataCloneError");
    const kinds = [new TypeError("x"), invalid, numbered, "text"].map((error) => failureFromError(error).kind);
    expect(kinds).toEqual(["bug", "bug", "bug", "bug"]);
    expect(failureFromError(new TypeError("x"))).toEqual({ kind: "bug", message: "TypeError: x" });
  });
});
