import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { withdrawFixtures } from "../../src/facts/fixtures.ts";
import type { KnownMatch } from "../../src/matches/index.ts";
import type { Target } from "../../src/matches/targets.ts";
import { applySettings } from "../../src/watches/apply-settings.ts";
import { followedBy, followFixtures } from "../../src/watches/fixtures.ts";
import { addWideWatch } from "../../src/watches/wide-watches.ts";
import { createStage, type Stage } from "../alert-path/stage.ts";
import { createFakeClock } from "../clock.ts";
import { engines } from "../databases.ts";

const ann = "telegram:1";
const noon = Date.parse("2026-11-23T12:00:00Z");
const named = (name: string) => ({ id: null, slug: null, names: { en: name } });

describe.each(engines)("the list of a day's matches on $name", ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let stage: Stage;
  beforeEach(async () => {
    opened = await open();
    stage = createStage(opened, createFakeClock(noon));
    await stage.addChat(ann);
  });
  afterEach(() => opened.close());

  const facts = () => stage.database.selectFrom("facts").select(["key", "due_at"]).orderBy("due_at").execute();
  const days = async () => (await facts()).map(({ key, due_at }) => `${key} ${new Date(due_at).toISOString().slice(0, 16)}`);
  const set = (change: Parameters<typeof applySettings>[1]["change"], now = noon) =>
    stage.database.transaction().execute((session) => applySettings(session, { address: ann, change, reads: null, now }));

  it("shows of too many those of the narrowest watches, in the order of their starts", async () => {
    const league = { ...named("cup"), sport: null };
    const targets: Target[] = [
      { kind: "sport", sport: "football" },
      { kind: "league", named: league },
      { kind: "fighter", named: named("belov") },
      { kind: "team", named: named("reds") },
    ];
    for (const target of targets) await addWideWatch(stage.database, { chat: ann, target, rule: "3pp", createdBy: "7", now: 1 });
    const matches: KnownMatch[] = [];
    for (const [nth, change] of [
      { sport: "football" },
      { league },
      { home: named("belov") },
      { away: named("reds") },
      {},
      { sport: "chess" },
    ].entries()) {
      const { id, match } = await stage.addMatch(`m${nth}`);
      matches.push({ id, match: { ...match, startsAt: noon + nth + 1, ...change } });
    }
    const [bySport, byLeague, byFighter, byTeam, own] = matches.map(({ id }) => id);
    await stage.watch(ann, matches[4] as KnownMatch);
    const among = async (most: number) => {
      const { shown, more } = (await followedBy(stage.database, [ann]))(ann, { matches, most, now: noon });
      return [shown.map(({ id }) => id), more];
    };
    expect(await among(0)).toEqual([[], 5]);
    expect(await among(1)).toEqual([[own], 4]);
    expect(await among(2)).toEqual([[byTeam, own], 3]);
    expect(await among(3)).toEqual([[byFighter, byTeam, own], 2]);
    expect(await among(4)).toEqual([[byLeague, byFighter, byTeam, own], 1]);
    expect(await among(5)).toEqual([[bySport, byLeague, byFighter, byTeam, own], 0]);
  });

  it("comes today up to the very minute that was chosen, and tomorrow after it", async () => {
    await set({ fixturesAt: 12 * 60 });
    expect(await days()).toEqual(["fixtures 2026-11-23 2026-11-23T12:00"]);
    await set({ fixturesAt: 12 * 60 }, noon + 1);
    expect(await days()).toEqual(["fixtures 2026-11-24 2026-11-24T12:00"]);
  });

  it.each([
    ["the same day", "UTC", "2026-11-23", "2026-11-24 2026-11-24T00:00"],
    ["a day that has come further east alone", "Pacific/Honolulu", "2026-11-24", "2026-11-25 2026-11-25T10:00"],
    ["one that is two days ahead", "Pacific/Niue", "2026-11-24", "2026-11-25 2026-11-25T11:00"],
  ])("comes on a later day than %s, of which there was one", async (_, timeZone, told, next) => {
    // Half past ten is the 24th in the far east already, and still the 22nd in Niue.
    const now = Date.parse("2026-11-23T10:30:00Z");
    await set({ timeZone, fixturesAt: 0 }, now);
    await withdrawFixtures(stage.database, [ann]);
    await followFixtures(stage.database, [{ chat: ann, date: told, isTold: true }], now);
    expect(await days()).toEqual([`fixtures ${next}`]);
  });

  it("waits once, also when the one before is settled twice", async () => {
    await set({ fixturesAt: 0 });
    const before = await days();
    for (const date of ["2026-11-22", "2026-11-23"])
      await followFixtures(stage.database, [{ chat: ann, date, isTold: true }], noon);
    expect(await days()).toEqual(before);
    await followFixtures(stage.database, [{ chat: ann, date: "2026-11-24", isTold: false }], noon);
    expect(await days()).toEqual(["fixtures 2026-11-25 2026-11-25T00:00"]);
  });
});
