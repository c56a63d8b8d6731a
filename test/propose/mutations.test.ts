import { describe, expect, it } from "vitest";
import { draftFrom, isAccepted, unknownService } from "../../src/propose/draft.ts";
import { endpoints } from "../../src/sandbox/answers.ts";
import { createWorld } from "../../src/sandbox/world.ts";
import type { PriceRow } from "../../src/sources/reading/reading.ts";
import { runs } from "../runs.ts";
import { dialectNames, dialects } from "../sandbox/dialects/catalog.ts";
import { forms } from "./forms.ts";
import { mutations, oneOf, randomFor } from "./mutations.ts";

interface Base {
  name: string;
  ask: "boards" | "history";
  text: string;
  /** What is right: every other row that is accepted without a person is wrong. */
  right: ReadonlySet<string>;
  prices: ReadonlyMap<string, number[]>;
}
type Row = Pick<PriceRow, "bookmaker" | "market" | "selection" | "line" | "price">;

const keyOf = ({ bookmaker, market, selection, line }: Row) => [bookmaker, market, selection, line].join("|");
function baseOf(name: string, ask: Base["ask"], { answer, rows }: { answer: unknown; rows: readonly Row[] }): Base {
  const prices = new Map<string, number[]>();
  for (const row of rows) prices.set(keyOf(row), [...(prices.get(keyOf(row)) ?? []), row.price]);
  return { name, ask, text: JSON.stringify(answer), right: new Set(prices.keys()), prices };
}

const time = Date.UTC(2027, 1, 6, 12);
const world = createWorld({ seed: "drafts", speed: 1, volatility: 1 });
const bookmakers = ["Oddmoor", "Quayside", "Lanternbet"];
const ofForms = forms
  .filter(([, expected]) => expected === "accepted")
  .map(([name, , answer, told]) =>
    baseOf(name, "boards", { answer, rows: told.map((one) => ({ ...one, bookmaker: one.book })) }),
  );
const ofSandbox = dialectNames.flatMap((dialect) =>
  world
    .matches(time)
    .slice(0, 2)
    .flatMap(({ slug }) =>
      (["odds", "history"] as const).flatMap((name) => {
        const manner = { dialect: dialects[dialect], showRefreshTime: true };
        const answer = endpoints.find((one) => one.name === name)?.answer({ world, time, manner, slug, query: {} });
        const ask = name === "odds" ? "boards" : "history";
        const json = JSON.parse(answer?.body ?? "null") as unknown;
        const draft = draftFrom([{ ask, answer: json }], unknownService);
        return isAccepted(draft)
          ? [baseOf(`${dialect} ${name}`, ask, { answer: json, rows: draft.rows[ask] as PriceRow[] })]
          : [];
      }),
    ),
);
const bases = [...ofForms, ...ofSandbox];

/** Prices are rounded where they are written in another format. */
function isRight({ prices }: Base, row: Row): boolean {
  const wanted = prices.get(keyOf(row)) ?? [];
  return wanted.some((price) => Math.abs(price - row.price) <= 0.006 + (price - 1) * (price - 1) * 0.011);
}

type Count = Record<"right" | "less" | "asked" | "wrong", number>;

function mutate(name: string, rounds: number): { count: Count; wrong: string[] } {
  const count: Count = { right: 0, less: 0, asked: 0, wrong: 0 };
  const wrong: string[] = [];
  for (let round = 0; round < rounds; round++) {
    const random = randomFor(round * 31 + name.length * 7919);
    const base = oneOf(bases, random);
    const subject = { answer: JSON.parse(base.text) as unknown, random };
    const isChanged = mutations[name]?.(subject);
    // Nothing tells any more that some of it was suspended.
    const hasLost = base.text.includes("suspended") && !JSON.stringify(subject.answer).includes("suspended");
    if (!isChanged || hasLost) continue;
    const hints =
      random() < 0.5 ? [{ ask: "bookmakers" as const, answer: { data: bookmakers.map((one) => ({ name: one })) } }] : [];
    const draft = draftFrom([...hints, { ask: base.ask, answer: subject.answer }], unknownService);
    if (!isAccepted(draft)) {
      count.asked += 1;
      continue;
    }
    const rows = draft.rows[base.ask] as PriceRow[];
    const bad = rows.filter((row) => row.market !== "other" && !isRight(base, row));
    const isWhole = new Set(rows.map(keyOf)).size >= base.right.size;
    count[bad.length > 0 ? "wrong" : isWhole ? "right" : "less"] += 1;
    const at = JSON.stringify(subject.answer).slice(0, 800);
    if (bad.length > 0)
      wrong.push(`${base.name} (round ${round}): ${bad.slice(0, 3).map((row) => `${keyOf(row)}=${row.price}`)} in ${at}`);
  }
  return { count, wrong };
}

const names = Object.keys(mutations);

describe("a changed form is never accepted with a wrong row", () => {
  it.each(names)("%s", (name) => {
    const { count, wrong } = mutate(name, runs(10));
    expect(wrong).toEqual([]);
    expect(count.right + count.less + count.asked).toBeGreaterThan(0);
  });

  it("thousands of them", { tags: ["long"], timeout: 600_000 }, () => {
    for (const name of names) {
      const { count, wrong } = mutate(name, runs(300));
      process.stdout.write(`${name}: ${JSON.stringify(count)}\n`);
      expect(wrong).toEqual([]);
    }
  });
});
