import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Attached } from "../../src/chat/attached.ts";
import type { Call } from "../../src/chat/call.ts";
import type { Reply } from "../../src/chat/reply.ts";
import { laterMatch, openBot, openWorld, type TestBot, type TestWorld } from "../bot.ts";

const ann = "playground:ann";
const bob = "playground:bob";
const group = "playground:group";

describe("/export and /import", () => {
  let world: TestWorld;
  let bot: TestBot;
  let match: ReturnType<typeof laterMatch>;
  beforeEach(async () => {
    world = await openWorld();
    bot = await openBot(world);
    match = laterMatch(world);
  });
  afterEach(async () => {
    await bot.stop();
    await world.close();
  });

  const file = (content: string): Attached => ({
    name: "linewatch.json",
    read: async (most) => (Buffer.byteLength(content) > most ? { kind: "too_large" } : { kind: "text", text: content }),
  });
  const importing = (chat: string, content: string, how: Partial<Call> = {}) =>
    bot.ask(chat, "/import", { attached: file(content), ...how });
  const dataOf = ({ file: sent }: Reply) => sent?.data as { watches: { rule: string }[]; settings: Record<string, unknown> };
  const yes = (reply: Reply) => reply.buttons.flat()[0]?.label ?? "";

  async function stocked(): Promise<string> {
    await bot.ask(ann, `/watch ${match.slug} 2pp`);
    await bot.ask(ann, `/watch ${match.slug} home >= 9`);
    await bot.ask(ann, "/watch football 5%");
    await bot.ask(ann, "/watch value bets 5%");
    await bot.ask(ann, "/settings format american");
    const { reply, text } = await bot.ask(ann, "/export");
    expect(text).toContain("4 watches and this chat’s settings.");
    expect(reply.file?.name).toMatch(/^linewatch-\d{4}-\d\d-\d\d\.json$/);
    expect(JSON.stringify(reply.file?.data)).toContain("Data: Test Odds https://odds.test");
    return JSON.stringify(reply.file?.data);
  }

  it("take a chat's watches and settings to another one, after showing what changes, and back again", {
    tags: "long",
  }, async () => {
    const content = await stocked();
    await bot.ask(bob, `/watch ${match.slug} 4pp`);
    await bot.ask(bob, "/watch basketball 5%");
    const { reply, text } = await importing(bob, content);
    expect(text).toMatchInlineSnapshot(`
      "Import
      New: 3 watches
      - Football · 5% of the price
      - Value bets: from 5% · improving by 1 pp
      - Marisol Bay United v Port Alder Athletic · Marisol Bay United · 9.00 or more · best price
      New rule: 1 watch
      - Marisol Bay United v Port Alder Athletic · 2 pp
      Settings that change: Odds format.
      1 other watch stays as it is.
      Data: Test Odds"
    `);
    expect(dataOf((await bot.ask(bob, "/export")).reply).watches).toHaveLength(2);
    const done = await bot.press(bob, reply, yes(reply));
    expect(done.text).toMatchInlineSnapshot(`
      "3 watches imported.
      1 watch has a new rule.
      Changed: Odds format.
      Data: Test Odds"
    `);
    const both = await Promise.all([ann, bob].map(async (chat) => dataOf((await bot.ask(chat, "/export")).reply)));
    const rules = both.map((data) => data.watches.map(({ rule }) => rule).toSorted());
    expect(rules[1]).toEqual([...(rules[0] ?? []), "5%"].toSorted());
    expect(both[1]?.settings).toEqual(both[0]?.settings);
    expect((await bot.press(bob, reply, yes(reply))).text).toContain("This import is done");
    expect((await importing(bob, content)).text).toContain("Nothing new in this file");
    const undone = await bot.press(bob, done.reply, "Undo");
    expect(undone.text).toContain("Undone: watches");
    const before = dataOf((await bot.ask(bob, "/export")).reply);
    expect(before.watches.map(({ rule }) => rule).toSorted()).toEqual(["4pp", "5%"]);
    expect(before.settings["format"]).toBe("decimal");
  });

  it("take a gap between model and market with them, for a match and for a league", { tags: "long" }, async () => {
    await bot.ask(ann, `/watch ${match.slug} home edge>=6pp`);
    await bot.ask(ann, `/watch league ${match.league.name.en} edge>=4pp`);
    const { reply: exported } = await bot.ask(ann, "/export");
    const rules = dataOf(exported).watches.map(({ rule }) => rule);
    expect(rules.toSorted()).toEqual(["gap>=4pp", "gap>=6pp on=winner:home"]);
    const { reply, text } = await importing(bob, JSON.stringify(exported.file?.data));
    expect(text).toContain(
      `- ${match.home.name.en} v ${match.away.name.en} · ${match.home.name.en} · model 6 pp above the books`,
    );
    await bot.press(bob, reply, yes(reply));
    const taken = dataOf((await bot.ask(bob, "/export")).reply).watches.map(({ rule }) => rule);
    expect(taken.toSorted()).toEqual(rules.toSorted());
  });

  it("take a chat's own line along, but no other than could be typed", { tags: "long" }, async () => {
    const footer = "Odds by the Reds: t.me/Reds, @reds 50%";
    await bot.ask(group, `/settings footer ${footer}`, { place: "group" });
    const { reply } = await bot.ask(group, "/export", { place: "group" });
    expect(dataOf(reply).settings["footer"]).toBe(footer);
    const read = await importing(ann, JSON.stringify(reply.file?.data));
    expect(read.text).toContain("Settings that change: Footer.");
    await bot.press(ann, read.reply, yes(read.reply));
    expect((await bot.ask(ann, "/settings chat")).text).toContain(`Footer: ${footer}`);
    const cleaned = await importing(bob, JSON.stringify({ linewatch: 1, settings: { footer: "two\nlines \u202Eround" } }));
    await bot.press(bob, cleaned.reply, yes(cleaned.reply));
    expect((await bot.ask(bob, "/settings chat")).text).toContain("Footer: two lines round");
    for (const other of ["x".repeat(121), "\u202E", 7])
      expect((await importing(bob, JSON.stringify({ linewatch: 1, settings: { footer: other } }))).text).toContain("footer");
  });

  it("are in the reader's language", { tags: ["long"] }, async () => {
    const content = await stocked();
    const russian = { reader: { id: "bob", language: "ru" } };
    const { reply, text } = await importing(bob, content, russian);
    expect(text).toMatchInlineSnapshot(`
      "Импорт
      Новые: 4 подписки
      - Футбол · 5 % по коэффициенту
      - Валуйные ставки: от 5 % · рост перевеса на 1 п. п.
      - Марисоль-Бей Юнайтед — Порт-Алдер Атлетик · 2 п. п.
      и ещё 1
      Изменятся настройки: Формат коэффициентов.
      18+. Помощь при игровой зависимости: gamblingtherapy.org
      Данные: Test Odds"
    `);
    expect(reply.buttons.flat().map(({ label }) => label)).toEqual(["Импорт: 4 подписки", "Отмена"]);
  });

  it("have a table for spreadsheets, which /import refuses with the reason", async () => {
    await stocked();
    const { reply } = await bot.ask(ann, "/export csv");
    const rows = reply.file?.rows ?? [];
    expect(rows[0]).toEqual(["Part", "Name", "Rule", "State"]);
    expect(rows.map(([part]) => part).slice(1, 6)).toEqual(["sport", "bets", "match", "match", "setting"]);
    expect((await importing(bob, "Part,Name")).text).toContain("the CSV is for spreadsheets. Nothing has changed.");
  });

  it("take pasted text, say how where there is nothing, and refuse what is too large", { tags: ["long"] }, async () => {
    const content = await stocked();
    const pasted = await bot.ask(bob, `/import ${content}`);
    expect(pasted.text).toContain("New: 4 watches");
    expect((await bot.ask(bob, "/import")).text).toContain("paste it after /import");
    expect((await bot.press(bob, pasted.reply, "Cancel")).text).toContain("Nothing was imported.");
    expect((await bot.press(bob, pasted.reply, "Import 4 watches")).text).toContain("cancelled");
    expect((await importing(bob, " ".repeat(300_000))).text).toContain("larger than 256 KB");
    const failing: Attached = { name: "a", read: async () => ({ kind: "failed" }) };
    expect((await bot.ask(bob, "/import", { attached: failing })).text).toContain("couldn’t fetch the file");
  });

  it("say of each watch why it is left out, and keep the limits of the chat", { tags: "long" }, async () => {
    const content = JSON.parse(await stocked());
    const [sport] = content.watches;
    const many = Array.from({ length: 12 }, (_, nth) => ({ kind: "bets", rule: `bets edge>=0.${nth + 21} improving=10000` }));
    const strange = [
      { kind: "match", key: "nobody-nowhere", name: "Nobody v Nowhere", rule: "3pp" },
      { ...sport, key: "quidditch", name: "Quidditch" },
      { ...sport, name: "Football", rule: "3pp from=NaN" },
    ];
    const { reply, text } = await importing(
      bob,
      JSON.stringify({ ...content, watches: [...strange, ...many], settings: { hats: 1 } }),
    );
    expect(text).toContain("New: 10 watches");
    expect(text).toContain("Nobody v Nowhere: there’s no such match");
    expect(text).toContain("Quidditch: I don’t know this name here");
    expect(text).toContain("Football: I don’t understand its rule");
    expect(text).toContain("no room for more watches");
    expect(text).toContain("Setting “hats”: unknown");
    expect((await bot.press(bob, reply, yes(reply))).text).toContain("10 watches imported.");
  });

  it("ask for the rights that /watch asks for; members who may watch change neither settings nor what others watch", async () => {
    const content = await stocked();
    const guest: Partial<Call> = { place: "group", reader: { id: "guest", language: "en" }, mayManage: async () => false };
    const boss: Partial<Call> = { place: "group", reader: { id: "boss", language: "en" }, mayManage: async () => true };
    expect((await importing(group, content, guest)).text).not.toContain("New:");
    await bot.ask(group, "/settings members on", boss);
    await bot.ask(group, `/watch ${match.slug} 4pp`, boss);
    const { text } = await importing(group, content, guest);
    expect(text).toContain("someone else watches it with another rule");
    expect(text).toContain("Settings: only admins of the group can change them");
    expect(text).toContain("New: 3 watches");
  });

  it("is another chat's button nowhere", { tags: "long" }, async () => {
    await bot.ask(ann, `/watch ${match.slug} 2pp`);
    const { reply: exported } = await bot.ask(ann, "/export");
    const { reply } = await importing(bob, JSON.stringify(exported.file?.data));
    expect((await bot.press("playground:carl", reply, yes(reply))).text).toContain(
      "This import is done, cancelled or over an hour old",
    );
    await world.pass(61 * 60_000);
    expect((await bot.press(bob, reply, yes(reply))).text).toContain("over an hour old");
  });

  it("never fails and never touches another chat, whatever the file is", { tags: "long" }, async () => {
    const content = JSON.parse(await stocked());
    // Nobody may ask so much at once.
    const kept = async (id = "") =>
      dataOf((await bot.ask(ann, "/export", { reader: { id: `ann${id}`, language: "en" } })).reply).watches;
    const before = await kept();
    const broken = fc.oneof(
      fc.json(),
      fc.tuple(fc.nat(3), fc.constantFrom("kind", "key", "rule", "name", "quiet"), fc.anything()).map(([nth, name, value]) => {
        const watches = content.watches.map((one: object, index: number) => (index === nth ? { ...one, [name]: value } : one));
        return JSON.stringify({ ...content, watches });
      }),
      fc
        .tuple(fc.constantFrom(...Object.keys(content.settings)), fc.anything())
        .map(([name, value]) => JSON.stringify({ ...content, settings: { ...content.settings, [name]: value } })),
    );
    let nth = 0;
    await fc.assert(
      fc.asyncProperty(broken, async (text) => {
        nth += 1;
        const chat = `playground:c${nth}`;
        const { reply, text: said } = await importing(chat, text, { reader: { id: `c${nth}`, language: "en" } });
        expect(said).not.toContain("went wrong");
        expect(reply.blocks.length).toBeGreaterThan(0);
        const label = yes(reply);
        if (label.startsWith("Import ")) expect((await bot.press(chat, reply, label)).text).not.toContain("went wrong");
        expect(await kept(chat)).toEqual(before);
      }),
      { numRuns: 25 },
    );
  });
});
