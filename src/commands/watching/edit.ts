import { personMaxAgeMs } from "../../boards/freshness.ts";
import type { QuietHours } from "../../chats/settings.ts";
import type { Quote } from "../../odds/quote.ts";
import { matchTitle } from "../../replies/parts/match.ts";
import { watchDetailsReply } from "../../replies/watching/watch-details.ts";
import type { Rule } from "../../rules/rule.ts";
import { isQuoted } from "../../rules/rule-events.ts";
import { formatRule } from "../../rules/rule-text.ts";
import { setQuietOf } from "../../watches/watch-quiet.ts";
import { addWatch, watchLimit } from "../../watches/watches.ts";
import { type Ask, type Command, Refusal } from "../command.ts";
import { booksForWords } from "../input/book-words.ts";
import { ruleMeant } from "../input/rule-meant.ts";
import { readRuleWords } from "../input/rule-words.ts";
import { demandOwn } from "../rights.ts";
import { editQuiet, type QuietOwner, quietSaid } from "./edit-quiet.ts";
import { betWatchAndWords } from "./find-bet-watch.ts";
import { type FoundWatch, findWatch, watchAndRule, watchOption } from "./find-watch.ts";
import { editWide, type ManageWideDeps, wideNumbered } from "./manage-wide.ts";
import type { PauseDeps } from "./pause.ts";
import { editBets, type WatchBetsDeps } from "./watch-bets.ts";
import { type ByNameDeps, withNumber } from "./watch-by-name.ts";

/** `/edit <watch, or its match> [rule, or quiet hours]`: another threshold or direction for a watch; without one, what can be changed. */
export function createEditCommand(deps: PauseDeps & WatchBetsDeps & ManageWideDeps & ByNameDeps): Command {
  return {
    name: "edit",
    options: [
      { ...watchOption, anywhere: true },
      { name: "rule", required: false, suggests: false },
    ],
    manages: "watches",
    async run(asked) {
      const named = await withNumber(asked, deps);
      if ("instead" in named) return named.instead;
      const ask = { ...named.ask, args: watchAndRule(named.ask) };
      const words = ask.args["rule"];
      const bets = await betWatchAndWords(ask, deps);
      if (bets) return editBets(deps, ask, bets);
      const wide = await wideNumbered(ask, deps);
      if (wide) return editWide(deps, ask, wide);
      const found = await findWatch(ask, deps);
      if (words === undefined) return watchDetailsReply(ask.text, { ...found, done: null });
      const quiet = quietSaid(words);
      if (quiet !== null) return editQuiet(ask, quietOwner(deps, ask, found), quiet);
      await demandOwn(ask, found.watch);
      const { watch, known } = found;
      const view = await deps.boards
        .read(known, { lane: "person", maxAgeMs: personMaxAgeMs(known.match, deps.speed, false) })
        .catch(() => null);
      const rule = await changedRule(deps, ask, { found, words, quotes: view?.board.quotes ?? [] });
      if (rule.kind === "posted" && view && isQuoted(rule, view.board)) {
        const example = ask.text.say("command-edit.example");
        throw new Refusal("watch-posted-already", { title: matchTitle(ask.text, known.match), example });
      }
      const { chat, createdBy } = watch;
      const wanted = { chat, matchId: known.id, rule, createdBy, revision: view?.revision ?? null, now: ask.now };
      const added = await addWatch(deps.database, wanted);
      if (added === "limit_reached") throw new Refusal("watch-limit", { count: watchLimit });
      deps.onWatched();
      const changed = { ...watch, rule: formatRule(rule), pausedUntil: null };
      return watchDetailsReply(ask.text, { ...found, watch: changed, rule, done: "changed" });
    },
  };
}

function quietOwner({ database }: Pick<PauseDeps, "database">, { text, now }: Ask, { watch, known }: FoundWatch): QuietOwner {
  const keep = (quiet: QuietHours | null) => setQuietOf(database, { watch, quiet, now });
  return { watch, ref: String(watch.id), title: matchTitle(text, known.match), keep };
}

/** The rule with what the words say, and as it was in all else. */
async function changedRule(
  { api }: Pick<WatchBetsDeps, "api">,
  { settings, text }: Ask,
  { found, words, quotes }: { found: FoundWatch; words: string; quotes: readonly Quote[] },
): Promise<Rule> {
  const said = readRuleWords(words);
  return ruleMeant([{ says: "keep", typed: "" }, ...said], {
    settings,
    present: found.rule,
    match: found.known.match,
    quotes,
    books: await booksForWords(said, { quotes, api }),
    example: text.say("command-edit.example"),
  });
}
