import { notationOf } from "../prices.ts";
import { type Pins, type PlanLine, parentOf, type Refused } from "./plan.ts";

/** A column of prices, and what its place rests on. */
export interface Family {
  path: string;
  /** The market has a name. */
  named: boolean;
  /** Containers around it that nobody understands. */
  unknown: readonly string[];
  /** Texts around it that nobody understands. */
  texts: readonly string[];
  /** The bookmaker is known. */
  booked: boolean;
}

/**
 * A container that nobody understands may be a wrapper, or it may say that these are the prices of something else. It is a wrapper
 * only where all prices are in it, and their markets say themselves which they are.
 */
export function dropUnexplained({
  families,
  lines,
  refused,
}: {
  families: Family[];
  lines: Map<string, PlanLine>;
  refused: Refused[];
}): void {
  const drop = (family: Family) => {
    const line = lines.get(family.path);
    const reason =
      family.unknown.length > 0
        ? `what ${family.unknown.at(-1)} is about is not known`
        : `the market has no name, and what ${family.texts.at(-1)} says is not known`;
    if (line !== undefined) lines.set(family.path, { ...line, role: "nothing", of: null, why: reason });
    const container = family.unknown.at(-1);
    const readings = container === undefined ? marketOrNot(family.texts.at(-1) ?? "") : nameOrNot(container, family);
    refused.push({ path: family.path, reason, readings });
  };
  const sure = families.filter(({ named, unknown, texts }) => named || unknown.length + texts.length === 0);
  for (const family of families) {
    const wraps = family.unknown.every((path) => sure.every((other) => other.path.startsWith(path)));
    if (!sure.includes(family) || !wraps) drop(family);
  }
}

/** A text that may be the market's name, or say nothing of it. */
export function marketOrNot(path: string): Pins[] {
  return [{ [path]: "market" }, { [path]: "nothing" }];
}

/** A container whose key may be a name, or which says nothing of what is in it. */
function nameOrNot(path: string, { booked, named }: Family): Pins[] {
  const name = booked ? "market" : "bookmaker";
  const above = parentOf(path);
  const isName = above !== null && !(booked && named);
  return [...(isName ? [{ [`${above}{}`]: name }] : []), { [path]: "leads on" }];
}

/** The lines of a plan without those inside of what plays no part; what was refused is shown with its way. */
export function withoutDetails(lines: readonly PlanLine[]): PlanLine[] {
  const leads = new Set<string>();
  for (const { path, role, why } of lines)
    if (role === "price" || path.endsWith("{}") || (why !== null && why !== "unknown"))
      for (const prefix of prefixesOf(path)) leads.add(prefix);
  const done = lines.map((line) =>
    line.role === "leads on" && !leads.has(line.path) ? { ...line, role: "nothing" as const } : line,
  );
  const idle = new Set(done.filter(({ role }) => role === "nothing").map(({ path }) => path));
  return done.filter(({ path }) => !prefixesOf(path).some((prefix) => prefix !== path && idle.has(prefix)));
}

function prefixesOf(path: string): string[] {
  const ends = [...path.matchAll(/(?=[.[{])/g)].map(({ index }) => index);
  return [...ends.map((end) => path.slice(0, end)), path];
}

/** The numbers that nobody understands: one of them may be the price. */
export function unknownNumbers(lines: ReadonlyMap<string, PlanLine>): string {
  const paths = [...lines.values()]
    .filter(({ role, why, example }) => role === "nothing" && why === "unknown" && notationOf(example) !== null)
    .map(({ path }) => path);
  return paths.length === 0 ? "" : `: ${paths.slice(0, 3).join(" or ")} may be one`;
}
