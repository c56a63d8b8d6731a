import { type Fields, fieldsOf, foldKey, isRecord, numberOf, pick, pickAs, plainMinus, textOf, wordOf } from "../fields.ts";
import { createItemReader, type ItemReader, reportFields } from "../item-reader.ts";
import { type Item, type ItemRules, itemsIn } from "../items.ts";
import { lineOf } from "../lines.ts";
import { marketOf } from "../markets.ts";
import { placeOffers } from "../offer-meaning.ts";
import { nowhere } from "../offers.ts";
import { nameFrom } from "../plan/evidence.ts";
import { type Attribute, keyMeaning } from "../plan/keys.ts";
import { type Notation, notationOf, type PriceFormat } from "../prices.ts";
import type { ValueBetRow } from "../rows.ts";
import { awayStems, homeStems, pairKeys, sidesIn } from "./match-sides.ts";
import { matchOf, type ReadOptions, slugKeys, timeKeys } from "./matches.ts";
import { type Claim, decideEdges, type EdgeUnit, edgeUnits } from "./value-edges.ts";

/** Reads value bets. An edge whose unit cannot be proven is skipped: 5.2 could be 520 %, 5.2 % or points of probability. */
export function readValueBets(payload: unknown, options: ReadOptions): ValueBetRow[] {
  const { report } = options;
  const bets = itemsIn(payload, rules, report).flatMap((item) => {
    const told = (["bookmaker", "market", "selection", ...lineAttributes] as const).flatMap((says) => keysSaying(item, says));
    reportFields(item, { ...options, known: new Set([...known, ...told]), stems });
    const bet = betIn(item, options);
    if (typeof bet !== "string") return [bet];
    report.skip(item.path, bet);
    return [];
  });
  const decisions = decideEdges(bets.map(({ claim }) => claim));
  if (decisions.some((decision) => decision.ok && decision.bySize))
    report.note("the unit of the edges was told by their size alone");
  return bets.flatMap(({ row, path }, index) => {
    const decision = decisions[index];
    if (decision?.ok) return [{ ...row, price: decision.price, edge: decision.edge }];
    report.skip(path, decision?.reason ?? "no edge");
    return [];
  });
}

interface Bet {
  row: Omit<ValueBetRow, "price" | "edge">;
  claim: Claim;
  path: string;
}

const edgeKeys =
  "edge value valuepercent valuepct edgepercent edgepct ev expectedvalue evpercent evpct expectedvaluepercent valuepercentage edgepercentage evpercentage edgeinpercent overvalue advantage margin roi yield valueedge edgevalue перевес".split(
    " ",
  );
const fairKeys = "fairodds fairprice fair trueodds trueprice modelodds modelprice fairvalue noVigOdds consensusodds ourodds"
  .toLowerCase()
  .split(" ");
const probabilityKeys =
  "modelprobability fairprobability trueprobability mlprobability predictedprobability ourprobability estimatedprobability modelprob fairprob trueprob mlprob winprobability probability prob".split(
    " ",
  );
const percentKeys = "probabilitypercent probabilitypct modelprobabilitypercent fairprobabilitypercent".split(" ");
const rules: ItemRules = {
  signs: [
    "edge",
    "price",
    "odds",
    "odd",
    "bookmaker",
    "selection",
    "outcome",
    "ev",
    "value",
    "matchslug",
    ...edgeKeys.slice(2),
    ...probabilityKeys,
  ],
  wrappers: ["valuebets", "bets", "values", "valuebet"],
};
const known: ReadonlySet<string> = new Set([
  ...[
    "id",
    "match",
    "matchid",
    "event",
    "fixture",
    "game",
    "sport",
    "league",
    "scheduledat",
    "starttime",
    "status",
    "createdat",
    "updatedat",
    "detectedat",
    "foundat",
  ],
  ...[
    "price",
    "odds",
    "odd",
    "decimalodds",
    "coefficient",
    "bookmakerodds",
    "bestodds",
    "bookmakerprice",
    "oddsvalue",
    "confidence",
    "kelly",
    "impliedprobability",
    "bookmakerprobability",
    "title",
  ],
  ...[...edgeKeys, ...fairKeys, ...probabilityKeys, ...percentKeys, ...slugKeys, ...timeKeys, ...pairKeys],
]);
const stems = [...homeStems, ...awayStems];

function betIn(found: Item, { mapping, report }: ReadOptions): Bet | string {
  const item = withInner(found);
  const reader = createItemReader(item, mapping);
  const claim = claimIn(item, reader, edgeUnits.find((unit) => unit === mapping.get("edge_unit")) ?? null);
  if (typeof claim === "string") return claim;
  const name = (field: "bookmaker" | "market" | "selection", more: readonly string[] = []) =>
    reader.get(field, [...keysSaying(item, field), ...more], (value) => (isRecord(value) ? nameFrom(value, "") : wordOf(value)));
  const market = name("market", ["type"]);
  const offer = {
    place: {
      ...nowhere,
      sides: sidesIn(item.fields) ?? sidesIn(item.outer),
      bookmaker: name("bookmaker"),
      market: market === null ? null : marketOf(market),
      selection: name("selection", ["bet", "tip", "name", "label"]),
      line:
        reader.get(
          "line",
          lineAttributes.flatMap((says) => keysSaying(item, says)),
          lineOf,
        ) ?? (market === null ? null : marketOf(market).line),
      lineOf: "selection" as const,
    },
    notation: claim.price,
    position: null,
    path: item.path,
    pattern: "",
  };
  const [placed] = placeOffers([offer], report);
  if (placed === undefined) return "the selection is not understood";
  const { bookmaker, selection, line } = placed;
  return {
    row: { ...matchOf(item, reader, item.path), market: placed.market, selection, line, bookmaker },
    claim,
    path: item.path,
  };
}

/** Some services keep the bet itself in an object of its own, beside the match. */
function withInner(item: Item): Item {
  const inner = ["bet", "valuebet", "offer", "pick", "selection", "details"].flatMap((key) => {
    const value = item.fields.get(key)?.value;
    return isRecord(value) ? [...fieldsOf(value)] : [];
  });
  return inner.length === 0 ? item : { ...item, fields: new Map([...inner, ...item.fields]) };
}

function claimIn(item: Item, reader: ItemReader, saidUnit: EdgeUnit | null): Claim | string {
  const mappedPrice = reader.mapped("price");
  const own = mappedPrice === undefined ? priceOf(item.fields) : { value: mappedPrice, format: null };
  const price = own === null ? null : notationOf(own.value);
  if (own === null || price === null) return "no price";
  const edge = statedEdge(reader);
  return {
    price,
    format: own.format,
    edge: edge?.value ?? null,
    unit: saidUnit ?? edge?.unit ?? null,
    unitIsSaid: saidUnit !== null,
    decimals: edge?.decimals ?? 0,
    fair: reader.get("fair_price", fairKeys, notationOf),
    probability: reader.get("probability", probabilityKeys, notationOf) ?? reader.get("probability", percentKeys, percentOf),
  };
}

function percentOf(value: unknown): Notation | null {
  const notation = notationOf(value);
  return notation?.kind === "plain" ? { ...notation, kind: "percent" } : notation;
}

function priceOf(fields: Fields): { value: unknown; format: PriceFormat | null } | null {
  const value = pickAs(fields, plainPriceKeys, (raw) => (notationOf(raw) === null ? null : raw));
  if (value !== null) return { value, format: null };
  return (
    formattedPrice(fields) ??
    pickAs(fields, ["price", "odds"], (inner) => (isRecord(inner) ? formattedPrice(fieldsOf(inner)) : null))
  );
}

const plainPriceKeys =
  "price odds odd bookmakerodds bookmakerprice bestodds oddsvalue offeredodds coefficient coef koef kf".split(" ");

/** The surest price by the names of its keys; `value`, which elsewhere may be a price, is the edge here. */
function formattedPrice(fields: Fields): { value: unknown; format: PriceFormat | null } | null {
  const others = [...edgeKeys, ...probabilityKeys, ...percentKeys, "impliedprobability"];
  const prices = [...fields].flatMap(([folded, { key, value }]) => {
    const { price } = keyMeaning(key);
    return price === null || price.probability || others.includes(folded) || notationOf(value) === null ? [] : [{ price, value }];
  });
  const [best] = prices.sort((one, other) => one.price.rank - other.price.rank);
  return best === undefined ? null : { value: best.value, format: best.price.format };
}

const lineAttributes = ["line", "handicap_line", "total_line"] as const;

/** The fields of an item, and of what is around it, that say this of it. */
function keysSaying({ fields, outer }: Item, says: Attribute): string[] {
  const found = [...fields, ...outer].flatMap(([folded, { key }]) => {
    const meaning = keyMeaning(key);
    return meaning.says === says ? [{ folded, rank: meaning.rank }] : [];
  });
  return found.sort((one, other) => one.rank - other.rank).map(({ folded }) => folded);
}

function statedEdge(reader: ItemReader): { value: number; unit: EdgeUnit | null; decimals: number } | null {
  const mapped = reader.mapped("edge");
  if (mapped !== undefined) return edgeOf(mapped, "");
  for (const key of edgeKeys) {
    const field = reader.fields.get(key);
    const inner = isRecord(field?.value) ? pick(fieldsOf(field.value), ["value", "edge", "percent", "amount"]) : field?.value;
    const edge = edgeOf(inner, key);
    if (edge !== null) return edge;
  }
  return null;
}

function edgeOf(value: unknown, key: string): { value: number; unit: EdgeUnit | null; decimals: number } | null {
  const text = typeof value === "string" ? plainMinus(textOf(value) ?? "") : null;
  const number = numberOf(text === null ? value : text.replace(/ ?%$/, ""));
  if (number === null) return null;
  const percent = text?.endsWith("%") || /(?:percent|percentage|pct)$/.test(foldKey(key));
  const decimals = /[.,](\d+)/.exec(text ?? String(number))?.[1]?.length ?? 0;
  return { value: number, unit: percent ? "percent" : null, decimals };
}
