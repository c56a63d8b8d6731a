import diagnostics from "node:diagnostics_channel";
import { copyFileSync, cpSync, existsSync, mkdtempSync } from "node:fs";
import type { ClientRequest } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Bot, startBot } from "../src/app/bot.ts";
import type { Call } from "../src/chat/call.ts";
import type { Outcome, Outgoing, Platform, PlatformDeps } from "../src/chat/platform.ts";
import { decodePress } from "../src/chat/press.ts";
import type { Reply } from "../src/chat/reply.ts";
import { type Config, readConfig } from "../src/config.ts";
import { type Log, silentLog } from "../src/log.ts";
import { loadTexts, type Texts } from "../src/replies/parts/text.ts";
import { createSandbox, type Sandbox, type SandboxOptions } from "../src/sandbox/server.ts";
import type { World } from "../src/sandbox/world.ts";
import { isPostgres, openDatabase } from "../src/storage/database.ts";
import { createFakeClock, type FakeClock } from "./clock.ts";
import { copyOfPostgres, emptyDatabases } from "./databases.ts";
import { plainText } from "./plain-text.ts";
import { type Unanswered, unansweredChannel } from "./standins/unanswered.ts";
import { watchStatements } from "./statements.ts";

/** A sandbox and the time that it and the bots on it share. */
export interface TestWorld {
  clock: FakeClock;
  sandbox: Sandbox;
  /** What the bots' ODDS_API_BASE_URL is. */
  url: string;
  /** Lets time pass; each moment's requests and answers are awaited before the next comes. */
  pass(ms: number): Promise<void>;
  /** Lets time pass until it is so, at most `withinMs`; throws when it never was. */
  until(check: () => boolean | Promise<boolean>, withinMs?: number): Promise<void>;
  /** Lets time pass until it is so, at most `withinMs`; resolves to whether it was. */
  within(withinMs: number, check: () => boolean | Promise<boolean>): Promise<boolean>;
  close(): Promise<void>;
}

/** Prices stand still unless a test moves them, and refresh as slowly as in life, unless the options say otherwise. */
export async function openWorld({ now, ...options }: Partial<SandboxOptions> & { now?: number } = {}): Promise<TestWorld> {
  const clock = createFakeClock(now);
  const sandbox = createSandbox({ clock, seed: "test", speed: 1, volatility: 0, ...options });
  const url = await sandbox.start(0, "127.0.0.1");
  const traffic = watchTraffic();
  const pass = (ms: number): Promise<void> => clock.advance(ms, traffic.settled);

  async function within(withinMs: number, check: () => boolean | Promise<boolean>): Promise<boolean> {
    const end = clock.now() + withinMs;
    while (!(await check())) {
      if (clock.now() >= end) return false;
      // Where nothing is due soon there is nothing to look at in between.
      const stepMs = Math.max(250, Math.min(1_000, (clock.nextWake() ?? end) - clock.now()));
      await pass(Math.min(stepMs, end - clock.now()));
    }
    return true;
  }

  async function until(check: () => boolean | Promise<boolean>, withinMs = 3_600_000): Promise<void> {
    // What the machine itself takes long for, such as reading a file that is sent, is no fault; time stands still meanwhile.
    if ((await within(withinMs, check)) || (await comesAbout(check))) return;
    throw new Error(`not so within ${withinMs / 1000} s of the clock: ${check}`);
  }

  return {
    clock,
    sandbox,
    url,
    pass,
    until,
    within,
    async close() {
      traffic.stop();
      await sandbox.stop();
    },
  };
}

/**
 * Processor time of this process, which all takes place in, so a busy machine leaves nearly as much of it as a quiet one: what is
 * drawn elsewhere meanwhile, and caches that others empty, take some.
 */
const patienceMs = 30_000;
const turnsALook = 100;

/** Whether something comes about without any time passing but the machine's own. */
export async function comesAbout(check: () => boolean | Promise<boolean>): Promise<boolean> {
  const begun = process.cpuUsage();
  for (let turn = 1; !(await check()); turn++) {
    // To ask for that time takes longer than a turn.
    const { user, system } = turn % turnsALook === 0 ? process.cpuUsage(begun) : { user: 0, system: 0 };
    if ((user + system) / 1_000 > patienceMs) return false;
    await new Promise((resolve) => setImmediate(resolve));
  }
  return true;
}

/**
 * Requests that are answered late on purpose: a long poll, a playground's stream, a call whose answer waits for the clock, and a
 * connection that stays.
 */
const patient = /\/getupdates$|^\/chats\/|^\/v3\/ws\?/i;

/**
 * Counts the requests under way in this process, to the sandbox and to the platforms' stand-ins, and the statements to Postgres, so
 * that the clock waits for their answers.
 */
export function watchTraffic() {
  const underWay = createUnderWay();
  const begin = (message: unknown): void => {
    const { request } = message as { request: { path: string } };
    if (!patient.test(request.path)) underWay.add(request);
  };
  const over = new WeakSet<object>();
  const end = (message: unknown): void => {
    const { request } = message as { request: object };
    over.add(request);
    underWay.delete(request);
  };
  // grammY asks through node:http, which tells of the beginning only in a way that holds for failures too.
  const beginByHttp = (message: unknown): void => {
    const { request } = message as { request: ClientRequest };
    if (patient.test(request.path)) return;
    underWay.add(request);
    request.once("close", () => underWay.delete(request));
  };
  // One request at a time on each connection: its end of it names the request that a stand-in leaves without an answer.
  const byPort = new Map<number | undefined, unknown>();
  const onHeaders = (message: unknown): void => {
    const { request, socket } = message as { request: unknown; socket: { localPort: number } };
    byPort.set(socket.localPort, request);
  };
  const leave = (message: unknown): void => {
    const { port, until } = message as Unanswered;
    const request = byPort.get(port);
    // What is over by then stays over.
    if (underWay.delete(request)) void until?.then(() => !over.has(request as object) && underWay.add(request));
  };
  const channels = {
    "undici:client:sendHeaders": onHeaders,
    [unansweredChannel]: leave,
    "undici:request:create": begin,
    "undici:request:trailers": end,
    "undici:request:error": end,
    "http.client.request.start": beginByHttp,
  };
  for (const [name, listener] of Object.entries(channels)) diagnostics.subscribe(name, listener);
  const stopStatements = watchStatements({ begin: (one) => underWay.add(one), end: (one) => underWay.delete(one) });
  return {
    /** Resolves when nothing is under way and nobody begins anything within some turns of the event loop. */
    async settled(): Promise<void> {
      for (let quiet = 0; quiet < 12; quiet = underWay.isEmpty() ? quiet + 1 : 0) {
        await underWay.emptied();
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
    stop(): void {
      for (const [name, listener] of Object.entries(channels)) diagnostics.unsubscribe(name, listener);
      stopStatements();
    },
  };
}

/** Things that end, and the wait for their end: to look again and again would take the processor from who is to end them. */
function createUnderWay() {
  const underWay = new Set<unknown>();
  let wake: (() => void)[] = [];
  return {
    add: (one: unknown): void => void underWay.add(one),
    delete(one: unknown): boolean {
      const wasThere = underWay.delete(one);
      if (underWay.size > 0) return wasThere;
      for (const resolve of wake) resolve();
      wake = [];
      return wasThere;
    },
    isEmpty: (): boolean => underWay.size === 0,
    emptied: async (): Promise<void> => {
      if (underWay.size > 0) await new Promise<void>((resolve) => wake.push(resolve));
    },
  };
}

/** A football match that starts in thirty hours or more, so that nothing happens to it but what the test does. */
export function laterMatch({ sandbox, clock }: TestWorld): ReturnType<World["matches"]>[number] {
  const later = clock.now() + 30 * 3_600_000;
  const match = sandbox.world
    .matches(clock.now())
    .find(({ league, startsAt }) => league.sport === "football" && startsAt > later);
  if (!match) throw new Error("the world has no such match");
  return match;
}

/** A platform that keeps what it is sent. It calls itself the playground, so that its addresses are known. */
interface RecordingPlatform {
  platform: Platform;
  /** Everything that came unasked, in order. */
  sent: { chat: string; reply: Reply; text: string }[];
  /** What the next send comes to instead of `sent`. */
  outcomes: Outcome[];
}

function createRecordingPlatform(): RecordingPlatform {
  const sent: RecordingPlatform["sent"] = [];
  const outcomes: Outcome[] = [];
  const platform: Platform = {
    name: "playground",
    start: async () => undefined,
    stop: async () => undefined,
    probe: async () => true,
    async send({ address, reply }: Outgoing): Promise<Outcome> {
      const outcome = outcomes.shift();
      if (outcome && outcome.kind !== "sent") return outcome;
      sent.push({ chat: address, reply, text: plainText(reply) });
      return { kind: "sent", messageId: String(sent.length) };
    },
  };
  return { platform, sent, outcomes };
}

/** A whole bot in this process: every part is the real one, but for the recording platform where no other is set. */
export interface TestBot extends RecordingPlatform {
  bot: Bot;
  /** Types a command in a chat. Resolves to the answer while somebody else lets time pass. */
  call(chat: string, typed: string, how?: Partial<Call>): Promise<{ reply: Reply; text: string }>;
  /** Types a command in a chat and resolves to the answer; time passes meanwhile. */
  ask(chat: string, typed: string, how?: Partial<Call>): Promise<{ reply: Reply; text: string }>;
  /** Presses the button of a reply that has this label. */
  press(chat: string, reply: Reply, label: string): Promise<{ reply: Reply; text: string }>;
  /** What its platforms are given: menus, suggestions. */
  given(): PlatformDeps;
  stop(): Promise<void>;
}

interface TestBotOptions {
  /** Where the bot keeps what it knows; hand the same folder to a second bot to restart the first. */
  dataDir?: string;
  /** Variables of the environment. With a token, or with PLAYGROUND, the platform that they set takes the recording one's place. */
  settings?: Record<string, string>;
  config?: Partial<Config>;
  /** Where it logs; nowhere by default. */
  log?: Log;
  /** What it says; else what is in `locales`, or in a folder of the settings. */
  texts?: Texts;
  /** What the machine's clock shows, which somebody may set; time itself passes as in the world. Left out where they are one. */
  machineTime?: () => number;
}

/** For all bots: to read ten languages takes longer than most of what they say. */
const allTexts = loadTexts();

/** Starts a whole bot on the world's sandbox. Time must pass for its answers: the budget begins empty. */
export async function openBot(
  world: TestWorld,
  { dataDir, settings = {}, config = {}, log = silentLog, texts, machineTime }: TestBotOptions = {},
): Promise<TestBot> {
  const recording = createRecordingPlatform();
  // Whatever may set a platform is among the variables; without any, `readConfig` would start the playground.
  const records = !["TELEGRAM_BOT_TOKEN", "DISCORD_BOT_TOKEN", "PLAYGROUND"].some((variable) => variable in settings);
  const folder = dataDir ?? freshFolder();
  const read = testConfig(world.url, folder, { ...(await databaseOf(folder)), ...settings });
  await layOut(read.database.url);
  let deps: PlatformDeps | null = null;
  const bot = await startBot(
    { ...read, ...(records ? { playground: null } : {}), ...config },
    {
      clock: machineTime ? { ...world.clock, now: machineTime } : world.clock,
      ...(machineTime ? { steadyMs: world.clock.now } : {}),
      log,
      ...(texts || !read.texts ? { texts: texts ?? allTexts } : {}),
      platforms(given) {
        deps = given;
        return records ? [recording.platform] : [];
      },
    },
  );

  async function call(asked: Call): Promise<{ reply: Reply; text: string }> {
    if (!deps) throw new Error("the bot has not started");
    const reply = await deps.answer(asked);
    return { reply, text: plainText(reply) };
  }

  /** The answer may have to wait for the budget, so time passes until it is there. */
  async function answer(asked: Call): Promise<{ reply: Reply; text: string }> {
    let isOver = false;
    const answered = call(asked).finally(() => {
      isOver = true;
    });
    // Whoever waits below hears of a failure.
    answered.catch(() => undefined);
    await world
      .until(() => isOver, 60_000)
      .catch((cause: unknown) => {
        throw new Error(`no answer to /${asked.command} ${asked.text}`, { cause });
      });
    return answered;
  }

  return {
    ...recording,
    bot,
    given() {
      if (!deps) throw new Error("the bot has not started");
      return deps;
    },
    call: (chat, typed, how) => call(callOf(chat, typed, how)),
    ask: (chat, typed, how) => answer(callOf(chat, typed, how)),
    press(chat, reply, label) {
      const button = reply.buttons.flat().find((one) => one.label === label);
      if (!button || !("press" in button)) throw new Error(`no button ${label}`);
      const press = decodePress(`${button.press.replace ? "=" : "+"}${button.press.command} ${button.press.text}`.trimEnd());
      if (!press) throw new Error(`the button ${label} cannot be read back`);
      return answer({ ...callIn(chat), command: press.command, text: press.text, source: "button" });
    },
    async stop() {
      const stopped = bot.stop();
      let done = false;
      stopped.finally(() => {
        done = true;
      });
      await world.until(() => done);
      await stopped;
    },
  };
}

/** With BOTS_ON=postgres all bots keep what they know there, each folder's in a database of its own. */
export const isOnPostgres = process.env["BOTS_ON"] === "postgres";
const databases = new Map<string, Promise<string>>();

async function databaseOf(folder: string): Promise<Record<string, string>> {
  if (!isOnPostgres) return {};
  const url = databases.get(folder) ?? emptyDatabases.find(({ name }) => name === "postgres")?.url();
  if (!url) throw new Error("no Postgres answers");
  databases.set(folder, url);
  return { DATABASE_URL: await url };
}

/** A folder with all that a bot keeps in another one at this moment: what is left to the next when the bot is killed. */
export async function copyOfFolder(folder: string): Promise<string> {
  const copy = freshFolder();
  cpSync(folder, copy, { recursive: true });
  const url = await databases.get(folder);
  if (url !== undefined) databases.set(copy, copyOfPostgres(url));
  await databases.get(copy);
  return copy;
}

let tables: Promise<string> | null = null;

/** Puts a file with all tables, and nothing in them, where a bot would make one: that takes longer than all else at a start. */
async function layOut(url: string): Promise<void> {
  if (isPostgres(url) || existsSync(url)) return;
  tables ??= makeTables();
  copyFileSync(await tables, url);
}

async function makeTables(): Promise<string> {
  const file = join(freshFolder(), "linewatch.db");
  const database = await openDatabase(file, silentLog);
  await database.destroy();
  return file;
}

function callOf(chat: string, typed: string, how: Partial<Call> = {}): Call {
  const [, command = "", text = ""] = /^\/?(\S+)\s*(.*)$/.exec(typed) ?? [];
  return { ...callIn(chat), command, text, ...how };
}

function callIn(chat: string): Call {
  return {
    address: chat,
    place: "private",
    reader: { id: chat, language: "en" },
    command: "",
    text: "",
    options: null,
    source: "typed",
    mayManage: async () => true,
  };
}

/** The settings of a bot on a sandbox: SQLite in the folder, credit to a test source. */
export function testConfig(sandboxUrl: string, dataDir: string, more: Record<string, string> = {}): Config {
  return readConfig({
    ODDS_API_BASE_URL: sandboxUrl,
    ODDS_SOURCE: "sandbox",
    ODDS_SOURCE_NAME: "Test Odds",
    ODDS_SOURCE_URL: "https://odds.test",
    DATA_DIR: dataDir,
    HOST: "127.0.0.1",
    PORT: "0",
    LOG_LEVEL: "silent",
    ...more,
  });
}

export function freshFolder(): string {
  return mkdtempSync(join(process.env["TEST_FOLDER"] ?? tmpdir(), "linewatch-"));
}
