import { formatRule, parseRule } from "../rules/rule-text.ts";
import type { Session } from "../storage/database.ts";
import { replaceRule, rulesOf } from "./store.ts";

/**
 * Gives the books that were chosen just now to every rule of these chats that looks at their own books: a rule carries the
 * names, so that it can be judged by its text alone. What the chats were told stays told.
 */
export async function changeOwnBooks(
  session: Session,
  { chats, books }: { chats: readonly string[]; books: readonly string[] },
): Promise<void> {
  const rules = await rulesOf(session, chats);
  for (const from of rules) {
    const rule = parseRule(from);
    if (!rule || !("reducer" in rule) || rule.reducer.by !== "own") continue;
    const to = formatRule({ ...rule, reducer: { by: "own", books } });
    await replaceRule(session, { chats, from, to });
  }
}
