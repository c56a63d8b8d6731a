import type { Shape } from "../shape.ts";

const winner = ["winner home 2.1", "winner draw 3.4", "winner away 3.6"];
const totals = ["total over 2.5 1.9", "total under 2.5 1.95"];
const of = (bookmaker: string, rows: readonly string[]) => rows.map((row) => `${bookmaker} ${row}`);

const openBetOutcome = (id: string, name: string, code: string, [above, below, decimal]: readonly string[]) => ({
  outcome: {
    ...{ id, name, outcomeStatusCode: "A", outcomeMeaningMajorCode: "MR", outcomeMeaningMinorCode: code, displayOrder: "1" },
    children: [
      {
        price: {
          ...{ id: `p${id}`, priceType: "LP", isActive: "true", displayOrder: "1" },
          ...{ priceNum: above, priceDen: below, priceDec: decimal },
        },
      },
    ],
  },
});

const opticOdds = (
  market: string,
  [name, line, points]: readonly [string, string | null, number | null],
  [sportsbook, price]: readonly [string, number],
) => ({
  ...{ id: `f1:${sportsbook}:${market}:${name}`, sportsbook, market, market_id: market.toLowerCase().replaceAll(" ", "_"), name },
  ...{ is_main: true, is_live: false, selection: line === null ? name.replace(/ [+-].*$/, "") : "", selection_line: line },
  ...{ points, price, timestamp: 1795860000.5, grouping_key: points === null ? "default" : `default:${points}` },
  ...{ limits: null, deep_link: null },
});

const v2Odd = (label: string, value: string, american: number, total: string | null) => ({
  ...{ label, value, probability: `${(100 / Number(value)).toFixed(2)}%`, dp3: `${value}0`, american, factional: null },
  ...{ winning: null, handicap: null, total, stop: false },
  last_update: { date: "2026-11-28 11:00:00.000000", timezone_type: 3, timezone: "UTC" },
});

const v2Book = (id: number, name: string, odds: readonly object[]) => ({ id, name, odds: { data: odds } });

const checkerOdds = (code: string, decimal: number, display: string, status = "ACTIVE") => ({
  ...{ bookmakerCode: code, oddsDecimal: decimal, oddsDisplay: display, status, betHasDeeplink: true },
});

const flashOdds = (bookmakerId: number, [home, away, draw]: readonly [string, string, string]) => ({
  ...{ bookmakerId, bettingType: "HOME_DRAW_AWAY", bettingScope: "FULL_TIME", hasLiveBettingOffers: true },
  odds: [
    { eventParticipantId: "pA", value: home, opening: "2.00", active: true },
    { eventParticipantId: "pB", value: away, opening: "3.80", active: true },
    { eventParticipantId: null, value: draw, opening: "3.30", active: true },
  ],
});

/**
 * Written for the reader as it had become. At the first look at them two were right, two read in part, three refused and one wrong: a
 * market that was closed by `isOpenForBetting` was shown. It mended switches, selections that stand in another column where the first is
 * blank, bets of a market that name its outcomes, and keys in capitals that are no bookmakers.
 */
export const latest: readonly Shape[] = [
  {
    service: "OpenBet",
    kind: "odds",
    answer: {
      SSResponse: {
        xmlns: "http://schema.test/ss",
        children: [
          {
            event: {
              ...{ id: "230", name: "Havel Town v Norrby FF", eventStatusCode: "A", displayOrder: "0", categoryName: "Football" },
              ...{ startTime: "2026-11-28T15:00:00Z", typeName: "Cup", isOpenEvent: "true" },
              children: [
                {
                  market: {
                    ...{ id: "901", name: "Match Betting", marketStatusCode: "A", templateMarketName: "Match Betting" },
                    ...{ marketMeaningMajorCode: "-", marketMeaningMinorCode: "MR", displayOrder: "0", isLpAvailable: "true" },
                    children: [
                      openBetOutcome("1", "Havel Town", "H", ["11", "10", "2.10"]),
                      openBetOutcome("2", "Draw", "D", ["12", "5", "3.40"]),
                      openBetOutcome("3", "Norrby FF", "A", ["13", "5", "3.60"]),
                    ],
                  },
                },
              ],
            },
          },
          { responseFooter: { cost: "412", creationTime: "2026-11-28T11:00:00Z" } },
        ],
      },
    },
    rows: winner,
  },
  {
    service: "PointsBet",
    kind: "odds",
    answer: {
      ...{ key: "331", name: "Havel Town v Norrby FF", homeTeam: "Havel Town", awayTeam: "Norrby FF", competitionName: "Cup" },
      ...{ startsAt: "2026-11-28T15:00:00Z", tradingStatus: 1, isLive: false },
      fixedOddsMarkets: [
        {
          ...{ key: "m1", name: "Match Result", eventClass: "Match Result", isOpenForBetting: true, order: 1 },
          outcomes: [
            { key: "o1", name: "Havel Town", price: 2.1, points: 0, side: "Home", isOpenForBetting: true, order: 1 },
            { key: "o2", name: "Draw", price: 3.4, points: 0, side: "Draw", isOpenForBetting: true, order: 2 },
            { key: "o3", name: "Norrby FF", price: 3.6, points: 0, side: "Away", isOpenForBetting: true, order: 3 },
          ],
        },
        {
          ...{ key: "m2", name: "Total Goals Over/Under 2.5", eventClass: "Total Goals", isOpenForBetting: true, order: 2 },
          outcomes: [
            { key: "o4", name: "Over 2.5", price: 1.9, points: 2.5, side: "Over", isOpenForBetting: true, order: 1 },
            { key: "o5", name: "Under 2.5", price: 1.95, points: 2.5, side: "Under", isOpenForBetting: true, order: 2 },
          ],
        },
        {
          ...{ key: "m3", name: "1st Half Result", eventClass: "Half Result", isOpenForBetting: false, order: 3 },
          outcomes: [
            { key: "o6", name: "Havel Town", price: 2.7, points: 0, side: "Home", isOpenForBetting: false, order: 1 },
            { key: "o7", name: "Draw", price: 2.2, points: 0, side: "Draw", isOpenForBetting: false, order: 2 },
            { key: "o8", name: "Norrby FF", price: 4, points: 0, side: "Away", isOpenForBetting: false, order: 3 },
          ],
        },
      ],
    },
    rows: [...winner, ...totals],
  },
  {
    service: "OpticOdds",
    kind: "odds",
    answer: {
      data: [
        {
          ...{ id: "f1", game_id: "301-1", start_date: "2026-11-28T15:00:00Z", status: "unplayed", is_live: false },
          ...{ home_team_display: "Havel Town", away_team_display: "Norrby FF" },
          home_competitors: [{ id: "c1", name: "Havel Town", abbreviation: "HAV" }],
          away_competitors: [{ id: "c2", name: "Norrby FF", abbreviation: "NOR" }],
          odds: [
            opticOdds("Moneyline", ["Havel Town", null, null], ["Quillbet", -125]),
            opticOdds("Moneyline", ["Norrby FF", null, null], ["Quillbet", 105]),
            opticOdds("Total Goals", ["Over 2.5", "over", 2.5], ["Quillbet", -125]),
            opticOdds("Total Goals", ["Under 2.5", "under", 2.5], ["Quillbet", 105]),
            opticOdds("Asian Handicap", ["Havel Town -0.5", null, -0.5], ["Quillbet", 110]),
            opticOdds("Asian Handicap", ["Norrby FF +0.5", null, 0.5], ["Quillbet", -125]),
            opticOdds("Moneyline", ["Havel Town", null, null], ["Starline", -120]),
            opticOdds("Moneyline", ["Norrby FF", null, null], ["Starline", 100]),
          ],
        },
      ],
    },
    rows: [
      ...of("Quillbet", ["winner home 1.8", "winner away 2.05", "total over 2.5 1.8", "total under 2.5 2.05"]),
      ...of("Quillbet", ["handicap home -0.5 2.1", "handicap away 0.5 1.8"]),
      ...of("Starline", ["winner home 1.833333", "winner away 2"]),
    ],
  },
  {
    service: "Betradar UOF",
    kind: "odds",
    answer: {
      odds_change: {
        ...{ product: 3, event_id: "sr:match:1", timestamp: 1795860000000 },
        odds: {
          market: [
            {
              ...{ id: 1, status: 1 },
              outcome: [
                { id: "1", odds: 2.1, probabilities: 0.452, active: 1 },
                { id: "2", odds: 3.4, probabilities: 0.279, active: 1 },
                { id: "3", odds: 3.6, probabilities: 0.264, active: 1 },
              ],
            },
            {
              ...{ id: 18, status: -1, specifiers: "total=2.5" },
              outcome: [
                { id: "12", odds: 1.9, probabilities: 0.501, active: 1 },
                { id: "13", odds: 1.95, probabilities: 0.489, active: 0 },
              ],
            },
          ],
        },
      },
    },
    rows: [],
  },
  {
    service: "Genius Sports",
    kind: "odds",
    answer: {
      ...{ FixtureId: 7701, FixtureName: "Havel Town v Norrby FF", StartTimeUtc: "2026-11-28T15:00:00Z", Sequence: 41 },
      Markets: [
        {
          ...{ MarketId: 81, Name: "Match Result", TradingStatus: "Open", Handicap: null, Tags: { id: 1, type: "standard" } },
          Selections: [
            { SelectionId: 811, Name: "Havel Town", OutcomeType: "Home", Decimal: "2.10", Numerator: 11, Denominator: 10 },
            { SelectionId: 812, Name: "Draw", OutcomeType: "Draw", Decimal: "3.40", Numerator: 12, Denominator: 5 },
            { SelectionId: 813, Name: "Norrby FF", OutcomeType: "Away", Decimal: "3.60", Numerator: 13, Denominator: 5 },
          ],
        },
        {
          ...{
            MarketId: 82,
            Name: "Total Goals",
            TradingStatus: "Suspended",
            Handicap: 2.5,
            Tags: { id: 2, type: "over-under" },
          },
          Selections: [
            { SelectionId: 821, Name: "Over", OutcomeType: "Over", Decimal: "1.90", Numerator: 9, Denominator: 10 },
            { SelectionId: 822, Name: "Under", OutcomeType: "Under", Decimal: "1.95", Numerator: 19, Denominator: 20 },
          ],
        },
      ],
    },
    rows: winner,
  },
  {
    service: "SportMonks v2",
    kind: "odds",
    answer: {
      data: [
        {
          ...{ id: 1, name: "3Way Result", suspended: false },
          bookmaker: {
            data: [
              v2Book(2, "Quillbet", [
                v2Odd("1", "2.10", 110, null),
                v2Odd("X", "3.40", 240, null),
                v2Odd("2", "3.60", 260, null),
              ]),
              v2Book(5, "Starline", [
                v2Odd("1", "2.05", 105, null),
                v2Odd("X", "3.45", 245, null),
                v2Odd("2", "3.70", 270, null),
              ]),
            ],
          },
        },
        {
          ...{ id: 12, name: "Over/Under", suspended: false },
          bookmaker: {
            data: [v2Book(2, "Quillbet", [v2Odd("Over", "1.90", -111, "2.5"), v2Odd("Under", "1.95", -105, "2.5")])],
          },
        },
        {
          ...{ id: 47, name: "Both Teams To Score", suspended: true },
          bookmaker: { data: [v2Book(2, "Quillbet", [v2Odd("Yes", "1.70", -143, null), v2Odd("No", "2.15", 115, null)])] },
        },
      ],
    },
    rows: [
      ...of("Quillbet", [...winner, ...totals]),
      ...of("Starline", ["winner home 2.05", "winner draw 3.45", "winner away 3.7"]),
    ],
    rounded: of("Quillbet", ["total over 2.5 1.900901", "total under 2.5 1.952381"]),
  },
  {
    service: "Oddschecker",
    kind: "odds",
    answer: [
      {
        ...{ marketId: 3301, marketTypeName: "Win Market", subeventName: "Havel Town v Norrby FF" },
        ...{ subeventStartTime: "2026-11-28T15:00:00Z", status: "ACTIVE" },
        bets: [
          {
            ...{ betId: 1, betName: "Havel Town", bestOddsDecimal: 2.15, bestOddsBookmakerCodes: ["SL"], status: "ACTIVE" },
            odds: [
              checkerOdds("QB", 2.1, "11/10"),
              checkerOdds("SL", 2.15, "23/20"),
              checkerOdds("BO", 2.05, "21/20", "SUSPENDED"),
            ],
          },
          {
            ...{ betId: 2, betName: "Draw", bestOddsDecimal: 3.5, bestOddsBookmakerCodes: ["SL"], status: "ACTIVE" },
            odds: [checkerOdds("QB", 3.4, "12/5"), checkerOdds("SL", 3.5, "5/2")],
          },
          {
            ...{ betId: 3, betName: "Norrby FF", bestOddsDecimal: 3.6, bestOddsBookmakerCodes: ["QB"], status: "ACTIVE" },
            odds: [checkerOdds("QB", 3.6, "13/5"), checkerOdds("SL", 3.5, "5/2")],
          },
        ],
      },
    ],
    rows: [...of("QB", winner), ...of("SL", ["winner home 2.15", "winner draw 3.5", "winner away 3.5"])],
  },
  {
    service: "Livesport",
    kind: "odds",
    answer: {
      data: {
        findOddsByEventId: {
          eventParticipants: [
            { id: "pA", name: "Havel Town", type: { side: "HOME" } },
            { id: "pB", name: "Norrby FF", type: { side: "AWAY" } },
          ],
          odds: [flashOdds(16, ["2.10", "3.60", "3.40"]), flashOdds(417, ["2.05", "3.70", "3.45"])],
          settings: { bookmakers: [{ bookmaker: { id: 16, name: "Quillbet" } }, { bookmaker: { id: 417, name: "Starline" } }] },
        },
      },
    },
    rows: [...of("Quillbet", winner), ...of("Starline", ["winner home 2.05", "winner draw 3.45", "winner away 3.7"])],
  },
];
