import type { Session } from "../storage/database.ts";
import type { Keeper } from "./keeper.ts";

/** What was shown last to a person in a chat, or to everybody there, so that a number or a name alone means something. */
export interface Shown {
  /** The lines of the last list as they stood: each with its number, and what it leads to, as buttons carry it. */
  lines: readonly (readonly [number: string, press: string])[];
  /** The call that the next words complete; null where nothing was asked. */
  asks: Asks | null;
  /** What ends the watch that was shown, as its button carries it; left out where none was. */
  stops?: string;
  /** A call about the one thing that the answer was about, as "odds #12" of a match; left out where it was about none, or several. */
  match?: string;
  /** The words that asked for the list that was shown, turn by turn, for what narrows it further; left out where none did. */
  list?: readonly string[];
  /** Until when it is remembered (ms UTC). */
  until: number;
}

/** A call with a gap: what stands before and behind the words that are asked for. */
interface Asks {
  command: string;
  before: string;
  behind: string;
}

/** By their addresses. */
export interface ShownTo {
  chat: string;
  /** Null for what came unasked, which everybody there reads. */
  person: string | null;
}

/** Stands for everybody where a person is named. */
export const everybody = "";

/** Nobody comes back to a list after that. */
const shownForMs = 15 * 60_000;

/** Remembers what was shown, in place of what was shown before; a list stays where nothing with lines follows it. */
export async function noteShown(session: Session, note: ShownTo & Omit<Shown, "until"> & { now: number }): Promise<void> {
  const { chat, person, asks, stops, match, list, now } = note;
  const lines = note.lines.length > 0 || asks ? note.lines : await linesBefore(session, note);
  const row = { body: JSON.stringify({ lines, asks, stops, match, list }), until: now + shownForMs };
  const query = session.insertInto("shown").values({ chat, person: person ?? everybody, ...row });
  await query.onConflict((conflict) => conflict.columns(["chat", "person"]).doUpdateSet(row)).execute();
}

async function linesBefore(session: Session, { chat, person, now }: ShownTo & { now: number }): Promise<Shown["lines"]> {
  const rows = session.selectFrom("shown").select(["body", "until"]).where("until", ">", now);
  const row = await rows
    .where("chat", "=", chat)
    .where("person", "=", person ?? everybody)
    .executeTakeFirst();
  return row ? shownFrom(row).lines : [];
}

/** Reads a row of it. */
export function shownFrom({ body, until }: { body: string; until: number }): Shown {
  const shown = JSON.parse(body) as Omit<Shown, "until">;
  // Earlier versions kept no order.
  return { ...shown, lines: Array.isArray(shown.lines) ? shown.lines : [], until };
}

/** Forgets what nobody comes back to. */
export async function pruneShown(session: Session, now: number): Promise<void> {
  await session.deleteFrom("shown").where("until", "<=", now).execute();
}

export const shownKeeper: Keeper = {
  name: "shown",

  async owners(session) {
    const rows = await session.selectFrom("shown").select(["chat", "person"]).execute();
    return [...new Set(rows.flatMap(({ chat, person }) => (person === everybody ? [chat] : [chat, person])))];
  },

  async forget(session, addresses) {
    const rows = session.deleteFrom("shown");
    await rows.where(({ or, eb }) => or([eb("chat", "in", addresses), eb("person", "in", addresses)])).execute();
  },

  async records(session, addresses) {
    return session.selectFrom("shown").selectAll().where("person", "in", addresses).execute();
  },
};
