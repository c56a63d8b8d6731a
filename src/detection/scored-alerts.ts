import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import { closedMatches } from "../boards/closing-lines.ts";
import { type Evidence, readEvidence } from "../facts/explanation.ts";
import type { Rule } from "../rules/rule.ts";
import { formatThreshold, presetOf } from "../rules/threshold.ts";
import type { Session } from "../storage/database.ts";
import type { Scored } from "./score.ts";
import { movedOn, toldAlert, withLater } from "./told-alerts.ts";

/** An alert that came before its match began, and how far the price went on from there to the closing line. */
export interface ScoredAlert extends Scored {
  /** The threshold of its rule: by its name in the sport, else in canonical words; `limit` and `gap` for rules that have those. */
  grade: string;
  /** The API's own word; null where it does not say. */
  sport: string | null;
  /** Whose price the rule looks at: `consensus`, `best`, `own`, or `book:` and a name; `model` for what is beside the market. */
  source: string;
  /** How long before the start it came. */
  leadMs: number;
}

/** Decisions are kept no longer. */
export const scoreDays = 30;
const dayMs = 24 * 60 * 60_000;
/** The newest count; judging them all takes some seconds. */
const mostAlerts = 5_000;
const idsPerStatement = 200;

/**
 * The alerts of a chat, or with null of all chats, of the last thirty days whose closing line is known. What many chats were
 * told alike, from the same board by the same rule, is one alert.
 */
export async function scoredAlerts(
  session: Session,
  { chat, now }: { chat: string | null; now: number },
): Promise<ScoredAlert[]> {
  const rows = await alikeRows(session, { chat, now });
  const evidences = await evidencesOf(
    session,
    rows.map(({ id }) => id),
  );
  const told = rows.flatMap(({ id, at, match_id: matchId, starts_at: startsAt, sport, rule }) => {
    const alert = toldAlert({ at, matchId, outcome: "sent", rule, evidence: evidences.get(id) ?? null });
    return alert && startsAt !== null ? [{ ...alert, startsAt, sport }] : [];
  });
  const later = await withLater(session, told, ({ startsAt }) => startsAt);
  return later.map((alert) => ({
    matchId: alert.matchId,
    value: movedOn(alert),
    grade: gradeOf(alert.rule, alert.sport),
    sport: alert.sport,
    source: sourceOf(alert.rule),
    leadMs: alert.startsAt - alert.at,
  }));
}

type AlikeRow = Awaited<ReturnType<typeof alikeWithin>>[number];

/** One row for all decisions that are alike, the newest first. Those of all chats are read a day at a time: others get their turn. */
async function alikeRows(session: Session, { chat, now }: { chat: string | null; now: number }): Promise<AlikeRow[]> {
  const from = now - scoreDays * dayMs;
  if (chat !== null) return alikeWithin(session, { chat, after: from, until: now });
  const found = new Map<string, AlikeRow>();
  for (let until = now; until > from && found.size < mostAlerts; until -= dayMs) {
    const day = await alikeWithin(session, { chat, after: until - dayMs, until });
    // What went out around midnight is in two days, and the first word of it counts.
    for (const row of day) found.set(JSON.stringify([row.match_id, row.baseline_revision, row.revision, row.rule]), row);
    await setImmediate();
  }
  return [...found.values()];
}

async function alikeWithin(session: Session, { chat, after, until }: { chat: string | null; after: number; until: number }) {
  const rows = await closedMatches(session)
    .selectFrom("decisions as d")
    .innerJoin("closed as m", "m.id", "d.match_id")
    .select(["d.match_id", "d.baseline_revision", "d.revision", "d.rule", "m.starts_at", "m.sport"])
    .select(({ fn }) => [fn.min<number>("d.id").as("id"), fn.min<number>("d.at").as("at")])
    .$if(chat !== null, (query) => query.where("d.chat", "=", chat))
    .where("d.at", ">", after)
    .where("d.at", "<=", until)
    .where("d.outcome", "=", "sent")
    .where("d.rule", "is not", null)
    .where("d.evidence", "is not", null)
    .whereRef("d.at", "<", "m.starts_at")
    .groupBy(["d.match_id", "d.baseline_revision", "d.revision", "d.rule", "m.starts_at", "m.sport"])
    .orderBy(sql`min(d.at)`, "desc")
    .limit(mostAlerts)
    .execute();
  return rows.map((row) => ({ ...row, id: Number(row.id), at: Number(row.at) }));
}

/** What decisions were made of: read of one of those that are alike, some at a time, since it is long. */
async function evidencesOf(session: Session, ids: readonly number[]): Promise<Map<number, Evidence>> {
  const found = new Map<number, Evidence>();
  for (let start = 0; start < ids.length; start += idsPerStatement) {
    const some = session
      .selectFrom("decisions")
      .select(["id", "evidence"])
      .where("id", "in", ids.slice(start, start + idsPerStatement));
    for (const { id, evidence } of await some.execute()) {
      const read = readEvidence(evidence);
      if (read) found.set(id, read);
    }
  }
  return found;
}

/** What the threshold of a rule is called in a sport; `gap` for a gap of any size, `limit` for what else is not about a price's way. */
export function gradeOf(rule: Rule, sport: string | null): string {
  if (rule.kind !== "movement") return rule.kind === "gap" ? "gap" : "limit";
  return presetOf(rule.threshold, sport) ?? formatThreshold(rule.threshold);
}

/** Whose price a rule looks at. */
export function sourceOf(rule: Rule): string {
  if (rule.kind === "gap") return "model";
  if (!("reducer" in rule)) return "consensus";
  const { reducer } = rule;
  return reducer.by === "book" ? `book:${reducer.book}` : reducer.by;
}

const hourMs = 60 * 60_000;

/** How long before the start: `under-3h`, `under-24h` or `longer`. */
export function leadOf({ leadMs }: Pick<ScoredAlert, "leadMs">): "under-3h" | "under-24h" | "longer" {
  if (leadMs < 3 * hourMs) return "under-3h";
  return leadMs < 24 * hourMs ? "under-24h" : "longer";
}
