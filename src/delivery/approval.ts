import { draftFacts } from "../facts/facts.ts";
import type { Session } from "../storage/database.ts";
import type { ClaimDeps, GatedFact } from "./claim/types.ts";
import { type Draft, draftsById, openDraft } from "./drafts.ts";
import { groupedBy } from "./kinds.ts";
import type { Parts } from "./messages.ts";

interface ApprovalDeps extends ClaimDeps {
  /** Whether a chat is told only what somebody has approved. */
  wants(chat: string): boolean;
}

/** A draft is of use for so long, or until its matches start. */
const useMs = 60 * 60_000;
/** Whoever is asked has at least that long. */
const leastMs = 5 * 60_000;

/**
 * Holds what may go to chats that approve it first: together, by a draft that those who manage the chat are asked about. What they
 * have approved goes, what they refused or left is dropped, and what the gate holds needs no draft yet.
 */
export async function forApproval(session: Session, ruled: readonly GatedFact[], deps: ApprovalDeps): Promise<GatedFact[]> {
  const known = await draftsById(
    session,
    ruled.flatMap(({ fact }) => fact.draft ?? []),
  );
  const isAsked = (one: GatedFact) => deps.wants(one.fact.chat) && one.verdict.kind === "send" && isReviewed(one);
  const draftOf = ({ fact }: GatedFact) => (fact.draft === null ? null : (known.get(fact.draft) ?? null));
  const fresh = ruled.filter((one) => isAsked(one) && draftOf(one) === null);
  const untils = new Map<GatedFact, number>();
  for (const [chat, those] of groupedBy(fresh, ({ fact }) => fact.chat)) {
    const until = await untilOf(session, those, deps);
    for (const one of those) untils.set(one, until);
    const id = await openDraft(session, { chat, parts: partsOf(those, deps), until, now: deps.now });
    await draftFacts(session, { ids: those.map(({ fact }) => fact.id), draft: id });
  }
  return ruled.map((one): GatedFact => {
    const until = untils.get(one);
    if (until !== undefined) return { ...one, verdict: { kind: "hold", until, because: "approval" } };
    const draft = isAsked(one) ? draftOf(one) : null;
    return draft ? { ...one, verdict: verdictBy(draft, one, deps.now) } : one;
  });
}

function isReviewed({ judged }: GatedFact): boolean {
  return judged.tells && !judged.weight.unreviewed;
}

function verdictBy({ state, until }: Draft, { verdict }: GatedFact, now: number): GatedFact["verdict"] {
  // Some of what was approved may not have fitted into the first message.
  if (state === "approved" || state === "published") return verdict;
  if (state === "waiting" && until > now) return { kind: "hold", until, because: "approval" };
  return { kind: "drop", reason: state === "refused" ? "refused" : "not_approved" };
}

async function untilOf(session: Session, those: readonly GatedFact[], { lookup, now }: ApprovalDeps): Promise<number> {
  const matches = await lookup(session, [...new Set(those.flatMap(({ fact }) => fact.matchId ?? []))]);
  const ends = those.map(({ fact }) => {
    const startsAt = matches.get(fact.matchId ?? 0)?.startsAt ?? null;
    const start = startsAt !== null && startsAt > now ? startsAt : Number.POSITIVE_INFINITY;
    return Math.min(start, fact.until ?? Number.POSITIVE_INFINITY);
  });
  return Math.max(now + leastMs, Math.min(now + useMs, Math.max(...ends)));
}

function partsOf(those: readonly GatedFact[], { kinds }: ApprovalDeps): Parts {
  const of = (name: string) => those.filter(({ fact }) => fact.kind === name).map(({ judged }) => judged.frozen);
  return Object.fromEntries(kinds.map(({ name }) => [name, of(name)] as const).filter(([, told]) => told.length > 0));
}
