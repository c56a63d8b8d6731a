import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { laterMatch } from "../bot.ts";
import { longElsewhere } from "../long-elsewhere.ts";
import { openDiscord } from "./discord-house.ts";
import { openPlayground } from "./playground-house.ts";
import { openScene, refreshMs, type Scene } from "./promises.ts";
import { openTelegram } from "./telegram-house.ts";

const houses: { name: string; open: Parameters<typeof openScene>[0] }[] = [
  { name: "Telegram", open: openTelegram },
  { name: "Discord", open: openDiscord },
  { name: "the playground", open: openPlayground },
];
const hourMs = 60 * 60_000;

describe.each(houses)("a mute on $name", ({ name, open }) => {
  let scene: Scene;
  let slugs: string[];
  beforeEach(async () => {
    scene = await openScene(open);
    const first = laterMatch(scene.world);
    const [other] = scene.world.sandbox.world
      .matches(scene.world.clock.now())
      .filter((one) => one.league.sport === "football" && one.startsAt > first.startsAt);
    slugs = [first.slug, other?.slug ?? ""];
    for (const slug of slugs) await scene.ask(scene.seats.ann, `/watch ${slug} 3pp`);
  });
  afterEach(() => scene.close());

  const move = (slug: string | undefined, points: number) => {
    scene.world.sandbox.knobs.move({ slug: slug ?? "", selection: "home", points });
  };
  const alerts = () => scene.seats.ann.shown().filter(({ text }) => /[▼▲]/.test(text));

  it("holds what moves over a restart, however often it is prolonged, and sums all of it up in one message", {
    ...longElsewhere(name),
    timeout: 120_000,
  }, async () => {
    await scene.ask(scene.seats.ann, "/mute all 1h");
    const muted = await scene.ask(scene.seats.ann, `/mute ${slugs[1]} 2h`);
    expect(muted.text).toContain("What still matters comes as one message after that.");
    for (const slug of slugs) move(slug, 6);
    await scene.world.pass(refreshMs);
    expect(alerts()).toEqual([]);
    await scene.restart(() => move(slugs[0], 4));
    const { ann } = scene.seats;
    expect((await scene.ask(ann, "/mute")).text).toMatch(/On hold\n(?:.*\n)*.*Muted: 1 alert on hold until/);
    await scene.ask(ann, "/mute all 2h");
    await scene.world.pass(80 * 60_000);
    expect(alerts()).toEqual([]);
    const told = await scene.after(ann, () => undefined, hourMs);
    expect(told.text).toMatch(/^2 matches moved\n/);
    expect(told.text).toContain("On hold: muted");
    expect(told.buttons).not.toContain("Drop them");
    const count = alerts().length;
    await scene.world.pass(2 * refreshMs);
    expect(alerts()).toHaveLength(count);
  });

  it("of one match waits for its end alone, and what waits can be dropped before", {
    tags: "long",
    timeout: 120_000,
  }, async () => {
    const { ann } = scene.seats;
    await scene.ask(ann, `/mute ${slugs[0]}`);
    move(slugs[0], 6);
    const told = await scene.after(ann, () => move(slugs[1], 6), 2 * refreshMs);
    expect(told.text).not.toContain("2 matches");
    await scene.world.pass(refreshMs);
    const older = await scene.ask(ann, "/mute");
    const list = await scene.ask(ann, "/mute");
    expect(list.text).toContain("Muted: 1 alert on hold");
    const dropped = await scene.press(ann, list, "Drop them");
    expect(dropped.text).toContain("Dropped 1 alert. I’ll count from the current odds.");
    expect((await scene.press(ann, older, "Drop them")).text).toContain("There was nothing left to drop.");
    expect((await scene.ask(ann, "/mute")).text).not.toContain("on hold");
    const count = ann.shown().length;
    await scene.ask(ann, `/unmute ${slugs[0]}`);
    await scene.world.pass(refreshMs);
    expect(ann.shown()).toHaveLength(count + 1);
    const again = await scene.after(ann, () => move(slugs[0], 6), 2 * refreshMs);
    expect(again.text).toContain("▼");
  });
});
