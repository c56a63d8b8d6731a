import { afterEach, beforeEach, expect, it } from "vitest";
import { laterMatch, openBot, openWorld, type TestBot, type TestWorld } from "../bot.ts";

const [all, own] = ["playground:ann", "playground:bob"];
const mine = "Bookpine";
const minute = 60_000;

let world: TestWorld;
let bot: TestBot;
beforeEach(async () => {
  world = await openWorld();
  bot = await openBot(world);
});
afterEach(async () => {
  await bot.stop();
  await world.close();
});

async function ask(chat: string, typed: string): Promise<string> {
  await world.pass(2_000);
  return (await bot.ask(chat, typed)).text;
}

async function asBoth(typed: string): Promise<[string, string]> {
  return [await ask(all, typed), await ask(own, typed)];
}

const lines = (text: string, those: RegExp) => text.split("\n").filter((line) => those.test(line));

it("my books give the best price, the edge and the limit; the fair price, the chance and the movement are of all books", {
  tags: "long",
}, async () => {
  const { slug } = laterMatch(world);
  const { knobs } = world.sandbox;
  const page = await bot.ask(own, "/settings books");
  const chosen = await bot.press(own, page.reply, mine);
  expect(chosen.text).toContain("1 book chosen.");

  const [odds, ownOdds] = await asBoth(`/odds ${slug}`);
  expect(lines(ownOdds, /^Fair/)).toEqual(lines(odds, /^Fair/));
  expect(lines(odds, /^Fair/)).toHaveLength(1);
  const starred = (text: string) => lines(text, /\*/).map((line) => line.replace(/ \|.*/, "").replace("+", ""));
  expect(starred(ownOdds)).toEqual([mine]);
  expect(starred(odds)).not.toEqual([mine]);

  const [best, ownBest] = await asBoth(`/best ${slug} home`);
  const fair = /fair[^\n]*?(\d\.\d\d)/i;
  expect(fair.exec(best)?.[1]).toBeDefined();
  expect(fair.exec(ownBest)?.[1]).toBe(fair.exec(best)?.[1]);
  expect(ownBest).not.toBe(best);

  await asBoth(`/watch ${slug} 3pp`);
  expect((await asBoth(`/watch ${slug} home <= 1.02 add`)).map((text) => text.includes("at your books"))).toEqual([false, true]);
  knobs.move({ slug, selection: "home", points: 6 });
  await world.until(() => bot.sent.length >= 2, 40 * minute);
  const told = (chat: string) => bot.sent.find((message) => message.chat === chat)?.text ?? "";
  expect(told(own)).toContain("\nYour best at ");
  expect(lines(told(own), /^Your best/)[0]).toContain(`Your best at ${mine} · `);
  expect(lines(told(all), /^Best at /)).toHaveLength(1);

  const [history, ownHistory] = await asBoth(`/history ${slug}`);
  expect(ownHistory).toBe(history);

  for (const bookmaker of ["bookpine", "oddmoor"])
    knobs.move({ slug, selection: "away", bookmaker, price: bookmaker === "oddmoor" ? 60 : 50 });
  await world.pass(31 * minute);
  const [bets, ownBets] = await asBoth("/valuebets");
  // The price and its edge, and below them whose it is.
  expect(bets).toMatch(/ 60\.00 · \+[\d.,]+%\n(?:.*\n)?Oddmoor \+ \d+ more · /);
  expect(ownBets).toMatch(/ 50\.00 · \+[\d.,]+%\n(?:.*\n)?Bookpine \+ \d+ more · /);
});
