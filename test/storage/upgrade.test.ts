import { createHash } from "node:crypto";
import { copyFileSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { silentLog } from "../../src/log.ts";
import { connectionsBehind, openDatabase, openUnchanged } from "../../src/storage/database.ts";
import { baseline, latestSchema, type Steps } from "../../src/storage/steps.ts";
import { schemaOf, upgrade } from "../../src/storage/upgrade.ts";
import { freshFolder } from "../bot.ts";
import { emptyDatabases } from "../databases.ts";
import { eachBriefly } from "../long-elsewhere.ts";
import { everythingIn } from "./everything.ts";
import { inventedSteps } from "./invented-steps.ts";
import { adoptableSchemas, openOld } from "./old-database.ts";
import { fillOld, rules } from "./old-rows.ts";
import { shapeOf } from "./shape.ts";

const log = silentLog;

/** A database of before the baseline with watches of every kind. */
async function filled(url: string, last: string = adoptableSchemas[0]): Promise<string> {
  const old = await openOld(url, last);
  await fillOld(old, { watches: 22 });
  await old.close();
  return url;
}

/** The rows of a table but for one of its columns. */
function without(rows: readonly string[], column: string): unknown[] {
  return rows.map((row) => (JSON.parse(row) as [name: string, value: unknown][]).filter(([name]) => name !== column));
}

describe.each(emptyDatabases)("a database of before the baseline on $name", ({ url: emptyUrl }) => {
  it("is taken over with every row, and says what kind each rule is", async () => {
    const url = await filled(await emptyUrl());
    const before = await everythingIn(url);
    const backedUp: string[] = [];
    const database = await openDatabase(url, log, { beforeChange: async (schema) => void backedUp.push(schema) });
    expect(backedUp).toEqual(["0108-messages-by-id"]);
    const { tables, sequences } = await everythingIn(url);
    const { prices: _, api_fields: __, watches: old = [], placed_bets: bets = [], ...others } = before.tables;
    // Steps after the baseline may have added some.
    expect(tables).toMatchObject({ ...others, watches: expect.anything() });
    expect(without(tables["placed_bets"] ?? [], "settled_at")).toEqual(without(bets, "settled_at"));
    expect(without(tables["watches"] ?? [], "rule_kind")).toEqual(without(old, "old_ref"));
    expect(sequences).toEqual(before.sequences);
    const kinds = await database.selectFrom("watches").select(["rule", "rule_kind", "kind"]).distinct().execute();
    const expected = [...rules.map(([rule, kind]) => `match ${rule} ${kind}`), "match 5pp movement", "sport 5pp movement"];
    expect(kinds.map(({ kind, rule, rule_kind }) => `${kind} ${rule} ${rule_kind}`).sort()).toEqual(
      [...expected, "card  null", "bets bets edge>=5 improving=20000 bets"].sort(),
    );
    expect(await schemaOf(database)).toEqual({ last: latestSchema, standing: "current" });
    await database.destroy();
  });

  it("stays as it is when there can be no backup of it", async () => {
    const url = await filled(await emptyUrl());
    const before = await everythingIn(url);
    const beforeChange = () => Promise.reject(new Error("no room"));
    await expect(openDatabase(url, log, { beforeChange })).rejects.toThrow("no room");
    expect(await everythingIn(url)).toEqual(before);
  });

  it.each([
    [
      "is older than that",
      "0041-bets-are-facts",
      sql`select 1`,
      /0041-bets-are-facts.*start commit 2512466 of Linewatch on it once/,
    ],
    [
      "lacks a step in between",
      undefined,
      sql`delete from schema where name = '0040-one-watch-store'`,
      /has gaps .*restore a backup/,
    ],
    [
      "has been through a newer version",
      undefined,
      sql`insert into schema values ('9999-later', '')`,
      /made by a newer Linewatch/,
    ],
  ])("that %s is refused with what helps, and stays as it is", async (_, last, change, helps) => {
    const url = await emptyUrl();
    const old = await openOld(url, last);
    await old.run(change);
    await old.close();
    const [before, backedUp]: [unknown, string[]] = [await everythingIn(url), []];
    const beforeChange = async (schema: string) => void backedUp.push(schema);
    await expect(openDatabase(url, log, { beforeChange })).rejects.toThrow(helps);
    expect(await everythingIn(url)).toEqual(before);
    expect(backedUp).toEqual([]);
  });

  it("is taken over once when several processes start at the same moment", async () => {
    const url = await filled(await emptyUrl());
    if (!url.startsWith("postgres")) return;
    const backedUp: string[] = [];
    const options = { beforeChange: async (schema: string) => void backedUp.push(schema), steps: inventedSteps };
    const opened = await Promise.all([1, 2, 3].map(() => openDatabase(url, log, options)));
    expect(backedUp).toEqual(["0108-messages-by-id"]);
    await Promise.all(opened.map((database) => database.destroy()));
  });
});

describe.runIf(emptyDatabases[1])("a step on Postgres", () => {
  it("takes as long as it takes, where any other statement is given up", async () => {
    const url = (await emptyDatabases[1]?.url()) ?? "";
    const slow = sql`select pg_sleep(0.3)`;
    const steps: Steps = { "9001-slow": async (session) => void (await slow.execute(session)) };
    const database = await openDatabase(url, log, { steps, answerWithinMs: 100 });
    await expect(slow.execute(database)).rejects.toThrow("timeout");
    await database.destroy();
  });
});

/** Brings a copy of a database up to date, and tells all that is in it then. */
async function upgraded(url: string, steps: Steps) {
  const database = await openDatabase(url, log, { steps });
  const shape = await shapeOf(database);
  await database.destroy();
  return { ...(await everythingIn(url)), shape };
}

/** What is on the disk after each statement: just that is what a process leaves that is killed there. */
function leftBehind(file: string): { note(): void; copies: string[]; statements(): number } {
  const folder = freshFolder();
  const copies = new Map<string, string>();
  let statements = 0;
  return {
    note() {
      statements++;
      const parts = ["", "-wal"].filter((part) => existsSync(file + part));
      const digest = parts
        .map((part) =>
          createHash("sha256")
            .update(readFileSync(file + part))
            .digest("hex"),
        )
        .join(" ");
      if (copies.has(digest)) return;
      const copy = join(folder, `${copies.size}.db`);
      for (const part of parts) copyFileSync(file + part, copy + part);
      copies.set(digest, copy);
    },
    get copies() {
      return [...copies.values()];
    },
    statements: () => statements,
  };
}

const [sqlite, postgres] = emptyDatabases;
const starts: readonly { from: string; last: string | null; everyNth: number }[] = [
  // Postgres begins anew each time.
  { from: "nothing", last: null, everyNth: 15 },
  { from: "before the baseline", last: adoptableSchemas[0], everyNth: 1 },
  { from: "the baseline", last: baseline, everyNth: 1 },
];

async function startingFrom(url: string, last: string | null): Promise<string> {
  if (last === null) return url;
  await filled(url);
  if (last === baseline) await (await openDatabase(url, log, { steps: {} })).destroy();
  return url;
}

describe("a process that is killed at whatever statement while it changes the schema", () => {
  eachBriefly(starts, ({ last }) => last === null)(
    "from $from leaves SQLite as it was or as it will be, and the next one goes on",
    async ({ last }) => {
      const url = await startingFrom((await sqlite?.url()) ?? "", last);
      const left = leftBehind(url);
      const database = openUnchanged(url, log, { room: left });
      await upgrade(database, { log, steps: inventedSteps });
      const [copies, statements] = [left.copies, left.statements()];
      await database.destroy();
      const whole = await upgraded(url, inventedSteps);
      expect(whole.tables["stakes"]?.length ?? 0).toBe(last === null ? 0 : 2);
      expect(statements).toBeGreaterThan(20);
      expect(copies.length).toBeGreaterThan(1);
      for (const copy of copies) expect(await upgraded(copy, inventedSteps)).toEqual(whole);
    },
  );

  it.runIf(postgres).each(starts)(
    "from $from leaves Postgres as it was or as it will be, and the next one goes on",
    async ({ last, everyNth }) => {
      const [url, other] = [await startingFrom((await postgres?.url()) ?? "", last), (await postgres?.url()) ?? ""];
      const whole = await upgraded(await startingFrom(other, last), inventedSteps);
      for (let at = 1; ; at += everyNth) {
        let statements = 0;
        const note = (): void => {
          if (++statements === at) connectionsBehind(database)?.shut();
        };
        const database = openUnchanged(url, log, { room: { note } });
        const isDone = await upgrade(database, { log, steps: inventedSteps }).then(
          () => statements < at,
          () => false,
        );
        await database.destroy();
        if (isDone) break;
      }
      expect(await upgraded(url, inventedSteps)).toEqual(whole);
    },
  );
});
