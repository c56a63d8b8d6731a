import { Agent, getGlobalDispatcher, setGlobalDispatcher } from "undici";
import { afterAll, beforeAll, describe } from "vitest";
import { silentLog } from "../../../src/log.ts";
import { createDiscord } from "../../../src/platforms/discord/adapter.ts";
import { comesAbout } from "../../bot.ts";
import { createFakeClock } from "../../clock.ts";
import { startDiscordStandIn } from "../../standins/discord.ts";
import { describePlatform } from "../contract.ts";
import { bringByHttp } from "./parts.ts";

const post = { method: "POST", path: /^\/channels/ };

// As in the program, where the odds service's library comes first and Discord's, another version, uses its connections.
const before = getGlobalDispatcher();
beforeAll(() => setGlobalDispatcher(new Agent()));
afterAll(() => setGlobalDispatcher(before));

describe.each([
  { how: "its gateway", shards: null, byHttp: false },
  { how: "four shards", shards: 4, byHttp: false },
  { how: "HTTP", shards: null, byHttp: true },
])("Discord by $how", ({ shards, byHttp }) => {
  describePlatform("Discord", async (deps) => {
    const clock = createFakeClock();
    const discord = await startDiscordStandIn({ clock });
    const channel = discord.addChannel();
    const ann = discord.addUser();
    const interactions = byHttp ? bringByHttp(discord) : null;
    const { token, apiUrl } = discord;
    const platform = createDiscord({ token, apiUrl, shards, interactions, log: silentLog, clock, deps });
    const seen = () => discord.messagesIn(channel).filter(({ loading }) => !loading);
    return {
      platform,
      address: `discord:${channel}`,
      async ask(command, text) {
        discord.slash(ann, channel, command, { match: text });
      },
      async press(label) {
        const message = seen().at(-1);
        if (message) discord.press(ann, message, label);
      },
      pictures: "png",
      seen: () =>
        seen().map(({ id, text, buttons, file, picture }) => ({
          id,
          text,
          buttons: buttons.map(({ label }) => label),
          file,
          picture,
        })),
      async until(check) {
        if (!(await comesAbout(check))) throw new Error("it never came to hold");
      },
      lose: () => discord.deleteChannel(channel),
      limit: () => discord.failNext(post, { kind: "answer", status: 429, headers: { "retry-after": "3" } }),
      loseConfirmation: () => discord.failNext(post, { kind: "reset", done: true }),
      refuse: () => discord.failNext({ path: /^\/users/ }, { kind: "answer", status: 403 }),
      fail: () => discord.failNext({ path: /^\/users/ }, { kind: "answer", status: 502 }),
      restarts: true,
      close: () => discord.stop(),
    };
  });
});
