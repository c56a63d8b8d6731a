import { describe, expect, it } from "vitest";
import { csvFromRows } from "../../src/chat/csv.ts";

const row = (...cells: (string | number | null)[]) => csvFromRows([cells]).replace(/^\u{FEFF}/u, "");

describe("a list as CSV", () => {
  it("begins with a byte order mark and ends every line as RFC 4180 says", () => {
    expect(csvFromRows([["a", "b"], ["c"]])).toBe("\u{FEFF}a,b\r\nc\r\n");
    expect(csvFromRows([])).toBe("\u{FEFF}");
  });

  it.each([
    ["a comma", "a,b", '"a,b"'],
    ["quotes", 'the "Reds"', '"the ""Reds"""'],
    ["a line break", "a\nb", '"a\nb"'],
    ["a break of another kind", "a\r\nb", '"a\r\nb"'],
    ["letters of any alphabet", "Северск — Zürich", "Северск — Zürich"],
    ["nothing", "", ""],
  ])("keeps a text with %s as it is", (_what, text, written) => {
    expect(row(text)).toBe(`${written}\r\n`);
  });

  it.each([["=1+1"], ["+1"], ["-1"], ["@SUM(A1)"], ["\t=1"], ["\r=1"], ["\n=1"]])(
    "never lets a spreadsheet calculate %j",
    (text) => {
      expect(row(text)).toMatch(/^"?'/);
      expect(row(`a${text}`)).not.toMatch(/^"?'/);
    },
  );

  it("keeps the digits of a number, with a point, and what is below zero a number", () => {
    expect(row(2.125, 1.005, -3.5, 100, null)).toBe("2.125,1.005,-3.5,100,\r\n");
  });
});
