import { type PlatformName, parseAddress } from "../../chat/address.ts";
import type { Draft } from "../../chat/reply.ts";
import type { Keeper, Side } from "../../chats/keeper.ts";
import { type Place, placesAround } from "../../chats/places.ts";
import { changeSettings } from "../../chats/settings.ts";
import { type Ask, type Command, Refusal } from "../../commands/command.ts";
import { partButton } from "../../replies/chat/my-data.ts";
import { button, heading, note, paragraph } from "../../replies/parts/blocks.ts";
import type { Text } from "../../replies/parts/text.ts";
import type { Database } from "../../storage/database.ts";
import { allWatchesOf } from "../../watches/store.ts";
import { codeFrom, makeCode } from "./codes.ts";
import { joinByCode } from "./join.ts";

export interface LinkDeps {
  database: Database;
  keepers: readonly Keeper[];
  /** Where the bot is. With one platform there is nothing to link. */
  platforms: readonly PlatformName[];
}

const minuteMs = 60_000;

/** `/link [code]`: one list of watches on two platforms. Without a code it gives one, or says with whom the list is shared. */
export function createLinkCommand(deps: LinkDeps): Command {
  const { database } = deps;
  return {
    name: "link",
    own: true,
    personal: true,
    options: [
      { name: "code", required: false, suggests: false },
      { name: "alerts", required: false, suggests: false, form: /^(?:seen|both)$/, hidden: true },
    ],
    manages: "settings",
    async run(ask) {
      const { call, args, text, now } = ask;
      if (call.place === "group") throw new Refusal("link-group", {}, []);
      const places = await placesAround(database, [call.address]);
      const { alerts, code } = args;
      if (places.length > 0 && (alerts === "seen" || alerts === "both")) {
        const { alertsAt } = await changeSettings(database, { address: call.address, change: { alertsAt: alerts }, now });
        return shared(deps, { text, places, alertsAt });
      }
      if (code !== undefined) {
        // Whoever was talked into typing somebody else's code learns first what it does.
        const typed = call.source === "button" ? null : codeFrom(code);
        return typed === null ? join(deps, ask, code) : linkAskReply(text, typed);
      }
      if (places.length > 0) return shared(deps, { text, places, alertsAt: ask.settings.alertsAt });
      return offer(deps, ask);
    },
  };
}

async function offer({ database, platforms }: LinkDeps, ask: Ask): Promise<Draft> {
  const { platform } = parseAddress(ask.call.address);
  const others = platforms.filter((other) => other !== platform);
  if (others.length === 0) throw new Refusal("link-nowhere");
  return linkCodeReply(ask.text, { code: await makeCode(database, sideOf(ask), ask.now), others });
}

async function join(deps: LinkDeps, ask: Ask, typed: string): Promise<Draft> {
  const { database, keepers } = deps;
  const { text, now } = ask;
  const joining = await joinByCode(database, { typed, side: sideOf(ask), keepers, now });
  switch (joining.kind) {
    case "too_many":
      throw new Refusal("link-too-many", { minutes: Math.ceil((joining.until - now) / minuteMs) }, []);
    case "unknown":
    case "same_platform":
    case "linked":
      throw new Refusal(`link-${joining.kind.replace("_", "-")}`, {}, []);
    case "joined":
      return shared(deps, { text, places: await placesAround(database, [joining.chat]), alertsAt: "seen" });
  }
}

function sideOf({ call }: Ask): Side {
  return call.asked ?? { address: call.address, person: call.reader.id };
}

interface Shared {
  text: Text;
  places: readonly Place[];
  alertsAt: "seen" | "both";
}

async function shared({ database }: LinkDeps, { text, places, alertsAt }: Shared): Promise<Draft> {
  const platforms = places.map(({ platform }) => platform);
  const seenAt = places.find(({ hasAlerts }) => hasAlerts)?.platform ?? platforms[0] ?? "telegram";
  const chats = [...new Set(places.map(({ chat }) => chat))];
  const watches = (await allWatchesOf(database, chats)).length;
  return linkedReply(text, { platforms, seenAt, alertsAt, watches });
}

/** A code, what to do with it, and what comes of that. */
export function linkCodeReply(text: Text, { code, others }: { code: string; others: readonly PlatformName[] }): Draft {
  const [only = "several", ...more] = others;
  const platform = more.length > 0 ? "several" : only;
  return {
    blocks: [
      heading(text.spans("link-heading")),
      paragraph(text.spans("link-how", { platform })),
      paragraph([{ kind: "text", text: `/link ${code}`, style: "code" }]),
      paragraph(text.spans("link-what")),
      note(text.spans("link-secret")),
    ],
    buttons: [],
    personal: true,
  };
}

/** Asks whether the code is the person's own. Only the button joins the lists. */
export function linkAskReply(text: Text, code: string): Draft {
  return {
    blocks: [paragraph(text.spans("link-ask")), paragraph(text.spans("link-ask-why"))],
    buttons: [[button(text.say("link-ask-yes"), "link", code)]],
    personal: true,
  };
}

interface LinkedFacts {
  /** Where the list is, the first of them its own. */
  platforms: readonly PlatformName[];
  /** Where the person was last seen. */
  seenAt: PlatformName;
  alertsAt: "seen" | "both";
  watches: number;
}

/** Who shares the list, and where its alerts go. */
export function linkedReply(text: Text, { platforms, seenAt, alertsAt, watches }: LinkedFacts): Draft {
  const [one = seenAt, other = seenAt] = platforms;
  const choice = alertsAt === "both" ? "seen" : "both";
  return {
    blocks: [
      heading(text.spans("link-heading")),
      paragraph(text.spans("link-shared", { one, other, count: watches })),
      paragraph(text.spans(`link-alerts-${alertsAt}`, { platform: seenAt })),
    ],
    buttons: [
      [button(text.say(`link-to-${choice}`), "link", choice)],
      [button(text.say("watches-heading"), "watches", "", { replace: false }), partButton(text)],
    ],
    personal: true,
  };
}
