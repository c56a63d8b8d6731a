import { type SqlBool, sql } from "kysely";
import type { FactCondition } from "../facts/facts.ts";
import type { FactKind } from "./fact-kind.ts";

/** Whether the fact `f` may be told of now. */
export function readyOf({ kinds, now }: { kinds: readonly FactKind[]; now: number }): FactCondition {
  return anyOf(kinds, (kind) => sql`${kind.wanted()} and ${kind.fresh(now)}`);
}

/** Whether the chat of the fact `f` still wants it. */
export function wantedOf(kinds: readonly FactKind[]): FactCondition {
  return anyOf(kinds, (kind) => kind.wanted());
}

function anyOf(kinds: readonly FactKind[], conditionOf: (kind: FactKind) => FactCondition): FactCondition {
  const cases = kinds.map((kind) => sql`(f.kind = ${kind.name} and ${conditionOf(kind)})`);
  return sql<SqlBool>`(${sql.join(cases, sql` or `)})`;
}

/** What belongs together, in the order in which it comes. */
export function groupedBy<T>(items: readonly T[], nameOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(nameOf(item));
    if (group) group.push(item);
    else groups.set(nameOf(item), [item]);
  }
  return groups;
}
