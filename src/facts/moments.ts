import { z } from "zod";
import { markets } from "../odds/quote.ts";
import type { Session } from "../storage/database.ts";
import { platformFor } from "./queue.ts";

const line = z.object({
  market: z.enum(markets),
  line: z.number().nullable(),
  selections: z.array(z.object({ selection: z.string(), probability: z.number(), opened: z.number().nullable() })).readonly(),
  openedAt: z.number().nullable(),
  refreshedAt: z.number(),
});

const aboutMatch = { matchId: z.number() };

export const momentSchema = z.discriminatedUnion("kind", [
  /** The match begins soon; the line is null while nobody quotes it. */
  z.object({ kind: z.literal("reminder"), ...aboutMatch, startsAt: z.number(), line: line.nullable() }),
  /** The match has begun; `ended` where the watch ended with that. */
  z.object({
    kind: z.literal("started"),
    ...aboutMatch,
    startsAt: z.number(),
    line: line.nullable(),
    ended: z.boolean().optional(),
  }),
  /** Nothing new has come for a watched match since then. */
  z.object({ kind: z.literal("silent"), ...aboutMatch, since: z.number() }),
  /** The watch ended because the match is called off, or the source does not know it any more. */
  z.object({ kind: z.enum(["called_off", "missing"]), ...aboutMatch }),
  /** A group in which this person added watches cannot be written to. */
  z.object({ kind: z.literal("chat_gone"), watches: z.number(), until: z.number() }),
  /** The topic to which alerts went is no more, so they go to its group. */
  z.object({ kind: z.literal("topic_gone") }),
  /** To operators: a chat wants to be let in; a person wrote there, null where that is the chat itself. */
  z.object({ kind: z.literal("asked"), address: z.string(), person: z.string().nullable() }),
  /** What operators tell every chat; the act has the words. */
  z.object({ kind: z.literal("notice"), act: z.number() }),
  /** Operators have let the chat in, or one that is managed from here, of that name. */
  z.object({ kind: z.literal("admitted"), there: z.string().optional() }),
]);

/** Something that a chat is told once, frozen when it happened. */
export type MomentBody = z.output<typeof momentSchema>;

export interface NewMoment {
  chat: string;
  /** A chat is told of one key once, however often it is found. */
  key: string;
  moment: MomentBody;
  dueAt: number;
  /** After this time it is not worth a message any more. */
  until: number;
  /** Quiet hours of the watch that it is about, as the table holds them; null or left out follows the chat's. */
  quiet?: string | null;
}

const perStatement = 100;

/** Lets moments wait for delivery; those that were there before, told or not, stay as they are. Says how many are new. */
export async function queueMoments(session: Session, moments: readonly NewMoment[]): Promise<number> {
  let queued = 0;
  for (let start = 0; start < moments.length; start += perStatement) {
    const result = await session
      .insertInto("facts")
      .values(moments.slice(start, start + perStatement).map(rowFrom))
      .onConflict((conflict) => conflict.columns(["chat", "key"]).doNothing())
      .executeTakeFirst();
    queued += Number(result.numInsertedOrUpdatedRows ?? 0);
  }
  return queued;
}

/** How many chats were told a moment of this key, or it is over for them, and for how many it waits. */
export async function tellingOfMoment(session: Session, key: string): Promise<{ told: number; waiting: number }> {
  const query = session
    .selectFrom("facts")
    .select(({ fn }) => [fn.countAll<number>().as("count"), fn.count<number>("done_at").as("told")]);
  const { count, told } = await query.where("key", "=", key).executeTakeFirstOrThrow();
  return { told: Number(told), waiting: Number(count) - Number(told) };
}

/** Takes back a moment from all chats that are not being told of it; resolves to how many. */
export async function withdrawMoments(session: Session, key: string): Promise<number> {
  const waiting = session.deleteFrom("facts").where("key", "=", key).where("message", "is", null).where("done_at", "is", null);
  return Number((await waiting.executeTakeFirst()).numDeletedRows);
}

function rowFrom({ chat, key, moment, dueAt, until, quiet }: NewMoment) {
  return {
    chat,
    platform: platformFor(chat),
    kind: "moment",
    key,
    match_id: "matchId" in moment ? moment.matchId : null,
    body: JSON.stringify(moment),
    due_at: dueAt,
    since: dueAt,
    until,
    quiet: quiet ?? null,
  };
}
