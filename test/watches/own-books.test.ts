import { describe, expect, it } from "vitest";
import { changeOwnBooks } from "../../src/watches/own-books.ts";
import { watchRecordsOf } from "../../src/watches/store.ts";
import { watchesOfChat } from "../../src/watches/watches.ts";
import { addWideWatch, wideWatchesOf } from "../../src/watches/wide-watches.ts";
import { createStage } from "../alert-path/stage.ts";
import { engines } from "../databases.ts";

describe.each(engines)("a chat's own books on $name", ({ open }) => {
  it("are put into the rules that look at them, of these chats only, and nothing starts anew", async () => {
    const opened = await open();
    try {
      const stage = createStage(opened);
      const { database } = stage;
      const match = await stage.addMatch("reds-blues", 0.5);
      const other = await stage.addMatch("greens-whites", 0.5);
      await stage.poll(match, 0.5);
      for (const chat of ["telegram:1", "telegram:2"]) {
        await stage.addChat(chat);
        await stage.watch(chat, match, "5% shortens own=Alder");
        await stage.watch(chat, other, "5% best");
      }
      // Rules that look at no price, or are about value bets, stay as they are.
      await stage.watch("telegram:1", await stage.addMatch("a-b"), "posted");
      const bets = { chat: "telegram:1", kind: "bets", rule: "bets improving=10000", created_by: "7", created_at: 1 };
      await database.insertInto("watches").values(bets).execute();
      const target = { kind: "sport", sport: "chess" } as const;
      await addWideWatch(database, { chat: "telegram:1", target, rule: "3pp own=Alder", createdBy: "7", now: 0 });
      const before = await watchRecordsOf(database, ["telegram:1"]);
      await changeOwnBooks(database, { chats: ["telegram:1"], books: ["Cedar", "Birch"] });
      const rules = async (chat: string) => (await watchesOfChat(database, chat)).map(({ rule }) => rule);
      expect(await rules("telegram:1")).toEqual(["5% shortens own=Birch,Cedar", "5% best", "posted"]);
      expect(await rules("telegram:2")).toEqual(["5% shortens own=Alder", "5% best"]);
      expect((await wideWatchesOf(database, "telegram:1")).map(({ rule }) => rule)).toEqual(["3pp own=Birch,Cedar"]);
      const after = await watchRecordsOf(database, ["telegram:1"]);
      expect(after.map(({ revision, toldAt }) => [revision, toldAt])).toEqual(
        before.map(({ revision, toldAt }) => [revision, toldAt]),
      );
      await changeOwnBooks(database, { chats: ["telegram:1"], books: [] });
      expect(await rules("telegram:1")).toEqual(["5% shortens own=", "5% best", "posted"]);
    } finally {
      await opened.close();
    }
  });
});
