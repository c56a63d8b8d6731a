import { unitsOf } from "../api/budget/ledger.ts";
import type { Groups } from "../api/odds-api.ts";
import { type MomentBody, queueMoments } from "../facts/moments.ts";
import type { Database } from "../storage/database.ts";
import { chatsWatching } from "../watches/authors.ts";
import type { TakenBack } from "./promised-gaps.ts";

interface TellingDeps {
  database: Database;
  groups: Pick<Groups, "limits" | "spentSince">;
  /** Facts wait for delivery. */
  onQueued(): void;
}

type LookedAtLess = Extract<MomentBody, { kind: "looked_at_less" }>;

const newsForMs = 12 * 3_600_000;

/** Queues one message a chat about the promises that are taken back, and why. */
export function createTellingOfLess({ database, groups, onQueued }: TellingDeps) {
  /** Who has spent most of what is missing; the month's end where nobody has. */
  async function causeOf(takenBack: readonly TakenBack[]): Promise<LookedAtLess["because"]> {
    if (takenBack.some(({ because }) => because === null)) return "spent";
    if (takenBack.some(({ because }) => because === "load")) return "watches";
    const spent = await groups.spentSince(Math.min(...takenBack.map(({ since }) => since)));
    const [people, others] = [unitsOf(spent, "people"), unitsOf(spent, "others")];
    if (people === 0 && others === 0) return "end";
    return people > others ? "people" : "others";
  }

  async function endOfWindow(): Promise<number | null> {
    const limits = await groups.limits();
    const ends = limits.flatMap((limit) => ("endsAt" in limit ? [limit] : [])).sort((a, b) => a.left - b.left);
    return ends[0]?.endsAt ?? null;
  }

  return async (takenBack: readonly TakenBack[], now: number): Promise<void> => {
    if (takenBack.length === 0) return;
    const because = await causeOf(takenBack);
    const until = because === "spent" ? await endOfWindow() : null;
    const watching = await chatsWatching(
      database,
      takenBack.map(({ matchId }) => matchId),
    );
    const chats = [...new Set(watching.map(({ chat }) => chat))];
    const moments = chats.map((chat) => {
      const ids = new Set(watching.flatMap((one) => (one.chat === chat ? [one.matchId] : [])));
      const matches = takenBack.flatMap(({ matchId, is }) => (ids.has(matchId) ? [{ matchId, promised: is }] : []));
      const moment = { kind: "looked_at_less", because, until, matches } as const;
      return { chat, key: `looked_at_less ${now}`, moment, dueAt: now, until: now + newsForMs };
    });
    if ((await queueMoments(database, moments)) > 0) onQueued();
  };
}
