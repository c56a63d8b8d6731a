import { isRecord } from "../fields.ts";
import type { Known, Reader } from "../plan/kept.ts";
import type { RowOf } from "../rows.ts";
import type { ItemKind } from "../words/items.ts";
import { edgeUnits } from "./edges.ts";
import { planItems } from "./planner.ts";
import { type RowValues, rowsByPlan } from "./reading.ts";
import { areInPercent, bonusRow, bookmakerRow, fighterRow, groupRow, matchRow, predictionRow, withCommonScale } from "./rows.ts";
import { valueBetRows } from "./value-bets.ts";

/** Reads an answer that is a list of items, or one item. */
export const itemsReader: Reader<ItemKind> = {
  plan: planItems,

  rows(payload, plan, known) {
    const { rows, isNew, more } = rowsByPlan(payload, plan, known.kind);
    if (more) known.report.note("the answer is larger or deeper than is read");
    return { rows: makers(known)[known.kind](rows), holds: !isNew && rows.length > 0 };
  },
};

function makers({ report, mapping }: Known<ItemKind>): { [K in ItemKind]: (rows: readonly RowValues[]) => RowOf[K][] } {
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
