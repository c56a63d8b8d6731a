import { describe, expect, it } from "vitest";
import type { League } from "../../src/api/model.ts";
import type { Settings } from "../../src/chats/settings.ts";
import { intoThreads } from "../../src/delivery/into-threads.ts";
import type { Fact } from "../../src/facts/facts.ts";
import type { MatchLookup } from "../../src/matches/matches.ts";
import type { Session } from "../../src/storage/database.ts";
import { matchNamed } from "../alert-path/stage.ts";

const ann = "telegram:1";
const cup: League = { id: null, slug: "cup", names: { en: "Northern Cup" }, sport: null };

/** Facts about these matches, each with why it was held, as one chat with such threads is told of them. */
async function told(mode: Settings["threads"] | null, ...facts: readonly (readonly [matchId: number | null, held?: "quiet"])[]) {
  const asked: (readonly number[])[] = [];
  const lookup: MatchLookup = async (_session, ids) => {
    asked.push(ids);
    const leagues = [cup, cup, { ...cup, slug: null, names: { en: "Southern Cup" } }, null];
    return new Map(ids.map((id) => [id, { ...matchNamed(`m${id}`), league: leagues[id - 1] ?? null }]));
  };
  const going = facts.map(([matchId, held = null], nth) => ({ nth, fact: { matchId, held } as Fact }));
  const modes = new Map(mode === null ? [] : [[ann, mode]]);
  // No statement is made here: the matches are looked up by what is given.
  const bundles = await intoThreads(null as unknown as Session, new Map([[ann, going]]), { modes, lookup });
  const bundle = bundles.get(ann);
  return { told: bundle?.told.map(({ nth }) => nth), thread: bundle?.thread, asked };
}

describe("what goes into a thread", () => {
  it("is all of it, into the chat, where alerts have none", async () => {
    for (const mode of ["off", null] as const)
      expect(await told(mode, [1], [2])).toEqual({ told: [0, 1], thread: null, asked: [] });
  });

  it("is what is about the first match, and the others wait for the next message", async () => {
    const thread = { key: "match 1", matchId: 1 };
    expect(await told("match", [1], [1])).toEqual({ told: [0, 1], thread, asked: [] });
    expect(await told("match", [1], [2], [1])).toEqual({ told: [0, 2], thread, asked: [] });
    expect(await told("match", [null], [1])).toEqual({ told: [0], thread: null, asked: [] });
    expect(await told("match", [1], [null])).toEqual({ told: [0], thread, asked: [] });
  });

  it("is what is about the first match's league, by its slug or its name, or about the match where it has none", async () => {
    expect(await told("league", [1], [2], [1])).toEqual({
      told: [0, 1, 2],
      thread: { key: "league cup", matchId: 1 },
      asked: [[1, 2]],
    });
    expect(await told("league", [3], [1])).toEqual({
      told: [0],
      thread: { key: "league Southern Cup", matchId: 3 },
      asked: [[3, 1]],
    });
    expect(await told("league", [4], [null])).toEqual({ told: [0], thread: { key: "match 4", matchId: 4 }, asked: [[4]] });
    expect(await told("league", [null])).toEqual({ told: [0], thread: null, asked: [] });
  });

  it("comes together in the chat itself where it was held and is about several, and in its thread where it is not", async () => {
    expect(await told("match", [1], [2, "quiet"])).toMatchObject({ told: [0, 1], thread: null });
    expect(await told("match", [1, "quiet"], [1])).toMatchObject({ told: [0, 1], thread: { key: "match 1" } });
  });
});
