import type { Session } from "../../storage/database.ts";
import { keptCodeOf } from "../../watches/share-codes.ts";

declare module "../../storage/tables.ts" {
  interface Tables {
    /** What a link stands for that doesn't fit into it. Nothing says who shared it. */
    shared_watches: {
      /** Made of what it says, so that the same is kept once. */
      token: string;
      /** JSON of the watch as a file has it. */
      content: string;
      until: number;
    };
  }
}

/** How long a link holds whose watch does not fit into it; sharing it again begins anew. */
export const shareMs = 90 * 24 * 60 * 60_000;

/** Keeps what a watch says, nothing about who shares it; resolves to the code that names it. */
export async function keepShared(session: Session, { content, now }: { content: string; now: number }): Promise<string> {
  const { code, token } = keptCodeOf(content);
  const row = { token, content, until: now + shareMs };
  await session
    .insertInto("shared_watches")
    .values(row)
    .onConflict((conflict) => conflict.column("token").doUpdateSet({ until: row.until }))
    .execute();
  return code;
}

/** What a watch says that was shared; null when nobody knows it any more. */
export async function keptShared(session: Session, { token, now }: { token: string; now: number }): Promise<string | null> {
  const query = session.selectFrom("shared_watches").select("content").where("token", "=", token).where("until", ">", now);
  return (await query.executeTakeFirst())?.content ?? null;
}

/** Forgets what was shared too long ago. */
export async function pruneShared(session: Session, now: number): Promise<void> {
  await session.deleteFrom("shared_watches").where("until", "<=", now).execute();
}
