import type { Platform } from "../../../src/chat/platform.ts";
import { createLog, type Log } from "../../../src/log.ts";
import { createTelegram, type TelegramOptions } from "../../../src/platforms/telegram/adapter.ts";
import type { Pace } from "../../../src/platforms/telegram/lane.ts";
import { createFakeClock, type FakeClock } from "../../clock.ts";
import { createTelegramStandIn, type TelegramStandIn } from "../../standins/telegram.ts";
import { createScript, type Script } from "../contract.ts";

/** A canary: it must not turn up in anything that is written. */
export const token = "4242:CANARY-token-of-the-bot";

export const ann = 7;
export const bob = 8;
/** A forum that Ann administers, with topics 45 and 46. */
export const group = -1001;

/** The fake clock stands still unless a test moves it, so nothing may wait for its turn. */
export const unpaced: Partial<Pace> = { perSecond: Number.POSITIVE_INFINITY, perChatMs: 0, perGroup: 1_000 };

export interface TelegramRig extends Script {
  standIn: TelegramStandIn;
  platform: Platform;
  clock: FakeClock;
  log: Log;
  apiRoot: string;
  /** Every line that was logged, with nothing redacted. */
  lines: string[];
  /** Another bot on the same stand-in. */
  second(options?: Partial<Pick<TelegramOptions, "token" | "apiRoot" | "pace" | "webhook" | "paid">>): Platform;
  close(): Promise<void>;
}

/** A Telegram bot on a stand-in of its own, not started yet. */
export async function openRig(
  pace: Partial<Pace> = unpaced,
  server: Pick<NonNullable<Parameters<typeof createTelegramStandIn>[0]>, "takesRich"> = {},
): Promise<TelegramRig> {
  const clock = createFakeClock();
  const standIn = createTelegramStandIn({ clock, token, ...server });
  const { apiRoot } = await standIn.start();
  standIn.addUser(ann, { language: "ru" });
  standIn.addUser(bob);
  standIn.addGroup({ id: group, admins: [ann], topics: [45, 46] });
  const script = createScript();
  const lines: string[] = [];
  const log = createLog({ level: "debug", secrets: [], write: (line) => void lines.push(line) });
  const create = (options: Partial<Pick<TelegramOptions, "token" | "apiRoot" | "pace" | "webhook" | "paid">> = {}) =>
    createTelegram({ token, apiRoot, pace, deps: script.deps, log, clock, ...options });
  const platform = create();
  return {
    ...script,
    standIn,
    platform,
    clock,
    log,
    apiRoot,
    lines,
    second: create,
    async close() {
      await platform.stop();
      await standIn.stop();
    },
  };
}
