import type { Consensus } from "./consensus.ts";
import type { Selection } from "./quote.ts";

/** A model's probability of a selection beside the market's, each in 0..1. */
export interface Gap {
  selection: Selection;
  model: number;
  /** Null when the market is not known, or has other selections than the model. */
  market: number | null;
}

/**
 * A model's probabilities of the winner beside the de-vigged market's. They are compared only where both know the same
 * selections: a model without a draw says something else than a market with one.
 */
export function gapsOf(
  { home, draw, away }: { home: number | null; draw: number | null; away: number | null },
  market: Consensus | null,
): Gap[] {
  const model = Object.entries({ home, draw, away }).flatMap(([selection, chance]) =>
    chance === null ? [] : [{ selection, chance }],
  );
  const known = new Map(market?.selections.map(({ selection, probability }) => [selection, probability]));
  const isSame = model.length === known.size && model.every(({ selection }) => known.has(selection));
  return model.map(({ selection, chance }) => ({
    selection,
    model: chance,
    market: isSame ? (known.get(selection) ?? null) : null,
  }));
}

/** Where the two differ most; null when they cannot be compared. */
export function widestGap<One extends Gap>(gaps: readonly One[]): (One & { market: number }) | null {
  const compared = gaps.flatMap((gap) => (gap.market === null ? [] : [{ ...gap, market: gap.market }]));
  const [widest] = compared.toSorted((a, b) => Math.abs(b.model - b.market) - Math.abs(a.model - a.market));
  return widest ?? null;
}
