import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { forgetPings, peopleToPing, pingedPersons, prunePings, togglePing } from "../../src/watches/pings.ts";
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
});
