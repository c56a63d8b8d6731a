import { foldKey, isBlank, isRecord } from "../fields.ts";
import { limits } from "../limits.ts";
import type { ReadWith, Tried } from "../plan/kept.ts";
import type { Plan } from "../plan/plan.ts";
import type { FieldKnown, Report } from "../report.ts";
import type { RowOf } from "../rows.ts";
import { type ItemKind, itemWords } from "../words/items.ts";
import { edgeUnits } from "./edges.ts";
import type { ItemPlan } from "./item-plan.ts";
import { planItems } from "./planner.ts";
import { type ReadItems, type RowValues, rowsByPlan } from "./reading.ts";
import { areInPercent, bonusRow, bookmakerRow, fighterRow, groupRow, matchRow, predictionRow, withCommonScale } from "./rows.ts";
import { valueBetRows } from "./value-bets.ts";
import { isWrapper, meaningsOf } from "./vocabulary.ts";

/** Reads an answer that is a list of items, or one item, by a plan or by one of its own. */
export function readItems<K extends ItemKind>(kind: K, payload: unknown, kept: Plan | null, options: ReadWith): Tried<RowOf[K]> {
  const { report } = options;
  const plan = kept !== null && isItemPlan(kept) ? kept : planItems(payload, { kind, ...options });
  const read = rowsByPlan(payload, plan, kind);
  const holds = !read.isNew && read.rows.length > 0;
  if (kept !== null && !holds) return { rows: [], plan, holds, report };
  if (read.more) report.note("the answer is larger or deeper than is read");
  if (holdsAnything(payload)) for (const { path, reason, readings } of plan.refused) report.skip(path, reason, readings);
  noteFields(kind, { read, plan, report });
  return { rows: makers(options)[kind](read.rows), plan, holds, report };
}

function isItemPlan(plan: object): plan is ItemPlan {
  return "levels" in plan && "seen" in plan;
}

const holdsAnything = (payload: unknown) =>
  Array.isArray(payload) ? payload.length > 0 : isRecord(payload) && Object.keys(payload).length > 0;

function makers({ report, mapping }: ReadWith): { [K in ItemKind]: (rows: readonly RowValues[]) => RowOf[K][] } {
  const each =
    <T>(make: (row: RowValues) => T | string) =>
    (rows: readonly RowValues[]) =>
      rows.flatMap((row) => {
        const made = isRow(row.value) ? make(row) : "not an item";
        if (typeof made !== "string") return [made];
        report.skip(row.path, made);
        return [];
      });
  return {
    matches: each((row) => matchRow(row)),
    match: each((row) => matchRow(row)),
    predictions: (rows) => {
      const inPercent = areInPercent(rows);
      return each((row) => predictionRow(row, inPercent))(rows);
    },
    value_bets: (rows) =>
      valueBetRows(rows, { unit: edgeUnits.find((unit) => unit === mapping.get("edge_unit")) ?? null, report }),
    fighters: each((row) => fighterRow(row, report)),
    fighter: each((row) => fighterRow(row, report)),
    teams: each(groupRow),
    leagues: each(groupRow),
    bookmakers: (rows) => withCommonScale(each((row) => bookmakerRow(row, report))(rows), report),
    bonuses: each(bonusRow),
  };
}

const isRow = (value: unknown) => isRecord(value) || typeof value === "string";

/** Writes down the fields of the rows: what the plan reads, what its words say to be of no interest, and what nobody knows. */
function noteFields(kind: ItemKind, { read, plan, report }: { read: ReadItems; plan: ItemPlan; report: Report }): void {
  const used = new Set(
    plan.levels.flatMap(({ pattern, sources }) => sources.filter(({ at }) => at === pattern.length).map(({ keys }) => keys[0])),
  );
  const unused = itemWords[kind].unused;
  const isKnown = (key: string) =>
    used.has(key) || unused.has(foldKey(key)) || isWrapper(kind, key) || meaningsOf(kind, [key]).length > 0 || isOf(kind, key);
  const fields = new Map<string, FieldKnown>();
  for (const { value } of read.rows) {
    if (!isRecord(value)) continue;
    for (const key in value) {
      if (!Object.hasOwn(value, key)) continue;
      const before = fields.get(key);
      if (before === undefined && fields.size >= limits.fields) break;
      if (before !== undefined && before.type !== "null") continue;
      const { example = exampleOf(value[key]), understood = isKnown(key) } = before ?? {};
      fields.set(key, { level: kind, key, type: typeName(value[key]), example, understood });
    }
  }
  for (const field of fields.values()) report.knows(field);
}

function typeName(value: unknown): string {
  if (isBlank(value)) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

function exampleOf(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  return isRecord(value) ? "an object" : String(value).slice(0, 60);
}

/** An id or a part of something whose name is read: `league_id`, `home_team_logo`. */
function isOf(kind: ItemKind, key: string): boolean {
  const stem = foldKey(key).replace(/(?:id|code|logo|image|abbr|abbreviation)$/, "");
  return stem !== foldKey(key) && (isWrapper(kind, stem) || meaningsOf(kind, [stem, "name"]).length > 0);
}
