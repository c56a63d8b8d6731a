import { describe, expect, it } from "vitest";
import { endOfTime } from "../../src/clock.ts";
import type { Standing } from "../../src/detection/standings.ts";
import type { Checks } from "../../src/facts/checks.ts";
import { watchDetailsReply } from "../../src/replies/watching/watch-details.ts";
import type { WatchView } from "../../src/replies/watching/watch-view.ts";
import { askWatchReply, unwatchWhichReply, watchesReply } from "../../src/replies/watching/watches.ts";
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
    const { en, ru } = inBoth((text) => watchesReply(text, { watches, suggestions: [], now: noon }));
    expect(en).toMatchInlineSnapshot(`
      "
      My watches · 3
      - 41 Northgate v Riverside
      Sun, 19:00 UTC · 3 pp
      - 43 Petrov v Marlow
      time not known · 5% of the price · paused until Sun, Aug 16, 08:00 UTC
      - 44 Northgate v Riverside
      Sun, 19:00 UTC · 3 pp · paused
      "
    `);
    expect(ru).toMatchInlineSnapshot(`
      "
      Мои подписки · 3
      - 41 Северск — Заречье
      вс, 19:00 UTC · 3 п. п.
      - 43 Петров — Марлоу
      время неизвестно · 5% по коэффициенту · пауза до вс, 16 авг., 08:00 UTC
      - 44 Северск — Заречье
      вс, 19:00 UTC · 3 п. п. · пауза
      "
    `);
    expect(buttonsOf(watchesReply(english, { watches, suggestions: [], now: noon }))).toEqual([
      "[41 · Northgate v Riverside: watches 41]",
      "[43 · Petrov v Marlow: watches 43]",
      "[44 · Northgate v Riverside: watches 44]",
      "[Export: export ] [Log: log ] [Stop all: unwatch all]",
    ]);
  });

  it("say where their lines stand by their rules", () => {
    const offer = { market: "winner", selection: "home", line: null } as const;
    const way = (from: number, to: number): Standing => ({ kind: "way", offer, way: { from, to }, refreshedAt: noon });
    const limit = {
      kind: "target",
      side: "at_least",
      price: 3_500_000,
      part: offer,
      reducer: { by: "best" },
      agreeing: 0,
      again: false,
    } as const;
    const shown = [
      { ...shared, ref: "1", pausedUntil: null, known: known(17), rule: points, standing: way(1 / 1.63, 1 / 1.74) },
      {
        ...shared,
        ref: "2",
        pausedUntil: null,
        known: known(17),
        rule: { ...percent, direction: "shortens" as const },
        standing: way(0.5, 0.51),
      },
      { ...shared, ref: "3", pausedUntil: null, known: known(17), rule: points, standing: way(0.5, 0.5001) },
      {
        ...shared,
        ref: "4",
        pausedUntil: null,
        known: known(17),
        rule: limit,
        standing: { kind: "price" as const, price: 3.05, refreshedAt: noon - 7 * 60_000 },
      },
    ];
    const list = { watches: { ...watches, shown }, suggestions: [], now: noon };
    const { en, ru } = inBoth((text) => watchesReply(text, list));
    const below = (said: string) => said.split("\n").filter((line) => !/^$|^- |^My watches|^Отсл|^Мои/.test(line));
    expect([below(en), below(ru)]).toMatchInlineSnapshot(`
      [
        [
          "Sun, 19:00 UTC · 3 pp · Northgate 1.74",
          "Sun, 19:00 UTC · 5% of the price · only shortening · Northgate 1.96",
          "Sun, 19:00 UTC · 3 pp · Northgate 2.00",
          "Sun, 19:00 UTC · Northgate · 3.50 or more · best price · now 3.05",
          "Odds updated 7 minutes ago.",
        ],
        [
          "вс, 19:00 UTC · 3 п. п. · Северск 1,74",
          "вс, 19:00 UTC · 5% по коэффициенту · только вниз · Северск 1,96",
          "вс, 19:00 UTC · 3 п. п. · Северск 2,00",
          "вс, 19:00 UTC · Северск · от 3,50 · лучший коэффициент · сейчас 3,05",
          "Коэффициенты обновлены 7 минут назад.",
        ],
      ]
    `);
  });

  describe("say how often their matches are looked at", () => {
    const often = { kind: "often", about: 15 * 60_000, latest: 30 * 60_000, last: 60_000 } as const;
    const row = { ...shared, ref: "1", pausedUntil: null, known: known(17), rule: points, checks: often };
    const bets = {
      ...({ kind: "bets", ref: "9", pausedUntil: null, quiet: null, improvement: 10_000 } as const),
      filter: { edge: 0.05, leastPrice: null, mostPrice: null, withinHours: null, sport: null, book: null },
    };
    const listOf = (shown: readonly WatchView[]) =>
      inBoth((text) =>
        watchesReply(text, { watches: { shown, page: 1, pageSize: 5, total: shown.length }, suggestions: [], now: noon }),
      );
    const below = "\nChecked about every 15 minutes, at least every 30 minutes; in the last hour every minute.\n";

    it("in one line below them where that is the same for all", () => {
      const { en } = listOf([row, { ...row, ref: "2", known: known(18, smash) }]);
      expect(en).toContain(below);
      expect(en).not.toContain("· checked");
    });

    it("each for itself where that differs", () => {
      const checks: Checks[] = [
        { kind: "few", count: 3 },
        { kind: "few", count: 1 },
        { kind: "always" },
        { kind: "later", fromHours: 6, latest: 30 * 60_000, last: 60_000 },
        { kind: "none" },
      ];
      const { en, ru } = listOf([row, ...checks.map((one, nth) => ({ ...row, ref: `${nth + 2}`, checks: one }))]);
      const endsOf = (said: string) => said.split("\n").flatMap((line) => / · 3 (?:pp|п\. п\.) · (.*)/.exec(line)?.[1] ?? []);
      expect(endsOf(en)).toEqual([
        "checked about every 15 minutes",
        "about 3 more checks",
        "about one more check",
        "checked every minute",
        "set check times from 6 hours before the start",
        "no set check times",
      ]);
      expect(endsOf(ru)[0]).toBe("проверяю примерно раз в 15 минут");
      expect(endsOf(ru)).toHaveLength(6);
      expect(en).not.toContain("at least every");
    });

    it.each([
      ["value bets", bets],
      ["one that is paused", { ...row, ref: "2", pausedUntil: endOfTime }],
      ["one of which nothing is promised", { ...row, ref: "2", checks: undefined }],
    ])("in their own row beside %s", (_, other) => {
      const { en } = listOf([row, other as WatchView]);
      expect(en.match(/· checked about every 15 minutes\n/g)).toHaveLength(1);
      expect(en).not.toContain("at least every");
    });
  });

  it("are asked about when it is not said which is to end", () => {
    const refs = rows.map(({ ref }) => ref);
    expect(buttonsOf(unwatchWhichReply(english, rows, { message: "a" })).slice(0, 2)).toEqual([
      `[Stop #17 · Northgate v Riverside: unwatch ${refs[0]}]`,
      `[Stop Petrov v Marlow: unwatch ${refs[1]}]`,
    ]);
    const asked = askWatchReply(english, { key: "unwatch-which", watches: rows, command: "unwatch" });
    expect(said(asked)).toMatch(new RegExp(`^\\nStop which watch\\?\\n- ${refs[0]} Northgate v Riverside\\n`));
    expect(buttonsOf(asked).slice(0, 2)).toEqual([
      `[#17 · Northgate v Riverside: unwatch ${refs[0]}]`,
      `[Petrov v Marlow: unwatch ${refs[1]}]`,
    ]);
  });

  it("are begun with a match when there are none", () => {
    const none = { watches: { shown: [], page: 1, pageSize: 6, total: 0 }, suggestions: [known(17)], now: noon };
    const { en, ru } = inBoth((text) => watchesReply(text, none));
    expect(en).toMatchInlineSnapshot(`
      "
      My watches
      You aren’t watching anything yet. Choose a match and press Watch:
      - Northgate v Riverside
      Sun, Aug 16, 19:00 UTC · River Cup
      "
    `);
    expect(ru).toMatchInlineSnapshot(`
      "
      Мои подписки
      Подписок пока нет. Выберите матч и нажмите «Следить»:
      - Северск — Заречье
      вс, 16 авг., 19:00 UTC · Речной кубок
      "
    `);
    expect(buttonsOf(watchesReply(english, none))).toEqual(["[Northgate v Riverside: odds #17]", "[Import: import ]"]);
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
      Rule: 3 pp
      Start: Sun, Aug 16, 19:00 UTC
      Quiet hours: as in the chat
      State: active
      "
    `);
    expect(ru).toMatchInlineSnapshot(`
      "
      Северск — Заречье
      Номер: 41
      Правило: 3 п. п.
      Начало: вс, 16 авг., 19:00 UTC
      Тихие часы: как в чате
      Состояние: действует
      "
    `);
    expect(buttonsOf(watchDetailsReply(english, { watch: row, done: null }))).toEqual([
      "[Odds: odds #17] [Preview: preview 41] [Pause: pause 41]",
      "[Quiet hours: edit 41 quiet] [More: watches 41 more]",
      "[Stop: unwatch 41] [My watches: watches ]",
    ]);
    expect(buttonsOf(watchDetailsReply(english, { watch: row, done: null, more: true }))).toEqual([
      "[5 pp: edit 41 5pp] [1.5 pp: edit 41 1.5pp]",
      "[Only shortening: edit 41 shortens] [Only drifting: edit 41 drifts]",
      "[Share: export 41] [‹ Back: watches 41]",
    ]);
  });

  it("says that it is muted, in the list as well, with the way back", () => {
    const muted = { ...row, muted: { matchId: 17, until: null } };
    const all = { ...row, muted: { matchId: null, until: noon + hour } };
    expect(said(watchDetailsReply(english, { watch: muted, done: null }))).toContain("State: muted\n");
    expect(buttonsOf(watchDetailsReply(english, { watch: muted, done: null }))).toContain(
      "[Odds: odds #17] [Unmute: unmute #17] [Pause: pause 41]",
    );
    expect(buttonsOf(watchDetailsReply(english, { watch: all, done: null })).join()).toContain("[Unmute everything: unmute all]");
    const { en, ru } = inBoth((text) =>
      watchesReply(text, {
        watches: { shown: [muted, all], page: 1, pageSize: 6, total: 2 },
        suggestions: [],
        now: noon,
      }),
    );
    expect(en).toMatch(/19:00 UTC · 3 pp · muted\n.*\n.*19:00 UTC · 3 pp · muted until Sat, Aug 15, 13:00 UTC\n/);
    expect(ru).toMatch(/ · без оповещений\n.*\n.*UTC.* · без оповещений до сб, 15 авг., 13:00 UTC\n/);
  });

  it("can be resumed while it is paused, and has no threshold to change where it waits for a price", () => {
    const target: Rule = {
      ...{ kind: "target", side: "at_least", price: 2_100_000, again: false, agreeing: 0, reducer: { by: "best" } },
      part: { market: "winner", selection: "home", line: null },
    };
    const paused = { watch: { ...row, rule: target, pausedUntil: noon + hour }, done: "paused" as const };
    expect(said(watchDetailsReply(english, paused))).toContain("State: paused until Sat, Aug 15, 13:00 UTC");
    expect(buttonsOf(watchDetailsReply(english, paused))).toEqual([
      "[Odds: odds #17] [Resume: resume 41] [Pause 1 h: pause 41 1h]",
      "[Pause until morning: pause 41 morning] [Share: export 41]",
      "[Stop: unwatch 41] [My watches: watches ]",
    ]);
  });
});
