import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { negotiateLanguages } from "@fluent/langneg";
import type { Localized } from "../../chat/platform.ts";
import type { Span } from "../../chat/reply.ts";
import { projectFile } from "../../project-file.ts";
import { type Display, type Numbers, numbersOf, plainDisplay } from "./numbers.ts";

/** The reference: every key exists here, and other languages fall back on it. */
export const referenceLanguage = "en";

/** What a message's placeable may be; a span keeps its own look inside the sentence. */
export type Argument = string | number | Span;
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
}

const localesFolder = projectFile("locales/");

/** Loads `locales/<language>.ftl`. Throws when a file cannot be read or has a broken entry. */
export function loadTexts(folder: URL = localesFolder): Texts {
  const bundles = new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith(".ftl"))
      .map((file) => [file.slice(0, -4), loadBundle(new URL(file, folder), file.slice(0, -4))] as const),
  );
  const reference = bundles.get(referenceLanguage);
  if (!reference) throw new Error(`locales/${referenceLanguage}.ftl is missing`);
  const languages = [...bundles.keys()].sort();
  const texts = new Map<string, Text>();
  const inAll = (key: string) => byLanguage(texts, (text) => text.say(key));
  for (const [language, { bundle }] of bundles) texts.set(language, { ...createText(language, bundle, reference.bundle), inAll });
  const english = texts.get(referenceLanguage) as Text;
  const chosen = new Map<string, Text>();

  function negotiate(hint: string): Text {
    const [language] = negotiateLanguages([hint], languages, { strategy: "lookup", defaultLocale: referenceLanguage });
    return texts.get(language ?? referenceLanguage) ?? english;
  }

  const missing = [...bundles].map(([language, { keys }]) => [language, without(reference.keys, keys)] as const);
  return {
    languages,
    missing: Object.fromEntries(missing),
    in(hint, display = plainDisplay) {
      const key = `${hint ?? ""} ${display.format} ${display.timeZone}`;
      const known = chosen.get(key);
      if (known) return known;
      const plain = hint === null ? english : negotiate(hint.slice(0, 35));
      const text = display === plainDisplay ? plain : { ...plain, ...numbersOf(plain.language, display) };
      // Hints come from outside: remember only as many as there are real ones.
      if (chosen.size < 2_000) chosen.set(key, text);
      return text;
    },
    localized: (key) => inAll(key) as Localized,
    family(beginning) {
      const keys = reference.keys.filter((key) => key.startsWith(beginning));
      return byLanguage(texts, (text) => Object.fromEntries(keys.map((key) => [key, text.say(key)])));
    },
  };
}

function without(all: readonly string[], some: readonly string[]): string[] {
  const known = new Set(some);
  return all.filter((one) => !known.has(one));
}

function byLanguage<T>(texts: ReadonlyMap<string, Text>, write: (text: Text) => T): Record<string, T> {
  return Object.fromEntries([...texts].map(([language, text]) => [language, write(text)]));
}

interface Loaded {
  bundle: FluentBundle;
  keys: readonly string[];
}

function loadBundle(file: URL, language: string): Loaded {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const source = readFileSync(file, "utf8");
  const resource = new FluentResource(source);
  const keys = resource.body.map(({ id }) => id);
  const errors = bundle.addResource(resource).map((error) => error.message);
  // Fluent leaves out what it cannot read without a word.
  const written = [...source.matchAll(/^([a-z][\w-]*) *=/gim)].map(([, key]) => key as string);
  errors.push(...written.filter((key) => !keys.includes(key)).map((key) => `${key} cannot be read`));
  if (errors.length > 0) throw new Error(`locales/${language}.ftl: ${errors.join("; ")}`);
  return { bundle, keys };
}

function createText(language: string, bundle: FluentBundle, reference: FluentBundle): Omit<Text, "inAll"> {
  function format(key: string, args: Record<string, FluentVariable> | null): string {
    const [id = "", attribute] = key.split(".");
    for (const source of [bundle, reference]) {
      const message = source.getMessage(id);
      const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
      if (pattern) return source.formatPattern(pattern, args);
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
    has: (key) => bundle.hasMessage(key) || reference.hasMessage(key),
  };
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

/** Plain text as the only span. */
export function plain(text: string): Span[] {
  return [{ kind: "text", text }];
}
