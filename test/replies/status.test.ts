import { describe, expect, it } from "vitest";
import type { EndpointHealth } from "../../src/api/health.ts";
import { type StatusFacts, statusReply } from "../../src/replies/chat/status.ts";
import { budgetReply } from "../../src/replies/operators/budget.ts";
import { inBoth, noon } from "./facts.ts";

const minute = 60_000;

function health(endpoint: EndpointHealth["endpoint"], fields: Partial<EndpointHealth>): EndpointHealth {
  return { endpoint, answeredAt: null, failingSince: null, failures: 0, failure: null, misfit: null, ...fields };
}

const facts: StatusFacts = {
  sports: [
    { sport: "football", matches: 40 },
    { sport: "mma", matches: 2 },
  ],
  matches: 42,
  live: 3,
  books: 10,
  coverage: { watched: 120, old: 0, without: 0 },
  held: [],
  barred: [],
  storage: { awaySince: null, clockOffMs: 1_000 },
  health: [
    health("matches", { answeredAt: noon - 9 * minute }),
    health("match", { answeredAt: noon - minute }),
    health("boards", { answeredAt: noon }),
  ],
  platforms: [],
  pace: { rate: 92, blockedUntil: 0 },
  fullSince: null,
  now: noon,
};

describe("/status", () => {
  it("names every reason for which alerts wait, and until when", () => {
    const held = (["flood", "digest", "mute", "quiet"] as const).map((because, nth) => ({ because, until: noon, count: nth }));
    const { en, ru } = inBoth((text) => statusReply(text, { ...facts, held }));
    expect(en).toContain(`On hold
- Hourly limit: alerts on hold until Sat, Aug 15, 12:00 UTC
- Daily digest: 1 alert on hold until Sat, Aug 15, 12:00 UTC
- Muted: 2 alerts on hold until Sat, Aug 15, 12:00 UTC
- Quiet hours: 3 alerts on hold until Sat, Aug 15, 12:00 UTC
`);
    expect(ru).toContain(`Отложено
- Почасовой лимит: оповещения отложены до сб, 15 авг., 12:00 UTC
- Сводка за день: 1 оповещение отложено до сб, 15 авг., 12:00 UTC
- Заглушено: 2 оповещения отложены до сб, 15 авг., 12:00 UTC
- Тихие часы: 3 оповещения отложены до сб, 15 авг., 12:00 UTC
`);
    const away = inBoth((text) => statusReply(text, { ...facts, held: [{ because: "away", until: noon, count: 5 }] }));
    expect(away.en).toContain("- After a gap in the odds: 5 alerts on hold until I’ve checked all watched matches again\n");
    expect(away.ru).toContain("- После перерыва в данных: 5 оповещений отложено, пока не проверю все матчи из подписок\n");
  });

  it("counts the chats that can't be written to, and what waits, beyond what it shows", () => {
    const barred = Array.from({ length: 7 }, (_, nth) => ({ since: noon - minute, title: `Chat ${nth}` }));
    const { en, ru } = inBoth((text) => statusReply(text, { ...facts, barred }));
    expect(en).toContain("Chat 4");
    expect(en).not.toContain("Chat 5");
    expect(en).toContain("> I can’t post in 2 more chats where you set up alerts either\n");
    expect(ru).toContain("> Ещё в 2 чата с вашими оповещениями я тоже не могу писать\n");
    const justFive = inBoth((text) => statusReply(text, { ...facts, barred: barred.slice(0, 5) }));
    expect(justFive.en).not.toContain("either");

    const held = Array.from({ length: 6 }, (_, nth) => ({ because: "mute" as const, until: noon + nth * minute, count: 2 }));
    expect(inBoth((text) => statusReply(text, { ...facts, held })).en).toMatch(
      /Muted: 2 alerts on hold until .* 12:03 UTC\nand 2 more\n/,
    );
  });

  it("says that the database is away, and that the machine's clock is off by more than a second", () => {
    const storage = { awaySince: noon - 5 * minute, clockOffMs: -61_000 };
    const { en, ru } = inBoth((text) => statusReply(text, { ...facts, coverage: null, storage }));
    expect(en).toContain("The database isn’t answering (began 5 minutes ago). I can’t save anything, and alerts are on hold");
    expect(en).toContain("My machine’s clock is 61 seconds slow; I allow for that");
    expect(en).not.toContain("Watched matches");
    expect(ru).toContain("База данных не отвечает (началось 5 минут назад)");
    expect(ru).toContain("Часы моего сервера отстают на 61 секунду; я это учитываю");
    const fast = inBoth((text) => statusReply(text, { ...facts, storage: { awaySince: null, clockOffMs: 1_600 } }));
    expect(fast.en).toContain("2 seconds fast");
    expect(fast.ru).toContain("спешат на 2 секунды");
  });

  it("says what is covered and how old the data is", () => {
    const { en, ru } = inBoth((text) => statusReply(text, facts));
    expect(en).toMatchInlineSnapshot(`
      "
      Status
      Everything works.
      Matches: 42 (Football 40, MMA 2)
      Live now: 3
      Watched matches: 120
      > Bookmakers: 10
      > Requests to the odds service: up to 92 a minute
      > Last answers
      > Odds: now
      > Matches: 1 minute ago
      > The odds service updates odds every 15 to 30 minutes, and every 5 minutes during a match. I fetch lists only when someone needs them.
      "
    `);
    expect(ru).toMatchInlineSnapshot(`
      "
      Состояние
      Всё работает.
      Матчей в линии: 42 (Футбол 40, ММА 2)
      Идут сейчас: 3
      Матчей в подписках: 120
      > Букмекеры: 10
      > Запросы к сервису коэффициентов: до 92 в минуту
      > Последние ответы
      > Коэффициенты: сейчас
      > Матчи: 1 минуту назад
      > Сервис обновляет коэффициенты раз в 15–30 минут, по ходу матча раз в 5 минут. Списки запрашиваются, только когда они кому-то нужны.
      "
    `);
  });

  it("says what the odds service counts by: months and hours where it does, and nothing of minutes that nobody counts", () => {
    const counts = [
      { per: "month", units: 500, left: 480 },
      { per: "hour", units: 100, left: null },
    ] as const;
    const of = (pace: StatusFacts["pace"]) => inBoth((text) => statusReply(text, { ...facts, pace }));
    const counted = of({ rate: null, blockedUntil: 0, counts });
    expect(counted.en).toMatch(/Requests to the odds service: up to 500 a month · up to 100 an hour$/m);
    expect(counted.ru).toContain("до 500 в месяц · до 100 в час");
    expect(of({ rate: null, blockedUntil: 0 }).en).not.toContain("Requests to the odds service");
    const budget = inBoth((text) =>
      budgetReply(text, {
        ...{ pace: { rate: 1.7, left: 1, blockedUntil: 0, counts }, spent: [], most: [], now: noon },
        demand: { matches: 3, share: 0.1, delayMs: 0 },
      }),
    );
    expect(budget.en).toMatch(/up to 500 a month · up to 100 an hour · Left this month: 480$/m);
    expect(budget.en).not.toContain("minute");
  });

  it("says what is late and what fails, before anything else", () => {
    const troubled: StatusFacts = {
      ...facts,
      books: null,
      coverage: { watched: 120, old: 7, without: 2 },
      health: [
        health("value_bets", { failingSince: noon - 5 * minute, failures: 3, failure: "unreachable" }),
        health("fighter", { failingSince: noon - minute, failures: 1, failure: "refused" }),
      ],
      platforms: [{ platform: "telegram", since: noon - 5 * minute, waiting: 3 }],
      pace: { rate: 46.2, blockedUntil: noon + 30_000 },
    };
    const { en, ru } = inBoth((text) => statusReply(text, troubled));
    expect(en).toMatchInlineSnapshot(`
      "
      Status
      Some things aren’t working:
      > Telegram isn’t accepting messages (noticed 5 minutes ago). 3 alerts are on hold until it works again.
      > Value bets: no usable answer from the odds service (began 5 minutes ago)
      > Fighters: the odds service is refusing to answer (began 1 minute ago)
      > The odds service asked for a pause; it ends in 30 seconds
      > Watched matches with old odds, alerts on hold: 7 of 120
      > Watched matches without odds yet: 2 of 120
      Matches: 42 (Football 40, MMA 2)
      Live now: 3
      Watched matches: 120
      - Requests to the odds service: up to 46 a minute
      - The odds service updates odds every 15 to 30 minutes, and every 5 minutes during a match. I fetch lists only when someone needs them.
      "
    `);
    expect(ru).toMatchInlineSnapshot(`
      "
      Состояние
      Кое-что не работает:
      > Telegram не принимает сообщения (замечено 5 минут назад). 3 оповещения отложены, пока связь не восстановится.
      > Валуйные ставки: сервис коэффициентов не отвечает как следует (началось 5 минут назад)
      > Бойцы: сервис коэффициентов отказывает в ответе (началось 1 минуту назад)
      > Сервис коэффициентов попросил сделать паузу; она закончится через 30 секунд
      > Устарели коэффициенты матчей из подписок: 7 из 120; оповещения по ним отложены
      > Ещё нет коэффициентов у матчей из подписок: 2 из 120
      Матчей в линии: 42 (Футбол 40, ММА 2)
      Идут сейчас: 3
      Матчей в подписках: 120
      - Запросы к сервису коэффициентов: до 46 в минуту
      - Сервис обновляет коэффициенты раз в 15–30 минут, по ходу матча раз в 5 минут. Списки запрашиваются, только когда они кому-то нужны.
      "
    `);
  });
});
