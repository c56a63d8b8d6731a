import { existsSync, readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { projectFile } from "../../project-file.ts";

/** The reference: every key exists here, and other languages fall back on it. */
export const referenceLanguage = "en";

export const localesFolder = projectFile("locales/");

export type Message = NonNullable<ReturnType<FluentBundle["getMessage"]>>;

/** The entries of one file. */
export interface Entries {
  keys: readonly string[];
  has(key: string): boolean;
  /** Reads an entry; undefined where there is none, or none that can be read. */
  message(key: string): Message | undefined;
  format: FluentBundle["formatPattern"];
}

export function openEntries(folder: URL, language: string): Entries {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const source = sourceOf(folder, language);
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

export function languagesIn(folder: URL): string[] {
  const files = readdirSync(folder).filter((file) => file.endsWith(".ftl"));
  return files.map((file) => file.slice(0, -4)).sort();
}

/** What a file holds, without the mark that an editor puts before it. */
function sourceOf(folder: URL, language: string): string {
  return readFileSync(new URL(`${language}.ftl`, folder), "utf8").replace(/^\uFEFF/, "");
}

/** What is wrong in `locales/<language>.ftl`: entries that can't be read, for which English is shown, and those that are there twice. */
export function problemsOfTexts(folder: URL = localesFolder): string[] {
  return languagesIn(folder).flatMap((language) =>
    unreadable(openEntries(folder, language)).map((problem) => `locales/${language}.ftl: ${problem}`),
  );
}

function unreadable({ keys, message }: Entries): string[] {
  const twice = keys.filter((key, at) => keys.indexOf(key) !== at).map((key) => `${key} is there twice`);
  const broken = keys.filter((key) => message(key) === undefined).map((key) => `${key} can't be read`);
  return [...twice, ...broken];
}

/** What a host's own folder has in a language: one layer, or none. */
export function hostsEntries(folder: URL | null, language: string): Entries[] {
  return folder && existsSync(new URL(`${language}.ftl`, folder)) ? [openEntries(folder, language)] : [];
}

/**
 * What is wrong with a host's own folder of texts, a sentence each: every text must be one of ours, and may hold no variables but those
 * that ours has. Names and lines are told, never what stands there.
 */
export function problemsOfHosts(folder: URL): string[] {
  const found = orNull(() => languagesIn(folder));
  if (found === null) return ["there's no such folder, or it can't be read"];
  if (found.length === 0) return ["it holds no file such as en.ftl"];
  const languages = languagesIn(localesFolder);
  const reference = openEntries(localesFolder, referenceLanguage);
  return found.flatMap((language) => {
    const problems = languages.includes(language)
      ? (orNull(() => problemsOfFile({ folder, language, reference })) ?? ["it can't be read"])
      : [`there's no such language, only ${languages.join(", ")}`];
    return problems.map((problem) => `${language}.ftl: ${problem}`);
  });
}

function orNull<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}

function problemsOfFile({ folder, language, reference }: { folder: URL; language: string; reference: Entries }): string[] {
  const entries = openEntries(folder, language);
  const wrong = [...new Set(entries.keys)].flatMap((key) => problemsOfEntry(key, { entries, reference }));
  return [...strayLines(sourceOf(folder, language)), ...unreadable(entries), ...wrong];
}

/** Lines that Fluent passes over in silence: neither a comment nor the beginning of a text, and not indented as the rest of one. */
function strayLines(source: string): string[] {
  const lines = source.split("\n").map((line, at) => ({ line, number: at + 1 }));
  const stray = lines.filter(({ line }) => !/^(?:[ \t\r}[*]|#(?:[# ]|\r?$)|[a-z][\w-]* *=|$)/i.test(line));
  return stray.map(({ number }) => `line ${number} isn't a text: write name = words, and indent the lines that go on`);
}

function problemsOfEntry(key: string, { entries, reference }: { entries: Entries; reference: Entries }): string[] {
  const [own, ours] = [entries.message(key), reference.message(key)];
  if (!ours) return [`${key} isn't a text of Linewatch`];
  if (!own) return [];
  const [used, known] = [placeablesOf(own), placeablesOf(ours)];
  const strange = Object.keys(own.attributes).filter((name) => !(name in ours.attributes));
  const wrong = used.filter((name) => !known.includes(name));
  const allowed = known.length === 0 ? "this text has no variables" : `this text has ${known.join(", ")}`;
  return [
    ...strange.map((name) => `${key}.${name} isn't a text of Linewatch`),
    ...(wrong.length === 0 ? [] : [`${key} uses ${wrong.join(", ")}, but ${allowed}`]),
  ];
}

/** What a text refers to within braces, each once: variables as `$price`, and functions and other texts by their names. */
function placeablesOf(message: Message): string[] {
  const names = new Set<string>();
  JSON.stringify(message, (_, part: unknown) => {
    const { type, name } = (part ?? {}) as { type?: unknown; name?: unknown };
    if (typeof name === "string" && typeof type === "string") names.add(type === "var" ? `$${name}` : name);
    return part;
  });
  return [...names].sort();
}
