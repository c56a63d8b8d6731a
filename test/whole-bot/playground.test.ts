import { expect, it } from "vitest";
import { laterMatch } from "../bot.ts";
import { openPlayground } from "./playground-house.ts";
import { describeWholeBot, openScene } from "./promises.ts";

describeWholeBot("the playground", openPlayground);

it("a whole bot on the playground completes a half-typed name to an id that works, without asking the API", {
  tags: ["long"],
}, async () => {
  const scene = await openScene(openPlayground);
  try {
    const { home, away } = laterMatch(scene.world);
    await scene.ask(scene.seats.ann, "/matches");
    const { requests } = scene.world.sandbox.knobs.statistics();
    const query = new URLSearchParams({ command: "odds", option: "match", typed: home.name.en.slice(0, -2), language: "en" });
    const answer = await fetch(`${scene.bot.bot.playgroundUrl}/suggest?${query}`);
    const suggestions = (await answer.json()) as { label: string; value: string }[];
    const suggestion = suggestions.find(({ label }) => label.endsWith(` · ${home.name.en} v ${away.name.en}`));
    expect(suggestion?.value).toMatch(/^#\d+$/);
    expect(scene.world.sandbox.knobs.statistics().requests).toBe(requests);
    const board = await scene.ask(scene.seats.ann, `/odds ${suggestion?.value}`);
    expect(board.text.startsWith(suggestion?.label.replace(/^.* · /, "") ?? "?")).toBe(true);
  } finally {
    await scene.close();
  }
});

it("a whole bot on the playground is asked by one page about another, as about a channel, by an administrator alone", {
  tags: ["long"],
}, async () => {
  const scene = await openScene(openPlayground);
  try {
    const { ann, admin } = scene.seats;
    expect((await scene.ask(ann, "/for @group")).text).toContain("You’re now managing @group");
    expect((await scene.ask(ann, `/watch ${laterMatch(scene.world).slug} 3pp`)).text).toContain("About @group · /for me");
    expect((await scene.ask(admin, "/watches")).text).toContain("3 pp");
  } finally {
    await scene.close();
  }
});
