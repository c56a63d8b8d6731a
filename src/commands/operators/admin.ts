import { formatAddress, parseAddress } from "../../chat/address.ts";
import type { Draft } from "../../chat/reply.ts";
import { actsFrom, countActs } from "../../chats/acts.ts";
import { budgetReply } from "../../replies/operators/budget.ts";
import { doctorReply, serviceReply } from "../../replies/operators/doctor.ts";
import { logReply } from "../../replies/operators/log.ts";
import { menuReply } from "../../replies/operators/menu.ts";
import { statusReply } from "../../replies/operators/status.ts";
import { unclearReply } from "../../replies/operators/unclear.ts";
import { pageAt } from "../../replies/parts/paging.ts";
import type { Ask, Command } from "../command.ts";
import { pageOfAsk, pageOption } from "../input/find-named.ts";
import { allow, block, leave } from "./access.ts";
import type { Act, ActAsk, OperatorsDeps } from "./act.ts";
import { broadcast } from "./broadcast.ts";
import { showChat, showChats } from "./chats.ts";
import { showFailed } from "./failed.ts";
import { changeLimits } from "./limits.ts";

export interface AdminDeps {
  operators: OperatorsDeps;
}

/** In the order of the menu. */
export const acts: Readonly<Record<string, Act>> = {
  status: async ({ status }, { text }) => statusReply(text, await status()),
  budget: async ({ budget }, { text, now }) => budgetReply(text, { ...(await budget()), now }),
  chats: showChats,
  chat: showChat,
  failed: showFailed,
  limits: changeLimits,
  block,
  allow,
  leave,
  broadcast,
  log: showLog,
  unclear: async ({ unclear }, { text }) => unclearReply(text, unclear?.most(unclearShown) ?? null),
  async doctor({ examine }, { text }) {
    const seen = await examine();
    return "state" in seen ? serviceReply(text, seen) : doctorReply(text, seen);
  },
};

/** `/admin`: what only the operators of this bot see. */
export function createAdminCommand({ operators }: AdminDeps): Command {
  return {
    name: "admin",
    operators: true,
    options: [{ name: "what", required: false, suggests: false }, pageOption],
    manages: false,
    async run(ask) {
      const [name = "", ...words] = (ask.args["what"] ?? "").split(" ");
      const meant = name.toLowerCase() === "unblock" ? "allow" : name.toLowerCase();
      const act = Object.hasOwn(acts, meant) ? acts[meant] : undefined;
      if (!act) return menuReply(ask.text, Object.keys(acts), name === "" ? null : name.slice(0, 32));
      return act(operators, { ...ask, words, typed: typedAfter(ask), operator: operatorOf(ask) });
    },
  };
}

function typedAfter({ call: { text, options } }: Ask): string {
  return (options?.["what"] ?? text).trim().replace(/^\S+\s*/, "");
}

function operatorOf({ call: { address, reader } }: Ask): string {
  return formatAddress({ platform: parseAddress(address).platform, chat: reader.id, thread: null });
}

const actsPerPage = 10;
const unclearShown = 20;

async function showLog({ database }: OperatorsDeps, ask: ActAsk): Promise<Draft> {
  const total = await countActs(database);
  const { page, offset } = pageAt(total, pageOfAsk(ask), actsPerPage);
  const shown = await actsFrom(database, { offset, limit: actsPerPage });
  return logReply(ask.text, { shown, page, pageSize: actsPerPage, total });
}
