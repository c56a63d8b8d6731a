import { describe, expect, it } from "vitest";
import { factsBlock, labelled } from "../../src/replies/parts/facts.ts";
import { selectionColumn, selectionName } from "../../src/replies/parts/markets.ts";
import { plain } from "../../src/replies/parts/text.ts";
import { matchNamed } from "../alert-path/stage.ts";
import { texts } from "./facts.ts";

const [english, french] = [texts.in("en"), texts.in("fr")];

describe("a label and its value", () => {
  it("stand apart as the reader's language has it", () => {
    const rows = [{ label: "Cote", value: plain("2,10") }];
    expect(factsBlock(french, rows)).toEqual({ kind: "facts", colon: "\u00a0: ", rows });
    expect(factsBlock(english, rows).colon).toBe(": ");
    expect(labelled(french, "Fuseau", "Paris")).toBe("Fuseau\u00a0: Paris");
  });
});

describe("a selection of two outcomes", () => {
  it("is called as the draw is in the reader's language, also at the head of a column", () => {
    const offer = { market: "double_chance", selection: "1X", line: null } as const;
    const match = matchNamed("reds-blues");
    expect([english, french].map((text) => selectionName(text, match, offer))).toEqual(["1X", "1N"]);
    expect([english, french].map((text) => selectionColumn(text, "X2"))).toEqual(["X2", "N2"]);
    expect(selectionColumn(french, "draw")).toBe("N");
    expect(selectionColumn(french, "Correct score 2:1")).toBe("Correct score 2:1");
  });
});
