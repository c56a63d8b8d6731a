import { execFile } from "node:child_process";
import { mkdir, readdir, readFile, stat } from "node:fs/promises";
import { promisify } from "node:util";
import { systemClock } from "../src/clock.ts";
import { silentLog } from "../src/log.ts";
import { createSandbox } from "../src/sandbox/server.ts";
import { openDatabase } from "../src/storage/database.ts";
import { freshFolder } from "../test/bot.ts";
import { environmentOf } from "./bare.ts";
import { type Bench, type Row, row } from "./bench.ts";
import { gather } from "./crowd.ts";
import { openDiscordSide } from "./discord-side.ts";
import { median } from "./load.ts";
import { type Program, startBot, startProgram } from "./programs.ts";
import { openTelegramSide } from "./telegram-side.ts";

const rounds = 5;
/** Side by side: memory is the same on a busy machine. */
const memoryRounds = 3;
const watches = 100_000;
const perMatch = 100;
/** By then nothing but polls goes on, and the garbage of the start is collected: a process that rests takes up to two minutes to do so. */
const idleAfterMs = 180_000;
const mega = 1024 * 1024;

export const bench: Bench = {
  about: `from the start of the process on an empty folder to the first answer, median of ${rounds} alternating starts; memory ${idleAfterMs / 1000} s after it, median of ${memoryRounds}`,
  async run() {
    const sandbox = createSandbox({ clock: systemClock, seed: "bench", speed: 1, volatility: 0 });
    const odds = { ODDS_API_BASE_URL: await sandbox.start(0, "127.0.0.1"), ODDS_SOURCE: "sandbox", ...credit };
    try {
      return [...(await startRows(odds)), ...(await memoryRows(odds)), await sizeRow()];
    } finally {
      await sandbox.stop();
    }
  },
};

const credit = { ODDS_SOURCE_NAME: "Odds", ODDS_SOURCE_URL: "https://odds.test" };

type Settings = Readonly<Record<string, string>>;

async function startRows(odds: Settings): Promise<Row[]> {
  const side = await openTelegramSide();
  const [ours, bare] = ["1:ours", "2:bare"];
  const bareSettings = environmentOf({ apiUrl: side.apiRoot, token: bare, message: { text: "An answer." } });
  const times: [number[], number[]] = [[], []];
  const answerMs = async (start: () => Program, token: string): Promise<number> => {
    // Asked before anybody is there to answer, as after a restart.
    const answered = side.ask(token, token === bare ? "/odds" : "/about");
    const program = start();
    await answered;
    const ms = performance.now() - program.startedAt;
    await program.stop();
    return ms;
  };
  for (let round = 0; round < rounds; round++) {
    times[0].push(await answerMs(() => startBot({ ...odds, ...telegramSettings(ours, side.apiRoot) }), ours));
    times[1].push(await answerMs(() => startProgram("./bare-telegram.js", bareSettings), bare));
  }
  await side.close();
  const pair = { ours: median(times[0]), rival: median(times[1]) };
  return [row({ name: "start to first answer", ...pair, unit: "ms", note: "bare grammY with its runner" })];
}

function telegramSettings(token: string, apiRoot: string): Settings {
  return { TELEGRAM_BOT_TOKEN: token, TELEGRAM_API_ROOT: apiRoot };
}

async function memoryRows(odds: Settings): Promise<Row[]> {
  const crowd = `${watches.toLocaleString("en")} watches of ${(watches / perMatch).toLocaleString("en")} matches`;
  const memories: readonly [name: string, measured: Promise<number>][] = [
    ["memory, Telegram", idleMb(() => onTelegram(odds))],
    ["memory, both platforms", idleMb(() => onBoth(odds))],
    [`memory, both platforms and ${crowd}`, idleMb(async () => onBoth({ ...odds, DATA_DIR: await crowdedFolder() }))],
  ];
  const rows = memories.map(async ([name, measured]) =>
    row({ name, ours: await measured, rival: null, unit: "MB", note: "resident" }),
  );
  return Promise.all(rows);
}

/** A bot's settings, and the stand-ins that it talks to. */
interface Place {
  settings: Settings;
  close(): Promise<void>;
}

async function onTelegram(odds: Settings): Promise<Place> {
  const telegram = await openTelegramSide();
  return { settings: { ...odds, ...telegramSettings("1:ours", telegram.apiRoot) }, close: () => telegram.close() };
}

async function onBoth(odds: Settings): Promise<Place> {
  const [{ settings, close }, discord] = [await onTelegram(odds), await openDiscordSide("ours.token")];
  return {
    settings: { ...settings, DISCORD_BOT_TOKEN: discord.token, DISCORD_API_URL: discord.apiUrl },
    close: async () => void (await Promise.all([close(), discord.close()])),
  };
}

async function idleMb(open: () => Promise<Place>): Promise<number> {
  return median(await Promise.all(Array.from({ length: memoryRounds }, async () => residentMb(await open()))));
}

async function residentMb({ settings, close }: Place): Promise<number> {
  const program = startBot(settings);
  await systemClock.sleep(idleAfterMs);
  const { stdout } = await promisify(execFile)("ps", ["-o", "rss=", "-p", String(program.pid)]);
  await program.stop();
  await close();
  return Number(stdout) / 1024;
}

async function crowdedFolder(): Promise<string> {
  const folder = freshFolder();
  await mkdir(folder, { recursive: true });
  const database = await openDatabase(`${folder}/linewatch.db`, silentLog);
  const chats = Array.from({ length: watches }, (_, index) => `telegram:${index + 1}`);
  await gather(database, { matches: watches / perMatch, chats, rules: ["3pp"] });
  await database.destroy();
  return folder;
}

/** What `npm ci --omit=dev` installs, by the lock file. */
async function sizeRow(): Promise<Row> {
  const lock = JSON.parse(await readFile("package-lock.json", "utf8")) as { packages: Record<string, { dev?: boolean }> };
  const folders = Object.keys(lock.packages).filter((path) => path !== "" && lock.packages[path]?.dev !== true);
  const sizes = await Promise.all(folders.map((folder) => ownBytes(folder, true)));
  const megabytes = sizes.reduce((sum, size) => sum + size, 0) / mega;
  const note = "without what is only for development";
  return row({ name: "npm ci", ours: megabytes, rival: null, unit: "MB", note: `${folders.length} packages, ${note}` });
}

/** Without the packages inside, which the lock file names by themselves; what was not installed for this machine has none. */
async function ownBytes(folder: string, isTop: boolean): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const sizes = entries.map(async (entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return isTop && entry.name === "node_modules" ? 0 : ownBytes(path, false);
    return entry.isFile() ? (await stat(path)).size : 0;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
