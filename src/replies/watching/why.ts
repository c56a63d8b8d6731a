import type { Match } from "../../api/model.ts";
import type { Press } from "../../chat/press.ts";
import type { Block, Button, Draft, PressButton, Span } from "../../chat/reply.ts";
import type { BetEvidence, ExplainedBet } from "../../facts/bet-explanation.ts";
import type { Evidence } from "../../facts/explanation.ts";
import { marketOf } from "../../odds/markets.ts";
import type { GapRule, MovementRule, Rule } from "../../rules/rule.ts";
import type { Threshold } from "../../rules/threshold.ts";
import { goneSpans, offerInWords } from "../alerts/bet-alert.ts";
import { allOf } from "../alerts/message.ts";
import { labelsApart } from "../parts/apart.ts";
import { fold, note, paragraph } from "../parts/blocks.ts";
import { factsBlock, labelled } from "../parts/facts.ts";
import { selectionName } from "../parts/markets.ts";
import { chartButton } from "../parts/paging.ts";
import { closingInShort, gapInShort, ruleInWords, thresholdInShort, thresholdInWords } from "../parts/rule.ts";
import { bold, inOneLine, plain, type Text } from "../parts/text.ts";
import { type DecisionRow, decisionInWords, decisionSpans, offerOf, titleOf } from "./decision.ts";
import { betRuleInWords, improvementArgs } from "./watch-view.ts";

export interface WhyFacts extends DecisionRow {
  /** The rule of then; null where it did not come to that. */
  rule: Rule | null;
  /** How far the line had moved, and the least threshold that this would not have reached. */
  moved: Threshold | null;
  quiet: Threshold | null;
  /** Whether that was as far as the threshold: then it went the other way, or something else of the rule was not met. */
  enough?: boolean;
  /** The same as `quiet` of value bets. */
  quietBets?: QuietTerms | null;
  /** Whether the chat's log can be read where this is answered; it can where this is left out. */
  hasLog?: boolean;
}

/** Why an alert came, or did not, from what was written down when that was decided. */
export function whyReply(text: Text, facts: WhyFacts): Draft {
  const { decision, match } = facts;
  const decided = text.spans("why-decided", {
    decision: bold(decisionInWords(text, decision)),
    time: text.moment(decision.at, "datetime"),
  });
  return {
    blocks: [
      { kind: "heading", spans: plain(titleOf(text, match)) },
      { kind: "paragraph", spans: decided },
      ...(decision.bets
        ? whyBetsBlocks(text, { evidence: decision.bets, decision, match, quiet: facts.quietBets ?? null })
        : movementBlocks(text, facts)),
    ],
    buttons: [[...oddsButton(text, facts), ...chartOf(facts, text), ...(facts.hasLog === false ? [] : [logButton(text)])]],
    personal: false,
  };
}

/** The way of what was told, where the match is still known. */
function chartOf({ decision: { evidence, matchId }, match }: WhyFacts, text: Text): Button[] {
  return evidence && match ? chartButton(text, matchId, marketOf(evidence)) : [];
}

function movementBlocks(text: Text, facts: WhyFacts): Block[] {
  const { evidence } = facts.decision;
  return [
    factsBlock(text, factRows(text, facts)),
    ...(evidence ? bookBlocks(text, evidence, allOf(String(facts.decision.id))) : []),
    ...(facts.rule ? whatIf(text, facts) : []),
    ...(facts.rule?.kind === "movement" && evidence ? doubtNotes(text, facts.rule, evidence) : []),
  ];
}

/** What makes a movement doubtful; nothing where several books went along. */
function doubtNotes(text: Text, { reducer }: MovementRule, { books }: Evidence): Block[] {
  const agreeing = books.filter(({ agrees }) => agrees).length;
  if (books.length < 2 || agreeing > 1) return [];
  if (agreeing === 1) return [{ kind: "note", spans: text.spans("why-one-book") }];
  return reducer.by === "consensus" ? [] : [{ kind: "note", spans: text.spans("why-margin-only") }];
}

type Row = { label: string; value: readonly Span[] };

function factRows(text: Text, { decision, match, rule }: WhyFacts): Row[] {
  const { evidence, baselineAt, baselineReason } = decision;
  const rows: (Row | null)[] = [
    rule && { label: text.say("why-rule"), value: plain(ruleInWords(text, rule, match)) },
    evidence && match && { label: offerOf(text, match, evidence), value: waySpans(text, evidence, rule) },
    baselineAt === null
      ? null
      : { label: text.say("why-baseline"), value: baselineSpans(text, { at: baselineAt, reason: baselineReason }) },
    ...(evidence ? (timeRows(text, evidence, decision) ?? [ageRow(text, "why-age", evidence.refreshedAt)]) : []),
  ];
  return rows.filter((row) => row !== null);
}

/** How old the odds were. */
const ageRow = (text: Text, label: "why-age" | "why-bet-age", at: number): Row => ({
  label: text.say(label),
  value: [text.moment(at, "datetime")],
});

/** When the price changed, when that came here, and when the platform took it; null where that is not known. */
function timeRows(
  text: Text,
  { changedAt, fetchedAt }: Pick<Evidence, "changedAt" | "fetchedAt">,
  { at, outcome }: WhyFacts["decision"],
): Row[] | null {
  if (changedAt === undefined || fetchedAt === undefined) return null;
  const labelledSpans = (key: string, value: readonly Span[]) => [...plain(labelled(text, text.say(key), "")), ...value];
  const times = [
    [text.near(changedAt, at)],
    labelledSpans("why-seen", laterSpans(text, fetchedAt, changedAt)),
    ...(outcome === "sent" ? [labelledSpans("why-sent", laterSpans(text, at, fetchedAt))] : []),
  ];
  return [{ label: text.say("why-changed"), value: inOneLine(times) }];
}

/** A time, and how much later that was. */
function laterSpans(text: Text, at: number, before: number): Span[] {
  const ms = Math.max(0, at - before);
  const time = text.near(at, at);
  const whole = ms < 60_000 ? 1_000 * Math.round(ms / 1_000) : ms;
  return whole === 0 ? [time] : text.spans("why-later", { time, length: text.length(whole) });
}

function waySpans(text: Text, evidence: Evidence, rule: Rule | null): Span[] {
  const { from, to, model } = evidence;
  if (model) return gapSpans(text, { from, to, model });
  const isQuoted = rule !== null && "reducer" in rule && rule.reducer.by !== "consensus";
  if (isQuoted) return text.spans("why-way-quoted", { from: text.fairPrice(from), to: bold(text.fairPrice(to)) });
  return text.spans("why-way", {
    from: text.fairPrice(from),
    to: bold(text.fairPrice(to)),
    fromChance: text.percent(from),
    toChance: text.percent(to),
  });
}

/** The chances that make the gap: then, where that was known, and now. */
function gapSpans(
  text: Text,
  { from, to, model }: Pick<Evidence, "from" | "to"> & { model: NonNullable<Evidence["model"]> },
): Span[] {
  const now = {
    model: text.percent(model.to),
    market: text.percent(to),
    gap: bold(gapInShort(text, { model: model.to, market: to })),
  };
  if (model.from === null) return text.spans("why-gap-first", now);
  const before = gapInShort(text, { model: model.from, market: from });
  return text.spans("why-gap", { ...now, fromModel: text.percent(model.from), fromMarket: text.percent(from), before });
}

function baselineSpans(text: Text, { at, reason }: { at: number; reason: string | null }): Span[] {
  const time = text.moment(at, "datetime");
  const key = `why-baseline-${(reason ?? "").replaceAll("_", "-")}`;
  return /^[a-z-]+$/.test(key) && text.has(key) ? text.spans(key, { time }) : [time];
}

/** The books that went the same way, then those that did not, each with its prices then and now. */
function bookBlocks(text: Text, { books }: Evidence, all: Pick<Press, "command" | "text">): Block[] {
  const agreeing = books.filter(({ agrees }) => agrees);
  const others = books.filter(({ agrees }) => !agrees);
  const list = (key: string, some: Evidence["books"]): Span[][] =>
    some.length === 0
      ? []
      : [[bold(text.say(key, { count: some.length, books: books.length }))], ...some.map((book) => bookSpans(text, book))];
  const [title, ...items] = [...list("why-books-same", agreeing), ...list("why-books-other", others)];
  return title ? [paragraph(title), fold(text, items, all)] : [];
}

function bookSpans(text: Text, { name, from, to, agrees }: Evidence["books"][number]): Span[] {
  const book = name === "" ? text.say("why-book-unnamed") : name;
  if (from === null || to === null) return plain(book);
  // Its own fair chance went along because its other selections moved.
  if (from === to && agrees) return text.spans("why-book-others", { book, price: text.price(to) });
  if (from === to) return text.spans("why-book-still", { book, price: text.price(to) });
  return text.spans("why-book", { book, from: text.price(from), to: text.price(to) });
}

/** What would have made it otherwise. */
function whatIf(text: Text, { decision: { outcome, evidence }, rule, moved, quiet, enough }: WhyFacts): Block[] {
  const wasTold = outcome === "sent" || outcome === "unknown" || outcome === "failed";
  if (rule?.kind === "target" && evidence && wasTold) {
    const spans = text.spans("why-quiet-limit", { side: rule.side, price: text.fairPrice(evidence.to) });
    return [{ kind: "note", spans }];
  }
  if (!moved || !quiet) return [];
  if (rule?.kind === "gap") return [{ kind: "note", spans: gapWhatIf(text, { rule, quiet, isOpen: enough === true, wasTold }) }];
  if (rule?.kind !== "movement") return [];
  const spans = wasTold
    ? text.spans("why-quiet", { threshold: thresholdInWords(text, quiet) })
    : text.spans(enough ? "why-not-met" : "why-not-reached", {
        moved: thresholdInWords(text, moved),
        threshold: thresholdInWords(text, rule.threshold),
      });
  return [{ kind: "note", spans }];
}

function gapWhatIf(
  text: Text,
  { rule, quiet, isOpen, wasTold }: { rule: GapRule; quiet: Threshold; isOpen: boolean; wasTold: boolean },
): Span[] {
  if (wasTold && isOpen) return text.spans("why-quiet-gap", { threshold: thresholdInShort(text, quiet) });
  return text.spans(wasTold ? "why-gap-closed" : "why-gap-not", {
    points: closingInShort(text, rule),
    threshold: thresholdInShort(text, rule.threshold),
  });
}

function oddsButton(text: Text, { decision, match }: WhyFacts): Button[] {
  const press = { command: "odds", text: `#${decision.matchId}`, replace: false };
  return match ? [{ label: text.say("watch-odds"), press }] : [];
}

function logButton(text: Text): Button {
  return { label: text.say("log-heading"), press: { command: "log", text: "", replace: false } };
}

/** Asks which match of a message is meant. */
export function whyWhichReply(text: Text, rows: readonly DecisionRow[]): Draft {
  const { list, buttons } = decisionList(text, rows);
  return { blocks: [{ kind: "paragraph", spans: text.spans("why-which") }, list], buttons, personal: false };
}

/** Decisions, each leading to why it was made. Where titles are the same, its time tells one apart. Near `newest`, whose day is said above, a time is enough. */
export function decisionList(text: Text, rows: readonly DecisionRow[], newest?: number): { list: Block; buttons: Button[][] } {
  const things = rows.map(({ decision: { id, at }, match }) => ({ id, at, title: titleOf(text, match) }));
  const titles = labelsApart(things, [
    ({ title }) => title,
    ({ at, title }) => text.say("find-fixture", { day: text.moment(at, "time").text, title }),
    ({ at, title }) => text.say("find-fixture", { day: text.moment(at, "datetime").text, title }),
    ({ id, title }) => text.say("find-fixture", { day: `#${id}`, title }),
  ]);
  const buttons = rows.map(({ decision: { id } }, index): PressButton => {
    const press = { command: "why", text: String(id), replace: false };
    return { label: text.say("why-button", { title: titles[index] ?? "" }), press };
  });
  const opens = buttons.map(({ press }) => press);
  return {
    list: { kind: "list", items: rows.map((row) => decisionSpans(text, row, newest)), opens },
    buttons: buttons.map((button) => [button]),
  };
}

/** What would have kept a message about bets quiet: a least edge, as a fraction, or an improvement, in millionths. */
export type QuietTerms = { edge: number } | { improvement: number };

interface WhyBets {
  evidence: BetEvidence;
  decision: WhyFacts["decision"];
  match: Match | null;
  quiet: QuietTerms | null;
}

/** Why a chat was told of value bets, or was not, from what was written down then. */
function whyBetsBlocks(text: Text, { evidence, decision, match, quiet }: WhyBets): Block[] {
  const { terms, bets, asOf } = evidence;
  const [newest] = bets.map(({ figures }) => figures).sort((a, b) => (b.changedAt ?? 0) - (a.changedAt ?? 0));
  const rows: Row[] = [
    ...(terms ? [{ label: text.say("why-rule"), value: plain(betRuleInWords(text, terms)) }] : []),
    ...((newest && timeRows(text, newest, decision)) ?? [ageRow(text, "why-bet-age", asOf)]),
  ];
  return [
    factsBlock(text, rows),
    ...(match ? betBlocks(text, { bets, match, all: { command: "why", text: `${decision.id} all` } }) : []),
    ...(quiet ? [note(quietBetSpans(text, quiet))] : []),
    note(text.spans("valuebets-model")),
  ];
}

interface ShownBets {
  bets: readonly ExplainedBet[];
  match: Match;
  /** What asks for all of it. */
  all: Pick<Press, "command" | "text">;
}

function betBlocks(text: Text, shown: ShownBets): Block[] {
  const { bets, match } = shown;
  const items = bets.flatMap((bet) => [betSpans(text, bet, match), ...(bet.gone ? [goneSpans(text, { bet, match })] : [])]);
  return [items.length > 1 ? fold(text, items, shown.all) : { kind: "list", items }, ...otherBlocks(text, shown)];
}

function betSpans(text: Text, bet: ExplainedBet, match: Match): Span[] {
  const { figures, before } = bet;
  const fair = (1 + figures.edge) / figures.price;
  const args = {
    offer: bold(offerInWords(text, { bet, match })),
    edge: text.percent(figures.edge, true),
    fair: text.fairPrice(fair),
    chance: text.percent(fair),
  };
  if (!before) return text.spans("why-bet", args);
  return text.spans("why-bet-grown", { ...args, before: text.percent(before.edge, true) });
}

/** The books that the prices can be judged against, for each selection once. */
function otherBlocks(text: Text, { bets, match, all }: ShownBets): Block[] {
  const selections = new Map<string, { selection: string; time: Span; books: Map<string, number> }>();
  for (const { market, selection, line, others } of bets) {
    const key = JSON.stringify([market, selection, line]);
    const name = selectionName(text, match, { market, selection, line });
    if (!others || others.books.length === 0) continue;
    const known = selections.get(key) ?? { selection: name, time: text.moment(others.refreshedAt, "datetime"), books: new Map() };
    for (const book of others.books) known.books.set(book.name, book.price);
    selections.set(key, known);
  }
  if (selections.size === 0) return [{ kind: "note", spans: text.spans("why-bet-no-others") }];
  return [...selections.values()].flatMap(({ selection, time, books }): Block[] => [
    { kind: "paragraph", spans: text.spans("why-bet-others", { selection, time }) },
    fold(
      text,
      [...books]
        .sort(([, a], [, b]) => b - a)
        .map(([book, price]) => text.spans("why-book-still", { book, price: text.price(price) })),
      all,
    ),
  ]);
}

function quietBetSpans(text: Text, quiet: QuietTerms): Span[] {
  if ("edge" in quiet) return text.spans("why-bet-quiet", { edge: text.percent(quiet.edge) });
  return text.spans("why-bet-quiet-improvement", improvementArgs(text, quiet.improvement));
}
