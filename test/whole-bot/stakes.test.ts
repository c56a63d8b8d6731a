// @module-tag long
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { laterMatch, type TestWorld } from "../bot.ts";
import { longElsewhere } from "../long-elsewhere.ts";
import { openDiscord } from "./discord-house.ts";
import { type House, openScene, refreshMs, type Scene } from "./promises.ts";
import { openTelegram } from "./telegram-house.ts";

const houses: readonly { name: string; open(world: TestWorld): Promise<House> }[] = [
  { name: "Telegram", open: openTelegram },
  { name: "Discord", open: openDiscord },
];

describe.each(houses)("stakes on $name", ({ name, open }) => {
  let scene: Scene;
  beforeEach(async () => {
    scene = await openScene(open);
  });
  afterEach(() => scene.close());

  /** Without the signs that keep a platform from reading anything into it. */
  const said = async (typed: string) => (await scene.ask(scene.seats.ann, typed)).text.replaceAll("\u200B", "");

  it("are what Kelly makes of a price and a chance", async () => {
    const kelly = await said("/kelly 2.10 52% 1000");
    for (const row of ["Edge: +9.2%", "Full: 83.63 (8.4%)", "Half: 41.81 (4.2%)", "Quarter: 20.90 (2.1%)"])
      expect(kelly).toContain(row);
    expect(await said("/kelly +110 0.52 1/3")).toContain("33.33% of it: 2.8% of your bankroll");
    expect(await said("/kelly 2.10 45")).toContain("No edge, so Kelly says don’t bet.");
    expect(await said("/kelly 2.10 120%")).toContain("I can’t read “120%” as a chance.");
    expect(await said("/kelly 2.10")).toContain("for example: /kelly 2.10 52%");
    expect(await said("/kelly 2.10 52% 1,000")).toContain("as an amount");
  });

  it("come back as a price says, or are split so that each outcome brings back the same", async () => {
    const one = await said("/stake 2.10 50");
    for (const row of ["Returns: 105.00", "Profit: +55.00", "Break-even chance: 47.6%"]) expect(one).toContain(row);
    const split = await said("/stake 2.10 2.05 100");
    expect(split).toMatch(/49\.40 .*103\.74/);
    expect(split).toMatch(/50\.60 .*103\.73/);
    expect(split).toContain("Whichever wins, you get back at least 103.73 on 100.00: +3.7%.");
    expect(await said("/stake 1.90 1.90 100")).toContain("about 95.00 on 100.00: −5.0%.");
    // Three prices are no stake of 3.60 that wins in any case.
    const unstaked = await said("/stake 2.10 3.40 3.60");
    expect(unstaked).toContain("That’s 3 prices without a stake.");
    expect(unstaked).toContain("/stake 2.10 3.40 3.60 100");
    expect(await said("/stake 2.10 3.40 3.60 100")).toContain("about 95.");
    expect(await said("/stake 2.10 2.05 12.50")).toContain("at least 12.9");
    // Nor are two a stake of 2.05.
    expect(await said("/stake 2.10 2.05")).toContain("That’s 2 prices without a stake.");
    expect(await said("/stake 1.50 2.50")).toContain("/stake 1.50 2.50 100");
    for (const stake of ["2", "12.50", "250.00"]) expect(await said(`/stake 2.10 ${stake}`)).toContain("Profit");
    // What cents take off is no win.
    expect(await said("/stake 2.10 2.05 0.10")).toMatch(/0\.10 on 0\.10: 0(?:\.0)?%/);
    expect(await said("/stake 2.10 3.40 100")).toContain("Is a price missing?");
    // A favourite leaves so little to the others that its third price could be a stake: no sure win is claimed of it.
    for (const prices of ["1.30 5.00 9.00", "1.50 4.20 6.50", "2.10 2.05 3.00"])
      expect(await said(`/stake ${prices}`)).toContain("Is a price missing?");
    expect(await said("/stake ten")).toContain("for example: /stake 2.10 50");
  });

  it("are found in kept prices that win in any case, with their age, and not in old ones", longElsewhere(name), async () => {
    const { ann, rita } = scene.seats;
    // What is written on Discord doesn't say in which language its writer reads.
    await scene.ask(rita, "/settings language ru");
    const { slug } = laterMatch(scene.world);
    expect(await said("/arbs")).toContain("I have no stored odds right now.");
    const board = await said(`/odds ${slug}`);
    const [, home = ""] = /^Fair(?: odds)?\S*\s+(\d+\.\d+)/m.exec(board.replaceAll("|", " ")) ?? [];
    const { knobs } = scene.world.sandbox;
    // One look into the database is shared for a minute.
    await scene.world.pass(60_000);
    expect(await said("/arbs")).toContain("None in the stored odds of 1 match.");
    // Enough to win with all others' best, not so much that nobody would believe it.
    for (const bookmaker of ["bookpine", "oddmoor"])
      knobs.move({ slug, selection: "home", bookmaker, price: Math.round(Number(home) * 109) / 100 });
    await scene.world.pass(31 * 60_000);
    await said(`/odds ${slug}`);
    const found = await said("/arbs");
    expect(found).toMatch(/Whichever wins: \+\d\.\d%/);
    // The age stands once where it is that of each price.
    expect(found).toMatch(/^ *Whichever wins: \+\d\.\d% · (?:\d+ minutes? ago|.* UTC)$/m);
    expect(found.match(/^\s*\d\.\d\d\S* \S.* · .*$/gm)?.length).toBeGreaterThanOrEqual(3);
    expect((await scene.ask(rita, "/arbs")).text).toMatch(/При любом исходе: \+\d,\d\s%/);
    await scene.world.pass(3 * 60 * 60_000);
    expect((await scene.ask(ann, "/arbs")).text).toContain("None in the stored odds");
  });

  it("are told of middles with what they cost or bring at least, each price with its book, and their age", async () => {
    const { ann, rita } = scene.seats;
    // What is written on Discord doesn't say in which language its writer reads.
    await scene.ask(rita, "/settings language ru");
    const { world } = scene;
    const match = laterMatch(world);
    const { slug, lines } = match;
    const [low = 0, high = 0] = lines;
    const { knobs } = world.sandbox;

    /** The highest price of a total on the board as it is. */
    const best = (line: number, selection: "over" | "under") => {
      const { books } = world.sandbox.world.board(match, world.clock.now());
      const offers = books.flatMap(({ book, markets }) =>
        markets
          .filter((one) => one.market === "total" && one.line === line)
          .flatMap(({ prices }) => prices.filter((one) => one.selection === selection))
          .map(({ price }) => ({ price, book: book.name })),
      );
      return offers.reduce((a, b) => (b.price > a.price ? b : a));
    };
    /** Both bets together, and what comes back of 1 whichever of them wins. */
    const middle = () => {
      const [over, under] = [best(low, "over"), best(high, "under")];
      return { over, under, back: 1 / (1 / over.price + 1 / under.price) };
    };
    /** Makes the higher line so dear that both together bring back about so much, at two books. */
    const bringBack = (wanted: number) => {
      knobs.reverse({ slug });
      const { over } = middle();
      const price = over.price + 0.02;
      knobs.move({ slug, market: "total", line: low, selection: "over", bookmaker: "kvotara", price });
      const points = 100 * (1 / wanted - 1 / price - 1 / best(high, "under").price);
      knobs.move({ slug, market: "total", line: high, selection: "under", points });
      return middle();
    };
    const found = async (seat: typeof ann) => (await scene.ask(seat, "/arbs")).text.replaceAll("\u200B", "");

    /** Looks at the match, so that its prices are kept; resolves to when the source refreshed them. */
    const look = async () => {
      await said(`/odds ${slug}`);
      const { refreshedAt } = knobs.state(slug);
      await world.pass(61_000);
      return refreshedAt;
    };
    /** Telegram counts the minutes, Discord's readers are shown a time that counts by itself. */
    const expectLegs = (text: string, { over, under }: ReturnType<typeof middle>, refreshedAt: number) => {
      const minutes = Math.floor((world.clock.now() - refreshedAt) / 60_000);
      const age = `(?:${minutes} minutes? ago|${new Date(refreshedAt).toISOString().slice(0, 16).replace("T", " ")} UTC)`;
      const leg = (offer: { price: number; book: string }, name: string) =>
        new RegExp(`^\\s*${offer.price.toFixed(2)} ${offer.book} · ${name}$`, "m");
      expect(text).toMatch(new RegExp(`^ *Middle: both can win, or else .* · ${age}$`, "m"));
      expect(text).toMatch(leg(over, `Over ${low}`));
      expect(text).toMatch(leg(under, `Under ${high}`));
    };
    const percent = (share: number) => `${(100 * Math.abs(share)).toFixed(1)}%`;

    const dear = bringBack(0.985);
    expect(dear.over.book).not.toBe(dear.under.book);
    expect(dear.back).toBeLessThan(1);
    const dearAt = await look();
    const costs = await found(ann);
    expect(costs).toContain(`Middle: both can win, or else −${percent(1 - dear.back)}`);
    expect(costs).not.toContain("Whichever wins");
    expect(costs).toContain("From odds I’ve stored, not fetched just now.");
    expectLegs(costs, dear, dearAt);
    await world.pass(12 * 60_000);
    expectLegs(await found(ann), dear, dearAt);
    expect((await found(rita)).replaceAll(/\s/g, " ")).toContain(
      `Коридор: могут выиграть обе ставки, иначе −${percent(1 - dear.back)
        .replace(".", ",")
        .replace("%", " %")}`,
    );

    await world.pass(refreshMs);
    const free = bringBack(1.02);
    expect(free.back).toBeGreaterThan(1);
    const freeAt = await look();
    const brings = await found(ann);
    expect(brings).toContain(`Middle: both can win, or else +${percent(free.back - 1)}`);
    expectLegs(brings, free, freeAt);

    await world.pass(refreshMs);
    expect(bringBack(0.95).back).toBeLessThan(0.97);
    await look();
    expect(await found(ann)).toContain("None in the stored odds of 1 match.");
  });
});
