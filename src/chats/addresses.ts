import { type SqlBool, sql } from "kysely";
import { formatAddress, parseAddress } from "../chat/address.ts";
import type { Session } from "../storage/database.ts";
import { engineOf } from "../storage/engine.ts";

/** The addresses of a chat that are known: its own and those of its topics, whichever of them is named. */
export async function addressesOf(session: Session, address: string): Promise<string[]> {
  return (await addressesOfAll(session, [address])).get(address) ?? [];
}

const wholesPerStatement = 100;

/** The same of several chats, by the address that was asked about. */
export async function addressesOfAll(session: Session, addresses: readonly string[]): Promise<Map<string, string[]>> {
  const wholeOf = (address: string) => formatAddress({ ...parseAddress(address), thread: null });
  const wholes = [...new Set(addresses.map(wholeOf))];
  const byWhole = new Map<string, string[]>(wholes.map((whole) => [whole, []]));
  for (let start = 0; start < wholes.length; start += wholesPerStatement) {
    const some = wholes.slice(start, start + wholesPerStatement).map((whole) => isInChat(session, whole));
    const query = session
      .selectFrom("chats")
      .select("address")
      .where(sql<SqlBool>`(${sql.join(some, sql` or `)})`);
    for (const { address } of await query.orderBy("address").execute()) byWhole.get(wholeOf(address))?.push(address);
  }
  return new Map(addresses.map((address) => [address, byWhole.get(wholeOf(address)) ?? []]));
}

/** Whether an address is a whole chat's or one of its topics'. */
function isInChat(session: Session, whole: string) {
  return sql<SqlBool>`(address = ${whole} or ${isBetween(session, topicsOf(whole))})`;
}

/** Only what begins with the chat and a colon lies between them: the second ends with the sign after it. */
export function topicsOf(whole: string): { from: string; before: string } {
  return { from: `${whole}:`, before: `${whole};` };
}

/** Whether an address lies between two texts. Byte by byte, as SQLite compares anyway. */
export function isBetween(session: Session, { from, before }: { from: string; before: string }) {
  const address = engineOf(session) === "postgres" ? sql`address collate "C"` : sql`address`;
  return sql<SqlBool>`(${address} >= ${from} and ${address} < ${before})`;
}
