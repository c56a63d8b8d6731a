import type { Draft } from "../../chat/reply.ts";
import type { QuietHours } from "../../chats/settings.ts";
import { targetName } from "../../replies/parts/targets.ts";
import { type WideDetailsFacts, wideDetailsReply } from "../../replies/watching/wide-details.ts";
import { wideRef } from "../../replies/watching/wide-watches.ts";
import { formatRule, parseRule } from "../../rules/rule-text.ts";
import type { Database } from "../../storage/database.ts";
import type { Widening } from "../../watches/expansion.ts";
import { setQuietOfWide } from "../../watches/watch-quiet.ts";
import { pauseWide, resumeWide } from "../../watches/wide-pauses.ts";
import { addWideWatch, type WideWatch, wideWatchesOfChat } from "../../watches/wide-watches.ts";
import { type Ask, Refusal } from "../command.ts";
import { booksForWords } from "../input/book-words.ts";
import { ruleMeant } from "../input/rule-meant.ts";
import { readRuleWords } from "../input/rule-words.ts";
import { demandOwn } from "../rights.ts";
import { editQuiet, type QuietOwner, quietSaid } from "./edit-quiet.ts";
import { listButton } from "./find-watch.ts";
import type { WatchBetsDeps } from "./watch-bets.ts";

const refForm = /^w([1-9]\d{0,14})$/i;

export interface ManageWideDeps {
  database: Database;
  widening: Pick<Widening, "widen" | "covered" | "wake">;
  /** Called after what is watched has changed. */
  onWatched(): void;
}

/** The chat's wide watch that the argument `watch` names, such as `w12`; null for other words. Throws the refusal when there is none. */
export async function wideNumbered({ call, args, text }: Ask, { database }: { database: Database }): Promise<WideWatch | null> {
  const number = refForm.exec(args["watch"] ?? "")?.[1];
  if (number === undefined) return null;
  const found = (await wideWatchesOfChat(database, call.address)).find(({ id }) => id === Number(number));
  if (found) return found;
  throw new Refusal("watch-number-unknown", { number: `w${number}` }, listButton(text));
}

/** Shows a wide watch with what can be done with it. */
export async function showWide(
  { widening }: { widening: Pick<Widening, "covered"> },
  { call, text }: Ask,
  { wide, done }: { wide: WideWatch; done: WideDetailsFacts["done"] },
): Promise<Draft> {
  const rule = parseRule(wide.rule);
  if (!rule) throw new Refusal("watch-number-unknown", { number: `w${wide.id}` }, listButton(text));
  const covered = await widening.covered(call.address, wide);
  return wideDetailsReply(text, { ...wide, rule, covered, done });
}

function quietOwner({ database }: ManageWideDeps, { text, now }: Ask, wide: WideWatch): QuietOwner {
  const keep = (quiet: QuietHours | null) => setQuietOfWide(database, { wide, quiet, now });
  return { watch: wide, ref: wideRef(wide.id), title: targetName(text, wide.target), keep };
}

/** Changes the rule or the quiet hours of a wide watch for all of its matches; what the chat was told last stays. */
export async function editWide(deps: ManageWideDeps & Pick<WatchBetsDeps, "api">, ask: Ask, wide: WideWatch): Promise<Draft> {
  const { text, settings, args, now } = ask;
  const words = args["rule"];
  if (words === undefined) return showWide(deps, ask, { wide, done: null });
  const quiet = quietSaid(words);
  if (quiet !== null) return editQuiet(ask, quietOwner(deps, ask, wide), quiet);
  await demandOwn(ask, wide);
  const said = readRuleWords(words);
  const rule = ruleMeant([{ says: "keep", typed: "" }, ...said], {
    settings,
    present: parseRule(wide.rule),
    match: null,
    quotes: [],
    books: await booksForWords(said, { quotes: [], api: deps.api }),
    example: text.say("command-edit.example"),
  });
  const { chat, target, createdBy } = wide;
  const added = await addWideWatch(deps.database, { chat, target, rule: formatRule(rule), createdBy, now });
  if (added === "limit_reached") throw new Error("a wide watch that is there counts already");
  // A rule that asks for live moves covers other matches.
  await deps.widening.widen(target);
  deps.onWatched();
  return showWide(deps, ask, { wide: added.wide, done: "changed" });
}

/** Covers nothing until then. */
export async function pauseWideWatch(
  deps: ManageWideDeps,
  ask: Ask,
  { wide, until }: { wide: WideWatch; until: number },
): Promise<Draft> {
  await demandOwn(ask, wide);
  await pauseWide(deps.database, { id: wide.id, until });
  deps.onWatched();
  // What it kept from a broader one is covered by that.
  deps.widening.wake();
  return showWide(deps, ask, { wide: { ...wide, pausedUntil: until }, done: "paused" });
}

/** Goes on; its matches begin with the odds of now. */
export async function resumeWideWatch(deps: ManageWideDeps, ask: Ask, wide: WideWatch): Promise<Draft> {
  await demandOwn(ask, wide);
  if (wide.pausedUntil === null) return showWide(deps, ask, { wide, done: null });
  await resumeWide(deps.database, wide.id);
  await deps.widening.widen(wide.target);
  deps.onWatched();
  return showWide(deps, ask, { wide: { ...wide, pausedUntil: null }, done: "resumed" });
}
