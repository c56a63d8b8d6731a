import { type Settings, wholeChat } from "../../chats/settings.ts";
import { chatsWithoutThreads } from "../../chats/threads.ts";
import type { Session } from "../../storage/database.ts";
import { toldInThread } from "../fact-kind.ts";
import { groupedBy } from "../kinds.ts";
import type { ClaimDeps, GatedFact } from "./types.ts";

interface OnceDeps extends ClaimDeps {
  paces: ReadonlyMap<string, { pace: Pick<Settings, "threads"> }>;
  /** The topics that tell nothing in this claim. */
  elsewhere: ReadonlyMap<string, unknown>;
}

/**
 * Topics of one group may watch the same match, and their alerts share a thread. What one topic tells there, another one drops. A
 * topic that has more to tell keeps all of it.
 */
export async function onceInThreads(session: Session, gated: readonly GatedFact[], deps: OnceDeps): Promise<GatedFact[]> {
  const shared = sharedThreads(gated.filter((one) => goesIntoThread(one, deps)));
  if (shared.length === 0) return [...gated];
  const wholes = [...new Set(shared.flat().map(({ fact }) => wholeChat(fact.chat)))];
  const without = await chatsWithoutThreads(session, wholes, deps.now);
  const inThreads = shared.filter(([first]) => first && !without.has(wholeChat(first.fact.chat)));
  const repeated = new Set(inThreads.flatMap((facts) => repeatedIn(facts, deps)));
  return gated.map((one) => (repeated.has(one) ? { ...one, verdict: { kind: "drop", reason: toldInThread } } : one));
}

/** What was held comes together, and not into a thread. */
function goesIntoThread({ fact, verdict }: GatedFact, { paces }: OnceDeps): boolean {
  const mode = paces.get(fact.chat)?.pace.threads ?? "off";
  return mode !== "off" && verdict.kind === "send" && fact.held === null && fact.matchId !== null;
}

/** The facts about each match of a group that more than one of its topics has. */
function sharedThreads(facts: readonly GatedFact[]): (readonly GatedFact[])[] {
  const byThread = groupedBy(facts, ({ fact }) => `${wholeChat(fact.chat)} ${fact.matchId}`);
  return [...byThread.values()].filter((those) => new Set(those.map(({ fact }) => fact.chat)).size > 1);
}

/** The facts of a match that say nothing beyond what other topics tell. The topic with the most news tells first, of those that do. */
function repeatedIn(facts: readonly GatedFact[], deps: OnceDeps): GatedFact[] {
  const newsOf = (one: GatedFact) => newsIn(one, deps);
  const byChat = [...groupedBy(facts, ({ fact }) => fact.chat).values()];
  const told = new Set<string>();
  const repeated: GatedFact[] = [];
  const tells = ([first]: readonly GatedFact[]) => (first && deps.elsewhere.has(first.fact.chat) ? 0 : 1);
  const inOrder = byChat.toSorted((a, b) => tells(b) - tells(a) || b.flatMap(newsOf).length - a.flatMap(newsOf).length);
  for (const those of inOrder) {
    const before = new Set(told);
    for (const one of those) {
      const news = newsOf(one);
      if (news.length > 0 && news.every((name) => before.has(name))) repeated.push(one);
      if (tells(those)) for (const name of news) told.add(name);
    }
  }
  return repeated;
}

function newsIn({ fact, judged }: GatedFact, { kinds }: OnceDeps): string[] {
  const kind = kinds.find(({ name }) => name === fact.kind);
  if (!judged.tells || !kind?.newsOf) return [];
  return kind.newsOf(judged).map((name) => `${fact.kind} ${name}`);
}
