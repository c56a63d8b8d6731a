import { sql } from "kysely";
import { settingsOf } from "../chats/settings.ts";
import { heldFacts } from "../facts/facts.ts";
import { type Hold, holdFrom } from "../facts/holds.ts";
import type { Session } from "../storage/database.ts";
import { floodWindowMs, gate } from "./gate.ts";
import { messageTimes } from "./sent.ts";

/** What keeps alerts of a chat waiting, until when (ms UTC), and how many of them; 0 while it would only hold the next one. */
export interface Held {
  because: Hold;
  until: number;
  count: number;
}

/** What a chat's alerts wait for at this time, the soonest first: what holds some of them, and what would hold the next one. */
export async function heldFor(session: Session, { chat, now }: { chat: string; now: number }): Promise<Held[]> {
  const facts = await heldFacts(session, { chat, now });
  const waiting = new Map<string, Held>();
  for (const { held, until, count } of [...facts, ...(await heldBets(session, chat, now))]) {
    const because = holdFrom(held);
    if (because === null) continue;
    // When all matches were asked for again nobody knows beforehand.
    const name = because === "away" ? because : `${because} ${until}`;
    const known = waiting.get(name);
    waiting.set(name, { because, until, count: Number(count) + (known?.count ?? 0) });
  }
  const held = [...waiting.values()];
  const next = await holdOnNext(session, chat, now);
  if (next && !held.some(({ because }) => because === next.because)) held.push(next);
  return held.toSorted((a, b) => a.until - b.until);
}

async function holdOnNext(session: Session, chat: string, now: number): Promise<Held | null> {
  const pace = await settingsOf(session, chat);
  const sent = await messageTimes(session, { chats: [chat], after: now - floodWindowMs });
  const [verdict] = gate(pace, [{ since: now, quiet: null, reach: null }], { now, sentAt: sent.get(chat) ?? [] });
  return verdict?.kind === "hold" ? { because: verdict.because, until: verdict.until, count: 0 } : null;
}

function heldBets(session: Session, chat: string, now: number) {
  return session
    .selectFrom("watched_bets as b")
    .innerJoin("watches as w", "w.id", "b.watch_id")
    .select(({ fn }) => ["b.held", "b.due_at as until", fn.countAll<number>().as("count")])
    .where("w.chat", "=", chat)
    .where("w.paused_until", "is", null)
    .where("b.news", "in", ["appeared", "improved"])
    .where("b.held", "is not", null)
    .where("b.due_at", ">", now)
    .where(isNotMuted("w.chat", "b.match_id"))
    .groupBy(["b.held", "b.due_at"])
    .execute();
}

/** What is muted waits for nothing: it is never told. */
function isNotMuted(chat: string, match: string) {
  return sql<boolean>`not exists (
    select 1 from mutes s where s.chat = ${sql.ref(chat)} and s.match_id in (0, ${sql.ref(match)}))`;
}
