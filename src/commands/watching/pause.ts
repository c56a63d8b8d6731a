import { personMaxAgeMs } from "../../boards/freshness.ts";
import { nextMinuteOfDay } from "../../delivery/quiet.ts";
import type { Boards } from "../../feed/boards.ts";
import { watchDetailsReply } from "../../replies/watching/watch-details.ts";
import { anyWord } from "../../typed-words.ts";
import { pauseWatch, resumeWatches, untilResumed } from "../../watches/pauses.ts";
import { type Ask, type Command, Refusal } from "../command.ts";
import { dayMs, durationForm, durationMeant, hourMs, morningForm, morningMinute } from "../input/durations.ts";
import { demandOwn } from "../rights.ts";
import { betWatchMeant } from "./find-bet-watch.ts";
import { type FindWatchDeps, findWatch, watchOption } from "./find-watch.ts";
import { pauseBets, resumeBets } from "./manage-bets.ts";
import { type ManageWideDeps, pauseWideWatch, resumeWideWatch, wideNumbered } from "./manage-wide.ts";

export interface PauseDeps extends FindWatchDeps {
  boards: Boards;
  speed: number;
  /** Called after what is watched has changed. */
  onWatched(): void;
}

const bounds = { leastMs: hourMs, mostMs: 31 * dayMs };
const clockForm = new RegExp(`^(?:${anyWord("common", "until")} ?)?([01]?\\d|2[0-3]):([0-5]\\d)$`, "iu");
const untilForm = new RegExp([durationForm, morningForm, clockForm].map(({ source }) => source).join("|"), "iu");

/** `/pause <watch> [until]`: neither alerts nor polls for it until then; without a time, until it is resumed. */
export function createPauseCommand(deps: PauseDeps & ManageWideDeps): Command {
  return {
    name: "pause",
    options: [watchOption, { name: "until", required: false, suggests: false, beginsAt: untilBeginsAt }],
    manages: "watches",
    async run(ask) {
      const until = untilMeant(ask);
      const bets = await betWatchMeant(ask, ask.args["watch"], deps);
      if (bets) return pauseBets(deps, ask, { watch: bets, until });
      const wide = await wideNumbered(ask, deps);
      if (wide) return pauseWideWatch(deps, ask, { wide, until });
      const found = await findWatch(ask, deps);
      await demandOwn(ask, found.watch);
      await pauseWatch(deps.database, { id: found.watch.id, until });
      deps.onWatched();
      return watchDetailsReply(ask.text, { ...found, watch: { ...found.watch, pausedUntil: until }, done: "paused" });
    },
  };
}

/** `/resume <watch>`: goes on with it from the present board. */
export function createResumeCommand(deps: PauseDeps & ManageWideDeps): Command {
  return {
    name: "resume",
    options: [watchOption],
    manages: "watches",
    async run(ask) {
      const { database, boards, speed, onWatched } = deps;
      const bets = await betWatchMeant(ask, ask.args["watch"], deps);
      if (bets) return resumeBets(deps, ask, bets);
      const wide = await wideNumbered(ask, deps);
      if (wide) return resumeWideWatch(deps, ask, wide);
      const found = await findWatch(ask, deps);
      const { watch, known } = found;
      await demandOwn(ask, watch);
      if (watch.pausedUntil === null) return watchDetailsReply(ask.text, { ...found, done: null });
      // It starts from odds of now, never from those that were kept before the pause.
      const view = await boards.read(known, { lane: "person", maxAgeMs: personMaxAgeMs(known.match, speed, false) });
      if (view?.failure) throw new Refusal("resume-no-odds", {}, [[again(ask, watch.id)]]);
      const resumption = { matchId: known.id, watchId: watch.id, revision: view?.revision ?? null, now: ask.now };
      await resumeWatches(database, resumption);
      onWatched();
      return watchDetailsReply(ask.text, { ...found, watch: { ...watch, pausedUntil: null }, done: "resumed" });
    },
  };
}

function again({ text }: Ask, id: number) {
  return { label: text.say("watch-resume"), press: { command: "resume", text: String(id), replace: false } };
}

/** After the watch, unless that is missing. */
function untilBeginsAt(words: readonly string[]): number {
  return untilForm.test(words.join(" ")) ? 0 : 1;
}

function untilMeant({ args, settings, text, now }: Ask): number {
  const typed = args["until"];
  if (typed === undefined) return untilResumed;
  const [, hour, minute] = clockForm.exec(typed) ?? [];
  const minuteOfDay = morningForm.test(typed) ? morningMinute : hour === undefined ? null : Number(hour) * 60 + Number(minute);
  if (minuteOfDay !== null) return nextMinuteOfDay(minuteOfDay, settings.timeZone ?? "UTC", now + 1);
  const forMs = durationMeant(typed, bounds);
  if (forMs !== null) return now + forMs;
  throw new Refusal("pause-bad-time", { time: typed.slice(0, 40), example: text.say("command-pause.example") });
}
