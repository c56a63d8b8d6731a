import { foldKey, isRecord } from "../fields.ts";
import type { ReadWith } from "../plan/kept.ts";
import { ELSE, type PlanLine, type Refused } from "../plan/plan.ts";
import { roleOf } from "../plan/roles.ts";
import { type ItemKind, itemWords, ownerOfList } from "../words/items.ts";
import { type Column, type Found, type ItemPlan, type Level, pathText, type Source, sidesOfChain, VALUES } from "./item-plan.ts";
import { leavesOf, valueAt } from "./leaves.ts";
import { type Candidate, candidatesIn, entriesAt } from "./levels.ts";
import { withoutRivals } from "./rivals.ts";
import { readers } from "./values.ts";
import { type Meaning, meaningsOf, wordOf } from "./vocabulary.ts";

/** What is known before the answer is looked at. */
export type ItemKnown = Omit<ReadWith, "report"> & { kind: ItemKind };

/** Finds out where the rows of an answer are and what says what of them. */
export function planItems(payload: unknown, known: ItemKnown): ItemPlan {
  const levels = candidatesIn(payload, known.kind).map((candidate) => levelOf(candidate, known));
  const { chosen, rival } = chooseLevels(levels, known.kind);
  const refused: Refused[] = [];
  if (rival !== null) {
    const [one, other] = [pathText(chosen[0]?.pattern ?? []), pathText(rival.pattern)];
    return { levels: [], lines: [], refused: [{ path: one, reason: `${one} and ${other} could both be the rows` }], seen: [] };
  }
  if (chosen.length === 0) refused.push({ path: "", reason: "nothing in it is known" });
  const whole = chosen.map((level) => levelOf({ ...level, samples: entriesAt(payload, level.pattern, ROWS).entries }, known));
  const kept = whole.map((level) => ({ level, sources: withoutRivals(level, known, refused) }));
  return {
    levels: kept.map(({ level, sources }) => ({ pattern: level.pattern, sources: sources.map(plainSource) })),
    lines: kept.flatMap(({ level, sources }) => linesOf(level, { sources, refused, kind: known.kind })),
    refused,
    seen: [...new Set(whole.flatMap(({ samples }) => samples.flatMap(({ chain }) => keysOf(chain.at(-1)))))],
  };
}

/** The paths of a row's own keys, two levels deep: what a later row has beside them is new. */
function keysOf(row: unknown): string[] {
  if (!isRecord(row)) return [];
  return Object.keys(row).flatMap((key) => {
    const inner = row[key];
    return isRecord(inner) ? [key, ...Object.keys(inner).map((each) => `${key}\n${each}`)] : [key];
  });
}

function plainSource({ role, language, at, keys, rank }: Found): Source {
  return { role, language, at, keys, rank };
}

function levelOf(candidate: Candidate, known: ItemKnown): Level {
  const columns = columnsAt(candidate, known.kind);
  const found = withPins(
    columns.flatMap((column) => sourcesOf(column, candidate, known)),
    { candidate, columns, known },
  ).sort((one, other) => one.rank - other.rank);
  const roles = new Set(found.filter(({ at }) => at === candidate.pattern.length).map(({ role }) => role));
  for (const role of itemWords[known.kind].key) if (candidate.pattern.at(-1) === "{}" && roles.size > 0) roles.add(role);
  const met = itemWords[known.kind].needs.filter((need) => need.some((role) => roles.has(role))).length;
  return { ...candidate, columns, found, met, roles: roles.size };
}

/** How many rows and columns a plan is made from: what lies beyond is read by it, not planned for. */
const ROWS = 2_000;
const COLUMNS = 400;

function columnsAt({ pattern, samples }: Candidate, kind: ItemKind): Column[] {
  const columns = new Map<string, Column>();
  for (const { chain } of samples) {
    const sides = sidesOfChain(chain, kind);
    for (const [at, value] of chain.entries()) {
      if (at < pattern.length && !isRecord(value)) continue;
      const enters = at === pattern.length ? undefined : (keys: readonly string[]) => keys.length < 2 && keys[0] !== pattern[at];
      for (const leaf of leavesOf(value, { kind, sides, ...(enters && { enters }) })) {
        if (at < pattern.length && leaf.keys[0] === pattern[at]) continue;
        const path = [...pattern.slice(0, at), ...leaf.keys].join("\n");
        if (columns.size >= COLUMNS && !columns.has(path)) continue;
        const column = columns.get(path) ?? {
          at,
          keys: leaf.keys,
          path: pathText([...pattern.slice(0, at), ...leaf.keys]),
          values: [],
        };
        columns.set(path, column);
        if (column.values.length < VALUES && !column.values.includes(leaf.value)) column.values.push(leaf.value);
      }
    }
  }
  return [...columns.values()];
}

function sourcesOf(column: Column, { pattern }: Candidate, known: ItemKnown): Found[] {
  const { kind } = known;
  const isRow = column.at === pattern.length;
  const meanings = isRow ? meaningsOf(kind, column.keys) : meaningsAround(column, pattern, kind);
  // A pick may be the name of a side, and a moment may be written as an object.
  const fits = ({ reads }: Meaning) =>
    reads === "pick" ||
    column.values.some((value) => (reads === "time" || !isRecord(value)) && readers[reads](value, null) !== null);
  const found = meanings.filter(fits);
  return found.map((meaning) => sourceFrom(column, isRow ? meaning : { ...meaning, rank: meaning.rank + AROUND }));
}

/** What stands around a row is less sure than the row itself. */
const AROUND = 1e5;

function meaningsAround({ at, keys }: Column, pattern: readonly string[], kind: ItemKind): readonly Meaning[] {
  const { around, owner: usual } = itemWords[kind];
  const name = pattern.slice(0, at).findLast((step) => step !== "[]" && step !== "{}") ?? "";
  const owner = ownerOfList.get(foldKey(name)) ?? usual;
  const meanings = owner === null ? meaningsOf(kind, keys) : [...meaningsOf(kind, [owner, ...keys]), ...meaningsOf(kind, keys)];
  return meanings.filter(({ role }) => around.includes(role));
}

function sourceFrom(column: Column, { role, language, rank, reads, vague }: Meaning): Found {
  return { role, language, at: column.at, keys: column.keys, rank, path: column.path, reads, vague, column };
}

interface Pinning {
  candidate: Candidate;
  columns: readonly Column[];
  known: ItemKnown;
}

/** What the operator fixed goes before all that was found; a role that the words of its column do not say has no other columns. */
function withPins(found: readonly Found[], { candidate, columns, known }: Pinning): Found[] {
  const { kind, pins, mapping } = known;
  const mapped = mappedSources(candidate, known);
  const pinOf = (path: string) => (Object.hasOwn(pins, path) ? roleOf(pins[path] ?? "", kind) : null);
  const says = (path: string, wanted: string) =>
    [...found, ...mapped].some((source) => source.path === path && source.role === wanted);
  const pinned = columns.flatMap((column) => {
    const pin = pinOf(column.path);
    return pin === null || pin.role === "nothing" || says(column.path, pin.role) ? [] : pinnedTo(kind, pin.role, column, pin.of);
  });
  const confirmed = found.flatMap((source) => {
    const pin = pinOf(source.path);
    if (pin === null) return [source];
    if (!says(source.path, pin.role)) return [];
    const isRaised = source.role === pin.role && pin.of !== ELSE && source.reads !== "chance";
    return [isRaised ? { ...source, rank: source.rank - 1e6 } : source];
  });
  const fixed = new Set([...mapped, ...pinned].map(({ role, language }) => `${role} ${language ?? ""}`));
  const fields = new Set([...mapping.keys()].flatMap((role) => (role === "name" ? [role, "first", "last"] : [role])));
  // In a mapping, `home` of a prediction is its chance.
  const isFree = ({ role, language }: Found) =>
    !fixed.has(`${role} ${language ?? ""}`) && !fields.has(role.replace(/_chance$/, ""));
  return [...mapped, ...pinned, ...confirmed.filter(isFree)];
}

function mappedSources({ pattern, samples }: Candidate, { kind, mapping }: ItemKnown): Found[] {
  return [...mapping].flatMap(([field, path]) => {
    if (field === "items" || field === "edge_unit") return [];
    const keys = path.split(".");
    const values = samples.map(({ chain }) => valueAt(chain.at(-1), keys)).filter((value) => value != null);
    if (values.length === 0) return [];
    const column = { at: pattern.length, keys, path: pathText([...pattern, ...keys]), values: values.slice(0, VALUES) };
    const isChance = kind === "predictions" && /^(?:home|draw|away)$/.test(field);
    return pinnedTo(kind, isChance ? `${field}_chance` : field, column, null);
  });
}

/** A column whose role is fixed; of an object, the columns inside that say more of the same. */
function pinnedTo(kind: ItemKind, role: string, column: Column, language: string | null): Found[] {
  const word = wordOf(kind, role);
  const records = column.values.filter((value) => typeof value === "object" && value !== null);
  const inner = new Map(
    records.flatMap((record) => leavesOf(record, { kind, sides: null })).map((leaf) => [leaf.keys.join("\n"), leaf.keys]),
  );
  const deeper = [...inner.values()].flatMap((keys) =>
    meaningsOf(kind, [word, ...keys])
      .filter((meaning) => role === "match" || meaning.role === role || meaning.role === `${role}_slug`)
      .map((meaning) => ({ ...sourceFrom({ ...column, keys: [...column.keys, ...keys] }, meaning), rank: meaning.rank - 1e6 })),
  );
  const own = role === "match" ? "slug" : role;
  const reads = itemWords[kind].roles.get(own)?.reads ?? (own.endsWith("_chance") ? "chance" : "text");
  const itself = { role: own, language, rank: -1e7, reads, vague: false };
  return [sourceFrom(column, itself), ...deeper];
}

/** The places with the rows: the lists that are called so, else the outermost places that hold all that a row needs. */
function chooseLevels(levels: readonly Level[], kind: ItemKind): { chosen: Level[]; rival: Level | null } {
  const needed = itemWords[kind].needs.length;
  const isSingle = kind === "match" || kind === "fighter";
  const full = levels.filter(({ met }) => met === needed);
  const isList = ({ pattern }: Level) => pattern.at(-1) === "[]" || pattern.at(-1) === "{}";
  const listed = levels.filter(({ isListed, roles }) => isListed && roles > 0);
  const fullListed = listed.filter(({ met }) => met === needed);
  // A list that is called so holds the rows, however little is understood of them: what is around it does not.
  const isGroup = (level: Level) => listed.some((each) => isInside(each, level));
  const rows = full.filter((level) => !isGroup(level));
  const groups = [fullListed, rows.filter(isList), rows];
  if (isSingle) groups.unshift(full.filter(({ pattern }) => pattern.length === 0));
  const group = groups.find((each) => each.length > 0);
  if (group === undefined) return { chosen: bestPartial(levels, isList), rival: null };
  const outermost = group.filter((level) => !group.some((other) => other !== level && isInside(level, other)));
  const best = Math.max(...outermost.map(({ roles }) => roles));
  const chosen = outermost.filter(({ roles }) => roles === best || group === groups[0]);
  const inner = group.find(
    (level) => !level.isListed && chosen.some((each) => !each.isListed && isInside(level, each) && level.roles >= each.roles),
  );
  return { chosen, rival: inner ?? null };
}

function bestPartial(levels: readonly Level[], isList: (level: Level) => boolean): Level[] {
  const order = (level: Level) => level.met * 100 + Number(isList(level)) * 50 + level.roles;
  const [best] = levels.filter(({ met, roles }) => met + roles > 0).toSorted((one, other) => order(other) - order(one));
  return best === undefined ? [] : [best];
}

function isInside({ pattern }: Level, { pattern: outer }: Level): boolean {
  return pattern.length > outer.length && outer.every((step, index) => step === pattern[index]);
}

/** Every column with its part; those of no part that stand in the row itself are unknown, unless their words say what they are. */
function linesOf(
  level: Level,
  { sources, refused, kind }: { sources: readonly Found[]; refused: readonly Refused[]; kind: ItemKind },
): PlanLine[] {
  const bySource = new Map(sources.toReversed().map((source) => [source.path, source]));
  const first = new Set(sources.filter((source, index) => sources.findIndex((each) => isSamePart(each, source)) === index));
  const keyRole = itemWords[kind].key[0] ?? "nothing";
  const base = { of: null, why: null, type: "object" };
  const key: PlanLine[] = level.pattern.includes("{}")
    ? [
        {
          ...base,
          path: pathText(level.pattern.slice(0, level.pattern.lastIndexOf("{}") + 1)),
          role: keyRole,
          example: level.samples[0]?.key ?? null,
        },
      ]
    : [];
  const lines = level.columns
    .filter(({ at, values, path }) => (at === level.pattern.length && !values.some(isRecord)) || bySource.has(path))
    .map((column): PlanLine => lineOf(column, { source: bySource.get(column.path), first, refused }));
  return [...key, ...lines];
}

const isSamePart = (one: Found, other: Found) => one.role === other.role && one.language === other.language;

interface LineOptions {
  source: Found | undefined;
  /** The surest source of each part. */
  first: ReadonlySet<Found>;
  refused: readonly { reason: string }[];
}

function lineOf({ path, values }: Column, { source, first, refused }: LineOptions): PlanLine {
  const [value] = values;
  const type = Array.isArray(value) ? "array" : typeof value;
  const example = typeof value === "object" ? null : String(value).slice(0, 60);
  if (source !== undefined)
    return { path, role: source.role, of: source.language ?? (first.has(source) ? null : ELSE), why: null, type, example };
  const why = refused.find(({ reason }) => reason.includes(`${path} and `) || reason.includes(`and ${path} could`));
  return { path, role: "nothing", of: null, why: why?.reason ?? "unknown", type, example };
}
