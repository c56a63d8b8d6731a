import type { AnswerCache } from "../api/asking/cache.ts";
import type { Match } from "../api/model.ts";
import type { Groups } from "../api/odds-api.ts";
import type { Clock } from "../clock.ts";
import type { Promised } from "../facts/checks.ts";
import type { MatchLookup } from "../matches/matches.ts";
import type { Database } from "../storage/database.ts";
import { watchedMatches } from "../watches/watches.ts";
import { askablesOf } from "./askables.ts";
import type { Askable } from "./heat.ts";
import { learnedKey } from "./learned.ts";
import { createSpending, type Spending } from "./spending.ts";
import { createWatchedHeat } from "./watched-heat.ts";

interface PromisesDeps {
  database: Database;
  groups: Groups;
  answers: Pick<AnswerCache, "load">;
  lookup: MatchLookup;
  clock: Clock;
}

/** What chats are promised about how often matches are looked at, in any process: by what the one that polls has kept. */
export interface Promises {
  /** Of matches that are looked at already. */
  given(matchIds: readonly number[]): Promise<ReadonlyMap<number, Promised>>;
  /** The same; of those that nobody has looked at yet, what the polls will promise as soon as they see them. */
  toGive(matchIds: readonly number[]): Promise<ReadonlyMap<number, Promised>>;
  /** What the watches of now ask of the spending. */
  planned(): Promise<Planned>;
}

export interface Planned {
  spending: Spending;
  askables: readonly Askable[];
  matches: ReadonlyMap<number, Match>;
}

export function createPromises({ database, groups, answers, lookup, clock }: PromisesDeps): Promises {
  const heat = createWatchedHeat();

  async function kept() {
    const spending = createSpending();
    spending.restore((await answers.load<string>(learnedKey))?.value ?? "");
    return spending;
  }

  async function planned(): Promise<Planned> {
    const [spending, now] = [await kept(), clock.now()];
    const watched = await watchedMatches(database, now);
    const matches = await lookup(
      database,
      watched.map(({ matchId }) => matchId),
    );
    const { askables } = await askablesOf(database, { watched, matches, now }, { groups, heat, lane: "poller" });
    spending.follow(askables, now);
    spending.next(await groups.limits(), now);
    return { spending, askables, matches };
  }

  const promisedIn = ({ promised }: Pick<ReturnType<typeof createSpending>, "promised">, ids: readonly number[]) =>
    new Map(
      ids.flatMap((id) => {
        const one = promised(id);
        return one ? [[id, one] as const] : [];
      }),
    );

  return {
    planned,
    given: async (matchIds) => promisedIn(await kept(), matchIds),
    async toGive(matchIds) {
      const given = promisedIn(await kept(), matchIds);
      return given.size === matchIds.length ? given : promisedIn((await planned()).spending, matchIds);
    },
  };
}
