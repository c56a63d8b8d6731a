import { sql } from "kysely";
import { z } from "zod";
import { markets } from "../odds/quote.ts";
import type { Session } from "../storage/database.ts";
import { engineOf } from "../storage/engine.ts";
import { platformOf } from "./movements.ts";
import { queueFact } from "./queue.ts";

/** Why a card does not change any more. */
export const cardEnds = ["started", "over", "called_off", "missing", "stopped", "renewed"] as const;
export type CardEnd = (typeof cardEnds)[number];

export const toldCard = z.object({
  watchId: z.number(),
  matchId: z.number(),
  /** When it was begun (ms UTC): the moves are counted from the prices of then. */
  since: z.number(),
  /** Whether it goes on during the match. */
  live: z.boolean(),
  /** The books' main market; null while nobody quotes it. */
  line: z
    .object({
      market: z.enum(markets),
      line: z.number().nullable(),
      /** Fair prices with two places, in the order to show them. */
      selections: z.array(z.object({ selection: z.string(), price: z.number(), from: z.number().nullable() })).readonly(),
      refreshedAt: z.number(),
    })
    .nullable(),
  /** Null while it goes on. */
  end: z.enum(cardEnds).nullable(),
});

/** What a card says, frozen when it was claimed: every attempt says the same. */
export type ToldCard = Readonly<z.output<typeof toldCard>>;

const ending = z.object({ end: z.enum(cardEnds), since: z.number(), live: z.boolean() });

/** What is kept of a card that has ended, until its message says so. */
export type CardEnding = z.output<typeof ending>;

/** How a table holds it; null for a card that goes on. */
export function endingFrom(body: string | null): CardEnding | null {
  return body === null ? null : ending.parse(JSON.parse(body));
}

/** The key of what there is to say on a card; it tells the watch, also when that is gone. */
function cardKey(watchId: number): string {
  return `card ${watchId}`;
}

export function watchOfCard(key: string): number {
  return Number(key.slice("card ".length));
}

interface CardQueueing {
  matchId: number;
  revision: number;
  dueAt: number;
  /** How long a card rests between two changes. */
  restMs: number;
  /** The card of this watch alone; null for all of the match. */
  watchId: number | null;
}

/** Lets the cards of a match be looked at, each once it has rested; in one statement. Resolves to how many. */
export async function queueCards(session: Session, { matchId, revision, dueAt, restMs, watchId }: CardQueueing): Promise<number> {
  const rested = sql<number>`w.looked_at + cast(${restMs} as bigint)`;
  const now = whole(dueAt);
  const result = await session
    .insertInto("facts")
    .columns(["watch_id", "match_id", "chat", "platform", "kind", "key", "revision", "due_at", "since"])
    .expression((from) =>
      from
        .selectFrom("watches as w")
        .innerJoin("chats as c", (join) => join.onRef("c.address", "=", "w.chat").on("c.state", "=", "active"))
        .leftJoin("places as p", (join) => join.onRef("p.chat", "=", "w.chat").on("p.alerts", "=", 1))
        .select(({ fn }) => [
          "w.id",
          "w.match_id",
          "w.chat",
          fn.coalesce("p.platform", platformOf()).as("platform"),
          sql<string>`cast('card' as text)`.as("kind"),
          sql<string>`'card ' || w.id`.as("key"),
          whole(revision).as("revision"),
          sql<number>`case when w.looked_at is not null and ${rested} > ${now} then ${rested} else ${now} end`.as("due_at"),
          now.as("since"),
        ])
        .where("w.match_id", "=", matchId)
        .where("w.kind", "=", "card")
        .$if(watchId !== null, (query) => query.where("w.id", "=", watchId))
        .$if(engineOf(session) === "postgres", (query) => query.forKeyShare(["w", "c"])),
    )
    // Of one that a message has taken there is more to tell once that is settled.
    .onConflict((conflict) =>
      conflict.columns(["chat", "key"]).doUpdateSet(({ ref }) => ({ revision: ref("excluded.revision") })),
    )
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0);
}

/** Lets the message of a card say that it has ended, also when its watch is gone. */
export async function queueCardEnd(
  session: Session,
  { chat, watchId, matchId, now, ...kept }: CardEnding & { chat: string; watchId: number; matchId: number; now: number },
): Promise<void> {
  const body = JSON.stringify(ending.parse(kept));
  await queueFact(session, { chat, kind: "card", key: cardKey(watchId), matchId, body, dueAt: now });
}

function whole(value: number) {
  return sql<number>`cast(${Math.floor(value)} as bigint)`;
}
