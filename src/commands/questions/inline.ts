import { unlessApiTrouble } from "../../api/trouble.ts";
import { latestBoards } from "../../boards/board-rows.ts";
import { isOld } from "../../boards/freshness.ts";
import type { Draft } from "../../chat/reply.ts";
import type { Boards } from "../../feed/boards.ts";
import type { Finder } from "../../matches/finder.ts";
import type { KnownMatch, MatchIndex } from "../../matches/index.ts";
import { hasEnded } from "../../matches/state.ts";
import { inOrder, isOfOneTeam } from "../../matches/taking-part.ts";
import { longestName } from "../../matches/words.ts";
import { type InlineMatch, inlineReply } from "../../replies/questions/inline.ts";
import { nullIfAway } from "../../storage/away.ts";
import type { Database } from "../../storage/database.ts";
import { allWatchesOf } from "../../watches/store.ts";
import type { Ask, Command } from "../command.ts";
import { failedOf } from "../faults.ts";

export interface InlineDeps {
  finder: Pick<Finder, "suggest">;
  index: Pick<MatchIndex, "list" | "ready" | "byId">;
  boards: Pick<Boards, "read">;
  database: Database;
}

const pageSize = 10;
const mostFound = 50;
/** Fewer letters than these are a beginning, for which nothing is asked of the API. */
const leastLetters = 3;

/**
 * What somebody types behind the bot's name in another chat: matches with their odds, to be sent there; without words, those
 * that the reader watches and that come next. Odds are asked of the API for one match at most, once it is clear which is meant;
 * for all others those that are kept will do.
 */
export function createInlineCommand(deps: InlineDeps): Command {
  return {
    name: "inline",
    options: [
      { name: "query", required: false, suggests: false },
      { name: "page", required: false, suggests: false },
    ],
    manages: false,
    async run(ask): Promise<Draft> {
      const { args, text, call } = ask;
      const words = args["query"] ?? "";
      const page = pageMeant(args["page"]);
      if (deps.index.list().length === 0) await unlessApiTrouble(deps.index.ready());
      const found = words === "" ? await matchesAtFirst(deps, ask) : matchesNamed(deps, words);
      const meant = page === 0 && words.length >= leastLetters ? matchMeant(found) : null;
      const matches = meant ? [meant, ...found.filter(({ id }) => id !== meant.id)] : found;
      const shown = matches.slice(page * pageSize, (page + 1) * pageSize);
      return inlineReply(text, {
        matches: await withBoards(deps, ask, { shown, meant }),
        next: matches.length > (page + 1) * pageSize ? String(page + 1) : null,
        ownBooks: ask.settings.books,
        density: ask.settings.density,
        linkTo: (id) => call.linkTo?.(`m${id}`, "private") ?? null,
        now: ask.now,
      });
    },
  };
}

/** The page that an answer before this one named; the first for what it never said. */
function pageMeant(typed: string | undefined): number {
  return typed !== undefined && /^[1-9]$/.test(typed) ? Number(typed) : 0;
}

function matchesNamed({ finder }: InlineDeps, words: string): readonly KnownMatch[] {
  if (words.length > longestName) return [];
  return finder.suggest(words, mostFound).filter(({ match }) => !hasEnded(match.status));
}

/** The match that words mean, where they mean one, or the next one of one team. */
function matchMeant(found: readonly KnownMatch[]): KnownMatch | null {
  return isOfOneTeam(found) ? (inOrder(found)[0] ?? null) : null;
}

async function matchesAtFirst({ database, index }: InlineDeps, { call, isNew }: Ask): Promise<readonly KnownMatch[]> {
  const watches = isNew ? [] : ((await allWatchesOf(database, [call.address]).catch(nullIfAway)) ?? []);
  const ids = new Set(watches.flatMap((watch) => (watch.kind === "match" ? [watch.matchId] : [])));
  const watched = (await Promise.all([...ids].slice(0, mostFound).map((id) => index.byId(id)))).filter((one) => one !== null);
  const next = index.list().filter(({ id }) => !ids.has(id));
  return [...inOrder(watched), ...next].filter(({ match }) => !hasEnded(match.status)).slice(0, mostFound);
}

async function withBoards(
  { database, boards }: InlineDeps,
  { now }: Ask,
  { shown, meant }: { shown: readonly KnownMatch[]; meant: KnownMatch | null },
): Promise<InlineMatch[]> {
  const view = meant && (await boards.read(meant, { lane: "person" }).catch(() => null));
  const ids = shown.map(({ id }) => id).filter((id) => id !== meant?.id || !view);
  const kept = (await latestBoards(database, ids).catch(nullIfAway)) ?? new Map();
  return shown.map((known) => {
    const isMeant = view !== null && known.id === meant?.id;
    const board = isMeant ? view.board : (kept.get(known.id)?.board ?? null);
    const old = board !== null && isOld(board, known.match, now);
    return { known, board, old, failed: isMeant && failedOf(view, now), isMeant: known.id === meant?.id };
  });
}
