import { once } from "node:events";
import { autoRetry } from "@grammyjs/auto-retry";
import { run } from "@grammyjs/runner";
import { apiThrottler } from "@grammyjs/transformer-throttler";
import { Bot, type Transformer } from "grammy";
import { systemClock } from "../src/clock.ts";
import { silentLog } from "../src/log.ts";
import { createTelegram } from "../src/platforms/telegram/adapter.ts";
import { createTelegramStandIn, type TelegramStandIn } from "../test/standins/telegram.ts";
import { type Row, row } from "./bench.ts";
import { answeringDeps, deliverTo } from "./delivering.ts";
import { median, quantile } from "./load.ts";
import { startSimulation } from "./simulation.ts";

const awayMs = 60;
const seconds = 20;
/** For what is under way when the time is over. */
const leaveMs = 6_000;
/** More than can be told in the time. */
const chats = 900;
const perSecond = 30;
/** Asks once a second while the alerts go out. */
const person = 1_000_000;

/** What a contender came to. */
interface Figures {
  /** Messages that were taken a second, answers included. */
  taken: number;
  refused: number;
  /** Messages that were given up. */
  lost: number;
  waited: number[];
}

/** Tells every chat until the signal aborts, and answers whoever asks; resolves to how many messages it gave up. */
type Contender = (place: Place, signal: AbortSignal) => Promise<number>;

interface Place {
  token: string;
  apiRoot: string;
}

export async function telegramRows(): Promise<Row[]> {
  const ours = await contest(linewatch);
  const rivals = [
    { name: "grammY with transformer-throttler", figures: await contest(throttled) },
    { name: "grammY with auto-retry alone, 3 at once", figures: await contest(retrying) },
  ];
  const unit = "ms";
  return rivals.flatMap(({ name: note, figures }) => [
    row({
      name: "Telegram, share of the limit",
      ours: ours.taken / perSecond,
      rival: figures.taken / perSecond,
      unit: "of 30/s",
      note,
    }),
    row({ name: "Telegram, refused (429)", ours: ours.refused, rival: figures.refused, unit: "messages", note }),
    row({ name: "Telegram, given up", ours: ours.lost, rival: figures.lost, unit: "messages", note }),
    row({ name: "Telegram, a person's answer, p50", ours: median(ours.waited), rival: median(figures.waited), unit, note }),
    row({ name: "Telegram, a person's answer, p95", ours: p95(ours.waited), rival: p95(figures.waited), unit, note }),
  ]);
}

function p95(values: readonly number[]): number {
  return quantile(values, 0.95);
}

async function contest(contender: Contender): Promise<Figures> {
  const simulation = startSimulation();
  const standIn = createTelegramStandIn({ strict: true });
  const { apiRoot, token } = await standIn.start();
  for (let chat = 1; chat <= chats; chat++) standIn.addUser(chat);
  standIn.addUser(person);
  const stop = new AbortController();
  const done = contender({ token, apiRoot: await simulation.farAway(apiRoot, awayMs) }, stop.signal);
  const answered = (code: number) => standIn.requests("sendMessage").filter((one) => one.code === code).length;
  while (answered(200) === 0) await simulation.pass(100);
  const before = answered(200);
  const asker = createAsker(standIn);
  await simulation.pass(seconds * 1_000, asker.look);
  const figures = { taken: (answered(200) - before) / seconds, refused: answered(429), waited: asker.end() };
  stop.abort();
  await simulation.pass(leaveMs);
  const lost = await done;
  simulation.stop();
  await standIn.stop();
  return { ...figures, lost };
}

/** Asks every second, once the last question was answered. */
function createAsker(standIn: TelegramStandIn) {
  const waited: number[] = [];
  let nextAt = Date.now();
  let asked: { at: number; messages: number } | null = null;
  return {
    look(): void {
      const messages = standIn.messages(person).length;
      if (asked && messages > asked.messages) {
        waited.push(Date.now() - asked.at);
        asked = null;
      }
      if (asked || Date.now() < nextAt) return;
      standIn.say(person, person, "/about");
      asked = { at: Date.now(), messages };
      nextAt = Date.now() + 1_000;
    },
    /** Whoever has no answer by now has waited until now. */
    end: () => (asked ? [...waited, Date.now() - asked.at] : waited),
  };
}

const linewatch: Contender = async ({ token, apiRoot }, signal) => {
  const platform = createTelegram({ token, apiRoot, deps: answeringDeps(), log: silentLog, clock: systemClock });
  await platform.start();
  await deliverTo(platform, { chats: Array.from({ length: chats }, (_, index) => String(index + 1)), inFlight: 3 }, signal);
  await platform.stop();
  return 0;
};

/** All at once: the throttler has a queue of its own. */
const throttled: Contender = (place, signal) =>
  withGrammy({ ...place, transformer: apiThrottler(), signal }, async (send) => {
    await Promise.all(Array.from({ length: chats }, (_, index) => send(index + 1)));
  });

/** As grammY's documentation advises for many messages. */
const retrying: Contender = (place, signal) =>
  withGrammy({ ...place, transformer: autoRetry({ rethrowHttpErrors: true }), signal }, async (send) => {
    let next = 1;
    const worker = async (): Promise<void> => {
      while (next <= chats && !signal.aborted) await send(next++);
    };
    await Promise.all([worker(), worker(), worker()]);
  });

interface WithGrammy extends Place {
  transformer: Transformer;
  signal: AbortSignal;
}

async function withGrammy(
  { token, apiRoot, transformer, signal }: WithGrammy,
  tell: (send: (chat: number) => Promise<unknown>) => Promise<void>,
): Promise<number> {
  const bot = new Bot(token, { client: { apiRoot } });
  bot.api.config.use(transformer);
  bot.command("about", (context) => context.reply("A short answer."));
  const runner = run(bot);
  let lost = 0;
  void tell((chat) => bot.api.sendMessage(chat, "A line has moved.").catch(() => lost++));
  await once(signal, "abort");
  const lostInTime = lost;
  await runner.stop();
  return lostInTime;
}
