import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { forgetChat } from "../../src/chats/chats.ts";
import { noteShown, pruneShown, shownKeeper } from "../../src/chats/shown.ts";
import { speakingChatOf, speakingChatsOf } from "../../src/chats/speaking.ts";
import { engines } from "../databases.ts";

const [ann, bob, group, topic] = ["telegram:7", "telegram:8", "telegram:-9", "telegram:-9:4"];
const shownForMs = 15 * 60_000;
const lines = [["2", "+odds #17"]] as const;
const asks = { command: "watch", before: "", behind: "5%" };

describe.each(engines)("what was shown last, on $name", ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  beforeEach(async () => {
    opened = await open();
  });
  afterEach(() => opened.close());

  const note = (chat: string, person: string | null, now: number, what: object = {}) =>
    noteShown(opened.database, { chat, person, lines, asks: null, now, ...what });
  const allShown = async (chat: string, person: string) => (await speakingChatOf(opened.database, chat, person)).shown;
  const shown = async (chat: string, person: string) => (await allShown(chat, person))[0] ?? null;

  it("is each person's in each chat and topic, and gives way to what is shown next", async () => {
    await note(group, ann, 1);
    await note(topic, ann, 1, { lines: [["1", "+odds #1"]] });
    await note(group, bob, 2, { asks });
    expect(await shown(group, ann)).toEqual({ lines, asks: null, until: 1 + shownForMs });
    expect(await shown(topic, ann)).toMatchObject({ lines: [["1", "+odds #1"]] });
    expect(await shown(group, bob)).toMatchObject({ asks });
    expect(await shown(topic, bob)).toBe(null);
    await note(group, ann, 5, { lines: [], asks });
    expect(await shown(group, ann)).toEqual({ lines: [], asks, until: 5 + shownForMs });
    // Several who speak at once are asked about in one question.
    const speakers = [ann, bob].map((person) => ({ address: group, person }));
    const found = await speakingChatsOf(opened.database, speakers);
    expect(speakers.map((speaker) => found(speaker).shown[0]?.until)).toEqual([5 + shownForMs, 2 + shownForMs]);
  });

  it("is everybody's where it came unasked, beside what each has asked for", async () => {
    await note(group, null, 2, { lines: [["1", "+odds #3"]] });
    await note(group, ann, 1, { asks });
    await note(group, bob, 4);
    const [unasked, hers, his] = [
      { lines: [["1", "+odds #3"]], asks: null },
      { lines, asks },
      { lines, asks: null },
    ];
    expect(await allShown(group, ann)).toMatchObject([unasked, hers]);
    expect(await allShown(group, bob)).toMatchObject([his, unasked]);
    expect(await allShown(topic, ann)).toEqual([]);
    expect((await shownKeeper.owners(opened.database)).toSorted()).toEqual([group, ann, bob].toSorted());
    await forgetChat(opened.database, group, { keepers: [shownKeeper], now: 3 });
    expect(await allShown(group, ann)).toEqual([]);
  });

  it("is dropped in time, with the person and with the chat", async () => {
    await note(group, ann, 1);
    await note(group, bob, 2);
    await pruneShown(opened.database, 1 + shownForMs);
    expect([await shown(group, ann), await shown(group, bob)]).toEqual([null, expect.anything()]);
    await note(ann, ann, 3);
    expect(await shownKeeper.owners(opened.database)).toEqual(expect.arrayContaining([ann, bob, group]));
    expect(await shownKeeper.records(opened.database, [bob])).toHaveLength(1);
    await forgetChat(opened.database, bob, { keepers: [shownKeeper], now: 3 });
    expect(await shown(group, bob)).toBe(null);
    await note(group, bob, 3);
    await forgetChat(opened.database, group, { keepers: [shownKeeper], now: 3 });
    expect([await shown(group, bob), await shown(ann, ann)]).toEqual([null, expect.anything()]);
  });
});
