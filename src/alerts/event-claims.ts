import { createHash } from "node:crypto";
import type { PlatformName } from "../chat/address.ts";
import { readQuiet, settingsOf } from "../chats/settings.ts";
import type { Session } from "../storage/database.ts";
import { engineOf } from "../storage/engine.ts";
import { type EventFacts, type EventsToTell, recordEvents } from "./events.ts";
import { floodWindowMs, gate, type Verdict } from "./gate.ts";
import { messageTimes } from "./sent.ts";

interface Claim {
  platform: PlatformName;
  now: number;
  leaseUntil: number;
  /** How often an event whose outcome nobody knows is begun at most. */
  attempts: number;
}

/** How many events one message carries at most. */
const perMessage = 10;
/** What a digest holds is still worth a message so long after its time. */
const digestGraceMs = 10 * 60_000;

/** A row of the table, as far as the gate looks at it. */
interface WaitingEvent {
  id: number;
  facts: string;
  since: number;
  quiet: string | null;
}

/**
 * Takes what is due for one chat and what the chat wants now, the longest waiting first, or what was left behind by a process
 * that ended; null when nothing is. What the chat wants later waits until then; what is too late or was begun too often is
 * closed instead.
 */
export async function claimEvents(session: Session, claim: Claim): Promise<EventsToTell | null> {
  await closeLate(session, claim);
  for (let left = await firstOf(session, claim, "claimed"); left?.delivery_id; left = await firstOf(session, claim, "claimed")) {
    const one = { chat: left.chat, deliveryId: left.delivery_id };
    const again = await claimAgain(session, one, claim);
    if (again) return again;
  }
  for (let due = await firstOf(session, claim, "waiting"); due; due = await firstOf(session, claim, "waiting")) {
    const told = await claimDue(session, due.chat, claim);
    if (told !== "held") return told;
  }
  return null;
}

async function claimDue(session: Session, chat: string, claim: Claim): Promise<EventsToTell | "held" | null> {
  const events = await session
    .selectFrom("events")
    .select(["id", "facts", "since", "quiet"])
    .where("chat", "=", chat)
    .where("state", "=", "waiting")
    .where("due_at", "<=", claim.now)
    .orderBy("due_at")
    .orderBy("id")
    .limit(perMessage)
    .$if(engineOf(session) === "postgres", (query) => query.forUpdate().skipLocked())
    .execute();
  if (events.length === 0) return null;
  const verdicts = await verdictsOn(session, events, { chat, now: claim.now, counts: true });
  for (const [index, { id }] of events.entries()) await hold(session, id, verdicts[index]);
  const going = events.filter((_, index) => verdicts[index]?.kind === "send");
  if (going.length === 0) return "held";
  const ids = going.map(({ id }) => id);
  const deliveryId = createHash("sha256")
    .update(`events ${ids.join(" ")}`)
    .digest("base64url")
    .slice(0, 24);
  await session.updateTable("events").set({ state: "claimed", delivery_id: deliveryId }).where("id", "in", ids).execute();
  return take(session, { chat, deliveryId, silent: isSilent(verdicts) }, claim);
}

/** A message whose outcome nobody knows is not tried again while the chat wants its peace. */
async function claimAgain(
  session: Session,
  { chat, deliveryId }: { chat: string; deliveryId: string },
  claim: Claim,
): Promise<EventsToTell | null> {
  const mine = session.selectFrom("events").select(["id", "facts", "since", "quiet"]).where("delivery_id", "=", deliveryId);
  const events = await mine.where("state", "=", "claimed").execute();
  const verdicts = await verdictsOn(session, events, { chat, now: claim.now, counts: false });
  const until = Math.max(...verdicts.map((one) => (one.kind === "hold" ? one.until : 0)));
  if (until <= claim.now) return take(session, { chat, deliveryId, silent: isSilent(verdicts) }, claim);
  await session
    .updateTable("events")
    .set({ lease_until: until })
    .where("delivery_id", "=", deliveryId)
    .where("state", "=", "claimed")
    .execute();
  return null;
}

interface Asking {
  chat: string;
  now: number;
  /** Whether it is one more message of the hour: not when it was counted before. */
  counts: boolean;
}

async function verdictsOn(session: Session, events: readonly WaitingEvent[], { chat, now, counts }: Asking): Promise<Verdict[]> {
  const pace = await settingsOf(session, chat);
  const isCapped = counts && pace.hourly !== null;
  const sent = isCapped ? await messageTimes(session, { chats: [chat], after: now - floodWindowMs }) : null;
  const atGate = events.map(({ facts, since, quiet }) => ({
    ...{ since, quiet: readQuiet(quiet), reach: null },
    // A reminder was asked for, and is of no use later.
    timely: (JSON.parse(facts) as EventFacts).kind === "reminder",
  }));
  return gate(pace, atGate, { now, sentAt: sent?.get(chat) ?? [] });
}

async function hold(session: Session, id: number, verdict: Verdict | undefined): Promise<void> {
  if (verdict?.kind !== "hold") return;
  const { until, because } = verdict;
  const event = session.updateTable("events").set({ due_at: until }).where("id", "=", id);
  await event.execute();
  if (because !== "digest") return;
  const tooLate = session.updateTable("events").set({ until: until + digestGraceMs });
  await tooLate
    .where("id", "=", id)
    .where("until", "<", until + digestGraceMs)
    .execute();
}

function isSilent(verdicts: readonly Verdict[]): boolean {
  return verdicts.some((one) => one.kind === "send" && one.silent);
}

/** The event of this platform that comes first: due, or left behind. */
async function firstOf(session: Session, { platform, now }: Claim, state: "waiting" | "claimed") {
  const time = state === "waiting" ? "e.due_at" : "e.lease_until";
  return session
    .selectFrom("events as e")
    .innerJoin("chats as c", (join) => join.onRef("c.address", "=", "e.chat").on("c.state", "=", "active"))
    .select(["e.chat", "e.delivery_id"])
    .where("e.platform", "=", platform)
    .where("e.state", "=", state)
    .where(time, "<=", now)
    .orderBy(time)
    .orderBy("e.id")
    .limit(1)
    .$if(engineOf(session) === "postgres", (query) => query.forUpdate("e").skipLocked())
    .executeTakeFirst();
}

async function take(
  session: Session,
  { chat, deliveryId, silent }: { chat: string; deliveryId: string; silent: boolean },
  { leaseUntil, now }: Claim,
): Promise<EventsToTell> {
  const rows = await session
    .updateTable("events")
    .set(({ eb }) => ({ attempts: eb("attempts", "+", 1), lease_until: leaseUntil, told_at: now }))
    .where("delivery_id", "=", deliveryId)
    .where("state", "=", "claimed")
    .returning(["id", "facts", "attempts"])
    .execute();
  rows.sort((a, b) => a.id - b.id);
  return {
    chat,
    deliveryId,
    facts: rows.map(({ facts }) => JSON.parse(facts) as EventFacts),
    attempts: Math.max(...rows.map(({ attempts }) => attempts)),
    silent,
  };
}

async function closeLate(session: Session, { platform, now, attempts }: Claim): Promise<void> {
  const mine = session.updateTable("events").where("platform", "=", platform);
  const late = mine.set({ state: "dropped", reason: "too_late" }).where("state", "=", "waiting").where("until", "<=", now);
  const lost = mine
    .set({ state: "unknown", reason: "not_settled" })
    .where("state", "=", "claimed")
    .where("lease_until", "<=", now)
    .where("attempts", ">=", attempts);
  for (const closing of [late, lost]) {
    const closed = await closing.returning(["chat", "facts", "state", "delivery_id"]).execute();
    await recordEvents(session, closed, now);
  }
}
