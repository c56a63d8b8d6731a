import { describe, expect, it } from "vitest";
import type { Reply } from "../../src/chat/reply.ts";
import type { FakeClock } from "../clock.ts";
import { eachBriefly } from "../long-elsewhere.ts";
import type { OddsStandIn } from "../standins/odds/service.ts";
import { startTheOddsApi } from "../standins/odds/the-odds-api.ts";
import type { Match } from "../standins/odds/world.ts";
import { laterMatch, openService, starters } from "./service-house.ts";

const minute = 60_000;
const hour = 60 * minute;

describe.each(Object.keys(starters))("a whole bot on %s", { tags: "long" }, (name) => {
  it("finds a match, shows its odds, watches it and tells of a move", async () => {
    const house = await openService(name);
    const { world, standIn } = house;
    const bot = await house.start();
    const { match, typed } = laterMatch(house, name);
    const listed = await bot.ask("playground:a", "/matches");
    expect(listed.text).not.toContain("service");
    const fresh = await bot.ask("playground:a", `/odds ${typed} fresh`);
    expect(fresh.text).toMatch(/\d\.\d\d/);
    // Nobody has said when it comes.
    expect(fresh.text).not.toContain("expected");
    const odds = await bot.ask("playground:a", `/odds ${typed}`);
    expect(odds.text).toMatch(/\d\.\d\d/);
    const watched = await bot.ask("playground:a", `/watch ${typed} 3%`);
    expect(watched.text).toMatch(/watch/i);
    await world.pass(3 * minute);
    standIn.world.nudge(match, { margin: 0.6 });
    await world.until(() => bot.sent.length > 0, 5 * hour);
    expect(bot.sent[0]?.text).toMatch(/\d\.\d\d/);
    expect(standIn.log.filter(({ refused }) => refused !== null)).toEqual([]);
  });
});

describe("what things are called", () => {
  async function begin(name: string) {
    const house = await openService(name);
    const bot = await house.start();
    const ask = async (words: string) => (await bot.ask("playground:a", words)).text;
    return { ...house, ask, ...laterMatch(house, name) };
  }

  it("Kalshi: a league by its short name, a team by its code, and a start that is a day without a time", {
    tags: ["long"],
  }, async () => {
    const { ask, standIn, world } = await begin("kalshi");
    const listed = await ask("/matches nba");
    expect(listed).toMatch(/^- .+ v .+\n(?:Sun|Mon|Tue|Wed|Thu|Fri|Sat), Aug \d+$/m);
    expect(listed).not.toMatch(/\d\d:\d\d|KXNBAGAME/);
    const now = world.clock.now();
    const [game] = standIn.world
      .matches({ from: now + hour, to: now + 96 * hour, now })
      .filter(({ league }) => league.key === "nba");
    const odds = await ask(`/odds ${game?.home.code.toLowerCase()} ${game?.away.code.toLowerCase()}`);
    expect(odds).toContain(`${game?.home.short} v ${game?.away.short}`);
    expect(odds).toMatch(/Pro Basketball \(M\) · (?:Sun|Mon|Tue|Wed|Thu|Fri|Sat), Aug \d+$/m);
  });

  it("Polymarket: a team by its whole name where a shorter one is shown", { tags: ["long"] }, async () => {
    const { ask, match } = await begin("polymarket");
    expect(await ask(`/odds ${match.home.name} ${match.away.name}`)).toContain(`${match.home.nick} v ${match.away.nick}`);
  });

  it("The Odds API: a sport by its name, though the service has none of its own", async () => {
    const { ask } = await begin("the-odds-api");
    expect(await ask("/matches football")).toContain("EPL");
    expect(await ask("/status")).toMatch(/Football \d+, Basketball \d+|Basketball \d+, Football \d+/);
  });
});

describe("what chats read when a service does not answer", () => {
  const german = { reader: { id: "playground:b", language: "de" } };

  async function withBoard(begin?: (clock: FakeClock) => Promise<OddsStandIn>) {
    const house = await openService("the-odds-api", begin);
    const bot = await house.start();
    const { match, typed } = laterMatch(house, "the-odds-api");
    const ask = async (how = {}) => (await bot.ask("playground:a", `/odds ${typed}`, how)).text;
    expect(await ask()).toMatch(/\d\.\d\d/);
    return { ...house, bot, match, typed, ask };
  }

  it("the key is refused: the last prices and why, no prices and why, in two languages", async () => {
    const { world, standIn, ask, bot } = await withBoard();
    standIn.acceptKey("another");
    await world.pass(40 * minute);
    expect(await ask()).toMatch(/\d\.\d\d[\s\S]*The odds service refuses my key\. This is the last it sent/);
    expect(await ask(german)).toContain("Der Quotendienst lehnt meinen Schlüssel ab; das hat er zuletzt geschickt");
    expect((await bot.ask("playground:a", "/status")).text).toContain("the odds service refuses my key");
  });

  it("the credits are spent: what is there stays, and what is free goes on", async () => {
    const { world, standIn, ask, bot, typed } = await withBoard((clock) => startTheOddsApi({ clock, volatility: 0, credits: 1 }));
    await world.pass(40 * minute);
    const spent = /\d\.\d\d[\s\S]*Out of credits until .*Sep 1.*. These odds are from .*12:00/;
    expect(await ask()).toMatch(spent);
    expect(await ask(german)).toMatch(/Mein Kontingent ist bis .*1\. Sept.* aufgebraucht; diese Quoten sind von .*12:00/);
    expect((await bot.ask("playground:a", `/best ${typed} home`)).text).toMatch(/Out of credits until .*Sep 1/);
    expect((await bot.ask("playground:a", "/status")).text).toMatch(/Odds: out of credits until .*Sep 1/);
    const other = standIn.world
      .matches({ from: world.clock.now() + hour, to: world.clock.now() + 100 * hour, now: world.clock.now() })
      .find(({ league }) => league.key === "nba");
    const none = await bot.ask("playground:a", `/odds ${other?.home.name} ${other?.away.name}`);
    expect(none.text).toMatch(/^Out of credits until .*Sep 1.*I can’t get newer odds before then/);
    expect(none.reply.buttons).toEqual([]);
    expect(standIn.tally().refused).toBe(0);
  });

  it("an hour down, and a field gone: the last prices, until all is as it was", { tags: "long" }, async () => {
    const { world, standIn, ask } = await withBoard();
    standIn.be("down", { forMs: hour });
    await world.pass(40 * minute);
    expect(await ask()).toMatch(/\d\.\d\d[\s\S]*The odds service isn’t answering/);
    await world.pass(40 * minute);
    expect(await ask()).not.toContain("service");
    standIn.be("busy", { forMs: 30 * minute });
    expect(await ask()).not.toContain("can’t reach");
    standIn.calm();
    standIn.be("cut", { forMs: hour });
    await world.pass(40 * minute);
    expect(await ask()).toMatch(/\d\.\d\d[\s\S]*The odds service isn’t answering/);
    expect(await ask(german)).toMatch(/\d,\d\d[\s\S]*antwortet nicht/);
    await world.pass(40 * minute);
    standIn.be("field-gone", { field: "price", forMs: hour });
    await world.pass(40 * minute);
    expect(await ask()).toMatch(/sending something I can’t read[\s\S]*\d\.\d\d/);
  });

  it("a restart spends nothing, and finds the watch and the board again", { tags: "long" }, async () => {
    const { world, standIn, bot, match, typed, start } = await withBoard();
    await bot.ask("playground:a", `/watch ${typed} 3%`);
    await world.pass(minute);
    await bot.stop();
    const { cost } = standIn.tally();
    const next = await start();
    await world.pass(minute);
    expect(standIn.tally().cost).toBe(cost);
    standIn.world.nudge(match, { margin: 0.6 });
    await world.until(() => next.sent.length > 0, 6 * hour);
    expect(standIn.tally().cost).toBeLessThan(cost + 6);
  });

  it("nothing is chosen: odds of what comes next, at the price of one region", async () => {
    const house = await openService("the-odds-api", undefined, {});
    const bot = await house.start();
    const [next] = house.standIn.world.matches({
      ...{ from: house.world.clock.now() + minute, to: house.world.clock.now() + 24 * hour, now: house.world.clock.now() },
    });
    expect((await bot.ask("playground:a", `/odds ${next?.home.name} ${next?.away.name}`)).text).toMatch(/\d\.\d\d/);
    expect(house.standIn.tally()).toMatchObject({ cost: 1, refused: 0 });
    expect((await bot.ask("playground:a", "/status")).text).toMatch(
      /Bookmakers: \d[\s\S]*^> Used: 1 of 500\n> Left: 499 until /m,
    );
  });

  it("what the service does not have is in no help, and typed it is one sentence", async () => {
    const { bot } = await withBoard();
    expect((await bot.ask("playground:a", "/help odds")).text).not.toMatch(/predictions|value/);
    expect((await bot.ask("playground:a", "/predictions")).text).toContain("The Odds API has no predictions.");
    expect((await bot.ask("playground:a", "/fighters", german)).text).toContain("The Odds API hat keine Kämpfer.");
    // Terms and rhythm of the documented service are none of this one's.
    expect((await bot.ask("playground:a", "/about")).text).toMatch(/The data comes from The Odds API\.$/m);
    expect((await bot.ask("playground:a", "/status")).text).not.toContain("15 to 30 minutes");
  });
});

describe("looks that cost something", () => {
  async function begin() {
    const house = await openService("the-odds-api");
    const bot = await house.start();
    const { match, typed } = laterMatch(house, "the-odds-api");
    return { ...house, bot, match, typed };
  }

  it("bring every board of the league, whoever asked: the next person pays nothing, and neither does a watch", {
    tags: ["long"],
  }, async () => {
    const { world, standIn, bot, match, typed } = await begin();
    const now = world.clock.now();
    await bot.ask("playground:a", `/odds ${typed}`);
    expect(standIn.tally().cost).toBe(1);
    const others = standIn.world
      .matches({ from: now + hour, to: now + 72 * hour, now })
      .filter(({ league, key }) => league.key === "epl" && key !== match.key);
    const other = others[0] as Match;
    await world.pass(2 * minute);
    expect((await bot.ask("playground:b", `/odds ${other.home.name} ${other.away.name}`)).text).toMatch(/\d\.\d\d/);
    await world.pass(30 * minute);
    expect((await bot.ask("playground:b", `/watch ${other.home.name} ${other.away.name} 3%`)).text).toMatch(/\d\.\d\d/);
    expect(standIn.tally().cost).toBe(1);
  });

  it("are bought at a pace that lasts the month, and people's count as well", { tags: "long" }, async () => {
    const { world, standIn, bot, typed } = await begin();
    await bot.ask("playground:a", `/watch ${typed} 3%`);
    await world.pass(3 * hour);
    const polled = standIn.tally().cost;
    expect(polled).toBeGreaterThan(1);
    expect(polled).toBeLessThan(30);
    for (let nth = 0; nth < 3; nth++) {
      await bot.ask("playground:a", `/odds ${typed}`);
      await world.pass(6 * minute);
    }
    expect(standIn.tally().cost).toBeLessThanOrEqual(polled + 3);
    expect(standIn.tally().refused).toBe(0);
  });
});

describe("credits that are used up before any match is known", () => {
  it("are the answer to plain words as well", async () => {
    const house = await openService("odds-api-io");
    for (let nth = 0; nth < 100; nth++) house.standIn.spendElsewhere(1);
    const bot = await house.start();
    for (const asked of ["/odds leeds", "/odds leeds united everton", "/watch leeds", "/match leeds"])
      expect((await bot.ask("playground:a", asked)).text).toMatch(/^Out of credits until /);
  });
});

describe("the bookmaker's page of a price", () => {
  eachBriefly(["the-odds-api", "odds-api-io"], (name) => name === "odds-api-io")(
    "is behind its name on %s, but where a chat wants information only",
    async (name) => {
      const house = await openService(name);
      const bot = await house.start();
      const { match, typed } = laterMatch(house, name);
      const linksIn = (reply: Reply) =>
        JSON.stringify(reply.blocks).match(/"kind":"link","text":"[^"]+","url":"https:[^"]+/g) ?? [];
      for (const asked of [`/odds ${typed}`, `/best ${typed} home`])
        expect(linksIn((await bot.ask("playground:a", asked)).reply).length).toBeGreaterThan(0);
      await bot.ask("playground:b", "/settings information on");
      for (const chat of ["a", "b"]) await bot.ask(`playground:${chat}`, `/watch ${typed} 3%`);
      for (const asked of [`/odds ${typed}`, `/best ${typed} home`])
        expect(linksIn((await bot.ask("playground:b", asked)).reply)).toEqual([]);
      await house.world.pass(3 * minute);
      house.standIn.world.nudge(match, { margin: 0.6 });
      await house.world.until(() => bot.sent.length > 1, 5 * hour);
      const [a, b] = ["a", "b"].map((chat) => bot.sent.find((sent) => sent.chat === `playground:${chat}`));
      expect(linksIn(a?.reply as Reply).length).toBeGreaterThan(0);
      expect(linksIn(b?.reply as Reply)).toEqual([]);
    },
  );
});
