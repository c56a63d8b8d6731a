/** Lists that services have, changed so that some readings of them would be wrong. The right rows are known. */
import { copyOf, type Entry, isEntry, type Mutate, mutations, oneOf, type Random, renamed, someEntries } from "./mutations.ts";

const day = 86_400_000;
/** What a name, a time, or a number that is none of the field's is called. */
const foreign = {
  text: (
    "nickname alias short former_name old_name venue city stadium manager coach sponsor note description comment code group stage round " +
    "season type kind category phase result winner favourite tip reason source author editor zxq label text display value key region owner " +
    "parent_name player team opponent referee previous_name period scope part tag"
  ).split(" "),
  time: (
    "created_at updated_at odds_updated_at ends_at end finished_at published_at modified timestamp generated_at date time day start_of_season " +
    "last_seen last_match_at next_match_at at registered expires_at deadline zxq previous_start original_start closes_at opened_at start datetime"
  ).split(" "),
  number: (
    "count rank position score points total votes followers matches played goals minute age year rating2 max min average stake limit " +
    "liability ev kelly clv roi overround margin fair_odds fair_price true_price model_odds closing_odds opening_odds previous_odds " +
    "average_odds best_odds max_odds probability chance value amount edge2 expected_value overlay zxq id2 number rate k"
  ).split(" "),
};
type Kind = keyof typeof foreign;
const others: Readonly<Record<Kind, readonly ((random: Random) => unknown)[]>> = {
  text: [
    (random) =>
      oneOf(["Anders Holm", "Qvarn", "FT", "1", "home", "Oddmoor", "over", "football", "winner", "live", "A-B"], random),
    (random) => oneOf(["other-slug", "x1", "Norvalia", "Стадион", "W 2-1", "finished", "yes", "total", "2-1-0"], random),
  ],
  time: [
    (random) => new Date(Date.UTC(2026, 0, 1) + Math.floor(random() * 300) * day).toISOString(),
    (random) => Math.floor((Date.UTC(2026, 0, 1) + Math.floor(random() * 300) * day) / 1000),
    (random) => `2026-0${1 + Math.floor(random() * 9)}-11`,
  ],
  number: [
    (random) => Number((1.2 + random() * 3).toFixed(2)),
    (random) => Math.floor(random() * 60),
    (random) => Number((random() * 0.3).toFixed(4)),
    (random) => `${(random() * 20).toFixed(1)}%`,
    (random) => Number((random() * 100).toFixed(1)),
    (random) => `${1 + Math.floor(random() * 9)}/5`,
  ],
};
const kinds = Object.keys(foreign) as Kind[];
const kindOf = (value: unknown): Kind =>
  /^\d{4}-\d\d-\d\d|^\d{10}$/.test(String(value)) ? "time" : /^[\d.,/%:+-]+$/.test(String(value)) ? "number" : "text";
const isLeaf = (value: unknown) => value === null || typeof value !== "object";
const renamedTo = "zxq abc value2 kind2 text1 info other".split(" ");

/** The same row as somebody else may have it. */
function changed(value: unknown, random: Random, key = ""): unknown {
  if (Array.isArray(value)) return value.map((inner) => changed(inner, random, key));
  if (isEntry(value)) return Object.fromEntries(Object.entries(value).map(([own, inner]) => [own, changed(inner, random, own)]));
  if (typeof value === "number") return Number((value * 1.07 + 1).toFixed(Number.isInteger(value) ? 0 : 4));
  if (typeof value !== "string" || /market|selection|outcome|status|sport|bookmaker/.test(key)) return value;
  if (/^\d{4}-/.test(value)) return `2026${value.slice(4)}`;
  return /^[\d.,/%]+$/.test(value) ? value : `${value}x`;
}

function rowsIn(answer: unknown): { holder: Entry | null; key: string; rows: Entry[] } | null {
  if (Array.isArray(answer)) return { holder: null, key: "", rows: answer.filter(isEntry) };
  if (!isEntry(answer)) return null;
  const key = Object.keys(answer).find((one) => Array.isArray(answer[one]));
  return key === undefined ? null : { holder: answer, key, rows: (answer[key] as unknown[]).filter(isEntry) };
}

const ofLists: Readonly<Record<string, Mutate>> = {
  "another column": ({ answer, random }) => {
    const kind = oneOf(kinds, random);
    const [name, write] = [oneOf(foreign[kind], random), oneOf(others[kind], random)];
    const entries = someEntries({ answer, random });
    for (const entry of entries) entry[name] ??= write(random);
    return entries.length > 0;
  },
  "another column, and the field by another name": ({ answer, random }) => {
    const entries = someEntries({ answer, random });
    const keys = [...new Set(entries.flatMap((entry) => Object.keys(entry).filter((key) => isLeaf(entry[key]))))];
    if (keys.length === 0) return false;
    const key = oneOf(keys, random);
    const kind = kindOf(entries.find((entry) => entry[key] != null)?.[key]);
    const [name, to, write] = [oneOf(foreign[kind], random), oneOf(renamedTo, random), oneOf(others[kind], random)];
    for (const entry of entries) {
      if (key in entry) renamed(entry, key, to);
      entry[name] ??= write(random);
    }
    return true;
  },
  "another list": ({ answer, random }) => {
    const found = rowsIn(answer);
    if (!found?.holder) return false;
    const { holder, key, rows } = found;
    const [isKnown, isGone] = [random() < 0.2, random() < 0.4];
    const names = isKnown
      ? "results items rows"
      : "previous expired archived hidden featured related suggestions deleted next zxq";
    const name = oneOf(names.split(" "), random);
    holder[name] ??= rows.map((row) => changed(copyOf(row), random));
    // What a list of rows is usually called is taken for one where it is alone.
    if (!isKnown && isGone) renamed(holder, key, oneOf(renamedTo, random));
    if (!isKnown && random() < 0.2) delete holder[key];
    return true;
  },
  "a list in each row": ({ answer, random }) => {
    const found = rowsIn(answer);
    const name = oneOf(
      "history related next_matches alternatives bets picks last_results events markets players squad items".split(" "),
      random,
    );
    for (const row of found?.rows ?? []) row[name] ??= [changed(copyOf(row), random)];
    return (found?.rows.length ?? 0) > 0;
  },
  "an object in each row": ({ answer, random }) => {
    const found = rowsIn(answer);
    const name = oneOf(
      "previous parent next_match last_match original duplicate_of opponent venue season owner best model match info data meta".split(
        " ",
      ),
      random,
    );
    for (const row of found?.rows ?? []) row[name] ??= changed(copyOf(row), random);
    return (found?.rows.length ?? 0) > 0;
  },
  "a field deeper": ({ answer, random }) => {
    const found = rowsIn(answer);
    const [from, name] = [
      random(),
      oneOf("previous parent original best model info opening closing expected zxq".split(" "), random),
    ];
    for (const row of found?.rows ?? []) {
      const key = Object.keys(row)[Math.floor(from * Object.keys(row).length)] ?? "";
      const value = changed(row[key], random, key);
      delete row[key];
      row[name] ??= { [key]: value };
    }
    return (found?.rows.length ?? 0) > 0;
  },
  "another unit": ({ answer, random }) => {
    const write = oneOf<(n: number) => unknown>(
      [
        (n) => n * 100,
        (n) => n / 100,
        (n) => `${(n * 100).toFixed(2)}%`,
        (n) => 100 + n,
        (n) => 1 + n,
        (n) => `${n}%`,
        (n) => 100 + 100 * n,
        (n) => -n,
      ],
      random,
    );
    const entries = someEntries({ answer, random });
    const keys = [...new Set(entries.flatMap((entry) => Object.keys(entry).filter((key) => typeof entry[key] === "number")))];
    // Nothing tells the unit of a rating or of points.
    const wanted = keys.filter((key) => /edge|prob|confidence|^(?:home|draw|away|П1|П2|X)$|odds|price/.test(key));
    if (wanted.length === 0) return false;
    const key = oneOf(wanted, random);
    for (const entry of entries) if (typeof entry[key] === "number") entry[key] = write(entry[key]);
    return true;
  },
};

export const listMutations: Readonly<Record<string, Mutate>> = { ...mutations, ...ofLists };

const ofAnything = "a foreign object,a foreign object for a key,a foreign column,a key renamed,a key gone".split(",");
/** Whether it changes what prices are: of other lists it makes other rows, which are right. */
export const isOfPrices = (name: string) => name in mutations && !ofAnything.includes(name);
