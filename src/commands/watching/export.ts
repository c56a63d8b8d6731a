import type { Draft } from "../../chat/reply.ts";
import { betsOf, journalOwner } from "../../chats/journal.ts";
import { portableSettings } from "../../chats/settings.ts";
import type { MatchIndex } from "../../matches/index.ts";
import { exportReply, exportTable } from "../../replies/watching/export.ts";
import { watchTitle } from "../../replies/watching/watch-view.ts";
import { fileData, mostFileBytes, type PortableWatch, portableFrom } from "../../watches/portable.ts";
import { fittingBets, portableFromBet } from "../../watches/portable-bets.ts";
import { allWatchesOf } from "../../watches/store.ts";
import type { Ask, Command } from "../command.ts";
import { fileOption } from "../input/find-named.ts";
import { type ShareDeps, share } from "./share.ts";
import { watchNumbered, watchOption } from "./watch-meant.ts";
import { titledWatches } from "./watches.ts";

export interface ExportDeps extends ShareDeps {
  index: ShareDeps["index"] & Pick<MatchIndex, "byId">;
}

/** Bytes. */
const roomForCredit = 4_096;

/** `/export`: what this chat watches, by which rules, and its settings as a file that `/import` reads; of one watch, a link. */
export function createExportCommand(deps: ExportDeps): Command {
  return {
    name: "export",
    onBreak: true,
    personal: true,
    options: [fileOption, { ...watchOption, required: false, hidden: true }],
    manages: false,
    async run(ask): Promise<Draft> {
      const { call, text, settings, now } = ask;
      if (ask.args["watch"] !== undefined) return share(deps, ask, await watchNumbered(ask, deps));
      const watches = await portableWatches(deps, ask);
      const data = { watches, settings: portableSettings.parse(settings) };
      const isGroup = call.place === "group";
      // A group's file is everybody's, and a journal is nobody else's.
      const bets = isGroup ? [] : await betsOf(deps.database, await journalOwner(deps.database, call));
      const written = bets.map(portableFromBet);
      if (ask.args["file"] !== undefined) return exportTable(text, { ...data, bets: written, now });
      const without = Buffer.byteLength(JSON.stringify(fileData({ ...data, bets: [] }, now)));
      const fitting = fittingBets(written, mostFileBytes - without - roomForCredit);
      const file = fileData({ ...data, bets: fitting }, now);
      const journal = { written: fitting.length, all: bets.length };
      return exportReply(text, { data: file, watches: watches.length, journal, isGroup, now });
    },
  };
}

async function portableWatches(
  { database, index }: Pick<ExportDeps, "database" | "index">,
  { call, text }: Ask,
): Promise<PortableWatch[]> {
  const watches = await allWatchesOf(database, [call.address]);
  const written: PortableWatch[] = [];
  for (const watch of watches) {
    const known = watch.kind === "match" ? await index.byId(watch.matchId) : null;
    // A match that is forgotten nobody could find again.
    if (watch.kind === "match" && !known) continue;
    const [titled] = await titledWatches(index, [watch]);
    const name = titled ? watchTitle(text, titled) : null;
    written.push(portableFrom(watch, { name, startsAt: known?.match.startsAt ?? null, slug: known?.match.slug ?? null }));
  }
  return written;
}
