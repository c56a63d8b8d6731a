import { unlessApiTrouble } from "../../api/trouble.ts";
import { type Checks, checksOf } from "../../facts/checks.ts";
import type { Promises } from "../../feed/promises.ts";
import type { KnownMatch } from "../../matches/index.ts";

export interface CheckedDeps {
  /** Left out where a service needs no promises. */
  promises?: Promises | null;
}

/** How often matches are looked at, by their numbers; those that have begun, and of which nothing is known, are left out. */
export async function checksFor(
  { promises }: CheckedDeps,
  known: readonly KnownMatch[],
  { now, isNew = false }: { now: number; isNew?: boolean },
): Promise<ReadonlyMap<number, Checks>> {
  const ids = known.map(({ id }) => id);
  if (!promises || ids.length === 0) return new Map();
  const promised = await unlessApiTrouble(isNew ? promises.toGive(ids) : promises.given(ids));
  return new Map(
    known.flatMap(({ id, match: { startsAt } }) => {
      const one = promised?.get(id);
      const checks = one && startsAt !== null ? checksOf(one, { startsAt, now }) : null;
      return checks ? [[id, checks] as const] : [];
    }),
  );
}
