import type { Block, Draft } from "../../chat/reply.ts";
import { type BetEvidence, quietEdge, quietImprovement } from "../../facts/bet-explanation.ts";
import { type Decision, decisionOf, decisionsOfChat, decisionsOfDelivery } from "../../facts/decisions.ts";
import { quietThreshold, wayAsThreshold } from "../../facts/explanation.ts";
import type { DecisionRow } from "../../replies/watching/decision.ts";
import { type QuietTerms, whyReply, whyWhichReply } from "../../replies/watching/why.ts";
import { parseRule } from "../../rules/rule-text.ts";
import { leastOf } from "../../rules/threshold.ts";
import { type Ask, type Command, Refusal } from "../command.ts";
import { type LogDeps, rowsOf } from "./log.ts";

/** The number of a decision. A delivery's id is longer. */
const decisionForm = /^[1-9]\d{0,14}$/;
/** A delivery's id, and the number of one of its matches. */
const deliveryForm = /^([\w-]{1,25})(?: #?([1-9]\d{0,14}))?$/;

export interface WhyDeps extends LogDeps {
  /** An alert of a chat, by its delivery's id; null when it is forgotten. */
  alertOf(alert: { chat: string; id: string }): Promise<Draft | null>;
}

/**
 * `/why [decision]`: why an alert came, or did not; without words, the last decision of the chat. With `all`, what its message has
 * folded, for the asker alone.
 */
export function createWhyCommand({ database, index, alertOf }: WhyDeps): Command {
  async function decisionsMeant(chat: string, words: string | undefined): Promise<Decision[]> {
    if (words === undefined) return decisionsOfChat(database, { chat, limit: 1 });
    if (decisionForm.test(words)) {
      const decision = await decisionOf(database, { chat, id: Number(words) });
      return decision ? [decision] : [];
    }
    const [, deliveryId, match] = deliveryForm.exec(words) ?? [];
    const all = deliveryId === undefined ? [] : await decisionsOfDelivery(database, { chat, deliveryId });
    return match === undefined ? all : all.filter(({ matchId }) => matchId === Number(match));
  }

  return {
    name: "why",
    options: [
      { name: "decision", required: false, suggests: false, hidden: true },
      { name: "all", required: false, suggests: false, form: /^all$/, hidden: true },
    ],
    manages: false,
    async run(ask) {
      return ask.args["all"] === undefined ? explain(ask) : unfolded((await alertMeant(ask)) ?? (await explain(ask)));
    },
  };

  /** The alert whose delivery was named; null where a decision was, or nothing. */
  async function alertMeant({ call, args, text }: Ask): Promise<Draft | null> {
    const id = args["decision"];
    if (id === undefined || decisionForm.test(id)) return null;
    const alert = await alertOf({ chat: call.address, id });
    if (!alert) throw unknown("why-unknown", text.say("log-heading"));
    return alert;
  }

  async function explain({ call, args, text }: Ask): Promise<Draft> {
    const words = args["decision"];
    const { address, linkedFrom } = call;
    const [only, ...others] = await rowsOf(index, await decisionsMeant(linkedFrom ?? address, words));
    if (!only) throw unknown(words === undefined ? "why-none" : "why-unknown", text.say("log-heading"));
    // The reader of a channel has a log of their own, which says nothing of this.
    const hasLog = linkedFrom === undefined;
    if (others.length > 0) return whyWhichReply(text, [only, ...others]);
    return whyReply(text, { ...factsOf(only), hasLog });
  }
}

/** All of an answer, for who wants to see it. */
function unfolded(draft: Draft): Draft {
  const blocks = draft.blocks.map((block): Block => {
    if (block.kind !== "fold") return block;
    const { items, opens } = block;
    return { kind: "list", items, ...(opens && { opens }) };
  });
  return { ...draft, blocks, personal: true };
}

function factsOf(row: DecisionRow): Parameters<typeof whyReply>[1] {
  const { evidence, bets, rule: words } = row.decision;
  if (bets) return { ...row, rule: null, moved: null, quiet: null, quietBets: quietTerms(row.decision, bets) };
  const rule = words === null ? null : parseRule(words);
  if (!rule || !("threshold" in rule) || !evidence) return { ...row, rule, moved: null, quiet: null };
  const { threshold } = rule;
  const { length } = evidence;
  const ways = { moved: wayAsThreshold(threshold, length), quiet: quietThreshold(threshold, length) };
  return { ...row, rule, ...ways, enough: length >= leastOf(threshold) };
}

/** What would have kept quiet that bets are there or have improved; null where that was not told. */
function quietTerms({ outcome, reason }: Decision, { bets }: BetEvidence): QuietTerms | null {
  const wasTold = outcome === "sent" || outcome === "unknown" || outcome === "failed";
  if (!wasTold || bets.length === 0) return null;
  if (reason === "bet_appeared") return { edge: quietEdge(bets) };
  return reason === "bet_improved" ? { improvement: quietImprovement(bets) } : null;
}

function unknown(key: string, log: string): Refusal {
  return new Refusal(key, {}, [[{ label: log, press: { command: "log", text: "", replace: false } }]]);
}
