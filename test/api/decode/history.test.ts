import { describe, expect, it } from "vitest";
import { decode } from "../../../src/api/decode/index.ts";

const at10 = "2026-11-20T10:00:00.000Z";
const at11 = "2026-11-20T11:00:00.000Z";
const seconds = Date.parse(at10) / 1000;

const points = (json: unknown) =>
  decode("history", json)
    .items.map(({ bookmaker, market, selection, price, at }) => [at, bookmaker, market, selection, price].join(" "))
    .sort();

const expected = [
  `${at10} Q winner away 2`,
  `${at10} Q winner home 1.9`,
  `${at11} Q winner away 1.98`,
  `${at11} Q winner home 1.92`,
];

describe("a history", () => {
  it.each([
    [
      "rows",
      [
        { bookmaker: "Q", market: "1x2", selection: "1", odds: 1.9, recorded_at: "2026-11-20T10:00:00" },
        { bookmaker: "Q", market: "1x2", selection: "2", odds: 2, recorded_at: seconds },
        { bookmaker: "Q", market: "1x2", selection: "1", odds: 1.92, recorded_at: (seconds + 3600) * 1000 },
        { bookmaker: "Q", market: "1x2", selection: "2", odds: 1.98, recorded_at: "2026-11-20T14:00:00+03:00" },
      ],
    ],
    [
      "rows with a column per selection",
      {
        data: [
          { bookmaker: "Q", home: 1.9, away: 2, at: at10 },
          { bookmaker: "Q", home: 1.92, away: 1.98, at: at11 },
        ],
      },
    ],
    [
      "snapshots",
      [
        { at: at10, bookmakers: [{ name: "Q", home: 1.9, away: 2 }] },
        { at: at11, bookmakers: [{ name: "Q", home: 1.92, away: 1.98 }] },
      ],
    ],
    ["snapshots keyed by time", { data: { [at10]: { Q: { home: 1.9, away: 2 } }, [at11]: { Q: { home: 1.92, away: 1.98 } } } }],
    [
      "series per book and selection",
      {
        data: {
          Q: {
            winner: {
              home: [
                { t: seconds, price: 1.9 },
                { t: seconds + 3600, price: 1.92 },
              ],
              away: [
                [seconds, 2],
                [seconds + 3600, 1.98],
              ],
            },
          },
        },
      },
    ],
    [
      "series in a list",
      [
        {
          bookmaker: "Q",
          market: "winner",
          selection: "home",
          history: [
            { at: at10, price: 1.9 },
            { at: at11, price: 1.92 },
          ],
        },
        {
          bookmaker: "Q",
          market: "winner",
          selection: "away",
          history: [
            { at: at10, price: 2 },
            { at: at11, price: 1.98 },
          ],
        },
      ],
    ],
    ["columns of equal length", { data: { Q: { timestamps: [seconds, seconds + 3600], home: [1.9, 1.92], away: [2, 1.98] } } }],
    ["prices keyed by time", { Q: { winner: { home: { [at10]: 1.9, [at11]: 1.92 }, away: { [at10]: 2, [at11]: 1.98 } } } }],
  ])("is read from %s", (_shape, json) => {
    expect(points(json)).toEqual(expected);
  });

  it("takes the new price of a change, not the old one", () => {
    const change = (selection: string, from: number, to: number, at: string) => ({
      bookmaker: "Q",
      market: "1x2",
      selection,
      old_price: from,
      new_price: to,
      changed_at: at,
    });
    expect(points([change("1", 1.8, 1.9, at10), change("2", 2.1, 2, at11)])).toEqual([
      `${at10} Q winner home 1.9`,
      `${at11} Q winner away 2`,
    ]);
  });

  it("tells the format of selections that never move together from the last price of each", () => {
    const row = (selection: string, odds: number, at: string) => ({ bookmaker: "Q", market: "1x2", selection, odds, at });
    expect(points([row("home", 0.9, at10), row("away", 1, at11)])).toEqual([
      `${at10} Q winner home 1.9`,
      `${at11} Q winner away 2`,
    ]);
  });

  it("has no points without a time or a selection", () => {
    expect(points([{ bookmaker: "Q", home: 1.9, away: 2 }])).toEqual([]);
    expect(
      points([
        { at: at10, price: 1.9 },
        { at: at11, price: 1.95 },
      ]),
    ).toEqual([]);
  });
});
