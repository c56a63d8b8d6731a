import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { KnownMatch } from "../src/matches/matches.ts";
import { meaningOf } from "../src/talk/meaning.ts";
import { createNames, type NameIndex } from "../src/talk/names.ts";
import { readSaid } from "../src/talk/said.ts";
import { type Bench, type Row, row } from "./bench.ts";

const now = Date.UTC(2026, 10, 27, 9);
const counts = [300, 10_000] as const;
const rounds = 20;
/** Where the project is, not where it was compiled to. */
const folder = "test/talk";
const languages = ["de", "en", "es", "fr", "it", "pl", "pt-BR", "ru", "tr", "uk"];

/** Understanding a message: its words, the names in it, and what it means. */
export const bench: Bench = {
  about: "what people type, read and understood (the sentences of test/talk)",
  async run() {
    const first = measured(() => understand({ language: "en", text: "matches today" }, createNames()));
    const unknown = measured(() => understand({ language: "en", text: "frobnicate the odds" }, createNames()));
    const once = { rival: null, note: "processor time, heap" };
    return [
      row({ name: "the first message", ours: first.ms, unit: "ms", ...once }),
      row({ name: "the first word of no language", ours: unknown.ms, unit: "ms", ...once }),
      row({ name: "words of all languages", ours: first.mb + unknown.mb, unit: "MB", ...once }),
      ...counts.flatMap(understanding),
    ];
  },
};

/** Each sentence counts with the median of its rounds, so that what else the machine does falls out. */
function understanding(count: number): Row[] {
  const sentences = sentencesOfTests();
  const names = createNames();
  for (const known of matches(count)) names.put(known);
  const filled = measured(() => void names.settle(count));
  for (const one of sentences) understand(one, names);
  const times = sentences.map((): number[] => []);
  const all = measured(() => {
    for (let round = 0; round < rounds; round++)
      for (const [at, one] of sentences.entries()) times[at]?.push(timed(() => understand(one, names)));
  });
  const medians = times.map((own) => own.toSorted((a, b) => a - b)[rounds / 2] ?? 0).sort((a, b) => a - b);
  const at = (share: number): number => (medians[Math.floor(medians.length * share)] ?? 0) * 1_000;
  const about = `${count} matches`;
  const plain = { rival: null, note: about };
  return [
    row({ name: `p50, ${about}`, ours: at(0.5), unit: "µs", ...plain }),
    row({ name: `p99, ${about}`, ours: at(0.99), unit: "µs", ...plain }),
    row({ name: `processor time, ${about}`, ours: (all.ms * 1_000) / (sentences.length * rounds), unit: "µs", ...plain }),
    row({ name: `filling, ${about}`, ours: filled.ms, unit: "ms", ...plain }),
    row({ name: `names, ${about}`, ours: filled.mb, unit: "MB", ...plain }),
  ];
}

function understand({ language, text }: { language: string; text: string }, names: NameIndex): void {
  const world = { isOpen: () => true, upcoming: () => [], zoneNamed: () => null };
  const said = readSaid(text, { now, timeZone: "UTC", language, languages, names, ...world });
  if (said) meaningOf(said);
}

/** Processor time, and what stays on the heap. */
function measured(work: () => void): { ms: number; mb: number } {
  global.gc?.();
  const heapBefore = process.memoryUsage().heapUsed;
  const begun = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(begun);
  global.gc?.();
  return { ms: (user + system) / 1_000, mb: (process.memoryUsage().heapUsed - heapBefore) / 1e6 };
}

function timed(work: () => void): number {
  const begun = performance.now();
  work();
  return performance.now() - begun;
}

function sentencesOfTests(): { language: string; text: string }[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".txt"))
    .flatMap((name) => {
      const lines = readFileSync(join(folder, name), "utf8").split("\n");
      const said = lines.flatMap((line) => (line.includes(" -> ") ? [line.split(/ -> | \| /)[0] ?? ""] : []));
      return said.map((text) => ({ language: name.replace(".txt", ""), text }));
    });
}

/** Matches between teams of invented towns, each named in two letters. */
function matches(count: number): KnownMatch[] {
  const first = [
    "Castel",
    "Monte",
    "Drache",
    "Quil",
    "Silver",
    "Brez",
    "Zhur",
    "Holm",
    "Kestr",
    "Vell",
    "Lind",
    "Carrow",
    "Wind",
    "Solv",
  ];
  const second = [
    "mira",
    "vida",
    "nau",
    "lan",
    "ton",
    "hany",
    "ava",
    "grad",
    "amo",
    "moor",
    "hurst",
    "enna",
    "field",
    "ovar",
    "isk",
  ];
  const last = ["United", "City", "Rovers", "Wolves", "Giants", "Jets", "Kings", "Lynx", "Bears", "Albion", "Foxes", "Titans"];
  const pick = (list: readonly string[], at: number): string => list[at % list.length] ?? "";
  const team = (at: number) => {
    const town = `${pick(first, at)}${pick(second, at * 7 + Math.floor(at / first.length))}${at > 5_000 ? pick(second, at * 3) : ""}`;
    const en = `${town} ${pick(last, at * 11 + Math.floor(at / 97))}`;
    return { id: at, slug: `t-${at}`, names: { en } };
  };
  return Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    match: {
      ...{ id: at, slug: `m-${at}`, startsAt: now + at * 60_000, status: "scheduled" as const, sport: "football" },
      home: team(2 * at),
      away: team(2 * at + 1),
      league: { id: at % 300, slug: `l-${at % 300}`, names: { en: `League of ${pick(first, at % 300)}` }, sport: "football" },
    },
  }));
}
