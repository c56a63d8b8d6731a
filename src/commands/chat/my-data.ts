import type { Keeper } from "../../chats/keeper.ts";
import { myDataReply } from "../../replies/chat/my-data.ts";
import { pageOf } from "../../replies/parts/paging.ts";
import type { Database } from "../../storage/database.ts";
import type { Command } from "../command.ts";
import { pageOfAsk, pageOption } from "../input/find-named.ts";
import { keptDataOf } from "./kept-data.ts";

const pageSize = 8;

/** `/mydata`: everything that is kept about this chat, as JSON. */
export function createMyDataCommand({ database, keepers }: { database: Database; keepers: readonly Keeper[] }): Command {
  return {
    name: "mydata",
    own: true,
    onBreak: true,
    options: [pageOption],
    manages: false,
    async run(ask) {
      const { records, left } = await keptDataOf(database, ask.call, keepers);
      return myDataReply(ask.text, { records: pageOf(records, pageOfAsk(ask), pageSize), left, place: ask.call.place });
    },
  };
}
