import type { WideRow } from "../../replies/watching/wide-watches.ts";
import { parseRule } from "../../rules/rule-text.ts";
import type { Database } from "../../storage/database.ts";
import type { Widening } from "../../watches/expansion.ts";
import { wideWatchesOfChat } from "../../watches/wide-watches.ts";

/** The wide watches of a chat with what they cover now, the oldest first. */
export async function wideRowsOf(
  { database, widening }: { database: Database; widening: Pick<Widening, "covered"> },
  chat: string,
): Promise<WideRow[]> {
  const rows: WideRow[] = [];
  for (const { id, target, rule: words, pausedUntil } of await wideWatchesOfChat(database, chat)) {
    const rule = parseRule(words);
    if (rule) rows.push({ id, target, rule, pausedUntil, covered: await widening.covered(chat, { target, rule: words }) });
  }
  return rows;
}
