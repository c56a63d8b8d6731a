import { sql } from "kysely";
import { z } from "zod";
import type { Match } from "../../api/model.ts";
import { detailsOf } from "../../chats/acts.ts";
import { chatOf } from "../../chats/chats.ts";
import { readQuiet } from "../../chats/settings.ts";
import { checksOf } from "../../facts/checks.ts";
import { type NewDecision, sentAgain } from "../../facts/decisions.ts";
import type { Fact } from "../../facts/facts.ts";
import { type MomentBody, momentSchema } from "../../facts/moments.ts";
import { type Happening, momentSection } from "../../replies/alerts/moments.ts";
import type { Session } from "../../storage/database.ts";
import type { Ending, FactKind, Judged, Looking } from "../fact-kind.ts";
import { type Weight, weights } from "../gate.ts";

const toldMoment = z.object({
  key: z.string(),
  matchId: z.number().nullable(),
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
  newsOf: ({ frozen }) => [frozen.key],
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
  { lookup, now }: Looking,
): Promise<Judged<ToldMoment, Happening>[]> {
  const matches = await lookup(session, [...new Set(told.flatMap(({ body }) => matchesOf(body)))]);
  const notices = await detailsOf(
    session,
    told.flatMap(({ body }) => (body.kind === "notice" ? [body.act] : [])),
  );
  const barred = await barredOf(session, told);
  return told.map((frozen): Judged<ToldMoment, Happening> => {
    const { body, since, quiet } = frozen;
    const looked = { frozen, since, quiet: readQuiet(quiet), revision: null };
    const match = matches.get(matchOf(body) ?? 0) ?? null;
    const said = body.kind === "notice" ? (notices.get(body.act) ?? null) : null;
    if (said === null && body.kind === "notice") return { ...looked, tells: false, reason: "nothing_left", passed: false };
    // It has passed before anybody was told.
    if (body.kind === "chat_barred" && barred.get(body.chat) !== body.since)
      return { ...looked, tells: false, reason: "nothing_left", passed: false };
    if (!match && "matchId" in body) return { ...looked, tells: false, reason: "nothing_left", passed: false };
    return {
      ...looked,
      tells: true,
      shown: { moment: body, match, checked: checkedOf(body, matches, now), said, since },
      weight: weightOf(body),
    };
  });
}

/** How often the matches of a moment are looked at from now on. */
function checkedOf(moment: MomentBody, matches: ReadonlyMap<number, Match>, now: number): NonNullable<Happening["checked"]> {
  if (moment.kind !== "looked_at_less") return [];
  return moment.matches.flatMap(({ matchId, promised }) => {
    const match = matches.get(matchId);
    const checks = match?.startsAt ? checksOf(promised, { startsAt: match.startsAt, now }) : null;
    return match && checks ? [{ match, checks }] : [];
  });
}

/** Since when the chats of these moments have not let us write; those that do are left out. */
async function barredOf(session: Session, told: readonly ToldMoment[]): Promise<Map<string, number>> {
  const chats = [...new Set(told.flatMap(({ body }) => (body.kind === "chat_barred" ? [body.chat] : [])))];
  const barred = new Map<string, number>();
  for (const address of chats) {
    const since = (await chatOf(session, address))?.barred?.since;
    if (since !== undefined) barred.set(address, since);
  }
  return barred;
}

function weightOf(moment: MomentBody): Weight {
  const weight = weightBy(moment);
  return matchOf(moment) === null ? { ...weight, unreviewed: true } : weight;
}

/** What operators are told, or tell. */
const operatorsKinds: ReadonlySet<MomentBody["kind"]> = new Set(["asked", "admitted", "notice", "credits"]);

function weightBy({ kind }: MomentBody): Weight {
  if (kind === "reminder") return weights.reminder;
  if (kind === "started" || kind === "called_off" || kind === "missing") return weights.ending;
  return operatorsKinds.has(kind) ? weights.operators : weights.moment;
}

function matchesOf(moment: MomentBody): number[] {
  if (moment.kind === "looked_at_less") return moment.matches.map(({ matchId }) => matchId);
  const matchId = matchOf(moment);
  return matchId === null ? [] : [matchId];
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
