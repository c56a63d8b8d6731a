import type { Kind } from "../rows.ts";

/** The words of one kind of answer. */
export interface ItemWords {
  /**
   * A line for each part of a row: its name, how its values are read (see `readers`), and the words of its columns, folded (see `foldKey`),
   * the surest first. After `|` stand words that can mean something else too: they hold only where no surer word stands. Each word is taken
   * with each of the ends after `+`; `-` is nothing. Of a part with `!`, two columns that differ are two readings.
   */
  roles: string;
  /** What a row is called: the words are left out of a path (`match.home_team`). */
  self: string;
  /** What lists of such rows are called. */
  lists: string;
  /** Containers inside of a row that say nothing of what is in them. */
  containers: string;
  /** What the key says where the rows stand in a dictionary. */
  key: readonly string[];
  /** Roles that the objects around the rows can hold. */
  around: string;
  /** What an object around the rows is where its own key does not say it. */
  owner: string | null;
  /** A row is one only with these; of several in one text, one is enough. */
  needs: readonly string[];
  /** Words that are understood, and that no reply needs. */
  unused: string;
}

const names = "- name title fullname displayname label teamname shortname";
const slugs = "slug urlslug alias key code";
const homes =
  "hometeam home team1 teamhome host homeparticipant homecompetitor homeplayer homefighter participant1 competitor1 opponent1 player1 fighter1 redcorner fighterred red firstteam teama fightera sidea";
const aways =
  "awayteam away team2 teamaway guest awayparticipant awaycompetitor awayplayer awayfighter participant2 competitor2 opponent2 player2 fighter2 bluecorner fighterblue blue secondteam teamb fighterb sideb";
const leagues = "league tournament competition championship division leagueseason";
const sports = "sport discipline sporttype leaguesport tournamentsport competitionsport tournamentcategorysport";

/** What there is to know of a match. */
const ofMatch = `
  scheduled_at time  scheduledat scheduledtime scheduled startsat startingat startat starttime starttimeutc starttimestamp startingattimestamp kickoff kickoffat kickofftime commencetime begintime beginat beginsat opendate utcdate dateutc matchdatetime gametime eventdate eventtime | startdate datetime date timestamp start starts begin begins time matchdate matchtime
  day          day   date matchdate startdate eventdate
  clock        clock time matchtime starttime eventtime
  league       letters ${leagues} + ${names}
  league_slug  slug  ${leagues} + ${slugs}
  sport        text  ${sports} + slug key code - nameen name`;
const statuses = "status matchstatus eventstatus state gamestate phase + type short code slug key name long description state -";
/** What says which match something else is about: its sides are not to be mixed up with the chances of the sides. */
const aboutMatch = `${ofMatch}
  id           count matchid eventid gameid fixtureid boutid fightid
  slug         slug  matchslug eventslug gameslug fixtureslug match event fixture game slug
  home_team    letters ${homes} + ${names}
  away_team    letters ${aways} + ${names}
  home_team_slug slug ${homes} + ${slugs}
  away_team_slug slug ${aways} + ${slugs}`;
const aroundMatch =
  "id slug home_team away_team home_team_slug away_team_slug title scheduled_at day clock status league league_slug sport";
const pairs = "teams participants competitors opponents fighters players sides contestants";
const matchSelf = "match event fixture game bout fight sportevent";
const matchLists = "matches events fixtures games bouts fights upcoming live scheduled";
const matchUnused =
  "score scorehome scoreaway result endsat endedat duration createdat updatedat oddsupdatedat venue stadium round referee";

const matches: ItemWords = {
  roles: `${ofMatch}
  id           count matchid eventid gameid fixtureid id
  slug         slug  matchslug eventslug gameslug fixtureslug slug permalink urlslug alias seourl
  home         letters ${homes} + ${names}
  away         letters ${aways} + ${names}
  home_slug    slug  ${homes} + ${slugs}
  away_slug    slug  ${aways} + ${slugs}
  title        title title name eventname matchname fullname label matchup -
  status       status ${statuses}
  odds_refreshed_at time oddsupdatedat oddsrefreshedat oddslastupdatedat oddslastupdateat oddslastupdated oddslastupdate oddsupdated oddsrefreshed lastoddsupdate`,
  self: matchSelf,
  lists: matchLists,
  containers: pairs,
  key: ["slug"],
  around: "league league_slug sport status",
  owner: null,
  needs: ["home title", "slug"],
  unused: matchUnused,
};

const predictions: ItemWords = {
  roles: `${aboutMatch}
  title        title title name eventname matchname fullname label matchup -
  status       status ${statuses}
  pick         pick  pick prediction predictedoutcome predictedresult predictedwinner predicted winner recommendation recommended tip selection result outcome bet advice favorite favourite + - pick selection outcome result winner tip name title
  confidence   confidence confidence | confidencelevel confidencescore certainty modelconfidence confidencepercent confidencepct`,
  self: `${matchSelf} prediction predictions forecast`,
  lists: `predictions forecasts tips ${matchLists}`,
  containers: `${pairs} probabilities probability probs prob prediction predictions forecast chances chance outcomes outcome winprobability winprobabilities result winner 1x2 matchwinner moneyline ml model percent percents percentages output прогноз вероятности вероятность`,
  key: ["slug"],
  around: aroundMatch,
  owner: "match",
  needs: ["home_chance", "away_chance"],
  unused: `${matchUnused} id sport league status modelversion modelname createdat updatedat`,
};

const valueBets: ItemWords = {
  roles: `${aboutMatch}
  title        title title eventname matchname matchup match event fixture game
  status       status matchstatus eventstatus gamestate
  bookmaker    text  bestbookmaker
  market       text  | type
  selection    text  | bet tip pick name label
  line         text
  price!       price price odds odd bookmakerodds bookmakerprice oddsvalue offeredodds coefficient coef koef kf pricevalue oddsprice | bestodds bestprice + - odds price value
  edge         number edge value valuepercent valuepct edgepercent edgepct ev expectedvalue evpercent evpct expectedvaluepercent valuepercentage edgepercentage evpercentage edgeinpercent overvalue advantage margin roi yield valueedge edgevalue перевес + - value edge percent amount
  fair_price!  price fairodds fairprice fair trueodds trueprice modelodds modelprice fairvalue novigodds consensusodds ourodds
  probability  price modelprobability fairprobability trueprobability mlprobability predictedprobability ourprobability estimatedprobability modelprob fairprob trueprob mlprob winprobability probability prob
  probability_percent price probabilitypercent probabilitypct modelprobabilitypercent fairprobabilitypercent`,
  self: `${matchSelf} bet valuebet`,
  lists: "valuebets bets values valuebet opportunities surebets",
  containers: `${pairs} offer pick selection details`,
  key: ["slug"],
  around: `${aroundMatch} bookmaker market`,
  owner: "match",
  needs: ["price", "selection edge probability"],
  unused: `${matchUnused} id sport league status detectedat foundat confidence kelly impliedprobability bookmakerprobability`,
};

const ofNamed = `
  id           count id
  slug         slug  ${slugs}
  name         name  - + name title fullname displayname label shortname -
  first        name  firstname givenname
  last         name  lastname surname familyname
  country      letters country countryname nationality nation citizenship countrycode area + - name title fullname code`;
const group = (self: string, lists: string): ItemWords => ({
  roles: `${ofNamed}
  id           count id ${self.split(" ")[0]}id
  sport        text  sport + slug key code - name`,
  self,
  lists,
  containers: "",
  key: ["slug", "id"],
  around: "sport country",
  owner: null,
  needs: ["name first"],
  unused: "league leagueslug leagueid tournament founded logo image venue createdat updatedat",
});

const fighter: ItemWords = {
  roles: `${ofNamed}
  record       fightRecord record recordtext mmarecord prorecord professionalrecord winslossesdraws wld stats statistics + - record total text summary displayvalue
  wins         count wins win w totalwins prowins won + - total all
  losses       count losses loss lose l totallosses prolosses lost + - total all
  draws        count draws draw d totaldraws prodraws drawn + - total all
  weight_class letters weightclass weightclassname division weightdivision category weightcategory + - name title text slug
  weight       wordsOnly weight`,
  self: "fighter athlete profile competitor person",
  lists: "fighters athletes",
  containers: "record stats statistics mmarecord prorecord",
  key: ["slug", "id"],
  around: "weight_class country",
  owner: null,
  needs: ["name first"],
  unused:
    "nickname alias heightcm height reachcm reach weightkg age birthdate dateofbirth stance promotion gym photo image createdat updatedat sport",
};

const urls = "url website link site href homepage siteurl referrallink affiliateurl affiliatelink";
const bookmakers: ItemWords = {
  roles: `
  name         name  - + name title fullname displayname label shortname -
  slug         slug  ${slugs}
  rating       rating rating | overallrating averagerating avgrating score stars ratingscore editorrating expertrating + - value rating score average avg overall total stars
  rating_max   number ratingmax maxrating ratingscale ratingoutof scale maxscore scoremax outof bestrating ratingbest ratingmaximum ratingof
  url          url   ${urls} + - url href`,
  self: "bookmaker book bookie sportsbook operator",
  lists: "bookmakers books bookies sportsbooks operators",
  containers: "",
  key: ["slug", "name"],
  around: "rating_max",
  owner: null,
  needs: ["name rating"],
  unused: "id founded since hasbonus logo image createdat updatedat",
};

const bonuses: ItemWords = {
  roles: `
  title        name  title name headline label bonustitle bonusname
  description  text  - text description
  amount!      amount amount maxamount amountmax maxbonus bonusmax bonusamount sum maxsum bonussum | value bonusvalue size - + - value sum max amount
  currency     currency currency currencycode bonuscurrency currencysymbol amountcurrency amountcurrencycode + - code iso slug symbol
  bookmaker    letters bookmaker bookie book operator sportsbook + - name title fullname displayname label slug
  url          url   ${urls}`,
  self: "bonus offer promotion promo",
  lists: "bonuses offers promotions promos",
  containers: "",
  key: ["bookmaker"],
  around: "bookmaker",
  owner: "bookmaker",
  needs: ["title description"],
  unused: "id slug type kind wagering createdat updatedat",
};

/** The kinds of answers that are lists of items. */
export type ItemKind = Exclude<Kind, "odds" | "history">;

export const itemWords: Readonly<Record<ItemKind, ItemWords>> = {
  matches,
  match: matches,
  predictions,
  value_bets: valueBets,
  fighters: fighter,
  fighter,
  teams: group("team club", "teams clubs"),
  leagues: group("league tournament competition", "leagues tournaments competitions"),
  bookmakers,
  bonuses,
};

/** Words of a path that say nothing: wrappers, and what holds names by language. */
export const fillers: ReadonlySet<string> = new Set(
  "data attributes info details profile node item general fields sporteventcontext translations names i18n localized localizations locales localizednames titles".split(
    " ",
  ),
);

/** What the objects around the rows are, by the key of their list. */
export const ownerOfList: ReadonlyMap<string, string> = new Map(
  [
    ["league", "leagues tournaments competitions championships"],
    ["sport", "sports disciplines"],
    ["country", "countries areas nations"],
    ["bookmaker", "bookmakers books bookies sportsbooks operators"],
    ["match", matchLists],
  ].flatMap(([owner = "", lists = ""]) => lists.split(" ").map((list): [string, string] => [list, owner])),
);

/** Lists and objects that hold other things than rows, whatever they look like: paging, and what belongs to a row. */
export const otherThings: ReadonlySet<string> = new Set(
  `meta pagination paging links _links filters errors included season seasons rounds markets odds outcomes venues referees squad players
   lineups lineup stats statistics standings table trophies translations broadcasts history h2h links images logos social`.split(
    /\s+/,
  ),
);

/** The language codes that keys end with. Codes that are words of their own as well (`id`, `no`, `is`) are left out on purpose. */
export const languages: ReadonlySet<string> = new Set(
  "ru en uk be kk uz de fr es it pt pl tr cs sv da fi nl el ro hu bg sr hr ka hy az ar he zh ja ko".split(" "),
);

export const sideKeys: ReadonlySet<string> = new Set(pairs.split(" "));
