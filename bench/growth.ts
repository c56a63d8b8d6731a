import { grow } from "../test/boards/growth.ts";
import { type Bench, type Row, row } from "./bench.ts";
import { engines } from "./databases.ts";

const mega = 1024 * 1024;
/** As many as one process works out in some minutes; what is kept of a match does not depend on the others. */
const matchesADay = 10;
const promisedADay = 500;

export const bench: Bench = {
  about: "what is kept of matches that are polled for a day each, at the documented rhythm, every price changing at each refresh",
  async run() {
    const rows: Row[] = [];
    for (const engine of await engines()) {
      const opened = await engine.open();
      try {
        const sizes = await grow(opened, { matchesADay, days: 365, changing: 1 });
        for (const nth of [35, 180, 365]) {
          const { bytes = 0, points, matches = 1 } = sizes[nth - 1] ?? {};
          const name = `${engine.name}, ${promisedADay} matches a day after ${nth} days`;
          const note = `${matchesADay} a day: ${points} price points, ${Math.round(bytes / matches / 1024)} KB for each of ${matches} matches`;
          rows.push(row({ name, ours: (promisedADay / matchesADay) * (bytes / mega), rival: null, unit: "MB", note }));
        }
      } finally {
        await opened.close();
      }
    }
    return rows;
  },
};
