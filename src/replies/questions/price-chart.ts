import type { Failed } from "../../api/errors.ts";
import type { Match } from "../../api/model.ts";
import type { Downtime } from "../../boards/downtime.ts";
import type { Line, LinePoint, Mark, Picture } from "../../chat/picture.ts";
import { fitsButton, type Press } from "../../chat/press.ts";
import type { Block, Button, Draft } from "../../chat/reply.ts";
import type { Evidence } from "../../facts/explanation.ts";
import { lineOf, type MarketKey } from "../../odds/markets.ts";
import type { WayPoint } from "../../odds/way.ts";
import { chanceAxis, logOdds, timeAxis } from "../parts/axes.ts";
import { factsBlock } from "../parts/facts.ts";
import { failureNotes } from "../parts/failure.ts";
import { marketName, selectionName } from "../parts/markets.ts";
import { matchTitle } from "../parts/match.ts";
import { pictureButton } from "../parts/paging.ts";
import { bold, plain, type Text } from "../parts/text.ts";

/** An alert that this chat was sent: when, from when on it was counted, and what it told. */
interface Told {
  at: number;
  baselineAt: number | null;
  evidence: Evidence;
}

export interface PriceChartFacts {
  id: number;
  match: Match;
  market: MarketKey;
  /** What calls the market up; null for the one that comes without a word. */
  words: string | null;
  /** The one book whose prices they are; null is the consensus of all. */
  book: string | null;
  /** How many books there are to agree. */
  books: number;
  /** None of them is empty. */
  ways: readonly { selection: string; points: readonly WayPoint[] }[];
  /** What this chat was told about the market. */
  told: readonly Told[];
  /** When nothing could be known, the earliest first. */
  downtimes: readonly Downtime[];
  /** The odds service could not be asked. */
  failed: Failed;
  until: number;
  theme: Picture["theme"];
}

type Way = PriceChartFacts["ways"][number];

/** How a market's prices came to where they are, as a picture; the words beside it say the same in figures. */
export function priceChartReply(text: Text, facts: PriceChartFacts): Draft {
  const { match, market, failed } = facts;
  const title = matchTitle(text, match);
  const subject = subjectOf(text, facts);
  const rows = facts.ways.map((way) => ({ name: nameOf(text, facts, way), figures: figuresOf(text, facts, way) }));
  const picture: Picture = { title, subtitle: subject, figure: figureOf(text, facts), theme: facts.theme };
  const alt = text.say("chart-alt", {
    title,
    subject,
    figures: rows.map(({ name, figures }) => `${name} ${figures}`).join(", "),
  });
  const blocks: Block[] = [
    { kind: "heading", spans: plain(title) },
    { kind: "picture", picture, alt },
    {
      kind: "paragraph",
      spans: text.spans("chart-of", { market: bold(marketName(text, market, facts.match.sport)), whose: whoseOf(text, facts) }),
    },
    factsBlock(
      text,
      rows.map(({ name, figures }) => ({ label: name, value: plain(figures) })),
    ),
    { kind: "note", spans: text.spans("chart-since", { since: text.moment(startOf(facts), "datetime") }) },
  ];
  blocks.push(...failureNotes(text, failed));
  return { blocks, buttons: buttonsOf(text, facts), personal: false };
}

function subjectOf(text: Text, facts: PriceChartFacts): string {
  const since = text.moment(startOf(facts), "datetime").text;
  return text.say("chart-subject", {
    market: marketName(text, facts.market, facts.match.sport),
    whose: whoseOf(text, facts),
    since,
  });
}

function whoseOf(text: Text, { book, books }: PriceChartFacts): string {
  return book ?? text.say("chart-consensus", { books });
}

function startOf({ ways, until }: PriceChartFacts): number {
  return Math.min(until, ...ways.map(({ points }) => points[0]?.at ?? until));
}

function nameOf(text: Text, { match, market }: PriceChartFacts, { selection }: Way): string {
  return selectionName(text, match, { ...market, selection, line: lineOf(market, selection) });
}

/** "2.10 → 1.85 · best 1.90". */
function figuresOf(text: Text, facts: PriceChartFacts, { points }: Way): string {
  const [first, last] = [points[0], points.findLast(({ probability }) => probability !== null)];
  const from = priceOf(text, facts, first);
  const now = priceOf(text, facts, last);
  return from === now ? now : text.say("chart-way", { from, now });
}

/** A book's price as it stands, the consensus as a fair price. */
function priceOf(text: Text, { book }: PriceChartFacts, point: WayPoint | undefined): string {
  if (point?.probability == null) return "";
  return book !== null && point.best !== null ? text.price(point.best) : text.fairPrice(point.probability);
}

function figureOf(text: Text, facts: PriceChartFacts): Picture["figure"] {
  const { ways, match, until, book } = facts;
  const x = timeAxis(text, { from: startOf(facts), to: until });
  const marks = marksOf(facts, x.from);
  const start = match.startsAt;
  const hasStarted = start !== null && start > x.from && start < x.to;
  return {
    kind: "lines",
    x,
    y: chanceAxis(text, shownIn(facts)),
    lines: ways.map((way) => lineFrom(text, facts, way)),
    marks,
    moments: hasStarted ? [{ at: start, label: text.say("chart-start") }] : [],
    legend: {
      ...(book === null ? { band: text.say("chart-band"), best: text.say("chart-best") } : {}),
      ...(marks.length > 0 ? { mark: text.say("chart-told") } : {}),
      gap: text.say("chart-gap"),
    },
  };
}

/** Every probability that the picture has a place for. */
function shownIn({ ways, told }: PriceChartFacts): number[] {
  const known = ways.flatMap(({ points }) =>
    points.flatMap(({ probability, low, high, best }) => [probability, low, high, best === null ? null : 1 / best]),
  );
  return [...known, ...told.flatMap(({ evidence }) => [evidence.from, evidence.to])].filter((one) => one !== null);
}

function lineFrom(text: Text, facts: PriceChartFacts, way: Way): Line {
  const last = way.points.findLast(({ probability }) => probability !== null);
  return {
    name: nameOf(text, facts, way),
    figures: figuresOf(text, facts, way),
    last: priceOf(text, facts, last),
    points: facts.downtimes.reduce(withGap, way.points).map((point) => placed(point, facts)),
  };
}

function placed({ at, probability, low, high, best }: WayPoint, { book }: PriceChartFacts): LinePoint {
  const place = (one: number | null): number | null => (one === null ? null : logOdds(one));
  const isKnown = probability !== null && book === null;
  return {
    x: at,
    y: place(probability),
    low: isKnown ? place(low) : null,
    high: isKnown ? place(high) : null,
    best: isKnown && best !== null ? logOdds(1 / best) : null,
  };
}

/** Nothing is known of a time when nobody looked, unless the source says it afterwards. */
function withGap(points: readonly WayPoint[], { from, to }: Downtime): readonly WayPoint[] {
  const before = points.findLast(({ at }) => at < from);
  if (!before || points.some(({ at }) => at >= from && at < to)) return points;
  const gap = { at: from, probability: null, low: null, high: null, best: null };
  const after = points.filter(({ at }) => at >= to);
  // What is known again at the end may be what was known before.
  return [...points.filter(({ at }) => at < from), gap, ...(after[0]?.at === to ? [] : [{ ...before, at: to }]), ...after];
}

/** What was told, each beside its selection; what was counted from before the picture begins is counted from there. */
function marksOf({ told, ways, until }: PriceChartFacts, from: number): Mark[] {
  return told.flatMap(({ at, baselineAt, evidence }) => {
    const line = ways.findIndex(({ selection }) => selection === evidence.selection);
    if (line < 0 || at < from) return [];
    const to = { x: Math.min(at, until), y: logOdds(evidence.to) };
    return [{ line, from: { x: Math.max(from, Math.min(baselineAt ?? at, at)), y: logOdds(evidence.from) }, to }];
  });
}

/** The other pictures and words about the same market. */
function buttonsOf(text: Text, { id, words }: PriceChartFacts): Button[][] {
  const call = [`#${id}`, ...(words === null ? [] : [words])].join(" ");
  return [
    [
      ...pictureButton(text, { command: "odds", text: call }, "chart-books"),
      ...to(text, "watch-odds", { command: "odds", text: call }),
      ...to(text, "match-history", { command: "history", text: call }),
    ],
  ];
}

function to(text: Text, label: string, call: Pick<Press, "command" | "text">): Button[] {
  const press = { ...call, replace: false };
  return fitsButton(press) ? [{ label: text.say(label), press }] : [];
}
