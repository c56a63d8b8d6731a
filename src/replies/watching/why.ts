import type { Block, Button, Draft, Span } from "../../chat/reply.ts";
import type { Evidence } from "../../facts/explanation.ts";
import type { Rule } from "../../rules/rule.ts";
import type { Threshold } from "../../rules/threshold.ts";
import { ruleInWords, thresholdInWords } from "../parts/rule.ts";
import { bold, plain, type Text } from "../parts/text.ts";
import { type DecisionRow, decisionInWords, decisionSpans, offerOf, titleOf } from "./decision.ts";
import { type QuietTerms, whyBetsBlocks } from "./why-bets.ts";

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
        ? whyBetsBlocks(text, { evidence: decision.bets, match, quiet: facts.quietBets ?? null })
        : movementBlocks(text, facts)),
    ],
    buttons: [[...oddsButton(text, facts), logButton(text)]],
    personal: false,
  };
}

function movementBlocks(text: Text, facts: WhyFacts): Block[] {
  const { evidence } = facts.decision;
  return [
    { kind: "facts", rows: factRows(text, facts) },
    ...(evidence ? bookBlocks(text, evidence) : []),
    ...(facts.rule ? whatIf(text, facts) : []),
  ];
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
    evidence && { label: text.say("why-age"), value: [text.moment(evidence.refreshedAt, "datetime")] },
  ];
  return rows.filter((row) => row !== null);
}

function waySpans(text: Text, { from, to }: Evidence, rule: Rule | null): Span[] {
  const isQuoted = rule !== null && rule.kind !== "posted" && rule.reducer.by !== "consensus";
  if (isQuoted) return text.spans("why-way-quoted", { from: text.fairPrice(from), to: bold(text.fairPrice(to)) });
  return text.spans("why-way", {
    from: text.fairPrice(from),
    to: bold(text.fairPrice(to)),
    fromChance: text.percent(from),
    toChance: text.percent(to),
  });
}

function baselineSpans(text: Text, { at, reason }: { at: number; reason: string | null }): Span[] {
  const time = text.moment(at, "datetime");
  const key = `why-baseline-${(reason ?? "").replaceAll("_", "-")}`;
  return /^[a-z-]+$/.test(key) && text.has(key) ? text.spans(key, { time }) : [time];
}

/** The books that went the same way, then those that did not, each with its prices then and now. */
function bookBlocks(text: Text, { books }: Evidence): Block[] {
  const agreeing = books.filter(({ agrees }) => agrees);
  const others = books.filter(({ agrees }) => !agrees);
  const list = (key: string, some: Evidence["books"]): Block[] =>
    some.length === 0
      ? []
      : [
          { kind: "paragraph", spans: text.spans(key, { count: some.length, books: books.length }) },
          { kind: "list", items: some.map((book) => bookSpans(text, book)) },
        ];
  return [...list("why-books-same", agreeing), ...list("why-books-other", others)];
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
  if (rule?.kind !== "movement" || !moved || !quiet) return [];
  const spans = wasTold
    ? text.spans("why-quiet", { threshold: thresholdInWords(text, quiet) })
    : text.spans(enough ? "why-not-met" : "why-not-reached", {
        moved: thresholdInWords(text, moved),
        threshold: thresholdInWords(text, rule.threshold),
      });
  return [{ kind: "note", spans }];
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
  return {
    blocks: [
      { kind: "paragraph", spans: text.spans("why-which") },
      { kind: "list", items: rows.map((row) => decisionSpans(text, row)) },
    ],
    buttons: rows.map((row) => [whyButton(text, row)]),
    personal: false,
  };
}

/** A button that leads to why this was decided. */
export function whyButton(text: Text, { decision, match }: DecisionRow): Button {
  const press = { command: "why", text: String(decision.id), replace: false };
  return { label: text.say("why-button", { title: titleOf(text, match) }), press };
}
