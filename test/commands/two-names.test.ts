import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { silentLog } from "../../src/log.ts";
import { type Database, openDatabase } from "../../src/storage/database.ts";
import { freshFolder, openBot, openWorld, type TestBot, type TestWorld } from "../bot.ts";
import { eachBriefly } from "../long-elsewhere.ts";

let world: TestWorld;
let bot: TestBot;
let database: Database;
beforeAll(async () => {
  // The world that the playground opens.
  world = await openWorld({ seed: 1 });
  const dataDir = freshFolder();
  bot = await openBot(world, { dataDir });
  database = await openDatabase(join(dataDir, "linewatch.db"), silentLog);
  await world.pass(60_000);
  await bot.ask("playground:first", "/matches");
});
afterAll(async () => {
  await database.destroy();
  await bot.stop();
  await world.close();
});

type Side = ReturnType<TestWorld["sandbox"]["world"]["matches"]>[number]["home"];

/** Pairs that begin with the same word and do not meet: clubs of one place, players of one first name. */
function pairsOf(sports: readonly string[]): [Side, Side][] {
  const matches = world.sandbox.world.matches(world.clock.now()).filter(({ league }) => sports.includes(league.sport));
  const sides = [...new Map(matches.flatMap(({ home, away }) => [home, away]).map((side) => [side.slug, side])).values()];
  const meet = (a: Side, b: Side) =>
    matches.some(({ home, away }) => [home.slug, away.slug].every((one) => [a.slug, b.slug].includes(one)));
  const placeOf = ({ name }: Side) => name.en.split(" ").slice(0, -1).join(" ");
  return sides.flatMap((a, nth) =>
    sides.slice(nth + 1).flatMap((b): [Side, Side][] => (placeOf(a) === placeOf(b) && !meet(a, b) ? [[a, b]] : [])),
  );
}

const apart = { en: /^I can’t find a match between .+ and .+\. The next match of each:\n- /, ru: /^Матча .+ — .+ в списке нет/ };

describe("two names that do not meet", () => {
  eachBriefly(
    [
      ["clubs of one place", ["football", "ice-hockey"]],
      ["players of one first name", ["tennis"]],
    ],
    ([what]) => what === "players of one first name",
  )("are said so, with the next match of each, and nothing is watched or opened: %s", async (_, sports) => {
    const pairs = pairsOf(sports).slice(0, 6);
    expect(pairs).toHaveLength(6);
    for (const [nth, [a, b]] of pairs.entries()) {
      for (const command of ["/watch", "/odds", "/best", "/preview", "/mute"]) {
        const language = nth % 2 === 0 ? "en" : "ru";
        const chat = `playground:apart-${sports[0]}-${nth}-${command.slice(1)}`;
        const { text, reply } = await bot.ask(chat, `${command} ${a.name[language]} ${b.name[language]}`, {
          reader: { id: chat, language },
        });
        expect([command, a.name.en, b.name.en, text]).toEqual([
          command,
          a.name.en,
          b.name.en,
          expect.stringMatching(apart[language]),
        ]);
        // Each button completes the call.
        expect(reply.buttons.map(([one]) => one && "press" in one && one.press.command)).toEqual([
          command.slice(1),
          command.slice(1),
        ]);
      }
    }
    expect(await database.selectFrom("watches").selectAll().execute()).toEqual([]);
  });

  it("lead on with the rule that was typed", async () => {
    const [[a, b] = []] = pairsOf(["football"]);
    const { reply } = await bot.ask("playground:apart-rule", `/watch ${a?.name.en} ${b?.name.en} home >= 3.50`);
    const [first] = reply.buttons.flat();
    expect(first && "press" in first && first.press.text).toMatch(/^#\d+ home >=3\.50?$/);
  });
});
