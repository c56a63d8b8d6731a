import { createHash } from "node:crypto";
import type { PlatformName } from "../chat/address.ts";
import { readQuiet, settingsOf } from "../chats/settings.ts";
import { retryOf } from "../facts/doubt.ts";
import { type EventFacts, type EventsToTell, isUncapped, ofClosed, recordEvents, tryEventsAgain } from "../facts/events.ts";
import { holdFrom } from "../facts/holds.ts";
import type { Session } from "../storage/database.ts";
import { engineOf } from "../storage/engine.ts";
import { lockChat } from "../watches/watches.ts";
import { capsReached, type Hour } from "./cap.ts";
import { floodWindowMs, gate, type Verdict } from "./gate.ts";
import type { Outage } from "./outages.ts";
import { messageTimes } from "./sent.ts";

interface Claim {
  platform: PlatformName;
  now: number;
  leaseUntil: number;
  /** How long the platform recognises a name that it has seen. */
  idempotentForMs: number;
  /** When the platform took nothing, the last time: what became too late meanwhile waited for us. */
  outage: Outage | null;
}

/** How many events one message carries at most. */
const perMessage = 10;
/** What a digest holds is still worth a message so long after its time. */
const digestGraceMs = 10 * 60_000;
/** What waited for the platform is still worth a message so long after its return. */
const outageGraceMs = 15 * 60_000;

/** A row of the table, as far as the gate looks at it. */
interface WaitingEvent {
  id: number;
  facts: string;
  since: number;
  quiet: string | null;
  held: string | null;
}

/**
 * Takes what is due for one chat and what the chat wants now, the longest waiting first, or what was left behind by a process
 * that ended; null when nothing is. What the chat wants later waits until then: "held" when that was all, and others may be
 * due. What is too late is closed instead.
 */
export async function claimEvents(session: Session, claim: Claim): Promise<EventsToTell | "held" | null> {
  await closeLate(session, claim);
  for (let left = await leftOf(session, claim); left; left = await leftOf(session, claim)) {
    const again = await claimLeft(session, left, claim);
    if (again) return again;
  }
  // One chat in one transaction: whoever locks several locks them in one order.
  const due = await firstOf(session, claim, "waiting");
  return due ? claimDue(session, due.chat, claim) : null;
}

async function claimDue(session: Session, chat: string, claim: Claim): Promise<EventsToTell | "held" | null> {
  // Messages of other kinds count for the same hour.
  await lockChat(session, chat);
  const events = await session
    .selectFrom("events")
    .select(["id", "facts", "since", "quiet", "held"])
    .where("chat", "=", chat)
    .where("state", "=", "waiting")
    .where("due_at", "<=", claim.now)
    .orderBy("due_at")
    .orderBy("id")
    .limit(perMessage)
    .$if(engineOf(session) === "postgres", (query) => query.forUpdate().skipLocked())
    .execute();
  if (events.length === 0) return null;
  const hour = await hourOf(session, chat, claim.now);
  const verdicts = await verdictsOn(session, events, { chat, now: claim.now, sentAt: hour.sentAt });
  for (const [index, { id }] of events.entries()) await hold(session, id, verdicts[index]);
  const going = events.filter((_, index) => verdicts[index]?.kind === "send");
  if (going.length === 0) return "held";
  const ids = going.map(({ id }) => id);
  const deliveryId = createHash("sha256")
    .update(`events ${ids.join(" ")}`)
    .digest("base64url")
    .slice(0, 24);
  const claimed = { state: "claimed", delivery_id: deliveryId, told_at: claim.now } as const;
  await session.updateTable("events").set(claimed).where("id", "in", ids).execute();
  const counts = verdicts.some((one) => one.kind === "send" && one.counts);
  const caps = await capsReached(session, new Map(counts ? [[chat, hour]] : []), claim.now);
  return take(session, { chat, deliveryId, silent: isSilent(verdicts), cap: caps.get(chat) ?? null }, claim);
}

/** The limit of a chat, and when it was told what counts within the hour. */
async function hourOf(session: Session, chat: string, now: number): Promise<Hour> {
  const { hourly } = await settingsOf(session, chat);
  const sent = hourly === null ? null : await messageTimes(session, { chats: [chat], after: now - floodWindowMs });
  return { hourly, sentAt: sent?.get(chat) ?? [] };
}

/** What a message is known by that was left behind. */
type LeftMessage = Pick<EventsToTell, "chat" | "deliveryId" | "attempts" | "begunAt">;

async function leftOf(session: Session, claim: Claim): Promise<LeftMessage | null> {
  const left = await firstOf(session, claim, "claimed");
  if (!left?.delivery_id) return null;
  const { chat, delivery_id: deliveryId, attempts, told_at } = left;
  return { chat, deliveryId, attempts, begunAt: told_at ?? 0 };
}

/** A message whose outcome nobody knows is the same one while the platform recognises it; then its events wait again. */
async function claimLeft(session: Session, left: LeftMessage, claim: Claim): Promise<EventsToTell | null> {
  const { now, idempotentForMs } = claim;
  const doubt = { begun: left.attempts, since: left.begunAt };
  if (retryOf(doubt, { at: now, idempotentForMs }) === "same") return claimAgain(session, left, claim);
  const told = { ...left, facts: [], silent: false, cap: null };
  await tryEventsAgain(session, told, { begun: left.attempts, at: now, now, idempotentForMs: 0 });
  return null;
}

/** It is not tried again while the chat wants its peace. */
async function claimAgain(session: Session, { chat, deliveryId }: LeftMessage, claim: Claim): Promise<EventsToTell | null> {
  const mine = session
    .selectFrom("events")
    .select(["id", "facts", "since", "quiet", "held"])
    .where("delivery_id", "=", deliveryId);
  const events = await mine.where("state", "=", "claimed").execute();
  // The message was counted when it was begun.
  const verdicts = await verdictsOn(session, events, { chat, now: claim.now, sentAt: [] });
  const until = Math.max(...verdicts.map((one) => (one.kind === "hold" ? one.until : 0)));
  if (until <= claim.now) return take(session, { chat, deliveryId, silent: isSilent(verdicts), cap: null }, claim);
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
  /** When messages that count went there within the hour. */
  sentAt: readonly number[];
}

async function verdictsOn(session: Session, events: readonly WaitingEvent[], { chat, now, sentAt }: Asking): Promise<Verdict[]> {
  const pace = await settingsOf(session, chat);
  const atGate = events.map(({ facts, since, quiet, held }) => {
    const isAsked = isUncapped(JSON.parse(facts) as EventFacts);
    // A reminder is of no use later.
    return { since, quiet: readQuiet(quiet), held: holdFrom(held), reach: null, timely: isAsked, uncapped: isAsked };
  });
  return gate(pace, atGate, { now, sentAt });
}

async function hold(session: Session, id: number, verdict: Verdict | undefined): Promise<void> {
  if (verdict?.kind !== "hold") return;
  const { until, because } = verdict;
  const event = session.updateTable("events").set({ due_at: until, held: because }).where("id", "=", id);
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
  return (
    session
      .selectFrom("events as e")
      .innerJoin("chats as c", (join) => join.onRef("c.address", "=", "e.chat").on("c.state", "=", "active"))
      .select(["e.chat", "e.delivery_id", "e.attempts", "e.told_at"])
      .where("e.platform", "=", platform)
      .where("e.state", "=", state)
      .where(time, "<=", now)
      .orderBy(time)
      .orderBy("e.id")
      .limit(1)
      // The chat of what waits is locked before what waits.
      .$if(engineOf(session) === "postgres" && state === "claimed", (query) => query.forUpdate("e").skipLocked())
      .executeTakeFirst()
  );
}

async function take(
  session: Session,
  { chat, deliveryId, silent, cap }: Omit<EventsToTell, "facts" | "attempts" | "begunAt">,
  { leaseUntil, now }: Claim,
): Promise<EventsToTell> {
  const mine = session.selectFrom("events").where("delivery_id", "=", deliveryId).where("state", "=", "claimed");
  // Some of them may have been tried by another message: the most doubtful one counts for all.
  const before = await mine.select(({ fn }) => fn.max("attempts").as("attempts")).executeTakeFirstOrThrow();
  const attempts = before.attempts + 1;
  const rows = await session
    .updateTable("events")
    .set({ attempts, lease_until: leaseUntil })
    .where("delivery_id", "=", deliveryId)
    .where("state", "=", "claimed")
    .returning(["id", "facts", "told_at"])
    .execute();
  rows.sort((a, b) => a.id - b.id);
  return {
    chat,
    deliveryId,
    facts: rows.map(({ facts }) => JSON.parse(facts) as EventFacts),
    attempts,
    begunAt: rows[0]?.told_at ?? now,
    silent,
    cap,
  };
}

async function closeLate(session: Session, { platform, now, outage }: Claim): Promise<void> {
  const mine = session.updateTable("events").where("platform", "=", platform).where("state", "=", "waiting");
  const late = mine.set({ state: "dropped", reason: "too_late" }).where("until", "<=", now);
  const isExcused = outage !== null && now < (outage.to ?? now) + outageGraceMs;
  const closing = isExcused
    ? // A reminder is of no use after the start, whoever is to blame.
      late.where(({ or, eb }) => or([eb("until", "<=", outage.from), eb("facts", "like", '{"kind":"reminder"%')]))
    : late;
  await recordEvents(session, await closing.returning(ofClosed).execute(), now);
}
