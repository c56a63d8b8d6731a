import { noteShown, type Shown, type ShownTo } from "../chats/shown.ts";
import { errorFields, type Log } from "../log.ts";
import type { Storage } from "./storage.ts";

/** Remembers what somebody was shown, for as long as the database is quick with it. Never rejects. */
export type NoteShown = (to: ShownTo, shown: Omit<Shown, "until">) => Promise<void>;

export function createNoteShown({ storage, log }: { storage: Storage; log: Log }): NoteShown {
  const { database, clock, unlessSlow } = storage;
  return async (to, shown) => {
    const noted = noteShown(database, { ...to, ...shown, now: clock.now() });
    const warned = noted.catch((error: unknown) => log.warn(errorFields(error), "could not note what somebody was shown"));
    await unlessSlow(warned, () => undefined);
  };
}
