import { type Kysely, type Migration, Migrator, sql } from "kysely";
import type { Log } from "../log.ts";
import { adopt, isAdoptable, isAdoptableSchema, tooOld, unadopt } from "./adoption.ts";
import { engineOf } from "./engine.ts";
import { makeBaseline } from "./schema.ts";
import { type AnySession, baseline, steps as ourSteps, type Step, type Steps } from "./steps.ts";
import type { Tables } from "./tables.ts";

/**
 * How the schema of a database stands to this program's. One of before the baseline is `adoptable` or `too_old`; one that lacks steps
 * is `behind`.
 */
type Standing = "empty" | "too_old" | "adoptable" | "behind" | "current" | "newer";

export interface SchemaFound {
  /** Its last step; null for an empty database. */
  last: string | null;
  standing: Standing;
}

export interface UpgradeOptions {
  log: Log;
  /** Is called before a schema with something in it is changed, with its last step. When it rejects, nothing is changed. */
  beforeChange?: ((schema: string) => Promise<void>) | undefined;
  /** What comes after the baseline. */
  steps?: Steps;
}

/**
 * Brings the schema of a database up to date, one process after the other. Adoption is a transaction, and all missing steps are one:
 * a killed process leaves what was there, and the next one begins again. Throws what the host can do about a schema that stays.
 */
export async function upgrade(database: Kysely<Tables>, options: UpgradeOptions): Promise<void> {
  const { steps = ourSteps } = options;
  await oneAfterTheOther(database, async () => {
    const found = await schemaOf(database, steps);
    refuse(found);
    // Another process may have brought it up to date meanwhile.
    if (found.standing === "current") return;
    if (found.last !== null) await options.beforeChange?.(found.last);
    if (found.standing === "adoptable") await adoptTold(database, found.last ?? "", options.log);
    await takeSteps(database, { to: null, steps, onStep: toldSteps(found, { steps, log: options.log }) });
  });
}

/** Looks at the schema of a database and changes nothing. */
export async function schemaOf(database: Kysely<Tables>, steps: Steps = ourSteps): Promise<SchemaFound> {
  const done = await stepsDone(database);
  return { last: done.at(-1) ?? null, standing: standingOf(done, steps) };
}

/** The names of the steps that a database has had, the last one last. */
async function stepsDone(database: Kysely<Tables>): Promise<string[]> {
  const isThere =
    engineOf(database) === "postgres"
      ? sql`select 1 from pg_tables where schemaname = current_schema() and tablename = 'schema'`
      : sql`select 1 from sqlite_master where type = 'table' and name = 'schema'`;
  if ((await isThere.execute(database)).rows.length === 0) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table("schema")}`.execute(database);
  return rows.map(({ name }) => name).sort();
}

function standingOf(done: readonly string[], steps: Steps): Standing {
  const known = [baseline, ...Object.keys(steps)];
  const last = done.at(-1);
  if (last === undefined) return "empty";
  if (last < baseline) return isAdoptable(done) ? "adoptable" : "too_old";
  if (done.some((name) => !known.includes(name))) return "newer";
  return done.length === known.length ? "current" : "behind";
}

function refuse({ last, standing }: SchemaFound): void {
  if (standing === "too_old") throw new Error(tooOld(last ?? ""));
  if (standing === "newer")
    throw new Error("it was made by a newer Linewatch: start that version or a later one, or give this one another database");
}

/** On Postgres several processes may start at the same moment. An SQLite file has one alone, by its lock. */
async function oneAfterTheOther(database: Kysely<Tables>, work: () => Promise<void>): Promise<void> {
  if (engineOf(database) === "sqlite") return work();
  const lock = sql`hashtext('the schema of Linewatch'), hashtext(current_schema())`;
  await database.connection().execute(async (held) => {
    await sql`select pg_advisory_lock(${lock})`.execute(held);
    try {
      await work();
    } finally {
      await sql`select pg_advisory_unlock(${lock})`.execute(held);
    }
  });
}

async function adoptTold(database: Kysely<Tables>, from: string, log: Log): Promise<void> {
  log.info({ from, to: baseline }, "the schema of an earlier version is taken over");
  await adoptNow(database, from);
}

async function adoptNow(database: Kysely<Tables>, from: string): Promise<void> {
  await withoutReferences(database, () => database.transaction().execute((session) => whole(session, (it) => adopt(it, from))));
}

/** Says in the log which step begins, and how many there are: a large database takes minutes, and nobody is answered meanwhile. */
function toldSteps({ last, standing }: SchemaFound, { steps, log }: { steps: Steps; log: Log }): (step: string) => void {
  if (last === null) return () => undefined;
  const names = Object.keys(steps);
  const missing = standing === "adoptable" ? names : names.filter((name) => name > last);
  return (step) => {
    const fields = { step, nth: missing.indexOf(step) + 1, steps: missing.length, from: last };
    log.info(fields, "a step of the schema begins");
  };
}

interface Taking {
  /** The last step to take; null for all. */
  to: string | null;
  steps: Steps;
  /** Is told as each step begins. */
  onStep?: (step: string) => void;
}

/** Takes the steps that a database lacks, the baseline included, with the note of each; all in one transaction. */
async function takeSteps(database: Kysely<Tables>, { to, steps, onStep = () => undefined }: Taking): Promise<void> {
  const all = Object.entries({ [baseline]: makeBaseline, ...steps });
  const migrationOf = ([name, step]: [string, Step]): [string, Migration] => [
    name,
    {
      async up(session) {
        onStep(name);
        await whole(session, step);
      },
    },
  ];
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => Object.fromEntries(all.map(migrationOf)) },
    migrationTableName: "schema",
    migrationLockTableName: "schema_lock",
    ...(await ownSchema(database)),
  });
  const { error } = await withoutReferences(database, () => (to === null ? migrator.migrateToLatest() : migrator.migrateTo(to)));
  if (error) throw error instanceof Error ? error : new Error("the database's schema could not be brought up to date");
}

/** Without it, the migrator takes tables of the same name in any schema of a shared Postgres for its own. */
async function ownSchema(database: Kysely<Tables>): Promise<{ migrationTableSchema?: string }> {
  if (engineOf(database) !== "postgres") return {};
  const { rows } = await sql<{ name: string | null }>`select current_schema() as name`.execute(database);
  const name = rows[0]?.name;
  return name ? { migrationTableSchema: name } : {};
}

/**
 * SQLite changes most of a table by making it anew, and to drop the old one would take along all rows that refer to it. So nobody
 * looks at references during a step; `whole` does after it. Inside a transaction this can't be said.
 */
async function withoutReferences<T>(database: Kysely<Tables>, work: () => Promise<T>): Promise<T> {
  if (engineOf(database) !== "sqlite") return work();
  await sql`pragma foreign_keys = off`.execute(database);
  try {
    return await work();
  } finally {
    await sql`pragma foreign_keys = on`.execute(database);
  }
}

/** Throws when a row refers to none after a step. Postgres has looked at that itself. */
async function whole(session: AnySession, step: Step): Promise<void> {
  await step(session);
  if (engineOf(session) !== "sqlite") return;
  const { rows } = await sql<{ table: string; parent: string }>`pragma foreign_key_check`.execute(session);
  const [first] = rows;
  if (first) throw new Error(`${rows.length} references are broken, the first of ${first.table} to ${first.parent}`);
}

/** Whether a backup with this schema can be restored. */
export function isRestorable(schema: string): boolean {
  return isAdoptableSchema(schema) || schema === baseline || schema in ourSteps;
}

/** Brings a database without rows to the schema of a backup, for its rows to be filled in. */
export async function prepare(database: Kysely<Tables>, schema: string): Promise<void> {
  const { last, standing } = await schemaOf(database);
  if (last === schema) return;
  if (standing === "adoptable") await adoptNow(database, last ?? "");
  if (!isAdoptableSchema(schema)) return takeSteps(database, { to: schema, steps: ourSteps });
  await takeSteps(database, { to: baseline, steps: ourSteps });
  await database.transaction().execute((session) => unadopt(session, schema));
}
