import type { OddsTrouble, State } from "./state.ts";

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
  const platforms = [...state.platforms].map(([name, isUp]) => check(name, isUp, whyDown(state.pauses.get(name))));
  const connections = [...state.arriving].map(([name, arrives]) => check(`${name} calls`, arrives, "is not connected"));
  return [
    ...healthChecks(state),
    check("database", !state.databaseAway, "does not answer"),
    check("disk", !state.diskFull, "is full"),
    check("backup", !state.backup?.isOld, `the newest is ${Math.floor((state.backup?.ageMs ?? 0) / 3_600_000)} hours old`),
    check("odds", !state.oddsFailing, whyNoOdds[state.oddsTrouble ?? "down"]),
    ...platforms,
    ...connections,
  ];
}

const whyNoOdds: Readonly<Record<OddsTrouble, string>> = {
  key_refused: "the odds service refuses the key",
  out_of_credits: "nothing is left of what the odds service may be asked",
  busy: "the odds service wants fewer questions",
  down: "the odds service does not answer",
};

function whyDown(pauseMs: number | undefined): string {
  return pauseMs === undefined ? "does not take messages" : `wants a pause of ${Math.ceil(pauseMs / 1000)} s more`;
}

function check(name: string, ok: boolean, why: string): Check {
  return ok ? { name, ok } : { name, ok, why };
}
