import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseAst } from "vitest/node";

/** Who imports each file, by its full path. */
type Importers = ReadonlyMap<string, readonly string[]>;

/** How many imports lie between a file and each of these tests; those from which no way leads to it are left out. */
export function distancesTo(
  file: string,
  { tests, importers }: { tests: readonly string[]; importers: Importers },
): Map<string, number> {
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
