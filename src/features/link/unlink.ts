import type { Draft } from "../../chat/reply.ts";
import type { Side } from "../../chats/keeper.ts";
import { type Command, Refusal } from "../../commands/command.ts";
import { button, paragraph } from "../../replies/parts/blocks.ts";
import type { Text } from "../../replies/parts/text.ts";
import type { Session } from "../../storage/database.ts";
import { copyWatches } from "../../watches/copies.ts";
import { scheduleFixtures } from "../../watches/fixtures.ts";
import { allWatchesOf } from "../../watches/store.ts";
import { partChat } from "./join.ts";
import type { LinkDeps } from "./link.ts";

/** `/unlink`: each address is a chat of its own again, with all of the watches. */
export function createUnlinkCommand({ database, keepers }: LinkDeps): Command {
  return {
    name: "unlink",
    own: true,
    personal: true,
    options: [],
    manages: "settings",
    async run({ call, text, now }) {
      if (call.place === "group") throw new Refusal("link-group", {}, []);
      const watches = (await allWatchesOf(database, [call.address])).length;
      const copy = (session: Session, to: Copied) => copyWatched(session, { ...to, now });
      const parted = await partChat(database, { chat: call.address, keepers, now, copy });
      return partedReply(text, { wasShared: parted.length > 0, watches });
    },
  };
}

type Copied = Side & { from: string };

async function copyWatched(session: Session, { from, address, person, now }: Copied & { now: number }): Promise<void> {
  await copyWatches(session, { from, to: address, person });
  await scheduleFixtures(session, { address, into: address, now });
}

/** What each side has now. */
export function partedReply(text: Text, { wasShared, watches }: { wasShared: boolean; watches: number }): Draft {
  return {
    blocks: [paragraph(wasShared ? text.spans("link-parted", { count: watches }) : text.spans("link-not-shared"))],
    buttons: [[button(text.say("link-button"), "link", "", { replace: false })]],
    personal: true,
  };
}
