import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Answer } from "../../src/chat/platform.ts";
import { speakingChatOf } from "../../src/chats/settings.ts";
import { createDispatch } from "../../src/commands/dispatch.ts";
import { createOddsCommand } from "../../src/commands/odds.ts";
import { silentLog } from "../../src/log.ts";
import { messageFromReply as discordMessage } from "../../src/platforms/discord/message.ts";
import { messageFromReply as telegramMessage } from "../../src/platforms/telegram/message.ts";
import { loadTexts } from "../../src/replies/text.ts";
import { createStage, type Stage, twoWay } from "../alerts/stage.ts";
import { engines } from "../databases.ts";
import { plainText } from "../plain-text.ts";

const texts = loadTexts();

describe.each(engines)("/odds from a kept board on $name", ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let stage: Stage;
  let answer: Answer;
  beforeEach(async () => {
    opened = await open();
    stage = createStage(opened);
    const { database, boards, clock } = stage;
    const match = await stage.addMatch("reds-blues");
    const finder = { find: async () => ({ kind: "one" as const, known: match }), suggest: () => [match] };
    answer = createDispatch({
      catalog: [createOddsCommand({ finder, boards, database, speed: 1, index: { bySlug: () => null } })],
      texts,
      credit: { source: null, simulated: true },
      settings: async (address) => (await speakingChatOf(database, address)).settings,
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

  it("makes no request and two statements: the chat's settings and its watch", async () => {
    await ask("telegram:1");
    const [requests, statements] = [stage.asked.length, stage.queries()];
    for (let person = 2; person <= 6; person++) await ask(`telegram:${person}`);
    expect(stage.asked).toHaveLength(requests);
    expect(stage.queries() - statements).toBe(5 * 2);
  });

  it("shows the main market for words that name none on offer, and says so before the odds", async () => {
    const { blocks } = await ask("telegram:1", "en", "#1 corners");
    expect(plainText({ blocks: blocks.slice(0, 3), credit: [] })).toContain(
      "Nobody quotes “corners” here; this is the main market.",
    );
    expect(blocks.some(({ kind }) => kind === "table")).toBe(true);
    expect(JSON.stringify(await ask("telegram:1", "en", "#1 home"))).not.toContain("Nobody quotes");
  });

  it("writes a board once for all who read it in one language, and draws it once", async () => {
    const tables = await Promise.all([ask("telegram:1"), ask("telegram:2"), ask("telegram:3", "ru")].map(tableOf));
    expect(tables[1]).toBe(tables[0]);
    expect(tables[2]).not.toBe(tables[0]);
    for (const draw of [telegramMessage, discordMessage]) {
      const reply = await ask("telegram:1");
      expect(draw(reply)).toEqual(draw(structuredClone(reply)));
    }
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
