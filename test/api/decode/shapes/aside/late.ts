import type { Shape } from "../shape.ts";

/** Written when the reader was done, and looked at once; words of two of them were added later. */
export const late: readonly Shape[] = [
  {
    service: "TAB",
    kind: "odds",
    answer: {
      sportName: "Soccer",
      competitionName: "Allsvenskan",
      match: {
        id: "hav-nor",
        name: "Havel Town v Norrby FF",
        startTime: "2026-11-28T15:00:00.000Z",
        contestants: [
          { name: "Havel Town", position: "HOME" },
          { name: "Norrby FF", position: "AWAY" },
        ],
        markets: [
          {
            id: "1",
            betOption: "Result",
            shortName: "Result",
            bettingStatus: "Open",
            propositions: [
              { id: "11", name: "Havel Town", returnWin: 2.1, returnPlace: 0, isOpen: true, position: "HOME" },
              { id: "12", name: "Draw", returnWin: 3.4, returnPlace: 0, isOpen: true, position: "DRAW" },
              { id: "13", name: "Norrby FF", returnWin: 3.6, returnPlace: 0, isOpen: true, position: "AWAY" },
            ],
          },
        ],
      },
    },
    rows: ["winner home 2.1", "winner draw 3.4", "winner away 3.6"],
  },
  {
    service: "Stake",
    kind: "odds",
    answer: {
      data: {
        slugFixture: {
          id: "f1",
          slug: "havel-town-norrby-ff",
          status: "active",
          data: { startTime: "Sat, 28 Nov 2026 15:00:00 GMT", competitors: [{ name: "Havel Town" }, { name: "Norrby FF" }] },
          groups: [
            {
              name: "main",
              rank: 0,
              templates: [
                {
                  name: "1x2",
                  extId: "1",
                  markets: [
                    {
                      name: "1x2",
                      status: "active",
                      specifiers: "",
                      outcomes: [
                        { id: "o1", name: "Havel Town", odds: 2.1, active: true },
                        { id: "o2", name: "draw", odds: 3.4, active: true },
                        { id: "o3", name: "Norrby FF", odds: 3.6, active: true },
                      ],
                    },
                  ],
                },
                {
                  name: "Total",
                  extId: "18",
                  markets: [
                    {
                      name: "Total",
                      status: "active",
                      specifiers: "total=2.5",
                      outcomes: [
                        { id: "o4", name: "over 2.5", odds: 1.9, active: true },
                        { id: "o5", name: "under 2.5", odds: 1.95, active: false },
                      ],
                    },
                  ],
                },
              ],
            },
            {
              name: "1st half",
              rank: 1,
              templates: [
                {
                  name: "1st half - 1x2",
                  extId: "60",
                  markets: [
                    {
                      name: "1st half - 1x2",
                      status: "active",
                      specifiers: "",
                      outcomes: [
                        { id: "o6", name: "Havel Town", odds: 2.8, active: true },
                        { id: "o7", name: "draw", odds: 2.1, active: true },
                        { id: "o8", name: "Norrby FF", odds: 4.2, active: true },
                      ],
                    },
                  ],
                },
              ],
            },
          ],
        },
      },
    },
    rows: ["winner home 2.1", "winner draw 3.4", "winner away 3.6", "total over 2.5 1.9"],
    others: ["- 2.8", "- 2.1", "- 4.2"],
  },
  {
    service: "Parimatch",
    kind: "odds",
    answer: {
      событие: "Havel Town — Norrby FF",
      обновлено: "2026-11-22T09:00:00Z",
      линия: [
        { п1: "2.10", х: "3.40", п2: "3.60" },
        { фора: -0.5, кф1: "2.08", кф2: "1.83" },
        { тотал: 2.5, больше: "1.90", меньше: "1.95" },
      ],
    },
    rows: [
      "winner home 2.1",
      "winner draw 3.4",
      "winner away 3.6",
      "total over 2.5 1.9",
      "total under 2.5 1.95",
      "handicap home -0.5 2.08",
      "handicap away 0.5 1.83",
    ],
  },
  {
    service: "BetExplorer",
    kind: "odds",
    answer: {
      event: "hav-nor",
      best: { home: 2.15, draw: 3.6, away: 3.8 },
      average: { home: 2.08, draw: 3.45, away: 3.7 },
      rows: [
        {
          bookie: "Quillbet",
          url: "https://quillbet.test",
          odds: [
            { type: "1", value: 2.1, prev: 2.3 },
            { type: "X", value: 3.4, prev: 3.3 },
            { type: "2", value: 3.6, prev: 3.2 },
          ],
        },
        {
          bookie: "Starline",
          url: "https://starline.test",
          odds: [
            { type: "1", value: 2.05, prev: 2.2 },
            { type: "X", value: 3.5, prev: 3.4 },
            { type: "2", value: 3.75, prev: 3.5 },
          ],
        },
      ],
    },
    rows: [
      "Quillbet winner home 2.1",
      "Quillbet winner draw 3.4",
      "Quillbet winner away 3.6",
      "Starline winner home 2.05",
      "Starline winner draw 3.5",
      "Starline winner away 3.75",
    ],
  },
  {
    service: "Caesars",
    kind: "odds",
    answer: {
      id: "ev1",
      name: "Norrby FF |at| Havel Town",
      startTime: "2026-11-28T15:00:00Z",
      markets: [
        {
          id: "m1",
          name: "|Money Line|",
          active: true,
          display: true,
          line: null,
          selections: [
            { id: "s1", name: "|Norrby FF|", type: "away", active: true, price: { a: 105, d: 2.05, f: "21/20" } },
            { id: "s2", name: "|Havel Town|", type: "home", active: true, price: { a: -125, d: 1.8, f: "4/5" } },
          ],
        },
        {
          id: "m2",
          name: "|Total Points Over/Under|",
          active: false,
          display: true,
          line: 216.5,
          selections: [
            { id: "s3", name: "|Over|", type: "over", active: true, price: { a: -110, d: 1.91, f: "10/11" } },
            { id: "s4", name: "|Under|", type: "under", active: true, price: { a: -110, d: 1.91, f: "10/11" } },
          ],
        },
      ],
    },
    rows: ["winner away 2.05", "winner home 1.8"],
  },
  {
    service: "Tennis Explorer",
    kind: "history",
    answer: {
      match: "hav-nor",
      players: ["Havel Town", "Norrby FF"],
      opening: { player1: 1.75, player2: 2.12 },
      timeline: [
        { ts: 1795168800, book: "Quillbet", player1: 1.8, player2: 2.05, set1: { player1: 1.85, player2: 1.95 } },
        { ts: 1795172400, book: "Quillbet", player1: 1.83, player2: 2.0, set1: { player1: 1.87, player2: 1.93 } },
      ],
    },
    rows: [
      "Quillbet winner home 1.8 2026-11-20T10:00:00.000Z",
      "Quillbet winner away 2.05 2026-11-20T10:00:00.000Z",
      "Quillbet winner home 1.83 2026-11-20T11:00:00.000Z",
      "Quillbet winner away 2 2026-11-20T11:00:00.000Z",
    ],
    others: ["Quillbet 1.85", "Quillbet 1.95", "Quillbet 1.87", "Quillbet 1.93"],
  },
];
