// @module-tag long
import { describe, expect, it } from "vitest";
import { readerOf } from "./recordings.ts";
import { scoreOf } from "./score.ts";
import { publicBoards, v4Answer } from "./v4-boards.ts";

const boards = publicBoards();
if (boards === null)
  console.warn(
    "NOT RUN: 960 real boards. Clone https://github.com/iampreetdave/odds-api-data here, or name the clone in BOARDS.",
  );

describe.skipIf(boards === null)("real boards of The Odds API", () => {
  it("are read: nothing false, no lay price, and all but prices that nobody can tell", () => {
    const score = scoreOf(boards ?? []);
    const { missing, ...counts } = score;
    const answers = (boards ?? []).map(v4Answer);
    const read = readerOf("the-odds-api", "boards");
    const started = performance.now();
    for (const answer of answers) read(answer);
    console.info(counts, "missing", missing, `${Math.round((1000 * score.read) / (performance.now() - started))} rows a second`);
    expect({ false: score.false, lay: score.lay, refused: score.refused }).toEqual({ false: [], lay: 0, refused: [] });
    // Two prices of one book for one runner.
    expect(score.missing.length).toBeLessThanOrEqual(score.boards / 400);
    expect(score.read).toBeGreaterThanOrEqual(score.toBack * 0.9998);
  });
});
