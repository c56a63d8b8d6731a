import { execFileSync, spawn } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { devigPower } from "../src/odds/devig.ts";

/** A match that was recorded: when it began (minutes since 1970), and minutes before that with the points of each side. */
export interface RecordedMatch {
  start: number;
  rows: readonly (readonly number[])[];
}

export type RecordedOdds = Readonly<Record<string, readonly RecordedMatch[]>>;

export const recordedSports = ["nfl", "ncaaf", "mlb", "wnba", "kbo", "worldcup"] as const;

/**
 * The answers of The Odds API that `kevbowl/odds-fetcher` has committed, each 15 to 23 minutes after the last, as the consensus of each match
 * in time. Null where they are not at hand; get them with `git clone https://github.com/kevbowl/odds-fetcher` and name the clone, or its
 * bare repository, in ODDS_FETCHER. Reading all 27,892 takes minutes, so what was read is kept.
 */
export async function recordedOdds(): Promise<RecordedOdds | null> {
  const gitDir = repository(process.env["ODDS_FETCHER"] ?? "odds-fetcher");
  if (!gitDir) return null;
  const head = execFileSync("git", ["--git-dir", gitDir, "rev-parse", "HEAD"], { encoding: "utf8" }).trim();
  const kept = join("node_modules", ".cache", `recorded-odds-${head}.json.gz`);
  if (existsSync(kept)) return JSON.parse(gunzipSync(readFileSync(kept)).toString()) as RecordedOdds;
  const read: Record<string, readonly RecordedMatch[]> = {};
  for (const sport of recordedSports) {
    process.stderr.write(`credits: reading what was recorded of ${sport}\n`);
    read[sport] = await matchesOf(gitDir, sport);
  }
  writeFileSync(kept, gzipSync(JSON.stringify(read)));
  return read;
}

function repository(folder: string): string | null {
  return [join(folder, ".git"), folder].find((dir) => existsSync(join(dir, "HEAD"))) ?? null;
}

interface Book {
  last_update: string;
  markets?: { key: string; outcomes: { name: string; price: number }[] }[];
}

interface Event {
  id: string;
  commence_time: string;
  home_team: string;
  away_team: string;
  bookmakers?: Book[];
}

/** Seconds since 1970, and the chances of each side. */
interface Taken {
  start: number;
  rows: { at: number; chances: readonly number[] }[];
}

async function matchesOf(gitDir: string, sport: string): Promise<RecordedMatch[]> {
  const log = ["log", "--reverse", "--format=C %ct", "--raw", "--no-abbrev", "--no-renames", "--", `odds/${sport}.json`];
  const lines = execFileSync("git", ["--git-dir", gitDir, ...log], { encoding: "utf8", maxBuffer: 2 ** 28 }).split("\n");
  const blobs: { id: string; committed: number }[] = [];
  let committed = 0;
  for (const line of lines) {
    const [mark, second, , id = "", status] = line.split(/\s/);
    if (mark === "C") committed = Number(second);
    if (mark?.startsWith(":") && status !== "D") blobs.push({ id, committed });
  }
  const matches = new Map<string, Taken>();
  for await (const { text, nth } of contents(
    gitDir,
    blobs.map(({ id }) => id),
  ))
    take(matches, eventsIn(text), blobs[nth]?.committed ?? 0);
  return [...matches.values()].flatMap(usable);
}

/** What the blobs hold, one after the other; those that are absent are left out. */
async function* contents(gitDir: string, ids: readonly string[]): AsyncGenerator<{ text: string; nth: number }> {
  const git = spawn("git", ["--git-dir", gitDir, "cat-file", "--batch"]);
  git.stdin.end(`${ids.join("\n")}\n`);
  let pending: Buffer[] = [];
  let held = 0;
  const joined = (): Buffer => {
    pending = [Buffer.concat(pending)];
    return pending[0] as Buffer;
  };
  const drop = (bytes: number): void => {
    pending = [joined().subarray(bytes)];
    held -= bytes;
  };
  // A line with the size, then so many bytes and a line's end.
  let [nth, size]: [number, number | null] = [-1, null];
  for await (const chunk of git.stdout as AsyncIterable<Buffer>) {
    pending.push(chunk);
    held += chunk.length;
    for (;;) {
      if (size === null) {
        const end = joined().indexOf(10);
        if (end < 0) break;
        const [, kind, bytes] = joined().subarray(0, end).toString().split(" ");
        drop(end + 1);
        nth++;
        if (kind === "blob") size = Number(bytes);
      } else {
        if (held <= size) break;
        yield { text: joined().subarray(0, size).toString(), nth };
        drop(size + 1);
        size = null;
      }
    }
  }
}

function eventsIn(text: string): Event[] {
  try {
    const all = JSON.parse(text) as Event[] | { events?: Event[]; data?: Event[]; games?: Event[] };
    return Array.isArray(all) ? all : (all.events ?? all.data ?? all.games ?? []);
  } catch {
    return [];
  }
}

function take(matches: Map<string, Taken>, events: readonly Event[], committed: number): void {
  const said = Math.max(
    0,
    ...events.flatMap(({ bookmakers = [] }) => bookmakers.map((book) => Date.parse(book.last_update) / 1_000)),
  );
  const at = said > committed + 900 || said < committed - 7_200 ? committed : said;
  for (const event of events) {
    const start = Date.parse(event.commence_time) / 1_000;
    const match = matches.get(event.id) ?? { start, rows: [] };
    matches.set(event.id, match);
    // What has begun is not before the start any more.
    if (at >= start) continue;
    match.start = start;
    const chances = consensusOf(event);
    if (chances) match.rows.push({ at, chances });
  }
}

/** As Linewatch has it: each book without its margin, the lowest and the highest set aside, the mean of the others. */
function consensusOf({ home_team, away_team, bookmakers = [] }: Event): readonly number[] | null {
  const fairs = bookmakers.flatMap(({ markets = [] }) => {
    const outcomes = markets.find(({ key }) => key === "h2h")?.outcomes ?? [];
    const [home, away, draw] = [home_team, away_team, "Draw"].map((side) => outcomes.find(({ name }) => name === side)?.price);
    if (home === undefined || away === undefined) return [];
    return [fairOf(draw === undefined ? [home, away] : [home, away, draw])];
  });
  const width = fairs[0]?.length ?? 0;
  const same = fairs.filter(({ length }) => length === width);
  if (same.length < 2) return null;
  const means = Array.from({ length: width }, (_, side) => trimmedMean(same.map((fair) => fair[side] ?? 0)));
  const sum = means.reduce((total, one) => total + one, 0);
  return means.map((one) => one / sum);
}

const known = new Map<string, readonly number[]>();

function fairOf(american: readonly number[]): readonly number[] {
  const key = american.join();
  const fair = known.get(key) ?? devigPower(american.map(decimalOf));
  known.set(key, fair);
  return fair;
}

const decimalOf = (price: number): number => (Math.abs(price) < 100 ? price : price > 0 ? 1 + price / 100 : 1 - 100 / price);

function trimmedMean(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const kept = sorted.length < 3 ? sorted : sorted.slice(1, -1);
  return kept.reduce((sum, one) => sum + one, 0) / kept.length;
}

/** Seen often, from six hours before the start or longer until shortly before it; only the rows around each change are kept. */
function usable({ start, rows }: Taken): RecordedMatch[] {
  const all = rows.map(({ at, chances }) => [(start - at) / 60, ...chances.map((one) => 100 * one)]);
  const [first, last] = [all[0]?.[0] ?? 0, all.at(-1)?.[0] ?? Number.POSITIVE_INFINITY];
  if (all.length < 30 || first < 360 || last > 45) return [];
  const kept: number[][] = [];
  let [shown, before]: [number[], number[]] = [[], []];
  for (const row of all) {
    if (shown.length > 0 && row.length !== shown.length) continue;
    const isOther = shown.length === 0 || row.some((one, side) => side > 0 && Math.abs(one - (shown[side] ?? 0)) >= 0.05);
    if (isOther && before.length > 0 && before !== shown) kept.push([before[0] ?? 0, ...shown.slice(1)]);
    if (isOther) kept.push(row);
    if (isOther) shown = row;
    before = row;
  }
  if (before !== shown) kept.push([before[0] ?? 0, ...shown.slice(1)]);
  const rounded = kept.map(([left = 0, ...points]) => [
    Math.round(left * 10) / 10,
    ...points.map((one) => Math.round(one * 100) / 100),
  ]);
  return [{ start: Math.round((start / 60) * 10) / 10, rows: rounded }];
}
