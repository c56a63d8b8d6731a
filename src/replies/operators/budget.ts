import type { Pace } from "../../api/budget.ts";
import type { Spent } from "../../api/spending.ts";
import type { Block, Draft, Span } from "../../chat/reply.ts";
import type { Demand } from "../../feed/poll-load.ts";
import { limitsInWords } from "../chat/status.ts";
import { plain, type Text } from "../parts/text.ts";
import { adminButton, code, forOperator, heading, paragraph } from "./parts.ts";

/** What the odds service may be asked, and was. */
export interface BudgetFacts {
  /** `left` are the requests of this minute that this process has left; null before the first one. */
  pace: (Pace & { left: number | null }) | null;
  /** Of this process, within the last hour. */
  spent: readonly Spent[];
  /** What polling the watched matches asks of the budget; null while the database is away. */
  demand: Demand | null;
  /** For whom most of that is: the chats that watch most, by what the log calls them. */
  most: readonly { name: string; watches: number }[];
  now: number;
}

/** How many requests there are a minute, how many of them are left, and for whom and what they were used. */
export function budgetReply(text: Text, { pace, spent, demand, most, now }: BudgetFacts): Draft {
  return forOperator(text, {
    blocks: [
      heading(text, "admin-budget-heading"),
      ...paceBlocks(text, pace),
      ...(pace !== null && pace.blockedUntil > now
        ? [paragraph(text.spans("admin-budget-pause", { end: text.relative(pace.blockedUntil, now) }))]
        : []),
      // A share of a minute says nothing where months count.
      ...(demand === null || pace?.counts?.length ? [] : [paragraph(demandSpans(text, demand))]),
      ...mostBlocks(text, most),
      ...spentBlocks(text, spent),
    ],
    buttons: [
      [adminButton(text, "odds-refresh", "budget", { replace: true }), adminButton(text, "admin-status-button", "status")],
    ],
  });
}

/** What counts: the longer windows of a service, else its minute. */
function paceBlocks(text: Text, pace: BudgetFacts["pace"]): Block[] {
  if (pace === null) return [paragraph(text.spans("admin-budget-no-requests"))];
  const { rate, left, counts = [] } = pace;
  if (counts.length > 0) {
    const lefts = counts.flatMap((one) =>
      one.left === null ? [] : [text.say("admin-service-left", { per: one.per, units: one.left })],
    );
    return [paragraph(plain([...limitsInWords(text, pace), ...lefts].join(" · ")))];
  }
  if (rate === null || left === null) return [];
  return [paragraph(text.spans("admin-budget-pace", { rate: text.number(Math.floor(rate)), left: text.number(left) }))];
}

function demandSpans(text: Text, { matches, share, delayMs }: Demand): Span[] {
  const key = delayMs > 0 ? "admin-budget-demand-too-much" : "admin-budget-demand";
  const minutes = Math.max(1, Math.round(delayMs / 60_000));
  return text.spans(key, { matches, share: text.share(Math.round(1_000 * share) / 1_000), minutes });
}

function mostBlocks(text: Text, most: BudgetFacts["most"]): Block[] {
  if (most.length === 0) return [];
  const items = most.map(({ name, watches }) => text.spans("admin-chat-line", { address: code(name), watches }));
  return [paragraph(text.spans("admin-budget-most")), { kind: "list", items }];
}

function spentBlocks(text: Text, spent: readonly Spent[]): Block[] {
  if (spent.length === 0) return [];
  return [
    paragraph(text.spans("admin-budget-used")),
    {
      kind: "table",
      columns: [
        { title: text.say("admin-column-endpoint"), align: "left" },
        { title: text.say("admin-column-for"), align: "left" },
        { title: text.say("admin-column-requests"), align: "right" },
      ],
      rows: spent.map(({ endpoint, lane, lastHour }) => [
        { text: endpoint },
        { text: text.say(`admin-lane-${lane}`) },
        { text: text.number(lastHour) },
      ]),
    },
    { kind: "note", spans: text.spans("admin-budget-this-process") },
  ];
}
