import { randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { createFakeClock } from "../clock.ts";
import { type Line, openLine } from "../line.ts";
import { administer, postgresUrl } from "../postgres.ts";
import { type StandInUser, startDiscordStandIn } from "../standins/discord.ts";
import { createTelegramStandIn } from "../standins/telegram.ts";
import { openMarket } from "./market.ts";
import { type BotProcess, startProcess } from "./processes.ts";

/** One process of several on one Postgres, and its own way there. */
interface Member {
  bot: BotProcess;
  line: Line;
  /** Its own way to Discord. */
  discordLine: Line;
  /** Where its webhook listens; empty without one. */
  origin: string;
}

/** What people and platforms have seen. */
interface Seen {
  asked: number;
  /** Answered within three seconds. */
  inTime: number;
  /** Answered by now. */
  answered: number;
  /** Longest wait for an answer (ms). */
  slowestMs: number;
  /** Questions that more than one process answered. */
  twice: number;
  alerts: { due: number; told: number; lost: number; false: number; repeated: number };
  /** getUpdates that were refused since another one came. */
  conflicts: number;
  /** For how long (s) two processes were connected to Discord, since the last reset. */
  twoHoldersS: number;
  /** Requests to the odds service. */
  requests: number;
}

/** Both platforms, an odds service and a Postgres of their own, with people who ask all the time. */
export interface Several {
  start(options?: { shiftMs?: number; webhook?: boolean; shards?: number }): Promise<Member>;
  /** Everybody who watches has their watch. */
  watch(bot: BotProcess): Promise<void>;
  /** Moves the watched price and counts that as an alert that is due on either platform. */
  move(): void;
  /** Begins, or goes on, to ask: one question a second on each platform. */
  ask(): void;
  /** Ends the questions. */
  hush(): void;
  /** The alerts so far, on both platforms. */
  told(): number;
  seen(): Seen;
  reset(): void;
  /** The last words of both platforms to the one who writes. */
  say(bot: BotProcess, text: string): Promise<string>;
  /** Brings what Telegram has to somebody's webhook; gives the answers' codes. `acknowledged: false`: all of it comes again. */
  bring(member: Member, how?: { acknowledged: boolean }): Promise<number[]>;
  /** Somebody asks on Telegram. */
  askTelegram(): void;
  isTaken(): boolean;
  lives(): number;
  /** The shards of Discord that somebody is connected with, as `0/4`. */
  shards(): string[];
  /** How long (ms) lay between two connections to Discord's gateway, one after the other. */
  identifyGapsMs(): number[];
  close(): Promise<void>;
}

interface Question {
  at: number;
  answeredAt: number | null;
  twice: boolean;
}

const askers = 8;
const ann = 7;
const inTimeMs = 3_000;
const alert = /▼ .* (\d+\.\d+) → (\d+\.\d+)\n(?:▲ .*\n)?Best at/;

function falseIn(texts: readonly string[]): number {
  const ways = texts.map((text) => alert.exec(text)?.slice(1) ?? []);
  return ways.filter(([from, to], nth) => from === to || (nth > 0 && from !== ways[nth - 1]?.[1])).length;
}

/** With `servers` the people on Discord ask in servers, which belong to different shards; else in direct messages. */
export async function openSeveral({ servers = false } = {}): Promise<Several> {
  const name = `linewatch_${randomBytes(6).toString("hex")}`;
  await administer(`create database ${name}`);
  const url = new URL(postgresUrl);
  url.pathname = `/${name}`;
  const market = await openMarket();
  const telegram = createTelegramStandIn();
  const { apiRoot, token } = await telegram.start();
  const clock = createFakeClock(Date.now());
  const discord = await startDiscordStandIn({ clock });
  const members: Member[] = [];
  for (let user = 0; user < askers; user++) telegram.addUser(100 + user);
  telegram.addUser(ann);
  const people: { user: StandInUser; channel: string }[] = [];
  for (let person = 0; person < askers; person++) {
    // Servers of one moment would all belong to the same shard.
    await clock.advance(1);
    people.push({ user: discord.addUser(), channel: servers ? discord.addChannel() : discord.addDm() });
  }
  const watcher = { user: discord.addUser(), channel: discord.addDm() };

  const questions: Question[] = [];
  const open = new Map<number, Question[]>();
  let asking: NodeJS.Timeout | null = null;
  let turn = 0;
  let due = 0;
  let since = { conflicts: 0, requests: 0, twoHoldersMs: 0 };
  let lookedAt = performance.now();
  let answersOf = new Map<number, number>();

  const looking = setInterval(() => {
    const now = performance.now();
    if (discord.gateway.live > 1) since.twoHoldersMs += now - lookedAt;
    lookedAt = now;
    for (const [user, waiting] of open) {
      const answers = telegram.messages(user).length;
      const fresh = answers - (answersOf.get(user) ?? 0);
      answersOf.set(user, answers);
      for (let count = 0; count < fresh; count++) {
        const question = waiting.find(({ answeredAt }) => answeredAt === null);
        if (question) question.answeredAt = now;
        else {
          const last = waiting.at(-1);
          if (last) last.twice = true;
        }
      }
    }
  }, 25);

  function askTelegram(): string {
    const user = 100 + (turn % askers);
    const question: Question = { at: performance.now(), answeredAt: null, twice: false };
    questions.push(question);
    open.set(user, [...(open.get(user) ?? []), question]);
    const words = ["/odds", "/help", "/about"][turn % 3] ?? "/help";
    telegram.say(user, user, words === "/odds" ? `/odds ${market.slug}` : words);
    turn += 1;
    return words;
  }

  function askOnce(): void {
    const person = people[turn % askers];
    const words = askTelegram();
    if (person) {
      const other: Question = { at: performance.now(), answeredAt: null, twice: false };
      questions.push(other);
      const command = words.slice(1);
      const exchange = discord.slash(person.user, person.channel, command, command === "odds" ? { match: market.slug } : {});
      void exchange.message().then(
        () => {
          other.answeredAt = performance.now();
        },
        () => undefined,
      );
      const { id } = exchange.interaction;
      asked.set(id, other);
    }
  }
  const asked = new Map<string, Question>();

  const alertsTelegram = () => telegram.messages(ann).flatMap(({ text }) => alert.exec(text)?.[0] ?? []);
  const alertsDiscord = () => discord.messagesIn(watcher.channel).flatMap(({ text }) => alert.exec(text)?.[0] ?? []);
  const conflicts = () => telegram.requests("getUpdates").filter(({ code }) => code === 409).length;
  const requests = () => market.sandbox.knobs.statistics().requests;

  return {
    async start({ shiftMs = 0, webhook = false, shards } = {}) {
      const line = await openLine(url.href);
      const discordLine = await openLine(discord.apiUrl);
      const settings = {
        ...market.settings,
        ...{ TELEGRAM_API_ROOT: apiRoot, TELEGRAM_BOT_TOKEN: token },
        ...{ DISCORD_API_URL: discordLine.url, DISCORD_BOT_TOKEN: discord.token },
        DATABASE_URL: line.url,
        ...(shards ? { DISCORD_SHARDS: String(shards) } : {}),
        ...(webhook ? { TELEGRAM_WEBHOOK_URL: "https://bot.example.org/telegram", PORT: "0" } : {}),
      };
      const bot = startProcess(settings, { shiftMs });
      const member = { bot, line, discordLine, origin: "" };
      members.push(member);
      await bot.until(() => bot.stderr().includes('"running"') || bot.stdout().includes('"running"'));
      const [, origin = ""] = /"address":"([^"]+)"/.exec(bot.stdout()) ?? [];
      return { ...member, origin };
    },
    async watch(bot) {
      telegram.say(ann, ann, `/watch ${market.slug}`);
      discord.slash(watcher.user, watcher.channel, "watch", { match: market.slug });
      await bot.until(
        () => telegram.messages(ann).length > 0 && discord.messagesIn(watcher.channel).some(({ loading }) => !loading),
      );
    },
    move() {
      due += 1;
      market.move();
    },
    ask() {
      asking ??= setInterval(askOnce, 1_000);
    },
    hush() {
      if (asking) clearInterval(asking);
      asking = null;
    },
    told: () => Math.min(alertsTelegram().length, alertsDiscord().length),
    seen() {
      const callbacks = new Map<string, number>();
      for (const { path } of discord.requests) {
        const id = /^\/interactions\/(\d+)\/[^/]+\/callback/.exec(path)?.[1];
        if (id) callbacks.set(id, (callbacks.get(id) ?? 0) + 1);
      }
      for (const [id, question] of asked) question.twice = (callbacks.get(id) ?? 0) > 1;
      const waits = questions.flatMap(({ at, answeredAt }) => (answeredAt === null ? [] : [answeredAt - at]));
      const told = [alertsTelegram(), alertsDiscord()];
      const distinct = told.map((texts) => new Set(texts).size);
      return {
        asked: questions.length,
        inTime: waits.filter((ms) => ms <= inTimeMs).length,
        answered: waits.length,
        slowestMs: Math.round(Math.max(0, ...waits)),
        twice: questions.filter(({ twice }) => twice).length,
        alerts: {
          due: 2 * due,
          told: (distinct[0] ?? 0) + (distinct[1] ?? 0),
          lost: 2 * due - (distinct[0] ?? 0) - (distinct[1] ?? 0),
          // Each begins where the one before has ended, and ends elsewhere.
          false: told.reduce((sum, texts) => sum + falseIn([...new Set(texts)]), 0),
          repeated: told.flat().length - (distinct[0] ?? 0) - (distinct[1] ?? 0),
        },
        conflicts: conflicts() - since.conflicts,
        twoHoldersS: Math.round(since.twoHoldersMs / 100) / 10,
        requests: requests() - since.requests,
      };
    },
    reset() {
      since = { conflicts: conflicts(), requests: requests(), twoHoldersMs: 0 };
      questions.length = 0;
      asked.clear();
      // What is still to be answered is, but counts no more.
      for (const [user, waiting] of open)
        open.set(
          user,
          waiting.filter(({ answeredAt }) => answeredAt === null),
        );
      answersOf = new Map(Array.from({ length: askers }, (_, user) => [100 + user, telegram.messages(100 + user).length]));
    },
    async say(bot, text) {
      const before = telegram.messages(ann).length;
      telegram.say(ann, ann, text);
      await bot.until(() => telegram.messages(ann).length > before);
      return telegram.messages(ann).at(-1)?.text ?? "";
    },
    bring: (member, how) => telegram.bring(member.origin, how),
    askTelegram: () => void askTelegram(),
    isTaken: () => telegram.isPolled() && discord.gateway.connected,
    lives: () => discord.gateway.live,
    shards: () => [...new Set(discord.gateway.shards)],
    identifyGapsMs() {
      const times = discord.gateway.identifiedAt;
      return times.slice(1).map((at, index) => Math.round(at - (times[index] ?? 0)));
    },
    async close() {
      clearInterval(looking);
      if (asking) clearInterval(asking);
      for (const { bot } of members) bot.signal("SIGKILL");
      await wait(200);
      await Promise.all([
        ...members.flatMap(({ line, discordLine }) => [line.close(), discordLine.close()]),
        telegram.stop(),
        discord.stop(),
        market.sandbox.stop(),
      ]);
      await administer(`drop database if exists ${name} with (force)`);
    },
  };
}
