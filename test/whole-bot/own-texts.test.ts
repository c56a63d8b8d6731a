import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { freshFolder, type TestWorld } from "../bot.ts";
import { openDiscord } from "./discord-house.ts";
import { type House, openScene, type Scene } from "./promises.ts";
import { openTelegram } from "./telegram-house.ts";

const houses: readonly [string, (world: TestWorld) => Promise<House>][] = [
  ["Telegram", openTelegram],
  ["Discord", openDiscord],
];

describe.each(houses)("a host's own texts on %s", (_platform, openHouse) => {
  let scene: Scene;
  afterEach(() => scene.close());

  it("are what people read, in the language that they are for; all else is as it was", async () => {
    const folder = join(freshFolder(), "texts");
    mkdirSync(folder);
    writeFileSync(join(folder, "en.ftl"), "mute-done-all = Hush till you say otherwise.\n");
    scene = await openScene(openHouse, { TEXTS_DIR: folder });
    const { ann, rita } = scene.seats;
    const muted = await scene.ask(ann, "/mute all");
    expect(muted.text).toContain("Hush till you say otherwise.");
    expect(muted.text).toContain("No alerts until then.");
    expect((await scene.ask(rita, "/mute all")).text).not.toContain("Hush");
  });
});
