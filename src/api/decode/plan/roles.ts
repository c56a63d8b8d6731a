import type { Kind } from "../rows.ts";
import { type ItemKind, itemWords } from "../words/items.ts";
import { among, type PlanLine, roles } from "./plan.ts";

/** The roles that a column of an answer can have. */
export function rolesOf(kind: Kind): readonly string[] {
  if (isOdds(kind)) return roles;
  const chances = kind === "predictions" ? ["home_chance", "draw_chance", "away_chance"] : [];
  return [...itemWords[kind].roles.keys(), ...chances, ...itemWords[kind].key, "nothing"];
}

export function isOdds(kind: Kind): kind is Exclude<Kind, ItemKind> {
  return kind === "odds" || kind === "history";
}

/** Reads what `roleText` wrote; null when it is no role of the kind. */
export function roleOf(text: string, kind: Kind): Pick<PlanLine, "role" | "of"> | null {
  return among(rolesOf(kind), text);
}
