import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Call } from "../../src/chat/call.ts";
import type { Draft } from "../../src/chat/reply.ts";
import { defaultSettings } from "../../src/chats/settings.ts";
import { argumentsOf } from "../../src/commands/input/arguments.ts";
import { createLessCommand } from "../../src/commands/watching/less.ts";
import { createMuteCommand } from "../../src/commands/watching/mute.ts";
import { createStage, type Known, type Stage } from "../alert-path/stage.ts";
import { engines } from "../databases.ts";
import { alertReply, buttonsOf, said, texts } from "../replies/facts.ts";

const ann = "telegram:1";
const english = texts.in("en");

describe.each(engines)("the buttons of an alert of several matches on $name", ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let stage: Stage;
  let matches: Known[];
  beforeEach(async () => {
    opened = await open();
    stage = createStage(opened);
    await stage.addChat(ann);
    matches = [];
    for (const slug of ["reds", "blues", "greens"]) matches.push(await stage.addMatch(slug));
    for (const match of matches) {
      await stage.poll(match);
      await stage.watch(ann, match);
    }
    for (const match of matches.slice(0, 2)) await stage.poll(match, 0.6);
    await stage.deliver();
  });
  afterEach(async () => {
    await opened.close();
    expect(stage.faults).toEqual([]);
  });

  async function press(words: string): Promise<Draft> {
    const { database } = stage;
    const index = { byId: async (id: number) => matches.find((match) => match.id === id) ?? null };
    const finder = {
      find: async (typed: string) => ({ kind: "one" as const, known: matches.find(({ id }) => `#${id}` === typed) }),
    };
    const deps = { database, index, finder, directories: {} } as never;
    const [, name = "", text = ""] = /^(\S+)\s*(.*)$/.exec(words) ?? [];
    const command = name === "mute" ? createMuteCommand(deps) : createLessCommand(deps);
    const call: Call = {
      ...{ address: ann, place: "private", reader: { id: "7", language: "en" }, command: name, text },
      ...{ options: null, source: "button", mayManage: async () => true },
    };
    const about = { settings: defaultSettings, languages: texts.languages, follow: () => english, now: stage.clock.now() };
    return command.run({ call, args: argumentsOf(call, command.options), text: english, ...about });
  }

  /** What the message's button of this label carries. */
  function carried(label: string): string {
    const [{ said: facts } = {}] = stage.sent;
    if (!facts) throw new Error("nothing was sent");
    const found = buttonsOf(alertReply(english, facts))
      .join(" ")
      .match(new RegExp(`\\[${label}: ([^\\]]+)\\]`));
    return found?.[1] ?? "";
  }

  it("mute offers its matches and no others, and the choice takes the place of the question", async () => {
    expect(stage.sent).toHaveLength(1);
    const which = await press(carried("Mute"));
    const [reds, blues] = matches.map(({ id }) => id);
    expect(buttonsOf(which).slice(0, -1).sort()).toEqual(
      [`[reds home v reds away: mute #${reds}]`, `[blues home v blues away: mute #${blues}]`].sort(),
    );
    expect(buttonsOf(which).at(-1)).toMatch(/^\[Fewer: less message:\S+\] \[Stop: unwatch message:\S+\]$/);
    expect(which.buttons.flat().every((button) => "press" in button && button.press.replace)).toBe(true);
    expect(said(await press(`mute #${reds}`))).toContain("reds home v reds away is muted until you unmute it.");
    await expect(press("mute message:unknown")).rejects.toMatchObject({ key: "refuse-old-button" });
  });

  it("less offers its watches and no others, and acts at once where one is left", async () => {
    const [reds, blues] = matches.map(({ id }) => id);
    const which = await press(carried("Fewer"));
    expect(buttonsOf(which).slice(0, -1).sort()).toEqual(
      ["[reds home v reds away: less 1]", "[blues home v blues away: less 2]"].sort(),
    );
    await stage.database.deleteFrom("watches").where("match_id", "=", Number(blues)).execute();
    expect(said(await press(carried("Fewer")))).toContain("reds home v reds away: only moves of 5 pp or more now.");
    await stage.database.deleteFrom("watches").where("match_id", "=", Number(reds)).execute();
    await expect(press(carried("Fewer"))).rejects.toMatchObject({ key: "refuse-old-button" });
  });
});
