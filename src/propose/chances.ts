import type { ListShape } from "../sources/definition.ts";
import { isNothing, numberOf } from "../sources/reading/numbers.ts";
import { tokensOf } from "../sources/reading/standard.ts";
import type { FieldColumn, ListDrafting } from "./fields.ts";
import { selectionOfKey } from "./words.ts";

const chanceWords =
  /^(?:prob|probability|probabilities|probs|chances?|percents?|percentages?|pct|win|forecasts?|predictions?|вероятност[ьи]|прогноз)$/i;
/** How far rounding may take a sum of chances from 1. */
const slack = { coarse: 0.0151, fine: 0.0026 };

/** The chances of a prediction: columns side by side, for home and away at least, that add up. */
export function chancesIn({ columns, fields, words, ask }: ListDrafting): Pick<ListShape, "fields" | "unit"> | null {
  const groups = new Map<string, Map<string, FieldColumn>>();
  for (const column of columns) {
    const selection = selectionOfChance(column, words.inside);
    const parent = column.path.slice(0, column.path.lastIndexOf("."));
    if (selection !== null) groups.set(parent, (groups.get(parent) ?? new Map<string, FieldColumn>()).set(selection, column));
  }
  const [group, ...others] = [...groups.values()].filter((one) => one.has("home") && one.has("away"));
  if (!group || others.length > 0) {
    ask("row", group ? "two columns could be the chances" : "no chances were found");
    return null;
  }
  const paths = Object.fromEntries([...group].map(([side, { path }]) => [side, `${path}?`]));
  const unit = unitOf([...group.values()]);
  if (unit === undefined) ask(String(paths["home"]), "the chances do not add up");
  const confidence = columns.find(({ path }) => `${path}?` === fields["confidence"]);
  const most = unit === "percent" ? 100 : 1;
  // A chance of a twentieth is nobody's pick.
  if (confidence?.values.some((value) => !isNothing(value) && !isBetween(numberOf(value) ?? 0, most / 20, most)))
    ask(confidence.path, `${confidence.path} is in another unit than the chances`);
  return { fields: paths, ...(unit ? { unit } : {}) };
}

/** Whose chance a column is. Keys on the way that say nothing of chances make it another number. */
function selectionOfChance({ path, keys, values }: FieldColumn, inside: ReadonlySet<string>): string | null {
  if (!keys.slice(0, -1).every((key) => inside.has(key))) return null;
  if (!values.every((value) => isNothing(value) || numberOf(value) !== null)) return null;
  const key = path.slice(path.lastIndexOf(".") + 1);
  const bare = tokensOf(key).filter((token) => !chanceWords.test(token));
  const isChance =
    bare.length < tokensOf(key).length || keys.slice(0, -1).some((one) => chanceWords.test(one) || one === "winprobability");
  const selection = isChance ? selectionOfKey(bare.join("_"))?.selection : undefined;
  return selection !== undefined && ["home", "draw", "away"].includes(selection) ? selection : null;
}

function unitOf(columns: readonly FieldColumn[]): ListShape["unit"] {
  const rows = Math.max(...columns.map(({ values }) => values.length));
  const chances = Array.from({ length: rows }, (_, row) => columns.map(({ values }) => numberOf(values[row]) ?? 0));
  const addUp = (whole: number) =>
    chances.every((row) => {
      const isCoarse = row.every((chance) => Math.abs((chance / whole) * 100 - Math.round((chance / whole) * 100)) < 1e-9);
      return Math.abs(row.reduce((sum, chance) => sum + chance, 0) / whole - 1) < (isCoarse ? slack.coarse : slack.fine);
    });
  return addUp(1) ? "fraction" : addUp(100) ? "percent" : undefined;
}

function isBetween(number: number, least: number, most: number): boolean {
  return number >= least && number <= most;
}
