import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { laterMatch } from "../bot.ts";
import { openDiscord } from "./discord-house.ts";
import { openScene, refreshMs, type Scene } from "./promises.ts";
import { openTelegram } from "./telegram-house.ts";

const houses: { name: string; open: Parameters<typeof openScene>[0] }[] = [
  { name: "Telegram", open: openTelegram },
  { name: "Discord", open: openDiscord },
];

describe.each(houses)("a chat that wants information only on $name", { tags: "long" }, ({ open }) => {
  let scene: Scene;
  beforeEach(async () => {
    scene = await openScene(open);
  });
  afterEach(() => scene.close());

  it("is told how lines move, and nothing about what to bet on until it wants to be", async () => {
    const { ann } = scene.seats;
    const { slug } = laterMatch(scene.world);
    const move = (points: number) => () => scene.world.sandbox.knobs.move({ slug, selection: "home", points });
    await scene.ask(ann, `/watch ${slug} 3pp`);
    await scene.ask(ann, `/watch ${slug} home best 3pp add`);
    const set = await scene.ask(ann, "/settings information on");
    expect(set.text).toMatch(/Information only\W+On/);

    const refused = await scene.ask(ann, "/valuebets");
    expect(refused.text).toContain("This chat is set to information only");
    for (const typed of ["/stake 2.10 3.40 4.20", "/watch value bets", `/watch ${slug} home >= 2.50 best`])
      expect((await scene.ask(ann, typed)).text).toContain("This chat is set to information only");
    expect((await scene.ask(ann, `/odds ${slug}`)).text).not.toContain("information only");
    expect((await scene.ask(ann, "/start")).buttons).not.toContain("Value bets");
    expect((await scene.ask(ann, "/help money")).text).not.toContain("/valuebets");

    const told = await scene.after(ann, move(8), refreshMs);
    expect(told.text).toContain("all 10 books");
    const settings = await scene.press(ann, refused, "Change this");
    await scene.press(ann, settings, "Off");
    expect((await scene.ask(ann, "/valuebets")).text).not.toContain("information only");
    expect((await scene.ask(ann, "/log")).text).toContain("not sent: the chat is set to information only");
    expect((await scene.ask(ann, "/start")).buttons).toContain("Value bets");
  });

  it("is told the age and who helps when the bot introduces itself to a group", async () => {
    expect((await scene.ask(scene.seats.admin, "/start")).text).toContain("18+");
  });

  it("is told so with the first answer in private, whatever that is, and not again", async () => {
    const { ann, rita } = scene.seats;
    const { slug } = laterMatch(scene.world);
    expect((await scene.ask(ann, `/odds ${slug}`)).text).toMatch(/\n18\+\. Gambling support: .*\n/);
    expect((await scene.ask(ann, `/odds ${slug}`)).text).not.toContain("18+");
    expect((await scene.ask(rita, `/watch ${slug}`)).text).toContain("18+. Помощь при игровой зависимости:");
    expect((await scene.ask(rita, "/watches")).text).not.toContain("18+");
  });

  it("is answered in Russian, too", async () => {
    const { rita } = scene.seats;
    await scene.ask(rita, "/settings только информация вкл");
    expect((await scene.ask(rita, "/valuebets")).text).toContain("режим «только информация»");
  });
});
