import MiniSearch from "minisearch";

/** No command's name is as long, and what a likeness costs grows with the square of the word. */
const longestName = 32;

/** The command that a mistyped name most likely means; null when none is near. */
export function nearestCommand(typed: string, names: readonly string[]): string | null {
  if (typed.length > longestName) return null;
  const search = new MiniSearch<{ id: string }>({ fields: ["id"] });
  search.addAll(names.map((id) => ({ id })));
  // Two letters that changed places count as two mistakes: "hlep".
  const [best] = search.search(typed, { fuzzy: 0.4, prefix: true });
  return typeof best?.id === "string" ? best.id : null;
}
