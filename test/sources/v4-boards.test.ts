import { describe, expect, it } from "vitest";
import { scoreOf } from "./score.ts";
import { madeBoards } from "./v4-boards.ts";

describe("40 boards in The Odds API's shape", () => {
  it("are read whole: no price to back is missing, none is false, no lay price is shown", () => {
    const boards = madeBoards(40);
    const score = scoreOf(boards);
    expect(score).toEqual({ boards: 40, toBack: score.read, read: score.read, missing: [], false: [], lay: 0, refused: [] });
    expect(score.read).toBeGreaterThan(1_100);
    expect(boards.flat().filter(({ market }) => market.endsWith("_lay")).length).toBeGreaterThan(100);
  });
});
