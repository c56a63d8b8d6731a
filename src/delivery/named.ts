import { type SqlBool, sql } from "kysely";
import type { Session } from "../storage/database.ts";

/** The chats and persons whom moments name that somebody else is told, or was told. */
export async function namedInMoments(session: Session): Promise<string[]> {
  const all = [...(await naming(session, "facts")), ...(await naming(session, "messages"))];
  return [...new Set(all.flatMap(({ names }) => names))];
}

/** Deletes what names one of these, and the messages that told it. */
export async function forgetNamed(session: Session, addresses: readonly string[]): Promise<void> {
  const leaving = new Set(addresses);
  for (const table of ["facts", "messages"] as const) {
    const rows = (await naming(session, table)).filter(({ names }) => names.some((name) => leaving.has(name)));
    for (const { id } of rows) await session.deleteFrom(table).where("id", "=", id).execute();
  }
}

/** What has a moment with an address in it. Nothing but `facts/moments.ts` writes these words there. */
async function naming(session: Session, table: "facts" | "messages"): Promise<{ id: never; names: string[] }[]> {
  const words = sql.ref<string | null>(table === "facts" ? "body" : "parts");
  const query = session.selectFrom(table).select(["id", words.as("words")]);
  const rows = await query
    .where(sql<SqlBool>`(${words} like '%"kind":"asked"%' or ${words} like '%"kind":"chat_barred"%')`)
    .execute();
  return rows.map(({ id, words: said }) => ({
    id: id as never,
    names: [...(said ?? "").matchAll(/"(?:address|person|chat)":"([^"]+)"/g)].flatMap(([, name]) => name ?? []),
  }));
}
