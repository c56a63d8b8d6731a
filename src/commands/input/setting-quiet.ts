import type { QuietHours } from "../../chats/settings.ts";
import type { Choice } from "../../replies/chat/settings.ts";
import { pageWord } from "../../replies/parts/paging.ts";
import type { QuietFacts } from "../../replies/parts/quiet-hours.ts";
import { clockTime, weekdayName } from "../../replies/parts/quiet-words.ts";
import type { Text } from "../../replies/parts/text.ts";
import { anyWord, meanings, meaningsOf, wordForm } from "../../typed-words.ts";
import { minuteMeant } from "./durations.ts";

/** Hours that a button sets, as minutes of the day. */
const hoursOffered = [
  { from: 22 * 60, to: 7 * 60 },
  { from: 23 * 60, to: 8 * 60 },
] as const;

/** How large a movement may come through, by a button. */
const throughOffered: readonly QuietHours["through"][] = [null, { kind: "times", times: 2 }, { kind: "points", points: 8 }];

const modes = ["hold", "silent"] as const;
/** Days that a button sets. */
const daysOffered = [
  [1, 2, 3, 4, 5, 6, 7],
  [1, 2, 3, 4, 5],
  [6, 7],
];

/** What quiet hours are and what a button can make of them. */
export function quietFacts(text: Text, quiet: QuietHours, words: string): QuietFacts {
  const isPage = pageForm.test(words);
  return {
    quiet,
    unknown: words === "" || isPage || quietAfter(words, quiet) ? null : words,
    page: words === pageWord(2) || isOnSecond(words.toLowerCase()) ? 2 : 1,
    hours: withOwn(hoursOffered.map(hoursWords), hoursWords(quiet)).map((value) => ({
      label: value.replace("-", "–"),
      value,
      chosen: quiet.on && value === hoursWords(quiet),
    })),
    modes: modes.map((value) => ({ label: text.say(`settings-quiet-mode-${value}`), value, chosen: quiet.mode === value })),
    days: daysOffered.map((days) => ({
      label: [days.at(0) ?? 1, days.at(-1) ?? 7].map((day) => weekdayName(text.language, day)).join("–"),
      value: `days${days.join("")}`,
      chosen: quiet.days.join() === days.join(),
    })),
    through: throughChoices(text, quiet.through),
  };
}

function throughChoices(text: Text, set: QuietHours["through"]): Choice[] {
  const words = withOwn(throughOffered.map(throughWords), throughWords(set));
  return words.map((value) => ({ label: throughLabel(text, value), value, chosen: value === throughWords(set) }));
}

function throughLabel(text: Text, value: string): string {
  const through = throughMeant(value);
  if (!through) return text.say("settings-quiet-through-none");
  if (through.kind === "times") return text.say("settings-quiet-through-times", { times: through.times });
  return text.say("settings-quiet-through-points", { points: text.number(through.points) });
}

/** What is offered, with what is set in place of the last one where that is something else. */
function withOwn(offered: readonly string[], set: string): string[] {
  return offered.includes(set) ? [...offered] : [...offered.slice(0, -1), set];
}

const pageForm = /^page[12]$/;

const switchForms = { on: wordForm("common", "on"), off: wordForm("common", "off") };
const quietWords = meaningsOf("quiet");
const weekdayWords = meaningsOf("weekdays");
const timesForm = new RegExp(`^${anyWord("common", "times")}(\\d{1,2})$`, "iu");
const pointsForm = new RegExp(`^(\\d{1,2}(?:\\.\\d)?)${anyWord("common", "points")}$`, "iu");

/** Quiet hours after what was pressed or typed; null when the words mean nothing here. */
export function quietAfter(typed: string, quiet: QuietHours): QuietHours | null {
  const words = typed.toLowerCase();
  if (switchForms.on.test(words)) return { ...quiet, on: true };
  if (switchForms.off.test(words)) return { ...quiet, on: false };
  const mode = modes.find((one) => one === quietWords.get(words));
  if (mode) return { ...quiet, mode };
  const through = throughMeant(words);
  if (through !== undefined) return { ...quiet, through };
  const days = daysMeant(words);
  return days === null ? withHours(quiet, words) : { ...quiet, days };
}

function isOnSecond(words: string): boolean {
  return daysMeant(words) !== null || throughMeant(words) !== undefined;
}

/** What may come through, as `quietAfter` reads it. */
function throughWords(through: QuietHours["through"]): string {
  if (!through) return "none";
  return through.kind === "times" ? `x${through.times}` : `${through.points}pp`;
}

/** Hours as `quietAfter` reads them. */
function hoursWords({ from, to }: Pick<QuietHours, "from" | "to">): string {
  return `${clockTime(from)}-${clockTime(to)}`;
}

function throughMeant(words: string): QuietHours["through"] | undefined {
  if (words === "none") return null;
  const [, times] = timesForm.exec(words) ?? [];
  if (times !== undefined) return within(Number(times), 1, 20) ? { kind: "times", times: Number(times) } : undefined;
  const [, points] = pointsForm.exec(words) ?? [];
  return points !== undefined && within(Number(points), 0.1, 50) ? { kind: "points", points: Number(points) } : undefined;
}

function within(value: number, least: number, most: number): boolean {
  return value >= least && value <= most;
}

/** `fri, sat`, or `days56` as a button says it -> 5, 6; null where a word is no weekday. */
function daysMeant(words: string): number[] | null {
  const [, pressed] = /^days([1-7]+)$/.exec(words) ?? [];
  const days = pressed === undefined ? words.split(/[\s,]+/u).map(weekdayMeant) : [...pressed].map(Number);
  return days.every((day) => day !== null) ? [...new Set(days)].sort() : null;
}

/** 1 is Monday, 7 Sunday. */
function weekdayMeant(word: string): number | null {
  const weekday = weekdayWords.get(word);
  return weekday === undefined ? null : meanings.weekdays.indexOf(weekday) || 7;
}

function withHours(quiet: QuietHours, words: string): QuietHours | null {
  const [, first, second] = /^([^-–—]*)[-–—]([^-–—]*)$/u.exec(words) ?? [];
  const [from = null, to = null] = [first, second].map((one) => (one === undefined ? null : minuteMeant(one)));
  // From eight to eight would be all day, and what is held would never be told.
  if (from === null || to === null || from === to) return null;
  return { ...quiet, on: true, from, to };
}
