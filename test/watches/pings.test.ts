import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { forgetPings, peopleToPing, pingedPersons, pingsOf, prunePings, togglePing } from "../../src/watches/pings.ts";
import { createStage, type Known, type Stage } from "../alert-path/stage.ts";
import { engines } from "../databases.ts";

const chat = "discord:100000000000000001";
const [ann, bob] = ["discord:@100000000000000007", "discord:@100000000000000008"] as const;

describe.each(engines)("who is mentioned on $name", ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let stage: Stage;
  let match: Known;
  let other: Known;
  beforeEach(async () => {
    opened = await open();
    stage = createStage(opened);
    [match, other] = [await stage.addMatch("reds-blues"), await stage.addMatch("a-b")];
    await stage.addChat(chat);
  });
  afterEach(() => opened.close());

  const toggle = (person: string, { id: matchId }: Known, now = stage.clock.now()) =>
    stage.database.transaction().execute((session) => togglePing(session, { chat, matchId, person, now }));
  const named = (...known: Known[]) =>
    peopleToPing(stage.database, { chat, matchIds: known.map(({ id }) => id), now: stage.clock.now() });

  it("is each once, in the order in which they asked, for the matches that a message tells of", async () => {
    const now = stage.clock.now();
    expect(await toggle(bob, match, now)).toBe("on");
    expect(await toggle(ann, match, now + 1)).toBe("on");
    expect(await toggle(ann, other, now + 2)).toBe("on");
    expect(await named(match, other)).toEqual(["100000000000000008", "100000000000000007"]);
    expect(await named(other)).toEqual(["100000000000000007"]);
    expect(await named()).toEqual([]);
    expect(await toggle(bob, match)).toBe("off");
    expect(await named(match)).toEqual(["100000000000000007"]);
    await forgetPings(stage.database, [ann]);
    expect(await pingedPersons(stage.database)).toEqual([]);
  });

  it("is nobody any more once the match is over", async () => {
    await toggle(ann, match);
    await toggle(ann, other);
    await prunePings(stage.database, stage.clock.now());
    expect(await named(match, other)).toHaveLength(1);
    const ended = stage.database.updateTable("matches").set({ status: "finished" }).where("id", "=", match.id);
    await ended.execute();
    await prunePings(stage.database, stage.clock.now());
    expect(await named(match)).toEqual([]);
    expect(await named(other)).toHaveLength(1);
  });

  it("are twenty for a match, and twenty in a message about several", async () => {
    const person = (nth: number) => `discord:@1000000000000001${nth}`;
    for (let nth = 10; nth < 30; nth++) expect(await toggle(person(nth), match, nth)).toBe("on");
    expect(await toggle(person(30), match)).toBe("full");
    expect(await toggle(person(30), other, 5)).toBe("on");
    const all = await named(match, other);
    expect(all).toHaveLength(20);
    expect([all[0], all.at(-1)]).toEqual(["100000000000000130", "100000000000000128"]);
    expect(await toggle(person(29), match)).toBe("off");
    expect(await toggle(person(30), match)).toBe("on");
  });

  it("is nobody who is on a break, until that ends", async () => {
    await toggle(ann, match);
    await stage.addChat(ann);
    const namedWhile = async (until: number | null) => {
      await stage.database.updateTable("chats").set({ break_until: until }).where("address", "=", ann).execute();
      return (await named(match)).length;
    };
    const now = stage.clock.now();
    expect([await namedWhile(null), await namedWhile(now + 1), await namedWhile(now)]).toEqual([1, 0, 1]);
  });

  it("are known by chat and by person, the first one first", async () => {
    const elsewhere = "discord:100000000000000002";
    await stage.addChat(elsewhere);
    await toggle(ann, match, 3);
    await toggle(bob, match, 2);
    await stage.database
      .transaction()
      .execute((session) => togglePing(session, { chat: elsewhere, matchId: match.id, person: ann, now: 1 }));
    const kept = async (chats: string[], persons: string[]) =>
      (await pingsOf(stage.database, { chats, persons })).map(({ chat: where, person }) => [where === chat, person]);
    const [here, there, bobs] = [
      [true, ann],
      [false, ann],
      [true, bob],
    ];
    expect(await kept([chat], [])).toEqual([bobs, here]);
    expect(await kept([], [ann])).toEqual([there, here]);
    expect(await kept([chat], [ann])).toEqual([there, bobs, here]);
    expect(await kept([], [])).toEqual([]);
    expect(await named(match)).toEqual(["100000000000000008", "100000000000000007"]);
    await forgetPings(stage.database, []);
    expect((await pingedPersons(stage.database)).toSorted()).toEqual([ann, bob]);
  });
});
