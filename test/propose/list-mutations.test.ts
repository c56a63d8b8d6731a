import { describe, expect, it } from "vitest";
import { draftFrom, isAccepted, unknownService } from "../../src/propose/draft.ts";
import { endpoints } from "../../src/sandbox/answers.ts";
import { createWorld } from "../../src/sandbox/world.ts";
import type { Ask } from "../../src/sources/definition.ts";
import type { ListRow } from "../../src/sources/reading/reading.ts";
import { runs } from "../runs.ts";
import { dialectNames, dialects } from "../sandbox/dialects/catalog.ts";
import { listForms } from "./list-forms.ts";
import { isOfPrices, listMutations } from "./list-mutations.ts";
import { oneOf, randomFor } from "./mutations.ts";

/** What each row may say: by field all values that are right, in any language. */
type Right = ReadonlyMap<string, readonly unknown[]>;
interface Base {
  name: string;
  ask: Ask;
  text: string;
  right: readonly Right[];
}

const time = Date.UTC(2027, 1, 6, 12);
const world = createWorld({ seed: "drafts", speed: 1, volatility: 1 });
const asks: Readonly<Record<string, Ask>> = {
  matches: "matches",
  predictions: "predictions",
  "value-bets": "value_bets",
  fighters: "fighters",
  teams: "teams",
  leagues: "leagues",
  bookmakers: "bookmakers",
  bonuses: "bonuses",
};

function rowsOf(ask: Ask, answer: unknown): readonly ListRow[] {
  const draft = draftFrom([{ ask, answer }], unknownService);
  expect([ask, draft.questions]).toEqual([ask, []]);
  return draft.rows[ask] as ListRow[];
}

/** All values of a field, whichever dialect has it. */
function rightOf(rows: readonly (ListRow | undefined)[]): Right {
  const right = new Map<string, unknown[]>();
  for (const [field, value] of rows.flatMap((row) => Object.entries(row ?? {}))) {
    const values = value !== null && typeof value === "object" ? Object.values(value) : [value];
    const name = field.replace(/_names$/, "");
    const key = name in (rows[0] ?? {}) ? name : field;
    right.set(key, [...(right.get(key) ?? []), ...values]);
  }
  return right;
}

const ofSandbox = Object.entries(asks).flatMap(([name, ask]) => {
  const answers = dialectNames.map((dialect) => {
    const manner = { dialect: dialects[dialect], showRefreshTime: true };
    const answer = endpoints
      .find((one) => one.name === name)
      ?.answer({ world, time, manner, slug: "", query: { per_page: "6" } });
    return { dialect, answer: JSON.parse(answer?.body ?? "null") as unknown };
  });
  const read = answers.map(({ answer }) => rowsOf(ask, answer));
  const right = (read[0] ?? []).map((_, index) => rightOf(read.map((rows) => rows[index])));
  return answers.map(({ dialect, answer }): Base => ({ name: `${dialect} ${name}`, ask, text: JSON.stringify(answer), right }));
});
const ofForms = listForms.map(
  ([name, ask, answer]): Base => ({
    name,
    ask,
    text: JSON.stringify(answer),
    right: rowsOf(ask, answer).map((row) => rightOf([row])),
  }),
);
const bases = [...ofSandbox, ...ofForms];

function isRight({ right }: Base, row: ListRow): boolean {
  return right.some((known) =>
    Object.entries(row).every(([field, value]) => {
      const values = value !== null && typeof value === "object" ? Object.values(value) : [value];
      // Whatever is called id is one.
      const wanted =
        (field === "id" ? [...known.values()].flat() : known.get(field)) ?? known.get(field.replace(/_names$/, "")) ?? [];
      return values.every((one) => one === null || wanted.some((all) => isSame(field, all, one)));
    }),
  );
}

/** Prices and chances are rounded where they are written in another way. An unknown status says nothing. */
function isSame(field: string, wanted: unknown, value: unknown): boolean {
  if (wanted === value || (field === "status" && value === "unknown")) return true;
  if (typeof wanted !== "number" || typeof value !== "number") return false;
  if (field === "price") return Math.abs(wanted - value) <= 0.006 + (wanted - 1) * (wanted - 1) * 0.011;
  if (field === "edge") return Math.abs(wanted - value) <= 0.0055;
  return ["home", "draw", "away", "confidence"].includes(field) && Math.abs(wanted - value) <= 0.0002;
}

type Count = Record<"right" | "asked" | "wrong", number>;

function mutate(name: string, rounds: number): { count: Count; wrong: string[] } {
  const count: Count = { right: 0, asked: 0, wrong: 0 };
  const wrong: string[] = [];
  const fit = bases.filter(({ ask }) => ask === "value_bets" || !isOfPrices(name));
  for (let round = 0; round < rounds; round++) {
    const random = randomFor(round * 37 + name.length * 7919);
    const base = oneOf(fit, random);
    const subject = { answer: JSON.parse(base.text) as unknown, random };
    if (!listMutations[name]?.(subject)) continue;
    const draft = draftFrom([{ ask: base.ask, answer: subject.answer }], unknownService);
    if (!isAccepted(draft)) {
      count.asked += 1;
      continue;
    }
    const bad = (draft.rows[base.ask] as ListRow[]).filter((row) => !isRight(base, row));
    count[bad.length > 0 ? "wrong" : "right"] += 1;
    if (bad.length > 0)
      wrong.push(`${base.name} (round ${round}): ${JSON.stringify(bad[0])} in ${JSON.stringify(subject.answer).slice(0, 700)}`);
  }
  return { count, wrong };
}

const names = Object.keys(listMutations);

describe("a changed list is never accepted with a wrong row", () => {
  it.each(names)("%s", (name) => {
    const { count, wrong } = mutate(name, runs(15));
    expect(wrong).toEqual([]);
    expect(count.right + count.asked).toBeGreaterThan(0);
  });

  it("thousands of them", { tags: ["long"], timeout: 600_000 }, () => {
    for (const name of names) {
      const { count, wrong } = mutate(name, runs(300));
      process.stdout.write(`${name}: ${JSON.stringify(count)}\n`);
      expect(wrong).toEqual([]);
    }
  });
});
