import type { ListShape } from "../definition.ts";
import { type Conditions, compileConditions } from "./conditions.ts";
import { compileFields, compileValues, type Field, type ListKind, readFields, type Valuing } from "./fields.ts";
import { compileLevels, forEachEntry, type Level, missingLevel, noPresence, type Presence } from "./levels.ts";
import { hasLine, marketMeant, meaningOf } from "./markets.ts";
import { numberOf, timeOf } from "./numbers.ts";
import { compileFirst, type Path, type Place } from "./path.ts";
import {
  type Common,
  createRefusals,
  type ListRow,
  Misfit,
  mostEntries,
  type Question,
  type Reader,
  reasons,
} from "./reading.ts";
import { foldedSides } from "./words.ts";

interface CompiledList {
  kind: ListKind;
  levels: readonly Level[];
  conditions: Conditions;
  fields: readonly Field[];
  valuing: Valuing;
  refreshed: Path | null;
}
/** What one answer turned out to have. */
interface Tally {
  found: Set<Path>;
  presence: Presence;
  entries: number;
  meant: number;
  /** ms UTC, by the first who says: the whole answer, or one of its entries. */
  refreshedAt: number | null;
}

/** Compiles the shape of a list once; its reader reads any number of answers. Throws `BadPath` for a shape that can't be read. */
export function listReader(kind: ListKind, shape: ListShape, common: Common): Reader<ListRow> {
  const { names, levels } = compileLevels(shape.each);
  const fields = compileFields(kind, shape, names);
  const conditions = compileConditions(shape, names);
  const refreshed = shape.refreshed === undefined ? null : compileFirst(shape.refreshed, names);
  const list = { kind, levels, conditions, fields, valuing: compileValues(shape, common), refreshed };
  const total = shape.total === undefined ? null : compileFirst(shape.total, ["answer"]);

  return function read(json, question = {}) {
    const refusals = createRefusals();
    const tally: Tally = { found: new Set(), presence: noPresence(levels), entries: 0, meant: 0, refreshedAt: null };
    const start: Place = { values: [json], keys: [0] };
    const rows = readEntries(list, start, tally, refusals.leave);
    const refused = refusals.list();

    refuseMisfit(list, tally);
    if (tally.meant > 0 && rows.length === 0)
      throw new Misfit(entryText(list), `has no entry that can be read: ${refused.map(({ why }) => why).join(", ")}`);
    refuseOther(rows, question);
    return { rows, refused, refreshedAt: tally.refreshedAt, total: numberOf(total?.get(start)) };
  };
}

function readEntries(list: CompiledList, start: Place, tally: Tally, leave: (where: string, why: string) => void): ListRow[] {
  const { kind, levels, conditions, fields, valuing, refreshed } = list;
  const rows: ListRow[] = [];
  const where = entryText(list);
  const noteRefresh = (place: Place) => {
    if (refreshed) tally.refreshedAt ??= timeOf(refreshed.get(place), valuing.zone);
  };
  noteRefresh(start);
  forEachEntry(levels, start, tally.presence, (entry) => {
    tally.entries += 1;
    if (tally.entries > mostEntries) throw new Misfit("answer", `has more than ${mostEntries} entries`);
    noteRefresh(entry);
    if (!conditions.apply(entry, tally.found)) {
      leave(where, reasons.notMeant);
      return;
    }
    tally.meant += 1;
    const read = readFields(fields, entry, tally.found, valuing);
    const row = "lacks" in read ? `no ${read.lacks}` : kind === "value_bets" ? valueBet(read.row, valuing) : read.row;
    if (typeof row === "string") leave(where, row);
    else rows.push(row);
  });
  return rows;
}

/** Throws `Misfit` for an answer that lacks what the definition names. */
function refuseMisfit({ levels, conditions, fields }: CompiledList, { found, presence, entries, meant }: Tally): void {
  const level = missingLevel(levels, presence);
  if (level !== null) throw new Misfit(level, "is not there");
  const columns = fields.flatMap(({ paths }) => paths.map(([, path]) => path));
  const named = [...(entries > 0 ? conditions.paths : []), ...(meant > 0 ? columns : [])];
  const lost = named.find((path) => !path.optional && !found.has(path));
  if (lost) throw new Misfit(lost.text, `is in none of ${entries} entries`);
}

/** A value bet with our names of market and selection, as a price has; or why it is none. */
function valueBet(row: ListRow, { words }: Valuing): ListRow | string {
  const [name, selection] = [String(row["market"]), String(row["selection"])];
  const line = typeof row["line"] === "number" ? row["line"] : null;
  const market = marketMeant(name, words.market);
  if (market === "never") return `${name}: no price to back`;
  if (market === "other")
    return { ...row, market, selection: `${name}: ${selection}${line === null ? "" : ` ${line}`}`, line: null };

  const sides = foldedSides({ home: namesIn(row, "home_name"), away: namesIn(row, "away_name") });
  // The line has one column for all markets: where a market has none, it says nothing.
  const lineText = hasLine(market) ? line : null;
  const read = meaningOf(market, { selection, line, lineText, known: words.selection, sides });
  return "why" in read ? `${name}: ${read.why}` : { ...row, market, ...read };
}

function namesIn(row: ListRow, field: string): unknown[] {
  return [row[field], ...Object.values(row[`${field}_names`] ?? {})];
}

/** An answer about one match that was not asked for is refused. */
function refuseOther(rows: readonly ListRow[], { matches }: Question): void {
  const other = matches && rows.find(({ slug }) => !matches.includes(String(slug)));
  if (other) throw new Misfit("match", `is ${String(other["slug"])}, and ${matches.join(", ")} was asked for`);
}

function entryText({ levels }: CompiledList): string {
  return levels.at(-1)?.text ?? "answer";
}
