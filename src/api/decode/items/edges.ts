import { openReason } from "../price-format.ts";
import { decimalIn, type Notation, type PriceFormat, possibleFormats } from "../prices.ts";

/** How an edge is written: 0.052, 5.2, 1.052 or 105.2 all say that a bet is worth 5.2 % more than its stake. */
export const edgeUnits = ["fraction", "percent", "index", "percent_index"] as const;
export type EdgeUnit = (typeof edgeUnits)[number];

/** What one value bet says of itself. */
export interface Claim {
  price: Notation;
  /** The format that the price's key names, or null. */
  format: PriceFormat | null;
  edge: number | null;
  /** The unit that the source writes beside the edge (`%`), or null. A `%` may still be points of probability. */
  unit: EdgeUnit | null;
  /** The operator says the unit, so that it can be no other. */
  unitIsSaid: boolean;
  /** Decimal places of the edge as written. */
  decimals: number;
  fair: Notation | null;
  probability: Notation | null;
}

export type EdgeDecision =
  /** `bySize`: nothing beside the edge proves its unit, the sizes of the whole list tell it. */
  { ok: true; price: number; edge: number; bySize: boolean } | { ok: false; reason: string };

/**
 * Finds the price and the edge of each bet. Where a fair price or a probability stands beside them, arithmetic proves the unit;
 * the others follow what was proven in the same list, or what all edges of the list can only mean.
 */
export function decideEdges(claims: readonly Claim[]): EdgeDecision[] {
  const proofs = claims.map(proofOf);
  const common = commonOf(claims, proofs);
  return claims.map((claim, index) => {
    const proof = proofs[index] ?? { kind: "unproven" };
    if (proof.kind === "proven") return { ok: true, price: proof.price, edge: proof.edge, bySize: false };
    if (proof.kind === "contradiction") return { ok: false, reason: "edge, price and fair price contradict each other" };
    if (proof.kind === "several") return amongFits(proof.fits, common);
    return proof.kind === "computed" ? byFormat(proof.readings, common) : byList(claim, common);
  });
}

/** What the proven bets of a list have in common; where nothing is proven, what the whole list can only mean. */
function commonOf(claims: readonly Claim[], proofs: readonly Proof[]): Common {
  const proven = proofs.filter((proof) => proof.kind === "proven");
  const unitsSeen = new Set(proven.map(({ unit }) => unit).filter((unit) => unit !== null));
  const formatsSeen = new Set(proven.map(({ format }) => format));
  const [unit = null] = unitsSeen;
  const [format = null] = formatsSeen;
  return {
    bySize: proven.length === 0,
    unit: proven.length === 0 ? unitOfList(claims) : unitsSeen.size === 1 ? unit : null,
    format: proven.length === 0 ? formatOfList(claims) : formatsSeen.size === 1 ? format : null,
  };
}

type Proof =
  | { kind: "proven"; price: number; edge: number; unit: EdgeUnit | null; format: PriceFormat }
  /** There is no edge to check the readings by, but each of them says what the edge would be. */
  | { kind: "computed"; readings: readonly Reading[] }
  /** The edge fits several readings, one per format. */
  | { kind: "several"; fits: readonly Fit[] }
  | { kind: "contradiction" }
  | { kind: "unproven" };

const edgeIn: Readonly<Record<EdgeUnit, (edge: number) => number>> = {
  fraction: (edge) => edge,
  percent: (edge) => edge / 100,
  index: (edge) => edge - 1,
  percent_index: (edge) => edge / 100 - 1,
};

function proofOf(claim: Claim): Proof {
  const readings = readingsOf(claim);
  if (readings.length === 0) return { kind: "unproven" };
  const { edge } = claim;
  if (edge === null) return computed(claim, readings);
  const fits = readings.flatMap((reading) =>
    fittingUnits(claim, edge, reading).map((unit) => ({ ...reading, unit, edge: clean(edgeIn[unit](edge)) })),
  );
  const [first] = fits;
  if (first === undefined) {
    const points = readings.filter((reading) => pointsError(edge, reading) <= pointsTolerance(claim, reading));
    return points.length > 0 ? computed(claim, points) : { kind: "contradiction" };
  }
  const same = fits.every((fit) => fit.edge === first.edge && fit.price === first.price);
  return same ? { kind: "proven", ...first } : { kind: "several", fits };
}

interface Fit {
  format: PriceFormat;
  price: number;
  edge: number;
  unit: EdgeUnit;
}

/** One way to read the numbers of a bet: what the bet is worth by them, and how exactly that is known. */
interface Reading {
  format: PriceFormat;
  price: number;
  worth: number;
  /** Fair probability minus the price's own. */
  points: number;
  tolerance: number;
}

function readingsOf(claim: Claim): Reading[] {
  const all = allReadings(claim);
  const plausible = all.filter(({ worth }) => worth > LOWEST_WORTH && worth < HIGHEST_WORTH);
  return all.length > 1 ? plausible : all;
}

/** Beyond these it is the format that was misread; where the notation leaves no choice, whatever it says holds. */
const LOWEST_WORTH = -0.3;
const HIGHEST_WORTH = 0.4;

function allReadings(claim: Claim): Reading[] {
  return formatsOf(claim).flatMap((format) => {
    const price = decimalIn(claim.price, format);
    const fair = price === null ? null : fairProbability(claim, format, price);
    if (price === null || fair === null) return [];
    const { probability, error } = fair;
    return [
      { format, price, worth: price * probability - 1, points: probability - 1 / price, tolerance: 0.0006 + price * error },
    ];
  });
}

function formatsOf({ price, format }: Claim): readonly PriceFormat[] {
  return format === null ? possibleFormats(price) : [format];
}

/** The format that a price can only be in, or null. */
function onlyFormat(claim: Claim): PriceFormat | null {
  const [only = null, ...others] = formatsOf(claim);
  return others.length === 0 ? only : null;
}

/** The probability that the source believes in, with half a unit of its last decimal as error, 0.005 at most; null when it is not there. */
function fairProbability(
  { fair, probability }: Claim,
  format: PriceFormat,
  price: number,
): { probability: number; error: number } | null {
  if (fair !== null) {
    const decimal = decimalIn(fair, format);
    if (decimal !== null) return { probability: 1 / decimal, error: halfUnit(fair.value) / decimal ** 2 };
  }
  if (probability === null) return null;
  const percent = probability.kind === "percent" || probability.value > 1;
  const scale = percent ? 100 : 1;
  const value = probability.value / scale;
  if (!(value > 0 && value < 1)) return null;
  // The price's own implied probability is no second opinion.
  if (Math.abs(value - 1 / price) < 1e-4) return null;
  return { probability: value, error: halfUnit(probability.value, scale) };
}

function halfUnit(value: number, scale = 1): number {
  const decimals = /\.(\d+)/.exec(String(value))?.[1]?.length ?? 0;
  return Math.min(0.005, (0.5 * 10 ** -decimals) / scale);
}

function fittingUnits(claim: Claim, edge: number, reading: Reading): EdgeUnit[] {
  const { worth, tolerance } = reading;
  return edgeUnits.filter((unit) => {
    if (claim.unitIsSaid && unit !== claim.unit) return false;
    if (claim.unit === "percent" && (unit === "fraction" || unit === "index")) return false;
    const error = Math.abs(edgeIn[unit](edge) - worth);
    const written = halfPlace(claim) * (unit === "percent" || unit === "percent_index" ? 0.01 : 1);
    // Points of probability come close to an edge at low prices; whichever is closer is meant.
    return error <= Math.min(0.012, tolerance + Math.min(written, 0.006)) && (error < 1e-3 || error < pointsError(edge, reading));
  });
}

function pointsError(edge: number, { points }: Reading): number {
  return Math.min(Math.abs(edge - points), Math.abs(edge / 100 - points));
}

function pointsTolerance(claim: Claim, { tolerance }: Reading): number {
  return Math.min(0.01, tolerance + halfPlace(claim) * 0.01);
}

/** Half a unit of the last decimal that the edge is written with. */
function halfPlace({ decimals }: Claim): number {
  return 0.5 * 10 ** -decimals;
}

/** The edge follows from price and probability; which format the price is in, only the notation or the rest of the list can tell. */
function computed(claim: Claim, readings: readonly Reading[]): Proof {
  const only = onlyFormat(claim) === null ? undefined : readings[0];
  return only === undefined ? { kind: "computed", readings } : { kind: "proven", ...only, edge: clean(only.worth), unit: null };
}

function byFormat(readings: readonly Reading[], { format }: Common): EdgeDecision {
  const reading = readings.find((candidate) => candidate.format === format);
  return reading === undefined
    ? { ok: false, reason: openReason(readings.map((each) => each.format)) }
    : { ok: true, price: reading.price, edge: clean(reading.worth), bySize: false };
}

function amongFits(fits: readonly Fit[], { format }: Common): EdgeDecision {
  const formats = [...new Set(fits.map((fit) => fit.format))];
  const left = formats.length === 1 ? fits : fits.filter((fit) => fit.format === format);
  const [only] = left;
  if (only === undefined) return { ok: false, reason: openReason(formats) };
  return left.every(({ edge }) => edge === only.edge)
    ? { ok: true, price: only.price, edge: only.edge, bySize: false }
    : { ok: false, reason: unitReason(left.map(({ unit }) => unit)) };
}

const unitReason = (units: readonly EdgeUnit[]) => `the unit of the edge cannot be told: ${units.join(" or ")}`;

function clean(edge: number): number {
  return Math.round(edge * 1e6) / 1e6 + 0;
}

interface Common {
  bySize: boolean;
  unit: EdgeUnit | null;
  format: PriceFormat | null;
}

function byList(claim: Claim, common: Common): EdgeDecision {
  const format = onlyFormat(claim) ?? common.format;
  const price = format === null ? null : decimalIn(claim.price, format);
  if (price === null) return { ok: false, reason: openReason(formatsOf(claim)) };
  if (claim.edge === null) return { ok: false, reason: "no edge" };
  const unit = claim.unit ?? common.unit;
  return unit === null
    ? { ok: false, reason: unitReason(plausibleUnits(claim.edge)) }
    : { ok: true, price, edge: clean(edgeIn[unit](claim.edge)), bySize: common.bySize };
}

/** The units in which an edge is one that a bet can have. */
function plausibleUnits(edge: number): EdgeUnit[] {
  return edgeUnits.filter((unit) => edgeIn[unit](edge) > LOWEST_WORTH && edgeIn[unit](edge) < HIGHEST_WORTH);
}

/** Below a quarter, all of them are fractions (nobody lists bets worth a quarter of a percent); 2 to 60, percents; around 105, an index. */
function unitOfList(claims: readonly Claim[]): EdgeUnit | null {
  const edges = claims
    .filter(({ unit }) => unit === null)
    .map(({ edge }) => edge)
    .filter((edge) => edge !== null);
  if (edges.every((edge) => edge > 0 && edge <= 0.25)) return "fraction";
  if (edges.every((edge) => edge > 0 && edge <= 60) && edges.some((edge) => edge > 2)) return "percent";
  return edges.every((edge) => edge > 100 && edge <= 160) ? "percent_index" : null;
}

/** Plain numbers of a whole list are decimal prices when all of them can be and none looks like anything else. */
function formatOfList(claims: readonly Claim[]): PriceFormat | null {
  const plain = claims.map(({ price }) => price).filter(({ kind }) => kind === "plain");
  return plain.every(({ value }) => value > 1 && value < 100) ? "decimal" : null;
}
