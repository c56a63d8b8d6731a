import type { Cap } from "../facts/cap.ts";
import { calmer } from "../rules/calmer.ts";
import { parseRule } from "../rules/rule-text.ts";
import type { Session } from "../storage/database.ts";
import { floodUntil } from "./gate.ts";

/** The limit of a chat, and when messages that count went there within the last hour (ms UTC), the newest first. */
export interface Hour {
  hourly: number | null;
  sentAt: readonly number[];
}

/** A time that is nearer is not worth a word. */
const worthSayingMs = 2 * 60_000;

/** Of chats to which one more message that counts goes now, those that take no other one for a while. */
export async function capsReached(session: Session, hours: ReadonlyMap<string, Hour>, now: number): Promise<Map<string, Cap>> {
  const last = new Map<string, Omit<Cap, "points">>();
  for (const [chat, { hourly, sentAt }] of hours) {
    const until = floodUntil(hourly, [now, ...sentAt]);
    if (hourly !== null && until !== null && until >= now + worthSayingMs) last.set(chat, { count: hourly, until });
  }
  const points = await calmerPoints(session, [...last.keys()]);
  return new Map([...last].map(([chat, cap]) => [chat, { ...cap, points: points.get(chat) ?? null }]));
}

/** Fewer points than this would change little. */
const leastPoints = 5;

/** From how many points on these chats would be told clearly fewer moves. */
async function calmerPoints(session: Session, chats: readonly string[]): Promise<Map<string, number>> {
  if (chats.length === 0) return new Map();
  const rules = await session.selectFrom("watches").select(["chat", "rule"]).distinct().where("chat", "in", chats).execute();
  return new Map(
    chats.flatMap((chat) => {
      const points = pointsBeyond(rules.filter((one) => one.chat === chat).map(({ rule }) => rule));
      return points === null ? [] : [[chat, points] as const];
    }),
  );
}

function pointsBeyond(rules: readonly string[]): number | null {
  const thresholds = rules.flatMap((words) => {
    const rule = parseRule(words);
    return rule?.kind === "movement" ? [rule.threshold] : [];
  });
  const points = thresholds.flatMap((one) => (one.kind === "points" ? [one.points] : []));
  if (points.length === 0 || points.length < thresholds.length) return null;
  const next = calmer({ kind: "points", points: Math.min(...points) });
  return next?.kind === "points" ? Math.max(leastPoints, next.points) : null;
}
