import { describe, expect, it } from "vitest";
import type { Board } from "../../src/odds/quote.ts";
import { compareBoards } from "../../src/rules/comparison.ts";
import { type MovementRule, movementBy } from "../../src/rules/rule.ts";
import { movementSince } from "../../src/rules/since.ts";
import { quote } from "../alert-path/stage.ts";

/** A board on which home, draw and away have these chances. */
const board = (...[home, draw, away]: readonly [number, number, number]): Board => ({
  quotes: ["Alder", "Birch"].flatMap((book) => [
    quote(book, "home", 1 / home),
    quote(book, "draw", 1 / draw),
    quote(book, "away", 1 / away),
  ]),
  fetchedAt: 0,
  refreshedAt: null,
});

const sinceOpen: MovementRule = {
  ...movementBy({ kind: "points", points: 3 }),
  direction: "shortens",
  since: "open",
};

/** What is told of three boards: the first odds, what the chat was told last, and now. */
function toldOf(open: Board, last: Board, now: Board): string[] {
  const ways = { told: compareBoards(last, now), whole: compareBoards(open, now), before: () => compareBoards(open, last) };
  const moves = movementSince(sinceOpen, ways).movement?.moves ?? [];
  return moves.map(({ selection, probability: { from, to } }) => `${selection} ${from.toFixed(2)} → ${to.toFixed(2)}`);
}

describe("a way from the first odds", () => {
  const open = board(0.4, 0.3, 0.3);

  it("begins at what the chat was told last for the selection that was told, and for no other of its market", () => {
    const told = board(0.45, 0.31, 0.24);
    expect(toldOf(open, told, board(0.45, 0.35, 0.2))).toEqual(["draw 0.30 → 0.35"]);
    expect(toldOf(open, told, board(0.49, 0.31, 0.2))).toEqual(["home 0.45 → 0.49"]);
    expect(toldOf(open, told, board(0.47, 0.31, 0.22))).toEqual([]);
  });

  it("is shown with the boards that it is measured by", () => {
    const by = (last: Board, now: Board) => {
      const [told, whole] = [compareBoards(last, now), compareBoards(open, now)];
      const { comparison } = movementSince(sinceOpen, { told, whole, before: () => compareBoards(open, last) });
      return comparison === whole ? "whole" : comparison === told ? "told" : "neither";
    };
    const told = board(0.45, 0.31, 0.24);
    expect([by(told, board(0.45, 0.35, 0.2)), by(told, board(0.49, 0.31, 0.2)), by(told, told)]).toEqual([
      "whole",
      "told",
      "told",
    ]);
    const [same, other] = [compareBoards(told, told), compareBoards(open, told)];
    expect(movementSince(sinceOpen, { told: other, whole: null, before: () => null })).toMatchObject({
      comparison: other,
      movement: { moves: [{}] },
    });
    // A window has nothing to do with what was told before it.
    const window = movementSince({ ...sinceOpen, since: 3 }, { told: same, whole: other, before: () => other });
    expect([window.comparison === other, window.movement?.moves.length]).toEqual([true, 1]);
    // Where nothing was there before, the whole way counts.
    expect(movementSince(sinceOpen, { told: same, whole: other, before: () => null }).comparison).toBe(other);
  });

  it("is measured whole while none of it was told", () => {
    expect(toldOf(open, board(0.42, 0.3, 0.28), board(0.44, 0.3, 0.26))).toEqual(["home 0.40 → 0.44"]);
  });
});
