import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Reply } from "../../src/chat/reply.ts";
import { openBot, openWorld, type TestBot, type TestWorld } from "../bot.ts";

let world: TestWorld;
let bot: TestBot;
let team: string;
let soonest: string;
beforeAll(async () => {
  world = await openWorld();
  bot = await openBot(world);
  await world.pass(60_000);
  await bot.ask("playground:first", "/matches");
  const later = world.sandbox.world.matches(world.clock.now()).filter(({ startsAt }) => startsAt > world.clock.now());
  const [first] = later.toSorted((a, b) => a.startsAt - b.startsAt);
  soonest = `${first?.home.name.en} v ${first?.away.name.en}`;
  team = later.find(({ league }) => league.sport === "football")?.home.name.en ?? "";
});
afterAll(async () => {
  await bot.stop();
  await world.close();
});

let count = 0;
let chat: string;
beforeEach(() => {
  chat = `playground:asked-${count++}`;
});

const say = async (typed: string, how: object = {}) => {
  await world.pass(5_000);
  const plain = typed.startsWith("/") ? {} : { plain: true as const };
  return bot.ask(chat, typed.startsWith("/") ? typed : `/odds ${typed}`, { ...plain, ...how });
};
const callsOf = ({ buttons }: Reply) =>
  buttons.flat().flatMap((button) => ("press" in button ? [`${button.press.command} ${button.press.text}`] : []));

describe("a bare command asks, and remembers", () => {
  it.each([
    ["/watch", /^Which one do you mean|^.+\nWatching\. /],
    ["/odds", /^.+ v .+\n/],
    ["/best", /Which selection/],
    ["/history", /^.+ v .+\n/],
    ["/match", /^.+ v .+\n/],
    ["/preview", /^.+ v .+\n|^Which match/],
    ["/bet", /Which selection|^Which match/],
  ])("%s offers the soonest matches, and the next message is its argument", async (command, answer) => {
    const asked = await say(command);
    expect(asked.text).toMatch(/^Which match\? Choose one, or type a team’s name:\n- /);
    const calls = callsOf(asked.reply);
    expect(calls).toHaveLength(5);
    for (const call of calls) expect(call).toMatch(new RegExp(`^${command.slice(1)} #\\d+$`));
    expect(asked.text).toContain(soonest.split(" v ")[0] ?? "");
    expect((await say(team)).text).toMatch(answer);
  });

  it.each([
    ["/watch 9pp", "9pp"],
    ["/watch 5% shortens", "5%"],
    ["/watch home >= 1.02", "home"],
    ["/preview 4pp", "4pp"],
    ["/odds over 2.5", "over 2.5"],
    ["/best draw", "draw"],
    ["/history draw", "draw"],
  ])("what may only follow a name has none yet, and is kept: %s", async (typed, kept) => {
    const [command = ""] = typed.slice(1).split(" ");
    const asked = await say(typed);
    expect(asked.text).toMatch(/^Which match\?|^Pick|^Which/);
    const [first = ""] = callsOf(asked.reply);
    expect(first).toMatch(new RegExp(`^${command} #\\d+ `));
    const words = first.split(" ").slice(2).join(" ");
    expect(words).toContain(kept.split(" ")[0]);
    const answer = await say("1");
    const [title = "nothing"] = asked.reply.buttons.flat().map(({ label }) => label.split(" v ")[0]);
    expect(answer.text).toContain(title);
    if (command === "watch") expect((await say("/watches")).text).toContain(title);
  });

  it("a limit is asked for: first on what, then at which price, as the reader writes prices", async () => {
    const odds = await say("/odds", {});
    const [first = ""] = callsOf(odds.reply);
    const id = first.split(" ")[1] ?? "";
    const which = await say(`/watch ${id} limit`);
    expect(which.text).toContain("A price alert on what?");
    expect(callsOf(which.reply).every((call) => / limit$/.test(call))).toBe(true);
    const asked = await say(`/watch ${id} home limit`);
    const [, now = "", example = ""] = /: ([\d.]+) now[\s\S]*for example: ([\d.]+)/.exec(asked.text) ?? [];
    expect(Number(example)).toBeGreaterThan(Number(now));
    expect(callsOf(asked.reply)).toHaveLength(3);
    const comma = example.replace(".", ",");
    expect((await say(comma)).text).toContain(`${example} or more`);
    await say("/unwatch all");
    await say(`/watch ${id} home limit`);
    const [offered = ""] = callsOf(asked.reply);
    expect((await say(`/${offered}`)).text).toContain(`${example} or more`);
    const group = await say(`/watch ${id} home limit`, { place: "group" });
    expect(group.reply.asks).toBeUndefined();
    expect(group.text).toContain(`for example: /watch ${id} home >= ${example}`);
  });

  it("a name of a match's own option has none yet either", async () => {
    const asked = await say("/watch", { options: { match: "9pp" } });
    expect(callsOf(asked.reply)[0]).toMatch(/^watch #\d+ 9pp$/);
  });

  it("a number is its line, and a press as well", async () => {
    const { reply } = await say("/watch");
    const [, second] = reply.buttons.flat();
    expect((await say("2")).text).toContain(`${second?.label}\nWatching.`);
    expect((await bot.press(chat, reply, second?.label ?? "")).text).toContain(second?.label);
  });

  it("one thing after the other, until a bet is written down", async () => {
    const matches = await say("/bet");
    const asked = await say("1");
    expect(asked.text).toContain(matches.reply.buttons.flat()[0]?.label ?? "nothing");
    const price = await say("home");
    expect(price.text).toContain("At what price? Type it, with your stake if you like, for example: 2.10 20");
    expect((await say("2.10 20")).text).toMatch(/^Bet saved\n.* · 2\.10 · stake 20/);
    expect((await say("/journal")).text).toContain("2.10");
  });

  it.each([
    ["/fair", "1.90 3.50 4.20", /Margin/],
    ["/kelly", "2.10 52% 1000", /Kelly/],
    ["/stake", "2.10 100", /210/],
    ["/team", "{team}", /^{team}\n/],
    ["/search", "{team}", /Matches\n/],
  ])("%s takes the next message: %s", async (command, typed, answer) => {
    expect((await say(command)).text).toMatch(/for example|such as/i);
    expect((await say(typed.replace("{team}", team))).text).toMatch(new RegExp(answer.source.replace("{team}", team)));
  });

  it("an own intent comes first and ends the question", async () => {
    await say("/watch");
    expect((await say("help")).text).toMatch(/^Help/);
    expect((await say(team)).text).toMatch(/^.+ v .+\n.*\n.*\n \| 1 \| /);
    await say("/watch");
    await say("/fair 1.90 2.05");
    expect((await say(team)).text).toMatch(/^.+ v .+\n.*\n.*\n \| 1 \| /);
    expect((await say("/watches")).text).toContain("You aren’t watching anything yet.");
  });

  it("and forgets after a quarter of an hour", { tags: ["long"] }, async () => {
    await say("/watch");
    await world.pass(15 * 60_000);
    expect((await say(team)).text).toMatch(/^.+ v .+\n.*\n.*\n \| 1 \| /);
  });

  it("in a group it says what to write, and takes no other words", async () => {
    const asked = await say("/watch", { place: "group" });
    expect(asked.text).toMatch(/^Which match\? Choose one, or type \/watch with a team’s name:\n- /);
  });
});

describe("a bare command about watches offers those of the chat", () => {
  it.each(["/unwatch", "/edit", "/pause", "/resume", "/less"])("%s, or leads to a first one", async (command) => {
    const none = await say(command);
    expect(none.text).toContain("You aren’t watching anything yet. Choose a match and press Watch:\n- ");
    await say("/watch");
    const watched = /^(.+)\nWatching\./.exec((await say("1")).text)?.[1] ?? "";
    await say("/watch");
    await say("2");
    const asked = await say(command);
    expect(asked.text).toMatch(/\?\n- 1 .+\n.+\n- 2 /);
    expect(callsOf(asked.reply)).toEqual(expect.arrayContaining([1, 2].map((number) => `${command.slice(1)} ${number}`)));
    const answered = await say("1");
    expect(answered.text).toContain(watched);
    expect(answered.text).not.toBe(asked.text);
  });

  it("/mute with its lines, and for how long in the next message", async () => {
    await say("/watch");
    await say("1");
    await say("/watch");
    await say("2");
    const asked = await say("/mute");
    expect(asked.text).toMatch(/Mute what\?\n- .+\n.+\n- /);
    expect((await say("2")).text).toMatch(/muted|no alerts/i);
    await say("/mute");
    expect((await say("all 3h")).text).toMatch(/until/);
  });

  it("/unwatch with a name in the next message", async () => {
    await say("/watch");
    const watched = /^(.+)\nWatching\./.exec((await say("1")).text)?.[1] ?? "";
    await say("/unwatch");
    expect((await say(watched)).text).toContain("Stopped watching");
  });
});
