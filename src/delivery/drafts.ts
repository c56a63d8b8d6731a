import { type Address, parseAddress } from "../chat/address.ts";
import { addressesOfAll } from "../chats/addresses.ts";
import { chatOf, ensureChat } from "../chats/chats.ts";
import { chatAt } from "../chats/places.ts";
import { settingsOfAll, wholeChat } from "../chats/settings.ts";
import { stewardsOf } from "../chats/steered.ts";
import { factsOfDraft, openDrafts, releaseDraft } from "../facts/facts.ts";
import { platformFor, queueFact } from "../facts/queue.ts";
import type { AlertTables } from "../storage/alert-tables.ts";
import type { Session } from "../storage/database.ts";
import { lockChats } from "../watches/watch-rows.ts";
import type { GatedFact } from "./claim/types.ts";
import type { FactKind, Looking } from "./fact-kind.ts";
import { messageIdOf, type Parts, partsFrom, sentMessages } from "./messages.ts";

/** The kind of fact that brings a draft to who is asked about it, and says there what became of it. */
export const draftKindName = "draft";

/** The kind of fact that says in a group that its drafts reach nobody. */
export const unseenKindName = "unseen";

export type DraftState = AlertTables["drafts"]["state"];

/** What a chat is not told before somebody who manages it has approved. */
export interface Draft {
  id: number;
  chat: string;
  parts: Parts;
  /** Nobody can approve it after that (ms UTC). */
  until: number;
  state: DraftState;
  /** Null while it waits. */
  endedAt: number | null;
}

/** Those of these drafts that are known, by their numbers. */
export async function draftsById(session: Session, ids: readonly number[]): Promise<Map<number, Draft>> {
  if (ids.length === 0) return new Map();
  const query = session
    .selectFrom("drafts")
    .selectAll()
    .where("id", "in", [...new Set(ids)]);
  const rows = await query.execute();
  return new Map(rows.map(({ parts, ended_at, ...row }) => [row.id, { ...row, parts: partsFrom(parts), endedAt: ended_at }]));
}

/** What these drafts have come to by now: late without an answer, or approved in vain since nothing of them was true any more. */
export async function statesOf(
  session: Session,
  drafts: readonly Draft[],
  { now }: Pick<Looking, "now">,
): Promise<Map<number, DraftState>> {
  const states = new Map<number, DraftState>();
  for (const { id, chat, state, until } of drafts) {
    const isOver = until <= now;
    const isVain = isOver && state === "approved" && !(await openDrafts(session, { chat, drafts: [id] })).has(id);
    states.set(id, isVain ? "untrue" : isOver && state === "waiting" ? "late" : state);
  }
  return states;
}

/** What is kept of drafts for these chats. */
export async function draftsOf(session: Session, chats: readonly string[]) {
  if (chats.length === 0) return [];
  const query = session.selectFrom("drafts").select(["id", "chat", "until", "state", "ended_at as endedAt"]);
  return query.where("chat", "in", chats).orderBy("id").execute();
}

/** Asks who manages a chat whether it may be told this; resolves to the number of the draft. */
export async function openDraft(
  session: Session,
  { chat, parts, until, now }: { chat: string; parts: Parts; until: number; now: number },
): Promise<number> {
  const row = { chat, parts: JSON.stringify(parts), until, state: "waiting" as const };
  const { id } = await session.insertInto("drafts").values(row).returning("id").executeTakeFirstOrThrow();
  for (const by of await stewardsOf(session, { chat: wholeChat(chat), now })) {
    const steward = await stewardAt(session, { by, now });
    await queueNews(session, steward, { id, part: "asks", dueAt: now });
    await queueNews(session, steward, { id, part: "ends", dueAt: until });
  }
  return id;
}

/** The drafts of these chats, and of their topics, that wait for an answer; the oldest first. */
export async function waitingDrafts(
  session: Session,
  { chats, now }: { chats: readonly string[]; now: number },
): Promise<{ id: number; until: number }[]> {
  const addresses = [...(await addressesOfAll(session, chats)).values()].flat();
  if (addresses.length === 0) return [];
  const open = session.selectFrom("drafts").select(["id", "until"]).where("chat", "in", addresses);
  return open.where("state", "=", "waiting").where("until", ">", now).orderBy("id").execute();
}

/** Asks somebody who manages a chat from now on about what waits there for an answer. Says whether anything does. */
export async function askSteward(
  session: Session,
  { chat, by, now }: { chat: string; by: string; now: number },
): Promise<boolean> {
  const waiting = await waitingDrafts(session, { chats: [chat], now });
  if (waiting.length === 0) return false;
  const steward = await stewardAt(session, { by, now });
  for (const { id, until } of waiting) {
    await queueNews(session, steward, { id, part: "asks", dueAt: now });
    await queueNews(session, steward, { id, part: "ends", dueAt: until });
  }
  return true;
}

interface Steward {
  chat: string;
  platform: Address["platform"];
}

/** The chat in which somebody is asked, and where: the buttons work on the platform of the managed chat alone. */
async function stewardAt(session: Session, { by, now }: { by: string; now: number }): Promise<Steward> {
  const chat = await chatAt(session, by);
  if (!(await chatOf(session, chat))) await ensureChat(session, { address: chat, language: null, now });
  return { chat, platform: parseAddress(by).platform };
}

function queueNews(
  session: Session,
  steward: Steward,
  { id, part, dueAt }: { id: number; part: "asks" | "ends"; dueAt: number },
): Promise<void> {
  const body = JSON.stringify({ draft: id });
  return queueFact(session, { ...steward, kind: draftKindName, key: draftKey(id, part), matchId: null, body, dueAt });
}

/** The message that shows a draft in a chat has one name for as long as it lasts. */
export function draftMessageId(chat: string, id: number): string {
  return messageIdOf(chat, draftSaid(id));
}

/** What that name follows from. */
export function draftSaid(id: number): unknown {
  return [draftKindName, id];
}

/** The key of what there is to say of a draft: that it is there, or what became of it. */
export function draftKey(id: number, part: "asks" | "ends"): string {
  return part === "asks" ? `draft ${id}` : `draft ${id} ends`;
}

/** Drafts that wait, or were approved, come to this; who was asked is told so. */
export async function endDrafts(
  session: Session,
  ids: readonly number[],
  { state, now }: { state: DraftState; now: number },
): Promise<void> {
  if (ids.length === 0) return;
  const open = session.updateTable("drafts").set({ state, ended_at: now }).where("id", "in", ids);
  const ended = await open.where("state", "in", ["waiting", "approved"]).returning(["id", "chat"]).execute();
  for (const { id, chat } of ended)
    for (const by of await stewardsOf(session, { chat: wholeChat(chat), now }))
      await queueNews(session, await stewardAt(session, { by, now }), { id, part: "ends", dueAt: now });
}

/** Drafts of which nothing is left to tell are over: too late, or since nothing of them is true any more. */
export async function endEmptyDrafts(session: Session, ruled: readonly GatedFact[], now: number): Promise<void> {
  const dropped = ruled.filter(({ verdict }) => verdict.kind === "drop");
  for (const chat of new Set(dropped.flatMap(({ fact }) => (fact.draft === null ? [] : [fact.chat])))) {
    const its = dropped.filter(({ fact }) => fact.chat === chat);
    const drafts = [...new Set(its.flatMap(({ fact }) => fact.draft ?? []))];
    const open = await openDrafts(session, { chat, drafts });
    for (const id of drafts.filter((one) => !open.has(one))) {
      const isLate = its.some(
        ({ fact, verdict }) => fact.draft === id && "reason" in verdict && verdict.reason === "not_approved",
      );
      await endDrafts(session, [id], { state: isLate ? "late" : "untrue", now });
      if (isLate && (await isUnseen(session, chat, now))) await queueUnseen(session, chat, now);
    }
  }
}

/** After so many drafts in a row that reached nobody it is said. */
const unseenInARow = 3;
const dayMs = 24 * 60 * 60_000;

/** Whether the last drafts of a chat have reached nobody who could approve them. */
async function isUnseen(session: Session, chat: string, now: number): Promise<boolean> {
  const query = session.selectFrom("drafts").select("id").where("chat", "=", chat).where("until", "<=", now);
  const drafts = await query.orderBy("id", "desc").limit(unseenInARow).execute();
  if (drafts.length < unseenInARow) return false;
  const stewards = await stewardsOf(session, { chat: wholeChat(chat), now });
  const chats = await Promise.all(stewards.map((by) => chatAt(session, by)));
  const messages = chats.flatMap((one) => drafts.map(({ id }) => draftMessageId(one, id)));
  return (await sentMessages(session, messages)).size === 0;
}

/** It is said once, until somebody answers a draft again. */
async function queueUnseen(session: Session, chat: string, now: number): Promise<void> {
  const about = { chat, platform: platformFor(chat), kind: unseenKindName, key: unseenKindName, match_id: null };
  const row = { ...about, body: JSON.stringify({ since: now }), due_at: now, since: now, until: now + dayMs };
  const query = session.insertInto("facts").values(row);
  await query.onConflict((conflict) => conflict.columns(["chat", "key"]).doNothing()).execute();
}

/** The chats whose drafts have reached nobody of late. */
export async function unseenChats(session: Session): Promise<string[]> {
  const rows = await session.selectFrom("facts").select("chat").where("kind", "=", unseenKindName).orderBy("chat").execute();
  const settings = await settingsOfAll(
    session,
    rows.map(({ chat }) => chat),
  );
  return rows.flatMap(({ chat }) => (settings.get(chat)?.approval ? [chat] : []));
}

/** What was answered to a draft; `before` where that came too late: what it had come to already. */
export type Answered = { kind: "publishes" | "refused" | "untrue" } | { kind: "before"; state: DraftState };

interface Answering extends Looking {
  id: number;
  publish: boolean;
  kinds: readonly FactKind[];
}

/**
 * Lets what a draft is about be told, as it is by then, or drops it; null for a draft that is not known. What is not true any
 * more is not told. In a transaction.
 */
export async function answerDraft(session: Session, { id, publish, kinds, ...looking }: Answering): Promise<Answered | null> {
  const { now } = looking;
  const asked = (await draftsById(session, [id])).get(id);
  if (!asked) return null;
  await lockChats(session, [asked.chat]);
  const draft = (await draftsById(session, [id])).get(id);
  if (!draft) return null;
  const state = (await statesOf(session, [draft], looking)).get(id) ?? draft.state;
  if (state !== "waiting") return { kind: "before", state };
  const { chat } = draft;
  await session.deleteFrom("facts").where("chat", "=", chat).where("key", "=", unseenKindName).execute();
  const isTrue = publish && (await isStillTrue(session, { chat, id, kinds, ...looking }));
  await releaseDraft(session, { chat, draft: id, now });
  if (isTrue) {
    await session.updateTable("drafts").set({ state: "approved" }).where("id", "=", id).execute();
    return { kind: "publishes" };
  }
  await endDrafts(session, [id], { state: publish ? "untrue" : "refused", now });
  return { kind: publish ? "untrue" : "refused" };
}

async function isStillTrue(
  session: Session,
  { chat, id, kinds, ...looking }: Omit<Answering, "publish"> & { chat: string },
): Promise<boolean> {
  const facts = await factsOfDraft(session, { chat, draft: id });
  for (const kind of kinds) {
    const its = facts.filter((fact) => fact.kind === kind.name);
    const judged = its.length === 0 ? [] : await kind.judge(session, its, looking);
    if (judged.some((one) => one?.tells)) return true;
  }
  return false;
}

/** Forgets drafts that were over before a time. */
export async function pruneDrafts(session: Session, before: number): Promise<void> {
  await session.deleteFrom("drafts").where("until", "<", before).execute();
}
