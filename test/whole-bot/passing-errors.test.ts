import { describe, expect, it } from "vitest";
import { loadTexts, type Texts } from "../../src/replies/parts/text.ts";
import { laterMatch, openBot, openWorld } from "../bot.ts";
import { refreshMs } from "./promises.ts";

const chats = Array.from({ length: 12 }, (_, nth) => `playground:p${nth}`);

describe("a whole bot whose statements run into their time limit", () => {
  it("while its words are made tells every alert, once", { tags: "long", timeout: 300_000 }, async () => {
    const world = await openWorld();
    const texts = loadTexts();
    let isSlow = false;
    let asked = 0;
    const failing: Texts = {
      ...texts,
      without: () => failing,
      in(...how) {
        // Two of three times, so that some chats meet it several times in a row.
        if (isSlow && asked++ % 3 < 2)
          throw Object.assign(new Error("canceling statement due to statement timeout"), { code: "57014" });
        return texts.in(...how);
      },
    };
    const bot = await openBot(world, { texts: failing });
    try {
      const { slug } = laterMatch(world);
      for (const chat of chats) await bot.ask(chat, `/watch ${slug} 3pp`);
      isSlow = true;
      for (const points of [8, -8, 8]) {
        world.sandbox.knobs.move({ slug, selection: "home", points });
        await world.pass(refreshMs);
      }
      isSlow = false;
      expect(asked).toBeGreaterThan(chats.length * 3 * 2);
      const told = chats.map((chat) =>
        bot.sent.filter((one) => one.chat === chat).map(({ text }) => text.includes("all 10 books")),
      );
      const due = chats.map(() => [true, true, true]);
      expect(told).toEqual(due);
    } finally {
      await bot.stop();
      await world.close();
    }
  });
});
