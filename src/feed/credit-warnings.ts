import type { Allowance } from "../api/budget/budget.ts";
import { noteWarnedShare, unitsOf, warnedShare } from "../api/budget/ledger.ts";
import type { Groups } from "../api/odds-api.ts";
import { ensureChat } from "../chats/chats.ts";
import { type MomentBody, queueMoments } from "../facts/moments.ts";
import type { Database, Session } from "../storage/database.ts";
import { transact } from "../storage/transact.ts";
import { type Credits, creditsOf, paceDays } from "./credits.ts";

interface CreditWarningsDeps {
  database: Database;
  groups: Pick<Groups, "spentSince">;
  /** How the longer counts of the key stand; nothing where that is not known yet. */
  counts(): readonly Allowance[];
  operatorChats: readonly string[];
  /** Facts wait for delivery. */
  onQueued(): void;
}

const dayMs = 86_400_000;
/** Shares of a count at which operators are warned. */
const steps = [0.5, 0.8, 0.95];
/** What is spent evenly is a little ahead of its time now and then: that is no news. */
const aheadBy = 1.1;
/** A share that has fallen by so much shows a new count, or a larger plan. */
const fallenBy = 0.1;

/** Warns operators, once for each step of a count, when it is used up sooner than its time passes. */
export function createCreditWarnings({ database, groups, counts, operatorChats, onQueued }: CreditWarningsDeps) {
  return async (now: number): Promise<void> => {
    const spent = await groups.spentSince(now - paceDays * dayMs);
    const credits = creditsOf({ counts: counts(), spent, leagues: [], lookCost: null, now });
    if (!credits || operatorChats.length === 0) return;
    const isOthers = unitsOf(spent, "others") > unitsOf(spent, "people") + unitsOf(spent, "polls");
    const moment = warningOf(credits, isOthers ? "others" : "watches");
    if ((await transact(database, (session) => warn(session, { credits, moment, operatorChats, now }))) > 0) onQueued();
  };
}

function warningOf({ units, left, endsAt, dryAt }: Credits, because: "others" | "watches"): MomentBody {
  return { kind: "credits", used: 1 - left / units, endsAt, dryAt, because };
}

interface Warning {
  credits: Credits;
  moment: MomentBody;
  operatorChats: readonly string[];
  now: number;
}

/** Says how many chats it waits for. */
async function warn(session: Session, { credits, moment, operatorChats, now }: Warning): Promise<number> {
  const { units, left, elapsed, endsAt } = credits;
  const used = 1 - left / units;
  const before = await warnedShare(session);
  const warned = before > used + fallenBy ? 0 : before;
  const step = steps.findLast((one) => used >= one && used >= aheadBy * elapsed) ?? 0;
  if (step <= warned && warned === before) return 0;
  await noteWarnedShare(session, Math.max(step, warned), now);
  if (step <= warned) return 0;
  for (const address of operatorChats) await ensureChat(session, { address, language: null, now });
  const waiting = { key: `credits ${step} ${now}`, moment, dueAt: now, until: Math.max(endsAt, now + dayMs) };
  return queueMoments(
    session,
    operatorChats.map((chat) => ({ chat, ...waiting })),
  );
}
