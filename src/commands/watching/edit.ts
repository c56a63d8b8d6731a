import type { Draft } from "../../chat/reply.ts";
import type { QuietHours } from "../../chats/settings.ts";
import { matchTitle } from "../../replies/parts/match.ts";
import { watchQuietReply } from "../../replies/watching/watch-quiet.ts";
import { listButton, watchTitle } from "../../replies/watching/watch-view.ts";
import { wordForm } from "../../typed-words.ts";
import { setQuietOf } from "../../watches/store.ts";
import { refOf, type Watch } from "../../watches/watch.ts";
import { type Ask, type Command, Refusal } from "../command.ts";
import { type Following, nameAndMore } from "../input/name-and-more.ts";
import { readRuleWords, ruleFollowing, shortRuleWords } from "../input/rule-words.ts";
import { settingMeant } from "../input/setting-choices.ts";
import { quietAfter, quietFacts } from "../input/setting-quiet.ts";
import { demandOwn } from "../rights.ts";
import { wordsAboutBets } from "./bet-terms.ts";
import { actsOf, type KindDeps } from "./watch-kinds.ts";
import { type MeantDeps, namesFor, watchMeant, watchNumbered, watchNumberForm, watchOption } from "./watch-meant.ts";
import { askWatch, showWatch, titledWatches } from "./watches.ts";

type EditDeps = KindDeps & MeantDeps;

/** `/edit <watch, by its number or name> [rule, or quiet hours]`: what changes of a watch; without a change, what can be changed. */
export function createEditCommand(deps: EditDeps): Command {
  return {
    name: "edit",
    options: [
      { ...watchOption, anywhere: true },
      { name: "rule", required: false, suggests: false },
    ],
    manages: "watches",
    async run(ask) {
      const { name, more } = nameAndChange(ask, deps);
      const meant = await watchToChange(ask, deps, { name, more });
      if ("instead" in meant) return meant.instead;
      const { watch } = meant;
      if (more === null) return showWatch(deps, ask, { watch, done: null });
      const quiet = quietSaid(more);
      if (quiet !== null) return editQuiet(deps, ask, { watch, words: quiet });
      await demandOwn(ask, watch);
      const changed = await actsOf(deps, ask, watch).edit(more);
      deps.onWatched();
      return showWatch(deps, ask, { watch: changed, done: "changed" });
    },
  };
}

interface Naming {
  name: string;
  /** What is to change; null when nothing was said of it. */
  more: string | null;
}

/** What `/edit` takes behind a name: a rule or quiet hours. */
const changeFollowing: Following = {
  beginsAt: (words, at) => ruleFollowing.beginsAt(words, at) || isQuiet(words.slice(at)),
  isWhole: (words) => ruleFollowing.isWhole(words) || isQuiet(words),
};

function isQuiet(words: readonly string[]): boolean {
  return quietSaid(words.join(" ")) !== null;
}

/** Tells the name of a watch from what is to change; the name is empty where only a change was typed. */
function nameAndChange(ask: Ask, deps: EditDeps): Naming {
  const { call, args } = ask;
  const typed = call.options ? `${args["watch"] ?? ""} ${args["rule"] ?? ""}`.trim() : call.text.trim();
  const [, first = "", rest = ""] = /^(\S+)\s*(.*)$/su.exec(typed) ?? [];
  // A figure behind the number would pass for a number as well.
  if (watchNumberForm.test(first)) return { name: first, more: rest || null };
  const isChange = !call.options && changeFollowing.isWhole(typed.split(/\s+/u));
  if (typed === "" || isChange) return { name: "", more: typed };
  const ofBets = wordsAboutBets(typed);
  if (ofBets !== null) return { name: "value bets", more: ofBets || null };
  return nameAndMore(typed, namesFor(ask, deps), changeFollowing);
}

async function watchToChange(ask: Ask, deps: EditDeps, { name, more }: Naming): Promise<{ watch: Watch } | { instead: Draft }> {
  if (name === "") return { instead: await askWatch(deps, ask, { command: "edit", rest: more ?? "" }) };
  if (watchNumberForm.test(name)) return { watch: await watchNumbered({ ...ask, args: { watch: name } }, deps) };
  const rest = more === null || quietSaid(more) !== null ? (more ?? "") : shortRuleWords(readRuleWords(more));
  const meant = await watchMeant(ask, deps, { words: name, command: "edit", rest });
  const list = [[listButton(ask.text)]];
  if ("several" in meant)
    return {
      instead: await askWatch(deps, ask, { key: "watch-which", command: "edit", rest: more ?? "", watches: meant.several }),
    };
  if ("known" in meant) throw new Refusal("unwatch-not-watched", { title: matchTitle(ask.text, meant.known.match) }, list);
  return meant;
}

const asChatForm = wordForm("quiet", "as_chat");

/** What words say of a watch's quiet hours; null when they are about something else. */
export function quietSaid(words: string): string | null {
  return settingMeant(words, ["quiet"])?.value ?? null;
}

/** What words make of a watch's quiet hours: null for those of the chat; undefined when the words mean nothing here. */
export function quietMeant(words: string, present: QuietHours): QuietHours | null | undefined {
  return asChatForm.test(words) ? null : (quietAfter(words, present) ?? undefined);
}

/** `/edit <watch> quiet [hours, off, as chat]`: quiet hours of one watch, beside those of its chat. */
async function editQuiet(deps: EditDeps, ask: Ask, { watch, words }: { watch: Watch; words: string }): Promise<Draft> {
  const after = words === "" ? undefined : quietMeant(words, watch.quiet ?? ask.settings.quiet);
  if (after !== undefined) {
    await demandOwn(ask, watch);
    await setQuietOf(deps.database, { watch, quiet: after, now: ask.now });
  }
  const own = after === undefined ? watch.quiet : after;
  const { text, settings } = ask;
  const [titled] = await titledWatches(deps.index, [watch]);
  const title = titled ? watchTitle(text, titled) : "";
  const facts = quietFacts(text, own ?? settings.quiet, asChatForm.test(words) ? "" : words);
  return watchQuietReply(text, { ...facts, ref: refOf(watch), title, own, ofChat: settings.quiet });
}
