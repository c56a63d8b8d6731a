import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decode } from "../../../src/api/decode/index.ts";
import { runs } from "../../runs.ts";
import { boards, notations } from "./boards.ts";
import { encoders } from "./encoders.ts";

const text = ({
  bookmaker,
  market,
  selection,
  line,
  price,
}: {
  bookmaker: string | null;
  market: string;
  selection: string;
  line: number | null;
  price: number;
}) => [bookmaker, market, selection, line, price].join(" | ");

describe.each(Object.entries(encoders))("a board as %s", (_shape, encode) => {
  it.each(Object.entries(notations))("decodes to itself with prices in %s", (_notation, notation) => {
    fc.assert(
      fc.property(boards(notation), (board) => {
        const decoded = decode("odds", JSON.parse(JSON.stringify(encode(board))));
        expect(decoded.skipped).toEqual([]);
        expect(decoded.items.map(text).sort()).toEqual(board.quotes.map(text).sort());
      }),
      { numRuns: runs(8) },
    );
  });
});
