import { type Market, markets } from "../../../odds/quote.ts";
import { lineOf } from "../lines.ts";
import { pathOf } from "./column.ts";
import { keysOfPath, type Plan, type PlanLine } from "./plan.ts";

/** A plan in the form in which it is applied: one step per column, each knowing what there is to do below it. */
export interface Step {
  readonly key: string;
  readonly path: string;
  line: PlanLine | null;
  readonly kids: Map<string, Step>;
  each: Step | null;
  item: Step | null;
  /** It is a price, or it leads to some. */
  prices: boolean;
  /** What its fields say of an object, in the order of the plan. */
  readonly says: Step[];
  /** Its own price, the surest first. */
  readonly own: Step[];
  readonly columns: ColumnStep[];
  readonly lineColumns: ColumnStep[];
  /** Texts that play no part, as long as they do not name a part of the match. */
  readonly watched: Step[];
  /** It has columns of totals or handicaps beside those of the winner: a line in it is not the winner's. */
  mixed: boolean;
}

/** A column that is named by a selection. */
export interface ColumnStep {
  readonly step: Step;
  readonly market: Market | null;
  readonly selection: string | null;
  readonly line: number | null;
  readonly lineOf: "selection" | "market";
  /** The column that holds the line of such a price. */
  lineStep: ColumnStep | null;
}

/** Compiles a plan. Lines whose path is none are left out. */
export function stepsOf({ lines }: Plan): Step {
  const root = newStep("", "");
  for (const line of lines) {
    const keys = keysOfPath(line.path);
    if (keys === null) continue;
    const step = keys.reduce(childOf, root);
    step.line = line;
  }
  arrange(root);
  return root;
}

function newStep(key: string, path: string): Step {
  const lists = { kids: new Map(), says: [], own: [], columns: [], lineColumns: [], watched: [] };
  return { key, path, line: null, each: null, item: null, prices: false, mixed: false, ...lists };
}

function childOf(step: Step, key: string): Step {
  const made = () => newStep(key, key === "[]" || key === "{}" ? `${step.path}${key}` : pathOf(step.path, key));
  if (key === "[]") {
    step.item ??= made();
    return step.item;
  }
  if (key === "{}") {
    step.each ??= made();
    return step.each;
  }
  const known = step.kids.get(key);
  if (known !== undefined) return known;
  const kid = made();
  step.kids.set(key, kid);
  return kid;
}

/** In the order in which they are read: a line is understood by its market. */
const attributes: readonly string[] = [
  "on",
  "off",
  "state",
  "bookmaker",
  "market",
  "selection",
  "format",
  "period",
  "at",
  "line",
];

function arrange(step: Step): void {
  const inner = [...step.kids.values(), step.each, step.item].filter((each) => each !== null);
  for (const each of inner) arrange(each);
  const leafEach =
    step.each !== null &&
    step.each.line !== null &&
    isKeyed(step.each.line) &&
    step.each.kids.size === 0 &&
    step.each.item === null;
  if (leafEach && step.each !== null) step.each.prices = true;
  for (const kid of step.kids.values()) {
    const role = kid.line?.role;
    if (role === "nothing" && kid.line?.type === "string") step.watched.push(kid);
    if (role === "price") addPrice(step, kid);
    else if (role === "line" && kid.line?.of != null && kid.line.of.includes("/")) step.lineColumns.push(columnStep(kid));
    else if (role !== undefined && attributes.includes(role) && !kid.prices) step.says.push(kid);
  }
  const order = ({ line }: Step) => attributes.indexOf(line?.role ?? "");
  step.says.sort((one, other) => order(one) - order(other));
  step.prices ||= step.line?.role === "price" || inner.some(({ prices }) => prices);
  for (const column of step.columns) column.lineStep = sideLineOf(column, step);
  step.mixed = step.columns.some(({ market }) => market === "handicap" || market === "total");
}

/** Whether bare prices can stand under the keys of such a dictionary. */
function isKeyed({ role }: PlanLine): boolean {
  return role === "bookmaker" || role === "selection" || role === "line" || role === "at";
}

function addPrice(step: Step, kid: Step): void {
  kid.prices = true;
  const of = kid.line?.of ?? null;
  if (of === null || of === "in order") step.own.push(kid);
  else step.columns.push(columnStep(kid));
}

/** Reads `winner / home`, `total / over 2.5`, `handicap -0.5 / away`, `spread /`, `home`. */
function columnStep(step: Step): ColumnStep {
  const of = step.line?.of ?? "";
  const [first = "", second] = of.split("/").map((part) => part.trim());
  const [marketText, selectionText] = second === undefined && !isMarket(first) ? ["", first] : [first, second ?? ""];
  const [marketWords, marketLine] = lineAfter(marketText);
  const [selectionWords, selectionLine] = lineAfter(selectionText);
  return {
    step,
    market: isMarket(marketWords) ? marketWords : null,
    selection: selectionWords === "" ? null : selectionWords,
    line: selectionLine ?? marketLine,
    lineOf: selectionLine === null ? "market" : "selection",
    lineStep: null,
  };
}

function sideLineOf({ market, selection }: ColumnStep, { columns, lineColumns }: Step): ColumnStep | null {
  const hasHandicap = columns.some((each) => each.market === "handicap");
  const takes = market === null ? !hasHandicap : market === "handicap" || market === "total";
  const fits = (each: ColumnStep) => each.market === null || market === null || each.market === market;
  return (takes && lineColumns.find((each) => each.selection === selection && fits(each))) || null;
}

function lineAfter(text: string): [string, number | null] {
  const [words = "", line] = text.split(" ");
  return [words, line === undefined ? null : lineOf(line)];
}

function isMarket(word: string): word is Market {
  return (markets as readonly string[]).includes(word);
}
