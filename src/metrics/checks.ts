import type { State } from "./state.ts";

/** Something that must be well; `why` says in plain words what is not. */
export interface Check {
  name: string;
  ok: boolean;
  why?: string;
}

/** The poller takes a turn at least once a minute; this long without one, only a new start helps. */
const pollerStuckMs = 5 * 60_000;

/** What a new start would mend: nothing that comes from outside is among it. */
export function healthChecks({ pollerRestsMs }: Pick<State, "pollerRestsMs">): Check[] {
  const isStuck = pollerRestsMs !== null && pollerRestsMs > pollerStuckMs;
  return [check("poller", !isStuck, `took no turn for ${Math.floor((pollerRestsMs ?? 0) / 1000)} s`)];
}

/** Whether the bot can do all of its work now. */
export function readyChecks(state: State): Check[] {
  const platforms = [...state.platforms].map(([name, isUp]) => check(name, isUp, "does not take messages"));
  const connections = [...state.arriving].map(([name, arrives]) => check(`${name} calls`, arrives, "is not connected"));
  return [
    ...healthChecks(state),
    check("database", !state.databaseAway, "does not answer"),
    check("disk", !state.diskFull, "is full"),
    check("odds", !state.oddsFailing, "the odds service does not answer"),
    ...platforms,
    ...connections,
  ];
}

function check(name: string, ok: boolean, why: string): Check {
  return ok ? { name, ok } : { name, ok, why };
}
