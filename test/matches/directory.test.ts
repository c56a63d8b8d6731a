import { describe, expect, it } from "vitest";
import { ApiUnreachable } from "../../src/api/errors.ts";
import type { Page, Team } from "../../src/api/model.ts";
import type { Answer, ListOptions } from "../../src/api/odds-api.ts";
import { silentLog } from "../../src/log.ts";
import { createDirectory } from "../../src/matches/directory.ts";
import { createFakeClock } from "../clock.ts";

/** A list that is served in pages and may change, fail or ignore which page was asked for. */
function listOf(teams: Team[], { pageSize = 100, ignoresPage = false, showsTotal = true } = {}) {
  const list = {
    teams,
    asked: [] as (number | undefined)[],
    fetchedAt: 1,
    trouble: null as Error | null,
    /** Pages from this one on are refused. */
    failsFrom: Number.POSITIVE_INFINITY,
    /** Until this resolves, pages after the first are under way. */
    slow: Promise.resolve(),
  };
  async function fetch({ page }: ListOptions): Promise<Answer<Page<Team>>> {
    list.asked.push(page);
    if (list.trouble) throw list.trouble;
    if (page !== undefined) await list.slow;
    if ((page ?? 1) >= list.failsFrom) throw new ApiUnreachable("timeout");
    const number = ignoresPage ? 1 : (page ?? 1);
    const items = list.teams.slice((number - 1) * pageSize, number * pageSize);
    return {
      value: { items, total: showsTotal ? list.teams.length : null, page: number },
      fetchedAt: list.fetchedAt,
      failure: null,
    };
  }
  const clock = createFakeClock();
  return Object.assign(list, { clock, directory: createDirectory({ fetch, clock, log: silentLog }) });
}

function team(id: number | null, en: string, ru = en): Team {
  return { id, slug: en.toLowerCase().replaceAll(" ", "-"), names: { en, ru } };
}

/** Pages after the first come in behind. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 50; turn++) await Promise.resolve();
}

const spartak = team(1, "Spartak City", "Спартак Сити");
const spartans = team(2, "Northgate Spartans", "Северские спартанцы");
const rovers = team(3, "Belgrava Rovers", "Бельграва Роверс");
const city = team(4, "Brezhany City", "Брежаны Сити");

describe("a list of names", () => {
  it.each([
    ["#3", rovers],
    ["belgrava-rovers", rovers],
    ["Belgrava", rovers],
    ["бельграва", rovers],
    ["belgrva rovres", rovers],
    ["роверс", rovers],
    ["spartak", spartak],
    ["спартак", spartak],
    ["spratak", spartak],
    ["brezhany city", city],
  ])("knows which one %j means", async (typed, meant) => {
    const { directory } = listOf([spartak, spartans, rovers, city]);
    await directory.refresh();
    expect(directory.find(typed)).toEqual({ kind: "one", one: { key: String(meant.id), item: meant } });
  });

  it("offers all that fit, and says when there are more", async () => {
    const { directory } = listOf([spartak, city, ...Array.from({ length: 12 }, (_, index) => team(10 + index, `Town ${index}`))]);
    await directory.refresh();
    const cities = directory.find("city");
    expect(cities.kind === "many" && cities.candidates.map(({ key }) => key).sort()).toEqual(["1", "4"]);
    expect(cities).toMatchObject({ more: false });
    expect(directory.find("town")).toMatchObject({ kind: "many", more: true });
  });

  it("offers what has any of the words when nothing has all of them", async () => {
    const { directory } = listOf([spartak, rovers]);
    await directory.refresh();
    const found = directory.find("spartak rovers zzz");
    expect(found.kind === "none" && found.near.map(({ key }) => key).sort()).toEqual(["1", "3"]);
    expect(directory.find("#99")).toEqual({ kind: "none", near: [] });
    expect(directory.find("")).toEqual({ kind: "none", near: [] });
  });

  it("gives what has no number a key that stays the same and fits a button", async () => {
    const nameless = { id: null, slug: null, names: { ru: "Ветер" } };
    const [first, second] = [listOf([team(null, "Gale"), nameless]), listOf([nameless, team(null, "Gale")])];
    await Promise.all([first.directory.refresh(), second.directory.refresh()]);
    const keys = first.directory.list().map(({ key }) => key);
    expect(second.directory.list().map(({ key }) => key)).toEqual(keys.toReversed());
    for (const key of keys) expect(key).toMatch(/^x[0-9a-f]{12}$/);
  });
});

describe("a list in pages", () => {
  const many = Array.from({ length: 250 }, (_, index) => team(index + 1, `Team ${index}`));

  it("is read to its end, behind the first answer, and asked for again only when that has changed", async () => {
    const list = listOf(many);
    let answer: (() => void) | null = null;
    list.slow = new Promise((resolve) => {
      answer = resolve;
    });
    await list.directory.refresh();
    await settled();
    expect(list.directory.list()).toHaveLength(100);
    (answer as (() => void) | null)?.();
    await settled();
    expect(list.directory.list()).toHaveLength(250);
    expect(list.asked).toEqual([undefined, 2, 3]);
    await list.directory.refresh();
    await settled();
    expect(list.asked).toEqual([undefined, 2, 3, undefined]);
  });

  it.each([
    ["ignores which page is asked for", { ignoresPage: true }, [undefined, 2], 100],
    ["neither says how long it is nor heeds the page", { ignoresPage: true, showsTotal: false }, [undefined, 2], 100],
    ["does not say how long it is", { showsTotal: false }, [undefined, 2, 3], 250],
    ["ends with a full page, and does not say so", { showsTotal: false, pageSize: 125 }, [undefined, 2, 3], 250],
    ["is endless", { showsTotal: false, pageSize: 2 }, [undefined, 2, 3, 4, 5, 6, 7, 8, 9, 10], 20],
    ["is too long", { pageSize: 2 }, [undefined, ...Array.from({ length: 19 }, (_, index) => index + 2)], 40],
  ])("that %s is read as far as it goes, and not for ever", async (_what, how, asked, known) => {
    const list = listOf(many, how);
    await list.directory.refresh();
    await settled();
    expect(list.asked).toEqual(asked);
    expect(list.directory.list()).toHaveLength(known);
  });

  it("is completed a minute after a page has failed, and not asked for in between", async () => {
    const list = listOf(many);
    list.failsFrom = 3;
    await list.directory.refresh();
    await settled();
    expect(list.directory.list()).toHaveLength(200);
    list.failsFrom = Number.POSITIVE_INFINITY;
    await list.clock.advance(59_000);
    await list.directory.refresh();
    await settled();
    expect(list.asked).toEqual([undefined, 2, 3, undefined]);
    await list.clock.advance(1_000);
    await list.directory.refresh();
    await settled();
    expect(list.directory.list()).toHaveLength(250);
    await list.clock.advance(60_000);
    await list.directory.refresh();
    await settled();
    expect(list.asked).toEqual([undefined, 2, 3, undefined, undefined, 2, 3, undefined]);
  });

  it("that changes while it is read loses nothing of what is new", async () => {
    const list = listOf(many);
    let answer: (() => void) | null = null;
    list.slow = new Promise((resolve) => {
      answer = resolve;
    });
    await list.directory.refresh();
    Object.assign(list, { teams: [team(900, "Newcomers"), ...many], fetchedAt: 2 });
    await list.directory.refresh();
    (answer as (() => void) | null)?.();
    await settled();
    expect(list.directory.find("newcomers").kind).toBe("one");
    await list.directory.refresh();
    await settled();
    expect(list.directory.list()).toHaveLength(251);
  });

  it("forgets what it no longer names", async () => {
    const list = listOf([spartak, rovers]);
    await list.directory.refresh();
    Object.assign(list, { teams: [rovers], fetchedAt: 2 });
    await list.directory.refresh();
    await settled();
    expect(list.directory.list()).toEqual([{ key: "3", item: rovers }]);
    expect(list.directory.find("spartak").kind).toBe("none");
  });

  it("stays as it was while the API is in trouble, and rejects only while nothing is known", async () => {
    const list = listOf([rovers]);
    list.trouble = new ApiUnreachable("timeout");
    await expect(list.directory.refresh()).rejects.toThrow(ApiUnreachable);
    list.trouble = null;
    await list.directory.refresh();
    list.trouble = new ApiUnreachable("timeout");
    expect(await list.directory.refresh()).toEqual({ fetchedAt: 1, failure: "unreachable" });
    expect(list.directory.list()).toHaveLength(1);
  });
});
