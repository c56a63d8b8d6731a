import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { addBetWatch } from "../../src/watches/bet-watches.ts";
import { explained } from "../../src/watches/explain-bets.ts";
import { createStage, type Known, quote, type Stage } from "../alert-path/stage.ts";
import { engines } from "../databases.ts";

const chat = "telegram:1";
const hour = 3_600_000;
const filter = { edge: 0.05, leastPrice: null, mostPrice: null, withinHours: null, sport: null, book: null };

describe.each(engines)("what a decision about value bets was made of, on $name", ({ open }) => {
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

  /** What is kept of a bet with Alder on the home side at some time, decided for this watch. */
  async function explain(at: number, { watchId = 1, line = null as number | null } = {}) {
    const decision = { at, chat, watchId, matchId: match.id, outcome: "sent", reason: "bet_appeared" } as const;
    const offer = { market: "winner", selection: "home", line, bookmaker: "Alder" } as const;
    const bet = { ...offer, figures: { price: 2.1, edge: 0.05 }, before: null, gone: null };
    const [first] = await explained(stage.database, [{ decision, bets: [bet], asOf: 7 }]);
    return first?.bets;
  }
  const othersAt = async (at: number) => (await explain(at))?.bets[0]?.others;

  it("names what the same offer paid at others, as long as their odds are younger than two hours", async () => {
    const now = stage.clock.now();
    expect(await othersAt(now)).toBeNull();
    const quotes = [
      ...[quote("Alder", "home", 2.2), quote("Birch", "home", 2.05), quote("Cedar", "home", 2.3), quote(null, "home", 9)],
      ...[quote("Elder", "away", 2.4), quote("Firth", "home", 2.5, { line: 1.5 })],
      quote("Grove", "home", 2.6, { market: "draw_no_bet" }),
    ];
    stage.odds.set("reds-blues", { quotes, refreshedAt: now - 1_000 });
    await stage.poll(match);
    const books = [
      { name: "Cedar", price: 2.3 },
      { name: "Birch", price: 2.05 },
    ];
    expect(await othersAt(now - 1_000 + 2 * hour - 1)).toEqual({ books, refreshedAt: now - 1_000 });
    expect(await othersAt(now - 1_000 + 2 * hour)).toBeNull();
  });

  it("names the twelve that paid most", async () => {
    const names = Array.from({ length: 13 }, (_, nth) => `Book ${nth + 10}`);
    stage.odds.set("reds-blues", {
      quotes: names.map((name, nth) => quote(name, "home", 2 + nth / 100)),
      refreshedAt: null,
    });
    await stage.poll(match);
    const others = await othersAt(stage.clock.now());
    expect(others?.books.map(({ name }) => name)).toEqual(names.toReversed().slice(0, 12));
  });

  it("says what the watch asked for, as long as there is one", async () => {
    const added = await addBetWatch(stage.database, { chat, filter, improvement: 20_000, createdBy: "7", now: 1 });
    if (added === "limit_reached") throw new Error("the chat watches too much");
    expect(await explain(1, { watchId: added.watch.id })).toMatchObject({ asOf: 7, terms: { filter, improvement: 20_000 } });
    expect(await explain(1, { watchId: added.watch.id + 1 })).toMatchObject({ terms: null });
    expect(await explained(stage.database, [])).toEqual([]);
  });
});
