import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { laterMatch } from "../bot.ts";
import { longElsewhere } from "../long-elsewhere.ts";
import { openDiscord } from "./discord-house.ts";
import { openScene, refreshMs, type Scene, type Seat, type Shown } from "./promises.ts";
import { openTelegram } from "./telegram-house.ts";

const houses: { name: string; open: Parameters<typeof openScene>[0] }[] = [
  { name: "Telegram", open: openTelegram },
  { name: "Discord", open: openDiscord },
];

describe.each(houses)("a break on $name", { tags: "long" }, ({ name, open }) => {
  let scene: Scene;
  beforeEach(async () => {
    scene = await openScene(open);
  });
  afterEach(() => scene.close());

  async function take(seat: Seat, length: string): Promise<Shown> {
    const asked = await scene.ask(seat, `/break ${length}`);
    expect(asked.text).toMatch(/until .*\d\d:\d\d|до .*\d\d:\d\d/i);
    expect(asked.buttons).toEqual([expect.stringMatching(/^(?:Start the break|Начать перерыв)$/), expect.any(String)]);
    return scene.press(seat, asked, asked.buttons[0] ?? "");
  }

  it(
    "says nothing over a restart, answers with its end, also in a group, and then tells in one message what holds",
    longElsewhere(name),
    async () => {
      const { slug } = laterMatch(scene.world);
      const move = (points: number) => scene.world.sandbox.knobs.move({ slug, selection: "home", points });
      await scene.ask(scene.seats.ann, `/watch ${slug} 3pp`);
      await scene.ask(scene.seats.ann, "/settings zone london");
      const begun = await take(scene.seats.ann, "2h");
      expect(begun.text).toContain("You’re on a break until");
      expect(begun.text).toContain("National Gambling Helpline, 0808 8020 133");
      const heard = scene.seats.ann.shown().length;
      move(6);
      await scene.world.pass(refreshMs);
      await scene.restart(() => void move(6));
      await scene.world.pass(refreshMs);
      expect(scene.seats.ann.shown()).toHaveLength(heard);
      expect((await scene.ask(scene.seats.ann, "/matches")).text).toContain("You’re on a break until");
      // Who is on a break reads in the group what is for nobody else, there or in private.
      const all = () => [scene.seats.guest, scene.seats.ann].flatMap((seat) => seat.shown().map(({ text }) => text));
      const before = all().length;
      scene.seats.guest.write("/matches");
      await scene.world.until(() => all().filter((text) => text.includes("You’re on a break until")).length > 2);
      expect(all().length - before).toBeLessThanOrEqual(2);
      expect(scene.seats.admin.shown().map(({ text }) => text)).not.toContainEqual(expect.stringContaining("on a break"));
      expect((await scene.ask(scene.seats.admin, "/matches")).text).not.toContain("on a break");
      const told = await scene.after(scene.seats.ann, () => undefined, 2 * 60 * 60_000);
      expect(told.text).toContain("On hold: your break");
      expect((await scene.ask(scene.seats.ann, "/matches")).text).not.toContain("on a break");
    },
  );

  it("goes on after /forgetme, in Russian as well", async () => {
    const { rita } = scene.seats;
    expect((await take(rita, "7д")).text).toContain("У вас перерыв до");
    const asked = await scene.ask(rita, "/forgetme");
    expect((await scene.press(rita, asked, "Да, удалить всё")).text).toContain("Он продлится до");
    expect((await scene.ask(rita, "/matches")).text).toContain("У вас перерыв до");
  });
});
