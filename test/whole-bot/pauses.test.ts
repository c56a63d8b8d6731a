import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { laterMatch } from "../bot.ts";
import { failingChecks, listening, valuesAt } from "../metrics/listening.ts";
import { openScene, type Scene } from "./promises.ts";
import { ann, openTelegram, type TelegramHouse } from "./telegram-house.ts";

describe("a pause that Telegram asks for", () => {
  let scene: Scene<TelegramHouse>;
  let url: string;
  let slug: string;
  beforeEach(async () => {
    const { log, url: found } = listening();
    scene = await openScene(openTelegram, { METRICS_PORT: "0" }, { log });
    url = found();
    ({ slug } = laterMatch(scene.world));
    for (const seat of [scene.seats.ann, scene.seats.rita, scene.seats.admin]) await scene.ask(seat, `/watch ${slug} 3pp`);
    await scene.world.pass(60_000);
  });
  afterEach(() => scene.close());

  const move = (points: number) => scene.world.sandbox.knobs.move({ slug, selection: "home", points });
  const told = () => [scene.seats.rita, scene.seats.admin].map((seat) => seat.shown().length);

  it("of one chat holds up no other, and that chat hears it afterwards, once", { tags: "long" }, async () => {
    const before = told();
    const annBefore = scene.seats.ann.shown().length;
    const limitedAt = scene.world.clock.now();
    scene.house.standIn.limit(ann, 600_000);
    move(6);
    const refused = () => scene.house.standIn.requests("sendMessage").some(({ code }) => code === 429);
    await scene.world.until(refused, 300_000);
    const refusedAt = scene.world.clock.now();
    await scene.world.until(() => told().every((count, index) => count > (before[index] ?? 0)), 300_000);
    expect(scene.world.clock.now() - refusedAt).toBeLessThanOrEqual(5_000);
    expect(await failingChecks(url)).toEqual([]);
    await scene.world.until(() => scene.seats.ann.shown().length > annBefore, 900_000);
    expect(scene.world.clock.now() - limitedAt).toBeLessThanOrEqual(605_000);
    await scene.world.pass(300_000);
    expect(scene.seats.ann.shown()).toHaveLength(annBefore + 1);
  });

  it("of all is found out with two messages, shown to whoever looks, and kept", { tags: ["long"] }, async () => {
    const before = told();
    const { standIn } = scene.house;
    standIn.limit(null, 600_000);
    move(6);
    const refused = () => standIn.requests("sendMessage").filter(({ code }) => code === 429).length;
    await scene.world.until(() => refused() >= 2, 300_000);
    await scene.world.pass(2_000);
    expect(refused()).toBe(2);
    expect(await failingChecks(url)).toEqual(["telegram"]);
    const values = await valuesAt(url);
    expect(values.get('linewatch_platform_up{platform="telegram"}')).toBe(0);
    expect(values.get('linewatch_platform_pause_seconds{platform="telegram"}')).toBeGreaterThan(100);
    // Answers to people have a limit of their own.
    standIn.limit(null, 0);
    expect((await scene.ask(scene.seats.ann, "/status")).text).toContain("Telegram asked for a pause; it ends in ");
    await scene.world.until(() => told().every((count, index) => count > (before[index] ?? 0)), 900_000);
    expect(await failingChecks(url)).toEqual([]);
  });
});
