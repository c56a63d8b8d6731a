import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ApiUnreachable } from "../../src/api/errors.ts";
import { keepModels } from "../../src/boards/predictions.ts";
import type { Call } from "../../src/chat/call.ts";
import type { Draft } from "../../src/chat/reply.ts";
import { defaultSettings, type Settings } from "../../src/chats/settings.ts";
import { argumentsOf } from "../../src/commands/input/arguments.ts";
import { createPreviewCommand } from "../../src/commands/watching/preview.ts";
import { createScorecards } from "../../src/detection/scorecards.ts";
import type { PastQuote } from "../../src/odds/history.ts";
import type { Model } from "../../src/odds/quote.ts";
import { documentedRhythm } from "../../src/sources/documented/service.ts";
import { createStage, type Known, type Stage, twoWay } from "../alert-path/stage.ts";
import { engines } from "../databases.ts";
import { buttonsOf, said, texts } from "../replies/facts.ts";

const ann = "telegram:1";
const hour = 3_600_000;

describe.each(engines)("/preview on $name", ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let stage: Stage;
  let match: Known;
  let settings: Settings;
  let history: PastQuote[] | null;
  /** What the model thinks now. */
  let model: Model | null;
  beforeEach(async () => {
    opened = await open();
    stage = createStage(opened);
    settings = defaultSettings;
    match = await stage.addMatch("reds-blues");
    await stage.addChat(ann);
    history = [];
    model = null;
  });
  afterEach(() => opened.close());

  /** Home's chance so many hours ago. */
  function was(readings: readonly (readonly [hoursAgo: number, home: number])[]): void {
    const now = stage.clock.now();
    history = readings.flatMap(([ago, home]) => twoWay(home).map((quote) => ({ ...quote, at: now - ago * hour })));
  }

  const preview = (words = "", language = "en") => previewOf(`#${match.id} ${words}`, language);

  async function previewOf(typed: string, language = "en"): Promise<Draft> {
    const refused = () => Promise.reject(new ApiUnreachable("timeout"));
    const command = createPreviewCommand({
      database: stage.database,
      finder: { find: async () => ({ kind: "one" as const, known: match }), suggest: () => [match] },
      index: { bySlug: () => null, search: () => [], list: () => [], ready: async () => undefined, remember: async () => [] },
      api: {
        rhythm: documentedRhythm,
        bookmakers: refused,
        valueBets: refused,
        async history() {
          if (history === null) throw new ApiUnreachable("timeout");
          return { value: history, fetchedAt: stage.clock.now(), failure: null };
        },
      },
      boards: stage.boards,
      models: { lookAt: async () => (model === null ? null : stage.boards.learn(match.id, model)) },
      scorecards: createScorecards(stage.database),
    });
    const call: Call = {
      ...{ address: ann, place: "private", reader: { id: "7", language }, command: "preview", text: typed },
      ...{ options: null, source: "typed", mayManage: async () => true },
    };
    const text = texts.in(language);
    const about = { text, settings, languages: texts.languages, follow: () => text, now: stage.clock.now() };
    return command.run({ call, args: argumentsOf(call, command.options), ...about });
  }

  it("counts the alerts of the last seven days, those in quiet hours, and what other thresholds would have sent", async () => {
    // It is noon; ten hours ago it was two in the morning.
    was([
      [8 * 24, 0.4],
      [100, 0.46],
      [50, 0.5],
      [10, 0.54],
      [1, 0.57],
    ]);
    settings = { ...defaultSettings, quiet: { ...defaultSettings.quiet, on: true } };
    const reply = await preview("3pp");
    expect(said(reply)).toMatchInlineSnapshot(`
      "
      reds-blues home v reds-blues away
      Rule: 3 pp
      4 alerts in the last 7 days.
      1 of them in your quiet hours.
      - At 1.5 pp: 4
      - At 4 pp: 3
      - At 5 pp: 2
      - At 8 pp: 1
      Counted from past prices, checked every 15 minutes.
      "
    `);
    expect(said(await preview("3pp", "ru"))).toMatchInlineSnapshot(`
      "
      reds-blues home — reds-blues away
      Правило: 3 п. п.
      За последние 7 дней было бы 4 оповещения.
      На тихие часы пришлось бы 1.
      - При пороге 1,5 п. п.: 4
      - При пороге 4 п. п.: 3
      - При пороге 5 п. п.: 2
      - При пороге 8 п. п.: 1
      Подсчитано по прежним коэффициентам, с проверкой каждые 15 минут.
      "
    `);
    expect(buttonsOf(reply)).toEqual([
      `[Watch at 1.5 pp: watch #${match.id} 1.5pp] [Watch at 4 pp: watch #${match.id} 4pp] [Watch at 5 pp: watch #${match.id} 5pp]`,
      `[Watch at 8 pp: watch #${match.id} 8pp]`,
      `[Odds: odds #${match.id}]`,
    ]);
  });

  it("says how far back prices are known when that is less than seven days", async () => {
    was([
      [30, 0.5],
      [10, 0.56],
    ]);
    expect(said(await preview())).toContain("1 alert since Fri, Aug 14, 06:00 UTC, as far back as my prices go.");
  });

  it("takes the rule of the watch that there is, and keeps it in the buttons that change the threshold", async () => {
    await stage.poll(match);
    await stage.watch(ann, match, "8pp shortens");
    was([
      [7 * 24 + 1, 0.5],
      [10, 0.56],
    ]);
    const reply = await preview();
    expect(said(reply)).toContain("8 pp · only shortening");
    expect(said(reply)).toContain("No alert in the last");
    expect(buttonsOf(reply)[0]).toContain(`watch #${match.id} keep 3pp]`);
    const others = buttonsOf(await preview("drifts"))[0];
    expect(others).toContain(`watch #${match.id} drifts 4pp]`);
  });

  it("counts our own prices where the service does not answer, and says so; without any there is nothing to count", async () => {
    history = null;
    await expect(preview()).rejects.toMatchObject({ key: "fault-unreachable" });
    await stage.poll(match);
    await stage.clock.advance(hour, stage.settle);
    await stage.poll(match, 0.56);
    const text = said(await preview());
    expect(text).toContain("1 alert since");
    expect(text).toContain(texts.in("en").say("odds-failure"));
    history = [];
    await stage.database.deleteFrom("price_offers").execute();
    expect(said(await preview())).toContain("No past prices");
  });

  /** What the model thought at each half hour of so many hours, by home's chance. */
  async function thought(hours: number, homeAt: (hoursAgo: number) => number): Promise<void> {
    const now = stage.clock.now();
    const looks = Array.from({ length: 2 * hours + 1 }, (_, nth) => hours - nth / 2);
    const seen = looks.map((ago) => ({
      matchId: match.id,
      model: { home: homeAt(ago), draw: null, away: 1 - homeAt(ago), at: now - ago * hour },
    }));
    await keepModels(stage.database, seen);
  }

  it("counts gaps from when it is known what the model thought, and says how the gap is now", async () => {
    was([
      [100, 0.5],
      [30, 0.42],
      [20, 0.5],
      [10, 0.43],
    ]);
    // It thinks what the market thinks, an hour later.
    await thought(48, (ago) => (ago > 29 ? 0.5 : ago > 19 ? 0.42 : ago > 9 ? 0.5 : 0.43));
    stage.odds.set("reds-blues", { quotes: twoWay(0.43), refreshedAt: null });
    model = { home: 0.44, draw: null, away: 0.56, at: stage.clock.now() };
    const reply = await preview("edge>=6");
    expect(said(reply)).toMatchInlineSnapshot(`
      "
      reds-blues home v reds-blues away
      Rule: model 6 pp above the books
      Since Thu, Aug 13, 12:00 UTC: gap opened 3×, closed 3×. I don’t have the model’s earlier chances.
      Now reds-blues home +1.0 pp: model 44.0%, books 43.0%.
      - At 2 pp: opened 3×, closed 3×
      - At 3 pp: opened 3×, closed 3×
      - At 4 pp: opened 3×, closed 3×
      - At 8 pp: opened 2×, closed 2×
      Counted from past prices and the model’s chances, checked at least hourly. A gap already open at the beginning counts.
      "
    `);
    expect(said(await preview("edge>=6", "ru"))).toMatchInlineSnapshot(`
      "
      reds-blues home — reds-blues away
      Правило: модель выше букмекеров на 6 п. п.
      Расхождений появилось бы 3, исчезло бы 3. Первые известные оценки модели: чт, 13 авг., 12:00 UTC.
      Сейчас reds-blues home +1,0 п. п.: модель 44,0%, букмекеры 43,0%.
      - При пороге 2 п. п.: появилось бы 3, исчезло бы 3
      - При пороге 3 п. п.: появилось бы 3, исчезло бы 3
      - При пороге 4 п. п.: появилось бы 3, исчезло бы 3
      - При пороге 8 п. п.: появилось бы 2, исчезло бы 2
      Подсчитано по прежним коэффициентам и тогдашним оценкам модели, с проверкой раз в час или чаще. Расхождение, которое было уже в начале, засчитано.
      "
    `);
    expect(buttonsOf(reply)[0]).toContain(`watch #${match.id} edge>=4pp]`);
    expect(said(await preview("home edge>=6"))).toContain("gap opened 2×, closed 2×");
    expect(said(await preview("away edge>=6"))).toContain("gap opened 1×, closed 1×");
    expect(buttonsOf(await preview("home edge>=6"))[0]).toContain(`watch #${match.id} home edge>=4pp]`);
  });

  it("says that nothing is known of what the model thought, and how the gap is now", async () => {
    was([[100, 0.5]]);
    const reply = await preview("edge>=6");
    expect(said(reply)).toContain("so there’s nothing to count yet.");
    expect(said(reply)).toContain(texts.in("en").say("watch-gap-unknown"));
    expect(buttonsOf(reply)).toEqual([`[Watch at 6 pp: watch #${match.id} edge>=6pp]`, `[Odds: odds #${match.id}]`]);
    model = { home: 0.57, draw: null, away: 0.43, at: stage.clock.now() };
    expect(said(await preview("edge>=6"))).toContain("Now reds-blues home +7.0 pp: model 57.0%, books 50.0%.");
  });

  it("is about the watch that is named, where a match has several", async () => {
    await stage.poll(match);
    await stage.watch(ann, match, "8pp shortens");
    await stage.database
      .insertInto("watches")
      .values({
        ...{ chat: ann, kind: "match", match_id: match.id, rule: "gap>=7pp", created_at: 1, created_by: "7", number: 2 },
      })
      .execute();
    was([[100, 0.5]]);
    expect(said(await preview())).toContain("8 pp");
    expect(said(await previewOf("2"))).toContain("model 7 pp above the books");
  });

  it("does not look further back than seven days", async () => {
    was([
      [10 * 24, 0.4],
      [9 * 24, 0.5],
      [8 * 24, 0.6],
    ]);
    expect(said(await preview())).toContain("No alert in the last 7 days.");
  });
});
