import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pricesAt, pricesOfMatch } from "../../src/boards/price-rows.ts";
import { momentKind } from "../../src/delivery/kinds/moment.ts";
import { movementKind } from "../../src/delivery/kinds/movement.ts";
import { partsFrom, sentMessages } from "../../src/delivery/messages.ts";
import { plainManner } from "../../src/facts/frozen.ts";
import { silentLog } from "../../src/log.ts";
import { type Database, openDatabase } from "../../src/storage/database.ts";
import { undoRemoval } from "../../src/watches/removals.ts";
import { watchByRef } from "../../src/watches/store.ts";
import { watchedBetsOf } from "../../src/watches/watched-bets.ts";
import { emptyDatabases } from "../databases.ts";
import { type OldDatabase, openOld } from "./old-database.ts";

const ann = "telegram:1";
const now = 1_800_000_000_000;

describe.each(emptyDatabases)("what still older versions wrote, on $name,", ({ url: emptyUrl }) => {
  /** Adopts a database with a chat and two matches, and what else is in it. */
  async function adopted<T>(fill: (old: OldDatabase) => Promise<void>, look: (database: Database) => Promise<T>): Promise<T> {
    const url = await emptyUrl();
    const old = await openOld(url);
    await old.insert("chats", { address: ann, state: "active", state_since: 0, created_at: 0, numbered: 9 });
    for (const id of [1, 2]) await old.insert("matches", { id, slug: `m-${id}`, body: "{}", status: "scheduled", seen_at: 5 });
    await fill(old);
    await old.close();
    const database = await openDatabase(url, silentLog);
    try {
      return await look(database);
    } finally {
      await database.destroy();
    }
  }

  const offers = [
    { bookmaker: "Alder", market: "winner", selection: "home", line: null },
    { bookmaker: "Alder", market: "total", selection: "over", line: 2.5 },
    { bookmaker: "", market: "winner", selection: "home", line: null },
  ] as const;
  /** At which minute which offer changed to which price. */
  const changes = fc.uniqueArray(
    fc.record({ minute: fc.nat(9), offer: fc.nat(2), price: fc.integer({ min: 101, max: 999 }).map((cents) => cents / 100) }),
    { minLength: 1, selector: ({ minute, offer }) => `${minute} ${offer}` },
  );

  it("are prices, a row for each, which become points that say the same", async () => {
    await fc.assert(
      fc.asyncProperty(changes, async (script) => {
        const rows = script
          .toSorted((a, b) => a.minute - b.minute)
          .map(({ minute, offer, price }) => ({ match_id: 1, ...(offers[offer] ?? offers[0]), price, at: minute * 60_000 }))
          // A price that stays the same was not written.
          .filter((row, nth, all) => all.slice(0, nth).findLast((one) => isSameOffer(one, row))?.price !== row.price);
        await adopted(
          async (old) => {
            for (const row of rows) await old.insert("prices", row);
          },
          async (database) => {
            const past = rows.map(({ match_id: _, bookmaker, ...row }) => ({ bookmaker: bookmaker || null, ...row }));
            const told = await pricesOfMatch(database, 1);
            expect(told.map((one) => JSON.stringify(one, fields)).sort()).toEqual(
              past.map((one) => JSON.stringify(one, fields)).sort(),
            );
            for (let minute = 0; minute < 10; minute++) {
              const found = (await pricesAt(database, { matchIds: [1, 2], at: minute * 60_000 })).get(1) ?? [];
              const until = past.filter(({ at }) => at <= minute * 60_000);
              for (const { bookmaker, market, selection, line } of until) {
                const offer = { bookmaker, market, selection, line };
                const last = until.findLast((one) => isSameOffer(one, offer));
                expect(found.find((one) => isSameOffer(one, offer))?.price).toBe(last?.price);
              }
            }
          },
        );
      }),
      { numRuns: 3 },
    );
  });

  it("are prices of a match that has points, which were moved before", async () => {
    const price = { ...offers[0], price: 2, at: 1 };
    await adopted(
      async (old) => {
        await old.insert("prices", { match_id: 1, ...price });
        const kept = JSON.stringify([["Birch", "winner", "away", null, 3, 5]]);
        await old.insert("price_offers", { match_id: 1, offers: kept, thin_at: 9, closed_at: 7 });
        await old.insert("price_points", { match_id: 1, at: 5, prices: "[3]" });
      },
      async (database) => {
        expect(await pricesOfMatch(database, 1)).toMatchObject([{ bookmaker: "Birch", price: 3 }]);
        expect(await database.selectFrom("price_offers").select(["thin_at", "closed_at"]).execute()).toEqual([
          { thin_at: 9, closed_at: 7 },
        ]);
      },
    );
  });

  it("are messages that say less, of which the rest is what it was taken for", async () => {
    const frozen = { watchId: 1, matchId: 1, rule: "3pp", baseline: 1, baselineAt: 2, revision: 3 };
    const movement = [frozen, { ...frozen, since: 7, quiet: "{}" }];
    const moment = [{ key: "k", body: { kind: "silent", matchId: 1, since: 1 }, since: 1, quiet: null }];
    const other = [{ key: "k", matchId: 2, body: { kind: "silent", matchId: 1, since: 1 }, since: 1, quiet: null }];
    const message = (id: string, row: object) => ({
      ...{ id, chat: ann, platform: "telegram", state: "sent", holder: "a", attempts: 1, claimed_at: 1, lease_until: 2 },
      ...{ settled_at: 3, message_id: id, parts: "{}", manner: JSON.stringify(plainManner), ...row },
    });
    await adopted(
      async (old) => {
        await old.insert("messages", message("a", { parts: JSON.stringify({ movement, moment, bet: [] }), manner: null }));
        const manner = { silent: true, held: "quiet", cameBack: 2, missed: 3 };
        await old.insert("messages", message("b", { parts: JSON.stringify({ moment: other }), manner: JSON.stringify(manner) }));
        await old.insert("drafts", { id: 1, chat: ann, parts: JSON.stringify({ movement }), until: 9, state: "waiting" });
      },
      async (database) => {
        const sent = await sentMessages(database, ["a", "b"]);
        const [a, b] = [sent.get("a"), sent.get("b")];
        expect(a?.manner).toEqual({ ...plainManner, passed: { movement: 0, bet: 0 } });
        expect(b?.manner).toEqual({ ...plainManner, silent: true, held: "quiet", passed: { movement: 2, bet: 3 } });
        const rest = { baselineReason: null, queued: null, evidence: null, since: 0, quiet: null, peak: null };
        const told = movement.map((fact) => ({ ...rest, ...fact }));
        expect(movementKind.read(a?.parts["movement"] ?? [])).toEqual(told);
        expect(momentKind.read(a?.parts["moment"] ?? [])).toMatchObject([{ matchId: null }]);
        expect(momentKind.read(b?.parts["moment"] ?? [])).toMatchObject([{ matchId: 2 }]);
        const draft = await database.selectFrom("drafts").select("parts").executeTakeFirstOrThrow();
        expect(movementKind.read(partsFrom(draft.parts)["movement"] ?? [])).toEqual(told);
      },
    );
  });

  it("are bets of which the first message is known, and removals, which can be undone", async () => {
    const figures = { price: 2.1, edge: 0.05 };
    const known = (more: object) => JSON.stringify({ figures, told: figures, gone: null, ...more });
    const bets = { chat: ann, kind: "bets", rule: "bets improving=20000", created_by: "7", created_at: 1, number: 1 };
    const offer = (selection: string) => JSON.stringify(["winner", selection, null, "Alder"]);
    const removed = { number: 2, oldRef: "v2", rule: "bets edge>=5 improving=20000", createdBy: "7", createdAt: 1 };
    const removedBet = { id: 8, matchId: 1, offer: offer("home"), known: known({}), message: "m8" };
    const kept = {
      watches: [{ id: 2, ...removed, kind: "bets", bets: [removedBet] }],
      exclusions: [],
      changed: [],
      placed: { owner: ann, ids: [5] },
    };
    await adopted(
      async (old) => {
        await old.insert("watches", { id: 1, ...bets, old_ref: "v1" });
        const of = { watch_id: 1, match_id: 1 };
        await old.insert("watched_bets", {
          id: 1,
          ...of,
          offer: offer("home"),
          known: known({ shownGone: true }),
          message: "m1",
        });
        await old.insert("watched_bets", { id: 2, ...of, offer: offer("away"), known: known({}), message: null });
        const newer = known({ messages: [{ id: "m3", saysGone: false }] });
        await old.insert("watched_bets", { id: 3, ...of, offer: offer("draw"), known: newer, message: "m3" });
        for (const id of [5, 6])
          await old.insert("placed_bets", {
            ...{ id, owner: ann, at: 1, body: "{}", market: "winner", selection: "home", price: 2_000_000 },
          });
        await old.insert("removals", { id: 1, chat: ann, at: now, watches: JSON.stringify(kept) });
      },
      async (database) => {
        expect(await undoRemoval(database, { chat: ann, id: null, now })).toEqual({ restored: 1, changed: 0, isImport: true });
        expect(await database.selectFrom("placed_bets").select("id").execute()).toEqual([{ id: 6 }]);
        const messages = (await watchedBetsOf(database, [ann])).map(({ known: { messages: of } }) => of);
        const saysGone = false;
        const all = [[{ id: "m1", saysGone: true }], [], [{ id: "m3", saysGone }], [{ id: "m8", saysGone }]];
        expect(messages).toEqual(all);
        expect(await watchByRef(database, { chat: ann, ref: "2" })).toMatchObject({ id: 2, kind: "bets" });
      },
    );
  });
});

const fields = ["bookmaker", "market", "selection", "line", "price", "at"];

interface Offer {
  bookmaker: string | null;
  market: string;
  selection: string;
  line: number | null;
}

function isSameOffer(a: Offer, b: Offer): boolean {
  return a.bookmaker === b.bookmaker && a.market === b.market && a.selection === b.selection && a.line === b.line;
}
