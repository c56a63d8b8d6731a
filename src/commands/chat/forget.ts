import { addressOfPerson } from "../../chat/address.ts";
import { actTargets } from "../../chats/acts.ts";
import { allAddresses, forgetChat } from "../../chats/chats.ts";
import type { Keeper } from "../../chats/keeper.ts";
import { forgetNamed, namedInMoments } from "../../delivery/named.ts";
import type { Session } from "../../storage/database.ts";
import { forgetPings, pingedPersons } from "../../watches/pings.ts";
import { forgetRemoved } from "../../watches/removals.ts";
import { authorsOf, forgetAuthor, type Person } from "../../watches/store.ts";

export interface Leaving {
  /** Chats, and persons by the address that names them. */
  addresses: readonly string[];
  /** Those of them who are persons, as watches name them. */
  persons: readonly Person[];
  keepers: readonly Keeper[];
  now: number;
}

/**
 * Deletes all that is kept about these chats, and these persons wherever they are named. In a transaction. Whatever names somebody in a
 * new place is deleted here, and found by `leavingAmong`.
 */
export async function forgetAll(session: Session, { addresses, persons, keepers, now }: Leaving): Promise<void> {
  for (const person of persons) {
    await forgetAuthor(session, person);
    await forgetRemoved(session, person);
  }
  await forgetPings(session, addresses);
  await forgetNamed(session, addresses);
  for (const address of addresses) await forgetChat(session, address, { keepers, now });
}

/** Everybody whom a database names and whose address is among those who leave. */
export async function leavingAmong(
  session: Session,
  keepers: readonly Keeper[],
  isLeaving: (address: string) => boolean,
): Promise<Pick<Leaving, "addresses" | "persons">> {
  const authors = (await authorsOf(session)).map((person) => ({ person, address: addressOfPerson(person) }));
  const named = [
    ...(await allAddresses(session)),
    ...(await Promise.all(keepers.map((keeper) => keeper.owners(session)))).flat(),
    ...(await pingedPersons(session)),
    ...(await actTargets(session)),
    ...(await namedInMoments(session)),
    ...authors.flatMap(({ address }) => address ?? []),
  ];
  return {
    addresses: [...new Set(named)].filter(isLeaving),
    persons: authors.flatMap(({ person, address }) => (address !== null && isLeaving(address) ? [person] : [])),
  };
}
