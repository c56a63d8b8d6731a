import { settingsOf } from "../chats/settings.ts";
import { heldFacts } from "../facts/facts.ts";
import { type Hold, openEnd } from "../facts/holds.ts";
import type { Session } from "../storage/database.ts";
import { mutedUntil, mutesOf } from "../watches/mutes.ts";
import { floodWindowMs, gate } from "./gate.ts";
import { sentTimes } from "./messages.ts";

/**
 * What keeps alerts of a chat waiting, until when (ms UTC; null for what lasts until it is undone), and how many of them; 0 while it
 * would only hold the next one.
 */
export interface Held {
  because: Hold;
  until: number | null;
  count: number;
}

/** What a chat's alerts wait for at this time, the soonest first: what holds some of them, and what would hold the next one. */
export async function heldFor(session: Session, { chat, now }: { chat: string; now: number }): Promise<Held[]> {
  const waiting = new Map<string, Held>();
  for (const { held, until, count } of await heldFacts(session, { chat, now })) {
    const because = held;
    if (because === null) continue;
    // When all matches were asked for again nobody knows beforehand.
    const name = because === "away" ? because : `${because} ${until}`;
    const known = waiting.get(name);
    waiting.set(name, { because, until: endOf(until), count: count + (known?.count ?? 0) });
  }
  const held = [...waiting.values()];
  const next = await holdOnNext(session, chat, now);
  if (next && !held.some(({ because }) => because === next.because)) held.push(next);
  return held.toSorted((a, b) => (a.until ?? openEnd) - (b.until ?? openEnd));
}

function endOf(until: number): number | null {
  return until === openEnd ? null : until;
}

async function holdOnNext(session: Session, chat: string, now: number): Promise<Held | null> {
  const pace = await settingsOf(session, chat);
  const sent = await sentTimes(session, { chats: [chat], after: now - floodWindowMs, counting: true });
  const muted = mutedUntil(await mutesOf(session, [chat]), null);
  const next = { since: now, quiet: null, reach: null, mutedUntil: muted };
  const [verdict] = gate(pace, [next], { now, sentAt: sent.get(chat) ?? [] });
  return verdict?.kind === "hold" ? { because: verdict.because, until: endOf(verdict.until), count: 0 } : null;
}
