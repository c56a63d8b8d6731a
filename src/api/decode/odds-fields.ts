/** The words of odds answers, folded (see `foldKey`): which fields say what, which lead further, which are no prices. */

const list = (words: string) => words.split(" ");

export const bookmakerKeys = list(
  "bookmaker bookmakername bookmakertitle bookie bookiename sportsbook sportsbookname book bookname operator operatorname bm bk bkname site provider providername контора букмекер bookmakerslug bookmakerkey bookieslug bookmakercode bookmakerid bookieid bookid sportsbookid",
);
export const marketKeys = list(
  "market marketname markettype marketkey marketslug markettitle marketcode bettype bettypename betname marketlabel рынок marketid",
);
export const selectionKeys = list(
  "selection selectionname outcome outcomename outcometype outcomekey selectionkey selectiontype runner runnername choice choicename option side betside pick исход selectionid",
);
/** Names of whatever the object is. */
export const nameKeys = list("name title label header caption key slug");
/** Words that are a name only when they are one we know. */
export const weakNameKeys = list("code type kind bet value");
/** Fields for the line of one market, which a row of many markets has side by side. */
export const handicapLineKeys = list(
  "handicap handicapline handicapvalue handicappoints handicappoint hcap hcapline hdp spread spreadline spreadpoints spreadpoint spreadvalue ahline фора",
);
export const totalLineKeys = list("total totalline totalvalue totalpoints totalpoint ouline overunderline goalline тотал");
export const lineKeys = [
  ...list("line point points param parameter threshold linevalue marketline линия"),
  ...handicapLineKeys,
  ...totalLineKeys,
];
export const periodKeys = list("period periodname half scope part phase segment");
export const formatKeys = list("oddsformat priceformat format oddstype pricetype");

/** Prices, the surest first: one that names its format, then the plain words. */
export const decimalKeys = list("decimal decimalodds oddsdecimal pricedecimal decimalprice dec eu european priceeu");
export const priceKeys = list(
  "price odds odd coefficient coef coeff koef kef kf k rate quote quotation cote cota newprice newodds pricenew oddsnew newvalue currentprice currentodds current now коэффициент коэф кф value val v p last lastprice to",
);
export const americanKeys = list("american americanodds oddsamerican priceamerican us moneyline");
export const fractionalKeys = list("fractional fractionalodds oddsfractional pricefractional fraction frac uk");
export const hongKongKeys = list("hk hongkong hongkongodds oddshk");
export const probabilityKeys = list("impliedprobability impliedprob implied probability prob");

/** When a price was true. */
export const timeKeys = list(
  "updatedat lastupdate lastupdated lastupdatedat lastupdateat updated at timestamp ts recordedat changedat capturedat observedat snapshotat snapshottime fetchedat collectedat scrapedat refreshedat refreshed loggedat time datetime date t changetime updatetime when moment дата время",
);
/** The same on an object that is a match as well, where `date` is the kick-off. */
export const refreshKeys = list(
  "updatedat lastupdate lastupdated lastupdatedat lastupdateat oddsupdatedat refreshedat refreshed fetchedat updated",
);
export const createdKeys = list("createdat insertedat created addedat");

/** Columns of moments, with the prices in other columns of the same length. */
export const zippedTimeKeys = list("timestamps times dates labels at t time timestamp");

/** Flags and words that say whether bets are taken at a price. */
export const offKeys = list("suspended issuspended blocked removed deleted");
export const onKeys = list("active isactive enabled available isavailable");
export const stateKeys = list("status state");

/** What a container's entries are. `any` says nothing: the entries have to tell. */
export type Role = "any" | "books" | "markets" | "outcomes";

export const containers: ReadonlyMap<string, Role> = new Map<string, Role>([
  ...named("books", "bookmakers books bookies sportsbooks operators sites providers bookmakerodds букмекеры"),
  ...named("markets", "markets bets bettingmarkets betmarkets bettypes marketodds рынки"),
  ...named("outcomes", "outcomes selections runners choices options outcomeodds исходы"),
  ...named(
    "any",
    "odds data items rows list prices lines quotes history oddshistory snapshots points series changes movements movement values entries records results result current latest now live prematch timeline coefficients ticks payload response content body",
  ),
]);

/** Objects that may hold odds beside what they say of the match itself. */
export const matchObjects: ReadonlySet<string> = new Set(list("match event fixture game bout fight"));

/** Prices that are not on offer now; only a history has a use for the first group. */
export const pastContainers: ReadonlySet<string> = new Set(
  list("history oddshistory movements movement changes timeline snapshots"),
);
export const notCurrent: ReadonlySet<string> = new Set(
  list(
    "opening open openingodds initial previous prev old closing close first start before from oldprice oldodds priceold oddsold previousprice previousodds prevprice prevodds openingprice",
  ),
);

/** Made from several bookmakers' prices; nobody can bet at them. */
export const aggregates: ReadonlySet<string> = new Set(
  list(
    "average avg mean median best bestodds bestprice bestprices max maximum min minimum highest lowest consensus marketaverage averageodds avgodds fair fairodds fairprice true model summary aggregate",
  ),
);

/** Numbers and objects beside prices that are none, whatever they look like. */
export const notOdds: ReadonlySet<string> = new Set(
  list(
    "id ids uid uuid matchid eventid gameid fixtureid sportid leagueid teamid limit limits maxbet minbet maxstake minstake stake stakes maxwin bankroll score scores halftimescore  stats statistics rating ratings rank ranking record position order sortorder index priority weight margin overround vig juice payout rtp volume liquidity matched turnover commission count size version revision rev seq confidence prediction predictions probabilities form standings elo power venue stadium referee weather league tournament competition country sport category season team teams hometeam awayteam participants competitors team1 team2 players player1 player2 fighter1 fighter2 fighters url urls link links deeplink deeplinks logo image icon color meta pagination paging matchslug eventslug status active isactive enabled available suspended issuspended islive liveminute inplay isprematch success message lang language currency bonus bonuses scheduledat startsat starttime startsatutc kickoff commencetime description comment comments notes tags flags movementscount direction trend delta change diff changepercent arrow edge ev kelly clv",
  ),
);

function named(role: Role, words: string): [string, Role][] {
  return list(words).map((word) => [word, role]);
}
