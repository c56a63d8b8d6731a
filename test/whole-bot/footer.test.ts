import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { laterMatch } from "../bot.ts";
import { longElsewhere } from "../long-elsewhere.ts";
import { openDiscord } from "./discord-house.ts";
import { openScene, refreshMs, type Scene } from "./promises.ts";
import { openTelegram } from "./telegram-house.ts";

const houses = [
  { name: "Telegram", open: () => openScene<Scene["house"]>(openTelegram) },
  { name: "Discord", open: () => openScene<Scene["house"]>(openDiscord) },
];

describe.each(houses)("a community's own line on $name", { tags: "long" }, ({ name, open }) => {
  let scene: Scene;
  let slug: string;
  beforeEach(async () => {
    scene = await open();
    ({ slug } = laterMatch(scene.world));
  });
  afterEach(() => scene.close());

  const move = (points: number) => scene.world.sandbox.knobs.move({ slug, selection: "home", points });
  /** The last lines, without the signs that keep a platform from reading anything into them. */
  const ending = (text: string) => text.replaceAll("\u200B", "").split("\n").slice(-2);
  const credit = "Data: Test Odds";

  it(
    "stands before the credit of alerts, cards and the day's matches, as it was written, and under no answer",
    longElsewhere(name),
    async () => {
      const { admin, guest } = scene.seats;
      const line = "Odds by the Reds · t.me/Reds · @everyone <b>50%</b> *now*";
      await scene.ask(guest, "/settings footer Mine");
      const set = await scene.ask(admin, `/settings footer  ${line.replace(" by", "\u202E  by")} `);
      expect(set.text.replaceAll("\u200B", "")).toContain(`✓ Footer: ${line}`);
      expect(ending((await scene.ask(admin, `/odds ${slug}`)).text)[0]).not.toContain("Reds");
      await scene.ask(admin, `/watch ${slug} 3pp`);
      expect(ending((await scene.after(admin, () => move(6))).text)).toEqual([line, credit]);
      admin.write(`/card ${slug}`);
      const card = () => admin.shown().find(({ text }) => text.startsWith("📌"));
      await scene.world.until(() => card() !== undefined, refreshMs);
      expect(ending(card()?.text ?? "")).toEqual([line, credit]);
      await scene.ask(guest, "/settings footer off");
      const today = scene.world.sandbox.world
        .matches(scene.world.clock.now())
        .find(({ startsAt }) => startsAt > scene.world.clock.now() + 7_200_000);
      await scene.ask(admin, `/watch ${today?.slug} 25pp`);
      await scene.ask(admin, "/settings fixtures 13:00");
      const list = () => admin.shown().find(({ text }) => text.startsWith("Matches · "));
      await scene.world.until(() => list() !== undefined);
      expect(ending(list()?.text ?? "")).toEqual([line, credit]);
    },
  );

  it("is at most 120 characters long, stays over a restart, and goes when it is taken away; the credit never does", async () => {
    const { admin } = scene.seats;
    const asked = await scene.ask(admin, "/settings footer");
    expect(asked.buttons).toEqual(["‹ All settings"]);
    expect((await scene.ask(admin, `/settings footer ${"x".repeat(121)}`)).text).toContain("at most 120 characters");
    expect((await scene.ask(admin, "/settings chat")).text).toContain("Footer: None");
    await scene.ask(admin, `/settings footer ${"X".repeat(120)}`);
    await scene.ask(admin, `/watch ${slug} 3pp`);
    await scene.restart();
    const alert = await scene.after(scene.seats.admin, () => move(6));
    expect(ending(alert.text)).toEqual(["X".repeat(120), credit]);
    const shown = await scene.ask(scene.seats.admin, "/settings footer");
    const off = await scene.press(scene.seats.admin, shown, "Remove it");
    expect(off.text).toContain("Footer: None");
    const later = await scene.after(scene.seats.admin, () => move(-8));
    expect(ending(later.text)[0]).not.toContain("X");
    expect(ending(later.text)[1]).toBe(credit);
  });
});
