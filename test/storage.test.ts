import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { engines } from "./databases.ts";

describe.each(engines)("storage on $name", ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  beforeEach(async () => {
    opened = await open();
  });
  afterEach(() => opened.close());

  it("gives every table of the schema, empty", async () => {
    for (const table of ["chats", "matches", "watches", "boards", "facts", "decisions", "api_budget", "leases"] as const) {
      expect(await opened.database.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });

  it("rolls a transaction back as a whole", async () => {
    const lease = { name: "poller", holder: "a", epoch: 1, until: 5 };
    const failing = opened.database.transaction().execute(async (transaction) => {
      await transaction.insertInto("leases").values(lease).execute();
      throw new Error("halfway");
    });
    await expect(failing).rejects.toThrow("halfway");
    expect(await opened.database.selectFrom("leases").selectAll().execute()).toEqual([]);
  });

  it("renames a chat in every table that mentions it", async () => {
    const { database } = opened;
    const chat = { address: "telegram:-1", state: "active" as const, state_since: 1, created_at: 1 };
    await database.insertInto("chats").values(chat).execute();
    const match = { slug: "a-b", body: "{}", status: "scheduled", seen_at: 1 };
    const { id } = await database.insertInto("matches").values(match).returning("id").executeTakeFirstOrThrow();
    await database
      .insertInto("watches")
      .values({ chat: "telegram:-1", kind: "match", match_id: id, rule: "3pp", created_by: "7", created_at: 1 })
      .execute();
    await database.updateTable("chats").set({ address: "telegram:-1001" }).where("address", "=", "telegram:-1").execute();
    const { chat: moved } = await database.selectFrom("watches").select("chat").executeTakeFirstOrThrow();
    expect(moved).toBe("telegram:-1001");
  });
});
