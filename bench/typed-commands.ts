import { ApiUnreachable } from "../src/api/errors.ts";
import type { Call } from "../src/chat/call.ts";
import type { Reply } from "../src/chat/reply.ts";
import { type CatalogDeps, createCatalog } from "../src/commands/catalog.ts";
import { createDispatch } from "../src/commands/dispatch.ts";
import { silentLog } from "../src/log.ts";
import { loadTexts } from "../src/replies/parts/text.ts";
import { asks } from "../src/sources/definition.ts";
import type { Database } from "../src/storage/database.ts";
import type { FakeClock } from "../test/clock.ts";

/** The commands that read a name with something behind it. */
export const typedCommands = ["watch", "edit", "preview", "less", "mute", "unwatch", "odds", "best", "history"] as const;

type Lists = Pick<CatalogDeps, "index" | "finder" | "directories">;

/** Answers typed commands as a bot does that has the lists, and no odds; its chat watches one match, all of a sport, and value bets. */
export async function openCommands({ database, clock, ...lists }: Lists & { database: Database; clock: FakeClock }) {
  const away = () => Promise.reject(new ApiUnreachable("connect"));
  const nothing = () => undefined;
  const deps = {
    ...{ ...lists, database, speed: 1, onWatched: nothing },
    ...{ features: [], keepers: [] },
    api: { has: new Set(asks), bookmakers: away, valueBets: away, history: away },
    boards: { read: async () => null },
    widening: { wake: nothing, widen: async () => undefined, covered: async () => ({ count: 0, all: 0, until: null }) },
  };
  const catalog = createCatalog(deps as unknown as CatalogDeps);
  const texts = loadTexts();
  const credit = { source: null, simulated: true };

  /** Nobody remembers who asked how often. */
  function answer(command: string, text: string): Promise<Reply> {
    const call: Call = {
      ...{ address: "telegram:7", place: "private", reader: { id: "7", language: "ru" }, command, text },
      ...{ options: null, source: "typed", mayManage: async () => true },
    };
    return createDispatch({ catalog, texts, credit, clock, log: silentLog })(call);
  }

  const [first] = lists.index.list();
  for (const watched of [`#${first?.id}`, "football", "value bets 3%"]) await answer("watch", watched);
  return answer;
}
