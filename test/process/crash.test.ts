import { afterAll, describe, it, vi } from "vitest";
import { crashAndRestart } from "./crash.ts";
import { openFolder } from "./memory.ts";
import { openDiscordPlace, openPlaygroundPlace, openTelegramPlace } from "./places.ts";
import { killLeftProcesses, sideBySide } from "./processes.ts";

vi.setConfig(sideBySide);
afterAll(killLeftProcesses);

describe.concurrent("an alert of a bot that is killed", () => {
  it("after it was detected is seen once on every platform", { tags: "long" }, async () => {
    const places = await Promise.all([openTelegramPlace(), openDiscordPlace(), openPlaygroundPlace()]);
    const each = places.map((place) => ({ place, arrives: 1, isSeen: 1 }));
    await crashAndRestart({ each, memory: await openFolder(), failpoint: "detected" });
  });

  // Telegram cannot tell that it has had a message, so to lose none is to send one twice.
  it("after it was sent is seen 2 times on Telegram", { tags: "long" }, async () => {
    const each = [{ place: await openTelegramPlace(), arrives: 2, isSeen: 2 }];
    await crashAndRestart({ each, memory: await openFolder(), failpoint: "sent" });
  });
});
