import { heldFor } from "../../delivery/held.ts";
import { countDecisions, type Decision, decisionsOfChat } from "../../facts/decisions.ts";
import type { MatchIndex } from "../../matches/index.ts";
import { pageAt } from "../../replies/parts/paging.ts";
import type { DecisionRow } from "../../replies/watching/decision.ts";
import { logFile, logReply } from "../../replies/watching/log.ts";
import type { Database } from "../../storage/database.ts";
import type { Command } from "../command.ts";
import { fileOption, pageOfAsk, pageOption } from "../input/find-named.ts";

export interface LogDeps {
  database: Database;
  index: Pick<MatchIndex, "byId">;
}

const pageSize = 6;
/** The newest of a file. */
const mostInFile = 5_000;

/** `/log`: the last decisions about this chat's watches, also those not to send, with the reason. */
export function createLogCommand({ database, index }: LogDeps): Command {
  return {
    name: "log",
    options: [pageOption, fileOption],
    manages: false,
    async run(ask) {
      const chat = ask.call.address;
      const total = await countDecisions(database, [chat]);
      if (ask.args["file"] !== undefined) {
        const rows = await rowsOf(index, await decisionsOfChat(database, { chat, limit: mostInFile }));
        return logFile(ask.text, { rows, total, now: ask.now });
      }
      const { page, offset } = pageAt(total, pageOfAsk(ask), pageSize);
      const decisions = await decisionsOfChat(database, { chat, limit: pageSize, offset });
      const held = page === 1 ? await heldFor(database, { chat, now: ask.now }) : [];
      return logReply(ask.text, { rows: { shown: await rowsOf(index, decisions), page, pageSize, total }, held });
    },
  };
}

/** Decisions with their matches, as far as those are still known. */
export function rowsOf(index: Pick<MatchIndex, "byId">, decisions: readonly Decision[]): Promise<DecisionRow[]> {
  return Promise.all(
    decisions.map(async (decision) => ({ decision, match: (await index.byId(decision.matchId))?.match ?? null })),
  );
}
