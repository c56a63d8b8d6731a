import { sql } from "kysely";
import { z } from "zod";
import { bestPrices } from "../../boards/best-prices.ts";
import { nextMinuteOfDay } from "../../chats/day-times.ts";
import { defaultSettings, type Settings, settingsOfAll } from "../../chats/settings.ts";
import type { Fact } from "../../facts/facts.ts";
import { dateOfFixtures, fixturesKey, fixturesKindName } from "../../facts/fixtures.ts";
import type { KnownMatch } from "../../matches/index.ts";
import { matchesStarting } from "../../matches/matches.ts";
import { fixturesSection, type ShownFixtures } from "../../replies/alerts/fixtures.ts";
import type { Session } from "../../storage/database.ts";
import { followedAmong, followFixtures } from "../../watches/fixtures.ts";
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

/** More are no list that anybody reads on a phone; with as many, on Discord each has its button beside it. */
const mostMatches = 10;

/** The matches of the day that a chat follows, at the time that it has chosen: what starts until the next list. */
export const fixturesKind: FactKind<ToldFixtures, ShownFixtures> = {
  name: fixturesKindName,
  alone: true,
  wanted: () => sql`true`,
  fresh: () => sql`true`,
  async judge(session, facts, looking) {
    const settings = await settingsOfAll(
      session,
      facts.map(({ chat }) => chat),
    );
    const days = new Map<string, Promise<KnownMatch[]>>();
    const judged: (Judged<ToldFixtures, ShownFixtures> | null)[] = [];
    for (const fact of facts) {
      const isAhead = fact.held === null && fact.dueAt > looking.now;
      judged.push(
        isAhead ? null : await judgeOne(session, fact, { ...looking, days, set: settings.get(fact.chat) ?? defaultSettings }),
      );
    }
    return judged;
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
    for (const { chat, told, outcome } of endings) {
      // What waits for another attempt is not over.
      if (outcome === "unknown" || outcome === "untried") continue;
      for (const { date } of told) await followFixtures(session, { chat, date, isTold: outcome !== "dropped", now });
    }
    return [];
  },
  section: fixturesSection,
};

interface Judging extends Looking {
  /** The matches that start within a time, which chats of a zone share. */
  days: Map<string, Promise<KnownMatch[]>>;
  set: Settings;
}

async function judgeOne(
  session: Session,
  { chat, key, since }: Fact,
  { days, set: { fixturesAt, timeZone, books }, ...looking }: Judging,
): Promise<Judged<ToldFixtures, ShownFixtures>> {
  const told = { date: dateOfFixtures(key), since, matches: [], more: 0 };
  if (fixturesAt === null) return judgedOf(told, []);
  const day = { after: since, to: nextMinuteOfDay(fixturesAt, timeZone ?? "UTC", since + 1) };
  const name = `${day.after} ${day.to}`;
  const starting = days.get(name) ?? matchesStarting(session, day);
  days.set(name, starting);
  const question = { chat, matches: await starting, most: mostMatches, now: looking.now };
  const { shown, more } = await followedAmong(session, question);
  const prices = await bestPrices(session, shown, { ...looking, books });
  const matches = shown.map(({ id, match }) => ({ id, match, prices: [...(prices.get(id) ?? [])] }));
  return judgedOf({ ...told, matches: matches.map(({ id, prices }) => ({ id, prices })), more }, matches);
}

function judgedOf(frozen: ToldFixtures, matches: ShownFixtures["matches"]): Judged<ToldFixtures, ShownFixtures> {
  const looked = { frozen, since: frozen.since, quiet: null, revision: null };
  if (matches.length === 0) return { ...looked, tells: false, reason: "nothing_left", passed: false };
  const { date, since, more } = frozen;
  return { ...looked, tells: true, shown: { date, since, matches, more }, weight: weights.fixtures };
}
