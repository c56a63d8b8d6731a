import type { Call } from "../../src/chat/call.ts";
import type { Shown } from "../../src/chats/shown.ts";
import { createTalked } from "../../src/commands/talked.ts";
import { texts } from "../replies/facts.ts";
import { catalog } from "./catalog.ts";

const turnOf = createTalked({
  names: { find: () => [] },
  index: { list: () => [], byId: async () => null, bySlug: () => null, search: () => [], ready: async () => undefined },
  commands: new Map(catalog.map((one) => [one.name, one])),
  titles: async () => [],
  source: null,
});

/** What a call is taken for after something was shown, where no match is known. */
export async function turned(call: Call, shown: Shown | null, language = "en"): Promise<Call> {
  const heard = { shown, text: texts.in(language), languages: texts.languages, timeZone: null, now: 0 };
  return (await turnOf(call, heard)).call;
}
