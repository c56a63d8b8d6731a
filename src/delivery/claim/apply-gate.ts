import { catchUpUntil, type Downtime } from "../../boards/downtime.ts";
import { defaultSettings, type Settings, settingsOfAll } from "../../chats/settings.ts";
import { recordDecisions } from "../../facts/decisions.ts";
import { dropFacts, holdFacts, type WaitingFact } from "../../facts/facts.ts";
import type { Hold } from "../../facts/holds.ts";
import type { Session } from "../../storage/database.ts";
import { type Mute, mutedUntil, mutesOf } from "../../watches/mutes.ts";
import { forApproval } from "../approval.ts";
import type { Hour } from "../cap.ts";
import { endEmptyDrafts } from "../drafts.ts";
import type { Judged } from "../fact-kind.ts";
import { type AtGate, floodWindowMs, gate, type Pace } from "../gate.ts";
import { groupedBy } from "../kinds.ts";
import { isLate } from "../lateness.ts";
import { sentTimes } from "../messages.ts";
import { onceInThreads } from "./once-in-threads.ts";
import type { ClaimDeps, GatedFact, JudgedFact } from "./types.ts";

/** What the gate needs to know about a chat: its settings, and when it was last sent something. */
export interface ChatPace extends Hour {
  pace: Pace & Pick<Settings, "informationOnly" | "threads" | "approval">;
  mutes: readonly Mute[];
}

export async function pacesOf(session: Session, chats: readonly string[], now: number): Promise<Map<string, ChatPace>> {
  const paces = await settingsOfAll(session, chats);
  const capped = [...paces].flatMap(([chat, { hourly }]) => (hourly === null ? [] : [chat]));
  const sent = await sentTimes(session, { chats: capped, after: now - floodWindowMs, counting: true });
  const mutes = groupedBy(await mutesOf(session, chats), ({ chat }) => chat);
  return new Map(
    [...paces].map(([chat, pace]) => {
      return [chat, { pace, hourly: pace.hourly, sentAt: sent.get(chat) ?? [], mutes: mutes.get(chat) ?? [] }];
    }),
  );
}

/** What waits in other topics of the same groups. It is dropped where it is told already, and sent in no message of this claim. */
export interface Elsewhere {
  waiting: ReadonlyMap<string, readonly JudgedFact[]>;
  paces: ReadonlyMap<string, ChatPace>;
}

interface GateDeps extends ClaimDeps {
  paces: ReadonlyMap<string, ChatPace>;
  downtime: Downtime | null;
  elsewhere: Elsewhere;
}

/** Lets facts through the gate, and writes down what becomes of those that don't get through. */
export async function applyGate(
  session: Session,
  waiting: ReadonlyMap<string, readonly JudgedFact[]>,
  { elsewhere, ...own }: GateDeps,
): Promise<GatedFact[]> {
  const deps = { ...own, paces: new Map([...own.paces, ...elsewhere.paces]) };
  const decided = await decide(session, new Map([...waiting, ...elsewhere.waiting]), deps);
  const told = await onceInThreads(session, decided, { ...deps, elsewhere: elsewhere.waiting });
  const verdicts = told.filter(({ fact, verdict }) => verdict.kind !== "send" || !elsewhere.waiting.has(fact.chat));
  const wants = (chat: string) => deps.paces.get(chat)?.pace.approval ?? false;
  const gated = await forApproval(session, verdicts, { ...deps, wants });
  await hold(session, gated, deps.now);
  await drop(session, gated, deps);
  await endEmptyDrafts(session, gated, deps.now);
  return gated;
}

async function decide(
  session: Session,
  waiting: ReadonlyMap<string, readonly JudgedFact[]>,
  { paces, downtime, ...deps }: Omit<GateDeps, "elsewhere">,
): Promise<GatedFact[]> {
  const chats = [...waiting.keys()];
  const until = downtime ? await catchUpUntil(session, { ...deps, chats, downtime }) : new Map<string, number>();
  return [...waiting].flatMap(([chat, facts]) => {
    const { pace = defaultSettings, sentAt = [], mutes = [] } = paces.get(chat) ?? {};
    const moment = { now: deps.now, sentAt, catchUpUntil: until.get(chat) ?? null };
    const toGate = facts.map((one) => ({ ...atGate(one), mutedUntil: mutedUntil(mutes, one.fact.matchId) }));
    const verdicts = gate(pace, toGate, moment);
    return facts.flatMap((fact, index): GatedFact[] => {
      const verdict = verdicts[index];
      if (!verdict) return [];
      const reason = reasonToDrop(fact, { verdict, pace, deps });
      return [{ ...fact, verdict: reason === null ? verdict : { kind: "drop", reason } }];
    });
  });
}

/** How a fact presents itself at the gate. Whatever has nothing to say has no strength. */
export function atGate({ judged, fact }: { judged: Judged; fact?: WaitingFact }): AtGate {
  const weight = judged.tells ? judged.weight : { reach: null };
  return { ...weight, since: judged.since, quiet: judged.quiet, held: fact?.held ?? null };
}

/** Null for a fact that is still worth a message. */
function reasonToDrop(
  { fact, judged }: JudgedFact,
  { verdict, pace, deps }: Pick<GatedFact, "verdict"> & Pick<ChatPace, "pace"> & { deps: ClaimDeps },
): string | null {
  if (!judged.tells) {
    // A fact that lapsed while it was held stays held: the release counts how many did.
    const countsAtRelease = verdict.kind === "hold" && judged.passed && fact.held !== null;
    return countsAtRelease ? null : judged.reason;
  }
  if (judged.weight.bets && pace.informationOnly) return "information_only";
  return isLate({ ...fact, timely: judged.weight.timely ?? false }, deps) ? "too_late" : null;
}

/** Holds facts with one statement for each reason and end. */
async function hold(session: Session, gated: readonly GatedFact[], now: number): Promise<void> {
  const held = gated.flatMap(({ fact, judged, verdict }) =>
    verdict.kind === "hold" ? [{ ...verdict, id: fact.id, isLasting: lasts(judged, verdict.because) }] : [],
  );
  for (const group of groupedBy(held, ({ because, until }) => `${because} ${until}`).values()) {
    const [first] = group;
    const ids = group.map(({ id }) => id);
    const lasting = group.filter(({ isLasting }) => isLasting).map(({ id }) => id);
    if (first) await holdFacts(session, { ids, lasting, until: first.until, because: first.because, now });
  }
}

/** Whether it is told at the end of what holds it, however late that is: of what is muted nothing is lost but what is of no use any more. */
function lasts(judged: Judged, because: Hold): boolean {
  if (!judged.tells) return false;
  const { lasting = false, timely = false } = judged.weight;
  return lasting || (because === "mute" && !timely);
}

/** Drops facts, after their kinds have settled them: baselines before facts, as everywhere. */
async function drop(session: Session, gated: readonly GatedFact[], { kinds, now }: ClaimDeps): Promise<void> {
  const dropped = gated.filter(({ verdict }) => verdict.kind === "drop");
  for (const kind of kinds) {
    const endings = dropped.filter(({ fact }) => fact.kind === kind.name).map(endingOf);
    if (endings.length > 0) await recordDecisions(session, await kind.settle(session, endings, now));
  }
  const ids = dropped.map(({ fact }) => fact.id);
  if (ids.length > 0) await dropFacts(session, ids, now);
}

function endingOf({ fact, judged, verdict }: GatedFact) {
  const reason = verdict.kind === "drop" ? verdict.reason : null;
  const { chat, begun } = fact;
  return { chat, message: null, edits: null, told: [judged.frozen], passed: 0, outcome: "dropped" as const, reason, begun };
}
