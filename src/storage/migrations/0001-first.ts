import { type CreateTableBuilder, type Kysely, sql } from "kysely";
import { engineOf } from "../engine.ts";

export async function up(database: Kysely<unknown>): Promise<void> {
  const schema = database.schema;
  const postgres = engineOf(database) === "postgres";

  /** A number that the database counts up. SQLite never reuses one: an old button must not find a new row. */
  function withId<T extends string>(table: CreateTableBuilder<T, never>): CreateTableBuilder<T, "id"> {
    return postgres
      ? table.addColumn("id", "bigint", (column) => column.primaryKey().generatedAlwaysAsIdentity())
      : table.addColumn("id", "integer", (column) => column.primaryKey().autoIncrement());
  }

  await schema
    .createTable("chats")
    .addColumn("address", "text", (c) => c.primaryKey())
    .addColumn("language", "text")
    .addColumn("seen_language", "text")
    .addColumn("settings", "text", (c) => c.notNull().defaultTo("{}"))
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("state_reason", "text")
    .addColumn("state_since", "bigint", (c) => c.notNull())
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .execute();
  // The key follows the database's collation, which does not keep a chat's topics together.
  if (postgres) await schema.createIndex("chats_by_bytes").on("chats").expression(sql`address collate "C"`).execute();

  await withId(schema.createTable("matches"))
    .addColumn("slug", "text", (c) => c.notNull().unique())
    .addColumn("body", "text", (c) => c.notNull())
    .addColumn("starts_at", "bigint")
    .addColumn("status", "text", (c) => c.notNull())
    .addColumn("sport", "text")
    .addColumn("seen_at", "bigint", (c) => c.notNull())
    .execute();

  await withId(schema.createTable("watches"))
    .addColumn("chat", "text", (c) => c.notNull().references("chats.address").onUpdate("cascade").onDelete("cascade"))
    .addColumn("match_id", "bigint", (c) => c.notNull().references("matches.id"))
    .addColumn("rule", "text", (c) => c.notNull())
    .addColumn("created_by", "text", (c) => c.notNull())
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .addUniqueConstraint("watches_one_per_chat_and_match", ["chat", "match_id"])
    .execute();
  await schema.createIndex("watches_by_match").on("watches").columns(["match_id", "rule"]).execute();

  await schema
    .createTable("boards")
    .addColumn("match_id", "bigint", (c) => c.notNull().references("matches.id").onDelete("cascade"))
    .addColumn("revision", "bigint", (c) => c.notNull())
    .addColumn("quotes", "text", (c) => c.notNull())
    .addColumn("fetched_at", "bigint", (c) => c.notNull())
    .addColumn("confirmed_at", "bigint", (c) => c.notNull())
    .addColumn("refreshed_at", "bigint")
    .addPrimaryKeyConstraint("boards_key", ["match_id", "revision"])
    .execute();

  await schema
    .createTable("baselines")
    .addColumn("watch_id", "bigint", (c) => c.notNull().references("watches.id").onDelete("cascade"))
    .addColumn("match_id", "bigint", (c) => c.notNull())
    .addColumn("revision", "bigint", (c) => c.notNull())
    .addColumn("set_at", "bigint", (c) => c.notNull())
    .addColumn("reason", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("baselines_key", ["watch_id", "match_id"])
    .execute();
  await schema.createIndex("baselines_by_board").on("baselines").columns(["match_id", "revision"]).execute();

  await schema
    .createTable("schedule")
    .addColumn("match_id", "bigint", (c) => c.primaryKey().references("matches.id").onDelete("cascade"))
    .addColumn("last_poll_at", "bigint", (c) => c.notNull())
    .addColumn("learned", "text", (c) => c.notNull())
    .execute();

  await schema
    .createTable("prices")
    .addColumn("match_id", "bigint", (c) => c.notNull().references("matches.id").onDelete("cascade"))
    .addColumn("bookmaker", "text", (c) => c.notNull())
    .addColumn("market", "text", (c) => c.notNull())
    .addColumn("selection", "text", (c) => c.notNull())
    .addColumn("line", "double precision")
    .addColumn("price", "double precision", (c) => c.notNull())
    .addColumn("at", "bigint", (c) => c.notNull())
    .execute();
  await schema.createIndex("prices_by_match").on("prices").columns(["match_id", "at"]).execute();
  await schema.createIndex("prices_by_time").on("prices").column("at").execute();

  await schema
    .createTable("outbox")
    .addColumn("watch_id", "bigint", (c) => c.notNull().references("watches.id").onDelete("cascade"))
    .addColumn("match_id", "bigint", (c) => c.notNull())
    .addColumn("chat", "text", (c) => c.notNull().references("chats.address").onUpdate("cascade").onDelete("cascade"))
    .addColumn("platform", "text", (c) => c.notNull())
    .addColumn("revision", "bigint", (c) => c.notNull())
    .addColumn("due_at", "bigint", (c) => c.notNull())
    .addColumn("delivery_id", "text")
    .addPrimaryKeyConstraint("outbox_key", ["watch_id", "match_id"])
    .execute();
  await schema.createIndex("outbox_by_due").on("outbox").columns(["platform", "due_at"]).execute();
  await schema.createIndex("outbox_by_chat").on("outbox").column("chat").execute();

  await schema
    .createTable("deliveries")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("chat", "text", (c) => c.notNull().references("chats.address").onUpdate("cascade").onDelete("cascade"))
    .addColumn("platform", "text", (c) => c.notNull())
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("facts", "text", (c) => c.notNull())
    .addColumn("holder", "text", (c) => c.notNull())
    .addColumn("attempts", "integer", (c) => c.notNull())
    .addColumn("claimed_at", "bigint", (c) => c.notNull())
    .addColumn("lease_until", "bigint", (c) => c.notNull())
    .addColumn("settled_at", "bigint")
    .addColumn("message_id", "text")
    .addColumn("reason", "text")
    .execute();
  await schema.createIndex("deliveries_by_state").on("deliveries").columns(["platform", "state", "lease_until"]).execute();
  await schema.createIndex("deliveries_by_chat").on("deliveries").columns(["chat", "claimed_at"]).execute();

  await withId(schema.createTable("decisions"))
    .addColumn("at", "bigint", (c) => c.notNull())
    .addColumn("chat", "text", (c) => c.notNull().references("chats.address").onUpdate("cascade").onDelete("cascade"))
    .addColumn("watch_id", "bigint", (c) => c.notNull())
    .addColumn("match_id", "bigint", (c) => c.notNull())
    .addColumn("baseline_revision", "bigint")
    .addColumn("revision", "bigint")
    .addColumn("outcome", "text", (c) => c.notNull())
    .addColumn("reason", "text")
    .addColumn("delivery_id", "text")
    .execute();
  await schema.createIndex("decisions_by_chat").on("decisions").columns(["chat", "at"]).execute();

  await schema
    .createTable("api_cache")
    .addColumn("key", "text", (c) => c.primaryKey())
    .addColumn("body", "text", (c) => c.notNull())
    .addColumn("fetched_at", "bigint", (c) => c.notNull())
    .addColumn("etag", "text")
    .addColumn("last_modified", "text")
    .execute();

  await schema
    .createTable("api_budget")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("tat", "double precision", (c) => c.notNull())
    .addColumn("rate", "double precision", (c) => c.notNull())
    .addColumn("blocked_until", "bigint", (c) => c.notNull())
    .addColumn("updated_at", "bigint", (c) => c.notNull())
    .execute();

  await schema
    .createTable("api_fields")
    .addColumn("source", "text", (c) => c.notNull())
    .addColumn("endpoint", "text", (c) => c.notNull())
    .addColumn("field", "text", (c) => c.notNull())
    .addColumn("type", "text", (c) => c.notNull())
    .addColumn("seen_at", "bigint", (c) => c.notNull())
    .addPrimaryKeyConstraint("api_fields_key", ["source", "endpoint", "field"])
    .execute();

  await schema
    .createTable("origin")
    .addColumn("id", "integer", (c) => c.primaryKey())
    .addColumn("source", "text", (c) => c.notNull())
    .execute();

  await schema
    .createTable("leases")
    .addColumn("name", "text", (c) => c.primaryKey())
    .addColumn("holder", "text", (c) => c.notNull())
    .addColumn("epoch", "bigint", (c) => c.notNull())
    .addColumn("until", "bigint", (c) => c.notNull())
    .execute();
}
