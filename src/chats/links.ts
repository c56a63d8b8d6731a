import { createHash, randomInt, timingSafeEqual } from "node:crypto";
import { parseAddress } from "../chat/address.ts";
import type { Database, Session } from "../storage/database.ts";
import { engineOf } from "../storage/engine.ts";
import { transact } from "../storage/transact.ts";
import { ensureChat, moveChat } from "./chats.ts";
import { copyJournal, joinJournals } from "./journal.ts";
import { placesAround, seePlace, withdrawCopies } from "./places.ts";

const minuteMs = 60_000;
/** How long a code holds. */
export const codeMs = 10 * minuteMs;
/** So many codes may be tried within the time that a code holds. */
const mostTries = 5;
/** Letters and digits that nobody takes for each other; eight of them are 8 * 10^11 codes. */
const signs = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
const codeLength = 8;

/** A private chat and the person there, by the platform's own id. */
export interface Side {
  address: string;
  person: string;
}

/** A new code for a chat, in the place of its last one. Only its digest is kept. */
export async function makeCode(session: Session, { address, person }: Side, now: number): Promise<string> {
  const code = Array.from({ length: codeLength }, () => signs[randomInt(signs.length)]).join("");
  const row = { digest: digestOf(code).toString("hex"), person, until: now + codeMs };
  await session
    .insertInto("link_codes")
    .values({ address, ...row })
    .onConflict((conflict) => conflict.column("address").doUpdateSet(row))
    .execute();
  return shown(code);
}

/** A code as it was typed -> as it was given; null for what can be no code. */
export function codeFrom(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s–—-]+/g, "");
  return code.length === codeLength && [...code].every((sign) => signs.includes(sign)) ? shown(code) : null;
}

function shown(code: string): string {
  return `${code.slice(0, codeLength / 2)}-${code.slice(codeLength / 2)}`;
}

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
export async function joinByCode(
  database: Database,
  { typed, side, now }: { typed: string; side: Side; now: number },
): Promise<Joining> {
  const until = await countTry(database, side.address, now);
  if (until !== null) return { kind: "too_many", until };
  return transact(database, (session) => join(session, { typed, side, now }));
}

async function join(session: Session, { typed, side, now }: { typed: string; side: Side; now: number }): Promise<Joining> {
  const digest = digestOf(typed.toUpperCase().replace(/[\s–—-]+/g, ""));
  const query = session.selectFrom("link_codes").selectAll().where("digest", "=", digest.toString("hex"));
  // Whoever types it in the same moment waits, and finds it used.
  const locked = query.where("until", ">", now).$if(engineOf(session) === "postgres", (row) => row.forUpdate());
  const code = await locked.executeTakeFirst();
  if (!code || !timingSafeEqual(Buffer.from(code.digest, "hex"), digest)) return { kind: "unknown" };
  if (parseAddress(code.address).platform === parseAddress(side.address).platform) return { kind: "same_platform" };
  if ((await placesAround(session, [code.address, side.address])).length > 0) return { kind: "linked" };
  await forgetCodes(session, [code.address, side.address]);
  const chat = code.address;
  await ensureChat(session, { address: chat, language: null, now });
  await joinJournals(session, { from: side, to: { address: chat, person: code.person } });
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

/** Counts a try; resolves to when the next is allowed, or null while there are some left. */
async function countTry(session: Session, address: string, now: number): Promise<number | null> {
  const until = now + codeMs;
  const { tries, until: end } = await session
    .insertInto("link_tries")
    .values({ address, tries: 1, until })
    .onConflict((conflict) =>
      conflict.column("address").doUpdateSet(({ eb, ref }) => ({
        tries: eb
          .case()
          .when("link_tries.until", "<=", now)
          .then(1)
          .else(eb("link_tries.tries", "+", 1))
          .end(),
        until: eb.case().when("link_tries.until", "<=", now).then(until).else(ref("link_tries.until")).end(),
      })),
    )
    .returning(["tries", "until"])
    .executeTakeFirstOrThrow();
  return tries > mostTries ? end : null;
}

/** What is over: codes and counts. */
export async function pruneCodes(session: Session, now: number): Promise<void> {
  await session.deleteFrom("link_codes").where("until", "<=", now).execute();
  await session.deleteFrom("link_tries").where("until", "<=", now).execute();
}

/** Forgets a chat's code and its tries. */
export async function forgetCodes(session: Session, addresses: readonly string[]): Promise<void> {
  if (addresses.length === 0) return;
  await session.deleteFrom("link_codes").where("address", "in", addresses).execute();
  await session.deleteFrom("link_tries").where("address", "in", addresses).execute();
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
  now: number;
  copy(session: Session, to: Side & { from: string }): Promise<void>;
}

async function part(session: Session, { chat, now, copy }: Parting): Promise<string[]> {
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
    await copyJournal(session, { from: { address: chat, person: home.person }, to: { address, person } });
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

function digestOf(code: string): Buffer {
  return createHash("sha256").update(`linewatch link ${code}`).digest();
}
