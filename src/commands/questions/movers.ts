import { isOld } from "../../boards/freshness.ts";
import { moversSince } from "../../detection/movers.ts";
import type { KnownMatch, MatchIndex } from "../../matches/index.ts";
import { leagueKey } from "../../matches/leagues.ts";
import { hasEnded } from "../../matches/state.ts";
import { pageOf, rowsShown } from "../../replies/parts/paging.ts";
import { moversReply } from "../../replies/questions/movers.ts";
import { moversChartReply } from "../../replies/questions/movers-chart.ts";
import { anyWord } from "../../typed-words.ts";
import { type Command, Refusal } from "../command.ts";
import { type KeptDeps, saysWhy } from "../faults.ts";
import { durationForm, hoursMeant } from "../input/durations.ts";
import { chartOption, pageOfAsk, pageOption } from "../input/find-named.ts";
import { filterMeant, filterOptions } from "../input/match-filter.ts";

export interface MoversDeps extends KeptDeps {
  index: MatchIndex;
}

const keptMs = 60_000;
const defaultHours = 6;
/** Our own price points are kept for a month; a window of more than some days says little. */
const mostHours = 168;

/** How many books went the same way, at least. */
const booksForm = new RegExp(`^${anyWord("rule", "agreeing", "book")}>=\\d{1,2}$`, "iu");

/** `/movers [sport or league] [window] [books>=5]`: what moved most, from our own snapshots. */
export function createMoversCommand(deps: MoversDeps): Command {
  const { database, index } = deps;
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
    options: [
      { name: "window", required: false, suggests: false, form: durationForm, anywhere: true },
      ...filterOptions.filter(({ name }) => name === "sport" || name === "league"),
      { name: "books", required: false, suggests: false, form: booksForm, anywhere: true },
      pageOption,
      chartOption,
    ],
    manages: false,
    async run(ask) {
      const { args, text, now } = ask;
      await index.ready();
      const hours = args["window"] === undefined ? defaultHours : windowMeant(args["window"]);
      const filter = await filterMeant(ask, index).catch(leadingToMovers);
      const books = booksMeant(args["books"]);
      const { movers, recorded } = await moversOf(hours, now);
      const current: { known: KnownMatch; mover: (typeof movers)[number] }[] = [];
      for (const mover of movers) {
        const known = await index.byId(mover.matchId);
        if (known && isCurrent(known, mover.refreshedAt, now)) current.push({ known, mover });
      }
      const isListed = ({ match }: KnownMatch) =>
        (filter.sport === null || match.sport === filter.sport) &&
        (filter.league === null || (match.league !== null && leagueKey(match.league) === leagueKey(filter.league)));
      const rows = current.filter(({ known, mover }) => isListed(known) && mover.move.agreeing.length >= books);
      const shown = pageOf(rows, pageOfAsk(ask), rowsShown);
      if (args["chart"] !== undefined && shown.total > 0)
        return moversChartReply(text, { rows: shown.shown, hours, theme: ask.settings.theme });
      const ids = shown.shown.map(({ known }) => known.id);
      const reply = moversReply(text, {
        rows: shown,
        filter: { ...filter, books, leagueMatch: index.list().find(isListed)?.id ?? 0 },
        hours,
        recorded,
        now,
      });
      return saysWhy(deps, ask, ids, reply);
    },
  };
}

/** A choice of sports or leagues leads to their matches; here it is to lead back to what moved. */
function leadingToMovers(error: unknown): never {
  if (!(error instanceof Refusal) || !error.buttons) throw error;
  const buttons = error.buttons.map((row) =>
    row.map((button) =>
      "press" in button
        ? { ...button, press: { ...button.press, command: "movers", text: button.press.text.replace(/ \d+$/, "") } }
        : button,
    ),
  );
  throw new Refusal(error.key, error.args, buttons);
}

function booksMeant(typed: string | undefined): number {
  if (typed === undefined) return 1;
  const [, count] = /^(?:\D+>=)?(\d{1,2})$/.exec(typed.replaceAll(" ", "")) ?? [];
  if (count === undefined) throw new Refusal("movers-bad-books", { books: typed.slice(0, 40) });
  return Number(count);
}

/** A match that is not over, with a board that is not old. */
function isCurrent({ match }: KnownMatch, refreshedAt: number, now: number): boolean {
  return !hasEnded(match.status) && !isOld({ fetchedAt: refreshedAt, refreshedAt }, match, now);
}

function windowMeant(typed: string): number {
  const hours = hoursMeant(typed, { most: mostHours });
  if (hours === null) throw new Refusal("movers-bad-window", { window: typed.slice(0, 40) });
  return hours;
}
