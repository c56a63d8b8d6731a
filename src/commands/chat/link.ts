import { type PlatformName, parseAddress } from "../../chat/address.ts";
import type { Draft } from "../../chat/reply.ts";
import { codeFrom, joinByCode, makeCode, partChat } from "../../chats/links.ts";
import { type Place, placesAround } from "../../chats/places.ts";
import { changeSettings } from "../../chats/settings.ts";
import { linkAskReply, linkCodeReply, linkedReply, partedReply } from "../../replies/chat/link.ts";
import type { Database } from "../../storage/database.ts";
import { copyWatches } from "../../watches/copies.ts";
import { scheduleFixtures } from "../../watches/fixtures.ts";
import { allWatchesOf } from "../../watches/store.ts";
import { type Ask, type Command, Refusal } from "../command.ts";

export interface LinkDeps {
  database: Database;
  /** Where the bot is; with one platform there is nothing to link. */
  platforms: readonly PlatformName[];
}

const minuteMs = 60_000;

/** `/link [code]`: one list of watches on two platforms. Without a code it gives one, or says with whom the list is shared. */
export function createLinkCommand({ database, platforms }: LinkDeps): Command {
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
      const { call, args, now } = ask;
      if (call.place === "group") throw new Refusal("link-group", {}, []);
      const places = await placesAround(database, [call.address]);
      const { alerts, code } = args;
      if (places.length > 0 && (alerts === "seen" || alerts === "both")) {
        const settings = await changeSettings(database, { address: call.address, change: { alertsAt: alerts }, now });
        return shown(ask, places, settings.alertsAt);
      }
      if (code !== undefined) {
        // Whoever was talked into typing somebody else's code learns first what it does.
        const asked = call.source === "button" ? null : codeFrom(code);
        return asked === null ? joined(ask, code) : linkAskReply(ask.text, asked);
      }
      if (places.length > 0) return shown(ask, places, ask.settings.alertsAt);
      const { platform } = parseAddress(call.address);
      const others = platforms.filter((other) => other !== platform);
      if (others.length === 0) throw new Refusal("link-nowhere");
      return linkCodeReply(ask.text, { code: await makeCode(database, sideOf(ask), now), others });
    },
  };

  async function joined(ask: Ask, typed: string): Promise<Draft> {
    const { now } = ask;
    const joining = await joinByCode(database, { typed, side: sideOf(ask), now });
    switch (joining.kind) {
      case "too_many":
        throw new Refusal("link-too-many", { minutes: Math.ceil((joining.until - now) / minuteMs) }, []);
      case "unknown":
      case "same_platform":
      case "linked":
        throw new Refusal(`link-${joining.kind.replace("_", "-")}`, {}, []);
      case "joined": {
        const places = await placesAround(database, [joining.chat]);
        const watches = (await allWatchesOf(database, [joining.chat])).length;
        return linkedReply(ask.text, { ...facts(places), alertsAt: "seen", watches });
      }
    }
  }

  async function shown({ text, call }: Ask, places: readonly Place[], alertsAt: "seen" | "both"): Promise<Draft> {
    const watches = (await allWatchesOf(database, [call.address])).length;
    return linkedReply(text, { ...facts(places), alertsAt, watches });
  }
}

/** `/unlink`: each address is a chat of its own again, with all of the watches. */
export function createUnlinkCommand({ database }: Pick<LinkDeps, "database">): Command {
  return {
    name: "unlink",
    own: true,
    personal: true,
    options: [],
    manages: "settings",
    async run({ call, text, now }) {
      if (call.place === "group") throw new Refusal("link-group", {}, []);
      const watches = (await allWatchesOf(database, [call.address])).length;
      const parted = await partChat(database, {
        chat: call.address,
        now,
        async copy(session, { from, address, person }) {
          await copyWatches(session, { from, to: address, person });
          await scheduleFixtures(session, { address, into: address, now });
        },
      });
      return partedReply(text, { wasShared: parted.length > 0, watches });
    },
  };
}

function sideOf({ call }: Ask): { address: string; person: string } {
  return call.asked ?? { address: call.address, person: call.reader.id };
}

function facts(places: readonly Place[]): { platforms: PlatformName[]; seenAt: PlatformName } {
  const platforms = places.map(({ platform }) => platform);
  return { platforms, seenAt: places.find(({ hasAlerts }) => hasAlerts)?.platform ?? platforms[0] ?? "telegram" };
}
