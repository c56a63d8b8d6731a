import { setQuietOf } from "../alerts/watch-quiet.ts";
import type { Draft } from "../chat/reply.ts";
import type { QuietHours } from "../chats/settings.ts";
import { watchQuietReply } from "../replies/watch-quiet.ts";
import type { Database } from "../storage/database.ts";
import type { Ask } from "./command.ts";
import type { FoundWatch } from "./find-watch.ts";
import { demandOwn } from "./rights.ts";
import { quietAfter, quietFacts } from "./setting-quiet.ts";
import { settingMeant } from "./setting-words.ts";

const asChatForm = /^(?:as (?:the )?chat|as in (?:the )?chat|chat|как (?:в )?чате?)$/iu;

/** What words say of a watch's quiet hours; null when they are about something else. */
export function quietSaid(words: string): string | null {
  return settingMeant(words, ["quiet"])?.value ?? null;
}

/** `/edit <watch> quiet [hours, off, as chat]`: quiet hours of one watch, beside those of its chat. */
export async function editQuiet(database: Database, ask: Ask, found: FoundWatch, words: string): Promise<Draft> {
  const { watch } = found;
  const after = words === "" ? undefined : quietMeant(words, watch.quiet ?? ask.settings.quiet);
  if (after === undefined) return quietReply(ask, found, words === "" ? null : words);
  await demandOwn(ask, watch);
  await setQuietOf(database, { watch, quiet: after, now: ask.now });
  return quietReply(ask, { ...found, watch: { ...watch, quiet: after } }, null);
}

/** What words make of a watch's quiet hours: null for those of the chat; undefined when the words mean nothing here. */
export function quietMeant(words: string, present: QuietHours): QuietHours | null | undefined {
  return asChatForm.test(words) ? null : (quietAfter(words, present) ?? undefined);
}

function quietReply({ text, settings }: Ask, { watch, known }: FoundWatch, unknown: string | null): Draft {
  const facts = quietFacts(text, watch.quiet ?? settings.quiet, unknown);
  return watchQuietReply(text, { ...facts, watch, match: known.match, ofChat: settings.quiet });
}
