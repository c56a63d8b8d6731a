import type { Keeper } from "../../chats/keeper.ts";
import { addBets, forgetBets, moveBets, ownerAt } from "./bets.ts";
import { journalOf } from "./closing.ts";

/** What becomes of a journal when its owner links chats, parts them again, or wants to be forgotten. */
export const keeper: Keeper = {
  name: "bet",
  warning: "forgetme-journal",

  async owners(session) {
    const rows = await session.selectFrom("placed_bets").select("owner").distinct().execute();
    return rows.map(({ owner }) => owner);
  },

  forget: forgetBets,

  async join(session, { from, to }) {
    await moveBets(session, { from: ownerAt(from), to: ownerAt(to) });
  },

  async copy(session, { from, to }) {
    const newestLast = (await journalOf(session, ownerAt(from))).toReversed();
    await addBets(
      session,
      ownerAt(to),
      newestLast.map(({ id: _, ...bet }) => bet),
    );
  },

  async records(session, addresses) {
    return (await Promise.all(addresses.map((owner) => journalOf(session, owner)))).flat();
  },
};
