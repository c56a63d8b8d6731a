import { longestName, wordsOf } from "../../matches/words.ts";
import { sportName } from "../../replies/questions/matches.ts";
import type { Database } from "../../storage/database.ts";
import { isTarget, type WideWatch, wideWatchesOfChat } from "../../watches/wide-watches.ts";
import { type Ask, Refusal } from "../command.ts";
import { type TargetDeps, targetsSaid } from "../input/find-target.ts";

const refForm = /^w(\d{1,15})$/i;

/**
 * The wide watch of this chat that the argument `match` means: by its number (`w12`), by its target named as such, or by all
 * words of its name. Null for other words, which may mean a match.
 */
export async function wideMeant(ask: Ask, deps: TargetDeps & { database: Database }): Promise<WideWatch | null> {
  const words = ask.args["match"] ?? "";
  const present = await wideWatchesOfChat(deps.database, ask.call.address);
  const number = refForm.exec(words)?.[1];
  if (number !== undefined) return demanded(present.find(({ id }) => id === Number(number)));
  const wanted = words.length > longestName ? "" : wordsOf(words).join(" ");
  const named = wanted === "" ? [] : present.filter((wide) => isNamed(ask, wide, wanted));
  if (named.length === 1) return named[0] ?? null;
  const said = present.length === 0 ? null : await targetsSaid(ask, words, deps);
  return said && demanded(present.find(({ target }) => said.fitting.some((one) => isTarget(one.target, target))));
}

function isNamed({ text }: Ask, { target }: WideWatch, wanted: string): boolean {
  const names = target.kind === "sport" ? [target.sport, sportName(text, target.sport)] : Object.values(target.named.names);
  return names.some((name) => wordsOf(name).join(" ") === wanted);
}

function demanded(wide: WideWatch | undefined): WideWatch {
  if (wide) return wide;
  throw new Refusal("unwatch-wide-none", {}, []);
}
