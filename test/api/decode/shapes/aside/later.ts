import type { Shape } from "../shape.ts";

/** Written after all others. The first look at them added words, and the rule of states that are numbers, of which LSports has some. */
export const later: readonly Shape[] = [
  {
    service: "Betano",
    kind: "odds",
    answer: {
      data: {
        event: {
          id: "5501",
          name: "Havel Town - Norrby FF",
          startTime: 1795878000000,
          participants: [{ name: "Havel Town" }, { name: "Norrby FF" }],
          markets: [
            {
              id: "m1",
              name: "Match Result",
              type: "MRES",
              handicap: 0,
              selections: [
                { id: "s1", name: "1", fullName: "Havel Town", price: 2.1, columnIndex: 0 },
                { id: "s2", name: "X", fullName: "Draw", price: 3.4, columnIndex: 1 },
                { id: "s3", name: "2", fullName: "Norrby FF", price: 3.6, columnIndex: 2 },
              ],
            },
            {
              id: "m2",
              name: "Total Goals Over/Under",
              type: "HCTG",
              handicap: 2.5,
              selections: [
                { id: "s4", name: "Over 2.5", fullName: "Over 2.5", price: 1.9, columnIndex: 0 },
                { id: "s5", name: "Under 2.5", fullName: "Under 2.5", price: 1.95, columnIndex: 1 },
              ],
            },
          ],
        },
      },
    },
    rows: ["winner home 2.1", "winner draw 3.4", "winner away 3.6", "total over 2.5 1.9", "total under 2.5 1.95"],
  },
  {
    service: "Kalshi",
    kind: "odds",
    answer: {
      market: {
        ticker: "HAVNOR-28NOV26-HAV",
        title: "Will Havel Town win?",
        status: "active",
        yes_bid: 46,
        yes_ask: 48,
        no_bid: 52,
        no_ask: 54,
        last_price: 47,
        volume: 1200,
        open_interest: 800,
      },
    },
    rows: [],
  },
  {
    service: "Sportsbook Review",
    kind: "odds",
    answer: {
      gameView: {
        gameId: 4401,
        awayTeam: { fullName: "Norrby FF" },
        homeTeam: { fullName: "Havel Town" },
      },
      oddsViews: [
        {
          sportsbook: "quillbet",
          openingLine: { homeOdds: -140, awayOdds: 120, drawOdds: null },
          currentLine: { homeOdds: -125, awayOdds: 105, drawOdds: null },
        },
        {
          sportsbook: "starline",
          openingLine: { homeOdds: -150, awayOdds: 130, drawOdds: null },
          currentLine: { homeOdds: -120, awayOdds: 100, drawOdds: null },
        },
      ],
    },
    rows: ["quillbet winner home 1.8", "quillbet winner away 2.05", "starline winner home 1.833333", "starline winner away 2"],
  },
  {
    service: "Winamax",
    kind: "odds",
    answer: {
      matches: {
        "77": { title: "Havel Town - Norrby FF", mainBetId: 700, competitor1Name: "Havel Town", competitor2Name: "Norrby FF" },
      },
      bets: { "700": { betTypeName: "Match result", outcomes: [901, 902, 903] } },
      outcomes: { "901": { label: "Havel Town" }, "902": { label: "Draw" }, "903": { label: "Norrby FF" } },
      odds: { "901": 2.1, "902": 3.4, "903": 3.6 },
    },
    rows: ["winner home 2.1", "winner draw 3.4", "winner away 3.6"],
  },
  {
    service: "BetConstruct",
    kind: "odds",
    answer: {
      code: 0,
      data: {
        game: {
          "9001": {
            id: 9001,
            team1_name: "Havel Town",
            team2_name: "Norrby FF",
            start_ts: 1795878000,
            market: {
              "31": {
                id: 31,
                type: "P1XP2",
                name: "Match Result",
                event: {
                  "311": { id: 311, name: "W1", type: "P1", price: 2.1, order: 0 },
                  "312": { id: 312, name: "Draw", type: "X", price: 3.4, order: 1 },
                  "313": { id: 313, name: "W2", type: "P2", price: 3.6, order: 2 },
                },
              },
            },
          },
        },
      },
    },
    rows: ["winner home 2.1", "winner draw 3.4", "winner away 3.6"],
  },
  {
    service: "LSports",
    kind: "odds",
    answer: {
      Header: { Type: 3, MsgId: 12, ServerTimestamp: 1795338000 },
      Body: [
        {
          FixtureId: 3301,
          Markets: [
            {
              Id: 1,
              Name: "1X2",
              Providers: [
                {
                  Id: 8,
                  Name: "Quillbet",
                  LastUpdate: "2026-11-22T09:00:00Z",
                  Bets: [
                    { Id: 11, Name: "1", Status: 1, StartPrice: "2.30", Price: "2.10", LastUpdate: "2026-11-22T09:00:00Z" },
                    { Id: 12, Name: "X", Status: 1, StartPrice: "3.30", Price: "3.40", LastUpdate: "2026-11-22T09:00:00Z" },
                    { Id: 13, Name: "2", Status: 2, StartPrice: "3.20", Price: "3.60", LastUpdate: "2026-11-22T09:00:00Z" },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
    rows: ["Quillbet winner home 2.1", "Quillbet winner draw 3.4"],
  },
  {
    service: "TxODDS",
    kind: "odds",
    answer: {
      match: { id: "5001", home: "Havel Town", away: "Norrby FF", time: "2026-11-28T15:00:00Z" },
      bookmaker: [
        {
          id: 12,
          name: "Quillbet",
          offers: [
            { otname: "threeway", flags: 0, last_updated: "2026-11-22T09:00:00Z", o1: "2.10", o2: "3.40", o3: "3.60" },
            { otname: "totals", flags: 0, last_updated: "2026-11-22T09:00:00Z", o1: "1.90", o2: "2.5", o3: "1.95" },
          ],
        },
      ],
    },
    rows: [
      "Quillbet winner home 2.1",
      "Quillbet winner draw 3.4",
      "Quillbet winner away 3.6",
      "Quillbet total over 2.5 1.9",
      "Quillbet total under 2.5 1.95",
    ],
  },
  {
    service: "Polymarket",
    kind: "odds",
    answer: {
      id: "88",
      question: "Will Havel Town beat Norrby FF?",
      outcomes: '["Yes", "No"]',
      outcomePrices: '["0.47", "0.53"]',
      volume: "12000",
      active: true,
      bestBid: 0.46,
      bestAsk: 0.48,
      lastTradePrice: 0.47,
    },
    rows: [],
  },
];
