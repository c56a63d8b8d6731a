import type { Call } from "../../chat/call.ts";
import { beginBreak } from "../../chats/breaks.ts";
import { forgetChat } from "../../chats/chats.ts";
import { forgetCodes } from "../../chats/links.ts";
import { type Place, placesAround } from "../../chats/places.ts";
import { forgetAskReply, forgotReply, nothingKeptReply } from "../../replies/chat/my-data.ts";
import type { Database } from "../../storage/database.ts";
import { forgetPings } from "../../watches/pings.ts";
import { forgetAuthor } from "../../watches/store.ts";
import type { Command } from "../command.ts";
import { allPlacesOf, keptDataOf, personOf } from "./kept-data.ts";

export interface ForgetMeDeps {
  database: Database;
  /** Is told of the addresses that are forgotten, so that what was kept elsewhere is not brought back. */
  onForgotten?: (addresses: readonly string[]) => Promise<void>;
}

/** `/forgetme`: asks once, then deletes everything that is kept about this chat. Only a button says yes. */
export function createForgetMeCommand({ database, onForgotten }: ForgetMeDeps): Command {
  return {
    name: "forgetme",
    own: true,
    onBreak: true,
    options: [{ name: "answer", required: false, suggests: false, form: /^(yes|no)$/, hidden: true }],
    manages: "settings",
    async run({ call, args, text, settings, now }) {
      const answer = call.source === "button" ? args["answer"] : undefined;
      if (answer === "no") return forgotReply(text, false);
      const shared = await placesAround(database, [call.address]);
      if (answer === "yes") {
        const places = allPlacesOf(call, shared);
        const breakUntil = settings.breakUntil !== null && settings.breakUntil > now ? settings.breakUntil : null;
        await forget(database, { call, shared, places, breakUntil, now });
        await onForgotten?.(places);
        return forgotReply(text, true, breakUntil);
      }
      const { records, watches, elsewhere, bets } = await keptDataOf(database, call);
      if (records.length === 0) return nothingKeptReply(text);
      const here = (call.asked ?? call).address;
      const sharedWith = shared.flatMap(({ address, platform }) => (address === here ? [] : [platform]));
      return forgetAskReply(text, { watches, elsewhere, bets, place: call.place, sharedWith: sharedWith[0] ?? null });
    },
  };
}

interface Forgetting {
  call: Call;
  shared: readonly Place[];
  places: readonly string[];
  breakUntil: number | null;
  now: number;
}

/** The chat with all of its topics and addresses and, in private, the person's name on watches elsewhere; all of it or nothing. */
async function forget(database: Database, { call, shared, places, breakUntil: until, now }: Forgetting): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    if (call.place === "private") {
      await forgetAuthor(transaction, personOf(call));
      for (const { platform, person } of shared) await forgetAuthor(transaction, { platform, id: person });
    }
    await forgetPings(transaction, places);
    await forgetCodes(transaction, places);
    // Each of its addresses is a chat of its own from now on, and the break goes on there.
    if (until !== null) await beginBreak(transaction, { addresses: places, until, now });
    for (const place of places) await forgetChat(transaction, place, now);
  });
}
