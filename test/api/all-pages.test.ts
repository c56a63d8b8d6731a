import { describe, expect, it } from "vitest";
import { allPages } from "../../src/api/all-pages.ts";
import { ApiRefused, ApiUnreachable } from "../../src/api/errors.ts";
import type { ListOptions } from "../../src/api/odds-api.ts";

interface Oddity {
  showsTotal?: boolean;
  ignoresPage?: boolean;
  refusesPage?: boolean;
  /** This page cannot be reached. */
  lost?: number;
}

/** A list of so many numbers in pages of ten, each page fetched a second before the one before it. */
async function read(count: number, { showsTotal = true, ignoresPage = false, refusesPage = false, lost }: Oddity = {}) {
  const asked: number[] = [];
  const numbers = Array.from({ length: count }, (_, index) => index);
  const list = await allPages(async ({ page = 1 }: ListOptions) => {
    asked.push(page);
    if (page === lost) throw new ApiUnreachable("timeout");
    if (page > 1 && refusesPage) throw new ApiRefused({ status: 404 });
    const served = ignoresPage ? 1 : page;
    const items = numbers.slice((served - 1) * 10, served * 10);
    return {
      value: { items, total: showsTotal ? count : null, page: served },
      fetchedAt: 10_000 - 1_000 * page,
      failure: null,
    };
  });
  expect(list.items).toEqual(numbers.slice(0, list.items.length));
  return { asked, count: list.items.length, isCut: list.isCut, fetchedAt: list.fetchedAt };
}

describe("a list of the API", () => {
  it.each([
    ["of one page", 7, {}, { asked: [1], count: 7, isCut: false }],
    ["of nothing", 0, { showsTotal: false }, { asked: [1], count: 0, isCut: false }],
    ["of three pages", 25, {}, { asked: [1, 2, 3], count: 25, isCut: false }],
    ["that does not say how long it is", 25, { showsTotal: false }, { asked: [1, 2, 3], count: 25, isCut: false }],
    ["that ends with a full page", 20, { showsTotal: false }, { asked: [1, 2, 3], count: 20, isCut: false }],
    ["that is too long", 51, {}, { asked: [1, 2, 3, 4, 5], count: 50, isCut: true }],
    ["that is endless", 99, { showsTotal: false }, { asked: [1, 2, 3, 4, 5], count: 50, isCut: true }],
    ["that has one page only, of many", 25, { ignoresPage: true }, { asked: [1, 2], count: 10, isCut: true }],
    ["that has one page only", 10, { ignoresPage: true, showsTotal: false }, { asked: [1, 2], count: 10, isCut: false }],
    ["whose other pages are refused", 25, { refusesPage: true }, { asked: [1, 2], count: 10, isCut: true }],
    ["that knows no pages", 10, { refusesPage: true, showsTotal: false }, { asked: [1, 2], count: 10, isCut: false }],
    ["of which a page is lost", 45, { lost: 3 }, { asked: [1, 2, 3], count: 20, isCut: true }],
  ])("%s is read as far as it goes, and what is missing is told", async (_what, count, oddity, expected) => {
    expect(await read(count, oddity)).toMatchObject(expected);
  });

  it("is as old as its oldest page, and cannot be read without the first", async () => {
    expect((await read(25)).fetchedAt).toBe(7_000);
    await expect(read(25, { lost: 1 })).rejects.toThrow(ApiUnreachable);
  });
});
