import { LRUCache } from "lru-cache";
import { errorFields, type Log } from "../log.ts";
import type { Steering } from "./steered.ts";

interface KnownSteeringDeps {
  read(by: string): Promise<Steering | null>;
  /** Resolves when the database is late with its answers; null where it never is. */
  untilSlow(): Promise<void> | null;
  log: Log;
}

const kept = 10_000;

/** Which chat is managed from a private one: as it is, or as it was last known while the database cannot tell. Never rejects. */
export function createKnownSteering({ read, untilSlow, log }: KnownSteeringDeps): (by: string) => Promise<Steering | null> {
  const known = new LRUCache<string, Steering>({ max: kept });

  async function ask(by: string): Promise<Steering | null> {
    try {
      const steering = await read(by);
      if (steering?.kind === "steered") known.set(by, steering);
      else known.delete(by);
      return steering;
    } catch (error) {
      log.warn(errorFields(error), "which chat is managed could not be read");
      return known.get(by) ?? null;
    }
  }

  return (by) => {
    const asked = ask(by);
    const slow = untilSlow();
    return slow ? Promise.race([asked, slow.then(() => known.get(by) ?? null)]) : asked;
  };
}
