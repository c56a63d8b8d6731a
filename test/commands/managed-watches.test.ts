import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ApiUnreachable } from "../../src/api/errors.ts";
import type { Call } from "../../src/chat/call.ts";
import type { Draft } from "../../src/chat/reply.ts";
import { defaultQuiet, defaultSettings, type Settings } from "../../src/chats/settings.ts";
import { endOfTime } from "../../src/clock.ts";
import type { Command } from "../../src/commands/command.ts";
import { argumentsOf } from "../../src/commands/input/arguments.ts";
import { createEditCommand } from "../../src/commands/watching/edit.ts";
import { createPauseCommand, createResumeCommand } from "../../src/commands/watching/pause.ts";
import { createUndoCommand } from "../../src/commands/watching/undo.ts";
import { createUnwatchCommand } from "../../src/commands/watching/unwatch.ts";
import { createWatchesCommand } from "../../src/commands/watching/watches.ts";
import { endPauses } from "../../src/feed/ended-pauses.ts";
import { silentLog } from "../../src/log.ts";
import { createDirectories } from "../../src/matches/directories.ts";
import type { Target } from "../../src/matches/targets.ts";
import { asks } from "../../src/sources/definition.ts";
import { transact } from "../../src/storage/transact.ts";
import { addCard, cardsOf } from "../../src/watches/cards.ts";
import { coverMatches } from "../../src/watches/covering.ts";
import { watchesOfChat } from "../../src/watches/watches.ts";
import { addWideWatch } from "../../src/watches/wide-watches.ts";
import { createStage, type Known, type Stage } from "../alert-path/stage.ts";
import { engines } from "../databases.ts";
import { buttonsOf, said, texts } from "../replies/facts.ts";

const ann = "telegram:1";
const bob = "telegram:2";

describe.each(engines)("the watches of a chat on $name", ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let stage: Stage;
  let matches: Known[];
  let settings: Settings;
  beforeEach(async () => {
    opened = await open();
    stage = createStage(opened);
    settings = defaultSettings;
    matches = [await stage.addMatch("reds-blues"), await stage.addMatch("greens-greys")];
    for (const chat of [ann, bob]) await stage.addChat(chat);
    for (const match of matches) {
      await stage.poll(match);
      await stage.watch(ann, match);
    }
  });
  afterEach(async () => {
    await opened.close();
    expect(stage.faults).toEqual([]);
  });

  const nothing = () => undefined;
  const watches = () => watchesOfChat(stage.database, ann);
  const numbers = async () => (await watches()).map(({ number }) => number);
  const told = () => stage.sent.map(({ message }) => message.address);

  function commands(): readonly Command[] {
    const { database, boards } = stage;
    const index = {
      byId: async (id: number) => matches.find((match) => match.id === id) ?? null,
      list: () => [],
      search: () => [],
    };
    const finder = { find: async () => ({ kind: "none" as const, suggestions: [], near: false }), suggest: () => [] };
    const widening = { wake: nothing, widen: async () => undefined, covered: async () => ({ count: 0, all: 0, until: null }) };
    const refused = () => Promise.reject(new ApiUnreachable("connect"));
    const noLists = { teams: refused, leagues: refused, fighters: refused };
    const api = { has: new Set(asks), bookmakers: async () => ({ value: [{ name: "Alder" }] }) as never, valueBets: refused };
    const directories = createDirectories({ api: noLists, clock: stage.clock, log: silentLog });
    const models = { lookAt: async () => null };
    const deps = {
      database,
      boards,
      models,
      index: index as never,
      finder,
      widening,
      directories,
      api,
      onWatched: nothing,
    };
    const creators = [
      createEditCommand,
      createPauseCommand,
      createResumeCommand,
      createUnwatchCommand,
      createUndoCommand,
      createWatchesCommand,
    ];
    return creators.map((create) => create(deps));
  }

  async function ask(typed: string, how: Partial<Call> = {}): Promise<Draft> {
    const [, name = "", words = ""] = /^(\S+)\s*(.*)$/.exec(typed) ?? [];
    const command = commands().find((one) => one.name === name);
    if (!command) throw new Error(`no command ${name}`);
    const call: Call = {
      ...{ address: ann, place: "private", reader: { id: "7", language: "en" }, command: name, text: words },
      ...{ options: null, source: "typed", mayManage: async () => true },
      ...how,
    };
    const text = texts.in("en");
    const about = { text, settings, languages: texts.languages, follow: () => text, now: stage.clock.now() };
    return command.run({ call, args: argumentsOf(call, command.options), ...about });
  }
  const press = (typed: string) => ask(typed, { source: "button" });

  it("are changed by their number: the threshold, the direction, and the starting point with them", async () => {
    const [match] = matches as [Known];
    const [id] = await numbers();
    await stage.poll(match, 0.54);
    expect(said(await press(`edit ${id} 5pp`))).toContain("Rule: 5 pp");
    await press(`edit ${id} shortens`);
    expect(await watches()).toMatchObject([{ number: id, rule: "5pp shortens" }, { rule: "3pp" }]);
    await stage.poll(match, 0.585);
    await stage.deliver();
    expect(told()).toEqual([]);
    await stage.poll(match, 0.591);
    await stage.deliver();
    expect(told()).toEqual([ann]);
    await expect(ask(`edit ${id} enormously`)).rejects.toMatchObject({ key: "watch-unknown-word" });
  });

  it("can become another kind of rule and back, and name a book that quotes nothing yet", async () => {
    const [id] = await numbers();
    expect(said(await ask(`edit ${id} home >= 3.10`))).toContain("Rule: reds-blues home · 3.10 or more");
    await ask(`edit ${id} at Alder`);
    expect(await watches()).toMatchObject([{ number: id, rule: ">=3.1 on=winner:home book=Alder" }, {}]);
    await expect(ask(`edit ${id} posted`)).rejects.toMatchObject({ key: "watch-posted-already" });
    await ask(`edit ${id} 5pp`);
    expect(await watches()).toMatchObject([{ number: id, rule: "5pp on=winner:home" }, {}]);
  });

  it("have quiet hours of their own, in either language, that the delivery keeps beside those of the chat", async () => {
    const [first, second] = await numbers();
    const quietOf = async () =>
      (await watches()).map(({ quiet }) => quiet && (quiet.on ? [quiet.from / 60, quiet.to / 60] : "off"));
    // It is noon.
    expect(said(await ask(`edit ${first} quiet 11-14`))).toContain("Now: 11:00–14:00, every day: on hold");
    expect(said(await ask(`watches ${first}`))).toContain("Quiet hours: 11:00–14:00");
    for (const match of matches) await stage.poll(match, 0.6);
    await stage.deliver();
    expect(stage.sent.map(({ said: { matches: its } }) => its.map(({ matchId }) => matchId))).toEqual([[matches[1]?.id]]);
    await ask(`edit ${first} тихие часы выкл`);
    expect(await quietOf()).toEqual(["off", null]);
    await stage.deliver();
    expect(stage.sent).toHaveLength(2);
    settings = { ...defaultSettings, quiet: { ...defaultQuiet, on: true } };
    expect(said(await press(`edit ${second} quiet silent`))).toContain("Now: 23:00–08:00, every day: silent");
    await ask(`edit ${first} тишина 22:30-7`);
    expect(await quietOf()).toEqual([
      [22.5, 7],
      [23, 8],
    ]);
    expect(said(await press(`edit ${first} quiet as chat`))).toContain("Now: as in the chat (23:00–08:00, every day: on hold)");
    await ask(`edit ${second} тихие часы как в чате`);
    expect(await quietOf()).toEqual([null, null]);
    expect(said(await ask(`edit ${first} quiet sometimes`))).toContain("sometimes");
    const stranger = { reader: { id: "8", language: "en" }, place: "group", mayManage: async () => false } as const;
    await expect(ask(`edit ${first} quiet off`, stranger)).rejects.toMatchObject({ key: "refuse-not-own-watch" });
    expect(await quietOf()).toEqual([null, null]);
  });

  it("have them as wide watches too, for every match that they cover, and get them back with an undo", async () => {
    const target: Target = { kind: "sport", sport: "chess" };
    const wanted = { chat: ann, target, rule: "3pp", createdBy: "7", now: stage.clock.now() };
    await addWideWatch(stage.database, wanted);
    const covered = await stage.addMatch("whites-blacks");
    await stage.poll(covered);
    const cover = () => coverMatches(stage.database, { target, matchIds: [covered.id], now: stage.clock.now() });
    await cover();
    expect(said(await ask("edit 3 quiet 11-14"))).toMatch(/Quiet hours: chess\n(.*\n)*Now: 11:00–14:00, every day: on hold/i);
    expect(said(await ask("watches 3"))).toContain("Quiet hours: 11:00–14:00");
    await ask("unwatch 3");
    await ask("undo");
    await cover();
    await stage.poll(covered, 0.51);
    for (const match of [covered, ...matches]) await stage.poll(match, 0.6);
    await stage.deliver();
    expect(stage.sent.map(({ said: { matches: its } }) => its.map(({ matchId }) => matchId))).toEqual([
      matches.map(({ id }) => id),
    ]);
    await ask("edit 3 quiet as chat");
    await stage.deliver();
    expect(stage.sent).toHaveLength(2);
    const stranger = { reader: { id: "8", language: "en" }, place: "group", mayManage: async () => false } as const;
    await expect(ask("edit 3 quiet off", stranger)).rejects.toMatchObject({ key: "refuse-not-own-watch" });
  });

  it("are paused for hours, until the morning of the chat's own zone, or until they are resumed", async () => {
    const [id] = await numbers();
    const pausedUntil = async () => (await watches())[0]?.pausedUntil;
    await ask(`pause ${id} 2 days`);
    expect(await pausedUntil()).toBe(stage.clock.now() + 48 * 3_600_000);
    await ask(`pause ${id} 3h`);
    expect(await pausedUntil()).toBe(stage.clock.now() + 3 * 3_600_000);
    // It is Saturday noon in London and three in the afternoon in Riga.
    settings = { ...defaultSettings, timeZone: "Europe/Riga" };
    await press(`pause ${id} morning`);
    expect(await pausedUntil()).toBe(Date.UTC(2026, 7, 16, 5));
    await ask(`pause ${id} until 18:30`);
    // It is noon, three hours later by the chat's clock.
    expect(await pausedUntil()).toBe(Date.UTC(2026, 7, 15, 15, 30));
    await expect(ask(`pause ${id} some day`)).rejects.toMatchObject({ key: "pause-bad-time" });
    expect(buttonsOf(await ask("pause 3 h"))[0]).toMatch(/: pause \d+ 3 h\]$/);
    await ask(`pause ${id} 9:05`);
    expect(await pausedUntil()).toBe(Date.UTC(2026, 7, 16, 6, 5));
    expect(said(await ask(`pause ${id}`))).toContain("State: paused\n");
    expect(await pausedUntil()).toBe(endOfTime);
    for (const time of ["0h", "999h"]) await expect(ask(`pause ${id} ${time}`)).rejects.toMatchObject({ key: "pause-bad-time" });
  });

  it("go on from the odds of now when they are resumed, and stay paused while there are none to be had", async () => {
    const [match] = matches as [Known];
    const [id] = await numbers();
    await ask(`pause ${id}`);
    await stage.clock.advance(3_600_000, stage.settle);
    const odds = stage.odds.get("reds-blues");
    stage.odds.delete("reds-blues");
    await expect(ask(`resume ${id}`)).rejects.toMatchObject({ key: "resume-no-odds" });
    stage.odds.set("reds-blues", odds as never);
    await stage.poll(match, 0.6);
    expect(said(await ask(`resume ${id}`))).toContain("State: active");
    await stage.boards.rebuild(new AbortController().signal);
    await stage.deliver();
    expect(told()).toEqual([]);
    await stage.poll(match, 0.64);
    await stage.deliver();
    expect(told()).toEqual([ann]);
  });

  it("keep where they were over a pause when that is asked for, in any language, and say so", async () => {
    const [match] = matches as [Known];
    const [id] = await numbers();
    for (const [words, until] of [
      ["2h keep", stage.clock.now() + 2 * 3_600_000],
      ["2ч сохранить отсчёт", stage.clock.now() + 2 * 3_600_000],
      ["сохранить", endOfTime],
      ["keep", endOfTime],
    ] as const) {
      expect(said(await ask(`pause ${id} ${words}`))).toContain("Paused. Moves until you resume will count then.");
      expect((await watches())[0]?.pausedUntil).toBe(until);
    }
    await stage.poll(match, 0.6);
    await stage.deliver();
    expect(told()).toEqual([]);
    expect(said(await ask(`resume ${id}`))).toContain("Active again, counting from where it was.");
    await stage.boards.rebuild(new AbortController().signal);
    await stage.deliver();
    expect(told()).toEqual([ann]);
    expect(said(await ask(`pause ${id}`))).toContain("Paused. I’ll skip moves until you resume.");
    expect(said(await ask(`pause ${id} keep`))).toContain("Paused. I’ll skip moves until you resume.");
    await expect(ask(`pause ${id} some day keep`)).rejects.toMatchObject({ key: "pause-bad-time" });
  });

  it("are removed by their number, and come back by the button of the answer", async () => {
    const [id] = await numbers();
    const removed = await press(`unwatch ${id}`);
    expect(said(removed)).toContain("Stopped watching reds-blues home v reds-blues away.");
    expect(await watches()).toHaveLength(1);
    const [, undo = ""] = /Undo: (undo \d+)\]/.exec(buttonsOf(removed).join()) ?? [];
    expect(said(await press(undo))).toContain("1 watch is back");
    expect(await numbers()).toContain(id);
    await expect(press(undo)).rejects.toMatchObject({ key: "undo-too-late" });
    await expect(ask("unwatch 999999")).resolves.toMatchObject({
      blocks: [{ kind: "paragraph", spans: [{ text: expect.stringContaining("“999999”") }] }],
    });
  });

  it("are removed all together only after what restores them was shown and a button has said yes", async () => {
    await press(`edit ${(await numbers())[1]} 5pp`);
    for (const typed of ["unwatch all", "unwatch all yes"]) {
      const asked = said(await ask(typed));
      expect(asked).toContain("- /watch reds-blues 3pp\n- /watch greens-greys 5pp\n");
      expect(asked).toContain("Stop all 2 watches?");
    }
    expect(await watches()).toHaveLength(2);
    expect(said(await press("unwatch all yes"))).toContain("Stopped 2 watches.");
    expect(await watches()).toEqual([]);
    expect(said(await ask("undo"))).toContain("2 watches are back");
    await press("unwatch all yes");
    await expect(ask("unwatch all")).rejects.toMatchObject({ key: "clear-nothing" });
  });

  it("leave the live cards when they are removed all together, and who removes them is told how to stop those", async () => {
    const [match] = matches;
    const { database, clock } = stage;
    const card = { chat: ann, matchId: match?.id ?? 0, live: false, createdBy: "7", revision: null, now: clock.now() };
    await transact(database, (session) => addCard(session, card));
    const cleared = await press("unwatch all yes");
    expect(said(cleared)).toContain("Stopped 2 watches.");
    expect(said(cleared)).toContain("1 live board stays until you stop it.");
    expect(buttonsOf(cleared).join()).toContain("Live boards: card ");
    const nothing = await ask("unwatch all");
    expect(said(nothing)).toContain("You aren’t watching anything here.");
    expect(said(nothing)).toContain("1 live board stays");
    expect(await cardsOf(database, [ann])).toHaveLength(1);
  });

  it("are out of reach of other chats, and of members who may only change their own", async () => {
    const [id] = await numbers();
    for (const typed of [`edit ${id} 5pp`, `pause ${id}`, `resume ${id}`])
      await expect(ask(typed, { address: bob })).rejects.toMatchObject({ key: "watch-number-unknown" });
    settings = { ...defaultSettings, membersMayWatch: true };
    const member = { place: "group" as const, reader: { id: "8", language: "en" }, mayManage: async () => false };
    for (const typed of [`edit ${id} 5pp`, `pause ${id}`, `resume ${id}`, `unwatch ${id}`])
      await expect(ask(typed, member)).rejects.toMatchObject({ key: "refuse-not-own-watch" });
    await expect(ask("unwatch all yes", { ...member, source: "button" })).rejects.toMatchObject({ key: "refuse-not-manager" });
    expect(await watches()).toHaveLength(2);
  });

  it("need a number that there is", async () => {
    expect(said(await ask("pause"))).toContain("Which watch?");
    await expect(ask("pause 999")).rejects.toMatchObject({ key: "watch-number-unknown" });
  });

  it("wake up by themselves at the end of their pause", async () => {
    const [id] = await numbers();
    await ask(`pause ${id} 1h`);
    await stage.clock.advance(3_600_000, stage.settle);
    const { database, boards, lookup } = stage;
    await endPauses({ database, boards, lookup }, { now: stage.clock.now(), signal: new AbortController().signal });
    expect(await watches()).toMatchObject([{ pausedUntil: null }, { pausedUntil: null }]);
  });
});
