import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { demandTypedWords, meanings, readTypedWords, typedWords } from "../src/typed-words.ts";
import { freshFolder } from "./bot.ts";

const root = new URL("..", import.meta.url).pathname;
const folder = freshFolder();
afterAll(() => rmSync(folder, { recursive: true }));

/** The project's files with others beside them. */
function wordsWith(files: Readonly<Record<string, string>>) {
  const all = join(folder, String(Object.keys(files)));
  mkdirSync(all);
  cpSync(join(root, "locales/input"), all, { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(all, file), text);
  return readTypedWords(pathToFileURL(`${all}/`));
}

/** Input words that a language says nothing about; an empty list says that it needs none. */
function missingIn(language: string): string[] {
  const words = typedWords.languages.get(language)?.words ?? {};
  return Object.entries(meanings).flatMap(([section, known]) =>
    known.filter((meaning) => words[section]?.[meaning] === undefined).map((meaning) => `${section} ${meaning}`),
  );
}

describe("what people type", () => {
  const menus = readdirSync(join(root, "locales")).flatMap((file) => (file.endsWith(".ftl") ? [file.slice(0, -4)] : []));

  it.each(menus)("has every input word in %s", (language) => {
    expect(missingIn(language)).toEqual([]);
  });

  it("is told where a language misses some", () => {
    expect(missingIn("tlh")).toContain("units h");
  });

  it("is without problems, and a word has one meaning", () => {
    expect(() => demandTypedWords()).not.toThrow();
  });

  it("names all problems of all files at once", () => {
    const { problems, languages } = wordsWith({
      "de.json": JSON.stringify({ words: { units: { h: ["Std"], week: ["woche"] }, colours: {} }, zones: "Europe/Berlin" }),
      "fr.json": "{",
      "nl.json": JSON.stringify({ words: { answers: { yes: ["ja", "no"] } } }),
    });
    expect([...languages.keys()]).toEqual(["en", "nl", "ru"]);
    expect(problems.join("\n")).toMatch(/^de\.json words units h 0: must be words in small letters/m);
    for (const named of [/de\.json words units: .*"week"/, /de\.json words: .*"colours"/, /de\.json zones: /, /^fr\.json: /m])
      expect(problems.join("\n")).toMatch(named);
    expect(problems).toContain("answers: “no” means both no and yes");
    expect(() => demandTypedWords({ languages, problems })).toThrow(problems.join("\n  - "));
  });

  it("does not blame a file that cannot be read for every word in it", () => {
    const { problems } = wordsWith({ "en.json": "{" });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^en\.json: /);
  });

  it("misses nothing that no language has", () => {
    const { problems } = readTypedWords(pathToFileURL(`${freshFolder()}/`));
    expect(problems).toContain("units h: no language has a word for it");
  });
});

describe("the program", () => {
  it("holds no letters of typed words itself: what services write and the sandbox's cast are something else", () => {
    const others = ["api/decode/", "sandbox/", "doctor/proposal.ts"];
    const files = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" }).filter((file) => /\.\w+$/.test(file));
    const own = files.filter((file) => !others.some((other) => file.startsWith(other)));
    expect(own.length).toBeGreaterThan(300);
    expect(own.filter((file) => /\p{Script=Cyrillic}/u.test(readFileSync(join(root, "src", file), "utf8")))).toEqual([]);
  });
});
