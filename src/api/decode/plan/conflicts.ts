import { isRecord } from "../fields.ts";
import { valueAt } from "../items/leaves.ts";
import type { Placed } from "../offer-meaning.ts";
import { isSamePrice, priceFormats } from "../prices.ts";
import type { Report } from "../report.ts";
import { filtered, type Series } from "../series.ts";
import { keysOfPath, type Refused, rivals } from "./plan.ts";
import type { Step } from "./steps.ts";

interface Answer {
  payload: unknown;
  steps: Step;
  kind: "odds" | "history";
  report: Report;
}

/** Two prices for one thing. */
interface Conflict {
  one: Placed;
  other: Placed;
}

/**
 * The prices without those that a plan must not be believed in: where an answer says one thing twice, in two ways, something tells the
 * two apart that the plan does not know, and what holds for these prices holds for all that stand in the same place.
 */
export function withoutContradictions(
  series: readonly Series[],
  answer: Answer,
): { series: readonly Series[]; contradicted: boolean } {
  const conflicts = series.flatMap((rows) => conflictsIn(rows, answer)).slice(0, 500);
  if (conflicts.length === 0) return { series, contradicted: false };
  const dropped: Dropped = new Map();
  const sources = new Map<string, string>();
  const pairs = new Map<string, Conflict[]>();
  for (const conflict of conflicts) {
    const { one, other } = conflict;
    const key = `${one.offer.pattern}\n${other.offer.pattern}`;
    if (one.offer.pattern === other.offer.pattern) explainSame(conflict, { answer, dropped, sources });
    else pairs.set(key, [...(pairs.get(key) ?? []), conflict]);
  }
  for (const same of pairs.values()) explainDifferent(same, dropped);
  const left = filtered(series, (row) => {
    const again = sources.get(row.source);
    const why = reasonFor(row, dropped) ?? (again === undefined ? undefined : { reason: again });
    if (why !== undefined && why.reason !== AGAIN) answer.report.skip(row.offer.path, why.reason, why.readings);
    return why === undefined;
  });
  return { series: left, contradicted: true };
}

/** The same price in another notation needs no word. */
const AGAIN = "the same price again";

type Dropped = Map<string, Omit<Refused, "path">>;

function reasonFor({ offer: { pattern } }: Placed, dropped: Dropped): Omit<Refused, "path"> | undefined {
  for (const [prefix, reason] of dropped) if (pattern.startsWith(prefix)) return reason;
  return undefined;
}

/** Most markets have a price for each selection. */
const none: readonly Conflict[] = [];

function conflictsIn(series: Series, { kind }: Answer): readonly Conflict[] {
  // Of a bookmaker's price at several times, the odds of now are the last.
  const [first] = series;
  const isTimed = kind === "history" || (first?.bookmaker ?? null) !== null;
  const seen = new Map<string, Placed>();
  let conflicts = none;
  for (const row of series) {
    const key = isTimed ? `${row.selection}\n${row.at}` : row.selection;
    const one = seen.get(key);
    if (one === undefined) seen.set(key, row);
    else if (one.offer.notation.value !== row.offer.notation.value || one.offer.pattern !== row.offer.pattern)
      conflicts = [...conflicts, { one, other: row }];
  }
  return conflicts;
}

/** Two patterns that always say the same are one price in two notations; else it cannot be told which of them is the price. */
function explainDifferent(conflicts: readonly Conflict[], dropped: Dropped): void {
  const [first] = conflicts;
  if (first === undefined) return;
  const [one, other] = [first.one.offer.pattern, first.other.offer.pattern];
  if (agree(conflicts)) dropped.set(other, { reason: AGAIN });
  else {
    const refused = rivals([one, other], "price", [{ [other]: "nothing" }, { [one]: "nothing" }]);
    for (const pattern of [one, other]) dropped.set(pattern, refused);
  }
}

function agree(conflicts: readonly Conflict[]): boolean {
  return priceFormats.some((first) =>
    priceFormats.some((second) =>
      conflicts.every(({ one: { offer: a }, other: { offer: b } }) => {
        const [one, other] = [a.place.format ?? first, b.place.format ?? second];
        // In one notation, what is close is another price: 1.8 and 1.9 percent.
        return one === other ? a.notation.value === b.notation.value : isSamePrice(a.notation, one, b.notation, other);
      }),
    ),
  );
}

interface Explaining {
  answer: Answer;
  dropped: Dropped;
  sources: Map<string, string>;
}

function explainSame({ one, other }: Conflict, { answer, dropped, sources }: Explaining): void {
  const keys = keysOfPath(one.offer.pattern) ?? [];
  const depth = differenceOf(keys, [one.offer.path, other.offer.path]);
  const level = keys.slice(0, depth + 1);
  const step = level.reduce<Step | null>(
    (at, key) => (at === null ? null : key === "[]" ? at.item : key === "{}" ? at.each : (at.kids.get(key) ?? null)),
    answer.steps,
  );
  if (step === null) return;
  const isRow = !keys.slice(depth + 1).some((key) => key === "[]" || key === "{}");
  const unknown = isRow
    ? unknownDifference(
        step,
        [one, other].map(({ offer }) => objectAt(answer.payload, keys.slice(0, depth + 1), offer.path)),
      )
    : null;
  if (unknown !== null) dropped.set(step.path, { reason: `${unknown} tells prices apart, and what it means is not known` });
  else if (step.line?.role === "market" || step.says.some(({ line }) => line?.role === "market"))
    sources.set(one.source, `two prices for the same selection`);
  else if (!isRow)
    dropped.set(step.path, {
      reason: `the entries of ${step.path} say the same thing twice, and what tells them apart is not known`,
    });
}

/** The place among the keys of a pattern at which two paths part. */
function differenceOf(keys: readonly string[], [one = "", other = ""]: readonly string[]): number {
  let [left, right] = [one, other];
  return keys.findIndex((key) => {
    const [first, second] = [partOf(left, key), partOf(right, key)];
    left = left.slice(first.length);
    right = right.slice(second.length);
    return first !== second;
  });
}

function partOf(path: string, key: string): string {
  if (key === "[]") return /^\[\d+\]/.exec(path)?.[0] ?? "";
  return key === "{}" ? (/^\.[^.[]+/.exec(path)?.[0] ?? "") : `.${key}`;
}

/** The object on the way to a price that a part of its pattern leads to. */
function objectAt(payload: unknown, keys: readonly string[], path: string): unknown {
  let left = path;
  const own = keys.map((key) => {
    const part = partOf(left, key);
    left = left.slice(part.length);
    return key === "[]" ? part.slice(1, -1) : part.slice(1);
  });
  return valueAt(payload, own);
}

/** A field that nobody understands and that differs between the two; an id or a moment differs between any two. */
function unknownDifference({ kids }: Step, [one, other]: readonly unknown[]): string | null {
  if (!isRecord(one) || !isRecord(other)) return null;
  for (const { key, path, line } of kids.values()) {
    if (line?.role !== "nothing" || line.why !== "unknown") continue;
    const [first, second] = [one[key], other[key]];
    if (first !== second && typeof first !== "object" && typeof second !== "object") return path;
  }
  return null;
}
