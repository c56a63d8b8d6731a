import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createStage, type Known, type Stage } from "../alert-path/stage.ts";
import { engines } from "../databases.ts";

const day = 24 * 60 * 60_000;
const chat = "telegram:1";

describe.each(engines)("upkeep on $name", ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let stage: Stage;
  beforeEach(async () => {
    opened = await open();
    stage = createStage(opened);
    await stage.addChat(chat);
  });
  afterEach(() => opened.close());

  async function played(slug: string): Promise<Known> {
    const known = await stage.addMatch(slug);
    const row = { status: "finished", starts_at: stage.clock.now() };
    await stage.database.updateTable("matches").set(row).where("id", "=", known.id).execute();
    await stage.poll(known);
    const learned = { match_id: known.id, last_poll_at: stage.clock.now(), learned: "{}" };
    await stage.database.insertInto("schedule").values(learned).execute();
    return known;
  }

  async function kept(table: "boards" | "schedule" | "price_points"): Promise<number[]> {
    const rows = await stage.database.selectFrom(table).select("match_id").distinct().orderBy("match_id").execute();
    return rows.map((row) => row.match_id);
  }

  const later = async (ms: number) => {
    await stage.clock.advance(ms, stage.settle);
    await stage.boards.prune();
  };

  it("forgets the boards of a played match a day later, and its rhythm sooner, unless it is watched", async () => {
    const [old, watched] = [await played("reds-blues"), await played("greens-greys")];
    await stage.watch(chat, watched);
    const coming = await stage.addMatch("blacks-whites");
    await stage.poll(coming);
    await later(60_000);
    expect(await kept("schedule")).toEqual([old.id, watched.id]);
    await later(day / 2);
    expect(await kept("schedule")).toEqual([watched.id]);
    expect(await kept("boards")).toEqual([old.id, watched.id, coming.id]);
    await later(day / 2);
    expect(await kept("boards")).toEqual([watched.id, coming.id]);
  });

  it("forgets what a message said of movements after a week", async () => {
    const known = await stage.addMatch("reds-blues");
    await stage.poll(known);
    await stage.watch(chat, known);
    await stage.poll(known, 0.6);
    await stage.deliver();
    const messages = async () => (await stage.database.selectFrom("messages").select("state").execute()).length;
    await later(7 * day - 60_000);
    expect(await messages()).toBe(1);
    await later(120_000);
    expect(await messages()).toBe(0);
  });

  it("forgets a match after a month without a word of it, unless it is watched or still to come", async () => {
    const [old, watched, listed] = [await played("reds-blues"), await played("greens-greys"), await played("lions-bears")];
    await stage.watch(chat, watched);
    const coming = await stage.addMatch("blacks-whites");
    const { database, clock } = stage;
    await database
      .updateTable("matches")
      .set({ starts_at: clock.now() + 40 * day })
      .where("id", "=", coming.id)
      .execute();
    await later(29 * day);
    expect(await kept("price_points")).toContain(old.id);
    await database.updateTable("matches").set({ seen_at: clock.now() }).where("id", "=", listed.id).execute();
    await later(2 * day);
    const left = await database.selectFrom("matches").select("id").orderBy("id").execute();
    expect(left.map(({ id }) => id)).toEqual([watched.id, listed.id, coming.id]);
  });
});
