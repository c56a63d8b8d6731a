import { endOfTime } from "../../clock.ts";
import { nextMinuteOfDay } from "../../delivery/quiet.ts";
import { anyWord } from "../../typed-words.ts";
import { pauseWatch } from "../../watches/pauses.ts";
import { type Ask, type Command, Refusal } from "../command.ts";
import { dayMs, durationForm, durationMeant, hourMs, morningForm, morningMinute } from "../input/durations.ts";
import { demandOwn } from "../rights.ts";
import { actsOf, type KindDeps } from "./watch-kinds.ts";
import { watchNumbered, watchOption } from "./watch-meant.ts";
import { showWatch } from "./watches.ts";

const bounds = { leastMs: hourMs, mostMs: 31 * dayMs };
const clockForm = new RegExp(`^(?:${anyWord("common", "until")} ?)?([01]?\\d|2[0-3]):([0-5]\\d)$`, "iu");
const untilForm = new RegExp([durationForm, morningForm, clockForm].map(({ source }) => source).join("|"), "iu");

/** `/pause <watch> [until]`: neither alerts nor polls for it until then; without a time, until it is resumed. */
export function createPauseCommand(deps: KindDeps): Command {
  return {
    name: "pause",
    options: [watchOption, { name: "until", required: false, suggests: false, beginsAt: untilBeginsAt }],
    manages: "watches",
    async run(ask) {
      const until = untilMeant(ask);
      const watch = await watchNumbered(ask, deps);
      await demandOwn(ask, watch);
      await pauseWatch(deps.database, { watch, until });
      deps.onWatched();
      // What a wide watch kept from a broader one is covered by that.
      if (watch.kind === "wide") deps.widening.wake();
      return showWatch(deps, ask, { watch: { ...watch, pausedUntil: until }, done: "paused" });
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
      const watch = await watchNumbered(ask, deps);
      await demandOwn(ask, watch);
      if (watch.pausedUntil === null) return showWatch(deps, ask, { watch, done: null });
      await actsOf(deps, ask, watch).resume();
      deps.onWatched();
      return showWatch(deps, ask, { watch: { ...watch, pausedUntil: null }, done: "resumed" });
    },
  };
}

/** After the watch, unless that is missing. */
function untilBeginsAt(words: readonly string[]): number {
  return untilForm.test(words.join(" ")) ? 0 : 1;
}

function untilMeant({ args, settings, text, now }: Ask): number {
  const typed = args["until"];
  if (typed === undefined) return endOfTime;
  const [, hour, minute] = clockForm.exec(typed) ?? [];
  const minuteOfDay = morningForm.test(typed) ? morningMinute : hour === undefined ? null : Number(hour) * 60 + Number(minute);
  if (minuteOfDay !== null) return nextMinuteOfDay(minuteOfDay, settings.timeZone ?? "UTC", now + 1);
  const forMs = durationMeant(typed, bounds);
  if (forMs !== null) return now + forMs;
  throw new Refusal("pause-bad-time", { time: typed.slice(0, 40), example: text.say("command-pause.example") });
}
