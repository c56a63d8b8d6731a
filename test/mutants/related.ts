import { readFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { parseAst } from "vitest/node";

/** Who imports each file, by its full path. */
export type Importers = ReadonlyMap<string, readonly string[]>;

/** A file with fewer tests around it is looked for further away. */
const fewTests = 5;

interface Related {
  tests: readonly string[];
  importers: Importers;
}

/**
 * The tests of a file, nearest first: its own test and those of its name, those of its folder, of the names of those who import
 * it, of each folder around it, then the whole way of an alert and its facts; of these, and of all others, those with the fewest
 * imports between them first.
 */
export function nearestTo(file: string, related: Related): string[] {
  const name = relative("src", file).replace(/\.ts$/, "");
  const users = (related.importers.get(file) ?? []).filter((one) => !relative("src", one).startsWith(".."));
  const [own = "", ...around] = foldersAround(name);
  const places: ((path: string) => boolean)[] = [
    (path) => path === `/${name}.test.ts`,
    (path) => path.endsWith(`/${basename(name)}.test.ts`),
    (path) => own !== "" && path.startsWith(own),
    (path) => users.some((one) => path.endsWith(`/${basename(one, ".ts")}.test.ts`)),
    ...[...around, "/alert-path/", "/facts/"].map((folder) => (path: string) => path.startsWith(folder)),
  ];
  const rank = (test: string) => {
    const place = places.findIndex((isThere) => isThere(`/${relative("test", test)}`));
    return place === -1 ? places.length : place;
  };
  const found = [...distancesTo(file, related)]
    .map(([test, distance]) => ({ test, place: rank(test), apart: rank(test) + distance / 100 }))
    .sort((one, other) => one.apart - other.apart);
  // What is just somewhere else, such as a test that reads the whole program, is asked where there is little else.
  return found.filter(({ place }, nth) => place < places.length || nth < fewTests).map(({ test }) => test);
}

/** `sources/reading/prices` → `/sources/reading/`, `/sources/`. */
function foldersAround(name: string): string[] {
  const folders = name.split("/").slice(0, -1);
  return folders.map((_, nth) => `/${folders.slice(0, folders.length - nth).join("/")}/`);
}

/** How many imports lie between a file and each of these tests; those from which no way leads to it are left out. */
function distancesTo(file: string, { tests, importers }: Related): Map<string, number> {
  const distances = new Map([[file, 0]]);
  for (const [reached, distance] of distances)
    for (const importer of importers.get(reached) ?? []) if (!distances.has(importer)) distances.set(importer, distance + 1);
  return new Map(tests.flatMap((test) => (distances.has(test) ? [[test, distances.get(test) ?? 0]] : [])));
}

/** Who imports each file that these tests need, types left out. It reads them all, which takes a second or two. */
export function importersOf(tests: readonly string[]): Importers {
  const importers = new Map<string, readonly string[]>();
  const waiting = new Set(tests);
  for (const file of waiting)
    for (const imported of importsOf(file)) {
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
      waiting.add(imported);
    }
  return importers;
}

function importsOf(file: string): string[] {
  if (!file.endsWith(".ts")) return [];
  const targets: string[] = [];
  for (const statement of parseAst(readFileSync(file, "utf8"), { lang: "ts" }).body) {
    const isFrom =
      statement.type === "ImportDeclaration" ||
      statement.type === "ExportNamedDeclaration" ||
      statement.type === "ExportAllDeclaration";
    const source = isFrom ? statement.source?.value : undefined;
    const typeOnly = JSON.stringify([Reflect.get(statement, "importKind"), Reflect.get(statement, "exportKind")]).includes(
      "type",
    );
    if (typeof source === "string" && source.startsWith(".") && !typeOnly) targets.push(join(dirname(file), source));
  }
  return targets;
}
