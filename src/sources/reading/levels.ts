import type { Paths } from "../definition.ts";
import { compileWalk, type Place, type Walk } from "./path.ts";

/** A level of `each`, with the ways that may lead to it. */
export interface Level {
  walks: readonly Walk[];
  optional: boolean;
  text: string;
}
export interface Levels {
  /** The names that paths can start with. */
  names: readonly string[];
  levels: readonly Level[];
}

export function compileLevels(each: Readonly<Record<string, Paths>>, outer: readonly string[] = ["answer"]): Levels {
  const names = [...outer];
  const levels = Object.entries(each).map(([name, said]) => {
    const texts = [said].flat();
    const walks = texts.map((text) => compileWalk(text.replace(/\?$/, ""), names));
    names.push(name);
    return { walks, optional: texts.every((text) => text.endsWith("?")), text: texts.join(" or ") };
  });
  return { names, levels };
}

/** How many parents each level had, and in how many of them it was there. */
export interface Presence {
  parents: number[];
  there: number[];
}

export function noPresence(levels: readonly Level[]): Presence {
  return { parents: levels.map(() => 0), there: levels.map(() => 0) };
}

/** Visits every innermost entry. Nobody may keep the place: the same one is led through the whole answer. */
export function forEachEntry(levels: readonly Level[], start: Place, presence: Presence, visit: (place: Place) => void): void {
  descend(0, start);

  function descend(depth: number, place: Place): void {
    const level = levels[depth];
    if (!level) {
      visit(place);
      return;
    }
    count(presence.parents, depth);
    const at = place.values.length;
    const enter = (value: unknown, key: string | number): void => {
      place.values[at] = value;
      place.keys[at] = key;
      descend(depth + 1, place);
      place.values.length = at;
      place.keys.length = at;
    };
    if (level.walks.some((walk) => walk(place, enter))) count(presence.there, depth);
  }
}

/** The first level that no parent has, though every answer should. Null when all are there. */
export function missingLevel(levels: readonly Level[], { parents, there }: Presence): string | null {
  const isMissing = ({ optional }: Level, index: number) => !optional && (parents[index] ?? 0) > 0 && there[index] === 0;
  return levels.find(isMissing)?.text ?? null;
}

function count(counts: number[], index: number): void {
  counts[index] = (counts[index] ?? 0) + 1;
}
