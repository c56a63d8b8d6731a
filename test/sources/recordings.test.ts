import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { linesOf, readAnswer } from "../../src/sources/read/answer.ts";
import { opened, recordings } from "./recordings.ts";

describe("recorded answers", () => {
  it.each(recordings)("$name are read as they are written down", async ({ source, ask, file }) => {
    const read = readAnswer(opened[source] as never, ask, readFileSync(file, "utf8"));
    await expect(`${linesOf(read).join("\n")}\n`).toMatchFileSnapshot(file.replace(".json", ".rows"));
  });

  it("are there for everything that a source can be asked", () => {
    const asked = Object.entries(opened).flatMap(([source, { readers }]) =>
      Object.keys(readers).map((ask) => `${source} ${ask}`),
    );
    const recorded = new Set(recordings.map(({ source, ask }) => `${source} ${ask}`));
    // The sandbox is asked itself, and the American prices of a sport differ in its boards alone.
    const missing = asked.filter((one) => !recorded.has(one) && !/^(?:sandbox|the-odds-api-american) /.test(one));
    expect(missing).toEqual([]);
  });
});
