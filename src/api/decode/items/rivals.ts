import { isRecord } from "../fields.ts";
import { isWords } from "../plan/evidence.ts";
import type { ListedNames, Pins, Refused } from "../plan/plan.ts";
import { marketOrNot } from "../plan/unexplained.ts";
import { isSamePrice, type Notation, possibleFormats } from "../prices.ts";
import { foldName } from "../selections.ts";
import { type ItemKind, itemWords, type Reads } from "../words/items.ts";
import { type Column, type Found, type Level, pathText, sidesOfChain, VALUES } from "./item-plan.ts";
import { valueAt } from "./leaves.ts";
import type { Entry } from "./levels.ts";
import { readers } from "./values.ts";
import { meaningsOf } from "./vocabulary.ts";

/** The sources without those that another one contradicts, and, of the chances, those of one family. */
export function withoutRivals(
  level: Level,
  { kind, names, pins }: { kind: ItemKind; names: ListedNames; pins: Pins },
  refused: Refused[],
): Found[] {
  const path = pathText(level.pattern);
  const refuse = (what: string, rivals: readonly (readonly Found[])[], readings: readonly Pins[]) =>
    refused.push({
      path,
      reason: `${rivals.map(([first]) => first?.path).join(" and ")} could both be the ${what.replace("_", " ")}`,
      readings,
    });
  const unnamed = kind === "value_bets" ? unnamedMarket(level, names, pins) : null;
  if (unnamed !== null) {
    const reason = `the market has no name, and what ${unnamed} says is not known`;
    refused.push({ path, reason, readings: marketOrNot(unnamed) });
    return level.found.filter(({ role }) => role !== "price");
  }
  const { chances, rivals } = familyOfChances(level);
  // One of several chances that belong together cannot be fixed alone.
  if (rivals.length > 0)
    refuse(
      "chances",
      rivals,
      rivals.toReversed().map((others) => pinsOf(others, "nothing")),
    );
  const roles = new Set(level.found.map(({ role }) => role));
  return [...roles].flatMap((role) => {
    if (role.endsWith("_chance")) return chances.filter((source) => source.role === role);
    const sources = level.found.filter((source) => source.role === role && source.reads !== undefined);
    const sure = sources.filter(({ vague }) => !vague);
    const tier = sure.length > 0 ? sure : sources;
    const isStrict =
      itemWords[kind].roles.get(role)?.isStrict === true || (sure.length === 0 && doubtful.has(sources[0]?.reads ?? "text"));
    const differing = isStrict ? differingIn(tier, level) : null;
    if (differing === null) return sources;
    refuse(
      role,
      differing.map((source) => [source]),
      differing.map((source) => pinsOf([source], role)),
    );
    return [];
  });
}

function pinsOf(sources: readonly Found[], role: string): Pins {
  return Object.fromEntries(sources.map(({ path }) => [path, role]));
}

/** A text that nobody understands in bets that name no market: it may be the market. */
function unnamedMarket({ found, columns, pattern }: Level, { leagues }: ListedNames, pins: Pins): string | null {
  const isMarket = ({ role, column }: Found) => role === "market" && !isSelection(column, found);
  if (found.some(isMarket)) return null;
  const isText = (value: unknown) => typeof value === "string" && isWords(value) && !leagues.has(foldName(value));
  const isFree = ({ path }: Column) =>
    !Object.hasOwn(pins, path) && !found.some((source) => source.path === path && source.role !== "market");
  const unknown = columns.find((column) => column.at === pattern.length && column.values.some(isText) && isFree(column));
  return unknown?.path ?? null;
}

/** Whether a column only repeats the selections. */
function isSelection({ values }: Column, found: readonly Found[]): boolean {
  const selections = found.filter(({ role, vague }) => role === "selection" && !vague).map(({ column }) => column.values);
  return selections.some((each) => values.every((value) => each.includes(value)));
}

/** Numbers and times under words that mean anything: they hold only where they agree. */
const doubtful: ReadonlySet<Reads> = new Set<Reads>(["time", "number", "price", "amount", "rating"]);

/** Two columns for one thing that say different things of some row. */
function differingIn(tier: readonly Found[], { samples }: Level): [Found, Found] | null {
  const [first, ...others] = tier.filter(({ rank }) => rank < 1e4);
  if (first === undefined || first.rank < 0) return null;
  for (const other of others) {
    const differs = samples.some(({ chain }) => {
      const [one, two] = [first, other].map(({ at, keys, reads }) => readers[reads](valueAt(chain[at], keys), null));
      return one != null && two != null && !areSame(one, two);
    });
    if (differs) return [first, other];
  }
  return null;
}

function areSame(one: unknown, other: unknown): boolean {
  if (JSON.stringify(one) === JSON.stringify(other)) return true;
  if (!isNotation(one) || !isNotation(other)) return false;
  return (
    one.kind !== other.kind &&
    possibleFormats(one).some((first) => possibleFormats(other).some((second) => isSamePrice(one, first, other, second)))
  );
}

const isNotation = (value: unknown): value is Notation => isRecord(value) && "kind" in value;

/** How far rounding takes the sum of a row's chances from 1 at most. */
export const SUM_TOLERANCE = 0.03;

interface Family {
  sources: readonly Found[];
  /** In how many rows its chances add up. */
  fits: number;
  rank: number;
}

/** The chances that stand side by side and add up; where two such families differ, it cannot be told which is meant. */
function familyOfChances(level: Level): { chances: readonly Found[]; rivals: readonly (readonly Found[])[] } {
  const families = new Map<string, Found[]>();
  const all = level.found.filter(({ role }) => role.endsWith("_chance"));
  // What the operator fixed belongs to every family.
  const pinned = all.filter(({ rank }) => rank < 0);
  if (pinned.length > 0) families.set("pinned", pinned);
  for (const source of all) {
    const name = `${source.at} ${familyName(source)}`;
    if (source.rank >= 0) families.set(name, [...(families.get(name) ?? pinned), source]);
  }
  const ranked = [...families.values()]
    .map(
      (sources): Family => ({
        sources: onePerRole(sources),
        fits: fitsOf(sources, level),
        rank: Math.min(...sources.map(({ rank }) => rank)),
      }),
    )
    .filter(
      ({ sources }) => sources.some(({ role }) => role === "home_chance") && sources.some(({ role }) => role === "away_chance"),
    )
    .sort((one, other) => Number(other.rank < 0) - Number(one.rank < 0) || other.fits - one.fits || one.rank - other.rank);
  const [best, second] = ranked;
  if (best === undefined) return { chances: [], rivals: [] };
  const isClose =
    second !== undefined && best.rank >= 0 && second.rank === best.rank && second.fits === best.fits && best.fits > 0;
  if (!isClose || rowsAgree(best, second, level)) return { chances: best.sources, rivals: [] };
  return { chances: [], rivals: [best.sources, second.sources] };
}

function familyName({ keys, rank }: Found): string {
  const places = keys.map((key, index) =>
    index === keys.length - 1 || meaningsOf("predictions", [key]).some(({ role }) => role.endsWith("_chance")) ? "*" : key,
  );
  const unit = /(percent|percentage|pct)$/i.test(keys.at(-1) ?? "") ? "%" : "";
  return `${places.join(".")} ${rank} ${unit}`;
}

function onePerRole(sources: readonly Found[]): Found[] {
  return sources.filter((source, index) => sources.findIndex(({ role }) => role === source.role) === index);
}

function chancesIn(sources: readonly Found[], { chain }: Entry): number[] {
  return sources
    .map(({ at, keys }) =>
      readers.chance(
        valueAt(chain[at], keys, () => sidesOfChain(chain, "predictions")),
        null,
      ),
    )
    .filter((value) => typeof value === "number");
}

function fitsOf(sources: readonly Found[], { samples }: Level): number {
  const adding = samples.slice(0, VALUES).filter((entry) => {
    const sum = chancesIn(onePerRole(sources), entry).reduce((all, each) => all + each, 0);
    return Math.abs(sum - 1) <= SUM_TOLERANCE || Math.abs(sum / 100 - 1) <= SUM_TOLERANCE;
  });
  return adding.length;
}

function rowsAgree(one: Family, other: Family, { samples }: Level): boolean {
  return samples.slice(0, VALUES).every((entry) => {
    const [first, second] = [one, other].map(({ sources }) => chancesIn(sources, entry));
    return first?.length === second?.length && first?.every((value, index) => Math.abs(value - (second?.[index] ?? 0)) < 1e-9);
  });
}
