import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Meant, telemetry } from "../../src/telemetry.ts";
import { openBot, openWorld, type TestBot, type TestWorld } from "../bot.ts";

/**
 * Sentences that people wrote, a line each: the turns of a dialogue with bars between, and behind the arrow what the last of them
 * means, `odds who=castelmira market=btts` (a plus is a blank in a value), or one of several with bars between; `nothing` for what is
 * said in passing, which must neither change nor end anything, nor bring the help line. A whole bot reads them, over the sandbox's matches.
 */
const folder = new URL("./", import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith(".txt"));
const begun = Date.parse("2026-11-27T09:00:00Z");

let world: TestWorld;
let bot: TestBot;
let understood: Meant[] = [];
let stopHearing: () => void;
beforeAll(async () => {
  world = await openWorld({ seed: 1, now: begun });
  bot = await openBot(world);
  await world.pass(60_000);
  stopHearing = telemetry.meant.subscribe((meant) => understood.push(meant));
});
afterAll(async () => {
  stopHearing();
  await bot.stop();
  await world.close();
});

describe.each(files.map((file) => file.replace(".txt", "")))("what is said in %s", (language) => {
  const lines = readFileSync(new URL(`${language}.txt`, folder), "utf8").split("\n");
  const said = lines.filter((line) => line.includes(" -> "));

  it.each(said)("%s", async (line) => {
    const [dialogue = "", wanted = ""] = line.split(" -> ");
    const chat = `playground:${language}-${said.indexOf(line)}`;
    understood = [];
    for (const turn of dialogue.split(" | ")) {
      const isCommand = turn.startsWith("/");
      const how = { reader: { id: chat, language }, ...(isCommand ? {} : { plain: true as const, command: "odds", text: turn }) };
      await bot.ask(chat, turn, how);
    }
    const meant = understood.at(-1);
    const isWanted = wanted.split(" | ").some((one) => meant && fits(meant, one.trim()));
    expect(isWanted, `wanted ${wanted}, understood ${JSON.stringify(meant)}`).toBe(true);
  });
});

const changing = ["watch", "unwatch", "mute", "break"];

/** Whether something is placed, ended or set, or somebody is told where to find help. What is only asked about changes nothing. */
function changes({ kind, command = "", topic, slots = {}, who = [] }: Meant): boolean {
  const isSet = command === "settings" && ["language", "zone", "format", "until"].some((name) => name in slots);
  const isDone = command === "undo" || (changing.includes(command) && (who.length > 0 || Object.keys(slots).length > 0));
  return topic === "gambling" || (kind === "call" && (isDone || isSet));
}

/** Whether a meaning is what a line wants of it. */
function fits(meant: Meant, wanted: string): boolean {
  const [first = "", topic] = wanted.split(" ");
  if (first === "nothing") return !changes(meant);
  if (first === "unclear") return meant.kind === "unclear";
  if (first === "answer") return meant.kind === "answer" && meant.topic === topic;
  const [, who = "", slots = ""] = /^\S+(?: who=(.*?))?((?: \w+(?:=|>=|<=)\S+)*)(?: all)?$/u.exec(wanted) ?? [];
  const names = (meant.who ?? []).map((name) => name.toLowerCase());
  const isNamed = who.split(",").every((name) => name === "" || names.some((one) => one.includes(name)));
  const hasSlots = slots.split(" ").every((slot) => {
    const [, name = "", sign = "", value = ""] = /^(\w+)(=|>=|<=)(.*)$/u.exec(slot) ?? [];
    return name === "" || meant.slots?.[name] === `${sign === "=" ? "" : sign}${value.replace("+", " ")}`;
  });
  return meant.command === first && isNamed && hasSlots && (!wanted.endsWith(" all") || meant.slots?.["all"] === "true");
}
