import { createHash, randomInt, timingSafeEqual } from "node:crypto";
import type { Keeper, Side } from "../../chats/keeper.ts";
import type { Session } from "../../storage/database.ts";
import { engineOf } from "../../storage/engine.ts";

declare module "../../storage/tables.ts" {
  interface Tables {
    /** Codes by which a chat on another platform can be joined, one of each chat. */
    link_codes: {
      address: string;
      /** SHA-256 of the code. */
      digest: string;
      /** The platform's id of who asked for it. */
      person: string;
      until: number;
    };
    /** How many codes a chat has tried of late. */
    link_tries: {
      address: string;
      tries: number;
      /** When it may begin again. */
      until: number;
    };
  }
}

const minuteMs = 60_000;
/** How long a code holds. */
const codeMs = 10 * minuteMs;
/** How many codes a chat may try while a code holds. */
const mostTries = 5;
/** Letters and digits that nobody takes for each other. Eight of them make 8 * 10^11 codes. */
const signs = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
const codeLength = 8;

/** Makes a code for a chat. It replaces the last one, and only its digest is kept. */
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

/** Reads a code somebody typed and writes it the way it was given; null for what can be no code. */
export function codeFrom(typed: string): string | null {
  const code = signsOf(typed);
  return code.length === codeLength && [...code].every((sign) => signs.includes(sign)) ? shown(code) : null;
}

/** Whose code this is; null when it does not hold. Until the transaction ends, nobody else can use it. */
export async function sideByCode(session: Session, typed: string, now: number): Promise<Side | null> {
  const digest = digestOf(signsOf(typed));
  const query = session.selectFrom("link_codes").selectAll().where("digest", "=", digest.toString("hex"));
  // Whoever types it in the same moment waits, and finds it used.
  const locked = query.where("until", ">", now).$if(engineOf(session) === "postgres", (row) => row.forUpdate());
  const code = await locked.executeTakeFirst();
  if (!code || !timingSafeEqual(Buffer.from(code.digest, "hex"), digest)) return null;
  return { address: code.address, person: code.person };
}

/** Counts a try. Returns when the next is allowed, or null while some are left. */
export async function countTry(session: Session, address: string, now: number): Promise<number | null> {
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

/** What `/mydata` shows of a chat's code, and what goes with the chat. */
export const keeper: Keeper = {
  name: "linkCode",

  async owners(session) {
    const codes = await session.selectFrom("link_codes").select("address").execute();
    const tries = await session.selectFrom("link_tries").select("address").execute();
    return [...new Set([...codes, ...tries].map(({ address }) => address))];
  },

  forget: forgetCodes,

  async records(session, addresses) {
    const codes = session.selectFrom("link_codes").select(["address", "person", "until as endsAt"]);
    const tries = session.selectFrom("link_tries").select(["address", "tries", "until as endsAt"]);
    return [
      ...(await codes.where("address", "in", addresses).execute()),
      ...(await tries.where("address", "in", addresses).execute()),
    ];
  },
};

/** Deletes the codes and the tries of chats. */
export async function forgetCodes(session: Session, addresses: readonly string[]): Promise<void> {
  await session.deleteFrom("link_codes").where("address", "in", addresses).execute();
  await session.deleteFrom("link_tries").where("address", "in", addresses).execute();
}

/** Deletes codes and counts that are over. */
export async function pruneCodes(session: Session, now: number): Promise<void> {
  await session.deleteFrom("link_codes").where("until", "<=", now).execute();
  await session.deleteFrom("link_tries").where("until", "<=", now).execute();
}

function signsOf(typed: string): string {
  return typed.toUpperCase().replace(/[\s–—-]+/g, "");
}

function shown(code: string): string {
  return `${code.slice(0, codeLength / 2)}-${code.slice(codeLength / 2)}`;
}

function digestOf(code: string): Buffer {
  return createHash("sha256").update(`linewatch link ${code}`).digest();
}
