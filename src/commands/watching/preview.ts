import { type Failed, failedBy } from "../../api/errors.ts";
import type { Match } from "../../api/model.ts";
import type { OddsApi } from "../../api/odds-api.ts";
import { unlessApiTrouble } from "../../api/trouble.ts";
import { pricesOfMatch } from "../../boards/price-rows.ts";
import { fitsButton, type Press } from "../../chat/press.ts";
import type { Draft } from "../../chat/reply.ts";
import { quietUntil } from "../../delivery/quiet.ts";
import { betsToldBy } from "../../delivery/told.ts";
import { type Score, scoreOf } from "../../detection/score.ts";
import type { Scorecards } from "../../detection/scorecards.ts";
import { gradeOf, sourceOf } from "../../detection/scored-alerts.ts";
import type { ToldBet } from "../../facts/told-bets.ts";
import type { Finder } from "../../matches/finder.ts";
import type { KnownMatch } from "../../matches/index.ts";
import { mergeHistories, type PastQuote } from "../../odds/history.ts";
import { toMicros } from "../../odds/price.ts";
import type { Board } from "../../odds/quote.ts";
import { previewBetsReply, previewGapsReply, previewReply, type ToldOfBets } from "../../replies/watching/preview.ts";
import type { BetFilter } from "../../rules/bet-filter.ts";
import { boardsFrom, replay, replayEvents } from "../../rules/replay.ts";
import type { MovementRule, Rule } from "../../rules/rule.ts";
import { parseRule } from "../../rules/rule-text.ts";
import { formatThreshold, type Threshold } from "../../rules/threshold.ts";
import type { Database } from "../../storage/database.ts";
import { betWatchesOf } from "../../watches/bet-watches.ts";
import { watchByRef } from "../../watches/store.ts";
import { type BetWatch, type MatchWatch, refOf, type Watch } from "../../watches/watch.ts";
import { watchOf } from "../../watches/watches.ts";
import { type Ask, type Command, Refusal } from "../command.ts";
import { type KeptDeps, saysWhy } from "../faults.ts";
import { betFilterWords } from "../input/bet-filter-words.ts";
import { booksForWords } from "../input/book-words.ts";
import { exampleMatch, findMatch } from "../input/find-match.ts";
import { nameOf } from "../input/name-and-more.ts";
import { ruleMeant } from "../input/rule-meant.ts";
import { type RuleWord, readRuleWords, ruleBeginsAt, ruleFollowing, shortRuleWords } from "../input/rule-words.ts";
import { demandInformation } from "../rights.ts";
import {
  type BetTermsDeps,
  betTermsSaid,
  buttonWords,
  changedFilter,
  countFitting,
  presentNow,
  wordsAboutBets,
} from "./bet-terms.ts";
import { countGaps, type PreviewGapsDeps } from "./preview-gaps.ts";
import { numberUnknown } from "./watch-meant.ts";

export interface PreviewDeps extends BetTermsDeps, KeptDeps, Pick<PreviewGapsDeps, "boards" | "models"> {
  finder: Finder;
  api: BetTermsDeps["api"] & Pick<OddsApi, "history" | "rhythm">;
  database: Database;
  scorecards: Scorecards;
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** How far a rule is looked back with. */
const daysBack = 7;

/** `/preview <match, or value bets> [rule]`: what a rule would have sent in the last days; without words, the rule of the watch that there is. */
export function createPreviewCommand(deps: PreviewDeps): Command {
  const { api, finder, index, database } = deps;

  /** The rule that is meant, and the words that ask for it with another threshold. */
  async function ruleFor(
    ask: Ask,
    { known, words, watch }: { known: KnownMatch; words: readonly RuleWord[]; watch: MatchWatch | null },
  ) {
    const { call, settings } = ask;
    const present = watch ?? (await watchOf(database, { chat: call.address, matchId: known.id }));
    const kept: RuleWord = { says: "keep", typed: "keep" };
    const said = words.length === 0 && present ? [kept] : words;
    const rule = ruleMeant(said, {
      settings,
      present: present && parseRule(present.rule),
      match: known.match,
      sport: known.match.sport,
      quotes: [],
      books: await booksForWords(said, { quotes: [], api }),
      example: exampleOfPreview(ask, finder),
    });
    demandInformation(ask, rule);
    const others = said.filter(({ says }) => says !== "threshold" && says !== "kind");
    return { rule, others: shortRuleWords(others), quiet: present?.quiet ?? null };
  }

  return {
    name: "preview",
    options: [
      { name: "match", required: true, suggests: true, takesWatch: true },
      { name: "rule", required: false, suggests: false, beginsAt: ruleBeginsAt },
    ],
    manages: false,
    async run(ask) {
      const words = `${ask.args["match"] ?? ""} ${ask.args["rule"] ?? ""}`.trim();
      const watch = await watchNamed(deps, ask, words);
      const bets = await previewBets(deps, ask, { words, watch: watch?.kind === "bets" ? watch : null });
      if (bets) return bets;
      if (watch?.kind === "wide") throw new Refusal("preview-one-match", { example: exampleOfPreview(ask, finder) });
      const { name, more } =
        watch?.kind === "match"
          ? { name: `#${watch.matchId}`, more: behindNumber(words) }
          : nameOf(ask, "rule", { index, following: ruleFollowing });
      const said = readRuleWords(more ?? "");
      const args = name === "" ? {} : { match: name };
      const found = await findMatch({ ...ask, args }, { finder, command: "preview", rest: shortRuleWords(said) });
      if ("instead" in found) return found.instead;
      const { known } = found;
      const { startsAt } = known.match;
      const { rule, others, quiet } = await ruleFor(ask, {
        ...{ known, words: said },
        watch: watch?.kind === "match" ? watch : null,
      });
      const { history, failed } = await historyOf(deps, known.id, known.match, ask.now);
      const from = ask.now - daysBack * dayMs;
      const boards = boardsFrom(history, { from, until: ask.now, everyMs: api.rhythm.ahead.leastMs });
      const hours = quiet ?? ask.settings.quiet;
      const shared = {
        ...{ known, failed, hasQuietHours: hours.on },
        score: await scoreSoFar(deps, { rule, sport: known.match.sport, now: ask.now }),
      };
      const asToldNow = (reply: Draft) => (failed ? reply : saysWhy(deps, ask, [known.id], reply));
      const isQuiet = ({ at }: { at: number }) => quietUntil(hours, ask.settings.timeZone ?? "UTC", at) !== null;
      if (rule.kind === "gap")
        return asToldNow(
          previewGapsReply(ask.text, {
            ...{ ...shared, rule },
            ...(await countGaps(deps, { known, rule, boards, others, isQuiet })),
          }),
        );
      const [first] = boards;
      const since = Math.max(from, history[0]?.at ?? from);
      const isWay = rule.kind === "movement";
      const alerts = await (isWay ? replay : replayEvents)(rule as MovementRule, boards, startsAt);
      return asToldNow(
        previewReply(ask.text, {
          ...{ ...shared, rule },
          since: first ? since : null,
          days: since === from ? daysBack : null,
          alerts: alerts.length,
          quiet: alerts.filter(isQuiet).length,
          others: isWay ? await othersOf(rule, boards, { id: known.id, startsAt, others }) : [],
        }),
      );
    },
  };
}

/** How the alerts of all chats by rules with this threshold, about such a price, have held so far. */
async function scoreSoFar(
  { scorecards }: Pick<PreviewDeps, "scorecards">,
  { rule, sport, now }: { rule: Rule; sport: string | null; now: number },
): Promise<Score> {
  const { alerts } = await scorecards.of(null, now);
  const [grade, source] = [gradeOf(rule, sport), sourceOf(rule)];
  return scoreOf(alerts.filter((alert) => alert.grade === grade && alert.source === source));
}

/** What the API knows and what we have seen ourselves. */
async function historyOf(
  { api, database }: Pick<PreviewDeps, "api" | "database">,
  id: number,
  { slug }: Match,
  now: number,
): Promise<{ history: PastQuote[]; failed: Failed }> {
  const own = await pricesOfMatch(database, id);
  const answer = await unlessApiTrouble(api.history(slug));
  if (!answer && own.length === 0) throw new Refusal("fault-unreachable", {}, []);
  return { history: mergeHistories(answer?.value ?? [], own), failed: answer === null || failedBy(answer, { now }) };
}

/** What other thresholds would have sent, each with the call that watches with it. */
async function othersOf(
  rule: MovementRule,
  boards: readonly Board[],
  { id, startsAt, others }: { id: number; startsAt: number | null; others: string },
) {
  const counted: { threshold: Threshold; alerts: number; press: Press | null }[] = [];
  for (const threshold of neighbours(rule.threshold)) {
    const text = [`#${id}`, others, formatThreshold(threshold)].filter((part) => part !== "").join(" ");
    const press = { command: "watch", text, replace: false };
    const { length: alerts } = await replay({ ...rule, threshold }, boards, startsAt);
    counted.push({ threshold, alerts, press: fitsButton(press) ? press : null });
  }
  return counted;
}

/** Thresholds around one, which itself is left out. */
function neighbours(threshold: Threshold): Threshold[] {
  switch (threshold.kind) {
    case "points":
      return [1.5, 3, 4, 5, 8].filter((points) => points !== threshold.points).map((points) => ({ kind: "points", points }));
    case "percent":
      return [2, 5, 10, 15].filter((percent) => percent !== threshold.percent).map((percent) => ({ kind: "percent", percent }));
    case "price":
      return [50_000, 100_000, 200_000]
        .filter((micros) => micros !== threshold.micros)
        .map((micros) => ({ kind: "price", micros }));
  }
}

const lookBackMs = 7 * dayMs;
/** The least edges for which it is said how much a watch would have told. */
const edges = [0.03, 0.05, 0.08, 0.12];

function exampleOfPreview({ text }: Ask, finder: Finder): string {
  return text.say("command-preview.example", { match: exampleMatch(finder) });
}

/** The watch that the first word numbers; null for other words, among which figures alone may be a team's. */
async function watchNamed({ database }: PreviewDeps, ask: Ask, words: string): Promise<Watch | null> {
  const [first = ""] = words.split(/\s+/u);
  const watch = await watchByRef(database, { chat: ask.call.address, ref: first });
  if (!watch && /^[vw=]\d+$/i.test(first)) throw numberUnknown(ask, first);
  return watch;
}

function behindNumber(words: string): string {
  return words.replace(/^\S+\s*/u, "");
}

/**
 * `/preview value bets 3%`, or by a watch on them: nobody keeps the value bets of the past, so it says that, how many there are
 * now, and what the watch that there is has told. Null for words about something else.
 */
async function previewBets(
  deps: PreviewDeps,
  ask: Ask,
  { words, watch: named }: { words: string; watch: BetWatch | null },
): Promise<Draft | null> {
  const about = named ? behindNumber(words) : wordsAboutBets(words);
  if (about === null) return null;
  const { now, text, call } = ask;
  const present = await presentNow(deps, ask);
  const said = (await betTermsSaid(deps, ask, { words: about, present })).filter;
  const filter = named ? changedFilter(named.filter, said) : said;
  const watch = named ?? (await watchWith(deps, call.address, filter));
  return previewBetsReply(text, {
    filter,
    words: buttonWords(filter),
    present: present ? countFitting(present, filter, now) : null,
    told: watch && (await toldBy(deps, { watch, asked: filter.edge, now })),
  });
}

async function watchWith({ database }: PreviewDeps, chat: string, filter: BetFilter): Promise<BetWatch | null> {
  const watches = await betWatchesOf(database, chat);
  return watches.find((one) => betFilterWords(one.filter) === betFilterWords(filter)) ?? null;
}

async function toldBy(
  { database }: PreviewDeps,
  { watch, asked, now }: { watch: BetWatch; asked: number | null; now: number },
): Promise<ToldOfBets> {
  const { id, chat, filter, createdAt } = watch;
  const since = Math.max(createdAt, now - lookBackMs);
  const told = await betsToldBy(database, { chat, watchId: id, after: since });
  const largest = new Map<string, number>();
  for (const bet of told) largest.set(offerOf(bet), Math.max(largest.get(offerOf(bet)) ?? 0, toMicros(bet.figures.edge)));
  const larger = [...new Set([...edges, asked ?? 0])].filter((edge) => toMicros(edge) > toMicros(filter.edge ?? 0));
  return {
    ref: refOf(watch),
    since,
    appeared: countTold(told, "appeared"),
    improved: countTold(told, "improved"),
    atEdges: larger
      .sort((a, b) => a - b)
      .map((edge) => ({ edge, count: [...largest.values()].filter((one) => one >= toMicros(edge)).length })),
  };
}

/** As messages count: the books that offer the same selection at one moment are one bet. */
function countTold(told: readonly ToldBet[], news: ToldBet["news"]): number {
  const counted = told.filter((bet) => bet.news === news);
  return new Set(counted.map((bet) => `${offerOf(bet)} ${bet.asOf}`)).size;
}

function offerOf({ matchId, market, selection, line }: ToldBet): string {
  return JSON.stringify([matchId, market, selection, line]);
}
