import type { Draft } from "../../src/chat/reply.ts";
import type { Text } from "../../src/replies/parts/text.ts";
import { alertKindsOf } from "./alert-kinds.ts";
import { kindsOf, type Names } from "./kinds.ts";

/** Every kind of message there is, alerts included, by its name. */
export function allKindsOf(text: Text, names: Names): Record<string, Draft> {
  const { ofOne, ofSeveral } = alertKindsOf(text, names);
  const several = Object.entries(ofSeveral).map(([kind, { draft }]) => [kind, draft]);
  return { ...kindsOf(text, names), ...ofOne, ...Object.fromEntries(several) };
}
