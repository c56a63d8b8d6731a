import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { negotiateLanguages } from "@fluent/langneg";
import type { Localized } from "../../chat/platform.ts";
import type { Span } from "../../chat/reply.ts";
import { projectFile } from "../../project-file.ts";
import { type Display, keyOfDisplay, type Numbers, numbersOf, plainDisplay } from "./numbers.ts";

/** The reference: every key exists here, and other languages fall back on it. */
export const referenceLanguage = "en";

/** What a message's placeable may be; a span keeps its own look inside the sentence. */
type Argument = string | number | Span;
export type Arguments = Readonly<Record<string, Argument>>;

/** The texts of one language, with its numbers and times. */
export interface Text extends Numbers {
  language: string;
  /** A message as plain text. Throws for a key that exists in no language, which is a bug. */
  say(key: string, args?: Readonly<Record<string, string | number>>): string;
  /** A message as spans, so that names can be bold and times the reader's own. */
  spans(key: string, args?: Arguments): Span[];
  /** Whether the key exists, for texts that depend on data (a sport's name). */
  has(key: string): boolean;
  /** A message in each language, for what people type in any of them. */
  inAll(key: string): Readonly<Record<string, string>>;
}

export interface Texts {
  languages: readonly string[];
  /** The keys that a language does not have, by language: their texts are English. */
  missing: Readonly<Record<string, readonly string[]>>;
  /** The best language for a reader's hint (BCP 47), English when there is none, with prices and times shown as they like them. */
  in(hint: string | null, display?: Display): Text;
  /** One message in every language, for menus and registrations. */
  localized(key: string): Localized;
  /** Every message whose key begins so, by language and key: the texts of a page. */
  family(beginning: string): Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The same texts for an odds service without these: a text with an attribute such as `.without-bets` is that one. */
  without(lacks: readonly Lack[]): Texts;
}

/**
 * What an odds service may lack that texts speak of; `list` is one of value bets, which we then find ourselves; `terms` are those, and the
 * rhythm, of the documented service.
 */
export type Lack = "bets" | "list" | "model" | "fighters" | "books" | "terms";

const localesFolder = projectFile("locales/");

/** The texts of `locales/<language>.ftl`. A file is read when its language is first needed, and of it what is said. */
export function loadTexts(folder: URL = localesFolder): Texts {
  const languages = languagesIn(folder);
  if (!languages.includes(referenceLanguage)) throw new Error(`locales/${referenceLanguage}.ftl is missing`);
  return textsOf(
    languages,
    remembered((language) => openEntries(folder, language)),
    [],
  );
}

function textsOf(languages: readonly string[], entriesOf: (language: string) => Entries, lacks: readonly Lack[]): Texts {
  const reference = entriesOf(referenceLanguage);
  const inAll = (key: string) => inEach((language) => textIn(language).say(key));
  const textIn = remembered((language): Text => ({ ...createText(language, [entriesOf(language), reference], lacks), inAll }));
  const localized = remembered((key) => eachWhenRead(languages, (language) => textIn(language).say(key)) as Localized);
  const chosen = new Map<string, Text>();

  function inEach<T>(write: (language: string) => T): Record<string, T> {
    return Object.fromEntries(languages.map((language) => [language, write(language)]));
  }

  function negotiate(hint: string): string {
    // A region in digits (es-419) is not understood there: the language alone is asked for as well.
    const wanted = [hint, hint.split(/[-_]/)[0] ?? hint];
    const [language] = negotiateLanguages(wanted, languages, { strategy: "lookup", defaultLocale: referenceLanguage });
    return language ?? referenceLanguage;
  }

  return {
    languages,
    get missing() {
      return inEach((language) => reference.keys.filter((key) => !entriesOf(language).has(key)));
    },
    in(hint, display = plainDisplay) {
      const key = `${hint ?? ""} ${keyOfDisplay(display)}`;
      const known = chosen.get(key);
      if (known) return known;
      const plain = textIn(hint === null ? referenceLanguage : negotiate(hint.slice(0, 35)));
      const text = display === plainDisplay ? plain : { ...plain, ...numbersOf(plain.language, display) };
      // Hints come from outside: remember only as many as there are real ones.
      if (chosen.size < 2_000) chosen.set(key, text);
      return text;
    },
    localized,
    family(beginning) {
      const keys = reference.keys.filter((key) => key.startsWith(beginning));
      return inEach((language) => Object.fromEntries(keys.map((key) => [key, textIn(language).say(key)])));
    },
    without: (more) => textsOf(languages, entriesOf, more),
  };
}

/** What is wrong in `locales/<language>.ftl`: entries that cannot be read, for which English is shown, and those that stand there twice. */
export function problemsOfTexts(folder: URL = localesFolder): string[] {
  return languagesIn(folder).flatMap((language) => {
    const { keys, message } = openEntries(folder, language);
    const twice = keys.filter((key, at) => keys.indexOf(key) !== at).map((key) => `${key} stands there twice`);
    const broken = keys.filter((key) => message(key) === undefined).map((key) => `${key} cannot be read`);
    return [...twice, ...broken].map((problem) => `locales/${language}.ftl: ${problem}`);
  });
}

function languagesIn(folder: URL): string[] {
  const files = readdirSync(folder).filter((file) => file.endsWith(".ftl"));
  return files.map((file) => file.slice(0, -4)).sort();
}

function remembered<T>(make: (name: string) => T): (name: string) => T {
  const made = new Map<string, T>();
  return (name) => {
    const known = made.get(name) ?? make(name);
    made.set(name, known);
    return known;
  };
}

/** A value for each language, which is made when it is read: menus need every language, but none of them at the start. */
function eachWhenRead<T>(languages: readonly string[], make: (language: string) => T): Record<string, T> {
  const value = remembered(make);
  const each: Record<string, T> = {};
  for (const language of languages) Object.defineProperty(each, language, { enumerable: true, get: () => value(language) });
  return each;
}

type Message = NonNullable<ReturnType<FluentBundle["getMessage"]>>;

/** The entries of one file. */
interface Entries {
  keys: readonly string[];
  has(key: string): boolean;
  /** Reads an entry; undefined where there is none, or none that can be read. */
  message(key: string): Message | undefined;
  format: FluentBundle["formatPattern"];
}

function openEntries(folder: URL, language: string): Entries {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const source = readFileSync(new URL(`${language}.ftl`, folder), "utf8");
  const begun = [...source.matchAll(/^([a-z][\w-]*) *=/gim)];
  const unread = new Map(begun.map((one, nth) => [one[1] as string, source.slice(one.index, begun[nth + 1]?.index)]));
  const known = new Set(unread.keys());

  function read(key: string): void {
    const written = unread.get(key);
    if (written === undefined) return;
    unread.delete(key);
    bundle.addResource(new FluentResource(written));
    // Entries that it refers to.
    for (const [, other = ""] of written.matchAll(/\{\s*([a-z][\w-]*)/gi)) read(other);
  }

  return {
    keys: begun.map(([, key]) => key as string),
    has: (key) => known.has(key),
    message(key) {
      read(key);
      return bundle.getMessage(key);
    },
    format: bundle.formatPattern.bind(bundle),
  };
}

function createText(
  language: string,
  [own, reference]: readonly [own: Entries, reference: Entries],
  lacks: readonly Lack[],
): Omit<Text, "inAll"> {
  function format(key: string, args: Record<string, FluentVariable> | null): string {
    const [id = "", attribute] = key.split(".");
    for (const source of [own, reference]) {
      const message = source.message(id);
      const pattern = message && suited(message, attribute, lacks);
      if (pattern) return source.format(pattern, args);
    }
    throw new Error(`no text for ${key}`);
  }
  return {
    language,
    ...numbersOf(language),
    say: (key, args) => format(key, args ?? null),
    spans(key, args = {}) {
      const inserted: Span[] = [];
      const values = Object.entries(args).map(([name, value]) => [
        name,
        typeof value === "object" ? mark(inserted, value) : unmistakable(inserted, value),
      ]);
      return unmark(format(key, Object.fromEntries(values)), inserted);
    },
    has: (key) => own.has(key) || reference.has(key),
  };
}

/** A message or an attribute, as it is said where the odds service lacks something. */
function suited({ value, attributes }: Message, attribute: string | undefined, lacks: readonly Lack[]) {
  const names = lacks.map((lack) => `${attribute === undefined ? "" : `${attribute}-`}without-${lack}`);
  const suits = names.find((name) => name in attributes);
  if (suits !== undefined) return attributes[suits];
  return attribute === undefined ? value : attributes[attribute];
}

// Two private-use signs carry a span's number through Fluent, which only knows text.
const markers = /\u{E000}(\d+)\u{E001}/u;

function mark(inserted: Span[], span: Span): string {
  inserted.push(span);
  return `\u{E000}${inserted.length - 1}\u{E001}`;
}

/** A name that holds one of our signs itself, or a line break, goes around Fluent like a span. */
function unmistakable(inserted: Span[], value: string | number): string | number {
  return typeof value === "string" && /[\u{E000}\u{E001}\n]/u.test(value) ? mark(inserted, { kind: "text", text: value }) : value;
}

function unmark(text: string, inserted: readonly Span[]): Span[] {
  return text
    .split(markers)
    .flatMap((part, index): (Span | undefined)[] => (index % 2 === 0 ? linesOf(part) : [inserted[Number(part)]]))
    .filter((span): span is Span => span !== undefined && !(span.kind === "text" && span.text === ""));
}

function linesOf(text: string): Span[] {
  return text
    .split("\n")
    .flatMap((line, nth): Span[] => [
      ...(nth === 0 ? [] : [lineBreak]),
      { kind: "text", text: nth === 0 ? line : line.trimStart() },
    ]);
}

const lineBreak: Span = { kind: "break", text: "\n" };

/** A sentence with a run of spans where it has `slot`: several prices, each in bold. */
export function withRun(
  text: Pick<Text, "spans">,
  key: string,
  slot: string,
  run: readonly Span[],
  others: Arguments = {},
): Span[] {
  const place = bold(" ");
  return text.spans(key, { ...others, [slot]: place }).flatMap((span) => (span === place ? run : [span]));
}

/** Each on a line of its own. */
export function onLines(lines: readonly (readonly Span[])[]): Span[] {
  return lines.flatMap((line, nth) => (nth === 0 ? line : [lineBreak, ...line]));
}

/** One after the other on one line. */
export function inOneLine(parts: readonly (readonly Span[])[]): Span[] {
  return parts.flatMap((part, nth) => (nth === 0 ? part : [dot, ...part]));
}

const dot: Span = { kind: "text", text: " · " };

/** A bold run, for names inside sentences. */
export function bold(text: string): Span {
  return { kind: "text", text, style: "bold" };
}

/** What people can type, as it stands. */
export function code(text: string): Span {
  return { kind: "text", text, style: "code" };
}

/** Plain text as the only span. */
export function plain(text: string): Span[] {
  return [{ kind: "text", text }];
}
