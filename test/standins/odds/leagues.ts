export interface Sport {
  name: string;
  slug: string;
  /** How long a match takes, breaks included. */
  minutes: number;
  canDraw: boolean;
  /** The points that both sides score together on average, and how far totals and margins lie from what is expected. */
  total: number;
  totalSpread: number;
  marginSpread: number;
}

export interface Team {
  name: string;
  /** As exchanges shorten it: "New York K". */
  short: string;
  nick: string;
  code: string;
}

export interface League {
  key: string;
  country: string;
  name: string;
  sport: Sport;
  /** Days of the week with matches, 0 for Sunday. */
  days: readonly number[];
  /** When matches begin, in hours of the day in UTC; from 24 on it is already the next day there. */
  hours: readonly number[];
  teams: readonly Team[];
}

const football = sport("Football", 115, { canDraw: true, total: 2.7, totalSpread: 1.6, marginSpread: 1.6 });
const basketball = sport("Basketball", 150, { canDraw: false, total: 224, totalSpread: 18, marginSpread: 12 });
const baseball = sport("Baseball", 180, { canDraw: false, total: 8.6, totalSpread: 4.2, marginSpread: 4 });
const tennis = sport("Tennis", 110, { canDraw: false, total: 22.5, totalSpread: 4.5, marginSpread: 5 });

function sport(name: string, minutes: number, scoring: Omit<Sport, "name" | "slug" | "minutes">): Sport {
  return { name, slug: name.toLowerCase(), minutes, ...scoring };
}

const daily = [0, 1, 2, 3, 4, 5, 6];

/** Matches between them are invented: they follow from a seed and keep to no season. */
export const leagues: readonly League[] = [
  league("epl", football, { country: "England", name: "Premier League", days: [2, 6], hours: [11.5, 14, 14, 16.5] }, [
    ["Arsenal|Arsenal|Arsenal|ARS", "Brighton & Hove Albion|Brighton|Brighton|BHA", "Chelsea|Chelsea|Chelsea|CHE"],
    ["Everton|Everton|Everton|EVE", "Leeds United|Leeds|Leeds|LEE", "Nottingham Forest|Nottingham|Forest|NFO"],
    ["West Ham United|West Ham|West Ham|WHU", "Wolverhampton Wanderers|Wolverhampton|Wolves|WOL"],
  ]),
  league("serie-a", football, { country: "Italy", name: "Serie A", days: [0, 3], hours: [13, 16, 18.75] }, [
    ["AS Roma|Roma|Roma|ROM", "Atalanta BC|Atalanta|Atalanta|ATA", "Inter Milan|Inter|Inter|INT"],
    ["Juventus|Juventus|Juventus|JUV", "Pisa SC|Pisa|Pisa|PIS", "US Lecce|Lecce|Lecce|LEC"],
  ]),
  league("mls", football, { country: "USA", name: "MLS", days: [3, 6], hours: [23.5, 24.5, 26.5] }, [
    ["Austin FC|Austin|Austin|ATX", "Houston Dynamo|Houston|Dynamo|HOU", "LA Galaxy|Los Angeles G|Galaxy|LAG"],
    ["Los Angeles FC|Los Angeles F|LAFC|LAFC", "San Diego FC|San Diego FC|San Diego|SD"],
    ["Vancouver Whitecaps|Vancouver|Whitecaps|VAN"],
  ]),
  league("nba", basketball, { country: "USA", name: "NBA", days: [0, 2, 4, 6], hours: [19.5, 23, 24, 26.5] }, [
    ["Atlanta Hawks|Atlanta|Hawks|ATL", "Boston Celtics|Boston|Celtics|BOS", "Denver Nuggets|Denver|Nuggets|DEN"],
    ["Detroit Pistons|Detroit|Pistons|DET", "Los Angeles Clippers|Los Angeles C|Clippers|LAC"],
    ["Los Angeles Lakers|Los Angeles L|Lakers|LAL", "Miami Heat|Miami|Heat|MIA", "New York Knicks|New York K|Knicks|NYK"],
  ]),
  league("mlb", baseball, { country: "USA", name: "MLB", days: daily, hours: [17, 20 + 1 / 6, 23, 26 + 1 / 6] }, [
    ["Boston Red Sox|Boston|Red Sox|BOS", "Houston Astros|Houston|Astros|HOU", "Los Angeles Dodgers|Los Angeles D|Dodgers|LAD"],
    ["New York Mets|New York M|Mets|NYM", "New York Yankees|New York Y|Yankees|NYY", "San Diego Padres|San Diego|Padres|SD"],
    ["Seattle Mariners|Seattle|Mariners|SEA", "Tampa Bay Rays|Tampa Bay|Rays|TB"],
  ]),
  league("challenger", tennis, { country: "Challenger", name: "Buenos Aires 2, Argentina", days: daily, hours: [11, 13, 15] }, [
    ["Igor Čapek|Čapek|Čapek|CAP", "Jean-Luc O'Neill|O'Neill|O'Neill|ONE", "Lukas Brandt|Brandt|Brandt|BRA"],
    ["Mateo Ruiz|Ruiz|Ruiz|RUI", "Pablo Sosa|Sosa|Sosa|SOS", "Tomás Arrieta|Arrieta|Arrieta|ARR"],
  ]),
];

type Calendar = Pick<League, "country" | "name" | "days" | "hours">;

function league(key: string, sport: Sport, calendar: Calendar, lines: readonly (readonly string[])[]): League {
  const teams = lines.flat().map((line) => {
    const [name = "", short = "", nick = "", code = ""] = line.split("|");
    return { name, short, nick, code };
  });
  return { key, sport, ...calendar, teams };
}

/** The teams of a league; none where there is no such league. */
export function teamsOf(key: string | null): readonly Team[] {
  return leagues.find((one) => one.key === key)?.teams ?? [];
}
