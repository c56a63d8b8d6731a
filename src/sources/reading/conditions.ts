import type { Condition } from "../definition.ts";
import { compilePath, type Path, type Place } from "./path.ts";
import { dictionary } from "./words.ts";

/** Which entries are meant: `only` and `not` of a definition. */
export interface Conditions {
  paths: readonly Path[];
  /** Notes in `found` which paths lead somewhere. A path of `only` that leads nowhere has none of the values. */
  apply(place: Place, found: Set<Path>): boolean;
}

export function compileConditions(
  said: { only?: Condition | undefined; not?: Condition | undefined },
  names: readonly string[],
): Conditions {
  const tests = [
    ...Object.entries(said.only ?? {}).map(([path, values]) => compileTest(compilePath(path, names), [values].flat(), true)),
    ...Object.entries(said.not ?? {}).map(([path, values]) => compileTest(compilePath(path, names), [values].flat(), false)),
  ];
  return {
    paths: tests.map(({ path }) => path),
    apply(place, found) {
      let isMeant = true;
      // Every path is looked up, so that one that leads nowhere is noticed.
      for (const { path, passes } of tests) {
        const value = path.get(place);
        if (value !== undefined) found.add(path);
        isMeant = passes(value ?? null) && isMeant;
      }
      return isMeant;
    },
  };
}

type Scalar = string | number | boolean | null;

function compileTest(
  path: Path,
  values: readonly Scalar[],
  wanted: boolean,
): { path: Path; passes: (value: unknown) => boolean } {
  const texts = values.filter((value) => typeof value === "string");
  const words = dictionary(Object.fromEntries(texts.map((text) => [text, "meant"])));
  const others = new Set<unknown>(values.filter((value) => typeof value !== "string"));
  const has = (value: unknown) => (typeof value === "string" ? words(value) === "meant" : others.has(value));
  return { path, passes: (value) => has(value) === wanted };
}
