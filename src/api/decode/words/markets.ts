import type { Market } from "../../../odds/quote.ts";

/** The names of markets, folded (see `foldKey`). A name that is not here is kept as the market's own: `other`. */
export const marketNames: ReadonlyMap<string, Market> = table({
  winner: [
    "winner matchwinner result matchresult 1x2 1х2 12 1-2 3way threeway 2way twoway 3waymoneyline 2waymoneyline",
    "moneyline moneyline3way moneyline2way threewaymoneyline ml h2h head2head headtohead matchodds fulltimeresult ftresult fulltime",
    "finalresult match outcome win towin towinmatch homeaway homedrawaway hda wdw w1xw2 match1x2 winner1x2 1x2winner",
    "winnerincludingovertime winnerinclovertime matchwinnerinclovertime fightwinner boutwinner towinfight gamewinner",
    "исход исходы исходматча основнойисход победитель победительматча результат результатматча победа п1хп2 п1п2 п1xп2",
  ],
  double_chance: ["doublechance dc 1x12x2 двойнойшанс двойнойисход"],
  draw_no_bet: ["drawnobet dnb nodrawbet drawnobets moneybackdraw ничьявозврат победасвозвратом ставкабезничьей"],
  total: [
    "total totals overunder over/under ou o/u underover totalgoals goals goalsoverunder goalsover/under overundergoals",
    "totalpoints totalgames totalrounds asiantotal asiantotals goalline alternatetotals alternatetotal totalsalternate matchtotal",
    "matchgoals gametotal gametotals totaloverunder totalsoverunder тотал тоталы тоталголов тоталматча тоталочков тоталраундов",
    "тоталгеймов большеменьше тоталбольшеменьше азиатскийтотал",
  ],
  handicap: [
    "handicap handicaps asianhandicap asianhandicaps ah hcap hdp hc spread spreads pointspread pointsspread puckline runline",
    "goalhandicap gamehandicap gameshandicap matchhandicap asian alternatespreads handicap2way 2wayhandicap",
    "фора форы гандикап гандикапы азиатскаяфора азиатскийгандикап фора12",
  ],
  both_score: [
    "bothscore bothtoscore bothteamstoscore bothteamsscore bothteamtoscore btts bts gg ggng goalgoal gg/ng bothteamstoscoreyesno",
    "обезабьют обекомандызабьют обезабивают обекомандызабивают обзаб оз обазабьют обезабьютгол",
  ],
});

/** Words that say nothing about which market it is, taken off a name that is not known as it stands. */
export const marketNoise =
  /\b(?:markets?|odds|prices?|lines?|pre-?match|main|full[ -]?time|ft|regular[ -]?time|match|bets?|90 ?min(?:utes)?)\b|матча?(?!\p{L})|основн\p{L}*/giu;

/** What the field `period` says when it means the whole match. */
export const wholeMatch: ReadonlySet<string> = new Set(
  "0 num0 rt regulationtime game fullevent periodft full fulltime ft match fullmatch game fullgame regular regulartime regulation main all whole total матч весьматч основноевремя 90min".split(
    " ",
  ),
);

interface KnownSelection {
  selection: string;
  /** The market that such a selection can only belong to. */
  market: Market | null;
}

/** Selections by their words, folded; `#3` and `#0` are positions that only make sense beside their neighbours. */
export const selectionWords: ReadonlyMap<string, KnownSelection> = new Map([
  ...words(
    "home",
    null,
    "home 1 п1 p1 w1 п.1 h host hosts team1 hometeam homewin k1 win1 1win победа1 хозяева к1 player1 fighter1 home/1 дома",
  ),
  ...words("draw", null, "draw x х px kx tie drawn ничья н d thedraw"),
  ...words(
    "away",
    null,
    "away 2 п2 p2 w2 п.2 a guest guests visitor visitors team2 awayteam awaywin k2 win2 2win победа2 гости к2 player2 fighter2",
  ),
  ...words("over", "total", "over o тб б больше more тоталбольше totalover overtotal"),
  ...words("under", "total", "under u тм м меньше less тоталменьше totalunder undertotal"),
  ...words("yes", null, "yes y да"),
  ...words("no", null, "no n нет"),
  ...words("yes", "both_score", "bttsyes gg обезабьют ггда озда bothscoreyes bothteamstoscoreyes обезабьютда"),
  ...words("no", "both_score", "bttsno ng ознет bothscoreno bothteamstoscoreno обезабьютнет"),
  ...words("1X", "double_chance", "1x 1х x1 х1 homedraw homeordraw home/draw drawhome draworhome п1х хозяеваилиничья"),
  ...words("12", "double_chance", "12 homeaway homeoraway home/away awayhome п1п2 1or2"),
  ...words("X2", "double_chance", "x2 х2 2x 2х drawaway draworaway draw/away awaydraw awayordraw хп2 ничьяилигости"),
  ...words("home", "handicap", "ф1 f1 фора1 handicap1 hcap1 ah1 h1 handicaphome homehandicap"),
  ...words("away", "handicap", "ф2 f2 фора2 handicap2 hcap2 ah2 h2 handicapaway awayhandicap"),
  ...words("#3", null, "3 #3"),
  ...words("#0", null, "0 #0"),
]);

function words(selection: string, market: Market | null, list: string): [string, KnownSelection][] {
  return list.split(" ").map((word) => [word, { selection, market }]);
}

function table(names: Readonly<Partial<Record<Market, readonly string[]>>>): Map<string, Market> {
  const rows = Object.entries(names) as [Market, readonly string[]][];
  return new Map(
    rows.flatMap(([market, lists]) =>
      lists.flatMap((list) => list.split(" ").map((name) => [name.toLowerCase(), market] as const)),
    ),
  );
}
