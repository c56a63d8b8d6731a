import { kindNamed, ruleKinds } from "../../rules/kinds/index.ts";
import { type Direction, type Hours, type Part, type Phase, windows } from "../../rules/rule.ts";
import type { AskedFields } from "../../rules/rule-kind.ts";
import { formatThreshold, type PresetName, parseThreshold, type Threshold } from "../../rules/threshold.ts";
import { anyWord, longestOf, meaningsOf } from "../../typed-words.ts";
import { percentBehind } from "./arguments.ts";
import { durationForm, hoursMeant } from "./durations.ts";
import type { Following } from "./name-and-more.ts";
import { marketForm, marketNamed, partInWords, selectionForm, wordsOfPart } from "./selection-words.ts";

/** One thing that typed words say of a rule, with the words themselves. Prices and books are left as they were typed. */
export type RuleWord = { typed: string } /** What a name means is decided by the sport. */ & (
  | { says: "threshold"; threshold: Threshold | PresetName }
  | { says: "direction"; direction: Direction }
  | { says: "part"; part: Part }
  | { says: "reducer"; reducer: "consensus" | "best" | "own" }
  | { says: "book"; book: string }
  | { says: "agreeing"; books: number }
  | { says: "from"; price: string }
  | { says: "prices"; least: string; most: string }
  | { says: "within"; hours: number }
  | { says: "since"; since: "open" | Hours }
  | { says: "phase"; phase: Phase }
  | { says: "fast" | "again" | "keep" | "unknown" }
  /** A kind of rule by its own words. */
  | { says: "kind"; kind: string; fields: AskedFields }
);

type Said<T = RuleWord> = T extends RuleWord ? Omit<T, "typed"> : never;

interface Reader {
  form: RegExp;
  /** What the match of the form says; null when it is not what it looks like. */
  read(found: RegExpExecArray): Said | null;
  /** Such words may just as well belong to a name ("Ligue 1"), so a rule does not begin with them. */
  ambiguous?: true;
}

const number = "\\d{1,4}(?:[.,]\\d{1,4})?";
const directions = meaningsOf("directions");
const presetNames = meaningsOf("presets");
const reducers = meaningsOf("reducers");
const phases = meaningsOf("phases");

/** What a threshold looks like: it has a unit, or is a price difference up to 1.00, so that "Schalke 04" and 23.11 stay words. */
const thresholdForm = wholly(`${number} ?(?:%|${anyWord("common", "points")})|0[.,]\\d{1,4}|1[.,]0{1,4}`);

const readers: readonly Reader[] = [
  { form: thresholdForm, read: ([words]) => saidOf(parseThreshold(words), (threshold) => ({ says: "threshold", threshold })) },
  {
    form: wholly(anyWord("presets")),
    read: ([words]) => saidOf(presetNames.get(words), (threshold) => ({ says: "threshold", threshold })),
  },
  { form: wholly(anyWord("directions", "both")), read: () => ({ says: "direction", direction: "both" }), ambiguous: true },
  {
    form: wholly(anyWord("directions")),
    read: ([words]) => saidOf(directions.get(words), (direction) => ({ says: "direction", direction })),
  },
  // An age group is no total: "England under 21".
  { form: wholly(`${anyWord("totals")}(?: \\d+)?`), read: ([words]) => partSaid(words), ambiguous: true },
  { form: wholly(`[12]|12|${anyWord("answers")}`), read: ([words]) => partSaid(words), ambiguous: true },
  { form: selectionForm, read: ([words]) => partSaid(words) },
  {
    form: marketForm,
    read: ([words]) => saidOf(marketNamed(words), (part) => ({ says: "part", part: { ...part, selection: null } })),
  },
  { form: wholly(anyWord("reducers", "best")), read: () => ({ says: "reducer", reducer: "best" }), ambiguous: true },
  {
    form: wholly(anyWord("reducers")),
    read: ([words]) => saidOf(reducers.get(words), (reducer) => ({ says: "reducer", reducer })),
  },
  {
    form: wholly(`${anyWord("rule", "agreeing", "book")}>=(\\d{1,2})`),
    read: ([, books]) => ({ says: "agreeing", books: Number(books) }),
  },
  { form: wholly(`${anyWord("rule", "book")}[:=](\\S+)`), read: ([, book = ""]) => ({ says: "book", book }) },
  { form: wholly(`${anyWord("rule", "from")} (\\S*\\d\\S*)`), read: ([, price = ""]) => ({ says: "from", price }) },
  {
    form: new RegExp(`^(?=.*[.,])(${number})-(${number})$`),
    read: ([, least = "", most = ""]) => ({ says: "prices", least, most }),
  },
  {
    form: wholly(`${anyWord("rule", "within")} (\\d{1,3} ?${anyWord("units")})`),
    read: ([, time = ""]) => saidOf(hoursMeant(time, { least: 0 }), (hours) => ({ says: "within", hours })),
  },
  { form: wholly(anyWord("rule", "since_open")), read: () => ({ says: "since", since: "open" }) },
  { form: durationForm, read: ([words]) => saidOf(windowMeant(words), (since) => ({ says: "since", since })) },
  { form: wholly(anyWord("phases")), read: ([words]) => saidOf(phases.get(words), (phase) => ({ says: "phase", phase })) },
  { form: wholly(anyWord("rule", "fast")), read: () => ({ says: "fast" }), ambiguous: true },
  { form: wholly(anyWord("rule", "again")), read: () => ({ says: "again" }), ambiguous: true },
  { form: wholly(anyWord("rule", "keep")), read: () => ({ says: "keep" }) },
];

function readersOfKinds(): Reader[] {
  return ruleKinds.flatMap(({ name: kind, asked }) =>
    asked
      ? [
          {
            form: asked.form,
            read: ([, ...groups]: RegExpExecArray) =>
              saidOf(asked.read(...groups.map((group) => group ?? "")), (fields) => ({ says: "kind", kind, fields })),
          },
        ]
      : [],
  );
}

/** What stands before a bookmaker's name. Between two names it may mean anything, so a rule does not begin with it. */
const atForm = wholly(anyWord("rule", "at"));
/** Before a price such a word is something else: “casa” is the home side in Italian. */
const agreeingForm = new RegExp(`(^|\\s)(${anyWord("rule", "agreeing", "book")}) ?>=(?! ?\\d+[.,]\\d)`, "giu");
/** A number with its unit comes after some words, a line or a side after others. */
const longestReading = Math.max(
  longestOf("rule", "within", "from") + 2,
  longestOf("markets") + 1,
  longestOf("rule"),
  longestOf("reducers"),
);
/** The longest reading as it may be typed, with its signs standing off. */
const longestTyped = longestReading + 2;
/** No rule has more words; what comes after them says nothing. */
const mostWords = 64;

/** What rule words say, in the order typed. Words that say nothing are `unknown`, those that stand together as one. */
export function readRuleWords(typed: string): RuleWord[] {
  const words = wordsIn(typed);
  const said: RuleWord[] = [];
  const read = words.slice(0, mostWords);
  for (let at = 0; at < read.length; ) at += readNext(read, at, said);
  const rest = words.slice(mostWords).join(" ");
  return rest === "" ? said : [...said, { says: "unknown", typed: rest }];
}

/** Adds what the words say at one place to what was said before it, and tells how many words that took. */
function readNext(read: readonly string[], at: number, said: RuleWord[]): number {
  const found = readAt(read, at);
  const last = said.at(-1);
  const word = read[at] ?? "";
  if (found) said.push(found.word);
  else if (atForm.test(word.toLowerCase()) && at + 1 < read.length) said.push({ says: "book", book: "", typed: word });
  else if (last?.says === "book")
    said[said.length - 1] = { ...last, book: `${last.book} ${word}`.trim(), typed: `${last.typed} ${word}` };
  else if (last?.says === "unknown") said[said.length - 1] = { ...last, typed: `${last.typed} ${word}` };
  else said.push({ says: "unknown", typed: word });
  return found?.count ?? 1;
}

/** The same as reading all words, up to the first that says nothing. */
function isRule(words: readonly string[]): boolean {
  const read = words.length > 2 * mostWords ? [] : wordsIn(words.join(" "));
  const said: RuleWord[] = [];
  for (let at = 0; at < read.length; ) {
    at += readNext(read, at, said);
    if (said.at(-1)?.says === "unknown") return false;
  }
  return read.length > 0 && read.length <= mostWords;
}

/**
 * Where the rule begins by its form alone, in words that begin with what is to be watched: at the first word, but the very
 * first, that can only belong to a rule. Names tell more (`nameAndMore`). As many as there are words when none does.
 */
export function ruleBeginsAt(words: readonly string[]): number {
  for (let at = 1; at < Math.min(words.length, mostWords); at++) {
    const found = readAt(wordsIn(words.slice(at, at + longestTyped).join(" ")), 0);
    if (found && !found.reader.ambiguous) return at;
  }
  return words.length;
}

/** A rule, behind the name of what is to be watched. */
export const ruleFollowing: Following = {
  beginsAt(words, at) {
    const next = wordsIn(words.slice(at, at + longestTyped).join(" "));
    return readAt(next, 0) !== null || (next.length > 1 && atForm.test(next[0]?.toLowerCase() ?? ""));
  },
  isWhole: isRule,
};

/** The same words as short as they can be read back, so that a button carries them; what says nothing stays as it was typed. */
export function shortRuleWords(words: readonly RuleWord[]): string {
  return words.map(shortWord).join(" ");
}

function shortWord(word: RuleWord): string {
  switch (word.says) {
    case "threshold":
      return typeof word.threshold === "string" ? word.threshold : formatThreshold(word.threshold);
    case "direction":
      return word.direction;
    case "part":
      return wordsOfPart(word.part) ?? word.typed;
    case "reducer":
      return word.reducer === "own" ? "mybooks" : word.reducer;
    case "book":
      return /\s/u.test(word.book) ? `at ${word.book}` : `book:${word.book}`;
    case "agreeing":
      return `books>=${word.books}`;
    case "from":
      return `from ${word.price}`;
    case "prices":
      return `${word.least}-${word.most}`;
    case "within":
      return `within ${word.hours}h`;
    case "kind":
      return kindNamed(word.kind)?.asked?.write(word.fields) ?? word.typed;
    case "since":
      return word.since === "open" ? "since open" : `${word.since}h`;
    case "phase":
      return word.phase;
    case "unknown":
      return word.typed;
    default:
      return word.says;
  }
}

/** The longest reading that begins at a word. */
function readAt(words: readonly string[], at: number): { word: RuleWord; count: number; reader: Reader } | null {
  for (let count = Math.min(longestReading, words.length - at); count > 0; count--) {
    const typed = words.slice(at, at + count).join(" ");
    const lower = typed.toLowerCase();
    for (const reader of [...readers, ...readersOfKinds()]) {
      const found = reader.form.exec(lower);
      const said = found && reader.read(found);
      if (said) return { word: { ...said, typed }, count, reader };
    }
  }
  return null;
}

/** The words, with the signs that may stand off, or too close, joined to what they belong to. */
function wordsIn(typed: string): string[] {
  const joined = percentBehind(typed)
    .replaceAll("≥", ">=")
    .replaceAll("≤", "<=")
    .replace(/(?<=[^\s<>=])(?=[<>]=)/gu, " ")
    .replace(/\s+/gu, " ")
    .replace(agreeingForm, "$1$2>=")
    .replace(/([<>]=) /gu, "$1");
  return joined.split(" ").filter((word) => word !== "");
}

function wholly(form: string): RegExp {
  return new RegExp(`^(?:${form})$`, "u");
}

function windowMeant(words: string): Hours | undefined {
  const hours = hoursMeant(words);
  return windows.find((one) => one === hours);
}

function saidOf<T>(value: T | null | undefined, say: (value: T) => Said): Said | null {
  return value === null || value === undefined ? null : say(value);
}

function partSaid(words: string): Said | null {
  return saidOf(partInWords(words), (part) => ({ says: "part", part }));
}
