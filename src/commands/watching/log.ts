import { heldFor } from "../../delivery/held.ts";
import { movedOn, type ToldAlert, toldAlert, withLater } from "../../detection/told-alerts.ts";
import { countDecisions, type Decision, decisionsOfChat } from "../../facts/decisions.ts";
import type { MatchIndex } from "../../matches/index.ts";
import { heldButtons } from "../../replies/parts/held.ts";
import { pageAt, rowsShown } from "../../replies/parts/paging.ts";
import { type AlertSince, alertsChartReply } from "../../replies/watching/alerts-chart.ts";
import type { DecisionRow } from "../../replies/watching/decision.ts";
import { logFile, logReply } from "../../replies/watching/log.ts";
import type { Database } from "../../storage/database.ts";
import { type Command, Refusal } from "../command.ts";
import { chartOption, fileOption, pageOfAsk, pageOption } from "../input/find-named.ts";

export interface LogDeps {
  database: Database;
  index: Pick<MatchIndex, "byId">;
}

/** The newest of a file. */
const mostInFile = 5_000;
/** More dots than these hide each other. */
const mostDots = 60;

/** `/log`: the last decisions about this chat's watches, also those not to send, with the reason. */
export function createLogCommand({ database, index }: LogDeps): Command {
  /** The last alerts about prices, each with where its price was at the start of the match, or is now. */
  async function alertsSince(chat: string, now: number): Promise<AlertSince[]> {
    const decisions = await decisionsOfChat(database, { chat, limit: mostInFile });
    const told = decisions
      .flatMap((decision) => toldAlert(decision) ?? [])
      .filter(isAboutWay)
      .slice(0, mostDots);
    const found = await Promise.all(
      told.map(async (alert) => ({ ...alert, match: (await index.byId(alert.matchId))?.match ?? null })),
    );
    const known = found.flatMap(({ match, ...alert }) => (match ? [{ ...alert, match }] : []));
    const later = await withLater(database, known, ({ match }) => Math.min(match.startsAt ?? now, now));
    return later.map((alert) => ({ ...alert, moved: movedOn(alert) }));
  }

  return {
    name: "log",
    options: [pageOption, fileOption, chartOption],
    manages: false,
    async run(ask) {
      const chat = ask.call.address;
      const total = await countDecisions(database, [chat]);
      if (ask.args["file"] !== undefined) {
        const rows = await rowsOf(index, await decisionsOfChat(database, { chat, limit: mostInFile }));
        return logFile(ask.text, { rows, total, now: ask.now });
      }
      if (ask.args["chart"] !== undefined) {
        const alerts = await alertsSince(chat, ask.now);
        if (alerts.length === 0) throw new Refusal("chart-alerts-none");
        return alertsChartReply(ask.text, { alerts, theme: ask.settings.theme });
      }
      const { page, offset } = pageAt(total, pageOfAsk(ask), rowsShown);
      const decisions = await decisionsOfChat(database, { chat, limit: rowsShown, offset });
      const held = page === 1 ? await heldFor(database, { chat, now: ask.now }) : [];
      const reply = logReply(ask.text, {
        rows: { shown: await rowsOf(index, decisions), page, pageSize: rowsShown, total },
        held,
      });
      return { ...reply, buttons: [...heldButtons(ask.text, held, ask.call), ...reply.buttons] };
    },
  };
}

/** The chart sets what came after beside the way that was told, and a gap tells of none. */
function isAboutWay({ rule }: ToldAlert): boolean {
  return rule.kind !== "gap";
}

/** Decisions with their matches, as far as those are still known. */
export function rowsOf(index: Pick<MatchIndex, "byId">, decisions: readonly Decision[]): Promise<DecisionRow[]> {
  return Promise.all(
    decisions.map(async (decision) => ({ decision, match: (await index.byId(decision.matchId))?.match ?? null })),
  );
}
