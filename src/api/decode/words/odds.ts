/**
 * The words of odds answers: which keys say what, which lead further, which hold no price. Whole keys are folded (see `foldKey`);
 * `tokens` are the words that a key is put together from (`latestBookmakerUpdate` is latest, bookmaker, update).
 */

const list = (words: string): readonly string[] => words.split(/\s+/).filter((word) => word !== "");
const set = (words: string): ReadonlySet<string> => new Set(list(words));

/** What a field says of the object that it stands in, by its whole key. The words for one thing are ordered: the surest come first. */
export const attributeKeys = {
  bookmaker: list(
    "bookmaker bookie sportsbook book operator bm bk site provider affiliate контора букмекер bookmakername bookmakertitle bookiename sportsbookname bookname operatorname bkname providername",
  ),
  market: list("market bettype betname criterion рынок"),
  selection: list("selection outcome runner choice option side betside pick designation contract исход"),
  line: list(
    "line point points param params parameter threshold linevalue marketline choicegroup attr betpoints selectionpoints selectionline линия",
  ),
  period: list("period half scope part phase segment"),
  format: list("oddsformat priceformat format oddstype pricetype"),
  state: list("status state"),
  name: list("name title label header caption description key slug название имя"),
  weak: list("code type kind bet value"),
  created: list("createdat insertedat created addedat inserted"),
} as const;

/** Flags that say that bets are taken at a price, or that they are not. */
export const onKeys = set("active isactive enabled isenabled available isavailable open isopen tradable bettable");
export const offKeys = set("suspended issuspended blocked isblocked removed deleted stopped disabled isdisabled closed isclosed");
export const withdrawnWords = set(
  "suspended closed blocked removed inactive disabled settled resulted void voided cancelled canceled halted unavailable hidden stopped off",
);

/** Entities that keys are put together from (`market_name`, `odd_bookmakers`), and what may stand beside them. */
export const entityTokens: Readonly<Record<string, "bookmaker" | "market" | "selection" | "period">> = {
  ...of("bookmaker", "bookmaker bookmakers bookie bookies sportsbook sportsbooks operator affiliate bm bk book site provider"),
  ...of("market", "market bettype criterion bet"),
  ...of("selection", "selection outcome runner choice contract option side"),
  ...of("period", "period half scope segment"),
};
/** How much a word beside the entity weighs: its name goes before its key, and that before its type and its number. */
export const entityRanks: Readonly<Record<string, number>> = {
  ...of(0, "name title label display description text full caption header"),
  ...of(1, "english en odd sports the"),
  ...of(2, "key slug code short"),
  ...of(3, "type kind group category template"),
  ...of(4, "id ids number uid"),
};

export const handicapLineKeys = list(
  "handicap handicapline handicapvalue handicappoints handicappoint hcap hcapline hdp spread spreadline spreadpoints spreadpoint spreadvalue pointspread ahline фора",
);
export const totalLineKeys = list(
  "total totalline totalvalue totalpoints totalpoint totalnumber overunder ouline overunderline goalline тотал",
);

/** Prices by their whole key, the surest first: one that names its format, then the plain words. */
export const priceKeys = {
  decimal: list("decimal decimalodds oddsdecimal pricedecimal decimalprice dec eu european priceeu"),
  plain: list(
    "price odds odd coefficient coef coeff koef kef kf k rate quote quotation cote cota newprice newodds pricenew oddsnew newvalue currentprice currentodds current now коэффициент коэф кф value val v p last lastprice to",
  ),
  fractional: list("fractional fractionalodds oddsfractional pricefractional fraction frac uk"),
  american: list("american americanodds oddsamerican priceamerican us moneyline"),
  hongkong: list("hk hongkong hongkongodds oddshk"),
  probability: list("impliedprobability impliedprob implied probability prob"),
} as const;
/** Words that mean anything: a number under one of them is a price only beside its selection. */
export const vaguePriceKeys = set("value val v p k to now last current rate");
/** What the key of a price is put together from. */
export const formatTokens: Readonly<Record<string, "decimal" | "fractional" | "american" | "hongkong">> = {
  ...of("decimal", "decimal dec eu european"),
  ...of("fractional", "fractional fraction frac"),
  ...of("american", "american"),
  ...of("hongkong", "hongkong hk"),
};
export const priceTokens = set("price odds odd coefficient coef");
export const priceFillers = set("display value int integer new current latest now");

/** When a price was true. */
export const timeKeys = list(
  "updatedat lastupdate lastupdated lastupdatedat lastupdateat updated update at timestamp ts recordedat changedat capturedat observedat snapshotat snapshottime fetchedat collectedat scrapedat refreshedat refreshed loggedat time datetime date t changetime updatetime when moment дата время",
);
/** The same on an object that is a match as well, where `date` is the kick-off. */
export const refreshKeys = set(
  "updatedat lastupdate lastupdated lastupdatedat lastupdateat oddsupdatedat refreshedat refreshed fetchedat updated update",
);
export const timeTokens = set("updated update modified refreshed checked recorded changed captured observed fetched added add");
export const timeFillers = set(
  "at time date timestamp ts last latest odds odd price utc unix iso bookmaker market selection outcome line on",
);

/** Columns of moments, with the prices in other columns of the same length. */
export const zippedTimeKeys = list("timestamps times dates labels at t time timestamp");

/** What a container's entries are. `any` says nothing: the entries have to tell. */
export type Role = "any" | "books" | "markets" | "outcomes";

export const containers: ReadonlyMap<string, Role> = new Map<string, Role>([
  ...named<Role>(
    "books",
    "bookmakers books bookies sportsbooks operators sites providers bookmakerodds bybookmaker bybookmakers bookmaker букмекеры",
  ),
  ...named<Role>("markets", "markets bets bettingmarkets betmarkets bettypes marketodds betoffers optionmarkets рынки"),
  ...named<Role>("outcomes", "outcomes selections runners choices options outcomeodds contracts исходы"),
  ...named<Role>(
    "any",
    "availabletoback back backs backprices odds odd data items rows list prices price lines quotes history oddshistory snapshots points series changes movements movement values entries records results result current latest now live prematch timeline coefficients ticks payload response content body odddata lines pregameodds liveodds displaygroups marketgroups groups matches events fixtures games fights bouts leagues league category categories tournaments competitions sports coefficients коэффициенты",
  ),
]);

/** Objects that may hold odds beside what they say of the match itself. */
export const matchObjects = set("match event fixture game bout fight sportevent");
/** An object with one of these is the match as well. */
export const matchSigns = set(
  "hometeam hometeamname scheduledat starttime startdate startsat kickoff commencetime eventdate matchtime openddate competitors",
);

/** Prices that are not on offer now; a history has a use for the first group. */
export const pastContainers = set("history oddshistory movements movement changes timeline snapshots");
const pastKeys = "opening open openingodds previous prev old closing close first start before from closed";
const pastTokens = "opening opener initial previous prev prior old closing start starting yesterday";
/** Made from several bookmakers' prices, or by a model; nobody can bet at them. */
const aggregateKeys =
  "average avg mean median best bestodds bestprice bestprices max maximum min minimum highest lowest consensus marketaverage averageodds avgodds fair fairodds fairprice true model summary aggregate";
const aggregateTokens =
  "average avg mean median best max maximum min minimum highest lowest consensus fair true model predicted public";
/** The other side of an exchange: what is asked there is no price that a bettor gets. */
const otherSideKeys = "lay lays availabletolay layprices layodds bids asks tradedvolume";

/** What a bettor gets at an exchange: a ladder of prices, the best one first. */
export const ladders = set("availabletoback back backs backprices");

export const barredKeys: ReadonlyMap<string, string> = new Map([
  ...named("not a bookmaker's price on offer", `${pastKeys} ${aggregateKeys} ${otherSideKeys}`),
]);
export const barredTokens: ReadonlyMap<string, string> = new Map([
  ...named("not a bookmaker's price on offer", `${pastTokens} ${aggregateTokens} lay traded`),
]);

/** Numbers and objects beside prices that are none, whatever they look like. */
export const noiseKeys = set(
  `id ids uid uuid matchid eventid gameid fixtureid sportid leagueid teamid limit limits maxbet minbet maxstake minstake stake stakes maxwin
   bankroll score scores halftimescore stats statistics rating ratings rank ranking record position order sortorder index priority weight
   margin marginpercent overround vig juice payout rtp volume liquidity matched turnover commission count size version revision rev seq confidence
   prediction predictions probabilities form standings elo power venue stadium referee weather country season team teams hometeam awayteam
   participants competitors team1 team2 players player1 player2 fighter1 fighter2 fighters url urls link links deeplink deeplinks logo image
   icon color meta pagination paging matchslug eventslug islive liveminute inplay isprematch success message lang language currency bonus
   bonuses scheduledat startsat starttime startsatutc kickoff commencetime comment comments notes tags flags movementscount direction trend
   details note delta change diff changepercent arrow edge ev kelly clv layout display displayed votes form h2hstats num nr`,
);

/** Words in a value or a key that make a market another one than the match's own. */
export const partWords = set(
  `1h 2h h1 h2 1sthalf 2ndhalf firsthalf secondhalf half1 half2 1half 2half halftime ht q1 q2 q3 q4 1q 2q 3q 4q quarter1 quarter2 quarter3
   quarter4 1stquarter 2ndquarter 3rdquarter 4thquarter firstquarter set1 set2 set3 1stset 2ndset 3rdset firstset secondset 1set 2set period1
   period2 period3 1stperiod 2ndperiod 3rdperiod p1period map1 map2 map3 1stmap inning1 first5innings f5 overtime ot extratime et corners
   corner cards bookings yellowcards fouls shots offsides teamtotal teamtotals hometotal awaytotal playerprops props player specials угловые
   желтыекарточки карточки фолы 1йтайм 2йтайм 1тайм 2тайм перваяполовина втораяполовина 1яполовина 2яполовина 1йсет 2йсет 1йпериод 2йпериод`,
);
/** Names of groups of markets: no bookmaker is called so. */
export const groupNames = set(
  `main popular other others all goals specials halves players gamelines alternatelines alternatives featured default matchodds teams combos
   cards corners asian asianlines handicaps totals props основные популярные тоталы форы голы угловые`,
);

function of<T>(value: T, words: string): Record<string, T> {
  return Object.fromEntries(list(words).map((word) => [word, value]));
}

function named<T>(value: T, words: string): [string, T][] {
  return list(words).map((word) => [word, value]);
}
