import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { demandTypedWords, meanings, readTypedWords, typedWords } from "../src/typed-words.ts";
import { freshFolder } from "./bot.ts";

const root = new URL("..", import.meta.url).pathname;
/** Who adds a word need not know ten languages: only a release (`npm run test:release`) fails for one that lacks. */
const isRelease = process.env["RELEASE"] === "1";
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

const ruleAlone = ["again", "fast", "posted", "keep", "since_open"].map((one) => `rule ${one}`);

/** Words of two kinds that say the same wherever both may stand, or are told apart by what stands beside them (durations.test.ts). */
const alike: Readonly<Record<string, readonly string[]>> = {
  дня: ["units", "halves"],
  do: ["weekdays", "common until"],
  per: ["weekdays", "common for"],
};

/** What well-known clubs are called in one word, or begin with. */
const teams = new Set(
  (
    "ajax alba angers arsenal auch barcelona bari basel bayern benfica boca brest bruges casa celta chievo como dinamo dynamo el este " +
    "eintracht flamengo fortuna genoa gent girona granada hansa hertha holstein inter juventus la lazio legia lens leon lille lyon " +
    "mar metz milan monza nantes napoli nice novara orlando osasuna paris parma paz pisa porto racing radomiak rapid real reims rennes " +
    "river roma ruch san santa santos sion sol spal spezia sporting stade start torino toulouse troyes udinese union valencia valladolid " +
    "vasco vitoria widzew wisla zenit las los le al as ac sc fk sv sk rb st de da do del di du vila villa vit viktoria"
  ).split(" "),
);

/** Every word of a section, or of one meaning in it, in all languages. */
function wordsOfKind(kind: string): string[] {
  const [section = "", only] = kind.split(" ");
  const all = [...typedWords.languages.values()].flatMap(({ words }) => Object.entries(words[section] ?? {}));
  return [...new Set(all.flatMap(([meaning, words]) => (only === undefined || only === meaning ? (words ?? []) : [])))];
}

describe("what people type", () => {
  const menus = readdirSync(join(root, "locales")).flatMap((file) => (file.endsWith(".ftl") ? [file.slice(0, -4)] : []));

  it.for(menus)("has every input word in %s, once it is released", (language, { skip }) => {
    const missing = missingIn(language);
    const advice = `locales/input/${language}.json lacks words, which can be typed in English alone: ${missing.join(", ")}`;
    if (missing.length === 0 || isRelease || language === "en") return expect(missing, advice).toEqual([]);
    console.warn(advice);
    skip("whoever knows the language adds them before a release");
  });

  it("is told where a language misses some", () => {
    expect(missingIn("tlh")).toContain("units h");
  });

  it("is without problems, and a word has one meaning", () => {
    expect(() => demandTypedWords()).not.toThrow();
  });

  it("means one thing wherever words of several kinds may stand", () => {
    const all = ["all", "on", "auto", "end", "bot"].map((one) => `common ${one}`);
    const places = [
      [..."presets directions totals answers sides handicaps doubles markets reducers phases".split(" "), ...ruleAlone],
      ["days", "weekdays", "statuses", "kinds", "common until", "common for"],
      [...all, "common off", "quiet", "formats", "densities"],
      [...all, "answers"],
      ["units", "halves", "common points"],
    ];
    const twice = places.flatMap((place) => {
      const said = place.flatMap((kind) => wordsOfKind(kind).map((word) => ({ kind, word })));
      return said.filter(({ kind, word }) => said.some((other) => other.word === word && other.kind !== kind));
    });
    expect(twice.filter(({ word, kind }) => !(word in alike && alike[word]?.includes(kind)))).toEqual([]);
  });

  it("is no word that a team is called by", () => {
    const kinds = ["calls", "kinds", "days", "statuses", "presets", "directions", "phases"];
    // Plain words begin with a club: "paris psg" asks for a match.
    expect(kinds.flatMap(wordsOfKind).filter((word) => teams.has(word))).toEqual(["start"]);
  });

  it("names all problems of all files at once", () => {
    const { problems, languages } = wordsWith({
      "de.json": JSON.stringify({ words: { units: { h: ["Std"], week: ["woche"] }, colours: {} }, zones: "Europe/Berlin" }),
      "fr.json": "{",
      "nl.json": JSON.stringify({ words: { answers: { yes: ["ja", "no"] } } }),
    });
    expect([...languages.keys()].sort()).toEqual([...menus.filter((language) => !["de", "fr"].includes(language)), "nl"].sort());
    expect(problems.join("\n")).toMatch(/^de\.json words units h 0: must be words in small letters/m);
    for (const named of [/de\.json words units: .*"week"/, /de\.json words: .*"colours"/, /de\.json zones: /, /^fr\.json: /m])
      expect(problems.join("\n")).toMatch(named);
    expect(problems).toContain("answers: “no” means both no and yes");
    expect(() => demandTypedWords({ languages, problems })).toThrow(problems.join("\n  - "));
  });

  it("writes a letter of names in one way", () => {
    const letters = (latin: string) => JSON.stringify({ words: {}, letters: { ц: latin } });
    expect(wordsWith({ "bg.json": letters("c") }).problems).toContain("letters: “ц” is both “c” and “ts”");
    expect(wordsWith({ "be.json": letters("ts") }).problems).toEqual([]);
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
    // Widths of letters on a phone are no words either.
    const others = ["sandbox/", "propose/", "sources/", "chat/label-width.ts"];
    const files = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" }).filter((file) => /\.\w+$/.test(file));
    const own = files.filter((file) => !others.some((other) => file.startsWith(other)));
    expect(own.length).toBeGreaterThan(300);
    expect(own.filter((file) => /\p{Script=Cyrillic}/u.test(readFileSync(join(root, "src", file), "utf8")))).toEqual([]);
  });
});
