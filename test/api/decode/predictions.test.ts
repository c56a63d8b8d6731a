import { describe, expect, it } from "vitest";
import { decode } from "../../../src/api/decode/index.ts";

const read = (row: object) => decode("predictions", { data: [{ match_slug: "a-b", ...row }] }).items[0];
const thirds = { home: 0.5, draw: 0.3, away: 0.2 };

describe("predictions", () => {
  it.each([
    ["fractions", thirds],
    ["percents", { home: 50, draw: 30, away: 20 }],
    ["texts with a sign", { home: "50%", draw: "30%", away: "20%" }],
    ["columns with their unit in the name", { home_win_probability: 0.5, draw_probability: 0.3, away_win_probability: 0.2 }],
    ["1, X, 2", { probabilities: { "1": 50, X: 30, "2": 20 } }],
    ["П1, X, П2", { П1: 50, X: 30, П2: 20 }],
    ["a nested model", { prediction: { model: { ...thirds } } }],
    ["a list of outcomes", { outcomes: Object.entries(thirds).map(([name, probability]) => ({ name, probability })) }],
    ["names of the teams", { home_team: "Alpha", away_team: "Beta", probabilities: { Alpha: 0.5, Draw: 0.3, Beta: 0.2 } }],
  ])("are read from %s", (_shape, row) => {
    expect(read(row)).toMatchObject({ match: "a-b", ...thirds });
  });

  it("without a draw say so", () => {
    expect(read({ home: 0.6, away: 0.4 })).toMatchObject({ home: 0.6, draw: null, away: 0.4 });
  });

  it.each([
    [{ home: 0.9, draw: 0.9, away: 0.9 }],
    [{ home: 0.5, away: 0.2 }],
    [{ home_odds: 1.9, draw_odds: 3.5, away_odds: 4.2 }],
    [{ home: 500, draw: 300, away: 200 }],
  ])("that do not add up are refused: %j", (row) => {
    expect(read(row)).toBeUndefined();
  });

  it.each([
    ["home", "home"],
    ["1", "home"],
    [2, "away"],
    ["П1", "home"],
    ["X", "draw"],
    ["Beta", "away"],
    [{ selection: "away" }, "away"],
    ["over 2.5", null],
    [null, null],
  ])("pick %j as %s", (pick, expected) => {
    expect(read({ ...thirds, home_team: "Alpha", away_team: "Beta", pick })?.pick).toBe(expected);
  });

  it.each([
    [0.72, 0.72],
    [72, 0.72],
    ["72%", 0.72],
    [4, null],
    ["high", null],
  ])("have a confidence of %j as %s", (confidence, expected) => {
    expect(read({ ...thirds, confidence })?.confidence).toBe(expected);
  });

  it("carry their match where they tell it", () => {
    const { items } = decode("predictions", [
      { match: { slug: "c-d", home_team: { name: "C" }, away_team: { name: "D" } }, ...thirds },
    ]);
    expect(items[0]).toMatchObject({ match: "c-d", match_row: { slug: "c-d", home: "C", away: "D" } });
  });

  it("may be keyed by their match", () => {
    expect(
      decode("predictions", { data: { "a-b": thirds, "c-d": { home: 60, away: 40 } } }).items.map(({ match, home }) => [
        match,
        home,
      ]),
    ).toEqual([
      ["a-b", 0.5],
      ["c-d", 0.6],
    ]);
  });
});
