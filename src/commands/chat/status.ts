import type { EndpointHealth } from "../../api/health.ts";
import type { OddsApi } from "../../api/odds-api.ts";
import { unlessApiTrouble } from "../../api/trouble.ts";
import { type PlatformName, parseAddress } from "../../chat/address.ts";
import type { Call } from "../../chat/call.ts";
import { chatOf } from "../../chats/chats.ts";
import { heldFor } from "../../delivery/held.ts";
import { failingPlatforms } from "../../delivery/outages.ts";
import { gapNow } from "../../facts/checks.ts";
import type { Credits } from "../../feed/credits.ts";
import type { Promises } from "../../feed/promises.ts";
import type { MatchIndex } from "../../matches/index.ts";
import { isLive } from "../../matches/state.ts";
import { type StatusFacts, statusReply } from "../../replies/chat/status.ts";
import type { StorageHealth } from "../../replies/chat/storage.ts";
import { heldButtons } from "../../replies/parts/held.ts";
import { nullIfAway } from "../../storage/away.ts";
import type { Database } from "../../storage/database.ts";
import { startsWatched } from "../../watches/authors.ts";
import { coverageOf } from "../../watches/coverage.ts";
import { barredChatsOf } from "../../watches/store.ts";
import type { Command } from "../command.ts";

export interface StatusDeps {
  api: Pick<OddsApi, "bookmakers" | "has">;
  index: Pick<MatchIndex, "list">;
  database: Database;
  /** How the odds service answers, at which pace it is asked, and since when the disk is full. */
  service(): { health: readonly EndpointHealth[]; fullSince: number | null } & Pick<StatusFacts, "pace" | "push">;
  /** Until when a platform wants a long pause (ms UTC); null where it wants none. */
  pauseUntil?: (platform: PlatformName) => number | null;
  /** How the database does. */
  storage(): StorageHealth;
  /** Left out where a service needs no promises. */
  promises?: Promises | null;
  /** How what the key may spend stands, for whoever runs the bot; null for anybody else. */
  creditsFor?: (call: Call) => Promise<Credits | null>;
}

/** `/status`: what is covered, how old the data is, what is late or failing, and what of this chat's alerts waits. */
export function createStatusCommand(deps: StatusDeps): Command {
  const { api, index, database, service, pauseUntil, storage } = deps;
  return {
    name: "status",
    own: true,
    personal: true,
    // What asks for it with nothing folded.
    options: [{ name: "all", required: false, suggests: false, form: /^all$/, hidden: true }],
    manages: false,
    async run({ call, text, now, args }) {
      const books = api.has.has("bookmakers") ? await unlessApiTrouble(api.bookmakers()) : null;
      const coverage = await coverageOf(database, now).catch(nullIfAway);
      const { platform } = parseAddress(call.address);
      const failing = (await failingPlatforms(database, now).catch(nullIfAway)) ?? [];
      const matches = index.list().map(({ match }) => match);
      const held = (await heldFor(database, { chat: call.address, now }).catch(nullIfAway)) ?? [];
      const reply = statusReply(text, {
        sports: countsOf(matches.map(({ sport }) => sport)),
        matches: matches.length,
        live: matches.filter((match) => isLive(match, now)).length,
        books: books?.value.length ?? null,
        coverage,
        gaps: (await gapsFor(deps, call.address, now).catch(nullIfAway)) ?? null,
        held,
        credits: (await deps.creditsFor?.(call).catch(nullIfAway)) ?? null,
        barred: (await barredFor(database, call).catch(nullIfAway)) ?? [],
        platforms: failing.filter((one) => one.platform === platform),
        platformPause: { platform, until: pauseUntil?.(platform) ?? null },
        storage: storage(),
        ...service(),
        all: args["all"] !== undefined,
        now,
      });
      return { ...reply, buttons: [...heldButtons(text, held, call), ...reply.buttons] };
    },
  };
}

/** The longest gap between two looks at each match that the chat watches and that has not begun; null where nothing is promised at all. */
async function gapsFor({ promises, database }: StatusDeps, chat: string, now: number): Promise<StatusFacts["gaps"]> {
  if (!promises) return null;
  const watched = await startsWatched(database, { chat, now });
  const promised = await promises.given(watched.map(({ matchId }) => matchId));
  return watched.flatMap(({ matchId, startsAt }) => {
    const its = promised.get(matchId);
    return its ? [gapNow(its, { startsAt, now })] : [];
  });
}

/** The asking chat where it does not let us write; in private those in which the person has watches. */
async function barredFor(database: Database, { address, place, reader }: Call): Promise<StatusFacts["barred"]> {
  const { platform } = parseAddress(address);
  if (place === "private") return barredChatsOf(database, { platform, id: reader.id });
  const chat = await chatOf(database, address);
  return chat?.barred ? [{ ...chat.barred, isHere: true }] : [];
}

/** How many there are of each, most first. */
function countsOf(sports: readonly (string | null)[]): StatusFacts["sports"] {
  const counts = new Map<string, number>();
  for (const sport of sports) if (sport !== null) counts.set(sport, (counts.get(sport) ?? 0) + 1);
  return [...counts].map(([sport, matches]) => ({ sport, matches })).sort((a, b) => b.matches - a.matches);
}
