import type { Database } from "../storage/database.ts";
import type { Shape } from "./shape.ts";

/** What an answer looked like when this source was last examined; empty when it never was. */
export async function recallShape(database: Database, of: { source: string; endpoint: string }): Promise<Shape> {
  const rows = await database
    .selectFrom("api_fields")
    .select(["field", "type"])
    .where("source", "=", of.source)
    .where("endpoint", "=", of.endpoint)
    .execute();
  return new Map(rows.map(({ field, type }) => [field, type]));
}

export interface Remembering {
  source: string;
  endpoint: string;
  shape: Shape;
  now: number;
}

/** Keeps the shape of an answer in place of the one before. */
export async function rememberShape(database: Database, { source, endpoint, shape, now }: Remembering): Promise<void> {
  const rows = [...shape].map(([field, type]) => ({ source, endpoint, field, type, seen_at: now }));
  await database.transaction().execute(async (transaction) => {
    await transaction.deleteFrom("api_fields").where("source", "=", source).where("endpoint", "=", endpoint).execute();
    if (rows.length > 0) await transaction.insertInto("api_fields").values(rows).execute();
  });
}
