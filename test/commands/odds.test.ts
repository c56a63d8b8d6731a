import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Answer } from "../../src/chat/platform.ts";
import { speakingChatOf } from "../../src/chats/speaking.ts";
import { createDispatch } from "../../src/commands/dispatch.ts";
import { createOddsCommand } from "../../src/commands/questions/odds.ts";
import { silentLog } from "../../src/log.ts";
import { messageFromReply as discordMessage } from "../../src/platforms/discord/message.ts";
import { messageFromReply as telegramMessage } from "../../src/platforms/telegram/message.ts";
import { loadTexts } from "../../src/replies/parts/text.ts";
import { documentedRhythm } from "../../src/sources/documented/service.ts";
import { createStage, type Known, type Stage, twoWay } from "../alert-path/stage.ts";
import { engines } from "../databases.ts";
import { plainText } from "../plain-text.ts";

const texts = loadTexts();

describe.each(engines)("/odds from a kept board on $name", ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let stage: Stage;
  let answer: Answer;
  let known: Known;
  beforeEach(async () => {
    opened = await open();
    stage = createStage(opened);
    const { database, boards, clock } = stage;
    known = await stage.addMatch("reds-blues");
    const finder = { find: async () => ({ kind: "one" as const, known }), suggest: () => [known] };
    answer = createDispatch({
      catalog: [
        createOddsCommand({
          finder,
          boards,
          database,
          api: { groups: null, rhythm: documentedRhythm },
          index: { bySlug: () => null, search: () => [], list: () => [] },
        }),
      ],
      texts,
      credit: { source: null, simulated: true },
      chat: ({ address }) => speakingChatOf(database, address),
      clock,
      log: silentLog,
    });
  });
  afterEach(() => opened.close());

  const ask = (chat: string, language = "en", text = "#1") =>
    answer({
      address: chat,
      place: "private",
      reader: { id: chat, language },
      command: "odds",
      text,
      options: null,
      source: "typed",
      mayManage: async () => true,
    });

  it("makes no request and one statement for the chat's settings, with one more for its watch where any may be", async () => {
    await ask("telegram:1");
    const [requests, statements] = [stage.asked.length, stage.queries()];
    for (let person = 2; person <= 6; person++) await ask(`telegram:${person}`);
    expect(stage.queries() - statements).toBe(5);
    await stage.addChat("telegram:7");
    await stage.watch("telegram:7", known);
    const before = stage.queries();
    expect(JSON.stringify(await ask("telegram:7"))).toContain("Watching: 3 pp");
    expect(stage.queries() - before).toBe(2);
    expect(stage.asked).toHaveLength(requests);
  });

  it("shows the main market for words that name none on offer, and says so before the odds", async () => {
    const { blocks } = await ask("telegram:1", "en", "#1 corners");
    expect(plainText({ blocks: blocks.slice(0, 3), credit: [] })).toContain(
      "No prices for “corners” here, so this is the main market.",
    );
    expect(blocks.some(({ kind }) => kind === "table")).toBe(true);
    expect(JSON.stringify(await ask("telegram:1", "en", "#1 home"))).not.toContain("No bookmaker has");
  });

  it("says when newer odds are expected to who presses Refresh", async () => {
    stage.odds.set("reds-blues", { quotes: twoWay(0.6), refreshedAt: stage.clock.now() - 10 * 60_000 });
    expect(JSON.stringify(await ask("telegram:1"))).not.toContain(" · next");
    expect(JSON.stringify(await ask("telegram:1", "en", "#1 fresh"))).toMatch(/next .*in 12 minutes/);
  });

  it("writes a board once for all who read it in one language, and draws it once", async () => {
    const tables = await Promise.all([ask("telegram:1"), ask("telegram:2"), ask("telegram:3", "ru")].map(tableOf));
    expect(tables[1]).toBe(tables[0]);
    expect(tables[2]).not.toBe(tables[0]);
    // Also when somebody has read the same board from the database meanwhile.
    await stage.boards.latest(known.id);
    expect(await tableOf(ask("telegram:4"))).toBe(tables[0]);
    for (const draw of [telegramMessage, discordMessage]) {
      const reply = await ask("telegram:1");
      expect(draw(await ask("telegram:2"))).toBe(draw(reply));
      expect(draw(reply)).toEqual(draw(structuredClone(reply)));
    }
  });

  it("writes it anew as it grows older, for its watchers, and for a match that is known better by now", async () => {
    // What is said first has the age as well.
    for (const chat of ["telegram:1", "telegram:2"]) expect(plainText(await ask(chat))).toContain("18+");
    const first = await ask("telegram:1");
    expect(await ask("telegram:2")).toBe(first);
    await stage.clock.advance(2_000, stage.settle);
    const later = await ask("telegram:2");
    expect(plainText(later)).not.toBe(plainText(first));
    expect(await tableOf(ask("telegram:2"))).toBe(await tableOf(Promise.resolve(first)));
    known = { ...known, match: { ...known.match, startsAt: stage.clock.now() + 60_000 } };
    expect(plainText(await ask("telegram:1"))).not.toBe(plainText(later));
  });

  it("writes it anew when a price has changed", async () => {
    const before = await tableOf(ask("telegram:1"));
    stage.odds.set("reds-blues", { quotes: twoWay(0.6), refreshedAt: null });
    await stage.clock.advance(20 * 60_000, stage.settle);
    expect(await tableOf(ask("telegram:2"))).not.toEqual(before);
  });
});

async function tableOf(asked: ReturnType<Answer>) {
  return (await asked).blocks.find(({ kind }) => kind === "table");
}
