import type { Clock } from "../clock.ts";
import { type SettleDeps, type Settlement, settle } from "./settle.ts";

/** Writes one outcome down; rejects when that failed. */
export type Settling = (settlement: Settlement) => Promise<void>;

interface Pending {
  settlement: Settlement;
  resolve(): void;
  reject(error: unknown): void;
}

/** More in one transaction gains nothing and holds its rows for longer. */
const mostTogether = 30;

/**
 * Writes outcomes down as they come; those that come while others are being written go together in the next transaction. So
 * the slower the database is, the more of them share its answer. One that cannot be written does not keep the others from it.
 */
export function createSettling(deps: SettleDeps, clock: Clock): Settling {
  const pending: Pending[] = [];
  let isWriting = false;

  async function write(): Promise<void> {
    if (isWriting) return;
    isWriting = true;
    while (pending.length > 0) await writeSome(pending.splice(0, mostTogether));
    isWriting = false;
  }

  async function writeSome(some: readonly Pending[]): Promise<void> {
    try {
      await settle(
        deps,
        some.map(({ settlement }) => settlement),
        clock.now(),
      );
      for (const { resolve } of some) resolve();
    } catch (error) {
      const [only, ...others] = some;
      if (only && others.length === 0) only.reject(error);
      else await Promise.all(some.map(writeAlone));
    }
  }

  async function writeAlone({ settlement, resolve, reject }: Pending): Promise<void> {
    await settle(deps, [settlement], clock.now()).then(resolve, reject);
  }

  return (settlement) =>
    new Promise((resolve, reject) => {
      pending.push({ settlement, resolve, reject });
      void write();
    });
}
