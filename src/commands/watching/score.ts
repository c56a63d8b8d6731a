import { leastMatches, scoreOf, scoresBy, valuesByMatch } from "../../detection/score.ts";
import type { Scorecards } from "../../detection/scorecards.ts";
import { leadOf, type ScoredAlert, scoreDays } from "../../detection/scored-alerts.ts";
import type { ScoredBet } from "../../detection/scored-bets.ts";
import { predictionsScoreOf } from "../../detection/scored-predictions.ts";
import { meanInterval, meanOf } from "../../odds/intervals.ts";
import { type BetsScore, type ScoreGroups, scoreReply } from "../../replies/watching/score.ts";
import { wordForm } from "../../typed-words.ts";
import { type Command, Refusal } from "../command.ts";

export interface ScoreDeps {
  scorecards: Scorecards;
}

const botForm = wordForm("common", "bot");
const mostGroups = 5;

/** `/score [bot]`: how what this chat, or all chats together, were told held against the closing lines. */
export function createScoreCommand({ scorecards }: ScoreDeps): Command {
  return {
    name: "score",
    options: [
      { name: "what", required: false, suggests: false },
      { name: "all", required: false, suggests: false, form: /^all$/, hidden: true },
    ],
    manages: false,
    async run({ call, args, text, now }) {
      const whose = args["what"];
      if (whose !== undefined && !botForm.test(whose)) throw new Refusal("score-bad-word");
      const { alerts, bets, predictions } = await scorecards.of(whose === undefined ? call.address : null, now);
      return scoreReply(text, {
        whose: whose === undefined ? "chat" : "bot",
        alerts: scoreOf(alerts),
        groups: groupsOf(alerts),
        bets: betsScoreOf(bets),
        predictions: predictionsScoreOf(predictions),
        least: leastMatches,
        days: scoreDays,
        all: args["all"] !== undefined,
      });
    },
  };
}

function groupsOf(alerts: readonly ScoredAlert[]): ScoreGroups[] {
  const by = (name: ScoreGroups["by"], groupOf: (alert: ScoredAlert) => string): ScoreGroups => {
    return { by: name, rows: scoresBy(alerts, groupOf).slice(0, mostGroups) };
  };
  return [
    alerts.every(isOfGap) ? { by: "grade", rows: [{ group: "gap", score: scoreOf(alerts) }] } : by("grade", ({ grade }) => grade),
    by("lead", leadOf),
    by("sport", ({ sport }) => sport ?? ""),
    by("source", ({ source }) => source),
  ];
}

/** Where all are about gaps, the row says so: what went on for others is here that the market went to the model. */
function isOfGap({ grade }: ScoredAlert): boolean {
  return grade === "gap";
}

/** As good as nothing, where there is no least that would matter to a reader. */
const nothing = 1e-9;

function betsScoreOf(bets: readonly ScoredBet[]): BetsScore {
  const values = valuesByMatch(bets);
  const score = scoreOf(bets, nothing);
  const range = meanInterval(values);
  if (!score.result || !range) return { ...score, closing: null };
  return { ...score, closing: { edge: meanOf(bets.map(({ edge }) => edge)), value: meanOf(values), range } };
}
