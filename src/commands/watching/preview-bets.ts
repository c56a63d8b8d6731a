import type { Draft } from "../../chat/reply.ts";
import { betsToldBy } from "../../delivery/bet-messages.ts";
import { toMicros } from "../../odds/price.ts";
import { previewBetsReply, type ToldOfBets } from "../../replies/watching/preview-bets.ts";
import type { BetFilter } from "../../rules/bet-filter.ts";
import { type BetWatch, betWatchesOf } from "../../watches/bet-watches.ts";
import type { Ask } from "../command.ts";
import { betFilterWords } from "../input/bet-filter-words.ts";
import { betWatchMeant } from "./find-bet-watch.ts";
import {
  betTermsSaid,
  buttonWords,
  changedFilter,
  countFitting,
  presentNow,
  type WatchBetsDeps,
  wordsAboutBets,
} from "./watch-bets.ts";

export type PreviewBetsDeps = Pick<WatchBetsDeps, "api" | "index" | "database" | "speed">;

const dayMs = 24 * 60 * 60_000;
const lookBackMs = 7 * dayMs;
/** The least edges for which it is said how much a watch would have told. */
const edges = [0.03, 0.05, 0.08, 0.12];

/**
 * `/preview value bets 3%`, `/preview v2`: nobody keeps the value bets of the past, so it says that, how many there are now, and
 * what the watch that there is has told. Null for words about something else.
 */
export async function previewBets(deps: PreviewBetsDeps, ask: Ask, words: string): Promise<Draft | null> {
  const [first = "", ...rest] = words.split(/\s+/u);
  const named = await betWatchMeant(ask, first, deps);
  const about = named ? rest.join(" ") : wordsAboutBets(words);
  if (about === null) return null;
  const { now, text, call } = ask;
  const present = await presentNow(deps, now);
  const said = (await betTermsSaid(deps, ask, { words: about, present })).filter;
  const filter = named ? changedFilter(named.filter, said) : said;
  const watch = named ?? (await watchWith(deps, call.address, filter));
  return previewBetsReply(text, {
    filter,
    words: buttonWords(filter),
    present: present ? countFitting(present, filter, now) : null,
    told: watch && (await toldBy(deps, { watch, asked: filter.edge, now })),
  });
}

async function watchWith({ database }: PreviewBetsDeps, chat: string, filter: BetFilter): Promise<BetWatch | null> {
  const watches = await betWatchesOf(database, [chat]);
  return watches.find((one) => betFilterWords(one.filter) === betFilterWords(filter)) ?? null;
}

async function toldBy(
  { database }: PreviewBetsDeps,
  { watch: { id, chat, filter, createdAt }, asked, now }: { watch: BetWatch; asked: number | null; now: number },
): Promise<ToldOfBets> {
  const since = Math.max(createdAt, now - lookBackMs);
  const told = await betsToldBy(database, { chat, watchId: id, after: since });
  const largest = new Map<number, number>();
  for (const { id: bet, figures } of told) largest.set(bet, Math.max(largest.get(bet) ?? 0, toMicros(figures.edge)));
  const larger = [...new Set([...edges, asked ?? 0])].filter((edge) => toMicros(edge) > toMicros(filter.edge ?? 0));
  return {
    watchId: id,
    since,
    appeared: told.filter(({ news }) => news === "appeared").length,
    improved: told.filter(({ news }) => news === "improved").length,
    atEdges: larger
      .sort((a, b) => a - b)
      .map((edge) => ({ edge, count: [...largest.values()].filter((one) => one >= toMicros(edge)).length })),
  };
}
