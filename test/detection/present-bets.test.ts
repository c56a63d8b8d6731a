import { describe, expect, it } from "vitest";
import type { ValueBet } from "../../src/api/model.ts";
import type { ListOptions } from "../../src/api/odds-api.ts";
import { presentBets } from "../../src/detection/present-bets.ts";
import { matchNamed } from "../alert-path/stage.ts";

const now = 1_000;

describe("the value bets of the moment", () => {
  const known = [
    { id: 1, match: matchNamed("to-come", "scheduled", now + 1) },
    { id: 2, match: matchNamed("begun", "scheduled", now) },
    { id: 3, match: matchNamed("open", "unknown", null) },
    { id: 4, match: matchNamed("live", "live", now + 1) },
    { id: 5, match: matchNamed("off", "cancelled", now + 1) },
  ];
  const offer = { market: "winner", selection: "home", line: null, bookmaker: "Alder", price: 2, edge: 0.05 } as const;
  const bet = (matchSlug: string): ValueBet => ({ ...offer, matchSlug, match: null });

  async function read(
    items: readonly ValueBet[],
    { total = items.length, signal }: { total?: number; signal?: AbortSignal } = {},
  ) {
    const asked: ListOptions[] = [];
    let isReady = false;
    const found = await presentBets(
      {
        api: {
          async valueBets(options: ListOptions = {}) {
            asked.push(options);
            return { value: { items: [...items], total, page: 1 }, fetchedAt: 7, failure: null };
          },
        },
        index: {
          async ready() {
            await Promise.resolve();
            isReady = true;
          },
          bySlug: (slug) => (isReady ? (known.find(({ match }) => match.slug === slug) ?? null) : null),
          remember: async () => [],
        },
      },
      { now, lane: "poller", ...(signal && { signal }) },
    );
    return { asked, found };
  }

  it("are those of known matches that have not begun, as old as the list is", async () => {
    const { found } = await read([...known.map(({ match }) => bet(match.slug)), bet("nobody-knows")]);
    expect(found).toMatchObject({ fetchedAt: 7, failure: null, isCut: false });
    expect(found.bets.map(({ known: { id }, bet: { matchSlug } }) => [id, matchSlug])).toEqual([
      [1, "to-come"],
      [3, "open"],
    ]);
  });

  it("say when there are more than were read", async () => {
    expect((await read([bet("to-come")], { total: 2 })).found.isCut).toBe(true);
  });

  it("are asked for in the lane, and given up with the signal, of whoever asks", async () => {
    const { signal } = new AbortController();
    const asked = [(await read([])).asked, (await read([], { signal })).asked];
    expect(asked).toEqual([[{ lane: "poller", against: null }], [{ lane: "poller", against: null, signal }]]);
  });
});
