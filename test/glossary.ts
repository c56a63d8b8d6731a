import { readFileSync } from "node:fs";

export const glossary = readFileSync(new URL("../locales/glossary.md", import.meta.url), "utf8");

/** The words that a language's part of the glossary says no text may have. */
export function forbiddenIn(language: string): string[] {
  const part = glossary.split("\n## ").find((one) => one.startsWith(`${language} ·`)) ?? "";
  const lastColumns = [...part.matchAll(/^\|.*\|(.*)\|$/gm)].map(([, column = ""]) => column);
  return [...new Set(lastColumns.flatMap((column) => [...column.matchAll(/`([^`]+)`/g)].map(([, word = ""]) => word)))];
}

/** Tells which of the words a text has, as whole words; a star at the end of a word takes any ending. */
export function finderOf(words: readonly string[]): (text: string) => string[] {
  const forms = words.map((word) => {
    const body = word.replace(/[.+?^${}()|[\]\\/]/g, "\\$&").replace(/\*$/, "\\p{L}*");
    return { word, form: new RegExp(`(?<![\\p{L}\\p{N}])${body}(?![\\p{L}\\p{N}])`, "iu") };
  });
  return (text) => {
    const plain = text
      .replaceAll("’", "'")
      .replaceAll(/\/(?:settings )?[a-z]+/g, " ")
      .replaceAll(/\s+/g, " ");
    return forms.filter(({ form }) => form.test(plain)).map(({ word }) => word);
  };
}
