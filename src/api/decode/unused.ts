import type { Kind } from "./rows.ts";

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(" "));
}

// The odds themselves say how old they are, and a result is no price.
const ofMatch = words(
  "score scorehome scoreaway result endsat endedat duration createdat updatedat oddsupdatedat venue stadium round referee",
);
// The margin is worked out from the prices.
const ofOdds = words("margin marginpercent overround");
// Of a profile, the record, the weight class and the country are shown.
const ofFighter = words(
  "nickname alias heightcm height reachcm reach weightkg age birthdate dateofbirth stance promotion gym photo image createdat updatedat",
);
// Who plays where is read from the matches, which are never out of date.
const ofGroup = words("league leagueslug leagueid tournament founded logo image venue createdat updatedat");
// How old a house is says nothing of its prices; its bonuses are a list of their own.
const ofBookmaker = words("founded since hasbonus logo image createdat updatedat");
// The terms are on the bookmaker's own page, which the reply links to.
const ofBonus = words("type kind wagering createdat updatedat");

/**
 * Fields, folded (see `foldKey`), whose meaning is clear and which no reply needs: an operator has nothing to do about them.
 * Whatever could be a price, its time or a name is never one of these.
 */
export const unusedFields: Readonly<Record<Kind, ReadonlySet<string>>> = {
  matches: ofMatch,
  match: ofMatch,
  odds: ofOdds,
  history: ofOdds,
  predictions: ofMatch,
  value_bets: ofMatch,
  fighters: ofFighter,
  fighter: ofFighter,
  teams: ofGroup,
  leagues: ofGroup,
  bookmakers: ofBookmaker,
  bonuses: ofBonus,
};
