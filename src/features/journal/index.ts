import { undoMs } from "../../watches/removals.ts";
import type { Feature } from "../feature.ts";
import { createBetCommand } from "./bet.ts";
import { followBets, pruneBets } from "./bets.ts";
import { closeBets } from "./closing.ts";
import { createJournalCommand } from "./journal.ts";
import { keeper } from "./keeper.ts";
import { createSettling } from "./settling.ts";

/** People write down bets they placed elsewhere, and see how their prices compare with the closing line. */
export const journal: Feature = {
  name: "journal",
  commands: (deps) => [createBetCommand(deps), createJournalCommand(deps)],
  keeper,
  look: (deps) => (deps.api.results ? createSettling(deps).run : null),
  async prune(session, now) {
    await closeBets(session);
    await pruneBets(session, now - undoMs);
    await followBets(session, now);
  },
};
