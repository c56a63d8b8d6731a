import type { Text } from "../../src/replies/parts/text.ts";
import type { Names } from "./kinds.ts";

/** What is made of a text and names, made once for all tests: to write every kind of message takes longer than to show it. */
export function once<Made>(make: (text: Text, names: Names) => Made): (text: Text, names: Names) => Made {
  const made = new WeakMap<Text, WeakMap<Names, Made>>();
  return (text, names) => {
    const byNames = made.get(text) ?? new WeakMap<Names, Made>();
    made.set(text, byNames);
    const result = byNames.get(names) ?? make(text, names);
    byNames.set(names, result);
    return result;
  };
}
