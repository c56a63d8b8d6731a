import { expect, it } from "vitest";
import { createLog } from "../../src/log.ts";
import { freshFolder, openBot, openWorld } from "../bot.ts";
import { createTelegramStandIn } from "../standins/telegram.ts";

const ann = 7;

it("answers an update that a webhook is brought twice once", async () => {
  const world = await openWorld();
  const standIn = createTelegramStandIn({ clock: world.clock, strict: true });
  const { apiRoot, token } = await standIn.start();
  standIn.addUser(ann);
  const lines: string[] = [];
  const log = createLog({ level: "info", secrets: [], write: (line) => void lines.push(line) });
  const webhook = { TELEGRAM_WEBHOOK_URL: "https://bot.example.org:8443/a", PORT: "0" };
  const settings = { TELEGRAM_BOT_TOKEN: token, TELEGRAM_API_ROOT: apiRoot, ...webhook };
  const bot = await openBot(world, { dataDir: freshFolder(), settings, log });
  try {
    const origin = /"address":"([^"]+)"/.exec(lines.join(""))?.[1] ?? "";
    standIn.say(ann, ann, "/help");
    expect(await standIn.bring(origin, { acknowledged: false })).toEqual([200]);
    expect(await standIn.bring(origin)).toEqual([200]);
    await world.pass(10_000);
    expect(standIn.messages(ann)).toHaveLength(1);
    standIn.say(ann, ann, "/help");
    expect(await standIn.bring(origin)).toEqual([200]);
    await world.until(() => standIn.messages(ann).length === 2, 10_000);
  } finally {
    await bot.stop();
    await standIn.stop();
    await world.close();
  }
});
