import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { consensusOf } from "../../src/odds/consensus.ts";
import type { Board } from "../../src/odds/quote.ts";
import { loadTexts } from "../../src/replies/parts/text.ts";
import { ruleKinds } from "../../src/rules/kinds/index.ts";
import { happening, type RuleKind } from "../../src/rules/rule-kind.ts";
import { freshFolder, laterMatch, openBot, openWorld } from "../bot.ts";

/** Another side is thought the likeliest: a kind of rule that nobody in `src` knows. */
type FavouriteRule = { kind: "favourite"; part: null };

function favouriteOf({ quotes }: Board) {
  const sides = consensusOf(quotes, { market: "winner", line: null })?.selections ?? [];
  return sides.toSorted((a, b) => b.probability - a.probability)[0] ?? null;
}

const favouriteKind: RuleKind<FavouriteRule> = {
  name: "favourite",
  grammar: {
    usual: { kind: "favourite", part: null },
    words: [{ form: /^favourite$/, read: () => ({}), write: () => "favourite" }],
    schema: z.object({ kind: z.literal("favourite"), part: z.null() }),
  },
  asked: { form: /^favourite$/, read: () => ({}), write: () => "favourite" },
  judge: happening((_rule, baseline, board) => {
    const [then, now] = [favouriteOf(baseline), favouriteOf(board)];
    return then && now && then.selection !== now.selection ? ({ kind: "favourite" } as never) : null;
  }),
  way(_rule, { baseline, board }) {
    const now = favouriteOf(board);
    const then = consensusOf(baseline.quotes, { market: "winner", line: null });
    const from = then?.selections.find(({ selection }) => selection === now?.selection)?.probability;
    if (!now || from === undefined) return null;
    const { selection, probability: to } = now;
    return { market: "winner", selection, line: null, from, to, length: Math.round(Math.abs(to - from) * 1e6) };
  },
};

const words = `
rule-favourite = another favourite
watch-favourite = I’ll alert you when another side becomes the favourite.
alert-favourite = 👑 { $title }: another favourite · { $prices }
`;

function textsWithToy() {
  const folder = join(freshFolder(), "locales");
  cpSync(new URL("../../locales", import.meta.url), folder, { recursive: true });
  writeFileSync(join(folder, "en.ftl"), readFileSync(join(folder, "en.ftl"), "utf8") + words);
  return loadTexts(pathToFileURL(`${folder}/`));
}

describe("a kind of rule that no file of src knows", () => {
  beforeAll(() => void ruleKinds.push(favouriteKind as unknown as RuleKind));
  afterAll(
    () =>
      void ruleKinds.splice(
        ruleKinds.findIndex(({ name }) => String(name) === "favourite"),
        1,
      ),
  );

  it("is typed, watched, judged, told, listed, previewed, logged, explained, shared and taken over", {
    tags: "long",
  }, async () => {
    const world = await openWorld();
    const bot = await openBot(world, { texts: textsWithToy() });
    const chat = "playground:toy";
    const ask = async (typed: string) => (await bot.ask(chat, typed)).text;
    const match = laterMatch(world);

    expect(await ask(`/watch ${match.slug} favourite`)).toContain("I’ll alert you when another side becomes the favourite.");
    expect(await ask("/watches")).toContain("another favourite · now ");
    for (const selection of ["away", "home"])
      for (let nth = 0; nth < 3 && bot.sent.length === 0; nth++) {
        world.sandbox.knobs.move({ slug: match.slug, selection, points: 25 });
        await world.pass(31 * 60_000);
      }
    await world.until(() => bot.sent.some(({ text }) => text.includes("👑")), 40 * 60_000);
    const told = bot.sent.find(({ text }) => text.includes("👑"))?.text;
    expect(told).toMatch(/^👑 .*: another favourite · \d+\.\d\d · /u);

    const why = await ask("/why");
    expect(why).toContain("another favourite");
    expect(why).toMatch(/→ \d+\.\d\d/u);
    expect(await ask("/log")).toMatch(/· sent\n/u);
    expect(await ask("/less 1")).toContain("this watch has no threshold to raise");
    expect(await ask("/preview 1")).toMatch(/Rule: another favourite\n.*\d+ alerts? (?:in|since)/su);

    const shared = await ask("/export 1");
    const code = /\/import (\S+)/.exec(shared)?.[1] ?? "";
    expect(code).toMatch(/^w[\w-]{11,}$/);
    const friend = await bot.ask("playground:friend", `/import ${code}`);
    expect(friend.text).toContain("another favourite");
    const added = await bot.press("playground:friend", friend.reply, friend.reply.buttons.flat()[0]?.label ?? "");
    expect(added.text).toContain("another favourite");
    expect((await bot.ask("playground:friend", "/watches")).text).toContain("another favourite");
    await bot.stop();
    await world.close();
  });
});
