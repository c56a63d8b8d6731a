import { isAboutBets, type Rule } from "../rules/rule.ts";
import { type Ask, type Policy, Refusal } from "./command.ts";

type Asker = Pick<Ask, "call" | "settings">;

/** Whether the asker may change this of the chat. In private there is nobody else; in groups the platform is asked, unless members may. */
export async function mayChange({ call, settings }: Asker, what: Policy): Promise<boolean> {
  if (call.place === "private" || (what === "watches" && settings.membersMayWatch)) return true;
  return call.mayManage();
}

/** Throws the refusal for who may not change this of the chat. */
export async function demandRight(asker: Asker, what: Policy): Promise<void> {
  // Nothing is kept of a chat that cannot be written to, and there is nobody who could allow it.
  if (asker.call.isGuest) throw new Refusal("refuse-guest", {}, []);
  if (await mayChange(asker, what)) return;
  throw new Refusal(what === "watches" ? "refuse-not-manager-watches" : "refuse-not-manager", {}, []);
}

/** Members who may watch still leave alone what others watch; throws the refusal. */
export async function demandOwn(asker: Asker, { createdBy }: { createdBy: string }): Promise<void> {
  if (createdBy === asker.call.reader.id || (await mayChange(asker, "settings"))) return;
  throw new Refusal("refuse-not-own-watch", {}, []);
}

/** Throws the refusal in a chat that wants nothing about what to bet on, with the way to the setting. */
export function demandBets({ settings, text }: Pick<Ask, "settings" | "text">): void {
  if (!settings.informationOnly) return;
  const press = { command: "settings", text: "information", replace: false };
  throw new Refusal("refuse-information-only", {}, [[{ label: text.say("information-only-change"), press }]]);
}

/** The same for a rule that looks at what could be had, not at what the books think. */
export function demandInformation(ask: Pick<Ask, "settings" | "text">, rule: Rule): void {
  if (isAboutBets(rule)) demandBets(ask);
}
