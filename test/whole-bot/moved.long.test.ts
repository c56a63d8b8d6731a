// @module-tag long
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { laterMatch, type TestWorld } from "../bot.ts";
import { openRetelling, type Retelling } from "../standins/retelling.ts";
import { openDiscord } from "./discord-house.ts";
import { type House, openScene, refreshMs, type Scene, type Seat } from "./promises.ts";
import { openTelegram } from "./telegram-house.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
/** The list of matches is read every five minutes. */
const listMs = 6 * minute;
const houses: readonly [string, (world: TestWorld) => Promise<House>][] = [
  ["Telegram", openTelegram],
  ["Discord", openDiscord],
];

describe.each(houses)("what a source says of a match for a while, in a whole bot on %s", (_platform, openHouse) => {
  let scene: Scene;
  let source: Retelling;

  beforeEach(async () => {
    scene = await openScene(async (world) => {
      source = await openRetelling(world.url);
      const house = await openHouse(world);
      return { ...house, settings: { ...house.settings, ODDS_API_BASE_URL: source.url } };
    });
  });
  afterEach(async () => {
    await scene.close();
    await source.close();
  });

  const said = (seat: Seat, words: RegExp) => seat.shown().filter(({ text }) => words.test(text)).length;
  const at = (ms: number) => new Date(ms).toISOString();

  it("tells once that a match is postponed or moved, to single watches and a league's, and nothing of a few minutes", async () => {
    const { ann, rita, admin } = scene.seats;
    const { world } = scene;
    const match = laterMatch(world);
    const { slug, startsAt, league } = match;
    await scene.ask(ann, `/watch ${slug} 3pp`);
    await scene.ask(ann, `/watch ${slug} home >= 900 add`);
    await scene.ask(rita, `/watch league ${league.name.ru}`);
    await scene.ask(admin, `/watch ${slug} 3pp`);
    await scene.ask(admin, `/mute ${slug}`);

    source.tell(slug, (row) => ({ ...row, scheduled_at: at(startsAt + 10 * minute) }));
    await world.pass(listMs);
    expect([said(ann, /now starts/), said(rita, /перенесён/)]).toEqual([0, 0]);
    source.tell(slug, (row) => ({ ...row, scheduled_at: at(startsAt + 20 * minute) }));
    await world.pass(listMs);
    expect([said(ann, /now starts .* \(was /), said(rita, /матч перенесён на /), said(admin, /now starts/)]).toEqual([1, 1, 0]);

    source.tell(slug, (row) => ({ ...row, status: "postponed", scheduled_at: at(startsAt + 20 * minute) }));
    await world.pass(listMs + 20 * minute);
    expect([said(ann, /is postponed, with no new date yet/), said(rita, /новой даты пока нет/)]).toEqual([1, 1]);
    source.tell(slug, (row) => ({ ...row, status: "scheduled", scheduled_at: at(startsAt + 9 * day) }));
    await world.pass(2 * listMs + 20 * minute);
    expect(said(ann, /now starts/)).toBe(2);
    expect((await scene.ask(ann, "/watches")).text).toContain(match.home.name.en);
    await world.pass(refreshMs);
    expect(said(ann, /now starts|is postponed/)).toBe(3);
  });

  it("keeps a watch whose match one list calls off and the next one does not, and ends it where it stays so", async () => {
    const { ann, rita } = scene.seats;
    const { world } = scene;
    const match = laterMatch(world);
    const { slug, league } = match;
    await scene.ask(ann, `/watch ${slug} 3pp`);
    await scene.ask(rita, `/watch league ${league.name.ru} 3пп`);
    source.tell(slug, (row) => ({ ...row, status: "cancelled" }));
    await world.pass(listMs);
    source.tell(slug, null);
    await world.pass(listMs);
    expect(said(ann, /called off/)).toBe(0);
    world.sandbox.knobs.move({ slug, selection: "home", points: -12 });
    const [before, beforeRita] = [ann, rita].map((seat) => seat.shown().length);
    await world.until(() => ann.shown().length > (before ?? 0) && rita.shown().length > (beforeRita ?? 0), refreshMs);
    const alerts = ann.shown().length;

    source.tell(slug, (row) => ({ ...row, status: "cancelled" }));
    await world.pass(4 * listMs);
    expect(said(ann, /is called off, so its watch has ended/)).toBe(1);
    expect(ann.shown()).toHaveLength(alerts + 1);
    expect((await scene.ask(ann, "/watches")).text).not.toContain(match.home.name.en);
  });
});
