import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { finderOf, forbiddenIn, glossary } from "./glossary.ts";
import { allLanguages, entriesOf, piecesOf, readingsOf } from "./locale-files.ts";

const allowanceFile = new URL("voice-allowance.txt", import.meta.url).pathname;
const allowance = readFileSync(allowanceFile, "utf8")
  .split("\n")
  .filter((line) => line !== "");

/** What is typed keeps what people know it by: names of commands and options, and examples. */
const isTyped = (key: string) => /^(?:command-name|option-name)-|\.example$/.test(key);

/** Every forbidden word of every text: language, key and word. */
const found = allLanguages.flatMap((language) => {
  const wordsIn = finderOf(forbiddenIn(language));
  const entries = [...entriesOf(language)].filter(([key]) => !isTyped(key));
  return entries.flatMap(([key, { pattern }]) =>
    wordsIn(piecesOf(pattern).join(" … ")).map((word) => `${language} | ${key} | ${word}`),
  );
});

/** What is read slowly: the terms, what is kept, two lists that become one; and what operators read. */
const mayBeLong = /^(?:about|forgetme|link|admin)-|\.example$/;

/** The sentences of a text that are longer than a phone shows in two lines; what variables bring is not counted. */
function longSentences(text: string): string[] {
  return text.split(/(?<=[.?!:])\s+|\n/).filter((sentence) => sentence.length > 90);
}

describe("the sentences of the English texts", () => {
  it("are short: none has more than 90 letters", () => {
    const texts = [...entriesOf("en")].filter(([key]) => !mayBeLong.test(key));
    const long = texts.flatMap(([key, { pattern }]) =>
      readingsOf(pattern)
        .flatMap(longSentences)
        .map((one) => [key, one]),
    );
    expect(long).toEqual([]);
  });

  it.each([
    ["Short. Short again, for example: /watch", 0],
    [`${"a ".repeat(46)}end.`, 1],
    [`One. ${"b ".repeat(46)}\n${"c ".repeat(46)}`, 2],
  ])("are found when they are longer: %j", (text, count) => {
    expect(longSentences(text)).toHaveLength(count);
  });
});

describe("the words of the texts", () => {
  it("may be anything in no English text: the list has none", () => {
    expect(allowance.filter((line) => line.startsWith("en |"))).toEqual([]);
  });

  it("are those of the glossary: what may not be said is in no text beyond those that are known", () => {
    expect(found.filter((line) => !allowance.includes(line))).toEqual([]);
  });

  it("leave the list of known texts when they are mended", async () => {
    const left = found.filter((line) => allowance.includes(line));
    await expect(`${left.sort().join("\n")}\n`).toMatchFileSnapshot(allowanceFile);
  });

  it.each(allLanguages)("have forty ideas in %s, with words that a test can find", (language) => {
    const part = glossary.split("\n## ").find((one) => one.startsWith(`${language} ·`)) ?? "";
    const ideas = [...part.matchAll(/^\| ([^|*]+) \|/gm)].map(([, idea]) => idea).filter((idea) => idea !== "idea");
    expect(ideas).toHaveLength(40);
    expect(new Set(ideas).size).toBe(40);
    expect(forbiddenIn(language).length).toBeGreaterThan(40);
  });

  it.each([
    ["I cannot say.", ["cannot"]],
    ["An Administrator’s right", ["administrator*"]],
    ["Cannotation, misadministrator", []],
    ["at the\n    moment", ["at the moment"]],
    ["Do not, don’t", ["do not"]],
  ])("are found as whole words: %j", (text, expected) => {
    expect(finderOf(["cannot", "administrator*", "at the moment", "do not"])(text)).toEqual(expected);
  });
});
