import type { Match } from "../api/model.ts";
import type { AskOptions, GroupQuestion, Groups } from "../api/odds-api.ts";
import type { Session } from "../storage/database.ts";
import type { WatchedMatch } from "../watches/watches.ts";
import type { Askable, Heated } from "./heat.ts";
import type { WatchedHeat } from "./watched-heat.ts";

export interface AskablesDeps {
  groups: Groups;
  heat: WatchedHeat;
}

interface Watching {
  watched: readonly WatchedMatch[];
  matches: ReadonlyMap<number, Match>;
  now: number;
}

const dayMs = 86_400_000;

/** What can be asked about watched matches, and what the spending has to know of it. Rejects as `questionsFor` does. */
export async function askablesOf(
  session: Session,
  { watched, matches, now }: Watching,
  { groups, heat, ...options }: AskablesDeps & AskOptions,
): Promise<{ questions: readonly GroupQuestion[]; askables: readonly Askable[] }> {
  const ids = new Map([...matches].map(([id, { slug }]) => [slug, id]));
  const questions = await groups.questionsFor([...ids.keys()], options);
  const heatOf = await heat.of(session, [...matches.keys()]);
  const states = new Map(watched.map((one) => [one.matchId, one]));
  const heated = (slug: string): Heated[] => {
    const state = states.get(ids.get(slug) ?? 0);
    return state ? [{ ...state, startsAt: state.startsAt ?? now + dayMs, ...heatOf(state.matchId) }] : [];
  };

  function askableOf({ key, cost, together, slugs }: GroupQuestion): Askable {
    const own = slugs.flatMap(heated);
    const rhythmMs = groups.rhythmMs(own.some(({ live }) => live));
    if (together === 1) return { key, matches: own, cost, rhythmMs };
    return { key, matches: own, cost: cost / Math.min(together, matches.size), rhythmMs, together };
  }

  return { questions, askables: questions.map(askableOf) };
}
