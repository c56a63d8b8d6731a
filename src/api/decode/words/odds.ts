import { answersFile, listOf, meaningOf, setOf } from "./answers.ts";

/**
 * The words of odds answers: which keys say what, which lead further, which hold no price. Whole keys are folded (see `foldKey`);
 * `tokens` are the words that a key is put together from (`latestBookmakerUpdate` is latest, bookmaker, update).
 */
const said = answersFile<{
  attributes: Readonly<Record<NamedAttribute, string>>;
  entities: Readonly<Record<Entity, string>>;
  entityRanks: Readonly<Record<string, string>>;
  prices: Readonly<Record<PriceKind, string>>;
  formatTokens: Readonly<Record<NamedFormat, string>>;
  flagTokens: Readonly<Record<"on" | "off", string>>;
  containers: Readonly<Record<Role, string>>;
  barredKeys: Readonly<Record<string, string>>;
  barredTokens: Readonly<Record<string, string>>;
  lists: Readonly<Record<List, string>>;
}>("odds");

type NamedAttribute = Entity | "line" | "format" | "state" | "name" | "weak" | "created";
type Entity = "bookmaker" | "market" | "selection" | "period";
type NamedFormat = "decimal" | "fractional" | "american" | "hongkong";
type PriceKind = NamedFormat | "plain" | "probability";
/** What a container's entries are. `any` says nothing: the entries have to tell. */
export type Role = "any" | "books" | "markets" | "outcomes";
type Lists =
  "on off withdrawn handicapLine totalLine vaguePrice priceToken priceFiller time refresh timeToken timeFiller flagFiller envelopeToken zippedTime matchObject matchSign past ladder noise part group";
type List = Words<Lists>;
type Words<T extends string> = T extends `${infer First} ${infer Rest}` ? First | Words<Rest> : T;

/** What a key can say of the object that it stands in, each with its words, the surest first. */
export type Attribute = NamedAttribute | "at" | "handicap_line" | "total_line" | "on" | "off";
export const attributeKeys: Readonly<Record<Attribute, string>> = {
  at: said.lists.time,
  ...said.attributes,
  handicap_line: said.lists.handicapLine,
  total_line: said.lists.totalLine,
  on: said.lists.on,
  off: said.lists.off,
};

export const withdrawnWords = setOf(said.lists.withdrawn);
/** Entities that keys are put together from (`market_name`, `odd_bookmakers`). */
export const entityTokens = meaningOf(said.entities, (name) => name as Entity);
/** How much a word beside the entity weighs: its name goes before its key, and that before its type and its number. */
export const entityRanks = meaningOf(said.entityRanks, Number);
/** Prices by their whole key, the surest first: one that names its format, then the plain words. */
export const priceKeys = Object.entries(said.prices).map(([kind, words]) => [kind as PriceKind, listOf(words)] as const);
/** Words that mean anything: a number under one of them is a price only beside its selection. */
export const vaguePriceKeys = setOf(said.lists.vaguePrice);
/** What the key of a price is put together from. */
export const formatTokens = meaningOf(said.formatTokens, (name) => name as NamedFormat);
export const priceTokens = setOf(said.lists.priceToken);
export const priceFillers = setOf(said.lists.priceFiller);
/** When a price was true, on an object that is a match as well: there `date` is the kick-off. */
export const refreshKeys = setOf(said.lists.refresh);
export const timeTokens = setOf(said.lists.timeToken);
export const timeFillers = setOf(said.lists.timeFiller);
/** `isOpenForBetting`, `market_suspended`. */
export const flagTokens = meaningOf(said.flagTokens, (name) => name as "on" | "off");
export const flagFillers = setOf(said.lists.flagFiller);
export const envelopeTokens = setOf(said.lists.envelopeToken);
/** Columns of moments, with the prices in other columns of the same length. */
export const zippedTimeKeys = setOf(said.lists.zippedTime);
export const containers = meaningOf(said.containers, (name) => name as Role);
/** Objects that may hold odds beside what they say of the match itself. */
export const matchObjects = setOf(said.lists.matchObject);
/** An object with one of these is the match as well. */
export const matchSigns = setOf(said.lists.matchSign);
/** Prices that are not on offer now, of which a history has a use. */
export const pastContainers = setOf(said.lists.past);
/** What a bettor gets at an exchange: a ladder of prices, the best one first. */
export const ladders = setOf(said.lists.ladder);
/** Prices of other times, made from several bookmakers' prices, or asked for on the other side: why nobody can bet at them. */
export const barredKeys = meaningOf(said.barredKeys, (why) => why);
export const barredTokens = meaningOf(said.barredTokens, (why) => why);
/** Numbers and objects beside prices that are none, whatever they look like. */
export const noiseKeys = setOf(said.lists.noise);
/** Words in a value or a key that make a market another one than the match's own. */
export const partWords = setOf(said.lists.part);
/** Names of groups of markets: no bookmaker is called so. */
export const groupNames = setOf(said.lists.group);
