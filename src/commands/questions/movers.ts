import { isOld } from "../../boards/freshness.ts";
import { moversSince } from "../../detection/movers.ts";
import type { KnownMatch, MatchIndex } from "../../matches/index.ts";
import { hasEnded } from "../../matches/state.ts";
import { pageOf } from "../../replies/parts/paging.ts";
import { moversReply } from "../../replies/questions/movers.ts";
import type { Database } from "../../storage/database.ts";
import { type Command, Refusal } from "../command.ts";
import { hoursMeant } from "../input/durations.ts";
import { pageOfAsk, pageOption } from "../input/find-named.ts";

export interface MoversDeps {
  database: Database;
  index: MatchIndex;
  speed: number;
}

const pageSize = 6;
const keptMs = 60_000;
const defaultHours = 6;
/** Our own price points are kept for a month; a window of more than some days says little. */
const mostHours = 168;

/** `/movers [window]`: what moved most, from our own snapshots. */
export function createMoversCommand({ database, index, speed }: MoversDeps): Command {
  const kept = new Map<number, { at: number; movers: ReturnType<typeof moversSince> }>();

  /** It is the dearest question to the database, so whoever asks within a minute shares one answer; pages agree, too. */
  function moversOf(hours: number, now: number): ReturnType<typeof moversSince> {
    const known = kept.get(hours);
    if (known && now - known.at < keptMs && now >= known.at) return known.movers;
    const matchIds = index.list().map(({ id }) => id);
    const movers = moversSince(database, { matchIds, since: now - hours * 3_600_000 });
    kept.set(hours, { at: now, movers });
    movers.catch(() => kept.delete(hours));
    return movers;
  }

  return {
    name: "movers",
    options: [{ name: "window", required: false, suggests: false }, pageOption],
    manages: false,
    async run(ask) {
      const { args, text, now } = ask;
      const hours = args["window"] === undefined ? defaultHours : windowMeant(args["window"]);
      const { movers, recorded } = await moversOf(hours, now);
      const rows: { known: KnownMatch; mover: (typeof movers)[number] }[] = [];
      for (const mover of movers) {
        const known = await index.byId(mover.matchId);
        if (known && isCurrent(known, mover.refreshedAt, { now, speed })) rows.push({ known, mover });
      }
      return moversReply(text, { rows: pageOf(rows, pageOfAsk(ask), pageSize), hours, recorded, now });
    },
  };
}

/** A match that is not over, with a board that is not old. */
function isCurrent({ match }: KnownMatch, refreshedAt: number, moment: { now: number; speed: number }): boolean {
  return !hasEnded(match.status) && !isOld({ fetchedAt: refreshedAt, refreshedAt }, match, moment);
}

function windowMeant(typed: string): number {
  const hours = hoursMeant(typed, { most: mostHours });
  if (hours === null) throw new Refusal("movers-bad-window", { window: typed.slice(0, 40) });
  return hours;
}
