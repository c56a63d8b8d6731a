import type { Match } from "../../api/model.ts";
import type { Block, Span } from "../../chat/reply.ts";
import type { BetEvidence, ExplainedBet } from "../../facts/bet-explanation.ts";
import { goneSpans, offerInWords } from "../alerts/bet-alert.ts";
import { selectionName } from "../parts/markets.ts";
import { bold, plain, type Text } from "../parts/text.ts";
import { betRuleInWords, improvementArgs } from "./bet-watches.ts";

type Row = { label: string; value: readonly Span[] };

/** What would have kept a message about bets quiet: a least edge, as a fraction, or an improvement, in millionths. */
export type QuietTerms = { edge: number } | { improvement: number };

interface WhyBets {
  evidence: BetEvidence;
  match: Match | null;
  quiet: QuietTerms | null;
}

/** Why a chat was told of value bets, or was not, from what was written down then. */
export function whyBetsBlocks(text: Text, { evidence, match, quiet }: WhyBets): Block[] {
  const { terms, bets, asOf } = evidence;
  const rows: Row[] = [
    ...(terms ? [{ label: text.say("why-rule"), value: plain(betRuleInWords(text, terms)) }] : []),
    { label: text.say("why-bet-age"), value: [text.moment(asOf, "datetime")] },
  ];
  return [
    { kind: "facts", rows },
    ...(match ? betBlocks(text, bets, match) : []),
    ...(quiet ? [{ kind: "note" as const, spans: quietSpans(text, quiet) }] : []),
    { kind: "note", spans: text.spans("valuebets-model") },
  ];
}

function betBlocks(text: Text, bets: readonly ExplainedBet[], match: Match): Block[] {
  const items = bets.flatMap((bet) => [betSpans(text, bet, match), ...(bet.gone ? [goneSpans(text, { bet, match })] : [])]);
  return [{ kind: "list", items }, ...otherBlocks(text, bets, match)];
}

function betSpans(text: Text, bet: ExplainedBet, match: Match): Span[] {
  const { figures, before } = bet;
  const fair = (1 + figures.edge) / figures.price;
  const args = {
    offer: bold(offerInWords(text, { bet, match })),
    edge: text.percent(figures.edge),
    fair: text.fairPrice(fair),
    chance: text.percent(fair),
  };
  if (!before) return text.spans("why-bet", args);
  return text.spans("why-bet-grown", { ...args, before: text.percent(before.edge) });
}

/** The books that the prices can be judged against, for each selection once. */
function otherBlocks(text: Text, bets: readonly ExplainedBet[], match: Match): Block[] {
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
    {
      kind: "list",
      items: [...books]
        .sort(([, a], [, b]) => b - a)
        .map(([book, price]) => text.spans("why-book-still", { book, price: text.price(price) })),
    },
  ]);
}

function quietSpans(text: Text, quiet: QuietTerms): Span[] {
  if ("edge" in quiet) return text.spans("why-bet-quiet", { edge: text.percent(quiet.edge) });
  return text.spans("why-bet-quiet-improvement", improvementArgs(text, quiet.improvement));
}
