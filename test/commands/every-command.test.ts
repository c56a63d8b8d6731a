import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { decodePress } from "../../src/chat/press.ts";
import type { Draft } from "../../src/chat/reply.ts";
import { shownIn } from "../../src/commands/shown.ts";
import { settingAsks, settingNames } from "../../src/replies/chat/settings.ts";
import { openBot, openWorld, type TestBot, type TestWorld } from "../bot.ts";
import { texts } from "../replies/facts.ts";
import { catalog } from "./catalog.ts";

/**
 * What every command does without words, where there is something of everything: it asks, and the next words are its argument; it
 * shows a list of which "2" is the second line; both; or it does its work, which needs no words.
 */
const bare: Readonly<Record<string, "asks" | "lists" | "asks and lists" | "works">> = {
  matches: "lists",
  live: "lists",
  match: "asks and lists",
  // Words alone are odds.
  odds: "lists",
  best: "asks and lists",
  history: "asks and lists",
  movers: "lists",
  predictions: "asks and lists",
  valuebets: "lists",
  watch: "asks and lists",
  preview: "asks and lists",
  unwatch: "asks and lists",
  watches: "lists",
  card: "asks and lists",
  edit: "asks and lists",
  pause: "asks and lists",
  resume: "asks and lists",
  undo: "works",
  export: "works",
  import: "asks",
  mute: "asks and lists",
  unmute: "asks and lists",
  snooze: "works",
  break: "asks",
  less: "asks and lists",
  log: "lists",
  why: "works",
  score: "works",
  search: "asks",
  teams: "lists",
  team: "asks",
  leagues: "lists",
  fighters: "lists",
  fighter: "asks",
  bookmakers: "lists",
  bonuses: "works",
  fair: "asks",
  arbs: "lists",
  stake: "asks",
  kelly: "asks",
  bet: "asks and lists",
  journal: "lists",
  help: "works",
  settings: "works",
  for: "works",
  link: "works",
  unlink: "works",
  start: "lists",
  status: "works",
  about: "works",
  privacy: "works",
  mydata: "works",
  forgetme: "works",
  admin: "works",
};

/** A word that completes the question of a command that shows no list, and what the answer says. */
const answers: Readonly<Record<string, readonly [string, RegExp]>> = {
  import: ["what is no file", /\/export/],
  break: ["3 days", /break until Tue, Aug 18/],
  search: ["{team}", /^{team}|Matches\n/],
  team: ["{team}", /^{team}\n/],
  fighter: ["{fighter}", /^{fighter}\n/],
  fair: ["1.90 2.05", /Margin/],
  stake: ["2.10 100", /210/],
  kelly: ["2.10 52%", /Kelly/],
};

/** Lists of what has ids of its own in each chat. */
const ownIds = new Set(["journal", "log"]);

let world: TestWorld;
let bot: TestBot;
let team: string;
let fighter: string;
/** Two chats that have the same: what is typed in one is pressed in the other. */
const [typing, pressing] = ["playground:typing", "playground:pressing"];

const say = async (chat: string, typed: string, how: object = {}) => {
  await world.pass(6_000);
  const plain = typed.startsWith("/") ? {} : { plain: true as const };
  return bot.ask(chat, typed.startsWith("/") ? typed : `/odds ${typed}`, { ...plain, ...how });
};
const linesOf = (reply: Draft) => shownIn(reply)?.lines ?? [];

beforeAll(async () => {
  world = await openWorld();
  bot = await openBot(world, { settings: { BONUSES: "1" } });
  await world.pass(60_000);
  const { sandbox, clock } = world;
  const later = clock.now() + 30 * 3_600_000;
  await say(typing, "/matches");
  const matches = sandbox.world.matches(clock.now()).filter(({ startsAt }) => startsAt > later);
  const football = matches.filter(({ league }) => league.sport === "football").slice(0, 4);
  team = football[0]?.home.name.en ?? "";
  fighter = sandbox.world.cast.fighters[0]?.name.en ?? "";
  for (const chat of [typing, pressing]) {
    for (const { slug } of football.slice(0, 2))
      for (const command of ["watch", "card", "bet"]) await say(chat, `/${command} ${slug}${rest[command] ?? ""}`);
    for (const { slug } of football.slice(2)) await say(chat, `/mute ${slug} 3d`);
  }
  for (const [nth, { slug }] of football.entries()) {
    sandbox.knobs.move({ slug, selection: "home", points: 12 - 2 * nth });
    const best = Number(/\d+\.\d\d/.exec((await say(typing, `/best ${slug} draw`)).text)?.[0]);
    sandbox.knobs.move({ slug, selection: "draw", bookmaker: "bookpine", price: 1.2 * best });
  }
  await world.pass(45 * 60_000);
  for (const { slug } of football) await say(typing, `/odds ${slug}`);
});
afterAll(async () => {
  await bot.stop();
  await world.close();
});
const rest: Readonly<Record<string, string>> = { watch: " 3pp", bet: " home 2.10 20" };

it("has an entry for every command and for no other", () => {
  expect(Object.keys(bare).toSorted(), "say what the command does without words").toEqual(
    catalog.map(({ name }) => name).toSorted(),
  );
});

describe("a bare command", () => {
  it.each(Object.entries(bare))("/%s %s", async (command, does) => {
    const asked = await say(typing, `/${command}`);
    if (does === "works") await say(pressing, `/${command}`);
    const { reply, text } = asked;
    const lines = linesOf(reply);
    expect([text, reply.asks?.command ?? null]).toEqual([text, does.startsWith("asks") ? command : null]);
    expect([text, lines.length > 1]).toEqual([text, does.endsWith("lists")]);
    if (does === "works") return;
    if (does === "asks") {
      const [words, answer] = answers[command] ?? ["", /^$/];
      const filled = (said: string) => said.replaceAll("{team}", team).replaceAll("{fighter}", fighter);
      expect((await say(typing, filled(words))).text).toMatch(new RegExp(filled(answer.source)));
      return;
    }
    const [number = "", own] = linesOf(reply)[1] ?? [];
    const [, others] = linesOf((await say(pressing, `/${command}`)).reply)[1] ?? [];
    const press = decodePress((ownIds.has(command) ? others : own) ?? "");
    const pressed = await say(pressing, `/${press?.command} ${press?.text}`, { source: "button" });
    const typed = await say(typing, number);
    expect(typed.text.split("\n")[0]).toBe(pressed.text.split("\n")[0]);
    expect(typed.text).not.toMatch(/I don’t have a line/);
  });
});

describe("a setting that is written", () => {
  it.each([
    ["zone", "riga", /Riga/],
    ["threshold", "4pp", /4 pp/],
    ["quiet", "23:30-07:15", /23:30/],
    ["digest", "07:30", /07:30/],
    ["fixtures", "9:00", /09:00/],
  ])("takes the next words: %s %s", async (name, words, answer) => {
    await say(typing, `/settings ${name}`);
    expect((await say(typing, words)).text).toMatch(answer);
    await say(typing, `/settings ${name}`);
    // What is no value of it is asked for once: then words are names again.
    expect((await say(typing, "no such thing")).text).toContain(`/settings ${name}`);
    expect((await say(typing, team)).text).toContain(team);
  });

  it("is every one whose text says so, but for the line of any words", () => {
    const english = texts.in("en");
    const saying = settingNames.filter((name) => english.say(`settings-what-${name}`).includes(`/settings ${name}`));
    const asking = settingNames.filter((name) => settingAsks(name, null).asks !== undefined);
    expect(asking.toSorted()).toEqual(saying.filter((name) => name !== "footer").toSorted());
  });
});
