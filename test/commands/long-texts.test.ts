import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hostileText, longText } from "../../bench/long-texts.ts";
import { openParsers } from "../../bench/parsers.ts";
import { texts } from "../replies/facts.ts";

/** What just passes may cost more than what is refused. */
const lengths = [longText, 500, 200];
const perLength = 30;
const tries = 4;
/** A quadratic reader of such texts takes hundreds of plain commands' time. */
const mostPlainCommands = 60;

describe("a text that was made to stop the bot", () => {
  let opened: Awaited<ReturnType<typeof openParsers>>;
  let plainMs: number;
  beforeAll(async () => {
    opened = await openParsers();
    for (let round = 0; round < 50; round++) await opened.plain();
    const start = performance.now();
    for (let round = 0; round < 50; round++) await opened.plain();
    plainMs = (performance.now() - start) / 50;
  });
  afterAll(() => opened.close());

  async function msOf(parse: (text: string) => unknown, text: string): Promise<number> {
    const start = performance.now();
    try {
      await parse(text);
    } catch {
      // A refusal is an answer.
    }
    return performance.now() - start;
  }

  /** The least of some tries, since this machine may have had something else to do. */
  async function leastMs(parse: (text: string) => unknown, text: string): Promise<number> {
    let least = await msOf(parse, text);
    for (let again = 1; again < tries && least > mostPlainCommands * plainMs; again++)
      least = Math.min(least, await msOf(parse, text));
    return least;
  }

  it("costs no parser more than some plain commands do, whatever it is made of", async () => {
    const slow: string[] = [];
    for (const [name, parse] of Object.entries(opened.parsers))
      for (const length of lengths)
        for (let number = 0; number < perLength; number++) {
          const times = (await leastMs(parse, hostileText(number, length))) / plainMs;
          if (times > mostPlainCommands) slow.push(`${name}, ${length} characters, text ${number}: ${Math.round(times)} ×`);
        }
    expect(slow).toEqual([]);
  }, 60_000);
});

it("the sentence for it says what is enough, in both languages", () => {
  expect(texts.in("en").say("refuse-too-long")).toBe("That is too long for me. A name and a few words after it are enough.");
  expect(texts.in("ru").say("refuse-too-long")).toMatch(/^Это слишком длинно/);
});
