import type { Pace } from "../../api/budget/budget.ts";
import type { EndpointHealth } from "../../api/health.ts";
import type { PushState } from "../../api/odds-api.ts";
import type { PlatformName } from "../../chat/address.ts";
import { type Block, type Draft, type Span, seenOfFold } from "../../chat/reply.ts";
import type { Barred } from "../../chats/chats.ts";
import type { Held } from "../../delivery/held.ts";
import type { FailingPlatform } from "../../delivery/outages.ts";
import type { Credits } from "../../feed/credits.ts";
import type { Coverage } from "../../watches/coverage.ts";
import { creditRows } from "../operators/parts.ts";
import { fold } from "../parts/blocks.ts";
import { factsBlock, labelled } from "../parts/facts.ts";
import { failingSpans } from "../parts/failure.ts";
import { heldBlocks } from "../parts/held.ts";
import { inFittingRows } from "../parts/paging.ts";
import { sportName } from "../parts/sports.ts";
import { bold, plain, type Text } from "../parts/text.ts";

import { type StorageHealth, storageTroubles } from "./storage.ts";

export interface StatusFacts {
  /** Most matches first. */
  sports: readonly { sport: string; matches: number }[];
  matches: number;
  live: number;
  /** Null when they could not be asked for. */
  books: number | null;
  /** What the alerts of the asking chat wait for. */
  held: readonly Held[];
  /** Chats that do not let us write: the asking one, or those of the asking person. */
  barred: readonly (Pick<Barred, "since" | "title"> & { isHere?: true })[];
  /** Null while the database is away. */
  coverage: Coverage | null;
  /** The longest gap between two looks at each match of the chat (ms), null where none is promised; null or left out where a service needs no promises. */
  gaps?: readonly (number | null)[] | null;
  storage: StorageHealth;
  health: readonly EndpointHealth[];
  /** Platforms that take no messages at present: for whoever asks, the own one. */
  platforms: readonly FailingPlatform[];
  /** Until when the platform wants no message at all (ms UTC); null while it wants them. */
  platformPause?: { platform: PlatformName; until: number | null };
  /** Null before the first question. */
  pace: Pace | null;
  /** How what the key may spend stands, for operators alone. */
  credits?: Credits | null;
  /** How the prices that the service sends by itself come; null or left out where none do. */
  push?: PushState | null;
  /** Since when the bot's disk has been full (ms UTC); null while there is room. */
  fullSince: number | null;
  /** Everything is to be seen, with nothing folded. */
  all?: boolean;
  now: number;
}

/** Endpoints in the order to show them; the two of single things count with their lists. */
const shownEndpoints = [
  ["boards"],
  ["matches", "match"],
  ["history"],
  ["predictions"],
  ["value_bets"],
  ["fighters", "fighter"],
  ["teams"],
  ["leagues"],
  ["bookmakers"],
  ["bonuses"],
] as const satisfies readonly (readonly [EndpointHealth["endpoint"], ...EndpointHealth["endpoint"][]])[];

/** More chats that do not let us write would hide the rest. */
const mostBarred = 5;

/** What is covered, how old the data is, and what is late or failing. */
export function statusReply(text: Text, facts: StatusFacts): Draft {
  const troubles = troublesOf(text, facts);
  const ages = agesOf(text, facts);
  return {
    blocks: [
      { kind: "heading", spans: text.spans("status-heading") },
      { kind: "paragraph", spans: [bold(text.say(troubles.length === 0 ? "status-well" : "status-troubled"))] },
      ...listOf(text, troubles, facts),
      ...heldBlocks(text, facts.held),
      factsBlock(text, coverageRows(text, facts)),
      ...listOf(
        text,
        [
          ...furtherRows(text, facts).map(({ label, value }) => [...plain(labelled(text, label, "")), ...value]),
          ...(ages.length > 0 ? [[bold(text.say("status-ages"))], ...ages] : []),
          text.spans("status-refreshes"),
        ],
        facts,
      ),
    ],
    buttons: inFittingRows([
      { label: text.say("odds-refresh"), press: { command: "status", text: "", replace: true } },
      { label: text.say("start-matches"), press: { command: "matches", text: "", replace: false } },
      { label: text.say("about-heading"), press: { command: "about", text: "", replace: false } },
    ]),
    personal: false,
  };
}

/** A list, folded where it is long. */
function listOf(text: Text, items: readonly Span[][], { all = false }: StatusFacts): Block[] {
  if (items.length === 0) return [];
  return [items.length > seenOfFold && !all ? fold(text, items, { command: "status", text: "all" }) : { kind: "list", items }];
}

type Row = { label: string; value: readonly Span[] };

function coverageRows(text: Text, { sports, matches, live, coverage, gaps }: StatusFacts): Row[] {
  const bySport = sports.map(({ sport, matches: count }) => `${sportName(text, sport)} ${text.number(count)}`).join(", ");
  const rows = [
    { label: text.say("status-listed"), value: bySport === "" ? text.number(matches) : `${text.number(matches)} (${bySport})` },
    { label: text.say("status-in-play"), value: text.number(live) },
    ...(coverage === null ? [] : [{ label: text.say("status-watched"), value: text.number(coverage.watched) }]),
    ...(gaps && gaps.length > 0 ? [{ label: text.say("status-checked"), value: checkedInWords(text, gaps) }] : []),
  ];
  return rows.map(({ label, value }) => ({ label, value: plain(value) }));
}

/** What few ask for. */
function furtherRows(text: Text, { books, pace, credits, push, now }: StatusFacts): Row[] {
  const rows = [
    ...(books === null ? [] : [{ label: text.say("bookmakers-heading"), value: text.number(books) }]),
    ...(credits ? [] : paceRow(text, pace)),
  ];
  return [
    ...rows.map(({ label, value }) => ({ label, value: plain(value) })),
    ...(push?.isUp ? [{ label: text.say("status-push"), value: pushInWords(text, push, now) }] : []),
    ...(credits ? creditRows(text, credits, now) : []),
  ];
}

function paceRow(text: Text, pace: Pace | null): { label: string; value: string }[] {
  const limits = pace === null ? [] : limitsInWords(text, pace);
  return limits.length === 0 ? [] : [{ label: text.say("status-pace"), value: limits.join(" · ") }];
}

function pushInWords(text: Text, { gap }: PushState, now: number): Span[] {
  if (!gap) return text.spans("status-push-up");
  return text.spans("status-push-gap", { from: text.ago(gap.from, now), length: text.length(gap.to - gap.from) });
}

/** How much a service may be asked: by the month, the day and the hour where it counts by them, else by the minute. */
export function limitsInWords(text: Text, { rate, counts = [] }: Pace): string[] {
  if (counts.length > 0) return counts.map(({ per, units }) => text.say("status-pace-rate", { per, rate: Math.floor(units) }));
  return rate === null ? [] : [text.say("status-pace-rate", { per: "minute", rate: Math.floor(rate) })];
}

/** How often the matches of a chat are looked at now. */
function checkedInWords(text: Text, gaps: readonly (number | null)[]): string {
  const promised = gaps.flatMap((gap) => gap ?? []);
  if (promised.length === 0) return text.say("status-checked-none");
  const most = Math.max(...promised);
  const args = { most: text.length(most), mostMinutes: most / 60_000 };
  return text.say(promised.length < gaps.length ? "status-checked-some" : "status-checked-all", args);
}

/** Each platform that takes no messages: since when, and how much waits. */
export function failingItems(text: Text, platforms: readonly FailingPlatform[], now: number): Span[][] {
  return platforms.map(({ platform, since, waiting }) =>
    text.spans("status-platform-failing", { platform, since: text.ago(since, now), waiting }),
  );
}

/** Each chat that does not let us write, and since when. */
function barredItems(text: Text, barred: StatusFacts["barred"], now: number): Span[][] {
  const items = barred.slice(0, mostBarred).map(({ title, since, isHere }) => {
    const noticed = { since: text.ago(since, now) };
    if (isHere) return text.spans("status-barred", noticed);
    return text.spans("status-barred-there", { ...noticed, named: `${title !== null}`, chat: bold(title ?? "") });
  });
  const more = barred.length - items.length;
  return more > 0 ? [...items, text.spans("status-barred-more", { count: more })] : items;
}

function troublesOf(
  text: Text,
  { health, platforms, platformPause, barred, pace, push, coverage, storage, fullSince, now }: StatusFacts,
): Span[][] {
  const failing = health
    .map((one) => failingSpans(text, endpointName(text, one.endpoint), one, now))
    .filter((spans) => spans.length > 0);
  const paused =
    pace && pace.blockedUntil > now ? [text.spans("status-paused", { until: text.relative(pace.blockedUntil, now) })] : [];
  const { old, without, watched } = coverage ?? { old: 0, without: 0, watched: 0 };
  const full = fullSince === null ? [] : [text.spans("status-full", { since: text.ago(fullSince, now) })];
  return [
    ...storageTroubles(text, storage, now),
    ...full,
    ...failingItems(text, platforms, now),
    ...barredItems(text, barred, now),
    ...(platformPause?.until == null
      ? []
      : [
          text.spans("status-platform-paused", {
            platform: platformPause.platform,
            until: text.relative(platformPause.until, now),
          }),
        ]),
    ...failing,
    ...(push && !push.isUp ? [text.spans("status-push-down", { since: text.ago(push.since, now) })] : []),
    ...paused,
    ...(old > 0 ? [text.spans("status-old", { old, watched })] : []),
    ...(without > 0 ? [text.spans("status-without", { without, watched })] : []),
  ];
}

/** When each kind of data last came. */
function agesOf(text: Text, { health, now }: StatusFacts): Span[][] {
  return shownEndpoints.flatMap((endpoints) => {
    const times = health
      .filter(({ endpoint }) => endpoints.some((one) => one === endpoint))
      .flatMap(({ answeredAt }) => answeredAt ?? []);
    if (times.length === 0) return [];
    return [text.spans("status-age", { data: endpointName(text, endpoints[0]), age: text.ago(Math.max(...times), now) })];
  });
}

function endpointName(text: Text, endpoint: EndpointHealth["endpoint"]): string {
  const [shown] = shownEndpoints.find((endpoints) => endpoints.some((one) => one === endpoint)) ?? ["boards"];
  return text.say(`status-data-${shown.replace("_", "-")}`);
}
