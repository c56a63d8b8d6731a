import { z } from "zod";
import { type PortableSettings, portableSettings, quietHours } from "../../chats/settings.ts";
import { endOfTime } from "../../clock.ts";
import { targetKey, targetKinds } from "../../matches/targets.ts";
import type { BetTerms } from "../../rules/calmer.ts";
import type { Rule } from "../../rules/rule.ts";
import { formatBetTerms, soundBetTerms, soundRule } from "../../rules/rule-text.ts";
import { parseThreshold } from "../../rules/threshold.ts";
import type { Watch } from "../../watches/watch.ts";
import { type PortableBet, readPortableBet } from "../journal/file.ts";

/** The version of the file that is written, and the only one that is read. */
const version = 1;
/** More bytes than a file has with as many watches as a chat can have. */
export const mostFileBytes = 256 * 1024;
const mostWatches = 500;
const mostLevels = 6;

const text = (longest: number) =>
  z
    .string()
    .min(1)
    .max(longest)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u);

const portableWatch = z.strictObject({
  kind: z.enum(["match", ...targetKinds, "bets"]),
  /** The slug of a match; what a target is told from others by; left out for value bets. */
  key: text(400).optional(),
  /** For people, and where the key is not known. */
  name: text(200).optional(),
  startsAt: z.iso.datetime().optional(),
  rule: text(4_000),
  pausedUntil: z.union([z.iso.datetime(), z.literal("resumed")]).optional(),
  quiet: quietHours.optional(),
});

/** A watch as a file has it: without ids, which mean nothing elsewhere. */
export type PortableWatch = Readonly<z.output<typeof portableWatch>>;

/** What a file says, as far as it can be read. */
export interface ReadFile {
  watches: readonly PortableWatch[];
  /** Watches that are written in a way that nobody here writes them, by what they call themselves. */
  unread: readonly string[];
  /** The journal of whoever wrote it. */
  bets: readonly PortableBet[];
  settings: Partial<PortableSettings>;
  unreadSettings: readonly string[];
}

/** Why nothing of a file is taken. */
export type FileFault =
  | "empty"
  | "not_json"
  | "too_deep"
  | "strange_names"
  | "other_chat"
  | "not_ours"
  | "version"
  | "unknown_field"
  | "too_many";

/** What a watch is about, in words for people. */
interface Named {
  name: string | null;
  /** ms UTC. */
  startsAt: number | null;
  /** A match's slug; null for all others. */
  slug: string | null;
}

/** A watch for a file. */
export function portableFrom(watch: Watch, { name, startsAt, slug }: Named): PortableWatch {
  const { pausedUntil, quiet } = watch;
  const isOpen = pausedUntil === endOfTime;
  return {
    ...whatOf(watch, slug),
    ...(name === null ? {} : { name }),
    ...(startsAt === null ? {} : { startsAt: new Date(startsAt).toISOString() }),
    rule: watch.kind === "bets" ? formatBetTerms(watch) : watch.rule,
    ...(pausedUntil === null ? {} : { pausedUntil: isOpen ? "resumed" : new Date(pausedUntil).toISOString() }),
    ...(quiet === null ? {} : { quiet }),
  };
}

function whatOf(watch: Watch, slug: string | null): Pick<PortableWatch, "kind" | "key"> {
  if (watch.kind === "wide") return { kind: watch.target.kind, key: targetKey(watch.target) };
  return watch.kind === "match" && slug !== null ? { kind: watch.kind, key: slug } : { kind: watch.kind };
}

/** A chat's watches and settings, and in private the asker's journal, as the data of a file. */
export function fileData({ watches, settings, bets }: Omit<ReadFile, "unread" | "unreadSettings">, now: number) {
  const exportedAt = new Date(now).toISOString();
  const journal = bets.length > 0 ? { bets } : {};
  return { linewatch: version, exportedAt, watches, settings: portableSettings.parse(settings), ...journal };
}

/** As many of the first items as fit into so many bytes of JSON. */
export function fitting<Item>(items: readonly Item[], bytes: number): Item[] {
  let left = bytes;
  const end = items.findIndex((item) => {
    left -= Buffer.byteLength(JSON.stringify(item)) + 1;
    return left < 0;
  });
  return items.slice(0, end === -1 ? items.length : end);
}

/** One watch of which nobody knows who wrote it; null for what no file of ours says. */
export function readWatch(content: string): PortableWatch | null {
  const file = readFile(`{"linewatch":${version},"watches":[${content}]}`);
  return "fault" in file || file.watches.length !== 1 || file.unread.length > 0 ? null : (file.watches[0] ?? null);
}

/** Until when a watch of a file is paused (ms UTC); null where it is not, or not any more. */
export function pausedUntilOf({ pausedUntil }: PortableWatch, now: number): number | null {
  if (pausedUntil === undefined) return null;
  const until = pausedUntil === "resumed" ? endOfTime : Date.parse(pausedUntil);
  return until > now ? until : null;
}

/** What a watch of a file asks for; null for what no watch can ask for. */
export function askedBy({ kind, rule }: PortableWatch): { rule: Rule } | { terms: BetTerms } | null {
  if (kind === "bets") {
    const terms = soundBetTerms(rule);
    return terms && { terms };
  }
  const sound = soundRule(rule);
  return sound && { rule: sound };
}

/** Reads a file that anybody may have written. Nothing of it is trusted; never throws. */
export function readFile(content: string): ReadFile | { fault: FileFault } {
  const written = content.replace(/^\u{FEFF}/u, "").trim();
  if (written === "") return { fault: "empty" };
  let value: unknown;
  try {
    value = JSON.parse(written);
  } catch {
    return { fault: "not_json" };
  }
  const danger = dangerIn(value);
  if (danger) return { fault: danger };
  return isObject(value) ? readData(value) : { fault: "not_ours" };
}

const fields = new Set(["linewatch", "exportedAt", "credit", "watches", "settings", "bets"]);

function readData(data: Readonly<Record<string, unknown>>): ReadFile | { fault: FileFault } {
  const { linewatch, watches = [], settings = {}, bets = [] } = data;
  if (linewatch === undefined || !isObject(settings)) return { fault: "not_ours" };
  if (!Array.isArray(watches) || !Array.isArray(bets)) return { fault: "not_ours" };
  if (linewatch !== version) return { fault: "version" };
  if (Object.keys(data).some((name) => !fields.has(name))) return { fault: "unknown_field" };
  if (watches.length > mostWatches) return { fault: "too_many" };
  const read = watches.map((one: unknown) => portableWatch.safeParse(one).data ?? calledBy(one));
  const readBets = bets.map((one: unknown) => readPortableBet(one) ?? calledBy(one));
  const given = Object.entries(settings).map(([name, value]) => ({ name, setting: settingFrom(name, value) }));
  return {
    watches: read.filter((one) => typeof one !== "string"),
    unread: [...read, ...readBets].filter((one) => typeof one === "string"),
    bets: readBets.filter((one) => typeof one !== "string"),
    settings: Object.assign({}, ...given.map(({ setting }) => setting ?? {})),
    unreadSettings: given.flatMap(({ name, setting }) => (setting ? [] : [name.slice(0, 40)])),
  };
}

/** One setting; null where there is none of that name, or it cannot be so. */
function settingFrom(name: string, value: unknown): Partial<PortableSettings> | null {
  if (!Object.hasOwn(portableSettings.shape, name)) return null;
  const read = portableSettings.partial().safeParse({ [name]: value }).data;
  if (!read) return null;
  if (typeof read.threshold === "string" && !parseThreshold(read.threshold)) return null;
  if (typeof read.timeZone === "string" && !isTimeZone(read.timeZone)) return null;
  return read as Partial<PortableSettings>;
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }) !== null;
  } catch {
    return false;
  }
}

/** What an item we cannot read calls itself: by its name, its key, or the match it is about. */
function calledBy(value: unknown): string {
  const { name, key, match } = isObject(value) ? value : {};
  const called = [name, key, isObject(match) ? match["slug"] : null].find((one) => typeof one === "string" && one.trim() !== "");
  return typeof called === "string" ? called.slice(0, 60) : "?";
}

const strange = new Set(["__proto__", "constructor", "prototype"]);
/** What would name a chat or a person, which no file of ours does. */
const ofChats = /^(?:chat|address|created_?by|reader|user|telegram|discord)(?:_?ids?|s)?$/i;

/** What is not even looked at: too many levels, and names that mean something to a program, or another chat. */
function dangerIn(value: unknown): FileFault | null {
  const open = [{ value, level: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value: inner, level } = next;
    if (typeof inner !== "object" || inner === null) continue;
    if (level >= mostLevels) return "too_deep";
    const names = Array.isArray(inner) ? [] : Object.keys(inner);
    if (names.some((name) => strange.has(name))) return "strange_names";
    if (names.some((name) => ofChats.test(name))) return "other_chat";
    for (const one of Object.values(inner)) open.push({ value: one, level: level + 1 });
  }
  return null;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
