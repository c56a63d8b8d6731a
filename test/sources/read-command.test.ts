import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { createDefinitions } from "../../src/api/definitions.ts";
import { readConfig } from "../../src/config.ts";
import { createLog } from "../../src/log.ts";
import type { Definition } from "../../src/sources/definition.ts";
import { theOddsApi } from "../../src/sources/the-odds-api/definition.ts";
import { openDatabase } from "../../src/storage/database.ts";
import { eachBriefly } from "../long-elsewhere.ts";
import { recordings } from "./recordings.ts";

const folder = mkdtempSync(join(tmpdir(), "linewatch-read-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** The built program, as `npm run read` starts it. */
function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["dist/read.js", ...args], { encoding: "utf8" });
  return { status, stdout, stderr };
}
function fileOf(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
  return path;
}
/** As Windows' own shell saves it. */
function wide(name: string, text: string): string {
  const path = fileOf(name, "");
  writeFileSync(path, Buffer.from(`\uFEFF${text}`, "utf16le"));
  return path;
}
const recorded = (name: string) => recordings.find((recording) => recording.name === name)?.file ?? "";
const printed = (...args: string[]) => {
  const { status, stdout, stderr } = run(...args);
  expect([status, stderr]).toEqual([0, ""]);
  return JSON.parse(stdout) as { rows: object[]; refused: { where: string; why: string }[] };
};

describe("npm run read", () => {
  it("prints prices as texts", () => {
    const { rows, refused } = printed("the-odds-api", "boards", recorded("the-odds-api/boards-past"));
    expect(rows[0]).toEqual({
      match: "81be77",
      bookmaker: "Oddmoor",
      market: "winner",
      selection: "home",
      line: null,
      price: "1.75",
      at: "2027-02-01T11:57:00.000Z",
    });
    expect(refused).toEqual([]);
  });

  it("prints lists and value bets, by the code beside a definition", { tags: "long" }, () => {
    expect(printed("kalshi", "results", recorded("kalshi/results")).rows[0]).toEqual({
      id: "KXMLBGAME-27APR091905TARHAR",
      home: "Harrow Falls",
      away: "Tarn City",
      start: "2027-04-09T23:05:00.000Z",
      league: "MLB",
      status: "ended",
      score: null,
      winner: "home",
    });
    expect(printed("odds-api-io", "value_bets", recorded("odds-api-io/value_bets")).rows[2]).toMatchObject({
      market: "total",
      selection: "over",
      line: "2.5",
      price: "2.05",
      ev: "0.05",
    });
    expect(printed("polymarket", "history", recorded("polymarket/history")).rows[0]).toMatchObject({
      match: "",
      selection: null,
      price: "2.380952",
    });
  });

  it("prints a misfit, an answer cut off, and one of another service", { tags: "long" }, () => {
    const [american, file] = [recorded("the-odds-api-american/boards"), recorded("the-odds-api/boards")];
    expect(printed("the-odds-api", "boards", american)).toEqual({
      rows: [],
      refused: [{ where: "outcome.price", why: "is -140, and that is no decimal price" }],
    });
    const cut = fileOf("cut.json", '[{"id": "5f0a');
    expect(printed("the-odds-api", "boards", cut)).toMatchObject({
      rows: [],
      refused: [{ where: "answer", why: expect.stringContaining("is not JSON") }],
    });
    expect(printed("kalshi", "boards", file)).toEqual({ rows: [], refused: [{ where: "answer.events[]", why: "is not there" }] });
    expect(printed("documented", "boards", file)).toEqual({
      rows: [],
      refused: [{ where: "documented", why: "no definition yet: npm run doctor" }],
    });
  });

  it("reads the documented service by what the doctor has accepted, and changes no database", { tags: "long" }, async () => {
    const boards = recorded("the-odds-api/boards-past");
    const settings = {
      ODDS_API_BASE_URL: "https://odds.example/v1",
      ODDS_SOURCE_NAME: "Example odds",
      ODDS_SOURCE_URL: "https://odds.example",
      DATA_DIR: join(folder, "data"),
    };
    const runThere = (...args: string[]) =>
      spawnSync(process.execPath, ["dist/read.js", ...args], {
        encoding: "utf8",
        env: { PATH: process.env["PATH"], ...settings },
      });
    const refusal = { rows: [], refused: [{ where: "documented", why: "no definition yet: npm run doctor" }] };
    expect(JSON.parse(runThere("documented", "boards", boards).stdout)).toEqual(refusal);
    expect(existsSync(settings.DATA_DIR)).toBe(false);

    const { database: at } = readConfig(settings);
    const database = await openDatabase(at.url, createLog({ level: "error", secrets: [] }));
    const definition = { ...theOddsApi, asks: { boards: theOddsApi.asks.boards } } as Definition;
    const clock = { now: () => Date.UTC(2027, 1, 1) };
    await createDefinitions({ fixed: null, source: "https://odds.example/v1", database, clock }).accept(definition);
    await database.destroy();
    const read = runThere("documented", "boards", boards);
    expect([read.status, read.stderr]).toEqual([0, ""]);
    expect(JSON.parse(read.stdout)).toEqual(printed("the-odds-api", "boards", boards));
    expect(JSON.parse(runThere("documented", "--print").stdout)).toMatchObject({ name: "The Odds API" });
    expect(JSON.parse(runThere("documented", "history", boards).stdout)).toEqual(refusal);
    expect(runThere("documented", "boards", "./not-there.json")).toMatchObject({ status: 2, stdout: "" });
  });

  it("reads by a definition of a host's own", () => {
    const definition = fileOf("my-service.json", { ...theOddsApi, name: "My service" });
    expect(printed(definition, "boards", recorded("the-odds-api/boards-past")).rows).toHaveLength(2);
  });

  it("reads files behind the mark that some editors and shells put before them", () => {
    const definition = fileOf("marked.json", `\uFEFF${JSON.stringify(theOddsApi)}`);
    expect(printed(definition, "boards", fileOf("marked-answer.json", "\uFEFF[]"))).toEqual({ rows: [], refused: [] });
    const wideDefinition = wide("wide.json", JSON.stringify(theOddsApi));
    expect(printed(wideDefinition, "boards", wide("wide-answer.json", "[]"))).toEqual({ rows: [], refused: [] });
  });

  it("prints a line a row, and what differs from the rows beside the answer", { tags: "long" }, () => {
    const json = [
      {
        id: "1",
        home_team: "A",
        away_team: "B",
        bookmakers: [
          {
            key: "q",
            title: "Quay",
            markets: [
              {
                key: "h2h",
                outcomes: [
                  { name: "A", price: 1.9 },
                  { name: "B", price: 2 },
                  { name: "C", price: 9 },
                ],
              },
            ],
          },
        ],
      },
    ];
    const file = fileOf("boards.json", json);
    const timeless = { ...theOddsApi, asks: { boards: { ...theOddsApi.asks.boards } } };
    const definition = fileOf("timeless.json", timeless);
    const lines = ["Quay  winner  home  –  1.9  –  1", "Quay  winner  away  –  2  –  1"];
    const leftOut = 'left out: h2h: what "C" is, the definition does not say';
    expect(run(definition, "boards", file, "--rows").stdout.trim().split("\n")).toEqual([...lines, leftOut]);
    // As a shell makes it before it saves the lines there.
    fileOf("boards.rows", "");
    expect(run(definition, "boards", file, "--rows").stdout.trim().split("\n")).toEqual([...lines, leftOut]);
    fileOf("boards.rows", `${lines.join("\n")}\n`);
    expect(run(definition, "boards", file, "--rows").stdout).toContain("2 rows, as written down: true");
    wide("boards.rows", `${lines.join("\r\n")}\r\n`);
    expect(run(definition, "boards", file, "--rows").stdout.trim().split("\n")).toEqual([
      "2 rows, as written down: true",
      leftOut,
    ]);
    fileOf("boards.rows", `${lines[0]}\nQuay  winner  away  –  2.1  –  1\n`);
    expect(run(definition, "boards", file, "--rows").stdout.trim().split("\n")).toEqual([
      "- Quay  winner  away  –  2.1  –  1",
      `+ ${lines[1]}`,
      "2 rows, as written down: false",
      leftOut,
    ]);
  });

  it("prints a definition to start from", { tags: "long" }, () => {
    const { status, stdout } = run("polymarket", "--print");
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ name: "Polymarket", format: "probability" });
  });

  const boards = recorded("the-odds-api/boards");
  const mistakes = [
    [[], "usage: npm run --silent read -- SOURCE ASK FILE"],
    [["the-odds-apy", "boards", boards], 'there is no source "the-odds-apy"'],
    [["the-odds-api", "board", boards], 'there is no ask "board"'],
    [["the-odds-api", "bonuses", boards], "The Odds API has no bonuses: it has matches, boards, results, sports"],
    [["the-odds-api", "boards"], "usage:"],
    [["the-odds-api", "boards", "./not-there.json"], "./not-there.json cannot be read"],
    [["./not-there.json", "boards", boards], "./not-there.json: it cannot be read"],
    [["the-odds-api", "boards", boards, "--row"], "usage:"],
    [["documented", "boards", "./not-there.json"], "./not-there.json cannot be read"],
    [["documented", "--print"], "no definition yet: npm run doctor"],
  ] as const;
  eachBriefly(mistakes, ([args]) => args.length === 0 || args[0] === "the-odds-apy")(
    "%j prints nothing on standard output and says what is wrong",
    (args, message) => {
      expect(run(...args)).toMatchObject({ status: 2, stdout: "", stderr: expect.stringContaining(message) });
    },
  );

  it("names every mistake of a definition by its place", { tags: "long" }, () => {
    const definition = fileOf("wrong.json", { ...theOddsApi, format: "decimals", selctions: {} });
    const { status, stdout, stderr } = run(definition, "boards", boards);
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toContain("wrong.json: format: Invalid option");
    expect(stderr).toContain('wrong.json: definition: Unrecognized key: "selctions"');
    expect(run(fileOf("text.json", "{"), "boards", boards)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("text.json: it is not JSON"),
    });
    expect(run(fileOf("large.json", " ".repeat(70_000)), "boards", boards).stderr).toContain("a definition has at most 64 kB");
  });
});
