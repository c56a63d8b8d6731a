import { parseRule } from "../alerts/rule-text.ts";
import { wideWatchesOfChat } from "../alerts/wide-watches.ts";
import type { Widening } from "../alerts/widening.ts";
import type { WideRow } from "../replies/wide-watches.ts";
import type { Database } from "../storage/database.ts";

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
