import type { Match } from "../../api/model.ts";
import type { Span } from "../../chat/reply.ts";
import type { Decision } from "../../facts/decisions.ts";
import type { Evidence } from "../../facts/explanation.ts";
import { offerInWords } from "../alerts/bet-alert.ts";
import { marketName, selectionName } from "../parts/markets.ts";
import { matchTitle, whichMatch } from "../parts/match.ts";
import { gapInShort } from "../parts/rule.ts";
import { bold, inOneLine, onLines, plain, type Text } from "../parts/text.ts";

/** A decision with the match it is about, while that is known. */
export interface DecisionRow {
  decision: Decision;
  match: Match | null;
}

/** What was decided, and why where that is known: "not sent: the line came back". */
export function decisionInWords(text: Text, { outcome, reason }: Pick<Decision, "outcome" | "reason">): string {
  const exactly = `decision-${outcome}-${(reason ?? "").replaceAll("_", "-")}`;
  return text.say(/^[a-z-]+$/.test(exactly) && text.has(exactly) ? exactly : `decision-${outcome}`);
}

/** Two lines of the log: when and what was decided, then where the line was by then, and the match. */
export function decisionSpans(text: Text, row: DecisionRow, newest?: number): Span[] {
  const { decision, match } = row;
  const [what, which] = whatAndWhich(text, row);
  const decided = [[text.dated(decision.at, newest)], plain(decisionInWords(text, decision))];
  const about = match ? [...(what ? [what] : []), which] : [[bold(titleOf(text, match))]];
  return onLines([inOneLine(decided), inOneLine(about)]);
}

/** What was decided on, and its match without what that says already; of no one thing the match alone. */
function whatAndWhich(text: Text, { decision: { evidence, bets }, match }: DecisionRow): [what: Span[] | null, which: Span[]] {
  if (!match) return [null, []];
  const [bet, ...others] = bets?.bets ?? [];
  if (bet && others.length === 0) {
    const edge = text.percent(bet.figures.edge, true);
    return [text.spans("log-row-bet", { offer: offerInWords(text, { bet, match }), edge }), whichMatch(text, match, bet)];
  }
  if (!evidence) return [null, [bold(titleOf(text, match))]];
  return [lineSpans(text, match, evidence), whichMatch(text, match, evidence)];
}

function lineSpans(text: Text, match: Match, evidence: Evidence): Span[] {
  const { from, to, model } = evidence;
  const selection = bold(offerOf(text, match, evidence));
  if (model) return text.spans("log-row-gap", { selection, gap: gapInShort(text, { model: model.to, market: to }) });
  return text.spans("log-row-move", { selection, from: text.fairPrice(from), to: bold(text.fairPrice(to)) });
}

export function titleOf(text: Text, match: Match | null): string {
  return match ? matchTitle(text, match) : text.say("decision-match-forgotten");
}

/** The selection that the evidence is about, with its market where that is not the winner. */
export function offerOf(text: Text, match: Match, { market, selection, line }: Evidence): string {
  const name = selectionName(text, match, { market, selection, line });
  if (market === "winner") return name;
  return text.say("alert-selection", { market: marketName(text, { market, line: null }), selection: name });
}
