import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";

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
    expect(missingPlaces("`facts/facts`, `facts/inbox`, `storage/migrations`, `and/or`")).toEqual(["facts/inbox"]);
    expect(missingTests("`test/docs.test.ts`, `test/inbox.test.ts`")).toEqual(["test/inbox.test.ts"]);
    expect(missingLinks("[a](README.md) [b](docs/nowhere.md) [c](https://example.org/x.md)", root)).toEqual(["docs/nowhere.md"]);
  });
});
