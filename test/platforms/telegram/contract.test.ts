import { silentLog } from "../../../src/log.ts";
import { createTelegram } from "../../../src/platforms/telegram/adapter.ts";
import { createFakeClock } from "../../clock.ts";
import { createTelegramStandIn } from "../../standins/telegram.ts";
import { describePlatform } from "../contract.ts";

const ann = 7;
/** The fake clock stands still, so nothing may wait for it. */
const unpaced = { perSecond: Number.POSITIVE_INFINITY, perChatMs: 0 };

describePlatform("Telegram", async (deps) => {
  const standIn = createTelegramStandIn();
  const { apiRoot, token } = await standIn.start();
  standIn.addUser(ann);
  return {
    platform: createTelegram({ token, apiRoot, deps, log: silentLog, clock: createFakeClock(), pace: unpaced }),
    address: `telegram:${ann}`,
    pictures: "png",
    async ask(command, text) {
      standIn.say(ann, ann, `/${command} ${text}`);
    },
    async press(label) {
      const message = standIn.messages(ann).at(-1);
      if (message) standIn.press(message, label, ann);
    },
    seen: () =>
      standIn.messages(ann).map(({ id, text, buttons, file, photo }) => ({
        id: String(id),
        text,
        buttons: buttons.flat().map((button) => button.text),
        file,
        picture: photo && { content: photo.content },
      })),
    async until(check) {
      await standIn.eventually(check);
    },
    lose: () => standIn.block(ann),
    limit: () => standIn.failNext("sendMessage", { code: 429, description: "Too Many Requests: retry after 3", retryAfter: 3 }),
    loseConfirmation: () => standIn.failNext("sendMessage", "lost"),
    refuse: () => standIn.failNext("getMe", { code: 429, description: "Too Many Requests: retry after 3", retryAfter: 3 }),
    fail: () => standIn.failNext("getMe", "gateway"),
    restarts: true,
    close: () => standIn.stop(),
  };
});
