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

const amountForm = /^%?([+\-\u2212]?\d+(?:[.,]\d+)?)%?$/u;
const wordedNumbers: Readonly<Partial<Record<Concept, number>>> = {
  ...{ n1: 1, n2: 2, n3: 3, n4: 4, n5: 5, n6: 6, n7: 7, n8: 8 },
  ...{ n10: 10, n20: 20, n50: 50, n100: 100, n1000: 1000 },
};
const clockForm = /^(\d{1,2})[:.](\d{2})$/;

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

const hourForm = /^([01]?\d|2[0-4])(?:[:.h]([0-5]\d))?$/;
const afternoon = /^p\.?m\.?$/;

/** Hours of every night, `22:00-08:00`: two times and no length; null for everything else. */
export function hoursIn({ tokens, spans, has }: Words): string | null {
  if (has("u_m", "u_d", "u_w", "for")) return null;
  const isWord = (at: number): boolean => spans.some(({ concept, from }) => from === at && concept === "u_m");
  const isAside = (at: number): boolean => spans.some(({ concept, from }) => from === at && concept === "asleep");
  const all = tokens.flatMap(({ key }, at) => {
    // "23-8" is two times.
    const isEnd = hourForm.test(tokens[at - 1]?.key ?? "");
    const [, hours, minutes = "00"] = isWord(at + 1) ? [] : (hourForm.exec(isEnd ? key.replace(/^[-\u2212]/, "") : key) ?? []);
    if (hours === undefined) return [];
    const isLate = afternoon.test(tokens[at + 1]?.key ?? "") && Number(hours) < 12;
    return [{ at, hours: (Number(hours) + (isLate ? 12 : 0)) % 24, minutes }];
  });
  // "It's 3 am: nothing from 23 to 8".
  const times = all.length > 2 ? all.filter(({ at }) => !isAside(at)) : all;
  const [from, to, ...others] = times;
  if (!from || !to || others.length > 0) return null;
  // "Between 11 and 7" is at night.
  const isEvening =
    from.hours <= 12 && from.hours > to.hours && to.hours <= 12 && !tokens.some(({ key }) => /^[ap]\.?m\.?$/.test(key));
  const hours = isEvening ? (from.hours + 12) % 24 : from.hours;
  return `${twoDigits(hours)}:${from.minutes}-${twoDigits(to.hours)}:${to.minutes}`;
}

function twoDigits(hours: number): string {
  return String(hours).padStart(2, "0");
}

/** A time of the day, `08:00`: with minutes, or a bare hour that counts nothing else. */
function timeIn(words: Words, amounts: readonly Amount[]): string | null {
  const clock = words.tokens.map(({ key }) => clockForm.exec(key)).find((found) => found !== null);
  const hour = amounts.find(({ value }) => Number.isInteger(value) && value >= 0 && value < 24);
  const isCounted = words.has("u_m", "u_d", "u_w");
  const [hours, minutes] = clock ? [Number(clock[1]), clock[2]] : hour && !isCounted ? [hour.value, "00"] : [24, ""];
  if (hours >= 24) return null;
  const isAfternoon = words.tokens.some(({ key }) => /^(?:\d*pm|p\.?m\.?)$/.test(key));
  return `${String(isAfternoon && hours < 12 ? hours + 12 : hours).padStart(2, "0")}:${minutes}`;
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
