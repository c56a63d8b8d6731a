import type { Draft } from "../../chat/reply.ts";
import { noteAct } from "../../chats/acts.ts";
import { addressesOf } from "../../chats/addresses.ts";
import { changeSettings, type Settings, settingsOf } from "../../chats/settings.ts";
import { reconsider } from "../../facts/facts.ts";
import { limitsReply } from "../../replies/operators/limits.ts";
import { usualLimits } from "../../watches/limits.ts";
import type { ActAsk, OperatorsDeps } from "./act.ts";
import { chatMeant, sentence } from "./chat-meant.ts";

/** `/admin limits <address> [hourly 6|off] [watches 20|usual]`: how much a chat may have and be told. */
export async function changeLimits({ database }: OperatorsDeps, { text, words, operator, now }: ActAsk): Promise<Draft> {
  const [word, ...wanted] = words;
  const meant = await chatMeant(database, { text, word });
  if ("instead" in meant) return meant.instead;
  const { address } = meant.chat;
  const change = changeMeant(wanted);
  if (change === null) return sentence(text, "admin-limits-unclear", address);
  const isChange = Object.keys(change).length > 0;
  const { hourly, mostWatches } = isChange
    ? await database.transaction().execute(async (session) => {
        const changed = await changeSettings(session, { address, change, now });
        // What the limit per hour holds may go sooner now.
        if (change.hourly !== undefined) await reconsider(session, await addressesOf(session, address), now);
        await noteAct(session, { at: now, operator, act: "limits", target: address, detail: wanted.join(" ") });
        return changed;
      })
    : await settingsOf(database, address);
  return limitsReply(text, { address, hourly, watches: mostWatches, usual: usualLimits.match, saved: isChange });
}

type Change = Partial<Pick<Settings, "hourly" | "mostWatches">>;

/** Pairs of a limit and its value; null where one cannot be understood. */
function changeMeant([name, value, ...rest]: readonly string[]): Change | null {
  if (name === undefined) return {};
  const others = changeMeant(rest);
  const one = oneChange(name.toLowerCase(), value?.toLowerCase() ?? "");
  return one && others && { ...one, ...others };
}

function oneChange(name: string, value: string): Change | null {
  const count = /^[1-9]\d{0,3}$/.test(value) ? Number(value) : null;
  if (name === "hourly" && value === "off") return { hourly: null };
  if (name === "hourly" && count !== null && count <= 60) return { hourly: count };
  if (name === "watches" && value === "usual") return { mostWatches: null };
  if (name === "watches" && count !== null && count <= 1_000) return { mostWatches: count };
  return null;
}
