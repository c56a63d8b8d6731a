import { z } from "zod";
import { answersFile, each, meanings, wordSet, words } from "./answers.ts";

const entities = ["bookmaker", "market", "selection", "period"] as const;
const formats = ["decimal", "fractional", "american", "hongkong"] as const;
const priceKinds = ["decimal", "plain", "fractional", "american", "hongkong", "probability"] as const;
const roles = ["any", "books", "markets", "outcomes"] as const;
/** What a container's entries are. `any` says nothing: the entries have to tell. */
export type Role = (typeof roles)[number];

/** What a key can say of the object that it stands in. */
const attributes = [
  ...entities,
  ...(["line", "handicap_line", "total_line", "format", "on", "off", "state", "at", "created", "name", "weak"] as const),
] as const;
export type Attribute = (typeof attributes)[number];

/** Words of one meaning each; `token` are the words that a key is put together from (`latestBookmakerUpdate`). */
const lists = [
  /** States in which a price cannot be bet at. */
  "withdrawn",
  /** Words that mean anything: a number under one of them is a price only beside its selection. */
  "vaguePrice",
  "priceToken",
  "priceFiller",
  /** When a price was true, on an object that is a match as well: there `date` is the kick-off. */
  "refresh",
  "timeToken",
  "timeFiller",
  "flagFiller",
  /** Ends of keys around a whole answer. */
  "envelopeToken",
  /** Columns of moments, with the prices in other columns of the same length. */
  "zippedTime",
  /** Objects that may hold odds beside what they say of the match itself. */
  "matchObject",
  /** An object with one of these is the match as well. */
  "matchSign",
  /** Prices that are not on offer now, of which a history has a use. */
  "past",
  /** What a bettor gets at an exchange: a ladder of prices, the best one first. */
  "ladder",
  /** Numbers and objects beside prices that are none, whatever they look like. */
  "noise",
  /** Words in a value or a key that make a market another one than the match's own. */
  "part",
  /** Names of groups of markets: no bookmaker is called so. */
  "group",
  /** What the entries of a list are known by that explains numbers. */
  "referenceId",
] as const;

/**
 * The words of odds answers: which keys say what, which lead further, which hold no price. What is ordered has the surest word first.
 */
export const oddsSchema = z.strictObject({
  attributes: each(attributes, words),
  /** Keys are put together from these (`market_name`, `odd_bookmakers`). */
  entities: meanings(entities),
  /** How much a word beside the entity weighs: its name goes before its key, and that before its type and its number. */
  entityRanks: meanings(/^\d$/),
  /** Prices by their whole key: one that names its format, then the plain words. */
  prices: each(priceKinds, words),
  formatTokens: meanings(formats),
  /** `isOpenForBetting`, `market_suspended`. */
  flagTokens: meanings(["on", "off"]),
  containers: meanings(roles),
  /** Prices of other times, made from several bookmakers' prices, or asked for on the other side: why nobody can bet at them. */
  barredKeys: meanings(/./),
  barredTokens: meanings(/./),
  lists: each(lists, wordSet),
});

export const oddsWords = answersFile("odds", oddsSchema);

export const { containers, lists: oddsLists } = oddsWords;
