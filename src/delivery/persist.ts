import type { Clock } from "../clock.ts";
import { isDatabaseAway } from "../storage/away.ts";

const againMs = 2_000;

/** Writes what must not be forgotten, such as that a message has arrived: as often as it takes while the database is away. */
export async function persist<T>(write: () => Promise<T>, clock: Clock): Promise<T> {
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
    }
    await clock.sleep(againMs);
  }
}
