import { type Day, dayMeant, eveningSign } from "../matches/days.ts";
import type { Concept, Span, Token } from "./words.ts";

/** Words with what they mean, as values are read from them. */
export interface Words {
  tokens: readonly Token[];
  spans: readonly Span[];
  has(...concepts: Concept[]): boolean;
}

/** A number at a place. */
export interface Amount {
  at: number;
  value: number;
  /** As it was typed, without a sign for percent, and with a point: `2.3`, `+150`. */
  typed: string;
  isPercent: boolean;
}

const amountForm = /^[@%]?([+\-\u2212]?\d+(?:[.,]\d+)?)%?$/u;
const wordedNumbers: Readonly<Partial<Record<Concept, number>>> = {
  ...{ n1: 1, n2: 2, n3: 3, n4: 4, n5: 5, n6: 6, n7: 7, n8: 8, n9: 9, n10: 10, n11: 11, n12: 12 },
  ...{ n20: 20, n50: 50, n100: 100, n1000: 1000 },
};

const fractionForm = /^(\d{1,3})\/(\d{1,3})$/;
const evenMoney: ReadonlySet<string> = new Set(["evens", "evs"]);

/** A price in a form that is no plain number, as a decimal one: "5/2", "evens". */
function priceIn(key: string): string | undefined {
  const [, won = "", staked = ""] = fractionForm.exec(key) ?? [];
  if (Number(staked) > 0) return (Number(won) / Number(staked) + 1).toFixed(2).replace(/\.?0+$/, "");
  return evenMoney.has(key) ? "2" : undefined;
}

/** The numbers among words, those in figures first: "2,5", "5 %", "two". */
export function amountsIn({ tokens, spans }: Words): Amount[] {
  const isPercentSign = (at: number) =>
    spans.some(({ concept, from, to }) => concept === "pct" && (from === at + 1 || to === at || to === at - 1));
  const figures = tokens.flatMap(({ key }, at): Amount[] => {
    const [, digits = priceIn(key)] = amountForm.exec(key) ?? [];
    if (digits === undefined) return [];
    const written = digits.replace(",", ".").replace("\u2212", "-");
    const typed = written.startsWith("+") ? written : String(Number(written));
    return [{ at, typed, value: Number(written), isPercent: key.includes("%") || isPercentSign(at) }];
  });
  const worded = spans.flatMap(({ concept, from }, index): Amount[] => {
    const value = wordedNumbers[concept] ?? 0;
    const isAgain = spans.findIndex((one) => one.concept === concept && one.from === from) < index;
    return value === 0 || isAgain ? [] : [{ at: from, typed: String(value), value, isPercent: false }];
  });
  const isHalf = (at: number): boolean => spans.some(({ concept, from }) => concept === "half" && from === at + 1);
  return [...figures, ...worded].map((amount) =>
    isHalf(amount.at) ? { ...amount, value: amount.value + 0.5, typed: `${amount.value + 0.5}` } : amount,
  );
}

const units = ["u_m", "u_h", "u_d", "u_w"] as const;
const joined = /^(\d{1,3})(m|min|h|d|w)$/;

/** A length of time as commands take it, `30m`, `2h`, `7d`; null where none is said. A unit alone is one of it. */
export function lengthIn(words: Words, amounts: readonly Amount[]): string | null {
  const short = words.tokens.map(({ raw }, at) => joined.exec(`${raw}${words.tokens[at + 1]?.raw ?? ""}`.toLowerCase()));
  const unit = units.find((one) => words.has(one));
  if (unit === undefined)
    return (
      short
        .find((found) => found !== null)
        ?.slice(1, 3)
        .join("")
        .replace("min", "m") ?? null
    );
  const at = words.spans.find(({ concept }) => concept === unit)?.from ?? 0;
  const count = amounts.find((amount) => amount.at === at - 1 || amount.at === at)?.value ?? 1;
  return unit === "u_w" ? `${count * 7}d` : `${count}${unit.slice(2)}`;
}

const weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
const dayWords = ["dayafter", "tomorrow", "today", "weekend", ...weekdays] as const;
type DayWord = (typeof dayWords)[number];

/** Until when, as commands take it: `08:00`, `mon`, `mon 08:00`, `morning`, `tomorrow`; null where no end is said. */
export function untilIn(words: Words, amounts: readonly Amount[]): string | null {
  const weekday = weekdays.find((one) => words.has(one));
  const time = timeIn(words, amounts) ?? partOfDay(words);
  const day = words.has("tomorrow") ? "tomorrow" : weekday;
  if (words.has("until") && time !== null) return day === undefined ? time : `${day} ${time}`;
  if (words.has("until") && weekday !== undefined) return weekday;
  if (words.has("morning")) return "morning";
  return words.has("until") && words.has("tomorrow") ? "tomorrow" : null;
}

/** When a part of the day that is named begins. */
function partOfDay(words: Words): string | null {
  if (words.has("noon")) return "12:00";
  return words.has("evening") ? "18:00" : null;
}

/** A time of the day among words. It is `clear` where its minutes are said, or its part of the day. */
interface Clock {
  from: number;
  to: number;
  hours: number;
  minutes: number;
  isClear: boolean;
}

const hourForm = /^([01]?\d|2[0-4])(?:[:.]([0-5]\d))?$/;
const ordinalForm = /^o([1-8])$/;
/** By how many minutes words move an hour: "half past ten", "halb elf". */
const shifts: Readonly<Partial<Record<Concept, number>>> = { half: 30, c_half: -30, c_quarter: 15, c_to: -15, c_before: -45 };
const dayMinutes = 1440;

/** The times that words name, in figures or not: "22:30", "half past ten", "9 abends". */
function clocksIn(words: Words): Clock[] {
  const { tokens, spans } = words;
  const figures = tokens.flatMap((_, at) => figuresAt(at, tokens) ?? []);
  const worded = spans.flatMap(({ concept, from, to }): Clock[] => {
    const hours = wordedNumbers[concept] ?? Number(ordinalForm.exec(concept)?.[1] ?? 0);
    return hours > 0 && hours <= 12 ? [{ from, to, hours, minutes: 0, isClear: false }] : [];
  });
  const all = [...figures, ...worded].sort((a, b) => a.from - b.from);
  const clocks = all.filter((clock, index) => all.findIndex(({ from }) => from === clock.from) === index);
  const moved = clocks.map((clock) => movedBy(clock, clocks, spans));
  // "The eighth" is an hour only where something says so.
  const isHour = ({ from, isClear }: Clock): boolean =>
    isClear || !spans.some((span) => span.from === from && ordinalForm.test(span.concept)) || hasNumber(from, spans);
  return moved.filter(isHour);
}

/** "22", "22:30", "22h30"; "23-8" is two of them. */
function figuresAt(at: number, tokens: readonly Token[]): Clock | null {
  const keyAt = (place: number): string => tokens[place]?.key ?? "";
  const key = hourForm.test(keyAt(at - 1)) ? keyAt(at).replace(/^[-\u2212]/, "") : keyAt(at);
  const [, hours, minutes] = hourForm.exec(key) ?? [];
  const isPart = keyAt(at - 1) === "h" && hourForm.test(keyAt(at - 2));
  if (hours === undefined || isPart) return null;
  const [behind] = keyAt(at + 1) === "h" ? (/^[0-5]\d$/.exec(keyAt(at + 2)) ?? []) : [];
  const own = minutes ?? behind;
  const to = behind === undefined ? at + 1 : at + 3;
  return { from: at, to, hours: Number(hours), minutes: Number(own ?? 0), isClear: own !== undefined };
}

function hasNumber(at: number, spans: readonly Span[]): boolean {
  return spans.some(({ concept, from }) => from === at && concept in wordedNumbers);
}

/** An hour with the words beside it that move it: those right before it, or else behind it. */
function movedBy(clock: Clock, clocks: readonly Clock[], spans: readonly Span[]): Clock {
  const isBehind = (span: Span, { to }: Clock): boolean => span.from >= to && span.from - to <= 1;
  const isOwn = (span: Span): boolean =>
    span.to === clock.from || (isBehind(span, clock) && !clocks.some(({ from }) => from === span.to));
  const shift = spans.find((span) => span.concept in shifts && isOwn(span));
  const isOfDay = (span: Span): boolean =>
    isBehind(span, clock) || (span.to === clock.from && !clocks.some((one) => one !== clock && isBehind(span, one)));
  const part = spans.find((span) => (span.concept === "pm" || span.concept === "night") && isOfDay(span));
  const isLate = part !== undefined && clock.hours <= 12 && (part.concept === "pm" ? clock.hours < 12 : clock.hours > 5);
  const minutes = (clock.hours + (isLate ? 12 : 0)) * 60 + clock.minutes + (shift ? (shifts[shift.concept] ?? 0) : 0);
  const ofDay = (minutes + dayMinutes) % dayMinutes;
  const isClear = clock.isClear || shift !== undefined || part !== undefined;
  return { ...clock, hours: Math.floor(ofDay / 60), minutes: ofDay % 60, isClear };
}

function timeOf({ hours, minutes }: Pick<Clock, "hours" | "minutes">): string {
  return [hours, minutes].map((part) => String(part).padStart(2, "0")).join(":");
}

/** The one time of the day that words name; null where they name none, or several. */
export function onlyTimeIn(words: Words): string | null {
  const [only, ...others] = words.has("u_m", "u_d", "u_w") ? [] : clocksIn(words);
  return only && others.length === 0 ? timeOf(only) : null;
}

const eveningFrom = 18;

/** Hours of every night, `22:00-08:00`: two times and no length; null for everything else. */
export function hoursIn(words: Words): string | null {
  const { tokens, spans, has } = words;
  if (has("u_m", "u_d", "u_w", "for")) return null;
  const isAside = (at: number): boolean => spans.some(({ concept, from }) => from === at && concept === "asleep");
  // "Two or three messages" are no hours.
  const isCounting = (at: number): boolean => spans.some(({ concept, from }) => from === at && concept === "alerts");
  const isBetween = has("until", "vs", "night", "quiethours");
  const isHour = ({ from, isClear }: Clock): boolean => isClear || isBetween || /\d/.test(tokens[from]?.key ?? "");
  const said = clocksIn(words).filter(isHour);
  const all = said.filter(({ to }) => !isCounting(to));
  // "It's 3 am: nothing from 23 to 8".
  const times = all.length > 2 ? all.filter(({ from }) => !isAside(from)) : all;
  const [from, to, ...others] = times;
  if (!from || !to || others.length > 0) return null;
  // "Mute 1 and 3" names lines, "1 or 2 alerts of 10 matches" counts.
  const isNamed = isBetween || from.isClear || to.isClear || from.hours >= eveningFrom;
  if (!isNamed || (all.length < said.length && !isBetween)) return null;
  // "Between 11 and 7" is at night.
  const isEvening =
    from.hours <= 12 && from.hours > to.hours && to.hours <= 12 && !tokens.some(({ key }) => /^[ap]\.?m\.?$/.test(key));
  const hours = isEvening ? (from.hours + 12) % 24 : from.hours;
  return `${timeOf({ ...from, hours })}-${timeOf(to)}`;
}

/** A time of the day, `08:00`: one that is clear, or a bare hour that counts nothing else. */
function timeIn(words: Words, amounts: readonly Amount[]): string | null {
  const clocks = clocksIn(words);
  const isBare = (clock: Clock): boolean => amounts.some(({ at, value }) => at === clock.from && Number.isInteger(value));
  const isCounted = words.has("u_m", "u_d", "u_w");
  const clock = clocks.find(({ isClear }) => isClear) ?? (isCounted ? undefined : clocks.find(isBare));
  return clock ? timeOf(clock) : null;
}

/** A day that was named, with the word for it. */
export interface NamedDay extends Day {
  /** `today`, `sat`, `weekend`, or the date. */
  word: string;
  /** As commands take it. */
  typed: string;
}

const dateForm = /^(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[./]\d{1,2}[./]\d{2,4})$/;
/** A date, or a price. */
const dayAndMonth = /^\d{1,2}\.(?:0[1-9]|1[0-2])$/;
const priced: readonly Concept[] = ["above", "below", "up", "down", "over", "under", "when", "watch", "bet", "total", "handicap"];
const soonMs = 60 * 86_400_000;

/** The day that words name, at `now` in `timeZone`; null where they name none. */
export function dayIn(words: Words, at: { now: number; timeZone: string }): NamedDay | null {
  const word = dayWords.find((one) => words.has(one));
  const isEvening = words.has("evening") && !words.has("until");
  const day = word === undefined && !isEvening ? null : dayOf(word ?? "today", at);
  if (day) return isEvening && word !== "weekend" ? toMorning(day, at) : day;
  const date = words.tokens.map(({ raw }) => dateIn(raw, words, at)).find((day) => day !== null);
  return date ? { ...date, word: date.date, typed: date.date } : null;
}

/** Its evening as commands take it. Of the night those matches count that begin before the morning. */
function toMorning(day: NamedDay, at: { now: number; timeZone: string }): NamedDay {
  const typed = `${day.date}${eveningSign}`;
  return { ...day, typed, to: dayMeant(typed, at)?.to ?? day.to };
}

function dateIn(raw: string, words: Words, at: { now: number; timeZone: string }): Day | null {
  if (dateForm.test(raw)) return dayMeant(raw, at);
  if (!dayAndMonth.test(raw) || words.has(...priced)) return null;
  const day = dayMeant(raw, at);
  return day && day.from - at.now < soonMs ? day : null;
}

function dayOf(word: DayWord, at: { now: number; timeZone: string }): NamedDay | null {
  const today = dayMeant("today", at);
  if (!today) return null;
  if (word === "today") return { ...today, word, typed: "today" };
  const nth = (count: number): Day => dayMeant(dateAfter(today.date, count), at) ?? today;
  const weekday = (new Date(today.date).getUTCDay() + 6) % 7;
  const ahead = (name: (typeof weekdays)[number]): number => (weekdays.indexOf(name) - weekday + 7) % 7;
  if (word === "weekend") return weekendOf(nth, { saturday: ahead("sat"), sunday: ahead("sun") });
  const day = nth(word === "tomorrow" ? 1 : word === "dayafter" ? 2 : ahead(word));
  return { ...day, word, typed: day.date };
}

/** Both days, or Sunday alone when it has come. */
function weekendOf(nth: (count: number) => Day, { saturday, sunday }: { saturday: number; sunday: number }): NamedDay {
  const [first, last] = [nth(Math.min(saturday, sunday)), nth(sunday)];
  const typed = first.date === last.date ? first.date : `${first.date}+1`;
  return { from: first.from, to: last.to, date: first.date, word: "weekend", typed };
}

function dateAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}

const shortestName = 5;
let spoken: ReadonlyMap<string, readonly { beginning: string; code: string }[]> | null = null;

/** The languages that words name in any of these languages, by all but their ending, "polsku", each with where it is named. */
export function languagesNamed(
  keys: readonly string[],
  languages: readonly string[],
  fold: (text: string) => string,
): { at: number; code: string }[] {
  spoken ??= beginningsOf(languages, fold);
  const named = spoken;
  return keys.flatMap((key, at) => {
    const found = named.get(key.slice(0, shortestName))?.find(({ beginning }) => key.startsWith(beginning));
    return found ? [{ at, code: found.code }] : [];
  });
}

/** The beginnings of the languages' names in each other, by their first letters. */
function beginningsOf(languages: readonly string[], fold: (text: string) => string) {
  const found = new Map<string, { beginning: string; code: string }[]>();
  for (const reader of languages) {
    const names = new Intl.DisplayNames([reader], { type: "language" });
    for (const code of languages) {
      const name = fold(names.of(code.slice(0, 2)) ?? "");
      const beginning = name.slice(0, Math.max(shortestName, name.length - 2));
      const first = name.slice(0, shortestName);
      if (name.length >= shortestName) found.set(first, [...(found.get(first) ?? []), { beginning, code }]);
    }
  }
  return found;
}
