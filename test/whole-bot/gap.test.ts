// @module-tag long
import { afterEach, describe, expect, it } from "vitest";
import { laterMatch, type TestWorld } from "../bot.ts";
import { longElsewhere } from "../long-elsewhere.ts";
import { openDiscord } from "./discord-house.ts";
import { openPlayground } from "./playground-house.ts";
import { type House, openScene, refreshMs, type Scene } from "./promises.ts";
import { openTelegram } from "./telegram-house.ts";

const minute = 60_000;
const houses: readonly [string, (world: TestWorld) => Promise<House>][] = [
  ["Telegram", openTelegram],
  ["Discord", openDiscord],
  ["the playground", openPlayground],
];

/** An alert of one gap: the selection with its gap, and below it what the model and the books give. */
const ofGap = /^.* [+−]\d+[.,]\d\D*\n(?:Model|Модель|Gap closed|Расхождение исчезло)/u;

describe.each(houses)("the model against the market in a whole bot on %s", (platform, openHouse) => {
  let scene: Scene;
  afterEach(() => scene.close());

  it(
    "tells when a gap opens and when it has closed, for a match, a league and a sport, and explains both",
    longElsewhere(platform),
    async () => {
      scene = await openScene(openHouse);
      const { ann, rita, admin } = scene.seats;
      const { world } = scene;
      const match = laterMatch(world);
      const home = match.home.name.en;

      const predicted = await scene.ask(ann, `/predictions ${match.slug}`);
      expect(predicted.buttons).toContain("Watch for a gap of 5 pp");
      const pressed = await scene.press(ann, predicted, "Watch for a gap of 5 pp");
      expect(pressed.text).toContain("5 pp more than the books, and when it closes.");
      const watched = await scene.ask(ann, `/watch ${match.slug} home edge >= 6 replace`);
      expect(watched.text).toContain(`I’ll alert you when the model gives ${home} 6 pp`);
      expect(watched.text).toMatch(new RegExp(`Now ${home} [+−]\\d\\.\\d pp: model \\d+\\.\\d%, books \\d+\\.\\d%\\.`, "u"));
      expect(watched.text).toContain("Closed means 5 pp or less");
      const wide = await scene.ask(rita, `/watch league ${match.league.name.ru} модель >= 6пп`);
      expect(wide.text).toContain("Сообщу, когда модель оценит какой-нибудь исход выше, чем букмекеры, не меньше чем на 6");

      const ofSport = await scene.ask(admin, "/watch football edge>=6pp");
      expect(ofSport.text).toContain("Football\nWatching all matches.");
      expect(ofSport.text).toContain("when the model gives a selection 6 pp more than the books");

      // The model has spoken; then the market goes away from it.
      await world.pass(minute);
      world.sandbox.knobs.move({ slug: match.slug, selection: "home", points: -12 });
      const odds = await scene.ask(ann, `/odds ${match.slug}`);
      const gaps = (seat: typeof ann) => seat.shown().filter(({ text }) => ofGap.test(text));
      if (gaps(ann).length === 0) await scene.press(ann, odds, "Refresh");
      await world.until(() => [ann, rita, admin].every((seat) => gaps(seat).length > 0), minute);
      expect((await scene.ask(admin, "/unwatch football")).text).toContain("Stopped watching");
      const opened = gaps(ann)[0]?.text ?? "";
      expect(opened).toMatch(/^.* \+\d+\.\d pp\nModel \d+\.\d%, books \d+\.\d%\n/u);
      expect(gaps(rita)[0]?.text).toMatch(/Модель .*, букмекеры /u);

      const list = await scene.ask(ann, "/watches");
      expect(list.text).toMatch(/model 6 pp above the books · now .* \+\d+\.\d pp/u);
      const why = await scene.ask(ann, "/why");
      expect(why.text).toMatch(/gap [+−]\d\.\d pp → \+\d+\.\d pp: model/u);
      expect(why.text).toMatch(/With a gap of [\d.]+ pp or more in the rule, no alert\./);

      // At its next look the model has gone along.
      await world.pass(refreshMs);
      const closed = gaps(ann)[1]?.text ?? "";
      expect(closed).toMatch(/^.* [+−]\d\.\d pp\nGap closed, it was \+\d+\.\d pp · Model/u);
      expect(gaps(rita)[1]?.text).toContain("Расхождение исчезло");
      expect(gaps(ann)).toHaveLength(2);
      const because = await scene.ask(ann, "/why");
      expect(because.text).toContain("It counts as closed at 5 pp or less.");

      const others = await scene.press(ann, await scene.ask(ann, "/edit 1"), "More");
      const larger = await scene.press(ann, others, "8 pp");
      expect(larger.text).toContain("model 8 pp above the books");
      const less = await scene.ask(ann, `/less ${match.slug}`);
      expect(less.text).toContain("only gaps of 12 pp or more now");
      const preview = await scene.ask(ann, `/preview ${match.slug} home edge>=6`);
      expect(preview.text).toMatch(/Since .*: gap opened 1×, closed 1×\. I don’t have the model’s/u);
      expect(preview.text).toMatch(new RegExp(`Now ${home} [+−]\\d\\.\\d pp: model \\d+\\.\\d%, books \\d+\\.\\d%\\.`, "u"));
      expect(preview.text).toContain("At 4 pp: opened 1×, closed 1×");
      expect(preview.buttons).toContain("Watch at 8 pp");
      const ofRita = await scene.ask(rita, `/preview ${match.slug} модель >= 6пп`);
      expect(ofRita.text).toMatch(/Расхождений появилось бы \d, исчезло бы \d\./u);
      const unseen = world.sandbox.world
        .matches(world.clock.now())
        .find(({ league, startsAt }) => league.id !== match.league.id && startsAt > world.clock.now() + 3 * 60 * minute);
      const none = await scene.ask(ann, `/preview ${unseen?.slug} edge>=6`);
      expect(none.text).toContain("so there’s nothing to count yet");
      expect(none.text).toMatch(/Now .* [+−]\d\.\d pp: model/u);
      expect(none.buttons).toContain("Watch at 6 pp");
      expect((await scene.ask(ann, `/preview ${match.slug} home >= 3.0`)).text).toMatch(/3\.00 or more.*No alert (?:in|since)/su);
      expect((await scene.ask(ann, `/watch ${match.slug} over 2.5 edge>=6`)).text).toContain(
        "I don’t understand “over 2.5” here",
      );
    },
  );
});
