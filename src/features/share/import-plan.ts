import { unlessApiTrouble } from "../../api/trouble.ts";
import type { Settings } from "../../chats/settings.ts";
import type { Ask } from "../../commands/command.ts";
import { sportsOf } from "../../commands/input/match-filter.ts";
import type { OfferedDeps } from "../../commands/offered.ts";
import { mayChange } from "../../commands/rights.ts";
import { withBooks } from "../../commands/watching/copy-code.ts";
import type { Directories } from "../../matches/directories.ts";
import type { KnownMatch, MatchIndex } from "../../matches/index.ts";
import { hasEnded } from "../../matches/state.ts";
import { type Target, targetKey } from "../../matches/targets.ts";
import { isSameFilter } from "../../rules/bet-filter.ts";
import type { BetTerms } from "../../rules/calmer.ts";
import { kindOf } from "../../rules/kinds/index.ts";
import { formatBetTerms, formatRule, parseRule } from "../../rules/rule-text.ts";
import type { Database } from "../../storage/database.ts";
import { watchLimits } from "../../watches/limits.ts";
import { allWatchesOf, type ChangedRule } from "../../watches/store.ts";
import type { Watch } from "../../watches/watch.ts";
import { isTarget } from "../../watches/wide-watches.ts";
import { journalOwner, type NewBet } from "../journal/bets.ts";
import { freshBets } from "../journal/file.ts";
import { askedBy, type PortableWatch, pausedUntilOf, type ReadFile } from "./file.ts";
import type { NewSubject } from "./imports.ts";
import type { LeftOut, Shown } from "./shown.ts";

export interface ImportDeps extends OfferedDeps {
  database: Database;
  index: Pick<MatchIndex, "list" | "ready" | "bySlug" | "everBySlug" | "byId">;
  directories: Directories;
}

/** What a file would change in a chat, for people and for the database. */
export interface Plan {
  shown: PlannedImport;
  added: readonly NewSubject[];
  changed: readonly ChangedRule[];
  settings: Partial<Settings>;
  /** For the asker's journal. */
  journal: { owner: string; bets: readonly NewBet[] };
}

export interface PlannedImport {
  added: readonly Shown[];
  /** `from` in canonical words. */
  changed: readonly { shown: Shown; from: string }[];
  /** How many watches of the file are here already. */
  same: number;
  /** How many watches of the chat the file says nothing about. */
  stays: number;
  left: readonly LeftOut[];
  /** Settings that change, as the file calls them. */
  settings: readonly string[];
  /** How many bets the asker's journal gains. */
  bets: number;
}

/** A watch of a file whose subject is known here. */
type Wanted = Shown & { pausedUntil: NewSubject["pausedUntil"]; quiet: NewSubject["quiet"] };

/** Holds a file against what the chat has. Nothing is changed yet. */
export async function planImport(deps: ImportDeps, ask: Ask, file: ReadFile): Promise<Plan> {
  const { call, now } = ask;
  await unlessApiTrouble(deps.index.ready());
  const mayManage = await mayChange(ask, "settings");
  const settings = mayManage ? changedSettings(ask, file) : {};
  const books = settings.books ?? ask.settings.books;
  const present = await allWatchesOf(deps.database, [call.address]);
  const left: LeftOut[] = file.unread.map((name) => ({ name, why: "unreadable" }));
  const wanted: Wanted[] = [];
  for (const one of file.watches) {
    const found = await wantedFrom(deps, present, { one, books, now });
    if ("why" in found) left.push({ name: one.name ?? one.key ?? one.kind, why: found.why });
    else if (!wanted.some((other) => isSame(other, found))) wanted.push(found);
  }
  const sorted = sortOut(wanted, present, (watch) => mayManage || watch.createdBy === call.reader.id);
  const fitting = withinLimits(sorted.added, present, watchLimits(ask.settings));
  left.push(...sorted.others.map((shown) => ({ shown, why: "others" as const })));
  left.push(...fitting.left.map((shown) => ({ shown, why: "limit" as const })));
  const unset = mayManage ? file.unreadSettings : [];
  left.push(...unset.map((name) => ({ name, why: "setting" as const })));
  const journal = await plannedBets(deps, call, file);
  if (!mayManage && Object.keys(file.settings).length > 0) left.push({ name: "", why: "settings_rights" });
  return {
    shown: {
      added: fitting.added,
      changed: sorted.changed.map(({ shown, from }) => ({ shown, from })),
      same: sorted.same,
      stays: present.length - sorted.same - sorted.changed.length,
      left,
      settings: Object.keys(settings),
      bets: journal.bets.length,
    },
    added: fitting.added.map(subjectFrom),
    changed: sorted.changed.map(({ watch, from, shown }) => ({ id: watch.id, from, to: ruleTextOf(shown) })),
    settings,
    journal,
  };
}

/** The bets of a file that are new to the asker's journal. In a group there are none: a journal is for its owner alone. */
async function plannedBets({ database, index }: ImportDeps, call: Ask["call"], { bets }: ReadFile): Promise<Plan["journal"]> {
  const owner = await journalOwner(database, call);
  if (call.place === "group" || bets.length === 0) return { owner, bets: [] };
  const matchIdOf = (slug: string) => index.bySlug(slug)?.id ?? null;
  return { owner, bets: await freshBets(database, bets, { owner, matchIdOf }) };
}

function changedSettings({ call, settings, languages }: Ask, file: ReadFile): Partial<Settings> {
  // Where nobody manages it from a private chat, nobody could approve anything.
  const isSteered = call.place === "group" && call.asked !== undefined;
  const fits = ([name, value]: [string, unknown]): boolean => {
    if (name === "approval") return value === false || isSteered;
    return name !== "language" || value === null || languages.includes(String(value));
  };
  const known = Object.entries(file.settings).filter(fits);
  const differ = known.filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(settings[name as keyof Settings]));
  return Object.fromEntries(differ);
}

interface Written {
  one: PortableWatch;
  /** The chat's own books, once the settings are imported. */
  books: readonly string[];
  now: number;
}

async function wantedFrom(
  deps: ImportDeps,
  present: readonly Watch[],
  { one, books, now }: Written,
): Promise<Wanted | { why: "rule" | "not_offered" | "unknown_match" | "unknown_name" | "over" }> {
  const asked = askedHere(deps, one);
  if ("why" in asked) return asked;
  const common = { pausedUntil: pausedUntilOf(one, now), quiet: one.quiet ?? null };
  if ("terms" in asked) return { kind: "bets", terms: asked.terms, ...common };
  const rule = withBooks(asked.rule, books);
  if (one.kind === "match") {
    const known = one.key === undefined ? null : await matchOf(deps, one.key);
    if (!known) return { why: "unknown_match" };
    const { status, startsAt } = known.match;
    const isPast = startsAt !== null && startsAt < now - 24 * 3_600_000;
    return hasEnded(status) || isPast ? { why: "over" } : { kind: "match", known, rule, ...common };
  }
  const target = await targetOf(deps, present, one);
  return target ? { kind: "wide", target, rule, ...common } : { why: "unknown_name" };
}

/** What a watch asks for, where that is understood, and the odds service has it. */
function askedHere({ api }: OfferedDeps, one: PortableWatch) {
  const asked = askedBy(one);
  if (!asked) return { why: "rule" as const };
  const need = "terms" in asked ? "value_bets" : kindOf(asked.rule).needs;
  return need === undefined || api.has.has(need) ? asked : { why: "not_offered" as const };
}

async function matchOf({ index }: ImportDeps, slug: string): Promise<KnownMatch | null> {
  return index.bySlug(slug) ?? (await index.everBySlug(slug));
}

/** As the lists of today have it, since nothing of a file is kept as the name of anything. */
async function targetOf(
  { index, directories }: ImportDeps,
  present: readonly Watch[],
  { kind, key, name }: PortableWatch,
): Promise<Target | null> {
  if (kind === "match" || kind === "bets" || key === undefined) return null;
  const own = present.find((watch) => watch.kind === "wide" && watch.target.kind === kind && targetKey(watch.target) === key);
  if (own?.kind === "wide") return own.target;
  if (kind === "sport") return sportsOf(index.list()).includes(key) ? { kind, sport: key } : null;
  return kind === "league"
    ? fromDirectory(directories.leagues, (named) => ({ kind, named }), { key, name })
    : fromDirectory(kind === "team" ? directories.teams : directories.fighters, (named) => ({ kind, named }), { key, name });
}

async function fromDirectory<T>(
  directory: Pick<Directories["teams"], "refresh"> & {
    list(): readonly { item: T }[];
    find(text: string): { kind: string; one?: { item: T } };
  },
  targetFrom: (named: T) => Target,
  { key, name }: { key: string; name: string | undefined },
): Promise<Target | null> {
  await unlessApiTrouble(directory.refresh());
  const listed = directory.list().find(({ item }) => targetKey(targetFrom(item)) === key);
  const found = listed ?? (name === undefined ? undefined : directory.find(name).one);
  return found ? targetFrom(found.item) : null;
}

/** Whether two watches would be the same one, rule included. */
function isSame(a: Shown, b: Shown): boolean {
  return isSameSubject(a, b) && ruleTextOf(a) === ruleTextOf(b);
}

function isSameSubject(a: Shown, b: Shown): boolean {
  if (a.kind === "match") return b.kind === "match" && a.known.id === b.known.id;
  if (a.kind === "wide") return b.kind === "wide" && isTarget(a.target, b.target);
  return b.kind === "bets" && isSameFilter(a.terms.filter, b.terms.filter);
}

interface Sorted {
  added: Wanted[];
  changed: { shown: Wanted; watch: Watch; from: string }[];
  /** Would change what somebody else watches. */
  others: Wanted[];
  same: number;
}

/** What is new, and what gives a watch that there is another rule. Each watch of the chat counts for one of the file. */
function sortOut(wanted: readonly Wanted[], present: readonly Watch[], mayEdit: (watch: Watch) => boolean): Sorted {
  const sorted: Sorted = { added: [], changed: [], others: [], same: 0 };
  const open = new Set(present);
  const missing = wanted.filter((shown) => {
    const same = [...open].find((watch) => isAbout(watch, shown) && ruleOf(watch) === ruleTextOf(shown));
    if (same) open.delete(same);
    return !same;
  });
  sorted.same = wanted.length - missing.length;
  for (const shown of missing) {
    const other = [...open].find((watch) => isAbout(watch, shown) && isOfKind(watch, shown));
    if (other) open.delete(other);
    if (!other) sorted.added.push(shown);
    else if (mayEdit(other)) sorted.changed.push({ shown, watch: other, from: ruleOf(other) });
    else sorted.others.push(shown);
  }
  return sorted;
}

function isAbout(watch: Watch, shown: Shown): boolean {
  if (shown.kind === "match") return watch.kind === "match" && watch.matchId === shown.known.id;
  if (shown.kind === "wide") return watch.kind === "wide" && isTarget(watch.target, shown.target);
  return watch.kind === "bets" && isSameFilter(watch.filter, shown.terms.filter);
}

/** Rules of several kinds stand side by side on one match; all else has one rule. */
function isOfKind(watch: Watch, shown: Shown): boolean {
  return shown.kind !== "match" || parseRule(ruleOf(watch))?.kind === shown.rule.kind;
}

function ruleOf(watch: Watch): string {
  return watch.kind === "bets" ? formatBetTerms(watch) : watch.rule;
}

function ruleTextOf(shown: Shown): string {
  return shown.kind === "bets" ? formatBetTerms(shown.terms) : formatRule(shown.rule);
}

/** As many as there is room for, of each kind. */
function withinLimits(added: readonly Wanted[], present: readonly Watch[], limits: Record<Watch["kind"], number>) {
  const room = { ...limits };
  for (const { kind } of present) room[kind] -= 1;
  const fits: Wanted[] = [];
  const left: Wanted[] = [];
  for (const one of added) {
    room[one.kind] -= 1;
    (room[one.kind] >= 0 ? fits : left).push(one);
  }
  return { added: fits, left };
}

function subjectFrom(wanted: Wanted): NewSubject {
  const { pausedUntil, quiet } = wanted;
  if (wanted.kind === "match") return { kind: "match", matchId: wanted.known.id, rule: wanted.rule, pausedUntil, quiet };
  if (wanted.kind === "wide") return { kind: "wide", target: wanted.target, rule: wanted.rule, pausedUntil, quiet };
  return { kind: "bets", terms: wanted.terms satisfies BetTerms, pausedUntil, quiet };
}
