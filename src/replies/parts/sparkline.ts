const bars = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"] as const;

/** Values as a row of bars, the lowest and the highest of them setting the scale; values that hardly differ stay level. */
export function sparkline(values: readonly number[], leastRange = 0): string {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const range = Math.max(high - low, leastRange);
  if (range === 0) return bars[3].repeat(values.length);
  const middle = (low + high) / 2;
  return values.map((value) => bars[levelOf((value - middle) / range + 0.5)] ?? bars[3]).join("");
}

/** 0 … 1 as the number of a bar. */
function levelOf(share: number): number {
  return Math.min(bars.length - 1, Math.max(0, Math.floor(share * bars.length)));
}

/** So many of the values, evenly, the first and the last among them. */
export function fewer<T>(values: readonly T[], count: number): T[] {
  if (values.length <= count) return [...values];
  const places = Array.from({ length: count }, (_, index) => Math.round((index * (values.length - 1)) / (count - 1)));
  return places.flatMap((place) => values.slice(place, place + 1));
}
