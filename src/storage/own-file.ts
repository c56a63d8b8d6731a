import { closeSync, openSync, renameSync, rmSync, statSync } from "node:fs";
import { sql } from "kysely";
import { WrongSetting } from "../settings/wrong.ts";
import type { Database } from "./database.ts";
import { lockSqlite } from "./lock.ts";

/** Why this process must not go on writing. Rows are saved first wherever the open file has no path any more. */
export type Loss =
  /** The file was deleted. All rows are back at its path. */
  | { kind: "deleted"; file: string }
  /** Another file lies at its path. All rows are in `savedAs`. */
  | { kind: "replaced"; file: string; savedAs: string }
  /** The lock was deleted, and another Linewatch has taken the file. */
  | { kind: "taken"; file: string };

/** An SQLite file that is ours alone, and its lock. */
export interface OwnFile {
  /** Looks whether both paths still lead to what is open. Tells `onLost` while no statement can run; a lost lock is taken again. */
  look(onLost: (loss: Loss) => void): Promise<void>;
  release(): void;
}

/** Takes the file for this process. Throws when another Linewatch is at work there. */
export function takeFile(file: string): OwnFile & { opened(database: Database): void } {
  let unlock = lockSqlite(file);
  let lockId = idOf(lockOf(file));
  let open: { database: Database; id: string | null } | null = null;

  /** False where somebody else has it by now. */
  function keepLock(): boolean {
    if (idOf(lockOf(file)) === lockId) return true;
    try {
      const unlockAgain = lockSqlite(file);
      unlock();
      unlock = unlockAgain;
      lockId = idOf(lockOf(file));
      return true;
    } catch (error) {
      // A folder that can't be written at present keeps others out as well.
      return error instanceof WrongSetting;
    }
  }

  return {
    opened: (database) => {
      open = { database, id: idOf(file) };
    },
    async look(onLost) {
      if (file === ":memory:" || !open) return;
      if (!keepLock()) return onLost({ kind: "taken", file });
      const { database, id } = open;
      if (idOf(file) !== id) await database.connection().execute(async (held) => onLost(await saveRows(held, file)));
    },
    release: () => unlock(),
  };
}

const lockOf = (file: string): string => `${file}.lock`;

/** Writes all rows of the open file to its path, or beside what lies there now. */
async function saveRows(held: Database, file: string): Promise<Loss> {
  const saved = `${file}.rescued-${new Date().toISOString().replace(/[-:]|\.\d+/g, "")}`;
  closeSync(openSync(saved, "ax", 0o600));
  await sql`vacuum into ${saved}`.execute(held);
  if (idOf(file) !== null) return { kind: "replaced", file, savedAs: saved };
  // A log that is left of the deleted file would be read into the new one.
  for (const end of ["-wal", "-shm"]) rmSync(`${file}${end}`, { force: true });
  renameSync(saved, file);
  return { kind: "deleted", file };
}

/** What tells a file from any other that comes to lie at its path; null where nothing does. */
function idOf(path: string): string | null {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found ? `${found.dev}:${found.ino}` : null;
}
