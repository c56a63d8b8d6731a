import { readdirSync, readFileSync } from "node:fs";
import type { Meant } from "../../src/telemetry.ts";

/** A line of `<language>.txt`: the turns of a dialogue with bars between, and behind the arrow what the last of them means. */
export interface Sentence {
  line: string;
  turns: readonly string[];
  wanted: string;
}

const folder = new URL("./", import.meta.url);

/** The languages that sentences were written in. */
export const spokenLanguages = readdirSync(folder)
  .filter((name) => name.endsWith(".txt"))
  .map((name) => name.replace(".txt", ""));

export function sentencesIn(language: string): Sentence[] {
  const lines = readFileSync(new URL(`${language}.txt`, folder), "utf8").split("\n");
  return lines.flatMap((line) => {
    const [dialogue = "", wanted] = line.split(" -> ");
    return wanted === undefined ? [] : [{ line, turns: dialogue.split(" | "), wanted }];
  });
}

/** Whether a meaning is one of those that a line wants, with bars between them. */
export function fitsOne(meant: Meant | undefined, wanted: string): boolean {
  return meant !== undefined && wanted.split(" | ").some((one) => fits(meant, one.trim()));
}

const changing = ["watch", "unwatch", "mute", "break", "bet"];
const always = ["undo", "less", "pause", "resume", "snooze", "unmute"];

/** Whether something is placed, ended or set, or somebody is told where to find help. What is only asked about changes nothing. */
function changes({ kind, command = "", topic, slots = {}, who = [] }: Meant): boolean {
  const isSet = command === "settings" && ["language", "zone", "format", "until"].some((name) => name in slots);
  const isDone = always.includes(command) || (changing.includes(command) && (who.length > 0 || Object.keys(slots).length > 0));
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
