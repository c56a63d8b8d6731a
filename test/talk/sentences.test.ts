import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Meant, telemetry } from "../../src/telemetry.ts";
import { openBot, openWorld, type TestBot, type TestWorld } from "../bot.ts";
import { fitsOne, sentencesIn, spokenLanguages } from "./sentences.ts";

/**
 * Sentences that people wrote, a line each: the turns of a dialogue with bars between, and behind the arrow what the last of them
 * means, `odds who=castelmira market=btts` (a plus is a blank in a value), or one of several with bars between; `nothing` for what is
 * said in passing, which must neither change nor end anything, nor bring the help line. A whole bot reads them, over the sandbox's matches.
 */
const begun = Date.parse("2026-11-27T09:00:00Z");

let world: TestWorld;
let bot: TestBot;
let understood: Meant[] = [];
let stopHearing: () => void;
beforeAll(async () => {
  world = await openWorld({ seed: 1, now: begun });
  bot = await openBot(world);
  await world.pass(60_000);
  stopHearing = telemetry.meant.subscribe((meant) => understood.push(meant));
});
afterAll(async () => {
  stopHearing();
  await bot.stop();
  await world.close();
});

describe.each(spokenLanguages)("what is said in %s", (language) => {
  const sentences = sentencesIn(language);

  it.each(sentences)("$line", async ({ line, turns, wanted }) => {
    const chat = `playground:${language}-${sentences.findIndex((one) => one.line === line)}`;
    for (const turn of turns) {
      understood = [];
      const isCommand = turn.startsWith("/");
      const how = { reader: { id: chat, language }, ...(isCommand ? {} : { plain: true as const, command: "odds", text: turn }) };
      await bot.ask(chat, turn, how);
    }
    const meant = understood.at(-1);
    expect(fitsOne(meant, wanted), `wanted ${wanted}, understood ${JSON.stringify(meant)}`).toBe(true);
  });
});
