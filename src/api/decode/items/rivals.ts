import { groupedBy } from "../grouped.ts";
import { isWords } from "../plan/evidence.ts";
import type { Known } from "../plan/kept.ts";
import { type Refused, rivals } from "../plan/plan.ts";
import { marketOrNot } from "../plan/unexplained.ts";
import { foldName } from "../selections.ts";
import { type ItemKind, itemWords, type Reads } from "../words/items.ts";
import { valueAt } from "./leaves.ts";
import { differ, type Entry } from "./reading.ts";
import { sidesAround } from "./sides.ts";
import type { Leaf, Level, Source } from "./sources.ts";
import { readers } from "./values.ts";
import { meaningsOf } from "./vocabulary.ts";

/** The sources without those that another one contradicts, and, of the chances, those of one family. */
export function withoutRivals(
  level: Level,
  { entries, known, refused }: { entries: readonly Entry[]; known: Known<ItemKind>; refused: Refused[] },
): readonly Source[] {
  const { path } = level.row;
  const unnamed = known.kind === "value_bets" ? unnamedMarket(level, known) : null;
  if (unnamed !== null) {
    const reason = `the market has no name, and what ${unnamed} says is not known`;
    refused.push({ path, reason, readings: marketOrNot(unnamed) });
    return level.sources.filter(({ role }) => role !== "price");
  }
  const { chances, families } = familyOfChances(level, entries);
  // One of several chances that belong together cannot be fixed alone.
  const others = families.map((family) => Object.fromEntries(family.map((source) => [source.path, "nothing"]))).reverse();
  const firsts = families.flatMap(([first]) => (first === undefined ? [] : [first.path]));
  if (families.length > 0) refused.push({ path, ...rivals(firsts, "chances", others) });
  return [...groupedBy(level.sources, ({ role }) => role)].flatMap(([role, sources]) => {
    if (role.endsWith("_chance")) return chances.filter((source) => source.role === role);
    const sure = sources.filter(({ vague }) => !vague);
    const isDoubtful = sure.length === 0 && sources.some(({ reads }) => doubtful.has(reads));
    const isStrict = itemWords[known.kind].roles.get(role)?.isStrict === true || isDoubtful;
    if (!isStrict) return sources;
    const tier = comparable(sure.length > 0 ? sure : sources);
    const differing = differingIn(tier, entries);
    if (differing === null) return sources.map((source) => (tier.indexOf(source) > 0 ? { ...source, isAgain: true } : source));
    refused.push({ path, ...rivals(differing, role) });
    return [];
  });
}

/** A text that nobody understands in bets that name no market: it may be the market. */
function unnamedMarket({ sources, leaves, pattern }: Level, { names: { leagues }, pinOf }: Known<ItemKind>): string | null {
  const isMarket = (source: Source) => source.role === "market" && !isSelection(source, sources);
  if (sources.some(isMarket)) return null;
  const isText = (value: unknown) => typeof value === "string" && isWords(value) && !leagues.has(foldName(value));
  const isFree = ({ path, column }: Leaf) =>
    pinOf(column) === null && !sources.some((source) => source.path === path && source.role !== "market");
  const unknown = leaves.find((leaf) => leaf.at === pattern.length && [...leaf.column.values].some(isText) && isFree(leaf));
  return unknown?.path ?? null;
}

/** Whether a column only repeats the selections. */
function isSelection({ column: { values } }: Source, sources: readonly Source[]): boolean {
  const selections = sources.filter(({ role, vague }) => role === "selection" && !vague).map(({ column }) => column.values);
  return selections.some((each) => [...values].every((value) => each.has(value)));
}

/** Numbers and times under words that mean anything: they hold only where they agree. */
const doubtful: ReadonlySet<Reads> = new Set<Reads>(["time", "number", "price", "amount", "rating"]);

/** The columns that must agree: what the operator fixed is right whatever others say. */
function comparable(tier: readonly Source[]): readonly Source[] {
  const close = tier.filter(({ rank }) => rank < 1e4);
  return (close[0]?.rank ?? 0) < 0 ? [] : close;
}

/** Two columns for one thing that say different things of some row. */
function differingIn([first, ...others]: readonly Source[], entries: readonly Entry[]): [string, string] | null {
  if (first === undefined) return null;
  const differing = others.find((other) => entries.some(({ chain }) => differ(chain, [first, other], first.reads)));
  return differing === undefined ? null : [first.path, differing.path];
}

/** How far rounding takes the sum of a row's chances from 1 at most. */
export const SUM_TOLERANCE = 0.03;

/** How many rows are looked at for chances that add up. */
const ROWS = 40;

interface Family {
  sources: readonly Source[];
  /** In how many rows its chances add up. */
  fits: number;
  /** Of the columns that the operator did not fix. */
  rank: number;
}

/** The chances that stand side by side and add up; where two such families differ, it cannot be told which is meant. */
function familyOfChances(
  level: Level,
  entries: readonly Entry[],
): { chances: readonly Source[]; families: readonly (readonly Source[])[] } {
  const all = level.sources.filter(({ role }) => role.endsWith("_chance"));
  // What the operator fixed belongs to every family.
  const pinned = all.filter(({ rank }) => rank < 0);
  const families = new Map([["pinned", pinned]]);
  for (const source of all) {
    const name = `${source.at} ${familyName(source)}`;
    if (source.rank >= 0) families.set(name, [...(families.get(name) ?? pinned), source]);
  }
  const ranked = [...families.values()]
    .map(
      (sources): Family => ({
        sources: onePerRole(sources),
        fits: fitsOf(sources, entries),
        rank: Math.max(...sources.map(({ rank }) => rank)),
      }),
    )
    .filter(
      ({ sources }) => sources.some(({ role }) => role === "home_chance") && sources.some(({ role }) => role === "away_chance"),
    )
    // Sources come with the surest first, and stay so where as many rows fit.
    .sort((one, other) => other.fits - one.fits);
  const [best, second] = ranked;
  if (best === undefined) return { chances: [], families: [] };
  const isClose = second !== undefined && second.rank === best.rank && second.fits === best.fits && best.fits > 0;
  if (!isClose || rowsAgree(best, second, entries)) return { chances: best.sources, families: [] };
  return { chances: [], families: [best.sources, second.sources] };
}

function familyName({ keys, rank }: Source): string {
  const places = keys.map((key, index) =>
    index === keys.length - 1 || meaningsOf("predictions", [key]).some(({ role }) => role.endsWith("_chance")) ? "*" : key,
  );
  const unit = /(percent|percentage|pct)$/i.test(keys.at(-1) ?? "") ? "%" : "";
  return `${places.join(".")} ${rank} ${unit}`;
}

function onePerRole(sources: readonly Source[]): Source[] {
  return sources.filter((source, index) => sources.findIndex(({ role }) => role === source.role) === index);
}

function chancesIn(sources: readonly Source[], { chain }: Entry): number[] {
  return sources
    .map(({ at, keys }) =>
      readers.chance(
        valueAt(chain[at], keys, () => sidesAround(chain, "predictions")),
        null,
      ),
    )
    .filter((value) => typeof value === "number");
}

function fitsOf(sources: readonly Source[], entries: readonly Entry[]): number {
  const adding = entries.slice(0, ROWS).filter((entry) => {
    const sum = chancesIn(onePerRole(sources), entry).reduce((all, each) => all + each, 0);
    return Math.abs(sum - 1) <= SUM_TOLERANCE || Math.abs(sum / 100 - 1) <= SUM_TOLERANCE;
  });
  return adding.length;
}

function rowsAgree(one: Family, other: Family, entries: readonly Entry[]): boolean {
  return entries.slice(0, ROWS).every((entry) => {
    const [first, second] = [one, other].map(({ sources }) => chancesIn(sources, entry));
    return first?.length === second?.length && first?.every((value, index) => Math.abs(value - (second?.[index] ?? 0)) < 1e-9);
  });
}
