import type { LogEvent } from "kysely";
import type { Clock } from "../clock.ts";
import type { Log } from "../log.ts";

/** SQLite's, Postgres' and the operating system's word for it. */
const codes: ReadonlySet<unknown> = new Set(["SQLITE_FULL", "53100", "ENOSPC"]);

/** Whether something could not be saved because the disk is full. */
export function isFull(error: unknown): boolean {
  return error instanceof Error && "code" in error && codes.has(error.code);
}

/** Knows whether the database can save, by how its statements end. */
export interface Room {
  /** To be told of every statement. */
  note(event: LogEvent): void;
  /** Since when the disk has been full (ms UTC); null while there is room. */
  fullSince(): number | null;
}

const writing: ReadonlySet<string> = new Set(["InsertQueryNode", "UpdateQueryNode", "DeleteQueryNode"]);

/** Tells the operator once when the disk is full, and once when there is room again. */
export function createRoom({ clock, log }: { clock: Clock; log: Log }): Room {
  let since: number | null = null;
  let isOpen = false;

  /** Within a transaction a statement may succeed that does not fit on the disk: it is the commit that saves. */
  function hasSaved({ query: { sql, query } }: LogEvent): boolean {
    if (sql === "begin" || sql === "commit" || sql === "rollback") isOpen = sql === "begin";
    return sql === "commit" || (!isOpen && writing.has(query.kind));
  }

  return {
    note(event) {
      const saved = hasSaved(event);
      if (event.level === "error") {
        if (!isFull(event.error) || since !== null) return;
        since = clock.now();
        log.error({}, "the disk is full: nothing can be saved and no alert is sent until there is room");
      } else if (saved && since !== null) {
        since = null;
        log.info({}, "there is room on the disk again");
      }
    },
    fullSince: () => since,
  };
}
