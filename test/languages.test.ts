import { describe, expect, it } from "vitest";
import type { Draft } from "../src/chat/reply.ts";
import { tableWidth } from "../src/chat/table.ts";
import { textWidth } from "../src/chat/text-width.ts";
import { defaultSettings } from "../src/chats/settings.ts";
import { infoOf } from "../src/commands/catalog.ts";
import { topicMeant } from "../src/commands/chat/help.ts";
import { argumentsOf } from "../src/commands/input/arguments.ts";
import { readRuleWords } from "../src/commands/input/rule-words.ts";
import { changeMeant, choicesOf, footerMeant, type PlainSetting, settingMeant } from "../src/commands/input/setting-choices.ts";
import { quietAfter } from "../src/commands/input/setting-quiet.ts";
import { zoneNamed } from "../src/commands/input/time-zones.ts";
import { quietMeant, quietSaid } from "../src/commands/watching/edit.ts";
import { registrationsFromCatalog } from "../src/platforms/discord/register.ts";
import { messageFromReply } from "../src/platforms/telegram/message.ts";
import { settingNames } from "../src/replies/chat/settings.ts";
import { credited } from "../src/replies/parts/credit.ts";
import type { Text } from "../src/replies/parts/text.ts";
import { meaningsOf, typedWords, wordForm } from "../src/typed-words.ts";
import { catalog } from "./commands/catalog.ts";
import { allLanguages, choicesIn, type Entry, entriesOf, piecesOf } from "./locale-files.ts";
import { longUnless } from "./long-elsewhere.ts";
import { alertKindsOf } from "./messages/alert-kinds.ts";
import { kindsOf, plainNames } from "./messages/kinds.ts";
import { platforms } from "./messages/platforms.ts";
import { noon, texts } from "./replies/facts.ts";
import { checkCommands, type RawCommand } from "./standins/discord-commands.ts";

const reference = entriesOf("en");
const english = texts.in("en");
const credit = { source: { name: "River Odds", url: "https://odds.example/data" }, simulated: true };

/** How a language writes quotation marks; none of the others' may stand in its texts. */
const quotes: Readonly<Record<string, string>> = {
  ...{ en: "“”", "pt-BR": "“”", tr: "“”", de: "„“", pl: "„”" },
  ...{ ru: "«»", uk: "«»", es: "«»", it: "«»", fr: "«»" },
};
/** Letters that only another language with the same alphabet has. */
const foreign: Readonly<Record<string, RegExp>> = { ru: /[іїєґ]/iu, uk: /[ыэъё]/iu };
/** Words of English that no other of the languages has. */
const englishWords = /(?<![\p{L}/:=])(?:the|and|with|your|this|which|are|you|when|from|matches|odds|watch)(?!\p{L})/iu;
/** Words of English that bettors of a language say themselves. */
const borrowed: Readonly<Record<string, RegExp>> = { "pt-BR": /(?<!\p{L})odds(?!\p{L})/giu };

/** Where else it is spoken. */
const elsewhere: Readonly<Record<string, readonly string[]>> = {
  ...{ en: ["en-GB", "en-IN"], es: ["es-419", "es-MX"], "pt-BR": ["pt-PT"], de: ["de-AT", "de-CH"], fr: ["fr-CA", "fr-BE"] },
};

/** Names of those who help and of cities, and what operators type, which is English for all. */
const operatorsOrNames = /^(?:help-line-|admin-usage-|city-|command-admin\.)/;

/** A message as a reader has it where numbers are five, and names stand in braces. */
function said(text: Text, key: string): string {
  const { variables = [], pattern } = reference.get(key) as Entry;
  const counted = new Set(
    choicesIn(pattern).flatMap(({ by, among }) => (among.some((one) => /^(?:one|\d+)$/.test(one)) ? [by] : [])),
  );
  return text.say(key, Object.fromEntries(variables.map((name) => [name, counted.has(name) ? 5 : `{${name}}`])));
}

/** The categories of whole numbers that people meet, or of fractions as well. */
function pluralsOf(language: string, fractions: boolean): Set<string> {
  const rules = new Intl.PluralRules(language);
  const numbers = Array.from({ length: 200 }, (_, number) => number);
  return new Set([...numbers, ...(fractions ? [0.5, 1.5] : [])].map((number) => rules.select(number)));
}

/** Not ×, which a language may say as a word. */
const marksOf = (said: string) => [...new Set(said.match(/[▲▼✓‹›→≥≤🎯📌±#…~]/gu) ?? [])].sort().join("");
/** A command is called the same in every language wherever a text says what to type. */
const commands = new Set(catalog.map(({ name }) => `/${name}`));
const commandsIn = (said: string) => (said.match(/\/[a-z]+/g) ?? []).filter((one) => commands.has(one));
const isSentence = (said: string) => /[.?!:]$/.test(said);
/** A short word with a dot behind it is an abbreviation. */
const isAbbreviated = (said: string) => /(?<!\p{L})\p{L}{1,5}\.$/u.test(said);
const hasWords = (said: string) =>
  /\p{L}{3}/u.test(
    said.replaceAll(/\{[^}]*\}|\/[a-z]+|https?:\S+|\b(?:Linewatch|Telegram|Discord|CSV|CLV|JSON|MMA|UTC|Shin)\b/gu, ""),
  );

/** What a text says to type at its end; names are numbers there, as in what buttons say. */
function exampleIn(said: string): { name: string; text: string } | null {
  const [, name = "", text = ""] = /(?:^|: )\/([a-z]+)((?: [^ ]+)+)\.?$/u.exec(said.replaceAll(/\{\w+\}/g, "#17")) ?? [];
  return name === "" ? null : { name, text };
}

/** Which command that is, and what its words are taken for. */
function understoodOf({ name, text }: { name: string; text: string }): string {
  const command = catalog.find((one) => one.name === name);
  return `${command?.name}: ${Object.keys(argumentsOf({ text, options: null }, command?.options ?? []))
    .sort()
    .join(" ")}`;
}

const listed = catalog.map(({ name, topic, options }) => ({ name, topic, hasExample: options.some(({ hidden }) => !hidden) }));

/** Every kind of message, alerts included. */
function draftsIn(text: Text): Record<string, Draft> {
  const { ofOne, ofSeveral } = alertKindsOf(text, plainNames);
  const several = Object.entries(ofSeveral).map(([kind, { draft }]) => [kind, draft] as const);
  return { ...kindsOf(text, plainNames), ...ofOne, ...Object.fromEntries(several) };
}

const known: Readonly<Record<string, Record<string, Draft>>> = { en: draftsIn(english), ru: draftsIn(texts.in("ru")) };

/** How wide a label may be among so many in a row; wider only where an English or a Russian one is. Alone it may be cut. */
const labelWidths = [Infinity, Infinity, 22, 14, 11, 9, 8, 6];

/** What takes long is said of these after every change: German has the longest words. */
const everyday = new Set(["en", "ru", "de"]);

describe.each(allLanguages)("language=%s", (language) => {
  const text = texts.in(language);
  const entries = entriesOf(language);
  const pairs = [...reference].flatMap(([key, entry]) => {
    const own = entries.get(key);
    return own ? [{ key, own, entry, en: said(english, key), it: said(text, key) }] : [];
  });
  const wrong = (isWrong: (pair: (typeof pairs)[number]) => boolean) =>
    pairs.filter(isWrong).map(({ key, en, it }) => `${key}: ${it} (${en})`);

  it("shows in English what it lacks", () => {
    const lacking = (texts.missing[language] ?? []).filter((key) => reference.has(key));
    expect(lacking.filter((key) => said(text, key) !== said(english, key))).toEqual([]);
  });

  it("has the form for every number wherever a text goes by one", () => {
    const lacking = pairs.flatMap(({ key, own }) =>
      choicesIn(own.pattern).flatMap(({ by, among }) => {
        const named = among.filter((one) => /^(?:zero|one|two|few|many)$/.test(one));
        if (!named.includes("one") && !named.includes("few")) return [];
        const needed = pluralsOf(language, by === "points");
        const strange = named.filter((one) => !needed.has(one));
        const absent = [...needed].filter((one) => !among.includes(one));
        // One form may be the one for all others; a comment above the text says where two are alike.
        const isLikeMany = absent.includes("few") && own.comment.includes("Few as many");
        const isWhole = absent.length <= (among.includes("other") ? 1 : 0) + (isLikeMany ? 1 : 0);
        return strange.length === 0 && isWhole ? [] : [`${key} by ${by}: ${among.join(" ")}, needs ${[...needed].join(" ")}`];
      }),
    );
    expect(lacking).toEqual([]);
  });

  it.skipIf(language === "en")("leaves nothing in English that its file does not say is the same", () => {
    const own = pairs.filter(({ key, own: { comment } }) => !operatorsOrNames.test(key) && !comment.includes("As in English"));
    expect(own.filter(({ en, it }) => en === it && hasWords(en)).map(({ key, en }) => `${key}: ${en}`)).toEqual([]);
    const english = own
      .filter(({ key }) => !/\.example$|-name-/.test(key))
      .map(({ key, own }) => ({ key, pieces: piecesOf(own.pattern) }));
    const isEnglish = (piece: string) => englishWords.test(piece.replaceAll(borrowed[language] ?? /(?!)/gu, ""));
    expect(english.filter(({ pieces }) => pieces.some(isEnglish))).toEqual([]);
  });

  it("keeps signs, commands and lines as they are", () => {
    expect(wrong(({ en, it }) => marksOf(en) !== marksOf(it))).toEqual([]);
    expect(wrong(({ en, it }) => commandsIn(en).some((command) => !it.includes(command)))).toEqual([]);
    expect(wrong(({ en, it }) => en.split("\n").length !== it.split("\n").length)).toEqual([]);
  });

  it("ends what is a sentence as one, and nothing else", () => {
    expect(wrong(({ en, it }) => isSentence(en) !== isSentence(it) && !isAbbreviated(it))).toEqual([]);
  });

  it("writes quotation marks, dots and letters as its readers do", () => {
    const own = quotes[language];
    expect(own, "say in the table of this test how it is quoted").toBeDefined();
    // ’ is an apostrophe in most of them.
    const others = new RegExp(`["${[..."„“”«»‚‘"].filter((sign) => !own?.includes(sign)).join("")}]|\\.\\.\\.`, "u");
    expect(wrong((pair) => piecesOf(pair.own.pattern).some((one) => others.test(one)))).toEqual([]);
    expect(wrong((pair) => piecesOf(pair.own.pattern).some((one) => foreign[language]?.test(one)))).toEqual([]);
    // French signs of two parts stand off, and never alone on the next line.
    const loose =
      language === "fr" ? /[^\s\u00a0\u202f\d?!/]?(?<![\u00a0\u202f\d/]|https?|^)[:;?!»](?= |$)|«(?![\u00a0\u202f])/mu : /(?!)/u;
    expect(wrong(({ own: { pattern } }) => piecesOf(pattern).some((one) => loose.test(one)))).toEqual([]);
  });

  it("is no longer than what every message has room for", () => {
    // 60 % more than English fits everywhere, as long-language.test.ts shows; short texts have room for a longer word.
    const room = ({ en, key }: { en: string; key: string }) =>
      /^command-[^.]+(?:\.|$)/.test(key) ? 100 : Math.max(en.length * 1.6 + 8, said(texts.in("ru"), key).length);
    expect(wrong((pair) => pair.it.length > room(pair))).toEqual([]);
  });

  it("names and describes every command and option as Discord takes them", () => {
    const registrations = JSON.parse(JSON.stringify(registrationsFromCatalog(infoOf(catalog, texts)))) as RawCommand[];
    expect(() => checkCommands(registrations)).not.toThrow();
    const locale = { en: "en-US", es: "es-ES" }[language] ?? language;
    const named = registrations.flatMap((command) => [command, ...(command.options ?? [])]);
    expect(named.filter(({ name_localizations: own }) => !own?.[locale]).map(({ name }) => name)).toEqual([]);
    expect(
      named.filter(({ description_localizations: own }) => (own?.[locale] ?? "…").endsWith("…")).map(({ name }) => name),
    ).toEqual([]);
    const twice = (names: readonly string[]) => names.filter((name, at) => names.indexOf(name) !== at);
    const namesOf = (all: readonly Pick<RawCommand, "name_localizations">[]) =>
      all.map(({ name_localizations: own }) => own?.[locale] ?? "");
    expect(twice(namesOf(registrations))).toEqual([]);
    for (const { options = [] } of registrations) expect(twice(namesOf(options))).toEqual([]);
  });

  it("fits into every kind of message, nothing cut, with tables as wide as a phone", longUnless(everyday.has(language)), () => {
    const strange: string[] = [];
    for (const [kind, draft] of Object.entries(draftsIn(text))) {
      const reply = credited(draft, credit, text);
      for (const show of [platforms.Telegram, platforms.Discord])
        if (show(reply).text.includes(text.say("cut"))) strange.push(`${kind}: cut`);
      const drawn = [...messageFromReply(reply).html.matchAll(/<pre>([^<]*)<\/pre>/g)].map(([, lines = ""]) => lines);
      if (drawn.length < draft.blocks.filter(({ kind }) => kind === "table").length) strange.push(`${kind}: table`);
      if (drawn.some((lines) => lines.split("\n").some((line) => [...line].length > tableWidth))) strange.push(`${kind}: wide`);
      const twins = twinsIn(draft.buttons);
      if (twins.length > twinsIn(known["en"]?.[kind]?.buttons ?? []).length)
        strange.push(`${kind}: buttons alike: ${twins.join(", ")}`);
      draft.buttons.forEach((row, nth) => {
        row.forEach(({ label }, at) => {
          const others = ["en", "ru"].map((one) => textWidth(known[one]?.[kind]?.buttons[nth]?.[at]?.label ?? ""));
          const most = Math.max(labelWidths[row.length] ?? 5, Math.ceil(1.1 * Math.max(...others)));
          if (textWidth(label) > most) strange.push(`${kind}: button “${label}” has ${textWidth(label)} columns of ${most}`);
        });
      });
    }
    expect([...new Set(strange)]).toEqual([]);
  });

  it("has choices that differ, and reads what its own texts say could be typed", () => {
    const chooser = { text, settings: defaultSettings, languages: allLanguages, now: noon };
    const plain = settingNames.filter(
      (name): name is PlainSetting => name !== "books" && name !== "sharp" && name !== "quiet" && name !== "footer",
    );
    for (const name of plain) {
      const labels = choicesOf(name, chooser).map(({ label }) => label);
      expect([name, new Set(labels).size]).toEqual([name, labels.length]);
    }
    const settings = pairs.flatMap(({ key, it }) =>
      [
        ...(key.startsWith("settings-what-") || ["command-settings.example", "help-threads.usage"].includes(key)
          ? it.matchAll(/\/settings ([^.]*(?:\.\d+[^.]*)?)/gu)
          : []),
      ].map(([, typed = ""]) => ({ key, typed })),
    );
    expect(settings.length).toBeGreaterThan(3);
    const isRead = ({ typed }: { typed: string }) => {
      const meant = settingMeant(typed.trim(), settingNames);
      if (meant === null) return false;
      if (meant.name === "quiet") return quietAfter(meant.value, defaultSettings.quiet) !== null;
      if (meant.name === "footer") return typeof footerMeant(meant.value) === "string";
      return meant.name === "books" || meant.name === "sharp" || changeMeant(meant.name, meant.value, chooser) !== null;
    };
    expect(settings.filter((one) => !isRead(one))).toEqual([]);
    const hours = quietSaid(said(text, "watch-quiet-typed"));
    expect(hours && quietMeant(hours, defaultSettings.quiet)).toMatchObject({ from: 22 * 60, to: 8 * 60 });
    // Behind every heading of a line; a colon in "book:name" heads nothing, and a point in "2.5" ends nothing.
    const listed = said(text, "watch-bad-word").split("\n").slice(1, -1).join("\n");
    const rule = [...listed.matchAll(/: ((?:[^.:]|\.(?=\d)|:(?! ))+)/gu)].flatMap(([, words = ""]) =>
      words.split(/, | (?:or|или|чи|або|o|ou|oder|lub|veya|ya da) /u),
    );
    expect(rule.length).toBeGreaterThan(25);
    expect(rule.filter((words) => readRuleWords(words).some(({ says }) => says === "unknown"))).toEqual([]);
  });

  it("has examples that are understood as the English ones are", () => {
    const examples = pairs.flatMap(({ key, en, it }) => {
      const [here, there] = [exampleIn(it), exampleIn(en)];
      return there ? [{ key, it, understood: here && understoodOf(here), wanted: understoodOf(there) }] : [];
    });
    expect(examples.length).toBeGreaterThan(25);
    expect(examples.filter(({ understood, wanted }) => understood !== wanted)).toEqual([]);
    const [, topic = ""] = /\/help (.*)/.exec(said(text, "command-help.example")) ?? [];
    expect(topicMeant(text, topic, listed)).not.toBeNull();
  });

  it("is found by what platforms and browsers call it, wherever its readers live", () => {
    const { language: base, region } = new Intl.Locale(language).maximize();
    const codes = [
      language,
      language.toLowerCase(),
      base,
      `${base}-${region}`,
      `${base}_${region}`,
      ...(elsewhere[language] ?? []),
    ];
    expect(codes.map((code) => [code, texts.in(code).language])).toEqual(codes.map((code) => [code, language]));
  });

  it("reads a word for a command as phones write it, beginning large", () => {
    const calls = meaningsOf("calls");
    const form = wordForm("calls");
    const own = Object.entries(typedWords.languages.get(language)?.words["calls"] ?? {});
    const large = (word: string) => word.charAt(0).toLocaleUpperCase(language) + word.slice(1);
    const read = (word: string, meant: string) => calls.get(large(word).toLowerCase()) === meant && form.test(large(word));
    expect(own.flatMap(([meant, words = []]) => words.filter((word) => !read(word, meant)))).toEqual([]);
  });

  it("has typed words with either apostrophe, and time zones that there are", () => {
    const own = typedWords.languages.get(language);
    expect(own).toBeDefined();
    // Phrases of trouble are compared without apostrophes.
    const { trouble: _, ...sections } = own?.words ?? {};
    const words = Object.values(sections).flatMap((section) => Object.values(section ?? {}).flatMap((list) => list ?? []));
    expect(words.filter((word) => word.includes("'") && !words.includes(word.replaceAll("'", "’")))).toEqual([]);
    expect(own?.zones.length).toBeGreaterThanOrEqual(4);
    expect(own?.zones.filter((zone) => zoneNamed(zone) !== zone)).toEqual([]);
    expect(Object.keys(own?.cities ?? {}).filter((zone) => zoneNamed(zone) !== zone)).toEqual([]);
  });
});

/** The labels that an earlier one in the same row has as well. */
function twinsIn(rows: Draft["buttons"]): string[] {
  return rows.flatMap((row) => row.map(({ label }) => label).filter((label, at, labels) => labels.indexOf(label) < at));
}
