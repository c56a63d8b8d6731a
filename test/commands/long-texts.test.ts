import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hostileText, longText } from "../../bench/long-texts.ts";
import { type Opened, openParsers, type Parsers } from "../../bench/parsers.ts";
import { texts } from "../replies/facts.ts";

/** What just passes may cost more than what is refused. */
const lengths = [longText, 500, 200];
const perLength = { parsers: 30, commands: 10 };
const tries = 6;
/** A quadratic reader of such texts takes hundreds of plain commands' time, and one that searches anew each time dozens. */
const mostPlainCommands = 12;

describe("a text that was made to stop the bot", () => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await openParsers();
  });
  afterAll(() => opened.close());

  async function msOf(parse: (text: string) => unknown, text: string): Promise<number> {
    opened.forget();
    const start = performance.now();
    try {
      await parse(text);
    } catch {
      // A refusal is an answer.
    }
    return performance.now() - start;
  }

  async function usualMs(plain: () => Promise<unknown>): Promise<number> {
    for (let round = 0; round < 50; round++) await plain();
    const start = performance.now();
    for (let round = 0; round < 50; round++) await plain();
    return (performance.now() - start) / 50;
  }

  /** The least of some tries, since this machine may have had something else to do. */
  async function leastMs(parse: (text: string) => unknown, text: string, enoughMs: number): Promise<number> {
    let least = await msOf(parse, text);
    for (let again = 1; again < tries && least > enoughMs; again++) least = Math.min(least, await msOf(parse, text));
    return least;
  }

  async function slowOf(readers: Parsers, { count, plain }: { count: number; plain: () => Promise<unknown> }): Promise<string[]> {
    const plainMs = await usualMs(plain);
    const slow: string[] = [];
    for (const [name, parse] of Object.entries(readers))
      for (const length of lengths)
        for (let number = 0; number < count; number++) {
          const least = await leastMs(parse, hostileText(number, length), mostPlainCommands * plainMs);
          const times = Math.round(least / plainMs);
          if (times > mostPlainCommands) slow.push(`${name}, ${length} characters, text ${number}: ${times} ×`);
        }
    return slow;
  }

  it("costs no parser more than some plain commands do, whatever it is made of", { tags: "long", timeout: 60_000 }, async () => {
    expect(await slowOf(opened.parsers, { count: perLength.parsers, plain: opened.plain })).toEqual([]);
  });

  it("nor any whole command", { tags: "long", timeout: 60_000 }, async () => {
    expect(await slowOf(opened.commands, { count: perLength.commands, plain: opened.plainCommand })).toEqual([]);
  });
});

it("the sentence for it says what is enough, in both languages", () => {
  expect(texts.in("en").say("refuse-too-long")).toBe("That’s too long. A name and a few words are enough.");
  expect(texts.in("ru").say("refuse-too-long")).toMatch(/^Это слишком длинно/);
});
