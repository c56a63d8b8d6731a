import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { draftFrom, isAccepted, unknownService } from "../../src/propose/draft.ts";
import { proposeOdds } from "../../src/propose/odds.ts";
import { endpoints } from "../../src/sandbox/answers.ts";
import { createWorld } from "../../src/sandbox/world.ts";
import type { Ask } from "../../src/sources/definition.ts";
import { openSource } from "../../src/sources/open.ts";
import type { ListRow, PriceRow } from "../../src/sources/reading/reading.ts";
import { dialectNames, dialects } from "../sandbox/dialects/catalog.ts";
import { forms } from "./forms.ts";

const textOf = ({ bookmaker, market, selection, line, price }: PriceRow) => [bookmaker, market, selection, line, price].join("|");
const partsOf = ({
  bookmaker,
  market,
  selection,
  line,
  price,
}: Pick<PriceRow, "bookmaker" | "market" | "selection" | "line" | "price">) => ({
  text: [bookmaker, market, selection, line].join("|"),
  price,
});
const byText = (a: { text: string; price: number }, b: { text: string; price: number }) =>
  a.text < b.text ? -1 : a.text > b.text ? 1 : a.price - b.price;

describe("a draft of prices", () => {
  it("has 40 forms to prove itself on", () => {
    expect(forms.length).toBeGreaterThanOrEqual(40);
    expect(new Set(forms.map(([name]) => name)).size).toBe(forms.length);
  });

  it.each(forms)("%s: is %s, and never wrong", (_name, expected, answer, told) => {
    const proposal = proposeOdds([JSON.parse(JSON.stringify(answer))], "boards", {
      bookmakers: ["Oddmoor", "Quayside", "Lanternbet"],
    });
    const questions = "refusal" in proposal ? [proposal.refusal] : proposal.questions;
    expect(questions.length > 0 ? "asked" : "accepted", JSON.stringify(questions)).toBe(expected);
    if (expected === "asked" || "refusal" in proposal) return;
    const [rows, wanted] = [
      proposal.rows.map(partsOf).sort(byText),
      told.map((one) => partsOf({ ...one, bookmaker: one.book })).sort(byText),
    ];
    expect(rows.map(({ text }) => text)).toEqual(wanted.map(({ text }) => text));
    // American prices and fractions are rounded by whoever writes them.
    const apart = rows.map(({ price }, index) => Math.abs(price - (wanted[index]?.price ?? 0)));
    expect(Math.max(...apart)).toBeLessThan(0.011);
  });

  it("asks in sentences that name a path", () => {
    const [, , answer] = forms.find(([name]) => name === "with two prices") ?? [];
    const draft = proposeOdds([answer], "boards");
    const question = { path: "entry1.odds", question: "entry1.odds and entry1.price could both be the price" };
    expect(draft).toMatchObject({ questions: [question], shape: { rows: [{ price: "entry1.odds?" }] } });
  });
});

describe("a draft of value bets", () => {
  const bet = {
    match_slug: "a-b",
    bookmaker: "Oddmoor",
    market: "total",
    selection: "over",
    line: 2.5,
    price: 2.08,
    fair_price: 2,
    edge: 0.04,
  };
  const questionsOf = (bets: object[]) => draftFrom([{ ask: "value_bets", answer: { data: bets } }], unknownService).questions;

  it.each([
    ["period", "1H"],
    ["suspended", true],
    ["player", "A. Player"],
    ["zxq", 1],
  ])("asks what %s says", (key, value) => {
    expect(questionsOf([bet])).toEqual([]);
    expect(questionsOf([bet, { ...bet, [key]: value }])).toMatchObject([{ ask: "value_bets", path: `row.${key}` }]);
  });
});

const time = Date.UTC(2027, 1, 6, 12);
const world = createWorld({ seed: "drafts", speed: 1, volatility: 1 });
const asks: Readonly<Record<string, Ask>> = { odds: "boards", "value-bets": "value_bets" };
const [match] = world.matches(time);

function answerOf(name: string, dialect: (typeof dialectNames)[number]): unknown {
  const endpoint = endpoints.find((one) => one.name === name);
  const fighter = name === "fighter" ? (answerOf("fighters", "plain") as { data: { slug: string }[] }).data[0]?.slug : undefined;
  const manner = { dialect: dialects[dialect], showRefreshTime: true };
  const answer = endpoint?.answer({ world, time, manner, slug: fighter ?? match?.slug ?? "", query: { per_page: "100" } });
  return JSON.parse(answer?.body ?? "null");
}

describe.each(dialectNames)("the sandbox's %s dialect", (dialect) => {
  const recorded = endpoints.map(({ name }) => ({ ask: asks[name] ?? (name as Ask), answer: answerOf(name, dialect) }));
  const draft = draftFrom(recorded, unknownService);
  const open: Readonly<Record<string, string[]>> = { plain: [], columns: [], dictionary: ["history"] };

  it("is drafted, and asks only what nobody can tell", () => {
    expect([...new Set(draft.questions.map(({ ask }) => ask))]).toEqual(open[dialect]);
    expect(isAccepted(draft)).toBe(dialect !== "dictionary");
  });

  it("is read whole by its draft", () => {
    const board = match && world.board(match, time);
    const wanted = board?.books.flatMap(({ book, markets }) =>
      markets.flatMap(({ market, line, prices }) =>
        prices.map(({ selection, price }) => [book.name, market, selection, line, price].join("|")),
      ),
    );
    const rounded = (text: string) => text.replace(/\.(\d\d)\d*$/, ".$1");
    expect((draft.rows.boards as PriceRow[]).map(textOf).map(rounded).sort()).toEqual(wanted?.map(rounded).sort());
    const { readers } = openSource({ definition: draft.definition });
    for (const { ask, answer } of recorded.filter(({ ask }) => !open[dialect]?.includes(ask)))
      expect([ask, readers[ask]?.(answer).rows]).toEqual([ask, draft.rows[ask]]);
  });

  it("gives lists the same values as the plain dialect", () => {
    const { readers } = openSource({
      definition: draftFrom(
        endpoints.map(({ name }) => ({ ask: asks[name] ?? (name as Ask), answer: answerOf(name, "plain") })),
        unknownService,
      ).definition,
    });
    for (const { ask } of recorded.filter(({ ask }) => ask !== "boards" && ask !== "history" && !open[dialect]?.includes(ask))) {
      const name = Object.entries(asks).find(([, one]) => one === ask)?.[0] ?? ask;
      const plain = readers[ask]?.(answerOf(name, "plain")).rows as ListRow[];
      const rows = draft.rows[ask] as ListRow[];
      expect([ask, rows.length]).toEqual([ask, plain.length]);
      for (const field of ["slug", "match", "home_slug", "scheduled_at", "price", "sport"])
        expect([ask, field, rows.map((row) => rounded(row[field]))]).toEqual([
          ask,
          field,
          plain.map((row, index) => (rows[index]?.[field] == null ? rounded(rows[index]?.[field]) : rounded(row[field]))),
        ]);
    }
  });
});

function rounded(value: unknown): unknown {
  return typeof value === "number" ? Math.round(value * 50) / 50 : (value ?? null);
}

const folder = new URL("../../locales/answers/", import.meta.url);
const code = ["../../src/propose/", "../../src/sources/reading/"]
  .flatMap((path) => readdirSync(new URL(path, import.meta.url)).map((name) => new URL(path + name, import.meta.url)))
  .filter(({ pathname }) => pathname.endsWith(".ts"))
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");

/** Whether the code takes something of this name out of a dictionary. */
function isRead(name: string): boolean {
  const taken = new RegExp(`\\["${name}"\\]|\\b(?:envelope|items|markets|said)\\.${name}\\b`);
  const unpacked = new RegExp(`\\{[^{}\\n]*\\b${name}\\b[^{}\\n]*\\} = dictionaryFile`);
  return taken.test(code) || unpacked.test(code);
}

describe("the words of services' answers", () => {
  it.each(readdirSync(folder))("are all read: %s", (file) => {
    const text = readFileSync(new URL(file, folder), "utf8");
    const sections = JSON.parse(text) as Record<string, unknown>;
    const lists = Object.keys((sections["lists"] ?? {}) as object);
    const macros = Object.keys((sections["macros"] ?? {}) as object);
    expect(Object.keys(sections).filter((name) => !isRead(name))).toEqual([]);
    expect(lists.filter((name) => !isRead(name))).toEqual([]);
    expect(macros.filter((name) => !isRead(name) && !text.includes(`$${name}`))).toEqual([]);
  });
});
