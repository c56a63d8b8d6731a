import type { Draft } from "../../chat/reply.ts";
import type { QuietHours } from "../../chats/settings.ts";
import { watchQuietReply } from "../../replies/watching/watch-quiet.ts";
import { wordForm } from "../../typed-words.ts";
import type { Ask } from "../command.ts";
import { quietAfter, quietFacts } from "../input/setting-quiet.ts";
import { settingMeant } from "../input/setting-words.ts";
import { demandOwn } from "../rights.ts";

const asChatForm = wordForm("quiet", "as_chat");

/** What words say of a watch's quiet hours; null when they are about something else. */
export function quietSaid(words: string): string | null {
  return settingMeant(words, ["quiet"])?.value ?? null;
}

/** A watch of any kind that can have quiet hours of its own. */
export interface QuietOwner {
  watch: { createdBy: string; quiet: QuietHours | null };
  /** By what its commands name it, such as `12` or `w3`. */
  ref: string;
  title: string;
  keep(quiet: QuietHours | null): Promise<void>;
}

/** `/edit <watch> quiet [hours, off, as chat]`: quiet hours of one watch, beside those of its chat. */
export async function editQuiet(ask: Ask, owner: QuietOwner, words: string): Promise<Draft> {
  const { watch } = owner;
  const after = words === "" ? undefined : quietMeant(words, watch.quiet ?? ask.settings.quiet);
  if (after === undefined) return quietReply(ask, owner, words === "" ? null : words);
  await demandOwn(ask, watch);
  await owner.keep(after);
  return quietReply(ask, { ...owner, watch: { ...watch, quiet: after } }, null);
}

/** What words make of a watch's quiet hours: null for those of the chat; undefined when the words mean nothing here. */
export function quietMeant(words: string, present: QuietHours): QuietHours | null | undefined {
  return asChatForm.test(words) ? null : (quietAfter(words, present) ?? undefined);
}

function quietReply({ text, settings }: Ask, { watch: { quiet }, ref, title }: QuietOwner, unknown: string | null): Draft {
  const facts = quietFacts(text, quiet ?? settings.quiet, unknown);
  return watchQuietReply(text, { ...facts, ref, title, own: quiet, ofChat: settings.quiet });
}
