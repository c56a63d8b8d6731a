import { foldKey } from "../fields.ts";
import { limits } from "../limits.ts";
import { rememberedOf } from "../remembered.ts";
import type { FieldSeen, Kind } from "../rows.ts";
import { keysOfPath, type Plan, type PlanLine, parentOf } from "./plan.ts";
import { isOdds } from "./roles.ts";

/** The fields that a plan has something to say of, each once: those of the rows, or, of odds, all that lead to no others. */
export function fieldsOf(plan: Plan, kind: Kind, quiet: ReadonlySet<string>): FieldSeen[] {
  const rows = plan.lines.filter(({ role }) => role === "row").map(({ path }) => path);
  const wanted = placed(plan).filter(({ above, line }) => (isOdds(kind) ? line.role !== "leads on" : rows.includes(above)));
  return wanted.slice(0, limits.fields).map(({ line: { role, why, type, example }, above, key }) => {
    const understood = why !== "unknown" || role !== "nothing" || quiet.has(foldKey(key));
    const level = isOdds(kind) && above !== "" ? `${kind}.${above}` : kind;
    const said = example ?? (type === "object" ? "an object" : type);
    return { field: `${level}.${key.slice(0, 60)}`, type, understood, example: understood ? null : said };
  });
}

interface Field {
  line: PlanLine;
  /** The path of the object that it stands in. */
  above: string;
  key: string;
}

const placed = rememberedOf(({ lines }: Plan): readonly Field[] => {
  const fields = new Map<string, Field>();
  for (const line of lines) {
    const above = parentOf(line.path);
    const key = keysOfPath(line.path)?.at(-1);
    if (above !== null && key !== undefined && !fields.has(line.path)) fields.set(line.path, { line, above, key });
  }
  return [...fields.values()];
});
