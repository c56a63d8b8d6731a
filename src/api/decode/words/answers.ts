import { readFileSync } from "node:fs";
import { projectFile } from "../../../project-file.ts";

/** Words in one text, the surest first, by what they mean. */
type Section = Readonly<Record<string, string>>;

/** What services call things: a file of `locales/answers`, whose words are folded (see `foldKey`). */
export function answersFile<T>(name: string): T {
  return JSON.parse(readFileSync(projectFile(`locales/answers/${name}.json`), "utf8")) as T;
}

export function listOf(words: string): string[] {
  return words.split(" ").filter((word) => word !== "");
}

export function setOf(words: string): ReadonlySet<string> {
  return new Set(listOf(words));
}

/** The meaning of each word of a section. */
export function meaningOf<T>(section: Section, read: (meaning: string) => T): ReadonlyMap<string, T> {
  return new Map(Object.entries(section).flatMap(([name, words]) => listOf(words).map((word) => [word, read(name)] as const)));
}
