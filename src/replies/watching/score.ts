import type { Block, Button, Draft, Span } from "../../chat/reply.ts";
import type { Score } from "../../detection/score.ts";
import type { PredictionsScore } from "../../detection/scored-predictions.ts";
import type { Interval } from "../../odds/intervals.ts";
import { parseThreshold } from "../../rules/threshold.ts";
import { fold } from "../parts/blocks.ts";
import { withOneSign } from "../parts/numbers.ts";
import { pictureButton } from "../parts/paging.ts";
import { thresholdInShort } from "../parts/rule.ts";
import { sportName } from "../parts/sports.ts";
import { bold, inOneLine, onLines, plain, type Text } from "../parts/text.ts";

/** The scores of alerts of one kind each, the largest first. */
export interface ScoreGroups {
  by: "grade" | "lead" | "sport" | "source";
  rows: readonly { group: string; score: Score }[];
}

/** Of value bets: their mean edge when they were told, and their mean worth by the closing line; null where they are too few to say. */
export interface BetsScore extends Score {
  closing: { edge: number; value: number; range: Interval } | null;
}

export interface ScoreFacts {
  whose: "chat" | "bot";
  alerts: Score;
  groups: readonly ScoreGroups[];
  bets: BetsScore;
  predictions: PredictionsScore;
  /** How many matches it takes to say something. */
  least: number;
  /** So far back. */
  days: number;
  /** Everything is to be seen, with nothing folded. */
  all?: boolean;
}

/** How alerts and value bets held against the closing lines, and how sure that is. */
export function scoreReply(text: Text, facts: ScoreFacts): Draft {
  const { whose, alerts, bets, predictions, least, days, all = false } = facts;
  const heading: Block = { kind: "heading", spans: text.spans(`score-heading-${whose}`) };
  const other = whose === "chat" ? "bot" : "chat";
  const log = { label: text.say("log-heading"), press: { command: "log", text: "", replace: false } };
  const buttons: Button[][] = [
    [
      {
        label: text.say(`score-button-${other}`),
        press: { command: "score", text: other === "bot" ? "bot" : "", replace: true },
      },
      ...(whose === "chat" ? [log, ...pictureButton(text, { command: "log", text: "" })] : []),
    ],
  ];
  if (alerts.count + bets.count + predictions.count === 0)
    return { blocks: [heading, { kind: "paragraph", spans: text.spans("score-none", { days }) }], buttons, personal: false };
  const parts = partsOf(text, facts);
  return {
    blocks: [
      heading,
      ...(alerts.count > 0 ? alertBlocks(text, { alerts, least }) : []),
      ...(bets.count > 0 ? betBlocks(text, bets, least) : []),
      ...(predictions.count > 0 ? predictionBlocks(text, predictions, least) : []),
      all ? { kind: "list", items: parts } : fold(text, parts, { command: "score", text: whose === "chat" ? "all" : "bot all" }),
    ],
    buttons,
    personal: false,
  };
}

/** The alerts in groups, and how all of it is counted: a line each. */
function partsOf(text: Text, { alerts, groups, bets, predictions, days }: ScoreFacts): Span[][] {
  return [
    ...(alerts.result ? groups.flatMap((one) => groupItems(text, one)) : []),
    ...(predictions.result && predictions.bins.length > 0 ? binItems(text, predictions.bins) : []),
    ...(alerts.result ? [text.spans("score-explained-alerts")] : []),
    ...(bets.result ? [text.spans("score-explained-bets")] : []),
    ...(predictions.result ? [text.spans("score-explained-predictions")] : []),
    text.spans("score-explained", { days }),
  ];
}

/** What leads to the scorecard. */
export function scoreButton(text: Text): Button {
  return { label: text.say("score-button"), press: { command: "score", text: "", replace: false } };
}

/** How alerts by such a rule have held so far, in a sentence; nothing where they are too few to say. */
export function scoreSentence(text: Text, { matches, result }: Score): Span[] | null {
  return result && text.spans("score-sentence", { matches, ...sharesOf(text, matches, result) });
}

type Result = NonNullable<Score["result"]>;

function alertBlocks(text: Text, { alerts, least }: Pick<ScoreFacts, "alerts" | "least">): Block[] {
  const { count, matches, result } = alerts;
  const said = result
    ? [
        text.spans("score-on", sharesOf(text, matches, result)),
        text.spans("score-rest", { even: shareOf(text, result.even / matches), bad: shareOf(text, result.bad / matches) }),
        text.spans("score-moved", pointsOf(text, result)),
      ]
    : [text.spans("score-too-few", { least })];
  return [
    {
      kind: "paragraph",
      spans: onLines([
        inOneLine([[bold(text.say("score-alerts"))], text.spans("score-alerts-count", { count, matches })]),
        ...said,
      ]),
    },
  ];
}

function groupItems(text: Text, { by, rows }: ScoreGroups): Span[][] {
  if (!rows.some(({ score }) => score.result)) return [];
  const items = rows.map(({ group, score: { matches, result } }): Span[] => {
    const named = { group: nameOf(text, by, group), matches };
    if (!result) return text.spans("score-row-too-few", named);
    return text.spans("score-row", { ...named, ...sharesOf(text, matches, result), points: text.points(result.median) });
  });
  return [[bold(text.say(`score-by-${by}`))], ...items];
}

function nameOf(text: Text, by: ScoreGroups["by"], group: string): string {
  if (by === "sport") return group === "" ? text.say("score-other") : sportName(text, group);
  if (by === "source" && group.startsWith("book:")) return group.slice("book:".length);
  if (text.has(`score-${by}-${group}`)) return text.say(`score-${by}-${group}`);
  const threshold = parseThreshold(group);
  return threshold ? thresholdInShort(text, threshold) : text.say("score-other");
}

function betBlocks(text: Text, { count, matches, result, closing }: BetsScore, least: number): Block[] {
  const said =
    result && closing
      ? [
          text.spans("score-bets-edge", { edge: text.percent(closing.edge, true) }),
          text.spans("score-bets-closing", {
            value: signed(text, closing.value),
            low: signed(text, closing.range.low),
            high: signed(text, closing.range.high),
          }),
          text.spans("score-bets-better", sharesOf(text, matches, result)),
        ]
      : [text.spans("score-too-few", { least })];
  const lines = [inOneLine([[bold(text.say("score-bets"))], text.spans("score-bets-count", { count, matches })]), ...said];
  return [{ kind: "paragraph", spans: onLines(lines) }];
}

function predictionBlocks(text: Text, { matches, result, off }: PredictionsScore, least: number): Block[] {
  const said =
    result && off
      ? [
          text.spans("score-predictions-towards", sharesOf(text, matches, result)),
          text.spans("score-moved", pointsOf(text, result)),
          text.spans("score-predictions-off", { model: points(text, off.model), market: points(text, off.market) }),
        ]
      : [text.spans("score-too-few", { least })];
  const lines = [inOneLine([[bold(text.say("score-predictions"))], text.spans("score-matches", { matches })]), ...said];
  return [{ kind: "paragraph", spans: onLines(lines) }];
}

/** What the model's chances came to at the close: the titles of the figures, then a line for each step. */
function binItems(text: Text, bins: PredictionsScore["bins"]): Span[][] {
  const titles = ["predictions-model", "score-predictions-close", "score-predictions-count"].map((key) => [bold(text.say(key))]);
  return [
    inOneLine(titles),
    ...bins.map(({ model, closing, count }) =>
      inOneLine([text.percent(model), text.percent(closing), text.number(count)].map((figure) => plain(figure))),
    ),
  ];
}

/** A distance in points of probability, which has no sign. */
function points(text: Text, distance: number): string {
  return text.percentFigure(distance);
}

function sharesOf(text: Text, matches: number, { good, share }: Result) {
  const [low, high] = withOneSign(shareOf(text, share.low), shareOf(text, share.high));
  return { share: shareOf(text, good / matches), low, high };
}

function pointsOf(text: Text, { median, medianRange }: Result) {
  return { points: text.points(median), low: text.points(medianRange.low), high: text.points(medianRange.high) };
}

/** Whole percents: more places would say more than is known. */
function shareOf(text: Text, share: number): string {
  return text.share(Math.round(share * 100) / 100);
}

function signed(text: Text, fraction: number): string {
  return (fraction >= 0.0005 ? "+" : "") + text.percent(fraction);
}
