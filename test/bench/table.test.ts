import { expect, it } from "vitest";
import { row } from "../../bench/bench.ts";
import { tableOf } from "../../bench/table.ts";

it("a table of results has aligned columns, readable figures, and a dash where there is nothing to compare with", () => {
  const rows = [
    row({ name: "mean delay", ours: 5.4321, rival: 170.4, unit: "s", note: "round robin" }),
    row({ name: "messages", ours: 0, rival: 0, unit: "429/h", note: "" }),
    row({ name: "memory", ours: 12345.6, rival: null, unit: "KiB", note: "idle" }),
  ];
  expect(tableOf(rows)).toBe(
    [
      "| what       |   ours | rival |  ratio | unit  | note        |",
      "|------------|-------:|------:|-------:|-------|-------------|",
      "| mean delay |   5.43 |   170 | 0.0319 | s     | round robin |",
      "| messages   |      0 |     0 |      – | 429/h |             |",
      "| memory     | 12,346 |     – |      – | KiB   | idle        |",
    ].join("\n"),
  );
});
