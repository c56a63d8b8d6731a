import type { ItemShape } from "./item-shape.ts";

/** Shapes that the reader was written with. */
export const lookedItems: readonly ItemShape[] = [
  {
    service: "The Odds API, events",
    kind: "matches",
    mapping: { matches: { slug: "id" } },
    answer: [
      {
        id: "9f1c2a",
        sport_key: "soccer_veldia",
        sport_title: "Veldian League",
        commence_time: "2026-11-25T18:30:00Z",
        home_team: "Havel Town",
        away_team: "Norrby FF",
      },
      {
        id: "77e0b3",
        sport_key: "soccer_veldia",
        sport_title: "Veldian League",
        commence_time: "2026-11-26T18:30:00Z",
        home_team: "Orsa",
        away_team: "Lund BK",
      },
    ],
    rows: [
      { slug: "9f1c2a", home: "Havel Town", away: "Norrby FF", scheduled_at: "2026-11-25T18:30:00.000Z", sport: "soccer_veldia" },
      { slug: "77e0b3", home: "Orsa", away: "Lund BK", scheduled_at: "2026-11-26T18:30:00.000Z", sport: "soccer_veldia" },
    ],
  },
  {
    service: "API-Football, fixtures",
    kind: "matches",
    mapping: { matches: { slug: "fixture.id" } },
    answer: {
      get: "fixtures",
      parameters: { live: "all" },
      errors: [],
      results: 1,
      paging: { current: 1, total: 1 },
      response: [
        {
          fixture: {
            id: 239625,
            referee: "B. Holm",
            timezone: "UTC",
            date: "2026-11-25T14:00:00+00:00",
            timestamp: 1795615200,
            periods: { first: 1795615200, second: null },
            venue: { id: 1887, name: "Stad Havel", city: "Havel" },
            status: { long: "Halftime", short: "HT", elapsed: 45 },
          },
          league: {
            id: 200,
            name: "Botola Nord",
            country: "Veldia",
            logo: "https://img.test/200.png",
            season: 2026,
            round: "Round - 14",
          },
          teams: {
            home: { id: 967, name: "Havel Town", logo: "https://img.test/967.png", winner: false },
            away: { id: 968, name: "Norrby FF", logo: "https://img.test/968.png", winner: true },
          },
          goals: { home: 0, away: 1 },
          score: { halftime: { home: 0, away: 1 }, fulltime: { home: null, away: null } },
        },
      ],
    },
    rows: [
      {
        slug: "239625",
        home: "Havel Town",
        away: "Norrby FF",
        scheduled_at: "2026-11-25T14:00:00.000Z",
        status: "live",
        league: "Botola Nord",
        id: 239625,
      },
    ],
  },
  {
    service: "football-data.org, matches",
    kind: "matches",
    mapping: { matches: { slug: "id" } },
    answer: {
      filters: { season: "2026" },
      resultSet: { count: 1, first: "2026-11-25", last: "2026-11-25", played: 0 },
      competition: { id: 2013, name: "Serie V", code: "SV", type: "LEAGUE", emblem: "https://img.test/764.svg" },
      matches: [
        {
          area: { id: 2032, name: "Veldia", code: "VEL", flag: "https://img.test/764.svg" },
          competition: { id: 2013, name: "Serie V", code: "SV", type: "LEAGUE" },
          season: { id: 1377, startDate: "2026-04-10", endDate: "2026-11-30", currentMatchday: 10, winner: null },
          id: 391882,
          utcDate: "2026-11-25T18:30:00Z",
          status: "TIMED",
          matchday: 10,
          stage: "REGULAR_SEASON",
          lastUpdated: "2026-11-22T16:20:26Z",
          homeTeam: { id: 1766, name: "CA Havel", shortName: "Havel", tla: "HAV", crest: "https://img.test/1766.svg" },
          awayTeam: { id: 6685, name: "Norrby FC", shortName: "Norrby", tla: "NOR", crest: "https://img.test/6685.svg" },
          score: { winner: null, duration: "REGULAR", fullTime: { home: null, away: null } },
          odds: { msg: "Activate Odds-Package" },
          referees: [{ id: 15408, name: "R. Daronco", type: "REFEREE" }],
        },
      ],
    },
    rows: [
      {
        slug: "391882",
        home: "CA Havel",
        away: "Norrby FC",
        scheduled_at: "2026-11-25T18:30:00.000Z",
        status: "scheduled",
        league: "Serie V",
        id: 391882,
      },
    ],
  },
  {
    service: "SofaScore, scheduled events",
    kind: "matches",
    others: ["I. Marn", "J. Toll"],
    answer: {
      events: [
        {
          tournament: {
            name: "Veldia Open, Round 2",
            slug: "veldia-open",
            category: { name: "ATP", slug: "atp", sport: { name: "Tennis", slug: "tennis", id: 5 } },
            uniqueTournament: { name: "Veldia Open", slug: "veldia-open", id: 2361 },
          },
          status: { code: 0, description: "Not started", type: "notstarted" },
          homeTeam: {
            name: "Ivo Marn",
            slug: "marn-ivo",
            shortName: "I. Marn",
            gender: "M",
            id: 14882,
            country: { name: "Veldia" },
          },
          awayTeam: {
            name: "Jan Toll",
            slug: "toll-jan",
            shortName: "J. Toll",
            gender: "M",
            id: 14486,
            country: { name: "Norrland" },
          },
          homeScore: {},
          awayScore: {},
          slug: "toll-jan-marn-ivo",
          startTimestamp: 1795615200,
          id: 11980123,
        },
      ],
    },
    rows: [
      {
        slug: "toll-jan-marn-ivo",
        home: "Ivo Marn",
        away: "Jan Toll",
        scheduled_at: "2026-11-25T14:00:00.000Z",
        status: "scheduled",
        league: "Veldia Open, Round 2",
        sport: "tennis",
        id: 11980123,
      },
    ],
  },
  {
    service: "Sportradar, schedules",
    kind: "matches",
    answer: {
      generated_at: "2026-11-22T09:14:33+00:00",
      sport_events: [
        {
          id: "sr:sport_event:27636",
          slug: "havel-norrby",
          start_time: "2026-11-25T17:00:00+00:00",
          start_time_confirmed: true,
          sport_event_context: {
            sport: { id: "sr:sport:1", name: "Soccer" },
            competition: { id: "sr:competition:8", name: "LaVeldia", gender: "men" },
            season: { id: "sr:season:77361", name: "LaVeldia 26/27", start_date: "2026-08-13" },
          },
          competitors: [
            { id: "sr:competitor:2833", name: "Norrby FF", abbreviation: "NOR", qualifier: "away" },
            { id: "sr:competitor:2836", name: "Havel Town", abbreviation: "HAV", qualifier: "home" },
          ],
        },
      ],
    },
    rows: [
      {
        slug: "havel-norrby",
        home: "Havel Town",
        away: "Norrby FF",
        scheduled_at: "2026-11-25T17:00:00.000Z",
        league: "LaVeldia",
        sport: "soccer",
      },
    ],
  },
  {
    service: "API-Football, predictions",
    kind: "predictions",
    mapping: { predictions: { match: "slug" } },
    answer: {
      response: [
        {
          slug: "havel-norrby",
          predictions: {
            winner: { id: 968, name: "Norrby FF", comment: "Win or draw" },
            win_or_draw: true,
            under_over: null,
            goals: { home: "-1.5", away: "-2.5" },
            advice: "Double chance : draw or Norrby FF",
            percent: { home: "10%", draw: "45%", away: "45%" },
          },
          league: { id: 200, name: "Botola Nord", country: "Veldia" },
          teams: { home: { id: 967, name: "Havel Town" }, away: { id: 968, name: "Norrby FF" } },
          comparison: { form: { home: "60%", away: "40%" }, att: { home: "55%", away: "45%" } },
        },
      ],
    },
    rows: [{ match: "havel-norrby", home: 0.1, draw: 0.45, away: 0.45, pick: "away" }],
  },
  {
    service: "SportMonks, predictions",
    kind: "predictions",
    answer: {
      data: [
        {
          id: 521,
          fixture: { slug: "havel-norrby", name: "Havel Town vs Norrby FF", starting_at: "2026-11-25 14:00:00" },
          predictions: { home: 42.17, draw: 30.02, away: 27.81 },
          type: { id: 237, name: "Fulltime Result Probability" },
        },
      ],
    },
    rows: [{ match: "havel-norrby", home: 0.4217, draw: 0.3002, away: 0.2781 }],
  },
  {
    service: "OddsJam, positive EV",
    kind: "value_bets",
    answer: {
      data: [
        {
          game: { slug: "havel-norrby", home_team: "Havel Town", away_team: "Norrby FF", start_date: "2026-11-25T18:30:00Z" },
          sportsbook: "Quillbet",
          market: "Moneyline",
          bet_name: "Havel Town",
          selection: "Havel Town",
          odds: 110,
          no_vig_odds: 100,
          percentage_edge: null,
          ev_percent: 5,
        },
      ],
    },
    rows: [{ match: "havel-norrby", market: "winner", selection: "home", bookmaker: "Quillbet", price: 2.1, edge: 0.05 }],
  },
  {
    service: "RapidAPI value bets",
    kind: "value_bets",
    answer: {
      success: true,
      valueBets: [
        {
          event: { slug: "havel-norrby", home: "Havel Town", away: "Norrby FF", date: "2026-11-25T18:30:00Z" },
          bookmaker: "Starline",
          bet: { market: "Totals", side: "over", line: 2.5 },
          bookmakerOdds: { odds: 2.2 },
          expectedValue: 1.1,
          fairOdds: 2,
        },
      ],
    },
    rows: [
      { match: "havel-norrby", market: "total", selection: "over", line: 2.5, bookmaker: "Starline", price: 2.2, edge: 0.1 },
    ],
  },
  {
    service: "a value-bet feed with two prices",
    kind: "value_bets",
    answer: [
      { match_slug: "a-b", bookmaker: "Q", market: "1x2", selection: "home", odds: 2.1, price: 1.9, probability: 0.5 },
      { match_slug: "c-d", bookmaker: "Q", market: "1x2", selection: "home", odds: 2.2, price: 1.8, probability: 0.5 },
    ],
    rows: [],
  },
  {
    service: "API-Football, teams",
    kind: "teams",
    answer: {
      response: [
        {
          team: {
            id: 33,
            name: "Havel United",
            code: "HAU",
            country: "Veldia",
            founded: 1878,
            national: false,
            logo: "https://img.test/33.png",
          },
          venue: { id: 556, name: "Old Havel", address: "Sir Way 1", city: "Havel", capacity: 76212, surface: "grass" },
        },
      ],
    },
    rows: [{ name: "Havel United", slug: "HAU", country: "Veldia", id: 33 }],
  },
  {
    service: "football-data.org, teams",
    kind: "teams",
    others: ["Havel", "VEL"],
    answer: {
      count: 1,
      competition: { id: 2021, name: "Premier Veldia", code: "PV" },
      season: { id: 733, startDate: "2026-08-11" },
      teams: [
        {
          area: { id: 2072, name: "Veldia", code: "VEL" },
          id: 57,
          name: "Havel FC",
          shortName: "Havel",
          tla: "HAV",
          address: "75 Drayton Park",
          website: "http://www.havel.test",
          founded: 1886,
          clubColors: "Red / White",
          runningCompetitions: [{ id: 2021, name: "Premier Veldia", code: "PV" }],
          coach: { id: 11619, name: "M. Art", nationality: "Norrland" },
          squad: [{ id: 4832, name: "R. Gol", position: "Goalkeeper", nationality: "Veldia" }],
          lastUpdated: "2026-11-10T19:48:56Z",
        },
      ],
    },
    rows: [{ name: "Havel FC", country: "Veldia", id: 57 }],
  },
  {
    service: "API-Football, leagues",
    kind: "leagues",
    answer: {
      response: [
        {
          league: { id: 39, name: "Premier Veldia", type: "League", logo: "https://img.test/2.png" },
          country: { name: "Veldia", code: "VE", flag: "https://img.test/ve.svg" },
          seasons: [{ year: 2026, start: "2026-08-06", end: "2027-05-28", current: true, coverage: { odds: true } }],
        },
      ],
    },
    rows: [{ name: "Premier Veldia", country: "Veldia", id: 39 }],
  },
  {
    service: "The Odds API, sports",
    kind: "leagues",
    answer: [
      {
        key: "soccer_veldia",
        group: "Soccer",
        title: "Veldian League",
        description: "Top tier",
        active: true,
        has_outrights: false,
      },
      {
        key: "icehockey_nord",
        group: "Ice Hockey",
        title: "Nordic Hockey",
        description: "Nordic",
        active: true,
        has_outrights: false,
      },
    ],
    rows: [
      { name: "Veldian League", slug: "soccer_veldia" },
      { name: "Nordic Hockey", slug: "icehockey_nord" },
    ],
  },
  {
    service: "SofaScore, categories of leagues",
    kind: "leagues",
    answer: {
      groups: [
        {
          name: "Veldia",
          slug: "veldia",
          uniqueTournaments: [
            { name: "Premier Veldia", slug: "premier-veldia", id: 17, userCount: 120 },
            { name: "Veldia Cup", slug: "veldia-cup", id: 19, userCount: 40 },
          ],
        },
      ],
    },
    rows: [
      { name: "Premier Veldia", slug: "premier-veldia", id: 17 },
      { name: "Veldia Cup", slug: "veldia-cup", id: 19 },
    ],
  },
  {
    service: "API-MMA, fighters",
    kind: "fighters",
    answer: {
      response: [
        {
          id: 1021,
          name: "Ivo Marn",
          nickname: "The Wall",
          photo: "https://img.test/1021.png",
          gender: "M",
          birth_date: "1990-01-02",
          age: 36,
          height: "6' 0''",
          weight: "155 lbs",
          reach: "74",
          stance: "Orthodox",
          category: "Lightweight",
          team: { id: 5, name: "Team Havel" },
          last_update: "2026-11-02T00:00:00+00:00",
        },
      ],
    },
    rows: [{ name: "Ivo Marn", weight_class: "Lightweight", id: 1021 }],
  },
  {
    service: "Sportradar MMA, competitor profile",
    kind: "fighter",
    others: ["VEL"],
    answer: {
      generated_at: "2026-11-22T10:00:00+00:00",
      competitor: {
        id: "sr:competitor:253442",
        name: "Marn, Ivo",
        gender: "male",
        country: "Veldia",
        country_code: "VEL",
        abbreviation: "MAR",
      },
      info: { nickname: "The Wall", height: 183, weight: 70, reach: 188, birth_country: "Veldia" },
      record: { wins: 22, draws: 1, losses: 6, no_contests: 0 },
    },
    rows: [{ name: "Marn, Ivo", record: { wins: 22, losses: 6, draws: 1 }, country: "Veldia" }],
  },
  {
    service: "odds-api.io, bookmakers",
    kind: "bookmakers",
    answer: [
      { name: "Quillbet", active: true },
      { name: "10Star", active: true },
      { name: "888line", active: false },
    ],
    rows: [{ name: "Quillbet" }, { name: "10Star" }, { name: "888line" }],
  },
  {
    service: "a directory of bookmakers",
    kind: "bookmakers",
    answer: {
      items: [
        {
          id: 1,
          title: "Quillbet",
          alias: "quillbet",
          ratings: { editors: 4.5, users: 3.9 },
          rating: "4.5/5",
          website: "https://quill.test/",
        },
        {
          id: 2,
          title: "Starline",
          alias: "starline",
          ratings: { editors: 4.1, users: 4.0 },
          rating: "4.1/5",
          website: "https://star.test/",
        },
      ],
    },
    rows: [
      { name: "Quillbet", slug: "quillbet", rating: 4.5, rating_max: 5, url: "https://quill.test/" },
      { name: "Starline", slug: "starline", rating: 4.1, rating_max: 5, url: "https://star.test/" },
    ],
  },
  {
    service: "a directory of bonuses",
    kind: "bonuses",
    answer: {
      bookmakers: [
        {
          name: "Quillbet",
          rating: 4.5,
          bonuses: [
            {
              title: "Welcome",
              type: "first_deposit",
              amount: "100 EUR",
              percent: 100,
              wagering: "5x",
              link: "https://quill.test/w",
            },
            { title: "Free bet", type: "free_bet", amount: "20 EUR", link: "https://quill.test/f" },
          ],
        },
      ],
    },
    rows: [
      { bookmaker: "Quillbet", title: "Welcome", amount: 100, currency: "EUR", url: "https://quill.test/w" },
      { bookmaker: "Quillbet", title: "Free bet", amount: 20, currency: "EUR", url: "https://quill.test/f" },
    ],
  },
];
