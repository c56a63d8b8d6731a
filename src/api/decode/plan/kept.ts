import { foldKey } from "../fields.ts";
import type { FieldMapping } from "../mapping.ts";
import { priceFormats } from "../prices.ts";
import type { FieldKnown, Report } from "../report.ts";
import type { Kind } from "../rows.ts";
import type { Sides } from "../selections.ts";
import { type Column, columnsOf } from "./column.ts";
import {
  keysOfPath,
  type ListedNames,
  listsIn,
  type OddsRole,
  oddsRoleOf,
  type Pins,
  type Plan,
  type PlanLine,
  roleText,
} from "./plan.ts";
import { planOdds } from "./planner.ts";
import { type Read, readByPlan } from "./reading.ts";
import { type Step, stepsOf } from "./steps.ts";

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

/** An answer as it is read by a plan. */
export interface Tried<Row> {
  rows: Row[];
  plan: Plan;
  /** The plan explains the answer wholly. */
  holds: boolean;
  report: Report;
}

/**
 * Reads an answer by the plan of those before it, or by one of its own (null) where that does not explain it wholly. A plan that was
 * made before the service's lists were there is made again; one that was made with them holds without them.
 */
export function readByPlans<Row>(
  kind: Kind,
  { plans, names }: { plans: Plans | null; names: ListedNames },
  read: (plan: Plan | null) => Tried<Row>,
): Tried<Row> {
  const kept = plans?.of(kind) ?? null;
  const lists = listsIn(names);
  const isInformed = lists.every((list) => kept?.lists?.includes(list));
  const known = kept !== null && isInformed ? read(kept) : null;
  if (known?.holds) return known;
  const fresh = read(null);
  if (fresh.rows.length > 0) plans?.keep(kind, { ...fresh.plan, lists });
  return fresh;
}

/** Columns that were there before and have another part now, and parts that stand under another column. */
export function changesOfMeaning(before: Plan, after: Plan): { path: string; was: string; is: string }[] {
  const now = new Map(after.lines.map((line) => [line.path, line]));
  const then = new Set(before.lines.map(({ path }) => path));
  return before.lines.filter(hasPart).flatMap((line) => {
    const same = now.get(line.path);
    const is = same ?? after.lines.find((each) => !then.has(each.path) && each.role === line.role && each.of === line.of);
    const isChanged = same === undefined ? is !== undefined : same.role !== line.role;
    if (is === undefined || !isChanged) return [];
    return [
      { path: line.path, was: roleText(line), is: same === undefined ? `gone, ${is.path} is ${roleText(is)}` : roleText(is) },
    ];
  });
}

const hasPart = ({ role }: PlanLine) => role !== "nothing" && role !== "leads on";

/** A plan in the form in which it is applied, and the fields that it has something to say of. */
interface Compiled {
  steps: Step;
  fields: readonly (Omit<FieldKnown, "level"> & { above: string })[];
}

const compiled = new WeakMap<Plan, Compiled>();

function compiledOf(plan: Plan): Compiled {
  const known = compiled.get(plan) ?? { steps: stepsOf(plan), fields: plan.lines.flatMap(fieldOf) };
  compiled.set(plan, known);
  return known;
}

export function compiledSteps(plan: Plan): Step {
  return compiledOf(plan).steps;
}

/** What an answer is read with. */
export interface ReadWith {
  report: Report;
  mapping: FieldMapping;
  /** Roles that the operator fixed, by path. */
  pins: Pins;
  names: ListedNames;
}

export interface PlanOptions extends ReadWith {
  kind: "odds" | "history";
  sides: Sides | null;
}

/** Plans an answer. */
export function freshPlan(payload: unknown, options: PlanOptions): Plan {
  const { report } = options;
  const { root, tooLarge } = columnsOf(payload);
  if (tooLarge) report.note("the answer is larger or deeper than is read");
  return planOdds(root, { ...options, pinOf: pinsOf(options) });
}

/** The prices of an answer by a plan, and what the plan has to say of its fields. */
export function pricesBy(plan: Plan, payload: unknown, options: PlanOptions): Read {
  const { kind, report, sides, mapping } = options;
  const format = priceFormats.find((each) => each === mapping.get("price_format")) ?? null;
  for (const { path, reason, readings } of plan.refused) report.skip(path, reason, readings);
  const { steps, fields } = compiledOf(plan);
  for (const { above, ...field } of fields) report.knows({ ...field, level: above === "" ? kind : `${kind}.${above}` });
  return readByPlan(payload, steps, { report, sides, format });
}

function fieldOf({ path, role, why, type, example }: PlanLine): Compiled["fields"] {
  const key = keysOfPath(path)?.at(-1) ?? "";
  if (key === "[]" || key === "{}" || role === "leads on") return [];
  const written = path.endsWith(key) ? key.length : JSON.stringify(key).length;
  const above = path.slice(0, path.length - written).replace(/\.$/, "");
  return [{ above, key, type, example: example ?? "an object", understood: why !== "unknown" || role !== "nothing" }];
}

/** The operator's pins: by path, or by a key wherever it stands. */
function pinsOf({ mapping, pins }: PlanOptions): (column: Pick<Column, "key" | "path">) => OddsRole | null {
  const byPath = new Map(Object.entries(pins).map(([path, text]) => [path, oddsRoleOf(text)]));
  const byKey = new Map([...mapping].map(([field, key]) => [foldKey(key), field === "items" ? null : oddsRoleOf(field)]));
  if (byPath.size + byKey.size === 0) return () => null;
  return ({ key, path }) => byPath.get(path) ?? byKey.get(foldKey(key)) ?? null;
}
