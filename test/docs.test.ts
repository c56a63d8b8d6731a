import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { finderOf, forbiddenIn } from "./glossary.ts";

const root = new URL("../", import.meta.url).pathname;
const docs = readdirSync(join(root, "docs"), { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".md"));
const folders = readdirSync(join(root, "src"), { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

/** The files and folders under src/ that a text names in backticks, as `facts/outbox`, and that are not there. */
function missingPlaces(text: string): string[] {
  const named = [...text.matchAll(/`([a-z]+)\/([\w/-]+)`/g)].filter(([, folder = ""]) => folders.includes(folder));
  const places = named.map(([, folder, rest]) => `${folder}/${rest}`);
  return places.filter((place) => !existsSync(join(root, "src", place)) && !existsSync(join(root, "src", `${place}.ts`)));
}

/** The tests that a text names in backticks, as `test/facts/cap.test.ts`, and that are not there. */
function missingTests(text: string): string[] {
  const named = [...text.matchAll(/`(test\/[\w/.-]+\.ts)`/g)].map(([, path = ""]) => path);
  return named.filter((path) => !existsSync(join(root, path)));
}

/** The targets of a text's links within the project that are not there. */
function missingLinks(text: string, folder: string): string[] {
  const targets = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)[^)]*\)/g)].map(([, target = ""]) => target);
  return targets.filter((target) => !existsSync(join(folder, target)));
}

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

it("lists every dependency with its licence", () => {
  const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as Manifest;
  const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
    packages: Record<string, { license?: string }>;
  };
  const rows = readFileSync(join(root, "docs/dependencies.md"), "utf8").matchAll(/^\| `(.+?)` \| (.+?) \| .{5,} \|$/gm);
  const listed = Object.fromEntries([...rows].map(([, name = "", licence = ""]) => [name, licence]));
  const names = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(listed).toEqual(Object.fromEntries(names.map((name) => [name, lock.packages[`node_modules/${name}`]?.license])));
});

/** By table, the folder of the file that owns it: the comment above its interface names that. */
function ownersOfTables(): Map<string, string> {
  const texts = ["tables", "odds-tables", "alert-tables"].map((name) =>
    readFileSync(join(root, `src/storage/${name}.ts`), "utf8"),
  );
  const interfaces = new Map(
    texts.flatMap((text) => [...text.matchAll(/^\s*([a-z_]+): (\w+Table);$/gm)].map(([, table, of]) => [of, table])),
  );
  const owned = texts.flatMap((text) => [
    ...text.matchAll(/\/\*\* ([\w/-]+)\/[\w-]+\.ts\b(?:(?!\*\/)[\s\S])*\*\/\s*(?:export )?interface (\w+)/g),
  ]);
  return new Map(owned.flatMap(([, folder = "", of]) => (interfaces.has(of) ? [[interfaces.get(of) ?? "", folder]] : [])));
}

/** The files that write into a table whose owner is in another folder, as `watches/copies`. */
function writersElsewhere(): string[] {
  const owners = ownersOfTables();
  const files = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));
  return files.flatMap((file) => {
    const text = readFileSync(join(root, "src", file), "utf8");
    const written = [...text.matchAll(/\b(?:insertInto|updateTable|deleteFrom)\(\s*"(\w+)"/g)].map(([, table = ""]) => table);
    const isElsewhere = written.some((table) => owners.has(table) && owners.get(table) !== dirname(file));
    return isElsewhere || /(?:updateTable|deleteFrom)\(table\)/.test(text) ? [file.replace(/\.ts$/, "")] : [];
  });
}

it("names in the decision about tables everybody who writes into another's", () => {
  const text = readFileSync(join(root, "docs/decisions/0002-the-tables.md"), "utf8");
  const listed = [...text.matchAll(/^ {2}\| (`.*?) \|/gm)].flatMap(([, names = ""]) =>
    [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  );
  expect(ownersOfTables().size).toBeGreaterThan(25);
  expect(listed.sort()).toEqual(writersElsewhere().sort());
});

it("gives numbers with files that are there", () => {
  let folders: string[] = [];
  const missing: string[] = [];
  for (const line of readFileSync(join(root, "docs/numbers.md"), "utf8").split("\n")) {
    if (line.startsWith("## ")) folders = [...line.matchAll(/`(src\/[^`]+)`/g)].map(([, folder = ""]) => folder);
    const [, , where = ""] = line.startsWith("| ") ? line.split("|") : [];
    for (const [, file = ""] of where.matchAll(/`([\w/-]+\.ts)`/g))
      if (![...folders, "src"].some((folder) => existsSync(join(root, folder, file)))) missing.push(file);
  }
  expect(missing).toEqual([]);
});

/** What a host reads; the other pages are for those who build it, and speak of quotes and outcomes as the code does. */
const forHosts = [
  ...["README.md", "CONTRIBUTING.md", "SECURITY.md", ".env.example"],
  ...["add-a-source", "channels", "dependencies", "hosting", "how-it-works", "performance", "running", "scaling", "sources"].map(
    (page) => `docs/${page}.md`,
  ),
  "docs/watches.md",
];
/** A page speaks of the bot, which in a chat is “I”, and may say “such as” before two examples. */
const fineOnPages = ["the bot", "such as", "that is", "there is", "we", "our", "tells", "begins", "suspend*"];

/** The words of a text, but not its code, that the glossary says no English text may have. */
function forbiddenOnPage(text: string): string[] {
  const plain = text.replaceAll(/```.*?```|`[^`]*`|\b[A-Z]+(?:_[A-Z]+)+/gs, " ").replaceAll("’", "'");
  return finderOf(forbiddenIn("en").filter((word) => !fineOnPages.includes(word)))(plain);
}

/** The cells of a text's tables that have more than forty words: about a phone's screen. */
function longCells(text: string): string[] {
  const cells = text.split("\n").flatMap((line) => (line.startsWith("|") ? line.split("|") : []));
  return cells.filter((cell) => cell.trim().split(/\s+/).length > 40);
}

describe("the words of a page", () => {
  it.each(forHosts)("are those of the glossary: %s", (file) => {
    expect(forbiddenOnPage(readFileSync(join(root, file), "utf8"))).toEqual([]);
  });

  it.each(["README.md", "CONTRIBUTING.md", "SECURITY.md", ...docs.map((file) => `docs/${file}`)])(
    "are forty at most in a cell of a table: %s",
    (file) => {
      expect(longCells(readFileSync(join(root, file), "utf8"))).toEqual([]);
    },
  );

  it("are found where they are others, or too many", () => {
    expect(forbiddenOnPage("A wager by somebody, `anew`.\n```\nmeanwhile\n```\n")).toEqual(["wager*", "somebody"]);
    expect(longCells(`| ${"word ".repeat(40)}| ${"word ".repeat(41)}|\n${"word ".repeat(50)}`)).toHaveLength(1);
  });
});

describe("the pages under docs", () => {
  it.each(docs)("%s names files that are there", (file) => {
    const path = join(root, "docs", file);
    const text = readFileSync(path, "utf8");
    expect([...missingPlaces(text), ...missingTests(text)]).toEqual([]);
    expect(missingLinks(text, dirname(path))).toEqual([]);
  });

  it("are linked from README and CONTRIBUTING, whose links lead somewhere", () => {
    for (const file of ["README.md", "CONTRIBUTING.md"]) {
      const text = readFileSync(join(root, file), "utf8");
      expect(text).toContain("docs/life-of-an-alert.md");
      expect(missingLinks(text, root)).toEqual([]);
    }
  });

  it("are noticed when a file of theirs has gone", () => {
    expect(missingPlaces("`facts/facts`, `facts/inbox`, `storage/backup`, `and/or`")).toEqual(["facts/inbox"]);
    expect(missingTests("`test/docs.test.ts`, `test/inbox.test.ts`")).toEqual(["test/inbox.test.ts"]);
    expect(missingLinks("[a](README.md) [b](docs/nowhere.md) [c](https://example.org/x.md)", root)).toEqual(["docs/nowhere.md"]);
  });
});
