import type { Draft } from "../../chat/reply.ts";
import type { KnownMatch, MatchIndex } from "../../matches/index.ts";
import type { Text } from "../../replies/parts/text.ts";
import type { Rule } from "../../rules/rule.ts";
import { parseRule } from "../../rules/rule-text.ts";
import type { Database } from "../../storage/database.ts";
import { type Mute, muteOn, mutesOf } from "../../watches/mutes.ts";
import { type Watch, watchById } from "../../watches/watches.ts";
import { type Ask, Refusal } from "../command.ts";

/** A watch's number as people type it; the number sign is a match's. */
export const watchNumberForm = /^[1-9]\d{0,14}$/;

/** The option that names a watch by its number; one on value bets has a `v` before it, a wide one a `w`. */
export const watchOption = { name: "watch", required: true, suggests: false, form: /^[vw]?[1-9]\d{0,14}$/i } as const;

/** A number that comes first names the watch, whatever figures its rule has; else the arguments as they were told apart. */
export function watchAndRule({ call, args }: Ask): Ask["args"] {
  const [, watch, rule] = (call.options ? null : /^([vw]?[1-9]\d{0,14})(?:\s+(.*))?$/is.exec(call.text.trim())) ?? [];
  return watch === undefined ? args : { watch, rule };
}

export interface FindWatchDeps {
  database: Database;
  index: Pick<MatchIndex, "byId">;
}

/** A watch of the chat with what it is about. */
export interface FoundWatch {
  watch: Watch;
  known: KnownMatch;
  rule: Rule;
  /** What keeps it quiet; null when nothing does. */
  muted: Mute | null;
}

/** The chat's watch of this number; throws the refusal that leads to the list when there is none. */
export async function findWatch({ call, args, text }: Ask, { database, index }: FindWatchDeps): Promise<FoundWatch> {
  const number = args["watch"];
  if (number === undefined) throw new Refusal("watch-number-missing", {}, listButton(text));
  const id = watchNumberForm.test(number) ? Number(number) : null;
  const watch = id === null ? null : await watchById(database, { chat: call.address, id });
  const known = watch && (await index.byId(watch.matchId));
  const rule = watch && parseRule(watch.rule);
  if (!watch || !known || !rule) throw new Refusal("watch-number-unknown", { number: number.slice(0, 20) }, listButton(text));
  return { watch, known, rule, muted: muteOn(await mutesOf(database, [call.address]), known.id) };
}

/** Leads to the list of watches. */
export function listButton(text: Text): Draft["buttons"] {
  return [[{ label: text.say("watches-heading"), press: { command: "watches", text: "", replace: false } }]];
}
