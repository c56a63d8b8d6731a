import type { Failed } from "../../api/errors.ts";
import type { Match } from "../../api/model.ts";
import type { Block, Button, Cell, Draft, Span } from "../../chat/reply.ts";
import { hasBegun } from "../../matches/state.ts";
import { type Gap, widestGap } from "../../odds/prediction-gap.ts";
import type { Board } from "../../odds/quote.ts";
import { heading, note, paragraph } from "../parts/blocks.ts";
import { failureNotes } from "../parts/failure.ts";
import { selectionName } from "../parts/markets.ts";
import { againstSpans, kickOff, matchButton, matchButtons, matchTitle, whenBlock } from "../parts/match.ts";
import { countedHeading, cutListNote, listButtons, type Paged, pageNote, pageWord } from "../parts/paging.ts";
import { thresholdInShort } from "../parts/rule.ts";
import { bold, inOneLine, onLines, type Text } from "../parts/text.ts";
import { ageNote } from "./odds.ts";

interface PredictionAge {
  fetchedAt: number;
  failed: Failed;
  /** Not all predictions could be read. */
  isCut: boolean;
  now: number;
}

export interface PredictionFacts extends PredictionAge {
  id: number;
  match: Match;
  /** Empty when the model says nothing about the match. */
  gaps: readonly Gap[];
  board: Board | null;
  old: boolean;
}

/** What the model thinks of one match, beside what the market thinks. */
export function predictionReply(text: Text, facts: PredictionFacts): Draft {
  const { id, match, gaps, board } = facts;
  const isCompared = gaps.some(({ market }) => market !== null);
  const body: Block[] =
    gaps.length === 0
      ? [{ kind: "paragraph", spans: text.spans("predictions-none-match") }]
      : [gapTable(text, match, gaps), ...(isCompared ? [explained(text)] : [noMarket(text)]), modelNote(text)];
  return {
    blocks: [
      heading(matchTitle(text, match)),
      ...whenBlock(text, match),
      ...body,
      ...trouble(text, { ...facts, isCut: facts.isCut && gaps.length === 0 }),
      ...(board && isCompared ? [ageNote(text, { board, old: facts.old, now: facts.now })] : []),
    ],
    buttons: [
      [
        { label: text.say("watch-odds"), press: { command: "odds", text: `#${id}`, replace: false } },
        { label: text.say("predictions-all"), press: { command: "predictions", text: "", replace: false } },
      ],
      ...(isCompared && !hasBegun(match, facts.now) ? [[watchButton(text, id)]] : []),
    ],
    personal: false,
  };
}

/** The gap that a press watches, in points. */
const gapWatched = 5;

function watchButton(text: Text, id: number): Button {
  const points = thresholdInShort(text, { kind: "points", points: gapWatched });
  const press = { command: "watch", text: `#${id} edge>=${gapWatched}pp`, replace: false };
  return { label: text.say("predictions-watch", { points }), press };
}

export interface PredictionsFacts extends PredictionAge {
  /** The widest gap first; those without a market only where none has one. */
  rows: Paged<{ known: { id: number; match: Match }; gaps: readonly Gap[]; refreshedAt: number | null }>;
  /** Whether the model has figures of others, with no fresh odds beside them. */
  hasOthers: boolean;
}

/** The matches to come on which model and market differ most. */
export function predictionsReply(text: Text, facts: PredictionsFacts): Draft {
  const { rows } = facts;
  const title = text.spans("predictions-heading");
  const values = { label: text.say("valuebets-heading"), press: { command: "valuebets", text: "", replace: false } };
  if (rows.total === 0) {
    const matches = [[{ label: text.say("start-matches"), press: { command: "matches", text: "", replace: false } }]];
    const none = paragraph(text.spans("predictions-none"));
    return { blocks: [heading(title), none, ...trouble(text, facts)], buttons: matches, personal: false };
  }
  const hasGaps = rows.shown.some(({ gaps }) => widestGap(gaps) !== null);
  const known = rows.shown.map((one) => one.known);
  return {
    blocks: [
      countedHeading(text, title, rows),
      paragraph(text.spans(hasGaps ? "predictions-order" : "predictions-note")),
      {
        kind: "list",
        items: rows.shown.map(({ known, gaps }) => row(text, known.match, gaps, facts.now)),
        opens: rows.shown.map(({ known }) => matchButton(text, known, "predictions").press),
      },
      ...pageNote(text, rows, { counted: true }),
      ...(hasGaps ? [] : [note(text.spans("predictions-some-without"))]),
      ...(facts.hasOthers ? [note(text.spans("predictions-others"))] : []),
      ...marketAge(text, facts),
      ...trouble(text, facts),
    ],
    buttons: [
      ...matchButtons(text, known, "predictions").map((button) => [button]),
      ...listButtons(text, rows, (page) => ({ command: "predictions", text: pageWord(page) }), [values]),
    ],
    personal: false,
    asks: { command: "predictions", before: "", behind: "" },
  };
}

/** How old the oldest of the odds are that stand beside the model's figures. */
function marketAge(text: Text, { rows, now }: PredictionsFacts): Block[] {
  const ages = rows.shown.flatMap(({ refreshedAt }) => refreshedAt ?? []);
  return ages.length === 0 ? [] : [{ kind: "note", spans: text.spans("odds-age", { age: text.ago(Math.min(...ages), now) }) }];
}

function row(text: Text, match: Match, gaps: readonly Gap[], now: number): Span[] {
  const widest = widestGap(gaps);
  const [likeliest] = gaps.toSorted((a, b) => b.model - a.model);
  const shown = widest ?? likeliest;
  if (!shown) return [bold(matchTitle(text, match))];
  const selection = nameOf(text, match, shown.selection);
  const model = text.share(Math.round(shown.model * 100) / 100);
  const line = widest
    ? text.spans("predictions-row", {
        selection,
        model,
        books: text.share(Math.round(widest.market * 100) / 100),
        gap: bold(text.say("predictions-points", { points: pointsOf(text, widest) })),
      })
    : text.spans("predictions-row-no-market", { selection, model: bold(model) });
  return onLines([line, inOneLine([againstSpans(text, match, shown.selection), [kickOff(text, match, now)]])]);
}

function gapTable(text: Text, match: Match, gaps: readonly Gap[]): Block {
  const right = (key: string) => ({ title: text.say(key), align: "right" as const });
  return {
    kind: "table",
    columns: [{ title: "", align: "left" }, right("predictions-model"), right("predictions-market"), right("predictions-gap")],
    rows: gaps.map(({ selection, model, market }): Cell[] => [
      { text: nameOf(text, match, selection) },
      { text: text.percent(model) },
      { text: market === null ? "–" : text.percent(market) },
      { text: market === null ? "–" : pointsOf(text, { model, market }) },
    ]),
  };
}

function nameOf(text: Text, match: Match, selection: string): string {
  return selectionName(text, match, { market: "winner", selection, line: null });
}

/** Points of probability by which the model thinks it likelier. */
function pointsOf(text: Text, { model, market }: { model: number; market: number }): string {
  // As the rounded chances show it, so that the columns add up.
  return text.points((Math.round(model * 1000) - Math.round(market * 1000)) / 1000);
}

function explained(text: Text): Block {
  return { kind: "note", spans: text.spans("predictions-explained") };
}

function modelNote(text: Text): Block {
  return { kind: "note", spans: text.spans("predictions-note") };
}

function noMarket(text: Text): Block {
  return { kind: "note", spans: text.spans("predictions-no-market") };
}

function trouble(text: Text, { fetchedAt, failed, isCut, now }: PredictionAge): Block[] {
  return [
    ...cutListNote(text, isCut),
    ...failureNotes(text, failed),
    { kind: "note", spans: text.spans("valuebets-age", { age: text.ago(fetchedAt, now) }) },
  ];
}
