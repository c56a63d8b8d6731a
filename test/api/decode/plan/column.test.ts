import { describe, expect, it } from "vitest";
import { limits } from "../../../../src/api/decode/limits.ts";
import {
  allValues,
  type Column,
  columnsOf,
  exampleOf,
  isAlike,
  isBranch,
  mergedColumn,
  pathOf,
  typeOf,
} from "../../../../src/api/decode/plan/column.ts";

const of = (payload: unknown) => columnsOf(payload, () => null);

/** Each column with what is counted of it. */
function drawn(column: Column): string[] {
  const { path, objects, lists, leaves, values } = column;
  const below = [...(column.item === null ? [] : [column.item]), ...column.kids.values()];
  return [`${path} ${objects}/${lists}/${leaves} ${[...values].join(",")}`.trim(), ...below.flatMap(drawn)];
}

const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: nested(depth - 1) });
const nodes = (count: number) => Array.from({ length: count }, () => ({}));
const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, nth) => [`k${nth}`, 1]));

describe("the columns of an answer", () => {
  it("count what stands in each place, and keep its distinct values", () => {
    const payload = { a: [{ b: 1 }, { b: 2, c: "x" }, { b: 1 }, 5], d: null, e: " ", f: [[true]] };
    expect(drawn(of(payload).root)).toEqual([
      "1/0/0",
      "a 0/1/0",
      "a[] 3/0/1 5",
      "a[].b 0/0/3 1,2",
      "a[].c 0/0/1 x",
      "d 0/0/0",
      "e 0/0/0",
      "f 0/1/0",
      "f[] 0/1/0",
      "f[][] 0/0/1 true",
    ]);
  });

  it("keep 48 distinct values", () => {
    const values = (count: number) => of(Array.from({ length: count }, (_, nth) => nth)).root.item?.values.size;
    expect([47, 48, 49].map(values)).toEqual([47, 48, 48]);
  });

  it("are equal in order where the same values stand in the same places", () => {
    const orderOf = (...values: unknown[]) => of(values).root.item?.order;
    expect(orderOf(1, 2, 3)).toBe(1 + 4 + 9);
    expect(orderOf("ab", "c")).toBe(31 * 97 + 98 + 2 * (31 * 99 + 99));
    expect(orderOf(true, false)).toBe(1);
    expect(orderOf(2, 1)).not.toBe(orderOf(1, 2));
  });

  it("are as deep as is read, and no deeper", () => {
    expect([limits.depth, limits.depth + 1, limits.depth + 2].map((depth) => of(nested(depth)).tooLarge)).toEqual([
      false,
      false,
      true,
    ]);
  });

  it("are of as many objects as are read", () => {
    const most = limits.nodes;
    expect([most - 2, most - 1].map((count) => of(nodes(count)).root.item?.objects)).toEqual([most - 2, most - 1]);
    expect(of(nodes(most - 1)).tooLarge).toBe(false);
    expect(of(nodes(most + 5)).root.item?.objects).toBe(most - 1);
    expect(of(nodes(most)).tooLarge).toBe(true);
    expect(of({ a: nodes(most - 2), b: {} }).tooLarge).toBe(true);
  });

  it("are so many, and no more", () => {
    expect([limits.columns, limits.columns + 1].map((count) => of(keys(count)).tooLarge)).toEqual([false, true]);
    expect([limits.columns - 1, limits.columns, limits.columns + 1].map((count) => of(keys(count)).root.kids.size)).toEqual([
      limits.columns - 1,
      limits.columns,
      limits.columns,
    ]);
  });

  it("are of so many keys of one object", () => {
    const others = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, nth) => [`o${nth}`, null]));
    const seen = (count: number) => of([{ last: 1 }, { ...others(count), last: 1 }]).root.item?.kids.get("last")?.leaves;
    expect([seen(limits.keys - 1), seen(limits.keys)]).toEqual([2, 1]);
    const own = Object.assign(Object.create({ inherited: 1 }), { own: 1 });
    expect([...of(own).root.kids.keys()]).toEqual(["own"]);
  });

  it("have paths in which odd keys stand in quotes", () => {
    expect([
      pathOf("", "a"),
      pathOf("a", "b"),
      pathOf("a", "b.c"),
      pathOf("a", "b c"),
      pathOf("", "x[]"),
      pathOf("a", ""),
    ]).toEqual(["a", "a.b", 'a."b.c"', 'a."b c"', '"x[]"', 'a.""']);
  });

  it("are put together from those of several entries", () => {
    const entries = of({ one: { a: 1, list: [1] }, two: { a: 2, b: { c: 3 }, list: [2, 3] } }).root;
    const merged = mergedColumn([...entries.kids.values()], "{}", "{}");
    expect(drawn(merged)).toEqual([
      "{} 2/0/0",
      "{}.a 0/0/2 1,2",
      "{}.list 0/2/0",
      "{}.list[] 0/0/3 1,2,3",
      "{}.b 1/0/0",
      "{}.b.c 0/0/1 3",
    ]);
    expect(merged.sample).toEqual({ a: 1, list: [1] });
    expect(merged.item).toBeNull();
    expect(mergedColumn([of([1, 2]).root], "{}", "{}").item?.leaves).toBe(2);
    expect(allValues(of([1, 2]).root.item as Column, (value) => value === 1)).toBe(false);
    const lists = of({
      one: Array.from({ length: 40 }, (_, nth) => nth),
      two: Array.from({ length: 40 }, (_, nth) => 100 + nth),
    }).root;
    expect(mergedColumn([...lists.kids.values()], "{}", "{}").item?.values.size).toBe(48);
  });

  it("are branches or values, and of one type", () => {
    const { kids } = of({ object: {}, list: [], value: 1, text: "x", none: null, flag: false }).root;
    const each = [...kids.values()];
    expect(each.map(isBranch)).toEqual([true, true, false, false, false, false]);
    expect(each.map(typeOf)).toEqual(["object", "array", "number", "string", "null", "boolean"]);
    expect(each.map(exampleOf)).toEqual([null, "a list", "1", "x", null, "false"]);
    expect(exampleOf(of({ a: "x".repeat(90) }).root.kids.get("a") as Column)).toHaveLength(60);
    expect(each.map((column) => allValues(column, (value) => value === 1))).toEqual([false, false, true, false, false, false]);
  });

  it("are alike where they hold the same things", () => {
    const { kids } = of({ a: { x: 1 }, b: { x: 2, y: 1 }, c: { z: 1 }, d: [1], e: [{}], f: 1, g: "t" }).root;
    const alike = (one: string, other: string) => isAlike(kids.get(one) as Column, kids.get(other));
    const pairs = ["aa", "ab", "ba", "ac", "ad", "da", "de", "af", "fa", "fg", "ah"].map((pair) => [
      pair,
      alike(pair[0] ?? "", pair[1] ?? ""),
    ]);
    expect(Object.fromEntries(pairs)).toEqual({
      aa: true,
      ab: true,
      ba: true,
      ac: false,
      ad: false,
      da: false,
      de: true,
      af: false,
      fa: false,
      fg: true,
      ah: true,
    });
  });
});
