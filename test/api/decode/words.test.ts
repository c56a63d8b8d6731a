import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { answersFile } from "../../../src/api/decode/words/answers.ts";
import { envelopeSchema } from "../../../src/api/decode/words/envelope.ts";
import { itemsSchema, itemWords } from "../../../src/api/decode/words/items.ts";
import { marketsSchema } from "../../../src/api/decode/words/markets.ts";
import { oddsSchema } from "../../../src/api/decode/words/odds.ts";
import { freshFolder } from "../../bot.ts";

const schemas = { envelope: envelopeSchema, items: itemsSchema, markets: marketsSchema, odds: oddsSchema };
const folder = freshFolder();
afterAll(() => rmSync(folder, { recursive: true }));

/** What is said of a file of the project in which one text stands for another. */
function problemOf(name: keyof typeof schemas, text: string, other: string): string {
  const whole = readFileSync(`locales/answers/${name}.json`, "utf8");
  expect(whole).toContain(text);
  writeFileSync(`${folder}/${name}.json`, whole.replace(text, other));
  try {
    answersFile(name, schemas[name], pathToFileURL(`${folder}/`));
    return "";
  } catch (error) {
    return (error as Error).message;
  }
}

describe("the words of services", () => {
  it("are sure or vague, and of parts that are strict or not", () => {
    const part = itemWords.bonuses.roles.get("amount");
    const vague = part?.words.filter((one) => one.vague).map(({ word }) => word);
    const sure = part?.words.filter((one) => !one.vague).map(({ word }) => word);
    expect([part?.reads, part?.isStrict, sure?.includes("amount"), sure?.includes("value")]).toEqual([
      "amount",
      true,
      true,
      false,
    ]);
    expect([vague?.includes("amount"), vague?.includes("value")]).toEqual([false, true]);
    expect([itemWords.teams.roles.get("name")?.isStrict, itemWords.bonuses.roles.get("url")?.isStrict]).toEqual([false, false]);
  });

  it.each(Object.keys(schemas) as (keyof typeof schemas)[])("are all in order in %s", (name) => {
    expect(problemOf(name, "{", "{")).toBe("");
  });

  it.each([
    [
      "odds",
      '"state": "status state"',
      '"state": "Status state"',
      "odds.json attributes state: “Status” is no word as keys are folded to: status",
    ],
    ["odds", '"created":', '"creation":', 'odds.json attributes: Unrecognized key: "creation"'],
    ["odds", '"created":', '"creation":', "odds.json attributes created: Invalid input"],
    ["odds", '"open active', '"open suspended active', "odds.json flagTokens: “suspended” means both on and off"],
    ["markets", '"draw_no_bet": "', '"draw_no_bet": "1x2 ', "markets.json markets: “1x2” means both winner and draw_no_bet"],
    ["markets", '"price decimal":', '"price roman":', "markets.json columns price roman:"],
    ["markets", '"point spread"', "7", "markets.json columnPhrases spread 0:"],
    ["items", '"count matchid', '"counted matchid', "items.json shared aboutMatch id: values cannot be read as “counted”"],
    ["items", "$leagues + $names", "$league + $names", "items.json shared match league: “$league” is no word"],
    ["items", '"with": ["named"]', '"with": ["nameless"]', "items.json kinds fighters with 0:"],
    ["envelope", '"EUR"', '"euro"', "envelope.json currencies euro:"],
    ["envelope", "{", "[", "envelope.json: "],
  ] as const)("are refused with file, key and what is wrong: %s %s", (name, text, other, problem) => {
    expect(problemOf(name, text, other)).toContain(problem);
  });
});
