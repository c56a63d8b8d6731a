/** The database does not answer at present; what was asked of it may be asked again later. */
export class DatabaseAway extends Error {
  override name = "DatabaseAway";

  constructor() {
    super("the database does not answer");
  }
}

/** What Postgres says while it starts, stops or has no connection left, and what the system says of a way that is cut. */
const awayCodes: ReadonlySet<unknown> = new Set([
  ...["57P01", "57P02", "57P03", "25P03", "53300", "08000", "08001", "08003", "08004", "08006"],
  ...["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "EHOSTUNREACH", "ENETUNREACH", "ENETDOWN", "ENOTFOUND", "EAI_AGAIN"],
]);
/** The driver has no codes for these. */
const awayWords =
  /^(Connection terminated|timeout e(xceeded|xpired)|Query read timeout|Client has encountered a connection error)/i;

/** Null for such an error; any other is thrown again. */
export function nullIfAway(error: unknown): null {
  if (isDatabaseAway(error)) return null;
  throw error;
}

/** Whether an error says that the database is away, and nothing about what was asked of it. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DatabaseAway) return true;
  if (!(error instanceof Error)) return false;
  return ("code" in error && awayCodes.has(error.code)) || awayWords.test(error.message);
}

/**
 * What Postgres says of a moment and not of a statement: cancelled, a lock not had, a deadlock, a conflict, no room, a copy that may
 * only be read. And what SQLite says while another writes, or of a disk that is full or fails.
 */
const passingCodes =
  /^(57014|55P03|40P01|40001|53\w{3}|25006|58030|SQLITE_(BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN|NOMEM)(_\w+)?|ENOSPC)$/;

/** Whether an error of the database's says something about the moment alone: the same may be asked of it again. */
export function isPassing(error: unknown): boolean {
  if (isDatabaseAway(error)) return true;
  return error instanceof Error && "code" in error && passingCodes.test(String(error.code));
}
