import { failedBy } from "../../api/errors.ts";
import type { OddsApi } from "../../api/odds-api.ts";
import { changeSettings } from "../../chats/settings.ts";
import { pageOf } from "../../replies/parts/paging.ts";
import { bonusesOffReply, bonusesReply } from "../../replies/questions/bonuses.ts";
import type { Database } from "../../storage/database.ts";
import { type Ask, type Command, Refusal } from "../command.ts";
import { pageOfAsk, pageOption } from "../input/find-named.ts";

const pageSize = 8;

export interface BonusesDeps {
  api: Pick<OddsApi, "bonuses">;
  database: Database;
}

/** `/bonuses`: what bookmakers offer new customers; nothing until the chat has turned it on. */
export function createBonusesCommand({ api, database }: BonusesDeps): Command {
  /** Whether bonuses are shown here, after what was just asked for. */
  async function shownHere({ call, args, settings, now }: Ask): Promise<boolean> {
    const wanted = args["show"];
    if (wanted === undefined) return settings.bonuses;
    if (call.place === "group" && !(await call.mayManage())) throw new Refusal("refuse-not-manager", {}, []);
    await changeSettings(database, { address: call.address, change: { bonuses: wanted === "on" }, now });
    return wanted === "on";
  }

  return {
    name: "bonuses",
    bets: true,
    options: [{ name: "show", required: false, suggests: false, form: /^(on|off)$/, hidden: true }, pageOption],
    manages: false,
    async run(ask) {
      const { text, now, call } = ask;
      if (!(await shownHere(ask))) return bonusesOffReply(text, call.place);
      const { value, fetchedAt, ...answer } = await api.bonuses();
      const bonuses = pageOf(value, pageOfAsk(ask), pageSize);
      return bonusesReply(text, { bonuses, fetchedAt, failed: failedBy(answer, { now }), now });
    },
  };
}
