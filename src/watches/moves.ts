import { z } from "zod";
import { type NewMoment, queueMoments } from "../facts/moments.ts";
import { leastStepMs, type MatchChange } from "../matches/matches.ts";
import { hasBegun, hasEnded } from "../matches/state.ts";
import type { Session } from "../storage/database.ts";
import { chatsWatching } from "./authors.ts";

/** From when to when a match is moved (ms UTC); null for nobody knows when. */
interface Move {
  from: number | null;
  to: number | null;
}

const newsForMs = 24 * 60 * 60_000;
/** A source that cannot make up its mind is told of once it has been quiet for so long. */
const restlessWithinMs = 60 * 60_000;
const settlesMs = 15 * 60_000;
const chatsPerStatement = 500;

/**
 * Lets everybody who watches a match know that it is moved, once. What waits to be told speaks of the newest start, and of nothing
 * where the match is back where the chat knows it to be. To be called in the transaction that saves the change.
 */
export async function noteMove(session: Session, change: MatchChange, now: number): Promise<void> {
  const move = moveOf(change, now);
  if (!move) return;
  const matchId = change.id;
  const watching = new Map((await chatsWatching(session, [matchId])).map((one) => [one.chat, one]));
  const known = await knownMoves(session, { matchId, chats: [...watching.keys()] });
  await withdrawWaiting(session, known);

  const news = [...watching.values()].flatMap(({ chat, quiet }): NewMoment[] => {
    const { waiting, told } = known.get(chat) ?? { waiting: null, told: null };
    // It takes place after all: news for whoever heard that nobody knows when.
    if (isOnAgain(change) && !told && !waiting) return [];
    const from = told ? told.to : (waiting?.from ?? move.from);
    if (isSameTime(from, move.to)) return [];
    const isRestless = told !== null && now - told.at < restlessWithinMs;
    const moment = { kind: "moved" as const, matchId, from: from ?? move.from, to: move.to };
    const dueAt = isRestless ? now + settlesMs : (waiting?.dueAt ?? now);
    return [{ chat, key: `moved ${matchId} ${now}`, moment, dueAt, until: move.to ?? now + newsForMs, quiet }];
  });
  await queueMoments(session, news);
}

/** What a change of a match's record means for whoever waits for its start; null where that is as before, or behind us. */
function moveOf({ before, after }: MatchChange, now: number): Move | null {
  if (hasEnded(after.status) || after.status === "live" || before.status === "live") return null;
  if (before.startsAt === null || after.startsAt === null) return null;
  const { startsAt: from } = before;
  if (!isSameTime(from, after.startsAt)) return hasBegun(after, now) ? null : { from, to: after.startsAt };
  if (after.status === "postponed") return before.status === "postponed" ? null : { from, to: null };
  return before.status === "postponed" && after.startsAt > now ? { from, to: after.startsAt } : null;
}

function isOnAgain({ before, after }: MatchChange): boolean {
  return before.status === "postponed" && after.status !== "postponed" && isSameTime(before.startsAt, after.startsAt);
}

function isSameTime(one: number | null, other: number | null): boolean {
  return one === null || other === null ? one === other : Math.abs(one - other) < leastStepMs;
}

/** What a chat is about to hear of a match's start, and what it has heard. */
interface KnownMoves {
  waiting: (Move & { id: number; dueAt: number }) | null;
  told: (Move & { at: number }) | null;
}

const moved = z.object({ kind: z.literal("moved"), from: z.number().nullable(), to: z.number().nullable() });

async function knownMoves(
  session: Session,
  { matchId, chats }: { matchId: number; chats: readonly string[] },
): Promise<Map<string, KnownMoves>> {
  const known = new Map<string, KnownMoves>();
  for (let start = 0; start < chats.length; start += chatsPerStatement) {
    const rows = await session
      .selectFrom("facts")
      .select(["id", "chat", "body", "message", "due_at", "done_at"])
      .where("chat", "in", chats.slice(start, start + chatsPerStatement))
      .where("key", "like", `moved ${matchId} %`)
      .orderBy("id")
      .execute();
    for (const { id, chat, body, message, due_at, done_at } of rows) {
      const move = moved.safeParse(JSON.parse(body ?? "null")).data;
      if (!move) continue;
      const one = known.get(chat) ?? { waiting: null, told: null };
      const isWaiting = message === null && done_at === null;
      if (isWaiting) one.waiting = { ...move, id, dueAt: due_at };
      else one.told = { ...move, at: done_at ?? due_at };
      known.set(chat, one);
    }
  }
  return known;
}

async function withdrawWaiting(session: Session, known: ReadonlyMap<string, KnownMoves>): Promise<void> {
  const ids = [...known.values()].flatMap(({ waiting }) => waiting?.id ?? []);
  for (let start = 0; start < ids.length; start += chatsPerStatement)
    await session
      .deleteFrom("facts")
      .where("id", "in", ids.slice(start, start + chatsPerStatement))
      .where("message", "is", null)
      .execute();
}
