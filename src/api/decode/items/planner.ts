import { foldKey, isRecord } from "../fields.ts";
import { type Column, columnsOf, exampleOf, typeOf } from "../plan/column.ts";
import type { Known } from "../plan/kept.ts";
import { AGAIN, ELSE, type Plan, type PlanLine, type Refused, rivals } from "../plan/plan.ts";
import { type ItemKind, itemWords } from "../words/items.ts";
import { recordOf } from "./leaves.ts";
import { isEntry, placesIn } from "./places.ts";
import { entriesAt } from "./reading.ts";
import { withoutRivals } from "./rivals.ts";
import { sidesAround } from "./sides.ts";
import { type Level, levelOf, type Source } from "./sources.ts";
import { isWrapper, meaningsOf } from "./vocabulary.ts";

/** How many rows are looked at for columns that contradict each other: what lies beyond is read by the plan, not planned for. */
const ROWS = 2_000;

/** Finds out where the rows of an answer are and what says what of them. */
export function planItems(payload: unknown, known: Known<ItemKind>): Plan {
  const { kind } = known;
  const { root } = columnsOf(payload, (value, key, around) =>
    recordOf(value, key, { kind, sides: () => sidesAround(around, kind) }),
  );
  const levels = placesIn(root, known).map((place) => levelOf(place, known));
  const { chosen, rival } = chooseLevels(levels, known);
  if (rival !== null) return twoPlaces([...chosen.slice(0, 1), rival]);
  const refused: Refused[] =
    chosen.length === 0 && holdsAnything(payload) ? [{ path: "", reason: "nothing in it is known" }] : [];
  const kept = chosen.flatMap((level) => {
    const entries = entriesAt(payload, level.pattern, ROWS).entries;
    // What stands in another row says nothing of this one.
    const isOthers = ({ path }: Source) => chosen.some(({ row }) => row !== level.row && isUnder(path, row.path));
    return withoutRivals(level, { entries, known, refused }).filter((source) => !isOthers(source));
  });
  const sources = kept.toSorted((one, other) => one.rank - other.rank);
  return { lines: linesOf(chosen, { sources, refused, kind }), refused };
}

const holdsAnything = (payload: unknown) =>
  Array.isArray(payload) ? payload.length > 0 : isRecord(payload) && Object.keys(payload).length > 0;

function twoPlaces(levels: readonly Level[]): Plan {
  const paths = levels.map(({ row }) => row.path);
  const refused = rivals(
    paths,
    "rows",
    paths.map((path) => ({ [path]: "row" })),
  );
  const lines = levels.map(({ row }) => planLine(row, { why: refused.reason }));
  return { lines, refused: [{ path: paths[0] ?? "", ...refused }] };
}

/** The places with the rows: those that are pinned, else the lists that are called so, else the outermost places that hold all that a row needs. */
function chooseLevels(
  all: readonly Level[],
  { kind, pinOf }: Known<ItemKind>,
): { chosen: readonly Level[]; rival: Level | null } {
  const levels = all.filter(({ row }) => pinOf(row)?.role !== "nothing");
  const found = likelyLevels(levels, kind);
  const pinned = levels.filter(({ row }) => pinOf(row)?.role === "row");
  if (pinned.length === 0) return found;
  return { chosen: pinned.every((level) => found.chosen.includes(level)) ? found.chosen : pinned, rival: null };
}

function likelyLevels(levels: readonly Level[], kind: ItemKind): { chosen: readonly Level[]; rival: Level | null } {
  const needed = itemWords[kind].needs.length;
  const isSingle = kind === "match" || kind === "fighter";
  const full = levels.filter(({ met }) => met === needed);
  const listed = levels.filter(({ isListed, roles }) => isListed && roles > 0);
  // A list that is called so holds the rows, however little is understood of them: what is around it does not.
  const rows = full.filter((level) => !listed.some((each) => isInside(each, level)));
  const groups = [listed.filter(({ met }) => met === needed), rows.filter(({ pattern }) => isEntry(pattern)), rows];
  if (isSingle) groups.unshift(full.filter(({ pattern }) => pattern.length === 0));
  const group = groups.find((each) => each.length > 0);
  if (group === undefined) return { chosen: bestPartial(levels), rival: null };
  const outermost = group.filter((level) => !group.some((other) => other !== level && isInside(level, other)));
  const best = Math.max(...outermost.map(({ roles }) => roles));
  const chosen = outermost.filter(({ roles }) => roles === best || group === groups[0]);
  const inner = group.find(
    (level) => !level.isListed && chosen.some((each) => !each.isListed && isInside(level, each) && level.roles >= each.roles),
  );
  return { chosen, rival: inner ?? null };
}

function bestPartial(levels: readonly Level[]): Level[] {
  const order = ({ met, pattern, roles }: Level) => met * 100 + Number(isEntry(pattern)) * 50 + roles;
  const [best] = levels.filter(({ met, roles }) => met + roles > 0).toSorted((one, other) => order(other) - order(one));
  return best === undefined ? [] : [best];
}

function isInside({ pattern }: Level, { pattern: outer }: Level): boolean {
  return pattern.length > outer.length && outer.every((step, index) => step === pattern[index]);
}

interface Parts {
  /** What says what, the surest first. */
  sources: readonly Source[];
  refused: readonly Refused[];
  kind: ItemKind;
}

/** The rows, then every part with its columns, the surest first, then the columns of no part. */
function linesOf(levels: readonly Level[], { sources, refused, kind }: Parts): PlanLine[] {
  const rows = levels.map(({ row, pattern }) => {
    const [key] = pattern.includes("{}") ? itemWords[kind].key : [];
    return planLine(row, { role: "row", of: key === undefined ? null : `by ${key}` });
  });
  const isFirst = (source: Source, index: number) =>
    sources.findIndex(({ role, language }) => role === source.role && language === source.language) === index;
  const parts = sources.map((source, index) => {
    const { column, path, role, language, isAgain } = source;
    const of = language ?? (isAgain ? AGAIN : isFirst(source, index) ? null : ELSE);
    return { ...planLine(column, { role, of }), path };
  });
  const read = parts.map(({ path }) => path);
  const others = levels.flatMap(({ leaves, pattern }) =>
    leaves.filter(({ at, path }) => at === pattern.length && !read.includes(path)),
  );
  const rest = others.map(({ column, path, keys }) => {
    if (read.some((each) => isUnder(each, path))) return planLine(column, { role: "leads on" });
    const why = refused.find(({ readings = [] }) => readings.some((pins) => Object.hasOwn(pins, path)))?.reason;
    return planLine(column, { why: why ?? (isKnown(kind, keys) ? null : "unknown") });
  });
  return [...rows, ...parts, ...rest];
}

function isUnder(path: string, outer: string): boolean {
  return path.startsWith(outer) && /^[.[{]/.test(path.slice(outer.length));
}

function planLine(
  column: Column,
  { role = "nothing", of = null, why = null }: Partial<Pick<PlanLine, "role" | "of" | "why">>,
): PlanLine {
  return { path: column.path, role, of, why, example: exampleOf(column), type: typeOf(column) };
}

/** Whether the words of a column say what it is, though no part of a row needs it. */
function isKnown(kind: ItemKind, keys: readonly string[]): boolean {
  const [key = ""] = keys.slice(-1);
  if (itemWords[kind].unused.has(foldKey(key)) || isWrapper(kind, key) || meaningsOf(kind, keys).length > 0) return true;
  // An id or a part of something whose name is read: `league_id`, `home_team_logo`.
  const stem = foldKey(key).replace(/(?:id|code|logo|image|abbr|abbreviation)$/, "");
  return stem !== foldKey(key) && (isWrapper(kind, stem) || meaningsOf(kind, [stem, "name"]).length > 0);
}
