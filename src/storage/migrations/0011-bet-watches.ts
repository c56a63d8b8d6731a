import type { Kysely } from "kysely";
import { engineOf } from "../engine.ts";

/** Watches on value bets: what is watched for, the bets that each of them knows, and the messages that told of them. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  const withId = (name: string) => {
    const table = schema.createTable(name);
    return engineOf(database) === "postgres"
      ? table.addColumn("id", "bigint", (c) => c.primaryKey().generatedAlwaysAsIdentity())
      : table.addColumn("id", "integer", (c) => c.primaryKey().autoIncrement());
  };
  await withId("bet_watches")
    .addColumn("chat", "text", (c) => c.notNull().references("chats.address").onUpdate("cascade").onDelete("cascade"))
    .addColumn("filter", "text", (c) => c.notNull())
    .addColumn("improvement", "bigint", (c) => c.notNull())
    .addColumn("created_by", "text", (c) => c.notNull())
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .addColumn("paused_until", "bigint")
    .addColumn("looked_at", "bigint")
    .addUniqueConstraint("bet_watches_one_per_filter", ["chat", "filter"])
    .execute();

  await schema
    .createTable("bet_messages")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("chat", "text", (c) => c.notNull().references("chats.address").onUpdate("cascade").onDelete("cascade"))
    .addColumn("platform", "text", (c) => c.notNull())
    .addColumn("edits", "text")
    .addColumn("facts", "text", (c) => c.notNull())
    .addColumn("manner", "text", (c) => c.notNull())
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("attempts", "integer", (c) => c.notNull())
    .addColumn("begun_at", "bigint", (c) => c.notNull())
    .addColumn("lease_until", "bigint", (c) => c.notNull())
    .addColumn("message_id", "text")
    .addColumn("reason", "text")
    .execute();
  await schema.createIndex("bet_messages_by_state").on("bet_messages").columns(["platform", "state", "lease_until"]).execute();
  await schema.createIndex("bet_messages_by_chat").on("bet_messages").columns(["chat", "begun_at"]).execute();

  await withId("watched_bets")
    .addColumn("watch_id", "bigint", (c) => c.notNull().references("bet_watches.id").onDelete("cascade"))
    .addColumn("match_id", "bigint", (c) => c.notNull().references("matches.id").onDelete("cascade"))
    .addColumn("offer", "text", (c) => c.notNull())
    .addColumn("known", "text", (c) => c.notNull())
    .addColumn("message", "text")
    .addColumn("news", "text")
    .addColumn("due_at", "bigint", (c) => c.notNull())
    .addColumn("since", "bigint", (c) => c.notNull())
    .addColumn("held", "text")
    .addUniqueConstraint("watched_bets_once", ["watch_id", "match_id", "offer"])
    .execute();
  await schema.createIndex("watched_bets_by_news").on("watched_bets").columns(["news", "due_at"]).execute();
  await schema.createIndex("watched_bets_by_message").on("watched_bets").column("message").execute();
}
