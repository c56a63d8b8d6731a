import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const dist = join(root, "dist");

/** By the source maps, which name every file that something in `dist` was made of: the folders of all packages among them. */
function bundledFolders(): string[] {
  const maps = readdirSync(dist).filter((name) => name.endsWith(".map"));
  const sources = maps.flatMap((name) => (JSON.parse(readFileSync(join(dist, name), "utf8")) as { sources: string[] }).sources);
  const folders = sources.flatMap((source) => /^\.\.\/(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1] ?? []);
  return [...new Set(folders)];
}

/** Each package with what stands below its line. */
function notices(): Map<string, string> {
  const parts = readFileSync(join(dist, "THIRD-PARTY-NOTICES"), "utf8").split(`\n\n${"-".repeat(79)}\n\n`);
  return new Map(parts.map((part) => [/^(\S+ \S+) \(/m.exec(part)?.[1] ?? "", part.slice(part.indexOf("\n\n"))]));
}

describe("the licences of what is bundled", () => {
  it("go with the programs, each package with its words", () => {
    const written = notices();
    const bundled = bundledFolders().map((folder) => {
      const { name, version } = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8")) as Record<string, string>;
      return `${name} ${version}`;
    });
    expect(new Set(bundled).size).toBeGreaterThan(100);
    expect(bundled.filter((one) => (written.get(one) ?? "").length < 200)).toEqual([]);
  });
});
