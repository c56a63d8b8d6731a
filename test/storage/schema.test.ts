import { describe, expect, it } from "vitest";
import { silentLog } from "../../src/log.ts";
import { openDatabase } from "../../src/storage/database.ts";
import { baseline, steps } from "../../src/storage/steps.ts";
import { emptyDatabases } from "../databases.ts";
import { adoptableSchemas, openOld } from "./old-database.ts";
import { shapeOf } from "./shape.ts";

describe("the steps after the baseline", () => {
  it("stand in the order of their numbers, each with one of its own", () => {
    const names = [baseline, ...Object.keys(steps)];
    expect(names.filter((name) => !/^\d{4}-[a-z-]+$/.test(name))).toEqual([]);
    expect(names).toEqual(names.toSorted());
    expect(new Set(names.map((name) => name.slice(0, 4))).size).toBe(names.length);
  });
});

describe.each(emptyDatabases)("the schema on $name", ({ url }) => {
  it.each(adoptableSchemas)("is the same in a new database and in one that comes from %s", async (last) => {
    const [made, old] = [await url(), await url()];
    await (await openOld(old, last)).close();
    const [fresh, adopted] = [await openDatabase(made, silentLog), await openDatabase(old, silentLog)];
    expect(await shapeOf(adopted)).toEqual(await shapeOf(fresh));
    await Promise.all([fresh.destroy(), adopted.destroy()]);
  });
});
