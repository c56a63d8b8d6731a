import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { openSource } from "../../src/sources/open.ts";
import { lineOf, printedRow } from "../../src/sources/read/print.ts";
import { listKinds } from "../../src/sources/reading/fields.ts";

const page = readFileSync(new URL("../../docs/add-a-source.md", import.meta.url), "utf8");
const blockOf = (kind: string) => new RegExp(`\`\`\`${kind}\\n([\\s\\S]+?)\`\`\``).exec(page)?.[1] ?? "";

describe("the page on how to add a source", () => {
  it("has a definition that reads what it says", () => {
    const { readers } = openSource({ definition: JSON.parse(blockOf("json")) });
    const bet = (name: string, value: string, odd: string) => ({ name, values: [{ value, odd }] });
    const bets = [
      bet("Match Winner", "Home", "1.45"),
      bet("Goals Over/Under", "Over 2.5", "1.62"),
      bet("Double Chance", "Home/Draw", "1.12"),
      bet("Exact Score", "1:0", "7.50"),
    ];
    const game = { fixture: { id: 1208021 }, update: "2026-11-26T12:01:09+00:00", bookmakers: [{ name: "Bet365", bets }] };
    const rows = readers.boards?.({ response: [game] }).rows ?? [];
    expect(rows.map((row) => lineOf(printedRow("boards", row)))).toEqual(blockOf("text").trim().split("\n"));
  });

  it("names every list", () => {
    const rows = page.slice(page.indexOf("## A shape for lists"));
    expect(listKinds.filter((kind) => !rows.includes(`\`${kind}\``))).toEqual([]);
  });
});
