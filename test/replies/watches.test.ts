import { describe, expect, it } from "vitest";
import { endOfTime } from "../../src/clock.ts";
import { watchDetailsReply } from "../../src/replies/watching/watch-details.ts";
import { unwatchWhichReply, watchesReply } from "../../src/replies/watching/watches.ts";
import { movementBy, type Rule } from "../../src/rules/rule.ts";
import { buttonsOf, hour, inBoth, known, noon, said, smash, texts } from "./facts.ts";

const english = texts.in("en");
const points = movementBy({ kind: "points", points: 3 });
const shared = { kind: "match", quiet: null, muted: null } as const;

describe("the watches of a chat", () => {
  const percent = movementBy({ kind: "percent", percent: 5 });
  const rows = [
    { ...shared, ref: "41", pausedUntil: null, known: known(17), rule: points },
    { ...shared, ref: "43", pausedUntil: noon + 20 * hour, known: known(18, smash), rule: percent },
    { ...shared, ref: "44", pausedUntil: endOfTime, known: known(19), rule: points },
  ];
  const watches = { shown: rows, page: 1, pageSize: 6, total: 3 };

  it("are listed under their numbers with rule, time and state, each with a button to what can be done with it", () => {
    const { en, ru } = inBoth((text) => watchesReply(text, { watches, others: [], suggestions: [] }));
    expect(en).toMatchInlineSnapshot(`
      "
      Watches
      - 41 · Northgate v Riverside · 3 points of probability · Sun, Aug 16, 19:00 UTC
      - 43 · Petrov v Marlow · 5% of the price · time not known · paused until Sun, Aug 16, 08:00 UTC
      - 44 · Northgate v Riverside · 3 points of probability · Sun, Aug 16, 19:00 UTC · paused
      "
    `);
    expect(ru).toMatchInlineSnapshot(`
      "
      Отслеживаемое
      - 41 · Северск — Заречье · 3 процентных пункта вероятности · вс, 16 авг., 19:00 UTC
      - 43 · Петров — Марлоу · 5% по коэффициенту · время неизвестно · пауза до вс, 16 авг., 08:00 UTC
      - 44 · Северск — Заречье · 3 процентных пункта вероятности · вс, 16 авг., 19:00 UTC · пауза
      "
    `);
    expect(buttonsOf(watchesReply(english, { watches, others: [], suggestions: [] }))).toEqual([
      "[41 · Northgate v Riverside: watches 41]",
      "[43 · Petrov v Marlow: watches 43]",
      "[44 · Northgate v Riverside: watches 44]",
      "[Log: log ] [Remove all: unwatch all]",
    ]);
  });

  it("are asked about when it is not said which is to end", () => {
    expect(buttonsOf(unwatchWhichReply(english, rows)).slice(0, 2)).toEqual([
      "[Remove Northgate v Riverside: unwatch #17]",
      "[Remove Petrov v Marlow: unwatch #18]",
    ]);
    expect(inBoth((text) => unwatchWhichReply(text, rows))).toEqual({
      en: "\nWhat should I stop watching?\n",
      ru: "\nЗа чем больше не следить?\n",
    });
  });

  it("are begun with a match when there are none", () => {
    const none = { watches: { shown: [], page: 1, pageSize: 6, total: 0 }, others: [], suggestions: [known(17)] };
    const { en, ru } = inBoth((text) => watchesReply(text, none));
    expect(en).toMatchInlineSnapshot(`
      "
      Watches
      Nothing is watched here yet. Choose a match and press Watch:
      "
    `);
    expect(ru).toMatchInlineSnapshot(`
      "
      Отслеживаемое
      Здесь пока ничего не отслеживается. Выберите матч и нажмите «Следить»:
      "
    `);
    expect(buttonsOf(watchesReply(english, none))).toEqual(["[Northgate v Riverside: odds #17]"]);
  });
});

describe("one watch", () => {
  const row = { ...shared, ref: "41", pausedUntil: null, known: known(17), rule: points };

  it("is shown with its number, rule, start and state, and what can be done with it", () => {
    const { en, ru } = inBoth((text) => watchDetailsReply(text, { watch: row, done: null }));
    expect(en).toMatchInlineSnapshot(`
      "
      Northgate v Riverside
      Number: 41
      Rule: 3 points of probability
      Start: Sun, Aug 16, 19:00 UTC
      Quiet hours: as in the chat
      State: active
      "
    `);
    expect(ru).toMatchInlineSnapshot(`
      "
      Северск — Заречье
      Номер: 41
      Правило: 3 процентных пункта вероятности
      Начало: вс, 16 авг., 19:00 UTC
      Тихие часы: как в чате
      Состояние: включено
      "
    `);
    expect(buttonsOf(watchDetailsReply(english, { watch: row, done: null }))).toEqual([
      "[5 pp: edit 41 5pp] [1.5 pp: edit 41 1.5pp]",
      "[Only shortening: edit 41 shortens] [Only drifting: edit 41 drifts]",
      "[Pause 1 h: pause 41 1h] [Pause until morning: pause 41 morning] [Pause: pause 41]",
      "[Quiet hours: edit 41 quiet]",
      "[Odds: odds #17] [Preview: preview #17] [Stop watching: unwatch 41] [Watches: watches ]",
    ]);
  });

  it("says that it is muted, in the list as well, with the way back", () => {
    const muted = { ...row, muted: { matchId: 17, until: null } };
    const all = { ...row, muted: { matchId: null, until: noon + hour } };
    expect(said(watchDetailsReply(english, { watch: muted, done: null }))).toContain("State: muted\n");
    expect(buttonsOf(watchDetailsReply(english, { watch: muted, done: null }))).toContain(
      "[Quiet hours: edit 41 quiet] [Unmute: unmute #17]",
    );
    expect(buttonsOf(watchDetailsReply(english, { watch: all, done: null })).join()).toContain("[Unmute everything: unmute all]");
    const { en, ru } = inBoth((text) =>
      watchesReply(text, { watches: { shown: [muted, all], page: 1, pageSize: 6, total: 2 }, others: [], suggestions: [] }),
    );
    expect(en).toMatch(/19:00 UTC · muted\n.*19:00 UTC · muted until Sat, Aug 15, 13:00 UTC\n/);
    expect(ru).toMatch(/· без сообщений\n.*· без сообщений до сб, 15 авг., 13:00 UTC\n/);
  });

  it("can be resumed while it is paused, and has no threshold to change where it waits for a price", () => {
    const target: Rule = {
      ...{ kind: "target", side: "at_least", price: 2_100_000, again: false, reducer: { by: "best" } },
      part: { market: "winner", selection: "home", line: null },
    };
    const paused = { watch: { ...row, rule: target, pausedUntil: noon + hour }, done: "paused" as const };
    expect(said(watchDetailsReply(english, paused))).toContain("State: paused until Sat, Aug 15, 13:00 UTC");
    expect(buttonsOf(watchDetailsReply(english, paused)).slice(0, -1)).toEqual([
      "[Resume: resume 41]",
      "[Quiet hours: edit 41 quiet]",
    ]);
  });
});
