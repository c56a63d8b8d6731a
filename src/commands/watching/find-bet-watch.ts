import type { Database } from "../../storage/database.ts";
import { type BetWatch, betWatchById } from "../../watches/bet-watches.ts";
import { type Ask, Refusal } from "../command.ts";
import { listButton } from "./find-watch.ts";

const refForm = /^v([1-9]\d{0,14})$/i;
const callForm = /^(v[1-9]\d{0,14})(?:\s+(.*))?$/is;

/** The chat's watch on value bets that words such as `v12` mean; null for other words. Throws the refusal when there is none. */
export async function betWatchMeant(
  { call, text }: Ask,
  words: string | undefined,
  { database }: { database: Database },
): Promise<BetWatch | null> {
  const number = refForm.exec(words ?? "")?.[1];
  if (number === undefined) return null;
  const watch = await betWatchById(database, { chat: call.address, id: Number(number) });
  if (watch) return watch;
  throw new Refusal("watch-number-unknown", { number: `v${number}` }, listButton(text));
}

/**
 * The watch on value bets that a call names first, and the words after it: a figure among them would pass for a watch's number
 * ("v2 improving by 3"). Null when it names none.
 */
export async function betWatchAndWords(
  ask: Ask,
  deps: { database: Database },
): Promise<{ watch: BetWatch; words: string | undefined } | null> {
  const { call, args } = ask;
  const [, ref = args["watch"], words] = (call.options ? null : callForm.exec(call.text.trim())) ?? [];
  const watch = await betWatchMeant(ask, ref, deps);
  return watch && { watch, words: call.options ? args["rule"] : words };
}
