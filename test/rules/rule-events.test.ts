import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Board, Quote } from "../../src/odds/quote.ts";
import type { TargetRule } from "../../src/rules/rule.ts";
import { limitIn, limitNow, wayToLimit } from "../../src/rules/rule-events.ts";
import { parseRule } from "../../src/rules/rule-text.ts";
import { createStage, type Known, quote, type Stage } from "../alert-path/stage.ts";
import { engines } from "../databases.ts";
import { eventIn } from "./event-in.ts";

const chat = "telegram:1";
const board = (birch: number, others = 1.9): Quote[] =>
  ["Alder", "Birch", "Cedar"].flatMap((book) => [
    quote(book, "home", book === "Birch" ? birch : others),
    quote(book, "away", 1.9),
  ]);

function target(words: string): TargetRule {
  const rule = parseRule(words);
  if (rule?.kind !== "target") throw new Error(`${words} is no limit`);
  return rule;
}

describe("the way to a limit", () => {
  const prices = (home: number): Board => ({ quotes: board(home, home), fetchedAt: 0, refreshedAt: null });
  const none: Board = { quotes: [], fetchedAt: 0, refreshedAt: null };

  it("is that of the price that decides, from board to board", () => {
    const key = { market: "winner", line: null };
    expect(wayToLimit(target(">=2.1 on=winner:home"), prices(1.9), prices(2.2))).toEqual({
      market: key,
      selection: "home",
      from: 1.9,
      to: 2.2,
    });
    // The consensus has no margin: at equal prices of 1.9 it stands at evens.
    const consensus = wayToLimit(target(">=2.1 on=winner:home consensus"), prices(1.9), prices(2.2));
    expect(consensus?.from).toBeCloseTo(2);
    expect(consensus?.to).toBeGreaterThan(2.1);
  });

  it("is none where the price cannot be read in both", () => {
    const rule = target(">=2.1 on=winner:home");
    expect(wayToLimit(rule, none, prices(2))).toBeNull();
    expect(wayToLimit(rule, prices(2), none)).toBeNull();
    expect(wayToLimit(rule, none, none)).toBeNull();
    expect(limitNow(rule, none)).toBeNull();
    expect(limitNow(rule, prices(2.1))).toEqual({ price: 2.1, isBeyond: true });
  });
});

describe("what a board means for a limit", () => {
  const at = (...home: number[]): Board => ({
    quotes: home.flatMap((price, nth) => {
      const book = ["Alder", "Birch", "Cedar"][nth] ?? "";
      return [quote(book, "home", price), quote(book, "away", 1.9)];
    }),
    fetchedAt: 0,
    refreshedAt: null,
  });
  const meaning = (words: string, before: Board, now: Board) => {
    const rule = parseRule(words);
    if (!rule || rule.kind === "movement") throw new Error(`${words} is about a way`);
    const event = eventIn(rule, before, now);
    return event === null || event === "back" ? event : event.kind;
  };

  it("is exact: a price at the limit is beyond it, and is back two in a hundred on the other side", () => {
    const high = (before: number, now: number) => meaning(">=2 on=winner:home", at(before), at(now));
    expect([high(1.9, 1.999999), high(1.9, 2), high(1.999999, 2)]).toEqual([null, "crossed", "crossed"]);
    expect([high(2, 1.960001), high(2, 1.96), high(2, 2.5), high(1.999999, 1.5)]).toEqual([null, "back", null, null]);
    const low = (before: number, now: number) => meaning("<=2 on=winner:home", at(before), at(now));
    expect([low(2.1, 2.000001), low(2.1, 2), low(2.000001, 2)]).toEqual([null, "crossed", "crossed"]);
    expect([low(2, 2.039999), low(2, 2.04), low(2, 1.5), low(2.000001, 2.5)]).toEqual([null, "back", null, null]);
  });

  it("is that it was crossed where the board before did not have the price, and nothing where this one does not", () => {
    const none: Board = { quotes: [], fetchedAt: 0, refreshedAt: null };
    expect([meaning(">=2 on=winner:home", none, at(2)), meaning(">=2 on=winner:home", none, at(1.9))]).toEqual(["crossed", null]);
    expect([meaning(">=2 on=winner:home", at(2), none), meaning(">=2 on=winner:home", none, none)]).toEqual([null, null]);
    const rule = target(">=2 on=winner:home");
    expect(limitIn(rule, none, at(2.05, 2.1))).toEqual({
      ...{
        kind: "crossed",
        market: "winner",
        selection: "home",
        line: null,
        price: 2.1,
        book: "Birch",
        aside: null,
        before: null,
      },
    });
    expect(limitIn(rule, at(1.9, 1.95), at(2.05, 2))).toMatchObject({ price: 2.05, book: "Alder", before: 1.95 });
  });

  it("is of the consensus where the rule asks for it, to six places", () => {
    const fair = target(">=2 on=winner:home consensus");
    // At equal prices the chances are even, whatever the margin.
    expect(limitIn(fair, at(1.8, 1.8), at(1.9, 1.9))).toMatchObject({ price: 2, book: null, aside: null });
    expect(limitNow(fair, at(1.8, 1.8))?.isBeyond).toBe(false);
    expect(limitNow(target("<=2 on=winner:home consensus"), at(1.9, 1.9))).toEqual({ price: 2, isBeyond: true });
    expect(meaning(">=2 on=winner:home consensus", at(1.9, 1.9), at(1.7, 1.7))).toBe("back");
  });

  it("is of the line that it names, or of the main one of the board before", () => {
    const line = (total: number, over: number, under = 1.9) => [
      quote("Alder", "over", over, { market: "total", line: total }),
      quote("Alder", "under", under, { market: "total", line: total }),
    ];
    const board = (...quotes: Quote[][]): Board => ({ quotes: quotes.flat(), fetchedAt: 0, refreshedAt: null });
    const [before, now] = [board(line(2.5, 1.9), line(3.5, 3, 1.4)), board(line(2.5, 2.1), line(3.5, 1.9))];
    expect(limitIn(target(">=2 on=total:over"), before, now)).toMatchObject({ line: 2.5, price: 2.1 });
    expect(limitIn(target(">=2 on=total:over:3.5"), before, now)).toBe("back");
    expect(limitIn(target(">=2 on=total:over:4.5"), before, now)).toBeNull();
    const sides = board([
      quote("Alder", "home", 1.9, { market: "handicap", line: -1.5 }),
      quote("Alder", "away", 2.1, { market: "handicap", line: 1.5 }),
    ]);
    expect(limitIn(target(">=2 on=handicap:away:1.5"), board(), sides)).toMatchObject({ line: 1.5, price: 2.1 });
    expect(limitIn(target(">=2 on=handicap:away:-1.5"), board(), sides)).toBeNull();
  });

  it("is that first odds are there once somebody quotes what was asked for", () => {
    const posted = (words: string, before: readonly Quote[], now: readonly Quote[]) =>
      meaning(words, { quotes: before, fetchedAt: 0, refreshedAt: null }, { quotes: now, fetchedAt: 0, refreshedAt: null });
    const [home, over] = [quote("Alder", "home", 2), quote("Alder", "over", 2, { market: "total", line: 2.5 })];
    expect([posted("posted", [], [home]), posted("posted", [home], [home, over]), posted("posted", [], [])]).toEqual([
      "posted",
      null,
      null,
    ]);
    expect([posted("posted on=total", [home], [home, over]), posted("posted on=total", [], [home])]).toEqual(["posted", null]);
    expect(["over", "under"].map((side) => posted(`posted on=total:${side}`, [], [over]))).toEqual(["posted", null]);
    expect([2.5, 3.5].map((line) => posted(`posted on=total:over:${line}`, [], [over]))).toEqual(["posted", null]);
    expect(["Alder", "Birch"].map((book) => posted(`posted book=${book}`, [], [home]))).toEqual(["posted", null]);
    // Another selection of the same market is not what was asked for, nor the same one of another market.
    expect(posted("posted on=winner:away", [], [home, quote("Alder", "away", 2, { market: "draw_no_bet" })])).toBeNull();
  });
});

describe.each(engines)("what happens once on $name", ({ name, open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let stage: Stage;
  let match: Known;
  beforeEach(async () => {
    opened = await open();
    stage = createStage(opened);
    match = await stage.addMatch("reds-blues");
    await stage.addChat(chat);
  });
  afterEach(() => opened.close());

  async function refresh(quotes: readonly Quote[]): Promise<void> {
    await stage.clock.advance(60_000, stage.settle);
    stage.odds.set(match.match.slug, { quotes, refreshedAt: null });
    await stage.poll(match);
  }

  /** Birch's price goes this way; the prices of which the chat was told. */
  async function told(...way: number[]): Promise<number[]> {
    for (const price of way) {
      await refresh(board(price));
      await stage.deliver();
    }
    await stage.deliver();
    return stage.sent.map(({ said }) => {
      const event = said.matches[0]?.event;
      return event?.kind === "crossed" ? event.price : Number.NaN;
    });
  }

  describe("a limit", () => {
    it("is told when the price crosses it, and never again", async () => {
      await refresh(board(2));
      await stage.watch(chat, match, ">=2.1 on=winner:home book=Birch");
      expect(await told(2.05, 2.1, 2.2, 2, 2.3)).toEqual([2.1]);
      expect(stage.sent[0]?.said.matches[0]?.event).toMatchObject({ selection: "home", book: "Birch" });
    });

    it("is told each time when the rule says again, once the price has gone back by 2 %", async () => {
      await refresh(board(2));
      await stage.watch(chat, match, ">=2 on=winner:home book=Birch again");
      expect(await told(1.9, 2, 1.97, 2.1, 1.96, 2.05, 2.06)).toEqual([2, 2.05]);
    });

    it("works downwards as well", async () => {
      await refresh(board(2));
      await stage.watch(chat, match, "<=1.8 on=winner:home book=Birch again");
      expect(await told(1.81, 1.8, 1.83, 1.79, 1.84, 1.7)).toEqual([1.8, 1.7]);
    });

    it("that was passed when it was asked for waits for the price to go back", async () => {
      await refresh(board(2.2));
      await stage.watch(chat, match, ">=2.1 on=winner:home book=Birch");
      expect(await told(2.3, 2.08, 2.2, 2.05, 2.15, 2, 2.2)).toEqual([2.15]);
    });

    it("looks at the best price, and says whose it is", async () => {
      await refresh(board(1.8));
      await stage.watch(chat, match, ">=2.1 on=winner:home");
      await refresh(board(1.8, 2.15));
      expect(await told()).toEqual([2.15]);
      expect(stage.sent[0]?.said.matches[0]?.event).toMatchObject({ book: "Alder" });
    });

    it("of several books is told when so many of them have the price, and names one that has it", async () => {
      const prices = (...home: number[]) =>
        home.flatMap((price, nth) => [quote(["Alder", "Birch", "Cedar", "Doyle"][nth] ?? "", "home", price)]);
      const away = ["Alder", "Birch", "Cedar", "Doyle"].map((book) => quote(book, "away", 1.9));
      const told = async (...home: number[]) => {
        await refresh([...prices(...home), ...away]);
        await stage.deliver();
        return stage.sent.map(({ said }) => said.matches[0]?.event);
      };
      await refresh([...prices(2, 2, 2, 2), ...away]);
      await stage.watch(chat, match, ">=2.1 on=winner:home books>=3 again");
      expect(await told(2.12, 2.14, 2.08, 2.05)).toEqual([]);
      expect(await told(2.12, 2.14, 2.11, 2.05)).toMatchObject([{ kind: "crossed", price: 2.11, book: "Cedar", before: 2 }]);
      // One of them leaves by a little, which is no way back.
      expect(await told(2.12, 2.14, 2.08, 2.06)).toHaveLength(1);
      expect(await told(2.12, 2.14, 2.05, 2.05)).toHaveLength(1);
      expect(await told(2.12, 2.14, 2.1, 2.05)).toMatchObject([{}, { price: 2.1, book: "Cedar" }]);
    });

    it("of several books downwards waits for as many low prices, and of own books counts no others", async () => {
      await refresh(board(2, 2));
      await stage.watch(chat, match, "<=1.8 on=winner:home books>=2");
      await refresh(board(1.75, 1.9));
      await stage.deliver();
      expect(stage.sent).toEqual([]);
      await refresh(board(1.75, 1.79));
      await stage.deliver();
      expect(stage.sent[0]?.said.matches[0]?.event).toMatchObject({ price: 1.79, book: "Alder" });
      await stage.watch(chat, match, ">=1.9 on=winner:home own=Birch,Cedar books>=2");
      await refresh(board(1.85, 1.95));
      await stage.deliver();
      expect(stage.sent).toHaveLength(1);
      await refresh(board(1.9, 1.95));
      await stage.deliver();
      expect(stage.sent[1]?.said.matches[0]?.event).toMatchObject({ price: 1.9, book: "Birch" });
    });

    it("is not crossed by a price that stands alone, unless the book was asked for by its name", async () => {
      const books = (elm: number, others: number) =>
        [...["Alder", "Birch", "Cedar", "Doyle"].map((book) => [book, others] as const), ["Elm", elm] as const].flatMap(
          ([book, price]) => [quote(book, "home", price), quote(book, "away", 1 / (1.04 - 1 / price))],
        );
      await refresh(books(2, 2));
      await stage.watch(chat, match, ">=2.3 on=winner:home again");
      await refresh(books(2.5, 2));
      expect(await told()).toEqual([]);
      await refresh(books(2.5, 2.28));
      expect(await told()).toEqual([2.5]);
      // The others go back, it does not: it has not come back, so the same price is not told again.
      for (const others of [2, 2.28, 2, 2.28]) await refresh(books(2.5, others));
      expect(await told()).toEqual([2.5]);
      await stage.watch(chat, match, ">=2.6 on=winner:home book=Elm");
      await refresh(books(2.7, 2));
      expect(await told()).toEqual([2.5, 2.7]);
      expect(stage.sent[1]?.said.matches[0]?.event).toMatchObject({ book: "Elm", aside: { kind: "alone" } });
    });

    it("is forgotten for the moment when the price is back before it could be told", async () => {
      await refresh(board(2));
      await stage.watch(chat, match, ">=2.1 on=winner:home book=Birch");
      await refresh(board(2.2));
      expect(await told(2, 2.15)).toEqual([2.15]);
    });

    it("writes down that it counts anew", async () => {
      await refresh(board(2));
      await stage.watch(chat, match, ">=2.1 on=winner:home book=Birch again");
      await told(2.1, 2);
      expect(await stage.decisions()).toEqual([`${chat} sent`, `${chat} dropped: armed`]);
    });
  });

  it("fires exactly once for each crossing with hysteresis, whatever the way and the crashes", {
    tags: "long",
    timeout: 60_000,
  }, async () => {
    await refresh(board(2));
    const way = fc.array(fc.integer({ min: 190, max: 210 }), { minLength: 3, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(way, async (cents) => {
        // What is left of the hour's messages is another story.
        await stage.clock.advance(2 * 60 * 60_000, stage.settle);
        await refresh(board(1.9));
        await stage.watch(chat, match, ">=2 on=winner:home book=Birch again");
        stage.sent.length = 0;
        let isArmed = true;
        const expected: number[] = [];
        for (const price of cents.map((one) => one / 100)) {
          await refresh(board(price));
          // A process that died here has lost what it had in mind, and perhaps the fact.
          await stage.database.deleteFrom("facts").execute();
          await stage.boards.rebuild(new AbortController().signal);
          await stage.deliver();
          if (isArmed && price >= 2) expected.push(price);
          if (price >= 2) isArmed = false;
          else if (price <= 1.96) isArmed = true;
        }
        expect(await told()).toEqual(expected);
      }),
      { numRuns: name === "sqlite" ? 15 : 3 },
    );
  });

  describe("the first odds", () => {
    const events = () => stage.sent.map(({ said }) => said.matches[0]?.event?.kind);

    it("are told when they appear, once", async () => {
      await stage.watch(chat, match, "posted");
      await refresh(board(2));
      await stage.deliver();
      expect(events()).toEqual(["posted"]);
      await refresh(board(2.1));
      await stage.deliver();
      expect(events()).toEqual(["posted"]);
    });

    it("are those of what was asked for", async () => {
      await refresh(board(2));
      await stage.watch(chat, match, "posted on=total");
      await refresh(board(2.1));
      await stage.deliver();
      expect(events()).toEqual([]);
      await refresh([...board(2.1), quote("Alder", "over", 1.9, { market: "total", line: 2.5 })]);
      await stage.deliver();
      expect(events()).toEqual(["posted"]);
    });

    it("are nothing to tell to a watch that waits for movements", async () => {
      await stage.watch(chat, match, "3pp");
      await refresh(board(2));
      await stage.deliver();
      expect(events()).toEqual([]);
    });
  });
});
