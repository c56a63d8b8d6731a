import { sql } from "kysely";
import type { Database, Session } from "../../storage/database.ts";

/** Who has spent of a key: people who ask, polls, and others who have the same key. */
const spenders = ["people", "polls", "others"] as const;
export type Spender = (typeof spenders)[number];

/** Units of the service that were spent, by day of UTC. */
export interface Ledger {
  note(who: Spender, units: number, now: number): Promise<void>;
  /** The days since then, the first one whole. */
  since(from: number): Promise<Spent[]>;
}

export interface Spent {
  /** When the day began (ms UTC). */
  day: number;
  who: Spender;
  units: number;
}

const dayMs = 86_400_000;
const keptDays = 40;
const beginning = "spent ";

/** Keeps it beside the windows of the key, for all processes of one database. */
export function createLedger(database: Database): Ledger {
  let tidiedOn = 0;

  async function tidy(day: number): Promise<void> {
    if (day === tidiedOn) return;
    tidiedOn = day;
    const old = database.deleteFrom("api_budget").where("id", "like", `${beginning}%`);
    await old.where("blocked_until", "<", (day - keptDays) * dayMs).execute();
  }

  return {
    async note(who, units, now) {
      if (units === 0) return;
      const day = Math.floor(now / dayMs);
      const row = {
        id: `${beginning}${who} ${day}`,
        tat: units,
        rate: 0,
        blocked_until: day * dayMs,
        updated_at: Math.ceil(now),
      };
      await database
        .insertInto("api_budget")
        .values(row)
        .onConflict((conflict) => conflict.column("id").doUpdateSet({ tat: sql`api_budget.tat + ${units}` }))
        .execute();
      await tidy(day);
    },
    async since(from) {
      const first = Math.floor(from / dayMs) * dayMs;
      const query = database.selectFrom("api_budget").select(["id", "tat", "blocked_until"]).where("id", "like", `${beginning}%`);
      const rows = await query.where("blocked_until", ">=", first).orderBy("blocked_until").execute();
      return rows.flatMap(({ id, tat, blocked_until }) => {
        const who = spenders.find((one) => id.startsWith(`${beginning}${one} `));
        return who ? [{ day: blocked_until, who, units: tat }] : [];
      });
    },
  };
}

/** What one of them has spent. */
export function unitsOf(spent: readonly Spent[], who: Spender): number {
  return spent.reduce((sum, one) => sum + (one.who === who ? one.units : 0), 0);
}

/** Days of which the middle one counts: what somebody took at once is no habit. */
const habitDays = 3;

/** What others usually spend in a day, by the last whole ones. */
export function usualOfOthers(spent: readonly Spent[], now: number): number {
  const today = Math.floor(now / dayMs);
  const days = Array.from({ length: habitDays }, (_, nth) => (today - nth - 1) * dayMs);
  const units = days.map((day) =>
    unitsOf(
      spent.filter((one) => one.day === day),
      "others",
    ),
  );
  return units.sort((a, b) => a - b)[Math.floor(habitDays / 2)] ?? 0;
}

const warnedRow = "warned";

/** The share of the longest count that was used when operators were warned last; 0 where they weren't. */
export async function warnedShare(session: Session): Promise<number> {
  const row = await session.selectFrom("api_budget").select("tat").where("id", "=", warnedRow).executeTakeFirst();
  return row?.tat ?? 0;
}

export async function noteWarnedShare(session: Session, share: number, now: number): Promise<void> {
  const row = { tat: share, rate: 0, blocked_until: 0, updated_at: Math.ceil(now) };
  await session
    .insertInto("api_budget")
    .values({ id: warnedRow, ...row })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
    .execute();
}
