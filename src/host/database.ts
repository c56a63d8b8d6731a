import { sql } from "kysely";
import { type Log, reasonOf } from "../log.ts";
import { connectionTrouble } from "../proxy.ts";
import { tooOld } from "../storage/adoption.ts";
import { type Database, isPostgres, openUnchanged } from "../storage/database.ts";
import { type SchemaFound, schemaOf } from "../storage/upgrade.ts";
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
    if (schema.last !== null) await sql`update chats set state = state where 1 = 0`.execute(database);
    return seenOf(schema, isPostgres(url) ? "Postgres" : "SQLite");
  } catch (error) {
    const { says, look } = connectionTrouble(error, "DATABASE_URL") ?? { says: reasonOf(error), look: advice };
    return {
      findings: [red(about, `it cannot be used: ${says}`, advice.startsWith(look) ? advice : look)],
      isUsable: false,
      isNew: false,
    };
  } finally {
    await database?.destroy();
  }
}

function seenOf({ last, standing }: SchemaFound, engine: string): DatabaseSeen {
  const about = "database";
  const seen = (finding: Finding, isUsable: boolean) => ({ findings: [finding], isUsable, isNew: standing === "empty" });
  switch (standing) {
    case "empty":
      return seen(green(about, `${engine} answers, and is empty until the bot starts`), true);
    case "current":
      return seen(green(about, `${engine} answers, its schema is this version's`), true);
    case "adoptable":
    case "behind": {
      const says = `its schema is an earlier version's (${last})`;
      return seen(amber(about, says, "start the bot: it makes a backup, then changes the schema"), false);
    }
    case "too_old":
      return seen(red(about, "this version cannot read its schema", tooOld(last ?? "")), false);
    case "newer": {
      const says = `its schema is a later version's (${last})`;
      return seen(red(about, says, "start that version, or restore a backup of this one"), false);
    }
  }
}
