import type { FluentVariable } from "@fluent/bundle";
import { negotiateLanguages } from "@fluent/langneg";
import type { Localized } from "../../chat/platform.ts";
import type { Span } from "../../chat/reply.ts";
import {
  type Entries,
  hostsEntries,
  languagesIn,
  localesFolder,
  type Message,
  openEntries,
  referenceLanguage,
} from "./entries.ts";
import { type Display, keyOfDisplay, type Numbers, numbersOf, plainDisplay } from "./numbers.ts";

export { referenceLanguage };

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

/**
 * The texts of `locales/<language>.ftl`, those of the host's own folder before them. A file is read when its language is first needed,
 * and of it what is said.
 */
export function loadTexts(folder: URL = localesFolder, hostsFolder: URL | null = null): Texts {
  const languages = languagesIn(folder);
  if (!languages.includes(referenceLanguage)) throw new Error(`locales/${referenceLanguage}.ftl is missing`);
  return textsOf(
    languages,
    remembered((language) => [...hostsEntries(hostsFolder, language), openEntries(folder, language)]),
    [],
  );
}

/** `layersOf`: the entries of a language, those that come first before those that they fall back on. */
function textsOf(
  languages: readonly string[],
  layersOf: (language: string) => readonly Entries[],
  lacks: readonly Lack[],
): Texts {
  const reference = layersOf(referenceLanguage);
  const keys = [...new Set(reference.flatMap((layer) => layer.keys))];
  const inAll = (key: string) => inEach((language) => textIn(language).say(key));
  const textIn = remembered(
    (language): Text => ({ ...createText(language, [...layersOf(language), ...reference], lacks), inAll }),
  );
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
      return inEach((language) => keys.filter((key) => !layersOf(language).some((layer) => layer.has(key))));
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
      const family = keys.filter((key) => key.startsWith(beginning));
      return inEach((language) => Object.fromEntries(family.map((key) => [key, textIn(language).say(key)])));
    },
    without: (more) => textsOf(languages, layersOf, more),
  };
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

function createText(language: string, layers: readonly Entries[], lacks: readonly Lack[]): Omit<Text, "inAll"> {
  function format(key: string, args: Record<string, FluentVariable> | null): string {
    const [id = "", attribute] = key.split(".");
    for (const layer of layers) {
      const message = layer.message(id);
      const pattern = message && suited(message, attribute, lacks);
      if (pattern) return layer.format(pattern, args);
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
    has: (key) => layers.some((layer) => layer.has(key)),
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
