import { type PlatformName, parseAddress } from "../../chat/address.ts";
import type { Draft } from "../../chat/reply.ts";
import { actAbout, actById, noteAct } from "../../chats/acts.ts";
import { reachableChats } from "../../chats/chats.ts";
import { type NewMoment, queueMoments, tellingOfMoment, withdrawMoments } from "../../facts/moments.ts";
import { draftReply, type Reach, sentReply, stoppedReply } from "../../replies/operators/broadcast.ts";
import type { Session } from "../../storage/database.ts";
import type { ActAsk, OperatorsDeps } from "./act.ts";
import { sentence } from "./chat-meant.ts";

/** A third of what a platform takes, so that alerts always find room beside it. */
const perSecond: Record<PlatformName, number> = { telegram: 10, discord: 15, playground: 50 };
/** A longer text would not fit beside what else a message says. */
const longest = 1_500;
const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

const confirmForm = /^(send|stop) #([1-9]\d{0,14})$/;

/**
 * `/admin broadcast <text>`: shows what every chat would be told and how long that takes; a button then sends it. It waits with
 * all else that chats are told, one chat after the other, each once.
 */
export async function broadcast(deps: OperatorsDeps, ask: ActAsk): Promise<Draft> {
  const { typed, text, operator, now } = ask;
  const [, done, digits] = confirmForm.exec(typed) ?? [];
  const id = Number(digits);
  if (done === "send") return send(deps, ask, id);
  if (done === "stop") return stop(deps, ask, id);
  if (typed === "") return sentence(text, "admin-broadcast-how");
  if (typed.length > longest) return sentence(text, "admin-broadcast-long");
  const reach = reachOf(await audienceOf(deps));
  const draft = await noteAct(deps.database, { at: now, operator, act: "broadcast", target: null, detail: typed });
  return draftReply(text, { id: draft, said: typed, reach });
}

async function send(deps: OperatorsDeps, { text, operator, now }: ActAsk, id: number): Promise<Draft> {
  const { database, onQueued } = deps;
  const draft = await actById(database, id);
  const isSent = await actAbout(database, { act: "send", target: refOf(id) });
  if (draft?.act !== "broadcast" || (now - draft.at > hourMs && !isSent)) return sentence(text, "admin-broadcast-old");
  const chats = await audienceOf(deps);
  const isNew = await database.transaction().execute(async (session) => {
    if (await actAbout(session, { act: "send", target: refOf(id) })) return false;
    await queueMoments(session, noticesOf(chats, { id, now }));
    await noteAct(session, { at: now, operator, act: "send", target: refOf(id), detail: String(chats.length) });
    return true;
  });
  if (isNew) onQueued();
  return sentReply(text, { id, ...(await progressOf(database, id)), isNew });
}

async function stop({ database }: OperatorsDeps, { text, operator, now }: ActAsk, id: number): Promise<Draft> {
  const left = await database.transaction().execute(async (session) => {
    const count = await withdrawMoments(session, keyOf(id));
    await noteAct(session, { at: now, operator, act: "stop", target: refOf(id), detail: String(count) });
    return count;
  });
  return stoppedReply(text, { ...(await progressOf(database, id)), left });
}

function progressOf(session: Session, id: number) {
  return tellingOfMoment(session, keyOf(id));
}

/** One address for each chat that can be reached on a platform that runs here. */
async function audienceOf({ database, platforms }: OperatorsDeps): Promise<string[]> {
  const running = platforms();
  return (await reachableChats(database)).filter((address) => running.includes(parseAddress(address).platform));
}

/** How many chats there are on each platform, and how long they take. */
function reachOf(chats: readonly string[]): Reach {
  const counts = new Map<PlatformName, number>();
  for (const { platform } of chats.map(parseAddress)) counts.set(platform, (counts.get(platform) ?? 0) + 1);
  const seconds = [...counts].map(([platform, count]) => count / perSecond[platform]);
  return {
    counts: [...counts].map(([platform, count]) => ({ platform, count })),
    minutes: Math.ceil(Math.max(0, ...seconds) / 60),
  };
}

/** Each a moment after the one before it, so that what is due in between goes first. */
function noticesOf(chats: readonly string[], { id, now }: { id: number; now: number }): NewMoment[] {
  const places = new Map<PlatformName, number>();
  return chats.map((chat) => {
    const { platform } = parseAddress(chat);
    const place = places.get(platform) ?? 0;
    places.set(platform, place + 1);
    const dueAt = now + Math.floor((1_000 * place) / perSecond[platform]);
    return { chat, key: keyOf(id), moment: { kind: "notice", act: id }, dueAt, until: dueAt + dayMs };
  });
}

function keyOf(id: number): string {
  return `notice ${id}`;
}

function refOf(id: number): string {
  return `#${id}`;
}
