import type { OddsApi } from "../../api/odds-api.ts";
import { unlessApiTrouble } from "../../api/trouble.ts";
import { staleAfterMs } from "../../boards/freshness.ts";
import { fitsButton } from "../../chat/press.ts";
import type { Draft } from "../../chat/reply.ts";
import { ensureChat } from "../../chats/chats.ts";
import type { QuietHours } from "../../chats/settings.ts";
import { lookForWatch } from "../../detection/bet-detection.ts";
import { type PresentBets, presentBets } from "../../detection/present-bets.ts";
import type { MatchIndex } from "../../matches/index.ts";
import { toMicros } from "../../odds/price.ts";
import { betWatchRef } from "../../replies/alerts/bet-alert.ts";
import { betFilterInWords, betWatchDetailsReply, betWatchReply } from "../../replies/watching/bet-watches.ts";
import { type BetFilter, fitsFilter } from "../../rules/bet-filter.ts";
import { usualImprovement } from "../../rules/bet-rule.ts";
import type { Database, Session } from "../../storage/database.ts";
import { anyWord } from "../../typed-words.ts";
import { addBetWatch, type BetWatch, betWatchesOf, betWatchLimit, changeBetWatch } from "../../watches/bet-watches.ts";
import { setQuietOfBets } from "../../watches/watch-quiet.ts";
import { type Ask, Refusal } from "../command.ts";
import { argumentsOf } from "../input/arguments.ts";
import { betFilterMeant, betFilterOptions, betFilterWords, booksThere } from "../input/bet-filter-words.ts";
import { sportsOf } from "../input/match-filter.ts";
import { demandOwn } from "../rights.ts";
import { editQuiet, type QuietOwner, quietSaid } from "./edit-quiet.ts";
import { listButton } from "./find-watch.ts";

export interface WatchBetsDeps {
  api: Pick<OddsApi, "bookmakers" | "valueBets">;
  index: Pick<MatchIndex, "list" | "ready" | "bySlug" | "search" | "remember">;
  database: Database;
  speed: number;
  /** Called after a watch was added, so that somebody looks at the list. */
  onWatched(): void;
}

const headForm = new RegExp(`^${anyWord("value_bets", "heading")}(?=\\s|$)`, "iu");
const improvingForm = new RegExp(
  `(?:^|\\s)${anyWord("value_bets", "improving")}(?: ${anyWord("value_bets", "by")})? ` +
    `(\\d{1,2}(?:[.,]\\d{1,2})?) ?(?:%|${anyWord("common", "points")})?(?=\\s|$)`,
  "iu",
);

/** What is said after the words that mean value bets; null when the words mean something else. */
export function wordsAboutBets(words: string): string | null {
  const said = words.replaceAll(/\s+/gu, " ").trim();
  return headForm.test(said) ? said.replace(headForm, "").trim() : null;
}

/** `/watch value bets [filters] [improving by 1]`: be told when one appears, improves, and is gone. */
export async function watchBets(deps: WatchBetsDeps, ask: Ask, words: string): Promise<Draft> {
  const { call, settings, text, now } = ask;
  const { database } = deps;
  const present = await presentNow(deps, now);
  const { filter, improvement } = await betTermsSaid(deps, ask, { words, present });
  const there = (await betWatchesOf(database, [call.address])).find(
    (one) => betFilterWords(one.filter) === betFilterWords(filter),
  );
  if (there) await demandOwn(ask, there);
  const added = await database.transaction().execute(async (session) => {
    // Where neither says a language, English is only our guess and is not kept as the chat's.
    const language = settings.language ?? call.reader.language;
    await ensureChat(session, { address: call.address, language: language === null ? null : text.language, now });
    const wanted = { chat: call.address, filter, improvement: improvement ?? usualImprovement, createdBy: call.reader.id, now };
    const result = await addBetWatch(session, wanted);
    if (result !== "limit_reached") await begin(session, result.watch, { present, now });
    return result;
  });
  if (added === "limit_reached") throw new Refusal("bet-watch-limit", { count: betWatchLimit }, listButton(text));
  deps.onWatched();
  return betWatchReply(text, {
    ...added,
    present: present ? countFitting(present, filter, now) : null,
    words: buttonWords(filter),
  });
}

/** How many of the bets pass a filter. */
export function countFitting({ bets }: PresentBets, filter: BetFilter, now: number): number {
  return bets.filter((one) => fitsFilter(one, filter, now)).length;
}

/** What the words say of a watch changes, the rest stays; what is there then is no news. Without words, what can be changed. */
export async function editBets(
  deps: WatchBetsDeps,
  ask: Ask,
  { watch, words }: { watch: BetWatch; words: string | undefined },
): Promise<Draft> {
  const { text, now } = ask;
  if (words === undefined) return betWatchDetailsReply(text, { watch, done: null });
  const quiet = quietSaid(words);
  if (quiet !== null) return editQuiet(ask, quietOwner(deps, ask, watch), quiet);
  await demandOwn(ask, watch);
  const present = await presentNow(deps, now);
  const { filter, improvement } = await betTermsSaid(deps, ask, { words, present });
  const changed = {
    ...watch,
    filter: changedFilter(watch.filter, filter),
    improvement: improvement ?? watch.improvement,
    pausedUntil: null,
    lookedAt: null,
  };
  const isDone = await deps.database.transaction().execute(async (session) => {
    const isNew = await changeBetWatch(session, changed);
    if (isNew) await begin(session, changed, { present, now });
    return isNew;
  });
  if (!isDone) throw new Refusal("bet-watch-same", {}, listButton(text));
  deps.onWatched();
  return betWatchDetailsReply(text, { watch: changed, done: "changed" });
}

/** A filter with what another one says, and as it was in all else. */
export function changedFilter(before: BetFilter, said: BetFilter): BetFilter {
  const given = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== null));
  const hasPrices = said.leastPrice !== null || said.mostPrice !== null;
  const prices = hasPrices ? { leastPrice: said.leastPrice, mostPrice: said.mostPrice } : {};
  return { ...before, ...given, ...prices };
}

function quietOwner({ database }: WatchBetsDeps, { text, now }: Ask, watch: BetWatch): QuietOwner {
  const keep = (quiet: QuietHours | null) => setQuietOfBets(database, { watch, quiet, now });
  const title = text.say("bet-watch-title", { filter: betFilterInWords(text, watch.filter) });
  return { watch, ref: betWatchRef(watch.id), title, keep };
}

/** The bets of the moment; null where the service does not tell, or only what was long ago. */
export async function presentNow(
  { api, index, speed }: Pick<WatchBetsDeps, "api" | "index" | "speed">,
  now: number,
): Promise<PresentBets | null> {
  const present = await unlessApiTrouble(presentBets({ api, index }, { now, lane: "person" }));
  return present && present.failure === null && now - present.fetchedAt < staleAfterMs(false, speed) ? present : null;
}

/** What is there now is known; without a list, what the first look finds. */
async function begin(session: Session, watch: BetWatch, { present, now }: { present: PresentBets | null; now: number }) {
  if (present) await lookForWatch(session, watch, { present, absent: new Map(), now, dueAt: now });
}

/** The filter and the improvement that words mean. Throws the refusal that names the first words that mean nothing. */
export async function betTermsSaid(
  { api, index }: Pick<WatchBetsDeps, "api" | "index">,
  { text }: Ask,
  { words, present }: { words: string; present: PresentBets | null },
): Promise<{ filter: BetFilter; improvement: number | null }> {
  const found = improvingForm.exec(words)?.[1];
  const rest = words.replace(improvingForm, "").trim();
  const args = argumentsOf({ text: rest, options: null }, betFilterOptions);
  const books = await booksThere(args, { bets: present?.bets ?? [], api });
  const filter = betFilterMeant(args, { text, sports: sportsOf(index.list()), books });
  return { filter, improvement: found === undefined ? null : improvementMeant(found) };
}

function improvementMeant(typed: string): number {
  const improvement = Math.round(toMicros(Number(typed.replace(",", "."))) / 100);
  if (improvement > 0) return improvement;
  throw new Refusal("bet-watch-bad-improvement", { typed });
}

/** A filter as buttons carry it; null when it does not fit there. */
export function buttonWords(filter: BetFilter): string | null {
  const words = betFilterWords(filter);
  return fitsButton({ command: "valuebets", text: words, replace: false }) ? words : null;
}
