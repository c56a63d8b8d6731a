import type { Generated } from "kysely";
import { ensureChat } from "../../chats/chats.ts";
import type { Keeper } from "../../chats/keeper.ts";
import type { QuietHours } from "../../chats/settings.ts";
import { type Settings, settingsOf } from "../../chats/settings.ts";
import type { Target } from "../../matches/targets.ts";
import type { BetTerms } from "../../rules/calmer.ts";
import type { Rule } from "../../rules/rule.ts";
import { formatRule, isOfBets } from "../../rules/rule-text.ts";
import type { Database, Session } from "../../storage/database.ts";
import { transact } from "../../storage/transact.ts";
import { applySettings } from "../../watches/apply-settings.ts";
import { addBetWatch, changeBetTerms } from "../../watches/bet-watches.ts";
import { keepImported } from "../../watches/removals.ts";
import { type ChangedRule, changeRuleFrom } from "../../watches/store.ts";
import { addWatch } from "../../watches/watches.ts";
import { addWideWatch } from "../../watches/wide-watches.ts";
import { addBets, type NewBet } from "../journal/bets.ts";

declare module "../../storage/tables.ts" {
  interface Tables {
    /** What somebody wants to import, until they have said yes. */
    imports: {
      id: Generated<number>;
      chat: string;
      at: number;
      /** The file as it was sent. */
      content: string;
    };
  }
}

/** How long what somebody wants to import waits for their yes. */
export const importMs = 60 * 60_000;
/** Of one chat; the oldest goes first. */
const mostWaiting = 3;

/** Keeps a file until its sender has seen what it changes; resolves to the number by which the yes names it. */
export async function keepImport(
  database: Database,
  { chat, content, now }: { chat: string; content: string; now: number },
): Promise<number> {
  return transact(database, async (session) => {
    await ensureChat(session, { address: chat, language: null, now });
    const { id } = await session
      .insertInto("imports")
      .values({ chat, at: now, content })
      .returning("id")
      .executeTakeFirstOrThrow();
    const newest = session.selectFrom("imports").select("id").where("chat", "=", chat).orderBy("id", "desc").limit(mostWaiting);
    await session.deleteFrom("imports").where("chat", "=", chat).where("id", "not in", newest).execute();
    return id;
  });
}

/** A file that waits; null when it is another chat's, too old, or was imported. */
export async function keptImport(
  session: Session,
  { chat, id, now }: { chat: string; id: number; now: number },
): Promise<string | null> {
  const mine = session.selectFrom("imports").select("content").where("chat", "=", chat).where("id", "=", id);
  return (await mine.where("at", ">", now - importMs).executeTakeFirst())?.content ?? null;
}

/** A file waits no more; false when it did not wait any more. */
export async function dropImport(session: Session, { chat, id }: { chat: string; id: number }): Promise<boolean> {
  const query = session.deleteFrom("imports").where("chat", "=", chat).where("id", "=", id);
  return (await query.executeTakeFirst()).numDeletedRows > 0n;
}

/** Forgets the files from before a time. */
export async function pruneImports(session: Session, before: number): Promise<void> {
  await session.deleteFrom("imports").where("at", "<", before).execute();
}

/** The files that wait are shown by `/mydata`. They go with their chat. */
export const keeper: Keeper = {
  name: "import",

  async owners(session) {
    const rows = await session.selectFrom("imports").select("chat").distinct().execute();
    return rows.map(({ chat }) => chat);
  },

  async forget(session, addresses) {
    await session.deleteFrom("imports").where("chat", "in", addresses).execute();
  },

  async records(session, addresses) {
    const query = session.selectFrom("imports").select(["chat", "at", "content"]);
    return query.where("chat", "in", addresses).orderBy("id").execute();
  },
};

/** What a new watch is about and asks for. */
type Subject =
  /** `revision`: the board that it starts from; else it is the first that comes. */
  | { kind: "match"; matchId: number; rule: Rule; revision?: number | null }
  | { kind: "wide"; target: Target; rule: Rule }
  | { kind: "bets"; terms: BetTerms };

/** A watch that a chat gets, paused and quiet as it was. */
export type NewSubject = Subject & { pausedUntil: number | null; quiet: QuietHours | null };

interface Import {
  chat: string;
  /** The file that this comes of, by its number; null where it comes of none. */
  id: number | null;
  added: readonly NewSubject[];
  /** Watches of the chat that get another rule; what they were told stays. */
  changed: readonly ChangedRule[];
  settings: Partial<Settings>;
  /** For the journal of whoever imports. */
  journal: { owner: string; bets: readonly NewBet[] };
  createdBy: string;
  reads: string | null;
  now: number;
}

/**
 * Takes over what a file or a link says, all of it or nothing, and a file once. Watches for which there is no room any more, and rules that
 * were changed meanwhile, are left out. Null when the file does not wait any more. Resolves to how many there were of each, and
 * the number to undo it by.
 */
export async function applyImport(
  database: Database,
  { chat, id, added, changed, settings, journal, createdBy, reads, now }: Import,
): Promise<{ added: number; changed: number; undo: number } | null> {
  return transact(database, async (session) => {
    await ensureChat(session, { address: chat, language: reads, now });
    if (id !== null && !(await dropImport(session, { chat, id }))) return null;
    const ids: number[] = [];
    for (const one of added) {
      const watch = await addOne(session, { ...one, chat, createdBy, now });
      if (watch === null) continue;
      ids.push(watch);
      const { pausedUntil: paused_until, quiet } = one;
      const change = { paused_until, quiet: quiet && JSON.stringify(quiet) };
      await session.updateTable("watches").set(change).where("id", "=", watch).execute();
    }
    const done: ChangedRule[] = [];
    for (const one of changed) if (await changeOne(session, chat, one)) done.push(one);
    const before = await settingsOf(session, chat);
    const names = Object.keys(settings) as (keyof Settings)[];
    if (names.length > 0) await applySettings(session, { address: chat, change: settings, reads, now });
    const old = Object.fromEntries(names.map((name) => [name, before[name]]));
    const bets = await addBets(session, journal.owner, journal.bets);
    const rows = bets.length > 0 ? { placed_bets: bets } : {};
    const undo = await keepImported(session, { chat, now, added: ids, changes: done, settings: old, rows });
    return { added: ids.length, changed: done.length, undo };
  });
}

/** The id of the new watch; null where there is no room. */
async function addOne(
  session: Session,
  one: NewSubject & { chat: string; createdBy: string; now: number },
): Promise<number | null> {
  const common = { chat: one.chat, createdBy: one.createdBy, now: one.now };
  switch (one.kind) {
    case "match": {
      const { matchId, rule, revision = null } = one;
      const added = await addWatch(session, { ...common, matchId, rule, revision, replaces: null });
      return added === "limit_reached" ? null : added.watch.id;
    }
    case "wide": {
      const added = await addWideWatch(session, { ...common, target: one.target, rule: formatRule(one.rule) });
      return added === "limit_reached" ? null : added.wide.id;
    }
    case "bets": {
      const added = await addBetWatch(session, { ...common, ...one.terms });
      return added === "limit_reached" ? null : added.watch.id;
    }
  }
}

function changeOne(session: Session, chat: string, change: ChangedRule): Promise<boolean> {
  return isOfBets(change.to) ? changeBetTerms(session, chat, change) : changeRuleFrom(session, chat, change);
}
