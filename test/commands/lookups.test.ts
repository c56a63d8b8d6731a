import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Reply } from "../../src/chat/reply.ts";
import { openBot, openWorld, type TestBot, type TestWorld } from "../bot.ts";

const ann = "playground:ann";
let world: TestWorld;
let bot: TestBot;
beforeAll(async () => {
  world = await openWorld();
  bot = await openBot(world, { settings: { BONUSES: "1" } });
});
// Whoever asks too often in a minute is not answered.
beforeEach(() => world.pass(60_000));
afterAll(async () => {
  await bot.stop();
  await world.close();
});

function labels({ buttons }: Reply): string[] {
  return buttons.flat().map(({ label }) => label);
}

/** The first label that is none of those that lead elsewhere. */
function firstLabel(reply: Reply): string {
  return labels(reply)[0] ?? "";
}

const russian = { reader: { id: "7", language: "ru" } };

describe("a reader who looks things up", () => {
  it("goes from the list of fighters, page by page, to one of them and to the next match", async () => {
    const list = await bot.ask(ann, "/fighters");
    expect(list.text).toMatch(/^- .+ · \d+-\d+-\d+ · /m);
    const next = await bot.press(ann, list.reply, "Next ›");
    expect(next.text).toMatch(/^9–16 of \d+$/m);
    const fighter = world.sandbox.world.matches(world.clock.now()).find(({ league }) => league.sport === "mma")?.home;
    const one = await bot.ask(ann, `/fighter ${fighter?.name.ru}`);
    expect(one.text).toContain(fighter?.name.en);
    expect(one.text).toMatch(/Wins-losses-draws: \d+-\d+-\d+/);
    const odds = await bot.press(ann, one.reply, firstLabel(one.reply));
    expect(odds.text).toContain("Average margin ");
  });

  it("finds a fighter by an exact slug, and is led on by a name that nobody has", async () => {
    const [fighter] = world.sandbox.world.cast.fighters;
    expect((await bot.ask(ann, `/fighter ${fighter?.slug}`)).text).toContain(fighter?.name.en);
    const none = await bot.ask(ann, "/fighter zzqx-xqzz");
    expect(none.text).toContain("I can’t find “zzqx-xqzz”");
    expect(labels(none.reply)).toEqual(["All fighters"]);
    expect((await bot.ask(ann, "/fighter")).text).toMatch(/For example: \/fighter \S+/);
  });

  it("goes from a team to its matches, in the reader's language", async () => {
    const { home } = world.sandbox.world.matches(world.clock.now()).find(({ league }) => league.sport === "football") ?? {};
    const asked = await bot.ask(ann, `/team ${home?.name.en}`, russian);
    expect(asked.text).toContain(home?.name.ru);
    expect(asked.text).toMatch(new RegExp(`^- .+ · .*${home?.name.ru}`, "m"));
    const list = await bot.ask(ann, "/teams");
    expect(list.text).toMatch(/^1–8 of \d{3}$/m);
    expect((await bot.press(ann, list.reply, firstLabel(list.reply))).text).toContain(firstLabel(list.reply));
  });

  it("goes from a sport to a league to its matches", async () => {
    const list = await bot.ask(ann, "/leagues");
    const sport = await bot.press(ann, list.reply, "Tennis");
    expect(sport.text).toMatch(/^- Meridian Tour Men · \d+ matches$/m);
    expect(sport.text).not.toContain("Football");
    const league = await bot.press(ann, sport.reply, "Meridian Tour Men");
    expect(league.text).toMatch(/^- .+ UTC · .+ v .+$/m);
    expect((await bot.ask(ann, "/leagues теннис", russian)).text).toContain("Теннис");
    expect((await bot.ask(ann, "/leagues polar")).text).toContain("Polar Hockey League");
  });

  it("watches all matches of a team, a league or a fighter from its card", async () => {
    const matches = world.sandbox.world.matches(world.clock.now());
    const zed = "playground:zed";
    for (const card of [
      `/team ${matches.find(({ league }) => league.sport === "football")?.home.name.en}`,
      "/leagues polar",
      `/fighter ${matches.find(({ league }) => league.sport === "mma")?.home.name.en}`,
    ]) {
      const { reply } = await bot.ask(zed, card);
      const watched = await bot.press(zed, reply, "Watch all matches");
      expect([card, watched.text]).toEqual([card, expect.stringMatching(/^.+\nWatching all matches\. /)]);
    }
    expect((await bot.ask(zed, "/watches")).text.match(/^- \d /gm)).toHaveLength(3);
  });

  it("searches everything at once", { tags: ["long"] }, async () => {
    const [team] = world.sandbox.world.cast.teams;
    const [place = ""] = team?.name.en.split(" ") ?? [];
    const found = await bot.ask(ann, `/search ${place}`);
    expect(found.text).toContain(`Found for “${place}”`);
    expect(labels(found.reply).some((label) => label.startsWith("Team: "))).toBe(true);
    expect((await bot.ask(ann, "/search qqqq")).text).toContain("I can’t find “qqqq”");
    expect((await bot.ask(ann, "/search")).text).toMatch(/For example: \/search \S+/);
  });

  it("sees the bookmakers, best first, and bonuses only after turning them on", async () => {
    const books = await bot.ask(ann, "/bookmakers");
    const ratings = [...books.text.matchAll(/ · ([\d.]+) of 5$/gm)].map(([, rating]) => Number(rating));
    expect(ratings).toHaveLength(10);
    expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));
    const hidden = await bot.press(ann, books.reply, "Bonuses");
    expect(hidden.text).toContain("hidden here until you turn them on");
    const shown = await bot.press(ann, hidden.reply, "I’m 18 or older: show bonuses");
    expect(shown.text).toMatch(/^- .+ · .+/m);
    expect(shown.text).toContain("18+");
    await bot.press(ann, shown.reply, "Hide bonuses");
    expect((await bot.ask(ann, "/bonuses")).text).toContain("hidden here");
  });

  it("sees no bonuses where the host has none: no button, no command, no line in the help", { tags: ["long"] }, async () => {
    const without = await openBot(world);
    try {
      await world.pass(60_000);
      const books = await without.ask(ann, "/bookmakers");
      expect(labels(books.reply)).toContain("Value bets");
      expect(labels(books.reply)).not.toContain("Bonuses");
      expect((await without.ask(ann, "/help")).text).not.toContain("/bonuses");
      expect((await without.ask(ann, "/bonuses")).text).toContain("I don’t know /bonuses");
    } finally {
      await without.stop();
    }
  });

  it("cannot turn on bonuses in a group without being its administrator", { tags: ["long"] }, async () => {
    const group = { place: "group" as const, mayManage: async () => false };
    const asked = await bot.ask("playground:club", "/bonuses", group);
    expect(asked.text).toContain("until an admin turns them on");
    const refused = await bot.ask("playground:club", "/bonuses on", { ...group, source: "button" });
    expect(refused.text).toContain("Only admins");
    expect((await bot.ask("playground:club", "/bonuses", group)).text).toContain("hidden in this group");
  });

  it("takes the margin out of prices in any format, and hears what is wrong with others", { tags: ["long"] }, async () => {
    const fair = await bot.ask(ann, "/fair 1,90 5/2 +320");
    expect(fair.text).toContain("1 | 1.90 | 1.96 | 51.0");
    expect((await bot.press(ann, fair.reply, "Method: Shin")).text).toContain("Method: Shin");
    expect((await bot.ask(ann, "/fair 1.90 spartak")).text).toContain("I can’t read “spartak” as a price");
    expect((await bot.ask(ann, "/fair 1.90")).text).toContain("for example: /fair 1.90 3.50 4.20");
    expect((await bot.ask(ann, `/fair ${"2 ".repeat(21)}`)).text).toContain("up to 20 prices");
    expect((await bot.ask(ann, "/fair", { options: { prices: "2 2", method: "magic" } })).text).toContain("“magic”");
  });

  it("sees the odds in another format once, whatever language its name is in", async () => {
    const match = world.sandbox.world.matches(world.clock.now()).find(({ league, startsAt }) => {
      return league.sport === "football" && startsAt > world.clock.now();
    });
    const american = /^.+( \| [+-]\d{3,}\*?){3}$/m;
    const asked = await bot.ask(ann, `/odds ${match?.slug} american`);
    expect(asked.text).toMatch(american);
    expect((await bot.press(ann, asked.reply, "Refresh")).text).toMatch(american);
    expect((await bot.ask(ann, `/odds ${match?.slug} total 2.5 дроби`)).text).toMatch(/^.+( \| ~?\d+\/\d+\*?){2}$/m);
    expect((await bot.ask(ann, `/odds ${match?.slug}`)).text).toMatch(/^.+( \| \d+\.\d\d+\*?){3}$/m);
  });

  it("sees what is covered, and what fails while it fails", { tags: "long" }, async () => {
    const before = await bot.ask(ann, "/status");
    expect(before.text).toContain("Everything works.");
    expect(before.text).toMatch(/Matches: \d+ \(.*Football \d+/);
    world.sandbox.knobs.fail({ kind: "status", endpoint: "value-bets", times: 2 });
    await bot.ask(ann, "/valuebets");
    const during = await bot.press(ann, before.reply, "Refresh");
    expect(during.text).toContain("Value bets: the odds service is refusing to answer");
    world.sandbox.knobs.clearFaults();
    await world.pass(60_000);
    await bot.ask(ann, "/valuebets");
    expect((await bot.ask(ann, "/status")).text).toMatch(/Everything works\.[\s\S]*Value bets: /);
    expect((await bot.press(ann, before.reply, "About")).text).toContain("non-commercial use");
  });
});
