import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type DiscordHouse, openDiscord } from "./discord-house.ts";
import { openScene, type Scene } from "./promises.ts";
import { openTelegram, type TelegramHouse } from "./telegram-house.ts";

const minuteMs = 60_000;

/** What a bare entry of a menu never says. */
const deadEnd = /went wrong|isn’t a command|I don’t know|can’t read/;

async function worksBare(scene: Scene, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await scene.world.pass(minuteMs);
    const { text, buttons } = await scene.ask(scene.seats.ann, `/${name}`);
    expect([name, text]).toEqual([name, expect.not.stringMatching(deadEnd)]);
    expect([name, buttons.length > 0 || /[?:]/.test(text)]).toEqual([name, true]);
  }
}

describe("the menu on Telegram", () => {
  let scene: Scene<TelegramHouse>;
  beforeEach(async () => {
    scene = await openScene(openTelegram);
  });
  afterEach(() => scene.close());

  it("has ten entries in private, each of which works alone, as do old names", async () => {
    const menu = scene.house.standIn.menu("private") as { command: string }[];
    const names = menu.map(({ command }) => command);
    expect(names).toHaveLength(10);
    await worksBare(scene, [...names, "snooze", "movers", "live", "mydata"]);
  });
});

describe("the list on Discord", () => {
  let scene: Scene<DiscordHouse>;
  beforeEach(async () => {
    scene = await openScene(openDiscord);
  });
  afterEach(() => scene.close());

  it("has eighteen entries, each of which works alone, as do old names that are written", async () => {
    const names = scene.house.standIn.commands.map(({ name }) => name).filter((name) => name !== "admin");
    expect(names).toHaveLength(18);
    await worksBare(scene, [...names, "movers", "mydata"]);
  });
});
