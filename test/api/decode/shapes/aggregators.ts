import type { Shape } from "./shape.ts";

/** Services that gather the prices of many bookmakers. */
export const aggregators: readonly Shape[] = [
  {
    service: "The Odds API",
    kind: "odds",
    answer: {
      id: "c0ffee11",
      sport_key: "soccer_sweden",
      sport_title: "Allsvenskan",
      commence_time: "2026-11-28T15:00:00Z",
      home_team: "Havel Town",
      away_team: "Norrby FF",
      bookmakers: ["quillbet", "starline"].map((key, index) => ({
        key,
        title: ["Quillbet", "Starline (EU)"][index],
        last_update: "2026-11-22T09:00:00Z",
        link: null,
        markets: [
          {
            key: "h2h",
            last_update: "2026-11-22T09:00:00Z",
            outcomes: [
              { name: "Havel Town", price: [2.1, 2.05][index] },
              { name: "Norrby FF", price: [3.6, 3.75][index] },
              { name: "Draw", price: [3.4, 3.5][index] },
            ],
          },
          {
            key: "spreads",
            last_update: "2026-11-22T09:00:00Z",
            outcomes: [
              { name: "Havel Town", price: 1.91, point: -0.5 },
              { name: "Norrby FF", price: 1.91, point: 0.5 },
            ],
          },
          {
            key: "totals_h1",
            last_update: "2026-11-22T09:00:00Z",
            outcomes: [
              { name: "Over", price: 1.88, point: 1.5 },
              { name: "Under", price: 1.92, point: 1.5 },
            ],
          },
        ],
      })),
    },
    rows: ["Quillbet 2.1 3.4 3.6", "Starline (EU) 2.05 3.5 3.75"].flatMap((text) => {
      const [, book, home, draw, away] = /^(.*) (\S+) (\S+) (\S+)$/.exec(text) ?? [];
      return [
        `${book} winner home ${home}`,
        `${book} winner draw ${draw}`,
        `${book} winner away ${away}`,
        `${book} handicap home -0.5 1.91`,
        `${book} handicap away 0.5 1.91`,
      ];
    }),
    others: ["Quillbet 1.88", "Quillbet 1.92", "Starline (EU) 1.88", "Starline (EU) 1.92"],
  },
  {
    service: "API-Football",
    kind: "odds",
    answer: {
      get: "odds",
      parameters: { fixture: "9001" },
      errors: [],
      results: 1,
      paging: { current: 1, total: 1 },
      response: [
        {
          league: { id: 113, name: "Allsvenskan", country: "Sweden", season: 2026 },
          fixture: { id: 9001, timezone: "UTC", date: "2026-11-28T15:00:00+00:00", timestamp: 1795878000 },
          update: "2026-11-22T08:05:04+00:00",
          bookmakers: [
            {
              id: 8,
              name: "Quillbet",
              bets: [
                {
                  id: 1,
                  name: "Match Winner",
                  values: [
                    { value: "Home", odd: "2.10" },
                    { value: "Draw", odd: "3.40" },
                    { value: "Away", odd: "3.60" },
                  ],
                },
                {
                  id: 5,
                  name: "Goals Over/Under",
                  values: [
                    { value: "Over 2.5", odd: "1.90" },
                    { value: "Under 2.5", odd: "1.95" },
                  ],
                },
                {
                  id: 25,
                  name: "Result/Total Goals",
                  values: [
                    { value: "Home/Over 2.5", odd: "3.20" },
                    { value: "Draw/Under 2.5", odd: "4.10" },
                  ],
                },
                {
                  id: 6,
                  name: "Goals Over/Under First Half",
                  values: [
                    { value: "Over 1.5", odd: "2.60" },
                    { value: "Under 1.5", odd: "1.48" },
                  ],
                },
              ],
            },
            {
              id: 11,
              name: "Starline",
              bets: [
                {
                  id: 1,
                  name: "Match Winner",
                  values: [
                    { value: "Home", odd: "2.05" },
                    { value: "Draw", odd: "3.50" },
                    { value: "Away", odd: "3.75" },
                  ],
                },
              ],
            },
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
      "Starline winner home 2.05",
      "Starline winner draw 3.5",
      "Starline winner away 3.75",
    ],
    others: ["Quillbet 3.2", "Quillbet 4.1", "Quillbet 2.6", "Quillbet 1.48"],
  },
  {
    service: "Sportmonks",
    kind: "odds",
    answer: {
      data: [
        ["1", "Home", "2.10", 1, "Fulltime Result", null],
        ["2", "Away", "3.60", 1, "Fulltime Result", null],
        ["3", "Draw", "3.40", 1, "Fulltime Result", null],
        ["4", "Over", "1.90", 7, "Goals Over/Under", "2.5"],
        ["5", "Under", "1.95", 7, "Goals Over/Under", "2.5"],
        ["6", "Havel Town", "11.00", 45, "Last Team To Score", null],
      ].map(([id, label, value, market, description, total]) => ({
        id: Number(id),
        fixture_id: 19_000_001,
        market_id: market,
        bookmaker_id: 2,
        label,
        value,
        name: label,
        sort_order: null,
        market_description: description,
        probability: `${(100 / Number(value)).toFixed(2)}%`,
        dp3: Number(value).toFixed(3),
        fractional: `${Math.round((Number(value) - 1) * 100)}/100`,
        winning: false,
        stopped: false,
        total,
        handicap: null,
        participants: null,
        created_at: "2026-11-20T09:00:00.000000Z",
        latest_bookmaker_update: "2026-11-22 09:00:00",
      })),
      rate_limit: { resets_in_seconds: 3000, remaining: 2990, requested_entity: "Odd" },
      timezone: "UTC",
    },
    rows: ["2 winner home 2.1", "2 winner away 3.6", "2 winner draw 3.4", "2 total over 2.5 1.9", "2 total under 2.5 1.95"],
    others: ["2 11"],
  },
  {
    service: "OddsJam",
    kind: "odds",
    answer: {
      data: [
        {
          id: "30583-19112-2026-48",
          sport: "soccer",
          league: "Allsvenskan",
          home_team: "Havel Town",
          away_team: "Norrby FF",
          start_date: "2026-11-28T15:00:00+00:00",
          is_live: false,
          status: "unplayed",
          odds: [
            ["Quillbet", "Moneyline", "Havel Town", 110, null],
            ["Quillbet", "Moneyline", "Draw", 240, null],
            ["Quillbet", "Moneyline", "Norrby FF", 260, null],
            ["Starline", "Moneyline", "Havel Town", 105, null],
            ["Starline", "Moneyline", "Draw", 250, null],
            ["Starline", "Moneyline", "Norrby FF", 275, null],
            ["Quillbet", "Total Goals", "Over 2.5", -111, 2.5],
            ["Quillbet", "Total Goals", "Under 2.5", -105, 2.5],
            ["Quillbet", "Total Corners", "Over 9.5", -120, 9.5],
            ["Quillbet", "Total Corners", "Under 9.5", -102, 9.5],
          ].map(([sports_book_name, market, name, price, points], index) => ({
            id: `30583-${index}`,
            sports_book_name,
            name,
            price,
            checked_date: "2026-11-22",
            timestamp: 1795338000 + index / 10,
            bet_points: points,
            is_main: true,
            is_live: false,
            market_name: market,
            market,
            selection: String(name).replace(/ \d.*$/, ""),
            selection_line: null,
            selection_points: points,
            deep_link_url: null,
          })),
        },
      ],
      page: 1,
      total_pages: 1,
    },
    rows: [
      "Quillbet winner home 2.1",
      "Quillbet winner draw 3.4",
      "Quillbet winner away 3.6",
      "Starline winner home 2.05",
      "Starline winner draw 3.5",
      "Starline winner away 3.75",
      "Quillbet total over 2.5 1.900901",
      "Quillbet total under 2.5 1.952381",
    ],
    others: ["Quillbet 1.833333", "Quillbet 1.980392"],
  },
  {
    service: "odds-api.io",
    kind: "odds",
    answer: {
      id: 62924717,
      home: "Havel Town",
      away: "Norrby FF",
      homeId: 11,
      awayId: 12,
      date: "2026-11-28T15:00:00Z",
      status: "pending",
      sport: { name: "Football", slug: "football" },
      league: { name: "Sweden - Allsvenskan", slug: "sweden-allsvenskan" },
      urls: { quillbet: "https://quillbet.test/1" },
      bookmakers: {
        quillbet: [
          { name: "ML", updatedAt: "2026-11-22T09:00:00Z", odds: [{ home: "2.10", draw: "3.40", away: "3.60" }] },
          {
            name: "Spread",
            updatedAt: "2026-11-22T09:00:00Z",
            odds: [
              { hdp: -0.5, home: "2.08", away: "1.80", max: 500 },
              { hdp: -1, home: "2.90", away: "1.42", max: 500 },
            ],
          },
          { name: "Totals", updatedAt: "2026-11-22T09:00:00Z", odds: [{ hdp: 2.5, over: "1.90", under: "1.95", max: 500 }] },
          { name: "Team Total Home", updatedAt: "2026-11-22T09:00:00Z", odds: [{ hdp: 1.5, over: "2.40", under: "1.55" }] },
        ],
        starline: [{ name: "ML", updatedAt: "2026-11-22T09:01:00Z", odds: [{ home: "2.05", draw: "3.50", away: "3.75" }] }],
      },
    },
    rows: [
      "quillbet winner home 2.1",
      "quillbet winner draw 3.4",
      "quillbet winner away 3.6",
      "quillbet handicap home -0.5 2.08",
      "quillbet handicap away 0.5 1.8",
      "quillbet handicap home -1 2.9",
      "quillbet handicap away 1 1.42",
      "quillbet total over 2.5 1.9",
      "quillbet total under 2.5 1.95",
      "starline winner home 2.05",
      "starline winner draw 3.5",
      "starline winner away 3.75",
    ],
    others: ["quillbet 2.4", "quillbet 1.55"],
  },
  {
    service: "Sportradar Odds Comparison",
    kind: "odds",
    answer: {
      generated_at: "2026-11-22T09:00:00+00:00",
      sport_event: {
        id: "sr:sport_event:50001",
        start_time: "2026-11-28T15:00:00+00:00",
        competitors: [
          { id: "sr:competitor:1", name: "Havel Town", qualifier: "home" },
          { id: "sr:competitor:2", name: "Norrby FF", qualifier: "away" },
        ],
      },
      markets: [
        {
          id: "sr:market:1",
          name: "3way",
          books: ["Quillbet", "Starline"].map((name, index) => ({
            id: `sr:book:${index + 1}`,
            name,
            removed: false,
            outcomes: [
              {
                id: "sr:outcome:1",
                type: "home",
                odds_decimal: ["2.10", "2.05"][index],
                odds_american: ["+110", "+105"][index],
                opening_odds_decimal: "2.30",
              },
              {
                id: "sr:outcome:2",
                type: "draw",
                odds_decimal: ["3.40", "3.50"][index],
                odds_american: ["+240", "+250"][index],
                opening_odds_decimal: "3.30",
              },
              {
                id: "sr:outcome:3",
                type: "away",
                odds_decimal: ["3.60", "3.75"][index],
                odds_american: ["+260", "+275"][index],
                opening_odds_decimal: "3.20",
              },
            ],
          })),
        },
        {
          id: "sr:market:18",
          name: "total",
          books: [
            {
              id: "sr:book:1",
              name: "Quillbet",
              removed: false,
              outcomes: [
                {
                  id: "sr:outcome:12",
                  type: "over",
                  odds_decimal: "1.90",
                  opening_odds_decimal: "1.85",
                  total: "2.5",
                  opening_total: "2.5",
                },
                {
                  id: "sr:outcome:13",
                  type: "under",
                  odds_decimal: "1.95",
                  opening_odds_decimal: "2.00",
                  total: "2.5",
                  opening_total: "2.5",
                },
              ],
            },
            {
              id: "sr:book:2",
              name: "Starline",
              removed: true,
              outcomes: [
                { id: "sr:outcome:12", type: "over", odds_decimal: "1.80", total: "2.5" },
                { id: "sr:outcome:13", type: "under", odds_decimal: "2.05", total: "2.5" },
              ],
            },
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
      "Quillbet total over 2.5 1.9",
      "Quillbet total under 2.5 1.95",
    ],
  },
];
