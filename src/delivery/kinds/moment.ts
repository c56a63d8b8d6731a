import { sql } from "kysely";
import { z } from "zod";
import { detailsOf } from "../../chats/acts.ts";
import { readQuiet } from "../../chats/settings.ts";
import { type NewDecision, sentAgain } from "../../facts/decisions.ts";
import type { Fact } from "../../facts/facts.ts";
import { type MomentBody, momentSchema } from "../../facts/moments.ts";
import { type Happening, momentSection } from "../../replies/alerts/moments.ts";
import type { Session } from "../../storage/database.ts";
import type { Ending, FactKind, Judged, Looking } from "../fact-kind.ts";
import { type Weight, weights } from "../gate.ts";

const toldMoment = z.object({
  key: z.string(),
  matchId: z.number().nullable().default(null),
  body: momentSchema,
  since: z.number(),
  quiet: z.string().nullable(),
});

/** A moment as a message tells it. */
type ToldMoment = z.output<typeof toldMoment>;

/** What is told once, as it was found: reminders, starts, silence, the end of a match. */
export const momentKind: FactKind<ToldMoment, Happening> = {
  name: "moment",
  wanted: () => sql`true`,
  fresh: () => sql`true`,
  async judge(session, facts, looking) {
    const told = facts.map(toldFrom);
    const begun = new Set(facts.filter((fact) => fact.begun > 0).map(({ id }) => id));
    const judged = await judge(
      session,
      told.flatMap((one) => one ?? []),
      looking,
    );
    // What this version cannot read waits for one that can.
    return told.map((one, index) => {
      const next = one ? (judged.shift() ?? null) : null;
      // What goes to everybody is rather lost by one chat than told twice.
      const isDoubtful = one?.body.kind === "notice" && begun.has(facts[index]?.id ?? 0);
      return next && isDoubtful ? { ...next, tells: false, reason: "maybe_told", passed: false } : next;
    });
  },
  judgeAgain: judge,
  read: (part) => z.array(toldMoment).parse(part),
  keyOf: ({ key }) => key,
  saidBy: ({ key }) => key,
  settle: async (_session, endings, now) => endings.flatMap((ending) => decisionsOf(ending, now)),
  section: momentSection,
};

function toldFrom({ key, matchId, body, since, quiet }: Fact): ToldMoment | null {
  const moment = body === null ? null : momentSchema.safeParse(JSON.parse(body)).data;
  return moment ? { key, matchId, body: moment, since, quiet } : null;
}

async function judge(
  session: Session,
  told: readonly ToldMoment[],
  { lookup }: Looking,
): Promise<Judged<ToldMoment, Happening>[]> {
  const matches = await lookup(session, [...new Set(told.flatMap(({ body }) => matchOf(body) ?? []))]);
  const notices = await detailsOf(
    session,
    told.flatMap(({ body }) => (body.kind === "notice" ? [body.act] : [])),
  );
  return told.map((frozen): Judged<ToldMoment, Happening> => {
    const { body, since, quiet } = frozen;
    const looked = { frozen, since, quiet: readQuiet(quiet), revision: null };
    const match = matches.get(matchOf(body) ?? 0) ?? null;
    const said = body.kind === "notice" ? (notices.get(body.act) ?? null) : null;
    if (said === null && body.kind === "notice") return { ...looked, tells: false, reason: "nothing_left", passed: false };
    if (!match && "matchId" in body) return { ...looked, tells: false, reason: "nothing_left", passed: false };
    return { ...looked, tells: true, shown: { moment: body, match, said }, weight: weightOf(body) };
  });
}

function weightOf(moment: MomentBody): Weight {
  const weight = weightBy(moment);
  return matchOf(moment) === null ? { ...weight, unreviewed: true } : weight;
}

function weightBy({ kind }: MomentBody): Weight {
  if (kind === "reminder") return weights.reminder;
  return kind === "asked" || kind === "admitted" || kind === "notice" ? weights.operators : weights.moment;
}

function matchOf(moment: MomentBody): number | null {
  return "matchId" in moment ? moment.matchId : null;
}

/** It is about a match and no watch: that may have ended with it. */
function decisionsOf({ chat, message, told, outcome, begun }: Ending<ToldMoment>, now: number): NewDecision[] {
  if (outcome === "untried") return [];
  return told.flatMap(({ body }): NewDecision[] => {
    const matchId = matchOf(body);
    if (matchId === null) return [];
    const about = { at: now, chat, watchId: 0, matchId, deliveryId: message };
    if (outcome === "unknown") return [{ ...about, outcome, reason: sentAgain }];
    // What is too late now may have arrived before.
    const isDoubtful = outcome === "dropped" && begun > 0;
    return [{ ...about, outcome: outcome === "sent" ? outcome : isDoubtful ? "unknown" : "dropped", reason: body.kind }];
  });
}
