import { boardsNamed, newestRevisions } from "../boards/board-rows.ts";
import type { Board } from "../odds/quote.ts";
import { parseRule } from "../rules/rule-text.ts";
import { toLimit } from "../rules/to-limit.ts";
import type { Session } from "../storage/database.ts";
import { type RuleGroup, ruleGroupsOf } from "../watches/watches.ts";
import { type Heated, nearOf, restOf } from "./heat.ts";

type Heat = Pick<Heated, "rest" | "near">;

/** Of what is polled though nobody watches it, and of cards: a limit of 3 points that nobody knows the way to. */
const usual: Heat = { rest: restOf(3), near: restOf(3) };

/** How much the watches of each match ask for, by how near its newest board is to their limits. */
export interface WatchedHeat {
  of(session: Session, matchIds: readonly number[]): Promise<(matchId: number) => Heat>;
}

/** Works a match out again when it has another board, or other watches. */
export function createWatchedHeat(): WatchedHeat {
  let known = new Map<number, { from: string; heat: Heat }>();

  return {
    async of(session, matchIds) {
      const groups = await ruleGroupsOf(session, matchIds);
      const newest = await newestRevisions(session, matchIds);
      const state = matchIds.map((matchId) => {
        const own = groups.get(matchId) ?? [];
        const revision = newest.get(matchId) ?? 0;
        return { matchId, own, revision, from: JSON.stringify([revision, own]) };
      });
      const isNews = ({ matchId, from }: { matchId: number; from: string }) => known.get(matchId)?.from !== from;
      const news = state.filter(isNews);
      const board = await boardsNamed(
        session,
        news.flatMap(({ matchId, own, revision }) =>
          [revision, ...own.flatMap(({ baseline }) => baseline ?? [])].map((one) => ({ matchId, revision: one })),
        ),
      );
      const fresh = news.map(({ matchId, own, revision, from }) => {
        const boardOf = (one: number | null) => (one ? board({ matchId, revision: one })?.board : undefined);
        const all = own.map((group) => heatOf(group, boardOf(group.baseline), boardOf(revision)));
        return [matchId, { from, heat: all.length > 0 ? sumOf(all) : usual }] as const;
      });
      const stays = state
        .filter((one) => !isNews(one))
        .flatMap(({ matchId }) => {
          const one = known.get(matchId);
          return one ? [[matchId, one] as const] : [];
        });
      known = new Map([...stays, ...fresh]);
      return (matchId) => known.get(matchId)?.heat ?? usual;
    },
  };
}

function heatOf({ kind, rule, watches }: RuleGroup, baseline: Board | undefined, board: Board | undefined): Heat {
  const parsed = kind === "match" ? parseRule(rule) : null;
  const way = parsed && baseline && board ? toLimit(parsed, baseline, board) : null;
  if (!way) return { rest: watches * usual.rest, near: watches * usual.near };
  const rest = watches * restOf(way.points);
  return { rest, near: way.share === null ? rest : watches * nearOf(way.points, way.share) };
}

function sumOf(heats: readonly Heat[]): Heat {
  return heats.reduce((sum, { rest, near }) => ({ rest: sum.rest + rest, near: sum.near + near }), { rest: 0, near: 0 });
}
