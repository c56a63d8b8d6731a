import { sql } from "kysely";
import { type Log, reasonOf } from "../log.ts";
import { type Database, isPostgres, latestSchema, openUnchanged, schemaOf } from "../storage/database.ts";
import { amber, type Finding, green, red } from "./finding.ts";

/** What was found of a database, and whether it can be worked with as it is. */
export interface DatabaseSeen {
  findings: Finding[];
  isUsable: boolean;
  /** No bot has ever used it. */
  isNew: boolean;
}

/** Looks at a database and changes nothing: its schema is brought up to date by a bot that starts, after a backup. */
export async function lookAtDatabase(url: string, log: Log): Promise<DatabaseSeen> {
  const about = "database";
  const advice = isPostgres(url)
    ? "look at DATABASE_URL, and whether the Postgres runs"
    : "let the bot's user write its file and folder, or set DATA_DIR to another one";
  let database: Database | null = null;
  try {
    database = openUnchanged(url, log);
    const schema = await schemaOf(database);
    // Needs the right to write, and room to begin; no row is touched.
    if (schema !== null) await sql`update chats set state = state where 1 = 0`.execute(database);
    return seenOf(schema, isPostgres(url) ? "Postgres" : "SQLite");
  } catch (error) {
    return { findings: [red(about, `it cannot be used: ${reasonOf(error)}`, advice)], isUsable: false, isNew: false };
  } finally {
    await database?.destroy();
  }
}

function seenOf(schema: string | null, engine: string): DatabaseSeen {
  const about = "database";
  const seen = (finding: Finding, isUsable: boolean) => ({ findings: [finding], isUsable, isNew: schema === null });
  if (schema === null) return seen(green(about, `${engine} answers, and is empty until the bot starts`), true);
  if (schema === latestSchema) return seen(green(about, `${engine} answers, its schema is that of this version`), true);
  if (schema > latestSchema)
    return seen(
      red(about, `its schema is that of a later version (${schema})`, "start that version, or restore a backup of this one"),
      false,
    );
  const says = `its schema is that of an earlier version (${schema})`;
  return seen(amber(about, says, "start the bot: it makes a backup, then changes the schema"), false);
}
