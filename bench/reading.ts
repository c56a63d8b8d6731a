import { builtIn } from "../src/sources/index.ts";
import { openSource } from "../src/sources/open.ts";
import { madeBoards, v4Answer } from "../test/sources/v4-boards.ts";
import { type Bench, row } from "./bench.ts";

const boards = 400;
const rounds = 5;

export const bench: Bench = {
  about: `${boards} answers of The Odds API's shape are read by its definition, the best of ${rounds} rounds; then the definition is opened`,
  run: async () => {
    const texts = madeBoards(boards).map((board) => JSON.stringify(v4Answer(board)));
    const source = builtIn["the-odds-api"];
    if (!source) throw new Error("no such source");
    const read = openSource(source).readers.boards;
    const rows = texts.reduce((sum, text) => sum + (read?.(JSON.parse(text)).rows.length ?? 0), 0);
    const parsed = bestMs(() => texts.map((text) => JSON.parse(text) as unknown));
    const whole = bestMs(() => texts.map((text) => read?.(JSON.parse(text))));
    const note = "JSON.parse alone";
    return [
      row({ name: "rows a second", ours: (1_000 * rows) / whole, rival: (1_000 * rows) / parsed, unit: "rows/s", note }),
      row({ name: "1,000 rows", ours: (1_000 * whole) / rows, rival: (1_000 * parsed) / rows, unit: "ms", note }),
      row({ name: "opening the definition", ours: bestMs(() => openSource(source)), rival: null, unit: "ms", note: "" }),
    ];
  },
};

function bestMs(work: () => unknown): number {
  const times = Array.from({ length: rounds }, () => {
    const startedAt = performance.now();
    work();
    return performance.now() - startedAt;
  });
  return Math.min(...times);
}
