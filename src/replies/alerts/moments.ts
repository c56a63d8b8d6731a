import type { Match } from "../../api/model.ts";
import type { Press } from "../../chat/press.ts";
import type { Block, Button, Span } from "../../chat/reply.ts";
import type { Section, Telling } from "../../delivery/fact-kind.ts";
import type { Checks } from "../../facts/checks.ts";
import type { MomentBody } from "../../facts/moments.ts";
import { lineOf } from "../../odds/markets.ts";
import type { Line } from "../../rules/closing-line.ts";
import { adminButton, code } from "../operators/parts.ts";
import { fold } from "../parts/blocks.ts";
import { checkedMatchSpans } from "../parts/checks.ts";
import { labelled } from "../parts/facts.ts";
import { offerName } from "../parts/markets.ts";
import { matchButtons, matchTitle } from "../parts/match.ts";
import { momentSince } from "../parts/numbers.ts";
import { chartButton } from "../parts/paging.ts";
import { bold, inOneLine, onLines, plain, type Text } from "../parts/text.ts";
import { allOf } from "./message.ts";

/** What happened, with its match; null where it is about none. */
export interface Happening {
  moment: MomentBody;
  match: Match | null;
  /** Where it is about several: how often each is looked at. */
  checked?: readonly { match: Match; checks: Checks }[];
  /** The words of what operators tell every chat; null or left out where it is something else. */
  said?: string | null;
  /** When it was to be told (ms UTC). */
  since?: number;
}

/** What a message says of what happens once: one after the other. */
export function momentSection(
  text: Text,
  told: readonly Happening[],
  { id = "", now, manner }: Pick<Telling, "now"> & Partial<Pick<Telling, "id" | "manner">>,
): Section {
  const { whole, folded } = seenOf(withoutSilenceOfOver(told));
  const happenings = [...whole, ...folded];
  const asked = happenings.flatMap(({ moment }) => (moment.kind === "asked" ? [moment.address] : []));
  const admits = admitRows(text, asked, happenings.length > 1);
  const leads = leadsOf(happenings).slice(0, mostButtons - admits.flat().length);
  return {
    blocks: [
      ...whole.flatMap((one) => happeningBlocks(text, one, now)),
      ...foldedBlocks(text, folded, { id, now, opens: opensOf(folded, leads, whole) }),
    ],
    notes: lateNotes(text, happenings, { now, held: manner?.held ?? null }),
    buttons:
      happenings.length > 1
        ? [...matchButtons(text, leads).map((one) => [one]), ...admits]
        : happenings.flatMap((one) => buttonRow(text, one)),
    mute: null,
    less: null,
  };
}

/** More than this don't fit a screen. */
const mostOthers = 4;
/** More matches than this have no room for a button with their name each. */
const mostNamed = 2;
/** With what a limit adds, a message has no more than seven. */
const mostButtons = 5;

/** What is seen whole, and what is folded, in their order. What calls for somebody to act comes first in both. */
function seenOf(happenings: readonly Happening[]): { whole: readonly Happening[]; folded: readonly Happening[] } {
  const [lines, others] = [happenings.filter(hasLine), happenings.filter((one) => !hasLine(one))];
  const isLong = others.length > mostOthers || lines.length > 1 || leadsOf(happenings).length > mostNamed;
  const urgent = others.filter(({ moment }) => !calm.has(moment.kind));
  const ordered = [...urgent, ...others.filter((one) => !urgent.includes(one))];
  if (!isLong) return { whole: [...urgent, ...happenings.filter((one) => !urgent.includes(one))], folded: [] };
  const first = (lines.length > 0 ? urgent : ordered).slice(0, 1);
  return {
    whole: [...first, ...lines.slice(0, 1)],
    folded: [...ordered.filter((one) => !first.includes(one)), ...lines.slice(1)],
  };
}

/** What is only said. All else is something that somebody may want to act on. */
const calm: ReadonlySet<MomentBody["kind"]> = new Set(["reminder", "started", "silent", "admitted", "looked_at_less"]);

/** Each match whose odds are of use, once, as they stand. */
function leadsOf(happenings: readonly Happening[]): { id: number; match: Match }[] {
  const matches = new Map<number, Match>();
  for (const { moment, match } of happenings)
    if (match && leadsOn(moment) && !matches.has(moment.matchId)) matches.set(moment.matchId, match);
  return [...matches].map(([id, match]) => ({ id, match }));
}

/** What each folded row leads to: the odds of a match that no other row led to before. */
function opensOf(folded: readonly Happening[], leads: ReturnType<typeof leadsOf>, whole: readonly Happening[]): (Press | null)[] {
  const left = new Set(leads.map(({ id }) => id));
  for (const { id } of leadsOf(whole)) left.delete(id);
  return folded.map(({ moment }) => (leadsOn(moment) && left.delete(moment.matchId) ? oddsPress(moment.matchId) : null));
}

function hasLine({ moment, match }: Happening): boolean {
  return match !== null && (moment.kind === "started" || moment.kind === "reminder") && moment.line !== null;
}

/** A line for each of these. */
function foldedBlocks(
  text: Text,
  folded: readonly Happening[],
  { id, now, opens }: { id: string; now: number; opens: readonly (Press | null)[] },
): Block[] {
  if (folded.length === 0) return [];
  const items = folded.map((one) => (hasLine(one) ? oddsInLine(text, one) : inShort(happeningBlocks(text, one, now))));
  // A single row that leads somewhere keeps the button with its name.
  const numbered = opens.filter((open) => open !== null).length > 1 ? { opens } : {};
  return [paragraph([bold(text.say("list-more", { count: items.length }))]), { ...fold(text, items, allOf(id)), ...numbered }];
}

/** A match, when it starts where it hasn't yet, and its odds. */
function oddsInLine(text: Text, { moment, match }: Happening): Span[] {
  if (!match || !("line" in moment)) return [];
  const start = moment.kind === "reminder" ? [[text.moment(moment.startsAt, "time")]] : [];
  const odds = moment.line?.selections.map(({ probability }) => text.fairPrice(probability)).join(" · ") ?? "";
  const end = moment.kind === "started" && moment.ended ? [text.spans("event-watch-ended")] : [];
  return inOneLine([plain(matchTitle(text, match)), ...start, [bold(odds)], ...end]);
}

/** What blocks say, on one line. */
function inShort(blocks: readonly Block[]): readonly Span[] {
  const rows = blocks.flatMap((block) => (block.kind === "list" ? block.items : "spans" in block ? [block.spans] : []));
  const between: Span = { kind: "text", text: " · " };
  return inOneLine(rows).map((span) => (span.kind === "break" ? between : span));
}

/** Alerts of a match that has started, or won't, wait for no odds: that it was silent says nothing any more. */
function withoutSilenceOfOver(told: readonly Happening[]): Happening[] {
  const over = new Set(told.flatMap(({ moment }) => (isOver(moment) ? [moment.matchId] : [])));
  return told.filter(({ moment }) => moment.kind !== "silent" || !over.has(moment.matchId));
}

function isOver(moment: MomentBody): moment is Extract<MomentBody, { kind: "started" | "called_off" }> {
  return moment.kind === "started" || moment.kind === "called_off";
}

/** Why it comes so late, and how late that is. */
function lateNotes(
  text: Text,
  happenings: readonly Happening[],
  { now, held }: { now: number; held: Telling["manner"]["held"] },
): Block[] {
  const first = Math.min(...happenings.map(({ since = now }) => since));
  if (now - first < oldMs) return [];
  const notes = [
    ...(held === null || held === "away" ? [] : [text.spans(`alert-held-${held}`)]),
    text.spans("alert-noticed", { age: text.ago(first, now) }),
  ];
  return notes.map((spans) => ({ kind: "note", spans }));
}

/** What operators tell every chat, as they typed it. */
export function noticeBlocks(text: Text, said: string): Block[] {
  const lines = said.split("\n").map((line) => plain(line.trim()));
  return [paragraph([bold(text.say("event-notice"))]), paragraph(onLines(lines))];
}

/** What is said of a match without more than its name. */
const ofMatch = { called_off: "event-called-off", missing: "event-missing", other_teams: "event-other-teams" } as const;

function happeningBlocks(text: Text, { moment, match, checked = [], said }: Happening, now: number): Block[] {
  if (moment.kind === "chat_gone") return [paragraph(goneSpans(text, moment))];
  if (moment.kind === "chat_barred") {
    const { title, lack } = moment;
    return [paragraph(text.spans("event-chat-barred", { named: `${title !== null}`, chat: bold(title ?? ""), lack }))];
  }
  if (moment.kind === "topic_gone") return [paragraph(text.spans("event-topic-gone"))];
  if (moment.kind === "notice") return noticeBlocks(text, said ?? "");
  if (moment.kind === "admitted" || moment.kind === "asked") return [paragraph(admissionSpans(text, moment))];
  if (moment.kind === "looked_at_less") return lessBlocks(text, moment, checked);
  if (moment.kind === "credits") return creditBlocks(text, moment, now);
  if (!match) return [];
  const title = bold(matchTitle(text, match));
  switch (moment.kind) {
    case "reminder":
    case "started":
      return [lineBlock(text, { match, moment, now })];
    case "silent":
      return [paragraph(text.spans("event-silent", { title, since: text.moment(moment.since, "datetime") }))];
    case "moved":
      return [paragraph(movedSpans(text, title, moment))];
    default:
      return [paragraph(text.spans(ofMatch[moment.kind], { title }))];
  }
}

/** More matches than this are counted only. */
const mostMatches = 2;

/** What is promised now of matches that are looked at less often than was promised, and why. */
function lessBlocks(
  text: Text,
  { because, until }: Extract<MomentBody, { kind: "looked_at_less" }>,
  known: NonNullable<Happening["checked"]>,
): Block[] {
  const end = until === null ? "" : text.moment(until, "datetime");
  const isEndKnown = because !== "spent" || until !== null;
  const why = paragraph(text.spans("event-checked-less", { because: isEndKnown ? because : "empty", until: end }));
  if (because === "spent") return [why];
  const items = known.slice(0, mostMatches).map((one) => checkedMatchSpans(text, one));
  const more = known.length - items.length;
  return [
    ...(items.length > 0 ? [{ kind: "list" as const, items }] : []),
    ...(more > 0 ? [{ kind: "note" as const, spans: text.spans("fixtures-more", { count: more }) }] : []),
    why,
  ];
}

const nearMs = 48 * 3_600_000;

/** How much of the key's longest count is used, for how long the rest lasts, and what makes it last. */
function creditBlocks(
  text: Text,
  { used, endsAt, dryAt, because }: Extract<MomentBody, { kind: "credits" }>,
  now: number,
): Block[] {
  const style = endsAt - now < nearMs ? "datetime" : "date";
  const rest = dryAt === null ? "lasts" : dryAt > now ? "dry" : "out";
  const [end, dry] = [text.moment(endsAt, style), text.moment(dryAt ?? endsAt, style)];
  const lines = [
    text.spans("event-credits", { rest, used: text.share(Math.round(100 * used) / 100), end }),
    ...(rest === "out" ? [] : [text.spans("event-credits-rest", { rest, dry, end })]),
    ...(rest === "lasts" ? [] : [text.spans("event-credits-advice", { because })]),
  ];
  return [paragraph(onLines(lines))];
}

function movedSpans(text: Text, title: Span, { from, to }: Extract<MomentBody, { kind: "moved" }>): Span[] {
  if (to === null) return text.spans("event-postponed", { title });
  const start = text.moment(to, "datetime");
  if (from === null || from === to) return text.spans("event-back-on", { title, start });
  return text.spans("event-moved", { title, start, before: text.moment(from, "datetime") });
}

/** Prices that are older say so. */
const oldMs = 15 * 60_000;

interface LineFacts {
  match: Match;
  moment: Extract<MomentBody, { kind: "reminder" | "started" }>;
  now: number;
}

/** The match, what happened, each selection's way since the first odds, and what else there is to say in one line. */
function lineBlock(text: Text, { match, moment, now }: LineFacts): Block {
  const { line } = moment;
  const key = `event-${moment.kind === "started" ? "started" : "soon"}${line ? "" : "-none"}`;
  const about = [
    ...(line ? sinceSpans(text, line, now) : []),
    ...(moment.kind === "started" && moment.ended ? [text.spans("event-watch-ended")] : []),
  ];
  return paragraph(
    onLines([
      [bold(matchTitle(text, match))],
      text.spans(key, { start: text.near(moment.startsAt, now) }),
      ...(line?.selections ?? []).map((one) => selectionSpans(text, match, line as Line, one)),
      ...(about.length > 0 ? [inOneLine(about)] : []),
    ]),
  );
}

/** Since when the odds are known, and how old they are where that's long. */
function sinceSpans(text: Text, { openedAt, refreshedAt }: Line, now: number): Span[][] {
  return [
    ...(openedAt === null ? [] : [text.spans("event-line-since", { since: momentSince(text, openedAt, now) })]),
    ...(now - refreshedAt >= oldMs ? [text.spans("event-line-age", { age: text.ago(refreshedAt, now) })] : []),
  ];
}

function selectionSpans(text: Text, match: Match, line: Line, one: Line["selections"][number]): Span[] {
  const { market } = line;
  const selection = offerName(text, match, { market, selection: one.selection, line: lineOf(line, one.selection) });
  const to = bold(text.fairPrice(one.probability));
  if (one.opened === null) return text.spans("event-line-still", { selection, to });
  return text.spans("event-line-moved", { selection, from: text.fairPrice(one.opened), to });
}

function goneSpans(text: Text, { title, loss, watches, until }: Extract<MomentBody, { kind: "chat_gone" }>): Span[] {
  const about = { named: `${title !== null}`, chat: bold(title ?? ""), watches, until: text.moment(until, "date") };
  return loss === "deleted" ? text.spans("event-chat-deleted", about) : text.spans("event-chat-gone", { ...about, loss });
}

function admissionSpans(text: Text, moment: Extract<MomentBody, { kind: "admitted" | "asked" }>): Span[] {
  return moment.kind === "asked" ? askedSpans(text, moment) : admittedSpans(text, moment);
}

function admittedSpans(text: Text, { there }: Extract<MomentBody, { kind: "admitted" }>): Span[] {
  return there === undefined ? text.spans("event-admitted") : text.spans("event-admitted-there", { chat: there });
}

function askedSpans(text: Text, { address, person }: Extract<MomentBody, { kind: "asked" }>): Span[] {
  return text.spans(person === null ? "event-asked" : "event-asked-by", { address: code(address), person: code(person ?? "") });
}

function buttonRow(text: Text, { moment, match }: Happening): Button[][] {
  if (moment.kind === "asked") return [askedButtons(text, moment.address, false)];
  if (moment.kind === "credits") return [[adminButton(text, "admin-budget-button", "budget")]];
  if (!match || !leadsOn(moment)) return [];
  const press = oddsPress(moment.matchId);
  const live = { command: "watch", text: `#${moment.matchId} live`, replace: false };
  const goesOn = moment.kind === "started" && moment.ended ? [{ label: text.say("event-watch-live"), press: live }] : [];
  const chart = moment.kind === "started" ? chartButton(text, moment.matchId, null) : [];
  return [goesOn.length > 0 ? [...goesOn, ...chart] : [{ label: text.say("watch-odds"), press }, ...chart]];
}

function oddsPress(matchId: number): Press {
  return { command: "odds", text: `#${matchId}`, replace: false };
}

/** Whether a match's odds are of use after what happened to it. */
function leadsOn(moment: MomentBody): moment is Extract<MomentBody, { matchId: number }> {
  return "matchId" in moment && moment.kind !== "missing" && moment.kind !== "called_off";
}

/** More of those who ask are let in where all who wait are listed. */
const mostAdmitted = 2;

/**
 * One who asks is let in or refused, and beside other things the buttons say who that is. The first of several are let in at once, and
 * the list of all who wait leads to the rest.
 */
function admitRows(text: Text, asked: readonly string[], isNamed: boolean): Button[][] {
  const [only, ...others] = asked;
  if (only === undefined) return [];
  if (others.length === 0) return [askedButtons(text, only, isNamed)];
  const allows = asked.slice(0, mostAdmitted).map((address) => askedButtons(text, address, true).slice(0, 1));
  return [...allows, [adminButton(text, "admin-asked-button", "chats asked")]];
}

function askedButtons(text: Text, address: string, isNamed: boolean): [allow: Button, refuse: Button] {
  const name = (key: string) => (isNamed ? labelled(text, text.say(key), address) : text.say(key));
  return [
    { label: name("admin-allow-button"), press: { command: "admin", text: `allow ${address}`, replace: false } },
    { label: name("admin-refuse-button"), press: { command: "admin", text: `block ${address}`, replace: false } },
  ];
}

function paragraph(spans: Span[]): Block {
  return { kind: "paragraph", spans };
}
