import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import type { Block, Draft } from "../../src/chat/reply.ts";
import { type Credit, credited } from "../../src/replies/parts/credit.ts";
import { eachBriefly } from "../long-elsewhere.ts";
import { languages, texts } from "../replies/facts.ts";
import { kindsOf, type Names, plainNames } from "./kinds.ts";
import { platforms } from "./platforms.ts";

const source = { name: "River Odds", url: "https://odds.example/data" };
const real: Credit = { source, simulated: false };
const sandbox: Credit = { source: null, simulated: true };
const both: Credit = { source, simulated: true };

/** What stands at the end of a message: of one line in one short line, else a line for each. */
const lines = {
  en: {
    credit: "Data: River Odds",
    simulated: "Simulated odds from Linewatch’s sandbox. No team, bookmaker or price is real.",
    short: "Simulated: no real odds",
  },
  ru: {
    credit: "Данные: River Odds",
    simulated: "Данные вымышленные: это демо Linewatch. Команды, букмекеры и коэффициенты ненастоящие.",
    short: "Демо: коэффициенты ненастоящие",
  },
};

const long = "x".repeat(300);
const longNames: Names = {
  ...plainNames,
  home: long,
  away: long,
  league: long,
  books: [long, `${long}1`, `${long}2`],
  typed: long,
};

/** As much again as no platform has room for: tables, lists and texts before and behind what there is to say. */
function flooded(draft: Draft): Draft {
  const table: Block = {
    kind: "table",
    columns: ["Book", "1", "X", "2"].map((title) => ({ title, align: "right" })),
    rows: Array.from({ length: 400 }, (_, row) => [`Book ${row}`, "2.10", "3.40", "3.60"].map((text) => ({ text }))),
  };
  const list: Block = { kind: "list", items: Array.from({ length: 30 }, () => [{ kind: "text", text: long }]) };
  const buttons = Array.from({ length: 120 }, (_, id) => [
    { label: long, press: { command: "odds", text: `#${id}`, replace: false } },
  ]);
  return { ...draft, blocks: [...draft.blocks, table, list, ...draft.blocks], buttons: [...draft.buttons, ...buttons] };
}

/** Without the signs that keep a platform from reading anything into it. */
const plain = (shown: string): string => shown.replaceAll("\u200B", "");
const words = (shown: string): string => shown.replaceAll(/\s+/g, " ");

const isLine = (block: Block | undefined) =>
  block !== undefined && "spans" in block && block.spans.every(({ kind }) => kind !== "break");
const count = (text = "", line: string) => text.split("\n").filter((one) => one === line).length;

describe.each(Object.entries(platforms))("on %s every kind of message", (platform, show) => {
  eachBriefly(languages, (language) => (platform === "Discord" ? "ru" : "en") === language)(
    "in %s says once, as its last line, where the data is from and that it is simulated when it is",
    (language) => {
      const text = texts.in(language);
      const { credit, simulated, short } = lines[language];
      let shortOnes = 0;
      for (const [kind, draft] of Object.entries(kindsOf(text, plainNames))) {
        const isShort = draft.blocks.length === 1 && isLine(draft.blocks[0]);
        shortOnes += isShort ? 1 : 0;
        const warning = isShort ? short : simulated;
        const end = isShort ? [`${short} · ${credit}`] : [simulated, credit];
        const [fromSource, fromSandbox, fromBoth] = [real, sandbox, both].map((from) => show(credited(draft, from, text)).text);
        expect([kind, count(fromSource, credit), count(fromSource, warning)]).toEqual([kind, 1, 0]);
        expect([kind, count(fromSandbox, credit), count(fromSandbox, warning)]).toEqual([kind, 0, 1]);
        expect([kind, ...(fromBoth?.split("\n").slice(-end.length) ?? [])]).toEqual([kind, ...end]);
        expect([kind, fromBoth?.split(short).length, fromBoth?.split(simulated).length]).toEqual([
          kind,
          isShort ? 2 : 1,
          isShort ? 1 : 2,
        ]);
      }
      expect(shortOnes).toBeGreaterThan(20);
    },
  );

  it.each(languages)("in %s has a chat's own line right before that, and nothing else changes", { tags: "long" }, (language) => {
    const text = texts.in(language);
    const footer = "Odds Daily: @oddsdaily, t.me/oddsdaily";
    for (const [kind, draft] of Object.entries(kindsOf(text, plainNames))) {
      for (const from of [real, sandbox, both]) {
        const [without = "", shown = ""] = [draft, { ...draft, footer }].map((one) =>
          plain(show(credited(one, from, text)).text),
        );
        const ending = credited(draft, from, text).credit.length;
        expect([kind, shown.split("\n").at(-ending - 1)]).toEqual([kind, footer]);
        expect([kind, shown.split("\n").slice(-ending)]).toEqual([kind, without.split("\n").slice(-ending)]);
        expect([kind, words(shown.replace(footer, ""))]).toEqual([kind, words(without)]);
      }
    }
  });

  it("says it as well when it is far too long, once and at the end", { tags: "long" }, () => {
    const text = texts.in("en");
    const { credit, simulated } = lines.en;
    // What one function writes is cut in one way: its first kind stands for all.
    const kinds = new Map(Object.entries(kindsOf(text, longNames)).map(([kind, draft]) => [kind.split(" ")[0], draft]));
    expect(kinds.size).toBeGreaterThan(30);
    for (const [kind, draft] of kinds) {
      const shown = show(credited({ ...flooded(draft), footer: "Odds Daily" }, both, text)).text;
      expect([kind, count(shown, credit), count(shown, simulated)]).toEqual([kind, 1, 1]);
      expect([kind, ...shown.split("\n").slice(-3)]).toEqual([kind, "Odds Daily", simulated, credit]);
    }
  });
});

/** The names of the functions that write a reply. What makes a platform's message of one gives no draft. */
function repliesIn(source: string): string[] {
  const functions = source.matchAll(
    /^export (?:async )?function (\w+Reply)(?:<\w+>)?\((?:(?!^\}).)*?\): (?:Promise<)?Draft>? \{$/gms,
  );
  return [...functions].map(([, name = ""]) => name);
}

describe("the kinds of messages", () => {
  it("are all that the program can write, wherever a reply lies", () => {
    const folder = fileURLToPath(new URL("../../src/", import.meta.url));
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));
    const writers = files.flatMap((file) => repliesIn(readFileSync(join(folder, file), "utf8")));
    const kinds = new Set(Object.keys(kindsOf(texts.in("en"), plainNames)).map((kind) => /^\w+/.exec(kind)?.[0]));
    expect(writers.length).toBeGreaterThan(60);
    expect(
      writers.filter((writer) => !kinds.has(writer)),
      "give each of these a sample: in its feature's samples.ts, else in test/messages/kinds.ts",
    ).toEqual([]);
  });
});
