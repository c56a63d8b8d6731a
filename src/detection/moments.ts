import { boardTimes } from "../boards/board-rows.ts";
import { markClosed } from "../boards/closing-lines.ts";
import { recentDowntime } from "../boards/downtime.ts";
import { refreshedAt, staleAfterMs } from "../boards/freshness.ts";
import { settingsOfAll } from "../chats/settings.ts";
import type { Clock } from "../clock.ts";
import { type MomentBody, type NewMoment, queueMoments } from "../facts/moments.ts";
import { errorFields, type Log } from "../log.ts";
import { type Line, lineAt } from "../rules/closing-line.ts";
import { asksForLive } from "../rules/rule-text.ts";
import type { Database, Session } from "../storage/database.ts";
import { transact } from "../storage/transact.ts";
import { createWakeableSleep } from "../wakeable-sleep.ts";
import { type BeginningWatch, chatsWatching, watchesBeginning } from "../watches/authors.ts";
import { endStarted } from "../watches/starts.ts";
import { watchedMatches } from "../watches/watches.ts";

export interface AgendaDeps {
  database: Database;
  clock: Clock;
  log: Log;
  /** Moments wait for delivery. */
  onDue(): void;
  /** Watches have ended. */
  onEnded(): void;
}

const minuteMs = 60_000;
const everyMs = minuteMs / 2;
/** No reminder comes earlier before the start. */
const longestReminderMinutes = 120;
/** A start that was noticed later, after an outage, is not worth a message. */
const startedWithinMs = 10 * minuteMs;
/** So many times as long as odds may stay without a refresh, they are said to have stopped. */
const patience = 2;
const silenceIsNewsMs = 12 * 60 * minuteMs;

/**
 * Finds out what chats are to be told once: that a match begins soon or has begun, and that its odds have stopped coming. What
 * was watched up to the start ends there, and its closing line is marked.
 */
export function createAgenda({ database, clock, log, onDue, onEnded }: AgendaDeps): {
  run(signal: AbortSignal): Promise<void>;
} {
  const sleep = createWakeableSleep(clock);

  async function look(): Promise<void> {
    const now = clock.now();
    const news = await transact(database, async (session) => {
      await markClosed(session, now);
      const found = [...(await beginnings(session, now)), ...(await silences(session, now))];
      return { due: await queueMoments(session, found), ended: await endStarted(session, now) };
    });
    if (news.due > 0) onDue();
    if (news.ended > 0) onEnded();
  }

  return {
    async run(signal) {
      while (!signal.aborted) {
        await look().catch((error: unknown) =>
          log.error(errorFields(error), "could not look for reminders, starts and silent odds"),
        );
        await sleep.for(everyMs, signal);
      }
    },
  };
}

/** Reminders for those who want them, and the closing line. */
export async function beginnings(session: Session, now: number): Promise<NewMoment[]> {
  const upTo = now + longestReminderMinutes * minuteMs;
  const watches = await watchesBeginning(session, { after: now - startedWithinMs, upTo });
  const settings = await settingsOfAll(
    session,
    watches.map(({ chat }) => chat),
  );
  const due = watches.filter((watch) => isDue(watch, settings.get(watch.chat)?.reminderMinutes ?? null, now));
  const lines = new Map<number, Line | null>();
  for (const { matchId, startsAt } of due)
    if (!lines.has(matchId)) lines.set(matchId, await lineAt(session, { matchId, at: Math.min(now, startsAt) }));
  const goOn = new Set(watches.filter(({ rule }) => asksForLive(rule)).map(({ chat, matchId }) => `${matchId} ${chat}`));
  return due.map(({ chat, matchId, startsAt, quiet }) => {
    const hasStarted = startsAt <= now;
    const until = hasStarted ? startsAt + startedWithinMs : startsAt;
    const known = { matchId, startsAt, line: lines.get(matchId) ?? null };
    const moment: MomentBody = hasStarted
      ? { kind: "started", ...known, ended: !goOn.has(`${matchId} ${chat}`) }
      : { kind: "reminder", ...known };
    // A match that is put off is announced anew.
    return { chat, key: `${moment.kind} ${matchId} ${startsAt}`, moment, dueAt: now, until, quiet };
  });
}

/** Whoever began to watch after that time has just seen the match; a wide watch tells of each only where reminders are wanted. */
function isDue({ startsAt, createdAt, wideId }: BeginningWatch, reminderMinutes: number | null, now: number): boolean {
  if (startsAt <= now) return createdAt < startsAt && (wideId === null || reminderMinutes !== null);
  if (reminderMinutes === null) return false;
  const remindAt = startsAt - reminderMinutes * minuteMs;
  return remindAt <= now && createdAt < remindAt;
}

/**
 * Watched matches whose odds were not refreshed for long. While most are old the source itself is in trouble, or polls are
 * scarce: that is no news of a match, and alerts just wait.
 */
export async function silences(session: Session, now: number): Promise<NewMoment[]> {
  const watched = await watchedMatches(session, now);
  const times = await boardTimes(
    session,
    watched.map(({ matchId }) => matchId),
  );
  const ages = watched.flatMap(({ matchId, live }) => {
    const board = times.get(matchId);
    if (!board) return [];
    return [{ matchId, since: refreshedAt(board), seenAt: board.fetchedAt, limitMs: staleAfterMs(live) }];
  });
  // Just after a downtime it is we who have not asked yet.
  const askedAgain = (await recentDowntime(session, { now }))?.to ?? Number.NEGATIVE_INFINITY;
  const fresh = ages.filter(({ since, limitMs }) => now - since < limitMs);
  const silent = ages.filter(({ since, seenAt, limitMs }) => seenAt >= askedAgain && now - since >= patience * limitMs);
  if (silent.length === 0 || fresh.length * 2 < ages.length) return [];
  const watching = await chatsWatching(
    session,
    silent.map(({ matchId }) => matchId),
  );
  const sinceOf = new Map(silent.map(({ matchId, since }) => [matchId, since]));
  return watching.map(({ chat, matchId, quiet }) => {
    const since = sinceOf.get(matchId) ?? now;
    const moment = { kind: "silent", matchId, since } as const;
    return { chat, key: `silent ${matchId} ${since}`, moment, dueAt: now, until: now + silenceIsNewsMs, quiet };
  });
}
