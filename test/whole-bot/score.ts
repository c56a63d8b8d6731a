import { afterEach, describe, expect, it } from "vitest";
import { laterMatch, type TestWorld } from "../bot.ts";
import { type House, openScene, refreshMs, type Scene, type Shown } from "./promises.ts";

const hour = 3_600_000;
/** What the scorecard says of a day with eleven alerts, to people on one platform. */
export function describeScore(platform: string, openHouse: (world: TestWorld) => Promise<House>): void {
  describe(`the scorecard of a whole bot on ${platform}`, () => {
    let scene: Scene;
    afterEach(() => scene.close());

    it("says how many alerts went on to the closing line, and what such a rule came to before it is saved", async () => {
      scene = await openScene(openHouse);
      const { ann, rita } = scene.seats;
      const { world } = scene;
      const { knobs } = world.sandbox;
      const now = world.clock.now();
      const { slug: later } = laterMatch(world);
      // Where three points are what is called normal.
      const soon = world.sandbox.world
        .matches(now)
        .filter(({ league, startsAt, slug }) => league.sport !== "ice-hockey" && startsAt > now + 3 * hour && slug !== later)
        .slice(0, 11);
      expect((await scene.ask(ann, "/score")).text).toContain("No score yet");
      for (const { slug } of soon) await scene.ask(ann, `/watch ${slug} 3pp`);
      const moveAll = async (points: (nth: number) => number): Promise<void> => {
        for (const [nth, { slug }] of soon.entries())
          if (points(nth) !== 0) knobs.move({ slug, selection: "home", points: points(nth) });
        await world.pass(refreshMs + 5_000);
      };
      await moveAll(() => 6);
      expect(ann.shown().filter(({ text }) => text.includes("▼")).length).toBeGreaterThan(0);
      // Two go on by too little, two come back, and seven go on; none so far that it is told.
      await moveAll((nth) => (nth < 2 ? 0.2 : nth < 4 ? -2 : 2));
      const last = Math.max(...soon.map(({ startsAt }) => startsAt));
      await world.pass(last + 60_000 - world.clock.now());

      const log = await scene.ask(ann, "/log");
      const score = await scene.press(ann, log, "Scorecard");
      expect(score.text).toContain("Scorecard: this chat\n");
      expect(score.text).toContain("11 alerts on 11 matches\n");
      expect(score.text).toContain("Went on: 64% (35–85%)\n");
      expect(score.text).toContain("Stayed: 18% · moved back: 18%\n");
      expect(score.text).toMatch(/Moved: \+(?:1\.[89]|2\.[01]) pp \(−?\d\.\d to \+2\.\d\)/u);
      expect(score.text).toMatch(/Data: Test Odds$/);

      // What is written on Discord doesn't say in which language its writer reads.
      await scene.ask(rita, "/settings language ru");
      expect((await scene.ask(rita, "/score")).text).toContain("Итогов пока нет");
      const all = await scene.ask(rita, "/score бот");
      expect(all.text).toContain("Линия пошла дальше: 64\u00a0% (35–85\u00a0%)");
      expect(all.buttons).toContain("Этот чат");
      const preview = await scene.ask(rita, `/preview ${later} 3пп`);
      expect(preview.text).toContain(
        "во всех чатах линия после оповещения шла дальше до закрытия в 64\u00a0% случаев (35–85\u00a0%)",
      );
      expect((await scene.ask(ann, `/preview ${later} 9pp`)).text).not.toContain("in all chats");
      expect((await scene.ask(ann, "/score everybody")).text).toContain("bot for all chats together");
    });

    it("says what value bets were worth by the closing line, and how near the source's predictions were to it", async () => {
      scene = await openScene(openHouse);
      const { ann, rita } = scene.seats;
      const { world } = scene;
      const { knobs } = world.sandbox;
      const now = world.clock.now();
      const soon = world.sandbox.world
        .matches(now)
        .filter(({ startsAt }) => startsAt > now + 2 * hour)
        .toSorted((a, b) => a.startsAt - b.startsAt)
        .slice(0, 11);
      await scene.ask(ann, "/watch value bets 15% improving by 20");
      // The predictions of what is watched are kept.
      for (const { slug } of soon) await scene.ask(rita, `/watch ${slug} 25пп`);
      for (const match of soon) {
        const prices = world.sandbox.world.board(match, world.clock.now()).books[0]?.markets[0]?.prices;
        const price = Math.round((prices?.[0]?.price ?? 0) * 130) / 100;
        knobs.move({ slug: match.slug, selection: "home", bookmaker: "bookpine", price });
      }
      await world.until(() => ann.shown().some(({ text }) => /[Nn]ew value bets?$/m.test(text)), refreshMs);
      const last = Math.max(...soon.map(({ startsAt }) => startsAt));
      await world.pass(last + 60_000 - world.clock.now());

      const score = await scene.ask(ann, "/score");
      expect(score.text).toContain("11 bets on 11 matches\n");
      expect(score.text).toMatch(/Edge when sent: \+2\d\.\d%\n/);
      expect(score.text).toMatch(/At the close: \+2\d\.\d% \(\+2\d\.\d% to \+[23]\d\.\d%\)\n/);
      expect(score.text).toContain("Above fair: 100% (74–100%)\n");
      expect(score.text).not.toContain("Predictions");
      const all = (await scene.ask(rita, "/score бот")).text.replaceAll("\u00a0", " ");
      expect(all).toContain("11 ставок · 11 матчей");
      expect(all).toMatch(/Прогнозы · 11 матчей\nЛиния пошла за моделью: \d+ % \(\d+–\d+ %\)\n/);
      expect(all).toMatch(/Расхождение с закрытием: модель \d+,\d п\. п\., букмекеры 0,\d п\. п\.\n/);
      expect(all).toMatch(/\d\d,\d % [\s\S]*\d\d,\d % [\s\S]*1\d/);
    });

    it("says how often the market went to the model after a gap was told", async () => {
      scene = await openScene(openHouse);
      const { ann, rita } = scene.seats;
      const { world } = scene;
      const { knobs } = world.sandbox;
      const now = world.clock.now();
      // Where ten points down leave home a chance.
      const isOpen = (match: Parameters<typeof world.sandbox.world.board>[0]) => {
        const [home] = world.sandbox.world.board(match, now).books[0]?.markets[0]?.prices ?? [];
        return home !== undefined && home.price > 1.5 && home.price < 3.5;
      };
      const soon = world.sandbox.world
        .matches(now)
        .filter((match) => match.startsAt > now + 3 * hour && isOpen(match))
        .slice(0, 11);
      for (const { slug } of soon) await scene.ask(ann, `/watch ${slug} home edge>=6pp`);
      await world.pass(60_000);
      // The model has spoken; then the market goes away from it, and comes back in seven matches.
      const boards: Shown[] = [];
      for (const { slug } of soon) boards.push(await scene.ask(ann, `/odds ${slug}`));
      for (const { slug } of soon) knobs.move({ slug, selection: "home", points: -10 });
      for (const board of boards) {
        await world.pass(1_100);
        ann.press(board, "Refresh");
        // Some alert may come with it.
        await world.until(() => ann.shown().some(({ id, edits }) => id === board.id && edits > board.edits), refreshMs);
      }
      await world.pass(60_000);
      const gaps = () => ann.shown().filter(({ text }) => /\nModel \d/.test(text));
      expect(gaps().length).toBeGreaterThan(0);
      for (const [nth, { slug }] of soon.entries())
        if (nth > 1) knobs.move({ slug, selection: "home", points: nth < 4 ? -3 : 3 });
      const last = Math.max(...soon.map(({ startsAt }) => startsAt));
      await world.pass(last + 60_000 - world.clock.now());

      const score = await scene.ask(ann, "/score");
      // A gap that has closed may open once more.
      expect(score.text).toMatch(/ · 1[1-9] alerts on 11 matches$/mu);
      expect(score.text).toMatch(/By rule\n.*gap to the model · 11 matches\n.*64% \(35–85%\) · \+\d\.\d pp/u);
      expect((await scene.ask(ann, "/score all")).text).toContain("after a gap towards the model");
      await scene.ask(rita, "/settings language ru");
      const all = await scene.ask(rita, "/score бот");
      expect(all.text).toMatch(/расхождение с моделью · 11 матчей\n.*64\u00a0% \(35–85\u00a0%\)/u);
      const later = await scene.ask(ann, `/preview ${laterMatch(world).slug} edge>=4`);
      expect(later.text).toContain("in all chats");
    });
  });
}
