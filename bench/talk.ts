import { readdirSync, readFileSync } from "node:fs";
import type { KnownMatch } from "../src/matches/matches.ts";
import { projectFile } from "../src/project-file.ts";
import { meaningOf } from "../src/talk/meaning.ts";
import { createNames } from "../src/talk/names.ts";
import { readSaid } from "../src/talk/said.ts";
import { type Bench, row } from "./bench.ts";

const now = Date.UTC(2026, 10, 27, 9);
const counts = [300, 10_000] as const;
const rounds = 20;
const languages = ["de", "en", "es", "fr", "it", "pl", "pt-BR", "ru", "tr", "uk"];

/** Understanding a message: its words, the names in it, and what it means. */
export const bench: Bench = {
  about: "what people type, read and understood (the sentences of test/talk)",
  async run() {
    const sentences = sentencesOfTests();
    return counts.flatMap((count) => {
      const heapBefore = process.memoryUsage().heapUsed;
      const names = createNames();
      for (const known of matches(count)) names.put(known);
      const begun = performance.now();
      names.settle(count);
      const filledMs = performance.now() - begun;
      const understand = ({ language, text }: { language: string; text: string }): void => {
        const context = {
          now,
          timeZone: "UTC",
          language,
          languages,
          names,
          isOpen: () => true,
          upcoming: () => [],
          zoneNamed: () => null,
        };
        const said = readSaid(text, context);
        if (said) meaningOf(said);
      };
      for (const one of sentences) understand(one);
      const times = Array.from({ length: rounds }, () => sentences.map((one) => timed(() => understand(one)))).flat();
      times.sort((a, b) => a - b);
      const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0) * 1_000;
      global.gc?.();
      const heapMb = (process.memoryUsage().heapUsed - heapBefore) / 1e6;
      const about = `${count} matches`;
      const plain = { rival: null, note: about };
      return [
        row({ name: `p50, ${about}`, ours: at(0.5), unit: "µs", ...plain }),
        row({ name: `p99, ${about}`, ours: at(0.99), unit: "µs", ...plain }),
        row({ name: `filling, ${about}`, ours: filledMs, unit: "ms", ...plain }),
        row({ name: `heap, ${about}`, ours: heapMb, unit: "MB", ...plain }),
      ];
    });
  },
};

function timed(work: () => void): number {
  const begun = performance.now();
  work();
  return performance.now() - begun;
}

function sentencesOfTests(): { language: string; text: string }[] {
  const folder = projectFile("test/talk/");
  return readdirSync(folder)
    .filter((name) => name.endsWith(".txt"))
    .flatMap((name) => {
      const lines = readFileSync(new URL(name, folder), "utf8").split("\n");
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
