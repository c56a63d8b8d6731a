import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { ValueBet } from "../../src/api/model.ts";
import { type BetLook, lookForWatch, newsFor } from "../../src/detection/bet-detection.ts";
import { decisionsOfChat } from "../../src/facts/decisions.ts";
import type { BetOfMatch } from "../../src/rules/bet-filter.ts";
import type { KnownBet } from "../../src/rules/bet-rule.ts";
import { addBetWatch, betWatchesOf, changeBetTerms, markLookedAt } from "../../src/watches/bet-watches.ts";
import type { BetWatch } from "../../src/watches/watch.ts";
import { betKey, keepKnown, knownBets } from "../../src/watches/watched-bets.ts";
import { createStage, type Known, type Stage } from "../alert-path/stage.ts";
import { engines } from "../databases.ts";

const chat = "telegram:1";
const hour = 3_600_000;
const filter = { edge: 0.05, leastPrice: null, mostPrice: null, withinHours: null, sport: null, book: null };

describe.each(engines)("a look at the list of value bets on $name", ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let stage: Stage;
  let match: Known;
  let other: Known;
  let listed: BetOfMatch[];
  let absent: Map<string, { there: false; why: "left" | "below" | "began"; price: number | null }>;
  let isCut: boolean;
  beforeEach(async () => {
    opened = await open();
    stage = createStage(opened);
    await stage.addChat(chat);
    await addBetWatch(stage.database, { chat, filter, improvement: 10_000, createdBy: "7", now: 1 });
    [match, other] = [await stage.addMatch("reds-blues"), await stage.addMatch("greens-greys")];
    [listed, absent, isCut] = [[], new Map(), false];
  });
  afterEach(() => opened.close());

  const now = () => stage.clock.now();
  function put(edge: number, { about = match, selection = "home", price = 2.1 } = {}): ValueBet {
    const offer = { market: "winner", selection, line: null, bookmaker: "Alder" } as const;
    const bet: ValueBet = { matchSlug: about.match.slug, match: null, ...offer, price, edge };
    const same = listed.findIndex((one) => one.known.id === about.id && one.bet.selection === selection);
    listed.splice(same === -1 ? listed.length : same, 1, { bet, known: about });
    return bet;
  }
  async function watch(): Promise<BetWatch> {
    const [one] = await betWatchesOf(stage.database, chat);
    if (!one) throw new Error("there is none");
    return one;
  }
  /** A look a minute later; how much news it says there is. */
  async function look(given: Partial<BetLook> = {}): Promise<number> {
    await stage.clock.advance(60_000);
    const present = { bets: listed, fetchedAt: now() - 5, isCut };
    const wanted = { present, absent, now: now(), dueAt: now() + 7, ...given };
    const asking = await watch();
    return stage.database.transaction().execute((session) => lookForWatch(session, asking, wanted));
  }
  const known = async () => knownBets(stage.database, (await watch()).id);
  const news = async () => (await known()).map((bet) => bet.news);
  const missed = async () => (await stage.database.selectFrom("watches").select("missed").executeTakeFirst())?.missed;
  /** Makes a bet one that a message told of. */
  async function tell(nth = 0): Promise<void> {
    const bet = (await known())[nth];
    if (!bet) throw new Error("there is none");
    await stage.database.deleteFrom("facts").where("bet_id", "=", bet.id).execute();
    await keepKnown(stage.database, bet.id, {
      ...bet.known,
      told: bet.known.figures,
      messages: [...bet.known.messages, { id: `m${bet.known.messages.length}`, saysGone: bet.known.gone !== null }],
    });
  }

  it("takes what is there at first as known, and tells what appears afterwards, all at once", async () => {
    put(0.05);
    put(0.04, { about: other });
    expect(await look()).toBe(0);
    expect(await known()).toMatchObject([{ matchId: match.id, news: null, known: { told: { edge: 0.05 }, gone: null } }]);
    expect((await watch()).lookedAt).toBe(now() - 5);
    put(0.05, { about: other, selection: "away" });
    put(0.06, { about: other });
    expect(await look()).toBe(2);
    expect(await news()).toEqual([null, "appeared", "appeared"]);
    const facts = await stage.database.selectFrom("facts").select(["due_at", "match_id", "chat"]).execute();
    expect(facts).toEqual(Array(2).fill({ due_at: now() + 7, match_id: other.id, chat }));
    expect(await look()).toBe(0);
    expect(await news()).toEqual([null, "appeared", "appeared"]);
  });

  it("tells an improvement from the one that is asked for on, and not again while that waits", async () => {
    put(0.05);
    await look();
    put(0.059999);
    expect([await look(), await news()]).toEqual([0, [null]]);
    put(0.06);
    expect([await look(), await news()]).toEqual([1, ["improved"]]);
    put(0.07);
    expect([await look(), await news()]).toEqual([0, ["improved"]]);
    expect((await known())[0]?.known).toMatchObject({ figures: { edge: 0.07 }, told: { edge: 0.05 } });
    put(0.055);
    expect([await look(), await news()]).toEqual([0, [null]]);
    expect(await stage.decisions()).toEqual([`${chat} withdrawn: bet_worse`]);
    const [made] = await decisionsOfChat(stage.database, { chat, limit: 9 });
    expect(made?.bets).toMatchObject({
      asOf: now() - 5,
      bets: [{ figures: { edge: 0.07 }, before: { edge: 0.05 }, gone: null }],
    });
  });

  it("does nothing for a watch that was looked at, changed or paused meanwhile", async () => {
    await look();
    put(0.06);
    const stale = await watch();
    await markLookedAt(stage.database, stale, now());
    const wanted: BetLook = { present: { bets: listed, fetchedAt: now(), isCut }, absent, now: now(), dueAt: now() };
    expect(await stage.database.transaction().execute((session) => lookForWatch(session, stale, wanted))).toBe(0);
    expect(await known()).toEqual([]);
    expect(await look()).toBe(1);
  });

  it("forgets what is gone before it was told, and counts it where it was held", async () => {
    await look();
    put(0.06);
    put(0.06, { about: other });
    expect(await look()).toBe(2);
    const held = stage.database.updateTable("facts").set({ held: "quiet" }).where("match_id", "=", match.id);
    await held.execute();
    listed.splice(0);
    absent.set(betKey(match.id, { market: "winner", selection: "home", line: null, bookmaker: "Alder" }), {
      ...{ there: false, why: "left", price: 1.9 },
    });
    expect(await look()).toBe(0);
    expect([await known(), await missed()]).toEqual([[], 1]);
    expect(await stage.decisions()).toEqual(Array(2).fill(`${chat} withdrawn: bet_gone`));
    const made = await decisionsOfChat(stage.database, { chat, limit: 9 });
    const gone = (price: number | null) => ({ bets: [{ gone: { at: now(), why: "left", price } }] });
    expect(made.map(({ bets }) => bets).reverse()).toMatchObject([gone(1.9), gone(null)]);
  });

  it("counts no improvement as missed, held or not", async () => {
    put(0.05);
    await look();
    put(0.07);
    await look();
    await stage.database.updateTable("facts").set({ held: "quiet" }).execute();
    put(0.05);
    await look();
    expect([await missed(), await stage.decisions()]).toEqual([0, [`${chat} withdrawn: bet_worse`]]);
  });

  it("says of what was told that it is gone, once, and that it is back", async () => {
    await look();
    put(0.06);
    await look();
    await tell();
    listed.splice(0);
    expect([await look(), await news()]).toEqual([1, ["gone"]]);
    expect([await look(), await news()]).toEqual([0, ["gone"]]);
    // What is only a change of messages is not taken back as news.
    put(0.06);
    expect([await look(), await news()]).toEqual([0, [null]]);
    expect(await stage.decisions()).toEqual([]);
    listed.splice(0);
    await look();
    await tell();
    put(0.06);
    expect([await look(), await news()]).toEqual([1, ["back"]]);
  });

  it("does not know what became of a bet beyond the part of the list that was read, but that its match has begun", async () => {
    await look();
    put(0.06);
    put(0.06, { about: other });
    await look();
    for (const nth of [0, 1]) await tell(nth);
    listed.splice(0);
    isCut = true;
    const offer = { market: "winner", selection: "home", line: null, bookmaker: "Alder" } as const;
    absent.set(betKey(match.id, offer), { there: false, why: "began", price: null });
    absent.set(betKey(other.id, offer), { there: false, why: "left", price: 2 });
    expect([await look(), await news()]).toEqual([1, ["gone", null]]);
    expect((await known()).map((bet) => bet.known.gone?.why ?? null)).toEqual(["began", null]);
    isCut = false;
    expect([await look(), await news()]).toEqual([1, ["gone", "gone"]]);
    expect((await known())[1]?.known.gone).toEqual({ at: now(), why: "left", price: 2 });
  });

  it("lets a bet waver by half a point below the least edge, or what the chat was told of, before it is gone", async () => {
    await look();
    put(0.05);
    await look();
    await tell();
    put(0.045);
    expect([await look(), await news()]).toEqual([0, [null]]);
    put(0.044999);
    expect([await look(), await news()]).toEqual([1, ["gone"]]);
    expect((await known())[0]?.known.gone).toEqual({ at: now(), why: "below", price: 2.1 });
    // Half a point below is no way back: it must pass the filter.
    put(0.049);
    expect([await look(), await news()]).toEqual([0, ["gone"]]);
    put(0.05);
    expect([await look(), await news()]).toEqual([0, [null]]);
    const { id } = await watch();
    const rule = (edge: string) => `bets edge>=${edge} improving=10000`;
    expect(await changeBetTerms(stage.database, chat, { id, from: rule("0.05"), to: rule("0.08") })).toBe(true);
    put(0.0451);
    expect([await look(), await news()]).toEqual([0, [null]]);
    put(0.0449);
    expect([await look(), await news()]).toEqual([1, ["gone"]]);
  });

  it("withdraws what waits of a bet that falls below the least edge", async () => {
    await look();
    put(0.05);
    await look();
    put(0.04);
    expect([await look(), await known()]).toEqual([0, []]);
    expect(await stage.decisions()).toEqual([`${chat} withdrawn: bet_small`]);
  });

  it("takes a bet that comes back after an hour for another one", async () => {
    await look();
    put(0.06);
    await look();
    await tell();
    listed.splice(0);
    await look();
    await tell();
    await stage.clock.advance(hour - 120_000);
    const back = async () => {
      put(0.06);
      const found = [await look(), await news()];
      listed.splice(0);
      return found;
    };
    expect(await back()).toEqual([1, ["back"]]);
    await look();
    await tell();
    await stage.clock.advance(hour - 60_000);
    expect(await back()).toEqual([1, ["appeared"]]);
  });
});

describe("what there is to tell of a bet after the least edge was raised", () => {
  const told: KnownBet = { figures: { price: 2, edge: 0.06 }, told: { price: 2, edge: 0.04 }, messages: [], gone: null };
  const newsOf = (edge: number | null, bet: KnownBet = told) =>
    newsFor({ filter: { ...filter, edge }, improvement: 10_000 }, bet);

  it("is an improvement from the new least edge on", () => {
    expect([0.05, 0.06, 0.060001, null].map((edge) => newsOf(edge))).toEqual(["improved", "improved", null, "improved"]);
  });

  it("is what it was for what is not an improvement", () => {
    expect(newsOf(0.9, { ...told, told: null })).toBe("appeared");
    const gone = { at: 1, why: "left", price: null } as const;
    expect(newsOf(0.9, { ...told, gone, messages: [{ id: "m", saysGone: false }] })).toBe("gone");
    expect(newsOf(0.05, { ...told, told: told.figures })).toBeNull();
  });
});
