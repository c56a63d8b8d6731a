import { z } from "zod";
import { lacks, losses } from "../chat/platform.ts";
import { exchangedOffer } from "../odds/exchanged.ts";
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

const gap = z.number().nullable();
const promisedShape = z.object({ over24h: gap, from6h: gap, from1h: gap, lastHour: gap });

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
  /** The source names other teams than before for the match, whose watches began anew. */
  z.object({ kind: z.literal("other_teams"), ...aboutMatch }),
  /** The match is moved, null where nobody knows when it is; back to `from` where it takes place after all. */
  z.object({ kind: z.literal("moved"), ...aboutMatch, from: z.number().nullable(), to: z.number().nullable() }),
  /** A chat in which this person added watches is gone; `title` is null where nobody said what it was called. */
  z.object({
    kind: z.literal("chat_gone"),
    title: z.string().nullable(),
    loss: z.enum(losses),
    watches: z.number(),
    until: z.number(),
  }),
  /** A chat in which this person added watches does not let us write; `title` is null where nobody said what it is called. */
  z.object({
    kind: z.literal("chat_barred"),
    chat: z.string(),
    title: z.string().nullable(),
    lack: z.enum(lacks),
    since: z.number(),
  }),
  /** The topic to which alerts went is no more, so they go to its group. */
  z.object({ kind: z.literal("topic_gone") }),
  /** To operators: a chat wants to be let in; a person wrote there, null where that is the chat itself. */
  z.object({ kind: z.literal("asked"), address: z.string(), person: z.string().nullable() }),
  /** What operators tell every chat; the act has the words. */
  z.object({ kind: z.literal("notice"), act: z.number() }),
  /** Matches of the chat are looked at less often than was promised; `until`, where that is known, for as long as nothing is left to spend. */
  z.object({
    kind: z.literal("looked_at_less"),
    because: z.enum(["watches", "people", "others", "end", "spent"]),
    until: z.number().nullable(),
    matches: z.array(z.object({ matchId: z.number(), promised: promisedShape })).readonly(),
  }),
  /** To operators: a count of the key is used up sooner than its time passes; `used` is the share of it, `dryAt` null where it lasts. */
  z.object({
    kind: z.literal("credits"),
    used: z.number(),
    endsAt: z.number(),
    dryAt: z.number().nullable(),
    because: z.enum(["watches", "others"]),
  }),
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

/** What waits of a match stays with its teams where its sides are exchanged. */
export async function exchangeMoments(session: Session, matchId: number): Promise<void> {
  const waiting = session.selectFrom("facts").select(["id", "body"]).where("match_id", "=", matchId).where("kind", "=", "moment");
  for (const { id, body } of await waiting.where("done_at", "is", null).execute()) {
    const moment = momentSchema.safeParse(JSON.parse(body ?? "null")).data;
    if (!moment || !("line" in moment) || !moment.line) continue;
    const { market, line, selections } = moment.line;
    const exchanged = {
      line: exchangedOffer({ market, selection: null, line }).line,
      selections: selections.map((one) => ({ ...one, selection: exchangedOffer({ market, ...one, line }).selection })),
    };
    await session
      .updateTable("facts")
      .set({ body: JSON.stringify({ ...moment, line: { ...moment.line, ...exchanged } }) })
      .where("id", "=", id)
      .execute();
  }
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
