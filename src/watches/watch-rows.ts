import { type Selectable, sql } from "kysely";
import { readQuiet } from "../chats/settings.ts";
import type { Target } from "../matches/targets.ts";
import { parseBetTerms } from "../rules/rule-text.ts";
import type { Session } from "../storage/database.ts";
import { engineOf } from "../storage/engine.ts";
import type { Tables } from "../storage/tables.ts";
import type { BetWatch, MatchWatch, Watch, WideWatch } from "./watch.ts";

export type WatchRow = Selectable<Tables["watches"]>;

/** A row of the table as it is meant. */
export function watchFrom(row: WatchRow): Watch {
  if (row.kind === "match") return matchWatchFrom(row);
  return row.kind === "bets" ? betWatchFrom(row) : wideWatchFrom(row);
}

export function matchWatchFrom(row: WatchRow): MatchWatch {
  return { ...commonFrom(row), kind: "match", matchId: row.match_id ?? 0, rule: row.rule, wideId: row.wide_id };
}

export function wideWatchFrom(row: WatchRow): WideWatch {
  return { ...commonFrom(row), kind: "wide", target: targetFrom(row.body ?? ""), rule: row.rule };
}

export function betWatchFrom(row: WatchRow): BetWatch {
  return { ...commonFrom(row), kind: "bets", ...parseBetTerms(row.rule), lookedAt: row.looked_at };
}

function commonFrom({ id, number, chat, created_by, created_at, paused_until, quiet }: WatchRow) {
  return {
    id,
    number,
    chat,
    createdBy: created_by,
    createdAt: created_at,
    pausedUntil: paused_until,
    quiet: readQuiet(quiet),
  };
}

/** A target as `body` holds it. */
export function targetFrom(body: string): Target {
  return JSON.parse(body) as Target;
}

/** The kinds of watches that cover all matches of a target. */
export const isWide = sql<boolean>`kind not in ('match', 'bets', 'card')`;

/** The number of a chat's next watch. The chat is locked from then on, so that nobody else gets it. */
export async function nextNumber(session: Session, chat: string): Promise<number> {
  const next = session.updateTable("chats").set(({ eb }) => ({ numbered: eb("numbered", "+", 1) }));
  const { numbered } = await next.where("address", "=", chat).returning("numbered").executeTakeFirstOrThrow();
  return numbered;
}

/** How many watches of one kind a chat has added itself. */
export async function countOfKind(session: Session, chat: string, kind: Watch["kind"]): Promise<number> {
  const mine = session
    .selectFrom("watches")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("chat", "=", chat)
    .where("wide_id", "is", null);
  const { count } = await (kind === "wide" ? mine.where(isWide) : mine.where("kind", "=", kind)).executeTakeFirstOrThrow();
  return Number(count);
}

/** Two people adding at once must not pass the limit, or both insert. SQLite has one writer anyway. */
export async function lockChat(session: Session, chat: string): Promise<void> {
  await lockChats(session, [chat]);
}

/** The same of those about which nobody else decides anything now; resolves to which they are. */
export async function lockFree(session: Session, chats: readonly string[]): Promise<string[]> {
  if (chats.length === 0) return [];
  const query = session.selectFrom("chats").select("address").where("address", "in", chats).where("state", "=", "active");
  const free = query.orderBy("address").$if(engineOf(session) === "postgres", (rows) => rows.forNoKeyUpdate().skipLocked());
  return (await free.execute()).map(({ address }) => address);
}

/** Nobody else decides anything about these chats until the transaction ends. Before all other locks, and in one order. */
export async function lockChats(session: Session, chats: readonly string[]): Promise<void> {
  if (engineOf(session) !== "postgres" || chats.length === 0) return;
  const query = session.selectFrom("chats").select("address").where("address", "in", chats).orderBy("address");
  await query.forNoKeyUpdate().execute();
}
