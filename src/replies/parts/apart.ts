/** Every platform shows at least so much of a label. */
const shownEverywhere = 75;

/**
 * A label for each of these things that are offered together, so that no two read the same. `ways` say a thing ever more closely.
 * Each thing gets the first way by which it differs from all others, and else the last. What has the same `id` is the same thing.
 */
export function labelsApart<T extends { id: number | string }>(
  things: readonly T[],
  ways: readonly ((thing: T) => string)[],
): string[] {
  const labels = things.map((thing) => ways.map((way) => way(thing)));
  const isAlone = (index: number, way: number) =>
    things.every((other, at) => other.id === things[index]?.id || cut(labels[at]?.[way]) !== cut(labels[index]?.[way]));
  return labels.map((own, index) => own.find((_, way) => isAlone(index, way)) ?? own.at(-1) ?? "");
}

function cut(label = ""): string {
  return label.slice(0, shownEverywhere).toLowerCase();
}
