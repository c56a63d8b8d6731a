import type { PlatformName } from "../chat/address.ts";
import { countWaiting } from "../facts/backlog.ts";
import type { Session } from "../storage/database.ts";

/** From when to when a platform did not take what it was sent (ms UTC); it lasts while `to` is null. */
export interface Outage {
  from: number;
  to: number | null;
}

/** The last outage of a platform, as whoever delivers there has written it down; null when there was none. */
export async function lastOutage(session: Session, platform: PlatformName): Promise<Outage | null> {
  const row = await session.selectFrom("outages").selectAll().where("platform", "=", platform).executeTakeFirst();
  return row ? { from: row.from_at, to: row.to_at } : null;
}

/** Writes an outage down, or its end. */
export async function keepOutage(session: Session, platform: PlatformName, { from, to }: Outage): Promise<void> {
  const row = { platform, from_at: from, to_at: to };
  await session
    .insertInto("outages")
    .values(row)
    .onConflict((conflict) => conflict.column("platform").doUpdateSet(row))
    .execute();
}

/** A platform that fails now. */
export interface FailingPlatform {
  platform: PlatformName;
  since: number;
  /** How much waits there to be told: movements, value bets and what is told once. */
  waiting: number;
}

/** The platforms that fail now, the longest failing first. */
export async function failingPlatforms(session: Session, now: number): Promise<FailingPlatform[]> {
  const rows = await session.selectFrom("outages").selectAll().where("to_at", "is", null).orderBy("from_at").execute();
  const failing: FailingPlatform[] = [];
  for (const { platform, from_at } of rows) {
    const waiting = await countWaiting(session, platform, now);
    failing.push({ platform: platform as PlatformName, since: from_at, waiting });
  }
  return failing;
}
