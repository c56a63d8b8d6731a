import { afterEach, beforeEach, expect, it } from "vitest";
import { laterMatch } from "../bot.ts";
import { type DiscordHouse, openDiscord } from "./discord-house.ts";
import { openScene, refreshMs, type Scene } from "./promises.ts";

let scene: Scene<DiscordHouse>;
beforeEach(async () => {
  scene = await openScene(openDiscord);
});
afterEach(() => scene.close());

/** All that a bot does is limited for a minute; answers to people are no part of that. */
const limited = {
  kind: "answer",
  status: 429,
  headers: { "retry-after": "60", "x-ratelimit-global": "true", "x-ratelimit-scope": "global" },
  body: { message: "You are being rate limited.", retry_after: 60, global: true },
} as const;

it("holds every alert while Discord limits all that it does, asks for nothing meanwhile, and answers people", {
  tags: ["long"],
}, async () => {
  const { standIn } = scene.house;
  const { ann, admin, rita } = scene.seats;
  const { slug } = laterMatch(scene.world);
  for (const seat of [ann, admin, rita]) await scene.ask(seat, `/watch ${slug} 3pp`);
  const alerts = () => [ann, admin, rita].map((seat) => seat.shown().filter(({ text }) => text.startsWith("▼")).length);
  standIn.breakDown({ path: /^\/(channels|users)/ }, () => limited);
  const asked = () => standIn.requests.filter(({ path }) => /^\/(channels|users)/.test(path)).length;
  const before = asked();
  scene.world.sandbox.knobs.move({ slug, selection: "home", points: 6 });
  await scene.world.until(() => asked() > before, refreshMs);
  const limitedAt = scene.world.clock.now();
  await scene.world.pass(5_000);
  const tried = asked();
  expect(tried - before).toBeLessThanOrEqual(3);

  expect((await scene.ask(ann, `/odds ${slug}`)).text).toContain("Average margin");
  expect((await scene.ask(ann, "/watches")).text).toContain("My watches · 1");
  // A slash doesn't list it, and what is written would be answered by a message like those that are limited.
  expect((await scene.bot.ask("playground:elsewhere", "/status")).text).not.toContain("isn’t accepting messages");
  expect(scene.world.clock.now() - limitedAt).toBeLessThan(30_000);
  await scene.world.pass(limitedAt + 58_000 - scene.world.clock.now());
  expect(asked()).toBe(tried);
  expect(alerts()).toEqual([0, 0, 0]);

  standIn.breakDown({}, null);
  await scene.world.until(() => alerts().every((count) => count > 0), 30_000);
  await scene.world.pass(refreshMs);
  expect(alerts()).toEqual([1, 1, 1]);
});
