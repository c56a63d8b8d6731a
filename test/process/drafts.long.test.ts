// @module-tag long
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, describe, expect, it, vi } from "vitest";
import { createTelegramStandIn, type ShownMessage } from "../standins/telegram.ts";
import { openMarket } from "./market.ts";
import { hasPostgres, type Memory, openFolder, openSchema } from "./memory.ts";
import { type BotProcess, killLeftProcesses, sideBySide, startProcess } from "./processes.ts";

vi.setConfig({ ...sideBySide, testTimeout: 600_000 });
afterAll(killLeftProcesses);

const channel = -100700;
const [ann, boss] = [7, 9] as const;
const managers = [ann, boss] as const;
const killed = { code: null, signal: "SIGKILL" };
/** Seven starts within some seconds can use up the minute's requests: what waits for a board of today's price waits for the next ones. */
const looks = 10_000;
/** How long nothing more may come. */
const quietMs = 3_000;

/** A channel on a market whose alerts two people approve, and what they see. */
async function openChannel(memory: Memory) {
  const market = await openMarket();
  const standIn = createTelegramStandIn();
  const { apiRoot, token } = await standIn.start();
  for (const user of managers) standIn.addUser(user);
  standIn.addGroup({ id: channel, type: "channel", title: "Odds daily", username: "oddsdaily", admins: managers });
  const settings = { ...market.settings, ...memory.settings, TELEGRAM_API_ROOT: apiRoot, TELEGRAM_BOT_TOKEN: token };
  const drafts = (user: number) => standIn.messages(user).filter(({ text }) => text.startsWith("Draft for"));
  const lastDraft = (user: number): ShownMessage => {
    const last = drafts(user).at(-1);
    if (!last) throw new Error("there is no draft");
    return last;
  };
  const posts = () => standIn.messages(channel).map(({ text }) => text);

  async function say(bot: BotProcess, user: number, text: string): Promise<void> {
    const before = standIn.messages(user).length;
    standIn.say(user, user, text);
    await bot.until(() => standIn.messages(user).length > before);
  }

  return {
    ...{ market, standIn, settings, drafts, lastDraft, posts },
    /** Both manage the channel, which watches a match. */
    async setUp(): Promise<void> {
      const bot = startProcess(settings);
      await bot.until(() => standIn.isPolled());
      for (const user of managers) await say(bot, user, "/for @oddsdaily");
      await say(bot, boss, "/settings publish approve");
      await say(bot, boss, `/watch ${market.slug} 3pp`);
      for (const user of managers) await say(bot, user, "/for me");
      bot.signal("SIGTERM");
      await bot.end();
    },
    async close(): Promise<void> {
      await Promise.all([standIn.stop(), memory.close(), market.sandbox.stop()]);
    },
  };
}

/** A process that takes calls. */
async function running(settings: Record<string, string>, isReady: () => boolean): Promise<BotProcess> {
  const bot = startProcess(settings);
  await bot.until(isReady);
  return bot;
}

describe("a channel whose alerts are approved first, by a bot that is killed", () => {
  it.for([
    { name: "SQLite", open: openFolder as () => Promise<Memory>, runs: true },
    { name: "Postgres", open: openSchema, runs: hasPostgres },
  ])(
    "at every point between the draft and the post is told each thing that was approved, on $name",
    async ({ open, runs }, { skip }) => {
      if (!runs) return skip("no Postgres answers");
      const memory = await open();
      const { standIn, market, settings, drafts, lastDraft, posts, ...scene } = await openChannel(memory);
      await scene.setUp();
      market.move();
      // Before anybody is asked, before the draft goes out, and before anybody knows that it has.
      for (const FAILPOINT of ["detected", "claimed", "sent"]) {
        const bot = startProcess({ ...settings, FAILPOINT });
        expect(await bot.end(looks)).toEqual(killed);
        await memory.afterLeases();
      }
      const third = startProcess(settings);
      await third.until(() => managers.every((user) => drafts(user).length > 0));
      await wait(quietMs);
      // Telegram cannot tell that it has had one already, and both may have been on their way.
      expect(managers.reduce((sum, user) => sum + drafts(user).length, 0)).toBeLessThanOrEqual(4);
      expect(posts()).toEqual([]);
      third.signal("SIGKILL");
      await third.end();
      await memory.afterLeases();

      // Approved, but not published yet; then published, but nobody knows.
      const isPolled = () => standIn.isPolled();
      const fourth = await running({ ...settings, FAILPOINT: "claimed" }, isPolled);
      standIn.press(lastDraft(boss), "Publish", boss);
      expect(await fourth.end(looks)).toEqual(killed);
      expect(posts()).toEqual([]);
      await memory.afterLeases();
      const fifth = startProcess({ ...settings, FAILPOINT: "sent" });
      expect(await fifth.end(looks)).toEqual(killed);
      expect(posts()).toHaveLength(1);
      await memory.afterLeases();
      const sixth = await running(settings, isPolled);
      const isSaid = () => managers.every((user) => lastDraft(user).text.includes("Published."));
      await sixth.until(isSaid).catch(() => sixth.until(isSaid));
      // Here too: to lose none is to send one twice.
      expect(posts()).toHaveLength(2);
      // Of the other one nobody asks again.
      const before = managers.map((user) => drafts(user).length);
      await wait(quietMs);
      expect(managers.map((user) => drafts(user).length)).toEqual(before);
      market.move();
      await sixth.until(() => managers.every((user, index) => drafts(user).length === (before[index] ?? 0) + 1));
      expect(posts()).toHaveLength(2);
      sixth.signal("SIGTERM");
      expect((await sixth.end()).code).toBe(0);
      await scene.close();
    },
  );

  it.runIf(hasPostgres)(
    "is told once what two approve at the same moment in two processes, each press brought to both",
    async () => {
      const memory = await openSchema();
      const { standIn, market, settings, drafts, lastDraft, posts, ...scene } = await openChannel(memory);
      await scene.setUp();
      const webhook = { ...settings, TELEGRAM_WEBHOOK_URL: "https://bot.example.org/telegram", PORT: "0" };
      const bots = [1, 2].map(() => startProcess(webhook));
      const origins: string[] = [];
      for (const bot of bots) {
        await bot.until(() => bot.stdout().includes('"running"'));
        origins.push(/"address":"([^"]+)"/.exec(bot.stdout())?.[1] ?? "");
      }
      const [first] = bots as [BotProcess, BotProcess];
      for (let round = 1; round <= 3; round++) {
        market.move();
        await first.until(() => managers.every((user) => drafts(user).length === round));
        for (const user of managers) standIn.press(lastDraft(user), "Publish", user);
        await Promise.all(origins.map((origin) => standIn.bring(origin, { acknowledged: false })));
        await standIn.bring(origins[0] ?? "");
        await first.until(() => managers.every((user) => lastDraft(user).text.includes("Published.")));
        await wait(500);
        expect(posts()).toHaveLength(round);
      }
      // Both pressed, and each was told something.
      expect(standIn.popups()).toHaveLength(6);
      for (const bot of bots) bot.signal("SIGTERM");
      for (const bot of bots) expect((await bot.end()).code).toBe(0);
      await scene.close();
    },
  );
});
