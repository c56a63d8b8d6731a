// @module-tag long
import { afterEach, describe, expect, it, vi } from "vitest";
import { laterMatch, type TestWorld } from "../bot.ts";
import { openDiscord } from "./discord-house.ts";
import { type House, openScene, refreshMs, type Scene } from "./promises.ts";
import { openTelegram } from "./telegram-house.ts";

/** Hours of the clock pass, which takes long on a busy machine. */
vi.setConfig({ testTimeout: 300_000 });

const minute = 60_000;
const houses: readonly [string, (world: TestWorld) => Promise<House>][] = [
  ["Telegram", openTelegram],
  ["Discord", openDiscord],
];

describe.each(houses)("a limit that the first board passes, in a whole bot on %s", (_platform, openHouse) => {
  let scene: Scene;
  afterEach(() => scene.close());

  it("is told once, of a match while the source was down and of a league", async () => {
    scene = await openScene(openHouse);
    const { ann, rita, admin } = scene.seats;
    const { world } = scene;
    const match = laterMatch(world);
    const alerts = (seat: typeof ann) => seat.shown().filter(({ text }) => text.includes("🎯"));

    world.sandbox.knobs.fail({ kind: "status", status: 503, times: 1_000, endpoint: "odds" });
    expect((await scene.ask(ann, `/watch ${match.slug} home >= 1.02`)).text).toContain("Watching. ");
    // Far away from any price.
    expect((await scene.ask(admin, `/watch ${match.slug} home >= 900`)).text).toContain("Watching. ");
    world.sandbox.knobs.clearFaults();
    await world.until(() => alerts(ann).length > 0, refreshMs);
    await scene.ask(rita, `/watch league ${match.league.name.ru} home >= 1.02`);
    await world.until(() => alerts(rita).length > 0, refreshMs);

    await world.pass(10 * minute);
    const told = (seat: typeof ann) => alerts(seat).map(({ text }) => text.split(match.home.name.en).length > 1);
    const due = 1;
    expect({ told: told(ann).length, lost: due - told(ann).length, false: alerts(admin).length }).toEqual({
      told: due,
      lost: 0,
      false: 0,
    });
    // All matches of the league come at once, each of them once.
    const lines = alerts(rita).flatMap(({ text }) => text.split("\n").filter((line) => line.includes("🎯")));
    expect(lines.length).toBeGreaterThan(0);
    expect(new Set(lines).size).toBe(lines.length);
  });
});
