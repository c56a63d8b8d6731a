import { describe, expect, it } from "vitest";
import { fitsBeside, fittingRows, flowingRows } from "../../src/chat/label-width.ts";

const labels = (rows: readonly { label: string }[][]) => rows.map((row) => row.map(({ label }) => label));
const row = (...names: string[]) => names.map((label) => ({ label }));

describe("labels side by side on a phone", () => {
  it.each([
    [["Odds", "Chart", "Why?"], true],
    [["Коэффициенты", "График", "Почему?"], false],
    [["Castelmira United", "Zhurava Olympic"], true],
    [["Only moves from 5 pp", "No hourly limit"], false],
    [["illi. lilli, illil'i", "illi. lilli, illil'i"], true],
    [["Castelmira Cobras v Silverton Sparks"], true],
    [["Stop #17 · Castelmira United v Zhurava Olympic"], false],
  ])("%j: whole, %s", (some, fits) => {
    expect(fitsBeside(some)).toBe(fits);
  });

  it("go on in further rows where they don't fit, as even as they come", () => {
    expect(labels(fittingRows(row("1", "2", "3", "4", "5")))).toEqual([["1", "2", "3", "4", "5"]]);
    expect(labels(fittingRows(row("✓ Mon", "✓ Tue", "✓ Wed", "✓ Thu", "Fri", "Sat", "Sun")))).toEqual([
      ["✓ Mon", "✓ Tue", "✓ Wed", "✓ Thu"],
      ["Fri", "Sat", "Sun"],
    ]);
    expect(labels(fittingRows(row("Коэффициенты", "График", "Почему?")))).toEqual([["Коэффициенты", "График"], ["Почему?"]]);
    expect(labels(fittingRows(row("Only the Zhurava Olympic side", "Both")))).toEqual([
      ["Only the Zhurava Olympic side"],
      ["Both"],
    ]);
  });

  it("go on in a further line where each is as wide as it is, and in one after so many", () => {
    expect(labels(flowingRows(row("Beobachten", "Quotenalarm", "Diagramm", "Wettarten"), 5))).toEqual([
      ["Beobachten", "Quotenalarm"],
      ["Diagramm", "Wettarten"],
    ]);
    expect(labels(flowingRows(row("1", "2", "3", "4", "5", "6"), 5))).toEqual([["1", "2", "3", "4", "5"], ["6"]]);
    expect(labels(flowingRows(row("1", "2", "3"), 2))).toEqual([["1", "2"], ["3"]]);
    expect(labels(flowingRows([], 5))).toEqual([]);
  });
});
