import type { Boards, BoardView } from "../../feed/boards.ts";
import type { PredictionLook } from "../../feed/prediction-look.ts";
import type { KnownMatch, MatchIndex } from "../../matches/index.ts";
import { shownSlug } from "../../matches/shown-slug.ts";
import { sportOf } from "../../matches/targets.ts";
import type { Quote } from "../../odds/quote.ts";
import { matchTitle } from "../../replies/parts/match.ts";
import { targetName } from "../../replies/parts/targets.ts";
import type { WatchView } from "../../replies/watching/watch-view.ts";
import { listButton } from "../../replies/watching/watch-view.ts";
import type { Rule } from "../../rules/rule.ts";
import { isQuoted } from "../../rules/rule-events.ts";
import { formatRule, parseRule } from "../../rules/rule-text.ts";
import type { Database } from "../../storage/database.ts";
import { changeBetWatch } from "../../watches/bet-watches.ts";
import type { Widening } from "../../watches/expansion.ts";
import { watchLimits } from "../../watches/limits.ts";
import { type Mute, muteOn } from "../../watches/mutes.ts";
import { resumeWatch, resumeWatches } from "../../watches/pauses.ts";
import { type BetWatch, type MatchWatch, refOf, type Watch, type WideWatch } from "../../watches/watch.ts";
import { addWatch } from "../../watches/watches.ts";
import { addWideWatch } from "../../watches/wide-watches.ts";
import { type Ask, Refusal } from "../command.ts";
import type { KeptDeps } from "../faults.ts";
import { betFilterTyped } from "../input/bet-filter-words.ts";
import { booksForWords } from "../input/book-words.ts";
import { ruleMeant } from "../input/rule-meant.ts";
import { typedRule } from "../input/rule-typed.ts";
import { readRuleWords } from "../input/rule-words.ts";
import { demandRuleOffered, type OfferedDeps } from "../offered.ts";
import { demandInformation } from "../rights.ts";
import { type BetTermsDeps, betTermsSaid, changedFilter, knowPresent, presentNow } from "./bet-terms.ts";
import type { CheckedDeps } from "./checked.ts";
import { numberUnknown } from "./watch-meant.ts";

export interface KindDeps extends BetTermsDeps, OfferedDeps, CheckedDeps, KeptDeps {
  api: BetTermsDeps["api"] & OfferedDeps["api"];
  database: Database;
  boards: Boards;
  index: BetTermsDeps["index"] & Pick<MatchIndex, "byId">;
  widening: Pick<Widening, "widen" | "covered" | "wake">;
  models: Pick<PredictionLook, "lookAt">;
  /** Called after what is watched has changed. */
  onWatched(): void;
}

/** What the commands do with a watch of each kind in its own way. */
export interface WatchActs {
  /** How replies show it, given what the chat has muted; null when what it is about is not known any more. */
  view(mutes: readonly Mute[]): Promise<WatchView | null>;
  /** The call that watches the same again; null when nobody knows. */
  typed(): Promise<string | null>;
  /** Asks for what the words say, and for the same as before in all else. Resolves to the watch as it is then. */
  edit(words: string): Promise<Watch>;
  /** Goes on after a pause. */
  resume(): Promise<void>;
}

export function actsOf(deps: KindDeps, ask: Ask, watch: Watch): WatchActs {
  switch (watch.kind) {
    case "match":
      return matchActs(deps, ask, watch);
    case "wide":
      return wideActs(deps, ask, watch);
    case "bets":
      return betActs(deps, ask, watch);
  }
}

/** The board that a new rule begins with: where it is about the model's gap, with what the model thinks now. */
export async function viewFor(
  rule: Rule,
  { known, quoted, models }: { known: KnownMatch; quoted: BoardView | null; models: KindDeps["models"] },
): Promise<BoardView | null> {
  return quoted && rule.kind === "gap" ? ((await models.lookAt(known)) ?? quoted) : quoted;
}

function matchActs(deps: KindDeps, ask: Ask, watch: MatchWatch): WatchActs {
  const { database, boards, index } = deps;
  const { kind, pausedUntil, quiet } = watch;
  const rule = parseRule(watch.rule);
  async function knownMatch(): Promise<KnownMatch> {
    const known = await index.byId(watch.matchId);
    if (known) return known;
    throw numberUnknown(ask, refOf(watch));
  }
  const read = (known: KnownMatch) => boards.read(known, { lane: "person" });

  return {
    async view(mutes) {
      const known = await index.byId(watch.matchId);
      return known && rule && { kind, ref: refOf(watch), pausedUntil, quiet, known, rule, muted: muteOn(mutes, known.id) };
    },
    async typed() {
      const known = await index.byId(watch.matchId);
      return known && `/watch ${shownSlug(known.match)} ${ruleTyped(ask, watch.rule)}`;
    },
    async edit(words) {
      const known = await knownMatch();
      const quoted = await read(known).catch(() => null);
      const { sport } = known.match;
      const changed = await changedRule(deps, ask, { present: rule, words, known, sport, quotes: quoted?.board.quotes ?? [] });
      const view = await viewFor(changed, { known, quoted, models: deps.models });
      if (changed.kind === "posted" && view && isQuoted(changed, view.board)) {
        const example = ask.text.say("command-edit.example");
        throw new Refusal("watch-posted-already", { title: matchTitle(ask.text, known.match), example });
      }
      const { chat, createdBy } = watch;
      const wanted = { chat, matchId: known.id, rule: changed, createdBy, revision: view?.revision ?? null };
      const added = await addWatch(database, { ...wanted, now: ask.now, replaces: watch.id });
      if (added === "limit_reached") throw new Refusal("watch-limit", { count: watchLimits(ask.settings).match });
      return { ...added.watch, pausedUntil: null };
    },
    async resume() {
      // It starts from odds of now, never from those that were kept before the pause.
      const view = await read(await knownMatch());
      if (view?.failure) throw new Refusal("resume-no-odds", {}, [[againButton(ask, watch)]]);
      const { id, matchId } = watch;
      await resumeWatches(database, { matchId, watchId: id, revision: view?.revision ?? null, now: ask.now });
    },
  };
}

function wideActs(deps: KindDeps, ask: Ask, watch: WideWatch): WatchActs {
  const { database, index, widening } = deps;
  const { kind, chat, target, createdBy, pausedUntil, quiet } = watch;
  const rule = parseRule(watch.rule);
  const sport = () => sportOf(target, index.list());
  return {
    async view() {
      const covered = await widening.covered(chat, watch);
      return rule && { kind, ref: refOf(watch), pausedUntil, quiet, target, sport: sport(), rule, covered };
    },
    typed: async () => `/watch ${target.kind} ${targetName(ask.text, target)} ${ruleTyped(ask, watch.rule)}`,
    async edit(words) {
      const changed = await changedRule(deps, ask, { present: rule, words, known: null, sport: sport(), quotes: [] });
      const added = await addWideWatch(database, { chat, target, rule: formatRule(changed), createdBy, now: ask.now });
      if (added === "limit_reached") throw new Error("a wide watch that is there counts already");
      // A rule that asks for live moves covers other matches.
      await widening.widen(target);
      return added.wide;
    },
    async resume() {
      await resumeWatch(database, watch);
      await widening.widen(target);
    },
  };
}

function betActs(deps: KindDeps, ask: Ask, watch: BetWatch): WatchActs {
  const { database } = deps;
  const { kind, filter, improvement, pausedUntil, quiet } = watch;
  return {
    view: async () => ({ kind, ref: refOf(watch), pausedUntil, quiet, filter, improvement }),
    async typed() {
      const words = [betFilterTyped(filter), `improving by ${improvement / 10_000}`].filter(Boolean);
      return ["/watch value bets", ...words].join(" ");
    },
    async edit(words) {
      const present = await presentNow(deps, ask);
      const said = await betTermsSaid(deps, ask, { words, present });
      const changed: BetWatch = {
        ...watch,
        filter: changedFilter(filter, said.filter),
        improvement: said.improvement ?? improvement,
        pausedUntil: null,
        lookedAt: null,
      };
      const isDone = await database.transaction().execute(async (session) => {
        const isNew = await changeBetWatch(session, changed);
        if (isNew) await knowPresent(session, changed, { present, now: ask.now });
        return isNew;
      });
      if (!isDone) throw new Refusal("bet-watch-same", {}, [[listButton(ask.text)]]);
      return changed;
    },
    resume: () => resumeWatch(database, watch),
  };
}

interface Changing {
  present: Rule | null;
  words: string;
  /** The match that it is about; null for all matches of a target. */
  known: KnownMatch | null;
  sport: string | null;
  quotes: readonly Quote[];
}

/** The rule with what the words say, and as it was in all else. */
async function changedRule(deps: KindDeps, ask: Ask, { present, words, known, sport, quotes }: Changing): Promise<Rule> {
  const { settings, text } = ask;
  const { api } = deps;
  const said = readRuleWords(words);
  const rule = ruleMeant([{ says: "keep", typed: "" }, ...said], {
    settings,
    present,
    match: known?.match ?? null,
    sport,
    quotes,
    books: await booksForWords(said, { quotes, api }),
    example: text.say("command-edit.example"),
  });
  demandRuleOffered(deps, rule);
  demandInformation(ask, rule);
  return rule;
}

/** A rule as it is typed in the formats of the chat. */
function ruleTyped({ settings }: Ask, canonical: string): string {
  const rule = parseRule(canonical);
  return rule ? typedRule(rule, settings.format) : canonical;
}

function againButton({ text }: Ask, watch: Watch) {
  return { label: text.say("watch-resume"), press: { command: "resume", text: refOf(watch), replace: false } };
}
