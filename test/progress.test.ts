import { expect, it } from "vitest";
import { createProgress } from "../src/progress.ts";

/** Work that tells of every tenth of a second of its two and a half, or as many seconds as are named. */
function work({ isTTY, seconds = 2.5 }: { isTTY: boolean; seconds?: number }): string[] {
  const written: string[] = [];
  let now = 1_000;
  const progress = createProgress({ isTTY, write: (text) => written.push(text) }, () => now);
  for (let tenth = 1; tenth <= seconds * 10; tenth++) {
    now += 100;
    progress.tell(`${tenth} rows`);
  }
  progress.done();
  progress.done();
  return written;
}

it("renews one line of a terminal, not more often than anybody reads, and takes it away in the end", () => {
  const written = work({ isTTY: true, seconds: 1 });
  expect(written).toEqual([..."13579"].map((tenth) => `\r\u001b[K${tenth} rows`).concat("\r\u001b[K"));
});

it("writes a line every five seconds where there is no terminal, and none about what is quick", () => {
  expect(work({ isTTY: false, seconds: 4 })).toEqual([]);
  expect(work({ isTTY: false, seconds: 12 })).toEqual(["50 rows\n", "100 rows\n"]);
});
