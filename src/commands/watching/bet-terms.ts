import type { OddsApi } from "../../api/odds-api.ts";
import { unlessApiTrouble } from "../../api/trouble.ts";
import { staleAfterMs } from "../../boards/freshness.ts";
import { fitsButton } from "../../chat/press.ts";
import { lookForWatch } from "../../detection/bet-detection.ts";
import { type PresentBets, presentBets } from "../../detection/present-bets.ts";
import type { MatchIndex } from "../../matches/index.ts";
import { toMicros } from "../../odds/price.ts";
import { type BetFilter, fitsFilter } from "../../rules/bet-filter.ts";
import type { Session } from "../../storage/database.ts";
import { anyWord } from "../../typed-words.ts";
import type { BetWatch } from "../../watches/watch.ts";
import { type Ask, Refusal } from "../command.ts";
import { argumentsOf } from "../input/arguments.ts";
import { betFilterMeant, betFilterOptions, betFilterWords, booksThere } from "../input/bet-filter-words.ts";
import { sportsOf } from "../input/match-filter.ts";

export interface BetTermsDeps {
  api: Pick<OddsApi, "bookmakers" | "valueBets">;
  index: Pick<MatchIndex, "list" | "ready" | "bySlug" | "search" | "remember">;
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

/** How many of the bets pass a filter. */
export function countFitting({ bets }: PresentBets, filter: BetFilter, now: number): number {
  return bets.filter((one) => fitsFilter(one, filter, now)).length;
}

/** A filter with what another one says, and as it was in all else. */
export function changedFilter(before: BetFilter, said: BetFilter): BetFilter {
  const given = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== null));
  const hasPrices = said.leastPrice !== null || said.mostPrice !== null;
  const prices = hasPrices ? { leastPrice: said.leastPrice, mostPrice: said.mostPrice } : {};
  return { ...before, ...given, ...prices };
}

/** The bets of the moment; null where the service does not tell, or only what was long ago. */
export async function presentNow(
  { api, index }: BetTermsDeps,
  { now, settings }: Pick<Ask, "now" | "settings">,
): Promise<PresentBets | null> {
  const asked = { now, lane: "person", against: settings.sharp } as const;
  const present = await unlessApiTrouble(presentBets({ api, index }, asked));
  return present && present.failure === null && now - present.fetchedAt < staleAfterMs(false) ? present : null;
}

/** What is there now is known; without a list, what the first look finds. */
export async function knowPresent(
  session: Session,
  watch: BetWatch,
  { present, now }: { present: PresentBets | null; now: number },
): Promise<void> {
  if (present) await lookForWatch(session, watch, { present, absent: new Map(), now, dueAt: now });
}

/** The filter and the improvement that words mean. Throws the refusal that names the first words that mean nothing. */
export async function betTermsSaid(
  { api, index }: Pick<BetTermsDeps, "api" | "index">,
  { text }: Ask,
  { words, present }: { words: string; present: PresentBets | null },
): Promise<{ filter: BetFilter; improvement?: number }> {
  const found = improvingForm.exec(words)?.[1];
  const rest = words.replace(improvingForm, "").trim();
  const args = argumentsOf({ text: rest, options: null }, betFilterOptions);
  const books = await booksThere(args, { bets: present?.bets ?? [], api });
  const filter = betFilterMeant(args, { text, sports: sportsOf(index.list()), books });
  return found === undefined ? { filter } : { filter, improvement: improvementMeant(found) };
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
