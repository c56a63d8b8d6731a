import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { recallShape, rememberShape } from "../../src/doctor/memory.ts";
import type { Database } from "../../src/storage/database.ts";
import { engines } from "../databases.ts";

describe.each(engines)("the shapes of answers in $name", ({ open }) => {
  let opened: { database: Database; close(): Promise<void> };
  beforeEach(async () => {
    opened = await open();
  });
  afterEach(() => opened.close());

  it("are replaced by the next ones, each source and endpoint for itself", async () => {
    const { database } = opened;
    const odds = { source: "a", endpoint: "odds" };
    const teams = { source: "a", endpoint: "teams" };
    await rememberShape(database, { ...odds, shape: new Map([["data[].x", "number"]]), now: 1 });
    await rememberShape(database, { ...teams, shape: new Map([["data[].x", "object"]]), now: 1 });
    await rememberShape(database, { ...odds, shape: new Map([["data[].y", "string"]]), now: 2 });
    expect([...(await recallShape(database, odds))]).toEqual([["data[].y", "string"]]);
    expect([...(await recallShape(database, teams))]).toEqual([["data[].x", "object"]]);
    expect((await recallShape(database, { source: "b", endpoint: "odds" })).size).toBe(0);
    await rememberShape(database, { ...odds, shape: new Map(), now: 3 });
    expect((await recallShape(database, odds)).size).toBe(0);
  });
});
