import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { decode, readMapping } from "../../../src/api/decode/index.ts";
import { roleText } from "../../../src/api/decode/plan/plan.ts";

/** The cases of docs/mapping.md, as they stand there: the answer, what is made of it, the mapping, what is made of it then. */
const cases = [...readFileSync("docs/mapping.md", "utf8").matchAll(/^## (.+?)$(.*?)(?=^## |$(?![\s\S]))/gms)]
  .map(([, title = "", text = ""]) => ({
    title,
    json: [...text.matchAll(/```json\n(.*?)```/gs)].map(([, body = ""]) => JSON.parse(body) as unknown),
    rows: [...text.matchAll(/```text\n(.*?)```/gs)].map(([, body = ""]) =>
      body
        .trim()
        .split("\n")
        .filter((line) => line !== "nothing"),
    ),
  }))
  .filter(({ json }) => json.length > 0);

function read(answer: unknown, file: unknown = {}) {
  const read = readMapping(file);
  if (!read.ok) throw new Error(read.problems.join("\n"));
  const decoded = decode("odds", answer, { mapping: read.mapping });
  const rows = decoded.items.map(({ bookmaker, market, selection, line, price }) =>
    [bookmaker, market, selection, line, price].filter((part) => part !== null).join(" "),
  );
  return { ...decoded, rows };
}

function readBets(answer: unknown, file: unknown = {}): string[] {
  const read = readMapping(file);
  if (!read.ok) throw new Error(read.problems.join("\n"));
  return decode("value_bets", answer, { mapping: read.mapping }).items.map(
    ({ match, bookmaker, market, selection, line, price, edge }) =>
      [match, bookmaker, market, selection, line, price, edge].filter((part) => part !== null).join(" "),
  );
}

const isOfBets = (mapping: unknown) => JSON.stringify(mapping).includes('"value_bets"');

describe("the cases of docs/mapping.md", () => {
  it("are three of odds, and one of a list", () => {
    expect(cases.map(({ json: [, mapping] }) => isOfBets(mapping))).toEqual([false, false, false, true]);
  });

  it.each(cases.map((each) => [each.title, each] as const))(
    "%s",
    (_title, { json: [answer, mapping], rows: [before, after] }) => {
      const rows = (file?: unknown) => (isOfBets(mapping) ? readBets(answer, file) : read(answer, file).rows);
      expect(rows()).toEqual(before);
      expect(rows(mapping)).toEqual(after);
    },
  );
});

describe("a pin", () => {
  const answer = [{ bookmaker: "Quill", market: "winner", home: 1.9, draw: 3.5, away: 4.2, updated: "2026-11-22T09:00:00Z" }];

  it("is a line of the plan: copied into the mapping, it changes nothing", () => {
    const { rows, plan } = read(answer);
    for (const line of plan) {
      if (line.role === "leads on") continue;
      expect(read(answer, { pins: { odds: { [line.path]: roleText(line) } } }).rows.toSorted()).toEqual(rows.toSorted());
    }
  });

  it("can take a column out", () => {
    expect(read(answer).items[0]?.at).toBe("2026-11-22T09:00:00.000Z");
    expect(read(answer, { pins: { odds: { "[].updated": "nothing" } } }).items.map(({ at }) => at)).toEqual([null, null, null]);
  });

  it.each([
    [{ odds: { "[].a": "prize" } }, "pins.odds.[].a: must be one of bookmaker, market"],
    [{ odds: { "a[[": "price" } }, "must be a path of a plan"],
    [{ matches: { "[].a": "price" } }, "pins.matches.[].a: must be one of"],
  ])("that is none is told: %j", (pins, problem) => {
    const read = readMapping({ pins });
    expect(read.ok ? "" : read.problems.join("\n")).toContain(problem);
  });
});
