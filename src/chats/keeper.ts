import type { Session } from "../storage/database.ts";

/** A private chat, and the person in it by the platform's own id. */
export interface Side {
  address: string;
  person: string;
}

/**
 * What one table keeps about people, by their addresses. Whoever adds such a table writes one of these, and `/forgetme`, `/mydata`,
 * `/link` and a restored backup follow.
 */
export interface Keeper {
  /** What `/mydata` calls one record of it. */
  name: string;
  /** The text in which `/forgetme` says how many of these go as well (`$count`). Left out where nobody would miss them. */
  warning?: string;
  /** Every address it keeps something under. */
  owners(session: Session): Promise<string[]>;
  forget(session: Session, addresses: readonly string[]): Promise<void>;
  /** Everything it keeps under these addresses: all of a person's in private, the group's own in a group. */
  records(session: Session, addresses: readonly string[]): Promise<readonly object[]>;
  /** Two private chats become one. */
  join?(session: Session, move: { from: Side; to: Side }): Promise<void>;
  /** They part again, and each keeps all of it. */
  copy?(session: Session, move: { from: Side; to: Side }): Promise<void>;
}

/** Forgets what is kept under these addresses. */
export async function forgetKept(session: Session, addresses: readonly string[], keepers: readonly Keeper[]): Promise<void> {
  if (addresses.length > 0) for (const keeper of keepers) await keeper.forget(session, addresses);
}
