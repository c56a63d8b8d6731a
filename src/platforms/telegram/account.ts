import { Api } from "grammy";
import type { Dispatcher } from "undici";
import type { AccountAnswer, CommandInfo } from "../../chat/platform.ts";
import { connectionTrouble } from "../../proxy.ts";
import { menusToSet } from "./menu.ts";
import { faultFromError } from "./outcome.ts";
import { fetchBy } from "./requests.ts";

/** What Telegram knows of the bot whose token it is. */
export interface TelegramAccount {
  username: string;
  /** People may add it to groups. */
  joinsGroups: boolean;
  /** It is sent all that is written in groups; without that, what is meant for it. */
  readsEverything: boolean;
  /** Its name can be typed in every chat, to be answered there. */
  isInline: boolean;
  /** So many menus are not those of the catalog. */
  otherMenus: number;
}

/** Asks Telegram about a token. Never throws. */
export async function telegramAccount(
  { token, apiRoot, agent }: { token: string; apiRoot: string; agent: Dispatcher },
  catalog: readonly CommandInfo[],
): Promise<AccountAnswer<TelegramAccount>> {
  const api = new Api(token, { apiRoot, timeoutSeconds: 10, fetch: fetchBy(agent) });
  try {
    const me = await api.getMe();
    const account = {
      username: me.username,
      joinsGroups: me.can_join_groups,
      readsEverything: me.can_read_all_group_messages,
      isInline: me.supports_inline_queries,
      otherMenus: (await menusToSet(api, catalog)).length,
    };
    return { kind: "known", account };
  } catch (error) {
    const trouble = connectionTrouble(error, "TELEGRAM_API_ROOT");
    if (trouble) return { kind: "unreached", reason: trouble.says, look: trouble.look };
    const fault = faultFromError(error);
    const reason = "reason" in fault ? fault.reason : fault.kind;
    return { kind: fault.kind === "token" ? "refused" : "unreached", reason };
  }
}

/** What the bot needs in a channel, where only administrators write; in groups it needs no right of its own. */
const channelRights = ["post_messages"];

/** The links by which people begin to use it. */
export function telegramLinks(username: string): Record<"person" | "group" | "channel", string> {
  const bot = `https://t.me/${username}`;
  return { person: bot, group: `${bot}?startgroup`, channel: `${bot}?startchannel&admin=${channelRights.join("+")}` };
}
