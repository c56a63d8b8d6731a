import { sql } from "kysely";
import type { Database, Session } from "../../storage/database.ts";
import { engineOf } from "../../storage/engine.ts";
import { withoutSyncing } from "../../storage/transact.ts";
import { atMostCold, type BudgetState, broughtUpTo, coldStart, restarted, spentUntil } from "./gcra.ts";

interface Change {
  now: number;
  /** Begins anew, empty: the time that the state speaks of means nothing any more. */
  startOver?: boolean;
  /** Gives the state back as it is where nothing is spent. */
  by(state: BudgetState): BudgetState;
}

/** Keeps what is left of the budget in the database, so that a restart does not give more than there is. */
export interface Purse {
  /** Changes what is left, and resolves to it once no process can spend it again. */
  change(change: Change): Promise<BudgetState>;
  /** Writes down what is left, to the last request. */
  close(): Promise<void>;
}

/** For several processes: each change is a transaction, which waits for those of the others. */
export function createSharedPurse(database: Database): Purse {
  return {
    change: (wanted) =>
      database.transaction().execute(async (session) => {
        await withoutSyncing(session);
        const saved = await readOrBegin(session, wanted.now);
        const known = atMostCold(wanted.now, saved);
        const { state, isNews } = changedBy(known, wanted);
        // What was written ahead gives way to what is so, or it would be ahead at the next look as well.
        if (isNews || known.tat < saved.tat) await saveState(session, state);
        return state;
      }),
    close: async () => undefined,
  };
}

/** So much of what will be spent is written down at once. */
const aheadMs = 60_000;

/**
 * For the one process of a SQLite file: what is left is in memory. Once a minute it is written down as if the minute to come
 * were spent already, so whoever starts after a crash begins with an empty bucket, as a new bot does. While another process
 * writes to the file, as `npm run doctor` may, each change is a transaction.
 */
export function createOwnPurse(database: Database): Purse {
  let state: BudgetState | null = null;
  let aheadFrom = Number.POSITIVE_INFINITY;
  let version: number | null = null;
  let sharedUntil = Number.NEGATIVE_INFINITY;
  let last: Promise<unknown> = Promise.resolve();

  async function change(wanted: Change): Promise<BudgetState> {
    const { now } = wanted;
    await lookForOthers(now);
    const isShared = now < sharedUntil;
    const isCovered = now >= aheadFrom && now < aheadFrom + aheadMs;
    if (!state || isShared || !isCovered) return save(wanted, isShared);
    const changed = changedBy(state, wanted);
    // A pause that the service asks for outlives us.
    if (changed.state.blockedUntil !== state.blockedUntil || changed.state.updatedAt < state.updatedAt)
      return save(wanted, false);
    state = changed.state;
    return state;
  }

  async function save(wanted: Change, isShared: boolean): Promise<BudgetState> {
    const { now } = wanted;
    const known = state;
    const changed = await database.transaction().execute(async (session) => {
      const saved = known && !isShared ? known : fuller(known, atMostCold(now, await readOrBegin(session, now)));
      const { state: after, isNews } = changedBy(saved, wanted);
      if (isNews) await saveState(session, isShared ? after : spentUntil(after, now + aheadMs));
      return { after, isNews };
    });
    state = changed.after;
    if (changed.isNews) aheadFrom = isShared ? Number.POSITIVE_INFINITY : now;
    return state;
  }

  /** SQLite counts what other connections write. */
  async function lookForOthers(now: number): Promise<void> {
    const { rows } = await sql<{ data_version: number }>`pragma data_version`.execute(database);
    const found = rows[0]?.data_version ?? 0;
    if (version !== null && found !== version) sharedUntil = now + aheadMs;
    version = found;
  }

  /** One after the other: each goes by what the one before has left. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  }

  async function close(): Promise<void> {
    const left = state;
    if (left) await database.transaction().execute((session) => saveState(session, left));
  }

  return { change: (wanted) => inTurn(() => change(wanted)), close: () => inTurn(close) };
}

interface Changed {
  state: BudgetState;
  /** Whether it must be written down: the next look must not start over again either. */
  isNews: boolean;
}

function changedBy(saved: BudgetState, { now, startOver = false, by }: Change): Changed {
  const before = startOver ? restarted(now, saved) : broughtUpTo(now, saved);
  const state = by(before);
  return { state, isNews: state !== before || startOver || state.updatedAt < saved.updatedAt };
}

/** What is left when both are true. */
function fuller(known: BudgetState | null, saved: BudgetState): BudgetState {
  return known && known.tat > saved.tat
    ? { ...saved, tat: known.tat, peopleTat: Math.max(known.peopleTat, saved.peopleTat) }
    : saved;
}

/** Two rows of one table: all requests, and the people's share of them. The first is the lock for both. */
const requestsRow = "requests";
const peopleRow = "people";

async function readOrBegin(session: Session, now: number): Promise<BudgetState> {
  const saved = await readState(session);
  if (saved) return saved;
  const cold = coldStart(now);
  await session
    .insertInto("api_budget")
    .values(rowsOf(cold))
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  return (await readState(session)) ?? cold;
}

async function readState(session: Session): Promise<BudgetState | null> {
  const query = session.selectFrom("api_budget").selectAll();
  const locking = engineOf(session) === "postgres" ? query.forUpdate() : query;
  const requests = await locking.where("id", "=", requestsRow).executeTakeFirst();
  if (!requests) return null;
  const people = await query.where("id", "=", peopleRow).executeTakeFirst();
  return {
    tat: requests.tat,
    peopleTat: people?.tat ?? requests.tat,
    rate: requests.rate,
    blockedUntil: requests.blocked_until,
    updatedAt: requests.updated_at,
  };
}

async function saveState(session: Session, state: BudgetState): Promise<void> {
  for (const { id, ...row } of rowsOf(state)) {
    await session.updateTable("api_budget").set(row).where("id", "=", id).execute();
  }
}

function rowsOf(state: BudgetState) {
  const times = { rate: state.rate, blocked_until: Math.ceil(state.blockedUntil), updated_at: Math.ceil(state.updatedAt) };
  return [
    { id: requestsRow, tat: state.tat, ...times },
    { id: peopleRow, tat: state.peopleTat, ...times },
  ];
}
