import type { Draft } from "../../chat/reply.ts";
import { ensureChat } from "../../chats/chats.ts";
import type { Target } from "../../matches/targets.ts";
import { wideWatchReply } from "../../replies/watching/wide-watches.ts";
import type { Rule } from "../../rules/rule.ts";
import { formatRule } from "../../rules/rule-text.ts";
import type { Database } from "../../storage/database.ts";
import type { Widening } from "../../watches/expansion.ts";
import { addWideWatch, isTarget, wideWatchesOfChat, wideWatchLimit } from "../../watches/wide-watches.ts";
import { type Ask, Refusal } from "../command.ts";
import { demandOwn } from "../rights.ts";

export interface WatchWideDeps {
  database: Database;
  widening: Widening;
}

/** Watches all matches of a target, and says which of them are covered now. */
export async function watchWide(
  { database, widening }: WatchWideDeps,
  { call, settings, text, now }: Ask,
  { target, rule }: { target: Target; rule: Rule },
): Promise<Draft> {
  const present = (await wideWatchesOfChat(database, call.address)).find((wide) => isTarget(wide.target, target));
  if (present) await demandOwn({ call, settings }, present);
  const added = await database.transaction().execute(async (transaction) => {
    // Where neither says a language, English is only our guess and is not kept as the chat's.
    const language = settings.language ?? call.reader.language;
    await ensureChat(transaction, { address: call.address, language: language === null ? null : text.language, now });
    const wanted = { chat: call.address, target, rule: formatRule(rule), createdBy: call.reader.id, now };
    return addWideWatch(transaction, wanted);
  });
  if (added === "limit_reached") throw new Refusal("watch-limit-wide", { count: wideWatchLimit });
  await widening.widen(target);
  const covered = await widening.covered(call.address, { target, rule: formatRule(rule) });
  return wideWatchReply(text, { ...added.wide, rule, covered, created: added.created });
}
