import { describe, expect, it } from "vitest";
import { type DecodeOptions, decode, NotUnderstood } from "../../../src/api/decode/index.ts";
import type { Kind } from "../../../src/api/decode/rows.ts";
import { aggregators } from "./shapes/aggregators.ts";
import { aggregatorsAside } from "./shapes/aside/aggregators.ts";
import { bookmakersAside } from "./shapes/aside/bookmakers.ts";
import { late } from "./shapes/aside/late.ts";
import { later } from "./shapes/aside/later.ts";
import { latest } from "./shapes/aside/latest.ts";
import { bookmakers } from "./shapes/bookmakers.ts";
import { bookNames, changed, type Dice, diceOf } from "./shapes/changes.ts";
import { asideItems } from "./shapes/items/aside.ts";
import { mappingOf, slugsOf } from "./shapes/items/item-shape.ts";
import { lookedItems } from "./shapes/items/looked.ts";
import { match } from "./shapes/shape.ts";
import { statistics } from "./shapes/statistics.ts";

/*
 * What the decoder makes of every shape that we have, whole, changed and spoilt: rows, plan, and the reasons for what is left out.
 * That no row is wrong is held elsewhere; here stands which are read at all and what an operator is told. Whoever changes the
 * decoder reads the difference in the snapshot: `npx vitest run test/api/decode/as-ever.test.ts -u`.
 */

interface Answer {
  service: string;
  kind: Kind;
  answer: unknown;
  options: DecodeOptions;
  names: readonly string[];
}

const odds = [
  ...[...aggregators, ...bookmakers, ...statistics, ...aggregatorsAside, ...bookmakersAside],
  ...[...late, ...later, ...latest],
].map((shape): Answer => ({ ...shape, options: { match }, names: bookNames }));
const items = [...lookedItems, ...asideItems].map(
  (shape): Answer => ({ ...shape, options: { mapping: mappingOf(shape.mapping ?? {}) }, names: slugsOf(shape) }),
);

/** Rows as short texts: what is not null of each, names in one language. */
function rowsOf(rows: readonly object[]): string[] {
  return rows.map((row) =>
    Object.values(row)
      .flatMap((value) => (value === null ? [] : typeof value === "object" ? JSON.stringify(value) : String(value)))
      .join(" "),
  );
}

/** The same text in a row once, with how often it was there. */
function counted(texts: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].map(([text, count]) => (count === 1 ? text : `${text} (${count} times)`));
}

function read({ kind }: Answer, answer: unknown, options: DecodeOptions) {
  try {
    const { items: rows, skipped, notes, plan, meta, refreshed_at } = decode(kind, JSON.parse(JSON.stringify(answer)), options);
    const told = [...skipped.map(({ path, reason }) => `${path}: ${reason}`), ...notes];
    const around = JSON.stringify({ ...meta, refreshed_at });
    return { rows: rowsOf(rows as readonly object[]), told: counted(told), plan, around };
  } catch (error) {
    if (!(error instanceof NotUnderstood)) throw error;
    return { rows: [], told: [error.message], plan: [], around: "{}" };
  }
}

/** What another reading of the answer gives: the rows that are new and gone, and what is said otherwise. */
function difference(before: ReturnType<typeof read>, after: ReturnType<typeof read>): string {
  const [gone, come] = [surplus(before.rows, after.rows), surplus(after.rows, before.rows)];
  const some = (sign: string, rows: readonly string[]) => [
    ...rows.slice(0, 3).map((row) => `${sign} ${row}`),
    ...(rows.length > 3 ? [`${sign} ${rows.length - 3} more`] : []),
  ];
  const told = surplus(after.told, before.told).slice(0, 4);
  const around = after.around === before.around ? [] : [after.around];
  return [...some("-", gone), ...some("+", come), ...told, ...around].map((line) => `\n    ${line}`).join("");
}

function surplus(list: readonly string[], other: readonly string[]): string[] {
  const left = [...other];
  return list.filter((text) => {
    const index = left.indexOf(text);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

/** What a service may write where nobody expects it. */
const odd: readonly unknown[] = [
  ...[0, 1, 1.001, 1.01, 2, 50, 99.5, 100, 101, 1_000, 1_001, -110, 0.5, 0.95, 1e9],
  ...["1.9", "1,9", "9/10", "+110", "evens", "", "-", "N/A", "home", "X", "suspended", "1st half", "over 2.5", "-0.5"],
  ...["2026-11-28", "2026-02-30T10:00:00Z", "28.11.2026 15:00", 1_795_878_000, 1_795_878_000_000, "15:00"],
  ...[null, true, false, [], {}, { value: 1.9 }, [1.9, 2.1]],
];

/** The answer with another value in one place. */
function spoilt(answer: unknown, dice: Dice): { answer: unknown; where: string } {
  const copy = JSON.parse(JSON.stringify(answer)) as unknown;
  const leaves: { holder: Record<string, unknown>; key: string; path: string }[] = [];
  const visit = (value: unknown, path: string): void => {
    if (typeof value !== "object" || value === null) return;
    const holder = value as Record<string, unknown>;
    for (const [key, inner] of Object.entries(holder)) {
      if (typeof inner === "object" && inner !== null) visit(inner, `${path}.${key}`);
      else leaves.push({ holder, key, path: `${path}.${key}` });
    }
  };
  visit(copy, "");
  const leaf = leaves[Math.floor(dice() * leaves.length)];
  const value = odd[Math.floor(dice() * odd.length)];
  if (leaf) leaf.holder[leaf.key] = value;
  return { answer: copy, where: `${leaf?.path.slice(1)} = ${JSON.stringify(value)}` };
}

describe.each([...odds, ...items].map((one) => [one.service, one.kind, one] as const))("%s of %s", (_service, _kind, one) => {
  it("is read as ever", () => {
    const whole = read(one, one.answer, one.options);
    const lines = [`${whole.rows.length} rows ${whole.around}`, ...whole.told.map((text) => `  ${text}`)];
    for (const { path, role, of, why } of whole.plan)
      lines.push(`  ${path} → ${[role, of].filter((part) => part !== null).join(" ")}${why === null ? "" : `: ${why}`}`);
    const { match: _sides, ...nameless } = one.options;
    const alone = read(one, one.answer, nameless);
    lines.push(`without the names of the sides${difference(whole, alone)}`);
    for (const bookmaker of one.kind === "odds" ? ["Quillbet", "Starline (EU)"] : [])
      lines.push(
        `where only ${bookmaker} is a bookmaker${difference(whole, read(one, one.answer, { ...one.options, bookmakers: [bookmaker] }))}`,
      );
    for (let seed = 100; seed < 104; seed++) {
      const { answer, steps } = changed(one.answer, seed, one.names);
      lines.push(`${steps.join(", ")}${difference(whole, read(one, answer, one.options))}`);
    }
    for (let seed = 0; seed < 8; seed++) {
      const { answer, where } = spoilt(one.answer, diceOf(seed));
      lines.push(`${where}${difference(whole, read(one, answer, one.options))}`);
    }
    expect(lines.join("\n")).toMatchSnapshot();
  });
});
