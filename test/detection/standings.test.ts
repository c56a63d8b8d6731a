import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Standing, standingsOf } from "../../src/detection/standings.ts";
import type { Rule } from "../../src/rules/rule.ts";
import { parseRule } from "../../src/rules/rule-text.ts";
import { createStage, type Known, type Stage } from "../alert-path/stage.ts";
import { engines } from "../databases.ts";

const chat = "telegram:1";

describe.each(engines)("where the line of a watch stands on $name", ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let stage: Stage;
  let match: Known;
  beforeEach(async () => {
    opened = await open();
    stage = createStage(opened);
    await stage.addChat(chat);
    match = await stage.addMatch("reds-blues");
  });
  afterEach(() => opened.close());

  const rule = (words: string) => parseRule(words) as Rule;
  async function standing(words: string, id: number, about = match): Promise<Standing | undefined> {
    return (await standingsOf(stage.database, [{ id, matchId: about.id, rule: rule(words) }])).get(id);
  }

  it("is the longest way since the chat was told, enough or not", async () => {
    await stage.poll(match, 0.5);
    const { id } = await stage.watch(chat, match);
    await stage.poll(match, 0.51);
    const found = await standing("3pp", id);
    if (found?.kind !== "way") throw new Error("no way");
    expect(found.offer).toEqual({ market: "winner", selection: "home", line: null });
    expect([found.way.from, found.way.to].map((chance) => Math.round(chance * 1e4) / 1e4)).toEqual([0.5, 0.51]);
    await stage.database.deleteFrom("baselines").execute();
    expect(await standing("3pp", id)).toBeUndefined();
  });

  it("is a price where the rule has a limit, and a gap where it looks at the model, whatever was told", async () => {
    const { id } = await stage.watch(chat, match, ">=2.1 on=winner:home");
    expect(await standing(">=2.1 on=winner:home", id)).toBeUndefined();
    await stage.poll(match, 0.5);
    expect(await standing(">=2.1 on=winner:home", id)).toEqual({ kind: "price", price: 2, refreshedAt: stage.clock.now() });
    expect(await standing("gap>=6pp", id)).toBeUndefined();
    await stage.boards.learn(match.id, { home: 0.54, draw: null, away: 0.46, at: stage.clock.now() });
    const found = await standing("gap>=6pp", id);
    expect(found).toMatchObject({ kind: "gap", gap: { selection: "home", model: 0.54 } });
    expect(found?.kind === "gap" && found.gap.market).toBeCloseTo(0.5, 6);
  });

  it("is nothing for first odds, and of each watch by its own match", async () => {
    const other = await stage.addMatch("greens-greys");
    await stage.poll(match, 0.5);
    await stage.poll(other, 0.4);
    const ids = [await stage.watch(chat, match), await stage.watch(chat, other)].map(({ id }) => id);
    await stage.poll(match, 0.52);
    await stage.poll(other, 0.43);
    expect(await standing("posted", ids[0] ?? 0)).toBeUndefined();
    const watches = [match, other].map(({ id: matchId }, nth) => ({
      id: ids[nth] ?? 0,
      matchId,
      rule: rule("3pp on=winner:home"),
    }));
    const found = await standingsOf(stage.database, watches);
    const ways = ids.map((id) => {
      const one = found.get(id);
      return one?.kind === "way" ? Math.round((one.way.to - one.way.from) * 1e4) / 1e4 : null;
    });
    expect(ways).toEqual([0.02, 0.03]);
    expect(await standingsOf(stage.database, [])).toEqual(new Map());
  });
});
