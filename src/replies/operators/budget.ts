import type { Pace } from "../../api/budget/budget.ts";
import type { Spent } from "../../api/budget/spending.ts";
import type { Block, Draft, Span } from "../../chat/reply.ts";
import type { Credits } from "../../feed/credits.ts";
import type { Demand } from "../../feed/poll-load.ts";
import { limitsInWords } from "../chat/status.ts";
import { factsBlock } from "../parts/facts.ts";
import { plain, type Text } from "../parts/text.ts";
import { adminButton, code, creditRows, forOperator, heading, paragraph } from "./parts.ts";

/** What the odds service may be asked, and was. */
export interface BudgetFacts {
  /** `left` are the requests of this minute that this process has left; null before the first one. */
  pace: (Pace & { left: number | null }) | null;
  /** How the longest count of the key stands; null or left out where nothing is counted by the day or longer. */
  credits?: Credits | null;
  /** Of this process, within the last hour. */
  spent: readonly Spent[];
  /** What polling the watched matches asks of the budget; null while the database is away. */
  demand: Demand | null;
  /** For whom most of that is: the chats that watch most, by what the log calls them. */
  most: readonly { name: string; watches: number }[];
  now: number;
}

/** How many requests there are a minute, how many of them are left, and for whom and what they were used. */
export function budgetReply(text: Text, { pace, credits, spent, demand, most, now }: BudgetFacts): Draft {
  return forOperator(text, {
    blocks: [
      heading(text, "admin-budget-heading"),
      ...(credits ? creditBlocks(text, credits, now) : []),
      // One count alone is said already.
      ...(credits && pace?.counts?.length === 1 ? [] : paceBlocks(text, pace)),
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

const leaguesShown = 10;

/** What matters first: what is left and how long that lasts. Then who takes it, and what more of either would mean. */
function creditBlocks(text: Text, credits: Credits, now: number): Block[] {
  const { leagues, oneMore, alerted } = credits;
  const more = leagues.length - leaguesShown;
  const { now: moves, doubled } = alerted ?? { now: 0, doubled: 0 };
  const shares = { now: text.number(Math.round(moves)), doubled: text.number(Math.round(doubled)) };
  return [
    factsBlock(text, creditRows(text, credits, now)),
    ...(leagues.length > 0 ? [leaguesTable(text, leagues.slice(0, leaguesShown))] : []),
    ...(more > 0 ? [{ kind: "note" as const, spans: text.spans("admin-more", { count: more }) }] : []),
    ...(oneMore === null ? [] : [paragraph(text.spans("admin-credits-one-more", { units: unitsInWords(text, oneMore) }))]),
    ...(alerted === null ? [] : [paragraph(text.spans("admin-credits-alerted", shares))]),
  ];
}

function leaguesTable(text: Text, leagues: Credits["leagues"]): Block {
  const titles = { league: "left", day: "right", watch: "right" } as const;
  const columns = Object.entries(titles).map(([title, align]) => ({ title: text.say(`admin-credits-column-${title}`), align }));
  const rows = leagues.map(({ league, perDay, watches }) => {
    const figures = [perDay, perDay / Math.max(1, watches)];
    return [{ text: league }, ...figures.map((units) => ({ text: unitsInWords(text, units) }))];
  });
  return { kind: "table", columns, rows };
}

function unitsInWords(text: Text, units: number): string {
  return text.number(units < 10 ? Math.round(10 * units) / 10 : Math.round(units));
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
