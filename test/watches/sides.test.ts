import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Match, Team } from "../../src/api/model.ts";
import { keepModels, keepPredictions, modelsOfMatch } from "../../src/boards/predictions.ts";
import { openingsOfMatch, pricesBoard } from "../../src/boards/price-rows.ts";
import { decisionsOfChat } from "../../src/facts/decisions.ts";
import { type KnownMatch, type MatchNews, recentMatches, rememberMatches } from "../../src/matches/matches.ts";
import type { KnownBet } from "../../src/rules/bet-rule.ts";
import { noteSides } from "../../src/watches/sides.ts";
import { insertBet, knownBets } from "../../src/watches/watched-bets.ts";
import { createStage, type Known, type Stage, twoWay } from "../alert-path/stage.ts";
import { engines } from "../databases.ts";

const team = (id: number, name: string): Team => ({ id, slug: name.toLowerCase(), names: { en: name } });
const gap = (selection: string, model: number) => ({ selection, model, market: 0.5 });
const [reds, blues, tbd] = [team(1, "Reds"), team(2, "Blues"), team(3, "TBD")];

describe.each(engines)("the sides of a watched match on $name", ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let stage: Stage;
  let known: Known;
  beforeEach(async () => {
    opened = await open();
    stage = createStage(opened);
    replaced = [];
    known = await stage.addMatch("reds-blues", 0.6);
    await says({ home: reds, away: blues });
    await polled(0.6);
    await stage.watch(await stage.addChat("telegram:1"), known);
    await stage.watch(await stage.addChat("telegram:2"), known, ">=2.6 on=winner:away");
  });
  afterEach(() => opened.close());

  let replaced: KnownMatch[];
  const news: MatchNews = { changed: noteSides, replaced: async (_, match) => void replaced.push(match) };
  const says = (fields: Partial<Match>) =>
    stage.database
      .transaction()
      .execute((session) =>
        rememberMatches(session, [{ ...known.match, home: reds, away: blues, ...fields }], stage.clock.now(), news),
      );
  const rules = async () =>
    (await stage.database.selectFrom("watches").select("rule").orderBy("id").execute()).map(({ rule }) => rule);
  const waitingChats = async () => (await stage.waiting()).map(({ chat }) => chat);
  const moments = async () =>
    (await stage.database.selectFrom("facts").select(["chat", "body"]).where("kind", "=", "moment").orderBy("id").execute()).map(
      ({ chat, body }) => `${chat} ${JSON.parse(body ?? "").kind}`,
    );
  /** What the source's odds say of the Reds, who are at home where these are not exchanged; whatever its list says. */
  const polled = (of: number, odds: "straight" | "exchanged" = "straight") => {
    // No two books have the same price.
    const quotes = ["Alder", "Birch", "Cedar"].flatMap((book, nth) => {
      const chance = of + nth / 1_000;
      return twoWay(odds === "straight" ? chance : 1 - chance, [book]);
    });
    stage.odds.set(known.match.slug, { quotes, refreshedAt: null });
    return stage.poll(known);
  };

  it("that a source exchanges move nothing, and limits stay with their team", async () => {
    await says({ home: blues, away: reds });
    await stage.poll(known, 0.4);
    expect(await stage.waiting()).toEqual([]);
    expect(await rules()).toEqual(["3pp", ">=2.6 on=winner:home"]);
    await stage.poll(known, 0.36);
    expect((await stage.waiting()).map(({ chat }) => chat)).toEqual(["telegram:1", "telegram:2"]);
  });

  it("that a source exchanges take along what waits, as it was and as far as it went", async () => {
    await polled(0.75);
    await polled(0.68);
    await says({ home: blues, away: reds });
    await polled(0.68, "exchanged");
    await stage.deliver();
    const [told] = stage.sent.map(({ said }) => said.matches[0]?.movement);
    expect(told?.moves[0]).toMatchObject({
      selection: "home",
      probability: { from: expect.closeTo(0.4, 2), to: expect.closeTo(0.32, 2) },
    });
    expect(stage.sent[0]?.said.matches[0]).toMatchObject({
      peak: { selection: "away", probability: { to: expect.closeTo(0.75, 2) } },
    });
  });

  it("that a source exchanges take along boards, prices, predictions, value bets and decisions", async () => {
    const { database } = stage;
    const bet = { watchId: (await stage.watch("telegram:1", known, "5%")).id, chat: "telegram:1", matchId: known.id };
    const offer = { market: "winner", line: null, bookmaker: "Alder" } as const;
    const fresh: KnownBet = {
      figures: { price: 2, edge: 0.05 },
      told: null,
      messages: [{ id: "m1", saysGone: false }],
      gone: null,
    };
    const common = { ...bet, known: fresh, news: null, dueAt: 0 };
    await insertBet(database, { ...common, offer: { ...offer, selection: "home" } });
    await insertBet(database, { ...common, offer: { ...offer, selection: "away" }, known: { ...fresh, messages: [] } });
    await keepPredictions(database, [{ matchId: known.id, gaps: [gap("home", 0.7), gap("away", 0.3)] }], 1);
    await keepModels(database, [{ matchId: known.id, model: { home: 0.7, draw: null, away: 0.3, at: 5 } }]);
    await stage.boards.learn(known.id, { home: 0.7, draw: null, away: 0.3, at: stage.clock.now() });
    await polled(0.68);
    await stage.deliver();
    const judged = async () =>
      (await decisionsOfChat(database, { chat: "telegram:1", limit: 5 })).map(({ outcome, evidence }) => [
        outcome,
        evidence?.selection,
      ]);
    expect(await judged()).toEqual([["sent", "away"]]);
    await says({ home: blues, away: reds });

    expect((await stage.boards.latest(known.id))?.board.model).toMatchObject({ home: 0.3, away: 0.7 });
    const closing = await pricesBoard(database, { matchId: known.id, at: stage.clock.now() });
    expect(closing?.quotes.find(({ selection }) => selection === "away")?.price).toBeCloseTo(1 / 0.68, 1);
    const kept = await database.selectFrom("predictions").select("gaps").executeTakeFirstOrThrow();
    expect(JSON.parse(kept.gaps)).toEqual([gap("away", 0.7), gap("home", 0.3)]);
    expect(await modelsOfMatch(database, { matchId: known.id, since: 0 })).toMatchObject([{ home: 0.3, away: 0.7 }]);
    const bets = await knownBets(database, bet.watchId);
    expect(bets.map(({ offer, known }) => [offer.selection, known.messages])).toEqual([
      ["away", []],
      ["home", []],
    ]);
    expect(await judged()).toEqual([["sent", "home"]]);
  });

  it("that a source exchanges are others for what a league asks of a place", async () => {
    const chat = await stage.addChat("telegram:3");
    const wide = { chat, kind: "league", target: "1", rule: "3pp", created_by: "7", created_at: 0 };
    const { id } = await stage.database.insertInto("watches").values(wide).returning("id").executeTakeFirstOrThrow();
    const brought = await stage.watch(chat, known, "<=1.7 on=winner:home");
    await stage.database.updateTable("watches").set({ wide_id: id, number: null }).where("id", "=", brought.id).execute();
    await stage.database.updateTable("baselines").set({ reason: "told" }).where("watch_id", "=", brought.id).execute();
    await says({ home: blues, away: reds });
    expect((await rules()).at(-1)).toBe("<=1.7 on=winner:home");
    await polled(0.6, "exchanged");
    expect(await waitingChats()).toEqual([]);
    await polled(0.5, "exchanged");
    await polled(0.38, "exchanged");
    expect(await waitingChats()).toContain(chat);
  });

  it.each(["odds", "list"])("of which the %s is exchanged first move nothing, and names stay true", async (first) => {
    if (first === "odds") await polled(0.6, "exchanged");
    else await says({ home: blues, away: reds });
    const [asked] = [await stage.boards.latest(known.id)];
    const homeAt = first === "odds" ? 0.6 : 0.4;
    expect(asked?.board.quotes.find(({ selection }) => selection === "home")?.price).toBeCloseTo(1 / homeAt, 1);
    // Prices go on meanwhile, and count by their team.
    await polled(0.59, first === "odds" ? "exchanged" : "straight");
    expect(await waitingChats()).toEqual([]);
    await polled(0.65, first === "odds" ? "exchanged" : "straight");
    expect(await waitingChats()).toEqual(["telegram:1", "telegram:2"]);
    if (first === "odds") await says({ home: blues, away: reds });
    await polled(0.65, "exchanged");
    await stage.deliver();
    const [told] = stage.sent.map(({ said }) => said.matches[0]?.movement.moves[0]);
    expect(told).toMatchObject({ selection: "home", probability: { from: expect.closeTo(0.4, 2), to: expect.closeTo(0.35, 2) } });
    await polled(0.65, "exchanged");
    expect(await waitingChats()).toEqual([]);
  });

  it("of which only the odds are exchanged, for good, begin anew, and the chats hear it", async () => {
    await polled(0.6, "exchanged");
    await stage.clock.advance(29 * 60_000, stage.settle);
    await polled(0.6, "exchanged");
    expect(await moments()).toEqual([]);
    await stage.clock.advance(60_000, stage.settle);
    await polled(0.6, "exchanged");
    await polled(0.6, "exchanged");
    expect([await waitingChats(), await moments()]).toEqual([[], ["telegram:1 other_teams", "telegram:2 other_teams"]]);
    expect((await stage.boards.latest(known.id))?.board.quotes[0]?.price).toBeCloseTo(1 / 0.4, 5);
  });

  it("that only seem exchanged, as a line turns over, are told within ten minutes", async () => {
    await polled(0.41);
    expect(await waitingChats()).toEqual([]);
    await stage.clock.advance(10 * 60_000, stage.settle);
    await polled(0.41);
    expect([await waitingChats(), await moments()]).toEqual([["telegram:1"], []]);
  });

  it("that become others begin anew, what waited of the old ones is not told, and the chats hear it", async () => {
    await stage.poll(known, 0.5);
    expect(await stage.waiting()).toHaveLength(1);
    await says({ away: tbd });
    expect(await stage.boards.latest(known.id)).toBeNull();
    expect(await openingsOfMatch(stage.database, known.id)).toEqual([]);
    await stage.poll(known, 0.7);
    expect(await waitingChats()).toEqual(["telegram:2"]);
    expect(await rules()).toEqual(["3pp", ">=2.6 on=winner:away"]);
    expect(await moments()).toEqual(["telegram:1 other_teams", "telegram:2 other_teams"]);
    await stage.clock.advance(1_000, stage.settle);
    await says({});
    expect(await moments()).toHaveLength(4);
  });

  it("under another number of the source's are another match, where no team was to come", async () => {
    await says({ id: 11 });
    await says({ id: 12, away: { ...blues, id: 4 } });
    expect(replaced).toMatchObject([{ id: known.id, match: { home: reds, away: blues } }]);
    const rows = await stage.database.selectFrom("matches").select(["id", "slug"]).orderBy("id").execute();
    expect(rows).toEqual([
      { id: known.id, slug: `reds-blues ${known.id}` },
      { id: expect.any(Number), slug: "reds-blues" },
    ]);
    expect((await recentMatches(stage.database, -1)).map(({ id }) => id)).toEqual([rows[1]?.id]);
    // What was to come has come; the same teams in another place are no other match.
    await says({ id: 12, away: tbd });
    replaced = [];
    await says({ id: 13, away: blues });
    await says({ id: 14, home: blues, away: reds });
    expect(replaced).toEqual([]);
  });

  it("that are told in other words, or without a number, are the same", async () => {
    await says({ home: { ...reds, names: { en: "The Reds" } }, away: { ...blues, id: null } });
    await stage.poll(known, 0.5);
    expect((await stage.waiting()).map(({ chat }) => chat)).toEqual(["telegram:1"]);
  });
});
