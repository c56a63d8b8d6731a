import { parseAddress } from "../../chat/address.ts";
import type { Draft } from "../../chat/reply.ts";
import { heldFor } from "../../delivery/held.ts";
import { standingsOf } from "../../detection/standings.ts";
import type { KnownMatch, MatchIndex } from "../../matches/index.ts";
import { heldBlocks, heldButtons } from "../../replies/parts/held.ts";
import { pageOf, rowsShown } from "../../replies/parts/paging.ts";
import { type Done, watchDetailsReply } from "../../replies/watching/watch-details.ts";
import type { MatchView, Titled } from "../../replies/watching/watch-view.ts";
import { askWatchReply, watchesFile, watchesReply } from "../../replies/watching/watches.ts";
import { parseRule } from "../../rules/rule-text.ts";
import type { Database } from "../../storage/database.ts";
import { cardsOf } from "../../watches/cards.ts";
import { mutesOf } from "../../watches/mutes.ts";
import { allWatchesOf } from "../../watches/store.ts";
import { refOf, type Watch } from "../../watches/watch.ts";
import type { Ask, Command } from "../command.ts";
import { saysWhy } from "../faults.ts";
import { fileOption, pageOfAsk, pageOption } from "../input/find-named.ts";
import { checksFor } from "./checked.ts";
import { copyCodeOf } from "./copy-code.ts";
import { actsOf, type KindDeps } from "./watch-kinds.ts";
import { numberUnknown, watchNumbered, watchOption } from "./watch-meant.ts";

/** Asks for what else can be done with one watch. */
const moreOption = { name: "more", required: false, suggests: false, form: /^more$/, hidden: true } as const;

/** `/watches [number]`: what this chat watches, and one watch with what can be done with it. */
export function createWatchesCommand(deps: KindDeps): Command {
  return {
    name: "watches",
    options: [{ ...watchOption, required: false, hidden: true }, moreOption, pageOption, fileOption],
    manages: false,
    async run(ask) {
      if (ask.args["watch"] !== undefined) return showWatch(deps, ask, { watch: await watchNumbered(ask, deps), done: null });
      const { database, index } = deps;
      const { call, text, now } = ask;
      const chat = call.address;
      const mutes = await mutesOf(database, [chat]);
      const all = await allWatchesOf(database, [chat]);
      const shown = await Promise.all(all.map((watch) => actsOf(deps, ask, watch).view(mutes)));
      const views = shown.filter((view) => view !== null);
      const matches = views.filter((view) => view.kind === "match").toSorted(bySoonest);
      const others = views.filter((view) => view.kind !== "match");
      if (ask.args["file"] !== undefined)
        return watchesFile(text, { watches: [...others, ...(await withStandings(database, matches, all))], now });
      const page = pageOf([...matches, ...others], pageOfAsk(ask), rowsShown);
      const shownViews = page.shown.filter((view) => view.kind === "match");
      const shownMatches = await withChecks(deps, await withStandings(database, shownViews, all), now);
      const watches = { ...page, shown: [...shownMatches, ...page.shown.filter((view) => view.kind !== "match")] };
      const isFirst = watches.page === 1;
      const held = isFirst ? await heldFor(database, { chat, now }) : [];
      const suggestions = views.length === 0 ? suggestionsFor(index) : [];
      const hasCards = isFirst && (await cardsOf(database, [chat])).length > 0;
      const reply = watchesReply(text, { watches, suggestions, hasCards, now });
      const buttons = [...heldButtons(text, held, call), ...reply.buttons];
      const shownIds = shownMatches.map((view) => view.known.id);
      const said = shownIds.length === 0 ? reply : await saysWhy(deps, ask, shownIds, reply);
      return { ...said, blocks: [...said.blocks, ...heldBlocks(text, held)], buttons };
    },
  };
}

/** Views of matches with where their lines stand. */
async function withStandings(database: Database, views: readonly MatchView[], all: readonly Watch[]): Promise<MatchView[]> {
  const idOf = new Map(all.map((watch) => [refOf(watch), watch.id]));
  const watched = views.map(({ ref, known, rule }) => ({ id: idOf.get(ref) ?? 0, matchId: known.id, rule }));
  const standings = await standingsOf(database, watched);
  return views.map((view) => {
    const standing = standings.get(idOf.get(view.ref) ?? 0);
    return standing ? { ...view, standing } : view;
  });
}

/** Views of matches with how often they are looked at. */
async function withChecks(deps: KindDeps, views: readonly MatchView[], now: number): Promise<MatchView[]> {
  const known = views.map((view) => view.known);
  const checks = await checksFor(deps, known, { now });
  return views.map((view) => {
    const its = checks.get(view.known.id);
    return its ? { ...view, checks: its } : view;
  });
}

/** One watch with everything that can be done with it, and what has just been done. */
export async function showWatch(deps: KindDeps, ask: Ask, { watch, done }: { watch: Watch; done: Done }): Promise<Draft> {
  const view = await actsOf(deps, ask, watch).view(await mutesOf(deps.database, [watch.chat]));
  if (!view) throw numberUnknown(ask, refOf(watch));
  const [shown = view] = view.kind === "match" ? await withChecks(deps, [view], ask.now) : [];
  const copy = isCopiedFrom(ask.call) ? copyCodeOf(view) : null;
  return watchDetailsReply(ask.text, { watch: shown, done, copy, more: ask.args["more"] !== undefined });
}

/** Where others read along, and links for them are not to be had. */
function isCopiedFrom({ address, place }: Ask["call"]): boolean {
  return place === "group" && parseAddress(address).platform === "discord";
}

/** Watches with what they are called by; those of single matches come last, the soonest first. */
export async function titledWatches(
  index: Pick<MatchIndex, "byId">,
  watches: readonly Watch[],
): Promise<(Titled & { ref: string })[]> {
  const titled = await Promise.all(watches.map((watch) => titledOf(index, watch)));
  const known = titled.filter((one) => one !== null);
  const single = known.filter((one) => one.kind === "match").toSorted(bySoonest);
  const isAlone = (id: number) => single.filter((one) => one.known.id === id).length === 1;
  const matches = single.map(({ rule, ...one }) => (rule === null || isAlone(one.known.id) ? one : { ...one, apart: rule }));
  return [...known.filter((one) => one.kind !== "match"), ...matches];
}

async function titledOf(index: Pick<MatchIndex, "byId">, watch: Watch) {
  const ref = refOf(watch);
  switch (watch.kind) {
    case "match": {
      const known = await index.byId(watch.matchId);
      return known && { kind: watch.kind, ref, known, rule: parseRule(watch.rule) };
    }
    case "wide":
      return { kind: watch.kind, ref, target: watch.target };
    case "bets":
      return { kind: watch.kind, ref, filter: watch.filter };
  }
}

function bySoonest(a: { known: Pick<KnownMatch, "match"> }, b: { known: Pick<KnownMatch, "match"> }): number {
  return (a.known.match.startsAt ?? Number.POSITIVE_INFINITY) - (b.known.match.startsAt ?? Number.POSITIVE_INFINITY);
}

interface WatchAsked {
  key?: string;
  command: string;
  /** What comes after the watch in the call. */
  rest?: string;
  /** Those that may be meant; else all of the chat. */
  watches?: readonly Watch[];
}

/** Asks which watch a command is about; where nothing is watched, what could be. */
export async function askWatch(
  { database, index }: { database: Database; index: Pick<MatchIndex, "byId" | "list"> },
  { call, text, now }: Ask,
  { key = "ask-watch", watches, ...asked }: WatchAsked,
): Promise<Draft> {
  const offered = watches ?? (await allWatchesOf(database, [call.address]));
  if (offered.length > 0) return askWatchReply(text, { key, watches: await titledWatches(index, offered), ...asked });
  return watchesReply(text, { watches: pageOf([], undefined, 1), suggestions: suggestionsFor(index), now });
}

/** Matches to begin with. */
function suggestionsFor(index: Pick<MatchIndex, "list">): readonly KnownMatch[] {
  return index.list({ status: "scheduled" }).slice(0, 3);
}
