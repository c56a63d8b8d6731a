import { closeSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import Libsql from "libsql";
import { WrongSetting } from "../settings/wrong.ts";

/**
 * Keeps every other Linewatch away from an SQLite file until the returned function is called or the process ends, however
 * it ends: the operating system itself drops the lock. Throws when another one is at work there.
 */
export function lockSqlite(file: string): () => void {
  if (file === ":memory:") return () => undefined;
  // An open transaction on a small database of its own is the one lock that works alike on every system.
  try {
    mkdirSync(dirname(file), { recursive: true });
    closeSync(openSync(`${file}.lock`, "a", 0o600));
    const lock = new Libsql(`${file}.lock`);
    lock.exec("begin exclusive");
    return () => lock.close();
  } catch (error) {
    const isBusy =
      error instanceof Error &&
      /\b(busy|locked)\b/i.test(`${error.message} ${(error as { code?: unknown }).code}`.replace("_", " "));
    // The other one may be about to stop.
    if (isBusy) throw new Error(`another Linewatch is running on ${file}; stop it, or give this one a DATA_DIR of its own`);
    throw new WrongSetting(`${file} cannot be written: make its folder writable for this user, or set DATA_DIR to another one`);
  }
}
