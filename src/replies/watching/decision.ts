import type { Match } from "../../api/model.ts";
import type { Span } from "../../chat/reply.ts";
import type { Decision } from "../../facts/decisions.ts";
import type { Evidence } from "../../facts/explanation.ts";
import { offerInWords } from "../alerts/bet-alert.ts";
import { marketName, selectionName } from "../parts/markets.ts";
import { matchTitle } from "../parts/match.ts";
import { gapInShort } from "../parts/rule.ts";
import { bold, type Text } from "../parts/text.ts";

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

/** One line of the log: when, which match, what was decided, and where the line was by then. */
export function decisionSpans(text: Text, { decision, match }: DecisionRow): Span[] {
  const { at, evidence, bets } = decision;
  const args = {
    time: text.moment(at, "datetime"),
    title: bold(titleOf(text, match)),
    decision: decisionInWords(text, decision),
  };
  const [bet, ...others] = bets?.bets ?? [];
  if (bet && match && others.length === 0)
    return text.spans("log-row-bet", {
      ...args,
      offer: offerInWords(text, { bet, match }),
      edge: text.percent(bet.figures.edge, true),
    });
  if (!evidence || !match) return text.spans("log-row", args);
  const { from, to, model } = evidence;
  const selection = offerOf(text, match, evidence);
  if (model) {
    const gap = gapInShort(text, { model: model.to, market: to });
    return text.spans("log-row-gap", { ...args, selection, gap });
  }
  return text.spans("log-row-move", { ...args, selection, from: text.fairPrice(from), to: text.fairPrice(to) });
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
