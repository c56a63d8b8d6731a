// @module-tag long
import { afterAll, describe, it, vi } from "vitest";
import { crashAndRestart } from "./crash.ts";
import { hasPostgres, openFolder, openSchema } from "./memory.ts";
import { openDiscordPlace, openPlaygroundPlace, openTelegramPlace } from "./places.ts";
import { killLeftProcesses, sideBySide } from "./processes.ts";

vi.setConfig(sideBySide);
afterAll(killLeftProcesses);

/** Every point on every platform; each costs two starts of a process. crash.test.ts holds the two that tell most. */
describe.concurrent("an alert of a bot that is killed", () => {
  it.for([
    { name: "Telegram", open: openTelegramPlace, failpoint: "claimed", arrives: 1, isSeen: 1 },
    { name: "Discord", open: openDiscordPlace, failpoint: "claimed", arrives: 1, isSeen: 1 },
    { name: "the playground", open: openPlaygroundPlace, failpoint: "claimed", arrives: 1, isSeen: 1 },
    { name: "Discord", open: openDiscordPlace, failpoint: "sent", arrives: 2, isSeen: 1 },
    { name: "the playground", open: openPlaygroundPlace, failpoint: "sent", arrives: 1, isSeen: 1 },
  ] as const)("after it was $failpoint is seen $isSeen time(s) on $name", async ({ open, failpoint, arrives, isSeen }) => {
    await crashAndRestart({ each: [{ place: await open(), arrives, isSeen }], memory: await openFolder(), failpoint });
  });

  it.runIf(hasPostgres).for([
    { failpoint: "claimed", arrives: 1, isSeen: 1 },
    { failpoint: "sent", arrives: 2, isSeen: 2 },
  ] as const)("after it was $failpoint is seen $isSeen time(s) on Telegram with Postgres", async ({ failpoint, ...counts }) => {
    const each = [{ place: await openTelegramPlace(), ...counts }];
    await crashAndRestart({ each, memory: await openSchema(), failpoint });
  });
});
