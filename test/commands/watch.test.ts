import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ApiUnreachable } from "../../src/api/errors.ts";
import type { Call } from "../../src/chat/call.ts";
import { chatOf } from "../../src/chats/chats.ts";
import { defaultSettings } from "../../src/chats/settings.ts";
import { createWatchCommand } from "../../src/commands/watching/watch.ts";
import { silentLog } from "../../src/log.ts";
import { createDirectories } from "../../src/matches/directories.ts";
import { loadTexts } from "../../src/replies/parts/text.ts";
import { asks } from "../../src/sources/definition.ts";
import { documentedRhythm } from "../../src/sources/documented/service.ts";
import { createWidening } from "../../src/watches/expansion.ts";
import { createStage, type Known, type Stage } from "../alert-path/stage.ts";
import { engines } from "../databases.ts";

const group = "telegram:-100";
const texts = loadTexts();
const nothing = () => Promise.reject(new ApiUnreachable("timeout"));
const noLists = { fighters: nothing, teams: nothing, leagues: nothing };

describe.each(engines)("/watch on $name", ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let stage: Stage;
  let match: Known;
  beforeEach(async () => {
    opened = await open();
    stage = createStage(opened);
    match = await stage.addMatch("reds-blues");
  });
  afterEach(() => opened.close());

  async function watch(language: string | null, chosen: string | null = null): Promise<void> {
    const { database, boards } = stage;
    const finder = { find: async () => ({ kind: "one" as const, known: match }), suggest: () => [match] };
    const index = {
      byId: async () => match,
      list: () => [],
      bySlug: () => null,
      search: () => [],
      ready: nothing,
      remember: nothing,
    };
    const directories = createDirectories({ api: noLists, clock: stage.clock, log: silentLog });
    const quiet = { clock: stage.clock, log: silentLog, rhythm: documentedRhythm, perMinute: 88, onWidened: () => undefined };
    const widening = createWidening({ database, index, ...quiet });
    const deps = {
      finder,
      index,
      directories,
      widening,
      boards,
      models: { lookAt: async () => null },
      api: { has: new Set(asks), bookmakers: nothing, valueBets: nothing },
      database,
      onWatched: () => undefined,
    };
    const command = createWatchCommand(deps);
    const call: Call = {
      address: group,
      place: "group",
      reader: { id: "7", language },
      command: "watch",
      text: "#1",
      options: null,
      source: "typed",
      mayManage: async () => true,
    };
    const text = texts.in(chosen ?? language);
    const settings = { ...defaultSettings, language: chosen };
    const about = { text, settings, languages: texts.languages, follow: () => text };
    await command.run({ call, args: { match: "#1" }, ...about, now: 1 });
  }

  it("leaves a chat its language when the platform tells none", async () => {
    await watch("ru");
    await watch(null);
    expect((await chatOf(opened.database, group))?.seenLanguage).toBe("ru");
  });

  it("remembers the language that is spoken or was chosen", async () => {
    await watch("en-GB", "ru");
    expect((await chatOf(opened.database, group))?.seenLanguage).toBe("ru");
    await watch("en-GB");
    expect((await chatOf(opened.database, group))?.seenLanguage).toBe("en");
  });
});
