import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Attached } from "../../../src/chat/attached.ts";
import { contentOf } from "../../../src/chat/file.ts";
import type { Reply } from "../../../src/chat/reply.ts";
import { type PortableBet, readPortableBet } from "../../../src/features/journal/file.ts";
import { fitting as fittingBets, mostFileBytes } from "../../../src/features/share/file.ts";
import { laterMatch, openBot, openWorld, type TestBot, type TestWorld } from "../../bot.ts";

const [ann, bob] = ["playground:ann", "playground:bob"] as const;

describe("the journal in the file of /export", () => {
  let world: TestWorld;
  let bot: TestBot;
  let slug: string;
  beforeEach(async () => {
    world = await openWorld();
    bot = await openBot(world);
    ({ slug } = laterMatch(world));
  });
  afterEach(async () => {
    await bot.stop();
    await world.close();
  });

  const importing = (chat: string, content: string) => {
    const attached: Attached = { name: "linewatch.json", read: async () => ({ kind: "text", text: content }) };
    return bot.ask(chat, "/import", { attached });
  };
  const journalOf = async (chat: string) => (await bot.ask(chat, "/journal")).text;
  const written = async (): Promise<string> => {
    await bot.ask(ann, `/bet ${slug} home 11/10 20 at Oddmoor`);
    await bot.ask(ann, `/bet ${slug} over 2.25 1.905`);
    const list = await bot.ask(ann, "/journal");
    const [first] = list.reply.buttons.flat();
    const one = await bot.press(ann, list.reply, first?.label ?? "");
    await bot.press(ann, one.reply, "Half won");
    const { reply, text } = await bot.ask(ann, "/export");
    expect(text).toContain("Bet journal: 2");
    return contentOf(reply.file as NonNullable<Reply["file"]>);
  };

  it("is taken over once, shown before, and can be taken back", async () => {
    const content = await written();
    const planned = await importing(bob, content);
    expect(planned.text).toContain("Bet journal: +2");
    const done = await bot.press(bob, planned.reply, "Import");
    expect(done.text).toContain("Bet journal: +2");
    expect(await journalOf(bob)).toBe(await journalOf(ann));
    expect((await importing(bob, content)).text).toContain("Nothing new in this file");
    await bot.press(bob, done.reply, "Undo");
    expect(await journalOf(bob)).toContain("No bets yet.");
  });

  it("is in no group's file, and goes into nobody's journal there", async () => {
    const content = await written();
    const inGroup = { place: "group", reader: { id: ann, language: "en" } } as const;
    const attached: Attached = { name: "linewatch.json", read: async () => ({ kind: "text", text: content }) };
    expect((await bot.ask("playground:group", "/export", inGroup)).text).not.toContain("Bet journal");
    expect((await bot.ask("playground:group", "/import", { ...inGroup, attached })).text).not.toContain("Bet journal");
  });

  it("names what cannot be read, and takes the rest", async () => {
    const data = JSON.parse(await written()) as { bets: PortableBet[] };
    const [first, second] = data.bets;
    const odd = { ...data, bets: [{ ...first, price: 1 }, second, { ...second, stake: -1 }, { ...second, owner: "x" }, 17] };
    const { text } = await importing(bob, JSON.stringify(odd));
    expect(text).toContain("Bet journal: +1");
    expect(text.split(slug).length - 1).toBe(3);
  });
});

describe("a bet in a file", () => {
  const bet = {
    ...{ at: "2026-08-15T12:00:00.000Z", market: "winner", selection: "home", price: 2.1 },
    match: { slug: "a-b", home: { en: "A" }, away: { en: "B" } },
  };

  it.each<[string, object]>([
    ["a price of 1", { price: 1 }],
    ["a price beyond all", { price: 10_001 }],
    ["no stake at all", { stake: 0 }],
    ["a time that is none", { at: "yesterday" }],
    ["an unknown market", { market: "corners" }],
    ["an unknown end", { result: "maybe" }],
    ["a certain close", { closing: 1 }],
    ["teams without names", { match: { ...bet.match, home: {} } }],
    ["a name with a line break", { book: "a\nb" }],
  ])("is refused with %s", (_, change) => {
    expect(readPortableBet(bet)).not.toBeNull();
    expect(readPortableBet({ ...bet, ...change })).toBeNull();
  });

  const named = (length: number) => ({ match: { ...bet.match, slug: "s".repeat(length) } });
  const of = (sport: string) => ({ match: { ...bet.match, sport } });
  it.each<[string, object, object]>([
    ["a line", { line: 1_000 }, { line: 1_000.5 }],
    ["a line below zero", { line: -1_000 }, { line: -1_000.5 }],
    ["a price", { price: 1.001 }, { price: 1 }],
    ["a stake", { stake: 1e9 }, { stake: 1e9 + 1 }],
    ["a small stake", { stake: 0.01 }, { stake: 0.009 }],
    ["a probable close", { closing: 0.999 }, { closing: 1 }],
    ["an improbable close", { closing: 0.001 }, { closing: 0 }],
    ["a book", { book: "b".repeat(60) }, { book: "b".repeat(61) }],
    ["a selection", { selection: "s".repeat(100) }, { selection: "s".repeat(101) }],
    ["a short selection", { selection: "s" }, { selection: "" }],
    ["a match", named(400), named(401)],
    ["a sport", of("s".repeat(60)), of("s".repeat(61))],
    [
      "a team",
      { match: { ...bet.match, home: { en: "t".repeat(200) } } },
      { match: { ...bet.match, home: { en: "t".repeat(201) } } },
    ],
  ])("may have %s up to its limit", (_, last, beyond) => {
    expect(readPortableBet({ ...bet, ...last })).toEqual({ ...bet, ...last });
    expect(readPortableBet({ ...bet, ...beyond })).toBeNull();
  });

  it("fits to the last byte, the comma after it counted", () => {
    const [one] = [bet as PortableBet];
    const bytes = Buffer.byteLength(JSON.stringify(one)) + 1;
    expect([2 * bytes - 1, 2 * bytes, 2 * bytes + 1].map((room) => fittingBets([one, one, one], room).length)).toEqual([1, 2, 2]);
    expect(fittingBets([one], bytes)).toEqual([one]);
  });

  it("is among as many of the newest as fit", () => {
    const many = Array.from({ length: 5_000 }, () => bet as PortableBet);
    const fitting = fittingBets(many, mostFileBytes);
    expect(fitting.length).toBeLessThan(5_000);
    const bytes = (bets: readonly object[]) => Buffer.byteLength(JSON.stringify(bets));
    expect(bytes(fitting)).toBeLessThanOrEqual(mostFileBytes + 1);
    expect(bytes([...fitting, bet])).toBeGreaterThan(mostFileBytes);
    expect(fittingBets(many.slice(0, 3), mostFileBytes)).toHaveLength(3);
  });
});
