import { matchesToldIn, watchesToldIn } from "../../delivery/told.ts";
import type { Database } from "../../storage/database.ts";
import { betWatchesOf } from "../../watches/bet-watches.ts";
import type { BetWatch, MatchWatch } from "../../watches/watch.ts";
import { watchesOfMatch } from "../../watches/watches.ts";
import { type Ask, Refusal } from "../command.ts";
import { messageNamed } from "../input/arguments.ts";

/**
 * The watches that a message told of, as far as they are there: those on its matches, also what wide watches brought, and those
 * on value bets. Throws the refusal of an old button where none is left.
 */
export async function watchesTold(database: Database, { call }: Ask, message: string): Promise<(MatchWatch | BetWatch)[]> {
  const chat = call.address;
  const asked = { chat, id: messageNamed(message) };
  const ids = await watchesToldIn(database, asked);
  const ofMatches = await Promise.all(
    (await matchesToldIn(database, asked, ["movement"])).map((matchId) => watchesOfMatch(database, { chat, matchId })),
  );
  const bets = (await betWatchesOf(database, chat)).filter(({ id }) => ids.has(id));
  // What a wide watch brings anew has another id.
  const told = [...ofMatches.flat().filter(({ id, wideId }) => ids.has(id) || wideId !== null), ...bets];
  if (told.length === 0) throw new Refusal("refuse-old-button", {}, []);
  return told;
}
