import type { Selectable } from "kysely";
import { type PlatformName, parseAddress } from "../chat/address.ts";
import type { Session } from "../storage/database.ts";
import type { Tables } from "../storage/tables.ts";

/** One address of a private chat that has several. */
export interface Place {
  address: string;
  /** Under which everything of the chat is kept; one of its places has it. */
  chat: string;
  platform: PlatformName;
  /** The platform's id of the person. */
  person: string;
  /** Alerts go there: the person was last seen there. */
  hasAlerts: boolean;
  /** Since when it cannot be reached (ms UTC); null while it can. */
  goneAt: number | null;
  joinedAt: number;
}

/** The places of the chats that these addresses belong to; none of a chat that has one address. */
export async function placesAround(session: Session, addresses: readonly string[]): Promise<Place[]> {
  if (addresses.length === 0) return [];
  const chats = session.selectFrom("places as p").select("p.chat").where("p.address", "in", addresses);
  const rows = await session.selectFrom("places").selectAll().where("chat", "in", chats).orderBy("address").execute();
  return inOrder(rows.map(placeFrom));
}

/** The places of these chats; none of one that has a single address. */
export async function placesOfChats(session: Session, chats: readonly string[]): Promise<Place[]> {
  if (chats.length === 0) return [];
  const rows = await session.selectFrom("places").selectAll().where("chat", "in", chats).orderBy("address").execute();
  return inOrder(rows.map(placeFrom));
}

/** The chat that an address belongs to: itself, where it is no further address of another. */
export async function chatAt(session: Session, address: string): Promise<string> {
  const row = await session.selectFrom("places").select("chat").where("address", "=", address).executeTakeFirst();
  return row?.chat ?? address;
}

/** The address of a chat on a platform; null where it has none there. Asks the database only about chats of other platforms. */
export async function addressOn(
  session: Session,
  { chat, platform }: { chat: string; platform: PlatformName },
): Promise<string | null> {
  if (parseAddress(chat).platform === platform) return chat;
  const query = session.selectFrom("places").select("address").where("chat", "=", chat);
  return (await query.where("platform", "=", platform).executeTakeFirst())?.address ?? null;
}

/** The person was seen at this address, so it can be reached and alerts go there from now on. */
export async function seePlace(session: Session, address: string): Promise<void> {
  if (!session.isTransaction) return session.transaction().execute((transaction) => seePlace(transaction, address));
  const places = await placesAround(session, [address]);
  const seen = places.find((place) => place.address === address);
  if (!seen || (seen.hasAlerts && seen.goneAt === null)) return;
  await session.updateTable("places").set({ gone_at: null }).where("address", "=", address).execute();
  await sendAlertsTo(session, seen);
}

/**
 * An address cannot be reached. True where the chat has another one that can: alerts go there from now on, and the chat goes on.
 * False for a chat with no other way, which is gone.
 */
export async function leavePlace(session: Session, { address, now }: { address: string; now: number }): Promise<boolean> {
  const places = await placesAround(session, [address]);
  const left = places.find((place) => place.address === address);
  if (!left) return false;
  await session.updateTable("places").set({ gone_at: now }).where("address", "=", address).execute();
  await withdrawCopies(session, left);
  const other = places.find((place) => place.address !== address && place.goneAt === null);
  if (other && left.hasAlerts) await sendAlertsTo(session, other);
  return other !== undefined;
}

/** What waits goes along. A copy stays with its place, since the other one has the message already, and a draft where it can be approved. */
async function sendAlertsTo(session: Session, { address, chat, platform }: Place): Promise<void> {
  await session.updateTable("places").set({ alerts: 0 }).where("chat", "=", chat).where("address", "<>", address).execute();
  await session.updateTable("places").set({ alerts: 1 }).where("address", "=", address).execute();
  await session
    .updateTable("facts")
    .set({ platform })
    .where("chat", "=", chat)
    .where("kind", "not in", ["copy", "draft"])
    .execute();
}

/** Takes back what was to be said at a place as well. */
export async function withdrawCopies(session: Session, { chat, platform }: Pick<Place, "chat" | "platform">): Promise<void> {
  const copies = session.deleteFrom("facts").where("chat", "=", chat).where("platform", "=", platform);
  await copies.where("kind", "=", "copy").execute();
}

/** The chat's own first. */
function inOrder(places: readonly Place[]): Place[] {
  return places.toSorted((a, b) => Number(b.address === b.chat) - Number(a.address === a.chat));
}

function placeFrom({ platform, alerts, gone_at, since, ...row }: Selectable<Tables["places"]>): Place {
  return { ...row, joinedAt: since, platform: platform as PlatformName, hasAlerts: alerts === 1, goneAt: gone_at };
}
