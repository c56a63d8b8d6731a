/** Forms that services have, changed so that some readings of them would be wrong. The right rows are known. */
import { seeded } from "../sources/v4-boards.ts";

export type Random = () => number;
export type Entry = Record<string, unknown>;
/** All objects that stand at the same place of an answer, wherever a list may have put them. */
type Places = ReadonlyMap<string, Entry[]>;

export const randomFor = (seed: number): Random => seeded(seed + 1);
export const oneOf = <T>(all: readonly T[], random: Random): T => all[Math.floor(random() * all.length)] as T;
export const isEntry = (value: unknown): value is Entry => value !== null && typeof value === "object" && !Array.isArray(value);
export const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** What the mutations know of a form: which of its values are prices. */
interface Subject {
  answer: unknown;
  random: Random;
}

const notPrices =
  /id$|line|линия|point|handicap|^total$|margin|^at$|time|updat|slug|^name$|title|^key$|rating|success|page|period/i;
/** A price as a leaf, in decimals, American prices or fractions. */
function isPrice(key: string, value: unknown): boolean {
  if (notPrices.test(key) || typeof value === "boolean" || value === null || typeof value === "object") return false;
  return /^(?:\d+[.,]\d+|\d{1,2}|[+-]?\d{3,}|\d+\/\d+)$/.test(String(value));
}

function placesIn(answer: unknown): Places {
  const places = new Map<string, Entry[]>();
  visit(answer, "");
  return places;

  function visit(value: unknown, path: string): void {
    if (Array.isArray(value)) for (const inner of value) visit(inner, `${path}[]`);
    else if (isEntry(value)) {
      places.set(path, [...(places.get(path) ?? []), value]);
      for (const [key, inner] of Object.entries(value)) visit(inner, `${path}.${key}`);
    }
  }
}

/** Objects of one place: all of them, or some. */
export function someEntries({ answer, random }: Subject, wanted: (entry: Entry) => boolean = () => true): Entry[] {
  const places = [...placesIn(answer).values()].filter((entries) => entries.some(wanted));
  if (places.length === 0) return [];
  const entries = oneOf(places, random).filter(wanted);
  if (random() < 0.5) return entries;
  const some = entries.filter(() => random() < 0.5);
  return some.length > 0 ? some : entries.slice(0, 1);
}

const holdsPrice = (entry: Entry) => Object.entries(entry).some(([key, value]) => isPrice(key, value));
const holdsPrices = (value: unknown): boolean =>
  value !== null &&
  typeof value === "object" &&
  ((isEntry(value) && holdsPrice(value)) || Object.values(value).some(holdsPrices));

function pricesIn(entry: Entry): number {
  let count = 0;
  mapPrices(entry, () => {
    count += 1;
    return null;
  });
  return count;
}

function mapPrices<T>(value: T, change: (value: unknown) => unknown, key = ""): T {
  if (Array.isArray(value)) return value.map((inner) => mapPrices(inner, change, key)) as T;
  if (isEntry(value))
    return Object.fromEntries(Object.entries(value).map(([own, inner]) => [own, mapPrices(inner, change, own)])) as T;
  return (isPrice(key, value) ? change(value) : value) as T;
}

/** Another price, as somebody may have offered it yesterday: what it adds up to stays plausible. */
function otherPrice(value: unknown): unknown {
  const text = String(value);
  const [, top, bottom] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  if (top) return `${Number(top) * 10 - 3}/${Number(bottom) * 10}`;
  if (/^[+-]?\d{3,}$/.test(text)) {
    const other = Number(text) > 0 ? Math.max(101, Number(text) - 9) : Number(text) - 9;
    return typeof value === "number" ? other : `${other > 0 ? "+" : ""}${other}`;
  }
  const number = Number(text.replace(",", "."));
  const other = Number(((number - 1) * 0.94 + 1.003).toFixed(3));
  if (typeof value === "number") return other;
  return text.includes(",") ? String(other).replace(".", ",") : String(other);
}

function decimalOf(value: unknown): number {
  const text = String(value).replace(",", ".");
  const [, top, bottom] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  if (top) return 1 + Number(top) / Number(bottom);
  const number = Number(text);
  if (Number.isInteger(number) && Math.abs(number) >= 100) return number > 0 ? 1 + number / 100 : 1 + 100 / -number;
  return number;
}

const american = (price: number) => Math.round(price >= 2 ? (price - 1) * 100 : -100 / (price - 1));
const formats: readonly ((price: number) => unknown)[] = [
  (price) => Number((price - 1).toFixed(2)),
  (price) => Number(price.toFixed(2)),
  (price) => (price - 1).toFixed(2),
  american,
  (price) => Math.abs(american(price)),
  (price) => (american(price) > 0 ? `+${american(price)}` : String(american(price))),
  (price) => `${Math.round((price - 1) * 100)}/100`,
  (price) => Number((100 / price).toFixed(1)),
  (price) => `${(100 / price).toFixed(1)}%`,
  (price) => Number((1 / price).toFixed(4)),
  (price) => Math.round(price * 1000),
];

/** Numbers that are no prices on offer, whatever they look like. */
const numbers: readonly ((random: Random) => unknown)[] = [
  (random) => Number((1.2 + random() * 3).toFixed(2)),
  (random) => (1.2 + random() * 3).toFixed(2),
  (random) => Math.floor(random() * 5),
  (random) => Math.floor(random() * 60),
  (random) => Number((random() * 100).toFixed(1)),
  (random) => Number(random().toFixed(3)),
  (random) => `${1 + Math.floor(random() * 9)}/${1 + Math.floor(random() * 5)}`,
  (random) => `+${100 + Math.floor(random() * 200)}`,
  (random) => Math.floor(100 + random() * 900),
];
const foreignObjects = (
  "result results score scores stats statistics form xg goals corners cards shots possession fulltime full_time ft ht halftime half_time " +
  "final final_score match outcome points games sets total main public tips average best opening previous old lay limits limit stakes " +
  "probabilities probability implied chances volume matched bets count counts elo rating h2h_stats odds_change price_change movement " +
  "prediction fair model current_score match_stats event_stats game_stats prices_before zxq info extra details data meta"
).split(" ");
const sideWords = [
  "home away",
  "home draw away",
  "1 X 2",
  "over under",
  "yes no",
  "П1 X П2",
  "home_team away_team",
  "team1 team2",
];
const foreignColumns = (
  "previous opening old prev_price was initial open_price opening_odds lay lay_price stake limit max_stake max_bet probability implied " +
  "count bets score last value to k rate now current odds2 price2 zxq price_before price_old ev edge payout returns liability p v close sp " +
  "starting_price best avg fair true_odds model change delta volume result home away draw over under line points total handicap american " +
  "decimal fractional hk us uk eu"
).split(" ");
/** What is called so is no price on offer. */
const oldWords = new Set(["previous", "opening", "lay", "old"]);
const renamedTo = (
  "zxq abc value name type kind previous opening lay stake limit count score result description code status label price odds line " +
  "total point market selection outcome bookmaker last current rate to old id"
).split(" ");
const flags = "suspended is_suspended blocked locked frozen halted closed disabled paused unavailable".split(" ");
const openFlags = "active is_active enabled open available tradable bettable visible".split(" ");
const partColumns = "period half part scope segment phase interval set map quarter stage zxq description type kind group".split(
  " ",
);
const partWords = ["1H", "first half", "1st_half", "H2", 1, 2, "q1", "Set 1", "ET", "overtime"];
const partKeys = ["first_half", "h1", "1h", "period_1", "halves", "set_1", "overtime", "corners", "quarters", "ht", "zxq"];
const whoseColumns = "player team participant competitor description side whose name2 subject zxq runner_name note".split(" ");
const pseudoBooks = ["Average", "Best odds", "Consensus", "Market average", "Max", "Opening", "Fair odds"];

function objectOf(random: Random): Entry {
  const write = oneOf(numbers, random);
  const words = oneOf(sideWords, random).split(" ");
  const flat = Object.fromEntries(words.map((word) => [word, write(random)]));
  if (random() < 0.2) return { ...flat, line: 2.5 };
  return random() < 0.15 ? { price: write(random), name: words[0] } : flat;
}

/** Books that stand as keys are what an answer says: another name is another book. */
const isBook = (key: string) => /^(?:Oddmoor|Quayside|Lanternbet)$/.test(key);

export function renamed(entry: Entry, from: string, to: string): void {
  const value = entry[from];
  delete entry[from];
  entry[to] = value;
}

/** Lists whose entries have prices in them, or objects whose keys lead to some. */
function listsIn(answer: unknown): unknown[][] {
  const lists: unknown[][] = [];
  const visit = (value: unknown): void => {
    if (value === null || typeof value !== "object") return;
    if (Array.isArray(value) && value.some(holdsPrices)) lists.push(value);
    for (const inner of Object.values(value)) visit(inner);
  };
  visit(answer);
  return lists;
}

/** A copy of an entry beside it, with other prices; null where the form has no list. */
function besideIt({ answer, random }: Subject): { list: Entry[]; copy: Entry; original: Entry } | null {
  const lists = listsIn(answer).filter((list) => list.every(isEntry)) as Entry[][];
  if (lists.length === 0) return null;
  const list = oneOf(lists, random);
  const original = oneOf(list, random);
  return { list, original, copy: mapPrices(copyOf(original), otherPrice) };
}

/** Changes an answer. False where this form has nothing to change. */
export type Mutate = (subject: Subject) => boolean;

const marks = [true, 1, "1", "true", "yes", "suspended", "S", "Y"];
const unmarks: Readonly<Record<string, unknown>> = { true: false, "1": 0, yes: "no", suspended: "open", S: "O", Y: "N" };

export const mutations: Readonly<Record<string, Mutate>> = {
  "a foreign object": (subject) => {
    const name = oneOf(foreignObjects, subject.random);
    const entries = someEntries(subject);
    for (const entry of entries) entry[name] ??= objectOf(subject.random);
    return entries.length > 0;
  },
  "a foreign object for a key": (subject) => {
    const [name, from] = [oneOf(foreignObjects, subject.random), subject.random()];
    const entries = someEntries(subject);
    for (const entry of entries) {
      const key = Object.keys(entry)[Math.floor(from * Object.keys(entry).length)] ?? "";
      delete entry[key];
      entry[name] = objectOf(subject.random);
    }
    return entries.length > 0;
  },
  "a foreign column": (subject) => {
    const [name, write] = [oneOf(foreignColumns, subject.random), oneOf(numbers, subject.random)];
    const entries = someEntries(subject, subject.random() < 0.7 ? holdsPrice : undefined);
    for (const entry of entries) entry[name] ??= write(subject.random);
    return entries.length > 0;
  },
  "an old price, and the price by another name": (subject) => {
    const [name, to] = [oneOf(foreignColumns, subject.random), oneOf(renamedTo, subject.random)];
    if (oldWords.has(to)) return false;
    const entries = someEntries(subject, holdsPrice);
    for (const entry of entries) {
      const [key, value] = Object.entries(entry).find(([own, inner]) => isPrice(own, inner)) ?? [];
      if (key === undefined || key === name) continue;
      renamed(entry, key, to);
      entry[name] ??= otherPrice(value);
    }
    return entries.length > 0;
  },
  "a key renamed": (subject) => {
    const [to, from] = [oneOf(renamedTo, subject.random), subject.random()];
    const entries = someEntries(subject);
    const keys = [...new Set(entries.flatMap((entry) => Object.keys(entry)))];
    const key = keys[Math.floor(from * keys.length)] ?? "";
    const isFree = !isBook(key) && entries.every((entry) => !(to in entry));
    if (isFree) for (const entry of entries) if (key in entry) renamed(entry, key, to);
    return isFree && keys.length > 0;
  },
  "a key gone": (subject) => {
    const entries = someEntries(subject);
    const keys = [...new Set(entries.flatMap((entry) => Object.keys(entry)))];
    const key = oneOf(keys, subject.random);
    for (const entry of entries) delete entry[key];
    return keys.length > 0;
  },
  "another format": (subject) => {
    const write = oneOf(formats, subject.random);
    const entries = someEntries(
      subject,
      (entry) => Object.values(entry).some((value) => holdsPrices(value)) || holdsPrice(entry),
    );
    // One price alone in another format is a slip that nobody can see: a market of several is not.
    const isAlone = subject.random() < 0.3;
    for (const entry of isAlone ? entries.filter((one) => pricesIn(one) > 1).slice(0, 1) : entries)
      Object.assign(
        entry,
        mapPrices(entry, (value) => write(decimalOf(value))),
      );
    return entries.length > 0;
  },
  "some of it suspended": (subject) => {
    const { random } = subject;
    const beside = besideIt(subject);
    if (!beside) return false;
    const [mayBeOpen, mark] = [random() < 0.3, oneOf(marks, random)];
    const isState = random() < 0.2;
    // A mark of what is suspended says nothing of what is open.
    const isOpen = mayBeOpen && !isState && mark !== "suspended" && mark !== "S";
    const flag = oneOf(isState ? ["status", "state", "zxq"] : isOpen ? openFlags : flags, random);
    const unmarked = unmarks[String(mark)] ?? false;
    const hasAll = random() < 0.7;
    for (const entry of beside.list) if (hasAll && random() < 0.9) entry[flag] = isOpen ? mark : unmarked;
    beside.list.push({ ...beside.copy, [flag]: isOpen ? unmarked : mark });
    const others = beside.list.filter((entry) => entry !== beside.original);
    if (random() < 0.7) beside.list.splice(0, beside.list.length, ...others);
    if (random() < 0.5) for (const entry of beside.list) if (random() < 0.3) delete entry[flag];
    return beside.list.some((entry) => flag in entry);
  },
  "a book twice": (subject) => {
    const beside = besideIt(subject);
    if (!beside) return false;
    beside.list.push(subject.random() < 0.5 ? beside.copy : copyOf(beside.original));
    return true;
  },
  "an average as a book": (subject) => {
    const beside = besideIt(subject);
    const key = Object.keys(beside?.copy ?? {}).find((one) => /^(?:name|title|bookmaker|контора)$/.test(one));
    if (!beside || key === undefined || !/Oddmoor|Quayside|Lanternbet|Kvotara/.test(String(beside.copy[key]))) return false;
    beside.list.push({ ...beside.copy, [key]: oneOf(pseudoBooks, subject.random) });
    return true;
  },
  "a part of the match in a column": (subject) => {
    const { random } = subject;
    const beside = besideIt(subject);
    if (!beside) return false;
    const column = oneOf(partColumns, random);
    const whole = oneOf(["FT", "full time", 0, null, undefined, "match", "main"], random);
    if (whole !== undefined) for (const entry of beside.list) entry[column] ??= whole;
    beside.list.push({ ...beside.copy, [column]: oneOf(partWords, random) });
    if (random() < 0.6) beside.list.splice(beside.list.indexOf(beside.original), 1);
    return true;
  },
  "a part of the match by its key": (subject) => {
    const key = oneOf(partKeys, subject.random);
    const entries = someEntries(subject, holdsPrices);
    for (const entry of entries) entry[key] ??= mapPrices(copyOf(entry), otherPrice);
    return entries.length > 0;
  },
  "a part of the match alone": (subject) => {
    const key = oneOf(partKeys, subject.random);
    const [entry] = someEntries(subject, (one) => Object.values(one).some(holdsPrices));
    const own = Object.keys(entry ?? {}).find((one) => holdsPrices(entry?.[one]));
    if (entry && own !== undefined) entry[own] = { [key]: mapPrices(entry[own], otherPrice) };
    return own !== undefined;
  },
  "whose it is": (subject) => {
    const { random } = subject;
    const beside = besideIt(subject);
    if (!beside) return false;
    beside.list.push({ ...beside.copy, [oneOf(whoseColumns, random)]: oneOf(["Leeds", "A. Player", "home", "corners"], random) });
    if (random() < 0.6) beside.list.splice(beside.list.indexOf(beside.original), 1);
    return true;
  },
  "its history beside": (subject) => {
    const entries = someEntries(subject, holdsPrices);
    const key = oneOf(
      "history movements changes snapshots previous opening series timeline points quotes values items".split(" "),
      subject.random,
    );
    for (const entry of entries) {
      const old = mapPrices(copyOf(entry), otherPrice);
      entry[key] ??= subject.random() < 0.5 ? [old] : old;
    }
    return entries.length > 0;
  },
};
