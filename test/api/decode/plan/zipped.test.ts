import { describe, expect, it } from "vitest";
import { zippedRows } from "../../../../src/api/decode/plan/zipped.ts";

const moments = ["2026-01-02T10:00:00Z", "2026-01-02T11:00:00Z"];
const [first, second] = moments;
const rows = (record: object) => zippedRows(record)?.map((row) => ({ ...row }));

describe("columns along times", () => {
  it("are an object for each moment, with what holds for all of them", () => {
    expect(rows({ times: moments, home: [1.9, 2], book: "Quill", short: [1], long: [1, 2, 3] })).toEqual([
      { at: first, home: 1.9, book: "Quill" },
      { at: second, home: 2, book: "Quill" },
    ]);
    expect(rows({ home: [1.9], t: [first] })).toEqual([{ at: first, home: 1.9 }]);
    expect(rows({ dates: [first, "soon"], home: [1.9, 2] })).toHaveLength(2);
  });

  it.each([
    ["no times", { home: [1.9, 2] }],
    ["times of another name", { zorp: moments, home: [1.9, 2] }],
    ["no moments", { times: ["soon", first], home: [1.9, 2] }],
    ["no times in the list", { times: [], home: [] }],
    ["one moment", { at: first, home: 1.9 }],
    ["no moment", { at: null, home: 1.9 }],
    ["a list", [moments]],
    ["what is inherited", Object.assign(Object.create({ times: moments }), { home: [1.9, 2] })],
  ])("are none: %s", (_title, record) => {
    expect(zippedRows(record)).toBeNull();
  });

  it("are twenty thousand values at most, of five thousand keys", () => {
    const long = (count: number) => Array.from({ length: count }, () => first);
    expect(rows({ times: long(20_001) })).toHaveLength(20_000);
    expect(rows({ times: long(6_667), a: 1, b: 2 })).toHaveLength(6_666);
    expect(rows({ times: long(6_666), a: 1, b: 2 })).toHaveLength(6_666);
    const wide = { times: [first], ...Object.fromEntries(Array.from({ length: 5_000 }, (_, nth) => [`k${nth}`, nth])) };
    expect(Object.keys(rows(wide)?.[0] ?? {})).toHaveLength(5_000);
  });
});
