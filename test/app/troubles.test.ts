import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createTroubles, type Troubles } from "../../src/app/troubles.ts";
import type { Outcome } from "../../src/chat/platform.ts";
import { type Log, silentLog } from "../../src/log.ts";
import { loadTexts } from "../../src/replies/parts/text.ts";
import { createFakeClock } from "../clock.ts";
import { plainText } from "../plain-text.ts";

const minute = 60_000;
const token = "123456:secret-token";

describe("errors that operators are told of", () => {
  const clock = createFakeClock();
  let troubles: Troubles;
  let log: Log;
  let sent: string[];
  let outcomes: (Outcome | Error)[];
  let stopping: AbortController;
  let running: Promise<void>;
  beforeEach(() => {
    troubles = createTroubles({ clock, secrets: [token] });
    log = troubles.watching(silentLog);
    [sent, outcomes, stopping] = [[], [], new AbortController()];
    const platform = {
      async send({ reply }: { reply: Parameters<typeof plainText>[0] }): Promise<Outcome> {
        sent.push(plainText(reply));
        const outcome = outcomes.shift() ?? { kind: "sent", messageId: "1" };
        if (outcome instanceof Error) throw outcome;
        // Whatever goes wrong in telling is an error as well.
        if (outcome.kind === "rejected") log.error({}, "could not build a message");
        return outcome;
      },
    };
    const credit = { source: null, simulated: true };
    const teller = { chat: "telegram:1", platform: () => platform, text: loadTexts().in("en"), credit };
    running = troubles.run(teller, stopping.signal);
  });
  afterEach(async () => {
    stopping.abort();
    await running;
  });

  const fail = (
    message = "a command failed",
    fields: object = { error: "TypeError", reason: `bot${token} said no`, stack: "at x" },
  ) => log.error(fields, message);

  it("are told a minute later, counted by their kind, without secrets and stacks", async () => {
    for (let count = 0; count < 3; count++) fail();
    fail("a turn of the delivery failed", {});
    expect(sent).toEqual([]);
    await clock.advance(minute);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatch(/a command failed \(TypeError\)[\s\S]*3 times, first at \d\d:\d\d/);
    expect(sent[0]).toContain('{"reason":"bot[redacted] said no"}');
    expect(sent[0]).toMatch(/a turn of the delivery failed\s+Once, at/);
    expect(sent[0]).not.toContain("at x");
  });

  it("are told once an hour of each kind, with all that came meanwhile", async () => {
    fail();
    await clock.advance(minute);
    for (let count = 0; count < 500; count++) {
      fail();
      await clock.advance(1_000);
    }
    expect(sent).toHaveLength(1);
    await clock.advance(60 * minute);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toContain("500 times");
  });

  it("are of five kinds an hour, those that come most often first", async () => {
    for (let kind = 1; kind <= 8; kind++) for (let count = 0; count < kind; count++) fail(`kind ${kind}`, {});
    await clock.advance(5 * minute);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.match(/kind \d/g)).toEqual(["kind 8", "kind 7", "kind 6", "kind 5", "kind 4"]);
    await clock.advance(60 * minute);
    expect(sent[1]?.match(/kind \d/g)).toEqual(["kind 3", "kind 2", "kind 1"]);
  });

  it("that cannot be told make no loop, and are told an hour later with those that came of it", async () => {
    outcomes = [{ kind: "rejected", reason: "no" }, new Error("broken"), { kind: "later", afterMs: 1 }];
    fail();
    await clock.advance(59 * minute);
    expect(sent.length).toBeLessThanOrEqual(2);
    await clock.advance(180 * minute);
    expect(sent.at(-1)).toContain("a command failed (TypeError)");
    expect(sent.length).toBeLessThanOrEqual(6);
    const told = sent.length;
    await clock.advance(600 * minute);
    expect(sent).toHaveLength(told);
  });

  it("reach the log as well", () => {
    const lines: string[] = [];
    const watched = troubles.watching({ ...silentLog, error: (_, message) => void lines.push(message) });
    watched.error({}, "a command failed");
    expect(lines).toEqual(["a command failed"]);
  });
});
