import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import type { Span } from "../../src/chat/reply.ts";
import { problemsOfHosts, problemsOfTexts } from "../../src/replies/parts/entries.ts";
import { bold, loadTexts } from "../../src/replies/parts/text.ts";

const made: string[] = [];
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true });
});

/** A folder with languages that only this test knows. */
function folderOf(files: Record<string, string>): URL {
  const folder = mkdtempSync(join(tmpdir(), "linewatch-locales-"));
  made.push(folder);
  for (const [language, source] of Object.entries(files)) writeFileSync(join(folder, `${language}.ftl`), source);
  return pathToFileURL(`${folder}/`);
}

const en = `
moved = { $name } moved from { $from } to { $to }, { $count ->
    [one] one book
   *[other] { $count } books
  } agree
only-english = Only { $name } in English
    .hint = A hint
page-a = A
page-b = B
`;
const texts = loadTexts(
  folderOf({ en, de: "moved = { $to } statt { $from } bei { $name }\npage-a = Ah\n", "pt-BR": "page-a = Á\n" }),
);

describe("a text of two lines", () => {
  it("breaks where it says so, and never where a name does", () => {
    const args = { title: "Al\nder", start: "soon", league: "River\nCup" };
    const spans = loadTexts().in("en").spans("find-match-row", args);
    expect(spans.filter(({ kind }) => kind === "break")).toHaveLength(1);
    const broken = spans.filter(({ kind, text }) => kind === "text" && text.includes("\n"));
    expect(broken.map(({ text }) => text)).toEqual([args.title, args.league]);
  });
});

describe("the language of a reader", () => {
  it.each([
    ["de", "de"],
    ["de-AT", "de"],
    ["DE-at", "de"],
    ["pt", "pt-BR"],
    ["pt-BR", "pt-BR"],
    ["fr", "en"],
    [null, "en"],
    ["", "en"],
    ["x", "en"],
    ["en_US.UTF-8", "en"],
    ["../../etc/passwd", "en"],
    ["d".repeat(5_000), "en"],
  ])("hinted at by %j is %s", (hint, language) => {
    expect(texts.in(hint).language).toBe(language);
  });

  it("is found for any hint, and for the same hint it is the same", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (hint) => {
        expect(texts.languages).toContain(texts.in(hint).language);
        expect(texts.in(hint).language).toBe(texts.in(hint).language);
      }),
    );
  });
});

describe("a text", () => {
  it("falls back on English, key by key and attribute by attribute", () => {
    expect(texts.in("de").say("only-english", { name: "Ann" })).toBe("Only Ann in English");
    expect(texts.in("de").say("only-english.hint")).toBe("A hint");
    expect(texts.in("de").has("only-english")).toBe(true);
  });

  it("that exists nowhere is a bug and throws", () => {
    expect(texts.in("de").has("no-such")).toBe(false);
    expect(() => texts.in("de").say("no-such")).toThrow("no text for no-such");
    expect(() => texts.in("en").say("only-english.no-such")).toThrow("no text for");
  });

  it("comes in every language at once, and by family with the gaps filled", () => {
    expect(texts.localized("page-a")).toEqual({ de: "Ah", en: "A", "pt-BR": "Á" });
    expect(texts.family("page-")).toEqual({
      de: { "page-a": "Ah", "page-b": "B" },
      en: { "page-a": "A", "page-b": "B" },
      "pt-BR": { "page-a": "Á", "page-b": "B" },
    });
  });

  it("that one language cannot say is English there, and whoever looks at the files is told", () => {
    const folder = folderOf({ en: "key = One\nother = { $free }\n", de: "key = { $unclosed\nother = Zwei\nother = Drei\n" });
    expect(loadTexts(folder).in("de").say("key")).toBe("One");
    expect(problemsOfTexts(folder)).toEqual(["locales/de.ftl: other is there twice", "locales/de.ftl: key can't be read"]);
    expect(problemsOfTexts()).toEqual([]);
  });

  it("may stand in another one", () => {
    const folder = folderOf({ en: "greeting = Good day, { name-of-us }.\nname-of-us = { $ours } and friends\n" });
    expect(loadTexts(folder).in("en").say("greeting", { ours: "Ann" })).toBe("Good day, Ann and friends.");
  });

  it("of a language that nobody speaks is not looked for", () => {
    const folder = folderOf({ en: "key = One\n", de: "key = Eins\n", fr: "key = Un\n" });
    const { in: speak, languages } = loadTexts(folder);
    rmSync(new URL("fr.ftl", folder));
    expect([languages, speak("de").say("key")]).toEqual([["de", "en", "fr"], "Eins"]);
    expect(() => speak("fr")).toThrow("fr.ftl");
  });

  it("is missing altogether without English", () => {
    expect(() => loadTexts(folderOf({ de: "key = Schlüssel\n" }))).toThrow("en.ftl");
  });
});

describe("spans inside a sentence", () => {
  const time: Span = { kind: "time", at: 5, show: "relative", text: "now" };

  it("keep their look, wherever the language puts them, and the rest stays plain", () => {
    const args = { name: bold("Northgate"), from: "2.10", to: time, count: 1 };
    expect(texts.in("en").spans("moved", args)).toEqual([
      bold("Northgate"),
      { kind: "text", text: " moved from 2.10 to " },
      time,
      { kind: "text", text: ", one book agree" },
    ]);
    expect(texts.in("de").spans("moved", args)).toEqual([time, { kind: "text", text: " statt 2.10 bei " }, bold("Northgate")]);
  });

  it.each(["\u{E000}0\u{E001}", "\u{E000}1\u{E001}\u{E000}", "{ $to }", "\u{E001}\u{E000}9\u{E001}", "$name", "{ -term }"])(
    "are not counterfeited by a name such as %j, which is shown as it is",
    (name) => {
      const sentence = texts.in("en").spans("moved", { name, from: name, to: bold(name), count: 2 });
      expect(sentence.map(({ text }) => text).join("")).toBe(`${name} moved from ${name} to ${name}, 2 books agree`);
      expect(sentence.filter((span) => span.kind === "text" && span.style === "bold")).toEqual([bold(name)]);
    },
  );

  it("say what they were given, whatever that is", () => {
    const name = fc.string({ unit: fc.oneof(fc.constantFrom("\u{E000}", "\u{E001}", "0", "1", "{", "}", "$"), fc.string()) });
    fc.assert(
      fc.property(name, name, (plainName, boldName) => {
        const sentence = texts.in("en").spans("moved", { name: plainName, from: "1", to: bold(boldName), count: 5 });
        expect(sentence.map(({ text }) => text).join("")).toBe(`${plainName} moved from 1 to ${boldName}, 5 books agree`);
      }),
    );
  });
});

describe("a host's own texts", () => {
  const ours = {
    en: "key = One\n    .hint = A hint\nother = Two\nthird = Three\n",
    de: "key = Eins\n    .hint = Ein Rat\nother = Zwei\n",
  };

  it("come before ours in their language, and English ones before our English where a language lacks one", () => {
    const own = folderOf({ en: "third = 3\n", de: "key = 1\n" });
    const { in: speak, missing } = loadTexts(folderOf(ours), own);
    expect(["key", "key.hint", "other", "third"].map((key) => speak("de").say(key))).toEqual(["1", "Ein Rat", "Zwei", "3"]);
    expect(["key", "third"].map((key) => speak("en").say(key))).toEqual(["One", "3"]);
    expect(missing).toEqual({ de: ["third"], en: [] });
  });

  it("are taken as they may be written: fewer variables, choices, comments, the mark of an editor, other ends of lines", () => {
    const moved = "alert-books = { $books ->\n[1] one\n*[other] many\n}\n";
    expect(
      problemsOfHosts(folderOf({ en: `\uFEFF# Ours\n\n## More\n#\n${moved}odds-fair=\n  Fair`, de: "odds-fair = Fair\r\n" })),
    ).toEqual([]);
  });

  it("are refused with everything that is wrong with them, never with what stands there", () => {
    const wrong = folderOf({
      en: [
        "TOKEN=hush-1",
        "hush-2: hush-3",
        "mute-done = { $title } { $name } { other-text } { OTHER() }",
        "odds-fair = { $hush-5",
        "odds-fair = hush-6",
        "    .hint = hush-7",
        "",
      ].join("\n"),
      xx: "odds-fair = hush-8\n",
    });
    expect(problemsOfHosts(wrong)).toEqual([
      "en.ftl: line 2 isn't a text: write name = words, and indent the lines that go on",
      "en.ftl: odds-fair is there twice",
      "en.ftl: TOKEN isn't a text of Linewatch",
      "en.ftl: mute-done uses $name, OTHER, other-text, but this text has $title",
      "en.ftl: odds-fair.hint isn't a text of Linewatch",
      "xx.ftl: there's no such language, only de, en, es, fr, it, pl, pt-BR, ru, tr, uk",
    ]);
    expect(problemsOfHosts(folderOf({ en: "odds-fair = { $hush\n" }))).toEqual(["en.ftl: odds-fair can't be read"]);
  });

  it("are refused where there are none", () => {
    expect(problemsOfHosts(folderOf({}))).toEqual(["it holds no file such as en.ftl"]);
    expect(problemsOfHosts(new URL("not-there/", folderOf({})))).toEqual(["there's no such folder, or it can't be read"]);
  });
});
