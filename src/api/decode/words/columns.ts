import type { Market } from "../../../odds/quote.ts";
import type { PriceFormat } from "../prices.ts";

/** What a word in a column's name says of the numbers in it. */
interface ColumnRole {
  role: "bare" | "price" | "line" | "probability";
  format: PriceFormat | null;
}

export const columnRoles: ReadonlyMap<string, ColumnRole> = new Map([
  ...words(
    "price",
    null,
    "odds odd od price prices coef coeff coefficient koef kef kf rate quote quotation cote money payout коэф коэффициент кф",
  ),
  ...words("price", "decimal", "decimal dec eu european"),
  ...words("price", "american", "american us"),
  ...words("price", "fractional", "fractional fraction frac uk"),
  ...words("price", "hongkong", "hk hongkong"),
  ...words("line", null, "line points point param number"),
  ...words("probability", null, "probability prob proba chance implied вероятность"),
  ...words("probability", "percent", "percent pct percentage"),
  ...words("bare", null, "win"),
]);

/** Words that belong together, as one. */
export const columnPhrases: readonly (readonly [RegExp, string])[] = [
  [/ points? spread /, " spread "],
  [/ money line /, " moneyline "],
  [/ over under /, " overunder "],
  [/ draw no bet /, " dnb "],
  [/ double chance /, " dc "],
  [/ both (?:teams )?(?:to )?score /, " btts "],
  [/ asian handicap /, " ah "],
  [/ (run|puck|goal) line /, " $1line "],
  [/ p(?= (?:home|draw|away|1|x|2) )/, " prob"],
];

/** The selections that a market can have; `other` has whatever its source says. */
export const selectionsOfMarket: Readonly<Record<Market, readonly string[]>> = {
  winner: ["home", "draw", "away", "#0", "#3"],
  double_chance: ["1X", "12", "X2"],
  draw_no_bet: ["home", "away"],
  total: ["over", "under"],
  handicap: ["home", "away"],
  both_score: ["yes", "no"],
  other: ["home", "draw", "away", "over", "under", "yes", "no", "1X", "12", "X2"],
};

function words(role: ColumnRole["role"], format: PriceFormat | null, list: string): [string, ColumnRole][] {
  return list.split(" ").map((word) => [word, { role, format }]);
}
