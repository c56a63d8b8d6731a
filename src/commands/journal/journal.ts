import type { Draft } from "../../chat/reply.ts";
import {
  type BetResult,
  betById,
  betResults,
  betsOf,
  journalOwner,
  type PlacedBet,
  removeBets,
  settleBet,
} from "../../chats/journal.ts";
import { totalsOf } from "../../detection/placed-bets.ts";
import { leastMatches } from "../../detection/score.ts";
import type { Finder } from "../../matches/finder.ts";
import type { MatchIndex } from "../../matches/index.ts";
import { forAskerAlone } from "../../replies/journal/bet.ts";
import { betRemovedReply, betReply, journalFile, journalReply } from "../../replies/journal/journal.ts";
import { pageOf } from "../../replies/parts/paging.ts";
import type { Database } from "../../storage/database.ts";
import { type Ask, type Command, Refusal } from "../command.ts";
import { exampleMatch } from "../input/find-match.ts";
import { fileOption, pageOfAsk, pageOption } from "../input/find-named.ts";
import { shownFrom } from "./bets-shown.ts";

export interface JournalDeps {
  finder: Finder;
  index: Pick<MatchIndex, "byId">;
  database: Database;
}

const pageSize = 6;
/** What a button does to a bet, beside saying how it ended. */
const acts = ["open", "remove", "back"] as const;

/** `/journal`: the asker's bets, what they came to, and how their prices held to the closing line. */
export function createJournalCommand({ finder, index, database }: JournalDeps): Command {
  const shownOf = async (bet: PlacedBet) =>
    shownFrom(bet, bet.matchId === null ? null : ((await index.byId(bet.matchId))?.match ?? null));

  async function one({ call, text, now }: Ask, { id, act }: { id: number; act: string | undefined }): Promise<Draft> {
    const owner = await journalOwner(database, call);
    const bet = await betById(database, { owner, id });
    if (!bet || (bet.isRemoved && act !== "back")) throw new Refusal("refuse-old-button", {}, []);
    if (act === "remove") {
      await removeBets(database, { owner, ids: [id], at: now });
      return betRemovedReply(text, await shownOf(bet));
    }
    if (act === "back") await removeBets(database, { owner, ids: [id], at: null });
    const result: BetResult | null = betResults.find((one) => one === act) ?? (act === "open" ? null : bet.result);
    if (result !== bet.result) await settleBet(database, { owner, id, result });
    return betReply(text, await shownOf({ ...bet, result }));
  }

  return {
    name: "journal",
    own: true,
    personal: true,
    options: [
      { name: "placed", required: false, suggests: false, form: /^#[1-9]\d{0,14}$/, hidden: true },
      {
        name: "act",
        required: false,
        suggests: false,
        form: new RegExp(`^(?:${[...betResults, ...acts].join("|")})$`),
        hidden: true,
      },
      pageOption,
      fileOption,
    ],
    manages: false,
    async run(ask) {
      const { args, call, text, now } = ask;
      if (args["placed"] !== undefined) return one(ask, { id: Number(args["placed"].slice(1)), act: args["act"] });
      const bets = await betsOf(database, await journalOwner(database, call));
      const open = bets.filter(({ result }) => result === null);
      const inOrder = [...open, ...bets.filter(({ result }) => result !== null)];
      if (args["file"] !== undefined)
        return forAskerAlone(text, journalFile(text, { bets: await Promise.all(bets.map(shownOf)), now }));
      const page = pageOf(inOrder, pageOfAsk(ask), pageSize);
      const shown = await Promise.all(page.shown.map(shownOf));
      const read = bets.map((bet) => {
        const { slug, sport } = shownFrom(bet, null).match;
        return { bet, slug, sport };
      });
      const example = text.say("command-bet.example", { match: exampleMatch(finder) });
      return journalReply(text, { bets: { ...page, shown }, totals: totalsOf(read), least: leastMatches, example });
    },
  };
}
