import { groupedBy } from "../grouped.ts";
import type { FieldMapping } from "../mapping.ts";
import { createReport, type Report } from "../report.ts";
import type { Kind, RowOf, Skipped } from "../rows.ts";
import type { Sides } from "../selections.ts";
import { type ListedNames, listsIn, type Plan, type PlanLine, roleText } from "./plan.ts";
import type { OddsKind, PinOf } from "./roles.ts";

/** The plans of the answers so far. An answer that a plan does not explain wholly is planned anew, so that a plan is never forced on it. */
export interface Plans {
  of(kind: Kind): Plan | null;
  keep(kind: Kind, plan: Plan): void;
}

export function createPlans(): Plans {
  const plans = new Map<Kind, Plan>();
  return {
    of: (kind) => plans.get(kind) ?? null,
    keep: (kind, plan) => void plans.set(kind, plan),
  };
}

/** What is known before an answer is looked at, and where the reader writes down what it thought. */
export interface Known<K extends Kind = Kind> {
  kind: K;
  report: Report;
  mapping: FieldMapping;
  /** What the operator fixed. */
  pinOf: PinOf<K>;
  names: ListedNames;
  /** The sides of the match that odds belong to. */
  sides: Sides | null;
}

export type KnownOdds = Known<OddsKind>;

/** How the answers of a kind are read. */
export interface Reader<K extends Kind> {
  plan(payload: unknown, known: Known<K>): Plan;
  /** `holds`: the plan explains the answer wholly. */
  rows(payload: unknown, plan: Plan, known: Known<K>): { rows: RowOf[K][]; holds: boolean };
}

interface Read<K extends Kind> {
  rows: RowOf[K][];
  plan: Plan;
  skipped: Skipped[];
  notes: string[];
}

/**
 * Reads an answer by the plan of those before it, or by one of its own where that does not explain it wholly. A plan that was made
 * before the service's lists were there is made again; one that was made with them holds without them.
 */
export function readByPlans<K extends Kind>(
  payload: unknown,
  { plan: planned, rows: rowsOf }: Reader<K>,
  { plans, ...known }: Omit<Known<K>, "report"> & { plans: Plans | null },
): Read<K> {
  const read = (kept: Plan | null) => {
    const around: Known<K> = { ...known, report: createReport() };
    const plan = kept ?? planned(payload, around);
    for (const { path, reason, readings } of plan.refused) around.report.skip(path, reason, readings);
    return { ...rowsOf(payload, plan, around), ...around.report.results(), plan };
  };
  const kept = plans?.of(known.kind) ?? null;
  const lists = listsIn(known.names);
  const byKept = kept !== null && lists.every((list) => kept.lists?.includes(list)) ? read(kept) : null;
  if (byKept?.holds) return byKept;
  const fresh = read(null);
  if (fresh.rows.length > 0) plans?.keep(known.kind, { ...fresh.plan, lists });
  return fresh;
}

/** Columns that were there before and have another part now, and parts that stand under another column. */
export function changesOfMeaning(before: Plan, after: Plan): { path: string; was: string; is: string }[] {
  const now = groupedBy(after.lines, ({ path }) => path);
  const then = new Set(before.lines.map(({ path }) => path));
  return before.lines.filter(hasPart).flatMap((line) => {
    const same = now.get(line.path) ?? [];
    const [is] = same.length > 0 ? same : after.lines.filter((each) => !then.has(each.path) && isSamePart(each, line));
    // A column may have several parts: the time of day and the moment.
    if (is === undefined || same.some(({ role }) => role === line.role)) return [];
    return [{ path: line.path, was: roleText(line), is: same.length > 0 ? roleText(is) : `gone, ${is.path} is ${roleText(is)}` }];
  });
}

const isSamePart = (one: PlanLine, other: PlanLine) => one.role === other.role && one.of === other.of;
const hasPart = ({ role }: PlanLine) => role !== "nothing" && role !== "leads on";
