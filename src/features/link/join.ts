import { parseAddress } from "../../chat/address.ts";
import { ensureChat, moveChat } from "../../chats/chats.ts";
import type { Keeper, Side } from "../../chats/keeper.ts";
import { placesAround, seePlace, withdrawCopies } from "../../chats/places.ts";
import type { Database, Session } from "../../storage/database.ts";
import { transact } from "../../storage/transact.ts";
import { countTry, forgetCodes, sideByCode } from "./codes.ts";

/** What became of a code that was typed. */
export type Joining =
  /** `chat` keeps everything from now on, `from` is the platform where the code was made. */
  | { kind: "joined"; chat: string }
  /** No code like it holds: mistyped, too old, or used. */
  | { kind: "unknown" }
  /** So many were tried that the next may be tried only then (ms UTC). */
  | { kind: "too_many"; until: number }
  /** It was made on this very platform. */
  | { kind: "same_platform" }
  /** One of the two is joined to another chat already. */
  | { kind: "linked" };

/**
 * Makes the chat where a code was typed one with the chat that the code was made for: all of it is kept there from now on, whose
 * settings win. A code is used up by that, whoever else types it in the same moment. Every try counts, whatever comes of it.
 */
export async function joinByCode(database: Database, { typed, side, keepers, now }: JoinRequest): Promise<Joining> {
  const until = await countTry(database, side.address, now);
  if (until !== null) return { kind: "too_many", until };
  return transact(database, (session) => join(session, { typed, side, keepers, now }));
}

interface JoinRequest {
  typed: string;
  /** Where the code was typed. */
  side: Side;
  keepers: readonly Keeper[];
  now: number;
}

async function join(session: Session, { typed, side, keepers, now }: JoinRequest): Promise<Joining> {
  const code = await sideByCode(session, typed, now);
  if (!code) return { kind: "unknown" };
  if (parseAddress(code.address).platform === parseAddress(side.address).platform) return { kind: "same_platform" };
  if ((await placesAround(session, [code.address, side.address])).length > 0) return { kind: "linked" };
  await forgetCodes(session, [code.address, side.address]);
  const chat = code.address;
  await ensureChat(session, { address: chat, language: null, now });
  for (const keeper of keepers) await keeper.join?.(session, { from: side, to: { address: chat, person: code.person } });
  await moveChat(session, { from: side.address, to: chat, now });
  await session
    .insertInto("places")
    .values([rowFrom({ address: chat, person: code.person }, { chat, now }), rowFrom(side, { chat, now })])
    .execute();
  // A chat's watches are those of its person, as the platform of the chat knows them.
  await session.updateTable("watches").set({ created_by: code.person }).where("chat", "=", chat).execute();
  await seePlace(session, side.address);
  return { kind: "joined", chat };
}

/**
 * Parts the addresses of a chat: the chat itself keeps all, and each further address is a chat of its own again, with the same
 * settings. `copy` gives it what else it is to have. Says which addresses are on their own now; none where the chat had only one.
 */
export function partChat(database: Database, parting: Parting): Promise<string[]> {
  return transact(database, (session) => part(session, parting));
}

interface Parting {
  chat: string;
  keepers: readonly Keeper[];
  now: number;
  copy(session: Session, to: Side & { from: string }): Promise<void>;
}

async function part(session: Session, { chat, keepers, now, copy }: Parting): Promise<string[]> {
  const places = await placesAround(session, [chat]);
  const others = places.filter((place) => place.address !== place.chat);
  const [home] = places.filter((place) => place.address === place.chat);
  if (!home) return [];
  for (const other of others) await withdrawCopies(session, other);
  await withdrawCopies(session, home);
  await session.updateTable("facts").set({ platform: home.platform }).where("chat", "=", chat).execute();
  await session.deleteFrom("places").where("chat", "=", chat).execute();
  const { language, seen_language, settings } = await session
    .selectFrom("chats")
    .select(["language", "seen_language", "settings"])
    .where("address", "=", chat)
    .executeTakeFirstOrThrow();
  for (const { address, person, platform, goneAt } of others) {
    await ensureChat(session, { address, language: seen_language, now });
    await session.updateTable("chats").set({ language, settings }).where("address", "=", address).execute();
    await copy(session, { from: chat, address, person });
    const move = { from: { address: chat, person: home.person }, to: { address, person } };
    for (const keeper of keepers) await keeper.copy?.(session, move);
    // Nobody can change them from here.
    const sent = session.updateTable("messages").set({ message_id: null }).where("chat", "=", chat);
    await sent.where("platform", "=", platform).where("state", "<>", "claimed").execute();
    const gone = { state: "suspended" as const, state_since: goneAt ?? now };
    if (goneAt !== null) await session.updateTable("chats").set(gone).where("address", "=", address).execute();
  }
  const gone = { state: "suspended" as const, state_since: home.goneAt ?? now };
  if (home.goneAt !== null) await session.updateTable("chats").set(gone).where("address", "=", chat).execute();
  return others.map(({ address }) => address);
}

function rowFrom({ address, person }: Side, { chat, now }: { chat: string; now: number }) {
  return { address, chat, platform: parseAddress(address).platform, person, alerts: 0, gone_at: null, since: now };
}
