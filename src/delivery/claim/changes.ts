import { moveFact } from "../../facts/queue.ts";
import type { Session } from "../../storage/database.ts";
import type { Judged, Telling } from "../fact-kind.ts";
import { type Message, messageIdOf, type SentMessage, sentMessages, takeMessage } from "../messages.ts";
import type { Claim, ClaimDeps, Claimed, JudgedFact } from "./types.ts";

/**
 * A message changes where it was sent, so what changes one of another platform is left to that. Resolves to what is left here.
 */
export async function routeChanges(
  session: Session,
  looked: readonly JudgedFact[],
  { platform, onElsewhere }: Pick<ClaimDeps, "platform" | "onElsewhere">,
): Promise<JudgedFact[]> {
  const changed = looked.flatMap(({ judged }) => changedBy(judged) ?? []);
  if (changed.length === 0) return [...looked];
  const sent = await sentMessages(session, changed);
  const placeOf = ({ judged }: JudgedFact) => sent.get(changedBy(judged) ?? "")?.platform ?? platform;
  const elsewhere = looked.filter((one) => placeOf(one) !== platform);
  for (const one of elsewhere) await moveFact(session, one.fact.id, placeOf(one));
  if (elsewhere.length > 0) onElsewhere?.();
  return looked.filter((one) => placeOf(one) === platform);
}

/** Of each chat, the first sent message that does not hold any more is made to say what does. That makes no sound, so nothing holds it. */
export async function claimChanges(
  session: Session,
  looked: ReadonlyMap<string, readonly JudgedFact[]>,
  deps: ClaimDeps,
): Promise<Claim[]> {
  const wrong = new Map<string, readonly JudgedFact[]>();
  for (const those of looked.values()) {
    const [first] = those.flatMap(({ judged }) => changedBy(judged) ?? []);
    if (first !== undefined)
      wrong.set(
        first,
        those.filter(({ judged }) => changedBy(judged) === first),
      );
  }
  const sent = await sentMessages(session, [...wrong.keys()]);
  const claims: Claim[] = [];
  for (const [id, those] of wrong) {
    const message = sent.get(id);
    if (message) claims.push(await claimChange(session, message, { ...deps, those }));
  }
  return claims;
}

function changedBy(judged: Judged): string | null {
  return judged.tells ? (judged.changes ?? null) : null;
}

/** The whole message as it must stand now. */
async function claimChange(
  session: Session,
  edits: SentMessage,
  { those, ...deps }: ClaimDeps & { those: readonly JudgedFact[] },
): Promise<Claim> {
  const { kinds, platform, now } = deps;
  const changing = kinds.filter(({ name, rewrite }) => rewrite && name in edits.parts);
  const parts: Record<string, readonly unknown[]> = { ...edits.parts };
  for (const { name, read, rewrite } of changing) {
    const told = read(edits.parts[name] ?? []);
    const news = those.flatMap(({ fact, judged }) => (fact.kind === name ? [judged.frozen] : []));
    parts[name] = (await rewrite?.(session, { id: edits.id, told, news })) ?? told;
  }
  const id = messageIdOf(edits.id, parts);
  for (const kind of changing)
    await kind.claim?.(session, { message: id, edits: edits.id, told: kind.read(parts[kind.name] ?? []) });
  const manner = { ...edits.manner, silent: true, counts: false, cap: null };
  const message: Message = { id, chat: edits.chat, platform, parts, manner, edits, attempts: 1, claimedAt: now };
  const taken = those.map(({ fact, judged: { revision } }) => ({ id: fact.id, message: id, revision }));
  return { message, parts: await partsOfChange(session, message, deps), taken };
}

/** What is to be written anew; the other sections stay as they were sent. */
async function partsOfChange(session: Session, { parts }: Message, deps: ClaimDeps): Promise<Telling["parts"]> {
  const shown = new Map<string, readonly unknown[]>();
  for (const kind of deps.kinds) {
    if (!kind.rewrite || !(kind.name in parts)) continue;
    const judged = await kind.judgeAgain(session, kind.read(parts[kind.name] ?? []), deps);
    shown.set(
      kind.name,
      judged.flatMap((one) => (one.tells ? [one.shown] : [])),
    );
  }
  return shown;
}

/** Takes a change that was begun for its next attempt; without parts where nothing of it is wanted any more. */
export async function claimChangeAgain(
  session: Session,
  left: Message,
  { isWanted, ...deps }: ClaimDeps & { isWanted: boolean },
): Promise<Claimed> {
  const message = await takeMessage(session, left, deps);
  return { message, parts: isWanted ? await partsOfChange(session, message, deps) : new Map() };
}
