import { sql } from "kysely";
import { z } from "zod";
import { bestPricesOn } from "../../boards/best-prices.ts";
import { latestBoards } from "../../boards/board-rows.ts";
import { nextMinuteOfDay } from "../../chats/day-times.ts";
import { defaultSettings, settingsOfAll } from "../../chats/settings.ts";
import type { Fact } from "../../facts/facts.ts";
import { dateOfFixtures, fixturesKey, fixturesKindName } from "../../facts/fixtures.ts";
import type { KnownMatch } from "../../matches/index.ts";
import { matchesStarting } from "../../matches/matches.ts";
import { fixturesSection, type ShownFixtures } from "../../replies/alerts/fixtures.ts";
import type { Session } from "../../storage/database.ts";
import { type Fixtures, followedBy, followFixtures } from "../../watches/fixtures.ts";
import type { FactKind, Judged, Looking } from "../fact-kind.ts";
import { weights } from "../gate.ts";

const toldFixtures = z.object({
  /** The calendar day in the chat's time zone. */
  date: z.string(),
  /** When it was to come (ms UTC). */
  since: z.number(),
  /** With the best prices on who wins, in the order of the market; none where they are not known. */
  matches: z.array(z.object({ id: z.number(), prices: z.array(z.number()) })),
  /** How many others there are. */
  more: z.number(),
});

/** A day's list as a message shows it: every attempt says the same. */
export type ToldFixtures = z.output<typeof toldFixtures>;

/** More are no list that anybody reads on a phone. */
const mostMatches = 10;

/** The matches of the day that a chat follows, at the time that it has chosen: what starts until the next list. */
export const fixturesKind: FactKind<ToldFixtures, ShownFixtures> = {
  name: fixturesKindName,
  alone: true,
  wanted: () => sql`true`,
  fresh: () => sql`true`,
  async judge(session, facts, looking) {
    const due = facts.filter((fact) => fact.held !== null || fact.dueAt <= looking.now);
    const judged = new Map((await judgeDue(session, due, looking)).map((one, nth) => [due[nth], one]));
    return facts.map((fact) => judged.get(fact) ?? null);
  },
  async judgeAgain(session, told, { lookup }) {
    const ids = told.flatMap(({ matches }) => matches.map(({ id }) => id));
    const known = await lookup(session, [...new Set(ids)]);
    return told.map((one) => {
      const matches = one.matches.flatMap(({ id, prices }) => {
        const match = known.get(id);
        return match ? [{ id, match, prices }] : [];
      });
      return judgedOf(one, matches);
    });
  },
  read: (part) => z.array(toldFixtures).parse(part),
  keyOf: ({ date }) => fixturesKey(date),
  saidBy: ({ date }) => fixturesKey(date),
  async settle(session, endings, now) {
    const ended = endings.flatMap(({ chat, told, outcome }) => {
      // What waits for another attempt is not over.
      if (outcome === "unknown" || outcome === "untried") return [];
      return told.map(({ date }) => ({ chat, date, isTold: outcome !== "dropped" }));
    });
    await followFixtures(session, ended, now);
    return [];
  },
  section: fixturesSection,
};

/** Chats that are judged together share the statements. */
async function judgeDue(
  session: Session,
  facts: readonly Fact[],
  looking: Looking,
): Promise<Judged<ToldFixtures, ShownFixtures>[]> {
  if (facts.length === 0) return [];
  const chats = facts.map(({ chat }) => chat);
  const settings = await settingsOfAll(session, chats);
  const followed = await followedBy(session, chats);
  const days = new Map<string, KnownMatch[]>();
  const lists: (Pick<ToldFixtures, "date" | "since"> & Fixtures & { books: readonly string[] })[] = [];
  for (const { chat, key, since } of facts) {
    const { fixturesAt, timeZone, books } = settings.get(chat) ?? defaultSettings;
    const told = { date: dateOfFixtures(key), since, books };
    if (fixturesAt === null) {
      lists.push({ ...told, shown: [], more: 0 });
      continue;
    }
    // Chats of a zone share what starts within a time.
    const day = { after: since, to: nextMinuteOfDay(fixturesAt, timeZone ?? "UTC", since + 1) };
    const name = `${day.after} ${day.to}`;
    const matches = days.get(name) ?? (await matchesStarting(session, day));
    days.set(name, matches);
    lists.push({ ...told, ...followed(chat, { matches, most: mostMatches, now: looking.now }) });
  }
  const boards = await latestBoards(session, [...new Set(lists.flatMap(({ shown }) => shown.map(({ id }) => id)))]);
  return lists.map(({ shown, more, books, ...told }) => {
    const prices = bestPricesOn(boards, shown, { ...looking, books });
    const matches = shown.map(({ id, match }) => ({ id, match, prices: [...(prices.get(id)?.prices ?? [])] }));
    return judgedOf({ ...told, matches: matches.map(({ id, prices }) => ({ id, prices })), more }, matches);
  });
}

function judgedOf(frozen: ToldFixtures, matches: ShownFixtures["matches"]): Judged<ToldFixtures, ShownFixtures> {
  const looked = { frozen, since: frozen.since, quiet: null, revision: null };
  if (matches.length === 0) return { ...looked, tells: false, reason: "nothing_left", passed: false };
  const { date, since, more } = frozen;
  return { ...looked, tells: true, shown: { date, since, matches, more }, weight: weights.fixtures };
}
