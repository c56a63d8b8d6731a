import type { Shape } from "./shape.ts";

const ten = "2026-11-20T10:00:00.000Z";
const eleven = "2026-11-20T11:00:00.000Z";

/** Services of scores and statistics that carry prices as well, and histories. */
export const statistics: readonly Shape[] = [
  {
    service: "ESPN",
    kind: "odds",
    answer: {
      count: 2,
      pageIndex: 1,
      pageSize: 25,
      pageCount: 1,
      items: ["Quillbet", "Starline"].map((name, index) => ({
        provider: { id: `${58 + index}`, name, priority: 1 },
        details: "HAV -110",
        overUnder: 2.5,
        spread: -0.5,
        overOdds: [-115, -112][index],
        underOdds: [-105, -108][index],
        awayTeamOdds: {
          favorite: false,
          underdog: true,
          moneyLine: [260, 275][index],
          spreadOdds: -120,
          team: { $ref: "https://espn.test/teams/2" },
          open: { favorite: false, moneyLine: { value: 3.2, displayValue: "16/5", decimal: 3.2, american: "+220" } },
          close: { moneyLine: { value: 3.6, decimal: 3.6, american: "+260" } },
        },
        homeTeamOdds: {
          favorite: true,
          underdog: false,
          moneyLine: [110, 105][index],
          spreadOdds: 100,
          team: { $ref: "https://espn.test/teams/1" },
          open: { favorite: true, moneyLine: { value: 2.3, displayValue: "13/10", decimal: 2.3, american: "+130" } },
          close: { moneyLine: { value: 2.1, decimal: 2.1, american: "+110" } },
        },
        drawOdds: { moneyLine: [240, 250][index] },
        links: [],
        moneylineWinner: false,
        spreadWinner: false,
      })),
    },
    rows: [
      "Quillbet winner home 2.1",
      "Quillbet winner draw 3.4",
      "Quillbet winner away 3.6",
      "Starline winner home 2.05",
      "Starline winner draw 3.5",
      "Starline winner away 3.75",
      "Quillbet total over 2.5 1.869565",
      "Quillbet total under 2.5 1.952381",
      "Starline total over 2.5 1.892857",
      "Starline total under 2.5 1.925926",
      "Quillbet handicap home -0.5 2",
      "Quillbet handicap away 0.5 1.833333",
      "Starline handicap home -0.5 2",
      "Starline handicap away 0.5 1.833333",
    ],
  },
  {
    service: "TheRundown",
    kind: "odds",
    answer: {
      meta: { delta_last_id: "11ef" },
      events: [
        {
          event_id: "e0001",
          event_date: "2026-11-28T15:00:00Z",
          score: { event_status: "STATUS_SCHEDULED", score_away: 0, score_home: 0 },
          teams_normalized: [
            { team_id: 2, name: "Norrby", mascot: "FF", is_away: true, is_home: false },
            { team_id: 1, name: "Havel", mascot: "Town", is_away: false, is_home: true },
          ],
          lines: {
            "2": {
              line_id: 1,
              moneyline: {
                line_id: 7,
                moneyline_away: 260,
                moneyline_away_delta: 10.5,
                moneyline_home: 110,
                moneyline_home_delta: -5,
                moneyline_draw: 240,
                moneyline_draw_delta: 0,
                date_updated: "2026-11-22T09:00:00Z",
                format: "American",
              },
              spread: {
                line_id: 8,
                point_spread_away: 0.5,
                point_spread_home: -0.5,
                point_spread_away_delta: 0,
                point_spread_home_delta: 0,
                point_spread_away_money: -120,
                point_spread_home_money: 100,
                date_updated: "2026-11-22T09:00:00Z",
                format: "American",
              },
              total: {
                line_id: 9,
                total_over: 2.5,
                total_over_delta: 0,
                total_under: 2.5,
                total_under_delta: 0,
                total_over_money: -115,
                total_under_money: -105,
                date_updated: "2026-11-22T09:00:00Z",
                format: "American",
              },
              affiliate: { affiliate_id: 2, affiliate_name: "Quillbet", affiliate_url: "https://quillbet.test" },
            },
            "3": {
              line_id: 2,
              moneyline: {
                line_id: 10,
                moneyline_away: 275,
                moneyline_away_delta: 0,
                moneyline_home: 105,
                moneyline_home_delta: 0,
                moneyline_draw: 250,
                moneyline_draw_delta: 0,
                date_updated: "2026-11-22T09:00:00Z",
                format: "American",
              },
              affiliate: { affiliate_id: 3, affiliate_name: "Starline", affiliate_url: "https://starline.test" },
            },
          },
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
      "Quillbet handicap home -0.5 2",
      "Quillbet handicap away 0.5 1.833333",
      "Quillbet total over 2.5 1.869565",
      "Quillbet total under 2.5 1.952381",
    ],
  },
  {
    service: "football-data.org",
    kind: "odds",
    answer: {
      area: { id: 2220, name: "Sweden" },
      id: 330001,
      utcDate: "2026-11-28T15:00:00Z",
      status: "TIMED",
      matchday: 30,
      homeTeam: { id: 1, name: "Havel Town", shortName: "Havel", tla: "HAV" },
      awayTeam: { id: 2, name: "Norrby FF", shortName: "Norrby", tla: "NOR" },
      score: { winner: null, duration: "REGULAR", fullTime: { home: null, away: null } },
      odds: { homeWin: 2.1, draw: 3.4, awayWin: 3.6 },
      referees: [],
    },
    rows: ["winner home 2.1", "winner draw 3.4", "winner away 3.6"],
  },
  {
    service: "API-Tennis",
    kind: "odds",
    answer: {
      success: 1,
      result: {
        "159923": {
          "Home/Away": {
            Home: { quillbet: "1.80", starline: "1.83", brightodds: "1.78", novaplay: "1.82" },
            Away: { quillbet: "2.05", starline: "2.00", brightodds: "2.08", novaplay: "2.02" },
          },
          "Home/Away (1st Set)": { Home: { quillbet: "1.85", starline: "1.83" }, Away: { quillbet: "1.95", starline: "1.97" } },
          "Set Betting": {
            "2:0": { quillbet: "2.90" },
            "2:1": { quillbet: "3.75" },
            "0:2": { quillbet: "4.10" },
            "1:2": { quillbet: "4.50" },
          },
        },
      },
    },
    rows: [
      "quillbet winner home 1.8",
      "starline winner home 1.83",
      "quillbet winner away 2.05",
      "starline winner away 2",
      "brightodds winner home 1.78",
      "novaplay winner home 1.82",
      "brightodds winner away 2.08",
      "novaplay winner away 2.02",
    ],
    others: [
      "quillbet 1.85",
      "quillbet 1.95",
      "starline 1.83",
      "starline 1.97",
      "quillbet 2.9",
      "quillbet 3.75",
      "quillbet 4.1",
      "quillbet 4.5",
    ],
  },
  {
    service: "SportsGameOdds",
    kind: "odds",
    answer: {
      success: true,
      data: [
        {
          eventID: "abc123",
          sportID: "BASKETBALL",
          teams: {
            home: { teamID: "HAV", names: { long: "Havel Town" } },
            away: { teamID: "NOR", names: { long: "Norrby FF" } },
          },
          odds: Object.fromEntries(
            (
              [
                ["points-home-game-ml-home", "Moneyline", "game", "ml", "home", ["-125", "-120"], {}],
                ["points-away-game-ml-away", "Moneyline", "game", "ml", "away", ["+105", "+100"], {}],
                ["points-all-game-ou-over", "Over/Under", "game", "ou", "over", ["-110"], { overUnder: "216.5" }],
                ["points-all-game-ou-under", "Over/Under", "game", "ou", "under", ["-110"], { overUnder: "216.5" }],
              ] as const
            ).map(([oddID, marketName, periodID, betTypeID, sideID, prices, line]) => [
              oddID,
              {
                oddID,
                opposingOddID: "x",
                marketName,
                statID: "points",
                statEntityID: "all",
                periodID,
                betTypeID,
                sideID,
                started: false,
                ended: false,
                cancelled: false,
                fairOdds: "+101",
                bookOdds: "-118",
                fairOddsAvailable: true,
                byBookmaker: Object.fromEntries(
                  prices.map((odds, index) => [
                    ["quillbet", "starline"][index],
                    { odds, ...line, lastUpdatedAt: "2026-11-22T09:00:00.000Z", available: true },
                  ]),
                ),
              },
            ]),
          ),
        },
      ],
    },
    rows: [
      "quillbet winner home 1.8",
      "starline winner home 1.833333",
      "quillbet winner away 2.05",
      "starline winner away 2",
      "quillbet total over 216.5 1.909091",
      "quillbet total under 216.5 1.909091",
    ],
  },
  {
    service: "BetsAPI",
    kind: "history",
    answer: {
      success: 1,
      results: {
        stats: { matching_dir: 1, odds_update: { "1_1": 1795170600 } },
        odds: {
          "1_1": [
            { id: "71", home_od: "2.100", draw_od: "3.400", away_od: "3.600", ss: null, time_str: null, add_time: "1795172400" },
            { id: "70", home_od: "2.050", draw_od: "3.500", away_od: "3.750", ss: null, time_str: null, add_time: "1795168800" },
          ],
          "1_3": [
            { id: "81", over_od: "1.900", handicap: "2.5", under_od: "1.950", ss: null, time_str: null, add_time: "1795172400" },
            { id: "80", over_od: "1.850", handicap: "2.5", under_od: "2.000", ss: null, time_str: null, add_time: "1795168800" },
          ],
        },
      },
    },
    rows: [
      ...[
        `home 2.1 ${eleven}`,
        `draw 3.4 ${eleven}`,
        `away 3.6 ${eleven}`,
        `home 2.05 ${ten}`,
        `draw 3.5 ${ten}`,
        `away 3.75 ${ten}`,
      ].map((text) => `winner ${text}`),
      ...[`over 2.5 1.9 ${eleven}`, `under 2.5 1.95 ${eleven}`, `over 2.5 1.85 ${ten}`, `under 2.5 2 ${ten}`].map(
        (text) => `total ${text}`,
      ),
    ],
  },
  {
    service: "OddsPapi",
    kind: "history",
    answer: {
      fixtureId: "id1000001",
      bookmakers: {
        quillbet: {
          markets: {
            "101": {
              outcomes: {
                "101": {
                  players: {
                    "0": [
                      { createdAt: ten, price: 2.05, limit: null, active: true },
                      { createdAt: eleven, price: 2.1, limit: null, active: true },
                    ],
                  },
                },
                "102": { players: { "0": [{ createdAt: ten, price: 3.5, limit: null, active: true }] } },
                "103": { players: { "0": [{ createdAt: ten, price: 3.75, limit: null, active: true }] } },
              },
            },
          },
        },
      },
    },
    // The numbers of its markets and outcomes are explained by an endpoint of their own.
    rows: [],
    others: ["quillbet 2.05", "quillbet 2.1", "quillbet 3.5", "quillbet 3.75"],
  },
];
