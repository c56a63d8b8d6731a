import { endOfTime } from "../../clock.ts";
import { anyWord } from "../../typed-words.ts";
import { hasBaseline, pauseWatch } from "../../watches/pauses.ts";
import { type Ask, type Command, Refusal } from "../command.ts";
import { dayMs, hourMs, isTime, timeMeant } from "../input/durations.ts";
import { demandOwn } from "../rights.ts";
import { actsOf, type KindDeps } from "./watch-kinds.ts";
import { watchNumbered, watchOption } from "./watch-meant.ts";
import { askWatch, showWatch } from "./watches.ts";

const bounds = { leastMs: hourMs, mostMs: 31 * dayMs };

/** Moves meanwhile count afterwards: `2h keep`. */
const keepForm = new RegExp(`(?:^|\\s+)${anyWord("rule", "keep")}$`, "iu");

/** `/pause <watch> [until] [keep]`: neither alerts nor polls for it until then; without a time, until it is resumed. */
export function createPauseCommand(deps: KindDeps): Command {
  return {
    name: "pause",
    options: [watchOption, { name: "until", required: false, suggests: false, beginsAt: untilBeginsAt }],
    manages: "watches",
    async run(ask) {
      const typed = ask.args["until"] ?? "";
      const until = untilMeant(ask, typed.replace(keepForm, ""));
      if (ask.args["watch"] === undefined) return askWatch(deps, ask, { command: "pause", rest: typed });
      const watch = await watchNumbered(ask, deps);
      await demandOwn(ask, watch);
      const keeps = keepForm.test(typed);
      if (keeps && watch.kind !== "match") throw new Refusal("pause-keep-match", {}, []);
      const isKept = await pauseWatch(deps.database, { watch, until, keeps });
      deps.onWatched();
      // What a wide watch kept from a broader one is covered by that.
      if (watch.kind === "wide") deps.widening.wake();
      return showWatch(deps, ask, { watch: { ...watch, pausedUntil: until }, done: isKept ? "paused-kept" : "paused" });
    },
  };
}

/** `/resume <watch>`: goes on with it from the present board. */
export function createResumeCommand(deps: KindDeps): Command {
  return {
    name: "resume",
    options: [watchOption],
    manages: "watches",
    async run(ask) {
      if (ask.args["watch"] === undefined) return askWatch(deps, ask, { command: "resume" });
      const watch = await watchNumbered(ask, deps);
      await demandOwn(ask, watch);
      if (watch.pausedUntil === null) return showWatch(deps, ask, { watch, done: null });
      const isKept = await hasBaseline(deps.database, watch);
      await actsOf(deps, ask, watch).resume();
      deps.onWatched();
      return showWatch(deps, ask, { watch: { ...watch, pausedUntil: null }, done: isKept ? "resumed-kept" : "resumed" });
    },
  };
}

/** After the watch, unless that is missing. */
function untilBeginsAt(words: readonly string[]): number {
  return isTime(words.join(" ").replace(keepForm, "")) ? 0 : 1;
}

function untilMeant({ settings, text, now }: Ask, typed: string): number {
  if (typed === "") return endOfTime;
  const until = timeMeant(typed, { now, timeZone: settings.timeZone }, bounds);
  if (until !== null) return until;
  throw new Refusal("pause-bad-time", { time: typed.slice(0, 40), example: text.say("command-pause.example") });
}
