import type { ItemShape } from "./item-shape.ts";

/** Shapes that the reader was not written with: they were written down and looked at when it was done. */
export const asideItems: readonly ItemShape[] = [
  {
    service: "SportMonks, fixtures",
    kind: "matches",
    mapping: { matches: { slug: "id" } },
    answer: {
      data: [
        {
          id: 18535517,
          sport_id: 1,
          league_id: 501,
          name: "Havel Town vs Norrby FF",
          starting_at: "2026-11-25 15:00:00",
          starting_at_timestamp: 1795618800,
          result_info: null,
          leg: "1/1",
          length: 90,
          placeholder: false,
          has_odds: true,
          state: { id: 1, state: "NS", name: "Not Started", short_name: "NS", developer_name: "NS" },
          league: { id: 501, name: "Premier Veldia", short_code: "PV", type: "league" },
          participants: [
            { id: 53, name: "Havel Town", short_code: "HAV", meta: { location: "home", winner: null } },
            { id: 62, name: "Norrby FF", short_code: "NOR", meta: { location: "away", winner: null } },
          ],
        },
      ],
      pagination: { count: 1, per_page: 25, current_page: 1, has_more: false },
    },
    rows: [
      {
        slug: "18535517",
        home: "Havel Town",
        away: "Norrby FF",
        scheduled_at: "2026-11-25T15:00:00.000Z",
        status: "scheduled",
        league: "Premier Veldia",
        id: 18535517,
      },
    ],
  },
  {
    service: "TheSportsDB, events",
    kind: "matches",
    mapping: { matches: { slug: "idEvent" } },
    answer: {
      events: [
        {
          idEvent: "2052711",
          strEvent: "Havel Town vs Norrby FF",
          strSport: "Soccer",
          idLeague: "4328",
          strLeague: "Premier Veldia",
          strSeason: "2026-2027",
          strHomeTeam: "Havel Town",
          strAwayTeam: "Norrby FF",
          intHomeScore: null,
          intAwayScore: null,
          dateEvent: "2026-11-25",
          strTime: "15:00:00",
          strTimestamp: "2026-11-25T15:00:00",
          strStatus: "Not Started",
          strVenue: "Stad Havel",
        },
      ],
    },
    rows: [
      {
        slug: "2052711",
        home: "Havel Town",
        away: "Norrby FF",
        scheduled_at: "2026-11-25T15:00:00.000Z",
        status: "scheduled",
        league: "Premier Veldia",
        sport: "soccer",
      },
    ],
  },
  {
    service: "Betfair, events",
    kind: "matches",
    mapping: { matches: { slug: "event.id" } },
    answer: [
      {
        event: {
          id: "32187123",
          name: "Havel Town v Norrby FF",
          countryCode: "VE",
          timezone: "GMT",
          openDate: "2026-11-25T15:00:00.000Z",
        },
        marketCount: 37,
      },
    ],
    rows: [{ slug: "32187123", home: "Havel Town", away: "Norrby FF", scheduled_at: "2026-11-25T15:00:00.000Z", id: 32187123 }],
  },
  {
    service: "Pinnacle, fixtures",
    kind: "matches",
    answer: {
      sportId: 29,
      last: 472384,
      league: [
        {
          id: 1980,
          name: "Veldia - Premier",
          events: [
            {
              id: 1559123,
              slug: "havel-norrby",
              starts: "2026-11-25T15:00:00Z",
              home: "Havel Town",
              away: "Norrby FF",
              rotNum: "1001",
              liveStatus: 0,
              status: "O",
            },
          ],
        },
      ],
    },
    rows: [
      {
        slug: "havel-norrby",
        home: "Havel Town",
        away: "Norrby FF",
        scheduled_at: "2026-11-25T15:00:00.000Z",
        league: "Veldia - Premier",
        id: 1559123,
      },
    ],
  },
  {
    service: "Sportradar, probabilities",
    kind: "predictions",
    answer: {
      sport_event_upcoming_probabilities: [
        {
          sport_event: {
            slug: "havel-norrby",
            start_time: "2026-11-25T15:00:00+00:00",
            competitors: [
              { id: "sr:competitor:1", name: "Havel Town", qualifier: "home" },
              { id: "sr:competitor:2", name: "Norrby FF", qualifier: "away" },
            ],
          },
          markets: [
            {
              name: "3way",
              outcomes: [
                { name: "home_team_winner", probability: 48.1 },
                { name: "away_team_winner", probability: 25.4 },
                { name: "draw", probability: 26.5 },
              ],
            },
          ],
        },
      ],
    },
    rows: [{ match: "havel-norrby", home: 0.481, draw: 0.265, away: 0.254 }],
  },
  {
    service: "a service of tips",
    kind: "predictions",
    answer: [
      {
        fixture_slug: "havel-norrby",
        home_team: "Havel Town",
        away_team: "Norrby FF",
        prob_HW: "48",
        prob_D: "27",
        prob_AW: "25",
        prob_O: "55",
        prob_U: "45",
      },
    ],
    rows: [{ match: "havel-norrby", home: 0.48, draw: 0.27, away: 0.25 }],
  },
  {
    service: "odds-api.io, value bets",
    kind: "value_bets",
    answer: [
      {
        id: "9912-ML",
        bookmaker: "Quillbet",
        bookmakerOdds: { home: "2.20", draw: "3.40", away: "3.30", href: "https://quill.test/1" },
        market: { name: "ML", home: "2.00", draw: "3.60", away: "3.90" },
        betSide: "home",
        expectedValue: 110,
        expectedValueUpdatedAt: "2026-11-22T10:00:00Z",
        event: {
          slug: "havel-norrby",
          home: "Havel Town",
          away: "Norrby FF",
          date: "2026-11-25T15:00:00Z",
          sport: "Football",
          league: "Premier",
        },
      },
    ],
    rows: [{ match: "havel-norrby", market: "winner", selection: "home", bookmaker: "Quillbet", price: 2.2, edge: 0.1 }],
  },
  {
    service: "BetBurger, value bets",
    kind: "value_bets",
    answer: {
      bets: [
        {
          event_name: "Havel Town - Norrby FF",
          match_slug: "havel-norrby",
          league: "Premier Veldia",
          bookmaker_name: "Starline",
          market_name: "Total",
          outcome: "Over 2.5",
          koef: 2.1,
          probability: 0.5,
          percent_overvalue: 5,
          updated_at: 1795340000,
        },
      ],
    },
    rows: [
      { match: "havel-norrby", market: "total", selection: "over", line: 2.5, bookmaker: "Starline", price: 2.1, edge: 0.05 },
    ],
  },
  {
    service: "ESPN, teams",
    kind: "teams",
    answer: {
      sports: [
        {
          id: "600",
          name: "Soccer",
          slug: "soccer",
          leagues: [
            {
              id: "700",
              name: "Premier Veldia",
              slug: "vel.1",
              teams: [
                {
                  team: {
                    id: "349",
                    slug: "havel-town",
                    abbreviation: "HAV",
                    displayName: "Havel Town",
                    shortDisplayName: "Havel",
                    name: "Havel Town",
                    location: "Havel",
                    links: [],
                  },
                },
                {
                  team: {
                    id: "359",
                    slug: "norrby",
                    abbreviation: "NOR",
                    displayName: "Norrby FF",
                    shortDisplayName: "Norrby",
                    name: "Norrby FF",
                    location: "Norrby",
                    links: [],
                  },
                },
              ],
            },
          ],
        },
      ],
    },
    rows: [
      { name: "Havel Town", slug: "havel-town", sport: "soccer", id: 349 },
      { name: "Norrby FF", slug: "norrby", sport: "soccer", id: 359 },
    ],
  },
  {
    service: "TheSportsDB, leagues",
    kind: "leagues",
    answer: {
      leagues: [
        { idLeague: "4328", strLeague: "Premier Veldia", strSport: "Soccer", strLeagueAlternate: "Veldian League" },
        { idLeague: "4329", strLeague: "Veldia Cup", strSport: "Soccer", strLeagueAlternate: "" },
      ],
    },
    rows: [
      { name: "Premier Veldia", sport: "soccer", id: 4328 },
      { name: "Veldia Cup", sport: "soccer", id: 4329 },
    ],
  },
  {
    service: "Octagon API, fighters",
    kind: "fighters",
    answer: {
      "ivo-marn": {
        category: "Lightweight Division",
        draws: "1",
        imgUrl: "https://img.test/1.png",
        losses: "6",
        name: "Ivo Marn",
        nickname: "The Wall",
        wins: "22",
        status: "Active",
        placeOfBirth: "Havel",
        trainsAt: "Team Havel",
      },
      "jan-toll": {
        category: "Welterweight Division",
        draws: "0",
        imgUrl: "https://img.test/2.png",
        losses: "3",
        name: "Jan Toll",
        nickname: "",
        wins: "15",
        status: "Active",
        placeOfBirth: "Norrby",
        trainsAt: "Gym",
      },
    },
    rows: [
      { name: "Ivo Marn", slug: "ivo-marn", record: { wins: 22, losses: 6, draws: 1 }, weight_class: "Lightweight Division" },
      { name: "Jan Toll", slug: "jan-toll", record: { wins: 15, losses: 3, draws: 0 }, weight_class: "Welterweight Division" },
    ],
  },
  {
    service: "API-Football, bookmakers",
    kind: "bookmakers",
    answer: {
      get: "odds/bookmakers",
      errors: [],
      results: 2,
      response: [
        { id: 1, name: "10Star" },
        { id: 2, name: "Maratone" },
      ],
    },
    rows: [{ name: "10Star" }, { name: "Maratone" }],
  },
  {
    service: "a directory of reviews",
    kind: "bookmakers",
    answer: {
      list: [
        {
          brand: { name: "Quillbet", slug: "quillbet" },
          review: { score: 9.1, max: 10 },
          affiliate_link: "https://quill.test/a",
        },
        { brand: { name: "Starline", slug: "starline" }, review: { score: 7.4, max: 10 }, affiliate_link: "https://star.test/a" },
      ],
    },
    rows: [
      { name: "Quillbet", slug: "quillbet", rating: 9.1, rating_max: 10, url: "https://quill.test/a" },
      { name: "Starline", slug: "starline", rating: 7.4, rating_max: 10, url: "https://star.test/a" },
    ],
  },
  {
    service: "a list of promo codes",
    kind: "bonuses",
    answer: {
      promos: [
        {
          operator: "Quillbet",
          headline: "Bet 10 get 30",
          code: "WELCOME",
          value: "£30",
          terms_url: "https://quill.test/t",
          expires: "2026-12-31",
        },
        {
          operator: "Starline",
          headline: "Deposit match",
          code: "DEP",
          value: "100%",
          max_bonus: 100,
          currency: "EUR",
          url: "https://star.test/d",
        },
      ],
    },
    rows: [
      { bookmaker: "Quillbet", title: "Bet 10 get 30", amount: 30, currency: "GBP" },
      { bookmaker: "Starline", title: "Deposit match", amount: 100, currency: "EUR", url: "https://star.test/d" },
    ],
  },
];
