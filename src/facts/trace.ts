import { z } from "zod";

/**
 * What names an answer of the odds service in the log, from the poll that brought it over the facts that it made to the messages
 * that tell of it, whichever process writes: `17@345` is the 345th board of match 17.
 */
export function boardTrace({ matchId, revision }: { matchId: number; revision: number }): string {
  return `${matchId}@${revision}`;
}

/** The same for a list of value bets: when it came. */
export function betsTrace(fetchedAt: number): string {
  return `bets@${fetchedAt}`;
}

const told = z.object({
  matchId: z.number().nullish(),
  revision: z.number().nullish(),
  queued: z.number().nullish(),
  asOf: z.number().nullish(),
  key: z.string().nullish(),
  rule: z.string().nullish(),
});

/** What a message's parts, as they were frozen, go back to, and by which rules. */
export function tracesOf(parts: Readonly<Record<string, readonly unknown[]>>): { traces: string[]; rules: string[] } {
  const facts = Object.values(parts)
    .flat()
    .flatMap((part) => told.safeParse(part).data ?? []);
  const traces = facts.flatMap(({ matchId, revision, queued, asOf, key }) => {
    if (asOf != null) return [betsTrace(asOf)];
    if (matchId == null || revision == null) return key == null ? [] : [key];
    // It was queued by one board and told by a later one, where it had to wait.
    return [queued ?? revision, revision].map((one) => boardTrace({ matchId, revision: one }));
  });
  return { traces: [...new Set(traces)], rules: [...new Set(facts.flatMap(({ rule }) => rule ?? []))] };
}

const times = z.object({ changedAt: z.number(), fetchedAt: z.number() });
const late = z.union([z.object({ evidence: times }), z.object({ figures: times })]);

/** How long after each price's change its answer came, and how long after that it is now (ms): of movements and value bets. */
export function latenessOf(
  parts: Readonly<Record<string, readonly unknown[]>>,
  now: number,
): { seenMs: number; sentMs: number }[] {
  return Object.values(parts)
    .flat()
    .flatMap((part) => late.safeParse(part).data ?? [])
    .map((part) => ("evidence" in part ? part.evidence : part.figures))
    .map(({ changedAt, fetchedAt }) => ({ seenMs: fetchedAt - changedAt, sentMs: Math.max(0, now - fetchedAt) }));
}
