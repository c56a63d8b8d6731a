import type { Call } from "../../chat/call.ts";
import type { Draft } from "../../chat/reply.ts";
import { beginBreak } from "../../chats/breaks.ts";
import { noteForgotten } from "../../chats/forgotten.ts";
import type { Keeper } from "../../chats/keeper.ts";
import { type Place, placesAround } from "../../chats/places.ts";
import { forgetAskReply, forgotReply, nothingKeptReply } from "../../replies/chat/my-data.ts";
import type { Database } from "../../storage/database.ts";
import type { Ask, Command } from "../command.ts";
import { forgetAll } from "./forget.ts";
import { allPlacesOf, keptDataOf, personOf } from "./kept-data.ts";

export interface ForgetMeDeps {
  database: Database;
  keepers: readonly Keeper[];
  /** Is told who was forgotten, so that nothing is left elsewhere either. Never rejects. */
  onForgotten?: (addresses: readonly string[]) => Promise<void>;
  /** How long backups are kept that still have what is forgotten (ms); null where nobody makes any. */
  backupsKeptMs?: number | null;
}

/** `/forgetme`: asks once, then deletes everything that is kept about this chat. Only a button says yes. */
export function createForgetMeCommand(deps: ForgetMeDeps): Command {
  return {
    name: "forgetme",
    own: true,
    onBreak: true,
    options: [{ name: "answer", required: false, suggests: false, form: /^(yes|no)$/, hidden: true }],
    manages: "settings",
    async run(ask) {
      const { call, args, text } = ask;
      const answer = call.source === "button" ? args["answer"] : undefined;
      if (answer === "no") return forgotReply(text, false);
      return answer === "yes" ? forgetNow(deps, ask) : askFirst(deps, ask);
    },
  };
}

async function forgetNow({ database, keepers, onForgotten, backupsKeptMs = null }: ForgetMeDeps, ask: Ask): Promise<Draft> {
  const { call, text, settings, now } = ask;
  const shared = await placesAround(database, [call.address]);
  const places = allPlacesOf(call, shared);
  const breakUntil = settings.breakUntil !== null && settings.breakUntil > now ? settings.breakUntil : null;
  await forget(database, { call, shared, places, keepers, breakUntil, now });
  await onForgotten?.(places);
  return forgotReply(text, true, { breakUntil, backupsUntil: backupsKeptMs === null ? null : now + backupsKeptMs });
}

async function askFirst({ database, keepers }: ForgetMeDeps, { call, text }: Ask): Promise<Draft> {
  const { records, watches, elsewhere, kept } = await keptDataOf(database, call, keepers);
  if (records.length === 0) return nothingKeptReply(text);
  const here = (call.asked ?? call).address;
  const shared = await placesAround(database, [call.address]);
  const sharedWith = shared.flatMap(({ address, platform }) => (address === here ? [] : [platform]));
  return forgetAskReply(text, { watches, elsewhere, kept, place: call.place, sharedWith: sharedWith[0] ?? null });
}

interface Forgetting {
  call: Call;
  shared: readonly Place[];
  places: readonly string[];
  keepers: readonly Keeper[];
  breakUntil: number | null;
  now: number;
}

/** The chat with all of its topics and addresses and, in private, the person's name on watches elsewhere; all of it or nothing. */
async function forget(database: Database, { call, shared, places, keepers, breakUntil: until, now }: Forgetting): Promise<void> {
  const others = shared.map(({ platform, person }) => ({ platform, id: person }));
  const persons = call.place === "private" ? [personOf(call), ...others] : [];
  await database.transaction().execute(async (transaction) => {
    // Each of its addresses is a chat of its own from now on, and the break goes on there.
    if (until !== null) await beginBreak(transaction, { addresses: places, until, now });
    await forgetAll(transaction, { addresses: places, persons, keepers, now });
    await noteForgotten(transaction, places, now);
  });
}
