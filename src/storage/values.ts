import { type RawBuilder, sql } from "kysely";

interface ColumnTypes {
  bigint: number;
  text: string | null;
}

/** Rows that one statement is to go through. */
type Rows<Types extends Record<string, keyof ColumnTypes>> = readonly {
  [Column in keyof Types]: ColumnTypes[Types[Column]];
}[];

/**
 * Rows as a table that a statement can join: the body of a common table expression whose columns are named in the order of
 * `types`. Postgres has to be told the types of what it is given.
 */
export function valuesOf<const Types extends Record<string, keyof ColumnTypes>>(
  types: Types,
  rows: Rows<Types>,
): RawBuilder<Rows<Types>[number]> {
  const columns = Object.entries(types);
  const tuples = rows.map((row) => {
    const cells = columns.map(([name, type]) => sql`cast(${row[name]} as ${sql.raw(type)})`);
    return sql`(${sql.join(cells)})`;
  });
  return sql`(values ${sql.join(tuples)})`;
}
