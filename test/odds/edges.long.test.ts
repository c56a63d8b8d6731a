// @module-tag long
import { describe, expect, it } from "vitest";
import { quotesFrom } from "../../src/api/reading/from-rows.ts";
import { edgesOn } from "../../src/odds/edges.ts";
import { winnersApart } from "../../src/odds/winners.ts";
import type { PriceRow } from "../../src/sources/reading/reading.ts";
import { readerOf } from "../sources/recordings.ts";
import { publicBoards, v4Answer } from "../sources/v4-boards.ts";
import { edgesByHand, edgeText } from "./edges-by-hand.ts";

const boards = publicBoards();
if (boards === null)
  console.warn(
    "NOT RUN: edges on real boards. Clone https://github.com/iampreetdave/odds-api-data here, or name the clone in BOARDS.",
  );

describe.skipIf(boards === null)("prices above fair odds on real boards", () => {
  it("are those that somebody finds who works them out otherwise", () => {
    const read = readerOf("the-odds-api", "boards");
    const counts = { boards: 0, edges: 0, sharp: 0 };
    for (const board of boards ?? []) {
      const quotes = winnersApart(quotesFrom(read(v4Answer(board)).rows as readonly PriceRow[]), null);
      const all = edgesOn(quotes, null).map(edgeText).sort();
      const sharp = edgesOn(quotes, "Pinnacle").map(edgeText).sort();
      expect(all).toEqual(edgesByHand(quotes, null));
      expect(sharp).toEqual(edgesByHand(quotes, "Pinnacle"));
      counts.boards += quotes.length > 0 ? 1 : 0;
      counts.edges += all.length;
      counts.sharp += sharp.length;
    }
    console.info(counts);
    expect(counts.boards).toBeGreaterThan(200);
  });
});
